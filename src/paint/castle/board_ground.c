/* board_ground.c - what lies below the tiles: empty cells, the moat and the meadow in late sun. */
#include <math.h>
#include <string.h>

#include "paint/castle/board.h"
#include "paint/castle/board_land.h"
#include "paint/castle/castle.h"
#include "paint/castle/court.h"
#include "paint/kit/grid.h"
#include "paint/kit/season.h"

/* ---- what lies about on cells that wait to be built on ----
 *
 * Tufts and pebbles everywhere, here and there a mason's or a carpenter's heap. Everything keeps within its own cell,
 * its shadow too, so that a tile covers all of it or nothing, and each block is painted without its neighbours. */

enum { SITE_TUFTS = 26, SITE_PEBBLES = 16, SITE_HEAPS = 4 };

static const struct ware heaps[] = {
    {blocks_draw, blocks_shade, .share = 4},
    {planks_draw, planks_shade, .share = 3},
    {sand_draw, sand_shade, .share = 2},
    {barrow_draw, barrow_shade, .share = 2},
    {logs_draw, blocks_shade, .share = 2},
    {cart_draw, blocks_shade, .share = 2},
    {tree_draw, tree_shade, .size = 0.064f, .share = 8},
    {bush_draw, bush_shade, .size = 0.042f, .share = 8},
    {tent_draw, tent_shade, .share = 1},
    {footing_draw, footing_shade, .share = 3},
};

enum { HEAP_SHARES = 35 };

static void heaps_add(struct items *items, struct dice *dice, int x, int y)
{
	int count = dice_range(dice, 1, SITE_HEAPS), stood = 0;
	struct vec at[SITE_HEAPS];

	for (int i = 0; i < count; i++) {
		struct vec p = vec_random(dice, 0.20f, 0.24f, 0.74f, 0.90f);
		const struct ware *heap = ware_of(heaps, dice_below(dice, HEAP_SHARES));
		bool clear = true;

		for (int k = 0; k < stood; k++)
			clear = clear && (fabsf(p.x - at[k].x) > 0.30f || fabsf(p.y - at[k].y) > 0.24f);
		if (!clear)
			continue;
		at[stood++] = p;
		items_add(items, heap->draw, heap->shade, vec((float)x + p.x, (float)y + p.y))->size = heap->size;
	}
}

/* Fills the list anew. */
static void site_fill(const struct paint_board *board, int x, int y, struct items *items)
{
	struct dice dice = {hash4((uint32_t)x, (uint32_t)y, board->seed, 0x517e)};
	int tufts = dice_range(&dice, SITE_TUFTS / 3, SITE_TUFTS), pebbles = dice_range(&dice, 4, SITE_PEBBLES);
	struct vec clump = {0, 0};

	items->count = 0;
	items->seed = hash4((uint32_t)x, (uint32_t)y, board->seed, 0x1735);
	heaps_add(items, &dice, x, y);
	for (int i = 0; i < pebbles; i++) {
		struct vec at = vec_random(&dice, 0.05f, 0.05f, 0.94f, 0.95f);

		items_add(items, pebble_draw, NULL, vec((float)x + at.x, (float)y + at.y))->size =
		    dice_real(&dice, 0.007f, 0.017f);
	}
	for (int i = 0; i < tufts; i++) {
		/* in clumps, some apart */
		struct vec at = vec_random(&dice, 0.06f, 0.08f, 0.92f, 0.96f),
		           by = vec_random(&dice, -0.1f, -0.07f, 0.1f, 0.07f);

		if (i % 5 == 0)
			clump = at;
		else if (i % 5 < 4)
			at =
			    vec(fminf(fmaxf(clump.x + by.x, 0.06f), 0.92f), fminf(fmaxf(clump.y + by.y, 0.08f), 0.96f));

		items_add(items, sod_draw, sod_shade, vec((float)x + at.x, (float)y + at.y))->size =
		    dice_real(&dice, 0.018f, 0.042f);
	}
}

/* ---- the ground ---- */

#define SLAB 0.055f /* how thick the board is */

struct block {
	const struct paint_board *board;
	int x, y, size;
	float *slow, *fine; /* noise, size * size each */
	struct board_near near;
	struct noise_walk packed[3], ripple;
	struct land land;
};

/* A yard of trodden sand, waiting to be built on: quiet, so that what is built is what the eye sees. Thin grass comes
 * up here and there, never as green as a court; the cells are marked out with cord. */
static struct rgb empty_color(struct block *k, struct vec p, size_t i)
{
	float fx = p.x - (float)k->x, fy = p.y - (float)k->y;
	float edge = fminf(fminf(fx, 1.0f - fx), fminf(fy, 1.0f - fy)),
	      far = fminf(fmaxf(fx, 1.0f - fx), fmaxf(fy, 1.0f - fy));
	float slow = k->slow[i], fine = k->fine[i];
	/* light where feet have packed it, with the ruts of the carts that bring stone */
	float packed = noise_walk(&k->packed[0], p.x * 1.3f, p.y * 1.3f) +
	               0.4f * noise_walk(&k->packed[1], p.x * 6.1f, p.y * 6.1f) + 0.25f * fine;
	float track = fabsf(noise_walk(&k->packed[2], p.x * 0.62f, p.y * 0.62f) + slow * 0.05f);
	float rut = ramp(0.030f, 0.042f, track) * ramp(0.078f, 0.062f, track);
	const struct season *season = k->land.season;
	struct rgb earth = rgb_mix(rgb(season->yard[0]), rgb(season->yard[1]), ramp(-0.9f, 0.9f, packed));
	struct rgb turf = rgb_mix(rgb(season->turf[0]), rgb(season->turf[1]), ramp(-0.7f, 0.9f, packed + fine * 0.2f));

	earth = rgb_scale(earth, 1.0f + fine * 0.045f);
	turf = rgb_scale(turf, 1.0f + fine * 0.10f);
	/* Thin at its edge, where single blades stand: soft, for grains would be blocks where one looks closely. */
	float cover = slow + fine * 0.09f, grown = 0.90f * ramp(0.02f, 0.20f, cover) * ramp(0.02f, 0.12f, track);

	/* and a little shade beside it */
	earth = rgb_scale(earth, 1.0f - 0.12f * ramp(-0.10f, 0.08f, cover));
	earth = rgb_mix(rgb_mix(earth, rgb(0x6F5434), 0.24f * rut), turf, grown);
	float soft = 0.7f / (float)k->size;
	float cord = 1.0f - ramp(0.006f, 0.006f + soft * 1.6f, edge);
	float peg = 1.0f - ramp(0.022f, 0.022f + soft * 1.5f, sqrtf(2.0f) * (1.0f - far));

	earth = rgb_mix(earth, rgb(0xE9D3A0), cord * 0.42f);
	return rgb_mix(earth, rgb(0x6A4E33), peg * 0.80f);
}

static struct rgb water_color(struct block *k, float t, struct vec p, size_t i)
{
	float ripple = noise_walk(&k->ripple, p.x * 4.5f, p.y * 24.0f + k->slow[i] * 2.0f);
	/* shallow and green before the wall, deep in the middle, the sky on it */
	struct rgb water = rgb_mix(rgb(0x3F7F92), rgb(0x2F6288), ramp(0.0f, 0.55f, t));

	water = rgb_mix(water, rgb(0x5B9FB4), 0.55f * ramp(0.60f, 1.0f, t));
	water = rgb_mix(water, rgb(0xCFE6E4), 0.42f * ramp(0.42f, 0.90f, ripple));
	if (k->land.season->ice > 0.0f) { /* a sheet along both banks, its shadow on the water */
		float in = fminf(t, 1.0f - t), edge = 0.20f + 0.16f * k->slow[i];

		water = rgb_scale(water, 1.0f - 0.3f * ramp(edge + 0.12f, edge, in));
		water = rgb_mix(water, rgb_mix(rgb(k->land.season->snow), rgb(k->land.season->snow_shade), 0.3f),
		                0.95f * ramp(edge + 0.025f, edge - 0.025f, in));
	}
	return rgb_scale(water, 1.0f + k->fine[i] * 0.03f);
}

static struct rgb outside_color(struct block *k, float d, struct vec p, size_t i)
{
	struct rgb lane, bank = rgb_scale(rgb(k->land.season->ditch), 1.0f + k->fine[i] * 0.06f);
	float ragged = d + k->slow[i] * 0.016f + k->fine[i] * 0.006f;

	if (land_lane(&k->land, d, p, k->fine[i], &lane))
		return lane;
	if (ragged > MOAT_NEAR && ragged < MOAT_FAR)
		return rgb_mix(rgb(0x24404C), water_color(k, (ragged - MOAT_NEAR) / (MOAT_FAR - MOAT_NEAR), p, i),
		               ramp(MOAT_NEAR, MOAT_NEAR + 0.035f, ragged) * ramp(MOAT_FAR, MOAT_FAR - 0.02f, ragged));
	struct rgb grass = land_color(&k->land, d, p, k->slow[i], k->fine[i]);

	if (ragged < MOAT_NEAR)
		return rgb_mix(grass, bank, ramp(MOAT_NEAR - 0.05f, MOAT_NEAR - 0.015f, ragged));
	return rgb_mix(bank, grass, ramp(MOAT_FAR + 0.010f, MOAT_FAR + 0.04f, ragged));
}

/* A strip of path or court in the wall, before a start space. */
static bool start_color(const struct block *k, struct vec p, size_t i, struct rgb *color)
{
	for (int s = 0; s < k->board->castle->start_count; s++) {
		const struct castle_start *start = &k->board->castle->starts[s];
		struct vec out = edge_out(start->side),
		           m = vec((float)start->cell.x + 0.5f, (float)start->cell.y + 0.5f);
		struct vec d = vec_minus(p, vec_along(m, out, 0.5f));
		float deep = d.x * out.x + d.y * out.y, across = fabsf(d.x * out.y - d.y * out.x);

		if (deep < -0.001f || deep > START_DEEP)
			continue;
		if (start->kind == FEATURE_PATH && across < WAY_HALF) {
			struct rgb paved = rgb_mix(rgb(0xE8DABA), rgb(k->land.season->mud), k->land.season->muddy);

			*color = rgb_mix(paved, rgb(0x3A2E2A), ramp(START_DEEP - 0.10f, START_DEEP, deep) * 0.8f);
			*color =
			    rgb_scale(*color, 1.0f + k->fine[i] * 0.05f - (across > WAY_HALF - 0.016f ? 0.2f : 0.0f));
			return true;
		}
		if (start->kind == FEATURE_COURT && across < 0.46f) {
			struct rgb rim = rgb(0x6B5A45);

			*color = rgb_scale(rgb_mix(rgb(k->land.season->start), rgb(k->land.season->trodden[1]),
			                           ramp(0.1f, 0.6f, k->slow[i])),
			                   1.0f + k->fine[i] * 0.06f);
			if (deep > START_DEEP - 0.022f || across > 0.438f)
				*color = rim;
			return true;
		}
	}
	return false;
}

/* What lies on the table beyond the board's edge: the side of the board, and its shadow.  Premultiplied. */
static float edge_color(const struct block *k, struct vec p, struct rgb *color)
{
	float soft = 0.5f / (float)k->size;
	float slab = ramp(soft, -soft, land_beyond(k->board, vec_up(p, SLAB)));
	float shadow = 0.55f * ramp(0.11f, -0.05f, land_beyond(k->board, vec(p.x - 0.04f, p.y - SLAB - 0.05f)));

	*color = rgb_scale(rgb(0x5A4128), slab);
	return slab + (1.0f - slab) * shadow;
}

/* The ground, premultiplied: below the wall's easel, which begins all clear. */
static void ground_paint(struct block *k, uint8_t *rgba, int row)
{
	for (int j = 0; j < k->size; j++) {
		for (int i = 0; i < k->size; i++) {
			size_t at = (size_t)j * (size_t)k->size + (size_t)i;
			struct vec p = vec((float)k->x + ((float)i + 0.5f) / (float)k->size,
			                   (float)k->y + ((float)j + 0.5f) / (float)k->size);
			float d = board_near_distance(&k->near, p), soft = 0.5f / (float)k->size, alpha = 1.0f;
			float beyond = d < 0.9f ? -1.0f : land_beyond(k->board, p);
			struct rgb color = {0, 0, 0};

			if (beyond > -soft)
				alpha = edge_color(k, p, &color);
			if (beyond < soft) {
				float on = ramp(soft, -soft, beyond);
				struct rgb land = d <= 0.0f ? empty_color(k, p, at) : outside_color(k, d, p, at);

				/* late light on the rim */
				if (beyond > -0.022f)
					land = rgb_scale(land, 1.10f);
				color = rgb_mix(color, land, on);
				alpha += (1.0f - alpha) * on;
			}
			uint8_t *q = rgba + ((size_t)j * (size_t)row + (size_t)i) * 4;

			q[0] = byte_of(color.r);
			q[1] = byte_of(color.g);
			q[2] = byte_of(color.b);
			q[3] = byte_of(255.0f * alpha);
		}
	}
}

/* The strips of the start spaces lie on the wall. */
static void starts_paint(const struct block *k, uint8_t *rgba, int row)
{
	for (int j = 0; j < k->size; j++) {
		for (int i = 0; i < k->size; i++) {
			size_t at = (size_t)j * (size_t)k->size + (size_t)i;
			struct vec p = vec((float)k->x + ((float)i + 0.5f) / (float)k->size,
			                   (float)k->y + ((float)j + 0.5f) / (float)k->size);
			struct rgb color;

			if (!start_color(k, p, at, &color))
				continue;
			rgb_store(rgba + ((size_t)j * (size_t)row + (size_t)i) * 4, color);
		}
	}
}

static int block_pad(int size) { return size / 32 + 2; }

size_t board_scratch_size(int size)
{
	int side = size + 2 * block_pad(size);

	return (size_t)size * (size_t)size * 2 * sizeof(float) + (size_t)side * (size_t)side * 4 +
	       easel_scratch_size(side, side) + sizeof(struct items) + 256;
}

void paint_board_block(const struct paint_board *board, int x, int y, int size, uint8_t *rgba, void *scratch)
{
	size_t pixels = (size_t)size * (size_t)size;
	int pad = block_pad(size), side = size + 2 * pad;
	struct block k = {
	    .board = board,
	    .x = x,
	    .y = y,
	    .size = size,
	    .slow = scratch,
	    .near = board_near(board, x, y),
	    .packed = {{.seed = board->seed + 83}, {.seed = board->seed + 84}, {.seed = board->seed + 85}},
	    .ripple = {.seed = board->seed + 81},
	    .land = land_begin(board)};
	struct easel c;

	memset(rgba, 0, pixels * 4);
	/* nothing but the table */
	if (land_beyond(board, vec((float)x + 0.5f, (float)y + 0.5f)) > 1.2f)
		return;
	k.fine = k.slow + pixels;
	memset(scratch, 0, pixels * 2 * sizeof(float));
	noise_add(k.slow, size, x, y, 1.7f, 1.7f, board->seed + 71, 0.55f);
	noise_add(k.slow, size, x, y, 5.0f, 5.0f, board->seed + 72, 0.35f);
	noise_add(k.slow, size, x, y, 13.0f, 13.0f, board->seed + 73, 0.18f);
	noise_add(k.fine, size, x, y, 95.0f, 43.0f, board->seed + 74, 0.72f);
	noise_add(k.fine, size, x, y, 43.0f, 23.0f, board->seed + 75, 0.48f);
	if (board_inside(board, x, y)) /* sods, where a meadow is even */
		noise_add(k.slow, size, x, y, 27.0f, 23.0f, board->seed + 76, 0.12f);
	/* a canvas somewhat larger than the block, so that shadows are blurred across its border */
	uint8_t *canvas = (uint8_t *)(k.fine + pixels),
	        *middle = canvas + ((size_t)pad * (size_t)side + (size_t)pad) * 4;

	uint8_t *rest = canvas + aligned((size_t)side * (size_t)side * 4);
	struct items *site = (struct items *)(rest + aligned(easel_scratch_size(side, side)));

	easel_init(&c, (struct paint_frame){pad - x * size, pad - y * size, side, side}, size, canvas, rest);
	c.season = k.land.season;
	ground_paint(&k, middle, side);
	struct vec low = vec((float)x, (float)y), high = vec((float)(x + 1), (float)(y + 1));

	site->count = 0;
	if (board_inside(board, x, y))
		site_fill(board, x, y, site);
	else
		land_add(board, x, y, site);
	items_shade(site, &c);
	board_shade_wall(board, &c, low, high);
	easel_paint_shade(&c);
	items_draw(site, &c);
	board_draw_wall(board, &c, low, high);
	starts_paint(&k, middle, side);
	easel_finish(&c);
	for (int row = 0; row < size; row++)
		memcpy(rgba + (size_t)row * (size_t)size * 4, middle + (size_t)row * (size_t)side * 4,
		       (size_t)size * 4);
}
