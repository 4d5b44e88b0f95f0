/* art.c - how Traders & Builders are shown: chapters of the help, who stands before the card of the set-up, tokens of
 * goods. */
#include "view/kit/expansion_art.h"

#include "view/art/drawing.h"

static const struct help_chapter chapters[] = {
    {N_("Traders & Builders: builder and pig"),
     N_("The builder joins a follower of your own on a road or in a city. Each time you add a tile to it you have a "
        "second turn, never a third. The pig joins a farmer of your own: for you each city of that field pays 1 more. "
        "Neither counts when it is asked who has the most."),
     "TB_cornerroad_c", 0, HELP_PIECE, 0.74f, 0.84f, 3, MODULE_TRADERS, 4, 0, "R-24.5", "builder"},
    {N_("Traders & Builders: goods"),
     N_("Wine, grain and cloth hang over some cities. Whoever lays the tile that completes such a city takes its "
        "goods, even without a knight there. At the end whoever has the most of a good gets 10 points for it; on a tie "
        "each of them gets 10."),
     "TB_three_g", 0, -1, 0, 0, 0, MODULE_TRADERS, 4, 0, "R-24.15", NULL},
};

static const struct card_figure figures[] = {
    {MODULE_TRADERS, "builder", COLOR_BLUE, 0.36f, 0.86f, 0, 0.1f},
    {MODULE_TRADERS, "pig", COLOR_RED, 0.72f, 0.7f, 0, 0},
};

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
    .chapters_place = 2,
    ROWS(chapter, chapters),
    ROWS(figure, figures),
    ROWS(holding, holdings),
};
