/* figures.c - the abbot: a mitre, a stole, a crosier. */
#include "view/art/brush.h"
#include "view/art/own_figure.h"
#include "view/art/theme.h"

static const char abbot[] =
    "M46 2C57 9 67 20 66 34L63.5 46C70 49 74 53 75.5 59L80 62L80 30C80 18 97 17 98 29C98.6 36 91.5 38.5 89 "
    "33.5"
    "L88 62C91 64 91 70 88 72L88 113Q88 117 84 117L12 117Q8 117 8.5 113C10 96 13 78 16 62"
    "C17.5 54.5 22 49 28.5 46L26 34C25 20 35 9 46 2Z";

/* The same without the crosier, in a wide cope whose sleeves hang down. */
static const char cope[] =
    "M46 2C57 9 67 20 66 34L63.5 46C72 49 78.5 54 80.5 61L88 86C89.5 93 84 96 79 91.5C80.5 99 83 104 87 108.5"
    "Q90 112.5 84 113.6C60 117.5 32 117.5 8 113.6Q2 112.5 5 108.5C9 103 12 98 13.5 91C9 96 3 93 4 86L11.5 61"
    "C13.5 54.5 21 49 28.5 46L26 34C25 20 35 9 46 2Z";

/* The mitre's front and lappet band, a long beard, two eyes. */
static void paint_head(struct brush *brush, int color)
{
	uint32_t mark = player_colors[color].emblem;

	brush_fill(brush, "M46 2C35 9 25 20 26 34L27 39C31 40.5 35 41.5 39 42C34 28 37 14 46 6Z",
	           rgba(brush_folds[color].light, 0.6f));
	brush_stroke(brush, "M46 9V38", 4, rgba(mark, 0.95f));
	brush_stroke(brush, "M36 22H56", 4, rgba(mark, 0.95f));
	brush_fill(brush, "M34 40C34 51 39 56 46 56C53 56 58 51 58 40C50 43 42 43 34 40Z", rgb(SKIN_TONE));
	brush_stroke(brush, "M27.5 36.5C40 41.5 52 41.5 64.5 36.5", 6.4f, rgb(0x4A2F0C));
	brush_stroke(brush, "M27.5 36.5C40 41.5 52 41.5 64.5 36.5", 4, rgb(0xF4D98A));
	brush_circle(brush, 41, 47, 2.3f, rgb(COLOR_INK));
	brush_circle(brush, 51, 47, 2.3f, rgb(COLOR_INK));
	brush_fill(brush, "M34 48C34 62 40 72 46 72C52 72 58 62 58 48C54 54 50 52.5 46 52.5C42 52.5 38 54 34 48Z",
	           rgb(0xF3EBDC));
	brush_fill(brush, "M50 53C54 53 56 51.5 58 48C58 62 52 72 46 72C51 66 52 58 50 53Z", rgb(0xCFC2AC));
}

static void paint_abbot(struct brush *brush, int color)
{
	static const char staff[] = "M94 116L91.5 40C90.5 23 107.5 21 107 32C106.5 39 98.5 39 99 33";
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_halo(brush, cope, 0);
	brush_halo(brush, staff, 6);
	brush_outline(brush, staff, 6, COLOR_INK);
	brush_stroke(brush, staff, 6, rgb(0xB8822C));
	brush_stroke(brush, "M92.5 112L90.6 40C90 26 103 23.5 105 29", 2.6f, rgb(0xF4D98A));
	brush_body(brush, cope, player_colors[color].body, player_colors[color].ink);
	/* the cope turns away from the light, its sleeves throw shadows, folds fall to the hem */
	brush_fill(brush,
	           "M62 50C68 66 70 92 64 115.6C72 115.2 78 114.6 84 113.6Q90 112.5 87 108.5C83 104 80.5 99 79 91.5"
	           "C84 96 89.5 93 88 86L80.5 61C78.5 54 72 49 63.5 46Z",
	           rgba(dark, 0.62f));
	brush_fill(brush, "M13.5 91C16 84 18 76 18 68L24 76C24 84 20 92 14 96Z", rgba(dark, 0.85f));
	brush_fill(brush, "M79 91.5C76 84 74 78 74 70L69 78C69 86 73 93 79 97Z", rgba(dark, 0.95f));
	brush_fill(brush, "M29 47C21 50 14 55 12.5 61L8 77C14 68 22 58 33 52Z", rgba(light, 0.75f));
	brush_stroke(brush, "M27 100C26 106 24 111 22 115M64 101C65 107 66 111 68 115", 2.8f, rgba(dark, 0.85f));
	/* a pall about his shoulders and down the front */
	brush_stroke(brush, "M24 53C32 66 40 73 46 75C52 73 60 66 67 53", 8.6f, rgb(0x4A2F0C));
	brush_stroke(brush, "M24 53C32 66 40 73 46 75C52 73 60 66 67 53", 5.6f, rgb(0xFBF3E0));
	paint_head(brush, color);
	brush_circle(brush, 92, 79, 7.6f, rgb(COLOR_INK));
	brush_circle(brush, 92, 79, 6, rgb(SKIN_TONE));
	brush_emblem(brush, color, 45, 94, 34, player_colors[color].emblem);
}

static void mark_mitre(struct brush *brush, int color)
{
	(void)color;
	brush_fill(brush, "M33 38C33 52 38 57 46 57C54 57 59 52 59 38C50 42 42 42 33 38Z", rgb(SKIN_TONE));
}

static const struct own_figure figures[] = {
    {.piece = "abbot",
     .stands = {{64, 117}, 92, .outline = cope, .paint = paint_abbot},
     .mark = {{52, 117}, 92, .mark = true, .outline = abbot, .paint = mark_mitre},
     .mark_height = 0.6f},
};

const struct expansion_figures abbot_figures = {ROWS(figure, figures)};
