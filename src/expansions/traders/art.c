/* art.c - how Traders & Builders are shown: tokens of goods. */
#include "view/kit/expansion_art.h"

#include "view/art/drawing.h"

/* Tokens, told apart without colour by the shape that the sign on the tile has. */
static bool token_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct medal *job = context;
	struct path scratch, *path = &scratch;
	struct pixmap pixmap;

	if (!pixmap_init(&pixmap, w, h))
		return false;
	float s = job->size / 100;
	struct brush brush = {.pixmap = &pixmap, .path = path, .s = s};
	brush.dx = brush.dy = job->middle - 50 * s;
	drawing_paint(&brush,
	              job->kind == HOLDING_WINE    ? &drawing_wine
	              : job->kind == HOLDING_GRAIN ? &drawing_grain
	                                           : &drawing_cloth,
	              0);
	return pixmap_put(&pixmap, pixels);
}

static const struct medal_kind token = {"token", 4, token_paint};

static const struct holding_art holdings[] = {
    {HOLDING_WINE, .token = &token}, {HOLDING_GRAIN, .token = &token}, {HOLDING_CLOTH, .token = &token}};

const struct expansion_art traders_art = {
    ROWS(holding, holdings),
};
