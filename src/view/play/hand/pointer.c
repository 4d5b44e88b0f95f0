/* The pointer on the board: what it points at, drags, drops and turns. */
#include "view/play/hand/hand.h"

#include <math.h>
#include <string.h>

static ui_id board_id(void) { return ui_name("play.board"); }

/* On the tile that is thought about? */
static bool on_laid(const struct play *play, struct cell cell)
{
	struct move laid;
	return session_laid(play->session, &laid) && cell_same(laid.cell, cell);
}

static void find_hover(struct play *play, struct ui *ui, bool over)
{
	play->pointer.over_board = over && ui->x >= 0;
	play->pointer.slot = -1;
	camera_at(&play->view.camera, play->layout.stage, ui->x, ui->y, &play->pointer.x, &play->pointer.y);
	if (!play->pointer.over_board)
		return;
	struct cell cell = {(int16_t)floor(play->pointer.x), (int16_t)floor(play->pointer.y)};
	if (!cell_same(cell, play->pointer.cell)) {
		play->pointer.cell = cell;
		play->pointer.since = ui->now;
		play_turn_advised(play, cell);
		if (play->refused.on && ui->now > play->refused.at)
			play->refused.on = false;
	}
	if (ui->input.kind == INPUT_MOVE && !ui->input.repeat) {
		play->cursor.on = play->pointer.quiet = play->pointer.hushed = false;
		play->cursor.why = 0;
	}
	if (play->pointer.hushed)
		return;
	if (play->found.wait == WAIT_FIGURE || play->found.wait == WAIT_END)
		play->pointer.slot = play_slot_near(play, ui->x, ui->y, play_slot_radius(play) * 1.35f);
}

/* What the follower would join, from the place under the pointer; nothing elsewhere. */
static void light_slot(struct play *play)
{
	int near = play->drag.figure ? play->drag.slot : play->pointer.slot;
	const struct play_slot *slot = &play->found.slots[near < 0 ? 0 : near];
	if (near < 0 || !slot->legal || !slot->puts)
		play_light_off(play);
	else
		play_light_point(play, slot->cell, slot->on);
}

static void find_lit(struct play *play)
{
	int tile;
	struct spot spot;
	if (play->lit.told)
		return;
	play_light_off(play);
	if (play->drag.figure)
		light_slot(play);
	if (!play->pointer.over_board || play->pointer.quiet || play->pointer.panning || play->drag.figure ||
	    play->drag.tile)
		return;
	/* On the tile that is being thought about its places speak. */
	if (on_laid(play, play->pointer.cell)) {
		light_slot(play);
		return;
	}
	const struct game *game = session_game(play->session);
	if (!board_hit(play->board, game, play->pointer.x, play->pointer.y, &tile, &spot))
		return;
	/* A follower is larger than his road: he stands for it. */
	for (int i = 0; i < play->found.standing_count; i++) {
		const struct setup_figure *stands = &play->found.standing[i];
		struct vec at = board_stand(play->board, game, stands->figure, stands->cell, stands->spot);
		double dx = play->pointer.x - at.x, dy = play->pointer.y - (at.y - 0.12);
		if (fabs(dx) < 0.11 && fabs(dy) < 0.16) {
			play_light_point(play, stands->cell, stands->spot);
			return;
		}
	}
	if (spot.kind != FEATURE_KINDS && play_peopled(play, spot.kind))
		play_light_point(play, play->pointer.cell, spot);
}

void play_why_not(struct play *play, struct cell cell, uint64_t now)
{
	struct move place = play_placement(play, cell);
	place.rotation = (uint8_t)play->tile.rotation;
	if (!session_aids(play->session)->why_not || session_tile(play->session) == NO_TILE)
		return;
	/* Asked of the position without the tentative tile: there it could lie. */
	play->refused.on = session_why_not(play->session, &place, &play->refused.why);
	play->refused.at = now;
}

void play_hush(struct play *play, struct ui *ui)
{
	bool card = play->lit.on && !play->cursor.on && ui->now >= play->pointer.since + MOTION_TOOLTIP_WAIT;
	bool above =
	    play->panel.sheet != SHEET_NONE || play_advice_height(play) > 0 || play->drag.figure || play->drag.tile;
	if (above || !(play->refused.on || card || play_slot_told(play) >= 0) || !ui_key(ui, KEY_ESCAPE, 0))
		return;
	play->refused.on = false;
	play_point_nowhere(play);
	play->pointer.hushed = true;
}

/* A place that is not offered was clicked, or a finger rests on it. */
static void ask_why(struct play *play, uint64_t now)
{
	const struct play_cell *cell = play_cell_at(play, play->pointer.cell.x, play->pointer.cell.y);

	if (play->found.wait == WAIT_TILE && cell && !cell->rotations && !play_hands_off(play))
		play_why_not(play, play->pointer.cell, now);
}

/* This move may not be: why not. */
static void refuse(struct play *play, const struct move *move, uint64_t now)
{
	struct refusal refusal;
	if (game_why_illegal(session_game(play->session), move, &refusal))
		play_toast(play, now, -1, words_refusal_title(play->session, &refusal),
		           words_refusal_plain(play->session, &refusal));
}

/* A figure comes down on another tile than the one just laid, where no place is: why not. */
static void refuse_elsewhere(struct play *play, int figure, uint64_t now)
{
	const struct game *game = session_game(play->session);
	struct move move = {.figure = (uint8_t)figure, .cell = play->pointer.cell};
	struct refusal refusal;
	int tile;
	while (move.kind < MOVE_KINDS &&
	       !(words_move_puts(move.kind) && move_has_cell(move.kind) && move_has_spot(move.kind)))
		move.kind++;
	if (move.kind == MOVE_KINDS || !play->pointer.over_board || !session_laid(play->session, NULL) ||
	    on_laid(play, play->pointer.cell) ||
	    !board_hit(play->board, game, play->pointer.x, play->pointer.y, &tile, &move.spot) ||
	    move.spot.kind == FEATURE_KINDS || !game_why_illegal(game, &move, &refusal))
		return;
	/* No move leads to other tiles in this game. */
	bool never = refusal.reason == REFUSAL_NOT_A_MOVE || strcmp(refusal.rule, "R-1.9") == 0;
	if (never || refusal.reason == REFUSAL_BARRED || refusal.reason == REFUSAL_FEATURE ||
	    refusal.reason == REFUSAL_OCCUPIED)
		play_toast(play, now, -1, words_refusal_title(play->session, &refusal),
		           never ? tr("One follower a turn, from the supply, and only on the tile just laid.")
		                 : words_refusal_plain(play->session, &refusal));
}

/* May a figure go to another tile now? */
static bool leads_elsewhere(const struct play *play)
{
	for (int i = 0; i < play->found.slot_count; i++)
		if (play->found.slots[i].legal && play->found.slots[i].puts &&
		    move_has_spot(play->found.slots[i].move.kind) && move_has_cell(play->found.slots[i].move.kind))
			return true;
	return false;
}

static void click_board(struct play *play, struct ui *ui)
{
	if (play->pointer.slot >= 0) {
		if (play->found.slots[play->pointer.slot].legal)
			play_put(play, play->pointer.slot, ui->now);
		return;
	}
	if (play->found.wait == WAIT_FIGURE && !play_hands_off(play) && leads_elsewhere(play))
		refuse_elsewhere(play, play->offer.figure, ui->now);
	if (play->found.wait == WAIT_DECISION) {
		/* a second click comes to another kind */
		int answer = play_haven_answer(play, play_haven_at(play, play->pointer.x, play->pointer.y),
		                               play->answer.chosen + 1);
		play->answer.chosen = answer >= 0 ? answer : play->answer.chosen;
		return;
	}
	const struct play_cell *cell = play_cell_at(play, play->pointer.cell.x, play->pointer.cell.y);
	bool laying = play->found.wait == WAIT_TILE || play->found.wait == WAIT_FIGURE || play->found.wait == WAIT_END;
	if (on_laid(play, play->pointer.cell))
		return;
	if (laying && cell && cell->rotations)
		play_lay(play, play->pointer.cell.x, play->pointer.cell.y, ui->now);
	else
		ask_why(play, ui->now);
}

static bool goes_home(const struct play *play, int slot)
{
	return slot >= 0 && move_lifts(play->found.slots[slot].move.kind);
}

/* Pressed on a neutral piece, where it is to go to another haven. */
static bool on_housed(struct play *play, int sx, int sy)
{
	double x, y;
	camera_at(&play->view.camera, play->layout.stage, sx, sy, &x, &y);
	return play->found.wait == WAIT_DECISION && ask_info(session_decision(play->session).kind)->rehouses &&
	       play_haven_at(play, x, y) == game_haven_shut(session_game(play->session));
}

/* The neutral piece that walks now, where it was pressed on, or on the cell that it is to leave; NULL: elsewhere. */
static const struct neutral_art *on_walker(const struct play *play, int sx, int sy)
{
	const struct game *game = session_game(play->session);
	int on = play_neutral_on(play, sx, sy), count;
	struct cell visited[WALK_MAX];
	for (int id = 0; id < NEUTRALS_MAX && play_steps(play); id++) {
		const struct neutral_art *art = play_neutral(play, id);
		struct cell cell = game_neutral_at(game, id).cell;
		if (art && (id == on || rect_has(play_cell_box(play, cell.x, cell.y), sx, sy)) &&
		    game_walk(game, id, visited, &count) >= 0)
			return art;
	}
	return NULL;
}

/* Pressed on what may now go onto a figure: a piece on the table, or where it is printed on the tile just laid. */
static const struct neutral_art *on_touch(struct play *play, int sx, int sy)
{
	int id = play_neutral_on(play, sx, sy), tile;
	double x, y;
	struct spot spot;
	camera_at(&play->view.camera, play->layout.stage, sx, sy, &x, &y);
	bool printed = on_laid(play, (struct cell){(int16_t)floor(x), (int16_t)floor(y)}) &&
	               board_hit(play->board, session_game(play->session), x, y, &tile, &spot);
	for (int i = 0; i < play->found.slot_count; i++) {
		const struct neutral_art *art = expansion_touch(play->found.slots[i].move.kind);
		if (art && ((id >= 0 && art == play_neutral(play, id)) || (printed && art->sign == 1 + spot.kind)))
			return art;
	}
	return NULL;
}

static void drag_begin(struct play *play, struct ui *ui)
{
	bool off = play_hands_off(play);
	const struct neutral_art *piece = off ? NULL : on_walker(play, ui->press_x, ui->press_y);
	int put = play_slot_put(play), at = play_slot_near(play, ui->press_x, ui->press_y, play_slot_radius(play));
	float reach = figure_on_tile(play->view.camera.size) * 0.6f;
	struct vec goer;
	if (piece) {
		play_drag_piece(play, piece, ui->x, ui->y);
	} else if (!off && play_goer(play, &goer) && fabsf(goer.x - (float)ui->press_x) < reach &&
	           fabsf(goer.y - reach - (float)ui->press_y) < reach) {
		play_drag_figure(play, session_decision(play->session).figure, ui->x, ui->y);
	} else if (!off && on_housed(play, ui->press_x, ui->press_y)) {
		play_drag_figure(play, FIGURE_MEEPLE, ui->x, ui->y);
		play->drag.neutral = true;
	} else if (goes_home(play, at) && at != put) {
		play_drag_figure(play, play_lifted_kind(play), ui->x, ui->y);
		play->drag.home = true;
	} else if (put >= 0 && play_slot_near(play, ui->press_x, ui->press_y, play_slot_radius(play) * 1.6f) == put) {
		/* The follower that stands on the tile can be taken up again. */
		play_drag_figure(play, play->found.slots[put].move.figure, ui->x, ui->y);
	} else if (!off && (piece = on_touch(play, ui->press_x, ui->press_y))) {
		play_drag_piece(play, piece, ui->x, ui->y);
	} else {
		play->pointer.panning = true;
		play->pointer.pan_x = ui->press_x;
		play->pointer.pan_y = ui->press_y;
	}
}

static void pan_on(struct play *play, int x, int y)
{
	play_camera_pan(play, x - play->pointer.pan_x, y - play->pointer.pan_y);
	play->pointer.pan_x = x;
	play->pointer.pan_y = y;
}

/* Where two figures may stand on one spot, it is the place of the one in hand.
 * Where only one beside the followers may, he comes for a follower: the picture shows it. */
static int drag_slot(const struct play *play, int near)
{
	if (near >= 0 && !play->found.slots[near].puts && !move_lifts(play->found.slots[near].move.kind))
		return -1; /* nobody comes out of the supply for it */
	if (near < 0 || move_lifts(play->found.slots[near].move.kind) ||
	    play_move_kind(play, &play->found.slots[near].move) == play->drag.kind)
		return near;
	const struct move *other = &play->found.slots[near].move;
	for (int i = 0; i < play->found.slot_count; i++) {
		const struct move *move = &play->found.slots[i].move;
		if (play->found.slots[i].legal && move->kind == MOVE_FIGURE && move->figure == play->drag.kind &&
		    spot_same(move->spot, other->spot))
			return i;
	}
	return any_piece(play->drag.kind)->beside ? -1 : near; /* a follower's place is none for him */
}

static bool drag_may_stand(const struct play *play, int slot)
{
	const struct move *move = &play->found.slots[slot].move;
	return play->found.slots[slot].legal &&
	       (move_lifts(move->kind) || play_move_kind(play, move) == play->drag.kind ||
	        any_piece(move->figure)->beside);
}

/* Off all discs, but on the tile: the place of the road, city or field that he is held over, or -1. */
static int drag_ground(struct play *play)
{
	const struct game *game = session_game(play->session);
	const struct cell cell = play->pointer.cell;
	struct spot spot;
	int tile;
	if (!on_laid(play, cell) || !play->pointer.over_board ||
	    !board_hit(play->board, game, play->pointer.x, play->pointer.y, &tile, &spot) ||
	    spot.kind == FEATURE_KINDS || !game_feature_at(game, cell.x, cell.y, spot, play->feature))
		return -1;
	for (int i = 0; i < play->found.slot_count; i++) {
		const struct move *move = &play->found.slots[i].move;
		if (move->kind == MOVE_FIGURE && move->spot.kind == spot.kind &&
		    game_feature_at(game, cell.x, cell.y, move->spot, play->other) &&
		    feature_is_at(play->feature, play->other->address, play->other->address_spot))
			return i;
	}
	return -1;
}

/* The answer that what is in the hand would give here: the place that he goes on to, or its tile where there is one
 * place on it; the cell that the piece walks to; the haven that a neutral piece or a follower enters; -1: none. */
static int answer_under(struct play *play, const struct ui *ui)
{
	struct vec goer;
	bool goes = play_goer(play, &goer), enters = ask_info(session_decision(play->session).kind)->enters;
	int haven = play_haven_at(play, play->pointer.x, play->pointer.y), best = -1;
	float nearest = (float)play->view.camera.size * 0.5f;
	for (int i = 0; i < play->found.choice_count; i++) {
		const struct move *move = &play->found.choices[i];
		float away = nearest;
		if (goes && move_has_cell(move->kind)) {
			struct vec at = play_place(play, move->cell, move->spot);
			away = hypotf(at.x - (float)ui->x, at.y - (float)ui->y);
		} else if (!goes && play->drag.art) {
			away = play->pointer.over_board && cell_same(move->cell, play->pointer.cell) ? 0 : nearest;
		} else if (!goes && haven >= 0 && play_leads_to(play, move, haven)) {
			away = !enters || move->figure == play->drag.kind ? 0 : nearest;
		}
		if (away < nearest) {
			nearest = away;
			best = i;
		}
	}
	return best;
}

/* Who goes on, or walks, goes where he is let go; a haven is only chosen by that. */
static void drag_to_answer(struct play *play, struct ui *ui, bool released)
{
	struct vec goer;
	bool goes = play_goer(play, &goer) || play->drag.art;
	int best = answer_under(play, ui);
	if (goes || (released && best >= 0))
		play->answer.chosen = best;
	if (released && goes)
		play_choose(play, best, ui->now);
	else if (released)
		play_to_board(play); /* Enter gives what was chosen */
}

/* How far from a body that stands on this point of the screen. */
static float off_body(const struct play *play, struct vec foot, int x, int y)
{
	float tall = figure_on_tile(play->view.camera.size), up = foot.y - (float)y;
	return hypotf(foot.x - (float)x, up < 0 ? up : up > tall ? up - tall : 0);
}

/* How near one must be to somebody to touch him. */
static float touch_reach(const struct play *play) { return figure_on_tile(play->view.camera.size) * 0.7f; }

/* The figure under the pointer; NULL: nobody stands there. */
static const struct setup_figure *touched(const struct play *play, int x, int y, float *off)
{
	const struct setup_figure *nearest = NULL;
	*off = touch_reach(play);
	for (int i = 0; i < play->found.standing_count; i++) {
		const struct setup_figure *stands = &play->found.standing[i];
		float far = off_body(play, play_stand(play, stands->figure, stands->cell, stands->spot), x, y);
		if (far >= *off)
			continue;
		*off = far;
		nearest = stands;
	}
	return nearest;
}

/* What the piece in hand would touch: its move onto who stands under the pointer, nobody nearer than he; or -1. */
static int touch_near(const struct play *play, int x, int y)
{
	float least;
	int best = -1;
	touched(play, x, y, &least);
	for (int i = 0; i < play->found.slot_count; i++) {
		const struct move *move = &play->found.slots[i].move;
		if (move->kind != play->drag.touch || !play->found.slots[i].legal)
			continue;
		float off = off_body(play,
		                     move->apart ? play_on_screen(play, play->found.slots[i].at)
		                                 : play_stand(play, move->figure, move->cell, move->spot),
		                     x, y);
		if (off > least || (off == least && best >= 0))
			continue;
		least = off;
		best = i;
	}
	return best;
}

/* Let go over somebody whom it may not touch: why not. */
static void refuse_touch(struct play *play, struct ui *ui)
{
	float off;
	const struct setup_figure *whom = touched(play, ui->x, ui->y, &off);
	if (whom)
		refuse(play,
		       &(struct move){
		           .kind = play->drag.touch, .figure = whom->figure, .spot = whom->spot, .cell = whom->cell},
		       ui->now);
}

/* The place that what is in the hand is held over, whoever may stand there; -1: none. */
static int drag_near(struct play *play, struct ui *ui)
{
	int disc = play_slot_near(play, ui->x, ui->y, play_slot_radius(play)); /* however large */
	if (play->drag.touch)
		return play->pointer.over_board ? touch_near(play, ui->x, ui->y) : -1;
	if (play->drag.home)
		return goes_home(play, disc) ? disc : -1;
	int near = play_slot_near(play, ui->x, ui->y, (float)play_px(play, 40));
	return near >= 0 ? near : disc >= 0 ? disc : drag_ground(play);
}

/* Whoever may go home, wherever he is let go but on his own place, goes. */
static void send_home(struct play *play, uint64_t now)
{
	int home = 0;
	while (home < play->found.slot_count && !goes_home(play, home))
		home++;
	if (home < play->found.slot_count)
		play_put(play, home, now);
}

/* Nobody may stand there: why not, told of the place as long as that is there. */
static void let_go_refused(struct play *play, int slot, uint64_t now)
{
	struct move move = play->found.slots[slot].move;
	int offered = play->offer.figure;

	play_drag_back(play, now);
	if (offered == play->offer.figure)
		play->pointer.slot = slot;
	else
		refuse(play, &move, now);
}

/* Let go over the place `near`, of which `slot` is the one for what is in the hand. */
static void let_go(struct play *play, struct ui *ui, int near, int slot)
{
	if (play->drag.home) {
		if (slot < 0)
			send_home(play, ui->now);
	} else if (slot >= 0 && slot == play_slot_put(play)) {
		; /* he stands there: a hand that slips a little takes nobody away */
	} else if (slot >= 0 && (play->drag.touch || drag_may_stand(play, slot))) {
		play_put(play, slot, ui->now);
	} else if (slot >= 0) {
		let_go_refused(play, slot, ui->now);
	} else if (play->drag.touch) {
		if (play->pointer.over_board)
			refuse_touch(play, ui);
	} else if (near >= 0) {
		struct move move = play->found.slots[near].move; /* another figure's */
		move.figure = (uint8_t)play->drag.kind;
		play_drag_back(play, ui->now);
		refuse(play, &move, ui->now);
	} else {
		if (session_unput(play->session))
			play_refresh(play, ui->now);
		play_drag_back(play, ui->now);
		refuse_elsewhere(play, play->drag.kind, ui->now);
	}
}

static void let_go_tile(struct play *play, uint64_t now)
{
	const struct cell at = play->pointer.cell;
	const struct play_cell *cell = play_cell_at(play, at.x, at.y);
	if (!play->pointer.over_board || rect_has(play->layout.rail, play->drag.x, play->drag.y))
		return; /* it is put back */
	if (cell && cell->rotations)
		play_lay(play, cell->x, cell->y, now);
	else if (rect_has(play->layout.stage, play->drag.x, play->drag.y))
		play_why_not(play, at, now);
}

static void drag_on(struct play *play, struct ui *ui, bool released)
{
	bool tile = play->drag.tile, decides = !tile && play->found.wait == WAIT_DECISION;
	int near = tile || decides ? -1 : drag_near(play, ui);
	int slot = play->drag.touch || play->drag.home ? near : drag_slot(play, near);
	play->drag.x = ui->x;
	play->drag.y = ui->y;
	play->drag.slot = slot;
	if (!tile && !decides && !play->drag.touch && !play->drag.home)
		light_slot(play);
	if (released) {
		play_drag_end(play);
		play->drag.slot = -1;
	}
	if (decides)
		drag_to_answer(play, ui, released);
	else if (released && tile)
		let_go_tile(play, ui->now);
	else if (released)
		let_go(play, ui, near, slot);
}

static void wheel(struct play *play, struct ui *ui, const struct ui_answer *answer)
{
	if (!(ui->input.mods & MOD_CTRL)) {
		play_camera_zoom(play, pow(1.18, answer->wheel), ui->x, ui->y, ui->now, fabsf(answer->wheel) >= 1);
		return;
	}
	play->pointer.wheel_rest += answer->wheel;
	int steps = (int)play->pointer.wheel_rest;
	play->pointer.wheel_rest -= (float)steps;
	if (steps)
		play_turn(play, steps > 0 ? -1 : 1, ui->now);
}

void play_board_input(struct play *play, struct ui *ui)
{
	struct ui_answer answer = ui_item(ui, board_id(), play->layout.table, UI_FOCUS | UI_NO_RING | UI_WHEEL);
	if (ui->input.kind != INPUT_NONE)
		find_hover(play, ui, answer.hover || answer.held || play->drag.figure || play->drag.tile);
	find_lit(play);
	if (answer.wheel != 0)
		wheel(play, ui, &answer);
	if (answer.alt_click)
		play_turn(play, 1, ui->now);
	if (ui->input.kind == INPUT_HOLD && answer.hover)
		ask_why(play, ui->now);
	if (answer.press)
		play_motion_finish(play);
	if (answer.dragging && ui->input.kind == INPUT_MOVE && !play->pointer.panning && !play->drag.figure)
		drag_begin(play, ui);
	if (play->pointer.panning && answer.held && !play->pointer.middle)
		pan_on(play, ui->x, ui->y);
	if (play->drag.figure || play->drag.tile) {
		bool released = ui->input.kind == INPUT_RELEASE && ui->input.button == BUTTON_LEFT;
		drag_on(play, ui, released);
		if (released)
			return;
	}
	if (answer.release && play->pointer.panning) {
		play->pointer.panning = false;
		return;
	}
	if (answer.click && !answer.by_key && !answer.dragging)
		click_board(play, ui);
}

/* The middle button drags the table whatever lies under the pointer. */
bool play_raw_input(struct play *play, const struct input *input)
{
	if (input->kind == INPUT_PRESS && input->button == BUTTON_MIDDLE &&
	    rect_has(play->layout.table, input->x, input->y) && !rect_has(play->layout.rail, input->x, input->y)) {
		play->pointer.panning = play->pointer.middle = true;
		play->pointer.pan_x = input->x;
		play->pointer.pan_y = input->y;
		return true;
	}
	if (!play->pointer.middle)
		return false;
	if (input->kind == INPUT_MOVE)
		pan_on(play, input->x, input->y);
	if (input->kind == INPUT_RELEASE && input->button == BUTTON_MIDDLE)
		play->pointer.panning = play->pointer.middle = false;
	return input->kind == INPUT_MOVE || input->kind == INPUT_RELEASE;
}
