/* castle.c - The Castle (R23 to R47): what is not complete at the end pays
 * nothing, so the chance to complete it is all. */
#include "view.h"

#include <bastide/castle.h>

enum { SEATS = 2, POINTS_OF_9 = 5 };

struct worth castle_worth(const struct view *view, const struct judge *judge, unsigned kind, int tiles, int marks,
                          int open, double hard)
{
	const struct ai_weights *w = judge->weights;
	struct worth worth = {.hard = hard, .done = 1 / (1 + hard * (1 + w->close_bend * hard))};

	if (kind == FEATURE_COURT)
		return (struct worth){.hard = HARD_NEVER, .worth = 3 * marks + w->court_grow * view->early};
	if (open <= 0)
		worth = (struct worth){.hard = 0, .done = 1};
	double then = tiles + (open > 0 && kind == FEATURE_PATH ? open : 0);
	if (kind == FEATURE_TOWER || (kind == FEATURE_PATH && marks))
		then *= 2;
	worth.worth = worth.done * then;
	return worth;
}

/* The larger keep is paid, the further ahead the surer (R44). */
static void keeps_expect(const struct view *view, const struct judge *judge, const struct game *game,
                         double points[PLAYERS_MAX])
{
	double size[SEATS], all = 4 * view->early + 0.01;

	for (int seat = 0; seat < SEATS; seat++) {
		struct castle_keep keep;
		double tiles = game_keep(game, seat, &keep) ? keep.size + 2 * game_hand(game, seat, WALL_KEEP) : 0;

		size[seat] = tiles * tiles;
		all += size[seat];
	}
	for (int seat = 0; seat < SEATS; seat++)
		points[seat] += judge->weights->keep * size[seat] / all;
}

/* Those that are played in the game lose their worth with it; two 9s pay 10. */
static double hand_worth(const struct view *view, const struct judge *judge, const struct game *game, int seat)
{
	double worth = 0, time = view->turns / (view->turns + 2);

	for (int number = 1; number <= WALL_KINDS; number++) {
		double each = number == WALL_POINTS ? POINTS_OF_9
		              : number < WALL_PATH  ? judge->weights->wall_tile * time
		                                    : judge->weights->wall_tile * (0.4 + 0.4 * time);

		worth += each * game_hand(game, seat, number);
	}
	return worth;
}

void castle_expect(const struct view *view, const struct judge *judge, const struct game *game,
                   double points[PLAYERS_MAX])
{
	for (int seat = 0; seat < SEATS; seat++)
		points[seat] += hand_worth(view, judge, game, seat);
	keeps_expect(view, judge, game, points);
}
