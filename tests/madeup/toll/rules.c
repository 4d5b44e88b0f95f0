/*
 * rules.c - the toll, an expansion that nobody sells: everybody has a warden, who stands in cities.  Where a tile with
 * a road is laid the keeper goes, and when everything is scored whoever laid it may take a toll, unless he passed the
 * last time; at the end each is worth a point.  A road pays 2 more for each gate.  And everybody has a post for a
 * corner of the tile just laid.  Posts are made of planks, of which each has fewer where more
 * play.  Once in his turn, whatever he is asked in it, one may bring his warden home for a point.
 */
#include "engine/carcassonne/score.h"
#include "engine/carcassonne/module.h"

#include "engine/core/turn.h"
#include "engine/core/event.h"
#include "engine/core/hash.h"
#include "engine/core/figure.h"
#include "engine/core/majority.h"
#include "engine/core/neutral.h"
#include "engine/core/refuse.h"

enum { KEEPER = NEUTRALS_MAX - 1 };
enum { LANE = 1, GATE_POINTS = 2 }; /* of a road's lanes inns have the first */

static const struct module_setting settings[] = {{SETTING_TOLL, {"toll", "R-0.1", 2, {"off", "on"}}}};

static unsigned post_weight(const struct game *game, unsigned root)
{
	(void)game;
	(void)root;
	return 0;
}

static const struct piece pieces[] = {{.id = FIGURE_WARDEN,
                                       .key = "warden",
                                       .rank = 8,
                                       .rule = "R-0.2",
                                       .rule_none = "R-4.1",
                                       .each = 1,
                                       .weight = 1,
                                       .stands = 1U << FEATURE_CITY},
                                      {.id = FIGURE_POST,
                                       .key = "post",
                                       .rank = 9,
                                       .rule = "R-0.5",
                                       .rule_none = "R-0.5",
                                       .each = 1,
                                       .weigh = post_weight,
                                       .corner = true}};

static const struct sign signs[] = {
    {SIGN_GATE, FEATURE_ROAD, .lane = LANE, .flag = TILE_GATE, .setting = SETTING_TOLL, .key = "gate"}};
static const struct tile_mark marks[] = {{"gate", TILE_GATE}};

static const uint8_t planks[] = {3, 2, 1, 1, 1};
static const struct holding holdings[] = {
    {HOLDING_TOLL, .setting = SETTING_TOLL, .key = "toll", .group = "tolls", .rule = "R-0.3"},
    {HOLDING_PLANK, .each = 3, .by_players = planks, .setting = SETTING_TOLL, .key = "plank", .group = "planks",
     .rule = "R-0.5"}};

static const struct neutral neutrals[] = {
    {.id = KEEPER, .place = PLACE_CELL, .joins = true, .setting = SETTING_TOLL, .key = "keeper", .rule = "R-0.4"}};

static bool toll_in_game(const struct tile_set *tiles, const struct setup *setup)
{
	(void)tiles;
	return setup->settings.value[SETTING_TOLL];
}

static void toll_deal(struct deal *deal) { deal_add(deal, "toll_gates"); }

static void toll_worth(const struct game *game, const struct node *root, bool complete, struct worth *worth)
{
	int gates = root->kind == FEATURE_ROAD ? (int)extra_count(root, LANE) : 0;

	(void)game;
	(void)complete;
	if (!gates)
		return;
	worth->more += GATE_POINTS * gates;
	worth->rule = "R-0.6";
	worth->signs |= 1U << SIGN_GATE;
}

static void toll_laid(struct game *game, int tile)
{
	const struct tile_type *type = &game->tiles->types[game->laid[tile].type];

	if (type->road_count == 0)
		return;
	neutral_stand(game, KEEPER, game->laid[tile].key);
	if (own(game)->toll.rests >> game->seat & 1) {
		own(game)->toll.rests &= (uint8_t) ~(1U << game->seat);
		return;
	}
	game->walk = (struct walk){.going = true, .neutral = KEEPER, .steps = 1};
}

static bool step_toll(struct game *game, struct event_list *events)
{
	(void)events;
	if (game->stopped)
		game->walk.going = false;
	if (game->walk.going)
		decision_owe(game, DECISION_TOLL, game->seat);
	return game->walk.going;
}

static const struct step steps[] = {{.key = "toll", .before = "end", .run = step_toll}};

static int toll_list(const struct game *game, struct move *moves, int capacity)
{
	(void)game;
	if (capacity > 0)
		moves[0] = (struct move){.kind = MOVE_TOLL};
	return capacity > 0;
}

/* The field in which four tiles meet at a corner of the one just laid: its node, or -1. */
static int post_node(const struct game *game, struct cell cell)
{
	struct cell laid = cell_unpack(game->laid[game->last_laid].key);
	int dx = cell.x - laid.x, dy = cell.y - laid.y;

	return dx >= 0 && dx <= 1 && dy >= 0 && dy <= 1 ? corner_node(game, cell_pack(cell.x, cell.y)) : -1;
}

static bool may_bail(const struct game *game)
{
	return !own(game)->toll.bailed && game->scores[game->seat] > 0 &&
	       figure_node(game, game->seat, FIGURE_WARDEN) >= 0;
}

static int bail_list(const struct game *game, struct move *moves, int capacity)
{
	if (capacity <= 0 || !may_bail(game))
		return 0;
	moves[0] = (struct move){.kind = MOVE_BAIL};
	return 1;
}

static void bail(struct game *game, struct event_list *events)
{
	int node = figure_node(game, game->seat, FIGURE_WARDEN), i = 0;
	struct event *event = pay(game, game->seat, -1, SCORE_BAIL, FEATURE_KINDS, events);

	if (event) {
		event->bill.rule = "R-0.7";
		bill_add(&event->bill, UNIT_POINT, 1, -1);
	}
	while (game->figures[i].node != node || game->figures[i].figure != FIGURE_WARDEN)
		i++;
	figure_return(game, i, events);
	own(game)->toll.bailed = true;
}

static bool toll_again(struct game *game, struct event_list *events)
{
	(void)events;
	own(game)->toll.bailed = false;
	return false;
}

static bool toll_allows_move(const struct game *game, const struct move *move, struct refusal *refusal)
{
	if (move->kind == MOVE_BAIL)
		return may_bail(game) || refuse(refusal, REFUSAL_BARRED, "R-0.7");
	return move->kind != MOVE_POST ||
	       (game->supply[FIGURE_POST][game->seat] && game->held[HOLDING_PLANK][game->seat] &&
	        post_node(game, move->cell) >= 0) ||
	       refuse(refusal, REFUSAL_BARRED, "R-0.5");
}

static int post_list(const struct game *game, struct move *moves, int capacity)
{
	struct cell laid = cell_unpack(game->laid[game->last_laid].key);
	int count = 0;

	for (int corner = 0; corner < 4 && count < capacity; corner++) {
		struct move move = {.kind = MOVE_POST,
		                    .cell = {(int16_t)(laid.x + corner % 2), (int16_t)(laid.y + corner / 2)}};

		if (toll_allows_move(game, &move, NULL))
			moves[count++] = move;
	}
	return count;
}

static void post_stand(struct game *game, struct cell cell, struct event_list *events)
{
	unsigned node = (unsigned)post_node(game, cell);
	struct event *event = event_add(events, EVENT_POST);

	game->supply[FIGURE_POST][game->seat]--;
	game->held[HOLDING_PLANK][game->seat]--;
	figure_stand(game, game->seat, FIGURE_POST, node);
	if (event) {
		event->seat = game->seat;
		event->figure = FIGURE_POST;
		event->cell = cell;
		event->spot = node_spot(game, node);
	}
}

static void toll_play(struct game *game, const struct move *move, struct event_list *events)
{
	if (move->kind == MOVE_BAIL) {
		bail(game, events);
		return;
	}
	if (move->kind == MOVE_POST) {
		post_stand(game, move->cell, events);
		decision_done(game);
		return;
	}
	if (move->kind == MOVE_PASS)
		own(game)->toll.rests |= (uint8_t)(1U << game->seat);
	if (move->kind == MOVE_TOLL) {
		struct event *event = event_add(events, EVENT_HELD);
		game->held[HOLDING_TOLL][game->seat]++;
		if (event) {
			event->seat = game->seat;
			event->holding = HOLDING_TOLL;
			event->held[HOLDING_TOLL] = 1;
			event->cell = cell_unpack(game->neutrals[KEEPER].key);
			event->spot = (struct spot){.kind = FEATURE_ROAD};
		}
	}
	game->walk.going = false;
	decision_done(game);
}

static void toll_final(struct game *game, struct event_list *events)
{
	for (int seat = 0; seat < game->player_count; seat++) {
		int count = game->held[HOLDING_TOLL][seat];
		struct event *event = count ? pay(game, seat, count, SCORE_HELD, FEATURE_ROAD, events) : NULL;
		if (!event)
			continue;
		event->bill.rule = "R-0.3";
		event->bill.holding = HOLDING_TOLL;
		event->bill.owners = (uint8_t)(1U << seat);
		event->bill.weights[seat] = (uint16_t)count;
		bill_add(&event->bill, UNIT_HELD, count, 1);
	}
}

static uint64_t toll_hash(const struct game *game)
{
	uint64_t hash = own(game)->toll.rests | (uint64_t)own(game)->toll.bailed << 8;

	for (int seat = 0; seat < game->player_count; seat++)
		hash_add(&hash,
		         (uint64_t)game->held[HOLDING_TOLL][seat] | (uint64_t)game->held[HOLDING_PLANK][seat] << 16);
	return hash;
}

static const struct module_form forms[] = {{MOVE_TOLL, {"toll", "", DECISION_TOLL, .number = 100}},
                                           {MOVE_POST, {"post", "K", DECISION_FIGURE, .number = 101}},
                                           {MOVE_BAIL, {"bail", "", .number = 102, .any_time = true}}};
static const struct module_score scores[] = {{SCORE_BAIL, {.key = "bail", .number = 100}}};
static const struct module_ask asks[] = {{DECISION_TOLL, {"toll", .may_pass = true}}};

static const struct event_info tellings[] = {
    {.kind = EVENT_POST, .number = 100, .key = "post", .members = HAS_PLAYER | HAS_AT}};
static const struct rule_sentence sentences[] = {{"R-0.5", "a post stands where four tiles meet in one field"},
                                                 {"R-0.7", "a warden comes home for a point, once a turn"}};

const struct module toll_module = {
    ROWS(setting, settings), ROWS(piece, pieces), ROWS(holding, holdings),
    ROWS(neutral, neutrals), ROWS(step, steps),   ROWS(form, forms),
    ROWS(ask, asks),         ROWS(sign, signs),   ROWS(mark, marks),
    ROWS(telling, tellings), ROWS(score, scores), ROWS(sentence, sentences),
    .deal = toll_deal,       .worth = toll_worth, .beside = post_list,
    .any_time = bail_list,   .again = toll_again, .in_game = toll_in_game,
    .laid = toll_laid,       .list = toll_list,   .allows_move = toll_allows_move,
    .play = toll_play,       .final = toll_final, .hash = toll_hash,
};
