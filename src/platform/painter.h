/*
 * painter.h - the draw list onto an SDL_Renderer: window and picture alike.
 */
#ifndef BASTIDE_PLATFORM_PAINTER_H
#define BASTIDE_PLATFORM_PAINTER_H

#include <SDL.h>

#include "cache.h"
#include "draw.h"
#include "fonts.h"

struct painter {
	SDL_Renderer *renderer; /* borrowed */
	struct fonts *fonts;    /* borrowed */
	struct cache cache;
	struct draw_cache view; /* what draw lists may ask */
	bool in_layer;
	bool layer_skipped;     /* ... that could not be made */
};

/* Textures may use up to `budget` bytes and what one frame needs. */
void painter_init(struct painter *painter, SDL_Renderer *renderer, struct fonts *fonts, size_t budget);
void painter_finish(struct painter *painter);

/* Paints the whole list onto the renderer's target (does not present it). */
void painter_show(struct painter *painter, const struct draw *draw);

/* The renderer lost its targets, or everything. */
void painter_reset(struct painter *painter, bool targets_only);

#endif
