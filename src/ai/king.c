/*
 * king.c - the cards pay at the end, and the larger the feature that won one,
 * the surer it stays.
 */
#include "king.h"

void king_expect(const struct view *view, const struct judge *judge, const struct game *game,
                 double points[PLAYERS_MAX])
{
	static const int small[CARD_COUNT] = {[CARD_KING] = 4, [CARD_ROBBER] = 4};

	for (int card = 0; card < CARD_COUNT; card++) {
		int seat = game_card_holder(game, (enum card)card), size = game_card_size(game, (enum card)card);
		double sure = (double)size / (size + small[card]);

		if (seat < judge->players)
			points[seat] += judge->weights->card * (1 - view->early * (1 - sure));
	}
}
