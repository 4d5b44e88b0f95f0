/* spot.c - where followers stand. */
#include <math.h>
#include <string.h>

#include "paint/land/land.h"
#include "paint/kit/raster.h"
#include "paint/land/scene.h"

static struct paint_spot road_spot(const struct plan *p, int road)
{
	const struct line *line = &p->roads[road];
	unsigned edges = p->type->roads[road].edges;
	bool through = edges & (edges - 1);
	float length = line_length(line), best = -1.0f;
	float end = through ? 0.0f : p->building ? p->building_radius : p->village ? VILLAGE_RADIUS : 0.07f;
	struct paint_spot spot = {.code = paint_code(PAINT_ROAD, road), .clearance = ROAD_HALF};

	for (float s = 0.01f; s < length; s += 0.01f) {
		struct vec q = line_point(line, s, NULL);
		float room = fminf(s, length - s - end);

		for (int i = 0; i < p->bridge_count; i++)
			room = fminf(room, vec_distance(q, p->bridges[i].at) - 0.10f);
		if (p->forked)
			room = fminf(room, vec_distance(q, vec(0.5f, 0.5f)) - 0.19f);
		/* a building hides the road behind it */
		if (p->building && q.y < p->building_at.y && fabsf(q.x - p->building_at.x) < 0.12f)
			room = fminf(room, p->building_at.y - p->building_radius * 0.8f - q.y);
		if (room > best) {
			best = room;
			spot.x = q.x;
			spot.y = q.y;
		}
	}
	return spot;
}

/* Before the cathedral, not in it. */
static float before_cathedral(const void *of, struct vec p, float room, float best)
{
	(void)of;
	(void)best;
	return p.y < CATHEDRAL_FOOT.y + 0.06f ? -9.0f : room;
}

/* A farmer lies: he is as long as this on either side of his middle, and half as high.  Where he lies on no wall, no
 * road and no spire, there he lies, and of those places where there is most room. */
#define LIES_LONG 0.085f
#define LIES_HIGH 0.09f

struct meadow {
	const struct raster *raster;
	const struct plan *plan;
};

/* How much better a place is for the room on both sides of its middle. */
static float room_worth(float least) { return least > LIES_HIGH / 2 ? 4 * fminf(least, LIES_HIGH) : 0; }

static float lies_within(const void *of, struct vec p, float room, float best)
{
	float most = room + room_worth(room);

	if (most <= best)
		return most;
	const struct raster *r = ((const struct meadow *)of)->raster;
	const struct plan *plan = ((const struct meadow *)of)->plan;
	const uint8_t *row = r->seen + (int)(p.y * (float)r->n) * r->n;
	float least = room, up = plan->building_at.y - p.y;

	for (int side = -1; side <= 1; side += 2) {
		struct vec end = vec_off(p, LIES_LONG * (float)side, 0);
		bool in = end.x >= 0 && end.x < 1 && row[(int)(end.x * (float)r->n)] == row[(int)(p.x * (float)r->n)] &&
		          !(plan->building && up > 0 && up < plan->building_radius * 1.9f + LIES_HIGH &&
		            fabsf(end.x - plan->building_at.x) < plan->building_radius + LIES_HIGH);

		least = fminf(least, in ? raster_room(r, end) : 0);
	}
	return room + room_worth(least);
}

int raster_spots(struct raster *r, const struct plan *plan, struct paint_spot *spots)
{
	const struct tile_type *t = plan->type;
	float garden = 0.08f * fminf(1, plan->garden_scale);
	struct meadow meadow = {r, plan};
	int count = 0;

	/* what a wall hides is no place to stand */
	memcpy(r->seen, r->code, (size_t)r->n * (size_t)r->n);
	raster_raise_walls(r, r->seen, true);
	raster_measure(r, r->seen);

	for (int i = 0; i < t->city_count; i++)
		spots[count++] =
		    raster_spot(r, paint_code(PAINT_CITY, i), plan->cathedral ? before_cathedral : NULL, NULL);
	for (int i = 0; i < t->road_count; i++)
		spots[count++] = road_spot(plan, i);
	for (int i = 0; i < t->field_count; i++)
		spots[count++] = raster_spot(r, paint_code(PAINT_FIELD, i), lies_within, &meadow);
	if (plan->building)
		/* at the lower left: most of it stays in sight */
		spots[count++] = (struct paint_spot){paint_code(PAINT_BUILDING, 0),
		                                     plan->building_at.x - plan->building_radius * 0.66f,
		                                     plan->building_at.y + plan->building_radius * 0.66f, 0.1f};
	if (plan->garden) /* within a small one, too */
		spots[count++] = (struct paint_spot){paint_code(PAINT_GARDEN, 0), plan->garden_at.x - garden,
		                                     plan->garden_at.y + garden, 0.1f};
	return count;
}

int land_spots(const struct tile_type *type, int rotation, struct paint_spot *spots, void *scratch)
{
	const struct scene *s = scene_init(&(struct paint_job){.type = type, .rotation = rotation}, scratch);

	memcpy(spots, s->spots, (size_t)s->spot_count * sizeof *spots);
	return s->spot_count;
}
