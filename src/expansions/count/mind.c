/*
 * mind.c - the Count of Carcassonne: a figure in a quarter waits for a feature of its kind to be scored,
 * its own or somebody else's, and goes home with it: a share of one in hand.
 * In the quarter where the Count stands it waits until he leaves.
 */
#include "ai/mind.h"

static void supply(struct view *view, const struct judge *judge, const struct game *game)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(game, figures);

	for (int i = 0; i < count; i++) {
		bool watched = figures[i].haven == game_haven_shut(game);

		if (figures[i].place == PLACE_HAVEN)
			view->supply[figures[i].seat] += judge->weights->quarter * (watched ? 0.6 : 1);
	}
}

const struct mind count_mind = {.name = "count", .in_game = game_has_havens, .supply = supply};
