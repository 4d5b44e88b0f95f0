/* A lesson over the table: what it holds back, waits for and deals. */
#include "view/play/core/play.h"

#include <stdio.h>

#include "view/kit/narrate.h"

int play_lesson_height(const struct play *play)
{
	int units = play->theme.small ? 118 : play->theme.compact ? 124 : 140;
	return play->lesson.script ? play_px(play, play_lesson_narrow(play) ? units + 84
	                                           : play->lesson.asks      ? units + 40
	                                                                    : units)
	                           : 0;
}

bool play_lesson_narrow(const struct play *play)
{
	return (play->found.wait == WAIT_DECISION && !play->lesson.waits) || play->panel.sheet != SHEET_NONE;
}

/* What belongs on the tile that lies right. */
static const char *figure_words(const struct lesson_state *state)
{
	const struct building_words *building =
	    state->figure.kind == MOVE_PASS ? NULL : building_words(state->figure.spot.kind);
	if (lift_words(state->figure.kind))
		return tr(lift_words(state->figure.kind)->lesson);
	if (state->figure.kind == MOVE_FIGURE && piece_words(state->figure.figure)->lesson)
		return tr(piece_words(state->figure.figure)->lesson);
	return building && building->lesson ? tr(building->lesson)
	                                    : tr("Keep your followers this time: end the turn without one.");
}

void play_lesson_take_back(struct play *play, uint64_t now)
{
	enum lesson_taken held =
	    play->lesson.script ? lesson_take_back(play->lesson.script, play->session) : LESSON_TOOK_NOTHING;

	if (held == LESSON_TOOK_TILE)
		play_toast(play, now, -1, tr("Not in this lesson"),
		           tr("Your tile is in your hand again; the mark shows where it goes."));
	if (held == LESSON_TOOK_TURN)
		play_toast(play, now, -1, tr("The place was right"),
		           tr("This lesson lays the tile another way round: turn it with R or a right click."));
	if (held == LESSON_TOOK_CHOICE)
		play_toast(play, now, -1, tr("Not in this lesson"), tr("It goes on with another answer. Try again."));
	if (held != LESSON_TOOK_FIGURE)
		return;
	lesson_at(play->lesson.script, play->session, &play->lesson.at);
	play_toast(play, now, play_seat_color(play, play->found.seat), tr("The tile lies right"),
	           figure_words(&play->lesson.at));
}

void play_lesson_tell(struct play *play, bool right, const char *text, uint64_t now)
{
	if (right) { /* the card says it */
		snprintf(play->lesson.told, sizeof play->lesson.told, "%s", text);
		return;
	}
	narrate(play->host, tr("Not right"));
	narrate(play->host, text);
	play_toast(play, now, -1, tr("Not right"), text);
}

void play_lesson_told(struct play *play, uint64_t now)
{
	struct move laid;

	play->lesson.told[0] = '\0';
	bool other = lesson_settle_laid(play->lesson.script, play->session);
	if (other && session_laid(play->session, &laid))
		play_turn_to(play, laid.rotation);
	play_refresh(play, now);
	if (other)
		play_toast(play, now, play_seat_color(play, play->found.seat), tr("The tile lies right"),
		           tr("The lesson goes on with the tile as it lies now."));
}

static void keep_done(struct play *play)
{
	int number = lesson_number(play->lesson.script), bit = number > 0 ? 1 << (number - 1) : 0;

	if (!(bit & ~play->host->prefs->lessons_done))
		return;
	play->host->prefs->lessons_done |= bit;
	play->host->ops->prefs_changed(play->host);
}

void play_lesson_find(struct play *play)
{
	struct lesson_state *state = &play->lesson.at;
	struct move laid;

	*state = (struct lesson_state){.part = LESSON_END, .text = "", .figure.kind = MOVE_PASS};
	play->lesson.waits = play->lesson.done = play->lesson.asks = play->lesson.lays = false;
	play->lesson.away = play->lesson.elsewhere = false;
	play->lesson.ask = NULL;
	if (!play->lesson.script)
		return;
	lesson_at(play->lesson.script, play->session, state);
	const char *said = play->lesson.told[0] ? play->lesson.told : state->text;
	if (play->lesson.said != said)
		play->lesson.scroll = 0;
	play->lesson.said = said;
	play->lesson.done = state->part == LESSON_DONE;
	play->lesson.asks = state->part == LESSON_ASK;
	play->lesson.ask = play->lesson.asks ? state->ask : NULL;
	play->lesson.lays = play->lesson.asks && state->ask->ask == ASK_PLACE;
	play->lesson.away = state->part == LESSON_AWAY && session_laid(play->session, &laid);
	play->lesson.elsewhere = play->lesson.away && !cell_same(laid.cell, state->place.cell);
	play->lesson.waits =
	    play->lesson.done || state->part == LESSON_OTHER || (play->lesson.asks && !play->lesson.lays);
	if (play->lesson.told[0]) { /* first it is read */
		play->lesson.asks = play->lesson.waits = true;
		play->lesson.done = play->lesson.lays = play->lesson.away = play->lesson.elsewhere = false;
		play->lesson.ask = NULL;
	}
	if (play->lesson.done) {
		play->found.wait = WAIT_OVER;
		play->found.seat = NOBODY;
		keep_done(play);
	}
}

int play_lesson_deal(const struct play *play)
{
	return play->lesson.script ? lesson_deal(play->lesson.script, play->session) : -1;
}

int play_lesson_key(const struct play *play, int i)
{
	const char *words;
	int answer, key = '1' + i;
	for (int k = 0; (words = lesson_option(play->lesson.script, play->session, k, &answer)); k++) {
		if (words[0] < '0' || words[0] > '9' || words[1])
			return '1' + i;
		key = k == i ? words[0] : key;
	}
	return key;
}
