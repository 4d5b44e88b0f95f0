#include "view/table/banner.h"

/* In tiles: the tip of a lattice tower, the pole on it, the cloth. */
#define TIP 0.245f
#define POLE 0.135f
#define LONG 0.185f
#define TALL 0.085f

struct rect banner_reach(struct rect cell)
{
	int up = cell.h * 6 / 10, side = cell.w * 3 / 10;
	return (struct rect){cell.x - side, cell.y - up, 2 * side, up};
}

/* A swallow-tailed cloth whose end goes up and down with the wind. */
static void cloth_path(struct path *path, float x, float y, float w, float h, float bend)
{
	path_clear(path);
	path_move(path, x, y);
	path_curve(path, x + w * 0.35f, y - bend, x + w * 0.65f, y + bend, x + w, y + bend * 0.4f);
	path_line_to(path, x + w * 0.76f, y + h * 0.5f + bend * 0.4f);
	path_line_to(path, x + w, y + h + bend * 0.4f);
	path_curve(path, x + w * 0.65f, y + h + bend, x + w * 0.35f, y + h - bend, x, y + h);
	path_close(path);
}

void banner_draw(struct draw *draw, struct rect cell, int color, float hoisted, float wave)
{
	float side = (float)cell.w, x = (float)cell.x, tip = (float)cell.y - side * TIP, top = tip - side * POLE;
	float line = side * 0.012f < 1 ? 1 : side * 0.012f, bend = side * TALL * 0.22f * (1 + wave);
	uint32_t body = color == BANNER_GOLD ? 0xE2B443 : player_colors[color].body;
	struct path path;

	draw_line(draw, x, tip + side * 0.02f, x, top, 2 * line, rgb(0x2B1A0E));
	cloth_path(&path, x + line, top, side * LONG * hoisted, side * TALL, bend);
	draw_path_stroke(draw, &path, &(struct stroke){.width = 4 * line}, rgb(0x2B1A0E));
	draw_path_stroke(draw, &path, &(struct stroke){.width = 2 * line}, rgb(COLOR_HALO));
	draw_path_fill(draw, &path, rgb(body));
	draw_circle(draw, x, top, 2.4f * line, rgb(0xE8BF4A));
}
