/* figures.c - the abbot: a mitre, a stole, a crosier. */
#include "view/art/brush.h"
#include "view/art/own_figure.h"
#include "view/art/theme.h"

static const char abbot[] =
    "M46 2C57 9 67 20 66 34L63.5 46C70 49 74 53 75.5 59L80 62L80 30C80 18 97 17 98 29C98.6 36 91.5 38.5 89 "
    "33.5"
    "L88 62C91 64 91 70 88 72L88 113Q88 117 84 117L12 117Q8 117 8.5 113C10 96 13 78 16 62"
    "C17.5 54.5 22 49 28.5 46L26 34C25 20 35 9 46 2Z";

static void paint_abbot(struct brush *brush, int color)
{
	uint32_t mark = player_colors[color].emblem;

	brush_figure(brush, abbot, player_colors[color].body, player_colors[color].ink);
	brush_stroke(brush, "M46 8V42", 3.6f, rgba(mark, 0.9f));
	brush_stroke(brush, "M35 22H57", 3.6f, rgba(mark, 0.9f));
	brush_stroke(brush, "M28 36C40 40 52 40 64 36", 4, rgb(0xF4D98A));
	brush_fill(brush, "M34 40C34 51 39 56 46 56C53 56 58 51 58 40C50 43 42 43 34 40Z", rgb(SKIN_TONE));
	brush_circle(brush, 41, 47, 2.1f, rgb(COLOR_INK));
	brush_circle(brush, 51, 47, 2.1f, rgb(COLOR_INK));
	brush_fill(brush, "M35 49C36 60 41 67 46 67C51 67 56 60 57 49C53 54 49 53.5 46 53.5C43 53.5 39 54 35 49Z",
	           rgb(0xF3EBDC));
	/* the side away from the light, and the arm that holds the crosier */
	brush_fill(brush, "M64 51C71 54 74 59 75.5 66L80 72L86 71V113Q86 115 84 115L60 115C67 96 67 70 64 51Z",
	           rgba(0x1A1020, 0.16f));
	brush_stroke(brush, "M84 114V32C84 23 94.5 23 94 30.5", 4.6f, rgb(COLOR_GOLD));
	brush_stroke(brush, "M67 66C70 76 76 79 84 76", 3.2f, rgba(0x1A1020, 0.34f));
	brush_circle(brush, 84, 69, 6.2f, rgb(COLOR_INK));
	brush_circle(brush, 84, 69, 4.9f, rgb(SKIN_TONE));
	brush_stroke(brush, "M34 58L40 117M58 58L52 117", 3.4f, rgba(COLOR_HALO, 0.85f));
	brush_circle(brush, 46, 88, 17.5f, rgb(player_colors[color].body));
	brush_emblem(brush, color, 46, 88, 30, mark);
}

static void mark_mitre(struct brush *brush, int color)
{
	(void)color;
	brush_fill(brush, "M33 38C33 52 38 57 46 57C54 57 59 52 59 38C50 42 42 42 33 38Z", rgb(SKIN_TONE));
}

static const struct own_figure figures[] = {
    {.piece = "abbot",
     .stands = {{52, 117}, 92, .outline = abbot, .paint = paint_abbot},
     .mark = {{52, 117}, 92, .mark = true, .outline = abbot, .paint = mark_mitre},
     .mark_height = 0.6f},
};

const struct expansion_figures abbot_figures = {ROWS(figure, figures)};
