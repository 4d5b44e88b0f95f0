/* scene.c - plan, raster, spots and streets of a tile: what decides where things stand. */
#include "paint/land/scene.h"

#include <math.h>
#include <string.h>

#include "paint/kit/grid.h"
#include "paint/land/sign.h"

size_t scene_bytes(void) { return aligned(sizeof(struct scene)) + aligned(raster_bytes(SCENE_RASTER)); }

/* The spot of a segment; NULL: it has none. */
static const struct paint_spot *scene_spot(const struct scene *s, uint8_t code)
{
	for (int i = 0; i < s->spot_count; i++)
		if (s->spots[i].code == code)
			return &s->spots[i];
	return NULL;
}

bool scene_open(const struct scene *s, struct vec at, float room)
{
	return paint_code_kind(raster_code(&s->raster, at)) == PAINT_FIELD && raster_clearance(&s->raster, at) >= room;
}

float scene_spot_distance(const struct scene *s, struct vec p)
{
	float best = 9.0f;

	for (int i = 0; i < s->spot_count; i++)
		best = fminf(best, vec_distance(p, vec(s->spots[i].x, s->spots[i].y)));
	return best;
}

/* Streets: from each edge of a city, and from its gates, to the place in its middle. */
static void add_street(struct scene *s, struct vec from, struct vec out, struct vec to)
{
	if (s->street_count == SCENE_STREETS)
		return;
	struct line *line = &s->streets[s->street_count++];
	float far = vec_distance(from, to) * 0.45f;

	line_add(line, from);
	line_add(line, vec_along(from, out, -0.05f));
	line_curve(line, vec_along(from, out, -far), vec_mix(from, to, 0.75f), to, 8);
}

static void add_streets(struct scene *s)
{
	const struct plan *p = &s->plan;

	for (int i = 0; i < p->type->city_count; i++) {
		const struct paint_spot *spot = scene_spot(s, paint_code(PAINT_CITY, i));
		unsigned edges = edges_turned(p->type->cities[i].edges, p->rotation);
		struct vec to = spot ? vec(spot->x, spot->y) : vec(0.5f, 0.5f);

		for (int e = 0; e < EDGE_COUNT; e++)
			if (edges >> e & 1)
				add_street(s, port(e, 0.0f), edge_out(e), to);
		for (int k = 0; k < p->gate_count; k++)
			if (p->gates[k].city == i)
				add_street(s, p->gates[k].at, p->gates[k].out, to);
	}
}

/* A pennant or what hangs in its place has its place where there is room in its city, away from walls and from the
 * follower. */
static void place_pennants(struct scene *s)
{
	const struct plan *p = &s->plan;

	for (int i = 0; i < p->type->city_count; i++) {
		const struct paint_spot *spot = scene_spot(s, paint_code(PAINT_CITY, i));
		float best = -1.0f;

		const struct tile_city *city = &p->type->cities[i];

		if ((!city->pennants && !hung_in(city)) || !spot)
			continue;
		s->pennants[i] = city->pennants;
		s->hung[i] = hung_in(city);
		for (int y = 3; y <= 29; y++) {
			for (int x = 3; x <= 29; x++) {
				struct vec q = vec((float)x / 32.0f, (float)y / 32.0f);

				if (raster_code(&s->raster, q) != paint_code(PAINT_CITY, i))
					continue;
				float edge = fminf(fminf(q.x, 1.0f - q.x), fminf(q.y, 1.0f - q.y));
				float room = fminf(fminf(raster_clearance(&s->raster, q), edge * 0.8f + 0.01f), 0.15f);
				/* the follower stands taller than wide: keep clear of its head too */
				float dx = q.x - spot->x, dy = (q.y - (spot->y - 0.1f)) * 0.75f;
				float away = fminf(sqrtf(dx * dx + dy * dy), 0.25f);
				float score = room * 5.0f + away - (q.x + q.y) * 0.002f;

				if (score > best) {
					best = score;
					s->pennant[i] = q;
				}
			}
		}
	}
}

struct scene *scene_init(const struct paint_job *job, void *memory)
{
	struct scene *s = memory;

	memset(s, 0, sizeof *s);
	s->job = job;
	s->seed = hash4((uint32_t)job->x, (uint32_t)job->y, job->seed, 0x5ce9e);
	s->items.seed = s->seed;
	plan_build(&s->plan, job->type, job->rotation);
	parcels_init(&s->land, job);
	raster_init(&s->raster, SCENE_RASTER, (uint8_t *)memory + aligned(sizeof *s));
	raster_plan(&s->raster, &s->plan);
	s->spot_count = raster_spots(&s->raster, &s->plan, s->spots);
	raster_measure(&s->raster, s->raster.code);
	add_streets(s);
	place_pennants(s);
	hall_place(s);
	squares_place(s);
	return s;
}

struct item *scene_add(struct scene *s, item_painter *draw, item_painter *shade, struct vec foot)
{
	return items_add(&s->items, draw, shade, foot);
}
