/* rules.c - R-31: Abbey & Mayor: the abbey laid instead of a drawn tile. */
#include "engine/core/rules.h"

#include "engine/carcassonne/module.h"
#include "engine/carcassonne/parts.h"

#include "engine/core/board.h"
#include "engine/core/hash.h"
#include "engine/core/refuse.h"
#include "engine/core/turn.h"

static const struct holding holdings[] = {
    {HOLDING_ABBEY, .each = 1, .setting = SETTING_ABBEY, .key = "abbey", .group = "abbeys", .rule = "R-31.1",
     .fills = true},
};

/* ---- set-up ---- */

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
		if (!setup->settings.value[SETTING_ABBEY])
			return refuse_setup(refusal, REFUSAL_TABLE, "R-31.1",
			                    "an abbey lies at %d,%d, but `abbey` is off", cell.x, cell.y);
		if (beside_count(setup, cell) < EDGE_COUNT)
			return refuse_setup(refusal, REFUSAL_TABLE, "R-31.2",
			                    "the abbey at %d,%d lies in no hole: a cell beside it is empty", cell.x,
			                    cell.y);
	}
	if (setup->drawn && !setup->settings.value[SETTING_ABBEY])
		return refuse_setup(refusal, REFUSAL_TABLE, "R-31.2", "a tile is in hand, but `abbey` is off");
	return true;
}

static bool abbey_begin(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	(void)setup;
	own(game)->abbey.type = NO_TILE;
	own(game)->abbey.in_turn = game->seat;
	for (int type = 0; type < game->tiles->type_count; type++)
		if (game->tiles->types[type].flags & TILE_ABBEY)
			own(game)->abbey.type = (uint16_t)type;
	for (int seat = 0; seat < game->player_count; seat++)
		if (game->held[HOLDING_ABBEY][seat] > holdings[0].each)
			return refuse_setup(refusal, REFUSAL_TABLE, "R-31.1", "a player has one abbey at most");
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
	for (int hole = 0; hole < game->hole_count; hole++)
		if (is_closed(game->forbidden[hole]) && hole_allows(game, hole, NULL))
			return true;
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
	if (abbey->passed) {
		abbey->passed = false;
		if (!deck_empty(game))
			return false;
		abbey->begun = false;
		game->step = own(game)->entered[STEP_END_TURN];
		return true;
	}
	if (!abbey->round && !game->stopped && (!deck_empty(game) || game_part(game) == 2)) {
		bool may = may_lay(game, game->seat);

		if (may || !deck_empty(game))
			abbey->in_turn = game->seat;
		if (may) {
			abbey->begun = true;
			ask_abbey(game);
			return true;
		}
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
	return false;
}

/* everybody once, left of who laid the last tile first. */
static bool step_round(struct game *game, struct event_list *events)
{
	struct abbey_state *abbey = &own(game)->abbey;

	(void)events;
	if (!abbey->round && !game->stopped)
		abbey->round = (uint8_t)((game->last_seat + 1) % game->player_count + 1);
	while (!game->stopped && abbey->asked < game->player_count) {
		int seat = (abbey->round - 1 + abbey->asked++) % game->player_count;

		if (!may_lay(game, seat))
			continue;
		game->seat = (uint8_t)seat;
		abbey->last_asked = (uint8_t)(seat + 1);
		ask_abbey(game);
		return true;
	}
	if (follows_jcz(game)) /* R-33, point 8: whose turn it was, should nobody have been asked */
		game->last_seat = (uint8_t)(abbey->last_asked ? abbey->last_asked - 1 : abbey->in_turn);
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

static bool abbey_allows_move(const struct game *game, const struct move *move, struct refusal *refusal)
{
	int hole = abbey_hole(game, move->cell);

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

static void abbey_play(struct game *game, const struct move *move, struct event_list *events)
{
	if (move->kind == MOVE_ABBEY)
		abbey_lay(game, move->cell, events);
	else if (!own(game)->abbey.round)
		own(game)->abbey.passed = true;
	decision_done(game);
}

static uint64_t abbey_hash(const struct game *game)
{
	const struct abbey_state *abbey = &own(game)->abbey;
	uint64_t hash = (unsigned)abbey->round << 16 | (unsigned)abbey->asked << 8 | abbey->last_asked;

	for (int seat = 0; seat < game->player_count; seat++)
		hash_add(&hash, game->held[HOLDING_ABBEY][seat]);
	return hash;
}

/* ---- rows ---- */

static const struct step steps[] = {
    {.key = "abbey", .before = "draw", .begins = true, .run = step_ask},
    {.key = "abbey passed", .before = "take", .run = step_takes},
    {.key = "abbey round", .before = "last moves", .run = step_round},
};

static const struct module_form forms[] = {
    {MOVE_ABBEY, {"abbey", "C", DECISION_ABBEY, .number = 15}},
};

static const struct rule_sentence sentences[] = {
    {"R-31.2", "an abbey lies in a hole with a tile at each of its four edges"},
};

static const struct module_ask asks[] = {
    {DECISION_ABBEY, {"abbey", .may_pass = true, .early = true}},
};

static const struct module_setting settings[] = {
    {SETTING_ABBEY, {"abbey", "R-31", 2, {"off", "on"}}},
};

static const struct tile_mark marks[] = {{"well", TILE_WELL}, {"abbey", TILE_ABBEY}};

const struct module abbey_module = {
    ROWS(mark, marks),
    .forks = TILE_WELL,
    ROWS(setting, settings),
    ROWS(holding, holdings),
    .brought_by = SETTING_ABBEY,
    .deal = abbey_deal,
    .deck_allows = abbey_deck_allows,
    .table_allows = abbey_table_allows,
    .begin = abbey_begin,
    ROWS(step, steps),
    .begins_part = abbey_begins_part,
    .list = abbey_list,
    .allows_move = abbey_allows_move,
    .play = abbey_play,
    ROWS(form, forms),
    ROWS(ask, asks),
    ROWS(sentence, sentences),
    .hash = abbey_hash,
};
