#include "view/kit/thumb.h"

#include <math.h>
#include <stdlib.h>

/* Figures are larger than at the table: they must be seen where tiles are small. */
#define THUMB_FIGURES 1.7f

struct span {
	int x0, y0, x1, y1;
};

static void span_add(struct span *span, struct cell at, bool first)
{
	span->x0 = first || at.x < span->x0 ? at.x : span->x0;
	span->x1 = first || at.x > span->x1 ? at.x : span->x1;
	span->y0 = first || at.y < span->y0 ? at.y : span->y0;
	span->y1 = first || at.y > span->y1 ? at.y : span->y1;
}

static struct span span_of(const struct thumb *thumb, bool printed)
{
	struct span span = {0};

	for (int i = 0; i < thumb->tile_count; i++)
		span_add(&span, thumb->tiles[i].cell, i == 0);
	for (int i = 0; i < thumb->try_count; i++)
		span_add(&span, thumb->tries[i].tile.cell, thumb->tile_count + i == 0);
	if (printed && thumb->whole && board_bounds(thumb->board, &span.x0, &span.y0, &span.x1, &span.y1))
		span.x1--, span.y1--; /* to the last cell, not behind it */
	if (printed)                  /* a piece of the wall with it */
		span = (struct span){span.x0 - 1, span.y0 - 1, span.x1 + 1, span.y1 + 1};
	return span;
}

static const struct setup_tile *tile_at(const struct thumb *thumb, struct cell cell)
{
	for (int i = 0; i < thumb->tile_count; i++)
		if (cell_same(thumb->tiles[i].cell, cell))
			return &thumb->tiles[i];
	return NULL;
}

/* None is cut by the frame: one at its edge stands a little further in. */
static void draw_figures(struct ui *ui, const struct thumb *thumb, struct rect box, int left, int top, int size)
{
	float high = figure_on_tile(size) * (thumb->fill_x ? 1 : THUMB_FIGURES), side = .45f * high;
	for (int i = 0; thumb->board && i < thumb->figure_count; i++) {
		const struct setup_figure *figure = &thumb->figures[i];
		const struct setup_tile *tile = figure->place == PLACE_HAVEN ? NULL : tile_at(thumb, figure->cell);
		if (!tile)
			continue;
		struct vec at =
		    board_anchor_on(thumb->board, tile->type, tile->rotation, figure->cell, figure->spot, NULL);
		float x = (float)left + at.x * (float)size, y = (float)top + at.y * (float)size;
		if (!rect_has(box, (int)x, (int)y))
			continue;
		draw_figure(ui->draw, fmaxf(fminf(x, (float)(box.x + box.w) - side), (float)box.x + side),
		            fmaxf(y, (float)box.y + 1.1f * high), high,
		            figure_pose_on(figure->figure, figure->cell, figure->spot), thumb->colors[figure->seat],
		            LOOK_NORMAL, 1);
	}
}

static struct rect cell_box(int left, int top, int size, struct cell at)
{
	return rect_make(left + at.x * size, top + at.y * size, size, size);
}

/* Row by row: a tile covers the slab of the one to its north. */
static void draw_tiles(struct ui *ui, const struct thumb *thumb, struct span span, int left, int top, int size)
{
	for (int y = span.y0; y <= span.y1; y++)
		for (int i = 0; i < thumb->tile_count; i++)
			if (thumb->tiles[i].cell.y == y)
				tile_art_preview(thumb->art, ui->draw,
				                 art_alone(thumb->tiles[i].type, thumb->tiles[i].rotation),
				                 cell_box(left, top, size, thumb->tiles[i].cell), 1);
}

/* All that was added to a board that has something printed: its tiles look at what is beside them, so they are drawn as
 * at the table.  Cell 0,0 begins at left, top. */
static void thumb_board(struct draw *draw, struct board *board, struct rect window, int left, int top, int size)
{
	enum pass { BLOCKS, SLABS, GROUNDS, OVERLAYS, PASSES };
	struct tile_art *art = board_art(board);
	int count;
	const struct art_tile *tiles = board_tiles(board, &count);

	for (int pass = 0; pass < PASSES; pass++)
		for (int i = 0; i < count; i++) {
			struct rect box =
			    cell_box(left, top, size, (struct cell){(int8_t)tiles[i].x, (int8_t)tiles[i].y});
			bool block = tiles[i].what == ART_BLOCK;
			int level = art_level(size);
			if (!rect_overlap(art_bleed(box), window) || block != (pass == BLOCKS) ||
			    ((pass == SLABS || pass == GROUNDS) && tiles[i].what != ART_TILE))
				continue;
			tile_art_want(art, tiles[i], level, 1);
			level = tile_art_have(art, tiles[i], level);
			if (pass == SLABS) {
				if (!board_printed(board))
					tile_art_slab(art, draw, tiles[i], box);
			} else if (pass == OVERLAYS)
				tile_art_overlay(art, draw, tiles[i], level, box);
			else
				tile_art_ground(art, draw, tiles[i], level, box);
		}
}

float thumb_rough(struct board *board, struct rect window, struct vec at, double size)
{
	int count, seen = 0, rough = 0;
	const struct art_tile *tiles = board_tiles(board, &count);

	for (int i = 0; i < count; i++) {
		struct rect box = rect_make((int)(at.x + (int8_t)tiles[i].x * size),
		                            (int)(at.y + (int8_t)tiles[i].y * size), (int)size, (int)size);
		if (!rect_overlap(box, window))
			continue;
		seen++;
		rough += !tile_art_painted(board_art(board), tiles[i]);
	}
	return seen ? (float)rough / (float)seen : 0;
}

/* As at the table, where the land goes on from tile to tile. */
static void draw_board(struct ui *ui, const struct thumb *thumb, struct rect window, int left, int top, int size)
{
	board_begin(thumb->board);
	board_add_printed(thumb->board);
	for (int i = 0; i < thumb->tile_count; i++)
		board_add_tile(thumb->board, (struct art_tile){.type = thumb->tiles[i].type,
		                                               .rotation = thumb->tiles[i].rotation,
		                                               .x = thumb->tiles[i].cell.x,
		                                               .y = thumb->tiles[i].cell.y});
	thumb_board(ui->draw, thumb->board, window, left, top, size);
}

/* What is only tried: seen through, in a frame that says whether it may lie there. */
static void draw_tries(struct ui *ui, const struct thumb *thumb, int left, int top, int size)
{
	for (int i = 0; i < thumb->try_count; i++) {
		const struct setup_tile *tile = &thumb->tries[i].tile;
		struct rect box = cell_box(left, top, size, tile->cell);
		struct skin frame = {.rim = rgb(thumb->tries[i].legal ? 0x55B35A : 0xE0503E),
		                     .rim_width = theme_stroke(&ui->theme, 3)};
		tile_art_preview(thumb->art, ui->draw, art_alone(tile->type, tile->rotation), box, 0.6f);
		draw_skin(ui->draw, box, &frame);
	}
}

void thumb_draw(struct ui *ui, struct rect box, const struct thumb *thumb)
{
	struct skin wood = {.radius = 6 * ui->theme.scale, .top = rgb(0x4A3020), .bottom = rgb(0x38230F)};
	bool printed = thumb->board && board_printed(thumb->board);
	bool fills = thumb->board && thumb->fill_x + thumb->fill_y > 0;
	struct span span = fills ? (struct span){thumb->fill_at.x - thumb->fill_x, thumb->fill_at.y - thumb->fill_y,
	                                         thumb->fill_at.x + thumb->fill_x, thumb->fill_at.y + thumb->fill_y}
	                         : span_of(thumb, printed);
	int most = ui_px(ui, thumb->most);

	draw_skin(ui->draw, box, &wood);
	if (!thumb->art || thumb->tile_count + thumb->try_count == 0)
		return;
	struct rect in = rect_inset(box, printed || fills ? 0 : ui_px(ui, 8));
	int columns = span.x1 - span.x0 + 1, rows = span.y1 - span.y0 + 1, across = in.w / columns, down = in.h / rows;
	int size = fills ? (across > down ? across : down) + 1 : across < down ? across : down;
	size = size > most ? most : size < 2 ? 2 : size;
	int left = in.x + (in.w - columns * size) / 2 - span.x0 * size,
	    top = in.y + (in.h - rows * size) / 2 - span.y0 * size;
	draw_clip_push(ui->draw, box);
	if (printed || fills)
		draw_board(ui, thumb, box, left, top, size);
	else
		draw_tiles(ui, thumb, span, left, top, size);
	draw_tries(ui, thumb, left, top, size);
	draw_figures(ui, thumb, box, left, top, size);
	float rough = fills ? thumb_rough(thumb->board, box, (struct vec){(float)left, (float)top}, size) : 0;
	if (rough > 0) {
		draw_alpha_push(ui->draw, rough);
		draw_skin(ui->draw, box, &wood);
		draw_alpha_pop(ui->draw);
	}
	draw_clip_pop(ui->draw);
}

struct rect thumb_card(struct ui *ui, struct rect box, const struct ui_answer *answer, struct rect *words)
{
	theme_draw_pointed(ui->draw, &ui->theme, SKIN_CARD, answer->hover, box);
	ui_focus_ring(ui, answer, box, 8 * ui->theme.scale);
	*words = rect_inset(box, ui_px(ui, 10));
	struct rect table = rect_part_left(words, words->h * 6 / 5, ui_px(ui, 14));
	return table;
}

struct game *thumb_game(const struct tile_set *tiles, const struct setup *setup, int most, bool sorted,
                        int (*worth)(const struct game *game, const struct move *move, struct rng *rng))
{
	struct refusal refusal;
	struct rng rng;
	struct move *moves = malloc(MOVES_MAX * sizeof *moves);
	struct game *game = moves ? game_create(tiles, setup, &refusal) : NULL;
	bool on = game;

	rng_seed(&rng, setup->seed);
	while (on && (game_tile_count(game) < most || game_decision(game).kind != DECISION_TILE)) {
		int best = -1, best_worth = 0,
		    count = game_decision(game).kind == DECISION_NONE ? 0 : game_legal_moves(game, moves, MOVES_MAX);
		if (sorted)
			moves_sort(moves, count);
		for (int i = 0; i < count; i++) {
			int now = worth(game, &moves[i], &rng);
			if (best < 0 || now > best_worth) {
				best = i;
				best_worth = now;
			}
		}
		on = best >= 0 && game_apply(game, &moves[best], NULL);
	}
	free(moves);
	return game;
}
