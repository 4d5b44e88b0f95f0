/* castle_ground.c - the opaque ground of a castle tile: courts, paths, squares. */
#include <math.h>

#include "paint/castle/court.h"
#include "paint/kit/grid.h"
#include "paint/kit/season.h"

enum { GRID_CELLS = 64 };

#define COBBLES_PER_TILE 15.0f

struct ground {
	const struct court *court;
	const struct season *season;
	int size;
	float *grass, *blade, *warp; /* size * size each */
	struct grid way, wall;       /* distance to the middle of a path, to the nearest building */
};

static float part(uint32_t hash) { return (float)(hash & 255) / 255.0f; }

/* ---- distances ---- */

static float way_distance(const struct ward *w, struct vec q)
{
	float d = 9.0f;

	for (int i = 0; i < w->way_count; i++)
		d = fminf(d, line_distance(&w->ways[i].line, q));
	if (w->well_part >= 0)
		d = fminf(d, vec_distance(w->well_at, q) - (WELL_RING - WAY_HALF));
	return d;
}

static float wall_distance(const struct ward *w, struct vec q)
{
	float d = 9.0f;

	for (int i = 0; i < w->block_count; i++)
		d = fminf(d, shape_distance(&w->blocks[i].outline, q));
	return d;
}

/* ---- courts ---- */

static struct rgb grass_color(const struct ground *g, size_t i)
{
	struct rgb grass = season_shade(g->season->court, unit(0.5f + g->grass[i] * 0.62f));

	return rgb_scale(grass, 1.0f + g->blade[i] * 0.06f);
}

/* Grass, trodden to earth along walls and paths and where people cross. */
static struct rgb court_color(const struct ground *g, float way, float wall, size_t i)
{
	struct rgb earth = rgb_mix(rgb(g->season->trodden[0]), rgb(g->season->trodden[1]), 0.5f + 0.5f * g->grass[i]);
	float ragged = g->warp[i] * 2.6f + g->blade[i] * 0.010f;
	float bare = 1.0f - ramp(0.088f, 0.135f, way + ragged);

	bare = fmaxf(bare, 0.70f * (1.0f - ramp(0.010f, 0.075f, wall + ragged)));
	bare = fmaxf(bare, ramp(0.26f, 0.62f, g->grass[i] + g->warp[i] * 6.0f) * 0.45f);
	earth = rgb_scale(earth, 1.0f + g->blade[i] * 0.05f);
	return rgb_mix(grass_color(g, i), earth, bare);
}

/* ---- paths ---- */

/* How far into the joint between two cobbles: 0 on a stone, 1 in the joint. */
static float cobble(const struct paint_job *job, float wx, float wy, uint32_t *look)
{
	float u = wx * COBBLES_PER_TILE, v = wy * COBBLES_PER_TILE, first = 9.0f, second = 9.0f;
	int iu = (int)floorf(u), iv = (int)floorf(v);

	for (int j = -1; j <= 1; j++) {
		for (int i = -1; i <= 1; i++) {
			uint32_t h = hash4((uint32_t)(iu + i), (uint32_t)(iv + j), job->seed, 0xc0b1e);
			float dx = (float)(iu + i) + 0.18f + 0.64f * part(h) - u;
			float dy = (float)(iv + j) + 0.18f + 0.64f * part(h >> 8) - v;
			float d = sqrtf(dx * dx + dy * dy);

			if (d < first) {
				second = first;
				first = d;
				*look = h;
			} else if (d < second) {
				second = d;
			}
		}
	}
	return 1.0f - ramp(0.05f, 0.20f, second - first);
}

static struct rgb cobble_color(const struct ground *g, float x, float y, size_t i)
{
	const struct paint_job *job = g->court->job;
	uint32_t look = 0;
	float joint = cobble(job, x + (float)job->x + g->warp[i] * 0.3f, y + (float)job->y, &look);
	struct rgb stone = rgb_mix(rgb(0xF4E8CA), rgb(0xE0CFAA), part(look >> 16));

	stone = rgb_mix(stone, rgb(g->season->mud), g->season->muddy);

	/* too fine to be seen: joints would only flicker */
	joint *= ramp(0.0f, 150.0f, (float)g->size);
	return rgb_mix(rgb_scale(stone, 1.0f + g->blade[i] * 0.025f), rgb(0xA08A66), joint * 0.68f);
}

static struct rgb way_color(const struct ground *g, struct rgb under, float way, float x, float y, size_t i)
{
	float soft = 0.6f / (float)g->size + 0.001f;
	struct rgb color = cobble_color(g, x, y, i);

	/* kerb stones, and the dark line they throw */
	float kerb = ramp(WAY_HALF - 0.017f - soft, WAY_HALF - 0.017f + soft, way);

	struct rgb border = rgb_mix(rgb(0xC4B190), rgb(g->season->mud), 0.9f * g->season->muddy);

	color = rgb_mix(color, rgb_scale(border, 1.0f + g->blade[i] * 0.05f), kerb * 0.9f);
	struct rgb rim = rgb_mix(under, rgb(0x5E4A33), 0.75f * (1.0f - ramp(WAY_HALF, WAY_HALF + 0.016f, way)));

	return rgb_mix(color, rim, ramp(WAY_HALF - soft, WAY_HALF + soft, way));
}

/* ---- squares ---- */

static struct rgb square_color(const struct ground *g, struct rgb under, float x, float y, size_t i)
{
	const struct ward *w = &g->court->ward;
	float dx = x - w->square_at.x, dy = y - w->square_at.y, soft = 0.6f / (float)g->size + 0.001f;
	float d = fmaxf(fabsf(dx), fabsf(dy));

	if (d > SQUARE_HALF + 0.02f)
		return under;
	float u = (dx + 1.0f) / 0.062f, v = (dy + 1.0f) / 0.062f;
	float fu = u - floorf(u), fv = v - floorf(v);
	uint32_t look = hash4((uint32_t)u, (uint32_t)v, g->court->seed, 0x5b);
	bool dark = ((int)u + (int)v) & 1;
	struct rgb slab = rgb_scale(dark ? rgb(0xD2BD96) : rgb(0xF0E4C8), 0.96f + 0.08f * part(look));
	float joint = ramp(0.40f, 0.5f, fmaxf(fabsf(fu - 0.5f), fabsf(fv - 0.5f)));

	slab = rgb_scale(rgb_mix(slab, rgb(0x927C5C), joint * 0.5f), 1.0f + g->blade[i] * 0.02f);
	/* a rim of dark setts parts the square from the paths that end here */
	float rim = ramp(SQUARE_HALF - 0.034f - soft, SQUARE_HALF - 0.034f + soft, d);
	float sett = (fabsf(dx) > fabsf(dy) ? dy : dx) / 0.03f;

	sett -= floorf(sett);
	struct rgb setts = rgb_scale(rgb(0x8A745A), sett < 0.14f ? 0.72f : 1.0f + g->blade[i] * 0.05f);

	slab = rgb_mix(slab, setts, rim);
	struct rgb edge = rgb_mix(under, rgb(0x5E4A33), 0.7f * (1.0f - ramp(SQUARE_HALF, SQUARE_HALF + 0.016f, d)));

	return rgb_mix(slab, edge, ramp(SQUARE_HALF - soft, SQUARE_HALF + soft, d));
}

/* ---- all ---- */

static struct rgb ground_pixel(const struct ground *g, int px, int py)
{
	size_t i = (size_t)py * (size_t)g->size + (size_t)px;
	float x = ((float)px + 0.5f) / (float)g->size, y = ((float)py + 0.5f) / (float)g->size;
	const struct ward *w = &g->court->ward;
	/* what lies beyond the border is the neighbour's: walls count only within */
	float in = fminf(fminf(x, 1.0f - x), fminf(y, 1.0f - y));
	float wall = w->block_count ? grid_at(&g->wall, x, y) + 0.1f * (1.0f - ramp(0.0f, 0.10f, in)) : 9.0f;
	float way = w->way_count ? grid_at(&g->way, x, y) : 9.0f;
	struct rgb color = court_color(g, way, wall, i);

	if (way < WAY_HALF + 0.03f)
		color = way_color(g, color, way, x, y, i);
	if (w->square)
		color = square_color(g, color, x, y, i);
	return color;
}

static void ground_grids(struct ground *g)
{
	int n = g->way.n;

	for (int j = 0; j <= n; j++) {
		for (int i = 0; i <= n; i++) {
			struct vec q = vec((float)i / (float)n, (float)j / (float)n);

			g->way.node[j * (n + 1) + i] = way_distance(&g->court->ward, q);
			g->wall.node[j * (n + 1) + i] = wall_distance(&g->court->ward, q);
		}
	}
}

static void ground_noise(struct ground *g)
{
	const struct paint_job *job = g->court->job;
	int n = g->size, x = job->x, y = job->y;
	uint32_t seed = job->seed;

	noise_add(g->grass, n, x, y, 1.3f, 1.3f, seed + 61, 0.52f);
	noise_add(g->grass, n, x, y, 3.1f, 3.1f, seed + 62, 0.34f);
	noise_add(g->grass, n, x, y, 8.0f, 8.0f, seed + 63, 0.22f);
	noise_add(g->blade, n, x, y, 71.0f, 31.0f, seed + 64, 0.75f);
	noise_add(g->blade, n, x, y, 33.0f, 15.0f, seed + 65, 0.45f);
	noise_add(g->warp, n, x, y, 9.0f, 9.0f, seed + 66, 0.016f);
	noise_add(g->warp, n, x, y, 22.0f, 22.0f, seed + 67, 0.007f);
}

void court_ground(const struct court *court, int size, uint8_t *rgba, void *rest)
{
	uint8_t *at = rest;
	size_t pixels = (size_t)size * (size_t)size;
	struct ground g = {.court = court, .season = season_of((enum paint_season)court->job->season), .size = size};

	g.way.n = g.wall.n = GRID_CELLS;
	g.way.node = plane_take(&at, (GRID_CELLS + 1) * (GRID_CELLS + 1));
	g.wall.node = plane_take(&at, (GRID_CELLS + 1) * (GRID_CELLS + 1));
	g.grass = plane_take(&at, pixels);
	g.blade = plane_take(&at, pixels);
	g.warp = plane_take(&at, pixels);
	ground_grids(&g);
	ground_noise(&g);
	for (int y = 0; y < size; y++)
		for (int x = 0; x < size; x++) {
			rgb_store(rgba + ((size_t)y * (size_t)size + (size_t)x) * 4, ground_pixel(&g, x, y));
		}
}
