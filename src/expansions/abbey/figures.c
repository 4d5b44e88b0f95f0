/*
 * figures.c - the wagon, the mayor and the barn: told by their outlines alone where they are small.
 */
#include <math.h>

#include "view/art/brush.h"
#include "view/art/own_figure.h"
#include "view/art/theme.h"

/* ---- the wagon: a covered cart, the ox before it ---- */

static const char wagon[] =
    "M-27 76C-30 66-24 58-13 57L-17 49L-6 53L4 55C2 26 24 8 58 8C92 8 112 28 112 58L114 90Q114 94 108 94"
    "C112 106 104 117 91 117C80 117 73 111 71 101L43 101C41 111 34 117 23 117C13 117 5 111 3 102L-4 101L-4 113"
    "L-12 113L-13 95C-22 92-25 85-27 76Z";
static const char canvas[] = "M8 66C6 32 26 12 58 12C90 12 109 32 108 66Z";

static void wheel(struct brush *brush, float x)
{
	brush_circle(brush, x, 97, 20, rgb(0x2B1A0E));
	brush_circle(brush, x, 97, 16, rgb(0xB98648));
	brush_circle(brush, x, 97, 11, rgb(0x5A3818));
	brush_circle(brush, x, 97, 4.6f, rgb(0xE9BE58));
}

static void paint_wagon(struct brush *brush, int color)
{
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_figure(brush, wagon, 0x8A5A2B, player_colors[color].ink);
	brush_fill(brush, canvas, rgb(player_colors[color].body));
	brush_fill(brush, "M12 60C12 34 30 17 56 16C40 22 30 38 29 60Z", rgba(light, 0.7f));
	brush_fill(brush, "M108 66C109 32 90 12 66 12C84 22 92 40 92 66Z", rgba(dark, 0.6f));
	brush_stroke(brush, "M29 66C29 40 36 24 46 14M87 66C87 40 80 24 70 14", 3.4f, rgb(dark));
	brush_stroke(brush, "M4 68H112", 5, rgb(0x4A2F12));
	brush_fill(brush, "M-27 76C-29 67-23 60-12 60L0 63L2 92L-12 94C-22 91-25 84-27 76Z", rgb(0xD9B98C));
	brush_stroke(brush, "M-14 58L-19 48M-6 58L-5 49", 4, rgb(0xFFF3D8));
	brush_circle(brush, -14, 70, 2.8f, rgb(0x2B1A0E));
	brush_circle(brush, -23, 80, 1.8f, rgb(0x2B1A0E));
	wheel(brush, 23);
	wheel(brush, 91);
	brush_emblem(brush, color, 58, 43, 38, player_colors[color].emblem);
}

static void mark_wagon(struct brush *brush, int color)
{
	(void)color;
	brush_circle(brush, 23, 97, 12, rgb(0x2B1A0E));
	brush_circle(brush, 91, 97, 12, rgb(0x2B1A0E));
	brush_stroke(brush, "M4 70H112", 8, rgb(0x2B1A0E));
}

/* Spokes of both wheels. */
static void roll_wagon(struct draw *draw, struct vec base, float unit, float way)
{
	static const float hubs[2] = {23, 91};
	float turned = -way / 20;

	for (int i = 0; i < 6; i++) {
		float angle = turned + (float)(i % 3) * 1.0472f, hub = hubs[i / 3];
		float x = base.x + (hub - 50) * unit, y = base.y + (97 - 117) * unit;
		float dx = 15 * unit * cosf(angle), dy = 15 * unit * sinf(angle);
		draw_line(draw, x - dx, y - dy, x + dx, y + dy, 3.4f * unit, rgb(0xE9BE58));
	}
}

/* ---- the mayor: a tall hat, a stout body in a furred gown, the chain of his office, the key of his city ---- */

static const char mayor[] =
    "M34-12L66-12Q70-12 70-8L71 14L87 17Q92 21 87 26L72 29C72 38 70 44 66 48C82 51 92 59 96 72L103 92C105 99 101 103 "
    "95 "
    "102C96 106 98 109 99 112C84 119 16 119 1 112C2 109 4 106 5 102C-1 103 -5 99 -3 92L4 72C8 59 18 51 34 48"
    "C30 44 28 38 28 29L13 26Q8 21 13 17L29 14L30-8Q30-12 34-12Z";
static const char mayor_face[] = "M33 28H67C68 42 60 51.5 50 51.5C40 51.5 32 42 33 28Z";

static void paint_mayor(struct brush *brush, int color)
{
	static const char chain[] = "M20 57C28 80 72 80 80 57", key[] = "M98 98L105 62M97.5 92L104 93.5M99 86L104.5 87";
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_halo(brush, mayor, 0);
	brush_halo(brush, key, 4.6f);
	brush_circle(brush, 106.5f, 55, 14.5f, rgba(COLOR_HALO, 0.7f));
	brush_outline(brush, key, 4.6f, COLOR_INK);
	brush_circle(brush, 106.5f, 55, 12.5f, rgb(COLOR_INK));
	brush_circle(brush, 106.5f, 55, 10, rgb(COLOR_GOLD));
	brush_circle(brush, 106.5f, 55, 5, rgb(COLOR_INK));
	brush_stroke(brush, key, 4.6f, rgb(COLOR_GOLD));
	brush_body(brush, mayor, player_colors[color].body, player_colors[color].ink);
	/* the gown: lit to the left, its far side and the sleeves' folds in the shade, fur round the hem */
	brush_fill(brush,
	           "M70 53C84 70 86 96 82 116C90 115 96 113.5 99 112C98 109 96 106 95 102C101 103 105 99 103 92L96 72"
	           "C93 62 84 55 70 53Z",
	           rgba(dark, 0.65f));
	brush_fill(brush, "M4 72C8 62 16 55 29 52C16 66 12 84 11 101L5 102C-1 103 -5 99 -3 92Z", rgba(light, 0.65f));
	brush_stroke(brush, "M15 76C12 86 10 94 6 101M85 76C88 86 90 94 94 101", 2.8f, rgb(dark));
	brush_fill(brush, "M3.5 106C20 112 80 112 96.5 106L99 112C84 119 16 119 1 112Z", rgb(0xF1E3C2));
	brush_fill(brush, "M66 110C78 109 88 108.5 96.5 106L99 112C92 115 80 117 64 117.2Z", rgb(0xC9B48A));
	/* hat */
	brush_fill(brush, "M34-10L66-10L69 16L86 19Q88.5 21.5 86 24C70 28 30 28 14 24Q11.5 21.5 14 19L31 16Z",
	           rgb(0x3A2B22));
	brush_fill(brush, "M35-9L46-9C42 0 40 10 40 18L32 17Z", rgb(0x665041));
	brush_stroke(brush, "M30.5 13C40 16 60 16 69.5 13", 5.6f, rgb(COLOR_GOLD));
	/* face: grey at the temples, a moustache */
	brush_fill(brush, mayor_face, rgb(SKIN_TONE));
	brush_fill(brush, "M33 28H67L66.5 33C56 30.5 44 30.5 33.5 33Z", rgba(0xB98A5C, 0.75f));
	brush_fill(brush, "M33 30L38 31L37.5 43C35 41 33 37 33 30ZM67 30L62 31L62.5 43C65 41 67 37 67 30Z",
	           rgb(0x9A938A));
	brush_circle(brush, 44.4f, 36, 2.3f, rgb(COLOR_INK));
	brush_circle(brush, 55.6f, 36, 2.3f, rgb(COLOR_INK));
	brush_fill(
	    brush,
	    "M38.5 44C42 39.5 47.5 39.5 50 42C52.5 39.5 58 39.5 61.5 44C57.5 47.5 53 47 50 45C47 47 42.5 47.5 38.5 "
	    "44Z",
	    rgb(0x8C857C));
	brush_stroke(brush, chain, 9, rgb(0x4A2F0C));
	brush_stroke(brush, chain, 5.4f, rgb(0xF0CC6A));
	brush_circle(brush, 98, 96, 6.4f, rgb(SKIN_TONE));
	brush_emblem(brush, color, 50, 91, 33, player_colors[color].emblem);
}

static void mark_mayor(struct brush *brush, int color)
{
	(void)color;
	brush_fill(brush, mayor_face, rgb(SKIN_TONE));
	brush_stroke(brush, "M20 57C28 80 72 80 80 57", 8, rgb(0x2B1A0E));
}

/* ---- the barn: a steep roof over four tiles, its doors shut ---- */

static const char barn[] = "M-20 117L-20 66L-32 68L-28 57L28 6Q50-8 72 6L128 57L132 68L120 66L120 117Z";

static void paint_barn(struct brush *brush, int color)
{
	uint32_t dark = brush_folds[color].dark;

	brush_figure(brush, barn, player_colors[color].body, player_colors[color].ink);
	brush_fill(brush, "M-30 66L-26 57L28 8Q50-6 72 8L126 57L130 66L118 64L68 20Q50 8 32 20L-18 64Z", rgb(0x7A5230));
	brush_fill(brush, "M50-1Q62 0 72 8L126 57L130 66L118 64L68 20Q60 14 50 13.5Z", rgb(0x573818));
	brush_stroke(brush, "M-14 72H114", 4, rgb(dark));
	brush_fill(brush, "M14 117L14 78H86L86 117Z", rgb(0xF0DDB4));
	brush_stroke(brush, "M14 117V78H86V117M50 78V117M16 80L48 115M48 80L16 115M52 80L84 115M84 80L52 115", 4.4f,
	             rgb(0x5A3818));
	brush_emblem(brush, color, 50, 46, 34, player_colors[color].emblem);
}

/* A quadrilateral of the barn's front, in its units. */
static void barn_board(struct draw *draw, struct vec base, float unit, const float at[8], uint32_t color)
{
	struct path path;

	path_clear(&path);
	for (int i = 0; i < 4; i++) {
		float x = base.x + (at[2 * i] - 50) * unit, y = base.y + (at[2 * i + 1] - 117) * unit;

		if (i)
			path_line_to(&path, x, y);
		else
			path_move(&path, x, y);
	}
	path_close(&path);
	draw_path_fill(draw, &path, color);
}

/* Both leaves swing outwards; what is inside is dark, with hay in the light that falls in. */
static void open_barn(struct draw *draw, struct vec base, float unit, float way)
{
	static const float inside[8] = {14, 117, 14, 78, 86, 78, 86, 117};
	float edge = 36 * (1 - 1.3f * way), drop = 9 * sinf(3.14159f * 0.72f * way), hay = 84 + 8 * way;

	if (way <= 0)
		return;
	barn_board(draw, base, unit, inside, rgb(0x2A1608));
	barn_board(draw, base, unit, (const float[8]){22, 117, 30, 104 - 6 * way, 70, hay + 4, 80, 117},
	           rgba(0xE3B449, way));
	for (int side = -1; side <= 1; side += 2) {
		float hinge = 50 + 36 * (float)side, end = hinge - (float)side * edge;
		const float leaf[8] = {hinge, 117, hinge, 78, end, 78 + drop, end, 117 + drop};
		const float board[8] = {hinge, 100, hinge, 95, end, 95 + drop, end, 100 + drop};

		barn_board(draw, base, unit, leaf, rgb(way < 0.77f ? 0xF0DDB4 : 0xC9AE7C));
		barn_board(draw, base, unit, board, rgb(0x5A3818));
		draw_line(draw, base.x + (end - 50) * unit, base.y + (78 + drop - 117) * unit,
		          base.x + (end - 50) * unit, base.y + drop * unit, 4 * unit, rgb(0x5A3818));
	}
}

static void mark_barn(struct brush *brush, int color)
{
	(void)color;
	brush_fill(brush, "M26 117L26 74H74L74 117Z", rgb(0x2B1A0E));
}

static const struct own_figure figures[] = {
    {.piece = "wagon",
     .stands = {{80, 110}, 142, .outline = wagon, .paint = paint_wagon},
     .mark = {{80, 110}, 142, .mark = true, .outline = wagon, .paint = mark_wagon},
     .mark_height = 0.66f,
     .rolls = roll_wagon},
    {.piece = "mayor",
     .stands = {{70, 130}, 112, .outline = mayor, .paint = paint_mayor},
     .mark = {{57, 130}, 112, .mark = true, .outline = mayor, .paint = mark_mayor},
     .mark_height = 0.6f},
    {.piece = "barn",
     .stands = {{84, 122}, 166, .outline = barn, .paint = paint_barn},
     .mark = {{84, 122}, 166, .mark = true, .outline = barn, .paint = mark_barn},
     .mark_height = 0.66f,
     .opens = open_barn},
};

const struct expansion_figures abbey_figures = {ROWS(figure, figures)};
