/* monastery.c - the church with its wing, tower and precinct. */
#include <math.h>

#include "paint/kit/kit.h"
#include "paint/land/sign.h"

static void wing(const struct kit *p)
{
	/* the monks' wing to the west, gable to the front */
	struct vec front[5] = {kit_point(p, -0.172f, -0.046f), kit_point(p, -0.132f, -0.094f),
	                       kit_point(p, -0.092f, -0.046f), kit_point(p, -0.092f, 0.012f),
	                       kit_point(p, -0.172f, 0.012f)};
	float left[8] = {-0.182f, -0.040f, -0.182f, -0.092f, -0.132f, -0.150f, -0.132f, -0.096f};
	float right[8] = {-0.132f, -0.096f, -0.132f, -0.150f, -0.082f, -0.092f, -0.082f, -0.040f};

	kit_quad(p, left, kit_roof(p, 0xE08A52, 0xC4643A, -0.15f, -0.04f));
	kit_quad(p, right, kit_upright(p, 0xB9582F, 0xA04A2A, -0.15f, -0.04f));
	kit_snow(p, (float[]){-0.182f, -0.092f, -0.132f, -0.150f}, (float[]){-0.182f, -0.040f, -0.132f, -0.096f}, true);
	kit_snow(p, (float[]){-0.132f, -0.150f, -0.082f, -0.092f}, (float[]){-0.132f, -0.096f, -0.082f, -0.040f},
	         false);
	draw_polygon(p->c, front, 5, kit_upright(p, 0xFBF1DC, 0xE2CFAA, -0.09f, 0.012f));
	kit_arch(p, -0.150f, -0.012f, 0.008f, 0.018f, 0x55606A);
	kit_arch(p, -0.114f, -0.012f, 0.008f, 0.018f, 0x55606A);
	kit_arch(p, -0.132f, -0.052f, 0.008f, 0.012f, 0x55606A);
}

static void nave(const struct kit *p)
{
	float front[8] = {-0.098f, -0.078f, 0.052f, -0.078f, 0.052f, 0.010f, -0.098f, 0.010f};
	float roof[8] = {-0.094f, -0.168f, 0.052f, -0.168f, 0.060f, -0.070f, -0.106f, -0.070f};

	kit_quad(p, front, kit_upright(p, 0xFBF1DC, 0xDFCBA6, -0.078f, 0.01f));
	struct vec shade[2] = {kit_point(p, -0.098f, -0.070f), kit_point(p, 0.052f, -0.056f)};

	fill_rect(p->c, shade[0].x, shade[0].y, shade[1].x, shade[1].y, ink_alpha(rgb(0x5A3A26), 0.35f));
	kit_quad(p, roof, kit_roof(p, 0xDE8850, 0xB9552F, -0.168f, -0.07f));
	kit_rows(p, -0.106f, 0.060f, -0.168f, -0.070f, 0.012f, 6, 0x5E2A16);
	fill_line(p->c, kit_point(p, -0.094f, -0.166f), kit_point(p, 0.052f, -0.166f), 0.006f * p->k,
	          ink_solid(rgb(0xEBA672)));
	kit_snow(p, (float[]){-0.094f, -0.168f, 0.052f, -0.168f}, (float[]){-0.106f, -0.070f, 0.060f, -0.070f}, true);
	for (int i = 0; i < 4; i++) {
		float x = -0.076f + 0.0345f * (float)i;

		if (i != 2)
			kit_arch(p, x, -0.018f, 0.0075f, 0.026f, 0x46586B);
	}
	/* buttresses between the windows */
	for (int i = 0; i < 4; i++) {
		float x = -0.096f + 0.036f * (float)i;
		struct vec a = kit_point(p, x, -0.05f), b = kit_point(p, x + 0.006f, 0.012f);

		fill_rect(p->c, a.x, a.y, b.x, b.y, ink_solid(rgb(0xCDB78F)));
	}
	/* the porch with a rose window above */
	struct vec porch[5] = {kit_point(p, -0.030f, -0.040f), kit_point(p, -0.007f, -0.066f),
	                       kit_point(p, 0.016f, -0.040f), kit_point(p, 0.016f, 0.018f),
	                       kit_point(p, -0.030f, 0.018f)};

	draw_polygon(p->c, porch, 5, kit_upright(p, 0xF6E8CC, 0xDBC59C, -0.066f, 0.018f));
	kit_arch(p, -0.007f, 0.018f, 0.011f, 0.026f, 0x4A2E1E);
	fill_ellipse(p->c, kit_point(p, -0.007f, -0.040f), 0.0085f * p->k, 0.0085f * p->k, ink_solid(rgb(0x6B4A2C)));
	fill_ellipse(p->c, kit_point(p, -0.007f, -0.040f), 0.0062f * p->k, 0.0062f * p->k, ink_solid(rgb(0x4FA3D8)));
}

static void bell_tower(const struct kit *p)
{
	float body[8] = {0.040f, -0.190f, 0.108f, -0.190f, 0.108f, 0.016f, 0.040f, 0.016f};
	struct vec left = kit_point(p, 0.040f, 0), right = kit_point(p, 0.108f, 0);

	kit_quad(p, body, ink_horizontal(rgb(0xFDF5E4), rgb(0xCBB692), left.x, right.x));
	struct vec a = kit_point(p, 0.037f, -0.132f), b = kit_point(p, 0.111f, -0.124f);

	fill_rect(p->c, a.x, a.y, b.x, b.y, ink_solid(rgb(0xBFA77E)));
	kit_arch(p, 0.060f, -0.142f, 0.0085f, 0.022f, 0x3A2A20);
	kit_arch(p, 0.088f, -0.142f, 0.0085f, 0.022f, 0x3A2A20);
	fill_ellipse(p->c, kit_point(p, 0.060f, -0.146f), 0.006f * p->k, 0.007f * p->k, ink_solid(rgb(0xE0B43C)));
	fill_ellipse(p->c, kit_point(p, 0.088f, -0.146f), 0.006f * p->k, 0.007f * p->k, ink_solid(rgb(0xE0B43C)));
	kit_arch(p, 0.074f, -0.060f, 0.006f, 0.020f, 0x46586B);
	/* a pyramid of slate, a golden cross */
	struct vec tip = kit_point(p, 0.074f, -0.300f);
	struct vec west[3] = {kit_point(p, 0.030f, -0.184f), tip, kit_point(p, 0.082f, -0.176f)};
	struct vec east[3] = {kit_point(p, 0.082f, -0.176f), tip, kit_point(p, 0.118f, -0.184f)};

	draw_polygon(p->c, west, 3, ink_horizontal(rgb(0x8FB3D0), rgb(0x587C9C), left.x, right.x));
	draw_polygon(p->c, east, 3, ink_solid(rgb(0x3F5F7C)));
	kit_snow(p, (float[]){0.074f, -0.300f, 0.074f, -0.300f}, (float[]){0.030f, -0.184f, 0.070f, -0.178f}, true);
	trace_line(p->c, tip, kit_point(p, 0.074f, -0.338f), 0.0075f * p->k);
	trace_line(p->c, kit_point(p, 0.062f, -0.322f), kit_point(p, 0.086f, -0.322f), 0.0075f * p->k);
	trace_fill(p->c, ink_solid(rgb(0xE5B93F)));
}

static void monastery_draw(struct easel *c, const struct item *item)
{
	struct kit p = {c, item->at, item->size};

	wing(&p);
	nave(&p);
	bell_tower(&p);
}

static void monastery_shade(struct easel *c, const struct item *item)
{
	float k = item->size, x = item->at.x, y = item->at.y;

	block_shade(c, x - 0.17f * k, x - 0.09f * k, y - 0.07f * k, y + 0.01f * k, 0.075f * k);
	block_shade(c, x - 0.1f * k, x + 0.05f * k, y - 0.08f * k, y + 0.01f * k, 0.11f * k);
	block_shade(c, x + 0.04f * k, x + 0.108f * k, y - 0.06f * k, y + 0.012f * k, 0.17f * k);
	/* the spire's, where the tower's ends */
	float far = 0.17f * k * (c->sun - 1.0f), dx = far * 0.75f, dy = far * 0.32f;
	struct vec spire[3] = {vec(x + 0.160f * k + dx, y + 0.076f * k + dy),
	                       vec(x + 0.240f * k + dx, y - 0.010f * k + dy),
	                       vec(x + 0.335f * k + dx * 1.6f, y + 0.094f * k + dy * 1.6f)};

	trace_polygon(c, spire, 3);
	trace_shade(c, 1.0f);
}

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
			        line_distance(&p->roads[k], vec(at.x, at.y - size * 2.0f)) > 0.06f;
		for (int k = 0; k < p->water_count; k++)
			free &= line_distance(&p->waters[k], at) > 0.13f;
		if (!free || paint_code_kind(code) == PAINT_CITY || (fabsf(d.x) < 0.28f && d.y > 0.3f))
			continue;
		struct item *item = scene_add(s, building->ring.draw, NULL, at);

		if (item)
			item->size = size;
	}
}

/* A cypress at each side. */
static void cypresses_add(struct scene *s, float k)
{
	for (int side = -1; side <= 1; side += 2) {
		struct item *tree = scene_add(
		    s, cypress_draw, tree_shade,
		    vec(s->plan.building_at.x + (side < 0 ? -0.158f : 0.160f) * k, s->plan.building_at.y + 0.085f * k));

		if (tree)
			tree->size = 0.028f * k;
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
	struct item *item = scene_add(s, building->draw, building->shade,
	                              vec(at.x + building->foot.x * k, at.y + building->foot.y * k));

	if (item)
		item->size = k;
	precinct(s, building);
	if (building->add)
		building->add(s, k);
}
