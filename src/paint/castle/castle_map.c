/* castle_map.c - which segment of a castle tile lies where, and where followers stand. */
#include <math.h>
#include <string.h>

#include "paint/castle/castle.h"
#include "paint/castle/court.h"

static uint8_t part_code(const struct tile_type *t, int part)
{
	static const uint8_t kinds[FEATURE_KINDS] = {[FEATURE_PATH] = PAINT_PATH,
	                                             [FEATURE_TOWER] = PAINT_TOWER,
	                                             [FEATURE_HOUSE] = PAINT_HOUSE,
	                                             [FEATURE_COURT] = PAINT_COURT};

	return paint_code((enum paint_kind)kinds[t->parts[part].kind], part);
}

static void flood_courts(struct raster *r, const struct ward *w)
{
	const struct tile_type *t = w->type;

	/* a little in from the border: half-edges beside a path lie close to its kerb */
	for (int i = 0; i < t->part_count; i++)
		for (int h = 0; h < HALF_COUNT && t->parts[i].kind == FEATURE_COURT; h++)
			if (t->parts[i].half_edges >> h & 1)
				raster_flood(r, half_port(half_turned(h, w->rotation), 0.22f, 0.01f), part_code(t, i));
	for (int i = 0; i < r->n * r->n; i++)
		if (r->code[i] == CODE_OPEN)
			r->code[i] = paint_code(PAINT_NONE, 0);
}

/* A market wants room, and leaves the middle of its court to a merchant. */
static void place_market(struct raster *r, struct ward *w)
{
	uint8_t code = part_code(w->type, w->market_part);
	float best = -1.0f;

	raster_measure(r, r->code);
	for (int y = 3; y < 30; y++) {
		for (int x = 3; x < 30; x++) {
			struct vec p = vec((float)x / 32.0f, (float)y / 32.0f);

			if (raster_code(r, p) != code)
				continue;
			float room = fminf(raster_room(r, p), 0.17f);
			float score = room * 4.0f + (fabsf(p.x - 0.5f) + fabsf(p.y - 0.5f)) * 0.12f - p.x * 0.002f;

			if (score > best) {
				best = score;
				w->market_at = p;
			}
		}
	}
}

void ward_raster(struct raster *r, struct ward *w)
{
	const struct tile_type *t = w->type;

	for (int i = 0; i < w->way_count; i++)
		raster_strip(r, &w->ways[i].line, WAY_HALF, part_code(t, w->ways[i].part), false);
	if (w->square) {
		struct vec s = w->square_at;
		struct line o = {4,
		                 {vec_off(s, -SQUARE_HALF, -SQUARE_HALF), vec_off(s, SQUARE_HALF, -SQUARE_HALF),
		                  vec_off(s, SQUARE_HALF, SQUARE_HALF), vec_off(s, -SQUARE_HALF, SQUARE_HALF)}};

		raster_area(r, &o, paint_code(PAINT_NONE, 0));
	}
	if (w->well_part >= 0)
		raster_disc(r, w->well_at, WELL_RING, WELL_RING, part_code(t, w->well_part));
	for (int i = 0; i < w->block_count; i++)
		raster_area(r, &w->blocks[i].outline, part_code(t, w->blocks[i].part));
	flood_courts(r, w);
	if (w->market_part >= 0)
		place_market(r, w);
}

/* The codes as the eye sees them: what stands covers what lies behind it; towers are higher by their crown. */
static void mass_raise(const struct raster *r, const struct ward *w, const struct mass *mass, float crown,
                       uint8_t *codes)
{
	int n = r->n;

	memcpy(codes, r->code, (size_t)n * (size_t)n);
	for (int x = 0; x < n; x++) {
		for (int y = 0; y < n; y++) {
			struct vec p = vec(((float)x + 0.5f) / (float)n, ((float)y + 0.5f) / (float)n);
			struct mass_point here = mass_at(mass, p);

			if (!here.block)
				continue;
			float top = here.high + (here.block->block->tower ? crown : 0.0f);
			int high = (int)(top * (float)n + 0.5f);

			for (int k = 0; k <= high && y - k >= 0; k++)
				codes[(y - k) * n + x] = part_code(w->type, here.block->block->part);
		}
	}
}

/* ---- where followers stand ---- */

/* How free a herald stands at this length of a way. */
static float way_room(const struct ward *w, struct vec q)
{
	float room = fminf(fminf(q.x, 1.0f - q.x), fminf(q.y, 1.0f - q.y)) * 0.8f + 0.02f;

	if (w->square)
		room = fminf(room, vec_distance(q, w->square_at) - SQUARE_HALF);
	if (w->well_part >= 0)
		room = fminf(room, vec_distance(q, w->well_at) - 0.10f);
	for (int i = 0; i < w->door_count; i++)
		room = fminf(room, vec_distance(q, w->doors[i].at) - 0.02f);
	return room;
}

/* On the way, and where no tower before it hides its middle, aside. */
static struct paint_spot way_spot(const struct raster *r, const struct ward *w, int index)
{
	const struct line *line = &w->ways[index].line;
	float length = line_length(line), best = -9.0f;
	struct paint_spot spot = {.code = part_code(w->type, w->ways[index].part)};

	for (float s = 0.01f; s < length; s += 0.01f) {
		for (int side = -2; side <= 2; side++) {
			struct vec along, q = line_point(line, s, &along);
			float off = 0.02f * (float)side, room = way_room(w, q);

			q = vec_off(q, -along.y * off, along.x * off);
			int i = (int)(q.y * (float)r->n) * r->n + (int)(q.x * (float)r->n);

			if (q.x < 0.0f || q.y < 0.0f || q.x >= 1.0f || q.y >= 1.0f || r->seen[i] != spot.code)
				continue;
			float clear = fminf(raster_clearance(r, q), WAY_HALF);
			float score = room + 3.0f * fminf(clear, 0.06f) - fabsf(off) * 0.1f;

			if (score > best) {
				best = score;
				spot.x = q.x;
				spot.y = q.y;
				spot.clearance = clear;
			}
		}
	}
	return spot;
}

/* A merchant stands beside the market of his court, not in it. */
static float beside_market(const void *of, struct vec p, float room, float best)
{
	const struct ward *w = of;
	(void)best;

	return fminf(room, vec_distance(p, w->market_at) - 0.11f);
}

int ward_spots(struct raster *r, const struct ward *w, const struct mass *mass, struct paint_spot *spots)
{
	const struct tile_type *t = w->type;
	size_t cells = (size_t)r->n * (size_t)r->n;
	int count = 0;

	/* battlements hide something more */
	mass_raise(r, w, mass, 0.03f, r->seen);
	for (size_t i = 0; i < cells; i++)
		if (r->seen[i] != r->code[i])
			r->seen[i] = CODE_HIDDEN;
	raster_measure(r, r->seen);
	for (int i = 0; i < t->part_count; i++) {
		if (t->parts[i].kind != FEATURE_PATH) {
			spots[count++] = raster_spot(r, part_code(t, i), i == w->market_part ? beside_market : NULL, w);
			continue;
		}
		for (int k = 0; k < w->way_count; k++)
			if (w->ways[k].part == i) {
				spots[count++] = way_spot(r, w, k);
				break;
			}
	}
	return count;
}

/* ---- public ---- */

void castle_map(const struct tile_type *type, int rotation, int n, uint8_t *ground, uint8_t *view, void *scratch)
{
	struct ward ward;
	struct mass mass;
	struct raster raster;

	ward_build(&ward, type, rotation);
	raster_init(&raster, n, scratch);
	ward_raster(&raster, &ward);
	if (ground)
		memcpy(ground, raster.code, (size_t)n * (size_t)n);
	if (view) {
		mass_build(&mass, &ward);
		mass_raise(&raster, &ward, &mass, 0.0f, view);
	}
}

int castle_spots(const struct tile_type *type, int rotation, struct paint_spot *spots, void *scratch)
{
	const struct court *court = court_init(&(struct paint_job){.type = type, .rotation = rotation}, scratch);

	memcpy(spots, court->spots, (size_t)court->spot_count * sizeof *spots);
	return court->spot_count;
}

bool castle_market_place(const struct tile_type *type, int rotation, float *x, float *y, void *scratch)
{
	const struct court *court = court_init(&(struct paint_job){.type = type, .rotation = rotation}, scratch);

	*x = court->ward.market_at.x;
	*y = court->ward.market_at.y + 0.04f; /* between its two stalls */
	return court->ward.market_part >= 0;
}
