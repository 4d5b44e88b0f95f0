/* mind.c - the King and the Robber Baron: their cards pay at the end, and the larger the feature that won one,
 * the surer it stays. */
#include "ai/mind.h"

enum { SIZE_SMALL = 4 }; /* tiles of a feature whose card is kept to the end every second time */

static void expect(const struct view *view, const struct judge *judge, const struct game *game,
                   double points[PLAYERS_MAX])
{
	static const enum holding_kind cards[] = {HOLDING_KING, HOLDING_ROBBER};

	for (int i = 0; i < 2; i++) {
		int seat = game_holder(game, cards[i]), size = game_held_size(game, cards[i]);
		double sure = (double)size / (size + SIZE_SMALL);

		if (seat < judge->players)
			points[seat] += judge->weights->card * (1 - view->early * (1 - sure));
	}
}

static void gifts(const struct outcome *outcome, struct ai_line *line)
{
	static const char *const won[HOLDINGS_MAX] = {
	    [HOLDING_KING] = N_("wins the King's card"), [HOLDING_ROBBER] = N_("wins the Robber Baron's card")};

	for (int i = 0; i < outcome->events->count; i++) {
		const struct event *event = &outcome->events->items[i];

		if (event->kind == EVENT_HELD && event->seat == outcome->seat && won[event->holding] &&
		    game_holder(outcome->before, event->holding) != outcome->seat)
			line_gift(line, won[event->holding], NULL, 1);
	}
}

const struct mind king_robber_mind = {
    .brought_by = SETTING_KING, .expect = expect, .promises = N_("the cards of King and Robber Baron"), .gifts = gifts};
