/* The Castle's words: wall tiles, hands, keeps. */
#include <bastide/castle.h>

#include "game_words.h"
#include "json_out.h"
#include "setup.h"
#include "wire.h"

/* ---- reading ---- */

static bool read_numbers(struct reader *reader, const json_t *list, size_t most, int low, uint8_t *numbers)
{
	json_int_t number;

	for (struct reader_values item = reader_items(reader, list, 0, most); reader_next(&item);)
		if (reader_integer(reader, item.value, low, WALL_KINDS, &number))
			numbers[item.at] = (uint8_t)number;
	return !reader->failed;
}

/* [0, 9, ...]: by corner tower, clockwise; 0: none lies there. */
static bool read_wall(struct reader *reader, const json_t *object, struct setup *setup)
{
	READ_MEMBER(list, reader, object, "wall") {
		if (!read_numbers(reader, list, WALL_CORNERS_MAX, 0, setup->wall))
			return false;
		if (json_object_get(object, "seed") && !json_object_get(object, "deck"))
			return reader_fail(reader, "a seed deals the wall tiles: \"wall\" belongs to a \"deck\" (R5)");
		setup->wall_count = (uint8_t)json_array_size(list);
	}
	return !reader->failed;
}

static bool read_hand(struct reader *reader, const json_t *list, const char *key, struct setup *setup, int seat)
{
	uint8_t numbers[WALL_HAND_MAX];
	(void)key;

	if (!read_numbers(reader, list, WALL_HAND_MAX, 1, numbers))
		return false;
	for (size_t i = 0; i < json_array_size(list); i++)
		setup->hands[seat][numbers[i]]++;
	return true;
}

static bool read_keep(struct reader *reader, const json_t *value, const char *key, struct setup *setup, int seat)
{
	struct setup_keep *keep = &setup->keeps[seat];
	(void)key;

	keep->given = true;
	return read_place(reader, value, &keep->cell, &keep->spot);
}

static bool castle_read(struct reader *reader, const json_t *object, struct setup *setup)
{
	return read_wall(reader, object, setup) &&
	       read_seats(reader, object, "hands", setup, read_hand, "\"hands\" must be an object by colour") &&
	       read_seats(reader, object, "keeps", setup, read_keep, "\"keeps\" must be an object by colour");
}

/* ---- writing ---- */

static const char *seat_color(const struct setup *setup, int seat)
{
	return color_name((enum color)setup->colors[seat]);
}

static json_t *hand_json(const uint8_t hand[WALL_KINDS + 1])
{
	json_t *list = json_array();

	for (int number = 1; number <= WALL_KINDS; number++)
		for (int i = 0; i < hand[number]; i++)
			json_array_append_new(list, json_integer(number));
	return list;
}

static void castle_write(const struct setup *setup, json_t *object)
{
	json_t *wall = json_array(), *hands = json_object(), *keeps = json_object();

	for (int i = 0; i < setup->wall_count; i++)
		json_array_append_new(wall, json_integer(setup->wall[i]));
	for (int seat = 0; seat < setup->player_count; seat++) {
		json_t *hand = hand_json(setup->hands[seat]);
		json_set_some(hands, seat_color(setup, seat), hand);
		if (setup->keeps[seat].given)
			json_object_set_new(keeps, seat_color(setup, seat),
			                    wire_place(setup->keeps[seat].cell, setup->keeps[seat].spot));
	}
	json_set_some(object, "wall", wall);
	json_set_some(object, "hands", hands);
	json_set_some(object, "keeps", keeps);
}

/* ---- from a game ---- */

static void castle_take_dealt(struct setup *setup, const struct game *game)
{
	setup->wall_count = (uint8_t)game_wall(game, setup->wall);
}

static void castle_take(struct setup *setup, const struct game *game)
{
	castle_take_dealt(setup, game);
	for (int seat = 0; seat < setup->player_count; seat++) {
		struct castle_keep keep;
		for (int number = 1; number <= WALL_KINDS; number++)
			setup->hands[seat][number] = (uint8_t)game_hand(game, seat, number);
		if (game_keep(game, seat, &keep))
			setup->keeps[seat] = (struct setup_keep){true, keep.cell, keep.spot};
	}
}

static void castle_state(const struct game *game, json_t *state)
{
	const struct castle_board *board = game_tile_set(game)->castle;
	json_t *keeps = json_object(), *hands = json_object(), *wall = json_array();

	for (int seat = 0; seat < game_player_count(game); seat++) {
		const char *color = color_name(game_color(game, seat));
		uint8_t hand[WALL_KINDS + 1] = {0};
		struct castle_keep keep;
		for (int number = 1; number <= WALL_KINDS; number++)
			hand[number] = (uint8_t)game_hand(game, seat, number);
		json_object_set_new(hands, color, hand_json(hand));
		if (!game_keep(game, seat, &keep))
			continue;
		json_object_set_new(keeps, color,
		                    json_pack("{s:o,s:o,s:i}", "at", wire_cell(keep.cell), "on", wire_spot(keep.spot),
		                              "size", keep.size));
	}
	for (int corner = 0; corner < board->corner_count; corner++)
		if (game_wall_lies(game, corner))
			json_array_append_new(wall, json_integer(board->corners[corner].first));
	json_object_update_new(state, json_pack("{s:o,s:o,s:o}", "keeps", keeps, "hands", hands, "wall", wall));
}

static void castle_feature(const struct game *game, const struct feature *feature, json_t *object)
{
	const struct castle_board *board = game_tile_set(game)->castle;
	json_t *starts = json_array();

	for (int start = 0; start < board->start_count; start++)
		if (feature->starts >> start & 1)
			json_array_append_new(starts, json_string(board->starts[start].id));
	json_object_set_new(object, "starts", starts);
	if (feature->kind == FEATURE_PATH)
		json_object_set_new(object, "well", json_boolean(feature->marks > 0));
	if (feature->kind == FEATURE_COURT)
		json_object_set_new(object, "markets", json_integer(feature->marks));
}

/* A keep has no kind, a wall tile 9 no feature at all. */
static void castle_told(const struct event_list *events, const struct event *event, json_t *object)
{
	bool keep = event->reason == SCORE_KEEP, nothing = event->feature == FEATURE_KINDS;

	(void)events;
	if (event->kind != EVENT_SCORED)
		return;
	if (event->wall)
		json_object_set_new(object, "wall", json_integer(event->wall));
	if (nothing)
		return;
	if (!keep)
		json_object_set_new(object, "kind", json_string(feature_name((enum feature_kind)event->feature)));
	json_object_set_new(object, "at", wire_cell(event->cell));
	json_object_set_new(object, "on", wire_spot(event->spot));
	json_object_set_new(object, keep ? "cells" : "tiles", json_integer(event->tiles));
	json_object_set_new(object, "starts", json_integer(event->starts));
	if (event->feature == FEATURE_PATH && event->marks)
		json_object_set_new(object, "well", json_true());
	if (event->feature == FEATURE_COURT)
		json_object_set_new(object, "markets", json_integer(event->marks));
	if (event->doubled)
		json_object_set_new(object, "double", json_true());
}

const struct game_words castle_words = {
    .tiles_min = 0,
    .always = "tiles wall",
    .table_only = "figures scores turn hands keeps",
    .read = castle_read,
    .write = castle_write,
    .take = castle_take,
    .take_dealt = castle_take_dealt,
    .state = castle_state,
    .feature = castle_feature,
    .told = castle_told,
};
