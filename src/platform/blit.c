#include "platform/blit.h"

#include <math.h>
#include <string.h>

#include "platform/pixel.h"

/* Of each of these a second one is made for processors of the last ten years, and chosen when the program begins: the
 * same integers, eight at a time.  Sanitizers cannot look into what chooses. */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) &&               \
    defined(__gnu_linux__)
#define BOTH_KINDS __attribute__((target_clones("avx2", "default")))
#else
#define BOTH_KINDS
#endif

/* ---- rows ---- */

static void row_set(uint32_t *to, int count, uint32_t pixel)
{
	for (int i = 0; i < count; i++)
		to[i] = pixel;
}

/* One premultiplied colour over all of them. */
BOTH_KINDS static void row_wash(uint32_t *to, int count, uint32_t pixel)
{
	uint32_t rest = 255 - (pixel >> 24);

	for (int i = 0; i < count; i++)
		to[i] = pixel + pixel_scaled(to[i], rest);
}

BOTH_KINDS static void row_blend(uint32_t *to, const uint32_t *from, int count, uint32_t tint)
{
	if (tint == 0xffffffff)
		for (int i = 0; i < count; i++)
			to[i] = pixel_over(to[i], from[i]);
	else if ((tint | 255) == 0xffffffff)
		for (int i = 0; i < count; i++)
			to[i] = pixel_over(to[i], pixel_scaled(from[i], tint & 255));
	else
		for (int i = 0; i < count; i++)
			to[i] = pixel_over(to[i], pixel_tinted(from[i], tint));
}

BOTH_KINDS static void row_mask(uint32_t *to, const uint8_t *coverage, int count, uint32_t pixel)
{
	for (int i = 0; i < count; i++)
		to[i] = pixel_over(to[i], pixel_scaled(pixel, coverage[i]));
}

/* ---- whole boxes ---- */

static uint32_t *pixel_at(const struct plane *plane, int x, int y)
{
	return plane->pixels + (size_t)y * (size_t)plane->stride + x;
}

void blit_fill(const struct plane *plane, struct rect clip, struct rect box, uint32_t color)
{
	uint32_t pixel = pixel_premultiplied(color);

	box = rect_common(box, clip);
	for (int y = box.y; y < box.y + box.h; y++) {
		if (pixel >> 24 == 255)
			row_set(pixel_at(plane, box.x, y), box.w, pixel);
		else if (pixel >> 24)
			row_wash(pixel_at(plane, box.x, y), box.w, pixel);
	}
}

/* A part of a run, clipped: pixels x .. x + count of the bitmap's row. */
struct span {
	const struct bitmap *bitmap;
	uint32_t *to;         /* where the row's pixel 0 would lie */
	size_t from;          /* its index in the bitmap */
	int x0, x1;           /* clip, in the bitmap's pixels */
	uint32_t tint, pixel; /* as given, and premultiplied */
};

static void span_put(const struct span *span, int x, int count, bool opaque)
{
	int start = x > span->x0 ? x : span->x0, end = x + count < span->x1 ? x + count : span->x1;
	uint32_t *to = span->to + start;
	size_t at = span->from + (size_t)start;

	if (start >= end)
		return;
	if (span->bitmap->color && opaque && span->tint == 0xffffffff)
		memcpy(to, span->bitmap->color + at, (size_t)(end - start) * sizeof *to);
	else if (span->bitmap->color)
		row_blend(to, span->bitmap->color + at, end - start, span->tint);
	else if (!opaque)
		row_mask(to, span->bitmap->mask + at, end - start, span->pixel);
	else if (span->pixel >> 24 == 255)
		row_set(to, end - start, span->pixel);
	else
		row_wash(to, end - start, span->pixel);
}

void blit_copy(const struct plane *plane, struct rect clip, const struct bitmap *bitmap, struct rect src, int x, int y,
               uint32_t tint)
{
	struct rect held = bitmap->held, box = rect_common((struct rect){x, y, src.w, src.h}, clip);
	int dx = x - src.x + held.x, dy = y - src.y + held.y; /* where what is held goes */

	box = rect_common(box, (struct rect){dx, dy, held.w, held.h});
	for (int row = box.y; row < box.y + box.h; row++) {
		struct span span = {.bitmap = bitmap,
		                    .to = plane->pixels + (ptrdiff_t)row * plane->stride + dx,
		                    .from = (size_t)(row - dy) * (size_t)held.w,
		                    .x0 = box.x - dx,
		                    .x1 = box.x + box.w - dx,
		                    .tint = tint,
		                    .pixel = pixel_premultiplied(tint)};
		if (bitmap->solid) {
			span_put(&span, 0, held.w, true);
			continue;
		}
		const struct bitmap_run *run = bitmap->runs + bitmap->rows[row - dy];
		const struct bitmap_run *end = bitmap->runs + bitmap->rows[row - dy + 1];
		for (int at = 0; run < end && at < span.x1; run++) {
			at += run->skip;
			span_put(&span, at, run->copy, true);
			at += run->copy;
			span_put(&span, at, run->blend, false);
			at += run->blend;
		}
	}
}

/* ---- scaling ---- */

/* One direction of a scaled copy.  Places in the source are in 1/65536 of what
 * is held, from the middle of one pixel to that of the next. */
struct axis {
	int low, high; /* pixels that may be looked at: low .. high - 1 */
	int to;        /* first pixel on the plane */
	int64_t start, step;
};

static struct axis axis_make(int start, int count, int held, int held_count, int to, int size)
{
	int64_t step = ((int64_t)count << 16) / size;
	int low = start > held ? start - held : 0, high = start + count - held;

	return (struct axis){low, high < held_count ? high : held_count, to,
	                     (int64_t)(start - held) * 65536 + step / 2 - 32768, step};
}

static int64_t axis_place(const struct axis *axis, int pixel) { return axis->start + (pixel - axis->to) * axis->step; }

/* Where in the source the pixel's middle falls, within what may be looked at. */
static int64_t axis_at(const struct axis *axis, int pixel)
{
	int64_t at = axis_place(axis, pixel), low = (int64_t)axis->low << 16, high = (int64_t)(axis->high - 1) << 16;

	return at < low ? low : at > high ? high : at;
}

enum { LINE_MAX = 4096, PART_MAX = 1024 };

/* Four channels with eight bits of room above each, as they lie in memory. */
union wide {
	uint64_t all;
	uint16_t channel[4];
};

#define WIDE UINT64_C(0x00ff00ff00ff00ff)

/* f / 256 of the way from row a to row b; bytes alike: compilers make vectors of it. */
BOTH_KINDS static void rows_between(uint16_t *restrict out, const uint8_t *restrict a, const uint8_t *restrict b,
                                    int count, unsigned f)
{
	for (int i = 0; i < count; i++)
		out[i] = (uint16_t)(a[i] * (256 - f) + b[i] * f) >> 8;
}

static inline uint32_t wide_between(uint64_t a, uint64_t b, uint32_t f)
{
	uint64_t wide = (a * (256 - f) + b * f) >> 8 & WIDE;

	wide |= wide >> 8;
	return (uint32_t)(wide & 0xffff) | (uint32_t)(wide >> 16 & 0xffff0000);
}

/* Two neighbours in the line, and how much of each, in 1/256. */
typedef uint16_t channels __attribute__((vector_size(16)));
typedef uint64_t halves __attribute__((vector_size(16)));

#define WEIGHTS_1(f)                                                                                                   \
	{                                                                                                              \
		256 - (f), 256 - (f), 256 - (f), 256 - (f), (f), (f), (f), (f)                                         \
	}
#define WEIGHTS_4(f) WEIGHTS_1(f), WEIGHTS_1((f) + 1), WEIGHTS_1((f) + 2), WEIGHTS_1((f) + 3)
#define WEIGHTS_16(f) WEIGHTS_4(f), WEIGHTS_4((f) + 4), WEIGHTS_4((f) + 8), WEIGHTS_4((f) + 12)
#define WEIGHTS_64(f) WEIGHTS_16(f), WEIGHTS_16((f) + 16), WEIGHTS_16((f) + 32), WEIGHTS_16((f) + 48)
static const channels weights[256] = {WEIGHTS_64(0), WEIGHTS_64(64), WEIGHTS_64(128), WEIGHTS_64(192)};

static inline halves weighed(const union wide *line, uint32_t v)
{
	channels both;

	memcpy(&both, &line[v >> 16], sizeof both);
	return (halves)(both * weights[v >> 8 & 255]);
}

/* Pixels of a line, `step` / 65536 of it apart, from `v` on: as wide_between(), two at a time. */
static void line_sample(const union wide *line, uint32_t v, uint32_t step, int count, uint32_t *out)
{
	typedef uint8_t bytes __attribute__((vector_size(8)));
	int i = 0;

	for (; i + 1 < count; i += 2, v += 2 * step) {
		halves a = weighed(line, v), b = weighed(line, v + step);
		channels sum = (channels)(halves){a[0], b[0]} + (channels)(halves){a[1], b[1]};
		bytes packed = __builtin_convertvector(sum >> 8, bytes);
		memcpy(out + i, &packed, sizeof packed);
	}
	if (i < count)
		out[i] = wide_between(line[v >> 16].all, line[(v >> 16) + 1].all, v >> 8 & 255);
}

/* Row y of the plane, `count` pixels from x on. */
static void part_sample(const struct bitmap *bitmap, const struct axis *across, const struct axis *down, int x, int y,
                        int count, uint32_t *out)
{
	union wide line[LINE_MAX + 2];
	int64_t row = axis_at(down, y), high = (int64_t)(across->high - 1) << 16;
	int above = (int)(row >> 16), below = above + 1 < down->high ? above + 1 : above;
	int first = (int)(axis_at(across, x) >> 16), last = (int)(axis_at(across, x + count - 1) >> 16);
	int length = (last + 1 < across->high ? last + 1 : last) - first + 1, i = 0;
	const uint8_t *top = (const uint8_t *)(bitmap->color + (size_t)above * (size_t)bitmap->held.w + (size_t)first);
	const uint8_t *bottom =
	    (const uint8_t *)(bitmap->color + (size_t)below * (size_t)bitmap->held.w + (size_t)first);

	line[0].all = 0; /* at least one pixel follows, but no compiler can see that */
	rows_between(line[0].channel, top, bottom, length * 4, row >> 8 & 255);
	line[length] = line[length - 1];
	/* What lies before the first pixel, or behind the last, is that pixel. */
	for (; i < count && axis_place(across, x + i) < (int64_t)across->low << 16; i++)
		out[i] = wide_between(line[0].all, line[0].all, 0);
	uint32_t v = i < count ? (uint32_t)(axis_at(across, x + i) - ((int64_t)first << 16)) : 0;
	uint32_t step = (uint32_t)across->step;
	int end = count;
	while (end > i && axis_place(across, x + end - 1) > high)
		end--;
	if (end > i)
		line_sample(line, v, step, end - i, out + i);
	for (i = end > i ? end : i; i < count; i++)
		out[i] = wide_between(line[length].all, line[length].all, 0);
}

/* The columns that are not transparent in a row of what is held. */
static void row_reach(const struct bitmap *bitmap, int row, int *first, int *end)
{
	const struct bitmap_run *run = bitmap->runs + bitmap->rows[row], *stop = bitmap->runs + bitmap->rows[row + 1];
	int at = 0;

	if (run < stop && run->skip < *first)
		*first = run->skip;
	for (; run < stop; run++)
		at += run->skip + run->copy + run->blend;
	*end = at > *end ? at : *end;
}

/* Narrows x0 .. x1 (plane) to where row y meets something. */
static void reach_narrow(const struct bitmap *bitmap, const struct axis *across, const struct axis *down, int y,
                         int *x0, int *x1)
{
	int above = (int)(axis_at(down, y) >> 16), first = bitmap->held.w, end = 0;

	row_reach(bitmap, above, &first, &end);
	if (above + 1 < down->high)
		row_reach(bitmap, above + 1, &first, &end);
	if (first >= end) {
		*x1 = *x0;
		return;
	}
	int64_t low = ((int64_t)(first - 1) * 65536 - across->start) / across->step - 1 + across->to;
	int64_t high = ((int64_t)(end + 1) * 65536 - across->start) / across->step + 2 + across->to;
	*x0 = low > *x0 ? (int)low : *x0;
	*x1 = high < *x1 ? (int)high : *x1;
}

BOTH_KINDS static void part_put(uint32_t *to, const uint32_t *from, int count, uint32_t tint)
{
	if (tint != 0xffffffff) {
		row_blend(to, from, count, tint);
		return;
	}
	for (int i = 0; i < count; i++) {
		uint32_t a = from[i] >> 24;
		if (a == 255)
			to[i] = from[i];
		else if (a)
			to[i] = pixel_over(to[i], from[i]);
	}
}

void blit_scale(const struct plane *plane, struct rect clip, const struct bitmap *bitmap, struct rect src,
                struct rect dst, uint32_t tint)
{
	struct rect box = rect_common(dst, clip);
	struct rect held = bitmap->held;
	struct axis across = axis_make(src.x, src.w, held.x, held.w, dst.x, dst.w);
	struct axis down = axis_make(src.y, src.h, held.y, held.h, dst.y, dst.h);
	int64_t fit = ((int64_t)(LINE_MAX - 4) << 16) / (across.step > 0 ? across.step : 1);
	int part = fit < 1 ? 1 : fit > PART_MAX ? PART_MAX : (int)fit;
	bool plain = bitmap->solid && tint == 0xffffffff;
	uint32_t buffer[PART_MAX];

	if (across.low >= across.high || down.low >= down.high || across.step <= 0 || down.step <= 0)
		return;
	for (int y = box.y; y < box.y + box.h; y++) {
		int x0 = box.x, x1 = box.x + box.w;
		if (!bitmap->solid)
			reach_narrow(bitmap, &across, &down, y, &x0, &x1);
		for (int x = x0; x < x1; x += part) {
			int count = x1 - x < part ? x1 - x : part;
			uint32_t *to = pixel_at(plane, x, y);
			part_sample(bitmap, &across, &down, x, y, count, plain ? to : buffer);
			if (!plain)
				part_put(to, buffer, count, tint);
		}
	}
}

/* ---- turning ---- */

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
static uint32_t between(uint32_t a, uint32_t b, uint32_t f)
{
	uint32_t even = (a & PIXEL_PAIR) * (256 - f) + (b & PIXEL_PAIR) * f;
	uint32_t odd = (a >> 8 & PIXEL_PAIR) * (256 - f) + (b >> 8 & PIXEL_PAIR) * f;

	return (even >> 8 & PIXEL_PAIR) | (odd & ~PIXEL_PAIR);
}

/* Outside the source: transparent. */
static uint32_t source_at(const struct bitmap *bitmap, struct rect src, int x, int y)
{
	struct rect held = bitmap->held;

	if (x < 0 || y < 0 || x >= src.w || y >= src.h || !rect_has(held, src.x + x, src.y + y))
		return 0;
	return bitmap->color[(size_t)(src.y + y - held.y) * (size_t)held.w + (size_t)(src.x + x - held.x)];
}

/* Between the four nearest; u and v in source pixels. */
static uint32_t source_between(const struct bitmap *bitmap, struct rect src, float u, float v)
{
	int x = (int)floorf(u), y = (int)floorf(v);
	uint32_t fx = (uint32_t)((u - (float)x) * 256), fy = (uint32_t)((v - (float)y) * 256);
	uint32_t top = between(source_at(bitmap, src, x, y), source_at(bitmap, src, x + 1, y), fx);
	uint32_t bottom = between(source_at(bitmap, src, x, y + 1), source_at(bitmap, src, x + 1, y + 1), fx);

	return between(top, bottom, fy);
}

void blit_turn(const struct plane *plane, struct rect clip, const struct bitmap *bitmap, struct rect src,
               struct rect dst, float turn, struct vec about, uint32_t tint)
{
	struct rect box = rect_common(turned_reach(dst, turn, about), clip);
	float c = cosf(turn), s = sinf(turn);
	float across = (float)src.w / (float)dst.w, down = (float)src.h / (float)dst.h;

	for (int y = box.y; y < box.y + box.h; y++) {
		float dy = (float)y + 0.5f - about.y;
		for (int x = box.x; x < box.x + box.w; x++) {
			float dx = (float)x + 0.5f - about.x;
			float u = (about.x + dx * c + dy * s - (float)dst.x) * across - 0.5f;
			float v = (about.y - dx * s + dy * c - (float)dst.y) * down - 0.5f;
			if (u <= -1 || v <= -1 || u >= (float)src.w || v >= (float)src.h)
				continue;
			uint32_t pixel = source_between(bitmap, src, u, v);
			if (pixel >> 24)
				part_put(pixel_at(plane, x, y), &pixel, 1, tint);
		}
	}
}
