/* The pointer on the board: what it points at, drags, drops and turns. */
#include "view/play/hand/hand.h"

#include <math.h>
#include <stdlib.h>

static ui_id board_id(void) { return ui_name("play.board"); }

static void find_hover(struct play *play, struct ui *ui, bool over)
{
	play->over_board = over && ui->x >= 0;
	play->hover_slot = -1;
	camera_at(&play->camera, play->layout.stage, ui->x, ui->y, &play->at_x, &play->at_y);
	if (!play->over_board)
		return;
	struct cell cell = {(int16_t)floor(play->at_x), (int16_t)floor(play->at_y)};
	if (cell.x != play->hover.x || cell.y != play->hover.y) {
		play->hover = cell;
		play->hover_since = ui->now;
		if (play->refused && ui->now > play->refused_at)
			play->refused = false;
	}
	if (ui->input.kind == INPUT_MOVE && !ui->input.repeat)
		play->cursor_on = play->quiet = false;
	if (play->wait == WAIT_FIGURE)
		play->hover_slot = play_slot_near(play, ui->x, ui->y, play_slot_radius(play) * 1.35f);
}

/* What the follower would join, from the place under the pointer. */
static bool light_slot(struct play *play)
{
	int near = play->drag_figure ? play->near_slot : play->hover_slot;
	const struct play_slot *slot = &play->slots[near < 0 ? 0 : near];
	struct move laid;
	if (near < 0 || !slot->legal || slot->move.kind != MOVE_FIGURE || !session_laid(play->session, &laid))
		return false;
	play->lit_cell = laid.cell;
	play->lit_spot = slot->move.spot;
	return true;
}

static void find_lit(struct play *play)
{
	int tile;
	struct spot spot;
	if (play->lit_from_log)
		return;
	play->lit = play->drag_figure && light_slot(play);
	if (!play->over_board || play->quiet || play->panning || play->drag_figure || play->drag_tile)
		return;
	/* On the tile that is being thought about its places speak. */
	struct move laid;
	if (session_laid(play->session, &laid) && laid.cell.x == play->hover.x && laid.cell.y == play->hover.y) {
		play->lit = light_slot(play);
		return;
	}
	const struct game *game = session_game(play->session);
	if (!board_hit(play->board, game, play->at_x, play->at_y, &tile, &spot))
		return;
	/* A follower is larger than his road: he stands for it. */
	struct setup_figure figures[FIGURES_MAX];
	for (int i = 0, count = game_figures(game, figures); i < count; i++) {
		if (figures[i].in_quarter)
			continue;
		struct vec at = board_anchor(play->board, game, figures[i].cell, figures[i].spot);
		double dx = play->at_x - at.x, dy = play->at_y - (at.y - 0.12);
		if (fabs(dx) < 0.11 && fabs(dy) < 0.16) {
			spot = figures[i].spot;
			play->lit = true;
			play->lit_cell = figures[i].cell;
			play->lit_spot = spot;
			return;
		}
	}
	if (spot.kind == FEATURE_KINDS)
		return;
	play->lit = true;
	play->lit_cell = play->hover;
	play->lit_spot = spot;
}

static void why_not(struct play *play, struct cell cell, uint64_t now)
{
	struct move place = {.kind = MOVE_PLACE,
	                     .tile = (uint8_t)session_tile(play->session),
	                     .rotation = (uint8_t)play->rotation,
	                     .cell = cell};
	if (!session_aids(play->session)->why_not || place.tile == NO_TILE)
		return;
	/* Asked of the position without the tentative tile: there it could lie. */
	if (session_why_not(play->session, &place, &play->refusal)) {
		play->refused = true;
		play->refused_at = now;
	}
}

static void click_board(struct play *play, struct ui *ui)
{
	if (play->wait == WAIT_FIGURE && play->hover_slot >= 0) {
		if (play->slots[play->hover_slot].legal)
			play_put(play, play->hover_slot, ui->now);
		return;
	}
	if (play->wait == WAIT_DECISION) {
		int answer = play_quarter_answer(play, play_quarter_at(play, play->at_x, play->at_y));
		play->decision_choice = answer >= 0 ? answer : play->decision_choice;
		return;
	}
	const struct play_cell *cell = play_cell_at(play, play->hover.x, play->hover.y);
	bool laying = play->wait == WAIT_TILE || play->wait == WAIT_FIGURE || play->wait == WAIT_END;
	struct move laid;
	if (session_laid(play->session, &laid) && laid.cell.x == play->hover.x && laid.cell.y == play->hover.y)
		return;
	if (laying && cell && cell->rotations)
		play_lay(play, play->hover.x, play->hover.y, ui->now);
	else if (play->wait == WAIT_TILE && cell)
		why_not(play, play->hover, ui->now);
}

static void drag_begin(struct play *play, struct ui *ui)
{
	int put = play_slot_put(play);
	if (put >= 0 && play_slot_near(play, ui->press_x, ui->press_y, play_slot_radius(play) * 1.6f) == put) {
		/* The follower that stands on the tile can be taken up again. */
		play->drag_figure = true;
		play->drag_kind = play->slots[put].move.figure;
		return;
	}
	play->panning = true;
	play->pan_x = ui->press_x;
	play->pan_y = ui->press_y;
}

static void pan_on(struct play *play, int x, int y)
{
	play_camera_pan(play, x - play->pan_x, y - play->pan_y);
	play->pan_x = x;
	play->pan_y = y;
}

/* Where two figures may stand on one spot, it is the place of the one in hand.
 * Where only the abbot may, he comes for a follower: the picture shows it. */
static int drag_slot(const struct play *play, int near)
{
	if (near < 0 || play->slots[near].move.kind == MOVE_RECALL || play->slots[near].move.figure == play->drag_kind)
		return near;
	const struct move *other = &play->slots[near].move;
	for (int i = 0; i < play->slot_count; i++) {
		const struct move *move = &play->slots[i].move;
		if (play->slots[i].legal && move->kind == MOVE_FIGURE && move->figure == play->drag_kind &&
		    move->spot.kind == other->spot.kind && move->spot.at == other->spot.at)
			return i;
	}
	return near;
}

static bool drag_may_stand(const struct play *play, int slot)
{
	const struct move *move = &play->slots[slot].move;
	return play->slots[slot].legal &&
	       (move->kind == MOVE_RECALL || move->figure == play->drag_kind || move->figure == FIGURE_ABBOT);
}

static void drag_on(struct play *play, struct ui *ui, bool released)
{
	play->drag_x = ui->x;
	play->drag_y = ui->y;
	if (play->drag_tile) {
		if (released) {
			const struct play_cell *cell =
			    play->over_board ? play_cell_at(play, play->hover.x, play->hover.y) : NULL;
			play->drag_tile = false;
			if (cell && cell->rotations)
				play_lay(play, cell->x, cell->y, ui->now);
			else if (cell)
				why_not(play, play->hover, ui->now);
		}
		return;
	}
	play->near_slot = play_slot_near(play, ui->x, ui->y, (float)play_px(play, 40));
	if (play->near_slot < 0) /* within the disc itself, however large */
		play->near_slot = play_slot_near(play, ui->x, ui->y, play_slot_radius(play));
	play->near_slot = drag_slot(play, play->near_slot);
	play->lit = light_slot(play);
	if (!released)
		return;
	play->drag_figure = false;
	int slot = play->near_slot;
	play->near_slot = -1;
	if (slot >= 0 && drag_may_stand(play, slot)) {
		play_put(play, slot, ui->now);
	} else if (slot < 0 && play_slot_put(play) >= 0) {
		session_unput(play->session);
		play_refresh(play, ui->now);
	} else if (slot >= 0) {
		play->hover_slot = slot;
	}
}

static void wheel(struct play *play, struct ui *ui, const struct ui_answer *answer)
{
	if (!(ui->input.mods & MOD_CTRL)) {
		play_camera_zoom(play, pow(1.18, answer->wheel), ui->x, ui->y, ui->now, fabsf(answer->wheel) >= 1);
		return;
	}
	play->wheel_rest += answer->wheel;
	int steps = (int)play->wheel_rest;
	play->wheel_rest -= (float)steps;
	if (steps)
		play_turn(play, steps > 0 ? -1 : 1, ui->now);
}

void play_board_input(struct play *play, struct ui *ui, struct frame *frame)
{
	struct ui_answer answer = ui_item(ui, board_id(), play->layout.table, UI_FOCUS | UI_NO_RING | UI_WHEEL);
	(void)frame;
	if (ui->input.kind != INPUT_NONE)
		find_hover(play, ui, answer.hover || answer.held || play->drag_figure || play->drag_tile);
	find_lit(play);
	if (answer.wheel != 0)
		wheel(play, ui, &answer);
	if (answer.alt_click)
		play_turn(play, 1, ui->now);
	if (answer.press)
		play_motion_finish(play);
	if (answer.dragging && ui->input.kind == INPUT_MOVE && !play->panning && !play->drag_figure)
		drag_begin(play, ui);
	if (play->panning && answer.held && !play->middle)
		pan_on(play, ui->x, ui->y);
	if (play->drag_figure || play->drag_tile) {
		bool released = ui->input.kind == INPUT_RELEASE && ui->input.button == BUTTON_LEFT;
		drag_on(play, ui, released);
		if (released)
			return;
	}
	if (answer.release && play->panning) {
		play->panning = false;
		return;
	}
	if (answer.click && !answer.by_key && !answer.dragging)
		click_board(play, ui);
}

/* The middle button drags the table whatever lies under the pointer. */
bool play_raw_input(struct play *play, struct frame *frame, const struct input *input)
{
	(void)frame;
	if (input->kind == INPUT_PRESS && input->button == BUTTON_MIDDLE &&
	    rect_has(play->layout.table, input->x, input->y) && !rect_has(play->layout.rail, input->x, input->y)) {
		play->panning = play->middle = true;
		play->pan_x = input->x;
		play->pan_y = input->y;
		return true;
	}
	if (!play->middle)
		return false;
	if (input->kind == INPUT_MOVE)
		pan_on(play, input->x, input->y);
	if (input->kind == INPUT_RELEASE && input->button == BUTTON_MIDDLE)
		play->panning = play->middle = false;
	return input->kind == INPUT_MOVE || input->kind == INPUT_RELEASE;
}
