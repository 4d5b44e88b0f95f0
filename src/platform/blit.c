#include "blit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Two channels at a time, each with eight bits of room above it. */
#define PAIR UINT32_C(0x00ff00ff)

/* ---- arithmetic ---- */

/* Both channels times a / 255, rounded exactly. */
static inline uint32_t pair_scaled(uint32_t pair, uint32_t a)
{
	uint32_t t = pair * a + UINT32_C(0x00800080);

	return (t + (t >> 8 & PAIR)) >> 8 & PAIR;
}

static inline uint32_t scaled(uint32_t pixel, uint32_t a)
{
	return pair_scaled(pixel & PAIR, a) | pair_scaled(pixel >> 8 & PAIR, a) << 8;
}

/* A premultiplied pixel over an opaque one. */
static inline uint32_t over(uint32_t below, uint32_t pixel) { return pixel + scaled(below, 255 - (pixel >> 24)); }

/* 0xRRGGBBAA, straight, to 0xAARRGGBB, premultiplied. */
static uint32_t premultiplied(uint32_t color)
{
	uint32_t a = color & 255;

	return a << 24 | (scaled(color >> 8, a) & 0xffffff);
}

/* A premultiplied pixel with its channels multiplied by the tint's. */
static inline uint32_t tinted(uint32_t pixel, uint32_t tint)
{
	uint32_t r = pair_scaled(pixel >> 16 & 255, tint >> 24), g = pair_scaled(pixel >> 8 & 255, tint >> 16 & 255);
	uint32_t b = pair_scaled(pixel & 255, tint >> 8 & 255);

	return scaled((pixel & 0xff000000) | r << 16 | g << 8 | b, tint & 255);
}

/* ---- bitmaps ---- */

/* The smallest box with all that is not transparent, and one pixel round it, so
 * that scaling fades to nothing; `step` bytes from one alpha to the next. */
static struct rect held_find(const uint8_t *alpha, size_t step, int w, int h)
{
	int x0 = w, y0 = h, x1 = 0, y1 = 0;

	for (int y = 0; y < h; y++) {
		const uint8_t *row = alpha + (size_t)y * (size_t)w * step;
		int left = 0, right = w;
		while (left < w && !row[(size_t)left * step])
			left++;
		if (left == w)
			continue;
		while (!row[(size_t)(right - 1) * step])
			right--;
		x0 = left < x0 ? left : x0;
		x1 = right > x1 ? right : x1;
		y0 = y < y0 ? y : y0;
		y1 = y + 1;
	}
	if (x0 >= x1)
		return (struct rect){0, 0, 1, 1};
	return rect_common((struct rect){x0 - 1, y0 - 1, x1 - x0 + 2, y1 - y0 + 2}, (struct rect){0, 0, w, h});
}

enum alpha_class { CLEAR, OPAQUE, TRANSLUCENT };

/* Pixels of a row from x on that are all of this class. */
static int class_length(const struct bitmap *bitmap, int y, int x, enum alpha_class wanted)
{
	size_t row = (size_t)y * (size_t)bitmap->held.w;
	int end = x, w = bitmap->held.w;

	for (; end < w; end++) {
		unsigned a = bitmap->color ? bitmap->color[row + (size_t)end] >> 24 : bitmap->mask[row + (size_t)end];
		if ((a == 0 ? CLEAR : a == 255 ? OPAQUE : TRANSLUCENT) != wanted)
			break;
	}
	return end - x;
}

static bool run_add(struct bitmap *bitmap, uint32_t *capacity, uint32_t count, struct blit_run run)
{
	if (count == *capacity) {
		uint32_t more = *capacity ? 2 * *capacity : (uint32_t)bitmap->held.h * 4;
		struct blit_run *runs = realloc(bitmap->runs, more * sizeof(*runs));
		if (!runs)
			return false;
		bitmap->runs = runs;
		*capacity = more;
	}
	bitmap->runs[count] = run;
	return true;
}

static bool runs_find(struct bitmap *bitmap)
{
	uint32_t count = 0, capacity = 0;
	size_t opaque = 0;

	bitmap->rows = malloc(((size_t)bitmap->held.h + 1) * sizeof(*bitmap->rows));
	if (!bitmap->rows)
		return false;
	for (int y = 0; y < bitmap->held.h; y++) {
		bitmap->rows[y] = count;
		for (int x = 0; x < bitmap->held.w;) {
			int skip = class_length(bitmap, y, x, CLEAR), copy = class_length(bitmap, y, x + skip, OPAQUE);
			int blend = class_length(bitmap, y, x + skip + copy, TRANSLUCENT);
			x += skip + copy + blend;
			opaque += (size_t)copy;
			if (copy + blend == 0)
				break;
			struct blit_run run = {(uint16_t)skip, (uint16_t)copy, (uint16_t)blend};
			if (!run_add(bitmap, &capacity, count++, run))
				return false;
		}
	}
	bitmap->rows[bitmap->held.h] = count;
	bitmap->solid = bitmap->color && opaque == (size_t)bitmap->w * (size_t)bitmap->h;
	return true;
}

bool bitmap_init_color(struct bitmap *bitmap, const uint8_t *rgba, int w, int h)
{
	struct rect held = held_find(rgba + 3, 4, w, h);

	*bitmap = (struct bitmap){.w = w, .h = h, .held = held};
	bitmap->color = malloc((size_t)held.w * (size_t)held.h * sizeof(*bitmap->color));
	for (int y = 0; bitmap->color && y < held.h; y++) {
		const uint8_t *p = rgba + 4 * ((size_t)(held.y + y) * (size_t)w + (size_t)held.x);
		uint32_t *to = bitmap->color + (size_t)y * (size_t)held.w;
		for (int x = 0; x < held.w; x++, p += 4) {
			uint32_t rgb_of = (uint32_t)p[0] << 16 | (uint32_t)p[1] << 8 | p[2];
			to[x] = p[3] == 255 ? 0xff000000 | rgb_of : p[3] ? premultiplied(rgb_of << 8 | p[3]) : 0;
		}
	}
	if (bitmap->color && runs_find(bitmap))
		return true;
	bitmap_finish(bitmap);
	return false;
}

bool bitmap_init_mask(struct bitmap *bitmap, const uint8_t *coverage, int w, int h)
{
	struct rect held = held_find(coverage, 1, w, h);

	*bitmap = (struct bitmap){.w = w, .h = h, .held = held, .mask = malloc((size_t)held.w * (size_t)held.h)};
	for (int y = 0; bitmap->mask && y < held.h; y++)
		memcpy(bitmap->mask + (size_t)y * (size_t)held.w,
		       coverage + (size_t)(held.y + y) * (size_t)w + (size_t)held.x, (size_t)held.w);
	if (bitmap->mask && runs_find(bitmap))
		return true;
	bitmap_finish(bitmap);
	return false;
}

void bitmap_finish(struct bitmap *bitmap)
{
	free(bitmap->color);
	free(bitmap->mask);
	free(bitmap->runs);
	free(bitmap->rows);
	*bitmap = (struct bitmap){0};
}

size_t bitmap_bytes(const struct bitmap *bitmap)
{
	size_t count = (size_t)bitmap->held.w * (size_t)bitmap->held.h;
	size_t runs = bitmap->rows ? bitmap->rows[bitmap->held.h] : 0;

	return count * (bitmap->color ? 4 : 1) + runs * sizeof(*bitmap->runs) + (size_t)bitmap->held.h * 4;
}

/* ---- rows ---- */

static void row_set(uint32_t *to, int count, uint32_t pixel)
{
	for (int i = 0; i < count; i++)
		to[i] = pixel;
}

/* One premultiplied colour over all of them. */
static void row_wash(uint32_t *to, int count, uint32_t pixel)
{
	uint32_t rest = 255 - (pixel >> 24);

	for (int i = 0; i < count; i++)
		to[i] = pixel + scaled(to[i], rest);
}

static void row_blend(uint32_t *to, const uint32_t *from, int count, uint32_t tint)
{
	if (tint == 0xffffffff)
		for (int i = 0; i < count; i++)
			to[i] = over(to[i], from[i]);
	else if ((tint | 255) == 0xffffffff)
		for (int i = 0; i < count; i++)
			to[i] = over(to[i], scaled(from[i], tint & 255));
	else
		for (int i = 0; i < count; i++)
			to[i] = over(to[i], tinted(from[i], tint));
}

static void row_mask(uint32_t *to, const uint8_t *coverage, int count, uint32_t pixel)
{
	for (int i = 0; i < count; i++)
		to[i] = over(to[i], scaled(pixel, coverage[i]));
}

/* ---- whole boxes ---- */

static uint32_t *pixel_at(const struct plane *plane, int x, int y)
{
	return plane->pixels + (size_t)y * (size_t)plane->stride + x;
}

void blit_fill(const struct plane *plane, struct rect clip, struct rect box, uint32_t color)
{
	uint32_t pixel = premultiplied(color);

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
	uint32_t *to;   /* where the row's pixel 0 would lie */
	size_t from;    /* its index in the bitmap */
	int x0, x1;     /* clip, in the bitmap's pixels */
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
		memcpy(to, span->bitmap->color + at, (size_t)(end - start) * sizeof(*to));
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
		struct span span = {.bitmap = bitmap, .to = plane->pixels + (ptrdiff_t)row * plane->stride + dx,
				    .from = (size_t)(row - dy) * (size_t)held.w, .x0 = box.x - dx,
				    .x1 = box.x + box.w - dx, .tint = tint, .pixel = premultiplied(tint)};
		if (bitmap->solid) {
			span_put(&span, 0, held.w, true);
			continue;
		}
		const struct blit_run *run = bitmap->runs + bitmap->rows[row - dy];
		const struct blit_run *end = bitmap->runs + bitmap->rows[row - dy + 1];
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
static void rows_between(uint16_t *restrict out, const uint8_t *restrict a, const uint8_t *restrict b, int count,
			 unsigned f)
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
	const uint8_t *bottom = (const uint8_t *)(bitmap->color + (size_t)below * (size_t)bitmap->held.w + (size_t)first);

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
	for (; i < end; i++, v += step)
		out[i] = wide_between(line[v >> 16].all, line[(v >> 16) + 1].all, v >> 8 & 255);
	for (; i < count; i++)
		out[i] = wide_between(line[length].all, line[length].all, 0);
}

/* The columns that are not transparent in a row of what is held. */
static void row_reach(const struct bitmap *bitmap, int row, int *first, int *end)
{
	const struct blit_run *run = bitmap->runs + bitmap->rows[row], *stop = bitmap->runs + bitmap->rows[row + 1];
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

static void part_put(uint32_t *to, const uint32_t *from, int count, uint32_t tint)
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
			to[i] = over(to[i], from[i]);
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
	uint32_t even = (a & PAIR) * (256 - f) + (b & PAIR) * f;
	uint32_t odd = (a >> 8 & PAIR) * (256 - f) + (b >> 8 & PAIR) * f;

	return (even >> 8 & PAIR) | (odd & ~PAIR);
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
