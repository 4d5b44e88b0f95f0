/* The layers on which a board is drawn, and which of them is shown: of board.h. */
#include "view/table/board_private.h"

#include <math.h>
#include <stdlib.h>

#include "view/table/banner.h"

/* Blocks painted in a frame while there is something to show meanwhile, when nothing moves besides, and when much does;
 * how many are copied in the time in which one is painted. */
enum { FRAME_BLOCKS = 4, STILL_BLOCKS = 8, BUSY_BLOCKS = 2, BLOCK_COPIES = 5 };

/* Pixels of the whole table, and of a tile in it. */
enum { WHOLE_PIXELS = 1300 * 1000, WHOLE_SIZE_MAX = 96 };

/* How much larger than the window a layer is made on each side, and how much of it must be left, so that the next one
 * is there in time; parts of a hundred of the window. */
enum { SPARE = 25, SLACK = 12 };

/* What one frame shows. */
struct viewport {
	const struct camera *camera;
	struct rect view, window;
	bool moving; /* not at the size it will rest at */
	bool live;   /* frames follow each other in time: work may be spread over them */
	bool still;  /* as in the frame before */
	bool frozen; /* nothing may be shown later than asked */
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
	/* of one extent always: a layer of another is one more that has to be had from the platform, and cleared */
	place.w = viewport->window.w + 3;
	place.h = viewport->window.h + 3;
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
	if (!board->directed && viewport->moving && board->last.size > 0) {
		double pace = viewport->camera->size / board->last.size;
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

static uint64_t state_of(const struct composer *composer) { return composer->under ? composer->under->state : 0; }

static void follow(struct board *board, struct layer *layer, const struct composer *composer,
                   const struct viewport *viewport, const struct camera *goal)
{
	struct rect inner = layer_window(layer, goal ? goal : viewport->camera, viewport);
	layer_follow(layer, composer, &board->wanted, goal != NULL, inner);
}

/* What the layer lacks in this part is copied from the front one or painted, as far as `left` goes (in copies). */
static void fill_back(struct board *board, const struct composer *composer, struct draw *draw, struct rect part,
                      int *left)
{
	*left -= layer_take(board->back, board->front, draw, part, *left);
	*left -= BLOCK_COPIES * layer_compose(board->back, composer, draw, part, BLOCK_STALE, *left / BLOCK_COPIES);
}

/* A little of what is next: a layer for the camera's goal.  True when it shows all that the camera sees now, and so can
 * take over; with all that can be copied, if the one in front can wait. */
static bool compose_back(struct board *board, const struct composer *composer, struct draw *draw,
                         const struct viewport *viewport, const struct camera *goal, bool can_wait)
{
	struct layer *back = board->back;
	struct rect there = layer_window(back, goal, viewport), here = layer_window(back, viewport->camera, viewport);
	struct rect all = {0, 0, back->place.w, back->place.h};
	/* while another state waits things move on the table */
	int most = state_of(composer) ? BUSY_BLOCKS : viewport->still ? STILL_BLOCKS : FRAME_BLOCKS;
	int left = BLOCK_COPIES * most;
	fill_back(board, composer, draw, there, &left);
	bool reaches = layer_reaches(back, viewport->camera, viewport, 0);
	if (reaches)
		fill_back(board, composer, draw, here, &left);
	left -= layer_take(back, board->front, draw, all, left);
	return reaches && !layer_lacks(back, here, BLOCK_STALE) && (left > 0 || !can_wait);
}

uint64_t board_shows(const struct board *board) { return board->shown; }

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

static void under_find(struct board *board, const struct board_under *under)
{
	struct board_content *wanted = &board->wanted;
	for (int i = 0; i < wanted->count; i++)
		wanted->under[i] = under && under->tile_key && (wanted->tiles[i].what == ART_TILE || under->board)
		                       ? under->tile_key(under->self, &wanted->tiles[i])
		                       : 0;
}

static void compose_whole(struct board *board, const struct composer *composer, struct draw *draw,
                          const struct viewport *viewport, int left)
{
	struct layer *whole = board->whole;
	if (!board->overview || left <= 0)
		return;
	whole_place(board);
	if (whole->size <= 0)
		return;
	follow(board, whole, composer, viewport, NULL);
	struct rect all = {0, 0, whole->place.w, whole->place.h};
	layer_compose(whole, composer, draw, all, BLOCK_ROUGH, left);
}

/* What is known to come next, where the camera is now. */
static void compose_next(struct board *board, const struct composer *composer, struct draw *draw,
                         const struct viewport *viewport, int left)
{
	struct layer *back = board->back;
	struct composer ahead = *composer;
	ahead.under = composer->under->next;
	if (left <= 0)
		return;
	under_find(board, ahead.under);
	if (!layer_serves(back, viewport->camera, viewport))
		layer_make(back, viewport->camera, viewport, false);
	follow(board, back, &ahead, viewport, NULL);
	struct rect here = layer_window(back, viewport->camera, viewport), all = {0, 0, back->place.w, back->place.h};
	left -= layer_compose(back, &ahead, draw, here, BLOCK_ROUGH, left);
	left -= layer_compose(back, &ahead, draw, all, BLOCK_STALE, left);
	compose_whole(board, &ahead, draw, viewport, left);
}

/* What can wait, as far as one frame goes. */
static void compose_rest(struct board *board, const struct composer *composer, struct draw *draw,
                         const struct viewport *viewport)
{
	struct layer *front = board->front;
	struct rect all = {0, 0, front->place.w, front->place.h};
	const struct board_under *under = composer->under;
	int left = FRAME_BLOCKS;
	left -=
	    layer_compose(front, composer, draw, layer_window(front, viewport->camera, viewport), BLOCK_ROUGH, left);
	left -= layer_compose(front, composer, draw, all, BLOCK_ROUGH, left);
	if (under && under->next)
		compose_next(board, composer, draw, viewport, left);
	else if (!under || !under->state) /* the table as it is between two states shows in the small one */
		compose_whole(board, composer, draw, viewport, left);
}

/* Is the small whole table there, as the table is now? */
static bool whole_stands_in(struct board *board, const struct composer *composer, const struct viewport *viewport)
{
	struct layer *whole = board->whole;
	struct rect all = {0, 0, whole->place.w, whole->place.h};
	uint64_t state = state_of(composer);
	if (!board->overview || !whole->made)
		return false;
	if (state && whole->state != state) /* the one before, if the large ones still show that */
		return whole->state == board->front->state && !layer_lacks(whole, all, BLOCK_STALE);
	follow(board, whole, composer, viewport, NULL);
	return !layer_lacks(whole, all, BLOCK_STALE);
}

/* Wood as far as the window goes, the whole table on it, small, and on that what there is of a better picture. */
static void show_whole(const struct board *board, struct draw *draw, const struct viewport *viewport)
{
	const struct layer *front = board->front;
	int ox, oy;
	camera_origin(viewport->camera, viewport->view, &ox, &oy);
	tile_art_table(board->art, draw, viewport->window, ox, oy, viewport->camera->size);
	show_layer(board->whole, draw, viewport);
	struct rect all = {0, 0, front->place.w, front->place.h};
	if (front->made && front->state == board->whole->state && front->size < 2.2 * viewport->camera->size &&
	    !layer_lacks(front, all, BLOCK_STALE))
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
	struct rect here = layer_window(back, viewport->camera, viewport);
	layer_take(back, board->front, draw, here, LAYER_BLOCKS_MAX);
	layer_compose(back, composer, draw, here, BLOCK_ROUGH, LAYER_BLOCKS_MAX);
	front_swap(board);
}

/* Workers begin with the pictures that will be wanted where the camera is going; nothing is composed yet. */
static void look_ahead(struct board *board, const struct composer *composer, const struct viewport *viewport,
                       const struct camera *goal)
{
	struct layer *back = board->back;
	if (back->size != goal->size || back->coarse || !layer_reaches(back, goal, viewport, 0))
		layer_make(back, goal, viewport, false);
	follow(board, back, composer, viewport, goal);
}

/* What was asked for lies ready behind what is shown. */
static bool back_ready(const struct board *board, const struct composer *composer, const struct viewport *viewport)
{
	const struct layer *back = board->back;
	uint64_t state = state_of(composer);
	return state && viewport->live && board->front->state != state && back->made && back->state == state &&
	       layer_reaches(back, viewport->camera, viewport, 0) &&
	       !layer_lacks(back, layer_window(back, viewport->camera, viewport), BLOCK_STALE);
}

/* May the front layer, of another state, be shown once more? */
static bool front_waits(const struct board *board, const struct composer *composer, const struct viewport *viewport)
{
	const struct layer *front = board->front;
	uint64_t state = state_of(composer);
	return state && composer->under->waits && viewport->live && !viewport->frozen && front->state &&
	       front->state != state &&
	       !layer_lacks(front, layer_window(front, viewport->camera, viewport), BLOCK_STALE);
}

/* Brings the layers as far as one frame goes; false: the whole table stands in. */
static bool compose(struct board *board, const struct composer *composer, struct draw *draw,
                    const struct viewport *viewport)
{
	if (back_ready(board, composer, viewport))
		front_swap(board);
	struct camera goal = goal_find(board, viewport);
	struct layer *front = board->front;
	bool shows = layer_reaches(front, viewport->camera, viewport, 0) && front->size < 3 * viewport->camera->size;
	bool late = shows && front_waits(board, composer, viewport);
	bool serves = layer_serves(front, &goal, viewport) && !late;
	if (shows && !late)
		follow(board, front, composer, viewport, serves ? &goal : NULL);
	bool scales = shows && !layer_lacks(front, layer_window(front, viewport->camera, viewport), BLOCK_STALE);
	if (viewport->moving && (scales || whole_stands_in(board, composer, viewport))) {
		/* The table grows or shrinks: what is composed is scaled till the camera rests. (What is laid or put
		 * meanwhile is composed below, in the frame that first shows it.) */
		if (board->directed)
			look_ahead(board, composer, viewport, &goal);
		return scales;
	}
	if (shows && !late) {
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
	if (!shows && front->state == state_of(composer)) /* what it has may be copied */
		follow(board, front, composer, viewport, NULL);
	follow(board, board->back, composer, viewport, &goal);
	/* After a jump in the ending the small one costs less than a large one for every bit of the way. */
	if (!shows && viewport->moving && board->directed && !whole_stands_in(board, composer, viewport))
		compose_whole(board, composer, draw, viewport, LAYER_BLOCKS_MAX);
	if (!shows && !whole_stands_in(board, composer, viewport)) {
		compose_now(board, composer, draw, viewport);
		return true;
	}
	if (compose_back(board, composer, draw, viewport, &goal, shows)) {
		front_swap(board);
		return true;
	}
	return shows;
}

/* Until a tile is painted with light in its windows, or with what its city has built, it is shown as it was. */
static void wait_for_light(struct board *board)
{
	for (int i = 0; i < board->wanted.count; i++) {
		struct art_tile *tile = &board->wanted.tiles[i], before[3] = {*tile, *tile, *tile};
		before[0].lit = before[1].landmark = before[2].lit = before[2].landmark = 0;
		if ((!tile->lit && !tile->landmark) || tile_art_painted(board->art, *tile))
			continue;
		for (int k = 0; k < 3; k++) {
			if (!tile_art_painted(board->art, before[k]))
				continue;
			tile_art_want(board->art, *tile, 1, 15);
			*tile = before[k];
			break;
		}
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
		if (rect_overlap(banner_reach(cell, banner), window))
			banner_draw(draw, cell, banner, 1, breeze_wave(&board->breeze, banner->x * 3 + banner->y));
	}
}

/* The table has come from the worker: it is laid below everything, a few blocks a frame; another top at once. */
static void see_wood(struct board *board)
{
	for (int i = 0; board->look != tile_art_look(board->art) && i < LAYERS; i++)
		layer_spoil(&board->layers[i]);
	board->look = tile_art_look(board->art);
	for (int i = 0; board->wooden != tile_art_wooden(board->art) && i < LAYERS; i++)
		layer_sharpen(&board->layers[i]);
	board->wooden = tile_art_wooden(board->art);
}

/* The first frame of a table: what is seen there is painted now, with what hands there are. */
static void begin(struct board *board, const struct viewport *viewport)
{
	const struct board_content *wanted = &board->wanted;
	struct art_tile *seen = malloc((size_t)wanted->count * sizeof *seen + 1);
	int count = 0;
	for (int i = 0; seen && i < wanted->count; i++) {
		struct rect box = camera_cell(viewport->camera, viewport->view, wanted->tiles[i].x, wanted->tiles[i].y);
		if (rect_overlap(art_bleed(box), viewport->window))
			seen[count++] = wanted->tiles[i];
	}
	tile_art_begin(board->art, seen, count);
	free(seen);
}

void board_draw(struct board *board, struct frame *frame, const struct camera *camera, double rest, struct rect view,
                struct rect window, const struct board_under *under)
{
	struct draw *draw = frame->draw;
	struct composer composer = {board->set, board->art, under, board->hairline, !board->breathes};
	struct viewport viewport = {camera,       view,
	                            window,       frame->live && rest != camera->size,
	                            frame->live,  camera_same(camera, &board->last),
	                            frame->frozen};
	if (frame->unseen)
		return;
	find_lost(board, draw);
	tile_art_see(board->art, draw->cache);
	tile_art_wait(board->art, frame->frozen);
	see_wood(board);
	board_settle(board);
	wait_for_light(board);
	if (frame->live && !frame->frozen && !board->front->made && !board->back->made)
		begin(board, &viewport);
	under_find(board, under);
	bool reaches = compose(board, &composer, draw, &viewport);
	draw_clip_push(draw, window);
	board->shown = reaches ? board->front->state : board->whole->state;
	if (reaches)
		show_layer(board->front, draw, &viewport);
	else
		show_whole(board, draw, &viewport);
	if (board->breathes)
		board_draw_loose(board, draw, camera, view, window);
	draw_clip_pop(draw);
	draw->lacking |= tile_maps_lacking(board->maps);
	board->last = *camera;
	board->directed = false;
}

void board_compose(struct board *board, struct draw *draw, const struct camera *camera, struct rect view,
                   const struct rect *boxes, int count, const struct board_under *under, bool wants)
{
	const struct composer composer = {board->set, board->art, under, board->hairline, !board->breathes};
	struct rect all = boxes[0];
	int ox, oy;
	camera_origin(camera, view, &ox, &oy);
	for (int i = 1; i < count; i++)
		all = rect_around(all, boxes[i]);
	board_settle(board);
	layer_place(&board->window, camera->size, (struct rect){-ox, -oy, all.x + all.w, all.y + all.h}, false);
	layer_follow(&board->window, &composer, &board->wanted, wants, all);
	for (int i = 0; i < count; i++)
		layer_paint(&board->window, &composer, draw, boxes[i]);
}
