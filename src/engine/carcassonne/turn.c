/* turn.c - a turn, step by step, as tells it.  Each step says which one comes next before it asks for a decision,
 * so that the game can be left alone, copied and saved at any decision and goes on from there. */
#include "engine/carcassonne/parts.h"

#include "engine/carcassonne/module.h"
#include "engine/carcassonne/score.h"

#include "engine/core/figure.h"
#include "engine/core/turn.h"

#include <string.h>

static const char *const step_keys[STEP_COUNT] = {
    [STEP_DRAW] = "draw",   [STEP_TAKE] = "take",    [STEP_FIGURE] = "figure",
    [STEP_LIST] = "list",   [STEP_SCORE] = "score",  [STEP_CARDS] = "cards",
    [STEP_ENTRY] = "entry", [STEP_END_TURN] = "end", [STEP_LAST_MOVES] = "last moves",
    [STEP_FINAL] = "final",
};

int turn_step_named(const char *key)
{
	int step = 0;

	while (strcmp(step_keys[step], key) != 0)
		step++;
	return step;
}

/* Goes on with a step of the rules, or with what a module put before it. */
static inline void go(struct game *game, enum turn_step step) { game->step = own(game)->entered[step]; }

void turn_ask(struct game *game)
{
	go(game, STEP_LIST);
	own(game)->insisting = 0;
	if (own(game)->hooks[HOOK_insists])
		own(game)->insisting = (uint8_t)modules_insisting(game);
	claim_find(game);
	decision_owe(game, DECISION_FIGURE, game->seat);
}

/* Step 3, after the tile was laid: not asked where nothing but `pass` is possible. */
static void step_figure(struct game *game)
{
	struct move probe;

	turn_ask(game);
	if (!own(game)->claimable && !modules_beside(game, &probe, 1) && !modules_any_time(game, &probe, 1))
		decision_done(game);
}

/* Buildings in the 3x3 cells round the new tile that have no empty cell left round them. */
static void list_buildings(struct game *game, cell_key key)
{
	for (int row = -1; row <= 1; row++) {
		for (int column = -1; column <= 1; column++) {
			int tile = board_tile(game, key + row * KEY_ROW + column);
			unsigned building;

			if (tile < 0)
				continue;
			building = laid_layout(game, tile)->building;
			if (building == NO_SEGMENT)
				continue;
			building += game->laid[tile].first;
			if (game->nodes[building].open == 0)
				completed_add(game, building, 0, score_rank);
		}
	}
}

static void list_lines(struct game *game, const struct laid *laid)
{
	unsigned count = game->layouts[laid->type].first_field;

	/* Or such as it closes, beside it. */
	for (int edge = 0; game->layouts[laid->type].closes && edge < EDGE_COUNT; edge++) {
		int node = node_into(game, game->last_laid, edge);

		if (node >= 0 && feature_complete(&game->nodes[feature_root(game, (unsigned)node)]))
			completed_add(game, feature_root(game, (unsigned)node), 0, score_rank);
	}
	for (unsigned s = 0; s < count; s++) {
		unsigned root = feature_root(game, laid->first + s);

		if (feature_complete(&game->nodes[root]))
			completed_add(game, root, 0, score_rank);
	}
}

/* Step 4: the features completed by this tile, in the order of. */
static void step_list(struct game *game)
{
	const struct laid *laid = &game->laid[game->last_laid];

	if (!game->closed && !own(game)->surrounded && !own(game)->hooks[HOOK_harvest]) {
		go(game, STEP_END_TURN);
		return;
	}
	game->completed_count = game->completed_next = 0;
	own(game)->completed_occupied = 0;
	list_lines(game, laid);
	if (own(game)->surrounded)
		list_buildings(game, laid->key);
	game->closed = own(game)->surrounded = false;
	for (int d = 0; d < game->completed_count; d++) {
		const struct node *root = &game->nodes[game->completed[d]];

		own(game)->completed_occupied |= (uint16_t)((root->figures != 0) << d);
		if (!kind_is_building(root->kind))
			own(game)->completed[root->kind]++;
	}
	modules_listed(game);
	go(game, STEP_SCORE);
}

/* Section 32, order of figures: told so in games where somebody wants to know who goes home. */
static bool is_scored(const struct game *game, const struct table_figure *figure)
{
	return feature_root(game, figure->node) == game->completed[game->completed_next] &&
	       !game->tiles->pieces[figure->figure]->corner;
}

/* Step 5: one feature after the other; somebody may want to move into it first. */
static void step_score(struct game *game, struct event_list *events)
{
	while (game->completed_next < game->completed_count) {
		unsigned root = game->completed[game->completed_next];
		unsigned paid, also;

		if (modules_before_score(game))
			return;
		if (game->nodes[root].kind == FEATURE_FIELD) { /* */
			also = 0;
			paid = modules_harvest(game, root, events);
		} else {
			also = modules_also_paid(game, &game->nodes[root]);
			paid = feature_pay(game, root, SCORE_COMPLETE, events);
		}
		paid |= modules_besides(game, root, events);
		if (game->watched)
			send_home(game, is_scored, EVENT_RETURNED, events);
		else
			figures_return(game, root, events);
		modules_scored(game, paid | also, events);
		game->completed_next++;
	}
	go(game, STEP_CARDS);
}

static void step_end_turn(struct game *game, struct event_list *events)
{
	game->completed_count = game->completed_next = 0;
	if (!modules_again(game, events)) /* */
		game->seat = game->seat + 1 == game->player_count ? 0 : (uint8_t)(game->seat + 1);
	go(game, STEP_DRAW);
}

/* Runs a step that a module put into the turn. */
static __attribute__((noinline)) void step_inserted(struct game *game, struct event_list *events)
{
	const struct inserted *at = &own(game)->inserted[game->step - STEP_COUNT];

	if (!modules_table[at->module]->steps[at->step].run(game, events))
		game->step = at->next;
}

/* One step after the other, without a jump by number, which is hard to predict; a step that asks is the last. */
void turn_advance(struct game *game, struct event_list *events)
{
	while (!game->owed && !game->over) {
		if (game->step >= STEP_COUNT) {
			step_inserted(game, events);
			continue;
		}
		if (game->step == STEP_DRAW) {
			turn_draw(game, own(game)->entered[STEP_TAKE], own(game)->entered[STEP_LAST_MOVES]); /* */
			if (game->owed)
				continue;
		}
		if (game->step == STEP_TAKE) {
			turn_take(game, own(game)->entered[STEP_FIGURE], own(game)->entered[STEP_LAST_MOVES],
			          events); /* step 1 */
			if (game->owed)
				continue;
		}
		if (game->step == STEP_FIGURE) {
			step_figure(game);
			if (game->owed)
				continue;
		}
		if (game->step == STEP_LIST)
			step_list(game);
		if (game->step == STEP_SCORE) {
			step_score(game, events);
			if (game->owed)
				continue;
		}
		if (game->step == STEP_CARDS) {
			modules_cards(game, events);
			go(game, STEP_ENTRY);
		}
		if (game->step == STEP_ENTRY) {
			if (modules_entry(game, events))
				continue;
			go(game, STEP_END_TURN);
		}
		if (game->step == STEP_END_TURN)
			step_end_turn(game, events);
		if (game->step == STEP_LAST_MOVES) {
			if (modules_last_moves(game))
				continue;
			go(game, STEP_FINAL);
		}
		if (game->step == STEP_FINAL)
			final_score(game, events);
	}
}
