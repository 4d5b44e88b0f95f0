/* orders.c - the last tiles of the pile: where they can come in a few orders
 * only, each of them is played once, and what is expected is no estimate. */
#include "search.h"

#include <string.h>

enum { TRIES = 400 }; /* an order is found in 24 tries or so */

void orders_count(struct ai *ai)
{
	const struct judge *judge = &ai->judge;
	int of = 1, drawn = 0;

	ai->orders.of = ai->orders.count = 0;
	/* In The Castle the wall tiles are unseen, too. */
	if (!ai->mind.strength.exact || judge->castle || judge->left > LAST_TILES)
		return;
	for (int i = 0; i < judge->type_count; i++)
		for (int same = 1; same <= judge->counts[judge->types[i]]; same++)
			of = of * ++drawn / same;
	ai->orders.of = of;
}

static bool known(const struct ai_orders *orders, const uint8_t *pile, int left)
{
	for (int i = 0; i < orders->count; i++)
		if (memcmp(orders->pile[i], pile, (size_t)left) == 0)
			return true;
	return false;
}

bool orders_next(struct ai *ai, struct game *mixed, struct rng *rng)
{
	struct ai_orders *orders = &ai->orders;
	uint8_t pile[TILES_MAX];

	for (int i = 0; i < TRIES && orders->count < orders->of; i++) {
		game_mix_unseen(mixed, rng);
		int left = game_deck(mixed, pile);
		if (known(orders, pile, left))
			continue;
		memcpy(orders->pile[orders->count++], pile, (size_t)left);
		return true;
	}
	return false;
}
