/* monastery.c - the church with its wing, tower and precinct. */
#include <math.h>

#include "paint/land/sign.h"

/* What stands round the precinct, but not over roads and the follower's place before the door. */
static void precinct(struct scene *s, const struct tile_building *building)
{
	const struct plan *p = &s->plan;
	float radius = p->building_radius * building->ring.radius, size = building->ring.size;
	int count = building->ring.count;

	for (int i = 0; i < count; i++) {
		struct vec d = vec_round_between((float)i * 32.0f / (float)count);
		struct vec at = vec(p->building_at.x + d.x * radius, p->building_at.y + d.y * radius * 0.90f + 0.008f);
		uint8_t code = raster_code(&s->raster, at);
		bool free = true;

		for (int k = 0; k < p->road_count; k++)
			free &= line_distance(&p->roads[k], at) > 0.075f &&
			        line_distance(&p->roads[k], vec_up(at, size * 2.0f)) > 0.06f;
		for (int k = 0; k < p->water_count; k++)
			free &= line_distance(&p->waters[k], at) > 0.13f;
		if (!free || paint_code_kind(code) == PAINT_CITY || (fabsf(d.x) < 0.28f && d.y > 0.3f))
			continue;
		scene_add(s, building->ring.draw, NULL, at)->size = size;
	}
}

/* A cypress at each side. */
static void cypresses_add(struct scene *s, float k)
{
	for (int side = -1; side <= 1; side += 2) {
		struct vec at = vec_off(s->plan.building_at, (side < 0 ? -0.158f : 0.160f) * k, 0.085f * k);

		scene_add(s, cypress_draw, tree_shade, at)->size = 0.028f * k;
	}
}

const struct tile_building monastery_building = {.flag = TILE_MONASTERY,
                                                 .radius = {0.235f, 0.21f},
                                                 .by_city = 0.64f,
                                                 .unit = 0.158f,
                                                 .rises = {0.67f, 0.31f, 1.10f, 1.80f},
                                                 .foot = {0.032f, 0.062f},
                                                 .draw = monastery_draw,
                                                 .shade = monastery_shade,
                                                 .ring = {0.98f, 0.0190f, 30, bush_draw},
                                                 .add = cypresses_add};

void building_add(struct scene *s)
{
	const struct tile_building *building = s->plan.building;

	if (!building)
		return;
	float k = s->plan.building_radius / building->unit;
	struct vec at = s->plan.building_at;
	struct item *item = scene_add(s, building->draw, building->shade, vec_along(at, building->foot, k));

	item->size = k;
	item->look =
	    1u << (s->job->look ? s->job->look : item->look) % PAINT_LOOKS; /* no three in sight need be alike */
	precinct(s, building);
	if (building->add)
		building->add(s, k);
}
