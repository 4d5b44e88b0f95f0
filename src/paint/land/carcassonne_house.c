/* carcassonne_house.c - castle, cathedral, market and smithy of the City of Carcassonne. */

#include "paint/land/carcassonne.h"
#include "paint/kit/kit.h"
#include "paint/kit/season.h"

/* ---- castle: a keep among round towers, blue slate, red banners ---- */

void castle_draw(struct easel *c, const struct item *item)
{
	struct kit p = {c, item->at, 1.0f};
	bool flags = item->look & 1;

	/* the back range: keep and two great towers */
	kit_tower(&p, -0.270f, -0.250f, 0.068f, 0.300f, 0.180f, 0x456C93);
	kit_tower(&p, 0.270f, -0.250f, 0.068f, 0.300f, 0.180f, 0x456C93);
	kit_box(&p, -0.235f, -0.420f, 0.235f, -0.140f, kit_upright(&p, 0xE9DDC6, 0xB6A78C, -0.42f, -0.14f));
	kit_courses(&p, -0.23f, 0.23f, -0.41f, -0.14f, 10);
	kit_quad(&p, (float[8]){-0.205f, -0.535f, 0.205f, -0.535f, 0.250f, -0.410f, -0.250f, -0.410f},
	         kit_roof(&p, 0x7FA3C2, 0x44688A, -0.535f, -0.41f));
	kit_rows(&p, -0.25f, 0.25f, -0.535f, -0.41f, 0.045f, 7, 0x1E3348);
	for (int i = 0; i < 5; i++)
		kit_arch(&p, -0.170f + 0.085f * (float)i, -0.325f, 0.014f, 0.030f, 0x46586B);
	/* the keep rises over the hall */
	kit_box(&p, -0.090f, -0.610f, 0.090f, -0.250f, kit_level(&p, 0xFBF4E6, 0xB9AB92, -0.09f, 0.09f));
	kit_courses(&p, -0.085f, 0.085f, -0.60f, -0.26f, 13);
	kit_merlons(&p, -0.100f, 0.100f, -0.605f, 0.024f);
	kit_quad(&p, (float[8]){-0.055f, -0.735f, 0.055f, -0.735f, 0.078f, -0.625f, -0.078f, -0.625f},
	         kit_roof(&p, 0x7FA3C2, 0x3E6183, -0.735f, -0.625f));
	kit_rows(&p, -0.078f, 0.078f, -0.735f, -0.625f, 0.023f, 5, 0x1E3348);
	kit_arch(&p, -0.038f, -0.500f, 0.013f, 0.034f, 0x3A4A5C);
	kit_arch(&p, 0.038f, -0.500f, 0.013f, 0.034f, 0x3A4A5C);
	kit_arch(&p, 0.0f, -0.390f, 0.013f, 0.034f, 0x3A4A5C);
	if (flags)
		kit_flag(&p, 0.0f, -0.730f, 0.150f, 0xB3202E, 0xF2CB55);
	/* the front curtain with the gatehouse */
	kit_tower(&p, -0.400f, -0.060f, 0.058f, 0.240f, 0.150f, 0x4F779C);
	kit_tower(&p, 0.400f, -0.060f, 0.058f, 0.240f, 0.150f, 0x4F779C);
	kit_box(&p, -0.400f, -0.165f, 0.400f, -0.010f, kit_upright(&p, 0xF0E6D3, 0xA8997E, -0.165f, -0.01f));
	kit_courses(&p, -0.395f, 0.395f, -0.155f, -0.01f, 7);
	kit_merlons(&p, -0.400f, 0.400f, -0.162f, 0.021f);
	kit_tower(&p, -0.235f, 0.010f, 0.044f, 0.200f, 0.0f, 0);
	kit_tower(&p, 0.235f, 0.010f, 0.044f, 0.200f, 0.0f, 0);
	kit_tower(&p, -0.092f, 0.016f, 0.050f, 0.235f, 0.150f, 0x456C93);
	kit_tower(&p, 0.092f, 0.016f, 0.050f, 0.235f, 0.150f, 0x456C93);
	kit_box(&p, -0.060f, -0.200f, 0.060f, 0.012f, kit_upright(&p, 0xEDE2CE, 0xAD9E84, -0.2f, 0.012f));
	kit_merlons(&p, -0.060f, 0.060f, -0.197f, 0.019f);
	kit_arch(&p, 0.0f, 0.012f, 0.036f, 0.070f, 0x2C211B);
	for (int i = -1; i <= 1; i++)
		trace_line(c, kit_point(&p, 0.018f * (float)i, -0.09f), kit_point(&p, 0.018f * (float)i, -0.025f),
		           0.004f);
	trace_line(c, kit_point(&p, -0.034f, -0.045f), kit_point(&p, 0.034f, -0.045f), 0.004f);
	trace_line(c, kit_point(&p, -0.034f, -0.070f), kit_point(&p, 0.034f, -0.070f), 0.004f);
	trace_fill(c, ink_solid(rgb(0x8A7757)));
	/* two long banners beside the gate */
	for (int i = -1; i <= 1; i += 2) {
		float x = 0.165f * (float)i;

		kit_quad(&p,
		         (float[8]){x - 0.020f, -0.150f, x + 0.020f, -0.150f, x + 0.020f, -0.045f, x - 0.020f, -0.045f},
		         kit_upright(&p, 0xC72B38, 0x9A1A28, -0.15f, -0.05f));
		fill_ellipse(c, kit_point(&p, x, -0.100f), 0.0115f, 0.0115f, ink_solid(rgb(0xF4CE58)));
	}
	if (flags) {
		kit_flag(&p, -0.270f, -0.735f, 0.085f, 0x2F62B0, 0xFFF6DF);
		kit_flag(&p, 0.270f, -0.735f, 0.085f, 0x2F62B0, 0xFFF6DF);
	}
}

/* ---- cathedral: two spires, a rose window, a long green copper roof ---- */

static void spire(const struct kit *p, float x)
{
	struct easel *c = p->c;

	kit_box(p, x - 0.062f, -0.560f, x + 0.062f, 0.0f, kit_level(p, 0xFFFCF4, 0xC6BBA8, x - 0.062f, x + 0.062f));
	for (int i = 0; i < 3; i++)
		kit_box(p, x - 0.068f, -0.190f - 0.170f * (float)i, x + 0.068f, -0.176f - 0.170f * (float)i,
		        ink_solid(rgb(0xDDD2C0)));
	for (int i = 0; i < 3; i++) {
		float y = -0.060f - 0.175f * (float)i;

		kit_arch(p, x - 0.024f, y, 0.014f, 0.060f, i == 2 ? 0x3A2A20 : 0x3F6F9C);
		kit_arch(p, x + 0.024f, y, 0.014f, 0.060f, i == 2 ? 0x3A2A20 : 0x3F6F9C);
	}
	struct vec tip = kit_point(p, x, -0.880f);
	struct vec west[3] = {kit_point(p, x - 0.078f, -0.552f), tip, kit_point(p, x + 0.014f, -0.536f)};
	struct vec east[3] = {kit_point(p, x + 0.014f, -0.536f), tip, kit_point(p, x + 0.078f, -0.552f)};

	draw_polygon(c, west, 3, ink_solid(season_roof(c->season, rgb(0x9FD2BE), 0.80f)));
	draw_polygon(c, east, 3, ink_solid(season_roof(c->season, rgb(0x5C9783), 0.40f)));
	for (int i = -1; i <= 1; i += 2) {
		struct vec pin[3] = {kit_point(p, x + 0.064f * (float)i - 0.012f, -0.560f),
		                     kit_point(p, x + 0.064f * (float)i, -0.630f),
		                     kit_point(p, x + 0.064f * (float)i + 0.012f, -0.560f)};

		draw_polygon(c, pin, 3, ink_solid(rgb(0xEFE7DA)));
	}
	trace_line(c, tip, kit_point(p, x, -0.930f), 0.009f);
	trace_line(c, kit_point(p, x - 0.018f, -0.910f), kit_point(p, x + 0.018f, -0.910f), 0.009f);
	trace_fill(c, ink_solid(rgb(0xE8BC42)));
}

static void rose_window(const struct kit *p, float x, float y, float r)
{
	struct easel *c = p->c;
	struct vec m = kit_point(p, x, y);

	draw_ellipse(c, m, r, r, ink_solid(rgb(0xD9CDB9)));
	fill_ellipse(c, m, r * 0.84f, r * 0.84f, ink_solid(rgb(0x274B7C)));
	for (int i = 0; i < 8; i++)
		fill_ellipse(c, vec(m.x + vec_round(i * 4).x * r * 0.54f, m.y + vec_round(i * 4).y * r * 0.54f),
		             r * 0.20f, r * 0.20f, ink_solid(rgb(i & 1 ? 0xE2574C : 0x62B6E8)));
	fill_ellipse(c, m, r * 0.26f, r * 0.26f, ink_solid(rgb(0xF6D25E)));
}

/* Three to one side: arches as thick as `arch`, piers from `top` to `bottom` above their feet. */
static void trace_buttresses(const struct kit *p, float side, float arch, float half_pier, float top, float bottom)
{
	for (int i = 0; i < 3; i++) {
		float y = -0.050f - 0.075f * (float)i, x = 0.150f * side;

		trace_line(p->c, kit_point(p, x, y - 0.170f), kit_point(p, x + 0.105f * side, y - 0.060f), arch);
		trace_rect(p->c, kit_point(p, x + 0.105f * side - half_pier, 0).x, kit_point(p, 0, y - top).y,
		           kit_point(p, x + 0.105f * side + half_pier, 0).x, kit_point(p, 0, y - bottom).y);
	}
}

void cathedral_draw(struct easel *c, const struct item *item)
{
	struct kit p = {c, item->at, 1.0f};

	/* apse and transept behind, then the long roof of the nave */
	kit_quad(&p, (float[8]){-0.270f, -0.520f, 0.270f, -0.520f, 0.290f, -0.440f, -0.290f, -0.440f},
	         kit_roof(&p, 0x8CC3AE, 0x5C9783, -0.52f, -0.44f));
	kit_box(&p, -0.280f, -0.440f, 0.280f, -0.230f, kit_upright(&p, 0xF6EEE0, 0xC9BCA5, -0.44f, -0.23f));
	for (int i = 0; i < 3; i++) {
		kit_arch(&p, -0.250f + 0.034f * (float)i, -0.290f, 0.0105f, 0.075f, 0x3F6F9C);
		kit_arch(&p, 0.250f - 0.034f * (float)i, -0.290f, 0.0105f, 0.075f, 0x3F6F9C);
	}
	/* buttresses fly to both sides */
	for (int side = -1; side <= 1; side += 2) {
		trace_buttresses(&p, (float)side, 0.020f, 0.013f, 0.100f, 0);
		trace_fill(c, ink_solid(INK_OUTLINE));
		trace_buttresses(&p, (float)side, 0.012f, 0.009f, 0.096f, 0.004f);
		trace_fill(c, ink_solid(rgb(0xE9DFCE)));
	}
	/* the nave's roof runs back to the north */
	struct vec west[4] = {kit_point(&p, -0.125f, -0.330f), kit_point(&p, -0.125f, -0.640f),
	                      kit_point(&p, 0.0f, -0.760f), kit_point(&p, 0.0f, -0.470f)};
	struct vec east[4] = {kit_point(&p, 0.0f, -0.470f), kit_point(&p, 0.0f, -0.760f),
	                      kit_point(&p, 0.125f, -0.640f), kit_point(&p, 0.125f, -0.330f)};

	draw_polygon(c, west, 4, ink_solid(season_roof(c->season, rgb(0x98CEB9), 0.80f)));
	draw_polygon(c, east, 4, ink_solid(season_roof(c->season, rgb(0x5F9A86), 0.45f)));
	for (int i = 1; i < 7 && c->scale >= 80.0f; i++) {
		float t = (float)i / 7.0f;

		trace_line(c, vec_mix(west[0], west[1], t), vec_mix(west[3], west[2], t), 0.003f);
		trace_line(c, vec_mix(east[0], east[1], t), vec_mix(east[3], east[2], t), 0.003f);
	}
	trace_fill(c, ink_alpha(rgb(0x22493D), 0.4f));
	/* the front between the towers */
	struct vec front[5] = {kit_point(&p, -0.115f, -0.330f), kit_point(&p, 0.0f, -0.475f),
	                       kit_point(&p, 0.115f, -0.330f), kit_point(&p, 0.115f, 0.0f),
	                       kit_point(&p, -0.115f, 0.0f)};

	draw_polygon(c, front, 5, kit_upright(&p, 0xFFFBF2, 0xDED2BE, -0.47f, 0.0f));
	rose_window(&p, 0.0f, -0.265f, 0.070f);
	kit_box(&p, -0.115f, -0.175f, 0.115f, -0.160f, ink_solid(rgb(0xDDD2C0)));
	spire(&p, -0.165f);
	spire(&p, 0.165f);
	/* three portals */
	for (int i = -1; i <= 1; i++) {
		float x = 0.074f * (float)i, half = i ? 0.022f : 0.030f, high = i ? 0.060f : 0.082f;

		kit_arch(&p, x, 0.004f, half + 0.010f, high, 0x9A8B75);
		kit_arch(&p, x, 0.004f, half + 0.005f, high, 0xE6DCCB);
		kit_arch(&p, x, 0.004f, half, high - 0.004f, 0x4A2E1E);
		fill_line(c, kit_point(&p, x, 0.003f), kit_point(&p, x, -high), 0.004f, ink_solid(rgb(0x9A7442)));
	}
	kit_box(&p, -0.135f, 0.002f, 0.135f, 0.016f, ink_solid(rgb(0xE9E1D4)));
	kit_box(&p, -0.155f, 0.014f, 0.155f, 0.028f, ink_solid(rgb(0xD8CEBE)));
	if (item->look & 1)
		kit_flag(&p, 0.0f, -0.755f, 0.135f, 0xFFF8E6, 0x2F62B0);
}

/* ---- market: striped stalls round a cross ---- */

void stall_draw(struct easel *c, const struct item *item)
{
	static const uint32_t stripe[5] = {0xC7303A, 0x2F7FB5, 0x3A9A55, 0xE0962A, 0x8A4FA5};
	static const uint32_t wares[5] = {0xE8B23C, 0xC94F3D, 0x7FB04A, 0xF0D9A0, 0xB5763C};
	struct kit p = {c, item->at, 1.3f};
	uint32_t color = stripe[item->look % 5];
	float w = 0.052f, k = p.k;

	kit_box(&p, -w, -0.034f, w, 0.0f, kit_upright(&p, 0xC08E58, 0x7E5430, -0.034f, 0.0f));
	for (int i = 0; i < 5; i++)
		fill_ellipse(c, kit_point(&p, -0.038f + 0.019f * (float)i, -0.037f), 0.010f * k, 0.008f * k,
		             ink_solid(rgb(wares[(item->look + (uint32_t)i) % 5])));
	trace_rect(c, item->at.x - w * k, item->at.y - 0.080f * k, item->at.x - (w - 0.006f) * k,
	           item->at.y - 0.03f * k);
	trace_rect(c, item->at.x + (w - 0.006f) * k, item->at.y - 0.080f * k, item->at.x + w * k,
	           item->at.y - 0.03f * k);
	trace_fill(c, ink_solid(rgb(0x5E4026)));
	kit_quad(&p, (float[8]){-w + 0.006f, -0.118f, w - 0.006f, -0.118f, w + 0.012f, -0.066f, -w - 0.012f, -0.066f},
	         ink_solid(season_roof(c->season, rgb(0xFFF8E8), 1.0f)));
	for (int i = 0; i < 4; i++) {
		float a = (float)(2 * i) / 7.0f, b = (float)(2 * i + 1) / 7.0f;
		struct vec l = kit_point(&p, -w + 0.006f, -0.118f), r = kit_point(&p, w - 0.006f, -0.118f);
		struct vec dl = kit_point(&p, -w - 0.012f, -0.066f), dr = kit_point(&p, w + 0.012f, -0.066f);
		struct vec band[4] = {vec_mix(l, r, a), vec_mix(l, r, b), vec_mix(dl, dr, b), vec_mix(dl, dr, a)};

		fill_polygon(c, band, 4,
		             ink_vertical(season_roof(c->season, rgb_scale(rgb(color), 1.12f), 0.7f),
		                          rgb_scale(rgb(color), 0.88f), l.y, dl.y));
		trace_ellipse(c, vec_mix(dl, dr, 0.5f * (a + b)), 0.0085f * k, 0.007f * k);
		trace_fill(c, ink_solid(rgb(color)));
	}
}

void market_cross_draw(struct easel *c, const struct item *item)
{
	struct kit p = {c, item->at, 1.3f};

	for (int i = 0; i < 3; i++)
		draw_ellipse(c, kit_point(&p, 0.0f, -0.012f * (float)i), 0.095f - 0.018f * (float)i,
		             0.040f - 0.010f * (float)i, ink_solid(rgb(i == 1 ? 0xD9CFBD : 0xEDE5D6)));
	kit_box(&p, -0.012f, -0.205f, 0.012f, -0.028f, kit_level(&p, 0xFBF5E8, 0xB7AA95, -0.012f, 0.012f));
	draw_ellipse(c, kit_point(&p, 0.0f, -0.212f), 0.026f, 0.020f, ink_solid(rgb(0xEDE5D6)));
	draw_ellipse(c, kit_point(&p, 0.0f, -0.236f), 0.022f, 0.022f,
	             ink_radial(rgb(0xFFE690), rgb(0xB97F1E), kit_point(&p, -0.006f, -0.242f), 0.03f));
	if (item->look & 1)
		kit_flag(&p, 0.0f, -0.250f, 0.150f, 0x2E8B4F, 0xF6D25E);
}

/* ---- blacksmith: a dark hall, a glowing forge, smoke ---- */

static void anvil(const struct kit *p, float x, float y)
{
	struct easel *c = p->c;
	struct vec shape[10] = {kit_point(p, x - 0.062f, y - 0.062f), kit_point(p, x + 0.040f, y - 0.062f),
	                        kit_point(p, x + 0.040f, y - 0.044f), kit_point(p, x + 0.016f, y - 0.038f),
	                        kit_point(p, x + 0.014f, y - 0.018f), kit_point(p, x + 0.034f, y),
	                        kit_point(p, x - 0.034f, y),          kit_point(p, x - 0.014f, y - 0.018f),
	                        kit_point(p, x - 0.018f, y - 0.038f), kit_point(p, x - 0.040f, y - 0.044f)};

	kit_box(p, x - 0.036f, y, x + 0.036f, y + 0.026f, ink_solid(rgb(0x8A5E36)));
	draw_polygon(c, shape, 10, kit_upright(p, 0xA9B4BE, 0x464E57, y - 0.062f, y));
}

void smithy_draw(struct easel *c, const struct item *item)
{
	struct kit p = {c, item->at, 1.2f};

	/* the great chimney and its smoke */
	kit_box(&p, 0.095f, -0.355f, 0.175f, -0.120f, kit_level(&p, 0xB98468, 0x7A4C3A, 0.095f, 0.175f));
	kit_courses(&p, 0.097f, 0.173f, -0.35f, -0.12f, 9);
	kit_box(&p, 0.085f, -0.375f, 0.185f, -0.345f, ink_solid(rgb(0x5E4438)));
	for (int i = 0; i < 5; i++) {
		float r = 0.034f + 0.007f * (float)i;

		fill_ellipse(
		    c, kit_point(&p, 0.138f + 0.022f * (float)(i & 1) + 0.014f * (float)i, -0.395f - 0.034f * (float)i),
		    r, r * 0.8f, ink_alpha(rgb(i & 1 ? 0x8F8983 : 0x6F6A66), 0.62f));
	}
	/* hall with an open front */
	kit_box(&p, -0.260f, -0.140f, 0.215f, 0.0f, kit_upright(&p, 0x9C8D7C, 0x6E6053, -0.14f, 0.0f));
	kit_courses(&p, -0.258f, 0.213f, -0.135f, 0.0f, 6);
	kit_box(&p, -0.060f, -0.105f, 0.130f, 0.0f, ink_solid(rgb(0x2A1A14)));
	fill_ellipse(c, kit_point(&p, 0.040f, -0.020f), 0.080f, 0.060f,
	             ink_radial(rgb(0xFFD25A), rgb(0x2A1A14), kit_point(&p, 0.04f, -0.012f), 0.085f));
	kit_box(&p, -0.005f, -0.040f, 0.085f, 0.0f, kit_upright(&p, 0x7A6A60, 0x4E4038, -0.04f, 0.0f));
	for (int i = 0; i < 3; i++) {
		struct vec flame[3] = {kit_point(&p, 0.010f + 0.022f * (float)i, -0.038f),
		                       kit_point(&p, 0.022f + 0.020f * (float)i, -0.088f + 0.014f * (float)(i & 1)),
		                       kit_point(&p, 0.036f + 0.022f * (float)i, -0.038f)};

		fill_polygon(c, flame, 3, kit_upright(&p, 0xFFE98A, 0xF0662A, -0.09f, -0.04f));
	}
	kit_arch(&p, -0.165f, 0.0f, 0.030f, 0.062f, 0x4A2E1E);
	kit_arch(&p, -0.225f, -0.045f, 0.013f, 0.030f, 0xF0A23C);
	kit_arch(&p, -0.108f, -0.045f, 0.013f, 0.030f, 0xF0A23C);
	kit_quad(&p, (float[8]){-0.240f, -0.275f, 0.195f, -0.275f, 0.235f, -0.128f, -0.280f, -0.128f},
	         kit_roof(&p, 0x6E7076, 0x3E4046, -0.275f, -0.128f));
	kit_rows(&p, -0.28f, 0.235f, -0.275f, -0.128f, 0.04f, 7, 0x15161A);
	/* posts of the open front, the sign: a horseshoe */
	for (int i = 0; i < 3; i++)
		kit_box(&p, -0.064f + 0.095f * (float)i, -0.118f, -0.054f + 0.095f * (float)i, 0.004f,
		        ink_solid(rgb(0x6B4526)));
	struct vec m = kit_point(&p, -0.165f, -0.178f);

	draw_ellipse(c, m, 0.046f, 0.046f, ink_solid(rgb(0xF3E5C8)));
	fill_ellipse(c, vec(m.x, m.y - 0.002f), 0.031f, 0.033f, ink_solid(rgb(0x3E4750)));
	fill_ellipse(c, vec(m.x, m.y + 0.001f), 0.017f, 0.020f, ink_solid(rgb(0xF3E5C8)));
	fill_rect(c, m.x - 0.017f, m.y + 0.006f, m.x + 0.017f, m.y + 0.036f, ink_solid(rgb(0xF3E5C8)));
	anvil(&p, -0.010f, 0.052f);
	draw_ellipse(c, kit_point(&p, 0.190f, 0.030f), 0.032f, 0.022f, ink_solid(rgb(0x7A5230)));
	fill_ellipse(c, kit_point(&p, 0.190f, 0.026f), 0.024f, 0.014f, ink_solid(rgb(0x5FA3C4)));
	if (item->look & 1)
		kit_flag(&p, -0.045f, -0.272f, 0.150f, 0x3B3B44, 0xF0902E);
}
