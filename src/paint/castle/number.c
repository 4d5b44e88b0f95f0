/* number.c - numbers cut into stone, in strokes of the painter's own. */
#include "paint/castle/board.h"

/* Strokes of a digit in a box one wide and two high; x < 0 ends a stroke, a row of them ends the digit. */
static const struct vec digits[10][16] = {
    {{.5f, 0}, {.9f, .3f}, {1, 1}, {.9f, 1.7f}, {.5f, 2}, {.1f, 1.7f}, {0, 1}, {.1f, .3f}, {.5f, 0}, {-1, 0}},
    {{.15f, .45f}, {.6f, 0}, {.6f, 2}, {-1, 0}},
    {{.05f, .45f}, {.25f, .08f}, {.6f, 0}, {.92f, .25f}, {.9f, .7f}, {0, 2}, {1, 2}, {-1, 0}},
    {{.05f, .2f},
     {.45f, 0},
     {.9f, .2f},
     {.9f, .7f},
     {.4f, .95f},
     {.95f, 1.2f},
     {.95f, 1.7f},
     {.5f, 2},
     {0, 1.8f},
     {-1, 0}},
    {{.75f, 2}, {.75f, 0}, {0, 1.4f}, {1, 1.4f}, {-1, 0}},
    {{.92f, 0}, {.15f, 0}, {.08f, .85f}, {.55f, .75f}, {.95f, 1.1f}, {.95f, 1.6f}, {.5f, 2}, {.02f, 1.8f}, {-1, 0}},
    {{.85f, .08f},
     {.4f, .2f},
     {.05f, .9f},
     {.02f, 1.5f},
     {.3f, 2},
     {.75f, 1.95f},
     {.98f, 1.5f},
     {.8f, 1.05f},
     {.35f, 1},
     {.05f, 1.4f},
     {-1, 0}},
    {{0, 0}, {1, 0}, {.35f, 2}, {-1, 0}},
    {{.5f, .93f},
     {.1f, .65f},
     {.12f, .2f},
     {.5f, 0},
     {.88f, .2f},
     {.9f, .65f},
     {.5f, .93f},
     {.02f, 1.3f},
     {.05f, 1.75f},
     {.5f, 2},
     {.95f, 1.75f},
     {.98f, 1.3f},
     {.5f, .93f},
     {-1, 0}},
    {{.15f, 1.92f},
     {.6f, 1.8f},
     {.95f, 1.1f},
     {.98f, .5f},
     {.7f, 0},
     {.25f, .05f},
     {.02f, .5f},
     {.2f, .95f},
     {.65f, 1},
     {.95f, .6f},
     {-1, 0}},
};

static void digit_trace(struct easel *c, int digit, struct vec at, float unit, float width)
{
	struct vec stroke[16];
	int count = 0;

	for (; digits[digit][count].x >= 0.0f; count++)
		stroke[count] = vec(at.x + digits[digit][count].x * unit, at.y + digits[digit][count].y * unit);
	trace_strip(c, stroke, count, width, false);
}

void number_trace(struct easel *c, int number, struct vec middle, float high, float width)
{
	float unit = high * 0.5f, step = unit * 1.55f;
	int count = number >= 100 ? 3 : number >= 10 ? 2 : 1;
	float x = middle.x - step * 0.5f * (float)(count - 1) - unit * 0.5f + step * (float)(count - 1);

	for (int i = 0; i < count; i++, number /= 10, x -= step)
		digit_trace(c, number % 10, vec(x, middle.y - unit), unit, width);
}
