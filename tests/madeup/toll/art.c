/* art.c - how the toll is shown: the sign of tolls, the keeper. */
#include "view/art/drawing.h"
#include "view/kit/expansion_art.h"

static const struct holding_art holdings[] = {{HOLDING_TOLL, .icon = ICON_CROWN}, {HOLDING_PLANK, .icon = ICON_STEP}};

static const struct figure_shape keeper = {{50, 117}, 109, .drawing = &drawing_keeper};
static const struct neutral_art neutrals[] = {
    {.key = "keeper", .shape = &keeper, .height = 0.4f, .x = 0.7f, .y = 0.8f}};

const struct expansion_art toll_art = {
    ROWS(holding, holdings),
    ROWS(neutral, neutrals),
};
