/* What a part of the table looks like: wood, grounds, walls and towers, figures. */
#include "view/table/board_private.h"

#include <math.h>
#include <stdlib.h>

#include "view/table/banner.h"
#include "view/table/lamp.h"

/* ---- cast shadows ---- */

/* All in tiles: the light comes from the north-west, a tile is as thick as its slab. */
#define CAST_EAST 0.05f
#define CAST_SOUTH 0.10f
#define CAST_BLUR 0.075f
#define CAST_ALPHA 0.62f
/* Where wood and tile touch, on all sides. */
#define TOUCH_BLUR 0.018f
#define TOUCH_ALPHA 0.50f
#define CAST_COLOR 0x0B0603

enum { CAST_SIDE = 96, CAST_COUNT = 9 };

/* How much of a soft edge at `edge` has been passed at `at`. */
static float passed(float at, float edge, float blur) { return 0.5f + 0.5f * tanhf((at - edge) / blur); }

/* How much of each pixel of a row, or a column, the cells beside it and its own cover softly. */
static void cover(float covered[3][CAST_SIDE], int count, float shift, float blur)
{
	for (int d = 0; d < 3; d++)
		for (int i = 0; i < count; i++) {
			float at = ((float)i + 0.5f) / (float)count - shift, edge = (float)(d - 1);
			covered[d][i] = passed(at, edge, blur) - passed(at, edge + 1, blur);
		}
}

static bool cast_paint(const void *context, uint8_t *pixels, int w, int h)
{
	unsigned around = *(const unsigned *)context;
	float cast_x[3][CAST_SIDE], cast_y[3][CAST_SIDE], touch_x[3][CAST_SIDE], touch_y[3][CAST_SIDE];
	cover(cast_x, w, CAST_EAST, CAST_BLUR);
	cover(cast_y, h, CAST_SOUTH, CAST_BLUR);
	cover(touch_x, w, 0, TOUCH_BLUR);
	cover(touch_y, h, 0, TOUCH_BLUR);
	for (int j = 0; j < h; j++)
		for (int i = 0; i < w; i++) {
			float cast = 0, touch = 0;
			for (int n = 0; n < CAST_COUNT; n++) {
				if (!(around >> n & 1))
					continue;
				cast += cast_x[n % 3][i] * cast_y[n / 3][j];
				touch += touch_x[n % 3][i] * touch_y[n / 3][j];
			}
			float light = (1 - CAST_ALPHA * fminf(cast, 1)) * (1 - TOUCH_ALPHA * fminf(2 * touch, 1));
			uint8_t *out = pixels + 4 * ((size_t)j * (size_t)w + (size_t)i);
			out[0] = CAST_COLOR >> 16 & 255;
			out[1] = CAST_COLOR >> 8 & 255;
			out[2] = CAST_COLOR & 255;
			out[3] = (uint8_t)((1 - light) * 255 + 0.5f);
		}
	return true;
}

/* Into the cell at `box`: bit 3 * (dy + 1) + (dx + 1) of `around` is set where a
 * tile lies; the cell's own, CAST_MIDDLE, is not.  `strength` 0..1: of the shadow. */
static void cast_draw(struct draw *draw, struct rect box, unsigned around, float strength)
{
	struct picture picture = picture_of("cast", CAST_SIDE, CAST_SIDE, cast_paint, &around, sizeof around);
	draw_picture(draw, &picture, &(struct draw_image){.dst = box, .alpha = strength});
}

/* Tiles lie flat on the ground that is printed on a board, not on wood as thick as they are. */
#define BOARD_CAST 0.5f

static struct rect cell_box(const struct composer *composer, int x, int y)
{
	return camera_cell(composer->camera, composer->view, x, y);
}

static bool tile_lies(const struct board_content *content, int x, int y)
{
	struct art_tile sought = {.what = ART_TILE, .x = (int16_t)x, .y = (int16_t)y};
	return bsearch(&sought, content->tiles, (size_t)content->count, sizeof sought, art_tile_order);
}

/* Which cells of the nine round x, y are covered. */
static unsigned tiles_around(const struct board_content *content, int x, int y)
{
	unsigned around = 0;
	for (int n = 0; n < 9; n++)
		if (tile_lies(content, x + n % 3 - 1, y + n / 3 - 1))
			around |= 1u << n;
	return around;
}

/* Shadows in the empty cells beside a tile; a cell that several touch is the first one's. */
static void draw_casts(const struct composer *composer, struct draw *draw, struct art_tile tile, float strength,
                       struct rect clip)
{
	const struct board_content *content = &composer->board->wanted;
	for (int n = 0; n < 9; n++) {
		int x = tile.x + n % 3 - 1, y = tile.y + n / 3 - 1;
		if (tile_lies(content, x, y))
			continue;
		struct rect box = cell_box(composer, x, y);
		if (!rect_overlap(box, clip))
			continue;
		unsigned around = tiles_around(content, x, y);
		/* seen from there the tile is 8 - n, and those before it in the bits lie further north or west */
		if (!(around & ((1u << (8 - n)) - 1)))
			cast_draw(draw, box, around, strength);
	}
}

/* Towers of the lattice line north of row `y`, each once. */
static void draw_towers(const struct composer *composer, struct draw *draw, int y, struct rect clip)
{
	const struct board_content *content = &composer->board->wanted;
	struct rect line = art_bleed(cell_box(composer, 0, y));
	bool drawn[64] = {false};
	int first = 0;
	if (line.y >= clip.y + clip.h || line.y + line.h <= clip.y)
		return;
	for (int i = 0; i < content->count; i++)
		first = content->tiles[i].x < first ? content->tiles[i].x : first;
	for (int i = 0; i < content->count; i++) {
		struct art_tile tile = content->tiles[i];
		if (tile.what != ART_TILE || (tile.y != y && tile.y != y - 1))
			continue;
		unsigned corners = tile_art_towers(composer->board->art, tile.type, tile.rotation);
		for (int corner = 0; corner < 4; corner++) {
			bool east = corner == PAINT_CORNER_NE || corner == PAINT_CORNER_SE;
			bool south = corner == PAINT_CORNER_SE || corner == PAINT_CORNER_SW;
			int x = tile.x + east;
			if (!(corners >> corner & 1) || tile.y + south != y)
				continue;
			if (x - first < 64 && drawn[x - first])
				continue;
			if (x - first < 64)
				drawn[x - first] = true;
			struct rect box = cell_box(composer, x, y);
			if (rect_overlap(art_bleed(box), clip))
				tile_art_tower(composer->board->art, draw, box.x, box.y, composer->camera->size);
		}
	}
}

/* What is printed on the board: tiles lie on it. */
static void draw_blocks(const struct composer *composer, struct draw *draw, struct rect clip)
{
	const struct board_content *content = &composer->board->wanted;
	const struct board_under *under = composer->under;
	for (int i = 0; i < content->count; i++) {
		struct rect box = content->boxes[i];
		if (content->tiles[i].what != ART_BLOCK || !rect_overlap(box, clip))
			continue;
		tile_art_ground(composer->board->art, draw, content->tiles[i], content->levels[i], box);
		if (under && under->board)
			under->board(under->self, draw, &content->tiles[i], box);
	}
}

static void draw_grounds(const struct composer *composer, struct draw *draw, struct rect clip)
{
	const struct board_content *content = &composer->board->wanted;
	const struct board_under *under = composer->under;
	bool on_board = composer->board->set->castle != NULL;
	for (int i = 0; i < content->count; i++)
		if (content->tiles[i].what == ART_TILE)
			draw_casts(composer, draw, content->tiles[i], on_board ? BOARD_CAST : 1, clip);
	for (int i = 0; i < content->count; i++) {
		struct rect box = content->boxes[i];
		if (content->tiles[i].what != ART_TILE || !rect_overlap(art_bleed(box), clip))
			continue;
		tile_art_ground(composer->board->art, draw, content->tiles[i], content->levels[i], box);
		if (composer->board->hairline) {
			draw_fill(draw, (struct rect){box.x, box.y, box.w, 1}, rgba(0x2B1A0E, 0.22f));
			draw_fill(draw, (struct rect){box.x, box.y, 1, box.h}, rgba(0x2B1A0E, 0.22f));
		}
		if (!on_board && !tile_lies(content, content->tiles[i].x, content->tiles[i].y + 1))
			tile_art_slab(composer->board->art, draw, content->tiles[i], box);
		if (under && under->paint && rect_overlap(box, clip))
			under->paint(under->self, draw, &content->tiles[i], box);
	}
}

/* What stands up in a tile: it may stand aside. */
static void draw_overlay(const struct composer *composer, struct draw *draw, int i, struct rect clip)
{
	const struct art_tile *tile = &composer->board->wanted.tiles[i];
	const struct board_under *under = composer->under;
	struct rect box = composer->board->wanted.boxes[i];
	if (under && under->aside)
		box.x += (int)(under->aside(under->self, tile) * (float)box.w);
	if (tile->what != ART_BLOCK && rect_overlap(art_bleed(box), clip))
		tile_art_overlay(composer->board->art, draw, *tile, composer->board->wanted.levels[i], box);
}

static void draw_figures(const struct composer *composer, struct draw *draw, struct rect clip)
{
	const struct board_content *content = &composer->board->wanted;
	float height = figure_on_tile(composer->camera->size);
	for (int i = 0; i < content->figure_count; i++) {
		const struct board_figure *figure = &content->figures[i];
		struct vec at = camera_point(composer->camera, composer->view, figure->x, figure->y);
		if (rect_overlap(rect_about(at, (int)(4 * height), (int)(4 * height)), clip))
			draw_figure(draw, at.x, at.y, height, figure->pose, figure->color, LOOK_NORMAL,
			            figure->leaves ? 0.42f : 1);
	}
}

/* The spaces of the score track, over roofs that lean on the wall. */
static void draw_numbers(const struct composer *composer, struct draw *draw, struct rect clip)
{
	const double size = composer->camera->size;
	int ox, oy;
	camera_origin(composer->camera, composer->view, &ox, &oy);
	/* near by they are to be read, and no more; from afar they would only be dirt */
	double high = fmin(.29 * size, 9 + .12 * size);
	const struct castle_board *castle = high < 10 ? NULL : composer->board->set->castle;
	if (draw->coarse) /* letters of every size would be made anew in each frame */
		high = 4 * ceil(high / 4);
	int first = draw->count;
	for (int i = 0; castle && i < castle->space_count; i++) {
		int px = (int)(castle->spaces[i].corner != CASTLE_NO_CORNER ? .83 * high : high);
		struct text_style edge = {FACE_SERIF, true, .px = px, .line = px, .color = rgba(COLOR_CREAM, .9f)};
		struct text_style ink = edge;
		float x, y, clearance;
		paint_space_place(&(struct paint_board){.castle = castle}, i, &x, &y, &clearance);
		struct rect box = {ox + (int)(x * size) - 2 * px, oy + (int)((y - .05f) * size) - px, 4 * px, 2 * px};
		if (!rect_overlap(box, clip))
			continue;
		const char *number = draw_format(draw, "%d", i);
		ink.color = rgb(0x3F3426);
		draw_text(draw, rect_moved(box, 1, 1), ALIGN_CENTER, &edge, number);
		draw_text(draw, rect_moved(box, -1, -1), ALIGN_CENTER, &edge, number);
		draw_text(draw, box, ALIGN_CENTER, &ink, number);
	}
	for (; first < draw->count; first++)
		draw->cmds[first].flags |= DRAW_PRINTED;
}

/* Walls and towers, row by row. */
static void draw_walls(const struct composer *composer, struct draw *draw, struct rect clip)
{
	const struct board_content *content = &composer->board->wanted;
	for (int i = 0; i < content->count;) {
		int y = content->tiles[i].y;
		if (composer->parts & BOARD_TOWERS)
			draw_towers(composer, draw, y, clip);
		for (; i < content->count && content->tiles[i].y == y; i++)
			if (composer->parts & BOARD_WALLS)
				draw_overlay(composer, draw, i, clip);
		if (composer->parts & BOARD_TOWERS && (i == content->count || content->tiles[i].y > y + 1))
			draw_towers(composer, draw, y + 1, clip);
	}
}

/* What lies over walls and roofs. */
static void draw_above(const struct composer *composer, struct draw *draw, struct rect clip)
{
	const struct board_content *content = &composer->board->wanted;
	const struct board_under *under = composer->under;
	for (int i = 0; !composer->board->breathes && i < content->count; i++) {
		struct rect box = content->boxes[i];
		int count;
		const struct paint_loose *list = tile_art_loose(composer->board->art, content->tiles[i], &count);
		if (count && rect_overlap(box, clip))
			loose_draw(draw, list, count, content->tiles[i], (float)box.x, (float)box.y,
			           composer->camera->size, &(struct breeze){0});
	}
	for (int i = 0; under && i < content->count; i++) {
		struct rect box = content->boxes[i];
		if (content->tiles[i].what == ART_TILE && under->after && rect_overlap(art_bleed(box), clip))
			under->after(under->self, draw, &content->tiles[i], box);
		if (content->tiles[i].what == ART_START && under->board && rect_overlap(art_bleed(box), clip))
			under->board(under->self, draw, &content->tiles[i], box);
	}
	for (int i = 0; !composer->board->breathes && i < content->banner_count; i++) {
		struct rect cell = cell_box(composer, content->banners[i].x, content->banners[i].y);
		if (rect_overlap(banner_reach(cell, &content->banners[i]), clip))
			banner_draw(draw, cell, &content->banners[i], 1, 0);
	}
	draw_numbers(composer, draw, clip);
}

void board_paint(const struct composer *composer, struct draw *draw, struct rect clip)
{
	int ox, oy;
	camera_origin(composer->camera, composer->view, &ox, &oy);
	draw_clip_push(draw, clip);
	if (composer->wood)
		tile_art_table(composer->board->art, draw, clip, ox, oy, composer->camera->size);
	if (composer->parts & BOARD_GROUND) {
		draw_blocks(composer, draw, clip);
		draw_grounds(composer, draw, clip);
	}
	draw_walls(composer, draw, clip);
	if (composer->parts & BOARD_WALLS)
		draw_above(composer, draw, clip);
	if (composer->parts & BOARD_FIGURES)
		draw_figures(composer, draw, clip);
	draw_clip_pop(draw);
}
