/* carcassonne.c - the City of Carcassonne: its outline, streets, parts, map. */
#include "paint/land/carcassonne.h"

#include <math.h>

struct vec city_cell(const struct tile_type *type)
{
	int column = type->id[2] - '0', row = type->id[2] ? type->id[3] - '0' : 0;

	return vec(column < 0 || column > 3 ? 0 : (float)column, row < 0 || row > 2 ? 0 : (float)row);
}

/* The wall crosses every seam at its middle (one half lies outside, the other
 * inside); between the seams it bows out to bastions. */
const struct line city_wall = {30, {{0.63f, 0.63f},  {0.80f, 0.535f}, {1.0f, 0.50f},   {1.5f, 0.455f}, {2.0f, 0.50f},
                                    {2.5f, 0.455f},  {3.0f, 0.50f},   {3.20f, 0.535f}, {3.37f, 0.63f}, {3.465f, 0.80f},
                                    {3.5f, 1.0f},    {3.545f, 1.5f},  {3.5f, 2.0f},    {3.465f, 2.2f}, {3.37f, 2.37f},
                                    {3.20f, 2.465f}, {3.0f, 2.5f},    {2.75f, 2.52f},  {2.5f, 2.53f},  {2.25f, 2.52f},
                                    {2.0f, 2.5f},    {1.5f, 2.545f},  {1.0f, 2.5f},    {0.8f, 2.465f}, {0.63f, 2.37f},
                                    {0.535f, 2.2f},  {0.5f, 2.0f},    {0.455f, 1.5f},  {0.5f, 1.0f},   {0.535f, 0.8f}}};

const struct plan_gate city_gates[CITY_GATES] = {{0, {0.63f, 0.63f}, {-0.7071f, -0.7071f}},
                                                 {0, {3.37f, 0.63f}, {0.7071f, -0.7071f}},
                                                 {0, {2.5f, 2.53f}, {0.0f, 1.0f}}};

bool city_inside(struct vec p) { return shape_holds(city_wall.at, city_wall.count, p); }

const struct city_site city_sites[CITY_PARTS] = {
    [CITY_CASTLE] = {{2.50f, 1.10f}, {2.47f, 1.33f}, {0.36f, 0.12f}, {2.46f, 1.17f}, 0.46f, 0.34f},
    [CITY_MARKET] = {{3.10f, 1.76f}, {3.06f, 1.80f}, {0.33f, 0.19f}, {3.06f, 1.62f}, 0.05f, 0.04f},
    [CITY_SMITHY] = {{1.95f, 2.34f}, {1.86f, 2.27f}, {0.40f, 0.11f}, {1.72f, 2.14f}, 0.33f, 0.18f},
    [CITY_CATHEDRAL] = {{1.10f, 1.45f}, {1.15f, 1.86f}, {0.38f, 0.13f}, {1.18f, 1.70f}, 0.29f, 0.50f},
};

static enum city_part city_part(struct vec p)
{
	float best = 1e9f;
	int found = 0;

	for (int i = 0; i < CITY_PARTS; i++) {
		float d = vec_distance(p, city_sites[i].heart);

		if (d < best) {
			best = d;
			found = i;
		}
	}
	return (enum city_part)found;
}

static const struct vec street[CITY_STREETS][4] = {
    {{0.63f, 0.63f}, {0.78f, 0.90f}, {0.76f, 1.40f}, {0.95f, 1.82f}}, /* west gate to the cathedral */
    {{3.37f, 0.63f}, {3.18f, 0.90f}, {3.20f, 1.30f}, {3.06f, 1.72f}}, /* north gate to the market */
    {{2.5f, 2.53f}, {2.5f, 2.25f}, {2.48f, 1.80f}, {2.47f, 1.38f}},   /* south gate to the castle */
    {{1.30f, 1.88f}, {1.75f, 1.96f}, {2.15f, 1.80f}, {2.48f, 1.80f}}, /* across */
    {{2.48f, 1.80f}, {2.70f, 1.82f}, {2.80f, 1.80f}, {2.95f, 1.80f}},
    {{2.05f, 2.27f}, {2.25f, 2.25f}, {2.40f, 2.22f}, {2.49f, 2.18f}}, /* to the smithy */
    {{2.30f, 1.34f}, {2.05f, 1.36f}, {1.80f, 1.30f}, {1.74f, 1.90f}}, /* castle to cathedral, behind the houses */
    {{2.65f, 1.34f}, {2.85f, 1.36f}, {3.05f, 1.28f}, {3.17f, 1.20f}},
};

void city_streets(struct line streets[CITY_STREETS])
{
	for (int i = 0; i < CITY_STREETS; i++) {
		streets[i].count = 0;
		line_add(&streets[i], street[i][0]);
		line_curve(&streets[i], street[i][1], street[i][2], street[i][3], 8);
	}
}

float city_street_distance(const struct line *streets, struct vec p)
{
	float d = 9.0f;

	for (int i = 0; i < CITY_STREETS; i++)
		d = fminf(d, line_distance(&streets[i], p));
	for (int q = 0; q < CITY_PARTS; q++) {
		struct vec middle = city_sites[q].place, half = city_sites[q].reach;
		float dx = (p.x - middle.x) / half.x, dy = (p.y - middle.y) / half.y;
		/* near enough to a distance for a lane's worth of border */
		float e = (sqrtf(dx * dx + dy * dy) - 1.0f) * fminf(half.x, half.y) + 0.02f;

		d = fminf(d, e);
	}
	return d;
}

void carcassonne_raster(struct raster *r, const struct plan *plan)
{
	struct vec cell = city_cell(plan->type);
	float n = (float)r->n;

	for (int y = 0; y < r->n; y++) {
		for (int x = 0; x < r->n; x++) {
			struct vec p = vec_off(cell, ((float)x + 0.5f) / n, ((float)y + 0.5f) / n);

			if (city_inside(p))
				r->code[y * r->n + x] = paint_code(PAINT_HAVEN, city_part(p));
		}
	}
	for (int i = 0; i < city_wall.count; i++) {
		struct vec a = city_wall.at[i], b = city_wall.at[(i + 1) % city_wall.count];
		struct line piece = {2, {vec_minus(a, cell), vec_minus(b, cell)}};

		raster_strip(r, &piece, CITY_WALL_HALF, paint_code(PAINT_HAVEN, city_part(vec_mix(a, b, 0.5f))), true);
	}
}
