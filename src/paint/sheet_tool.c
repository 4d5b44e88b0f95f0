/*
 * sheet_tool.c - bastide-paint-sheet: pictures of tiles for the painter's eye.
 *
 *   sheet SIZE [SET]      every type (of a set) in four turns
 *   board SIZE COUNT SEED a table of legally laid base tiles
 *   river SIZE SEED SET   a river laid end to end
 *   city SIZE FLAGS       the City of Carcassonne
 *   tile ID TURN SIZE     one tile
 *   map ID TURN SIZE      its segment map with spots
 *   table SIZE            the table
 *   time SIZE             milliseconds per tile
 *
 * Writes a PPM to the standard output.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bastide/format.h"
#include "bastide/paint.h"
#include "paint/picture.h"

/* ---- a board ---- */

enum { SIDE = 64, MIDDLE = 32 };

struct board {
	const struct tile_set *set;
	int type[SIDE][SIDE], turn[SIDE][SIDE]; /* type -1: free */
	int x0, y0, x1, y1;
	uint32_t seed;
	unsigned options;
};

static uint32_t next_random(uint32_t *state)
{
	*state = *state * 1664525u + 1013904223u;
	return *state >> 8;
}

static void board_init(struct board *b, const struct tile_set *set, uint32_t seed)
{
	b->set = set;
	b->seed = seed;
	b->x0 = b->y0 = SIDE;
	b->x1 = b->y1 = -1;
	b->options = 0;
	for (int y = 0; y < SIDE; y++)
		for (int x = 0; x < SIDE; x++)
			b->type[y][x] = -1;
}

static int edge_at(const struct board *b, int x, int y, int edge)
{
	return b->set->types[b->type[y][x]].edges[(edge - b->turn[y][x]) & 3];
}

static const int step_x[4] = {0, 1, 0, -1}, step_y[4] = {-1, 0, 1, 0};

/* Neighbours that agree; -1 if one does not. */
static int board_fit(const struct board *b, int type, int turn, int x, int y)
{
	int touching = 0;

	if (b->type[y][x] >= 0)
		return -1;
	for (int e = 0; e < 4; e++) {
		int nx = x + step_x[e], ny = y + step_y[e];

		if (b->type[ny][nx] < 0)
			continue;
		if (edge_at(b, nx, ny, (e + 2) & 3) != b->set->types[type].edges[(e - turn) & 3])
			return -1;
		touching++;
	}
	return touching;
}

static void board_put(struct board *b, int type, int turn, int x, int y)
{
	b->type[y][x] = type;
	b->turn[y][x] = turn;
	b->x0 = x < b->x0 ? x : b->x0;
	b->x1 = x > b->x1 ? x : b->x1;
	b->y0 = y < b->y0 ? y : b->y0;
	b->y1 = y > b->y1 ? y : b->y1;
}

/* The place with most neighbours, nearest to the middle. */
static int board_place(struct board *b, int type, uint32_t *state)
{
	int best = -1, bx = 0, by = 0, bt = 0;

	for (int y = 2; y < SIDE - 2; y++) {
		for (int x = 2; x < SIDE - 2; x++) {
			for (int t = 0; t < 4; t++) {
				int fit = board_fit(b, type, t, x, y);

				if (fit < 1)
					continue;
				int far = abs(x - MIDDLE) * 9 + abs(y - MIDDLE) * 16;
				int score = fit * 400 + 2000 - far * 8 + (int)(next_random(state) % 60);

				if (score > best) {
					best = score;
					bx = x, by = y, bt = t;
				}
			}
		}
	}
	if (best < 0)
		return 0;
	board_put(b, type, bt, bx, by);
	return 1;
}

static void board_fill(struct board *b, const char *set, int count)
{
	const struct tile_count_set *counts = tile_set_counts(b->set, set);
	int bag[160], n = 0;
	uint32_t state = b->seed;

	for (int i = 0; counts && i < b->set->type_count; i++)
		for (int k = 0; k < counts->counts[i]; k++)
			bag[n++] = i;
	for (int i = n - 1; i > 0; i--) {
		int k = (int)(next_random(&state) % (uint32_t)(i + 1)), swap = bag[i];

		bag[i] = bag[k];
		bag[k] = swap;
	}
	if (b->x1 < 0)
		board_put(b, tile_set_find(b->set, "D"), 0, MIDDLE, MIDDLE);
	for (int i = 0; i < n && count > 0; i++)
		count -= board_place(b, bag[i], &state);
}

static struct paint_job board_job(const struct board *b, int x, int y)
{
	return (struct paint_job){.type = &b->set->types[b->type[y][x]],
	                          .rotation = b->turn[y][x],
	                          .x = x - MIDDLE,
	                          .y = y - MIDDLE,
	                          .seed = b->seed,
	                          .options = b->options};
}

/* The tiles' ground, and a slab below those with nothing in front of them. */
static void draw_grounds(const struct board *b, int size, int margin, struct picture *p, uint8_t *layer, void *scratch)
{
	for (int y = b->y0; y <= b->y1; y++) {
		for (int x = b->x0; x <= b->x1; x++) {
			if (b->type[y][x] < 0)
				continue;
			struct paint_job job = board_job(b, x, y);
			int px = margin + (x - b->x0) * size, py = margin + (y - b->y0) * size;

			paint_ground(&job, size, layer, scratch);
			picture_lay(p, layer, size, size, px, py);
			if (b->type[y + 1][x] < 0) {
				paint_slab(&job, size, layer);
				picture_lay(p, layer, size, paint_slab_height(size), px, py + size);
			}
		}
	}
}

/* Does a tile round this corner of the lattice want a tower there? */
static bool tower_stands(const struct board *b, int x, int y)
{
	/* the four cells round it, and which of its own corners it is for each */
	static const int dx[4] = {0, -1, -1, 0}, dy[4] = {0, 0, -1, -1};
	bool stands = false;

	for (int k = 0; k < 4; k++) {
		int cx = x + dx[k], cy = y + dy[k];

		if (b->type[cy][cx] >= 0)
			stands |= paint_towers(&b->set->types[b->type[cy][cx]], b->turn[cy][cx]) >> k & 1;
	}
	return stands;
}

/* What stands on the tiles, row by row: towers before what is on the row below them. */
static void draw_overlays(const struct board *b, int size, int margin, struct picture *p, uint8_t *layer, void *scratch)
{
	struct paint_frame f = paint_overlay_frame(size), t = paint_tower_frame(size);
	uint8_t *tower = take(paint_frame_bytes(t));

	paint_tower(size, tower, scratch);
	for (int y = b->y0; y <= b->y1 + 1; y++) {
		int py = margin + (y - b->y0) * size;

		for (int x = b->x0; x <= b->x1 + 1; x++)
			if (tower_stands(b, x, y))
				picture_lay(p, tower, t.width, t.height, margin + (x - b->x0) * size - t.left,
				            py - t.top);
		for (int x = b->x0; x <= b->x1; x++) {
			if (b->type[y][x] < 0)
				continue;
			struct paint_job job = board_job(b, x, y);

			paint_overlay(&job, size, layer, scratch);
			picture_lay(p, layer, f.width, f.height, margin + (x - b->x0) * size - f.left, py - f.top);
		}
	}
	free(tower);
}

static struct picture board_draw(const struct board *b, int size)
{
	int margin = size / 2;
	struct picture p =
	    picture_create((b->x1 - b->x0 + 1) * size + 2 * margin, (b->y1 - b->y0 + 1) * size + 2 * margin, 0x3F2A1D);
	uint8_t *layer = take(paint_frame_bytes(paint_overlay_frame(size))), *wood = take((size_t)1024 * 1024 * 4);
	void *scratch = take(paint_scratch_size(size));

	paint_table(1024, 1, wood);
	for (int y = 0; y < p.height; y += 1024)
		for (int x = 0; x < p.width; x += 1024)
			picture_lay(&p, wood, 1024, 1024, x, y);
	draw_grounds(b, size, margin, &p, layer, scratch);
	draw_overlays(b, size, margin, &p, layer, scratch);
	free(layer);
	free(wood);
	free(scratch);
	return p;
}

/* ---- commands ---- */

static struct picture draw_sheet(const struct tile_set *set, int size, const char *name)
{
	const struct tile_count_set *counts = name ? tile_set_counts(set, name) : NULL;
	struct paint_frame f = paint_overlay_frame(size);
	int list[TILESET_TYPES_MAX], n = 0, columns = 12, pitch = size * 5 / 4;

	for (int i = 0; i < set->type_count; i++)
		if (!name || (counts && counts->counts[i]))
			list[n++] = i;
	int rows = (n * 4 + columns - 1) / columns;
	struct picture p = picture_create(columns * pitch + size / 2, rows * pitch + size / 2, 0xEADDBD);
	uint8_t *layer = take(paint_frame_bytes(f));
	void *scratch = take(paint_scratch_size(size));

	for (int i = 0; i < n * 4; i++) {
		struct paint_job job = {.type = &set->types[list[i / 4]],
		                        .rotation = i & 3,
		                        .x = i * 7 % 83,
		                        .y = i * 13 % 71,
		                        .seed = 5,
		                        .options = PAINT_FLAGS};

		paint_preview(&job, size, layer, scratch);
		picture_lay(&p, layer, f.width, f.height, size * 3 / 8 + i % columns * pitch - f.left,
		            size * 3 / 8 + i / columns * pitch - f.top);
	}
	free(layer);
	free(scratch);
	return p;
}

static int tile_x = 3, tile_y = 5;
static uint32_t tile_seed = 5;

static struct picture draw_tile(const struct tile_type *type, int turn, int size)
{
	struct paint_frame f = paint_overlay_frame(size);
	struct picture p = picture_create(f.width, f.height, 0xEADDBD);
	struct paint_job job = {
	    .type = type, .rotation = turn, .x = tile_x, .y = tile_y, .seed = tile_seed, .options = PAINT_FLAGS};
	uint8_t *layer = take(paint_frame_bytes(f));
	void *scratch = take(paint_scratch_size(size));

	paint_preview(&job, size, layer, scratch);
	picture_lay(&p, layer, f.width, f.height, 0, 0);
	free(layer);
	free(scratch);
	return p;
}

static struct picture draw_map(const struct tile_type *type, int turn, int size)
{
	static const uint32_t color[8] = {0x202020, 0x90B050, 0xC06030, 0xE8D8A0,
	                                  0x4080C0, 0xC040C0, 0xFF80A0, 0x909090};
	struct picture p = picture_create(size, size, 0);
	uint8_t *codes = take((size_t)size * (size_t)size);
	void *scratch = take(paint_scratch_size(size > 96 ? size : 96));
	struct paint_spot spots[PAINT_SPOTS_MAX];

	paint_map(type, turn, size, PAINT_MAP_PLAN, codes, scratch);
	for (int i = 0; i < size * size; i++) {
		uint32_t k = color[paint_code_kind(codes[i])];
		int dim = paint_code_index(codes[i]) * 40;

		for (int ch = 0; ch < 3; ch++) {
			int v = (int)(k >> (16 - 8 * ch) & 255) - dim;

			p.rgb[i * 3 + ch] = (uint8_t)(v < 0 ? 0 : v);
		}
	}
	int n = paint_spots(type, turn, spots, scratch);

	for (int i = 0; i < n; i++)
		for (int dy = -2; dy <= 2; dy++)
			for (int dx = -2; dx <= 2; dx++) {
				int at = ((int)(spots[i].y * (float)size) + dy) * size +
				         (int)(spots[i].x * (float)size) + dx;

				p.rgb[at * 3] = 255;
				p.rgb[at * 3 + 1] = p.rgb[at * 3 + 2] = 0;
			}
	free(codes);
	free(scratch);
	return p;
}

static double now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void time_tiles(const struct tile_set *set, int size, int first)
{
	uint8_t *layer = take(paint_frame_bytes(paint_overlay_frame(size)));
	void *scratch = take(paint_scratch_size(size));
	double ground = 0, overlay = 0;
	int n = 0;

	for (int i = first; i < set->type_count && i < first + 24; i++, n++) {
		struct paint_job job = {.type = &set->types[i], .rotation = i & 3, .x = i, .y = 2 * i, .seed = 5};
		double t0 = now_ms();

		paint_ground(&job, size, layer, scratch);
		double t1 = now_ms();

		paint_overlay(&job, size, layer, scratch);
		ground += t1 - t0;
		overlay += now_ms() - t1;
	}
	fprintf(stderr, "%d px: ground %.2f ms, overlay %.2f ms\n", size, ground / n, overlay / n);
	free(layer);
	free(scratch);
}

/* The river end to end: each tile at the one open end, turns tried in order. */
static void board_river(struct board *b, const char *name)
{
	const struct tile_count_set *counts = tile_set_counts(b->set, name);
	uint32_t state = b->seed;
	int bag[16], n = 0, last = -1, first = -1;

	for (int i = 0; counts && i < b->set->type_count; i++)
		for (int k = 0; k < counts->counts[i] && n < 16; k++) {
			unsigned flags = b->set->types[i].flags;

			if (flags & TILE_SPRING)
				first = i;
			else if (flags & TILE_VOLCANO || (flags & TILE_LAKE && b->set->types[i].city_count == 0))
				last = i;
			else
				bag[n++] = i;
		}
	for (int i = n - 1; i > 0; i--) {
		int k = (int)(next_random(&state) % (uint32_t)(i + 1)), swap = bag[i];

		bag[i] = bag[k];
		bag[k] = swap;
	}
	board_put(b, first, 0, MIDDLE - 5, MIDDLE);
	bag[n++] = last;
	for (int i = 0; i < n; i++)
		board_place(b, bag[i], &state);
}

static void board_city(struct board *b)
{
	for (int y = 0; y < 3; y++)
		for (int x = 0; x < 4; x++) {
			char id[8];

			snprintf(id, sizeof id, "CC%d%d", x, y);
			board_put(b, tile_set_find(b->set, id), 0, MIDDLE - 1 + x, MIDDLE - 1 + y);
		}
}

static struct picture draw_table(int size)
{
	uint8_t *wood = take((size_t)size * (size_t)size * 4);
	struct picture p = picture_create(size, size, 0);

	paint_table(size, 1, wood);
	picture_lay(&p, wood, size, size, 0, 0);
	free(wood);
	return p;
}

/* The n-th argument behind the command as a number. */
static int number(int argc, char **argv, int n, int otherwise) { return argc > n + 1 ? atoi(argv[n + 1]) : otherwise; }

/* What a table of tiles shows: the command's own part of it, then base tiles round that. */
static struct picture draw_board(const char *what, int argc, char **argv, struct board *b)
{
	b->seed = (uint32_t)number(argc, argv, *what == 'r' ? 2 : 3, 7);
	if (*what == 'b')
		board_fill(b, argc > 5 ? argv[5] : "base_new", number(argc, argv, 2, 0));
	if (*what == 'r')
		board_river(b, argv[4]);
	if (*what == 'c') {
		b->options = number(argc, argv, 2, 0) ? PAINT_FLAGS : 0;
		board_city(b);
	}
	if (*what != 'b' && argc > 5)
		board_fill(b, "base_new", number(argc, argv, 4, 0));
	return board_draw(b, number(argc, argv, 1, 0));
}

static struct picture draw_one(const char *what, int argc, char **argv, const struct tile_set *set)
{
	const struct tile_type *type = &set->types[tile_set_find(set, argv[2])];
	int turn = number(argc, argv, 2, 0), size = number(argc, argv, 3, 0);

	if (argc > 7) {
		tile_x = number(argc, argv, 4, 0);
		tile_y = number(argc, argv, 5, 0);
		tile_seed = (uint32_t)number(argc, argv, 6, 0);
	}
	return *what == 't' ? draw_tile(type, turn, size) : draw_map(type, turn, size);
}

/* False: it is no command, or too little was said. */
static bool run(int argc, char **argv, const struct tile_set *set, struct board *b, struct picture *p)
{
	const char *what = argc > 1 ? argv[1] : "";
	bool one = !strcmp(what, "tile") || !strcmp(what, "map");

	if (one && argc > 4 && tile_set_find(set, argv[2]) >= 0)
		*p = draw_one(what, argc, argv, set);
	else if (((!strcmp(what, "board") || !strcmp(what, "river")) && argc > 4) ||
	         (!strcmp(what, "city") && argc > 3))
		*p = draw_board(what, argc, argv, b);
	else if (!strcmp(what, "sheet") && argc > 2)
		*p = draw_sheet(set, number(argc, argv, 1, 0), argc > 3 ? argv[3] : NULL);
	else if (!strcmp(what, "table") && argc > 2)
		*p = draw_table(number(argc, argv, 1, 0));
	else if (!strcmp(what, "time") && argc > 2)
		time_tiles(set, number(argc, argv, 1, 0), argc > 3 ? tile_set_find(set, argv[3]) : 0);
	else
		return false;
	return true;
}

int main(int argc, char **argv)
{
	struct format_error error;
	struct tile_set *set = tile_set_load(NULL, &error);
	struct board *b = take(sizeof *b);
	struct picture p = {0};

	if (!set) {
		char line[FORMAT_LINE_SIZE];

		fprintf(stderr, "%s\n", format_error_line(&error, line));
		return 1;
	}
	board_init(b, set, 7);
	if (!run(argc, argv, set, b, &p)) {
		fputs("bastide-paint-sheet sheet|board|river|city|tile|map|table|time ... (see sheet_tool.c)\n",
		      stderr);
		return 2;
	}
	if (p.rgb)
		picture_write(&p);
	free(p.rgb);
	free(b);
	tile_set_destroy(set);
	return 0;
}
