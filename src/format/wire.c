#include <stdio.h>
#include <stdlib.h>

#include "game_words.h"
#include "wire.h"

json_t *wire_cell(struct cell cell) { return json_pack("[i,i]", cell.x, cell.y); }

json_t *wire_seat(const struct game *game, int seat)
{
	return seat == NOBODY ? json_null() : json_string(color_name(game_color(game, seat)));
}

static json_t *wire_type(const struct game *game, int type)
{
	return type == NO_TILE ? json_null() : json_string(game_tile_set(game)->types[type].id);
}

json_t *wire_spot(struct spot spot)
{
	char text[SPOT_TEXT_SIZE];

	spot_format(spot, text);
	return json_string(text);
}

/* [x, y, spot] */
json_t *wire_place(struct cell cell, struct spot spot)
{
	char text[SPOT_TEXT_SIZE];

	spot_format(spot, text);
	return json_pack("[i,i,s]", cell.x, cell.y, text);
}

json_t *wire_cities(const struct city_ref *cities, int first, int count)
{
	json_t *list = json_array();

	for (int i = first; i < first + count; i++)
		json_array_append_new(list, cities[i].carcassonne ? json_pack("[i,i,s]", cities[i].cell.x,
		                                                              cities[i].cell.y, "carcassonne")
		                                                  : wire_place(cities[i].cell, cities[i].spot));
	return list;
}

json_t *wire_move(const struct tile_set *tiles, const struct move *move)
{
	char text[MOVE_TEXT_SIZE];

	move_format(move, tiles, text);
	return json_string(text);
}

json_t *wire_moves(const struct tile_set *tiles, const struct move *moves, int count)
{
	json_t *list = json_array();

	for (int i = 0; i < count; i++)
		json_array_append_new(list, wire_move(tiles, &moves[i]));
	return list;
}

json_t *wire_seats(const struct game *game, unsigned seats)
{
	json_t *list = json_array();

	for (int seat = 0; seat < game_player_count(game); seat++)
		if (seats >> seat & 1)
			json_array_append_new(list, wire_seat(game, seat));
	return list;
}

json_t *wire_scores(const struct game *game)
{
	json_t *object = json_object();

	for (int seat = 0; seat < game_player_count(game); seat++)
		json_object_set_new(object, color_name(game_color(game, seat)), json_integer(game_score(game, seat)));
	return object;
}

/* ---- state ---- */

static json_t *wire_supply(const struct game *game)
{
	json_t *object = json_object();

	for (int seat = 0; seat < game_player_count(game); seat++) {
		json_t *figures = json_object();
		for (int figure = 0; figure < figure_kinds(); figure++)
			if (game_owned(game, (enum figure)figure))
				json_object_set_new(figures, figure_name((enum figure)figure),
				                    json_integer(game_supply(game, seat, (enum figure)figure)));
		wire_supplied(game, seat, figures);
		json_object_set_new(object, color_name(game_color(game, seat)), figures);
	}
	return object;
}

static json_t *wire_placed(const struct game *game)
{
	int index = game_last_placed(game);

	if (index < 0)
		return json_null();
	struct setup_tile tile = game_tile(game, index);
	return json_pack("{s:o,s:o,s:i}", "tile", wire_type(game, tile.type), "at", wire_cell(tile.cell), "rot",
	                 tile.rotation);
}

static json_t *wire_aside(const struct game *game)
{
	uint8_t types[TILES_MAX];
	int count = game_aside(game, types);
	json_t *list = json_array();

	for (int i = 0; i < count; i++)
		json_array_append_new(list, wire_type(game, types[i]));
	return list;
}

static json_t *wire_decision(const struct decision *decision)
{
	return decision->kind == DECISION_NONE ? json_null() : json_string(decision_name(decision->kind));
}

json_t *wire_state(const struct game *game)
{
	struct decision decision = game_decision(game);
	char hash[20];
	json_t *state = json_pack("{s:i,s:o,s:o,s:o,s:o,s:b,s:o,s:o,s:i,s:o}", "turn", game_turn(game), "player",
	                          wire_seat(game, decision.seat), "decision", wire_decision(&decision), "tile",
	                          wire_type(game, decision.tile), "placed", wire_placed(game), "over", game_over(game),
	                          "scores", wire_scores(game), "supply", wire_supply(game), "left",
	                          game_tiles_left(game), "aside", wire_aside(game));

	game_words(game_kind(game))->state(game, state);
	snprintf(hash, sizeof hash, "%016llx", (unsigned long long)game_hash(game));
	json_object_update_new(state,
	                       json_pack("{s:o,s:s}", "winners", wire_seats(game, game_winners(game)), "hash", hash));
	return state;
}

/* ---- legal ---- */

json_t *wire_legal(const struct game *game)
{
	struct decision decision = game_decision(game);
	const struct ask_info *info = ask_info(decision.kind);
	struct move *moves = malloc(MOVES_MAX * sizeof *moves);
	int count = moves ? game_legal_moves(game, moves, MOVES_MAX) : 0;
	json_t *object = json_pack("{s:o}", "decision", wire_decision(&decision));

	moves_sort(moves, count);
	if (decision.kind != DECISION_NONE)
		json_object_update_new(object, json_pack("{s:o,s:o}", "player", wire_seat(game, decision.seat), "tile",
		                                         wire_type(game, decision.tile)));
	json_object_set_new(object, "moves", wire_moves(game_tile_set(game), moves, count));
	if (info->about)
		json_object_set_new(object, "kind", json_string(feature_name((enum feature_kind)decision.feature)));
	if (info->from)
		json_object_set_new(object, "from", wire_cell(decision.cell));
	if (info->about || info->from)
		json_object_update_new(
		    object, json_pack("{s:o,s:o}", "at", wire_cell(decision.cell), "on", wire_spot(decision.spot)));
	free(moves);
	return object;
}

/* ---- events ---- */

const struct event_info *wire_event_info(const struct event *event)
{
	static const struct event_info taken = {.members = HAS_PLAYER | HAS_AT | HAS_ON | HAS_HELD, .number = 13};

	return event->kind == EVENT_HELD && !any_holding(event->holding)->single ? &taken : event_info(event->kind);
}

const char *score_name(int reason, int holding)
{
	const struct holding *held = reason == SCORE_HELD ? any_holding(holding) : NULL;

	return !held ? score_info(reason)->key : held->single ? held->key : held->group;
}

/* One event of a list; `game` is the game after it. */
static json_t *wire_event(const struct game *game, const struct event_list *events, int index)
{
	const struct event *event = &events->items[index];
	const struct event_info *info = wire_event_info(event);
	unsigned members = info->members;
	json_t *object = json_pack("{s:s}", "event", info->key ? info->key : any_holding(event->holding)->group);

	if (members & HAS_CARD)
		json_object_set_new(object, "card", json_string(any_holding(event->holding)->key));
	if (members & HAS_PLAYER && !(info->by_itself && event->seat == NOBODY))
		json_object_set_new(object, "player", wire_seat(game, event->seat));
	if (members & HAS_FIGURE)
		json_object_set_new(object, "figure", json_string(figure_name((enum figure)event->figure)));
	if (members & HAS_HAVEN)
		json_object_set_new(object, haven_kind(), wire_haven(event->haven));
	if (members & HAS_TILE)
		json_object_set_new(object, "tile", wire_type(game, event->tile));
	if (members & HAS_AT)
		json_object_set_new(object, "at", wire_cell(event->cell));
	if (members & HAS_ROT)
		json_object_set_new(object, "rot", json_integer(event->rotation));
	if (members & HAS_ON)
		json_object_set_new(object, "on",
		                    event->place == PLACE_HAVEN ? wire_haven(event->haven) : wire_spot(event->spot));
	if (members & (HAS_CARD | HAS_SIZE))
		json_object_set_new(object, "size", json_integer(event->tiles));
	if (members & HAS_WALL)
		json_object_set_new(object, "wall", json_integer(event->wall));
	if (members & HAS_CORNER)
		json_object_set_new(object, "corner", json_integer(event->space));
	if (event->kind == EVENT_SCORED) {
		json_object_set_new(object, "points", json_integer(event->points));
		json_object_set_new(object, "reason", json_string(score_name(event->reason, event->bill.holding)));
	}
	game_words(game_kind(game))->told(events, event, object);
	if (event->kind == EVENT_OVER) {
		json_object_set_new(object, "scores", wire_scores(game));
		json_object_set_new(object, "winners", wire_seats(game, game_winners(game)));
	}
	return object;
}

json_t *wire_events(const struct game *game, const struct event_list *events)
{
	json_t *list = json_array();

	for (int i = 0; i < events->count; i++)
		json_array_append_new(list, wire_event(game, events, i));
	return list;
}

/* ---- features ---- */

static json_t *wire_feature_figures(const struct game *game, const struct feature *feature)
{
	json_t *list = json_array();

	for (int i = 0; i < feature->figure_count; i++) {
		const struct feature_figure *figure = &feature->figures[i];
		bool corner = any_piece(figure->figure)->corner;
		json_array_append_new(list,
		                      json_pack("{s:o,s:s,s:o,s:o*}", "player", wire_seat(game, figure->seat), "figure",
		                                figure_name((enum figure)figure->figure), "at", wire_cell(figure->cell),
		                                "on", corner ? NULL : wire_spot(figure->spot)));
	}
	return list;
}

json_t *wire_feature(const struct game *game, const struct feature *feature)
{
	json_t *tiles = json_array(), *spots = json_array();

	for (int i = 0; i < feature->tile_count; i++)
		json_array_append_new(tiles, wire_cell(feature->tiles[i]));
	for (int i = 0; i < feature->spot_count; i++)
		json_array_append_new(spots, wire_place(feature->spots[i].cell, feature->spots[i].spot));
	json_t *object = json_pack(
	    "{s:s,s:o,s:o,s:o,s:b,s:i,s:i,s:o}", "kind", feature_name((enum feature_kind)feature->kind), "tiles", tiles,
	    "spots", spots, "figures", wire_feature_figures(game, feature), "complete", feature->complete, "open",
	    feature->open, "points_now", feature->points_now, "owners", wire_seats(game, feature->owners));
	game_words(game_kind(game))->feature(game, feature, object);
	return object;
}
