#include "board.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LAYER_EDGE_MAX = 8192, BOARD_TILES_MAX = TILES_MAX + 1, BOARD_FIGURES_MAX = FIGURES_MAX + 8 };

/* What lies on the table, with the level each tile is painted at. */
struct still {
	int count, figure_count;
	struct art_tile tiles[BOARD_TILES_MAX];
	uint8_t levels[BOARD_TILES_MAX];
	struct board_figure figures[BOARD_FIGURES_MAX];
};

struct board {
	const struct tile_set *set;
	struct tile_art *art;
	struct plan_book *plans;
	struct still wanted, drawn;
	/* the layer */
	uint64_t key, under_key;
	unsigned number; /* of layers made */
	bool patched;    /* parts of it were painted again */
	bool hairline;
	double size;       /* of tiles in it */
	struct rect inner; /* the window in it */
	struct rect place; /* in pixels from the table's origin, at that size */
};

uint32_t board_seed(const struct setup *setup)
{
	uint64_t hash = hash_bytes(HASH_BASIS, setup->deck, (size_t)setup->deck_count);
	return (uint32_t)(hash ^ hash >> 32);
}

struct board *board_create(struct host *host, uint32_t seed)
{
	struct board *board = calloc(1, sizeof *board);
	if (!board)
		return NULL;
	board->set = host->tiles;
	board->art = tile_art_create(host, seed);
	board->plans = plan_book_create(host->tiles);
	if (!board->art || !board->plans) {
		board_destroy(board);
		return NULL;
	}
	return board;
}

void board_destroy(struct board *board)
{
	if (!board)
		return;
	tile_art_destroy(board->art);
	plan_book_destroy(board->plans);
	free(board);
}

struct tile_art *board_art(struct board *board)
{
	return board->art;
}

bool board_patched(const struct board *board)
{
	return board->patched;
}

struct plan_book *board_plans(struct board *board)
{
	return board->plans;
}

/* ---- what lies there ---- */

void board_hairline(struct board *board, bool on)
{
	if (board->hairline != on)
		board->number = 0; /* the layer is made anew */
	board->hairline = on;
}

void board_begin(struct board *board)
{
	board->wanted.count = board->wanted.figure_count = 0;
}

void board_add_tile(struct board *board, int type, int rotation, int x, int y)
{
	if (board->wanted.count < BOARD_TILES_MAX)
		board->wanted.tiles[board->wanted.count++] = (struct art_tile){
		    .type = (uint8_t)type, .rotation = (uint8_t)rotation, .x = (int16_t)x, .y = (int16_t)y};
}

void board_add_game(struct board *board, const struct game *game, int skip)
{
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		if (i != skip)
			board_add_tile(board, tile.type, tile.rotation, tile.cell.x, tile.cell.y);
	}
}

void board_add_figure(struct board *board, const struct board_figure *figure)
{
	if (board->wanted.figure_count < BOARD_FIGURES_MAX)
		board->wanted.figures[board->wanted.figure_count++] = *figure;
}

bool board_bounds(const struct board *board, int *x0, int *y0, int *x1, int *y1)
{
	const struct still *still = &board->wanted;
	if (still->count == 0)
		return false;
	*x0 = *x1 = still->tiles[0].x;
	*y0 = *y1 = still->tiles[0].y;
	for (int i = 1; i < still->count; i++) {
		int x = still->tiles[i].x, y = still->tiles[i].y;
		*x0 = x < *x0 ? x : *x0;
		*x1 = x > *x1 ? x : *x1;
		*y0 = y < *y0 ? y : *y0;
		*y1 = y > *y1 ? y : *y1;
	}
	++*x1;
	++*y1;
	return true;
}

static bool tile_lies(const struct still *still, int x, int y)
{
	for (int i = 0; i < still->count; i++)
		if (still->tiles[i].x == x && still->tiles[i].y == y)
			return true;
	return false;
}

/* ---- composing ---- */

static struct rect cell_box(const struct board *board, int x, int y)
{
	int left = (int)lround(x * board->size), top = (int)lround(y * board->size);
	return (struct rect){left - board->place.x, top - board->place.y,
	                     (int)lround((x + 1) * board->size) - left,
	                     (int)lround((y + 1) * board->size) - top};
}

static int north_to_south(const void *a, const void *b)
{
	const struct art_tile *first = a, *second = b;
	return first->y != second->y ? first->y - second->y : first->x - second->x;
}

static void draw_shadow(struct draw *draw, struct rect box)
{
	float side = (float)box.w;
	struct skin skin = {
	    .shadow = rgba(0x0B0603, 0.55f), .shadow_blur = side * 0.10f, .shadow_dy = side * 0.05f};
	draw_skin(draw, box, &skin);
}

/* Towers of the lattice line north of row `y`, each once. */
static void draw_towers(struct board *board, struct draw *draw, int y, struct rect clip)
{
	const struct still *still = &board->drawn;
	bool done[64] = {false};
	int first = 0;
	for (int i = 0; i < still->count; i++)
		first = still->tiles[i].x < first ? still->tiles[i].x : first;
	for (int i = 0; i < still->count; i++) {
		struct art_tile tile = still->tiles[i];
		if (tile.y != y && tile.y != y - 1)
			continue;
		unsigned corners = paint_towers(&board->set->types[tile.type], tile.rotation);
		for (int corner = 0; corner < 4; corner++) {
			bool east = corner == PAINT_CORNER_NE || corner == PAINT_CORNER_SE;
			bool south = corner == PAINT_CORNER_SE || corner == PAINT_CORNER_SW;
			int x = tile.x + east;
			if (!(corners >> corner & 1) || tile.y + south != y)
				continue;
			if (x - first < 64 && done[x - first])
				continue;
			if (x - first < 64)
				done[x - first] = true;
			struct rect box = cell_box(board, x, y);
			if (rect_overlap(art_bleed(box), clip))
				tile_art_tower(board->art, draw, box.x, box.y, board->size);
		}
	}
}

static void draw_grounds(struct board *board, struct draw *draw, struct rect clip,
                         const struct board_under *under)
{
	const struct still *still = &board->drawn;
	for (int i = 0; i < still->count; i++) {
		struct rect box = cell_box(board, still->tiles[i].x, still->tiles[i].y);
		if (rect_overlap(art_bleed(box), clip) &&
		    !(tile_lies(still, still->tiles[i].x, still->tiles[i].y + 1) &&
		      tile_lies(still, still->tiles[i].x + 1, still->tiles[i].y)))
			draw_shadow(draw, box);
	}
	for (int i = 0; i < still->count; i++) {
		struct rect box = cell_box(board, still->tiles[i].x, still->tiles[i].y);
		if (!rect_overlap(art_bleed(box), clip))
			continue;
		tile_art_ground(board->art, draw, still->tiles[i], still->levels[i], box);
		if (board->hairline) {
			draw_fill(draw, (struct rect){box.x, box.y, box.w, 1}, rgba(0x2B1A0E, 0.22f));
			draw_fill(draw, (struct rect){box.x, box.y, 1, box.h}, rgba(0x2B1A0E, 0.22f));
		}
		if (!tile_lies(still, still->tiles[i].x, still->tiles[i].y + 1))
			tile_art_slab(board->art, draw, still->tiles[i], box);
		if (under && under->key && under->paint)
			under->paint(under->self, draw, &still->tiles[i], box);
	}
}

static void draw_figures(struct board *board, struct draw *draw, struct rect clip)
{
	const struct still *still = &board->drawn;
	float height = (float)board->size * 0.29f;
	for (int i = 0; i < still->figure_count; i++) {
		const struct board_figure *figure = &still->figures[i];
		float x = figure->x * (float)board->size - (float)board->place.x;
		float y = figure->y * (float)board->size - (float)board->place.y;
		struct rect box = {(int)(x - height), (int)(y - 2 * height), (int)(2 * height),
		                   (int)(3 * height)};
		if (rect_overlap(box, clip))
			draw_figure(draw, x, y, height, figure->pose, figure->color, figure->look, 1);
	}
}

/* Everything within `clip`, in the layer's own pixels. */
static void compose(struct board *board, struct draw *draw, struct rect clip, const struct board_under *under)
{
	const struct still *still = &board->drawn;
	draw_clip_push(draw, clip);
	tile_art_table(board->art, draw, clip, -board->place.x, -board->place.y);
	draw_grounds(board, draw, clip, under);
	int i = 0;
	while (i < still->count) {
		int y = still->tiles[i].y;
		draw_towers(board, draw, y, clip);
		for (; i < still->count && still->tiles[i].y == y; i++) {
			struct rect box = cell_box(board, still->tiles[i].x, y);
			if (rect_overlap(art_bleed(box), clip))
				tile_art_overlay(board->art, draw, still->tiles[i], still->levels[i], box);
		}
		if (i == still->count || still->tiles[i].y > y + 1)
			draw_towers(board, draw, y + 1, clip);
	}
	for (i = 0; under && under->key && under->after && i < still->count; i++) {
		struct rect box = cell_box(board, still->tiles[i].x, still->tiles[i].y);
		if (rect_overlap(box, clip))
			under->after(under->self, draw, &still->tiles[i], box);
	}
	draw_figures(board, draw, clip);
	draw_clip_pop(draw);
}

/* Asks for the pictures and notes the level each tile can have now. */
static void choose_levels(struct board *board)
{
	struct still *still = &board->wanted;
	int level = art_level(board->size);
	struct rect whole = {0, 0, board->place.w, board->place.h};
	qsort(still->tiles, (size_t)still->count, sizeof *still->tiles, north_to_south);
	for (int i = 0; i < still->count; i++) {
		struct rect box = cell_box(board, still->tiles[i].x, still->tiles[i].y);
		bool seen = rect_overlap(art_bleed(box), whole);
		/* The largest pictures only for what is in the window itself. */
		if (level == 0 && rect_overlap(box, board->inner))
			tile_art_want(board->art, still->tiles[i], 0, 10);
		tile_art_want(board->art, still->tiles[i], level > 0 ? level : 1, seen ? 20 : 5);
		still->levels[i] =
		    seen ? (uint8_t)tile_art_have(board->art, still->tiles[i], level) : ART_LEVELS + 1;
	}
}

static struct rect bled(const struct board *board, struct art_tile tile)
{
	struct rect box = art_bleed(cell_box(board, tile.x, tile.y));
	/* A tile without southern neighbour shows slab and shadow below. */
	return rect_around(box, rect_moved(box, 0, box.h / 8));
}

static struct rect figure_box(const struct board *board, const struct board_figure *figure)
{
	float size = (float)board->size, reach = size * 0.32f;
	return (struct rect){(int)(figure->x * size - reach) - board->place.x - 2,
	                     (int)(figure->y * size - reach * 1.3f) - board->place.y - 2,
	                     (int)(2 * reach) + 4, (int)(2 * reach) + 4};
}

static void grow(struct rect *dirty, struct rect box)
{
	*dirty = dirty->w > 0 ? rect_around(*dirty, box) : box;
}

/* The part of the layer that no longer shows what is wanted. */
static struct rect find_changes(const struct board *board)
{
	const struct still *old = &board->drawn, *new = &board->wanted;
	struct rect dirty = {0, 0, 0, 0};
	int i = 0, j = 0;
	while (i < old->count || j < new->count) { /* both are sorted */
		int order = i == old->count   ? 1
		            : j == new->count ? -1
		                              : north_to_south(&old->tiles[i], &new->tiles[j]);
		bool same = order == 0 && old->tiles[i].type == new->tiles[j].type &&
		            old->tiles[i].rotation == new->tiles[j].rotation &&
		            old->levels[i] == new->levels[j];
		if (!same)
			grow(&dirty, bled(board, order <= 0 ? old->tiles[i] : new->tiles[j]));
		i += order <= 0;
		j += order >= 0;
	}
	for (i = 0; i < old->figure_count || i < new->figure_count; i++) {
		const struct board_figure *a = i < old->figure_count ? &old->figures[i] : NULL;
		const struct board_figure *b = i < new->figure_count ? &new->figures[i] : NULL;
		if (a && b && a->x == b->x && a->y == b->y && a->color == b->color && a->pose == b->pose &&
		    a->look == b->look)
			continue;
		if (a)
			grow(&dirty, figure_box(board, a));
		if (b)
			grow(&dirty, figure_box(board, b));
	}
	return rect_common(dirty, (struct rect){0, 0, board->place.w, board->place.h});
}

/* ---- the layer ---- */

/* The window in pixels from the table's origin, for tiles of this size. */
static struct rect window_at(const struct camera *camera, struct rect view, struct rect window, double size)
{
	int ox, oy;
	camera_origin(camera, view, &ox, &oy);
	if (size == camera->size)
		return rect_moved(window, -ox, -oy);
	double scale = size / camera->size;
	double left = (window.x - ox) * scale, top = (window.y - oy) * scale;
	return (struct rect){(int)floor(left) - 1, (int)floor(top) - 1, (int)ceil(window.w * scale) + 3,
	                     (int)ceil(window.h * scale) + 3};
}

static bool holds(struct rect outer, struct rect inner)
{
	return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
	       inner.y + inner.h <= outer.y + outer.h;
}

/* Chooses size and place of the layer; true if it must be made anew. */
static bool place_layer(struct board *board, const struct draw *draw, const struct camera *camera,
                        double rest, struct rect view, struct rect window)
{
	bool moving = rest != camera->size;
	if (board->number > 0) {
		/* On the way a layer of another size is good enough as long as it reaches. */
		bool size_ok = moving ? board->size > 0.4 * camera->size && board->size < 2.5 * camera->size
		                      : board->size == camera->size;
		if (size_ok && holds(board->place, window_at(camera, view, window, board->size)) &&
		    draw_layer_has(draw, board->key))
			return false;
	}
	double size = rest < camera->size ? rest : camera->size;
	struct rect place = window_at(camera, view, window, size);
	int spare_x = window.w * 3 / 10, spare_y = window.h * 3 / 10;
	if (place.w + 2 * spare_x <= LAYER_EDGE_MAX && place.h + 2 * spare_y <= LAYER_EDGE_MAX)
		place = (struct rect){place.x - spare_x, place.y - spare_y, place.w + 2 * spare_x,
		                      place.h + 2 * spare_y};
	board->size = size;
	board->place = place;
	board->key = hash_int(hash_text(HASH_BASIS, "board"), (int64_t)(intptr_t)board);
	board->number++;
	return true;
}

static void show_layer(const struct board *board, struct draw *draw, const struct camera *camera,
                       struct rect view, struct rect window)
{
	struct draw_image how = {.alpha = 1, .dst = window};
	if (board->size == camera->size) {
		struct rect part = window_at(camera, view, window, board->size);
		how.src = rect_moved(part, -board->place.x, -board->place.y);
	} else {
		/* What is seen of the layer and no more: the software renderer scales
		 * all of the source before it clips.  Source pixels are whole, so the
		 * place on the screen follows from them. */
		double scale = camera->size / board->size;
		struct rect part = window_at(camera, view, window, board->size);
		struct rect seen = rect_common(part, board->place);
		int ox, oy;
		camera_origin(camera, view, &ox, &oy);
		how.src = rect_moved(seen, -board->place.x, -board->place.y);
		how.dst.x = ox + (int)floor(seen.x * scale);
		how.dst.y = oy + (int)floor(seen.y * scale);
		how.dst.w = (int)ceil((seen.x + seen.w) * scale) - (int)floor(seen.x * scale);
		how.dst.h = (int)ceil((seen.y + seen.h) * scale) - (int)floor(seen.y * scale);
	}
	draw_clip_push(draw, window);
	draw_layer(draw, board->key, &how);
	draw_clip_pop(draw);
}

void board_draw(struct board *board, struct frame *frame, const struct camera *camera, double rest,
                struct rect view, struct rect window, const struct board_under *under)
{
	struct draw *draw = frame->draw;
	uint64_t under_key = under ? under->key : 0;
	bool anew = place_layer(board, draw, camera, rest, view, window);
	board->inner =
	    rect_moved(window_at(camera, view, window, board->size), -board->place.x, -board->place.y);
	choose_levels(board);
	struct rect whole = {0, 0, board->place.w, board->place.h}, dirty = whole;
	if (!anew && under_key == board->under_key) {
		dirty = find_changes(board);
		/* A scaled picture that is clipped falls on other pixels than a whole
		 * one: once nothing changes any more, all is composed in one go. */
		if (dirty.w == 0 && board->patched && rest == camera->size)
			dirty = whole;
	}
	if (dirty.w > 0 && dirty.h > 0) {
		board->drawn = board->wanted;
		board->under_key = under_key;
		board->patched = dirty.w != whole.w || dirty.h != whole.h;
		draw_layer_begin(draw, board->key, board->place.w, board->place.h, rgb(0x3C281C), !anew);
		compose(board, draw, dirty, under);
		draw_layer_end(draw);
	}
	show_layer(board, draw, camera, view, window);
}

/* ---- asking ---- */

struct vec board_anchor_on(struct board *board, int type, int rotation, struct cell cell, struct spot spot,
                           float *clearance)
{
	struct paint_spot anchor = plan_anchor(plan_of(board->plans, type, rotation),
	                                       plan_code(&board->set->types[type], rotation, spot));
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

bool board_hit(struct board *board, const struct game *game, double x, double y, int *tile, struct spot *spot)
{
	int cell_x = (int)floor(x), cell_y = (int)floor(y);
	*tile = game_tile_at(game, cell_x, cell_y);
	spot->kind = FEATURE_KINDS;
	if (*tile < 0)
		return false;
	struct setup_tile laid = game_tile(game, *tile);
	const struct plan *plan = plan_of(board->plans, laid.type, laid.rotation);
	uint8_t code = plan_at(plan, x - cell_x, y - cell_y);
	struct spot found;
	if (plan_spot(&board->set->types[laid.type], laid.rotation, code, &found))
		*spot = found;
	return true;
}
