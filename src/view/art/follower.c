#include "view/art/follower.h"

#include <math.h>

#include "view/art/drawing.h"

/* At his ease on the grass: on an elbow, his cheek in his hand, a knee drawn up.  Of all that was tried this is read at
 * once from afar, as an outline alone: hat, body, knee and boot follow each other along one line. */
void follower_paint_lying(struct brush *brush, int color, bool large)
{
	const struct path_data *outline = drawing_lying.shape;

	brush->s *= 0.95f;
	brush->dy += 12 * brush->s; /* the hat reaches higher than the boots lie low */
	struct brush head = *brush;
	/* the head's middle, (50, 36), comes to lie at (-41, -24) */
	head.turn = -0.2f;
	head.s *= 0.88f;
	float x = brush->s * -41 - head.s * (50 * cosf(head.turn) - 36 * sinf(head.turn));
	head.dx += head.mirrored ? -x : x;
	head.dy += brush->s * -24 - head.s * (50 * sinf(head.turn) + 36 * cosf(head.turn));
	struct brush straw = head; /* the hat, pushed back */
	straw.dy -= 5 * straw.s;
	shadow_paint_lying(brush, outline);
	brush_shade(&straw, drawing_straw_hat.shape);
	brush_shade(brush, outline);
	drawing_paint(brush, &drawing_lying, color);
	if (large)
		drawing_paint(brush, &drawing_lying_chain, color);
	drawing_paint(&head, &drawing_face, color);
	drawing_paint(&straw, &drawing_straw_hat, color);
	if (!brush_small(brush))
		drawing_paint(&head, &drawing_straw_stalk, color);
}
