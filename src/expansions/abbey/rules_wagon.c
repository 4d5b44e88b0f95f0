/* rules_wagon.c - R-31.7 to: the wagon, which drives on when it comes home. */

#include "engine/carcassonne/module.h"

#include "engine/core/turn.h"
#include "engine/core/figure.h"
#include "engine/core/hash.h"
#include "engine/core/refuse.h"

#include <string.h>

enum { WAGON_ADJACENT, WAGON_CONNECTED };

static const struct piece pieces[] = {
    {.id = FIGURE_WAGON,
     .key = "wagon",
     .rank = 3,
     .rule = "R-31.7",
     .rule_none = "R-31.7",
     .each = 1,
     .weight = 1,
     .lodges = true,
     .stands = FEATURES_FOLLOWED & ~(1U << FEATURE_FIELD)},
};

/* It comes home because its feature was scored, or as JCloisterZone has it because it lost a challenge then. */
static void wagon_leaves(struct game *game, const struct setup_figure *figure, int to)
{
	if (figure->figure != FIGURE_WAGON || figure->place != PLACE_SEGMENT || to >= 0 ||
	    game->completed_next >= game->completed_count)
		return;
	int node = node_at(game, figure->cell, figure->spot);
	if (feature_root(game, (unsigned)node) == game->completed[game->completed_next] || follows_jcz(game))
		own(game)->abbey.waits[figure->seat] = (uint16_t)(node + 1);
}

/* Could a wagon go to this node, wherever it comes from? */
static bool is_goal(const struct game *game, unsigned node)
{
	const struct node *root = &game->nodes[feature_root(game, node)];
	int tile = game->nodes[node].tile;

	if (!(pieces[0].stands >> root->kind & 1) || feature_complete(root) || root->figures ||
	    modules_bars(game, game->laid[tile].key))
		return false;
	return node != game->laid[tile].first + (unsigned)laid_layout(game, tile)->building ||
	       modules_allows_building(game, tile, NULL);
}

/* `goals` by node: those on the cell that it left and round it. */
static void goals_adjacent(const struct game *game, unsigned from, bool goals[NODES_MAX])
{
	cell_key key = game->laid[game->nodes[from].tile].key;

	for (int row = -1; row <= 1; row++) {
		for (int column = -1; column <= 1; column++) {
			int tile = board_tile(game, key + row * KEY_ROW + column);

			for (int s = 0; tile >= 0 && s < laid_layout(game, tile)->segment_count; s++)
				goals[game->laid[tile].first + s] = true;
		}
	}
}

/* The feature of a segment that is linked with what was scored; as JCloisterZone has it the segment alone. */
static void goal_linked(const struct game *game, unsigned node, bool goals[NODES_MAX])
{
	unsigned at = node;

	goals[node] = true;
	if (follows_jcz(game))
		return;
	while ((at = game->nodes[at].next) != node)
		goals[at] = true;
}

/* The bit of a segment in the links of its type, or none. */
static unsigned link_bit(const struct tile_type *type, const struct tile_layout *layout, int segment)
{
	if (segment == layout->building)
		return 1U << LINK_BUILDING;
	if (segment >= layout->first_field)
		return 0;
	return segment < type->city_count ? 1U << (LINK_CITY + segment)
	                                  : 1U << (LINK_ROAD + segment - type->city_count);
}

/* What meets this node on its tile, or across an edge where an abbey lies. */
static void goals_linked(const struct game *game, unsigned node, bool goals[NODES_MAX])
{
	int tile = game->nodes[node].tile;
	const struct laid *laid = &game->laid[tile];
	const struct tile_type *type = laid_type(game, tile);
	const struct tile_layout *layout = laid_layout(game, tile);
	int segment = (int)node - laid->first;

	for (int l = 0; l < type->link_count; l++)
		for (int s = 0; type->links[l] & link_bit(type, layout, segment) && s < layout->segment_count; s++)
			if (s != segment && type->links[l] & link_bit(type, layout, s))
				goal_linked(game, laid->first + (unsigned)s, goals);
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		int other = board_tile(game, key_beyond(laid->key, edge));
		int into = layout->closes ? node_into(game, tile, edge) : -1;

		if (into >= 0)
			goal_linked(game, (unsigned)into, goals);
		if (layout->sides[laid->rotation][edge][SIDE_OWN] == segment && other >= 0 &&
		    laid_layout(game, other)->closes)
			goal_linked(game, game->laid[other].first + (unsigned)laid_layout(game, other)->building,
			            goals);
	}
}

static void goals_find(const struct game *game, unsigned from, bool goals[NODES_MAX])
{
	unsigned node = from;

	memset(goals, 0, NODES_MAX * sizeof goals[0]);
	if (setting_is(game, SETTING_WAGON, WAGON_ADJACENT)) {
		goals_adjacent(game, from, goals);
		return;
	}
	do {
		goals_linked(game, node, goals);
		node = game->nodes[node].next;
	} while (node != from);
}

static bool has_goal(const struct game *game, int tile, const bool goals[NODES_MAX])
{
	const struct laid *laid = &game->laid[tile];
	unsigned end = laid->first + laid_layout(game, tile)->segment_count;

	for (unsigned node = laid->first; node < end; node++)
		if (goals[node] && is_goal(game, node))
			return true;
	return false;
}

static int drive_list(const struct game *game, int seat, struct move *moves, int capacity)
{
	uint8_t tiles[TILES_MAX];
	bool goals[NODES_MAX];
	int count = 0, tile_count = 0;

	goals_find(game, own(game)->abbey.waits[seat] - 1U, goals);
	for (int tile = 0; tile < game->laid_count; tile++) {
		tiles[tile_count] = (uint8_t)tile;
		tile_count += has_goal(game, tile, goals);
	}
	board_sort(game, tiles, tile_count);
	for (int t = 0; t < tile_count; t++) {
		const struct laid *laid = &game->laid[tiles[t]];
		const struct tile_layout *layout = &game->layouts[laid->type];

		for (int i = 0; i < layout->segment_count && count < capacity; i++) {
			unsigned node = laid->first + (unsigned)layout->order[laid->rotation][i];

			if (goals[node] && is_goal(game, node))
				moves[count++] = (struct move){
				    .kind = MOVE_DRIVE, .spot = node_spot(game, node), .cell = cell_unpack(laid->key)};
		}
	}
	return count;
}

/* After all features and barns, in the order of players. */
static bool step_drive(struct game *game, struct event_list *events)
{
	(void)events;
	for (int i = 0; i < game->player_count; i++) {
		int seat = (game->seat + i) % game->player_count;
		struct move probe;

		if (!own(game)->abbey.waits[seat])
			continue;
		if (!game->stopped && drive_list(game, seat, &probe, 1)) {
			decision_owe(game, DECISION_DRIVE, seat);
			return true;
		}
		own(game)->abbey.waits[seat] = 0;
	}
	return false;
}

static bool wagon_allows_move(const struct game *game, const struct move *move, struct refusal *refusal)
{
	bool goals[NODES_MAX];

	if (!cell_in_range(move->cell.x, move->cell.y))
		return refuse(refusal, REFUSAL_RANGE, "");
	int node = node_at(game, move->cell, move->spot);
	if (node < 0)
		return refuse(refusal, REFUSAL_NO_SPOT, "R-31.8");
	goals_find(game, own(game)->abbey.waits[game->decider] - 1U, goals);
	return (goals[node] && is_goal(game, (unsigned)node)) || refuse(refusal, REFUSAL_BARRED, "R-31.8");
}

static void drive(struct game *game, const struct move *move, struct event_list *events)
{
	unsigned node = (unsigned)node_at(game, move->cell, move->spot);

	figure_place(game, game->decider, FIGURE_WAGON, node, EVENT_DROVE, events);
}

static void wagon_about(const struct game *game, struct decision *decision)
{
	unsigned node = own(game)->abbey.waits[game->decider] - 1U;

	decision->figure = FIGURE_WAGON;
	decision->feature = game->nodes[node].kind;
	decision->cell = node_cell(game, node);
	decision->spot = node_spot(game, node);
}

static int wagon_list(const struct game *game, struct move *moves, int capacity)
{
	return drive_list(game, game->decider, moves, capacity);
}

static void wagon_play(struct game *game, const struct move *move, struct event_list *events)
{
	int seat = game->decider;

	if (move->kind == MOVE_DRIVE)
		drive(game, move, events);
	own(game)->abbey.waits[seat] = 0;
	decision_done(game);
}

static uint64_t wagon_hash(const struct game *game)
{
	uint64_t hash = 0;

	for (int seat = 0; seat < game->player_count; seat++)
		hash_add(&hash, node_number(game, own(game)->abbey.waits[seat] - 1));
	return hash;
}

static const struct step steps[] = {
    {.key = "drive", .before = "cards", .run = step_drive},
};

static const struct module_form forms[] = {
    {MOVE_DRIVE, {"drive", "CS", DECISION_DRIVE, .number = 17}},
};

static const struct rule_sentence sentences[] = {
    {"R-31.8", "the wagon drives to what is incomplete, unoccupied and near enough"},
};

static const struct module_ask asks[] = {
    {DECISION_DRIVE, {"drive", .may_pass = true, .from = true}},
};

static const struct event_info tellings[] = {
    {.kind = EVENT_DROVE, .number = 24, .key = "drove", .members = HAS_PLAYER | HAS_AT | HAS_ON},
};

static const struct module_setting settings[] = {
    {SETTING_WAGON, {"wagon", "R-31.8", 2, {"adjacent", "connected"}}},
};

const struct module wagon_module = {
    ROWS(setting, settings),   ROWS(piece, pieces), .brought_by = SETTING_ABBEY,      ROWS(step, steps),
    .leaves = wagon_leaves,    .list = wagon_list,  .allows_move = wagon_allows_move, .play = wagon_play,
    ROWS(form, forms),         ROWS(ask, asks),     ROWS(telling, tellings),          .about = wagon_about,
    ROWS(sentence, sentences), .hash = wagon_hash,
};
