#include "platform/bitmap.h"

#include <stdlib.h>
#include <string.h>

#include "platform/blit.h"
#include "platform/pixel.h"

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

/* A run that begins nearer than this to the one before, and has fewer opaque pixels, is one with it: blending what is
 * clear or opaque gives the same pixels, and of a few costs less than a run does.  Grain has runs of two or three. */
enum { RUN_LEAST = 16 };

static bool run_add(struct bitmap *bitmap, uint32_t *capacity, uint32_t count, struct bitmap_run run)
{
	if (count == *capacity) {
		uint32_t more = 2 * *capacity;
		struct bitmap_run *runs = realloc(bitmap->runs, more * sizeof *runs);
		if (!runs)
			return false;
		bitmap->runs = runs;
		*capacity = more;
	}
	bitmap->runs[count] = run;
	return true;
}

/* From the runs of each row. */
static bool filled_find(struct bitmap *bitmap)
{
	int wide = bitmap_column(bitmap);

	if (!bitmap->color || bitmap->solid)
		return true;
	bitmap->filled = calloc((size_t)bitmap->held.h, sizeof *bitmap->filled);
	for (int y = 0; bitmap->filled && y < bitmap->held.h; y++) {
		int at = 0;
		for (uint32_t i = bitmap->rows[y]; i < bitmap->rows[y + 1]; i++) {
			int start = at + bitmap->runs[i].skip;
			at = start + bitmap->runs[i].copy + bitmap->runs[i].blend;
			for (int column = start / wide; column * wide < at; column++)
				bitmap->filled[y] |= UINT64_C(1) << column;
		}
	}
	return bitmap->filled != NULL;
}

static bool runs_find(struct bitmap *bitmap)
{
	uint32_t count = 0, capacity = (uint32_t)bitmap->held.h * 4;
	size_t opaque = 0;

	bitmap->rows = malloc(((size_t)bitmap->held.h + 1) * sizeof *bitmap->rows);
	bitmap->runs = malloc((capacity + 1) * sizeof *bitmap->runs); /* there, too, where all is clear */
	if (!bitmap->rows || !bitmap->runs)
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
			struct bitmap_run run = {(uint16_t)skip, (uint16_t)copy, (uint16_t)blend};
			if (count > bitmap->rows[y] && skip < RUN_LEAST && copy < RUN_LEAST)
				bitmap->runs[count - 1].blend += (uint16_t)(skip + copy + blend);
			else if (!run_add(bitmap, &capacity, count++, run))
				return false;
		}
	}
	bitmap->rows[bitmap->held.h] = count;
	bitmap->solid = bitmap->color && opaque == (size_t)bitmap->w * (size_t)bitmap->h;
	return true;
}

/* Is row y (of what is held) opaque from x0 to x1?  With x0 < 0: finds its longest opaque run. */
static bool row_opaque(const struct bitmap *bitmap, int y, int *x0, int *x1)
{
	const struct bitmap_run *run = bitmap->runs + bitmap->rows[y], *end = bitmap->runs + bitmap->rows[y + 1];
	bool seek = *x0 < 0;

	for (int at = 0; run < end; run++) {
		int from = at + run->skip, to = from + run->copy;
		if (!seek && from <= *x0 && to >= *x1)
			return true;
		if (seek && to - from > *x1 - *x0) {
			*x0 = from;
			*x1 = to;
		}
		at = to + run->blend;
	}
	return seek && *x1 > *x0;
}

/* As wide as the middle row is opaque, as high as the rows round it are so there. */
static struct rect deep_find(const struct bitmap *bitmap)
{
	int middle = bitmap->held.h / 2, x0 = -1, x1 = -1, top = middle, bottom = middle + 1;

	if (!bitmap->color || !row_opaque(bitmap, middle, &x0, &x1))
		return (struct rect){0, 0, 0, 0};
	while (top > 0 && row_opaque(bitmap, top - 1, &x0, &x1))
		top--;
	while (bottom < bitmap->held.h && row_opaque(bitmap, bottom, &x0, &x1))
		bottom++;
	return (struct rect){bitmap->held.x + x0, bitmap->held.y + top, x1 - x0, bottom - top};
}

bool bitmap_init_color(struct bitmap *bitmap, const uint8_t *rgba, int w, int h)
{
	struct rect held = held_find(rgba + 3, 4, w, h);

	*bitmap = (struct bitmap){.w = w, .h = h, .held = held};
	bitmap->color = malloc(((size_t)held.w * (size_t)held.h + 1) * sizeof *bitmap->color);
	if (bitmap->color)
		bitmap->color[held.w * held.h] = 0;
	for (int y = 0; bitmap->color && y < held.h; y++) {
		const uint8_t *p = rgba + 4 * ((size_t)(held.y + y) * (size_t)w + (size_t)held.x);
		uint32_t *to = bitmap->color + (size_t)y * (size_t)held.w;
		for (int x = 0; x < held.w; x++, p += 4) {
			uint32_t rgb_of = (uint32_t)p[0] << 16 | (uint32_t)p[1] << 8 | p[2];
			to[x] = p[3] == 255 ? 0xff000000 | rgb_of : p[3] ? pixel_premultiplied(rgb_of << 8 | p[3]) : 0;
		}
	}
	if (bitmap->color && runs_find(bitmap) && filled_find(bitmap)) {
		bitmap->deep = deep_find(bitmap);
		return true;
	}
	bitmap_finish(bitmap);
	return false;
}

/* What all hands scale, some rows each. */
enum { ROWS_AT_ONCE = 40 };
struct scaling {
	const struct bitmap *from, *to;
	struct rect dst;
};

static void rows_scale(void *context, int index)
{
	const struct scaling *scaling = context;
	struct rect all = {0, 0, scaling->to->held.w, scaling->to->held.h},
	            src = {0, 0, scaling->from->w, scaling->from->h};
	struct rect rows = rect_common(all, (struct rect){0, index * ROWS_AT_ONCE, all.w, ROWS_AT_ONCE});

	blit_scale(&(struct plane){scaling->to->color, all.w, all.h, all.w}, rows, scaling->from, src, scaling->dst,
	           0xffffffff);
}

bool bitmap_init_scaled(struct bitmap *bitmap, const struct bitmap *from, int w, int h, struct rect held,
                        struct workers *workers)
{
	struct scaling scaling = {from, bitmap, {-held.x, -held.y, w, h}};

	*bitmap = (struct bitmap){.w = w, .h = h, .held = held, .solid = from->solid};
	bitmap->color = calloc((size_t)held.w * (size_t)held.h + 1, sizeof *bitmap->color);
	if (bitmap->color)
		workers_run(workers, (held.h + ROWS_AT_ONCE - 1) / ROWS_AT_ONCE, rows_scale, &scaling);
	if (bitmap->color && (bitmap->solid || (runs_find(bitmap) && filled_find(bitmap))))
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
	free(bitmap->filled);
	*bitmap = (struct bitmap){0};
}

size_t bitmap_bytes(const struct bitmap *bitmap)
{
	size_t count = (size_t)bitmap->held.w * (size_t)bitmap->held.h;
	size_t runs = bitmap->rows ? bitmap->rows[bitmap->held.h] : 0;

	size_t rows = (size_t)bitmap->held.h * (4 + (bitmap->filled ? sizeof *bitmap->filled : 0));

	return count * (bitmap->color ? 4 : 1) + runs * sizeof *bitmap->runs + rows;
}
