/*
 * place.c - R-3: drawing and placing tiles.
 */
#include "place.h"

#include "feature.h"
#include "module.h"
#include "refuse.h"

#include <string.h>

/* the first edge that clashes with a neighbour's. */
static bool edges_continue(const struct game *game, int type, cell_key key, int rotation,
                           struct refusal *refusal)
{
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		int other = board_tile(game, key_beyond(key, edge));
		int ours = type_edge(&game->tiles->types[type], rotation, edge);
		int theirs;

		if (other < 0)
			continue;
		theirs = type_edge(laid_type(game, other), game->laid[other].rotation, (edge + 2) & 3);
		if (ours == theirs && ours != TERRAIN_SEAM)
			continue;
		if (refusal) {
			refusal->edge = (uint8_t)edge;
			refusal->ours = (uint8_t)ours;
			refusal->theirs = (uint8_t)theirs;
			refusal->other = cell_unpack(game->laid[other].key);
			refusal->other_tile = game->laid[other].type;
		}
		return refuse(refusal, REFUSAL_EDGE, "R-3.3");
	}
	return true;
}

int place_find(const struct game *game, int type, int x, int y, int rotation, struct refusal *refusal)
{
	cell_key key = cell_pack(x, y);
	int hole;
	bool good;

	if (!cell_in_range(x, y)) {
		refuse(refusal, REFUSAL_RANGE, "");
		return -1;
	}
	hole = hole_rank(game, key);
	if (game->holes[hole] != key)
		good = board_tile(game, key) >= 0 ? refuse(refusal, REFUSAL_CELL_TAKEN, "R-3.4")
		                                  : refuse(refusal, REFUSAL_NO_NEIGHBOR, "R-3.2");
	else if (!rotation_fits(&game->tiles->layouts[type], game->forbidden[hole], rotation))
		good = edges_continue(game, type, key, rotation, refusal);
	else
		good = modules_allow_tile(game, type, key, rotation, refusal);
	return good ? hole : -1;
}

/*
 * Which rotations agree with which hole of a group, 4 bits each, the first
 * hole's lowest: most holes refuse most tiles, at random, so there is no branch
 * here to be guessed wrong.
 */
static inline uint64_t group_fits(const uint16_t *forbidden, struct tile_shows shows)
{
	/* Moves the low 4 bits of four 16-bit lanes into the top 16 bits, side by side. */
	const uint64_t gather = 1ULL << 48 | 1ULL << 36 | 1ULL << 24 | 1ULL << 12;
	uint16_t fits[HOLE_GROUP];
	uint64_t group = 0;

	for (int i = 0; i < HOLE_GROUP; i++)
		fits[i] = (uint16_t)((forbidden[i] & shows.rotation[0] ? 0 : 1) | (forbidden[i] & shows.rotation[1] ? 0 : 2) |
		                     (forbidden[i] & shows.rotation[2] ? 0 : 4) | (forbidden[i] & shows.rotation[3] ? 0 : 8));
	for (int i = 0; i < HOLE_GROUP; i += 4) {
		uint64_t lanes = fits[i] | (uint64_t)fits[i + 1] << 16 | (uint64_t)fits[i + 2] << 32 |
		                 (uint64_t)fits[i + 3] << 48;

		group |= lanes * gather >> 48 << 4 * i;
	}
	return group;
}

/* Those placements of a group that the modules allow as well. */
static uint64_t group_allowed(const struct game *game, int type, const cell_key *holes, uint64_t group)
{
	uint64_t allowed = group;

	for (; group; group &= group - 1) {
		int bit = __builtin_ctzll(group);

		if (!modules_allow_tile(game, type, holes[bit / 4], bit % 4, NULL))
			allowed ^= (uint64_t)1 << bit;
	}
	return allowed;
}

/* The first `room` placements of a group. */
static uint64_t group_first(uint64_t group, int room)
{
	uint64_t rest = group;

	for (; rest && room; room--)
		rest &= rest - 1;
	return group ^ rest;
}

int place_list(const struct game *game, int type, struct move *moves, int capacity)
{
	const struct tile_shows shows = game->tiles->layouts[type].shows;
	const struct move *end = moves + capacity;
	bool limited = modules_limit_tile(game, type);
	int hole_count = game->hole_count;
	struct move *next = moves, turned[4];

	for (uint8_t rotation = 0; rotation < 4; rotation++)
		turned[rotation] =
		    (struct move){.kind = MOVE_PLACE, .tile = (uint8_t)type, .rotation = rotation};
	for (int first = 0; first < hole_count; first += HOLE_GROUP) {
		const cell_key *holes = game->holes + first;
		uint64_t group = group_fits(game->forbidden + first, shows);

		if (limited)
			group = group_allowed(game, type, holes, group);
		if (end - next < 4 * HOLE_GROUP)
			group = group_first(group, (int)(end - next));
		for (; group; group &= group - 1, next++) {
			unsigned bit = (unsigned)__builtin_ctzll(group);

			memcpy(next, &turned[bit % 4], offsetof(struct move, cell));
			next->cell = cell_unpack(holes[bit / 4]);
		}
	}
	return (int)(next - moves);
}

bool place_possible(const struct game *game, int type)
{
	const struct tile_shows shows = game->tiles->layouts[type].shows;
	bool limited = modules_limit_tile(game, type);

	for (int first = 0; first < game->hole_count; first += HOLE_GROUP) {
		uint64_t group = group_fits(game->forbidden + first, shows);

		if (limited)
			group = group_allowed(game, type, game->holes + first, group);
		if (group)
			return true;
	}
	return false;
}

void place_tile(struct game *game, int type, int hole, int rotation, int seat)
{
	uint8_t near[EDGE_COUNT];
	int tile = board_fill(game, type, hole, rotation, seat, near);

	features_extend(game, tile, near);
	modules_laid(game, tile);
}
