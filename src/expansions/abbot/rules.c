/* rules.c - R-11: the abbot, who may come home early.
 *
 * Gardens are part of the tiles. */
#include "engine/carcassonne/module.h"

#include "engine/carcassonne/score.h"

#include "engine/core/turn.h"
#include "engine/core/figure.h"
#include "engine/core/refuse.h"

/* */
static const struct piece pieces[] = {{
    .id = FIGURE_ABBOT,
    .key = "abbot",
    .rank = 2,
    .rule = "R-11.3",
    .rule_none = "R-11.2",
    .each = 1,
    .weight = 1,
    .stands = FEATURES_BUILT,
    .beside = true,
    .lifted = true,
}};

/* The node of the abbot of the player whose turn it is, or -1. */
static int abbot_find(const struct game *game) { return figure_node(game, game->seat, FIGURE_ABBOT); }

static bool abbot_allows_move(const struct game *game, const struct move *move, struct refusal *refusal)
{
	int abbot = abbot_find(game);

	(void)move;
	if (abbot < 0)
		return refuse(refusal, REFUSAL_BARRED, "R-11.5");
	if (feature_complete(&game->nodes[abbot]))
		return refuse(refusal, REFUSAL_BARRED, "R-11.6");
	return true;
}

static int abbot_beside(const struct game *game, struct move *moves, int capacity)
{
	struct move recall = {.kind = MOVE_RECALL};

	if (!capacity || !abbot_allows_move(game, &recall, NULL))
		return 0;
	moves[0] = recall;
	return 1;
}

/* he scores at once what his building is worth now. */
static void abbot_play(struct game *game, const struct move *move, struct event_list *events)
{
	const struct node *root = &game->nodes[abbot_find(game)];
	int i = 0;

	(void)move;
	struct event *event =
	    pay(game, game->seat, feature_points(game, root, false), SCORE_RECALL, root->kind, events);
	if (event) {
		event->cell = address_cell(root->address);
		event->spot = address_spot(root);
		event->tiles = (uint16_t)building_tiles(root);
		event->bill.rule = "R-11.5";
		bill_add(&event->bill, UNIT_AROUND, building_tiles(root), 1);
		bill_weigh(&event->bill, game, root, 1U << game->seat);
	}
	while (game->figures[i].figure != FIGURE_ABBOT || game->figures[i].seat != game->seat)
		i++;
	figure_return(game, i, events);
	decision_done(game);
}

static const struct module_form forms[] = {{MOVE_RECALL, {"recall", "", DECISION_FIGURE, .number = 2}}};

static const struct rule_sentence sentences[] = {
    {"R-1.9", "there are no abbots in this game"},
    {"R-11.5", "your abbot is not on the table"},
    {"R-11.6", "your abbot's building is complete and is scored this turn"},
    {"R-17.1", "the abbot may enter the cathedral only"},
};

static const struct module_setting settings[] = {
    {SETTING_ABBOT, {"abbot", "R-11", 2, {"off", "on"}}},
};

static const struct module_score scores[] = {
    {SCORE_RECALL, {.key = "recall", .lifts = true, .place = true, .counts = true, .in_turn = true, .number = 1}},
};

static const struct tile_mark marks[] = {{"garden", TILE_GARDEN}};
static const struct building buildings[] = {
    {FEATURE_GARDEN, TILE_GARDEN, "garden", .rule_open = "R-11.4", .rule_complete = "R-11.4"}};

const struct module abbot_module = {
    ROWS(mark, marks),           ROWS(building, buildings), ROWS(score, scores),       ROWS(setting, settings),
    .brought_by = SETTING_ABBOT, ROWS(piece, pieces),       .beside = abbot_beside,    .allows_move = abbot_allows_move,
    .play = abbot_play,          ROWS(form, forms),         ROWS(sentence, sentences),
};
