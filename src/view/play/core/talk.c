/* Computer players say a short word: at many points, when they share what was somebody else's, when it is level, and
 * now and then of what they just did. */
#include "view/play/core/play.h"

#include <stdio.h>

enum { TALK_BIG = 8, TALK_MOST = 5, TALK_TIE = 10 }; /* points */
/* Milliseconds from one word to the next; to one about a plain move. */
enum { TALK_SELDOM = 20000, TALK_RARE = 90000 };

static int best_of_others(const struct play *play, int seat)
{
	const struct game *game = session_game(play->session);
	int best = 0;

	for (int other = 0; other < game_player_count(game); other++)
		if (other != seat && game_score(game, other) > best)
			best = (int)game_score(game, other);
	return best;
}

static enum voice_about about(const struct play *play, int from, int seat)
{
	const struct history *history = session_history(play->session);
	const struct play_told *told = &play->company.told[seat];
	int paid = 0, before = history->plies[from].first_event, most = 0;

	for (int e = 0; e < history->event_count; e++) {
		const struct event *event = &history->events[e];

		if (event->kind != EVENT_SCORED || event->seat != seat)
			continue;
		paid += e >= before ? (int)event->points : 0;
		most = e < before && event->points > most ? (int)event->points : most;
	}
	if (paid >= TALK_BIG ||
	    (paid >= TALK_MOST && paid > most)) /* or more than ever: The Castle pays little at a time */
		return VOICE_BIG;
	if (told->known && told->ply == from && voice_of(&told->advice.lines[0]) == VOICE_JOINS)
		return VOICE_THEFT;
	int score = (int)game_score(session_game(play->session), seat);
	return paid > 0 && score >= TALK_TIE && score == best_of_others(play, seat) ? VOICE_TIE : VOICE_OTHER;
}

/* Did this one say the last word of a plain move, and others could? */
static bool talks_alone(const struct play *play, int seat)
{
	int others = 0;

	for (int other = 0; other < game_player_count(session_game(play->session)); other++)
		others += other != seat && session_computer(play->session, other) >= 0 &&
		          session_computer(play->session, other) != SESSION_PROGRAM;
	return others && play->toast.plain_seat == 1 + seat;
}

void play_talk(struct play *play, int from, uint64_t now)
{
	const struct history *history = session_history(play->session);
	int seat = from < history->ply_count ? history->plies[from].seat : NOBODY;
	int character = seat == NOBODY ? -1 : session_computer(play->session, seat);

	if (character < 0 || character == SESSION_PROGRAM || !play->host->prefs->talk || !play->company.persons ||
	    play->company.hurry || play->lesson.script || play->look.on || play->found.wait == WAIT_OVER ||
	    now < play->toast.until || (play->toast.said && now < play->toast.said + TALK_SELDOM))
		return;
	const struct play_told *told = &play->company.told[seat];
	enum voice_about what = about(play, from, seat);
	char why[AI_WHY_SIZE];

	if (what == VOICE_OTHER) {
		if (!told->known || told->ply != from || (play->toast.said && now < play->toast.said + TALK_RARE))
			return;
		what = voice_of(&told->advice.lines[0]);
		/* what is most of what they do is no news */
		if (what == VOICE_OTHER || what == VOICE_WAITS || what == VOICE_TAKES ||
		    play->toast.plain[seat] == 1 + what || talks_alone(play, seat))
			return;
		play->toast.plain[seat] = (uint8_t)(1 + what);
		play->toast.plain_seat = 1 + seat;
		voice_why(play->session, &told->advice, character, why);
	} else {
		snprintf(why, sizeof why, "%s", voice_word(character, what, play->toast.words[seat]++));
	}
	play_toast(play, now, play_seat_color(play, seat), session_name(play->session, seat), why);
	play->toast.said = now;
	play->toast.speaker = 1 + character;
}
