/*
 * turn.h - what a turn is in every game on this table: draw a tile, lay it.
 * The steps are the game's own; it says which one follows.  In line: each has
 * one caller in a game, and is a few lines.
 */
#pragma once

#include "engine/core/decide.h"
#include "engine/core/deck.h"
#include "engine/core/event.h"

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

/* Nothing more is drawn; a tile in hand goes neither to the pile nor aside: then comes `end` at once. */
void turn_stop(struct game *game, int end);
