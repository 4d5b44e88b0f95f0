/* turn.h - what a turn is in every game on this table: draw a tile, lay it. The steps are the game's own; it says which
 * one follows.  In line: each has one caller in a game, and is a few lines. */
#pragma once

#include "engine/core/event.h"
#include "engine/core/state.h"

/* ---- who owes a decision ---- */

/* Somebody must decide something. */
static inline void decision_owe(struct game *game, enum decision_kind kind, int seat)
{
	game->owed = (uint8_t)kind;
	game->decider = (uint8_t)seat;
}

static inline void decision_done(struct game *game)
{
	game->owed = DECISION_NONE;
	game->decider = NOBODY;
}

/* ---- deck.c: the pile ---- */

/* Puts tiles of a type behind the others, as far as there is room. */
void deck_add(struct game *game, int type, int count);

/* Shuffles what lies behind the first `from` tiles. */
void deck_mix(struct game *game, int from, struct rng *rng);

/* Puts types in an order that depends on *rng alone, not on the one they came in (game_mix_unseen). */
void types_mix(uint8_t *types, int count, struct rng *rng);

/* Is nothing left that may be drawn?  Tiles that wait (game->waits) do not count where there are no others. */
bool deck_only_waits(const struct game *game);
static inline bool deck_empty(const struct game *game)
{
	return game->deck_next == game->deck_count || (game->waits && deck_only_waits(game));
}

/* Draws until a tile fits somewhere; those that fit nowhere are set aside.  False: the pile is used up. */
bool deck_draw(struct game *game, struct event_list *events);

/* Goes on with step `take`, or with `end` where nothing is left to draw.  In a hidden game the next player asks for
 * the tile, so that the turn before never tells it. */
static inline void turn_draw(struct game *game, int take, int end)
{
	if (game->stopped || deck_empty(game)) {
		game->step = (uint8_t)end;
		return;
	}
	game->step = (uint8_t)take;
	if (game->hidden)
		decision_owe(game, DECISION_DRAW, game->seat);
}

/* Takes a tile that fits somewhere; who has the turn owes its place, then comes step `laid`.  None left: `end`. */
static inline void turn_take(struct game *game, int laid, int end, struct event_list *events)
{
	game->turn++;
	if (!deck_draw(game, events)) {
		game->step = (uint8_t)end;
		return;
	}
	game->step = (uint8_t)laid;
	decision_owe(game, DECISION_TILE, game->seat);
}

/* Tells that the tile in hand goes where a legal move says, and keeps it as the last one laid. */
static inline void turn_lay(struct game *game, const struct move *move, struct event_list *events)
{
	event_tell(events, (struct event){.kind = EVENT_PLACED,
	                                  .seat = game->seat,
	                                  .tile = move->tile,
	                                  .rotation = move->rotation,
	                                  .cell = move->cell});
	game->hand = NO_TILE;
	game->last_seat = game->seat;
	game->last_laid = game->laid_count;
}

/* Is the move legal?  If not and `refusal` is given, why. */
bool move_allowed(const struct game *game, const struct move *move, struct refusal *refusal);
/* Plays it; false, and nothing changed, if it is not legal. */
bool move_play(struct game *game, const struct move *move, struct event_list *events);

/* Nothing more is drawn; a tile in hand goes neither to the pile nor aside: then comes `end` at once. */
void turn_stop(struct game *game, int end);
