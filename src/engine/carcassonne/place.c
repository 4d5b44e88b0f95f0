/* place.c - R-3: drawing and placing tiles. */
#include "engine/carcassonne/parts.h"

#include "engine/carcassonne/score.h"
#include "engine/carcassonne/module.h"

#include "engine/core/fit.h"
#include "engine/core/refuse.h"

/* the first edge that clashes with a neighbour's. */
static bool edges_continue(const struct game *game, int type, cell_key key, int rotation, struct refusal *refusal)
{
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		int other = board_tile(game, key_beyond(key, edge));
		int ours = type_edge(&game->tiles->types[type], rotation, edge);

		if (other < 0)
			continue;
		int theirs = type_edge(laid_type(game, other), game->laid[other].rotation, (edge + 2) & 3);
		if (terrains_meet(ours, theirs) && ours != TERRAIN_SEAM)
			continue;
		return refuse_edge(refusal, edge, ours, theirs, cell_unpack(game->laid[other].key),
		                   game->laid[other].type, "R-3.3");
	}
	return true;
}

int place_find(const struct game *game, int type, int x, int y, int rotation, struct refusal *refusal)
{
	bool good;

	if (!cell_in_range(x, y))
		return no_hole(refusal, REFUSAL_RANGE, "");
	int hole = hole_find(game, cell_pack(x, y), "R-3.2", "R-3.4", refusal);
	if (hole < 0)
		return hole;
	if (!rotation_fits(&game->layouts[type], game->forbidden[hole], rotation))
		good = edges_continue(game, type, hole_key(game, hole), rotation, refusal);
	else
		good = modules_allow_tile(game, type, hole_key(game, hole), rotation, refusal);
	return good ? hole : -1;
}

/* Those placements of a group that a module allows as well. */
static uint64_t group_allowed(const struct game *game, const struct module *module, int type, enum limit limit, int g)
{
	uint64_t group = game->fits[g], allowed = group;

	while (group) {
		int bit = __builtin_ctzll(group);
		/* What the answer is for: this rotation, or all four of them. */
		uint64_t same = limit == LIMIT_CELLS ? (uint64_t)0xf << (bit & ~3) : (uint64_t)1 << bit;

		if (!module->allows(game, type, hole_key(game, g * HOLE_GROUP + bit / 4), bit % 4, NULL))
			allowed &= ~same;
		group &= ~same;
	}
	return allowed;
}

static void fits_sieve(struct game *game, const struct module *module, int type, enum limit limit)
{
	int count = fit_groups(game);

	if (module->sieve)
		module->sieve(game, type);
	for (int g = 0; !module->sieve && g < count; g++)
		game->fits[g] = group_allowed(game, module, type, limit, g);
}

bool place_possible(struct game *game, int type)
{
	const struct module *module;
	bool limited = false, any = fit_find(game, type);

	EACH_MODULE(game, HOOK_limits, module) {
		enum limit limit = module->limits(game, type);

		if (limit)
			fits_sieve(game, module, type, limit);
		limited |= limit != LIMIT_NOTHING;
	}
	return limited ? fit_any(game) : any;
}

void place_tile(struct game *game, int type, int hole, int rotation, int seat)
{
	struct neighbours near;
	int tile = board_fill(game, type, hole, rotation, seat, &near);

	features_extend(game, tile, &near);
	if (game->layouts[type].closes)
		features_close(game, tile);
	buildings_extend(game, tile);
	modules_laid(game, tile);
}
