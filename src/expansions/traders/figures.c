/*
 * figures.c - the builder stands with legs apart and a mallet raised; the pig shows its side.
 */
#include "view/art/brush.h"
#include "view/art/own_figure.h"
#include "view/art/theme.h"

static const char builder[] =
    "M28 15L32 0Q50-10 68 0L72 15L82 18Q86 21 82 25L68 27C68 39 63 46 59 49.5L72 53C77 54 81 57 83 60L88 50L88 20L76 20"
    "Q73 20 73 17L73 3Q73 0 76 0L112 0Q115 0 115 3L115 17Q115 20 112 20L99 20L99 56C97 66 91 74 82 80L80 90L90 112"
    "Q92 117 87 117L66 117L50 99L34 117L13 117Q8 117 10 112L20 90L19 82L7 78C7 64 14 55 28 53L41 49.5"
    "C37 46 32 39 32 27L18 25Q14 21 18 18Z";
static const char builder_face[] = "M34.5 25L65.5 25C66 40 58 48.5 50 48.5C42 48.5 34 40 34.5 25Z";

/* A mason: leather cap and belt, the mallet in his raised hand. */
static void paint_builder(struct brush *brush, int color)
{
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_figure(brush, builder, player_colors[color].body, player_colors[color].ink);
	/* away from the light: his left side and leg, the inside of the other */
	brush_fill(
	    brush,
	    "M61 50L72 53C77 54 81 57 83 60L84 78L82 80L80 90L90 112Q92 117 87 117L66 117L50 99C60 96 66 92 67 82"
	    "C68 70 66 58 61 50ZM34 117L44 105.5L36 98L26 117Z",
	    rgba(dark, 0.7f));
	brush_fill(brush, "M8 76C9 65 15 57 28 54.5L36 52C28 62 25 72 24 82L20 81Z", rgba(light, 0.65f));
	brush_stroke(brush, "M22 66C21 72 20 77 19.5 81", 2.6f, rgb(dark));
	/* face */
	brush_fill(brush, builder_face, rgb(SKIN_TONE));
	brush_fill(brush, "M34.5 25L65.5 25L65 30C56 27.5 44 27.5 35 30Z", rgba(0xB98A5C, 0.8f));
	brush_fill(brush, "M35 35C40 41 45 38.5 50 38.5C55 38.5 60 41 65 35C64 44 58 49.5 50 50C42 49.5 36 44 35 35Z",
	           rgb(0x6B4423));
	brush_circle(brush, 44.2f, 32.6f, 2.4f, rgb(COLOR_INK));
	brush_circle(brush, 55.8f, 32.6f, 2.4f, rgb(COLOR_INK));
	/* The cap, the mallet: wood and leather whatever the colour. */
	brush_fill(brush,
	           "M29.5 15L33 2Q50-7 67 2L70.5 15L80.5 19Q83 21.5 80.5 23.5C62 27 38 27 19.5 23.5Q17 21.5 19.5 19Z",
	           rgb(0x8A5A2B));
	brush_fill(brush, "M56-2Q62-1 67 2L70.5 15L80.5 19Q83 21.5 80.5 23.5C74 25 66 25.6 58 25.8C62 16 61 6 56-2Z",
	           rgb(0x6A4320));
	brush_stroke(brush, "M29.5 15.5C42 19 58 19 70.5 15.5", 3.4f, rgb(0x4F2F12));
	brush_stroke(brush, "M37 5C40 2 44 .5 48 0", 3, rgb(0xBE8A52));
	brush_fill(brush, "M90 20L97 20L97 55L90 58Z", rgb(0xA9773B));
	brush_fill(brush, "M77 2L111 2Q113 2 113 4L113 16Q113 18 111 18L77 18Q75 18 75 16L75 4Q75 2 77 2Z",
	           rgb(0xC79255));
	brush_fill(brush, "M76 12H112V16Q113 18 111 18L77 18Q75 18 75 16Z", rgb(0x9C6C36));
	brush_stroke(brush, "M80 2.5V17.5M108 2.5V17.5", 4, rgb(0x6B4018));
	brush_circle(brush, 93.5f, 53, 8, rgb(SKIN_TONE));
	brush_stroke(brush, "M80 63L85 54", 3, rgba(dark, 0.9f));
	brush_stroke(brush, "M20 89C38 95 62 95 80 89", 8, rgb(0x5A3A1A));
	brush_fill(brush, "M45 89H55V97H45Z", rgb(0xD9B04C));
	/* boots */
	brush_fill(
	    brush,
	    "M11.5 109.5C18 111.5 27 112 38 111.5L34 115.5L13 115.5Q10 115 11.5 109.5ZM88.5 109.5C82 111.5 73 112 62 "
	    "111.5L66 115.5L87 115.5Q90 115 88.5 109.5Z",
	    rgb(0x5A3A1A));
	brush_emblem(brush, color, 48, 71, 31, player_colors[color].emblem);
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

/* Three tones of her owner's colour, a lighter snout, trotters. */
static void paint_pig(struct brush *brush, int color)
{
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_figure(brush, pig, player_colors[color].body, player_colors[color].ink);
	brush_fill(
	    brush,
	    "M-5 86C0 92 8 96 16 98L17 113Q17 117 21 117L33 117Q37 117 37 113L38 104C48 107 60 107 71 104L72 113"
	    "Q72 117 76 117L88 117Q92 117 92 113L92 100C96 96 100 88 100.5 77C101 71 100.5 65 98.5 60C94 78 84 90 66 93"
	    "C46 97 18 94-5 86Z",
	    rgba(dark, 0.72f));
	brush_fill(brush,
	           "M30 41.5C42 36.5 70 35.5 84 44C88 47 91 50 93 53.5C84 49 74 46.5 62 46.5C48 46.5 36 50 27 58C16 66 "
	           "4 66 -6 "
	           "66C-4 58 2 49 10 44L24 44Z",
	           rgba(light, 0.6f));
	/* the far legs' insides; trotters */
	brush_stroke(brush, "M18 99C24 102 31 103.5 38 104M71 104C78 103 86 102 92 99", 3.4f, rgb(dark));
	brush_fill(brush,
	           "M17.5 110H36.6L36.5 113Q37 116 33 116L21 116Q17.4 116 17.5 113ZM72.5 110H91.6L91.5 113Q92 116 88 "
	           "116L76 116Q72.4 "
	           "116 72.5 113Z",
	           rgb(0x4A2C1C));
	brush_fill(brush, "M8 31Q18 33 24 43C19 49 12 51 7 49C5 43 6 37 8 31Z", rgb(dark));
	brush_stroke(brush, "M10.5 35C15 37 18.5 40 21 43.5", 2.8f, rgba(light, 0.9f));
	brush_fill(brush, "M-20 70C-20 65-16 62.4-12 62.4C-8 67-8 80-11 84.6L-14.6 84.6C-20 82.6-21 76-20 70Z",
	           rgb(light));
	brush_stroke(brush, "M-11 62C-6 66-6 80-9 86", 3.4f, rgb(dark));
	brush_stroke(brush, "M-4 84C0 86 5 85.5 9 82.5", 2.6f, rgb(dark));
	brush_circle(brush, 1, 61, 4.2f, rgb(COLOR_INK));
	brush_circle(brush, -0.2f, 59.6f, 1.5f, rgb(0xFFFFFF));
	brush_circle(brush, -15.5f, 70.5f, 2.3f, rgb(COLOR_INK));
	brush_circle(brush, -15.5f, 78, 2.3f, rgb(COLOR_INK));
	brush_emblem(brush, color, 58, 73, 37, player_colors[color].emblem);
}

static void mark_pig(struct brush *brush, int color)
{
	(void)color;
	brush_circle(brush, 1, 61, 5.5f, rgb(0x2B1A0E));
	brush_stroke(brush, "M-10 61C-6 66-6 80-9 86", 6, rgb(0x2B1A0E));
}

static const struct own_figure figures[] = {
    {.piece = "builder",
     .stands = {{66, 124}, 132, .outline = builder, .paint = paint_builder},
     .mark = {{66, 124}, 132, .mark = true, .outline = builder, .paint = mark_builder},
     .mark_height = 0.6f},
    {.piece = "pig",
     .stands = {{73, 90}, 146, .outline = pig, .paint = paint_pig},
     .mark = {{73, 90}, 146, .mark = true, .outline = pig, .paint = mark_pig},
     .mark_height = 0.66f},
};

const struct expansion_figures traders_figures = {ROWS(figure, figures)};
