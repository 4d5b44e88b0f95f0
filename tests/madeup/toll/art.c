/* art.c - how the toll is shown: a chapter of the help, the sign of tolls, the keeper. */
#include "view/art/drawing.h"
#include "view/kit/expansion_art.h"

static const struct help_chapter chapters[] = {
    {"The Toll", "Where a road is laid a toll may be taken, which is worth a point at the end.", "D", 0, -1, 0, 0, 0,
     MODULE_TOLL, 0, 0, NULL, NULL}};

static const struct holding_art holdings[] = {{HOLDING_TOLL, .icon = ICON_CROWN}, {HOLDING_PLANK, .icon = ICON_STEP}};

static const struct figure_shape keeper = {{50, 117}, 109, .drawing = &drawing_keeper};
static const struct neutral_art neutrals[] = {
    {.key = "keeper", .shape = &keeper, .height = 0.4f, .x = 0.7f, .y = 0.8f}};

const struct expansion_art toll_art = {
    .chapters_place = 11,
    ROWS(chapter, chapters),
    ROWS(holding, holdings),
    ROWS(neutral, neutrals),
};
