/* What the tests of the sessions share: a tile set, a game, random turns. */
#ifndef TESTS_APP_TABLE_H
#define TESTS_APP_TABLE_H

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "session.h"

static inline struct tile_set *table_tiles(void)
{
	struct format_error error;
	struct tile_set *tiles = tile_set_load(NULL, &error);
	ck_assert_msg(tiles != NULL, "%s", error.text);
	return tiles;
}

static inline struct session *table_session(const struct tile_set *tiles, int players, uint64_t seed)
{
	struct session_start start;
	struct refusal refusal;
	session_start_init(&start);
	start.setup.player_count = (uint8_t)players;
	for (int seat = 0; seat < players; seat++)
		start.setup.colors[seat] = (uint8_t)seat;
	start.setup.seed = seed;
	strcpy(start.names[0], "Aurélie");
	struct session *session = session_create(tiles, &start, &refusal);
	ck_assert_msg(session != NULL, "%s", refusal.text);
	return session;
}

/* Lays a random tile and perhaps puts a random follower; nothing is ended. */
static inline void table_think(struct session *session, struct rng *rng)
{
	static struct move moves[MOVES_MAX];
	int count = session_moves(session, moves, MOVES_MAX);
	ck_assert_int_gt(count, 0);
	ck_assert(session_lay(session, &moves[rng_below(rng, (uint32_t)count)], NULL));
	if (session_wait(session) != WAIT_FIGURE)
		return;
	count = session_moves(session, moves, MOVES_MAX);
	struct move *move = &moves[rng_below(rng, (uint32_t)count)];
	if (move->kind != MOVE_PASS)
		ck_assert(session_put(session, move, NULL));
}

/* One whole turn, with every decision it leads to. */
static inline void table_turn(struct session *session, struct rng *rng)
{
	static struct move moves[MOVES_MAX];
	if (session_wait(session) == WAIT_TILE) {
		table_think(session, rng);
		ck_assert(session_end_turn(session));
	}
	while (session_wait(session) == WAIT_DECISION) {
		int count = session_moves(session, moves, MOVES_MAX);
		ck_assert(session_decide(session, &moves[rng_below(rng, (uint32_t)count)]));
	}
}

#endif
