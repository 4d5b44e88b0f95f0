/* Back and forward.  What is tentative is taken back at once, by whoever thinks about it.  An ended turn is another
 * matter: opening it again is an act of its own that says whose it is, and asks where it may be somebody else's.  Turns
 * of computer players are skipped: nobody thinks about those. */
#include "view/play/core/play.h"

#include "view/kit/routes.h"
#include "text/say.h"

int play_undo_ply(const struct play *play) { return session_reopens(play->session, play->company.persons); }

int play_undo_seat(const struct play *play)
{
	int ply = play_undo_ply(play);
	return ply < 0 ? NOBODY : session_history(play->session)->plies[ply].seat;
}

/* After a change: what was in the air lies still, and the tile is held as it was. */
static void settle(struct play *play, uint64_t now)
{
	struct move laid;
	screen_sound(play->host, SOUND_LIFT);
	play_refresh(play, now);
	if (session_laid(play->session, &laid))
		play->tile.rotation = laid.rotation;
	play_to_board(play);
}

bool play_take_back(struct play *play, uint64_t now)
{
	struct move laid;
	bool was = session_laid(play->session, &laid);
	if (play_hands_off(play) || !session_take_back(play->session))
		return false;
	settle(play, now);
	if (was && play->found.wait == WAIT_TILE && !play->ui.by_pointer) { /* the arrows go on from where it lay */
		play->cursor.cell = laid.cell;
		play->cursor.on = true;
	}
	return true;
}

bool play_takes_back(const struct play *play)
{
	if (play->look.on)
		return false;
	return (session_laid(play->session, NULL) && !play_hands_off(play)) ||
	       (play_undo_ply(play) >= 0 && !play->lesson.script);
}

/* Says whose turn is open again, and how it is ended as it was. */
static void tell(struct play *play, uint64_t now, int seat)
{
	if (seat == NOBODY || play->lesson.script)
		return;
	play_toast(play, now, play_seat_color(play, seat),
	           say(tr("The turn of %s is open again"), words_name(play->session, seat)),
	           tr("Nothing is lost: Redo (Ctrl Y) ends it as it was."));
}

static void reopen(struct play *play, int ply, uint64_t now)
{
	const struct history *history = session_history(play->session);
	if (ply < 0 || ply >= history->ply_count)
		return;
	int seat = history->plies[ply].seat;
	play_company_stop(play);
	while (history->ply_count > ply && session_undo(play->session))
		continue;
	play->company.paused = !play->company.persons;
	play->company.asked = false;
	settle(play, now);
	tell(play, now, seat);
}

static void ask(struct play *play, enum play_asked kind, int ply)
{
	play->ask.kind = kind;
	play->ask.ply = ply;
}

void play_undo(struct play *play, uint64_t now)
{
	if (play->look.on || play_take_back(play, now))
		return;
	int ply = play_undo_ply(play), seat = play_undo_seat(play);
	if (ply < 0)
		return;
	int persons = game_player_count(session_game(play->session)) - play->company.computers;
	if (seat != NOBODY && seat != play->found.seat && persons > 1 && !play->lesson.script)
		ask(play, ASK_UNDO, ply);
	else
		reopen(play, ply, now);
}

void play_rewind(struct play *play, int ply) { ask(play, ASK_REWIND, ply); }

void play_ask_close(struct play *play) { play->ask.kind = ASK_NOTHING; }

void play_ask_yes(struct play *play, uint64_t now)
{
	int ply = play->ask.ply;
	play_ask_close(play);
	reopen(play, ply, now);
}

void play_look_only(struct play *play, int ply)
{
	struct screen *screen = play_look_create(play->host, play->session, ply);
	play_ask_close(play);
	if (screen)
		screen_push(play->host, screen);
}

bool play_can_redo(const struct play *play) { return !play->look.on && session_can_redo(play->session); }

void play_redo(struct play *play, uint64_t now)
{
	if (!play_can_redo(play))
		return;
	play_company_stop(play);
	if (!session_redo(play->session))
		return;
	play_toast_close(play); /* no turn is open again any more */
	while (play->company.persons && session_computer(play->session, session_seat(play->session)) >= 0 &&
	       session_redo(play->session))
		;
	play_refresh(play, now);
	play_to_board(play);
}
