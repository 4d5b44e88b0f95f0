/* judge.c - what is left, and what it can close. */
#include "judge.h"

#include "mind.h"

#include <string.h>

#define MIND(name) &name##_mind,
const struct mind *const minds_table[] = {
#include "expansions/list.h"
};

const int minds_table_count = sizeof minds_table / sizeof minds_table[0];
_Static_assert(sizeof minds_table / sizeof minds_table[0] <= MINDS_MAX, "a mind is a bit of a hook");

/* Which minds are in this game, and which of them have a hook. */
static void minds_choose(struct judge *judge, const struct game *game)
{
	for (int i = 0; i < minds_table_count; i++) {
		const struct mind *mind = minds_table[i];
		unsigned bit = 1U << i;

		if (mind->in_game ? !mind->in_game(game) : !game_settings(game)->value[mind->brought_by])
			continue;
		if (mind->raise)
			mind->raise(judge);
#define MIND_HOOK(hook) judge->minds[MIND_##hook] |= mind->hook ? bit : 0;
		MIND_HOOKS(MIND_HOOK)
#undef MIND_HOOK
	}
}

#define WEIGHT_VALUE(name, value) .name = (value),
const struct ai_weights ai_weights_default = {WEIGHTS(WEIGHT_VALUE)};
#undef WEIGHT_VALUE

/* What divides may not be 0.  Of turns that pay the same, the one with more tiles left to close what it leaves open. */
const struct ai_weights ai_weights_now = {.close_city = 1e9,
                                          .close_road = 1e9,
                                          .close_path = 1e9,
                                          .close_wall = 1e9,
                                          .close_extra = 0.1,
                                          .fill_near = 1e9,
                                          .join_near = 1,
                                          .follower_turns = 1,
                                          .follower_late = 1,
                                          .follower_many = 1};

static double farm_points(const struct settings *settings)
{
	switch (settings->value[SETTING_FARM]) {
	case FARM_OFF:
		return 0;
	case FARM_CITY4:
		return 4;
	default:
		return 3;
	}
}

void judge_init(struct judge *judge, const struct game *game, const struct ai_weights *weights)
{
	const struct tile_set *tiles = game_tile_set(game);
	uint8_t pile[TILES_MAX];

	memset(judge, 0, sizeof *judge);
	judge->tiles = tiles->layouts;
	judge->settings = game_settings(game);
	judge->weights = weights;
	judge->players = game_player_count(game);
	judge->castle = game_kind(game) == GAME_CASTLE;
	if (!judge->castle)
		minds_choose(judge, game);
	for (int id = 0; id < SIGNS_MAX; id++)
		if (game_has_sign(game, id) && game_sign(game_kind(game), id)->brings)
			judge->bringing |= 1U << game_sign(game_kind(game), id)->lane;
	judge->farm_points = judge->castle ? 0 : farm_points(judge->settings);
	judge->left = game_deck(game, pile);
	for (int i = 0; i < judge->left; i++)
		judge->counts[pile[i]]++;
	for (int type = 0; type < tiles->type_count; type++) {
		if (judge->counts[type])
			judge->types[judge->type_count++] = (uint8_t)type;
	}
}

void judge_raise(struct judge *judge, int id, double each, bool nothing)
{
	const struct sign *sign = game_sign(GAME_CARCASSONNE, id);

	judge->raised[sign->feature] = (struct raise){survey_lane_bits(sign->lane), each, nothing};
}

unsigned judge_owners(const struct judge *judge, uint64_t figures)
{
	unsigned owners = majority(figures);

	return judge->castle && owners & (owners - 1) ? 0 : owners;
}

/* ---- holes ---- */

/* By what an edge forbids: nothing there, or the one terrain it does not forbid. */
static const uint8_t code_of[16] = {
    [0xe] = 1 + TERRAIN_FIELD, [0xd] = 1 + TERRAIN_ROAD, [0xb] = 1 + TERRAIN_CITY, [0x7] = 1 + TERRAIN_RIVER};

static unsigned around_code(unsigned forbidden)
{
	unsigned code = 0;

	for (int edge = EDGE_COUNT - 1; edge >= 0; edge--)
		code = 5 * code + code_of[forbidden >> (4 * edge) & 0xf];
	return code;
}

/* Turned so, which of the edges with a neighbour does the tile end? */
static unsigned edges_ended(const struct tile_layout *tile, int rotation, unsigned beside)
{
	unsigned ended = 0;

	for (int s = 0; s < tile->first_field; s++) {
		unsigned edges = edges_turned(tile->segments[s].edges, rotation);

		if (!(edges & ~beside))
			ended |= edges;
	}
	return ended;
}

/* The Castle: whatever is no path ends what it lies against, but for more of the same, which is left out here. */
static unsigned edges_walled(const struct tile_layout *tile, int rotation, unsigned beside)
{
	unsigned open = 0;

	for (int s = 0; s < tile->first_field; s++) {
		unsigned edges = edges_turned(tile->segments[s].edges, rotation);

		if (tile->segments[s].kind == FEATURE_PATH && edges & ~beside)
			open |= edges;
	}
	return beside & ~open;
}

/* Turned so, which sides does the tile join?  A bit per second side for each first one. */
static void sides_joined(const struct tile_layout *tile, int rotation, unsigned beside, uint16_t joined[AROUND_SIDES])
{
	const uint8_t *sides = tile->sides[rotation][0];

	for (int p = 0; p < AROUND_SIDES; p++) {
		if (sides[p] == NO_SEGMENT || !(beside >> p / SIDE_PARTS & 1))
			continue;
		for (int q = p + 1; q < AROUND_SIDES; q++)
			if (sides[q] == sides[p] && beside >> q / SIDE_PARTS & 1)
				joined[p] |= (uint16_t)(1U << q);
	}
}

static void around_find(const struct judge *judge, unsigned forbidden, struct around *around)
{
	unsigned beside = 0;

	for (int edge = 0; edge < EDGE_COUNT; edge++)
		beside |= (unsigned)((forbidden >> (4 * edge) & 0xf) != 0) << edge;
	for (int i = 0; i < judge->type_count; i++) {
		int type = judge->types[i];
		const struct tile_layout *tile = &judge->tiles[type];
		uint16_t joined[AROUND_SIDES] = {0};
		unsigned ended = 0;
		bool fits = false;

		for (int rotation = 0; rotation < 4; rotation++) {
			if (tile->shows.rotation[rotation] & forbidden)
				continue;
			fits = true;
			ended |=
			    judge->castle ? edges_walled(tile, rotation, beside) : edges_ended(tile, rotation, beside);
			sides_joined(tile, rotation, beside, joined);
		}
		for (int p = 0; p < AROUND_SIDES; p++) {
			for (unsigned bits = joined[p]; bits; bits &= bits - 1) {
				uint8_t *joins = &around->joins[p][__builtin_ctz(bits)];

				*joins = (uint8_t)(*joins + judge->counts[type]);
			}
		}
		around->fits = (uint8_t)(around->fits + fits * judge->counts[type]);
		for (int edge = 0; edge < EDGE_COUNT; edge++)
			around->closes[edge] =
			    (uint8_t)(around->closes[edge] + (ended >> edge & 1) * judge->counts[type]);
	}
	around->known = true;
}

const struct around *judge_around(struct judge *judge, unsigned forbidden)
{
	struct around *around = &judge->around[around_code(forbidden)];

	if (!around->known)
		around_find(judge, forbidden, around);
	return around;
}
