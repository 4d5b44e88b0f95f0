/* mip.c - how large pictures are, halving them, and colour for transparent texels. */
#include <stdbool.h>

#include "bastide/paint.h"

struct paint_frame paint_overlay_frame(int size)
{
	int unit = (size + 31) / 32;

	return (struct paint_frame){6 * unit, 10 * unit, size + 14 * unit, size + 16 * unit};
}

size_t paint_frame_bytes(struct paint_frame f) { return (size_t)f.width * (size_t)f.height * 4; }

/* Weights of four texels in a row, in 32nds: a box between its outer neighbours' negative shares.  A plain box washes
 * walls, roads and roofs out from level to level; this keeps their contrast, and sums to the same light. */
static const int tap[4] = {-3, 19, 19, -3};

static int clamped(int i, int count) { return i < 0 ? 0 : i < count ? i : count - 1; }

static uint8_t byte_of(int v) { return (uint8_t)(v < 0 ? 0 : v > 255 ? 255 : v); }

/* One texel of the smaller picture; its block's first texel is (x, y). */
static void half_texel(const uint8_t *src, int width, int height, int x, int y, uint8_t *out)
{
	int sum[4] = {0}, plain[3] = {0};

	for (int j = 0; j < 4; j++) {
		const uint8_t *row = src + (size_t)clamped(y - 1 + j, height) * (size_t)width * 4;

		for (int i = 0; i < 4; i++) {
			const uint8_t *p = row + (size_t)clamped(x - 1 + i, width) * 4;
			int weight = tap[i] * tap[j], alpha = weight * p[3];

			sum[0] += alpha * p[0];
			sum[1] += alpha * p[1];
			sum[2] += alpha * p[2];
			sum[3] += alpha;
			for (int ch = 0; ch < 3; ch++)
				plain[ch] += weight * p[ch];
		}
	}
	bool seen = sum[3] >= 512;

	for (int ch = 0; ch < 3; ch++)
		out[ch] = byte_of(seen ? (sum[ch] + sum[3] / 2) / sum[3] : (plain[ch] + 512) / 1024);
	out[3] = byte_of((sum[3] + 512) / 1024);
}

/* The same of a block that lies within the picture, from its north-west texel on: of one that is opaque or
 * empty throughout, as most are, the light is summed up as it is.  False of any other. */
static bool plain_texel(const uint8_t *src, size_t row, uint8_t *out)
{
	int all = 255, any = 0;

	for (int j = 0; j < 4; j++) {
		const uint8_t *p = src + (size_t)j * row;

		all &= p[3] & p[7] & p[11] & p[15];
		any |= p[3] | p[7] | p[11] | p[15];
	}
	if (all != 255 && any)
		return false;
	const uint8_t *a = src, *b = a + row, *c = b + row, *d = c + row;

	for (int ch = 0; ch < 3; ch++, a++, b++, c++, d++) {
		int corner = a[0] + a[12] + d[0] + d[12], middle = b[4] + b[8] + c[4] + c[8];
		int edge = a[4] + a[8] + b[0] + b[12] + c[0] + c[12] + d[4] + d[8];
		int sum = tap[0] * tap[0] * corner + tap[0] * tap[1] * edge + tap[1] * tap[1] * middle;

		out[ch] = byte_of((sum + 512) / 1024);
	}
	out[3] = (uint8_t)all;
	return true;
}

void paint_half(const uint8_t *src, int width, int height, uint8_t *dst)
{
	int w = (width + 1) / 2, h = (height + 1) / 2;
	size_t row = (size_t)width * 4;

	for (int y = 0; y < h; y++) {
		for (int x = 0; x < w; x++, dst += 4) {
			bool within = x > 0 && y > 0 && 2 * x + 2 < width && 2 * y + 2 < height;

			if (!within ||
			    !plain_texel(src + (size_t)(2 * y - 1) * row + (size_t)(2 * x - 1) * 4, row, dst))
				half_texel(src, width, height, 2 * x, 2 * y, dst);
		}
	}
}

/* Carries the last seen colour over empty texels, a few texels far, in one direction. */
static void bleed_line(uint8_t *p, int count, ptrdiff_t step)
{
	enum { REACH = 6 };
	int since = REACH + 1;
	const uint8_t *last = p;

	for (int i = 0; i < count; i++, p += step) {
		if (p[3]) {
			last = p;
			since = 0;
		} else if (++since <= REACH && !(p[0] | p[1] | p[2])) {
			p[0] = last[0];
			p[1] = last[1];
			p[2] = last[2];
		}
	}
}

void paint_bleed(uint8_t *rgba, int width, int height)
{
	ptrdiff_t row = (ptrdiff_t)width * 4;

	for (int y = 0; y < height; y++) {
		bleed_line(rgba + (ptrdiff_t)y * row, width, 4);
		bleed_line(rgba + (ptrdiff_t)y * row + row - 4, width, -4);
	}
	for (int x = 0; x < width; x++) {
		bleed_line(rgba + (ptrdiff_t)x * 4, height, row);
		bleed_line(rgba + (ptrdiff_t)x * 4 + (height - 1) * row, height, -row);
	}
}
