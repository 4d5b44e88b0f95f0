/*
 * turn.h - what a turn is in every game on this table: draw a tile, lay it.
 * The steps are the game's own; it says which one follows.
 */
#ifndef ENGINE_CORE_TURN_H
#define ENGINE_CORE_TURN_H

#include "engine/core/state.h"

/* Goes on with step `take`, or with `end` where nothing is left to draw.  In a hidden game the next player asks for
 * the tile, so that the turn before never tells it. */
void turn_draw(struct game *game, int take, int end);

/* Takes a tile that fits somewhere; who has the turn owes its place, then comes step `laid`.  None left: `end`. */
void turn_take(struct game *game, int laid, int end, struct event_list *events);

/* Tells that the tile in hand goes where a legal move says, and keeps it as the last one laid. */
void turn_lay(struct game *game, const struct move *move, struct event_list *events);

/* Nothing more is drawn; a tile in hand goes neither to the pile nor aside: then comes `end` at once. */
void turn_stop(struct game *game, int end);

#endif
