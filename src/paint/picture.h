/* picture.h - an opaque picture that the sheets are put together on, written as PPM. */
#ifndef PAINT_PICTURE_H
#define PAINT_PICTURE_H

#include <stddef.h>
#include <stdint.h>

struct picture {
	int width, height;
	uint8_t *rgb;
};

/* calloc, or the end of the program with a sentence. */
void *take(size_t bytes);

struct picture picture_create(int width, int height, uint32_t color);
/* Lays a picture with alpha over it; what reaches beyond is cut. */
void picture_lay(struct picture *p, const uint8_t *rgba, int w, int h, int x, int y);
/* To the standard output. */
void picture_write(const struct picture *p);

#endif
