/*
 * place.c - R-3: drawing and placing tiles.
 */
#include "place.h"

#include "feature.h"
#include "module.h"
#include "refuse.h"

#include <string.h>

/* the first edge that clashes with a neighbour's. */
static bool edges_continue(const struct game *game, int type, cell_key key, int rotation, struct refusal *refusal)
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

/* What was worked out when the tile in hand was drawn. */
static bool hole_fits_hand(const struct game *game, int hole, int rotation)
{
	return game->fits[hole / HOLE_GROUP] >> (4 * (hole % HOLE_GROUP) + rotation) & 1;
}

static int no_hole(struct refusal *refusal, enum refusal_reason reason, const char *rule)
{
	refuse(refusal, reason, rule);
	return -1;
}

static int hole_find(const struct game *game, int x, int y, struct refusal *refusal)
{
	int content;

	if (!cell_in_range(x, y))
		return no_hole(refusal, REFUSAL_RANGE, "");
	content = board_content(game, cell_pack(x, y));
	if (content == CELL_EMPTY)
		return no_hole(refusal, REFUSAL_NO_NEIGHBOR, "R-3.2");
	if (content < TILES_MAX)
		return no_hole(refusal, REFUSAL_CELL_TAKEN, "R-3.4");
	return content - CELL_HOLE;
}

int place_find(const struct game *game, int type, int x, int y, int rotation, struct refusal *refusal)
{
	int hole = hole_find(game, x, y, refusal);
	bool good;

	if (hole < 0 || (type == game->hand && hole_fits_hand(game, hole, rotation)))
		return hole;
	if (!rotation_fits(&game->tiles->layouts[type], game->forbidden[hole], rotation))
		good = edges_continue(game, type, game->holes[hole], rotation, refusal);
	else
		good = modules_allow_tile(game, type, game->holes[hole], rotation, refusal);
	return good ? hole : -1;
}

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

/* Those placements of a group that the modules allow as well. */
static uint64_t group_allowed(const struct game *game, int type, enum limit limit, int g, uint64_t group)
{
	const cell_key *holes = game->holes + g * HOLE_GROUP;
	uint64_t allowed = group;

	while (group) {
		int bit = __builtin_ctzll(group);
		/* What the answer is for: this rotation, or all four of them. */
		uint64_t same = limit == LIMIT_CELLS ? (uint64_t)0xf << (bit & ~3) : (uint64_t)1 << bit;

		if (!modules_allow_tile(game, type, holes[bit / 4], bit % 4, NULL))
			allowed &= ~same;
		group &= ~same;
	}
	return allowed;
}

static int group_count(const struct game *game) { return (game->hole_count + HOLE_GROUP - 1) / HOLE_GROUP; }

bool place_possible(struct game *game, int type)
{
	const struct tile_shows shows = game->tiles->layouts[type].shows;
	enum limit limit = modules_limit_tile(game, type);
	int count = group_count(game);
	uint64_t any = 0;

	for (int g = 0; g < count; g++)
		game->fits[g] = group_fits(game->forbidden + g * HOLE_GROUP, shows);
	for (int g = 0; limit && g < count; g++)
		game->fits[g] = group_allowed(game, type, limit, g, game->fits[g]);
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

	_Static_assert(HEAD == sizeof(head), "a move is a number and a cell");
	memcpy(&head, &move, sizeof(head));
	return head;
}

int place_list(const struct game *game, struct move *moves, int capacity)
{
	const uint64_t kind = move_head((struct move){.kind = MOVE_PLACE});
	const uint64_t tile = move_head((struct move){.tile = 1}) * game->hand + kind;
	const uint64_t turn = move_head((struct move){.rotation = 1});
	const uint64_t heads[4] = {tile, tile + turn, tile + 2 * turn, tile + 3 * turn};
	const struct move *end = moves + capacity;
	const cell_key *holes = game->holes;
	struct move *next = moves;
	int count = group_count(game);

	for (int g = 0; g < count; g++, holes += HOLE_GROUP) {
		struct cell cells[HOLE_GROUP];
		uint64_t group = game->fits[g];

		for (int i = 0; i < HOLE_GROUP; i++)
			cells[i] = cell_unpack(holes[i]);
		if (end - next < 4 * HOLE_GROUP)
			group = group_first(group, (int)(end - next));
		for (; group; group &= group - 1, next++) {
			unsigned bit = (unsigned)__builtin_ctzll(group);

			memcpy(next, &heads[bit % 4], HEAD);
			next->cell = cells[bit / 4];
		}
	}
	return (int)(next - moves);
}

void place_tile(struct game *game, int type, int hole, int rotation, int seat)
{
	struct neighbours near;
	int tile = board_fill(game, type, hole, rotation, seat, &near);

	features_extend(game, tile, &near);
	modules_laid(game, tile);
}
