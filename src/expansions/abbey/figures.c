/*
 * figures.c - the wagon, the mayor and the barn: told by their outlines alone where they are small.
 */
#include <math.h>

#include "view/art/drawing.h"
#include "view/art/own_figure.h"

/* Spokes of both wheels. */
static void roll_wagon(struct draw *draw, struct vec base, float unit, float way)
{
	static const float hubs[2] = {39, 105};
	float turned = -way / 20;

	for (int i = 0; i < 6; i++) {
		float angle = turned + (float)(i % 3) * 1.0472f, hub = hubs[i / 3];
		float x = base.x + (hub - 50) * unit, y = base.y + (97 - 117) * unit;
		float dx = 15 * unit * cosf(angle), dy = 15 * unit * sinf(angle);
		draw_line(draw, x - dx, y - dy, x + dx, y + dy, 3.4f * unit, rgb(0xE9BE58));
	}
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

static const struct own_figure figures[] = {
    {.piece = "wagon",
     .stands = {{93, 110}, 170, .drawing = &drawing_wagon},
     .mark = {{93, 110}, 170, .mark = true, .drawing = &drawing_wagon_mark},
     .mark_height = 0.55f,
     .rolls = roll_wagon},
    {.piece = "mayor",
     .stands = {{77, 138}, 118, .drawing = &drawing_mayor},
     .mark = {{58, 138}, 118, .mark = true, .drawing = &drawing_mayor_mark},
     .mark_height = 0.6f},
    {.piece = "barn",
     .stands = {{86, 146}, 166, .drawing = &drawing_barn},
     .mark = {{86, 146}, 166, .mark = true, .drawing = &drawing_barn_mark},
     .mark_height = 0.66f,
     .opens = open_barn},
};

const struct expansion_figures abbey_figures = {ROWS(figure, figures)};
