/* What the City of Carcassonne means for what is thought about or pointed at. */
#include "view/play/panel/panel.h"

#include <string.h>

#include "text/say.h"

unsigned play_joins_from(const struct session_asked *asked, int haven)
{
	unsigned seats = 0; /* from the market nobody goes before the end */
	for (int kind = 0; kind < FEATURE_KINDS; kind++)
		if (kind != FEATURE_FIELD && haven_of((enum feature_kind)kind) == haven)
			seats |= asked->joins[kind];
	return seats;
}

const char *play_join_words(const struct play *play, int haven, unsigned seats)
{
	return say(tr(haven_words(haven)->joins), words_seats(play->session, seats));
}

const char *play_city_prompt(const struct play *play, const char *detail)
{
	for (int haven = 0; haven < HAVENS_MAX; haven++) {
		unsigned seats = play_joins_from(&play->found.asked, haven);
		if (seats)
			return play_join_words(play, haven, seats);
	}
	return play->found.asked.enters ? words_enters_ahead() : detail;
}

/* Is there another building than monasteries among the tiles of this game for who waits there? */
static bool feeds_more(const struct play *play, int haven)
{
	const struct tile_set *set = game_tile_set(session_game(play->session));
	bool more = false;
	for (int type = 0; type < set->type_count; type++) {
		const struct building *building = tile_building(&set->types[type]);
		more |= play->found.set_counts[type] && building && building->kind != FEATURE_MONASTERY &&
		        game_haven(set->game, haven)->feeds >> building->kind & 1;
	}
	return more;
}

const char *play_haven_use(const struct play *play, int haven, bool then)
{
	return words_haven_use(haven, then, feeds_more(play, haven));
}

int play_waiting(const struct game *game, int haven, int there[PLAYERS_MAX])
{
	struct setup_figure figures[FIGURES_MAX];
	int all = 0;

	memset(there, 0, PLAYERS_MAX * sizeof there[0]);
	for (int i = 0, count = game_figures(game, figures); i < count; i++)
		if (figures[i].place == PLACE_HAVEN && figures[i].haven == haven) {
			there[figures[i].seat]++;
			all++;
		}
	return all;
}

/* "Red 2, Green 1": who waits there; "" if nobody does. */
static const char *waiting(const struct play *play, int haven)
{
	const struct game *game = session_game(play->session);
	const char *text = "";
	int there[PLAYERS_MAX];
	play_waiting(game, haven, there);
	for (int seat = 0; seat < game_player_count(game); seat++)
		if (there[seat])
			text = say_join(text, ", ", "%s %d", words_name(play->session, seat), there[seat]);
	return text;
}

const char *play_haven_words(const struct play *play, int haven)
{
	const char *text = play_haven_use(play, haven, false), *names = waiting(play, haven);
	if (names[0])
		/* TRANSLATORS: who waits there: "Here: Red 2, Green 1" */
		text = say_join(text, "\n", tr("Here: %s"), names);
	if (haven == game_haven_shut(session_game(play->session)))
		text = say_join(text, "\n", "%s", tr(housed_words(session_game(play->session))->here));
	return text;
}
