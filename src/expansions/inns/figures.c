/*
 * figures.c - the large follower is a follower who is a head taller and broad in the shoulders, with a chain
 * of office and a marshal's staff.  In a field it lies like them, and is longer.
 */
#include "view/art/follower.h"
#include "view/art/own_figure.h"
#include "view/art/theme.h"

/* How much larger it lies. */
#define LARGER 1.2f

/* A head taller than the others, arms apart from the body; the head itself is as theirs. */
static const char large[] =
    "M53-34C62-29 69-20 69.5-8C69.7-2 68 3 65.5 6.5C84 9 98 14 104 27L116 55C119 63.5 113.5 71.5 105 70L99.5 68.5"
    "L90 46C86 53 83.5 59 82.5 65C85 82 91 97 98 107.5Q101.5 114.5 94 115.6C80 118 64 118.6 50 118.6C36 118.6 20 118 6 "
    "115.6Q-1.5 114.5 2 107.5C9 97 15 84 17.5 71L-12 65C-18.5 62.5-20 56-17 51L-4 27C2 14 16 9 34.5 6.5"
    "C31 3 29.5-1.5 29.5-6.5C29.5-19 40-29.5 53-34ZM10 43L2 54L17 58.5C16 53 13.5 48 10 43Z";
static const char large_face[] = "M50-13.5C56.5-13.5 60.2-8.5 60-2.4C59.7 3.8 55.8 8.4 50 8.4C44.2 8.4 40.3 3.8 40-2.4"
                                 "C39.8-8.5 43.5-13.5 50-13.5Z";

static void paint_large(struct brush *brush, int color)
{
	static const char chain[] = "M16 16C24 46 76 46 84 16", staff[] = "M113 116L111-26";
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_halo(brush, large, 0);
	brush_halo(brush, staff, 7);
	brush_circle(brush, 111, -31, 14.5f, rgba(COLOR_HALO, 0.7f));
	/* a marshal's staff in his hand */
	brush_outline(brush, staff, 7, COLOR_INK);
	brush_circle(brush, 111, -31, 12.5f, rgb(COLOR_INK));
	brush_circle(brush, 111, -31, 10, rgb(COLOR_GOLD));
	brush_stroke(brush, staff, 7, rgb(0xA8763C));
	brush_stroke(brush, "M106-12H116M106.4 20H116.4", 4.4f, rgb(COLOR_GOLD));
	brush_body(brush, large, player_colors[color].body, player_colors[color].ink);
	/* the gown's far side and its folds, the belt */
	brush_fill(
	    brush,
	    "M74 44C76 70 76 96 70 118L94 115.6Q101.5 114.5 98 107.5C91 97 85 82 82.5 65C83.5 59 86 53 90 46L99.5 68.5"
	    "L105 70C113.5 71.5 119 63.5 116 55L104 27C97 40 86 45 74 44Z",
	    rgba(dark, 0.6f));
	brush_stroke(brush, "M-12 61L14 66M28 98C26.5 106 24 111 21 116M74 98C75.5 106 77 111 79 115", 3, rgb(dark));
	brush_fill(brush, "M18 60C34 67 66 67 82.5 60L82.5 69.5C66 76 34 76 17.5 70Z", rgb(0x4A2F12));
	brush_fill(brush, "M43 63.5H57V75.5H43Z", rgb(0xF0CC6A));
	brush_fill(brush, "M47 67H53V72H47Z", rgb(0x4A2F12));
	/* the cape, its hem in the shade, the left shoulder in the light */
	brush_fill(brush, "M-5 29C14 50 86 50 104.5 28L108 36C90 57 10 57 -9 37Z", rgba(dark, 0.78f));
	brush_fill(brush, "M-4.5 30C1 16.5 16 10 34 7.5C37 11 42 13.4 47 14C38 24 18 34 -2 33C-4 32.4-5 31.4-4.5 30Z",
	           rgba(light, 0.75f));
	brush_fill(brush, "M47-30C36-25 31.6-17 31.8-7C32-3 33.4 1.5 36 4.5C36-6 38-18 49-24Z", rgba(light, 0.7f));
	brush_fill(brush,
	           "M50.3-20.5C60.5-20.5 65.5-12.5 65-3C64.4 6 58 12.4 50 12.4C42 12.4 35.6 6 35-3C34.5-12.5 40-20.5 "
	           "50.3-20.5Z",
	           rgb(dark));
	brush_fill(brush, large_face, rgb(SKIN_TONE));
	brush_fill(brush, "M40-.5C43.5 3 46.5 2 50 1.6C53.5 2 56.5 3 60-.5C61 9 57 17 50 18.5C43 17 39 9 40-.5Z",
	           rgb(0x6B4A2A));
	brush_circle(brush, 45.6f, -3.6f, 2.3f, rgb(COLOR_INK));
	brush_circle(brush, 54.4f, -3.6f, 2.3f, rgb(COLOR_INK));
	brush_circle(brush, 111, 65, 8.6f, rgb(COLOR_INK));
	brush_circle(brush, 111, 65, 6.8f, rgb(SKIN_TONE));
	brush_stroke(brush, chain, 9.5f, rgb(0x4A2F0C));
	brush_stroke(brush, chain, 5.6f, rgb(0xF0CC6A));
	brush_emblem(brush, color, 50, 95, 36, player_colors[color].emblem);
}

static void paint_hat(struct brush *brush, int color)
{
	paint_large(brush, color);
	brush->dy -= 41 * brush->s;
	follower_paint_hat(brush);
}

static void paint_lying(struct brush *brush, int color)
{
	struct brush body = *brush;

	body.s *= LARGER;
	follower_paint_lying(&body, color, true);
}

static void mark_large(struct brush *brush, int color)
{
	(void)color;
	brush_fill(brush, large_face, rgb(SKIN_TONE));
	brush_stroke(brush, "M16 18C24 46 76 46 84 18", 9, rgb(0x2B1A0E));
}

static const struct own_figure figures[] = {
    {.piece = "big",
     .stands = {{76, 164}, 134, .outline = large, .paint = paint_large},
     .mark = {{69, 153}, 138, .mark = true, .outline = large, .paint = mark_large},
     .mark_height = 0.52f,
     .field = {{80 * LARGER, 62 * LARGER}, 138 * LARGER, .lies = true, .paint = paint_lying},
     .hat = {{76, 165}, 134, .outline = large, .paint = paint_hat}},
};

const struct expansion_figures inns_figures = {ROWS(figure, figures)};
