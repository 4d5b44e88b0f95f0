#include "platform/blit_private.h"

#include <string.h>

/* ---- rows ---- */

static void row_set(uint32_t *to, int count, uint32_t pixel)
{
	for (int i = 0; i < count; i++)
		to[i] = pixel;
}

/* One premultiplied colour over all of them. */
ALSO_FOR("avx2") static void row_wash(uint32_t *to, int count, uint32_t pixel)
{
	uint32_t rest = 255 - (pixel >> 24);

	for (int i = 0; i < count; i++)
		to[i] = pixel + pixel_scaled(to[i], rest);
}

/* Eight pixels, each channel times its own number / 255: pixel_pair_scaled() of all at once. */
static inline void eight_scaled(pixels *eight, const lanes *even_by, const lanes *odd_by)
{
	lanes even = EVEN(*eight) * *even_by + 128, odd = ODD(*eight) * *odd_by + 128;

	*eight = (pixels)((even + (even >> 8)) >> 8 | ((odd + (odd >> 8)) & 0xff00));
}

/* With their channels multiplied by the tint's, over a row of the plane. */
ALSO_FOR("avx2") static void row_tint(uint32_t *to, const uint32_t *from, int count, uint32_t tint)
{
	lanes even_by = (lanes)((pixels){0} + (tint >> 24 << 16 | (tint >> 8 & 255)));
	lanes odd_by = (lanes)((pixels){0} + (UINT32_C(255) << 16 | (tint >> 16 & 255)));
	lanes fade = (lanes){0} + (uint16_t)(tint & 255);
	int i = 0;

	for (; i + EIGHT <= count; i += EIGHT) {
		pixels eight, below;
		memcpy(&eight, from + i, sizeof eight);
		memcpy(&below, to + i, sizeof below);
		eight_scaled(&eight, &even_by, &odd_by);
		eight_scaled(&eight, &fade, &fade);
		pixels alpha = eight >> 24;
		lanes rest = 255 - (lanes)(alpha | alpha << 16);
		eight_scaled(&below, &rest, &rest);
		below += eight;
		memcpy(to + i, &below, sizeof below);
	}
	for (; i < count; i++)
		to[i] = pixel_over(to[i], pixel_tinted(from[i], tint));
}

ALSO_FOR("avx2") void row_blend(uint32_t *to, const uint32_t *from, int count, uint32_t tint)
{
	if (tint == 0xffffffff)
		for (int i = 0; i < count; i++)
			to[i] = pixel_over(to[i], from[i]);
	else if ((tint | 255) == 0xffffffff)
		for (int i = 0; i < count; i++)
			to[i] = pixel_over(to[i], pixel_scaled(from[i], tint & 255));
	else
		row_tint(to, from, count, tint);
}

ALSO_FOR("avx2") static void row_mask(uint32_t *to, const uint8_t *coverage, int count, uint32_t pixel)
{
	for (int i = 0; i < count; i++)
		to[i] = pixel_over(to[i], pixel_scaled(pixel, coverage[i]));
}

/* ---- whole boxes ---- */

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
