#include "view/play/land/land.h"

#include "view/play/moving/moving.h"
#include "view/play/hand/hand.h"

#include <stdlib.h>

/* ---- what lies still ---- */

/* Whose figure the chosen move takes off the table, or the pointer. */
static int lifting_seat(const struct play *play)
{
	struct move put;
	if (play->drag.figure && play->drag.home)
		return play->found.seat;
	return session_put_move(play->session, &put) && move_lifts(put.kind) ? play->found.seat : NOBODY;
}

static void add_pieces(struct play *play, const struct frame *frame)
{
	const struct game *game = session_game(play->session);
	struct move laid;
	board_begin(play->board);
	board_hairline(play->board, play->host->prefs->hairline);
	bool thinking = session_laid(play->session, &laid);
	/* What comes down is drawn above the table until it lies. */
	struct cell falls = play->motion.tile.move.cell;
	bool up = play_drop_tile(play, frame->now) < 1 && !frame->frozen;
	board_add_game(play->board, game, up ? game_tile_at(game, falls.x, falls.y) : -1);
	if (thinking && game_tile_at(game, laid.cell.x, laid.cell.y) < 0 && !up) {
		struct art_tile tile = play_hand_art(play, laid.tile, laid.rotation);
		tile.preview = false;
		tile.x = laid.cell.x;
		tile.y = laid.cell.y;
		board_add_tile(play->board, tile);
	}
	const struct play_flight *rolls = frame->frozen ? NULL : play_in_air(play, NULL, FLIGHT_ROLL, frame->now);
	for (; rolls; rolls = play_in_air(play, rolls, FLIGHT_ROLL, frame->now))
		board_leave_out(play->board, rolls->cell, rolls->spot);
	if (play_drop_figure(play, frame->now) < 1 && !frame->frozen)
		board_leave_out(play->board, play->motion.figure.move.cell, play->motion.figure.move.spot);
	board_add_figures(play->board, game, lifting_seat(play));
	play_banners_add(play);
	play_havens_add(play);
}

/* ---- above the table ---- */

void play_draw_again(struct play *play, struct draw *draw, struct rect box, unsigned parts)
{
	board_draw_again(play->board, draw, &play->view.camera, play->layout.stage, box, parts);
}

/* Places step back but for those at the pointer. */
static float cell_nearness(const struct play *play, const struct play_cell *cell)
{
	double dx = play->pointer.x - cell->x - 0.5, dy = play->pointer.y - cell->y - 0.5;
	bool near = play->pointer.over_board && !play->pointer.quiet && dx * dx + dy * dy < 1.6 * 1.6;
	return near || cell == play_target(play) ? 1 : 0.7f;
}

/* A place on printed ground: light as cream, in a frame, that no yard or meadow is taken for it. */
static void draw_open(struct play *play, struct draw *draw, struct rect box)
{
	int in = play_px(play, 2);
	float line = theme_stroke(&play->theme, 2);
	draw_fill(draw, rect_inset(box, in), rgba(0xFFE7A8, 0.36f));
	draw_outline(draw, rect_inset(box, in), (float)box.w * 0.06f, line + 2, rgba(0x24160D, 0.5f));
	draw_outline(draw, rect_inset(box, in + 1), (float)box.w * 0.06f, line, rgba(COLOR_HALO, 0.9f));
}

/* Does the tile that is pointed at in the sheet fit there? */
static bool fits_in_sheet(const struct play *play, const struct play_cell *cell)
{
	int type = play->panel.sheet_type;
	return type == session_tile(play->session)
	           ? cell->rotations != 0
	           : play_type_fits(session_game(play->session), type, cell->x, cell->y);
}

static void draw_legal(struct play *play, struct draw *draw, bool asked)
{
	bool lit = asked && session_aids(play->session)->legal_cells && !play->picture.wish.board_only;
	/* Where every cell is marked out with cord, faint brackets beside the laid tile tell nothing. */
	lit = lit && (play->found.wait == WAIT_TILE || !board_printed(play->board));
	const struct play_cell *target = play_target(play);
	struct move laid;
	bool pale = play->host->top == PAINT_LINEN && !board_printed(play->board);
	bool lies = session_laid(play->session, &laid);
	for (int i = 0; i < play->found.cell_count; i++) {
		const struct play_cell *cell = &play->found.cells[i];
		struct rect box = play_cell_box(play, cell->x, cell->y);
		if (!rect_overlap(box, play->layout.table) ||
		    (lies && laid.cell.x == cell->x && laid.cell.y == cell->y))
			continue;
		/* Late in a game there are many: those that somebody waits for, or that this tile makes. */
		bool beside = lies && abs(cell->x - laid.cell.x) + abs(cell->y - laid.cell.y) == 1,
		     crossed = cell->never &&
		               (lies ? beside : cell->missed || cell == target || play->panel.sheet == SHEET_TILES);
		if (crossed && session_aids(play->session)->fits && !play->picture.wish.board_only) {
			mark_never(draw, &play->theme, box);
		} else if (play->panel.sheet_type >= 0) {
			if (fits_in_sheet(play, cell))
				mark_legal(draw, &play->theme, box, pale, true, 1);
		} else if (cell->rotations && lit) {
			/* Bare wood is dark enough for brackets alone; painted ground is not. */
			bool open = board_printed(play->board) || session_offers(play->session); /* amid tiles */
			if (open && play->found.wait == WAIT_TILE && !play->panel.fields)
				draw_open(play, draw, box);
			mark_legal(draw, &play->theme, box, pale, cell == target,
			           play->theme.contrast                   ? 1
			           : play->panel.fields && cell != target ? 0.35f
			           : board_printed(play->board)           ? 1
			           : play->found.wait == WAIT_TILE        ? cell_nearness(play, cell)
			           : cell == target                       ? 1 /* a click lays the tile there */
			                                                  : 0.22f);
			if (!draw->coarse && !play->panel.fields && play->found.wait == WAIT_TILE)
				play_draw_again(play, draw, box, BOARD_STANDING);
		}
	}
}

/* While the keyboard aims: the digits that lead to each place. */
static void draw_numbers(struct play *play, struct draw *draw)
{
	/* Never smaller than it can be read from a chair. */
	float radius = (float)play->view.camera.size * 0.13f, most = theme_stroke(&play->theme, 20),
	      least = theme_stroke(&play->theme, 9.6f);
	bool shown = play->cursor.on && play->found.wait == WAIT_TILE && !play->picture.wish.board_only &&
	             session_aids(play->session)->legal_cells && play->panel.sheet_type < 0;
	radius = radius > most ? most : radius < least ? least : radius;
	for (int i = 0; shown && i < play->found.legal_count; i++) {
		const struct play_cell *cell = &play->found.cells[i];
		struct rect box = play_cell_box(play, cell->x, cell->y);
		if (cell == play_target(play) || !rect_overlap(box, play->layout.table))
			continue;
		mark_number(draw, &play->theme, rect_middle(box), radius, play_place_number(play, cell));
	}
}

static void draw_ghost(struct play *play, struct frame *frame)
{
	const struct play_cell *target = play_ghost_cell(play);
	struct draw *draw = frame->draw;
	if (!target)
		return;
	struct rect box = play_cell_box(play, target->x, target->y);
	struct art_tile tile = play_hand_art(play, session_tile(play->session), play_rotation_at(play, target));
	tile_art_turned(board_art(play->board), draw, tile, box, 0.94f,
	                frame->frozen ? 0 : play_ghost_angle(play, frame->now));
	mark_ghost(draw, &play->theme, box, rgb(COLOR_SLOT));
}

static void draw_refused(struct play *play, struct draw *draw)
{
	if (!play->refused.on)
		return;
	const struct refusal *refusal = &play->refused.why;
	struct rect box = play_cell_box(play, refusal->cell.x, refusal->cell.y);
	if (refusal->tile != NO_TILE)
		tile_art_preview(board_art(play->board), draw, play_hand_art(play, refusal->tile, refusal->rotation),
		                 box, 0.55f);
	draw_outline(draw, rect_inset(box, -1), 4, theme_stroke(&play->theme, 2), rgb(COLOR_REFUSE));
	if (refusal->reason == REFUSAL_EDGE)
		mark_edge(draw, &play->theme, box, refusal->edge);
}

/* All followers of the player whose card is pointed at. */
static void draw_seat_lit(struct play *play, struct draw *draw)
{
	float height = figure_on_tile(play->view.camera.size);
	for (int i = 0; i < play->found.standing_count && play->pointer.seat != NOBODY; i++) {
		const struct setup_figure *stands = &play->found.standing[i];
		if (stands->seat != play->pointer.seat)
			continue;
		struct vec at = play_stand(play, stands->figure, stands->cell, stands->spot);
		draw_ring(draw, at.x, at.y - height * 0.35f, height * 0.85f, theme_stroke(&play->theme, 6),
		          rgb(COLOR_TOOLTIP));
		draw_ring(draw, at.x, at.y - height * 0.35f, height * 0.85f, theme_stroke(&play->theme, 4),
		          rgb(COLOR_SLOT));
	}
}

/* Where a follower is to be put the light is on the tile: all else steps back, the further off the more. */
static void dim_around(struct play *play, struct draw *draw)
{
	struct move laid;
	if (play->found.wait != WAIT_FIGURE || !session_laid(play->session, &laid) || play->picture.wish.board_only ||
	    play_hands_off(play))
		return;
	/* Inside a wall all of the table is ground: it keeps its colours. */
	uint32_t shade = rgba(0x140A04, board_printed(play->board) ? 0.26f : 0.34f);
	lamp_draw_pool(draw, play->layout.window, play_cell_box(play, laid.cell.x, laid.cell.y), shade);
}

bool play_is_shot(const struct play *play)
{
	const struct scenario *file = session_told(play->session);
	int step = play->picture.wish.step;
	return play->picture.on && play->picture.wish.board_only && step >= 0 && step < file->step_count &&
	       file->steps[step].kind == STEP_SHOT;
}

/* Where the land ends before the window does, tools and prompt stand on the table's wood, in a dusk that ends softly.
 */
static void draw_dusk(const struct play *play, struct draw *draw)
{
	enum { STEPS = 12 };
	for (int i = 0; i < STEPS && play->layout.table.x > 0; i++) {
		struct rect rest = play->layout.window;
		draw_fill(draw, rect_cut_top(&rest, play->layout.table.y + play_px(play, 2 * i)), rgba(0x160D06, 0.1f));
		draw_fill(draw, rect_cut_left(&rest, play->layout.table.x + play_px(play, 2 * i)),
		          rgba(0x160D06, 0.1f));
	}
}

void play_board_draw(struct play *play, struct frame *frame)
{
	struct draw *draw = frame->draw;
	double rest = play->view.camera.size;
	if (play->view.length && !frame->frozen) /* under way, or waiting for more zooming */
		rest =
		    play->view.to.size != play->view.camera.size ? play->view.to.size : play->view.camera.size * 0.999;
	add_pieces(play, frame);
	play_life_breathe(play, frame);
	struct board_under under = {.self = play};
	bool patterned = play->panel.fields && !play->picture.lights;
	if (patterned) {
		under.paint = play_fields_paint;
		under.after = play_fields_dim;
	}
	if (play->view.length && play->view.to.size != play->view.camera.size)
		board_toward(play->board, &play->view.to);
	board_draw(play->board, frame, &play->view.camera, rest, play->layout.stage, play->layout.window,
	           patterned ? &under : NULL);
	play_life_draw(play, frame);
	if (!play->lit.on)
		play_neutrals_draw(play, frame);
	if (play->host->top < PAINT_TOPS) /* no light falls on no table */
		lamp_draw(draw, play->layout.window);
	draw->coarse = frame->live && play->view.length > 0;
	dim_around(play, draw);
	draw_dusk(play, draw);
	draw_clip_push(draw, play->layout.table);
	play_light_draw(play, frame);
	if (play->lit.on) /* like followers they stand above it */
		play_neutrals_draw(play, frame);
	play_shown_flat(play, frame);
	play_havens_draw(play, draw);
	play_cards_draw(play, draw);
	play_wall_draw(play, frame);
	play_drop_draw(play, frame);
	play_figure_down(play, frame);
	bool asked = !play_points_fly(play, frame); /* what was scored is seen first */
	draw_legal(play, draw, asked);
	play_last_round_draw(play, draw);
	play_advice_draw(play, frame);
	if (asked || play->drag.tile) {
		draw_numbers(play, draw);
		draw_ghost(play, frame);
	}
	draw_refused(play, draw);
	draw_seat_lit(play, draw);
	if (play->panel.fields)
		play_fields_badges(play, draw);
	play_lesson_place_draw(play, frame);
	struct move laid;
	if (session_laid(play->session, &laid) && play_drop_tile(play, frame->now) >= 1 && !play_is_shot(play)) {
		mark_laid(draw, &play->theme, play_cell_box(play, laid.cell.x, laid.cell.y));
		bool places = play->found.wait == WAIT_FIGURE || play->found.wait == WAIT_END;
		bool told = play->picture.pane.w || play->picture.wish.ask || play->picture.wish.frame.w;
		if (places && !told)
			play_slots_draw(play, frame, play_shown_signs(play, laid.cell));
	}
	play_lesson_figure_draw(play, frame);
	play_shown_over(play, frame);
	play_landings_draw(play, draw);
	play_motion_draw(play, frame);
	draw->coarse = false;
	draw_clip_pop(draw);
}
