/* fit.c - a tile's edges against the whole frontier. */
#include "engine/core/fit.h"

#include "engine/core/refuse.h"

#include <bastide/clones.h>
#include <string.h>

/* Which rotations agree with a hole, 4 bits: most holes refuse most tiles, at random, so there is no branch
 * here to be guessed wrong. */
static inline uint16_t hole_fits(uint16_t forbidden, struct tile_shows shows)
{
	return (uint16_t)((forbidden & shows.rotation[0] ? 0 : 1) | (forbidden & shows.rotation[1] ? 0 : 2) |
	                  (forbidden & shows.rotation[2] ? 0 : 4) | (forbidden & shows.rotation[3] ? 0 : 8));
}

/* The same of a whole group in one word, the first hole's lowest; compilers do eight holes at once. */
static inline uint64_t group_fits(const uint16_t *forbidden, struct tile_shows shows)
{
	/* Moves the low 4 bits of four 16-bit lanes into the top 16 bits, side by side. */
	const uint64_t gather = 1ULL << 48 | 1ULL << 36 | 1ULL << 24 | 1ULL << 12;
	uint16_t fits[HOLE_GROUP];
	uint64_t group = 0;

	for (int i = 0; i < HOLE_GROUP; i++)
		fits[i] = hole_fits(forbidden[i], shows);
	for (int i = 0; i < HOLE_GROUP; i += 4) {
		uint64_t lanes =
		    fits[i] | (uint64_t)fits[i + 1] << 16 | (uint64_t)fits[i + 2] << 32 | (uint64_t)fits[i + 3] << 48;

		group |= lanes * gather >> 48 << 4 * i;
	}
	return group;
}

ALSO_FOR("avx2") bool fit_find(struct game *game, int type)
{
	const struct tile_shows shows = game->layouts[type].shows;
	int count = fit_groups(game);
	uint64_t any = 0;

	for (int g = 0; g < count; g++)
		any |= game->fits[g] = group_fits(game->forbidden + g * HOLE_GROUP, shows);
	return any;
}

bool fit_any(const struct game *game)
{
	int count = fit_groups(game);
	uint64_t any = 0;

	for (int g = 0; g < count; g++)
		any |= game->fits[g];
	return any;
}

/* The first `room` placements of a group. */
static uint64_t group_first(uint64_t group, int room)
{
	uint64_t rest = group;

	for (; rest && room; room--)
		rest &= rest - 1;
	return group ^ rest;
}

enum { HEAD = offsetof(struct move, cell) };

/* A move but for its cell, as a number; of two that share no field, the sum is both. */
static uint64_t move_head(struct move move)
{
	uint64_t head;

	_Static_assert(HEAD == sizeof head, "a move is a number and a cell");
	memcpy(&head, &move, sizeof head);
	return head;
}

ALSO_FOR("bmi") int fit_list(const struct game *game, struct move *moves, int capacity)
{
	const uint64_t kind = move_head((struct move){.kind = MOVE_PLACE});
	const uint64_t tile = move_head((struct move){.tile = 1}) * game->hand + kind;
	const uint64_t turn = move_head((struct move){.rotation = 1});
	const uint64_t heads[4] = {tile, tile + turn, tile + 2 * turn, tile + 3 * turn};
	const struct cell *holes = game->holes;
	struct move *next = moves;
	int count = fit_groups(game);
	bool tight = capacity < count * 4 * HOLE_GROUP;

	for (int g = 0; g < count; g++, holes += HOLE_GROUP) {
		uint64_t group = game->fits[g];

		if (tight)
			group = group_first(group, capacity - (int)(next - moves));
		for (; group; group &= group - 1) {
			unsigned bit = (unsigned)__builtin_ctzll(group);

			memcpy(next, &heads[bit % 4], HEAD);
			next++->cell = holes[bit / 4];
		}
	}
	return (int)(next - moves);
}

/* ---- why not ---- */

int hole_find(const struct game *game, cell_key key, const char *rule_apart, const char *rule_taken,
              struct refusal *refusal)
{
	int content = board_content(game, key);

	if (content == CELL_EMPTY)
		return no_hole(refusal, REFUSAL_NO_NEIGHBOR, rule_apart);
	if (content < TILES_MAX)
		return no_hole(refusal, REFUSAL_CELL_TAKEN, rule_taken);
	return content - CELL_HOLE;
}

bool lays_hand(const struct game *game, const struct move *move, const char *rule, struct refusal *refusal)
{
	if (move->rotation > 3)
		return refuse(refusal, REFUSAL_NOT_A_MOVE, "");
	return move->tile == game->hand || refuse(refusal, REFUSAL_WRONG_TILE, rule);
}
