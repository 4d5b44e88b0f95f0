/*
 * castle_sheet.c - bastide-castle-sheet: pictures of the Castle for the painter's eye.
 *
 *   tiles SIZE [closed]      every tile in four turns, its borders open or closed
 *   board SIZE COUNT SEED    the board with so many tiles laid by the matching rule
 *   pieces SIZE              wall tiles and keeps
 *
 * Writes a PPM to the standard output.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bastide/castle.h"
#include "bastide/format.h"
#include "bastide/paint.h"
#include "paint/picture.h"

enum { WORLD = 7, GAP = 3, COLUMNS = 16 };

static const int step_x[4] = {0, 1, 0, -1}, step_y[4] = {-1, 0, 1, 0};

/* What has been laid; type -1: nothing. */
struct table {
	const struct tile_set *set;
	const struct castle_board *castle;
	int type[CASTLE_HEIGHT_MAX][CASTLE_WIDTH_MAX], turn[CASTLE_HEIGHT_MAX][CASTLE_WIDTH_MAX];
};

static bool inside(const struct castle_board *c, int x, int y)
{
	return x >= 0 && y >= 0 && x < c->width && y < c->height && c->inside[y][x];
}

static int terrain_of(int kind)
{
	return kind == FEATURE_PATH    ? TERRAIN_PATH
	       : kind == FEATURE_HOUSE ? TERRAIN_HOUSE
	       : kind == FEATURE_TOWER ? TERRAIN_TOWER
	                               : TERRAIN_COURT;
}

/* What a cell's edge faces, as a job wants it. */
static uint8_t beside(const struct table *t, int x, int y, int edge)
{
	int xx = x + step_x[edge], yy = y + step_y[edge];

	if (inside(t->castle, xx, yy))
		return t->type[yy][xx] < 0
		           ? PAINT_BESIDE_NOTHING
		           : paint_beside(
		                 (enum terrain)t->set->types[t->type[yy][xx]].edges[(edge + 2 - t->turn[yy][xx]) & 3]);
	for (int s = 0; s < t->castle->start_count; s++) {
		const struct castle_start *start = &t->castle->starts[s];

		if (start->cell.x == x && start->cell.y == y && start->side == edge)
			return paint_beside((enum terrain)terrain_of(start->kind));
	}
	return PAINT_BESIDE_WALL;
}

/* May it lie here: beside something, and paths against paths alone?  Prefers what joins. */
static bool fits(const struct table *t, int type, int turn, int x, int y)
{
	bool touches = false, joins = false;

	for (int e = 0; e < 4; e++) {
		uint8_t own = t->set->types[type].edges[(e - turn) & 3], other = beside(t, x, y, e);

		if (other == PAINT_BESIDE_NOTHING || other == PAINT_BESIDE_WALL)
			continue;
		touches = true;
		if ((other == paint_beside(TERRAIN_PATH)) != (own == TERRAIN_PATH))
			return false;
		joins = joins || other == paint_beside((enum terrain)own);
	}
	return touches && (joins || rand() % 6 == 0);
}

static void lay_tiles(struct table *t, int count)
{
	static bool used[TILESET_TYPES_MAX];

	memset(t->type, -1, sizeof t->type);
	for (int guard = 0; count > 0 && guard < 400000; guard++) {
		int x = rand() % t->castle->width, y = rand() % t->castle->height;
		int type = rand() % t->set->type_count, turn = rand() & 3;

		if (!inside(t->castle, x, y) || t->type[y][x] >= 0 || used[type] || !fits(t, type, turn, x, y))
			continue;
		t->type[y][x] = type;
		t->turn[y][x] = turn;
		used[type] = true;
		count--;
	}
}

static struct paint_job job_at(const struct table *t, int x, int y)
{
	struct paint_job job = {
	    .type = &t->set->types[t->type[y][x]], .rotation = t->turn[y][x], .x = x, .y = y, .seed = WORLD};

	for (int e = 0; e < 4; e++)
		job.beside[e] = beside(t, x, y, e);
	return job;
}

/* One row of cells: overlays from west to east, then the start spaces of the row. */
static void lay_row(const struct table *t, const struct paint_board *board, struct picture *p, int y, int size, int at,
                    uint8_t *layer, void *scratch)
{
	struct paint_frame f = paint_overlay_frame(size);

	for (int x = 0; x < t->castle->width; x++) {
		if (!inside(t->castle, x, y) || t->type[y][x] < 0)
			continue;
		struct paint_job job = job_at(t, x, y);

		paint_overlay(&job, size, layer, scratch);
		picture_lay(p, layer, f.width, f.height, at + x * size - f.left, at + y * size - f.top);
	}
	for (int s = 0; s < t->castle->start_count; s++) {
		const struct castle_start *start = &t->castle->starts[s];
		int cx, cy, cell = t->type[start->cell.y][start->cell.x];
		uint8_t facing = PAINT_BESIDE_NOTHING;

		paint_start_cell(start, &cx, &cy);
		if (cy != y)
			continue;
		if (cell >= 0)
			facing = paint_beside((enum terrain)t->set->types[cell]
			                          .edges[(start->side - t->turn[start->cell.y][start->cell.x]) & 3]);
		paint_start(board, s, facing, size, layer, scratch);
		picture_lay(p, layer, f.width, f.height, at + cx * size - f.left, at + cy * size - f.top);
	}
}

static struct picture draw_board(const struct tile_set *set, int size, int count, unsigned seed)
{
	static struct table table;
	struct paint_board board = {set->castle, WORLD};
	int at = size * 6 / 5, w = set->castle->width, h = set->castle->height;
	struct picture p = picture_create(w * size + 2 * at, h * size + 2 * at, 0x483224);
	uint8_t *layer = take(paint_frame_bytes(paint_overlay_frame(size)));
	void *scratch = take(paint_scratch_size(size));

	table.set = set;
	table.castle = set->castle;
	srand(seed);
	lay_tiles(&table, count);
	for (int y = -2; y < h + 2; y++) {
		for (int x = -2; x < w + 2; x++) {
			paint_board_block(&board, x, y, size, layer, scratch);
			picture_lay(&p, layer, size, size, at + x * size, at + y * size);
			if (!inside(set->castle, x, y) || table.type[y][x] < 0)
				continue;
			struct paint_job job = job_at(&table, x, y);

			paint_ground(&job, size, layer, scratch);
			picture_lay(&p, layer, size, size, at + x * size, at + y * size);
		}
	}
	for (int y = -1; y <= h; y++)
		lay_row(&table, &board, &p, y, size, at, layer, scratch);
	for (int i = 0; i < set->castle->corner_count; i++) {
		int wide = (int)((float)size * PAINT_WALL_TILE_WIDE);
		float x, y;

		if (!set->castle->corners[i].wall_tile)
			continue;
		paint_tower_place(&board, i, &x, &y);
		paint_wall_tile(0, wide, layer, scratch);
		picture_lay(&p, layer, wide, wide, at + (int)(x * (float)size) - wide / 2,
		            at + (int)(y * (float)size) - wide / 2);
	}
	free(layer);
	free(scratch);
	return p;
}

static struct picture draw_tiles(const struct tile_set *set, int size, bool closed)
{
	struct paint_frame f = paint_overlay_frame(size);
	int gap = size / GAP, cells = set->type_count * 4;
	struct picture p = picture_create(COLUMNS * (size + gap) + gap,
	                                  (cells + COLUMNS - 1) / COLUMNS * (size + gap) + gap, 0x5A5A5A);
	uint8_t *layer = take(paint_frame_bytes(f));
	void *scratch = take(paint_scratch_size(size));

	for (int i = 0; i < cells; i++) {
		struct paint_job job = {
		    .type = &set->types[i / 4], .rotation = i & 3, .x = i * 3, .y = i, .seed = WORLD};
		int x = gap + i % COLUMNS * (size + gap), y = gap + i / COLUMNS * (size + gap);

		if (closed)
			memset(job.beside, PAINT_BESIDE_WALL, sizeof job.beside);
		paint_ground(&job, size, layer, scratch);
		picture_lay(&p, layer, size, size, x, y);
		paint_overlay(&job, size, layer, scratch);
		picture_lay(&p, layer, f.width, f.height, x - f.left, y - f.top);
	}
	free(layer);
	free(scratch);
	return p;
}

static struct picture draw_pieces(int size)
{
	struct picture p = picture_create((WALL_KINDS + 3) * size, size, 0x6E6E6E);
	uint8_t *layer = take((size_t)size * (size_t)size * 4);
	void *scratch = take(paint_scratch_size(size));

	for (int i = 0; i < WALL_KINDS + 3; i++) {
		if (i <= WALL_KINDS)
			paint_wall_tile(i, size, layer, scratch);
		else
			paint_keep(i == WALL_KINDS + 1 ? 0xB8142C : 0x1F55C4, size, layer, scratch);
		picture_lay(&p, layer, size, size, i * size, 0);
	}
	free(layer);
	free(scratch);
	return p;
}

int main(int argc, char **argv)
{
	struct format_error error;
	char line[FORMAT_LINE_SIZE];
	struct tile_set *all = tile_set_load(NULL, &error);
	const struct tile_set *set = all ? tile_set_of(all, GAME_CASTLE) : NULL;
	const char *what = argc > 1 ? argv[1] : "";
	int size = argc > 2 ? atoi(argv[2]) : 0;
	struct picture p = {0};

	if (!all)
		fprintf(stderr, "%s\n", format_error_line(&error, line));
	else if (set && size >= 16 && !strcmp(what, "tiles"))
		p = draw_tiles(set, size, argc > 3);
	else if (set && size >= 16 && !strcmp(what, "board") && argc > 4)
		p = draw_board(set, size, atoi(argv[3]), (unsigned)atoi(argv[4]));
	else if (size >= 16 && !strcmp(what, "pieces"))
		p = draw_pieces(size);
	else
		fputs("bastide-castle-sheet tiles|board|pieces SIZE ... (see castle_sheet.c)\n", stderr);
	if (p.rgb)
		picture_write(&p);
	free(p.rgb);
	tile_set_destroy(all);
	return p.rgb ? 0 : 2;
}
