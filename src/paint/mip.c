/* mip.c - halving pictures, and colour for transparent texels. */
#include <stdbool.h>

#include "bastide/paint.h"

void paint_half(const uint8_t *src, int width, int height, uint8_t *dst)
{
	int w = (width + 1) / 2, h = (height + 1) / 2;

	for (int y = 0; y < h; y++) {
		int y1 = 2 * y + 1 < height ? 2 * y + 1 : 2 * y;

		for (int x = 0; x < w; x++) {
			int x1 = 2 * x + 1 < width ? 2 * x + 1 : 2 * x;
			const uint8_t *from[4] = {src +
			                              ((size_t)(2 * y) * (size_t)width + (size_t)(2 * x)) * 4,
			                          src + ((size_t)(2 * y) * (size_t)width + (size_t)x1) * 4,
			                          src + ((size_t)y1 * (size_t)width + (size_t)(2 * x)) * 4,
			                          src + ((size_t)y1 * (size_t)width + (size_t)x1) * 4};
			uint8_t *p = dst + ((size_t)y * (size_t)w + (size_t)x) * 4;
			unsigned sum[4] = {0}, plain[3] = {0};

			for (int k = 0; k < 4; k++) {
				for (int ch = 0; ch < 3; ch++) {
					sum[ch] += (unsigned)from[k][ch] * from[k][3];
					plain[ch] += from[k][ch];
				}
				sum[3] += from[k][3];
			}
			for (int ch = 0; ch < 3; ch++)
				p[ch] =
				    (uint8_t)(sum[3] ? (sum[ch] + sum[3] / 2) / sum[3] : (plain[ch] + 2) / 4);
			p[3] = (uint8_t)((sum[3] + 2) / 4);
		}
	}
}

/* Carries the last seen colour over empty texels, a few texels far, in one direction. */
static void bleed_line(uint8_t *p, int count, ptrdiff_t step, int reach)
{
	int since = reach + 1;
	const uint8_t *last = p;

	for (int i = 0; i < count; i++, p += step) {
		if (p[3]) {
			last = p;
			since = 0;
		} else if (++since <= reach && !(p[0] | p[1] | p[2])) {
			p[0] = last[0];
			p[1] = last[1];
			p[2] = last[2];
		}
	}
}

void paint_bleed(uint8_t *rgba, int width, int height)
{
	enum { REACH = 6 };
	ptrdiff_t row = (ptrdiff_t)width * 4;

	for (int y = 0; y < height; y++) {
		bleed_line(rgba + (ptrdiff_t)y * row, width, 4, REACH);
		bleed_line(rgba + (ptrdiff_t)y * row + row - 4, width, -4, REACH);
	}
	for (int x = 0; x < width; x++) {
		bleed_line(rgba + (ptrdiff_t)x * 4, height, row, REACH);
		bleed_line(rgba + (ptrdiff_t)x * 4 + (height - 1) * row, height, -row, REACH);
	}
}
