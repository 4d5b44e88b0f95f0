/* turn.c - a turn, step by step, as R8 tells it.  Each step says which one comes next before it asks for a decision, so
 * that the game can be left alone, copied and saved at any decision and goes on from there. */
#include "engine/castle/parts.h"

#include "engine/core/figure.h"
#include "engine/core/turn.h"

/* R8 (1); R42: the game ends when nothing is left to draw.  In a hidden game the next player asks for the tile. */
static void step_draw(struct game *game)
{
	memset(own(game)->fresh, 0, sizeof own(game)->fresh);
	own(game)->moved = 0;
	turn_draw(game, STEP_TAKE, STEP_FINAL);
}

void castle_ask(struct game *game)
{
	game->step = STEP_LIST;
	decision_owe(game, DECISION_FIGURE, game->seat);
}

/* R8 (2): not asked where nothing but `pass` is possible. */
static void step_figure(struct game *game)
{
	game->step = STEP_LIST;
	if (claims_any(game))
		decision_owe(game, DECISION_FIGURE, game->seat);
}

/* ---- what the tile completed ---- */

/* Paths, towers and houses whose last edge it closed: its own, and those of its neighbours. */
static void step_list(struct game *game)
{
	game->completed_count = 0;
	own(game)->settled = 0;
	game->step = own(game)->closed_count ? STEP_SCORE : STEP_EXTRA;
	for (int i = 0; i < own(game)->closed_count; i++)
		completed_add(game, own(game)->closed[i], 0, address_rank);
	own(game)->closed_count = 0;
}

/* ---- scoring ---- */

void score_settle(struct game *game, int done, bool doubled, struct event_list *events)
{
	unsigned root = game->completed[done];

	own(game)->settled |= (uint16_t)(1U << done);
	complete_score(game, feature_owner(&game->nodes[root]), root, doubled, events);
}

/* R33: the player in turn chooses what is scored next, as long as there is a choice. */
static void step_score(struct game *game, struct event_list *events)
{
	unsigned waiting;

	while ((waiting = scores_waiting(game))) {
		int first = __builtin_ctz(waiting);

		if (waiting & (waiting - 1) || may_double(game, game->completed[first])) {
			decision_owe(game, DECISION_SCORE, game->seat);
			return;
		}
		score_settle(game, first, false, events);
	}
	game->step = STEP_RETURN;
}

/* R40 and R31: the house rule's wall tiles, and the followers come home. */
static void step_return(struct game *game, struct event_list *events)
{
	for (int i = 0; i < CASTLE_SEATS && setting_is(game, SETTING_CORNER, CORNER_LAST); i++) {
		int seat = i ? castle_other(game->seat) : game->seat;

		if (own(game)->moved >> seat & 1)
			wall_tile_take(game, seat, events);
	}
	for (int d = 0; d < game->completed_count; d++)
		figures_return(game, game->completed[d], events);
	game->completed_count = 0;
	own(game)->settled = 0;
	game->step = STEP_EXTRA;
}

/* D15, D16. */
static void step_extra(struct game *game)
{
	game->step = STEP_END_TURN;
	if (own(game)->hands[game->seat][WALL_EXTRA_TURN] && game->deck_next < game->deck_count && !game->stopped)
		decision_owe(game, DECISION_EXTRA, game->seat);
}

static void step_end_turn(struct game *game)
{
	game->seat = (uint8_t)castle_other(game->seat);
	game->step = STEP_DRAW;
}

/* One step after the other, without a jump by number, which is hard to predict; a step that asks is the last. */
void castle_advance(struct game *game, struct event_list *events)
{
	while (!game->owed && !game->over) {
		if (game->step == STEP_DRAW) {
			step_draw(game);
			if (game->owed)
				continue;
		}
		if (game->step == STEP_TAKE) {
			turn_take(game, STEP_FIGURE, STEP_FINAL,
			          events); /* R17, D23, D24: what fits nowhere leaves the game */
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
		if (game->step == STEP_RETURN)
			step_return(game, events);
		if (game->step == STEP_EXTRA) {
			step_extra(game);
			if (game->owed)
				continue;
		}
		if (game->step == STEP_END_TURN)
			step_end_turn(game);
		if (game->step == STEP_FINAL)
			castle_final(game, events);
	}
}
