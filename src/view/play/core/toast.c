/* A short word at the bottom of the table, for a few seconds or until a click; what must not be missed stays. */
#include "view/play/core/play.h"

#include <stdio.h>

/* Milliseconds: until it is clicked; as long as three lines are read. */
enum { TOAST_STAYS = 24 * 60 * 60 * 1000, TOAST_READS = 5 * MOTION_TOAST };

void play_toast(struct play *play, uint64_t now, int color, const char *title, const char *text)
{
	snprintf(play->toast.title, sizeof play->toast.title, "%s", title);
	snprintf(play->toast.text, sizeof play->toast.text, "%s", text);
	play->toast.until = now + MOTION_TOAST;
	play->toast.color = color;
	play->toast.tile_count = 0;
	play->toast.save_shown = false;
	play->toast.speaker = 0;
	play->toast.lies = (struct rect){0, 0, 0, 0};
}

void play_toast_long(struct play *play, uint64_t now) { play->toast.until = now + TOAST_READS; }

void play_toast_tile(struct play *play, int type)
{
	if (play->toast.tile_count < PLAY_TOAST_TILES)
		play->toast.types[play->toast.tile_count++] = (uint8_t)type;
}

void play_toast_save(struct play *play, uint64_t now)
{
	bool news = session_save_error(play->session)[0] != '\0' && !session_unsaved(play->session);
	bool fresh = news && !play->toast.save_told;
	/* Another word may have taken its place: it comes back until it is answered. */
	bool again = news && !play->toast.save_answered && play->toast.until <= now;
	if (fresh || again) {
		play_toast(play, now, -1, tr("The game is saved elsewhere"), session_save_error(play->session));
		play->toast.until = now + TOAST_STAYS;
		play->toast.save_shown = true;
		play->toast.save_answered = false;
	}
	play->toast.save_told = news;
	/* Whoever went on is told after each further turn. */
	if (session_unsaved(play->session) && play->ask.unsaved_said && play->ask.kind != ASK_UNSAVED &&
	    session_history(play->session)->ply_count > play->motion.seen_plies) {
		play_toast(play, now, -1, tr("The game could not be saved"), session_save_error(play->session));
		play_toast_long(play, now);
	}
}

void play_toast_first(struct play *play, uint64_t now)
{
	const struct neutral_words *words = housed_words(session_game(play->session));

	if (!play->host->windowed || session_history(play->session)->ply_count > 0 || !words)
		return;
	play_toast(play, now, TOAST_TELLS, tr(words->title), tr(words->text));
	play_toast_long(play, now);
}

bool play_toast_there(const struct play *play, uint64_t now)
{
	const struct history *history = session_history(play->session);
	bool stands = play->toast.speaker && play->panel.sheet == SHEET_NONE && play->toast.plies <= history->ply_count;

	for (int i = play->toast.plies; i < history->ply_count && stands; i++)
		stands = session_computer(play->session, history->plies[i].seat) >= 0;
	return play->toast.until > 0 && (now < play->toast.until || stands);
}

void play_toast_close(struct play *play)
{
	play->toast.save_answered |= play->toast.save_shown;
	play->toast.until = 0;
}
