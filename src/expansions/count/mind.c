/* mind.c - the Count of Carcassonne: a figure in a quarter waits for a feature of its kind to be scored,
 * its own or somebody else's, and goes home with it: a share of one in hand.
 * In the quarter where the Count stands it waits until he leaves. */
#include "ai/mind.h"

static void supply(struct view *view, const struct judge *judge, const struct game *game)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(game, figures);

	for (int i = 0; i < count; i++) {
		bool watched = figures[i].haven == game_haven_shut(game);

		if (figures[i].place == PLACE_HAVEN)
			view->supply[figures[i].seat] += judge->weights->haven * (watched ? 0.6 : 1);
	}
}

/* Figures that the Count holds back where he goes to, and those that he lets go. */
static void goes(const struct game *before, int seat, struct ai_line *line)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(before, figures);

	for (int i = 0; i < count; i++) {
		bool own = figures[i].seat == seat;

		if (figures[i].place == PLACE_SEGMENT)
			continue;
		line->held += !own && figures[i].haven == line->moves[0].haven;
		line->freed += own && figures[i].haven == game_haven_shut(before);
	}
}

static const struct ai_aim aims[] = {
    /* TRANSLATORS: %s: castle, market, smithy, cathedral */
    {.move = MOVE_JOIN,
     .words = N_("a follower comes from the %s to join"),
     .fills = AIM_HOME,
     .of = AIM_OF_DECISION,
     .shares = true},
    {.move = MOVE_PASS,
     .passes = DECISION_JOIN,
     .words = N_("the followers in the %s wait for something better"),
     .fills = AIM_HOME,
     .of = AIM_OF_DECISION},
    {.move = MOVE_ENTER, .words = N_("a follower waits in the %s to join later"), .fills = AIM_HAVEN},
    {.move = MOVE_PASS, .passes = DECISION_ENTER, .words = N_("a follower in hand is worth more")},
    {.move = MOVE_THE_COUNT_TO, .words = N_("the Count goes to the %s"), .fills = AIM_HAVEN, .tell = goes},
    {.move = MOVE_PASS, .passes = DECISION_THE_COUNT_TO, .words = N_("the Count stands well where he is")},
    /* TRANSLATORS: %s: a city, a road, a tower ... */
    {.move = MOVE_SEND, .words = N_("a follower goes to %s"), .fills = AIM_FEATURE, .of = AIM_OF_MOVE, .shares = true},
};

const struct mind count_mind = {
    .in_game = game_has_havens, .supply = supply, .aims = aims, .aim_count = sizeof aims / sizeof *aims};
