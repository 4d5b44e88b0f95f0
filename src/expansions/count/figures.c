/* figures.c - the Count, who stands among the figures of a quarter: a noble in a plumed cap and a mantle, a sword
 * before him. */
#include "view/art/drawing.h"
#include "view/art/own_figure.h"

static const struct own_figure figures[] = {{.piece = "count", .stands = {{62, 134}, 92, .drawing = &drawing_count}}};

const struct expansion_figures count_figures = {ROWS(figure, figures)};
