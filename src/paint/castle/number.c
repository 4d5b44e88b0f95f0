/* number.c - numbers cut into stone, in strokes of the painter's own. */
#include "paint/castle/board.h"

/* Of a digit in a box 100 wide and 200 high: the points of its stroke, x and y in turn. */
static const struct digit {
	int points;
	uint8_t at[26];
} digits[10] = {
    {9, {50, 0, 90, 30, 100, 100, 90, 170, 50, 200, 10, 170, 0, 100, 10, 30, 50, 0}},
    {3, {15, 45, 60, 0, 60, 200}},
    {7, {5, 45, 25, 8, 60, 0, 92, 25, 90, 70, 0, 200, 100, 200}},
    {9, {5, 20, 45, 0, 90, 20, 90, 70, 40, 95, 95, 120, 95, 170, 50, 200, 0, 180}},
    {4, {75, 200, 75, 0, 0, 140, 100, 140}},
    {8, {92, 0, 15, 0, 8, 85, 55, 75, 95, 110, 95, 160, 50, 200, 2, 180}},
    {10, {85, 8, 40, 20, 5, 90, 2, 150, 30, 200, 75, 195, 98, 150, 80, 105, 35, 100, 5, 140}},
    {3, {0, 0, 100, 0, 35, 200}},
    {13, {50, 93, 10, 65, 12, 20, 50, 0, 88, 20, 90, 65, 50, 93, 2, 130, 5, 175, 50, 200, 95, 175, 98, 130, 50, 93}},
    {10, {15, 192, 60, 180, 95, 110, 98, 50, 70, 0, 25, 5, 2, 50, 20, 95, 65, 100, 95, 60}},
};

static void digit_trace(struct easel *c, const struct digit *digit, struct vec at, float unit, float width)
{
	struct vec stroke[13];

	for (int i = 0; i < digit->points; i++)
		stroke[i] =
		    vec_off(at, (float)digit->at[2 * i] / 100.0f * unit, (float)digit->at[2 * i + 1] / 100.0f * unit);
	trace_strip(c, stroke, digit->points, width, false);
}

void number_trace(struct easel *c, int number, struct vec middle, float high, float width)
{
	float unit = high * 0.5f, step = unit * 1.55f;
	int count = number >= 100 ? 3 : number >= 10 ? 2 : 1;
	float x = middle.x - step * 0.5f * (float)(count - 1) - unit * 0.5f + step * (float)(count - 1);

	for (int i = 0; i < count; i++, number /= 10, x -= step)
		digit_trace(c, &digits[number % 10], vec(x, middle.y - unit), unit, width);
}
