/* turret.c - what stands on towers and houses: turrets, chimneys, dormers. */
#include <math.h>

#include "paint/castle/court.h"
#include "paint/kit/season.h"

/* ---- on towers: a round turret with a pointed roof ---- */

void turret_draw(struct easel *c, const struct item *t)
{
	float r = t->size, x = t->at.x, y = t->at.y, high = r * 1.5f, wide = r * 1.22f;
	float base = y - high, tip = base - r * 2.1f, o = OUTLINE_WIDTH * 0.7f;

	trace_rect(c, x - r - o, base, x + r + o, y);
	trace_ellipse(c, vec(x, y), r + o, r * 0.5f + o);
	trace_fill(c, ink_solid(rgb(0x45403F)));
	trace_rect(c, x - r, base, x + r, y);
	trace_ellipse(c, vec(x, y), r, r * 0.5f);
	trace_fill(c, ink_horizontal(rgb(0xE2D6C2), rgb(0x77727A), x - r, x + r));
	fill_rect(c, x - r * 0.16f, y - high * 0.70f, x + r * 0.16f, y - high * 0.32f, ink_solid(rgb(0xFFD98A)));
	struct vec outer[3] = {{x - wide - o, base}, {x, tip - o * 2.0f}, {x + wide + o, base}};
	struct vec cone[3] = {{x - wide, base}, {x, tip}, {x + wide, base}};
	struct vec lit[3] = {
	    {x - wide * 0.80f, base + wide * 0.20f}, {x, tip}, {x - wide * 0.25f, base + wide * 0.36f}};

	trace_polygon(c, outer, 3);
	trace_ellipse(c, vec(x, base), wide + o, wide * 0.40f + o);
	trace_fill(c, ink_solid(rgb(0x26222E)));
	trace_polygon(c, cone, 3);
	trace_ellipse(c, vec(x, base), wide, wide * 0.40f);
	trace_fill(c, ink_horizontal(season_roof(c->season, rgb(0x7C92A0), 0.9f),
	                             season_roof(c->season, rgb(0x2C3A4E), 0.5f), x - wide, x + wide));
	fill_polygon(c, lit, 3, ink_alpha(season_roof(c->season, rgb(0xD8B890), 1.0f), 0.45f));
	fill_line(c, vec(x, tip), vec(x, tip - r * 0.4f), 0.007f, ink_solid(rgb(0x3A3025)));
	fill_ellipse(c, vec(x, tip - r * 0.4f), 0.008f, 0.008f, ink_solid(rgb(0xE8BF4A)));
}

#define TURRET 0.072f

/* Would a figure stand behind it? */
static bool turret_hides(const struct court *court, struct vec at)
{
	for (int i = 0; i < court->spot_count; i++) {
		const struct paint_spot *spot = &court->spots[i];
		float up = at.y - TOWER_HIGH - spot->y;

		if (paint_code_kind(spot->code) != PAINT_TOWER && fabsf(spot->x - at.x) < TURRET * 1.25f + 0.03f &&
		    up > -0.05f && up < TURRET * 3.7f + 0.03f)
			return true;
	}
	return false;
}

/* A turret at the first edge of a tower and at some of the others, beside the middle where a knight stands. */
void turrets_add(struct court *court)
{
	for (int i = 0; i < court->ward.block_count; i++) {
		const struct ward_block *b = &court->ward.blocks[i];

		for (int e = 0; e < EDGE_COUNT && b->tower; e++) {
			uint32_t look = hash4(court->seed, (uint32_t)e, 0x7044, 0);
			struct vec at = vec_turned(vec(look & 1 ? 0.24f : 0.76f, b->deep * 0.45f), e);

			bool first = !(b->edges & ((1u << e) - 1));

			if (!(b->edges >> e & 1) || (!first && look & 2))
				continue;
			if (turret_hides(court, at))
				at = vec_turned(vec(look & 1 ? 0.76f : 0.24f, b->deep * 0.45f), e);
			if (turret_hides(court, at))
				continue;
			struct item *t =
			    items_put(&court->items, turret_draw, NULL, vec_up(at, TOWER_HIGH), TURRET, look);

			t->depth = (int)floorf(at.y * DEPTH_UNIT);
		}
	}
}

/* ---- on houses: chimneys and their smoke, dormers ---- */

static void chimney_draw(struct easel *c, const struct item *t)
{
	float x = t->at.x, y = t->at.y, half = 0.017f, tall = 0.058f;

	draw_rect(c, x - half, y - tall, x + half, y, ink_horizontal(rgb(0xC08A6A), rgb(0x6E4A3C), x - half, x + half));
	fill_rect(c, x - half - 0.005f, y - tall - 0.009f, x + half + 0.005f, y - tall + 0.004f,
	          ink_solid(season_roof(c->season, rgb(0x4E382E), 1.0f)));
	for (int i = 0; i < 4; i++) {
		float up = 0.016f + 0.019f * (float)i;

		fill_ellipse(c, vec(x + up * 0.55f, y - tall - up), 0.010f + 0.004f * (float)i,
		             0.008f + 0.003f * (float)i, ink_alpha(rgb(0xE8E2DA), 0.42f - 0.09f * (float)i));
	}
}

/* A gabled window in a roof that falls to the south. */
static void dormer_draw(struct easel *c, const struct item *t)
{
	float x = t->at.x, y = t->at.y, half = 0.036f, eave = y - 0.036f, peak = eave - 0.034f, back = 0.034f;
	struct vec front[5] = {{x - half, y}, {x - half, eave}, {x, peak}, {x + half, eave}, {x + half, y}};
	struct vec left[4] = {
	    {x - half - 0.006f, eave + 0.006f}, {x - half + 0.01f, eave - back}, {x, peak - back}, {x, peak - 0.003f}};
	struct vec right[4] = {
	    {x + half + 0.006f, eave + 0.006f}, {x + half + 0.01f, eave - back}, {x, peak - back}, {x, peak - 0.003f}};

	draw_polygon(c, left, 4, ink_solid(season_roof(c->season, rgb(0x9A715C), 0.8f)));
	draw_polygon(c, right, 4, ink_solid(season_roof(c->season, rgb(0x41353E), 0.6f)));
	draw_polygon(c, front, 5, ink_solid(rgb(0xEBD8B0)));
	trace_line(c, vec(x - half, eave), vec(x + half, eave), 0.006f);
	trace_line(c, vec(x, eave), vec(x, peak), 0.005f);
	trace_fill(c, ink_solid(rgb(0x4B3224)));
	fill_rect(c, x - 0.013f, y - 0.029f, x + 0.013f, y - 0.007f, ink_solid(rgb(t->look & 3 ? 0xFFDB86 : 0x4A4A58)));
}

/* Chimneys and dormers stand where the eye sees the roof, and leave room for a squire. */
void chimneys_add(struct court *court)
{
	struct dice dice = {hash4(court->seed, 0xc41, 0, 0)};
	struct vec stood[8];
	int count = 0;

	for (int i = 0; i < 60 && count < 4; i++) {
		struct vec p = vec_random(&dice, 0.08f, 0.08f, 0.92f, 0.92f);
		uint32_t look = dice_next(&dice);
		struct mass_point m = mass_at(&court->mass, p);
		bool clear = m.block && !m.block->block->tower;

		if (!clear)
			continue;
		bool dormer = m.down.y > 0.9f && m.deep > 0.05f && m.deep < 0.10f && m.gap > 0.05f;
		bool chimney = m.deep > 0.14f && m.gap < 0.05f;
		struct vec at = vec_up(p, m.high);

		for (int k = 0; k < court->spot_count; k++) {
			float dx = at.x - court->spots[k].x, dy = at.y - 0.03f - court->spots[k].y;

			clear = clear && dx * dx + dy * dy > 0.10f * 0.10f;
		}
		for (int k = 0; k < count; k++)
			clear = clear && vec_distance(stood[k], at) > 0.13f;
		if (!clear || (!dormer && !chimney))
			continue;
		struct item *item = items_put(&court->items, dormer ? dormer_draw : chimney_draw, NULL, at, 0.0f, look);

		item->depth = (int)floorf(p.y * DEPTH_UNIT);
		stood[count++] = at;
	}
}
