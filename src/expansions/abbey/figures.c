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

/* ---- the mayor: a tall hat, a stout body, the chain of his office ---- */

static const char mayor[] =
    "M31-10L69-10Q73-10 73-6L74 19L90 22Q95 26 90 30L73 33C73 40 71 45 67 49C86 53 97 64 100 80C103 94 104 104 105 111"
    "Q106 117 100 117L0 117Q-6 117-5 111C-4 104-3 94 0 80C3 64 14 53 33 49C29 45 27 40 27 33L10 30Q5 26 10 22L26 19"
    "L27-6Q27-10 31-10Z";
static const char mayor_face[] = "M33 32H67C67.5 43 60 51 50 51C40 51 32.5 43 33 32Z";

static void paint_mayor(struct brush *brush, int color)
{
	static const char chain[] = "M18 58C26 84 74 84 82 58";
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_figure(brush, mayor, player_colors[color].body, player_colors[color].ink);
	brush_fill(brush, "M31-8L69-8L71 20L88 23.5Q91 26 88 28.5L12 28.5Q9 26 12 23.5L29 20Z", rgb(0x33251B));
	brush_stroke(brush, "M28.5 17H71.5", 6, rgb(0xE9BE58));
	brush_fill(brush, mayor_face, rgb(SKIN_TONE));
	brush_fill(brush, "M34 40C42 37 58 37 66 40C66 52 58 60 50 61C42 60 34 52 34 40Z", rgb(0xB9B2A6));
	brush_circle(brush, 44, 35.5f, 2.3f, rgb(0x2B1A0E));
	brush_circle(brush, 56, 35.5f, 2.3f, rgb(0x2B1A0E));
	brush_fill(brush, "M4 84C8 68 16 58 30 54C18 66 14 90 13 115L0 115Q-3 115-2 111Z", rgba(light, 0.7f));
	brush_fill(brush, "M96 84C92 68 84 58 70 54C82 66 86 90 87 115L100 115Q103 115 102 111Z", rgba(dark, 0.6f));
	brush_stroke(brush, chain, 9, rgb(0x4A2F0C));
	brush_stroke(brush, chain, 5.4f, rgb(0xF0CC6A));
	brush_emblem(brush, color, 50, 96, 34, player_colors[color].emblem);
}

static void mark_mayor(struct brush *brush, int color)
{
	(void)color;
	brush_fill(brush, mayor_face, rgb(SKIN_TONE));
	brush_stroke(brush, "M18 58C26 84 74 84 82 58", 8, rgb(0x2B1A0E));
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
     .stands = {{57, 128}, 112, .outline = mayor, .paint = paint_mayor},
     .mark = {{57, 128}, 112, .mark = true, .outline = mayor, .paint = mark_mayor},
     .mark_height = 0.6f},
    {.piece = "barn",
     .stands = {{84, 122}, 166, .outline = barn, .paint = paint_barn},
     .mark = {{84, 122}, 166, .mark = true, .outline = barn, .paint = mark_barn},
     .mark_height = 0.66f,
     .opens = open_barn},
};

const struct expansion_figures abbey_figures = {ROWS(figure, figures)};
