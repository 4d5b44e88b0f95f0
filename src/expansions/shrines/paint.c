/* paint.c - the shrine: a red cone on four columns, on round steps, standing stones about it. */
#include "paint/kit/kit.h"
#include "paint/land/sign.h"

/* Round steps, wide and light: what is seen from afar. */
static void shrine_steps(struct easel *c, struct vec at, float k)
{
	for (int i = 0; i < 3; i++) {
		float r = (0.122f - 0.026f * (float)i) * k, y = at.y - 0.015f * k * (float)i;

		draw_ellipse(c, vec(at.x, y + 0.013f * k), r, r * 0.60f, ink_solid(rgb(0x8E8272)));
		draw_ellipse(c, vec(at.x, y), r, r * 0.60f,
		             ink_horizontal(rgb(0xF6EFE2), rgb(0xBDB1A0), at.x - r, at.x + r));
	}
}

static void shrine_roof(struct easel *c, struct vec at, float k)
{
	float half = 0.074f * k, tall = 0.098f * k;
	struct vec tip = vec(at.x, at.y - tall), fold = vec(at.x + half * 0.12f, at.y + 0.020f * k);
	struct vec west[3] = {{at.x - half, at.y}, tip, fold}, east[3] = {fold, tip, {at.x + half, at.y}};

	draw_ellipse(c, at, half, 0.021f * k, ink_solid(rgb(0x8C2F1C)));
	draw_polygon(c, west, 3, ink_horizontal(rgb(0xE8663C), rgb(0xC8432A), at.x - half, at.x));
	draw_polygon(c, east, 3, ink_horizontal(rgb(0xB83A26), rgb(0x8C2A1E), at.x, at.x + half));
	for (int i = 1; i < 4 && c->scale >= 90.0f; i++) {
		float t = (float)i / 4.0f;

		trace_line(c, vec_mix(west[0], tip, t), vec_mix(fold, tip, t), 0.0028f);
		trace_line(c, vec_mix(fold, tip, t), vec_mix(east[2], tip, t), 0.0028f);
	}
	trace_fill(c, ink_alpha(rgb(0x5C1A10), 0.45f));
	draw_ellipse(c, vec(at.x, tip.y - 0.004f * k), 0.0125f * k, 0.0125f * k, ink_solid(rgb(0xF4CC52)));
}

static void shrine_draw(struct easel *c, const struct item *item)
{
	struct vec at = item->at;
	float k = item->size;

	shrine_steps(c, at, k);
	float foot = at.y - 0.032f * k, top = foot - 0.094f * k;

	/* the dark inside and the flame that burns in it */
	draw_rect(c, at.x - 0.048f * k, top, at.x + 0.048f * k, foot,
	          ink_vertical(rgb(0x4E4038), rgb(0x8A7866), top, foot));
	fill_ellipse(c, vec(at.x, foot - 0.028f * k), 0.012f * k, 0.020f * k,
	             ink_radial(rgb(0xFFF0A8), rgb(0xE88A2A), vec(at.x, foot - 0.022f * k), 0.020f * k));
	for (int i = 0; i < 4; i++) {
		float x = at.x + (-0.050f + 0.0333f * (float)i) * k, y = foot + (i == 1 || i == 2 ? 0.012f * k : 0.0f);

		draw_rect(c, x - 0.0090f * k, top, x + 0.0090f * k, y,
		          ink_horizontal(rgb(0xFFFCF4), rgb(0xCDC2B0), x - 0.009f * k, x + 0.009f * k));
	}
	shrine_roof(c, vec(at.x, top), k);
}

static void shrine_shade(struct easel *c, const struct item *item)
{
	float k = item->size;

	trace_ellipse(c, vec(item->at.x + 0.02f * k, item->at.y + 0.02f * k), 0.13f * k, 0.08f * k);
	trace_shade(c, 0.9f);
	tower_shade(c, vec(item->at.x, item->at.y - 0.02f * k), 0.05f * k, 0.17f * k);
}

static const struct part menhir[] = {
    {SIX, {-500, 0, -600, -1200, -200, -2000, 300, -1900, 600, -1000, 500, 0}, LEVEL, .in = {0xE6E0D6, 0x8F877C}},
};

static void stone_draw(struct easel *c, const struct item *item) { kit_item(c, item, PARTS(menhir)); }

static const struct tile_building shrine = {.flag = TILE_SHRINE,
                                            .radius = {0.175f, 0.145f},
                                            .by_city = 0.62f,
                                            .unit = 0.122f,
                                            .rises = {0.0f, 0.58f, 0.75f, 1.55f},
                                            .foot = {0.0f, 0.040f},
                                            .draw = shrine_draw,
                                            .shade = shrine_shade,
                                            .ring = {1.0f, 0.016f, 14, stone_draw}};

const struct expansion_paint shrines_paint = {.building = &shrine};
