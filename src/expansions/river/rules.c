/* rules.c - R-10, R-12: River I and River II.
 *
 * While river tiles are drawn, the only question is which open end they
 * continue.  Each open end remembers how the river turned on its way there. */
#include "engine/carcassonne/module.h"

#include "engine/core/feature.h"
#include "engine/core/hash.h"
#include "engine/core/refuse.h"

enum { TURN_IMMEDIATE, TURN_ALTERNATE, TURN_LOOKAHEAD };
enum { VOLCANO_EXTRA_TURN };
enum { NO_EDGE = 4 };

/* ---- the set of tiles ---- */

static bool is_river(const struct tile_set *tiles, int type) { return tiles->types[type].river_count; }

static const char *river_stem(const struct settings *settings)
{
	switch (settings->value[SETTING_START]) {
	case START_RIVER1:
		return "river1";
	case START_RIVER2:
		return "river2";
	default:
		return NULL;
	}
}

static bool river_in_game(const struct tile_set *tiles, const struct setup *setup)
{
	bool found = river_stem(&setup->settings);

	for (int i = 0; setup->has_deck && i < setup->deck_count; i++)
		found |= is_river(tiles, setup->deck[i]);
	for (int i = 0; setup->has_table && i < setup->tile_count; i++)
		found |= is_river(tiles, setup->table[i].type);
	return found;
}

/* the spring starts; the fork comes first, the last lake last. */
static void river_deal(struct deal *deal)
{
	const struct tile_count_set *set = edition_set(deal->tiles, deal->settings, river_stem(deal->settings));
	bool two = deal->settings->value[SETTING_START] == START_RIVER2;
	unsigned last = two ? TILE_VOLCANO : TILE_LAKE;

	for (int type = 0; set && type < deal->tiles->type_count; type++) {
		unsigned flags = deal->tiles->types[type].flags;

		for (int i = 0; i < set->counts[type]; i++) {
			if (flags & TILE_SPRING)
				deal->start[deal->start_count++] = (struct setup_tile){.type = (uint8_t)type};
			else if (flags & TILE_FORK)
				deal->first[deal->first_count++] = (uint8_t)type;
			else if (flags & last)
				deal->last[deal->last_count++] = (uint8_t)type;
			else
				deal->river[deal->river_count++] = (uint8_t)type;
		}
	}
}

/* Does the type belong to the river of the chosen start, in either edition? */
static bool river_has(const struct tile_set *tiles, const struct settings *settings, int type)
{
	const char *stem = river_stem(settings);

	for (int edition = EDITION_NEW; stem && edition <= EDITION_OLD; edition++) {
		struct settings other = *settings;

		other.value[SETTING_EDITION] = (uint8_t)edition;
		const struct tile_count_set *set = edition_set(tiles, &other, stem);
		if (set && set->counts[type])
			return true;
	}
	return false;
}

static bool river_deck_allows(const struct tile_set *tiles, const struct setup *setup, int index,
                              struct refusal *refusal)
{
	int type = setup->deck[index];

	if (!is_river(tiles, type))
		return true;
	if (!river_has(tiles, &setup->settings, type))
		return refuse_setup(refusal, REFUSAL_DECK, "R-1.6",
		                    "the deck holds %s, which is no tile of the chosen start", tiles->types[type].id);
	if (index > 0 && !is_river(tiles, setup->deck[index - 1]))
		return refuse_setup(refusal, REFUSAL_DECK, "R-10.1",
		                    "river tile %s stands after a land tile in the deck; the river is laid first",
		                    tiles->types[type].id);
	return true;
}

/* ---- open ends ---- */

/* How the river turns that enters a tile by one edge and leaves by another: -1 left, 0, 1 right. */
static int turn_between(int in, int out)
{
	switch ((out - in) & 3) {
	case 1:
		return -1;
	case 3:
		return 1;
	default:
		return 0;
	}
}

static unsigned river_edges(const struct game *game, int tile)
{
	return edges_turned(laid_layout(game, tile)->river, game->laid[tile].rotation);
}

static void end_add(struct game *game, int tile, int in, int out, int last_turn)
{
	int turn = in == NO_EDGE ? 0 : turn_between(in, out);

	own(game)->river.ends[own(game)->river.end_count++] = (struct river_end){
	    .key = game->laid[tile].key,
	    .edge = (uint8_t)out,
	    .turn = (int8_t)turn,
	    .last_turn = (int8_t)(turn ? turn : last_turn),
	};
}

/* The open end that leaves this cell by this edge, or -1. */
static int end_find(const struct game *game, cell_key key, int edge)
{
	for (int i = 0; i < own(game)->river.end_count; i++)
		if (own(game)->river.ends[i].key == key && own(game)->river.ends[i].edge == edge)
			return i;
	return -1;
}

/* The open end that a river edge of a tile in this cell would join, or -1. */
static int end_joined(const struct game *game, cell_key key, int edge)
{
	return end_find(game, key_beyond(key, edge), (edge + 2) & 3);
}

/* The tile continues an open end, or is where a river begins. */
static void river_laid(struct game *game, int tile)
{
	unsigned edges = river_edges(game, tile);
	int in = NO_EDGE, last_turn = 0;

	/* what runs into it stays closed. */
	for (int edge = 0; laid_layout(game, tile)->closes && edge < EDGE_COUNT; edge++) {
		int end = end_joined(game, game->laid[tile].key, edge);

		if (end >= 0)
			own(game)->river.ends[end] = own(game)->river.ends[--own(game)->river.end_count];
	}
	if (!edges)
		return;
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		int end = edges >> edge & 1 ? end_joined(game, game->laid[tile].key, edge) : -1;

		if (end < 0)
			continue;
		in = edge;
		last_turn = own(game)->river.ends[end].last_turn;
		own(game)->river.ends[end] = own(game)->river.ends[--own(game)->river.end_count];
		edges &= ~(1U << edge);
	}
	for (int edge = 0; edge < EDGE_COUNT; edge++)
		if (edges >> edge & 1)
			end_add(game, tile, in, edge, last_turn);
}

/* Follows the river of a given table from a tile on, as if it had been laid in that order. */
static void river_follow(struct game *game, int tile, bool seen[TILES_MAX])
{
	uint8_t waiting[TILES_MAX];
	int count = 0;

	waiting[count++] = (uint8_t)tile;
	seen[tile] = true;
	while (count) {
		int at = waiting[--count];
		unsigned edges = river_edges(game, at);

		river_laid(game, at);
		for (int edge = 0; edge < EDGE_COUNT; edge++) {
			int other = board_tile(game, key_beyond(game->laid[at].key, edge));

			if (!(edges >> edge & 1) || other < 0 || seen[other])
				continue;
			seen[other] = true;
			waiting[count++] = (uint8_t)other;
		}
	}
}

/* without a spring the river starts at the first river tile listed. */
static bool river_begin(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	bool seen[TILES_MAX] = {false};

	(void)setup;
	(void)refusal;
	for (int tile = 0; tile < game->laid_count; tile++)
		if (laid_type(game, tile)->flags & TILE_SPRING)
			river_follow(game, tile, seen);
	for (int tile = 0; tile < game->laid_count; tile++)
		if (laid_layout(game, tile)->river && !seen[tile])
			river_follow(game, tile, seen);
	for (int tile = 0; tile < game->laid_count; tile++)
		if (laid_layout(game, tile)->closes)
			river_laid(game, tile);
	return true;
}

/* ---- placing ---- */

static enum limit river_limits(const struct game *game, int type)
{
	return game->layouts[type].river ? LIMIT_ROTATIONS : LIMIT_NOTHING;
}

/* R-10.5 `lookahead`: the six cells beyond a new open end must be empty. */
static bool cells_ahead_empty(const struct game *game, cell_key key, int edge)
{
	cell_key ahead = key_beyond(key, edge);

	for (int step = 0; step < 2; step++, ahead = key_beyond(ahead, edge)) {
		if (board_tile(game, ahead) >= 0 || board_tile(game, key_beyond(ahead, (edge + 1) & 3)) >= 0 ||
		    board_tile(game, key_beyond(ahead, (edge + 3) & 3)) >= 0)
			return false;
	}
	return true;
}

/* may the river leave the new tile by this edge? */
static bool turn_allowed(const struct game *game, const struct river_end *end, cell_key key, int in, int out)
{
	int turn = turn_between(in, out);

	switch (game->settings.value[SETTING_RIVER_TURN]) {
	case TURN_IMMEDIATE:
		return !turn || turn != end->turn;
	case TURN_ALTERNATE:
		return !turn || turn != end->last_turn;
	default:
		return cells_ahead_empty(game, key, out);
	}
}

/* does an open end face this cell already?  Two ends that meet in a cell are both stuck. */
static bool cell_faced(const struct game *game, cell_key key)
{
	for (int i = 0; i < own(game)->river.end_count; i++)
		if (key_beyond(own(game)->river.ends[i].key, own(game)->river.ends[i].edge) == key)
			return true;
	return false;
}

/* The rule against a new open end that leaves this cell by this edge, or NULL. */
static const char *end_forbidden(const struct game *game, const struct river_end *end, cell_key key, int in, int out)
{
	if (!turn_allowed(game, end, key, in, out))
		return "R-10.5";
	return cell_faced(game, key_beyond(key, out)) ? "R-10.6" : NULL;
}

static bool river_allows(const struct game *game, int type, cell_key key, int rotation, struct refusal *refusal)
{
	unsigned flags = game->tiles->types[type].flags;
	unsigned edges = edges_turned(game->layouts[type].river, rotation);
	int joined = 0, in = NO_EDGE, end = -1;

	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		int found = edges >> edge & 1 ? end_joined(game, key, edge) : -1;

		if (found < 0)
			continue;
		joined++;
		in = edge;
		end = found;
	}
	/* Any other river edge that met a tile would clash or join it: new ends face empty cells. */
	if (joined != 1)
		return refuse(refusal, REFUSAL_BARRED, joined ? "R-12.3" : "R-10.2");
	if (flags & TILE_LAKE && !(flags & TILE_VOLCANO) && setting_is(game, SETTING_START, START_RIVER2) &&
	    own(game)->river.end_count < 2)
		return refuse(refusal, REFUSAL_BARRED, "R-12.4");
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		if (edge == in || !(edges >> edge & 1))
			continue;
		const char *rule = end_forbidden(game, &own(game)->river.ends[end], key, in, edge);
		if (rule) {
			if (refusal)
				refusal->edge = (uint8_t)edge;
			return refuse(refusal, REFUSAL_BARRED, rule);
		}
	}
	return true;
}

/* ---- the volcano lake (R-12.5) ---- */

static bool volcano_laid(const struct game *game)
{
	return setting_is(game, SETTING_VOLCANO, VOLCANO_EXTRA_TURN) && game->last_laid >= 0 &&
	       (laid_type(game, game->last_laid)->flags & TILE_VOLCANO) && laid_layout(game, game->last_laid)->river;
}

static bool river_allows_claim(const struct game *game, struct refusal *refusal)
{
	return volcano_laid(game) ? refuse(refusal, REFUSAL_BARRED, "R-12.5") : true;
}

static bool river_again(struct game *game, struct event_list *events)
{
	(void)events;
	return volcano_laid(game);
}

/* ---- the herd of pigs (R-12.6) ---- */

/* The field of the pigs: the larger one of its tile. */
static unsigned pigs_field(const struct game *game, int tile)
{
	const struct tile_layout *layout = laid_layout(game, tile);
	int best = -1, most = -1;

	for (int s = 0; s < layout->segment_count; s++) {
		int halves = 0;

		if (layout->segments[s].kind != FEATURE_FIELD)
			continue;
		for (int half = 0; half < HALF_COUNT; half++)
			halves += layout->segments[s].half_edges >> half & 1;
		if (halves > most) {
			most = halves;
			best = s;
		}
	}
	return feature_root(game, game->laid[tile].first + (unsigned)best);
}

static int river_field_bonus(const struct game *game, unsigned root)
{
	/* with `traders` the herd counts, whatever the setting says. */
	if (!game->settings.value[SETTING_PIGS] && !game->settings.value[SETTING_TRADERS])
		return 0;
	for (int tile = 0; tile < game->laid_count; tile++)
		if (laid_type(game, tile)->flags & TILE_PIGS && pigs_field(game, tile) == root)
			return 1;
	return 0;
}

static uint64_t river_hash(const struct game *game)
{
	uint64_t sum = 0;

	for (int i = 0; i < own(game)->river.end_count; i++) {
		const struct river_end *end = &own(game)->river.ends[i];
		uint64_t word = (uint64_t)(uint32_t)end->key << 16 | (unsigned)end->edge << 8 |
		                (unsigned)(end->turn + 1) << 4 | (unsigned)(end->last_turn + 1);

		sum += hash_mix(word); /* a sum: their order means nothing */
	}
	return sum;
}

static const struct rule_sentence sentences[] = {
    {"R-10.2", "it does not continue the open end of the river"},
    {"R-10.5", "the river would make a U-turn"},
    {"R-10.6", "two open ends of the river would face the same cell"},
    {"R-12.3", "it would join two branches of the river"},
    {"R-12.4", "the city lake needs two open ends of the river"},
    {"R-12.5", "no figure is placed on the volcano lake"},
};

static const struct module_setting settings[] = {
    {SETTING_RIVER_TURN, {"river_turn", "R-10.5", 3, {"immediate", "alternate", "lookahead"}}},
    {SETTING_VOLCANO, {"volcano", "R-12.5", 2, {"extra_turn", "plain"}}},
    {SETTING_PIGS, {"pigs", "R-12.6", 2, {"0", "1"}}},
};

static const struct tile_mark marks[] = {{"spring", TILE_SPRING},   {"lake", TILE_LAKE},     {"fork", TILE_FORK},
                                         {"volcano", TILE_VOLCANO}, {"bridge", TILE_BRIDGE}, {"pigs", TILE_PIGS}};

const struct module river_module = {
    ROWS(mark, marks),
    ROWS(setting, settings),
    .memory_end = offsetof(struct carcassonne, river) + sizeof(struct river_state),
    .in_game = river_in_game,
    .deal = river_deal,
    .deck_allows = river_deck_allows,
    .begin = river_begin,
    .limits = river_limits,
    .allows = river_allows,
    .laid = river_laid,
    .allows_claim = river_allows_claim,
    .again = river_again,
    .field_bonus = river_field_bonus,
    .hash = river_hash,
    ROWS(sentence, sentences),
};
