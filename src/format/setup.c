#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game_words.h"
#include "setup.h"
#include "text/utf8.h"
#include "wire.h"

static const char *color_name_at(int index) { return color_name((enum color)index); }

static const char *game_name_at(int index) { return game_kind_name((enum game_kind)index); }

bool setup_read_game(struct reader *reader, const json_t *object, struct setup *setup, const struct tile_set **tiles)
{
	char missing[FORMAT_PATH_SIZE];
	READ_MEMBER(value, reader, object, "game") {
		int game = reader_choice(reader, value, "game", GAME_KINDS, game_name_at);
		const struct tile_set *set = game < 0 ? NULL : tile_set_of(*tiles, (enum game_kind)game);
		data_path("castle", missing);
		if (!set)
			return reader_fail(reader, "the tiles of %s are missing: \"%.400s\"",
			                   game < 0 ? "" : game_name_at(game), missing);
		setup->game = (uint8_t)game;
		*tiles = set;
	}
	return !reader->failed;
}

/* ---- players ---- */

int read_color(struct reader *reader, const json_t *value)
{
	return reader_choice(reader, value, "colour", COLOR_COUNT, color_name_at);
}

static bool read_player(struct reader *reader, const json_t *value, struct setup *setup)
{
	int color = read_color(reader, value);

	if (color < 0)
		return false;
	for (int seat = 0; seat < setup->player_count; seat++)
		if (setup->colors[seat] == color)
			return reader_fail(reader, "%s is among the players twice", color_name_at(color));
	setup->colors[setup->player_count++] = (uint8_t)color;
	return true;
}

/* A word of a player that may be left out. */
static bool read_player_word(struct reader *reader, const json_t *value, const char *key, char **field)
{
	const char *word;

	READ_MEMBER(member, reader, value, key) {
		if (!reader_word(reader, member, &word))
			return false;
		if (strlen(word) > 200)
			return reader_fail(reader, "a %s must have at most 200 bytes", key);
		if (*word && !scenario_set_text(field, word))
			return reader_fail(reader, "out of memory");
	}
	return !reader->failed;
}

static bool read_named_player(struct reader *reader, const json_t *value, struct setup *setup,
                              struct scenario *scenario)
{
	int seat = setup->player_count;

	reader_keys(reader, value, "a player", "color name computer");
	READ_NEEDED(member, reader, value, "color")
		read_player(reader, member, setup);
	return read_player_word(reader, value, "name", &scenario->names[seat]) &&
	       read_player_word(reader, value, "computer", &scenario->computers[seat]);
}

bool setup_read_players(struct reader *reader, const json_t *object, struct setup *setup, struct scenario *scenario)
{
	struct reader_values player = reader_member_items(reader, object, "players", true, PLAYERS_MIN, PLAYERS_MAX);

	setup->player_count = 0;
	while (reader_next(&player))
		if (scenario && json_is_object(player.value))
			read_named_player(reader, player.value, setup, scenario);
		else
			read_player(reader, player.value, setup);
	return !reader->failed;
}

bool read_seat(struct reader *reader, const json_t *value, const struct setup *setup, uint8_t *seat)
{
	int color = read_color(reader, value);

	if (color < 0)
		return false;
	for (uint8_t i = 0; i < setup->player_count; i++) {
		if (setup->colors[i] != color)
			continue;
		*seat = i;
		return true;
	}
	return reader_fail(reader, "%s does not play in this game", color_name_at(color));
}

bool read_seats(struct reader *reader, const json_t *object, const char *key, struct setup *setup, seat_reader *read,
                const char *sentence)
{
	struct reader_values one = reader_member_pairs(reader, object, key, sentence);

	while (reader_next(&one)) {
		json_t *word = json_string(one.key);
		uint8_t seat = 0;

		if (read_seat(reader, word, setup, &seat))
			read(reader, one.value, key, setup, seat);
		json_decref(word);
	}
	return !reader->failed;
}

/* ---- settings ---- */

/* "off, on" */
static const char *setting_words(const struct setting_info *info, char *list, size_t size)
{
	list[0] = '\0';
	for (int i = 0; i < info->value_count; i++)
		utf8_join(list, size, ", ", "%s", info->values[i]);
	return list;
}

static bool no_setting(struct reader *reader, enum game_kind game, const char *key)
{
	char list[FORMAT_TEXT_SIZE - 80] = "";
	for (int i = 0; i < SETTING_COUNT; i++) {
		const struct setting_info *info = game_setting_info(game, (enum setting)i);
		if (info)
			utf8_join(list, sizeof list, " ", "%s", info->key);
	}
	return reader_fail(reader, "there is no setting \"%.40s\"; there are: %s", key, list);
}

static bool read_setting(struct reader *reader, enum game_kind game, const char *key, const json_t *value,
                         struct settings *settings)
{
	int setting = game_setting_find(game, key), index;
	char word[48], list[120];

	if (setting < 0)
		return no_setting(reader, game, key);
	const struct setting_info *info = game_setting_info(game, (enum setting)setting);
	if (json_is_integer(value))
		snprintf(word, sizeof word, "%" JSON_INTEGER_FORMAT, json_integer_value(value));
	else if (json_is_string(value))
		snprintf(word, sizeof word, "%s", json_string_value(value));
	else
		return reader_fail(reader, "the value of %s must be a word or a number: %s", key,
		                   setting_words(info, list, sizeof list));
	index = game_setting_value_find(game, (enum setting)setting, word);
	if (index < 0)
		return reader_fail(reader, "%s cannot be \"%s\"; it is one of: %s (%s)", key, word,
		                   setting_words(info, list, sizeof list), info->rule);
	settings->value[setting] = (uint8_t)index;
	return true;
}

bool setup_read_settings(struct reader *reader, const json_t *object, struct setup *setup, uint64_t *named)
{
	enum game_kind game = (enum game_kind)setup->game;
	struct reader_values one =
	    reader_member_pairs(reader, object, "settings", "the settings must be an object of values by key");

	while (reader_next(&one))
		if (read_setting(reader, game, one.key, one.value, &setup->settings) && named)
			*named |= (uint64_t)1 << game_setting_find(game, one.key);
	return !reader->failed;
}

/* ---- the pile ---- */

bool read_type_id(struct reader *reader, const json_t *value, const struct tile_set *tiles, uint8_t *type)
{
	const char *word;

	if (!reader_word(reader, value, &word))
		return false;
	int index = tile_set_find(tiles, word);
	if (index < 0)
		return reader_fail(reader, "there is no tile \"%.40s\"; bastide --tiles OUT.png shows them all", word);
	*type = (uint8_t)index;
	return true;
}

bool setup_read_seed(struct reader *reader, const json_t *object, struct setup *setup, bool *has_seed)
{
	json_int_t seed = (json_int_t)setup->seed;

	*has_seed = json_object_get(object, "seed") != NULL;
	reader_number(reader, object, "seed", 0, 9007199254740991, &seed);
	setup->seed = (uint64_t)seed;
	return !reader->failed;
}

bool setup_read_deck(struct reader *reader, const json_t *object, const struct tile_set *tiles, struct setup *setup)
{
	struct reader_values tile = reader_member_items(reader, object, "deck", false, 0, TILES_MAX);

	if (!tile.all)
		return !reader->failed;
	while (reader_next(&tile))
		read_type_id(reader, tile.value, tiles, &setup->deck[tile.at]);
	setup->has_deck = true;
	setup->deck_count = tile.count;
	return !reader->failed;
}

/* ---- writing ---- */

json_t *setup_settings_json(const struct setup *setup)
{
	json_t *object = json_object();

	for (int i = 0; i < SETTING_COUNT; i++) {
		const struct setting_info *info = game_setting_info((enum game_kind)setup->game, (enum setting)i);
		const char *word = info ? info->values[setup->settings.value[i]] : "";
		bool number = word[strspn(word, "0123456789")] == '\0';
		if (info && setup->settings.value[i] != 0)
			json_object_set_new(object, info->key,
			                    number ? json_integer(strtol(word, NULL, 10)) : json_string(word));
	}
	return object;
}

json_t *setup_tiles_json(const struct setup *setup, const struct tile_set *tiles)
{
	json_t *list = json_array();

	for (int i = 0; i < setup->tile_count; i++) {
		const struct setup_tile *tile = &setup->table[i];
		json_array_append_new(list, json_pack("[s,i,i,i]", tiles->types[tile->type].id, tile->cell.x,
		                                      tile->cell.y, tile->rotation));
	}
	return list;
}

static json_t *figure_json(const struct setup *setup, const struct setup_figure *figure)
{
	const char *named = figure->figure != FIGURE_MEEPLE ? figure_name((enum figure)figure->figure) : NULL;
	json_t *object =
	    json_pack("{s:s,s:s*}", "player", color_name((enum color)setup->colors[figure->seat]), "figure", named);

	if (figure->place == PLACE_HAVEN) {
		json_object_set_new(object, haven_kind(), wire_haven(figure->haven));
		return object;
	}
	json_object_set_new(object, "at", wire_cell(figure->cell));
	if (!any_piece(figure->figure)->corner)
		json_object_set_new(object, "on", wire_spot(figure->spot));
	return object;
}

json_t *setup_figures_json(const struct setup *setup)
{
	json_t *list = json_array();

	for (int i = 0; i < setup->figure_count; i++)
		json_array_append_new(list, figure_json(setup, &setup->figures[i]));
	return list;
}
