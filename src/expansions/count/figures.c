/* figures.c - the Count, who stands among the figures of a quarter: a noble in a plumed cap and a mantle, a sword
 * before him. */
#include "view/art/brush.h"
#include "view/art/own_figure.h"
#include "view/art/theme.h"

static const char count[] =
    "M29 29C19 27 18 15 28 8C40-1 66-1 76 8C84 15 82 25 71.5 28L70.5 36C70 42 68.5 46 66 49C80 52 90 60 93 73"
    "C95 88 97 100 99 111C84 118.5 16 118.5 1 111C3 100 5 88 7 73C10 60 20 52 34 49C31.5 46 30 42 29.5 36Z";

static void paint_count(struct brush *brush, int color)
{
	static const char plume[] = "M66 10C72-4 86-14 104-14C108-4 98 10 78 15C74 16 69 15 66 10Z";
	static const char mantle[] = "M10 66C16 56 26 52 34 50C42 57 58 57 66 50C74 52 84 56 90 66C78 74 64 78 50 78"
	                             "C36 78 22 74 10 66Z";

	(void)color;
	brush_halo(brush, plume, 0);
	brush_halo(brush, count, 0);
	brush_body(brush, count, 0x6A4296, 0x2A1640);
	brush_fill(brush, "M74 54C84 66 86 96 82 115.5C90 114.5 96 113 99 111C97 100 95 88 93 73C91 64 84 57 74 54Z",
	           rgb(0x402468));
	brush_fill(brush, "M8 73C11 62 18 55 30 52C18 66 15 90 15 113.5C9 113 4 112 2 110.5C4 100 6 88 8 73Z",
	           rgb(0x8D64BC));
	brush_fill(brush, "M2.4 104C20 110.5 80 110.5 97.6 104L99 111C84 118.5 16 118.5 1 111Z", rgb(COLOR_GOLD));
	brush_fill(brush, "M66 108.4C78 107.5 89 106.5 97.6 104L99 111C92 114.5 80 116.4 65 116.8Z", rgb(0xB08428));
	/* face */
	brush_fill(brush, "M34 29H66C67 42 60 51 50 51C40 51 33 42 34 29Z", rgb(SKIN_TONE));
	brush_fill(brush, "M34 29H66L65.5 33C56 30.5 44 30.5 34.5 33Z", rgba(0xB98A5C, 0.75f));
	brush_fill(brush,
	           "M40.5 43C45 40.6 48 41 50 42C52 41 55 40.6 59.5 43C57.5 46 55.5 46.4 54 46.4L50 55L46 46.4C44.5 "
	           "46.4 42.5 46 "
	           "40.5 43Z",
	           rgb(0x5A3A20));
	brush_circle(brush, 44.4f, 36.5f, 2.3f, rgb(COLOR_INK));
	brush_circle(brush, 55.6f, 36.5f, 2.3f, rgb(COLOR_INK));
	/* cap: a rim of gold with pearls, and its plume */
	brush_fill(brush, "M29 27C20 24 20 15 29 9.5C40 1.5 66 1.5 75 9.5C81.5 15 80 24 71 27C58 23 42 23 29 27Z",
	           rgb(0x5A3486));
	brush_fill(brush, "M24 18C24 13 30 8 38 5.6C46 4 52 4 56 4.6C44 8 36 13 33 20Z", rgb(0x8D64BC));
	brush_stroke(brush, "M29.5 28C42 24 58 24 70.5 28", 6.4f, rgb(0x4A2F0C));
	brush_stroke(brush, "M30.5 27.6C42 24 58 24 69.5 27.6", 4, rgb(COLOR_GOLD));
	for (int i = 0; i < 3; i++)
		brush_circle(brush, 38 + 12 * (float)i, i == 1 ? 24.6f : 25.6f, 2.6f, rgb(0xFFF8E6));
	brush_outline(brush, plume, 0, 0x2A1640);
	brush_fill(brush, plume, rgb(0xFFFBEF));
	brush_fill(brush, "M70 12C84 8 98-2 104-14C108-4 98 10 78 15C75 15.6 72 15 70 12Z", rgb(0xD3C6E2));
	/* a short mantle, gold at its edge, and the sword before him */
	brush_fill(brush, mantle, rgb(0x7E54AE));
	brush_fill(brush, "M58 55.4C62 54 64.4 51.6 66 50C74 52 84 56 90 66C80 73 68 77 56 77.8C62 70 62 62 58 55.4Z",
	           rgb(0x56327F));
	brush_stroke(brush, "M10.5 66C22 74 36 77.6 50 77.6C64 77.6 78 74 89.5 66", 6, rgb(0x4A2F0C));
	brush_stroke(brush, "M11 65.6C22 73.6 36 77 50 77C64 77 78 73.6 89 65.6", 3.6f, rgb(COLOR_GOLD));
	brush_stroke(brush, "M50 84V112", 9, rgb(0x2A1640));
	brush_stroke(brush, "M38 91H62", 8.5f, rgb(0x2A1640));
	brush_stroke(brush, "M50 84V111", 5, rgb(0xE8E2D4));
	brush_stroke(brush, "M38.5 91H61.5", 4.8f, rgb(COLOR_GOLD));
	brush_circle(brush, 50, 83, 5.5f, rgb(0x2A1640));
	brush_circle(brush, 50, 83, 3.6f, rgb(COLOR_GOLD));
}

static const struct own_figure figures[] = {
    {.piece = "count", .stands = {{60, 134}, 92, .outline = count, .paint = paint_count}}};

const struct expansion_figures count_figures = {ROWS(figure, figures)};
