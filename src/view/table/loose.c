#include "view/table/loose.h"

#include "view/art/chance.h"

#include <math.h>
#include <stdlib.h>

/* A sheep grazes most of the time, then walks a little: seconds, and tiles. */
#define STAY 7.0f
#define WALK 1.6f
#define STRAY_X 0.030f
#define STRAY_Y 0.016f
/* Flags go to and fro once in two seconds. */
#define WAVES 0.5f
/* A volcano's puffs: how many at once, and seconds until one is gone. */
#define PUFFS 6
#define RISE 4.2f
/* Below this many pixels a tile nobody sees a sheep. */
#define SHEEP_LEAST 24

struct loose_context {
	int size, kind, west;
};

static bool loose_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct loose_context *loose = context;
	void *scratch = malloc(paint_scratch_size(loose->size));
	(void)w, (void)h;
	if (!scratch)
		return false;
	paint_loose_picture((enum paint_loose_kind)loose->kind, loose->west, loose->size, pixels, scratch);
	free(scratch);
	return true;
}

/* With its place at x, y (pixels), turned clockwise (radians). */
static void one_draw(struct draw *draw, enum paint_loose_kind kind, bool west, float x, float y, double size,
                     float turn)
{
	int level_size = art_level_size(art_level(size));
	struct paint_frame frame = paint_loose_frame(kind, level_size);
	struct loose_context loose = {level_size, (int)kind, west};
	struct picture picture = picture_of("loose", frame.width, frame.height, loose_paint, &loose, sizeof loose);
	struct rect at = {(int)lroundf(x), (int)lroundf(y), (int)lround(size), (int)lround(size)};
	struct rect dst = art_frame_on(frame, level_size, at);
	struct draw_image how = {.dst = dst, .alpha = 1, .turn = turn, .about = {(float)at.x, (float)at.y}};
	if (rect_overlap(rect_inset(dst, -dst.w / 4), draw_clip(draw)))
		draw_picture(draw, &picture, &how);
}

/* Where its k-th stay is, from where it rests. */
static struct vec stray(uint32_t n, int k)
{
	return (struct vec){STRAY_X * (2 * chance((int)n, k * 2 + 11) - 1),
	                    STRAY_Y * (2 * chance((int)n, k * 2 + 12) - 1)};
}

static void sheep_draw(struct draw *draw, const struct paint_loose *sheep, uint32_t n, float left, float top,
                       double size, const struct breeze *breeze)
{
	float round = breeze->seconds / (STAY + WALK) + chance((int)n, 1), k = floorf(round);
	float walked = ((round - k) * (STAY + WALK) - STAY) / WALK;
	bool walks = walked > 0 && breeze->presence > 0.02f;
	struct vec from = stray(n, (int)k), to = stray(n, (int)k + 1);
	walked = walked < 0 ? 0 : walked * walked * (3 - 2 * walked);
	float x = sheep->x + breeze->presence * (from.x + (to.x - from.x) * walked);
	float y = sheep->y + breeze->presence * (from.y + (to.y - from.y) * walked);
	bool west = walks ? to.x < from.x : sheep->west;
	one_draw(draw, walks ? PAINT_SHEEP : PAINT_SHEEP_GRAZING, west, left + x * (float)size, top + y * (float)size,
	         size, 0);
}

/* Dark puffs that rise, grow and drift with the wind, lit from below as they leave. */
static void smoke_draw(struct draw *draw, uint32_t n, float x, float y, float size, const struct breeze *breeze)
{
	for (int i = 0; i < PUFFS && breeze->presence > 0; i++) {
		float round = breeze->seconds / RISE + (float)i / PUFFS + chance((int)n, 1), t = round - floorf(round);
		float sway = 0.022f * sinf(breeze->seconds * 0.8f + (float)i * 1.7f + t * 4);
		float thin = (t < 0.15f ? t / 0.15f : 1) * (1 - t) * breeze->presence;
		float px = x + size * (0.16f * t * t + sway), py = y - size * (0.02f + 0.42f * t);
		draw_circle(draw, px, py, size * (0.022f + 0.055f * t), rgba(0x6E625E, 0.42f * thin));
		draw_circle(draw, px - size * 0.006f, py - size * 0.008f, size * (0.016f + 0.042f * t),
		            rgba(t < 0.2f ? 0xFFC08A : 0xE4DDD6, 0.40f * thin));
	}
}

void loose_draw(struct draw *draw, const struct paint_loose *list, int count, struct art_tile tile, float left,
                float top, double size, const struct breeze *breeze)
{
	for (int i = 0; i < count; i++) {
		uint32_t n = (uint32_t)tile.x * 8191u + (uint32_t)tile.y * 131u + (uint32_t)i;
		if (list[i].kind == PAINT_SAILS)
			one_draw(draw, PAINT_SAILS, false, left + list[i].x * (float)size,
			         top + list[i].y * (float)size, size,
			         paint_sails_rest(list[i].x, list[i].y) + breeze->sails);
		else if (list[i].kind == PAINT_SMOKE)
			smoke_draw(draw, n, left + list[i].x * (float)size, top + list[i].y * (float)size, (float)size,
			           breeze);
		else if (size >= SHEEP_LEAST)
			sheep_draw(draw, &list[i], n, left, top, size, breeze);
	}
}

float breeze_wave(const struct breeze *breeze, int n)
{
	return breeze->presence * sinf(6.2832f * WAVES * breeze->seconds + 2.4f * (float)n);
}
