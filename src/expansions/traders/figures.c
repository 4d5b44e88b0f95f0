/*
 * figures.c - the builder stands with legs apart and a mallet raised; the pig shows its side.
 */
#include "view/art/brush.h"
#include "view/art/own_figure.h"
#include "view/art/theme.h"

static const char builder[] =
    "M27 22L31 6Q50-4 69 6L73 22L83 25Q87 28 83 33L66 34C65 43 61 48 59 49.5L72 53C77 54 81 57 83 60L88 50L88 20L76 20"
    "Q73 20 73 17L73 3Q73 0 76 0L112 0Q115 0 115 3L115 17Q115 20 112 20L99 20L99 56C97 66 91 74 82 80L80 90L90 112"
    "Q92 117 87 117L66 117L50 99L34 117L13 117Q8 117 10 112L20 90L19 82L7 78C7 64 14 55 28 53L41 49.5"
    "C39 48 35 43 34 34L17 33Q13 28 17 25Z";
static const char builder_face[] = "M37 33L63 33C63 42 58 48.5 50 48.5C42 48.5 37 42 37 33Z";

/* A mason: leather cap and belt, the mallet in his raised hand. */
static void paint_builder(struct brush *brush, int color)
{
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_figure(brush, builder, player_colors[color].body, player_colors[color].ink);
	brush_fill(brush, builder_face, rgb(SKIN_TONE));
	brush_fill(brush, "M53 33L63 33C63 42 58 48 52 48.4C57 44 57 38 53 33Z", rgba(0xC99B6A, 0.5f));
	/* The cap, the mallet: wood and leather whatever the colour. */
	brush_fill(brush, "M28 23L32.5 8Q50-1 67.5 8L72 23L81.5 26.5Q84 29 81.5 31L18.5 31Q16 29 18.5 26.5Z",
	           rgb(0x8A5A2B));
	brush_stroke(brush, "M28 24C42 27.5 58 27.5 72 24", 3.4f, rgb(0x4F2F12));
	brush_stroke(brush, "M35 12C39 8 44 6 49 5.4", 3, rgba(0xFFFFFF, 0.5f));
	brush_fill(brush, "M90 20L97 20L97 55L90 58Z", rgb(0xA9773B));
	brush_fill(brush, "M77 2L111 2Q113 2 113 4L113 16Q113 18 111 18L77 18Q75 18 75 16L75 4Q75 2 77 2Z",
	           rgb(0xC79255));
	brush_stroke(brush, "M80 2.5V17.5M108 2.5V17.5", 4, rgb(0x6B4018));
	brush_circle(brush, 93.5f, 53, 8, rgb(SKIN_TONE));
	brush_stroke(brush, "M80 63L85 54", 3, rgba(dark, 0.9f));
	brush_stroke(brush, "M20 89C38 95 62 95 80 89", 8, rgb(0x5A3A1A));
	brush_stroke(brush, "M50 99L50 94", 4, rgb(dark));
	brush_stroke(brush, "M14 73C15 65 20 60 28 58", 4.5f, rgba(light, 0.6f));
	brush_emblem(brush, color, 50, 72.5f, 31, player_colors[color].emblem);
}

static void mark_builder(struct brush *brush, int color)
{
	(void)color;
	brush_fill(brush, builder_face, rgb(SKIN_TONE));
	brush_stroke(brush, "M20 89C38 95 62 95 80 89", 9, rgb(0x2B1A0E));
}

static const char pig[] =
    "M-21 69C-21 64-16 61-11 61C-9 51-2 44 7 41L8 29Q19 31 26 41C42 35 70 34 85 43C89 45.5 92.5 49 95 53"
    "C100 53 104 49 102 45C101 42 98 43 98 45L94 43C95 36 105 36 107 43C109 51 104 58 98.5 60"
    "C100.5 65 101 71 100.5 77C100 88 96 96 92 100L92 113Q92 117 88 117L76 117Q72 117 72 113L71 104"
    "C60 107 48 107 38 104L37 113Q37 117 33 117L21 117Q17 117 17 113L16 98C8 96 0 92-5 86L-15 86"
    "C-21 84-22 76-21 69Z";

static void paint_pig(struct brush *brush, int color)
{
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_figure(brush, pig, player_colors[color].body, player_colors[color].ink);
	brush_fill(brush, "M8 31Q18 33 24 43C19 49 12 51 7 49C5 43 6 37 8 31Z", rgb(dark));
	brush_stroke(brush, "M-11 62C-6 66-6 80-9 86", 4, rgb(dark));
	brush_stroke(brush, "M17 98C22 101 30 103 38 104M71 104C78 103 86 102 92 99", 4, rgb(dark));
	brush_circle(brush, 1, 61, 4, rgb(COLOR_TOOLTIP));
	brush_circle(brush, -15.5f, 71, 2.4f, rgb(COLOR_TOOLTIP));
	brush_circle(brush, -15.5f, 79, 2.4f, rgb(COLOR_TOOLTIP));
	brush_fill(brush, "M28 45C42 37.5 70 36.5 85 45C70 42 48 43 32 53Z", rgba(light, 0.75f));
	brush_emblem(brush, color, 56, 75, 38, player_colors[color].emblem);
}

static void mark_pig(struct brush *brush, int color)
{
	(void)color;
	brush_circle(brush, 1, 61, 5.5f, rgb(0x2B1A0E));
	brush_stroke(brush, "M-10 61C-6 66-6 80-9 86", 6, rgb(0x2B1A0E));
}

static const struct own_figure figures[] = {
    {.piece = "builder",
     .stands = {{66, 119}, 132, .outline = builder, .paint = paint_builder},
     .mark = {{66, 119}, 132, .mark = true, .outline = builder, .paint = mark_builder},
     .mark_height = 0.6f},
    {.piece = "pig",
     .stands = {{73, 90}, 146, .outline = pig, .paint = paint_pig},
     .mark = {{73, 90}, 146, .mark = true, .outline = pig, .paint = mark_pig},
     .mark_height = 0.66f},
};

const struct expansion_figures traders_figures = {ROWS(figure, figures)};
