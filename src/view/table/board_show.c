/* Which pictures of a board are wanted, and how it is drawn: of board.h. */
#include "view/table/board_private.h"

#include "view/table/banner.h"

/* Of what lies outside, a level of 128 is enough until it comes in. */
enum { UNSEEN = 2 };
/* So large pictures must be while the camera zooms. */
#define PASSING 0.55

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

/* Where each tile is drawn, and the level it can have now; `wants`: the pictures it would like are asked for. */
static void choose_levels(struct board *board, const struct camera *camera, struct rect view, struct rect window,
                          bool passing, bool wants)
{
	struct board_content *wanted = &board->wanted;
	struct rect near = rect_inset(window, -window.w / 4);
	/* In passing nobody sees how sharp they are: small ones cost less, the largest would crowd out the others. */
	int level = art_level(passing ? camera->size * PASSING : camera->size);
	level = passing && level < 1 ? 1 : level;
	int kept = level > 0 ? level : 1, far = kept < UNSEEN ? UNSEEN : kept;
	for (int i = 0; i < wanted->count; i++) {
		struct rect box = camera_cell(camera, view, wanted->tiles[i].x, wanted->tiles[i].y);
		wanted->boxes[i] = box;
		bool seen = rect_overlap(art_bleed(box), near);
		/* The largest pictures only for what is in the window itself. */
		if (wants && level == 0 && rect_overlap(box, window))
			tile_art_want(board->art, wanted->tiles[i], 0, 10);
		if (wants)
			tile_art_want(board->art, wanted->tiles[i], seen ? kept : far, seen ? 20 : 5);
		wanted->levels[i] = seen ? (uint8_t)tile_art_have(board->art, wanted->tiles[i], level) : ART_ROUGH;
	}
}

/* What breathes. */
static void draw_loose(const struct board *board, struct draw *draw, const struct camera *camera, struct rect view,
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

void board_draw(struct board *board, struct frame *frame, const struct camera *camera, double rest, struct rect view,
                struct rect window, const struct board_under *under)
{
	struct draw *draw = frame->draw;
	const struct composer composer = {board, camera, view, under, true, BOARD_GROUND | BOARD_STANDING};
	bool passing = frame->live && rest != camera->size, directed = frame->live && board->directed;
	if (frame->unseen)
		return;
	tile_art_see(board->art, draw->cache);
	tile_art_wait(board->art, frame->frozen);
	board_settle(board);
	wait_for_light(board);
	/* Workers begin with what will be wanted where the camera is going. */
	if (directed)
		choose_levels(board, &board->toward, view, window, false, true);
	choose_levels(board, camera, view, window, passing, !directed);
	draw_clip_push(draw, window);
	draw->coarse = passing;
	draw->steady = frame->live && !frame->frozen && !passing;
	board_paint(&composer, draw, window);
	draw->steady = false;
	if (board->breathes)
		draw_loose(board, draw, camera, view, window);
	draw->coarse = false;
	draw_clip_pop(draw);
	draw->lacking |= tile_maps_lacking(board->maps);
	board->directed = false;
}

void board_compose(struct board *board, struct draw *draw, const struct camera *camera, struct rect view,
                   struct rect window, const struct board_under *under, bool wood)
{
	const struct composer composer = {board, camera, view, under, wood, BOARD_GROUND | BOARD_STANDING};
	board_settle(board);
	choose_levels(board, camera, view, window, false, true);
	board_paint(&composer, draw, window);
}

void board_draw_again(const struct board *board, struct draw *draw, const struct camera *camera, struct rect view,
                      struct rect window, unsigned parts)
{
	const struct composer composer = {board, camera, view, NULL, false, parts};
	draw_clip_push(draw, window);
	board_paint(&composer, draw, window);
	if (board->breathes && parts & BOARD_WALLS)
		draw_loose(board, draw, camera, view, window);
	draw_clip_pop(draw);
}
