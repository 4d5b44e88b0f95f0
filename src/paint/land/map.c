/* map.c - which segment lies where, and where followers stand. */
#include <math.h>
#include <string.h>

#include "paint/land/land.h"
#include "bastide/paint.h"
#include "paint/kit/raster.h"
#include "paint/land/sign.h"

/* Both mouths of a passage below a span, just outside its deck. */
static void passage_mouths(const struct plan_span *span, int i, struct vec *a, struct vec *b)
{
	struct vec side = vec_right(vec_unit(span->a, span->b));
	float reach = span->half + 0.05f;

	*a = vec_along(span->pass[i], side, reach);
	*b = vec_along(span->pass[i], side, -reach);
}

/* The one field that reaches no edge is what is still open, where there is most of it. */
static void label_enclosed(struct raster *r, const struct plan *p)
{
	const struct tile_type *t = p->type;

	for (int f = 0; f < t->field_count; f++) {
		if (t->fields[f].half_edges || p->span.half > 0.0f)
			continue;
		for (int y = 1; y < 24; y++)
			for (int x = 1; x < 24; x++)
				raster_flood(r, vec((float)x / 24.0f, (float)y / 24.0f), paint_code(PAINT_FIELD, f));
	}
}

static void label_fields(struct raster *r, const struct plan *p)
{
	const struct tile_type *t = p->type;

	for (int f = 0; f < t->field_count; f++)
		for (int h = 0; h < HALF_COUNT; h++)
			if (t->fields[f].half_edges >> h & 1)
				raster_flood(r, half_port(half_turned(h, p->rotation), 0.25f, 0.0f),
				             paint_code(PAINT_FIELD, f));
	for (int i = 0; p->span.half > 0.0f && i < 2; i++) {
		struct vec a, b;

		passage_mouths(&p->span, i, &a, &b);
		raster_flood(r, a, paint_code(PAINT_FIELD, p->span.pass_field[i]));
		raster_flood(r, b, paint_code(PAINT_FIELD, p->span.pass_field[i]));
	}
	label_enclosed(r, p);
	for (int i = 0; i < r->n * r->n; i++)
		if (r->code[i] == CODE_OPEN)
			r->code[i] = paint_code(PAINT_NONE, 0);
}

static void raster_cities(struct raster *r, const struct plan *p)
{
	for (int i = 0; i < p->region_count; i++)
		raster_area(r, &p->regions[i].outline, paint_code(PAINT_CITY, p->regions[i].city));
	if (p->band.count)
		raster_area(r, &p->band, paint_code(PAINT_CITY, 1 - p->span.city));
	for (int i = 0; i < p->wall_count; i++)
		raster_strip(r, &p->walls[i].line, WALL_THICK * 0.5f, paint_code(PAINT_CITY, p->walls[i].city), true);
	if (p->span.half > 0.0f) {
		struct line deck = {2, {p->span.a, p->span.b}};

		raster_strip(r, &deck, p->span.half, paint_code(PAINT_CITY, p->span.city), true);
	}
}

static void raster_barriers(struct raster *r, const struct plan *p)
{
	const struct tile_type *t = p->type;

	for (int i = 0; i < p->water_count; i++)
		raster_strip(r, &p->waters[i], RIVER_HALF, paint_code(PAINT_RIVER, 0), false);
	if (p->lake.count)
		raster_area(r, &p->lake, paint_code(PAINT_RIVER, 0));
	for (int i = 0; i < p->stub_count; i++)
		raster_strip(r, &p->stubs[i], ROAD_HALF, paint_code(PAINT_NONE, 0), false);
	for (int i = 0; i < t->road_count; i++)
		raster_strip(r, &p->roads[i], ROAD_HALF, paint_code(PAINT_ROAD, i), false);
	for (int i = t->road_count; i < p->road_count; i++) /* behind a tunnel it goes on */
		raster_strip(r, &p->roads[i], ROAD_HALF, paint_code(PAINT_ROAD, 0), false);
	if (plan_overpass(p))
		raster_strip(r, &p->roads[0], ROAD_HALF, paint_code(PAINT_ROAD, 0), false);
	if (p->stub_count)
		raster_disc(r, vec(0.5f, 0.5f), ROAD_HALF * 1.25f, ROAD_HALF * 1.25f, paint_code(PAINT_NONE, 0));
	if (p->village)
		raster_disc(r, p->village_at, VILLAGE_RADIUS, VILLAGE_RADIUS, paint_code(PAINT_NONE, 0));
	if (p->volcano)
		raster_disc(r, p->volcano_at, 0.19f, 0.15f, paint_code(PAINT_NONE, 0));
	raster_cities(r, p);
	if (t->flags & TILE_CARCASSONNE)
		carcassonne_raster(r, p);
	if (p->building)
		raster_disc(r, p->building_at, p->building_radius, p->building_radius * 0.92f,
		            paint_code(PAINT_BUILDING, 0));
}

/* The road whose sign stands in a yard beside it; -1: it is decoration, or the road is on a river's tile. */
static int yard_road(const struct tile_type *t)
{
	for (int i = 0; i < t->road_count; i++)
		if (t->roads[i].signs && !t->river_count)
			return i;
	return -1;
}

/* How near its road a place is: the yard reaches it. */
static float yard_pull(const struct plan *p, struct vec q)
{
	int road = yard_road(p->type);

	return road < 0 ? 0.0f : -1.6f * fabsf(line_distance(&p->roads[road], q) - 0.20f);
}

/* What is looked for: enough room, and away from what has its place already. */
struct site {
	float enough;
	bool yard; /* beside its road, in whatever field */
	struct vec taken;
	float far; /* from what is taken; 0: nothing is */
};

/* The garden lies where there is room, but not in the very middle of its field:
 * a farmer needs that.  Pigs and the yard look for their places in the same way. */
static struct vec find_site(const struct raster *r, const struct plan *plan, const struct site *want, float *room)
{
	const struct tile_type *t = plan->type;
	int large = 0; /* the field that reaches most of the border */
	struct vec best = vec(0.5f, 0.5f);
	float best_score = -9.0f;

	for (int f = 1; f < t->field_count; f++)
		if (bit_count(t->fields[f].half_edges) > bit_count(t->fields[large].half_edges))
			large = f;
	*room = 0.0f;
	for (int y = 1; y < 32; y++) {
		for (int x = 1; x < 32; x++) {
			struct vec p = vec((float)x / 32.0f, (float)y / 32.0f);
			uint8_t code = raster_code(r, p);

			if (want->yard ? paint_code_kind(code) != PAINT_FIELD : code != paint_code(PAINT_FIELD, large))
				continue;
			float here = raster_room(r, p);

			if (want->far > 0.0f)
				here = fminf(here, vec_distance(p, want->taken) - want->far);
			float score = fminf(here, want->enough) * 4.0f +
			              (fabsf(p.x - 0.5f) + fabsf(p.y - 0.5f)) * 0.15f +
			              (want->yard ? yard_pull(plan, p) : 0.0f);

			if (score > best_score) {
				best_score = score;
				best = p;
				*room = here;
			}
		}
	}
	return best;
}

/* Places for the yard, the pigs and the garden. */
static void place_landmarks(struct raster *r, struct plan *plan)
{
	const struct tile_type *t = plan->type;
	struct site site = {.enough = 0.19f};
	float room;

	if (!(t->flags & (TILE_GARDEN | TILE_PIGS | TILE_INN)))
		return;
	raster_measure(r, r->code);
	plan->garden_at = plan->pigs_at = plan->yard_at = find_site(r, plan, &site, &room);
	if (yard_road(t) >= 0) {
		site.yard = true;
		plan->yard_at = find_site(r, plan, &site, &room);
		site = (struct site){.enough = 0.19f, .taken = plan->yard_at, .far = 0.14f};
		plan->garden_at = find_site(r, plan, &site, &room);
	}
	plan->garden_scale = fminf(1.36f, room / 0.162f);
}

void raster_plan(struct raster *r, struct plan *plan)
{
	const struct tile_type *t = plan->type;

	raster_barriers(r, plan);
	label_fields(r, plan);
	place_landmarks(r, plan);
	if (t->flags & TILE_INN)
		raster_disc(r, plan->yard_at, 0.135f, 0.125f, paint_code(PAINT_NONE, 0));
	if (t->flags & TILE_PIGS)
		raster_disc(r, plan->pigs_at, PEN_WIDE, PEN_TALL, paint_code(PAINT_NONE, 0));
	if (plan->garden)
		raster_disc(r, plan->garden_at, 0.15f * plan->garden_scale, 0.125f * plan->garden_scale,
		            paint_code(PAINT_GARDEN, 0));
}

void raster_raise_walls(const struct raster *r, uint8_t *codes, bool hide)
{
	int high = (int)((WALL_HIGH + 0.01f) * (float)r->n + 0.5f);

	for (int y = 0; y < r->n; y++)
		for (int x = 0; x < r->n; x++) {
			if (!r->wall[y * r->n + x])
				continue;
			for (int k = 0; k <= high && y - k >= 0; k++)
				codes[(y - k) * r->n + x] = hide ? CODE_HIDDEN : r->code[y * r->n + x];
		}
}

/* ---- public ---- */

/* What stands up from a building hides the meadow behind it. */
static void raise_building(const struct raster *r, const struct plan *p, uint8_t *codes)
{
	const struct tile_building *building = p->building;

	if (!building)
		return;
	float n = (float)r->n, k = p->building_radius;
	float axis = building->rises.axis * k, half = building->rises.half * k;
	float shoulder = building->rises.shoulder * k, high = building->rises.high * k;

	for (int y = 0; y < r->n; y++) {
		for (int x = 0; x < r->n; x++) {
			float dx = ((float)x + 0.5f) / n - p->building_at.x,
			      dy = ((float)y + 0.5f) / n - p->building_at.y;

			/* straight up to the shoulder, then to a point */
			float wide = dy > -shoulder ? half : half * (dy + high) / (high - shoulder);

			if (dy < 0.0f && dy > -high && fabsf(dx - axis) < wide &&
			    paint_code_kind(codes[y * r->n + x]) != PAINT_CITY)
				codes[y * r->n + x] = paint_code(PAINT_BUILDING, 0);
		}
	}
}

void land_map(const struct tile_type *type, int rotation, int n, uint8_t *ground, uint8_t *view, void *scratch)
{
	struct plan plan;
	struct raster raster;

	plan_build(&plan, type, rotation);
	raster_init(&raster, n, scratch);
	raster_plan(&raster, &plan);
	if (ground)
		memcpy(ground, raster.code, (size_t)n * (size_t)n);
	if (view) {
		memcpy(view, raster.code, (size_t)n * (size_t)n);
		raster_raise_walls(&raster, view, false);
		raise_building(&raster, &plan, view);
	}
}

int paint_links(const struct tile_type *type, int rotation, struct paint_link *links)
{
	struct plan plan;

	plan_build(&plan, type, rotation);
	if (plan.span.half <= 0.0f)
		return 0;
	for (int i = 0; i < 2; i++) {
		struct vec a, b;

		passage_mouths(&plan.span, i, &a, &b);
		links[i] = (struct paint_link){paint_code(PAINT_FIELD, plan.span.pass_field[i]), a.x, a.y, b.x, b.y};
	}
	return 2;
}
