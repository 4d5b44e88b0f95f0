#include "view/table/board.h"

#include <math.h>
#include <stdlib.h>

#include "view/table/banner.h"
#include "view/table/layer.h"

enum { LAYERS = 3 };

/* Blocks painted in a frame while there is something to show meanwhile; pixels
 * of the whole table, and of a tile in it. */
enum { FRAME_BLOCKS = 4, WHOLE_PIXELS = 1300 * 1000, WHOLE_SIZE_MAX = 96 };

struct board {
	const struct tile_set *set;
	uint32_t seed;
	struct tile_art *art;
	struct tile_maps *maps;
	struct board_content wanted;
	struct layer layers[LAYERS];
	struct layer *front; /* what is shown */
	struct layer *back;  /* becomes it once it shows enough */
	struct layer *whole; /* all of the table, small: it stands in where neither reaches */
	bool hairline, overview;
	bool wooden;   /* the layers show the table itself, not its stand-in */
	bool breathes; /* `breeze` moves what is loose */
	struct breeze breeze;
	/* which cities of each tile are finished, as the tiles lay when it was found out */
	uint64_t lit_key;
	uint8_t lit[TILES_MAX + 1];
	bool directed; /* this frame's camera is on its way to `toward` */
	struct camera toward;
	double last_size; /* of the frame before */
};

uint32_t board_seed(const struct setup *setup)
{
	uint64_t hash = hash_bytes(HASH_BASIS, setup->deck, (size_t)setup->deck_count);
	return (uint32_t)(hash ^ hash >> 32);
}

static struct board *create(struct host *host, const struct tile_set *tiles, uint32_t seed, unsigned options)
{
	struct board *board = calloc(1, sizeof *board);
	if (!board)
		return NULL;
	board->set = tiles;
	board->seed = seed = host->one_world ? 1 : seed;
	board->art = tile_art_create(host, tiles, seed, options);
	board->maps = tile_maps_create(tiles);
	if (!board->art || !board->maps) {
		board_destroy(board);
		return NULL;
	}
	board->front = &board->layers[0];
	board->back = &board->layers[1];
	board->whole = &board->layers[2];
	for (int i = 0; i < LAYERS; i++)
		board->layers[i].key = hash_int(hash_text(HASH_BASIS, "board"), (int64_t)(intptr_t)board + i);
	return board;
}

struct board *board_create(struct host *host, const struct tile_set *tiles, uint32_t seed)
{
	return create(host, tiles, seed, 0);
}

struct board *board_create_evening(struct host *host, const struct tile_set *tiles, uint32_t seed)
{
	return create(host, tiles, seed, PAINT_LOW_SUN);
}

void board_destroy(struct board *board)
{
	if (!board)
		return;
	tile_art_destroy(board->art);
	tile_maps_destroy(board->maps);
	free(board);
}

struct tile_art *board_art(struct board *board) { return board->art; }

struct tile_maps *board_maps(struct board *board) { return board->maps; }

/* ---- what lies there ---- */

void board_hairline(struct board *board, bool on)
{
	for (int i = 0; board->hairline != on && i < LAYERS; i++)
		layer_spoil(&board->layers[i]);
	board->hairline = on;
}

void board_breathe(struct board *board, const struct breeze *breeze)
{
	for (int i = 0; board->breathes != (breeze != NULL) && i < LAYERS; i++)
		layer_spoil(&board->layers[i]);
	board->breathes = breeze != NULL;
	if (breeze)
		board->breeze = *breeze;
}

void board_overview(struct board *board, bool on) { board->overview = on; }

void board_toward(struct board *board, const struct camera *to)
{
	board->toward = *to;
	board->directed = true;
}

void board_begin(struct board *board)
{
	board->wanted.count = board->wanted.figure_count = board->wanted.banner_count = 0;
}

void board_add_tile(struct board *board, int type, int rotation, int x, int y)
{
	if (board->wanted.count < BOARD_TILES_MAX)
		board->wanted.tiles[board->wanted.count++] = (struct art_tile){
		    .type = (uint8_t)type, .rotation = (uint8_t)rotation, .x = (int16_t)x, .y = (int16_t)y};
}

static uint8_t lit_cities(const struct game *game, struct setup_tile tile, struct feature *city)
{
	const struct tile_type *type = &game_tile_set(game)->types[tile.type];
	uint8_t lit = 0;
	for (int c = 0; c < type->city_count; c++) {
		struct spot spot;
		if (tile_map_spot(type, tile.rotation, paint_code(PAINT_CITY, c), &spot) &&
		    game_feature_at(game, tile.cell.x, tile.cell.y, spot, city) && city->complete)
			lit |= (uint8_t)(1u << c);
	}
	return lit;
}

/* Anew when another tile lies there: cities are finished by tiles. */
static void find_lit(struct board *board, const struct game *game)
{
	int count = game_tile_count(game);
	uint64_t key = HASH_BASIS;
	for (int i = 0; i < count; i++) {
		struct setup_tile tile = game_tile(game, i);
		key = hash_int(key, (int64_t)(tile.cell.x & 0xffff) << 32 | (int64_t)(tile.cell.y & 0xffff) << 16 |
		                        tile.type << 2 | tile.rotation);
	}
	if (key == board->lit_key)
		return;
	struct feature *city = malloc(sizeof *city);
	board->lit_key = key;
	for (int i = 0; i < count; i++)
		board->lit[i] = city ? lit_cities(game, game_tile(game, i), city) : 0;
	free(city);
}

bool board_printed(const struct board *board) { return board->set->castle != NULL; }

void board_add_printed(struct board *board)
{
	if (board_printed(board))
		walled_add(&board->wanted, board->set->castle);
}

void board_add_game(struct board *board, const struct game *game, int skip)
{
	board_add_printed(board);
	if (!board_printed(board))
		find_lit(board, game);
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		int before = board->wanted.count;
		if (i != skip)
			board_add_tile(board, tile.type, tile.rotation, tile.cell.x, tile.cell.y);
		if (board->wanted.count > before)
			board->wanted.tiles[before].lit = board->lit[i];
	}
}

void board_add_figure(struct board *board, const struct board_figure *figure)
{
	if (board->wanted.figure_count < BOARD_FIGURES_MAX)
		board->wanted.figures[board->wanted.figure_count++] = *figure;
}

bool board_tile(const struct board *board, int x, int y, struct art_tile *tile)
{
	for (int i = 0; i < board->wanted.count; i++) {
		*tile = board->wanted.tiles[i];
		if (tile->what == ART_TILE && tile->x == x && tile->y == y)
			return true;
	}
	return false;
}

static void content_settle(struct board *board)
{
	if (board->set->castle)
		walled_join(&board->wanted, board->set);
	qsort(board->wanted.tiles, (size_t)board->wanted.count, sizeof board->wanted.tiles[0], art_tile_order);
}

const struct art_tile *board_tiles(struct board *board, int *count)
{
	content_settle(board);
	*count = board->wanted.count;
	return board->wanted.tiles;
}

void board_add_banner(struct board *board, const struct board_banner *banner)
{
	if (board->wanted.banner_count < BOARD_BANNERS_MAX)
		board->wanted.banners[board->wanted.banner_count++] = *banner;
}

bool board_bounds(const struct board *board, int *x0, int *y0, int *x1, int *y1)
{
	const struct board_content *content = &board->wanted;
	const struct castle_board *castle = board->set->castle;
	if (castle) {
		*x0 = *y0 = 0;
		*x1 = castle->width;
		*y1 = castle->height;
		return true;
	}
	if (content->count == 0)
		return false;
	*x0 = *x1 = content->tiles[0].x;
	*y0 = *y1 = content->tiles[0].y;
	for (int i = 1; i < content->count; i++) {
		int x = content->tiles[i].x, y = content->tiles[i].y;
		*x0 = x < *x0 ? x : *x0;
		*x1 = x > *x1 ? x : *x1;
		*y0 = y < *y0 ? y : *y0;
		*y1 = y > *y1 ? y : *y1;
	}
	++*x1;
	++*y1;
	return true;
}

/* ---- layers ---- */

/* How much larger than the window a layer is made on each side, and how much of
 * it must be left; parts of a hundred of the window. */
enum { SPARE = 25, SLACK = 12 };

/* What one frame shows. */
struct viewport {
	const struct camera *camera;
	struct rect view, window;
	bool moving; /* not at the size it will rest at */
	bool live;   /* frames follow each other in time: work may be spread over them */
};

/* The window in pixels from the table's origin, for tiles of this size. */
static struct rect window_at(const struct camera *camera, const struct viewport *viewport, double size)
{
	struct rect window = viewport->window;
	int ox, oy;
	camera_origin(camera, viewport->view, &ox, &oy);
	if (size == camera->size)
		return rect_moved(window, -ox, -oy);
	double scale = size / camera->size;
	double left = (window.x - ox) * scale, top = (window.y - oy) * scale;
	return (struct rect){(int)floor(left) - 1, (int)floor(top) - 1, (int)ceil(window.w * scale) + 3,
	                     (int)ceil(window.h * scale) + 3};
}

/* ... and `slack` parts of a hundred of the window more on all sides. */
static bool layer_reaches(const struct layer *layer, const struct camera *camera, const struct viewport *viewport,
                          int slack)
{
	if (layer->size <= 0)
		return false;
	struct rect window = window_at(camera, viewport, layer->size);
	int x = viewport->window.w * slack / 100, y = viewport->window.h * slack / 100;
	return rect_holds(layer->place, (struct rect){window.x - x, window.y - y, window.w + 2 * x, window.h + 2 * y});
}

/* What the camera sees of a layer, in the layer's pixels. */
static struct rect layer_window(const struct layer *layer, const struct camera *camera, const struct viewport *viewport)
{
	return rect_moved(window_at(camera, viewport, layer->size), -layer->place.x, -layer->place.y);
}

/* A layer of another size may be shown on the way, neither mushy nor jagged. */
static bool size_serves(double size, double wanted) { return size > 0.6 * wanted && size < 1.8 * wanted; }

/* Good enough for a camera that will be there. */
static bool layer_serves(const struct layer *layer, const struct camera *goal, const struct viewport *viewport)
{
	bool size_ok =
	    viewport->moving ? size_serves(layer->size, goal->size) : layer->size == goal->size && !layer->coarse;
	/* Near its edge the next one is begun. */
	return size_ok && layer_reaches(layer, goal, viewport, viewport->live ? SLACK : 0);
}

/* `coarse`: in passing, not to stay. */
static void layer_make(struct layer *layer, const struct camera *goal, const struct viewport *viewport, bool coarse)
{
	struct rect place = window_at(goal, viewport, goal->size);
	int spare_x = viewport->window.w * SPARE / 100, spare_y = viewport->window.h * SPARE / 100;
	if (place.w + 2 * spare_x <= LAYER_EDGE_MAX && place.h + 2 * spare_y <= LAYER_EDGE_MAX)
		place =
		    (struct rect){place.x - spare_x, place.y - spare_y, place.w + 2 * spare_x, place.h + 2 * spare_y};
	layer_place(layer, goal->size, place, coarse);
}

/* The platform drops layers that were not shown for long, and may lose them. */
static void find_lost(struct board *board, const struct draw *draw)
{
	for (int i = 0; i < LAYERS; i++) {
		struct layer *layer = &board->layers[i];
		if (!layer->made || draw_layer_has(draw, layer->key))
			continue;
		layer->made = false;
		layer->size = 0;
	}
}

/* Where the camera will be: at the end of its way if that is known, else where
 * its pace will have taken it when a layer can be ready. */
static struct camera goal_find(const struct board *board, const struct viewport *viewport)
{
	struct camera goal = board->directed && viewport->live ? board->toward : *viewport->camera;
	if (!board->directed && viewport->moving && board->last_size > 0) {
		double pace = viewport->camera->size / board->last_size;
		goal.size *= pace > 1.02 ? 1.25 : pace < 0.98 ? 0.8 : 1;
		goal.size = fmin(fmax(floor(goal.size), CAMERA_SIZE_MIN), CAMERA_SIZE_MAX);
	}
	return goal;
}

static void show_layer(const struct layer *layer, struct draw *draw, const struct viewport *viewport)
{
	struct draw_image how = {.alpha = 1, .dst = viewport->window};
	if (layer->size == viewport->camera->size) {
		how.src = layer_window(layer, viewport->camera, viewport);
	} else {
		double scale = viewport->camera->size / layer->size;
		int ox, oy;
		camera_origin(viewport->camera, viewport->view, &ox, &oy);
		int left = (int)lround(layer->place.x * scale), top = (int)lround(layer->place.y * scale);
		how.dst =
		    (struct rect){ox + left, oy + top, (int)lround((layer->place.x + layer->place.w) * scale) - left,
		                  (int)lround((layer->place.y + layer->place.h) * scale) - top};
	}
	draw_layer(draw, layer->key, &how);
}

/* ---- a frame ---- */

static void follow(struct board *board, struct layer *layer, const struct composer *composer,
                   const struct viewport *viewport, const struct camera *goal)
{
	struct rect inner = layer_window(layer, goal ? goal : viewport->camera, viewport);
	layer_follow(layer, composer, &board->wanted, goal != NULL, inner);
}

/* A little of what is next: a layer for the camera's goal.  True when it shows
 * all that the camera sees now, and so can take over. */
static bool compose_back(struct board *board, const struct composer *composer, struct draw *draw,
                         const struct viewport *viewport, const struct camera *goal)
{
	struct layer *back = board->back;
	struct rect there = layer_window(back, goal, viewport), here = layer_window(back, viewport->camera, viewport);
	int left = FRAME_BLOCKS;
	left -= layer_compose(back, composer, draw, there, BLOCK_STALE, left);
	bool reaches = layer_reaches(back, viewport->camera, viewport, 0);
	if (reaches)
		layer_compose(back, composer, draw, here, BLOCK_STALE, left);
	return reaches && !layer_lacks(back, here, BLOCK_STALE);
}

static void front_swap(struct board *board)
{
	struct layer *keep = board->front;
	board->front = board->back;
	board->back = keep;
}

/* The whole table, if it has changed its size or its bounds. */
static void whole_place(struct board *board)
{
	int x0, y0, x1, y1;
	if (!board_bounds(board, &x0, &y0, &x1, &y1))
		return;
	int across = x1 - x0 + 2, down = y1 - y0 + 2;
	double size = fmin(floor(sqrt((double)WHOLE_PIXELS / (across * down))), WHOLE_SIZE_MAX);
	int side = (int)size;
	struct rect place = {(x0 - 1) * side, (y0 - 1) * side, across * side, down * side}, was = board->whole->place;
	if (size < 8 || (size == board->whole->size && place.x == was.x && place.y == was.y && place.w == was.w &&
	                 place.h == was.h))
		return;
	layer_place(board->whole, size, place, true);
}

/* What can wait, as far as one frame goes. */
static void compose_rest(struct board *board, const struct composer *composer, struct draw *draw,
                         const struct viewport *viewport)
{
	struct layer *front = board->front, *whole = board->whole;
	struct rect all = {0, 0, front->place.w, front->place.h};
	int left = FRAME_BLOCKS;
	left -=
	    layer_compose(front, composer, draw, layer_window(front, viewport->camera, viewport), BLOCK_ROUGH, left);
	left -= layer_compose(front, composer, draw, all, BLOCK_ROUGH, left);
	if (!board->overview || left <= 0)
		return;
	whole_place(board);
	if (whole->size <= 0)
		return;
	follow(board, whole, composer, viewport, NULL);
	all = (struct rect){0, 0, whole->place.w, whole->place.h};
	layer_compose(whole, composer, draw, all, BLOCK_ROUGH, left);
}

static bool whole_stands_in(const struct board *board)
{
	const struct layer *whole = board->whole;
	struct rect all = {0, 0, whole->place.w, whole->place.h};
	return board->overview && whole->made && !layer_lacks(whole, all, BLOCK_STALE);
}

/* Wood as far as the window goes, the whole table on it, small, and on that what
 * there is of a better picture. */
static void show_whole(const struct board *board, struct draw *draw, const struct viewport *viewport)
{
	const struct layer *front = board->front;
	int ox, oy;
	camera_origin(viewport->camera, viewport->view, &ox, &oy);
	tile_art_table(board->art, draw, viewport->window, ox, oy, viewport->camera->size);
	show_layer(board->whole, draw, viewport);
	if (front->made && front->size < 2.2 * viewport->camera->size)
		show_layer(front, draw, viewport);
}

/* Nothing to show: the layer is made here and now, as far as it is seen. */
static void compose_now(struct board *board, const struct composer *composer, struct draw *draw,
                        const struct viewport *viewport)
{
	struct layer *back = board->back;
	if (!layer_reaches(back, viewport->camera, viewport, 0) || back->size != viewport->camera->size) {
		layer_make(back, viewport->camera, viewport, viewport->moving);
		follow(board, back, composer, viewport, viewport->camera);
	}
	layer_compose(back, composer, draw, layer_window(back, viewport->camera, viewport), BLOCK_ROUGH,
	              LAYER_BLOCKS_MAX);
	front_swap(board);
}

/* Brings the layers as far as one frame goes; false: the whole table stands in. */
static bool compose(struct board *board, const struct composer *composer, struct draw *draw,
                    const struct viewport *viewport)
{
	struct camera goal = goal_find(board, viewport);
	struct layer *front = board->front;
	bool serves = layer_serves(front, &goal, viewport);
	bool shows = layer_reaches(front, viewport->camera, viewport, 0) && front->size < 3 * viewport->camera->size;
	if (shows) {
		follow(board, front, composer, viewport, serves ? &goal : NULL);
		layer_compose(front, composer, draw, layer_window(front, viewport->camera, viewport),
		              viewport->live ? BLOCK_STALE : BLOCK_ROUGH, LAYER_BLOCKS_MAX);
	}
	if (serves && shows) {
		if (viewport->live && !viewport->moving)
			compose_rest(board, composer, draw, viewport);
		return true;
	}
	if (!viewport->live) {
		layer_make(front, &goal, viewport, false);
		follow(board, front, composer, viewport, &goal);
		layer_compose(front, composer, draw, layer_window(front, &goal, viewport), BLOCK_ROUGH,
		              LAYER_BLOCKS_MAX);
		return true;
	}
	if (!layer_serves(board->back, &goal, viewport))
		layer_make(board->back, &goal, viewport, viewport->moving && !board->directed);
	follow(board, board->back, composer, viewport, &goal);
	if (!shows && !whole_stands_in(board)) {
		compose_now(board, composer, draw, viewport);
		return true;
	}
	if (compose_back(board, composer, draw, viewport, &goal)) {
		front_swap(board);
		return true;
	}
	return shows;
}

/* Until a tile is painted with light in its windows it is shown as it was. */
static void wait_for_light(struct board *board)
{
	for (int i = 0; i < board->wanted.count; i++) {
		struct art_tile *tile = &board->wanted.tiles[i], dark = *tile;
		dark.lit = 0;
		if (!tile->lit || tile_art_painted(board->art, *tile) || !tile_art_painted(board->art, dark))
			continue;
		tile_art_want(board->art, *tile, 1, 15);
		*tile = dark;
	}
}

void board_draw_loose(const struct board *board, struct draw *draw, const struct camera *camera, struct rect view,
                      struct rect window)
{
	const struct board_content *wanted = &board->wanted;
	for (int i = 0; i < wanted->count; i++) {
		struct art_tile tile = wanted->tiles[i];
		struct rect box = camera_cell(camera, view, tile.x, tile.y);
		int count;
		const struct paint_loose *list = tile_art_loose(board->art, tile, &count);
		if (count && rect_overlap(box, window))
			loose_draw(draw, list, count, tile, (float)box.x, (float)box.y, camera->size, &board->breeze);
	}
	for (int i = 0; i < wanted->banner_count; i++) {
		const struct board_banner *banner = &wanted->banners[i];
		struct rect cell = camera_cell(camera, view, banner->x, banner->y);
		if (rect_overlap(banner_reach(cell), window))
			banner_draw(draw, cell, banner->color, 1,
			            breeze_wave(&board->breeze, banner->x * 3 + banner->y));
	}
}

/* The table has come from the worker: it is laid below everything, a few blocks a frame. */
static void see_wood(struct board *board)
{
	for (int i = 0; board->wooden != tile_art_wooden(board->art) && i < LAYERS; i++)
		layer_sharpen(&board->layers[i]);
	board->wooden = tile_art_wooden(board->art);
}

void board_draw(struct board *board, struct frame *frame, const struct camera *camera, double rest, struct rect view,
                struct rect window, const struct board_under *under)
{
	struct draw *draw = frame->draw;
	struct board_content *wanted = &board->wanted;
	struct composer composer = {board->set, board->art, under, board->hairline, !board->breathes};
	struct viewport viewport = {camera, view, window, frame->live && rest != camera->size, frame->live};
	find_lost(board, draw);
	tile_art_see(board->art, draw->cache);
	see_wood(board);
	content_settle(board);
	wait_for_light(board);
	for (int i = 0; i < wanted->count; i++)
		wanted->under[i] = under && under->tile_key && (wanted->tiles[i].what == ART_TILE || under->board)
		                       ? under->tile_key(under->self, &wanted->tiles[i])
		                       : 0;
	bool reaches = compose(board, &composer, draw, &viewport);
	draw_clip_push(draw, window);
	if (reaches)
		show_layer(board->front, draw, &viewport);
	else
		show_whole(board, draw, &viewport);
	if (board->breathes)
		board_draw_loose(board, draw, camera, view, window);
	draw_clip_pop(draw);
	board->last_size = camera->size;
	board->directed = false;
}

/* ---- asking ---- */

struct vec board_anchor_on(struct board *board, int type, int rotation, struct cell cell, struct spot spot,
                           float *clearance)
{
	struct paint_spot anchor = tile_map_anchor(tile_map_of(board->maps, type, rotation),
	                                           tile_map_code(&board->set->types[type], rotation, spot));
	if (clearance)
		*clearance = anchor.clearance;
	return (struct vec){(float)cell.x + anchor.x, (float)cell.y + anchor.y};
}

struct vec board_anchor(struct board *board, const struct game *game, struct cell cell, struct spot spot)
{
	int index = game_tile_at(game, cell.x, cell.y);
	if (index < 0)
		return (struct vec){(float)cell.x + 0.5f, (float)cell.y + 0.5f};
	struct setup_tile tile = game_tile(game, index);
	return board_anchor_on(board, tile.type, tile.rotation, cell, spot, NULL);
}

struct vec board_space_place(const struct board *board, int score)
{
	struct paint_board of = {board->set->castle, board->seed};
	struct vec at;
	float clearance;
	paint_space_place(&of, castle_space_of(of.castle, score), &at.x, &at.y, &clearance);
	return at;
}

struct vec board_corner_place(const struct board *board, int corner)
{
	struct paint_board of = {board->set->castle, board->seed};
	struct vec at;
	paint_tower_place(&of, corner, &at.x, &at.y);
	return at;
}

bool board_hit(struct board *board, const struct game *game, double x, double y, int *tile, struct spot *spot)
{
	int cell_x = (int)floor(x), cell_y = (int)floor(y);
	*tile = game_tile_at(game, cell_x, cell_y);
	spot->kind = FEATURE_KINDS;
	if (*tile < 0)
		return false;
	struct setup_tile laid = game_tile(game, *tile);
	const struct tile_map *map = tile_map_of(board->maps, laid.type, laid.rotation);
	uint8_t code = tile_map_at(map, x - cell_x, y - cell_y);
	struct spot found;
	if (tile_map_spot(&board->set->types[laid.type], laid.rotation, code, &found))
		*spot = found;
	return true;
}
