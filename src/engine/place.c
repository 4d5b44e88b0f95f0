/*
 * place.c - R-3: drawing and placing tiles.
 */
#include "place.h"

#include "feature.h"
#include "module.h"
#include "refuse.h"

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

bool place_allowed(const struct game *game, int type, int x, int y, int rotation, struct refusal *refusal)
{
	const struct slot *slot;
	cell_key key;

	if (!cell_in_range(x, y))
		return refuse(refusal, REFUSAL_RANGE, "");
	key = cell_pack(x, y);
	slot = &game->cells[board_slot(game, key)];
	if (slot->tile)
		return refuse(refusal, REFUSAL_CELL_TAKEN, "R-3.4");
	if (!slot->key)
		return refuse(refusal, REFUSAL_NO_NEIGHBOR, "R-3.2");
	if (!rotation_fits(&game->tiles->layouts[type], slot->forbidden, rotation))
		return edges_continue(game, type, key, rotation, refusal);
	return modules_allow_tile(game, type, key, rotation, refusal);
}

int place_list(const struct game *game, int type, struct move *moves, int capacity)
{
	const struct tile_layout *layout = &game->tiles->layouts[type];
	bool limited = modules_limit_tile(game, type);
	int count = 0;

	for (int i = 0; i < game->hole_count; i++) {
		uint64_t fitting = rotations_fitting(layout, game->cells[hole_slot(game->holes[i])].forbidden);
		cell_key key = hole_key(game->holes[i]);

		if (!fitting)
			continue;
		for (int rotation = 0; rotation < 4; rotation++) {
			if (!(fitting >> (16 * rotation + 15) & 1))
				continue;
			if (limited && !modules_allow_tile(game, type, key, rotation, NULL))
				continue;
			if (count == capacity)
				return count;
			moves[count++] = (struct move){.kind = MOVE_PLACE, .tile = (uint8_t)type,
						       .rotation = (uint8_t)rotation, .cell = cell_unpack(key)};
		}
		if (count == capacity)
			return count;
	}
	return count;
}

void place_tile(struct game *game, int type, cell_key key, int rotation, int seat)
{
	int tile = board_put(game, type, key, rotation, seat);

	features_extend(game, tile);
	modules_laid(game, tile);
}
