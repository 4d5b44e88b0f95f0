#include "view/table/lamp.h"

#include <math.h>

#include "view/art/theme.h"

/* Where it hangs, unless it is over a stage (parts of the window), and its colours. */
#define LAMP_X 0.37f
#define LAMP_Y 0.34f
#define LAMP_WARM 0xFFE2B0
#define LAMP_DUSK 0x120803
#define DUSK_BEGINS 0.34f
#define DUSK_SHOW 0.10f

/* Above this many pixels it is painted at half size: it has no edges. */
enum { LAMP_PIXELS = 2600 * 1500 };

struct lamp {
	float glow, dusk; /* alphas: in the middle, in the corner farthest away */
	float begins;     /* how far from the lamp the dusk does */
	float x, y;       /* where it hangs, parts of the window */
};

/* -0.5 .. 0.5, the same for a pixel always: steps of one in 255 would be seen as rings. */
static float grain(int x, int y)
{
	uint32_t h = (uint32_t)x * 0x9E3779B1u ^ (uint32_t)y * 0x85EBCA77u;
	h ^= h >> 15;
	h *= 0x2C1B3C6Du;
	h ^= h >> 12;
	return (float)(h >> 16 & 1023) / 1024.0f - 0.5f;
}

/* How far from the lamp. */
static float lamp_far(const struct lamp *lamp, int x, int y, int w, int h)
{
	float dx = ((float)x + 0.5f) / (float)w - lamp->x, dy = ((float)y + 0.5f) / (float)h - lamp->y;
	return sqrtf(dx * dx + dy * dy * 0.85f);
}

static float dusk_at(const struct lamp *lamp, float far)
{
	return far > lamp->begins ? lamp->dusk * unit_smooth(lamp->begins, 0.92f, far) * 255 : 0;
}

static int lamp_alpha(float alpha, int x, int y) { return alpha > 0 ? (int)(alpha + 0.5f + grain(x, y)) : 0; }

static bool lamp_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct lamp *lamp = context;
	for (int y = 0; y < h; y++)
		for (int x = 0; x < w; x++) {
			float far = lamp_far(lamp, x, y, w, h);
			float glow = lamp->glow * (1 - unit_smooth(0.0f, 0.42f, far)) * 255, dusk = dusk_at(lamp, far);
			uint32_t color = glow > dusk ? LAMP_WARM : LAMP_DUSK;
			uint8_t *out = pixels + 4 * ((size_t)y * (size_t)w + (size_t)x);
			out[0] = (uint8_t)(color >> 16);
			out[1] = (uint8_t)(color >> 8);
			out[2] = (uint8_t)color;
			out[3] = (uint8_t)lamp_alpha(glow > dusk ? glow : dusk, x, y);
		}
	return true;
}

/* Without a glow it is of one colour: a fourth of the memory that every frame reads. */
static bool dusk_paint(const void *context, uint8_t *coverage, int w, int h)
{
	const struct lamp *lamp = context;
	for (int y = 0; y < h; y++)
		for (int x = 0; x < w; x++)
			*coverage++ = (uint8_t)lamp_alpha(dusk_at(lamp, lamp_far(lamp, x, y, w, h)), x, y);
	return true;
}

static void lamp_show(struct draw *draw, struct rect window, struct lamp lamp)
{
	bool half = window.w * window.h > LAMP_PIXELS, shade = !half && lamp.glow <= 0;
	int w = half ? window.w / 2 : window.w, h = half ? window.h / 2 : window.h;
	if (w <= 0 || h <= 0)
		return;
	struct picture picture = picture_of("lamp", w, h, shade ? dusk_paint : lamp_paint, &lamp, sizeof lamp);
	picture.shade = shade;
	picture.alone = true;
	draw_picture(draw, &picture,
	             &(struct draw_image){.dst = window, .alpha = 1, .mod = shade ? rgb(LAMP_DUSK) : 0});
}

/* No glow: the wood is bright enough, and where nothing is laid over the table nothing is to be blended. */
void lamp_draw(struct draw *draw, struct rect window)
{
	lamp_show(draw, window, (struct lamp){0, 0.46f, DUSK_BEGINS, LAMP_X, LAMP_Y});
}

void lamp_draw_show(struct draw *draw, struct rect window)
{
	lamp_show(draw, window, (struct lamp){0, 0.66f, DUSK_SHOW, LAMP_X, LAMP_Y});
}

void lamp_draw_bare(struct draw *draw, struct rect window)
{
	lamp_show(draw, window, (struct lamp){0.09f, 0.62f, DUSK_BEGINS, LAMP_X, LAMP_Y});
}

void lamp_draw_over(struct draw *draw, struct rect window, struct rect stage)
{
	float x = ((float)stage.x + (float)stage.w / 2) / (float)window.w,
	      y = ((float)stage.y + (float)stage.h / 2) / (float)window.h;
	lamp_show(draw, window, (struct lamp){0.07f, 0.80f, 0.20f, x, y});
}

/* ---- a light on one place ---- */

enum { POOL_SIDE = 128, POOL_TILES = 7 /* as wide as this it is, in sides of the place */ };

#define POOL_NEAR 0.40f /* right beside the place, of what is dark far off */
#define POOL_FAR 2.4f   /* sides of the place from its border to where it is dark */

static bool pool_paint(const void *context, uint8_t *pixels, int w, int h)
{
	uint32_t shade = *(const uint32_t *)context;
	float tile = (float)w / POOL_TILES;
	for (int y = 0; y < h; y++)
		for (int x = 0; x < w; x++) {
			float dx = fmaxf(fabsf((float)x + 0.5f - (float)w / 2) / tile - 0.5f, 0),
			      dy = fmaxf(fabsf((float)y + 0.5f - (float)h / 2) / tile - 0.5f, 0);
			float dark = POOL_NEAR + (1 - POOL_NEAR) * unit_smooth(0, POOL_FAR, sqrtf(dx * dx + dy * dy));
			*pixels++ = (uint8_t)(shade >> 24);
			*pixels++ = (uint8_t)(shade >> 16);
			*pixels++ = (uint8_t)(shade >> 8);
			*pixels++ = (uint8_t)((float)(shade & 255) * dark + 0.5f);
		}
	return true;
}

/* What of `box` lies beside `hole`: above, below, left, right. */
static void rect_beside(struct rect box, struct rect hole, struct rect out[4])
{
	hole = rect_common(box, hole);
	out[0] = rect_cut_top(&box, hole.y - box.y);
	out[1] = rect_make(box.x, hole.y + hole.h, box.w, box.y + box.h - hole.y - hole.h);
	out[2] = rect_make(box.x, hole.y, hole.x - box.x, hole.h);
	out[3] = rect_make(hole.x + hole.w, hole.y, box.x + box.w - hole.x - hole.w, hole.h);
}

void lamp_draw_pool(struct draw *draw, struct rect window, struct rect place, uint32_t shade)
{
	struct rect pool = rect_center(place, POOL_TILES * place.w, POOL_TILES * place.h), around[4];
	struct picture picture = picture_of("pool", POOL_SIDE, POOL_SIDE, pool_paint, &shade, sizeof shade);
	if (!rect_overlap(window, place))
		return;
	rect_beside(window, pool, around);
	for (int i = 0; i < 4; i++)
		draw_fill(draw, around[i], shade);
	rect_beside(rect_common(window, pool), place, around);
	for (int i = 0; i < 4; i++) {
		if (around[i].w <= 0 || around[i].h <= 0)
			continue;
		draw_clip_push(draw, around[i]);
		draw_picture(draw, &picture, &(struct draw_image){.dst = pool, .alpha = 1});
		draw_clip_pop(draw);
	}
}
