/* art.c - how Traders & Builders are shown: chapters of the help, who stands before the card of the set-up, tokens of
 * goods. */
#include "view/kit/expansion_art.h"

#include <math.h>

#include "view/art/brush.h"

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

/* Tokens: a board of the shape that the sign on the tile has - round for wine, a lozenge for grain, square
 * for cloth - and the goods on it, so that the three are told apart without colour.  In units: 100 x 100, the middle at
 * (50, 50). */

static const char *const boards[HOLDINGS_MAX] = {
    [HOLDING_WINE] = "M50 6C75 6 94 25 94 50C94 75 75 94 50 94C25 94 6 75 6 50C6 25 25 6 50 6Z",
    [HOLDING_GRAIN] = "M50 1L99 50L50 99L1 50Z",
    [HOLDING_CLOTH] = "M12 12H88V88H12Z",
};

static void paint_wine(struct brush *brush)
{
	static const struct vec grapes[6] = {{30, 36}, {50, 34}, {70, 36}, {40, 53}, {60, 53}, {50, 70}};

	brush_stroke(brush, "M50 34C50 26 54 20 61 17", 6, rgb(0x4F7A1E));
	for (int i = 0; i < 6; i++)
		brush_circle(brush, grapes[i].x, grapes[i].y, 13.5f, rgb(0x32103A));
	for (int i = 0; i < 6; i++)
		brush_circle(brush, grapes[i].x, grapes[i].y, 10.5f, rgb(0x7A2E8A));
	for (int i = 0; i < 6; i++)
		brush_circle(brush, grapes[i].x - 3, grapes[i].y - 4, 3.2f, rgba(0xF2DCF6, 0.85f));
}

static void paint_grain(struct brush *brush)
{
	static const char stalks[] =
	    "M50 60L28 26M50 60L39 20M50 60V17M50 60L61 20M50 60L72 26M50 60L37 82M50 60V84M50 60L63 82";

	brush_stroke(brush, stalks, 13, rgb(0x6A4410));
	brush_stroke(brush, stalks, 7, rgb(0xF2C63E));
	brush_stroke(brush, "M40 60H60", 9, rgb(0xA8341E));
}

static void paint_cloth(struct brush *brush)
{
	brush_fill(brush, "M22 40H68V80H22Z", rgb(0x14395E));
	brush_fill(brush, "M25 40H65V77H25Z", rgb(0x2E7FC4));
	brush_stroke(brush, "M25 55H65M25 67H65", 5, rgb(0xF6EBD0));
	brush_fill(brush, "M17 19H76C84 19 87 25 87 32C87 39 84 45 76 45H17Z", rgb(0x14395E));
	brush_fill(brush, "M21 23H75V41H21Z", rgb(0x5AA2DE));
	brush_circle(brush, 76, 32, 8.5f, rgb(0xBFD9EE));
	brush_circle(brush, 76, 32, 3.5f, rgb(0x14395E));
}

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
	float rim = fmaxf(5, 1.2f / s);
	brush_stroke(&brush, boards[job->kind], rim, rgb(0x3A2610));
	brush_fill(&brush, boards[job->kind], rgb(0xFFF6DE));
	if (job->kind == HOLDING_WINE)
		paint_wine(&brush);
	else if (job->kind == HOLDING_GRAIN)
		paint_grain(&brush);
	else
		paint_cloth(&brush);
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
