/* Advice: a hint for the person to move, or why a computer player moved as it did.  Both are what a thinking found for
 * one decision of the game; the game itself is never touched. */
#include "view/play/core/play.h"

#include <string.h>

/* The card takes room from the table, or gives it back. */
static void room_changes(struct play *play, uint64_t now)
{
	if (play->theme.w > 0)
		play_camera_room(play, now);
}

static void forget(struct play *play)
{
	play_think_off(play->advice.thinking);
	play->advice.thinking = NULL;
	play->advice.of = ADVICE_NONE;
	play->advice.found = false;
	if (play->company.asked) /* it was paused for this alone */
		play->company.paused = play->company.asked = false;
}

void play_advice_close(struct play *play, uint64_t now)
{
	forget(play);
	room_changes(play, now);
}

static bool was_played(const struct play *play, int ply, const struct move *meant)
{
	const struct move *move = &session_history(play->session)->plies[ply].move;

	return move->kind == meant->kind && move->tile == meant->tile && move->rotation == meant->rotation &&
	       cell_same(move->cell, meant->cell);
}

/* Where a hint would lay the tile, wherever the table was dragged: the best of its places in any case; a reason's too,
 * as long as it stands on the table. */
static void bring(struct play *play, uint64_t now)
{
	const struct ai_advice *advice = play_advice_now(play);
	if ((play->advice.of != ADVICE_HINT && !play_advice_stands(play)) || !advice ||
	    !play->host->prefs->follow_camera)
		return;
	int shown = advice->line_count < PLAY_ADVISED ? advice->line_count : PLAY_ADVISED;
	for (int i = shown - 1; i >= 0; i--)
		if (move_lays(advice->lines[i].moves[0].kind))
			play_camera_bring(play, advice->lines[i].moves[0].cell, now);
}

static void thought(struct play *play, const struct thought *thought)
{
	play->advice.thinking = NULL;
	if (!thought->advice) {
		play_advice_close(play, play->ui.now);
		return;
	}
	/* The same position gives the same advice: whoever played otherwise was somebody else, before the seat was
	 * given to this one, and has reasons of his own. */
	if (play->advice.of == ADVICE_WHY && !was_played(play, play->advice.ply, &thought->advice->move)) {
		play_toast(play, play->ui.now, play_seat_color(play, play->advice.seat),
		           tr("Somebody else played this turn"),
		           tr("It was laid before the computer took the seat: only who laid it knows why."));
		play_advice_close(play, play->ui.now);
		return;
	}
	play->advice.advice = *thought->advice;
	play->advice.found = true;
	if (play->advice.of == ADVICE_HINT) {
		session_count_hint(play->session);
		play_turn_advised(play, play->advice.advice.move.cell);
		play_turn_advised(play, play->pointer.cell);
	}
	bring(play, play->ui.now);
}

static void ask(struct play *play, enum advice_of of, struct game *game, int character)
{
	if (play->toast.speaker) /* it would lie over what is asked for */
		play_toast_close(play);
	play->advice.of = of;
	if (!play_think(play, &play->advice.thinking, game, character, NULL, thought))
		play->advice.of = ADVICE_NONE;
}

/* ---- a hint ---- */

bool play_hint_allowed(const struct play *play)
{
	enum session_wait wait = play->found.wait;

	return session_aids(play->session)->hint && !play->lesson.script && !play->look.on && !play->company.moves &&
	       (wait == WAIT_TILE || wait == WAIT_FIGURE || wait == WAIT_DECISION);
}

/* A hint for the tile has done its work where one lies: its ghosts and numbers would mix with the places for a
 * follower.  It is back when the tile is taken up again. */
static bool done_with(const struct play *play)
{
	return play->advice.of == ADVICE_HINT && play->advice.found && session_laid(play->session, NULL) &&
	       move_lays(play->advice.advice.move.kind);
}

void play_advice_hint(struct play *play, uint64_t now)
{
	bool again = play->advice.of == ADVICE_HINT && !done_with(play);

	forget(play);
	if (!again && play_hint_allowed(play)) {
		play->advice.seat = play->found.seat;
		play->advice.ply = session_history(play->session)->ply_count;
		ask(play, ADVICE_HINT, game_clone(session_game(play->session)), ai_character_count() - 1);
	}
	room_changes(play, now);
	bring(play, now);
}

/* ---- why ---- */

/* The ply of the last tile that this seat has laid; of who has laid none, the last step that it has made with a piece
 * that walks; -1: none. */
static int last_place(const struct play *play, int seat)
{
	const struct history *history = session_history(play->session);
	int step = -1;

	for (int i = history->ply_count - 1; i >= 0; i--) {
		const struct ply *ply = &history->plies[i];
		if (ply->finish || ply->seat != seat)
			continue;
		if (move_lays(ply->move.kind))
			return i;
		if (step < 0 && ask_info(ply->decision)->walks)
			step = i;
	}
	return step;
}

bool play_why_known(const struct play *play, int seat)
{
	int character = session_computer(play->session, seat);

	return character >= 0 && character != SESSION_PROGRAM && last_place(play, seat) >= 0;
}

int play_why_seat(const struct play *play)
{
	const struct history *history = session_history(play->session);
	bool again = play->advice.of == ADVICE_WHY;
	int best = -1, before = again ? last_place(play, play->advice.seat) : history->ply_count;

	for (int seat = 0; seat < game_player_count(session_game(play->session)); seat++) {
		int ply = play_why_known(play, seat) ? last_place(play, seat) : -1;
		best = ply < before && ply > best ? ply : best;
	}
	if (play->lesson.script || play->look.on)
		return NOBODY;
	return best >= 0 ? history->plies[best].seat : again ? play->advice.seat : NOBODY;
}

/* Does it still know what it thought? */
static bool remembered(const struct play *play, int seat, int ply)
{
	const struct play_told *told = &play->company.told[seat];

	return told->known && told->ply == ply && was_played(play, ply, &told->advice.move);
}

void play_advice_why(struct play *play, int seat, uint64_t now)
{
	bool again = play->advice.of == ADVICE_WHY && play->advice.seat == seat;
	int ply = last_place(play, seat), character = session_computer(play->session, seat);

	forget(play);
	if (!again && play_why_known(play, seat)) {
		play->advice.seat = seat;
		play->advice.ply = ply;
		if (remembered(play, seat, ply)) {
			play->advice.of = ADVICE_WHY;
			play->advice.found = true;
			play->advice.advice = play->company.told[seat].advice;
		} else { /* of a game that was opened: the same position gives the same advice */
			ask(play, ADVICE_WHY, session_position(play->session, ply), character);
		}
		if (!play->company.persons && !play->company.paused) /* somebody wants to look */
			play->company.paused = play->company.asked = true;
	}
	room_changes(play, now);
	bring(play, now);
}

/* ---- as the game goes on ---- */

bool play_advice_stands(const struct play *play)
{
	const struct history *history = session_history(play->session);

	if (!play_advice_now(play) || done_with(play))
		return false;
	for (int i = play->advice.ply + 1; play->advice.of == ADVICE_WHY && i < history->ply_count; i++)
		if (!history->plies[i].finish && move_lays(history->plies[i].move.kind))
			return false;
	return true;
}

void play_advice_find(struct play *play)
{
	const struct history *history = session_history(play->session);
	struct move laid;
	bool by_hand = session_laid(play->session, &laid) && !play->company.moves;

	/* A hint holds while its decision is open, whatever is tried; a reason, until a person lays the next tile or
	 * who was asked moves again. */
	if (play->advice.of == ADVICE_HINT && history->ply_count != play->advice.ply)
		forget(play);
	if (play->advice.of == ADVICE_HINT && play->advice.found && !by_hand &&
	    !move_lays(play->advice.advice.move.kind) && play->found.wait == WAIT_TILE &&
	    !session_offers(play->session))
		forget(play);
	if (play->advice.of == ADVICE_WHY && (by_hand || last_place(play, play->advice.seat) != play->advice.ply))
		forget(play);
}

const struct ai_line *play_advice_laid(const struct play *play)
{
	struct move laid;

	if (!done_with(play) || !session_laid(play->session, &laid))
		return NULL;
	for (int i = 0; i < play->advice.advice.line_count; i++) {
		const struct move *place = &play->advice.advice.lines[i].moves[0];

		if (move_lays(place->kind) && place->rotation == laid.rotation && cell_same(place->cell, laid.cell))
			return &play->advice.advice.lines[i];
	}
	return NULL;
}

int play_slot_of(const struct play *play, const struct move *move)
{
	for (int i = 0; i < play->found.slot_count; i++)
		if (memcmp(&play->found.slots[i].move, move, sizeof *move) == 0)
			return i;
	return -1;
}

void play_advice_put(struct play *play, const struct move *meant, uint64_t now)
{
	play_offer(play, play_move_puts(meant) ? play_move_kind(play, meant) : FIGURE_MEEPLE, now);
	int at = play_slot_of(play, meant);
	if (at >= 0 && play_slot_put(play) != at)
		play_put(play, at, now);
}

void play_advice_follow(struct play *play, uint64_t now)
{
	const struct ai_line *line = play_advice_laid(play);

	for (int i = 0; line && i < line->move_count && play->found.wait == WAIT_FIGURE; i++) {
		const struct move meant = line->moves[i];
		if (move_lays(meant.kind))
			continue;
		play_advice_put(play, &meant, now);
		play->advice.put = session_serial(play->session);
		return;
	}
}

bool play_advice_chosen(struct play *play)
{
	bool put = play->advice.put && play->advice.put == session_serial(play->session);

	play->advice.put = 0;
	return put;
}

const struct ai_advice *play_advice_now(const struct play *play)
{
	return play->advice.of != ADVICE_NONE && play->advice.found ? &play->advice.advice : NULL;
}

int play_advice_height(const struct play *play)
{
	if (play->advice.of == ADVICE_NONE || done_with(play))
		return 0;
	return play_px(play, play->theme.compact ? 124 : 148);
}
