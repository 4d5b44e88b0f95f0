/* figures.c - the Count, who stands among the figures of a quarter: a noble in a plumed cap and a mantle, a sword
 * before him. */
#include "view/art/brush.h"
#include "view/art/own_figure.h"
#include "view/art/theme.h"

static const char count[] =
    "M29 29C19 27 18 15 28 8C40-1 66-1 76 8C84 15 82 25 71.5 28L70.5 36C70 42 68.5 46 66 49C78 51 87 57 90.5 66L98 95"
    "C99 101 95 104 90 101C92 105 94 108 96.5 110.5Q98.5 113.5 93 114.5C66 118.5 34 118.5 7 114.5"
    "Q1.5 113.5 3.5 110.5C6 108 8 105 10 101C5 104 1 101 2 95L9.5 66C13 57 22 51 34 49C31.5 46 30 42 29.5 36Z";

static void paint_count(struct brush *brush, int color)
{
	static const char plume[] = "M66 10C72-4 86-14 104-14C108-4 98 10 78 15C74 16 69 15 66 10Z";
	static const char collar[] =
	    "M34 48.5C24 50 15 56 10.5 65C17 74 32 79 50 79C68 79 83 74 89.5 65C85 56 76 50 66 "
	    "48.5C60 56 40 56 34 48.5Z";
	static const char blade[] = "M93 72H101V107L97 115L93 107Z";

	(void)color;
	brush_halo(brush, plume, 0);
	brush_halo(brush, count, 0);
	brush_halo(brush, blade, 0);
	/* the sword that he leans on, point down */
	brush_outline(brush, blade, 0, 0x2A1640);
	brush_outline(brush, "M86 71H108M97 71V58", 6, 0x2A1640);
	brush_fill(brush, blade, rgb(0xDCE3E8));
	brush_fill(brush, "M97 72H101V107L97 115Z", rgb(0x8D98A4));
	brush_stroke(brush, "M97 71V59", 5, rgb(0x7A4526));
	brush_body(brush, count, 0x6A4296, 0x2A1640);
	/* the mantle: its far side in the shade, the near one in the light, open over a tunic */
	brush_fill(brush, "M36 60H64L72 116.4C58 118 42 118 28 116.4Z", rgb(0x3A2058));
	brush_fill(brush, "M40 60H60L65 117C55 117.8 45 117.8 35 117Z", rgb(0xEFE2C4));
	brush_fill(brush, "M53 60H60L65 117C61 117.5 58 117.6 54 117.6C57 98 57 78 53 60Z", rgb(0xC3AE86));
	brush_fill(brush,
	           "M68 56C76 72 80 96 77 116.4C84 115.8 88 115.2 93 114.5Q98.5 113.5 96.5 110.5C94 108 92 105 90 101"
	           "C95 104 99 101 98 95L90.5 66C88 59 78 56 68 56Z",
	           rgb(0x432769));
	brush_fill(brush, "M10 66C14 57 22 54 32 52C20 66 15 84 9 101.5C4 103 1 100 2 95Z", rgb(0x8D64BC));
	brush_stroke(brush, "M36.6 74C35 90 32 104 28.5 115.5M63.4 74C65 90 68 104 71.5 115.5", 4.4f, rgb(COLOR_GOLD));
	brush_stroke(brush, "M37.5 86C45 88.5 55 88.5 62.5 86", 6.4f, rgb(0x4A2F0C));
	brush_stroke(brush, "M37.5 86C45 88.5 55 88.5 62.5 86", 4, rgb(COLOR_GOLD));
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
	/* a collar of ermine, a chain on it; his hand on the hilt */
	brush_stroke(brush, collar, 4, rgb(0x2A1640));
	brush_fill(brush, collar, rgb(0xFBF6EA));
	brush_fill(brush, "M64 49C74 50 84 56 89 65C84 73 72 77 58 78.6C66 71 68 60 64 49Z", rgb(0xCFC4D4));
	brush_stroke(brush, "M22 61L20.5 66M33 66L32 71.5M44 69L43.6 75M56 69L56.4 75M67 66L68 71.5M78 61L79.5 66",
	             3.2f, rgb(0x2A1640));
	brush_stroke(brush, "M36 51C42 62 58 62 64 51", 6, rgb(0x4A2F0C));
	brush_stroke(brush, "M36 51C42 62 58 62 64 51", 3.6f, rgb(COLOR_GOLD));
	brush_stroke(brush, "M87 71H107", 5, rgb(COLOR_GOLD));
	brush_circle(brush, 97, 56, 6, rgb(0x2A1640));
	brush_circle(brush, 97, 56, 4.2f, rgb(COLOR_GOLD));
	brush_circle(brush, 96, 64, 7, rgb(0x2A1640));
	brush_circle(brush, 96, 64, 5.4f, rgb(SKIN_TONE));
}

static const struct own_figure figures[] = {
    {.piece = "count", .stands = {{62, 134}, 92, .outline = count, .paint = paint_count}}};

const struct expansion_figures count_figures = {ROWS(figure, figures)};
