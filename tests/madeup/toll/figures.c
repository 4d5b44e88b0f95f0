/* figures.c - the warden: a tower of a man. */
#include "view/art/brush.h"
#include "view/art/own_figure.h"
#include "view/art/theme.h"

static const char warden[] = "M30 6L40 6L40 14L46 14L46 6L54 6L54 14L60 14L60 6L70 6L70 40L84 117L16 117L30 40Z";

static void paint_warden(struct brush *brush, int color)
{
	brush_figure(brush, warden, player_colors[color].body, player_colors[color].ink);
	brush_emblem(brush, color, 50, 84, 30, player_colors[color].emblem);
}

static const struct own_figure figures[] = {{.piece = "warden",
                                             .stands = {{50, 117}, 111, .outline = warden, .paint = paint_warden},
                                             .mark = {{50, 117}, 111, .outline = warden, .paint = paint_warden},
                                             .mark_height = 0.6f},
                                            {.piece = "post",
                                             .stands = {{50, 117}, 111, .outline = warden, .paint = paint_warden},
                                             .mark = {{50, 117}, 111, .outline = warden, .paint = paint_warden},
                                             .mark_height = 0.6f}};

const struct expansion_figures toll_figures = {ROWS(figure, figures)};
