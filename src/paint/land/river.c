/* river.c - what stands in and beside water: reeds, stones, the spring's crag, a boat. */

#include "paint/kit/season.h"
#include "paint/land/scene.h"

/* Room on the bank: off the water, off roads and walls, off the followers. */
static bool on_bank(const struct scene *s, struct vec at)
{
	uint8_t code = raster_code(&s->raster, at);

	if (at.x < 0.01f || at.x > 0.99f || at.y < 0.03f || at.y > 0.99f || paint_code_kind(code) != PAINT_FIELD)
		return false;
	for (int i = 0; i < s->plan.road_count; i++) {
		if (line_distance(&s->plan.roads[i], at) < 0.085f ||
		    line_distance(&s->plan.roads[i], vec_up(at, 0.04f)) < 0.06f)
			return false;
	}
	return scene_spot_distance(s, at) > 0.12f;
}

static void add_banks(struct scene *s)
{
	struct dice dice = {hash4(s->seed, 0xba6c, 0, 0)};

	for (int i = 0; i < s->plan.water_count; i++) {
		const struct line *line = &s->plan.waters[i];
		float length = line_length(line);

		for (float at = 0.04f; at < length; at += 0.048f) {
			struct vec d, q = line_point(line, at + dice_real(&dice, -0.02f, 0.02f), &d);
			int kind = dice_below(&dice, 16);
			float side = dice_below(&dice, 2) ? 1.0f : -1.0f,
			      off = RIVER_HALF + dice_real(&dice, 0.000f, 0.016f);
			uint32_t look = dice_next(&dice);
			struct vec out = vec_right(d), bank = vec_along(q, out, off * side);
			struct item *item = NULL;

			if (kind < 8 && on_bank(s, vec_along(bank, out, 0.02f * side))) {
				item = scene_add(s, kind < 6 ? reeds_draw : boulder_draw,
				                 kind < 6 ? NULL : boulder_shade, bank);
			} else if (kind == 8) {
				struct vec water = vec_along(q, out, 0.055f * side);
				bool bridge = false;

				for (int k = 0; k < s->plan.bridge_count; k++)
					bridge |= vec_distance(s->plan.bridges[k].at, water) < 0.14f;
				if (!bridge && water.x > 0.03f && water.x < 0.95f && water.y > 0.03f &&
				    water.y < 0.95f && s->plan.span.half <= 0.0f)
					item = scene_add(s, lily_draw, NULL, water);
			}
			if (item) {
				item->size = 0.009f + (float)(look & 7) * 0.0009f;
				item->look = look;
			}
		}
	}
}

/* Reeds and stones round a lake; a boat if it is large enough and nothing else tells it apart. */
static void add_lake(struct scene *s)
{
	const struct plan *p = &s->plan;
	struct dice dice = {hash4(s->seed, 0x1a4e, 0, 0)};
	struct vec middle = vec(0, 0);

	for (int i = 0; i < p->lake.count; i++) {
		middle.x += p->lake.at[i].x / (float)p->lake.count;
		middle.y += p->lake.at[i].y / (float)p->lake.count;
	}
	for (int i = 0; i < p->lake.count; i++) {
		struct vec out = vec_mix(middle, p->lake.at[i], 1.10f), far = vec_mix(middle, p->lake.at[i], 1.22f);
		int kind = dice_below(&dice, 7);
		uint32_t look = dice_next(&dice);

		if (kind > 3 || !on_bank(s, far))
			continue;
		items_put(&s->items, kind < 3 ? reeds_draw : boulder_draw, kind < 3 ? NULL : boulder_shade, out, 0.012f,
		          look);
	}
	if (p->spring) {
		/* the crag stands over the pool, on the side away from the stream */
		struct vec d = vec_minus(p->spring_at, p->waters[0].at[2]);
		struct vec at = d.y > 0.2f ? vec_off(p->spring_at, -0.02f, 0.055f)
		                           : vec_off(p->spring_at, (d.y < -0.2f ? 0.0f : d.x * 0.12f), -0.072f);

		if (d.y > 0.2f)
			at = vec_off(p->spring_at, -0.115f, -0.01f);
		scene_add(s, crag_draw, crag_shade, at);
		scene_add(s, well_rings_draw, NULL, vec_off(p->spring_at, 0, 0.022f))->depth = -2 * DEPTH_UNIT;
	} else if (!p->volcano) {
		/* a boat, but not where a wall would hide it */
		if (!p->type->city_count)
			scene_add(s, boat_draw, NULL, vec_off(middle, 0.015f, 0.045f));
		scene_add(s, lily_draw, NULL, vec_off(middle, -0.075f, -0.03f));
	}
}

void river_add(struct scene *s)
{
	add_banks(s);
	if (s->plan.lake.count)
		add_lake(s);
}
