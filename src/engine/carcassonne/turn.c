/*
 * turn.c - a turn, step by step, as tells it.  Each step says which one
 * comes next before it asks for a decision, so that the game can be left alone,
 * copied and saved at any decision and goes on from there.
 */
#include "engine/carcassonne/turn.h"

#include "engine/carcassonne/claim.h"
#include "engine/carcassonne/final.h"
#include "engine/carcassonne/module.h"
#include "engine/carcassonne/score.h"

#include "engine/core/decide.h"
#include "engine/core/figure.h"
#include "engine/core/turn.h"

void turn_ask(struct game *game)
{
	game->step = STEP_LIST;
	claim_find(game);
	decision_owe(game, DECISION_FIGURE, game->seat);
}

/* Step 3, after the tile was laid: not asked where nothing but `pass` is possible. */
static void step_figure(struct game *game)
{
	struct move probe;

	turn_ask(game);
	if (!own(game)->claimable && !modules_beside(game, &probe, 1))
		decision_done(game);
}

static void completed_add(struct game *game, unsigned root)
{
	int64_t rank = score_rank(&game->nodes[root]);
	int i = game->completed_count;

	for (int d = 0; d < game->completed_count; d++) {
		if (game->completed[d] == root)
			return; /* two segments of the tile belong to it */
	}
	for (; i > 0 && score_rank(&game->nodes[game->completed[i - 1]]) > rank; i--)
		game->completed[i] = game->completed[i - 1];
	game->completed[i] = (uint16_t)root;
	game->completed_count++;
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
				completed_add(game, building);
		}
	}
}

static void list_lines(struct game *game, const struct laid *laid)
{
	unsigned count = game->layouts[laid->type].first_field;

	for (unsigned s = 0; s < count; s++) {
		unsigned root = feature_root(game, laid->first + s);

		if (feature_complete(&game->nodes[root]))
			completed_add(game, root);
	}
}

/* Step 4: the features completed by this tile, in the order of. */
static void step_list(struct game *game)
{
	const struct laid *laid = &game->laid[game->last_laid];

	if (!game->closed && !own(game)->surrounded) {
		game->step = STEP_END_TURN;
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
	game->step = STEP_SCORE;
}

/* Step 5: one feature after the other; somebody may want to move into it first. */
static void step_score(struct game *game, struct event_list *events)
{
	while (game->completed_next < game->completed_count) {
		unsigned root = game->completed[game->completed_next];
		unsigned paid, also;

		if (modules_before_score(game))
			return;
		also = modules_also_paid(game, &game->nodes[root]);
		paid = feature_pay(game, root, SCORE_COMPLETE, events);
		figures_return(game, root, events);
		modules_scored(game, paid | also, events);
		game->completed_next++;
	}
	game->step = STEP_CARDS;
}

static void step_end_turn(struct game *game, struct event_list *events)
{
	game->completed_count = game->completed_next = 0;
	if (!modules_again(game, events)) /* */
		game->seat = game->seat + 1 == game->player_count ? 0 : (uint8_t)(game->seat + 1);
	game->step = STEP_DRAW;
}

/* One step after the other, without a jump by number that nobody can guess; a step that asks is the last. */
void turn_advance(struct game *game, struct event_list *events)
{
	while (!game->owed && !game->over) {
		if (game->step == STEP_DRAW) {
			turn_draw(game, STEP_TAKE, STEP_LAST_MOVES); /* */
			if (game->owed)
				continue;
		}
		if (game->step == STEP_TAKE) {
			turn_take(game, STEP_FIGURE, STEP_LAST_MOVES, events); /* step 1 */
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
			game->step = STEP_ENTRY;
		}
		if (game->step == STEP_ENTRY) {
			if (modules_entry(game, events))
				continue;
			game->step = STEP_END_TURN;
		}
		if (game->step == STEP_END_TURN)
			step_end_turn(game, events);
		if (game->step == STEP_LAST_MOVES) {
			if (modules_last_moves(game))
				continue;
			game->step = STEP_FINAL;
		}
		if (game->step == STEP_FINAL)
			final_score(game, events);
	}
}
