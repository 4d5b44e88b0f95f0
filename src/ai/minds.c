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
#define MIND_HOOK(hook) judge->minds[MIND_##hook] |= mind->hook ? bit : 0;
		MIND_HOOKS(MIND_HOOK)
#undef MIND_HOOK
	}
}
