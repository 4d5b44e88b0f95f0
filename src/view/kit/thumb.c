#include "view/kit/thumb.h"

#include <math.h>
#include <stdlib.h>

/* Figures are larger than at the table: they must be seen where tiles are small. */
#define THUMB_FIGURES 1.7f

/* What is seen of the table. */
static struct extent cells_of(const struct thumb *thumb)
{
	struct extent all = {0};
	int x0, y0, x1, y1;

	if (thumb->fill_x + thumb->fill_y > 0)
		return extent_round(extent_of(thumb->fill_at), thumb->fill_x, thumb->fill_y);
	for (int i = 0; i < thumb->tile_count; i++)
		all = extent_and(all, extent_of(thumb->tiles[i].cell));
	for (int i = 0; i < thumb->try_count; i++)
		all = extent_and(all, extent_of(thumb->tries[i].tile.cell));
	if (!thumb->board || !board_printed(thumb->board))
		return all;
	if (thumb->whole && board_bounds(thumb->board, &x0, &y0, &x1, &y1))
		all = (struct extent){x0, y0, x1, y1};
	return extent_round(all, 1, 1); /* a piece of the wall with it */
}

static const struct setup_tile *tile_at(const struct thumb *thumb, struct cell cell)
{
	for (int i = 0; i < thumb->tile_count; i++)
		if (cell_same(thumb->tiles[i].cell, cell))
			return &thumb->tiles[i];
	return NULL;
}

/* None is cut by the frame: one at its edge stands a little further in. */
static void draw_figures(struct ui *ui, const struct thumb *thumb, struct rect box, const struct camera *camera)
{
	float high = figure_on_tile((float)camera->size) * (thumb->fill_x ? 1 : THUMB_FIGURES), side = .45f * high;
	for (int i = 0; thumb->board && i < thumb->figure_count; i++) {
		const struct setup_figure *figure = &thumb->figures[i];
		const struct setup_tile *tile = figure->place == PLACE_HAVEN ? NULL : tile_at(thumb, figure->cell);
		if (!tile)
			continue;
		struct vec at =
		    board_anchor_on(thumb->board, tile->type, tile->rotation, figure->cell, figure->spot, NULL);
		at = camera_point(camera, box, at.x, at.y);
		if (!rect_has(box, (int)at.x, (int)at.y))
			continue;
		draw_figure(ui->draw, fmaxf(fminf(at.x, (float)(box.x + box.w) - side), (float)box.x + side),
		            fmaxf(at.y, (float)box.y + 1.1f * high), high,
		            figure_pose_on(figure->figure, figure->cell, figure->spot), thumb->colors[figure->seat],
		            LOOK_NORMAL, 1);
	}
}

/* Each alone, row by row: a tile covers the slab of the one to its north. */
static void draw_tiles(struct ui *ui, const struct thumb *thumb, struct rect box, const struct camera *camera,
                       struct extent cells)
{
	for (int y = (int)cells.y0; y < (int)cells.y1; y++)
		for (int i = 0; i < thumb->tile_count; i++) {
			const struct setup_tile *tile = &thumb->tiles[i];
			if (tile->cell.y == y)
				tile_art_preview(thumb->art, ui->draw, art_alone(tile->type, tile->rotation),
				                 camera_cell(camera, box, tile->cell.x, y), 1);
		}
}

float thumb_rough(struct board *board, struct rect window, const struct camera *camera)
{
	int count, seen = 0, rough = 0;
	const struct art_tile *tiles = board_tiles(board, &count);

	for (int i = 0; i < count; i++) {
		if (!rect_overlap(camera_cell(camera, window, tiles[i].x, tiles[i].y), window))
			continue;
		seen++;
		rough += !tile_art_painted(board_art(board), tiles[i]);
	}
	return seen ? (float)rough / (float)seen : 0;
}

/* As at the table, where the land goes on from tile to tile. */
static void draw_board(struct ui *ui, const struct thumb *thumb, struct rect box, const struct camera *camera)
{
	board_begin(thumb->board);
	board_add_printed(thumb->board);
	for (int i = 0; i < thumb->tile_count; i++)
		board_add_tile(thumb->board, (struct art_tile){.type = thumb->tiles[i].type,
		                                               .rotation = thumb->tiles[i].rotation,
		                                               .x = thumb->tiles[i].cell.x,
		                                               .y = thumb->tiles[i].cell.y});
	board_compose(thumb->board, ui->draw, camera, box, box, NULL, false);
}

/* What is only tried: seen through, in a frame that says whether it may lie there. */
static void draw_tries(struct ui *ui, const struct thumb *thumb, struct rect view, const struct camera *camera)
{
	for (int i = 0; i < thumb->try_count; i++) {
		const struct setup_tile *tile = &thumb->tries[i].tile;
		struct rect box = camera_cell(camera, view, tile->cell.x, tile->cell.y);
		struct skin frame = {.rim = rgb(thumb->tries[i].legal ? 0x55B35A : 0xE0503E),
		                     .rim_width = theme_stroke(&ui->theme, 3)};
		tile_art_preview(thumb->art, ui->draw, art_alone(tile->type, tile->rotation), box, 0.6f);
		draw_skin(ui->draw, box, &frame);
	}
}

void thumb_draw(struct ui *ui, struct rect box, const struct thumb *thumb)
{
	struct skin wood = {.radius = 6 * ui->theme.scale, .top = rgb(0x4A3020), .bottom = rgb(0x38230F)};
	bool fills = thumb->fill_x + thumb->fill_y > 0, board = thumb->board && (fills || board_printed(thumb->board));
	struct extent cells = cells_of(thumb);
	int most = ui_px(ui, thumb->most);

	draw_skin(ui->draw, box, &wood);
	if (!thumb->art || thumb->tile_count + thumb->try_count == 0 || !rect_overlap(box, draw_clip(ui->draw)))
		return;
	struct camera camera = camera_fit_all(rect_inset(box, board ? 0 : ui_px(ui, 8)), cells, most);
	if (fills)
		camera.size =
		    fmin(fmax(ceil(box.w / (cells.x1 - cells.x0)), ceil(box.h / (cells.y1 - cells.y0))), most);
	draw_clip_push(ui->draw, box);
	if (board)
		draw_board(ui, thumb, box, &camera);
	else
		draw_tiles(ui, thumb, box, &camera, cells);
	draw_tries(ui, thumb, box, &camera);
	draw_figures(ui, thumb, box, &camera);
	float rough = fills ? thumb_rough(thumb->board, box, &camera) : 0;
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
