/* What a person does with the position: each step goes to the session, and what follows from it is found at once. */
#include "view/play/core/play.h"

const struct play_cell *play_target(const struct play *play)
{
	if (play->cursor.on)
		return play_cell_at(play, play->cursor.cell.x, play->cursor.cell.y);
	return play->pointer.over_board ? play_cell_at(play, play->pointer.cell.x, play->pointer.cell.y) : NULL;
}

const struct play_cell *play_ghost_cell(const struct play *play)
{
	const struct play_cell *target = play_target(play);
	const struct refusal *why = play->refused.on ? &play->refused.why : NULL;
	bool shown = session_tile(play->session) != NO_TILE && play->found.wait == WAIT_TILE && target &&
	             target->rotations && !(why && cell_same(why->cell, play_cell_where(target)));
	return shown ? target : NULL;
}

int play_rotation_at(const struct play *play, const struct play_cell *cell)
{
	for (int step = 0; step < 4; step++) {
		int rotation = (play->tile.rotation + step) & 3;
		if (cell->rotations >> rotation & 1)
			return rotation;
	}
	return play->tile.rotation;
}

int play_rotation_shown(const struct play *play)
{
	const struct play_cell *target = play->found.wait == WAIT_TILE ? play_target(play) : NULL;
	struct move laid;
	if (session_laid(play->session, &laid))
		return laid.rotation;
	return target && target->rotations ? play_rotation_at(play, target) : play->tile.rotation;
}

struct move play_placement(const struct play *play, struct cell cell)
{
	struct move move = {.kind = MOVE_PLACE, .tile = (uint8_t)session_tile(play->session), .cell = cell}, place;
	/* one that is offered is laid by its own kind of move */
	if ((session_offers(play->session) || session_laid(play->session, &place)) &&
	    session_places(play->session, play->found.choices, MOVES_MAX) > 0)
		move.kind = play->found.choices[0].kind;
	return move;
}

void play_turn_advised(struct play *play, struct cell cell)
{
	const struct ai_advice *advice = play_advice_now(play);
	if (!advice || play->advice.of != ADVICE_HINT || play->found.wait != WAIT_TILE || !play_advice_stands(play))
		return;
	for (int i = advice->line_count - 1; i >= 0; i--)
		if (move_lays(advice->lines[i].moves[0].kind) && cell_same(advice->lines[i].moves[0].cell, cell))
			play->tile.rotation = advice->lines[i].moves[0].rotation;
}

/* Nothing that was thought about goes without a word: the next Enter would end the turn without it. */
static void tell_loose(struct play *play, bool moved, bool lost, uint64_t now)
{
	if (moved || lost)
		play_toast(play, now, play_seat_color(play, play->found.seat),
		           moved ? tr("The tile lies elsewhere now") : tr("The follower is taken back"),
		           !moved ? tr("Now the turn would end without one.")
		           : lost ? tr("Its follower is taken back, too.")
		                  : tr("Backspace takes it back into the hand."));
}

void play_lay(struct play *play, int x, int y, uint64_t now)
{
	const struct play_cell *cell = play_cell_at(play, x, y);
	if (!cell || !cell->rotations || play_hands_off(play))
		return;
	struct move move = play_placement(play, (struct cell){(int16_t)x, (int16_t)y}), laid, put;
	bool moved = session_laid(play->session, &laid) && !cell_same(laid.cell, move.cell),
	     lost = session_put_move(play->session, &put) && words_move_puts(put.kind);
	move.rotation = (uint8_t)play_rotation_at(play, cell);
	play->tile.rotation = move.rotation;
	if (!session_lay(play->session, &move, &play->refused.why))
		return;
	play_cursor_off(play);
	play->panel.body_scroll = 0;
	play_refresh(play, now);
	tell_loose(play, moved, lost, now);
	play_to_board(play);
}

void play_turn(struct play *play, int step, uint64_t now)
{
	struct move laid;
	if (play_hands_off(play))
		return;
	if (session_laid(play->session, &laid)) {
		/* Turned where it lies, if it fits in another way. */
		const struct play_cell *cell = play_cell_at(play, laid.cell.x, laid.cell.y);
		for (int i = 1; cell && i < 4; i++) {
			int rotation = (laid.rotation + i * step) & 3;
			if (!(cell->rotations >> rotation & 1))
				continue;
			play->tile.rotation = rotation;
			play_lay(play, laid.cell.x, laid.cell.y, now);
			return;
		}
		return;
	}
	if (play->found.wait != WAIT_TILE || session_offers(play->session))
		return;
	const struct play_cell *target = play_target(play);
	uint8_t fitting = 0;
	if (target && target->rotations)
		fitting = target->rotations;
	else
		for (int i = 0; i < play->found.legal_count; i++)
			fitting |= play->found.cells[i].rotations;
	if (play->host->prefs->all_rotations || !fitting)
		fitting = 15;
	int rotation = play_rotation_shown(play);
	do
		rotation = (rotation + step) & 3;
	while (!(fitting >> rotation & 1));
	play->tile.rotation = rotation;
	play->refused.on = false;
}

void play_turn_to(struct play *play, int rotation)
{
	play->tile.rotation = rotation;
	play->refused.on = false;
}

void play_put(struct play *play, int slot, uint64_t now)
{
	if (play_hands_off(play))
		return;
	bool back = slot == play_slot_put(play), lost = back && play->found.slots[slot].puts;
	if (back) {
		session_unput(play->session);
		screen_sound(play->host, SOUND_LIFT);
	} else {
		session_put(play->session, &play->found.slots[slot].move, &play->refused.why);
	}
	play_refresh(play, now);
	tell_loose(play, false, lost, now);
	play_to_board(play);
}

/* The tile lies as an answer to a lesson's question. */
static void judge(struct play *play, uint64_t now)
{
	const char *text;

	if (!session_laid(play->session, NULL))
		return;
	bool right = lesson_answer_laid(play->lesson.script, play->session, &text);
	play_lesson_tell(play, right, text, now);
	play_refresh(play, now);
}

void play_end_turn(struct play *play, uint64_t now)
{
	if (play->lesson.lays) {
		judge(play, now);
		return;
	}
	if (play_hands_off(play) || !session_end_turn(play->session))
		return;
	play_refresh(play, now);
	play_to_board(play);
}

void play_decline(struct play *play, uint64_t now)
{
	static const struct move pass = {.kind = MOVE_PASS};
	if (play_hands_off(play) || !session_offers(play->session) || !session_decide(play->session, &pass))
		return;
	play_refresh(play, now);
	play_to_board(play);
}

void play_choose(struct play *play, int choice, uint64_t now)
{
	if (choice < 0 || play_hands_off(play))
		return;
	struct move move = play->found.choices[choice];
	session_decide(play->session, &move);
	play->panel.body_scroll = 0;
	play_refresh(play, now);
}

bool play_goes_itself(const struct play *play) { return play->answer.forced && play->host->windowed; }

void play_forced_tick(struct play *play, uint64_t now)
{
	enum { LOOK = 500 };
	if (!play_goes_itself(play) || !play_in_front(play) || play_motion_runs(play, now))
		return;
	int speed = play->host->prefs->speed;
	if (!play->answer.due)
		play->answer.due = now + (uint64_t)(speed > 0 ? LOOK * 100 / speed : 0);
	if (now >= play->answer.due)
		play_choose(play, 0, now);
}

int play_forced_wait(const struct play *play, uint64_t now)
{
	if (!play_goes_itself(play) || !play_in_front(play))
		return -1;
	return play->answer.due > now ? (int)(play->answer.due - now) : 0;
}

void play_lesson_show(struct play *play, uint64_t now)
{
	struct move laid;
	if (!lesson_show(play->lesson.script, play->session))
		return;
	if (session_laid(play->session, &laid))
		play->tile.rotation = laid.rotation;
	play_refresh(play, now);
	play_to_board(play);
}
