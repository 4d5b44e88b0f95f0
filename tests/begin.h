/* begin.h - games that begin: what is chosen is told more of, then played. */
#ifndef BASTIDE_TESTS_BEGIN_H
#define BASTIDE_TESTS_BEGIN_H

#include <stdio.h>
#include <stdlib.h>

#include "app/session.h"

/* So many people in the order of the colours, at the game of this set of tiles. */
static inline struct scenario *chosen(const struct tile_set *set, int players, uint64_t seed)
{
	struct setup setup;
	setup_init(&setup);
	setup.game = set->game;
	setup.seed = seed;
	setup.player_count = (uint8_t)players;
	for (int seat = 0; seat < players; seat++)
		setup.colors[seat] = (uint8_t)seat;
	struct scenario *made = scenario_create(set, &setup);
	if (made)
		return made;
	exit(EXIT_FAILURE);
}

/* It begins, or the program of tests ends with the reason. */
static inline struct session *begun(struct scenario *start)
{
	struct format_error error;
	struct session *session = session_create(start, &error);
	if (session)
		return session;
	fprintf(stderr, "%s\n", error.text);
	exit(EXIT_FAILURE);
}

#endif
