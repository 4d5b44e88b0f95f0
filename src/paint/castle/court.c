/* court.c - a castle tile laid out, and its upper picture. */
#include <math.h>
#include <string.h>

#include "paint/castle/castle.h"
#include "paint/castle/court.h"
#include "paint/kit/grid.h"
#include "paint/kit/season.h"

/* ---- what stands on towers ---- */

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
static void turrets_add(struct court *court)
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

/* ---- what stands on houses: chimneys and their smoke, dormers ---- */

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

/* ---- what stands in courts: markets, fountains, washing, hens, and where there is room for them ---- */

/* The code the eye sees at a point of the tile; outside it nothing. */
static uint8_t code_at(const struct court *court, struct vec p)
{
	if (p.x < 0.0f || p.y < 0.0f || p.x >= 1.0f || p.y >= 1.0f)
		return CODE_HIDDEN;
	return court->raster.seen[(int)(p.y * COURT_RASTER) * COURT_RASTER + (int)(p.x * COURT_RASTER)];
}

static void market_add(struct court *court)
{
	struct vec at = court->ward.market_at;

	if (court->ward.market_part < 0)
		return;
	items_put(&court->items, awning_draw, awning_shade, vec_off(at, -0.036f, 0.022f), 0.0f, 0);
	items_put(&court->items, awning_draw, awning_shade, vec_off(at, 0.050f, 0.108f), 0.0f, 4 + 1);
}

static void fountain_add(struct court *court)
{
	if (court->ward.well_part >= 0)
		items_put(&court->items, fountain_draw, fountain_shade, court->ward.well_at, 0.098f, 0);
}

/* May something of this half width and height stand here, seen and in nobody's way? */
static bool yard_fits(const struct court *court, struct vec at, float half, float high)
{
	const struct raster *r = &court->raster;

	for (float u = -1.0f; u <= 1.0f; u += 0.5f) {
		struct vec q = vec_off(at, u * half, 0);

		if (paint_code_kind(code_at(court, q)) != PAINT_COURT || raster_clearance(r, q) < 0.022f)
			return false;
		q.y -= high * 0.6f;
		/* before a wall all is well, over a path not */
		if (q.y > 0.0f && paint_code_kind(raster_code(r, q)) == PAINT_PATH)
			return false;
	}
	for (int i = 0; i < court->spot_count; i++) {
		bool lies = paint_code_kind(court->spots[i].code) == PAINT_COURT;
		float dx = fmaxf(0.0f, fabsf(at.x - court->spots[i].x) - half);
		float dy = at.y - high * 0.4f - (court->spots[i].y - (lies ? 0.0f : 0.08f));

		if (dx * dx + dy * dy < (lies ? 0.105f * 0.105f : 0.115f * 0.115f))
			return false;
	}
	return court->ward.market_part < 0 || vec_distance(at, vec_off(court->ward.market_at, 0, 0.04f)) > 0.17f + half;
}

static const struct ware wares[] = {
    {tree_draw, tree_shade, 0.048f, 0.10f, 0.050f, 6, false},
    {bush_draw, bush_shade, 0.030f, 0.03f, 0.026f, 4, false},
    {barrel_draw, barrel_shade, 0.030f, 0.060f, 0.0f, 3, false},
    {washing_draw, washing_shade, 0.125f, 0.10f, 0.0f, 4, true},
    {bed_draw, NULL, 0.092f, 0.085f, 0.0f, 4, true},
    {hens_draw, NULL, 0.052f, 0.03f, 0.0f, 3, true},
    {logs_draw, logs_shade, 0.062f, 0.07f, 0.0f, 2, true},
    {cart_draw, cart_shade, 0.090f, 0.10f, 0.0f, 2, true},
};

enum { WARE_SHARES = 28, YARD_TRIES = 120, YARD_MOST = 8 };

const struct ware *ware_of(const struct ware *list, int share)
{
	while (share >= list->share)
		share -= list++->share;
	return list;
}

static void yard_add(struct court *court)
{
	struct dice dice = {hash4(court->seed, 0x9a4d, 0, 0)};
	struct vec stood[YARD_MOST];
	float wide[YARD_MOST];
	unsigned have = 0;
	int count = 0;

	for (int i = 0; i < YARD_TRIES && count < YARD_MOST; i++) {
		struct vec p = vec_random(&dice, 0.04f, 0.08f, 0.96f, 0.97f);
		uint32_t look = dice_next(&dice);
		const struct ware *w = ware_of(wares, (int)((look >> 8) % WARE_SHARES));
		bool clear = !(w->once && have >> (w - wares) & 1);

		for (int k = 0; k < count; k++)
			clear =
			    clear && (fabsf(stood[k].x - p.x) > w->half + wide[k] || fabsf(stood[k].y - p.y) > 0.085f);
		if (!clear || !yard_fits(court, p, w->half, w->high))
			continue;
		items_put(&court->items, w->draw, w->shade, p, w->size, look * 0x9e3779b1u);
		have |= 1u << (w - wares);
		wide[count] = w->half;
		stood[count++] = p;
	}
}

/* ---- where a court ends at ground that nobody has built on: its grass is trodden off, not cut ---- */

enum { FRINGE_POINTS = 25, FRINGE_COATS = 3 };

static bool way_near(const struct ward *w, struct vec p)
{
	for (int i = 0; i < w->way_count; i++)
		if (line_distance(&w->ways[i].line, p) < WAY_HALF + 0.012f)
			return true;
	return false;
}

/* How far in from the edge the grass is gone at that place of it; the world's noise, so that it runs on round a corner.
 */
static float worn(const struct court *court, struct vec p)
{
	const struct paint_job *job = court->job;
	float x = p.x + (float)job->x, y = p.y + (float)job->y;

	for (int i = 0; i < court->spot_count; i++) { /* whoever stands there stands on grass */
		if (vec_distance(vec(court->spots[i].x, court->spots[i].y), p) < 0.17f)
			return 0.0f;
	}
	return 0.050f + 0.030f * noise_at(x * 5.0f, y * 5.0f, job->seed + 71) +
	       0.016f * noise_at(x * 19.0f, y * 19.0f, job->seed + 72);
}

static void fringe_draw(const struct court *court, struct easel *c)
{
	static const float part[FRINGE_COATS] = {1.0f, 0.72f, 0.42f}, alpha[FRINGE_COATS] = {0.34f, 0.42f, 0.55f};
	struct rgb earth = rgb_mix(rgb(c->season->yard[0]), rgb(c->season->yard[1]), 0.5f);

	for (int coat = 0; coat < FRINGE_COATS; coat++) {
		for (int e = 0; e < EDGE_COUNT; e++) {
			struct vec line[FRINGE_POINTS * 2];

			if (court->job->beside[e] != PAINT_BESIDE_NOTHING)
				continue;
			for (int i = 0; i < FRINGE_POINTS; i++) {
				struct vec p = vec_turned(vec((float)i / (FRINGE_POINTS - 1), 0.0f), e);
				float deep = way_near(&court->ward, p) ? 0.0f : worn(court, p) * part[coat];

				line[i] = p;
				line[FRINGE_POINTS * 2 - 1 - i] = vec_along(p, edge_out(e), -deep);
			}
			fill_polygon(c, line, FRINGE_POINTS * 2, ink_alpha(earth, alpha[coat]));
		}
	}
}

/* ---- the whole ---- */

size_t court_bytes(void) { return aligned(sizeof(struct court)) + aligned(raster_bytes(COURT_RASTER)); }

struct court *court_begin(const struct paint_job *job, uint32_t salt, void *memory)
{
	struct court *court = memory;

	memset(court, 0, sizeof *court);
	court->job = job;
	court->seed = court->items.seed = hash4((uint32_t)job->x, (uint32_t)job->y, job->seed, salt);
	return court;
}

struct court *court_init(const struct paint_job *job, void *memory)
{
	struct court *court = court_begin(job, 0xca571e, memory);

	ward_build(&court->ward, job->type, job->rotation);
	mass_build(&court->mass, &court->ward);
	raster_init(&court->raster, COURT_RASTER, (uint8_t *)memory + aligned(sizeof *court));
	ward_raster(&court->raster, &court->ward);
	court->spot_count = ward_spots(&court->raster, &court->ward, &court->mass, court->spots);
	raster_measure(&court->raster, court->raster.code);
	return court;
}

enum border court_border(const struct court *court, const struct ward_block *block, int edge)
{
	uint8_t beside = court->job->beside[edge];

	if (beside == PAINT_BESIDE_NOTHING)
		return BORDER_OPEN;
	if (beside == paint_beside(block->tower ? TERRAIN_TOWER : TERRAIN_HOUSE))
		return BORDER_JOINED;
	return BORDER_CLOSED;
}

size_t castle_scratch_size(int size)
{
	struct paint_frame f = paint_overlay_frame(size);
	size_t ground = 4 * ((size_t)size * (size_t)size * sizeof(float) + 64) + 4 * (65 * 65 * sizeof(float) + 64);
	size_t overlay = aligned(easel_scratch_size(f.width, f.height)) + mass_scratch(f.height);

	size_t tile = court_bytes() + (overlay > ground ? overlay : ground) + 4096, board = board_scratch_size(size);

	return tile > board ? tile : board;
}

void court_paint(struct court *court, int size, uint8_t *rgba, void *rest)
{
	struct paint_frame f = paint_overlay_frame(size);
	struct easel c;

	easel_init(&c, f, size, rgba, rest);
	c.season = season_of((enum paint_season)court->job->season);
	mass_shade(court, &c);
	items_shade(&court->items, &c);
	easel_paint_shade(&c);
	fringe_draw(court, &c);
	mass_paint(court, &c, (uint8_t *)rest + aligned(easel_scratch_size(f.width, f.height)));
	facade_back(court, &c);
	items_draw(&court->items, &c);
	facade_front(court, &c);
	easel_finish(&c);
}

void castle_picture(const struct paint_job *job, int size, uint8_t *ground, uint8_t *overlay, void *scratch)
{
	struct court *court = court_init(job, scratch);
	uint8_t *rest = (uint8_t *)scratch + court_bytes();

	if (ground)
		court_ground(court, size, ground, rest);
	if (!overlay)
		return;
	turrets_add(court);
	chimneys_add(court);
	market_add(court);
	fountain_add(court);
	yard_add(court);
	court_paint(court, size, overlay, rest);
}
