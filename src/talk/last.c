/* The last word, when all is counted. */
#include <stdio.h>

#include "app/company.h"
#include "app/language.h"
#include "talk/facts.h"

/* The best of all but one, or NOBODY. */
static int best_but(const struct game *game, int seat)
{
	int best = NOBODY;

	for (int other = 0; other < game_player_count(game); other++)
		if (other != seat && (best == NOBODY || game_score(game, other) > game_score(game, best)))
			best = other;
	return best;
}

enum talk_last talk_last_of(const struct game *game, int seat, int *named)
{
	int best = best_but(game, seat), ahead = game_score(game, seat) - game_score(game, best);

	*named = best;
	if (game_tiles_left(game))
		return TALK_BROKEN;
	if (ahead == 0)
		return TALK_SHARED;
	if (ahead > 0)
		return ahead <= LAST_CLOSE ? TALK_WON_CLOSE : ahead < LAST_ROUT ? TALK_WON : TALK_WON_ROUT;
	return -ahead <= LAST_CLOSE ? TALK_LOST_CLOSE : -ahead < LAST_ROUT ? TALK_LOST : TALK_LOST_ROUT;
}

/* How many namesakes before him have said how it ended for him. */
static int said_before(const struct session *session, int seat)
{
	const struct game *game = session_game(session);
	int named, count = 0;
	enum talk_last last = talk_last_of(game, seat, &named);

	for (int before = 0; before < seat; before++)
		count += session_computer(session, before) == session_computer(session, seat) &&
		         talk_last_of(game, before, &named) == last;
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
	const struct game *game = session_game(session);
	int character = session_computer(session, seat), named;

	text[0] = '\0';
	if (character < 0 || character >= ai_character_count() || !game_over(game))
		return text;
	enum talk_last last = talk_last_of(game, seat, &named);
	int said = said_before(session, seat);
	if (said == 0 || (said == 1 && last != TALK_BROKEN && !second_before(session, seat)))
		snprintf(text, TALK_SIZE,
		         tr(said ? talk_second_says(last, character) : talk_last_says(last, character)),
		         session_name(session, named));
	return text;
}
