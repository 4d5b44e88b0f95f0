/* pigs.c - the pigs in their pen. */

#include "paint/kit/season.h"
#include "paint/land/scene.h"

enum { PEN_POSTS = 16 };

static void pig_draw(struct easel *c, const struct item *b)
{
	float r = b->size, x = b->at.x, y = b->at.y - r * 0.62f, look = b->look & 1 ? 1.0f : -1.0f;
	struct rgb skin = b->look & 2 ? rgb(0xFFB0B6) : rgb(0xFA96A2);

	for (int i = -1; i <= 1; i += 2) {
		trace_rect(c, x + (float)i * r * 0.55f - r * 0.13f, y, x + (float)i * r * 0.55f + r * 0.13f, b->at.y);
		trace_rect(c, x + (float)i * r * 0.28f - r * 0.12f, y, x + (float)i * r * 0.28f + r * 0.12f,
		           b->at.y - r * 0.06f);
	}
	trace_fill(c, ink_solid(rgb(0x9C5A55)));
	draw_ellipse(c, vec(x, y), r, r * 0.58f,
	             ink_vertical(rgb_scale(skin, 1.10f), rgb_scale(skin, 0.84f), y - r * 0.6f, y + r * 0.6f));
	draw_ellipse(c, vec(x + look * r * 0.85f, y - r * 0.12f), r * 0.44f, r * 0.40f,
	             ink_solid(rgb_scale(skin, 1.06f)));
	fill_ellipse(c, vec(x + look * r * 1.2f, y - r * 0.05f), r * 0.17f, r * 0.19f, ink_solid(rgb(0xC9706A)));
	struct vec ear[3] = {{x + look * r * 0.55f, y - r * 0.35f},
	                     {x + look * r * 0.72f, y - r * 0.78f},
	                     {x + look * r * 0.95f, y - r * 0.42f}};

	fill_polygon(c, ear, 3, ink_solid(rgb(0xB9645E)));
	fill_ellipse(c, vec(x + look * r * 0.95f, y - r * 0.2f), r * 0.06f, r * 0.07f, ink_solid(rgb(0x3A2320)));
}

/* Trodden grass, or snow, with a wallow. */
static void pen_floor(struct easel *c, const struct item *p)
{
	struct vec at = p->at;

	fill_ellipse(c, at, PEN_WIDE * 1.08f, PEN_TALL * 1.08f,
	             ink_alpha(season_roof(c->season, rgb(0x5F8F35), 1.1f), 0.8f));
	fill_ellipse(c, at, PEN_WIDE, PEN_TALL,
	             ink_radial(season_roof(c->season, rgb(0xC4D682), 1.3f),
	                        season_roof(c->season, rgb(0x8FAE4A), 1.3f), at, PEN_WIDE));
	fill_ellipse(c, vec_off(at, 0.070f, 0.060f), 0.046f, 0.020f, ink_alpha(rgb(0x8A6840), 0.7f));
	fill_ellipse(c, vec_off(at, 0.066f, 0.057f), 0.024f, 0.009f, ink_alpha(rgb(0xC9B79A), 0.7f));
}

static void post_draw(struct easel *c, const struct item *p)
{
	struct vec a = p->at, b = p->to;

	for (int i = 0; i < 2; i++) {
		float up = 0.012f + 0.015f * (float)i;

		fill_line(c, vec_up(a, up), vec_up(b, up), 0.0105f, ink_solid(INK_OUTLINE));
		fill_line(c, vec_up(a, up), vec_up(b, up), 0.0062f, ink_solid(rgb(0xF4E2BC)));
	}
	draw_rect(c, a.x - 0.0065f, a.y - 0.038f, a.x + 0.0065f, a.y + 0.004f,
	          ink_horizontal(rgb(0xF4E2BC), rgb(0xB88A52), a.x - 0.0065f, a.x + 0.0065f));
}

void pigs_add(struct scene *s)
{
	static const struct vec place[3] = {{-0.070f, -0.010f}, {0.068f, 0.010f}, {-0.016f, 0.086f}};
	struct vec at = s->plan.pigs_at;

	if (!(s->plan.type->flags & TILE_PIGS))
		return;
	struct item *pen = scene_add(s, pen_floor, NULL, at);

	pen->size = PEN_WIDE;
	pen->depth = -2 * DEPTH_UNIT; /* flat: below everything that stands */
	for (int i = 0; i < PEN_POSTS; i++) {
		struct vec a = vec_round(i * 2), b = vec_round(i * 2 + 2);
		struct item *post = scene_add(s, post_draw, NULL, vec_off(at, a.x * PEN_WIDE, a.y * PEN_TALL));

		post->to = vec_off(at, b.x * PEN_WIDE, b.y * PEN_TALL);
		post->size = 0.01f;
	}
	for (int i = 0; i < 3; i++) {
		struct item *one = scene_add(s, pig_draw, small_shade, vec_plus(at, place[i]));

		one->size = i == 1 ? 0.062f : 0.056f;
		one->look = one->look << 2 | (unsigned)(i == 1 ? 1 : 2);
	}
}
