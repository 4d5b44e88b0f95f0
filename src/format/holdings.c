/* What players hold besides figures and points, read and written by the keys of the games' tables. */
#include "game_words.h"

#include <stdio.h>
#include <string.h>

#include "json_out.h"
#include "setup.h"
#include "text/utf8.h"
#include "wire.h"

/* The holding of a game behind this one, NULL begins; only of a group, if one is named. */
static const struct holding *next(enum game_kind game, const char *group, const struct holding *before)
{
	for (int id = before ? before->id + 1 : 0; id < HOLDINGS_MAX; id++) {
		const struct holding *holding = game_holding(game, id);

		if (holding && (!group || (holding->group && strcmp(holding->group, group) == 0)))
			return holding;
	}
	return NULL;
}

#define EACH_HOLDING(each, game, group)                                                                                \
	for (const struct holding *each = next(game, group, NULL); each; each = next(game, group, each))

/* Is it the first of its group?  There the group is told. */
static bool group_begins(enum game_kind game, const struct holding *holding)
{
	return holding->group && next(game, holding->group, NULL) == holding;
}

/* The member that tells of it. */
static const char *member(const struct holding *holding) { return holding->single ? holding->key : holding->group; }

void holdings_keys(enum game_kind game, char keys[READER_KEYS_SIZE])
{
	EACH_HOLDING(holding, game, NULL)
		reader_keys_add(keys, member(holding));
}

/* ---- reading ---- */

/* Of a game without it: which setting it needs. */
static bool read_off(struct reader *reader, enum game_kind game, const struct holding *holding)
{
	const struct setting_info *setting = game_setting_info(game, holding->setting);

	if (holding->single)
		return reader_fail(reader, "the %s needs the setting %s = on (%s)", holding->key, setting->key,
		                   setting->rule);
	return reader_fail(reader, "%s need the setting %s = on (%s)", holding->group, setting->key, setting->rule);
}

/* A colour, or null for nobody. */
static bool read_single(struct reader *reader, const json_t *object, const struct holding *holding, struct setup *setup)
{
	const json_t *value = reader_member(reader, object, holding->key, false);
	uint8_t seat;

	if (!value)
		return !reader->failed;
	if (setup->settings.value[holding->setting] == 0)
		return read_off(reader, setup->game, holding);
	if (!json_is_null(value)) {
		if (!read_seat(reader, value, setup, &seat))
			return false;
		setup->held[seat][holding->id] = 1;
	}
	return reader_leave(reader);
}

/* Numbers by kind. */
static bool read_numbers(struct reader *reader, const json_t *object, const char *group, struct setup *setup, int seat)
{
	char keys[FORMAT_TEXT_SIZE] = "", what[64];

	EACH_HOLDING(holding, setup->game, group)
		utf8_join(keys, sizeof keys, " ", "%s", holding->key);
	snprintf(what, sizeof what, "a player's %s", group);
	if (!reader_keys(reader, object, what, keys))
		return false;
	EACH_HOLDING(holding, setup->game, group) {
		json_int_t number = setup->held[seat][holding->id];

		if (!reader_number(reader, object, holding->key, 0, HELD_MAX, &number))
			return false;
		setup->held[seat][holding->id] = (uint16_t)number;
	}
	return true;
}

/* {"red": 0}: of each player one number; who is not named has as many as in the beginning. */
static bool read_each(struct reader *reader, const json_t *value, const char *group, struct setup *setup, int seat)
{
	const struct holding *holding = next(setup->game, group, NULL);
	json_int_t number;

	if (!reader_integer(reader, value, 0, holding_each(holding, setup->player_count), &number))
		return false;
	setup->held[seat][holding->id] = (uint16_t)number;
	return true;
}

static bool read_group(struct reader *reader, const json_t *object, const struct holding *holding, struct setup *setup)
{
	char sentence[FORMAT_TEXT_SIZE];

	if (setup->settings.value[holding->setting] == 0 && reader_member(reader, object, holding->group, false))
		return read_off(reader, setup->game, holding);
	if (holding->each) {
		for (int seat = 0; setup->settings.value[holding->setting] && seat < setup->player_count; seat++)
			setup->held[seat][holding->id] = (uint16_t)holding_each(holding, setup->player_count);
		snprintf(sentence, sizeof sentence, "the %s must be an object of numbers by colour", holding->group);
		return read_seats(reader, object, holding->group, setup, read_each, sentence);
	}
	snprintf(sentence, sizeof sentence, "the %s must be an object of numbers by colour and kind", holding->group);
	return read_seats(reader, object, holding->group, setup, read_numbers, sentence);
}

bool holdings_read(struct reader *reader, const json_t *object, struct setup *setup)
{
	EACH_HOLDING(holding, setup->game, NULL) {
		if (holding->single && !read_single(reader, object, holding, setup))
			return false;
	}
	EACH_HOLDING(holding, setup->game, NULL) {
		if (group_begins(setup->game, holding) && !read_group(reader, object, holding, setup))
			return false;
	}
	return true;
}

/* ---- writing ---- */

static void write_single(const struct setup *setup, const struct holding *holding, json_t *object)
{
	for (int seat = 0; seat < setup->player_count; seat++)
		if (setup->held[seat][holding->id])
			json_object_set_new(object, holding->key,
			                    json_string(color_name((enum color)setup->colors[seat])));
}

static void write_group(const struct setup *setup, const char *group, json_t *object)
{
	json_t *all = json_object();

	for (int seat = 0; seat < setup->player_count; seat++) {
		json_t *own = json_object();

		EACH_HOLDING(holding, setup->game, group) {
			if (setup->held[seat][holding->id])
				json_object_set_new(own, holding->key, json_integer(setup->held[seat][holding->id]));
		}
		json_set_some(all, color_name((enum color)setup->colors[seat]), own);
	}
	json_set_some(object, group, all);
}

/* Those who have fewer than in the beginning; of a given table, for a new game begins with all. */
static void write_each(const struct setup *setup, const struct holding *holding, json_t *object)
{
	json_t *all = json_object();

	for (int seat = 0; seat < setup->player_count && setup->settings.value[holding->setting]; seat++)
		if (setup->held[seat][holding->id] < holding_each(holding, setup->player_count))
			json_object_set_new(all, color_name((enum color)setup->colors[seat]),
			                    json_integer(setup->held[seat][holding->id]));
	json_set_some(object, holding->group, all);
}

void holdings_write(const struct setup *setup, json_t *object)
{
	EACH_HOLDING(holding, setup->game, NULL) {
		if (holding->single)
			write_single(setup, holding, object);
	}
	EACH_HOLDING(holding, setup->game, NULL) {
		if (holding->each && setup->has_table)
			write_each(setup, holding, object);
		else if (!holding->each && group_begins(setup->game, holding))
			write_group(setup, holding->group, object);
	}
}

void holdings_take(struct setup *setup, const struct game *game)
{
	EACH_HOLDING(holding, setup->game, NULL) {
		for (int seat = 0; seat < setup->player_count; seat++)
			setup->held[seat][holding->id] = (uint16_t)game_held(game, seat, holding->id);
	}
}

void wire_holdings(const struct game *game, json_t *state)
{
	EACH_HOLDING(holding, game_kind(game), NULL) {
		if (!game_has_holding(game, holding->id))
			continue;
		if (holding->single)
			json_object_set_new(state, holding->key, wire_seat(game, game_holder(game, holding->id)));
		if (holding->each || !group_begins(game_kind(game), holding))
			continue;
		json_t *all = json_object();
		for (int seat = 0; seat < game_player_count(game); seat++) {
			json_t *own = json_object();

			EACH_HOLDING(other, game_kind(game), holding->group)
				json_object_set_new(own, other->key, json_integer(game_held(game, seat, other->id)));
			json_object_set_new(all, color_name(game_color(game, seat)), own);
		}
		json_object_set_new(state, holding->group, all);
	}
}

void wire_supplied(const struct game *game, int seat, json_t *supply)
{
	EACH_HOLDING(holding, game_kind(game), NULL) {
		if (holding->each && game_has_holding(game, holding->id))
			json_object_set_new(supply, holding->key, json_integer(game_held(game, seat, holding->id)));
	}
}

bool wire_held_each(const struct game *game, json_t *board)
{
	bool any = false;

	EACH_HOLDING(holding, game_kind(game), NULL) {
		if (!holding->each || !game_has_holding(game, holding->id))
			continue;
		json_t *all = json_object();
		for (int seat = 0; seat < game_player_count(game); seat++)
			json_object_set_new(all, color_name(game_color(game, seat)),
			                    json_integer(game_held(game, seat, holding->id)));
		json_object_set_new(board, holding->group, all);
		any = true;
	}
	return any;
}
