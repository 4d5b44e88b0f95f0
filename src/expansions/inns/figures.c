/*
 * figures.c - the large follower is a follower who is a head taller and broad in the shoulders, with a chain
 * of office and a marshal's staff.  In a field it lies like them, and is longer.
 */
#include "view/art/drawing.h"
#include "view/art/own_figure.h"

/* How much larger it lies. */
#define LARGER 1.2f

/* How much larger than an ordinary one it stands. */
#define TALLER 1.32f

static struct brush taller(const struct brush *brush)
{
	struct brush body = *brush;

	body.s *= TALLER;
	body.dx += 50 * (brush->s - body.s);
	body.dy += 117 * (brush->s - body.s);
	return body;
}

static void paint_large(struct brush *brush, int color)
{
	struct brush body = taller(brush);

	drawing_paint(&body, &drawing_marshal_staff, color);
	drawing_paint(&body, &drawing_empty_handed, color);
	drawing_paint(&body, &drawing_large_chain, color);
}

static void paint_hat(struct brush *brush, int color)
{
	struct brush body = taller(brush);

	drawing_paint(&body, &drawing_farmer, color);
	drawing_paint(&body, &drawing_large_chain, color);
}

static void paint_lying(struct brush *brush, int color)
{
	struct brush body = *brush;

	body.s *= LARGER;
	follower_paint_lying(&body, color, true);
}

static const struct own_figure figures[] = {
    {.piece = "big",
     .stands = {{76, 164}, 128, .drawing = &drawing_large_mark, .paint = paint_large},
     .mark = {{64, 154}, 128, .mark = true, .drawing = &drawing_large_mark},
     .mark_height = 0.52f,
     .field = {{80 * LARGER, 62 * LARGER}, 138 * LARGER, .lies = true, .paint = paint_lying},
     .hat = {{80, 168}, 128, .drawing = &drawing_large_mark, .paint = paint_hat}},
};

const struct expansion_figures inns_figures = {ROWS(figure, figures)};
