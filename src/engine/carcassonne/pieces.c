/*
 * pieces.c - the kinds of figures of Carcassonne: the follower of the rules
 * themselves, and those that the expansions bring.
 */
#include "engine/carcassonne/pieces.h"

#include "engine/carcassonne/module.h"

const struct piece meeple = {
    .id = FIGURE_MEEPLE,
    .key = "meeple",
    .rule = "R-11.3",
    .rule_none = "R-4.1",
    .rule_quarter = "R-25.7",
    .each = MEEPLES_EACH,
    .weight = 1,
    .stands = STANDS_ANYWHERE,
    .quarters = ENTERS_ALL,
};

void pieces_gather(const struct piece *pieces[PIECES_MAX])
{
	pieces[meeple.id] = &meeple;
	for (int i = 0; i < modules_table_count; i++) {
		const struct module *module = modules_table[i];

		for (int p = 0; p < module->piece_count; p++)
			pieces[module->pieces[p].id] = &module->pieces[p];
	}
}
