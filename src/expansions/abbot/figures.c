/* figures.c - the abbot: a mitre, a stole, a crosier. */
#include "view/art/drawing.h"
#include "view/art/own_figure.h"

static const struct own_figure figures[] = {
    {.piece = "abbot",
     .stands = {{64, 117}, 92, .drawing = &drawing_abbot},
     .mark = {{52, 117}, 92, .mark = true, .drawing = &drawing_abbot_mark},
     .mark_height = 0.6f},
};

const struct expansion_figures abbot_figures = {ROWS(figure, figures)};
