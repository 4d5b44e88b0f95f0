/*
 * figures.c - the large follower is told by bulk: broad shoulders, a mantle and a chain of office on a body
 * as tall as the others.  In a field it lies like them, on a larger bed.
 */
#include "view/art/follower.h"
#include "view/art/own_figure.h"
#include "view/art/theme.h"

/* Its bed, in ordinary ones. */
#define BED 1.2f

static const char large[] =
    "M56-5C68 2 80 14 79 33C78.7 39 77 43 74 46.5C98 49 115 61 118 82L108.5 87C110 95 114 104 117 110"
    "Q119 117 112 117L-12 117Q-19 117-17 110C-14 104-10 95-8.5 87L-18 82C-15 61 2 49 26 46.5"
    "C23 43 21.4 38 21.6 32C22.2 17 38 2 56-5Z";
static const char large_face[] = "M50.5 20C58 20 62 26.5 61.6 34C61 41 56.5 46 50.6 46C45 46 39.8 41 39.6 34"
                                 "C39.4 26 43.5 20 50.5 20Z";

static void paint_large(struct brush *brush, int color)
{
	static const char chain[] = "M14 53C22 76 78 76 88 53", staff[] = "M120 117V8";
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_halo(brush, staff, 6);
	brush_circle(brush, 120, 2, 14, rgba(COLOR_HALO, 0.7f));
	brush_figure(brush, large, player_colors[color].body, player_colors[color].ink);
	/* a marshal's staff in his hand */
	brush_outline(brush, staff, 6, COLOR_INK);
	brush_circle(brush, 120, 2, 12, rgb(COLOR_INK));
	brush_circle(brush, 120, 2, 9.4f, rgb(COLOR_GOLD));
	brush_stroke(brush, staff, 6, rgb(0xA8763C));
	brush_stroke(brush, "M-8.5 87C4 92 8 94 12 117M108.5 87C96 92 92 94 88 117", 5, rgb(dark));
	brush_fill(brush, "M-17 79C-13 62 2 50 24 47L34 50C14 54 2 63-6 84Z", rgba(light, 0.7f));
	brush_fill(brush, "M50 0C34 8 23.5 20 24 32C24.2 37 26 42 28.6 45C28 28 34 12 52 5Z", rgba(light, 0.7f));
	brush_fill(
	    brush,
	    "M90 54C96 70 97 96 92 117L112 117Q119 117 117 110C114 104 110 95 108.5 87L118 82C116 68 104 58 90 54Z",
	    rgba(dark, 0.55f));
	brush_fill(brush, "M50 14C62 14 68.5 23 68 34C67.4 44 60 51 50.5 51C41 51 34 44 33.4 34C33 23 39.5 14 50 14Z",
	           rgb(dark));
	brush_fill(brush, large_face, rgb(SKIN_TONE));
	brush_fill(brush, "M39.8 36C44 40 57 40 61.4 36C61.5 48 57 55 50.6 57C44 55 39.6 48 39.8 36Z", rgb(0x6B4A2A));
	brush_circle(brush, 46, 32, 2.3f, rgb(0x2B1A0E));
	brush_circle(brush, 55, 32, 2.3f, rgb(0x2B1A0E));
	brush_circle(brush, 118, 74, 9.4f, rgb(COLOR_INK));
	brush_circle(brush, 118, 74, 7.2f, rgb(SKIN_TONE));
	brush_stroke(brush, chain, 10, rgb(0x4A2F0C));
	brush_stroke(brush, chain, 6, rgb(0xF0CC6A));
	brush_emblem(brush, color, 50, 92, 38, player_colors[color].emblem);
}

static void paint_hat(struct brush *brush, int color)
{
	paint_large(brush, color);
	follower_paint_hat(brush);
}

static void paint_lying(struct brush *brush, int color)
{
	struct brush body = *brush;

	body.s *= BED;
	follower_paint_lying(&body, color, true);
}

static void mark_large(struct brush *brush, int color)
{
	(void)color;
	brush_fill(brush, large_face, rgb(SKIN_TONE));
	brush_stroke(brush, "M14 55C24 78 76 78 86 55", 8, rgb(0x2B1A0E));
}

static const struct own_figure figures[] = {
    {.piece = "big",
     .stands = {{86, 132}, 138, .outline = large, .paint = paint_large},
     .mark = {{69, 123}, 138, .mark = true, .outline = large, .paint = mark_large},
     .mark_height = 0.6f,
     .field = {{73 * BED, 62 * BED}, 138 * BED, .lies = true, .paint = paint_lying},
     .hat = {{86, 133}, 138, .outline = large, .paint = paint_hat}},
};

const struct expansion_figures inns_figures = {ROWS(figure, figures)};
