/* bitmap.h - a picture in the form in which it is put down: colours premultiplied, 0xAARRGGBB, kept with the runs of
 * each row that are opaque or translucent, so that what is transparent costs nothing; or coverage alone. */
#pragma once

#include "platform/workers.h"
#include "view/list/draw.h"

/* `skip` transparent pixels, then `copy` opaque ones, then `blend` translucent. */
struct bitmap_run {
	uint16_t skip, copy, blend;
};

struct bitmap {
	int w, h;
	struct rect held; /* the part that is kept; all beyond is transparent */
	struct rect deep; /* a part, in its middle, that is all opaque: what lies below need not be drawn */
	bool solid;       /* every pixel is opaque; runs are not needed */
	uint32_t *color;  /* of each pixel of `held`, premultiplied, and one for whoever reads two at a time; or NULL */
	uint8_t *mask;    /* of each pixel of `held` the coverage; or NULL */
	struct bitmap_run *runs;
	uint32_t *rows;   /* first run of each row of `held`, and the end of the last */
	uint64_t *filled; /* of colours: in which of its 64 columns a row holds anything */
};

/* So wide is each of the 64. */
static inline int bitmap_column(const struct bitmap *bitmap) { return (bitmap->held.w + 63) / 64; }

/* From bytes R G B A (straight), or from coverage.  False when out of memory. */
bool bitmap_init_color(struct bitmap *bitmap, const uint8_t *rgba, int w, int h);
bool bitmap_init_mask(struct bitmap *bitmap, const uint8_t *coverage, int w, int h);
/* Another of colours, all of it, at this size: as blit_scale() draws it; `held`: where anything of it may be. */
bool bitmap_init_scaled(struct bitmap *bitmap, const struct bitmap *from, int w, int h, struct rect held,
                        struct workers *workers);
void bitmap_finish(struct bitmap *bitmap);
size_t bitmap_bytes(const struct bitmap *bitmap);
