/*
 * figures.c - the builder stands with legs apart and a mallet raised; the pig shows its side.
 */
#include "view/art/drawing.h"
#include "view/art/own_figure.h"

static const struct own_figure figures[] = {
    {.piece = "builder",
     .stands = {{66, 124}, 132, .drawing = &drawing_builder},
     .mark = {{66, 124}, 132, .mark = true, .drawing = &drawing_builder_mark},
     .mark_height = 0.6f},
    {.piece = "pig",
     .stands = {{73, 90}, 146, .drawing = &drawing_pig},
     .mark = {{73, 90}, 146, .mark = true, .drawing = &drawing_pig_mark},
     .mark_height = 0.66f},
};

const struct expansion_figures traders_figures = {ROWS(figure, figures)};
