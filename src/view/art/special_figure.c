#include "view/art/special_figure.h"

#include "view/art/theme.h"

const char special_large[] =
    "M56-5C68 2 80 14 79 33C78.7 39 77 43 74 46.5C98 49 115 61 118 82L108.5 87C110 95 114 104 117 110"
    "Q119 117 112 117L-12 117Q-19 117-17 110C-14 104-10 95-8.5 87L-18 82C-15 61 2 49 26 46.5"
    "C23 43 21.4 38 21.6 32C22.2 17 38 2 56-5Z";
const char special_builder[] =
    "M27 22L31 6Q50-4 69 6L73 22L83 25Q87 28 83 33L66 34C65 43 61 48 59 49.5L72 53C77 54 81 57 83 60L88 50L88 20L76 20"
    "Q73 20 73 17L73 3Q73 0 76 0L112 0Q115 0 115 3L115 17Q115 20 112 20L99 20L99 56C97 66 91 74 82 80L80 90L90 112"
    "Q92 117 87 117L66 117L50 99L34 117L13 117Q8 117 10 112L20 90L19 82L7 78C7 64 14 55 28 53L41 49.5"
    "C39 48 35 43 34 34L17 33Q13 28 17 25Z";
const char special_pig[] =
    "M-21 69C-21 64-16 61-11 61C-9 51-2 44 7 41L8 29Q19 31 26 41C42 35 70 34 85 43C89 45.5 92.5 49 95 53"
    "C100 53 104 49 102 45C101 42 98 43 98 45L94 43C95 36 105 36 107 43C109 51 104 58 98.5 60"
    "C100.5 65 101 71 100.5 77C100 88 96 96 92 100L92 113Q92 117 88 117L76 117Q72 117 72 113L71 104"
    "C60 107 48 107 38 104L37 113Q37 117 33 117L21 117Q17 117 17 113L16 98C8 96 0 92-5 86L-15 86"
    "C-21 84-22 76-21 69Z";

static const char large_face[] = "M50.5 20C58 20 62 26.5 61.6 34C61 41 56.5 46 50.6 46C45 46 39.8 41 39.6 34"
                                 "C39.4 26 43.5 20 50.5 20Z";
static const char builder_face[] = "M37 33L63 33C63 42 58 48.5 50 48.5C42 48.5 37 42 37 33Z";

/* A broad mantle, a chain of office, a beard: as tall as the others, half as wide again. */
void special_paint_large(struct brush *brush, int color)
{
	static const char chain[] = "M14 53C22 76 78 76 88 53";
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_figure(brush, special_large, player_colors[color].body, player_colors[color].ink);
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
	brush_stroke(brush, chain, 10, rgb(0x4A2F0C));
	brush_stroke(brush, chain, 6, rgb(0xF0CC6A));
	brush_emblem(brush, color, 50, 92, 38, player_colors[color].emblem);
}

/* A mason: leather cap and belt, the mallet in his raised hand. */
void special_paint_builder(struct brush *brush, int color)
{
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_figure(brush, special_builder, player_colors[color].body, player_colors[color].ink);
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

void special_paint_pig(struct brush *brush, int color)
{
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_figure(brush, special_pig, player_colors[color].body, player_colors[color].ink);
	brush_fill(brush, "M8 31Q18 33 24 43C19 49 12 51 7 49C5 43 6 37 8 31Z", rgb(dark));
	brush_stroke(brush, "M-11 62C-6 66-6 80-9 86", 4, rgb(dark));
	brush_stroke(brush, "M17 98C22 101 30 103 38 104M71 104C78 103 86 102 92 99", 4, rgb(dark));
	brush_circle(brush, 1, 61, 4, rgb(COLOR_TOOLTIP));
	brush_circle(brush, -15.5f, 71, 2.4f, rgb(COLOR_TOOLTIP));
	brush_circle(brush, -15.5f, 79, 2.4f, rgb(COLOR_TOOLTIP));
	brush_fill(brush, "M28 45C42 37.5 70 36.5 85 45C70 42 48 43 32 53Z", rgba(light, 0.75f));
	brush_emblem(brush, color, 56, 75, 38, player_colors[color].emblem);
}

void special_mark_large(struct brush *brush, int color)
{
	(void)color;
	brush_fill(brush, large_face, rgb(SKIN_TONE));
	brush_stroke(brush, "M14 55C24 78 76 78 86 55", 8, rgb(0x2B1A0E));
}

void special_mark_builder(struct brush *brush, int color)
{
	(void)color;
	brush_fill(brush, builder_face, rgb(SKIN_TONE));
	brush_stroke(brush, "M20 89C38 95 62 95 80 89", 9, rgb(0x2B1A0E));
}

void special_mark_pig(struct brush *brush, int color)
{
	(void)color;
	brush_circle(brush, 1, 61, 5.5f, rgb(0x2B1A0E));
	brush_stroke(brush, "M-10 61C-6 66-6 80-9 86", 6, rgb(0x2B1A0E));
}
