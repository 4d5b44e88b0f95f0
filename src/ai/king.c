/*
 * king.c - the cards pay at the end, and the larger the feature that won one,
 * the surer it stays.
 */
#include "king.h"

void king_expect(const struct view *view, const struct judge *judge, const struct game *game,
                 double points[PLAYERS_MAX])
{
	static const int small[HOLDINGS_MAX] = {[HOLDING_KING] = 4, [HOLDING_ROBBER] = 4};

	for (int card = HOLDING_KING; card <= HOLDING_ROBBER; card++) {
		int seat = game_holder(game, card), size = game_held_size(game, card);
		double sure = (double)size / (size + small[card]);

		if (seat < judge->players)
			points[seat] += judge->weights->card * (1 - view->early * (1 - sure));
	}
}
