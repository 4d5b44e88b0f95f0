/* A turn as a picture: where the tile was laid, and where it would have done better. */
#include "view/ending/review.h"

#include "app/company.h"
#include "app/language.h"
#include "view/table/board.h"
#include "view/table/mark.h"

static const double LOST_TOLD = 0.05; /* points: less is told as nothing */
static const double AROUND = 1.1;     /* cells that are seen round a place */
enum { TILE_LEAST = 44 };             /* units a tile in a picture is wide */
enum { WORDS_LINES = 3 };             /* of the sentence below a picture, at least */

static int px(const struct review_view *view, float units) { return look_px(&view->look, units); }

static int most(int a, int b) { return a > b ? a : b; }

/* ---- the board ---- */

struct scene {
	const struct review_view *view;
	struct draw *draw; /* the view's */
	const struct game *game;
	struct camera camera;
	struct rect box;
	int color;
};

static struct rect cell_box(const struct scene *scene, struct cell cell)
{
	return camera_cell(&scene->camera, scene->box, cell.x, cell.y);
}

/* The tile of a turn with its figure, in this box. */
static void turn_draw(const struct scene *scene, const struct move *moves, int count, struct rect box)
{
	tile_art_preview(board_art(scene->view->show->board), scene->draw, art_alone(moves[0].tile, moves[0].rotation),
	                 box, 1);
	for (int i = 1; i < count; i++) {
		if (moves[i].kind != MOVE_FIGURE)
			continue;
		struct vec at = board_anchor_on(scene->view->show->board, moves[0].tile, moves[0].rotation,
		                                (struct cell){0, 0}, moves[i].spot, NULL);
		draw_figure(scene->draw, (float)box.x + at.x * (float)box.w, (float)box.y + at.y * (float)box.h,
		            figure_on_tile((float)box.w), figure_pose(moves[i].figure, moves[i].spot.kind),
		            scene->color, LOOK_NORMAL, 1);
	}
}

static struct camera camera_around(struct rect box, struct cell a, struct cell b, int largest)
{
	return camera_fit_all(box, extent_round(extent_and(extent_of(a), extent_of(b)), AROUND, AROUND), largest);
}

static bool turn_lost(const struct review_turn *turn) { return turn->known && turn->lost > 0; }

/* Tiles and all that stands as at the table, on wood or a printed board. */
static void land_draw(const struct scene *scene)
{
	struct board *board = scene->view->show->board;

	board_begin(board);
	board_add_game(board, scene->game, -1);
	board_add_figures(board, scene->game, NOBODY);
	board_compose(board, scene->draw, &scene->camera, scene->box, scene->box, NULL, true);
	neutrals_draw(scene->draw, board, scene->game, &scene->camera, scene->box, 1);
}

void review_frame(struct draw *draw, const struct theme *theme, struct rect cell, bool lost)
{
	if (lost)
		mark_ghost(draw, theme, cell, rgb(COLOR_HALO));
	else
		mark_laid(draw, theme, cell);
}

/* What was played and what may have been better, as far as they are in the box. */
static void scene_draw(const struct scene *scene, const struct review_turn *turn)
{
	struct cell played = review_cell(turn, &turn->moves[0]), better = review_cell(turn, &turn->best.moves[0]);
	bool lost = turn_lost(turn), tile = turn->decision == DECISION_TILE;

	draw_clip_push(scene->draw, scene->box);
	land_draw(scene);
	struct rect at = cell_box(scene, played);
	if (tile)
		turn_draw(scene, turn->moves, turn->move_count, at);
	review_frame(scene->draw, &scene->view->look.theme, at, lost);
	if (lost && !tile && !cell_same(better, played))
		review_frame(scene->draw, &scene->view->look.theme, cell_box(scene, better), false);
	if (lost && tile) {
		struct rect there = cell_box(scene, better);

		if (cell_same(better, played)) { /* beside it, a little smaller */
			int side = there.w * 72 / 100;
			there = rect_make(there.x + there.w + there.w / 8, there.y + (there.h - side) / 2, side, side);
		}
		turn_draw(scene, turn->best.moves, turn->best.move_count, there);
		review_frame(scene->draw, &scene->view->look.theme, there, false);
	}
	draw_clip_pop(scene->draw);
	draw_outline(scene->draw, scene->box, 0, 1, rgba(0x160D06, .6f));
}

/* Both places in one picture; where tiles would be too small to be known, a picture for each. */
static void board_picture(const struct review_view *view, const struct review_card *card, struct rect box)
{
	const struct review_turn *turn = &view->show->review->turns[card->turn];
	struct cell played = review_cell(turn, &turn->moves[0]), better = review_cell(turn, &turn->best.moves[0]);
	struct scene scene = {.view = view, .draw = view->look.draw, .game = card->game, .box = box};
	int largest = px(view, 130), gap = px(view, 8);

	scene.color = (int)game_color(card->game, turn->seat);
	scene.camera = camera_around(box, played, turn_lost(turn) ? better : played, largest);
	if (scene.camera.size >= px(view, TILE_LEAST) || !turn_lost(turn)) {
		scene_draw(&scene, turn);
		return;
	}
	scene.box = rect_part_left(&box, (box.w - gap) / 2, gap);
	scene.camera = camera_around(scene.box, played, played, largest);
	scene_draw(&scene, turn);
	scene.box = box;
	scene.camera = camera_around(box, better, better, largest);
	scene_draw(&scene, turn);
}

/* ---- the words ---- */

static const char *title(struct draw *draw, const struct review_turn *turn)
{
	int points = (int)(turn->lost + .5);

	if (!turn->known)
		return draw_format(draw, tr("Turn %d"), turn->turn);
	if (turn->lost < LOST_TOLD)
		return draw_format(draw, tr("Turn %d: the best move"), turn->turn);
	if (points == 0)
		return draw_format(draw, tr("Turn %d: less than a point"), turn->turn);
	return draw_format(draw, trn("Turn %d: about %d point", "Turn %d: about %d points", (unsigned long)points),
	                   turn->turn, points);
}

/* Of a decision that no tile tells: what was answered, and what would have been better. */
static const char *answers(struct draw *draw, const struct review_turn *turn, const char *why)
{
	const char *played = review_answer(turn, &turn->moves[0]);
	const char *better = review_answer(turn, &turn->best.moves[0]);
	if (turn->lost < LOST_TOLD)
		return draw_format(draw, "%s · %s", played, why);
	/* TRANSLATORS: what was played, what would have been better, and why */
	return draw_format(draw, tr("%s; better: %s · %s"), played, better, why);
}

static const char *sentence(const struct review_view *view, const struct review_turn *turn)
{
	struct draw *draw = view->look.draw;
	struct ai_advice *advice = draw_alloc(draw, sizeof *advice);
	bool tile = turn->decision == DECISION_TILE;

	if (!turn->known || !advice)
		return "";
	*advice = (struct ai_advice){.line_count = 2, .seat = turn->seat, .only = turn->only};
	advice->lines[0] = turn->best;
	advice->lines[1] = turn->line;
	const char *why = company_review(view->show->session, advice, tile && turn->lost >= LOST_TOLD);
	return tile ? draw_format(draw, "%s", why) : answers(draw, turn, why);
}

/* The sentence below a picture; a language with long words gets smaller letters. */
static struct text_style words_style(const struct review_view *view, const char *words, int width)
{
	struct text_style style = look_text(&view->look, 20, false, COLOR_INK);

	style.face = FACE_SANS;
	if (look_high(&view->look, &style, words, width) <= WORDS_LINES * style.line)
		return style;
	style = look_text(&view->look, 17, false, COLOR_INK);
	style.face = FACE_SANS;
	return style;
}

int review_words_height(const struct review_view *view, const struct review_card *card, int width)
{
	const char *words = sentence(view, &view->show->review->turns[card->turn]);
	struct text_style style = words_style(view, words, width);

	return most(look_high(&view->look, &style, words, width),
	            WORDS_LINES * look_text(&view->look, 20, false, 0).line);
}

void review_picture(const struct review_view *view, const struct review_card *card, struct rect box, int words_height)
{
	struct draw *draw = view->look.draw;
	struct text_style head = look_text(&view->look, 25, true, COLOR_INK);
	const struct review_turn *turn = &view->show->review->turns[card->turn];
	struct rect line = rect_cut_top(&box, head.line + px(view, 4));
	int badge = head.px * 5 / 4;
	const char *words = title(draw, turn);

	look_badge(&view->look, (float)line.x + (float)badge / 2, (float)line.y + (float)head.line / 2, (float)badge,
	           turn->seat);
	rect_cut_left(&line, badge + px(view, 10));
	head = look_fit(&view->look, head, words, line.w);
	draw_text(draw, line, ALIGN_LEFT, &head, words);
	struct rect below = rect_cut_bottom(&box, words_height + px(view, 6));
	rect_cut_top(&below, px(view, 6));
	if (card->game && box.h > 0)
		board_picture(view, card, box);
	words = sentence(view, turn);
	struct text_style style = words_style(view, words, below.w);
	draw_text_block(draw, below, ALIGN_LEFT, &style, words);
}
