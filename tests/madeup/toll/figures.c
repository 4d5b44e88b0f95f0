/* figures.c - the warden: a tower of a man. */
#include "view/art/drawing.h"
#include "view/art/own_figure.h"

static const struct own_figure figures[] = {{.piece = "warden",
                                             .stands = {{50, 117}, 111, .drawing = &drawing_warden},
                                             .mark = {{50, 117}, 111, .drawing = &drawing_warden},
                                             .mark_height = 0.6f},
                                            {.piece = "post",
                                             .stands = {{50, 117}, 111, .drawing = &drawing_warden},
                                             .mark = {{50, 117}, 111, .drawing = &drawing_warden},
                                             .mark_height = 0.6f}};

const struct expansion_figures toll_figures = {ROWS(figure, figures)};
