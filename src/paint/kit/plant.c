/* plant.c - trees and bushes. */
#include <math.h>

#include "paint/kit/noise.h"
#include "paint/kit/prop.h"
#include "paint/kit/season.h"

/* A trunk and its branches, snow on the upper ones. */
static void bare_tree(struct easel *c, const struct item *t)
{
	struct dice dice = {t->look};
	float r = t->size, x = t->at.x, fork = t->at.y - r * 0.75f;
	struct vec tip[7];

	for (int i = 0; i < 7; i++) {
		float angle = -2.70f + 0.375f * (float)i + dice_real(&dice, -0.12f, 0.12f);
		float reach = r * dice_real(&dice, 1.05f, 1.35f);

		tip[i] = vec(x + reach * cosf(angle), fork + reach * sinf(angle));
	}
	/* rime on twigs too thin to be drawn */
	fill_ellipse(c, vec(x, fork - r * 0.35f), r * 1.15f, r * 0.95f, ink_alpha(rgb(c->season->snow_shade), 0.30f));
	fill_ellipse(c, vec(x - r * 0.2f, fork - r * 0.5f), r * 0.8f, r * 0.65f,
	             ink_alpha(rgb(c->season->snow), 0.40f));
	trace_line(c, t->at, vec(x, fork), r * 0.24f);
	for (int i = 0; i < 7; i++) {
		struct vec half = vec_mix(vec(x, fork), tip[i], 0.55f);
		struct vec twig =
		    vec(half.x + (tip[i].x - half.x) * 0.2f + (i & 1 ? r : -r) * 0.28f, tip[i].y + r * 0.08f);

		trace_line(c, vec(x, fork), tip[i], r * 0.12f);
		trace_line(c, half, twig, r * 0.09f);
	}
	trace_fill(c, ink_solid(rgb(0x66584F)));
	for (int i = 1; i < 6; i++)
		trace_line(c, vec_mix(vec(x, fork), tip[i], 0.45f), vec_up(tip[i], r * 0.04f), r * 0.10f);
	trace_fill(c, ink_alpha(rgb(c->season->snow), 0.92f));
}

void tree_draw(struct easel *c, const struct item *t)
{
	if (c->season->bare) {
		bare_tree(c, t);
		return;
	}
	float r = t->size;
	struct vec crown = vec_up(t->at, r * 0.95f);
	struct dice dice = {t->look};
	const struct season *season = c->season;
	bool odd = dice_below(&dice, 15) == 0;
	struct rgb leaf = rgb(odd ? season->odd[dice_below(&dice, 2)] : season->leaves[dice_below(&dice, LEAF_COLORS)]);
	float o = OUTLINE_WIDTH * 0.85f;
	struct vec lobe[5];

	if (season->masses[0] && t->mass && (t->look >> 9 & 3)) /* a wood is of one colour, by and large */
		leaf = rgb_mix(rgb(season->masses[t->mass - 1]), leaf, 0.25f);

	fill_rect(c, t->at.x - r * 0.14f, t->at.y - r * 0.4f, t->at.x + r * 0.14f, t->at.y + r * 0.05f,
	          ink_solid(rgb(0x5B4128)));
	for (int i = 0; i < 5; i++) {
		static const struct vec round_[5] = {
		    {-0.45f, 0.28f}, {0.48f, 0.25f}, {-0.42f, -0.35f}, {0.40f, -0.38f}, {0.0f, -0.55f}};

		struct vec off = vec_random(&dice, -0.12f, -0.10f, 0.12f, 0.10f);

		lobe[i] = vec_off(crown, (round_[i].x + off.x) * r, (round_[i].y + off.y) * r);
		trace_ellipse(c, lobe[i], r * 0.58f + o, r * 0.56f + o);
	}
	trace_ellipse(c, crown, r * 0.8f + o, r * 0.8f + o);
	trace_fill(c, ink_solid(rgb(odd ? season->odd_outline : season->outline)));
	for (int i = 0; i < 5; i++)
		trace_ellipse(c, lobe[i], r * 0.56f, r * 0.54f);
	trace_ellipse(c, crown, r * 0.8f, r * 0.8f);
	trace_fill(c, ink_radial(rgb_scale(leaf, 1.26f), rgb_scale(leaf, 0.66f), vec_off(crown, -r * 0.35f, -r * 0.42f),
	                         r * 1.55f));
	if (c->scale < 100.0f)
		return;
	for (int i = 0; i < 5; i++)
		trace_ellipse(c, vec_off(lobe[i], -r * 0.12f, -r * 0.14f), r * 0.20f, r * 0.15f);
	trace_fill(c, ink_alpha(season_roof(season, rgb_scale(leaf, 1.42f), 1.0f), 0.50f));
	for (int i = 0; i < 3; i++)
		trace_ellipse(c, vec_off(lobe[i], r * 0.22f, r * 0.2f), r * 0.17f, r * 0.12f);
	trace_fill(c, ink_alpha(rgb_scale(leaf, 0.55f), 0.45f));
}

void tree_shade(struct easel *c, const struct item *t)
{
	float far = t->size * 1.30f * (c->sun - 1.0f);
	struct vec crown = vec(t->at.x + t->size * 0.65f + far, t->at.y + t->size * 0.22f + far * 0.43f);

	shade_ellipse(c, crown, t->size * 1.1f, t->size * 0.72f, 0.9f);
	if (far > 0.0f) {
		shade_line(c, t->at, crown, t->size * 0.9f, 0.9f);
	}
}

void bush_shade(struct easel *c, const struct item *t)
{
	shade_ellipse(c, vec_off(t->at, t->size * 0.35f, 0), t->size * 1.1f, t->size * 0.5f, 0.8f);
}
