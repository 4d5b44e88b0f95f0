/* picture.c - an opaque picture that the sheets are put together on. */
#include "paint/picture.h"

#include <stdio.h>
#include <stdlib.h>

void *take(size_t bytes)
{
	void *p = calloc(1, bytes);

	if (!p) {
		fputs("out of memory\n", stderr);
		exit(1);
	}
	return p;
}

struct picture picture_create(int width, int height, uint32_t color)
{
	struct picture p = {width, height, take((size_t)width * (size_t)height * 3)};

	for (int i = 0; i < width * height; i++) {
		p.rgb[i * 3] = (uint8_t)(color >> 16);
		p.rgb[i * 3 + 1] = (uint8_t)(color >> 8);
		p.rgb[i * 3 + 2] = (uint8_t)color;
	}
	return p;
}

void picture_lay(struct picture *p, const uint8_t *rgba, int w, int h, int x, int y)
{
	for (int j = 0; j < h; j++) {
		for (int i = 0; i < w; i++) {
			if (x + i < 0 || y + j < 0 || x + i >= p->width || y + j >= p->height)
				continue;
			const uint8_t *s = rgba + ((size_t)j * (size_t)w + (size_t)i) * 4;
			uint8_t *d = p->rgb + ((size_t)(y + j) * (size_t)p->width + (size_t)(x + i)) * 3;

			for (int k = 0; k < 3; k++)
				d[k] = (uint8_t)((s[k] * s[3] + d[k] * (255 - s[3]) + 127) / 255);
		}
	}
}

void picture_write(const struct picture *p)
{
	printf("P6\n%d %d\n255\n", p->width, p->height);
	fwrite(p->rgb, 3, (size_t)p->width * (size_t)p->height, stdout);
}
