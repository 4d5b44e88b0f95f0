/* turret.c - what stands on towers and houses: turrets, chimneys, dormers. */
#include <math.h>

#include "paint/castle/court.h"
#include "paint/kit/season.h"

/* ---- on towers ---- */

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
