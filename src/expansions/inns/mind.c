/* mind.c - Inns & Cathedrals: what an inn makes of a road and a cathedral of a city. */
#include "ai/mind.h"

enum { INN_PAYS = 2, CATHEDRAL_PAYS = 3 };

static void raise(struct judge *judge)
{
	bool nothing = !judge->settings->value[SETTING_INNS_FINAL]; /* */

	judge_raise(judge, SIGN_INN, INN_PAYS, nothing);
	judge_raise(judge, SIGN_CATHEDRAL, CATHEDRAL_PAYS, nothing);
}

const struct mind inns_mind = {.brought_by = SETTING_INNS, .raise = raise};
