/*
 * figures.c - the large follower is a follower who is a head taller and broad in the shoulders, with a chain
 * of office and a marshal's staff.  In a field it lies like them, and is longer.
 */
#include "view/art/follower.h"
#include "view/art/own_figure.h"
#include "view/art/theme.h"

/* How much larger it lies. */
#define LARGER 1.2f

/* How much larger than an ordinary one it stands. */
#define TALLER 1.32f

/* Its outline, so much larger. */
static const char large[] =
    "M23.6-8.4C24.9-25.6 36.8-36.1 54-34.8C67.2-33.5 75.1-24.2 77.7-13.7L97.5-5.8Q102.1-1.1 96.2 1.5"
    "L71.1 3.5C71.1 15.4 68.5 22 64.5 23.3C79 24.6 89.6 29.9 94.9 39.1L106.8 58.9L110.7 72.1"
    "Q109.4 81.4 94.9 81.4L84.3 78.7L87 91.9Q89.6 97.2 81.7 98.5L81.7 103.8Q88.3 107.8 87 113"
    "Q84.3 116.3 79 116.3L57.9 116.3L50 105.1L42.1 116.3L21 116.3Q17 116.3 14.4 114.4"
    "Q9.1 109.1 18.3 103.8L18.3 98.5Q10.4 97.2 13 91.9L17 84L-4.1 72.1Q-13.4 65.5-8.1 56.3L5.1 39.1"
    "C10.4 29.9 21 24.6 35.5 23.3C31.5 20.6 28.9 15.4 28.9 3.5L3.8 1.5Q-2.1-1.1 2.5-5.8Z";
static const char large_face[] =
    "M31.5 4.8C43.4 0.8 56.6 0.8 68.5 4.8C69.8 18 61.9 27.9 50 27.9C38.1 27.9 30.2 18 31.5 4.8Z";

static struct brush taller(const struct brush *brush)
{
	struct brush body = *brush;

	body.s *= TALLER;
	body.dx += 50 * (brush->s - body.s);
	body.dy += 117 * (brush->s - body.s);
	return body;
}

static void chain_paint(struct brush *brush)
{
	static const char chain[] = "M25 51C32 66 68 66 75 51";

	brush_stroke(brush, chain, 8, rgb(0x4A2F0C));
	brush_stroke(brush, chain, 4.6f, rgb(0xF0CC6A));
	brush_circle(brush, 50, 63, 5.5f, rgb(0x4A2F0C));
	brush_circle(brush, 50, 63, 3.8f, rgb(0xF0CC6A));
}

static void paint_large(struct brush *brush, int color)
{
	static const char staff[] = "M96 116L92 4";
	struct brush body = taller(brush);

	/* a marshal's staff in his hand */
	brush_halo(&body, staff, 6);
	brush_outline(&body, staff, 6, COLOR_INK);
	brush_stroke(&body, staff, 6, rgb(0xA8763C));
	brush_circle(&body, 92, 3, 10.5f, rgb(COLOR_INK));
	brush_circle(&body, 92, 3, 8.2f, rgb(COLOR_GOLD));
	brush_stroke(&body, "M88 20H97.5M89 46H98.5", 4, rgb(COLOR_GOLD));
	follower_paint(&body, color, TOOL_NONE);
	chain_paint(&body);
}

static void paint_hat(struct brush *brush, int color)
{
	struct brush body = taller(brush);

	follower_paint(&body, color, TOOL_FORK);
	chain_paint(&body);
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
	brush_stroke(brush, "M15.7 39.1C23.6 65.5 76.4 65.5 84.3 39.1", 9, rgb(0x2B1A0E));
}

static const struct own_figure figures[] = {
    {.piece = "big",
     .stands = {{76, 164}, 128, .outline = large, .paint = paint_large},
     .mark = {{64, 154}, 128, .mark = true, .outline = large, .paint = mark_large},
     .mark_height = 0.52f,
     .field = {{80 * LARGER, 62 * LARGER}, 138 * LARGER, .lies = true, .paint = paint_lying},
     .hat = {{80, 168}, 128, .outline = large, .paint = paint_hat}},
};

const struct expansion_figures inns_figures = {ROWS(figure, figures)};
