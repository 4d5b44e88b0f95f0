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

bool place_allowed(const struct game *game, int type, int x, int y, int rotation, struct refusal *refusal)
{
	cell_key key;
	int content;

	if (!cell_in_range(x, y))
		return refuse(refusal, REFUSAL_RANGE, "");
	key = cell_pack(x, y);
	content = board_content(game, key);
	if (content < TILES_MAX)
		return refuse(refusal, REFUSAL_CELL_TAKEN, "R-3.4");
	if (content == CELL_EMPTY)
		return refuse(refusal, REFUSAL_NO_NEIGHBOR, "R-3.2");
	if (!rotation_fits(&game->tiles->layouts[type], game->forbidden[hole_rank(game, key)], rotation))
		return edges_continue(game, type, key, rotation, refusal);
	return modules_allow_tile(game, type, key, rotation, refusal);
}

/* The low halves of eight bytes, pushed together; the first byte lowest on every machine. */
static uint64_t low_nibbles(const uint8_t *bytes)
{
	uint64_t word;

	memcpy(&word, bytes, sizeof(word));
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	word = __builtin_bswap64(word);
#endif
	word = (word | word >> 4) & 0x00ff00ff00ff00ff;
	word = (word | word >> 8) & 0x0000ffff0000ffff;
	return (word | word >> 16) & 0xffffffff;
}

/*
 * Which rotations agree with which hole of a group, 4 bits each: most holes
 * refuse most tiles, at random, so there is no branch here to be guessed wrong.
 */
static uint64_t group_fits(const uint16_t *forbidden, const uint16_t shows[4])
{
	uint8_t fits[HOLE_GROUP];

	for (int i = 0; i < HOLE_GROUP; i++)
		fits[i] = (uint8_t)((forbidden[i] & shows[0] ? 0 : 1) | (forbidden[i] & shows[1] ? 0 : 2) |
		                    (forbidden[i] & shows[2] ? 0 : 4) | (forbidden[i] & shows[3] ? 0 : 8));
	return low_nibbles(fits) | low_nibbles(fits + 8) << 32;
}

int place_list(const struct game *game, int type, struct move *moves, int capacity)
{
	const uint16_t *shows = game->tiles->layouts[type].shows;
	bool limited = modules_limit_tile(game, type);
	struct move *next = moves, *end = moves + capacity;
	struct move turned[4];

	for (uint8_t rotation = 0; rotation < 4; rotation++)
		turned[rotation] =
		    (struct move){.kind = MOVE_PLACE, .tile = (uint8_t)type, .rotation = rotation};
	for (unsigned first = 0; first < game->hole_count; first += HOLE_GROUP) {
		uint64_t group = group_fits(game->forbidden + first, shows);
		const cell_key *holes = game->holes + first;

		for (; group; group &= group - 1) {
			unsigned bit = (unsigned)__builtin_ctzll(group);
			cell_key key = holes[bit / 4];

			if (limited && !modules_allow_tile(game, type, key, bit % 4, NULL))
				continue;
			if (next == end)
				return capacity;
			memcpy(next, &turned[bit % 4], offsetof(struct move, cell));
			next++->cell = cell_unpack(key);
		}
	}
	return (int)(next - moves);
}

bool place_possible(const struct game *game, int type)
{
	bool limited = modules_limit_tile(game, type);
	const struct tile_layout *layout = &game->tiles->layouts[type];

	for (int i = 0; i < game->hole_count; i++) {
		for (int rotation = 0; rotation < 4; rotation++) {
			if (rotation_fits(layout, game->forbidden[i], rotation) &&
			    (!limited || modules_allow_tile(game, type, game->holes[i], rotation, NULL)))
				return true;
		}
	}
	return false;
}

void place_tile(struct game *game, int type, cell_key key, int rotation, int seat)
{
	uint8_t near[EDGE_COUNT];
	int tile = board_put(game, type, key, rotation, seat, near);

	features_extend(game, tile, near);
	modules_laid(game, tile);
}
