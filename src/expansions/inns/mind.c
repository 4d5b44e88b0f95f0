/* mind.c - Inns & Cathedrals: what an inn makes of a road and a cathedral of a city; a large follower. */
#include "ai/mind.h"

enum { INN_PAYS = 2, CATHEDRAL_PAYS = 3 };

static void raise(struct judge *judge)
{
	bool nothing = !judge->settings->value[SETTING_INNS_FINAL]; /* */

	judge_raise(judge, SIGN_INN, INN_PAYS, nothing);
	judge_raise(judge, SIGN_CATHEDRAL, CATHEDRAL_PAYS, nothing);
}

/* Why the large one, where another follower stays in hand. */
static void gifts(const struct outcome *outcome, struct ai_line *line)
{
	(void)outcome;
	for (int i = 0; i < line->move_count && !line->completes; i++)
		if (line->moves[i].kind == MOVE_FIGURE && line->moves[i].figure == FIGURE_BIG)
			line_gift(line, N_("the large follower counts two there"), NULL, 1);
}

const struct mind inns_mind = {.brought_by = SETTING_INNS, .raise = raise, .gifts = gifts};
