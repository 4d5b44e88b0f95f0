/* Pictures of colours, turned: blit_turn() of blit.h. */
#include "platform/blit_private.h"

#include <math.h>

/* The box round a turned one. */
static struct rect turned_reach(struct rect box, float turn, struct vec about)
{
	float c = fabsf(cosf(turn)), s = fabsf(sinf(turn)), w = (float)box.w, h = (float)box.h;
	float dx = (float)box.x + w / 2 - about.x, dy = (float)box.y + h / 2 - about.y;
	float cx = about.x + dx * cosf(turn) - dy * sinf(turn), cy = about.y + dx * sinf(turn) + dy * cosf(turn);
	float across = w * c + h * s + 2, down = w * s + h * c + 2;

	return (struct rect){(int)floorf(cx - across / 2), (int)floorf(cy - down / 2), (int)across + 2, (int)down + 2};
}

/* f / 256 of the way from a to b. */
static inline uint32_t between(uint32_t a, uint32_t b, uint32_t f)
{
	uint32_t even = (a & PIXEL_PAIR) * (256 - f) + (b & PIXEL_PAIR) * f;
	uint32_t odd = (a >> 8 & PIXEL_PAIR) * (256 - f) + (b >> 8 & PIXEL_PAIR) * f;

	return (even >> 8 & PIXEL_PAIR) | (odd & ~PIXEL_PAIR);
}

/* Where the plane's pixels come from: pixel x, y (from the middle of one to that of the next) from
 * ((about.x + dx * c + dy * s) - to.x) * across and so on, dx and dy counted from `about`. */
struct turned {
	const struct bitmap *bitmap;
	struct rect held; /* what of the source is held, counted from the source's corner */
	int first;        /* where in memory that corner's pixel lies, or would */
	float c, s, across, down;
	struct vec about, to;
};

enum { RUN_MAX = 256 };

/* With all its neighbours, with none; or at an edge. */
enum place { PLACE_AMID = 1, PLACE_BEYOND = 2 };

/* Of a run of the plane: the source pixel up and left of each, and how far on each way, / 256. */
struct places {
	int x[RUN_MAX], y[RUN_MAX];
	uint32_t fx[RUN_MAX], fy[RUN_MAX];
	int at[RUN_MAX];                         /* its place in memory, if it has all its neighbours */
	uint32_t kind[RUN_MAX];                  /* enum place */
	uint64_t across[RUN_MAX], down[RUN_MAX]; /* weights of the neighbours; how far down, for each byte */
};

/* floorf() without a call */
static inline int floor_of(float v)
{
	int whole = (int)v;

	return whole - ((float)whole > v);
}

ALSO_FOR("avx2") static void places_find(const struct turned *turned, int x0, int y, int count, struct places *places)
{
	float c = turned->c, s = turned->s, dy = (float)y + 0.5f - turned->about.y;
	float ax = turned->about.x, ay = turned->about.y, tx = turned->to.x, ty = turned->to.y;
	float across = turned->across, down = turned->down;
	struct rect held = turned->held;
	unsigned inner_w = held.w > 1 ? (unsigned)held.w - 1 : 0, inner_h = held.h > 1 ? (unsigned)held.h - 1 : 0;
	unsigned wide = (unsigned)turned->bitmap->held.w, first = (unsigned)turned->first;

	for (int i = 0; i < count; i++) {
		float dx = (float)(x0 + i) + 0.5f - ax;
		float u = (ax + dx * c + dy * s - tx) * across - 0.5f, v = (ay - dx * s + dy * c - ty) * down - 0.5f;
		int x = floor_of(u), y_of = floor_of(v);
		places->x[i] = x;
		places->y[i] = y_of;
		uint32_t fx = (uint32_t)(int)((u - (float)x) * 256), fy = (uint32_t)(int)((v - (float)y_of) * 256);
		places->fx[i] = fx;
		places->fy[i] = fy;
		places->across[i] = pair_weights(fx);
		places->down[i] = (uint64_t)(fy | fy << 16) << 32 | (fy | fy << 16);
		places->at[i] = (int)((unsigned)y_of * wide + (unsigned)x + first);
		int x_held = x - held.x, y_held = y_of - held.y;
		uint32_t amid = (unsigned)x_held < inner_w && (unsigned)y_held < inner_h;
		uint32_t beyond =
		    (unsigned)(x_held + 1) > (unsigned)held.w || (unsigned)(y_held + 1) > (unsigned)held.h;
		places->kind[i] = amid * PLACE_AMID | beyond * PLACE_BEYOND;
	}
}

/* Outside: transparent. */
static uint32_t source_at(const struct turned *turned, int x, int y)
{
	return rect_has(turned->held, x, y) ? turned->bitmap->color[turned->first + y * turned->bitmap->held.w + x] : 0;
}

/* Between the four nearest. */
static uint32_t source_between(const struct turned *turned, int x, int y, uint32_t fx, uint32_t fy)
{
	uint32_t top = between(source_at(turned, x, y), source_at(turned, x + 1, y), fx);
	uint32_t bottom = between(source_at(turned, x, y + 1), source_at(turned, x + 1, y + 1), fx);

	return between(top, bottom, fy);
}

/* Four that have all their neighbours, from the i-th on. */
static inline void four_sample(const uint32_t *color, int wide, const struct places *places, int i, uint32_t *out)
{
	pairs above, below;
	lanes across, down;

	pairs_load(color, &places->at[i], &above);
	pairs_load(color + wide, &places->at[i], &below);
	memcpy(&across, &places->across[i], sizeof across);
	memcpy(&down, &places->down[i], sizeof down);
	lanes even = EVEN(above) * across, odd = ODD(above) * across;
	lanes even_below = EVEN(below) * across, odd_below = ODD(below) * across;
	even = (even + SECONDS(even)) >> 8;
	odd = (odd + SECONDS(odd)) >> 8;
	even_below = (even_below + SECONDS(even_below)) >> 8;
	odd_below = (odd_below + SECONDS(odd_below)) >> 8;
	even = even * (256 - down) + even_below * down;
	odd = odd * (256 - down) + odd_below * down;
	pairs_store(&even, &odd, out + i);
}

ALSO_FOR("avx2")
static void run_sample(const struct turned *turned, const struct places *places, int count, uint32_t *out)
{
	const uint32_t *kind = places->kind;

	for (int i = 0; i < count; i += AT_ONCE) {
		uint32_t all = i + AT_ONCE <= count ? kind[i] & kind[i + 1] & kind[i + 2] & kind[i + 3] : 0;
		if (all & PLACE_AMID)
			four_sample(turned->bitmap->color, turned->bitmap->held.w, places, i, out);
		else if (all & PLACE_BEYOND)
			memset(out + i, 0, AT_ONCE * sizeof *out);
		else
			for (int k = i; k < i + AT_ONCE && k < count; k++)
				out[k] = kind[k] & PLACE_BEYOND ? 0
				                                : source_between(turned, places->x[k], places->y[k],
				                                                 places->fx[k], places->fy[k]);
	}
}

void blit_turn(const struct plane *plane, struct rect clip, const struct bitmap *bitmap, struct rect src,
               struct rect dst, float turn, struct vec about, uint32_t tint)
{
	struct rect box = rect_common(turned_reach(dst, turn, about), clip);
	struct rect held = rect_moved(bitmap->held, -src.x, -src.y);
	struct turned turned = {.bitmap = bitmap,
	                        .held = rect_common(held, (struct rect){0, 0, src.w, src.h}),
	                        .first = -held.y * bitmap->held.w - held.x,
	                        .c = cosf(turn),
	                        .s = sinf(turn),
	                        .across = (float)src.w / (float)dst.w,
	                        .down = (float)src.h / (float)dst.h,
	                        .about = about,
	                        .to = {(float)dst.x, (float)dst.y}};
	struct places places;
	uint32_t buffer[RUN_MAX];

	for (int y = box.y; y < box.y + box.h; y++)
		for (int x = box.x; x < box.x + box.w; x += RUN_MAX) {
			int count = box.x + box.w - x < RUN_MAX ? box.x + box.w - x : RUN_MAX;
			places_find(&turned, x, y, count, &places);
			run_sample(&turned, &places, count, buffer);
			row_blend(pixel_at(plane, x, y), buffer, count, tint);
		}
}
