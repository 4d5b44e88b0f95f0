/* art.c - how the toll is shown: a chapter of the help, the sign of tolls, the keeper. */
#include "view/art/brush.h"
#include "view/kit/expansion_art.h"

static const struct help_chapter chapters[] = {
    {"The Toll", "Where a road is laid a toll may be taken, which is worth a point at the end.", "D", 0, -1, 0, 0, 0,
     MODULE_TOLL, 0, 0, NULL, NULL}};

static const struct holding_art holdings[] = {{HOLDING_TOLL, .icon = ICON_CROWN}, {HOLDING_PLANK, .icon = ICON_STEP}};

static const char cloak[] = "M50 8C66 8 70 30 66 44L84 117L16 117L34 44C30 30 34 8 50 8Z";

static void paint_keeper(struct brush *brush, int color)
{
	(void)color;
	brush_figure(brush, cloak, 0x6B6F7A, 0x24262C);
}

static const struct figure_shape keeper = {{50, 117}, 109, .outline = cloak, .paint = paint_keeper};
static const struct neutral_art neutrals[] = {
    {.key = "keeper", .shape = &keeper, .height = 0.4f, .x = 0.7f, .y = 0.8f}};

const struct expansion_art toll_art = {
    .chapters_place = 11,
    ROWS(chapter, chapters),
    ROWS(holding, holdings),
    ROWS(neutral, neutrals),
};
