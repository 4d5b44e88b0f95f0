/* The last word, when all is counted. */
#include <stdio.h>

#include "app/language.h"
#include "talk/facts.h"

static bool is_person(const struct session *session, int seat) { return session_computer(session, seat) < 0; }

/* The best of all but one, of equals rather a person, or of the persons alone; NOBODY. */
static int best_but(const struct session *session, int seat, bool persons)
{
	const struct game *game = session_game(session);
	int best = NOBODY;

	for (int other = 0; other < game_player_count(game); other++) {
		bool person = is_person(session, other);

		if (other == seat || (persons && !person))
			continue;
		if (best == NOBODY || game_score(game, other) > game_score(game, best) ||
		    (person && !is_person(session, best) && game_score(game, other) == game_score(game, best)))
			best = other;
	}
	return best;
}

enum talk_last talk_last_of(const struct session *session, int seat, int *named)
{
	const struct game *game = session_game(session);
	int best = best_but(session, seat, false), person = best_but(session, seat, true);
	int ahead = game_score(game, seat) - game_score(game, best);

	*named = best;
	if (ahead == 0)
		return TALK_SHARED;
	if (ahead > 0) {
		*named = person == NOBODY ? best : person;
		ahead = game_score(game, seat) - game_score(game, *named);
		return ahead <= LAST_CLOSE ? TALK_WON_CLOSE : ahead < LAST_ROUT ? TALK_WON : TALK_WON_ROUT;
	}
	if (game_tiles_left(game))
		return TALK_BROKEN;
	if (person != NOBODY && !is_person(session, best)) {
		*named = person;
		return TALK_LOST_TOO;
	}
	return -ahead <= LAST_CLOSE ? TALK_LOST_CLOSE : -ahead < LAST_ROUT ? TALK_LOST : TALK_LOST_ROUT;
}

/* How many namesakes before him have said how it ended for him. */
static int said_before(const struct session *session, int seat)
{
	int named, count = 0;
	enum talk_last last = talk_last_of(session, seat, &named);

	for (int before = 0; before < seat; before++)
		count += session_computer(session, before) == session_computer(session, seat) &&
		         talk_last_of(session, before, &named) == last;
	return count;
}

/* Has a namesake before him been the second of some others?  There is one such sentence for all. */
static bool second_before(const struct session *session, int seat)
{
	for (int before = 0; before < seat; before++)
		if (session_computer(session, before) == session_computer(session, seat) &&
		    said_before(session, before) == 1)
			return true;
	return false;
}

const char *talk_last_word(const struct session *session, int seat, char text[TALK_SIZE])
{
	int character = session_computer(session, seat), named;

	text[0] = '\0';
	if (character < 0 || character >= ai_character_count() || !game_over(session_game(session)))
		return text;
	enum talk_last last = talk_last_of(session, seat, &named);
	int said = said_before(session, seat);
	if (said == 0 || (said == 1 && last != TALK_BROKEN && last != TALK_LOST_TOO && !second_before(session, seat)))
		snprintf(text, TALK_SIZE,
		         tr(said ? talk_second_says(last, character) : talk_last_says(last, character)),
		         session_name(session, named));
	return text;
}
