/*
 * pieces.h - the kinds of figures of Carcassonne; an expansion's lie in its own
 * table (module.h: pieces).
 */
#pragma once

#include "engine/carcassonne/state.h"

/* The follower that every game has. */
extern const struct piece meeple;

/* Every kind by its id (rules.h). */
void pieces_gather(const struct piece *pieces[PIECES_MAX]);

/* Where a figure comes to stand that joins a feature or is sent to it: its first segment in the order of addresses
 * whose cell is not barred; -1: none. */
int come_to(const struct game *game, unsigned root);

/* Sends home, in the order of players and of their kinds, those on the table for whom `goes` holds; each is told as
 * `kind`. */
void send_home(struct game *game, bool (*goes)(const struct game *game, const struct table_figure *figure),
               enum event_kind kind, struct event_list *events);

/* who follows a player's figures goes home where none of them is left. */
void send_home_alone(struct game *game, struct event_list *events);

/* A kind that is one; NULL for numbers that are none. */
static inline const struct piece *piece_find(const struct game *game, int id)
{
	return id < PIECES_MAX ? game->tiles->pieces[id] : NULL;
}
