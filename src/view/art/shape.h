/* shape.h - an antialiased rasteriser: paths into pixels.
 *
 * Figures, icons, badges, skins and the draw list's paths are made here, in code, at exactly the size they are shown
 * at.  A pixmap is RGBA in linear memory, premultiplied floats internally; pixmap_export() writes bytes with straight
 * alpha, colour bled into transparent pixels.
 *
 * Coverage is exact along x and sampled on 16 lines per pixel along y, fill rule non-zero.  Same input, same pixels on
 * every machine. */
#pragma once

#include "view/list/draw.h"

struct pixmap {
	int w, h;
	float *pixels;   /* 4 floats per pixel, premultiplied, 0..1 */
	float *coverage; /* scratch: one value per pixel */
	bool lacking;    /* something was not painted for want of memory */
};

/* False when out of memory; pixmap_finish() is then harmless. */
bool pixmap_init(struct pixmap *pixmap, int w, int h);
void pixmap_finish(struct pixmap *pixmap);
/* Bytes R G B A, straight alpha, w * h * 4. False where something is lacking: not a picture to keep. */
bool pixmap_export(const struct pixmap *pixmap, uint8_t *pixels);
bool pixmap_put(struct pixmap *pixmap, uint8_t *pixels); /* and it is finished */

enum ink_kind { INK_PLAIN, INK_LINEAR, INK_RADIAL };

enum { INK_STOPS_MAX = 5 };

/* What a shape is filled with.  LINEAR runs from a to b; RADIAL from the centre a to the radius r. */
struct ink {
	uint8_t kind; /* enum ink_kind */
	int stop_count;
	struct vec a, b;
	float r;
	struct {
		float at; /* 0..1, ascending */
		uint32_t color;
	} stops[INK_STOPS_MAX];
};

struct ink ink_plain(uint32_t color);

void pixmap_fill(struct pixmap *pixmap, const struct path *path, struct ink ink);
void pixmap_stroke(struct pixmap *pixmap, const struct path *path, const struct stroke *stroke, struct ink ink);
/* All that is on it, by two boxes of this radius. */
void pixmap_blur(struct pixmap *pixmap, int radius);

/* Skin box at (x, y) with size w x h on the pixmap. */
void pixmap_skin(struct pixmap *pixmap, float x, float y, float w, float h, const struct skin *skin);
/* Pixels the skin needs around its box. */
void skin_bleed(const struct skin *skin, int *left, int *top, int *right, int *bottom);
