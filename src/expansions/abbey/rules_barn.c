/* rules_barn.c - R-31.12 to: the barn, a figure of a corner that weighs nothing and never leaves.
 *
 * The fields it is about stand behind the completed features of a turn, and are scored with them (turn.c). */

#include "engine/carcassonne/farm.h"
#include "engine/carcassonne/module.h"

#include "engine/core/turn.h"
#include "engine/core/event.h"
#include "engine/core/figure.h"
#include "engine/core/majority.h"
#include "engine/core/refuse.h"

#include <string.h>

enum { BARN_FREE, BARN_ANY };
enum { LAID_POINTS = 3, JOINED_POINTS = 1, END_POINTS = 4 }; /* */

static unsigned barn_weight(const struct game *game, unsigned root)
{
	(void)game;
	(void)root;
	return 0;
}

static const struct piece pieces[] = {
    {.id = FIGURE_BARN,
     .key = "barn",
     .rank = 7,
     .rule = "R-31.12",
     .rule_none = "R-31.12",
     .each = 1,
     .weigh = barn_weight,
     .corner = true},
};

/* The field where a player's barn stands: its root, or -1. */
static int barn_root(const struct game *game, int seat)
{
	int node = figure_node(game, seat, FIGURE_BARN);

	return node < 0 ? -1 : (int)feature_root(game, (unsigned)node);
}

static bool has_barn(const struct game *game, unsigned root)
{
	for (int seat = 0; seat < game->player_count; seat++)
		if (barn_root(game, seat) == (int)root)
			return true;
	return false;
}

static bool barn_stood(struct game *game, struct refusal *refusal)
{
	for (int seat = 0; seat < game->player_count; seat++) {
		int root = barn_root(game, seat);

		if (root >= 0 && feature_majority(game, (unsigned)root))
			return refuse_setup(refusal, REFUSAL_OCCUPIED, "R-31.13",
			                    "a farmer stands in the field of %s's barn",
			                    color_name(game->colors[seat]));
	}
	return true;
}

static bool barn_allows_move(const struct game *game, const struct move *move, struct refusal *refusal)
{
	struct cell cell = move->cell, laid = cell_unpack(game->laid[game->last_laid].key);
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

		if (barn_allows_move(game, &move, NULL))
			moves[count++] = move;
	}
	return count;
}

static void barn_play(struct game *game, const struct move *move, struct event_list *events)
{
	unsigned node = (unsigned)corner_node(game, cell_pack(move->cell.x, move->cell.y));

	figure_place(game, game->seat, FIGURE_BARN, node, EVENT_BARN, events);
	own(game)->abbey.barn = (uint16_t)(node + 1);
	decision_done(game);
}

static void barn_listed(struct game *game)
{
	const struct laid *laid = &game->laid[game->last_laid];
	const struct tile_layout *layout = &game->layouts[laid->type];
	int from = game->completed_count;

	if (own(game)->abbey.barn)
		completed_add(game, feature_root(game, own(game)->abbey.barn - 1U), from, address_rank);
	for (unsigned s = layout->first_field; s < layout->segment_count; s++) {
		unsigned root = feature_root(game, laid->first + s);

		if (layout->segments[s].kind == FEATURE_FIELD && feature_heavy(&game->nodes[root]) &&
		    has_barn(game, root) && feature_majority(game, root))
			completed_add(game, root, from, address_rank);
	}
}

static unsigned barn_harvest(struct game *game, unsigned root, struct event_list *events)
{
	static const struct harvesting laid = {LAID_POINTS, "barn", "laid", "R-31.14"};
	static const struct harvesting joined = {JOINED_POINTS, "barn", "joined", "R-31.15"};
	unsigned barn = own(game)->abbey.barn;

	return farm_harvest(game, root, barn && feature_root(game, barn - 1) == root ? &laid : &joined, events);
}

static bool is_farming(const struct game *game, const struct table_figure *figure)
{
	return feature_root(game, figure->node) == game->completed[0] && figure->figure != FIGURE_BARN;
}

/* who was sent to a barn's field at the very end. */
static void barn_last_farmers(struct game *game, struct event_list *events)
{
	static const struct harvesting sent = {JOINED_POINTS, "barn", "joined", "R-31.15"};

	game->completed_count = 0;
	for (int seat = 0; seat < game->player_count; seat++) {
		int root = barn_root(game, seat);

		if (root >= 0 && feature_majority(game, (unsigned)root))
			completed_add(game, (unsigned)root, 0, address_rank);
	}
	for (; game->completed_count; game->completed_count--) {
		farm_harvest(game, game->completed[0], &sent, events);
		modules_besides(game, game->completed[0], events);
		send_home(game, is_farming, EVENT_RETURNED, events);
		memmove(game->completed, game->completed + 1, sizeof game->completed - sizeof game->completed[0]);
	}
}

static unsigned barn_holds_field(const struct game *game, unsigned root, int *each, const char **rule)
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

static void barn_final(struct game *game, struct event_list *events)
{
	for (int seat = 0; seat < game->player_count; seat++) {
		uint16_t field = (uint16_t)barn_root(game, seat);
		struct farm_map map;

		if (figure_node(game, seat, FIGURE_BARN) < 0)
			continue;
		farm_map(game, &field, 1, events != NULL, &map);
		if (!map.city_count)
			continue;
		struct event *event = pay(game, seat, END_POINTS * map.city_count, SCORE_BARN, FEATURE_FIELD, events);
		if (event) {
			unsigned node = (unsigned)figure_node(game, seat, FIGURE_BARN);

			event->cell = node_cell(game, node);
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

/* Everything is scored that a barn laid in this part of the turn is about. */
static bool step_scored(struct game *game, struct event_list *events)
{
	(void)events;
	own(game)->abbey.barn = 0;
	return false;
}

static uint64_t barn_hash(const struct game *game) { return node_number(game, own(game)->abbey.barn - 1); }

static const struct step steps[] = {
    {.key = "barn scored", .before = "cards", .run = step_scored},
};

static const struct module_form forms[] = {
    {MOVE_BARN, {"barn", "K", DECISION_FIGURE, .number = 16}},
};

static const struct rule_sentence sentences[] = {
    {"R-31.12", "a barn stands where four tiles of the one just laid meet in one field that has no barn"},
};

static const struct event_info tellings[] = {
    {.kind = EVENT_BARN, .number = 23, .key = "barn", .members = HAS_PLAYER | HAS_AT},
};

static const struct module_setting settings[] = {
    {SETTING_BARN, {"barn", "R-31.12", 2, {"free", "any"}}},
};

static const struct module_score scores[] = {
    {SCORE_BARN, {.key = "barn", .place = true, .corner = true, .number = 11}},
};

const struct module barn_module = {
    ROWS(score, scores),
    ROWS(setting, settings),
    ROWS(piece, pieces),
    .brought_by = SETTING_ABBEY,
    .stood = barn_stood,
    ROWS(step, steps),
    .listed = barn_listed,
    .harvest = barn_harvest,
    .last_farmers = barn_last_farmers,
    .final = barn_final,
    .beside = barn_list,
    .allows_move = barn_allows_move,
    .play = barn_play,
    ROWS(form, forms),
    ROWS(telling, tellings),
    .holds_field = barn_holds_field,
    ROWS(sentence, sentences),
    .hash = barn_hash,
};
