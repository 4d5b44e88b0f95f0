/* painter.h - the draw list onto a device: window and picture alike. */
#pragma once

#include "platform/cache.h"
#include "view/list/draw.h"
#include "platform/fonts.h"

struct painter {
	struct device *device; /* borrowed */
	struct fonts *fonts;   /* borrowed */
	struct cache cache;
	struct cache scaled;    /* what rests, at the size at which it is shown */
	int scaled_now;         /* pixels of those made for this list */
	struct draw_cache view; /* what draw lists may ask */
	bool lacking;           /* something of the last list was not shown for want of memory */
};

void painter_init(struct painter *painter, struct device *device, struct fonts *fonts);
void painter_finish(struct painter *painter);

/* Paints the whole list: when this returns the canvas holds it, or the card has been told. */
void painter_show(struct painter *painter, const struct draw *draw);

/* Pictures that others made.  On any thread: takes the pixels, which were malloc()ed, as far as the device lets it in
 * its own form; NULL: no memory.  Between lists: draw lists find it under this key from then on, or it goes. */
struct picture_made *painter_make(struct painter *painter, uint8_t *pixels, int w, int h);
void painter_keep(struct painter *painter, uint64_t key, struct picture_made *made);
void painter_drop(struct painter *painter, struct picture_made *made);

/* The card lost everything. */
void painter_reset(struct painter *painter);
