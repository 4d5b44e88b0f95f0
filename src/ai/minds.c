/* minds.c - the table of minds, and which of them have a hook in this game. */
#include "mind.h"

#define MIND(name) &name##_mind,
const struct mind *const minds_table[] = {
#include "expansions/list.h"
};

const int minds_table_count = sizeof minds_table / sizeof minds_table[0];
_Static_assert(sizeof minds_table / sizeof minds_table[0] <= MINDS_MAX, "a mind is a bit of a hook");

void minds_choose(struct judge *judge, const struct game *game)
{
	for (int i = 0; i < minds_table_count; i++) {
		const struct mind *mind = minds_table[i];
		unsigned bit = 1U << i;

		if (mind->in_game ? !mind->in_game(game) : !game_settings(game)->value[mind->brought_by])
			continue;
		if (mind->raise)
			mind->raise(judge);
		judge->minds[MIND_WORTH] |= mind->worth ? bit : 0;
		judge->minds[MIND_SUPPLY] |= mind->supply ? bit : 0;
		judge->minds[MIND_EXPECT] |= mind->expect ? bit : 0;
		judge->minds[MIND_TURN] |= mind->turn ? bit : 0;
		judge->minds[MIND_BARS] |= mind->bars ? bit : 0;
		judge->minds[MIND_LINE] |= mind->line ? bit : 0;
		judge->minds[MIND_FIELD] |= mind->field ? bit : 0;
		judge->minds[MIND_HOUSE] |= mind->house ? bit : 0;
		judge->minds[MIND_LIFT] |= mind->lift ? bit : 0;
		judge->minds[MIND_INSTEAD] |= mind->instead ? bit : 0;
		judge->minds[MIND_AIMS] |= mind->aims ? bit : 0;
		judge->minds[MIND_GIFTS] |= mind->gifts ? bit : 0;
	}
}
