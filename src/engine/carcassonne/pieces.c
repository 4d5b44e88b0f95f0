/* pieces.c - the kinds of figures of Carcassonne: the follower of the rules
 * themselves, and those that the expansions bring. */

#include "engine/carcassonne/module.h"

#include "engine/core/figure.h"

const struct piece meeple = {
    .id = FIGURE_MEEPLE,
    .key = "meeple",
    .rule = "R-11.3",
    .rule_none = "R-4.1",
    .each = MEEPLES_EACH,
    .weight = 1,
    .stands = FEATURES_FOLLOWED,
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

int come_to(const struct game *game, unsigned root)
{
	unsigned node = root;
	int64_t first = INT64_MAX;
	int found = -1;

	if (!own(game)->hooks[HOOK_bars])
		return (int)feature_address_node(game, root);
	do {
		cell_key key = game->laid[game->nodes[node].tile].key;
		int64_t rank = (int64_t)key * 16 + node_spot(game, node).at;

		if (rank < first && !modules_bars(game, key)) {
			first = rank;
			found = (int)node;
		}
		node = game->nodes[node].next;
	} while (node != root);
	return found;
}

/* ---- going home ---- */

/* The player in turn first, then clockwise; of each the kinds in their order, then the places in that of the table. */
static int home_rank(const struct game *game, const struct table_figure *figure)
{
	int turn = (figure->seat + game->player_count - game->seat) % game->player_count;

	return turn << 8 | game->tiles->pieces[figure->figure]->rank;
}

void send_home(struct game *game, bool (*goes)(const struct game *game, const struct table_figure *figure),
               enum event_kind kind, struct event_list *events)
{
	for (;;) {
		int next = -1;

		for (int i = 0; i < game->figure_count; i++) {
			if (goes(game, &game->figures[i]) &&
			    (next < 0 || home_rank(game, &game->figures[i]) < home_rank(game, &game->figures[next])))
				next = i;
		}
		if (next < 0)
			return;
		figure_leave(game, next, kind, events);
	}
}

static bool is_alone(const struct game *game, const struct table_figure *figure)
{
	return game->tiles->pieces[figure->figure]->follows &&
	       !feature_has(game, feature_root(game, figure->node), figure->seat);
}

void send_home_alone(struct game *game, struct event_list *events)
{
	if (game->weightless)
		send_home(game, is_alone, EVENT_RETURNED, events);
}
