/* village.c - a few houses round the square where three or more roads meet. */
#include <math.h>

#include "paint/land/town.h"

void well_add(struct scene *s, struct vec at) { scene_add(s, well_draw, well_shade, at); }

/* Clear of roads, city, followers and the houses that stand already? */
static bool village_fits(const struct scene *s, const struct town *t, struct vec at, float wide, float high)
{
	const struct plan *p = &s->plan;

	for (int i = 0; i < t->count; i++)
		if (fabsf(at.x - t->at[i].x) < (wide + t->wide[i]) * 0.5f && fabsf(at.y - t->at[i].y) < 0.078f)
			return false;
	for (float u = -0.5f; u <= 0.5f; u += 0.125f) {
		for (int step = 0; step <= 4; step++) {
			struct vec q = vec_off(at, u * wide * 1.1f, -high * 0.25f * (float)step);

			for (int k = 0; k < p->road_count; k++)
				if (line_distance(&p->roads[k], q) < 0.050f)
					return false;
			if (vec_distance(q, p->village_at) < VILLAGE_RADIUS * 0.92f ||
			    paint_code_kind(raster_code(&s->raster, q)) == PAINT_CITY)
				return false;
		}
	}
	/* a village keeps clear of the yard beside it */
	if (p->type->flags & TILE_INN && !p->type->river_count && fabsf(at.x - p->yard_at.x) < 0.17f + wide * 0.5f &&
	    at.y > p->yard_at.y - 0.20f && at.y - high < p->yard_at.y + 0.13f)
		return false;
	for (int i = 0; i < s->spot_count; i++) {
		float half = paint_code_kind(s->spots[i].code) == PAINT_FIELD ? 0.10f : 0.0f; /* who lies is long */
		float dx = fmaxf(0.0f, fabsf(at.x - s->spots[i].x) - wide * 0.5f - half);
		float dy = fmaxf(0.0f, fmaxf(s->spots[i].y - at.y, at.y - high - s->spots[i].y));

		if (dx * dx + dy * dy < 0.065f * 0.065f)
			return false;
	}
	return at.x > 0.05f && at.x < 0.95f && at.y > 0.12f && at.y < 0.98f;
}

void village_add(struct scene *s)
{
	struct town t = {.scene = s};
	struct dice dice = {hash4(s->seed, 0x4111, 0, 0)};

	if (!s->plan.village)
		return;
	/* near the square first, farther out when it is full */
	for (int i = 0; i < 220 && t.count < 7; i++) {
		float reach = 0.13f + (float)i * 0.0011f;
		struct vec off = vec_random(&dice, -reach, -reach * 0.75f, reach, reach + 0.07f);
		struct vec at = vec_plus(s->plan.village_at, off);
		float wide = i < 120 ? dice_real(&dice, 0.126f, 0.148f) : dice_real(&dice, 0.104f, 0.120f);
		uint32_t look = dice_next(&dice);

		if (!village_fits(s, &t, at, wide, house_height(wide, look)))
			continue;
		items_put(&s->items, house_draw, house_shade, at, wide, look)->alone = true;
		town_count(&t, at, wide);
	}
	well_add(s, vec_off(s->plan.village_at, 0, 0.012f));
}
