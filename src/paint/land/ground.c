/* ground.c - composes the opaque ground of a tile, pixel by pixel. */
#include "paint/land/ground.h"

#include <math.h>

#include "paint/land/carcassonne.h"
#include "paint/kit/season.h"

enum { GRID_CELLS = 64, GRIDS = 5 };

/* Distance to the border of a closed line, negative inside. */
static float outline_distance(const struct line *line, struct vec p)
{
	return shape_distance(line, p) * (shape_holds(line->at, line->count, p) ? -1.0f : 1.0f);
}

static float road_distance(const struct plan *p, struct vec q)
{
	float d = 9.0f;

	for (int i = 0; i < p->road_count; i++)
		d = fminf(d, line_distance(&p->roads[i], q));
	for (int i = 0; i < p->stub_count; i++)
		d = fminf(d, line_distance(&p->stubs[i], q));
	if (p->village)
		d = fminf(d, vec_distance(p->village_at, q) - (VILLAGE_RADIUS - ROAD_HALF));
	return d;
}

/* The nearer of two distances, rounded off where they are about equal. */
static float joined(float a, float b, float round)
{
	float h = round - fabsf(a - b);

	return fminf(a, b) - (h > 0.0f ? h * h / (4.0f * round) : 0.0f);
}

/* Water: arms and lake run into each other without a kink. */
static float water_distance(const struct plan *p, struct vec q)
{
	float d = 9.0f;

	for (int i = 0; i < p->water_count; i++)
		d = joined(d, line_distance(&p->waters[i], q), p->water_count > 2 ? 0.09f : 0.0f);
	if (p->lake.count)
		d = joined(d, outline_distance(&p->lake, q) + RIVER_HALF, 0.05f);
	return d;
}

/* Length along the nearest arm. */
static float water_flow(const struct plan *p, struct vec q)
{
	float best = 9.0f, flow = 0.0f;

	for (int i = 0; i < p->water_count; i++) {
		const struct line *line = &p->waters[i];
		float run = 0.0f;

		for (int k = 0; k + 1 < line->count; k++) {
			struct vec a = line->at[k], b = line->at[k + 1];
			float step = vec_distance(a, b);
			float t = step > 0.0f ? ((q.x - a.x) * (b.x - a.x) + (q.y - a.y) * (b.y - a.y)) / step : 0.0f;

			t = t < 0.0f ? 0.0f : t > step ? step : t;
			float d = vec_distance(vec_mix(a, b, step > 0.0f ? t / step : 0.0f), q);
			if (d < best) {
				best = d;
				flow = run + t + (float)i * 3.0f;
			}
			run += step;
		}
	}
	return flow;
}

static float street_distance(const struct scene *s, const struct line *great, struct vec q)
{
	float d = 9.0f;

	for (int i = 0; i < s->street_count; i++)
		d = fminf(d, line_distance(&s->streets[i], q));
	for (int i = 0; i < s->spot_count; i++)
		if (paint_code_kind(s->spots[i].code) == PAINT_CITY)
			d = fminf(d, vec_distance(vec(s->spots[i].x, s->spots[i].y), q) - 0.030f);
	for (int i = 0; i < s->square_count; i++)
		d = fminf(d, vec_distance(s->squares[i], q) - 0.050f);
	if (s->plan.type->flags & TILE_CARCASSONNE)
		d = fminf(d, city_street_distance(great, vec_plus(q, city_cell(s->plan.type))));
	return d;
}

static void ground_grids(struct ground *g)
{
	const struct scene *s = g->scene;
	struct line great[CITY_STREETS]; /* of the City of Carcassonne */

	city_streets(great);
	for (int j = 0; j <= g->road.n; j++) {
		for (int i = 0; i <= g->road.n; i++) {
			struct vec q = vec((float)i / (float)g->road.n, (float)j / (float)g->road.n);
			int k = j * (g->road.n + 1) + i;

			g->road.node[k] = road_distance(&s->plan, q);
			g->river.node[k] = water_distance(&s->plan, q);
			g->flow.node[k] = g->river.node[k] < 0.2f ? water_flow(&s->plan, q) : 0.0f;
			g->street.node[k] = street_distance(s, great, q);
			g->wood.node[k] = ramp(80.0f, 420.0f, (float)wood_density(s->job, q));
		}
	}
}

static void ground_noise(struct ground *g)
{
	const struct paint_job *job = g->scene->job;
	int n = g->size, x = job->x, y = job->y;
	uint32_t seed = job->seed;

	noise_add(g->grass, n, x, y, 0.9f, 0.9f, seed + 11, 0.85f * 0.60f);
	noise_add(g->grass, n, x, y, 1.8f, 1.8f, seed + 12, 0.85f * 0.30f);
	noise_add(g->grass, n, x, y, 3.6f, 3.6f, seed + 13, 0.85f * 0.18f);
	noise_add(g->grass, n, x, y, 9.0f, 9.0f, seed + 14, 0.20f);
	noise_add(g->blade, n, x, y, 95.0f, 38.0f, seed + 15, 0.75f);
	noise_add(g->blade, n, x, y, 41.0f, 17.0f, seed + 16, 0.45f);
	noise_add(g->warp_x, n, x, y, 4.3f, 4.3f, seed + 17, 0.026f);
	noise_add(g->warp_x, n, x, y, 13.0f, 13.0f, seed + 18, 0.012f);
	noise_add(g->warp_y, n, x, y, 4.3f, 4.3f, seed + 19, 0.026f);
}

/* City ground as coverage, so that its border is smooth at any size. */
static void ground_city(struct ground *g, uint8_t *rgba, void *scratch)
{
	const struct plan *p = &g->scene->plan;
	struct easel c;

	if (!p->region_count && !p->band.count && !(p->type->flags & TILE_CARCASSONNE))
		return;
	easel_init(&c, (struct paint_frame){0, 0, g->size, g->size}, g->size, rgba, scratch);
	for (int i = 0; i < p->region_count; i++) {
		trace_polygon(&c, p->regions[i].outline.at, p->regions[i].outline.count);
		trace_mask(&c, g->city);
	}
	if (p->band.count) {
		trace_polygon(&c, p->band.at, p->band.count);
		trace_mask(&c, g->city);
	}
	if (p->type->flags & TILE_CARCASSONNE) {
		struct line wall = city_wall;

		for (int i = 0; i < wall.count; i++)
			wall.at[i] = vec_minus(wall.at[i], city_cell(p->type));
		trace_polygon(&c, wall.at, wall.count);
		trace_mask(&c, g->city);
	}
}

/* How far from the middle of a building's plot; 1: its border. */
static float plot_distance(const struct plan *p, float x, float y)
{
	float dx = (x - p->building_at.x) / p->building_radius;
	float dy = (y - p->building_at.y) / (p->building_radius * 0.92f);

	return sqrtf(dx * dx + dy * dy);
}

/* The plot of a building: a mown lawn with a trodden court before the door. */
static struct rgb plot_color(const struct ground *g, struct rgb under, float plot, float x, float y, size_t i)
{
	const struct plan *p = &g->scene->plan;
	float d = plot + g->warp_x[i] * 0.8f;

	if (d > 1.12f)
		return under;
	/* the court lies to the south, where the follower stands */
	float r = p->building_radius * 0.74f;
	float dx = (x - p->building_at.x) / r, dy = (y - p->building_at.y - r * 0.62f) / (r * 0.46f);
	float court = sqrtf(dx * dx + dy * dy) + g->warp_x[i] * 2.0f + g->blade[i] * 0.03f;
	struct rgb lawn = rgb_scale(rgb(g->season->lawn), 1.0f + g->grass[i] * 0.05f + g->blade[i] * 0.035f);
	struct rgb sand = rgb_scale(rgb(0xE6D3A0), 1.0f + g->blade[i] * 0.03f);
	/* darker grass along the hedge */
	float rim = ramp(0.80f, 0.98f, d);
	struct rgb plot_ground =
	    rgb_mix(rgb_mix(sand, lawn, ramp(0.82f, 1.05f, court)), rgb(g->season->rim), rim * 0.55f);

	return rgb_mix(plot_ground, under, ramp(1.0f, 1.10f, d));
}

/* A way wanders a little with the world, so that none is a ruler's; at a port it stands square on the edge,
 * and both tiles wander alike. */
static float way_at(const struct grid *way, const struct ground *g, float x, float y, size_t i)
{
	x += g->warp_x[i] * 0.36f;
	y += g->warp_y[i] * 0.36f;
	return grid_at(way, fminf(fmaxf(x, 0.0f), 0.9999f), fminf(fmaxf(y, 0.0f), 0.9999f));
}

/* -1 .. 1: which side of a way this is; 1: the north-western, in the shade of its own bank. */
static float lee(const struct grid *way, float x, float y)
{
	float e = 0.008f, most = 0.9999f;
	float before = grid_at(way, fmaxf(x - e, 0.0f), fmaxf(y - e, 0.0f));
	float behind = grid_at(way, fminf(x + e, most), fminf(y + e, most));
	float fall = (before - behind) / (2.0f * e);

	return fall < -1.0f ? -1.0f : fall > 1.0f ? 1.0f : fall;
}

static struct rgb ground_pixel(const struct ground *g, int px, int py)
{
	size_t i = (size_t)py * (size_t)g->size + (size_t)px;
	float x = ((float)px + 0.5f) / (float)g->size, y = ((float)py + 0.5f) / (float)g->size;
	float road = way_at(&g->road, g, x, y, i), river = way_at(&g->river, g, x, y, i);
	float near = fminf(road, river - RIVER_HALF + ROAD_HALF);
	/* no crop within a tenth of a tile of the verge: what is pale beside a road looks like one */
	float fade = ramp(0.148f, 0.166f, near);
	float plot = g->scene->plan.building ? plot_distance(&g->scene->plan, x, y) : 9.0f;
	float city = g->city[i];
	struct rgb color = rgb(0);

	if (city < 1.0f) {
		/* no field is ploughed up to a building's hedge */
		float kept = ramp(1.12f, 1.34f, plot);

		color = meadow_color(g, px, py, fade * kept, kept);
		if (river < RIVER_HALF + 0.08f)
			color = river_color(g, color, river, grid_at(&g->flow, x, y), lee(&g->river, x, y), px, py);
		if (plot < 1.2f)
			color = plot_color(g, color, plot, x, y, i);
		if (road < 0.11f && river > RIVER_HALF)
			color = road_color(g, color, road, lee(&g->road, x, y), px, py);
	}
	if (city > 0.0f)
		color = rgb_mix(color, paving_color(g, grid_at(&g->street, x, y), px, py), city);
	return color;
}

void ground_compose(const struct scene *scene, int size, uint8_t *rgba, void *scratch)
{
	uint8_t *at = scratch;
	size_t pixels = (size_t)size * (size_t)size;
	struct ground g = {.scene = scene, .size = size, .season = season_of((enum paint_season)scene->job->season)};
	int cells = size <= 64 ? GRID_CELLS / 2 : GRID_CELLS;
	struct grid *grids[GRIDS] = {&g.road, &g.river, &g.flow, &g.street, &g.wood};

	for (int i = 0; i < GRIDS; i++) {
		grids[i]->n = cells;
		grids[i]->node = plane_take(&at, (size_t)(cells + 1) * (size_t)(cells + 1));
	}
	g.grass = plane_take(&at, pixels);
	g.blade = plane_take(&at, pixels);
	g.warp_x = plane_take(&at, pixels);
	g.warp_y = plane_take(&at, pixels);
	g.city = plane_take(&at, pixels);
	ground_grids(&g);
	ground_noise(&g);
	ground_city(&g, rgba, at);
	for (int y = 0; y < size; y++)
		for (int x = 0; x < size; x++) {
			rgb_store(rgba + ((size_t)y * (size_t)size + (size_t)x) * 4, ground_pixel(&g, x, y));
		}
}
