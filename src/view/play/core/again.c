/* The second part of a turn that a figure brings: whether it is owed, and why, in words. */
#include "view/play/core/play.h"

bool play_again_owed(const struct play *play)
{
	const struct game *game = session_game(play->session);
	return game_owes_part(game) && game_may_draw(game);
}

/* What such a figure of who acts stands in, or stood in until it was complete; FEATURE_KINDS: nobody can tell. */
static int built_at(const struct play *play)
{
	const struct game *game = session_game(play->session);
	const struct history *history = session_history(play->session);
	struct setup_figure figures[FIGURES_MAX];
	for (int i = 0, count = game_figures(game, figures); i < count; i++)
		if (figures[i].seat == play->found.seat && any_piece(figures[i].figure)->brings_part)
			return figures[i].spot.kind;
	for (int e = history->event_count - 1; e >= 0; e--) {
		const struct event *event = &history->events[e];
		if (event->kind == EVENT_RETURNED && any_piece(event->figure)->brings_part &&
		    event->seat == play->found.seat)
			return event->spot.kind;
	}
	return FEATURE_KINDS;
}

const char *play_again_words(const struct play *play, enum again when)
{
	int kind = built_at(play);
	return tr(again_words()->again[when][kind == FEATURE_CITY ? 0 : kind == FEATURE_ROAD ? 1 : 2]);
}
