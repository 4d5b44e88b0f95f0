/*
 * rules.c - R-31: Abbey & Mayor: the abbey laid instead of a drawn tile, the
 * wagon that drives on, the mayor whose weight are pennants, and the barn.
 *
 * A barn is a figure of a corner that weighs nothing and never leaves.  The
 * fields it is about stand behind the completed features of a turn, and are
 * scored with them (turn.c).
 */
#include "engine/carcassonne/farm.h"
#include "engine/carcassonne/module.h"
#include "engine/carcassonne/pieces.h"
#include "engine/carcassonne/place.h"
#include "engine/carcassonne/settings.h"

#include "engine/core/figure.h"
#include "engine/core/hash.h"
#include "engine/core/majority.h"
#include "engine/core/refuse.h"
#include "engine/core/turn.h"

#include <string.h>

enum { WAGON_ADJACENT, WAGON_CONNECTED };
enum { BARN_FREE, BARN_ANY };
enum { LAID_POINTS = 3, JOINED_POINTS = 1, END_POINTS = 4 }; /* */

/* as many as the city has pennants. */
static unsigned mayor_weight(const struct game *game, unsigned root) { return game->nodes[root].marks; }

static unsigned barn_weight(const struct game *game, unsigned root)
{
	(void)game;
	(void)root;
	return 0;
}

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
    {.id = FIGURE_MAYOR,
     .key = "mayor",
     .rank = 4,
     .rule = "R-31.11",
     .rule_none = "R-31.11",
     .each = 1,
     .weigh = mayor_weight,
     .lodges = true,
     .stands = 1U << FEATURE_CITY},
    {.id = FIGURE_BARN,
     .key = "barn",
     .rank = 7,
     .rule = "R-31.12",
     .rule_none = "R-31.12",
     .each = 1,
     .weigh = barn_weight,
     .corner = true},
};

static const struct holding holdings[] = {
    {HOLDING_ABBEY, .each = 1, .setting = SETTING_ABBEY, .key = "abbey", .group = "abbeys", .rule = "R-31.1"},
};

/* ---- set-up ---- */

static bool abbey_in_game(const struct tile_set *tiles, const struct setup *setup)
{
	(void)tiles;
	return setup->settings.value[SETTING_ABBEY];
}

static void abbey_deal(struct deal *deal) { deal_add(deal, "abbey"); }

static bool abbey_deck_allows(const struct tile_set *tiles, const struct setup *setup, int index,
                              struct refusal *refusal)
{
	const struct tile_type *type = &tiles->types[setup->deck[index]];

	return !(type->flags & TILE_ABBEY) ||
	       refuse_setup(refusal, REFUSAL_DECK, "R-31.1", "the deck holds %s, but nobody draws an abbey", type->id);
}

/* How many tiles of a given table lie at the edges of this one. */
static int beside_count(const struct setup *setup, struct cell cell)
{
	int count = 0;

	for (int i = 0; i < setup->tile_count; i++) {
		int dx = setup->table[i].cell.x - cell.x, dy = setup->table[i].cell.y - cell.y;

		count += dx * dx + dy * dy == 1;
	}
	return count;
}

static bool abbey_table_allows(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal)
{
	for (int i = 0; i < setup->tile_count; i++) {
		struct cell cell = setup->table[i].cell;

		if (!(tiles->types[setup->table[i].type].flags & TILE_ABBEY))
			continue;
		if (!abbey_in_game(tiles, setup))
			return refuse_setup(refusal, REFUSAL_TABLE, "R-31.1",
			                    "an abbey lies at %d,%d, but `abbey` is off", cell.x, cell.y);
		if (beside_count(setup, cell) < EDGE_COUNT)
			return refuse_setup(refusal, REFUSAL_TABLE, "R-31.2",
			                    "the abbey at %d,%d lies in no hole: a cell beside it is empty", cell.x,
			                    cell.y);
	}
	if (setup->drawn && !abbey_in_game(tiles, setup))
		return refuse_setup(refusal, REFUSAL_TABLE, "R-31.2", "a tile is in hand, but `abbey` is off");
	return true;
}

static bool abbey_begin(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	(void)setup;
	own(game)->abbey.type = NO_TILE;
	for (int type = 0; type < game->tiles->type_count; type++) {
		if (game->tiles->types[type].flags & TILE_ABBEY)
			own(game)->abbey.type = (uint16_t)type;
	}
	for (int seat = 0; seat < game->player_count; seat++) {
		if (game->held[HOLDING_ABBEY][seat] > holdings[0].each)
			return refuse_setup(refusal, REFUSAL_TABLE, "R-31.1", "a player has one abbey at most");
	}
	return true;
}

/* The field where a player's barn stands: its root, or -1. */
static int barn_root(const struct game *game, int seat)
{
	int node = figure_node(game, seat, FIGURE_BARN);

	return node < 0 ? -1 : (int)feature_root(game, (unsigned)node);
}

static bool has_barn(const struct game *game, unsigned root)
{
	for (int seat = 0; seat < game->player_count; seat++) {
		if (barn_root(game, seat) == (int)root)
			return true;
	}
	return false;
}

static bool abbey_stood(struct game *game, struct refusal *refusal)
{
	for (int seat = 0; seat < game->player_count; seat++) {
		int root = barn_root(game, seat);

		if (root >= 0 && feature_majority(game, (unsigned)root))
			return refuse_setup(refusal, REFUSAL_FIGURES, "R-31.13",
			                    "a farmer stands in the field of %s's barn",
			                    color_name(game->colors[seat]));
	}
	return true;
}

/* ---- the abbey (R-31.2 to) ---- */

/* All four cells at its edges are filled: each of them forbids something there. */
static bool is_closed(unsigned forbidden)
{
	return ((forbidden | forbidden >> 1 | forbidden >> 2 | forbidden >> 3) & 0x1111) == 0x1111;
}

/* not where another rule forbids it. */
static bool hole_allows(const struct game *game, int hole, struct refusal *refusal)
{
	return modules_allow_tile(game, own(game)->abbey.type, hole_key(game, hole), 0, refusal);
}

static bool may_lay(const struct game *game, int seat)
{
	if (!game->held[HOLDING_ABBEY][seat] || own(game)->abbey.type == NO_TILE ||
	    game->laid_count + game->deck_count - game->deck_next >= TILES_MAX)
		return false;
	for (int hole = 0; hole < game->hole_count; hole++) {
		if (is_closed(game->forbidden[hole]) && hole_allows(game, hole, NULL))
			return true;
	}
	return false;
}

static bool abbey_begins_part(const struct game *game) { return may_lay(game, game->seat); }

static void ask_abbey(struct game *game)
{
	game->turn++;
	decision_owe(game, DECISION_ABBEY, game->seat);
}

/* Before a tile is drawn; with nothing left to draw in the second part of a turn only, which ends with it. */
static bool step_ask(struct game *game, struct event_list *events)
{
	struct abbey_state *abbey = &own(game)->abbey;
	bool first = !game->turn;

	(void)events;
	if (abbey->stage == ABBEY_PASSED) {
		abbey->stage = ABBEY_OPEN;
		if (!deck_empty(game))
			return false;
		abbey->begun = false;
		game->step = own(game)->entered[STEP_END_TURN];
		return true;
	}
	abbey->stage = ABBEY_OPEN;
	if (!abbey->round && !game->stopped && (!deck_empty(game) || game_part(game) == 2) &&
	    may_lay(game, game->seat)) {
		abbey->begun = true;
		ask_abbey(game);
		return true;
	}
	if (first) /* the first tile of a given table is drawn unasked */
		game->step = own(game)->entered[STEP_TAKE];
	return first;
}

/* The turn that begins now was counted when the abbey was asked for. */
static bool step_takes(struct game *game, struct event_list *events)
{
	(void)events;
	game->turn -= own(game)->abbey.begun;
	own(game)->abbey.begun = false;
	own(game)->abbey.stage = ABBEY_DRAWING;
	return false;
}

/* everybody once, left of who laid the last tile first. */
static bool step_round(struct game *game, struct event_list *events)
{
	struct abbey_state *abbey = &own(game)->abbey;
	/* R-33, point 8: whose turn it was, should nobody be asked. */
	int last = abbey->stage == ABBEY_DRAWING ? game->seat : game->last_seat;

	(void)events;
	if (game->stopped)
		return false;
	if (!abbey->round)
		abbey->round = (uint8_t)((game->last_seat + 1) % game->player_count + 1);
	while (abbey->asked < game->player_count) {
		int seat = (abbey->round - 1 + abbey->asked++) % game->player_count;

		if (!may_lay(game, seat))
			continue;
		game->seat = (uint8_t)seat;
		abbey->last_asked = (uint8_t)(seat + 1);
		abbey->stage = ABBEY_OPEN;
		ask_abbey(game);
		return true;
	}
	if (follows_jcz(game))
		game->last_seat = (uint8_t)(abbey->last_asked ? abbey->last_asked - 1 : last);
	return false;
}

static int abbey_list(const struct game *game, struct move *moves, int capacity)
{
	int count = 0;

	for (int hole = 0; hole < game->hole_count && count < capacity; hole++) {
		struct move move = {.kind = MOVE_ABBEY, .cell = game->holes[hole]};
		int i;

		if (!is_closed(game->forbidden[hole]) || !hole_allows(game, hole, NULL))
			continue;
		for (i = count++; i > 0 && cell_pack(moves[i - 1].cell.x, moves[i - 1].cell.y) > hole_key(game, hole);
		     i--)
			moves[i] = moves[i - 1];
		moves[i] = move;
	}
	return count;
}

/* The hole of a move, or -1. */
static int abbey_hole(const struct game *game, struct cell cell)
{
	int content = cell_in_range(cell.x, cell.y) ? board_content(game, cell_pack(cell.x, cell.y)) : CELL_EMPTY;

	return content >= CELL_HOLE && content != CELL_EMPTY && is_closed(game->forbidden[content - CELL_HOLE])
	           ? content - CELL_HOLE
	           : -1;
}

static bool abbey_allowed(const struct game *game, struct cell cell, struct refusal *refusal)
{
	int hole = abbey_hole(game, cell);

	if (hole < 0)
		return refuse(refusal, REFUSAL_BARRED, "R-31.2");
	return hole_allows(game, hole, refusal);
}

static void abbey_lay(struct game *game, struct cell cell, struct event_list *events)
{
	struct move place = {.kind = MOVE_PLACE, .tile = (uint8_t)own(game)->abbey.type, .cell = cell};

	own(game)->abbey.begun = false;
	game->held[HOLDING_ABBEY][game->seat]--;
	turn_lay(game, &place, events);
	place_tile(game, place.tile, abbey_hole(game, cell), 0, game->seat);
	game->step = own(game)->entered[STEP_FIGURE];
}

/* ---- the barn (R-31.12 to) ---- */

static bool barn_allowed(const struct game *game, struct cell cell, struct refusal *refusal)
{
	struct cell laid = cell_unpack(game->laid[game->last_laid].key);
	int node, dx = cell.x - laid.x, dy = cell.y - laid.y;

	if (setting_is(game, SETTING_FARM, FARM_OFF))
		return refuse(refusal, REFUSAL_BARRED, "R-31.12");
	if (!game->supply[FIGURE_BARN][game->seat])
		return refuse(refusal, REFUSAL_NO_FIGURE, "R-31.12");
	if (!cell_in_range(cell.x, cell.y))
		return refuse(refusal, REFUSAL_RANGE, "");
	node = dx >= 0 && dx <= 1 && dy >= 0 && dy <= 1 ? corner_node(game, cell_pack(cell.x, cell.y)) : -1;
	if (node < 0)
		return refuse(refusal, REFUSAL_BARRED, "R-31.12");
	return setting_is(game, SETTING_BARN, BARN_ANY) || !has_barn(game, feature_root(game, (unsigned)node)) ||
	       refuse(refusal, REFUSAL_BARRED, "R-31.12");
}

static int barn_list(const struct game *game, struct move *moves, int capacity)
{
	struct cell laid = cell_unpack(game->laid[game->last_laid].key);
	int count = 0;

	if (!game->supply[FIGURE_BARN][game->seat])
		return 0;
	for (int corner = 0; corner < 4 && count < capacity; corner++) {
		struct move move = {.kind = MOVE_BARN,
		                    .cell = {(int16_t)(laid.x + corner % 2), (int16_t)(laid.y + corner / 2)}};

		if (barn_allowed(game, move.cell, NULL))
			moves[count++] = move;
	}
	return count;
}

static void barn_lay(struct game *game, struct cell cell, struct event_list *events)
{
	unsigned node = (unsigned)corner_node(game, cell_pack(cell.x, cell.y));
	struct event *event = event_add(events, EVENT_BARN);

	game->supply[FIGURE_BARN][game->seat]--;
	figure_stand(game, game->seat, FIGURE_BARN, node);
	own(game)->abbey.barn = (uint16_t)(node + 1);
	if (event) {
		event->seat = game->seat;
		event->figure = FIGURE_BARN;
		event->cell = cell;
		event->spot = node_spot(game, node);
	}
}

/* A field to be scored, in the order of addresses behind the features. */
static void field_add(struct game *game, int from, unsigned root)
{
	int i = game->completed_count;

	for (int d = from; d < game->completed_count; d++) {
		if (game->completed[d] == root)
			return;
	}
	for (; i > from && game->nodes[game->completed[i - 1]].address > game->nodes[root].address; i--)
		game->completed[i] = game->completed[i - 1];
	game->completed[i] = (uint16_t)root;
	game->completed_count++;
}

static void abbey_listed(struct game *game)
{
	const struct laid *laid = &game->laid[game->last_laid];
	const struct tile_layout *layout = &game->layouts[laid->type];
	int from = game->completed_count;

	if (own(game)->abbey.barn)
		field_add(game, from, feature_root(game, own(game)->abbey.barn - 1U));
	for (unsigned s = layout->first_field; s < layout->segment_count; s++) {
		unsigned root = feature_root(game, laid->first + s);

		if (layout->segments[s].kind == FEATURE_FIELD && feature_heavy(&game->nodes[root]) &&
		    has_barn(game, root) && feature_majority(game, root))
			field_add(game, from, root);
	}
}

static unsigned abbey_harvest(struct game *game, unsigned root, struct event_list *events)
{
	static const struct harvesting laid = {LAID_POINTS, HARVEST_LAID, "R-31.14"};
	static const struct harvesting joined = {JOINED_POINTS, HARVEST_JOINED, "R-31.15"};
	unsigned barn = own(game)->abbey.barn;

	return farm_harvest(game, root, barn && feature_root(game, barn - 1) == root ? &laid : &joined, events);
}

static bool is_farming(const struct game *game, const struct table_figure *figure)
{
	return feature_root(game, figure->node) == game->completed[0] && figure->figure != FIGURE_BARN;
}

/* who was sent to a barn's field at the very end. */
static void abbey_last_farmers(struct game *game, struct event_list *events)
{
	static const struct harvesting sent = {JOINED_POINTS, HARVEST_JOINED, "R-31.15"};

	game->completed_count = 0;
	for (int seat = 0; seat < game->player_count; seat++) {
		int root = barn_root(game, seat);

		if (root >= 0 && feature_majority(game, (unsigned)root))
			field_add(game, 0, (unsigned)root);
	}
	for (; game->completed_count; game->completed_count--) {
		farm_harvest(game, game->completed[0], &sent, events);
		modules_besides(game, game->completed[0], events);
		send_home(game, is_farming, EVENT_RETURNED, events);
		memmove(game->completed, game->completed + 1, sizeof game->completed - sizeof game->completed[0]);
	}
}

static unsigned abbey_holds_field(const struct game *game, unsigned root, int *each, const char **rule)
{
	unsigned holders = 0;

	for (int seat = 0; seat < game->player_count; seat++)
		holders |= (unsigned)(barn_root(game, seat) == (int)root) << seat;
	if (holders) {
		*each = END_POINTS;
		*rule = "R-31.16";
	}
	return holders;
}

static void abbey_final(struct game *game, struct event_list *events)
{
	for (int seat = 0; seat < game->player_count; seat++) {
		uint16_t field = (uint16_t)barn_root(game, seat);
		struct farm_map map;
		struct event *event;

		if (figure_node(game, seat, FIGURE_BARN) < 0)
			continue;
		farm_map(game, &field, 1, events != NULL, &map);
		if (!map.city_count)
			continue;
		event = pay(game, seat, END_POINTS * map.city_count, SCORE_BARN, FEATURE_FIELD, events);
		if (event) {
			unsigned node = (unsigned)figure_node(game, seat, FIGURE_BARN);

			event->cell = cell_unpack(game->laid[game->nodes[node].tile].key);
			event->spot = node_spot(game, node);
			event->tiles = map.tiles[0];
			event->first_city = (uint16_t)events->city_count;
			event->bill.rule = "R-31.16";
			bill_add(&event->bill, UNIT_CITY, map.city_count, END_POINTS);
		}
		for (int city = 0; city < map.city_count; city++)
			event_add_city(events, event, farm_city_ref(game, &map.cities[city]));
	}
}

/* ---- the wagon (R-31.7 to) ---- */

/* It comes home because its feature was scored, or as JCloisterZone has it because it lost a challenge then. */
static void abbey_leaves(struct game *game, const struct setup_figure *figure, int to)
{
	int node;

	if (figure->figure != FIGURE_WAGON || figure->place != PLACE_SEGMENT || to >= 0 ||
	    game->completed_next >= game->completed_count)
		return;
	node = node_find(game, cell_pack(figure->cell.x, figure->cell.y), figure->spot);
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

	for (int l = 0; l < type->link_count; l++) {
		for (int s = 0; type->links[l] & link_bit(type, layout, segment) && s < layout->segment_count; s++) {
			if (s != segment && type->links[l] & link_bit(type, layout, s))
				goal_linked(game, laid->first + (unsigned)s, goals);
		}
	}
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

/* Tile by tile in the order of their cells; without moves it is only asked whether there is one. */
static int drive_list(const struct game *game, int seat, struct move *moves, int capacity)
{
	uint8_t order[TILES_MAX];
	bool goals[NODES_MAX];
	int count = 0;

	goals_find(game, own(game)->abbey.waits[seat] - 1U, goals);
	for (int tile = 0; tile < game->laid_count; tile++) {
		int i = tile;

		for (; i > 0 && game->laid[order[i - 1]].key > game->laid[tile].key; i--)
			order[i] = order[i - 1];
		order[i] = (uint8_t)tile;
	}
	for (int t = 0; t < game->laid_count; t++) {
		const struct laid *laid = &game->laid[order[t]];
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
	own(game)->abbey.barn = 0;
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

static bool drive_allowed(const struct game *game, const struct move *move, struct refusal *refusal)
{
	bool goals[NODES_MAX];
	int node;

	if (!cell_in_range(move->cell.x, move->cell.y))
		return refuse(refusal, REFUSAL_RANGE, "");
	node = node_find(game, cell_pack(move->cell.x, move->cell.y), move->spot);
	if (node < 0)
		return refuse(refusal, REFUSAL_NO_SPOT, "R-31.8");
	goals_find(game, own(game)->abbey.waits[game->decider] - 1U, goals);
	return (goals[node] && is_goal(game, (unsigned)node)) || refuse(refusal, REFUSAL_BARRED, "R-31.8");
}

static void drive(struct game *game, const struct move *move, struct event_list *events)
{
	unsigned node = (unsigned)node_find(game, cell_pack(move->cell.x, move->cell.y), move->spot);
	struct event *event = event_add(events, EVENT_DROVE);

	game->supply[FIGURE_WAGON][game->decider]--;
	figure_stand(game, game->decider, FIGURE_WAGON, node);
	if (event) {
		event->seat = game->decider;
		event->figure = FIGURE_WAGON;
		event->cell = move->cell;
		event->spot = node_spot(game, node);
	}
}

static void abbey_about(const struct game *game, struct decision *decision)
{
	unsigned node = own(game)->abbey.waits[game->decider] - 1U;

	decision->figure = FIGURE_WAGON;
	decision->feature = game->nodes[node].kind;
	decision->cell = cell_unpack(game->laid[game->nodes[node].tile].key);
	decision->spot = node_spot(game, node);
}

/* ---- moves ---- */

static int abbey_moves(const struct game *game, struct move *moves, int capacity)
{
	if (game->owed == DECISION_ABBEY)
		return abbey_list(game, moves, capacity);
	return drive_list(game, game->decider, moves, capacity);
}

static bool abbey_allows_move(const struct game *game, const struct move *move, struct refusal *refusal)
{
	switch (move->kind) {
	case MOVE_ABBEY:
		return abbey_allowed(game, move->cell, refusal);
	case MOVE_BARN:
		return barn_allowed(game, move->cell, refusal);
	default:
		return drive_allowed(game, move, refusal);
	}
}

static void abbey_play(struct game *game, const struct move *move, struct event_list *events)
{
	int asked = game->owed, seat = game->decider;

	switch (move->kind) {
	case MOVE_ABBEY:
		abbey_lay(game, move->cell, events);
		break;
	case MOVE_BARN:
		barn_lay(game, move->cell, events);
		break;
	case MOVE_DRIVE:
		drive(game, move, events);
		break;
	default:
		if (asked == DECISION_ABBEY && !own(game)->abbey.round)
			own(game)->abbey.stage = ABBEY_PASSED;
	}
	if (asked == DECISION_DRIVE)
		own(game)->abbey.waits[seat] = 0;
	decision_done(game);
}

/* ---- looking ---- */

/* Where a node lies, as a number that does not tell when its tile was laid. */
static uint64_t node_number(const struct game *game, unsigned node_and_one)
{
	struct spot spot;

	if (!node_and_one)
		return 0;
	spot = node_spot(game, node_and_one - 1);
	return (uint64_t)(uint32_t)game->laid[game->nodes[node_and_one - 1].tile].key << 16 | (unsigned)spot.kind << 8 |
	       spot.at | 1U << 15;
}

static uint64_t abbey_hash(const struct game *game)
{
	const struct abbey_state *abbey = &own(game)->abbey;
	uint64_t hash = (unsigned)abbey->round << 16 | (unsigned)abbey->asked << 8 | abbey->last_asked;

	for (int seat = 0; seat < game->player_count; seat++) {
		hash_add(&hash, game->held[HOLDING_ABBEY][seat]);
		hash_add(&hash, node_number(game, abbey->waits[seat]));
	}
	hash_add(&hash, node_number(game, abbey->barn));
	return hash;
}

static const struct step steps[] = {
    {.key = "abbey", .before = "draw", .begins = true, .run = step_ask},
    {.key = "abbey passed", .before = "take", .run = step_takes},
    {.key = "drive", .before = "cards", .run = step_drive},
    {.key = "abbey round", .before = "last moves", .run = step_round},
};

static const struct module_form forms[] = {
    {MOVE_ABBEY, {"abbey", "C", DECISION_ABBEY, .number = 15}},
    {MOVE_BARN, {"barn", "K", DECISION_FIGURE, .number = 16}},
    {MOVE_DRIVE, {"drive", "CS", DECISION_DRIVE, .number = 17}},
};

static const struct rule_sentence sentences[] = {
    {"R-31.2", "an abbey lies in a hole with a tile at each of its four edges"},
    {"R-31.8", "the wagon drives to what is incomplete, unoccupied and near enough"},
    {"R-31.12", "a barn stands where four tiles of the one just laid meet in one field that has no barn"},
};

static const struct module_ask asks[] = {
    {DECISION_ABBEY, {"abbey", .may_pass = true, .early = true}},
    {DECISION_DRIVE, {"drive", .may_pass = true, .from = true}},
};

static const struct event_info tellings[] = {
    {.kind = EVENT_BARN, .number = 23, .key = "barn", .members = HAS_PLAYER | HAS_AT},
    {.kind = EVENT_DROVE, .number = 24, .key = "drove", .members = HAS_PLAYER | HAS_AT | HAS_ON},
};

static const struct module_setting settings[] = {
    {SETTING_ABBEY, {"abbey", "R-31", 2, {"off", "on"}}},
    {SETTING_WAGON, {"wagon", "R-31.8", 2, {"adjacent", "connected"}}},
    {SETTING_BARN, {"barn", "R-31.12", 2, {"free", "any"}}},
};

static const struct module_score scores[] = {
    {SCORE_BARN, {.key = "barn", .place = true, .corner = true, .number = 11}},
};

static const struct tile_mark marks[] = {{"well", TILE_WELL}, {"abbey", TILE_ABBEY}};

const struct module abbey_module = {
    .name = "abbey",
    ROWS(mark, marks),
    ROWS(score, scores),
    ROWS(setting, settings),
    ROWS(holding, holdings),
    ROWS(piece, pieces),
    .in_game = abbey_in_game,
    .deal = abbey_deal,
    .deck_allows = abbey_deck_allows,
    .table_allows = abbey_table_allows,
    .begin = abbey_begin,
    .stood = abbey_stood,
    ROWS(step, steps),
    .listed = abbey_listed,
    .harvest = abbey_harvest,
    .begins_part = abbey_begins_part,
    .leaves = abbey_leaves,
    .last_farmers = abbey_last_farmers,
    .final = abbey_final,
    .list = abbey_moves,
    .beside = barn_list,
    .allows_move = abbey_allows_move,
    .play = abbey_play,
    ROWS(form, forms),
    ROWS(ask, asks),
    ROWS(telling, tellings),
    .moves = 1U << MOVE_ABBEY | 1U << MOVE_BARN | 1U << MOVE_DRIVE,
    .decisions = 1U << DECISION_ABBEY | 1U << DECISION_DRIVE,
    .holds_field = abbey_holds_field,
    .about = abbey_about,
    ROWS(sentence, sentences),
    .hash = abbey_hash,
};
