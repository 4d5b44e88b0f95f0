/* figures.c - the Count, who stands among the figures of a quarter: a noble with crown, beard and ermine. */
#include "view/art/brush.h"
#include "view/art/own_figure.h"

static const char count[] =
    "M27 9L38 20L50 4L62 20L73 9L70.5 36C70 42 68.5 46 66 49C80 52 90 60 93 73C95 88 97 101 99 111"
    "Q100 117 94 117L6 117Q0 117 1 111C3 101 5 88 7 73C10 60 20 52 34 49C31.5 46 30 42 29.5 36Z";

static void paint_count(struct brush *brush, int color)
{
	static const char *const spots[5] = {"M22 61l2.5 6l-5 0Z", "M36 65l2.5 6l-5 0Z", "M50 66l2.5 6l-5 0Z",
	                                     "M64 65l2.5 6l-5 0Z", "M78 61l2.5 6l-5 0Z"};
	static const char collar[] = "M10 66C16 56 26 52 34 50C42 57 58 57 66 50C74 52 84 56 90 66C78 73 64 76 50 76"
	                             "C36 76 22 73 10 66Z";

	(void)color;
	brush_figure(brush, count, 0x5E3A86, 0x2B1A0E);
	brush_fill(brush, "M27 9L38 20L50 4L62 20L73 9L71.2 30H28.8Z", rgb(0xE9BE58));
	brush_stroke(brush, "M29 27H71", 3.5f, rgb(0x8A6228));
	brush_circle(brush, 50, 19, 3.6f, rgb(0xB8142C));
	brush_circle(brush, 35, 22, 2.4f, rgb(0x2A6FA8));
	brush_circle(brush, 65, 22, 2.4f, rgb(0x2A6FA8));
	brush_fill(brush, "M36 31H64C64.5 42 59 50 50 50C41 50 35.5 42 36 31Z", rgb(SKIN_TONE));
	brush_fill(brush, "M41 43C46 41 54 41 59 43C57 49 54 53 50 55C46 53 43 49 41 43Z", rgb(0x6B4A2A));
	brush_fill(brush, collar, rgb(0xFFF8E6));
	brush_stroke(brush, collar, 2.5f, rgb(0x2B1A0E));
	for (int i = 0; i < 5; i++)
		brush_fill(brush, spots[i], rgb(0x2B1A0E));
	brush_stroke(brush, "M50 82V113", 9, rgb(0x2B1A0E));
	brush_stroke(brush, "M38 90H62", 8.5f, rgb(0x2B1A0E));
	brush_stroke(brush, "M50 82V113", 5, rgb(0xE8E2D4));
	brush_stroke(brush, "M38 90H62", 4.8f, rgb(0xE9BE58));
	brush_circle(brush, 50, 81, 5.5f, rgb(0x2B1A0E));
	brush_circle(brush, 50, 81, 3.6f, rgb(0xE9BE58));
}

static const struct own_figure figures[] = {
    {.piece = "count", .stands = {{52, 117}, 92, .outline = count, .paint = paint_count}}};

const struct expansion_figures count_figures = {ROWS(figure, figures)};
