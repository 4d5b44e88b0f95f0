#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "setup.h"

static const char *game_name_at(int index) { return index == 0 ? "carcassonne" : ""; }
static const char *color_name_at(int index) { return color_name((enum color)index); }
static const char *quarter_name_at(int index) { return quarter_name((enum quarter)index); }
static const char *figure_name_at(int index) { return figure_name((enum figure)index); }

bool setup_read_game(struct reader *reader, const json_t *object)
{
	const json_t *value = reader_member(reader, object, "game", false);

	if (!value)
		return !reader->failed;
	if (reader_choice(reader, value, "game", 1, game_name_at) < 0)
		return false;
	reader_leave(reader);
	return true;
}

/* ---- players ---- */

static bool read_color(struct reader *reader, const json_t *value, struct setup *setup)
{
	int color = reader_choice(reader, value, "colour", COLOR_COUNT, color_name_at);

	if (color < 0)
		return false;
	for (int seat = 0; seat < setup->player_count; seat++)
		if (setup->colors[seat] == color)
			return reader_fail(reader, "%s is among the players twice", color_name_at(color));
	setup->colors[setup->player_count++] = (uint8_t)color;
	return true;
}

static bool read_named_player(struct reader *reader, const json_t *value, struct setup *setup, char **names)
{
	const json_t *member;
	const char *word;

	if (!reader_keys(reader, value, "a player", "color name"))
		return false;
	member = reader_member(reader, value, "color", true);
	if (!member || !read_color(reader, member, setup))
		return false;
	reader_leave(reader);
	member = reader_member(reader, value, "name", false);
	if (!member)
		return !reader->failed;
	if (!reader_word(reader, member, &word))
		return false;
	if (strlen(word) > 200)
		return reader_fail(reader, "a name must have at most 200 bytes");
	if (*word && !scenario_set_text(&names[setup->player_count - 1], word))
		return reader_fail(reader, "out of memory");
	reader_leave(reader);
	return true;
}

bool setup_read_players(struct reader *reader, const json_t *object, struct setup *setup, char **names)
{
	const json_t *list = reader_member(reader, object, "players", true);

	if (!list || !reader_list(reader, list, PLAYERS_MIN, PLAYERS_MAX))
		return false;
	setup->player_count = 0;
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *value = json_array_get(list, i);
		reader_enter_item(reader, i);
		if (!(names && json_is_object(value) ? read_named_player(reader, value, setup, names)
						     : read_color(reader, value, setup)))
			return false;
		reader_leave(reader);
	}
	reader_leave(reader);
	return true;
}

bool read_seat(struct reader *reader, const json_t *value, const struct setup *setup, uint8_t *seat)
{
	int color = reader_choice(reader, value, "colour", COLOR_COUNT, color_name_at);

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

/* ---- settings ---- */

static bool read_setting(struct reader *reader, const char *key, const json_t *value,
                         struct settings *settings)
{
	int setting = setting_find(key), index;
	char word[48];

	if (setting < 0)
		return reader_fail(reader, "there is no setting \"%.40s\"", key);
	if (json_is_integer(value))
		snprintf(word, sizeof word, "%" JSON_INTEGER_FORMAT, json_integer_value(value));
	else if (json_is_string(value))
		snprintf(word, sizeof word, "%s", json_string_value(value));
	else
		return reader_fail(reader, "the value of %s must be a word or a number", key);
	index = setting_value_find((enum setting)setting, word);
	if (index < 0) {
		const struct setting_info *info = setting_info((enum setting)setting);
		char list[120] = "";
		for (int i = 0, used = 0; i < info->value_count && used < (int)sizeof list; i++)
			used += snprintf(list + used, sizeof list - (size_t)used, "%s%s", i ? ", " : "",
					 info->values[i]);
		return reader_fail(reader, "%s cannot be \"%s\"; it is one of: %s (%s)", key, word, list,
				   info->rule);
	}
	settings->value[setting] = (uint8_t)index;
	return true;
}

bool setup_read_settings(struct reader *reader, const json_t *object, struct setup *setup)
{
	const json_t *settings = reader_member(reader, object, "settings", false);
	const char *key;
	json_t *value;

	if (!settings)
		return !reader->failed;
	if (!json_is_object(settings))
		return reader_fail(reader, "the settings must be an object of values by key");
	json_object_foreach((json_t *)settings, key, value)
	{
		reader_enter(reader, key);
		if (!read_setting(reader, key, value, &setup->settings))
			return false;
		reader_leave(reader);
	}
	reader_leave(reader);
	return true;
}

/* ---- tiles ---- */

bool read_type_id(struct reader *reader, const json_t *value, const struct tile_set *tiles, uint8_t *type)
{
	const char *word;
	int index;

	if (!reader_word(reader, value, &word))
		return false;
	index = tile_set_find(tiles, word);
	if (index < 0)
		return reader_fail(reader, "there is no tile \"%.40s\"", word);
	*type = (uint8_t)index;
	return true;
}

bool setup_read_seed(struct reader *reader, const json_t *object, struct setup *setup, bool *has_seed)
{
	const json_t *value = reader_member(reader, object, "seed", false);
	json_int_t seed;

	*has_seed = value != NULL;
	if (!value)
		return !reader->failed;
	if (!reader_integer(reader, value, 0, 9007199254740991, &seed))
		return false;
	setup->seed = (uint64_t)seed;
	reader_leave(reader);
	return true;
}

bool setup_read_deck(struct reader *reader, const json_t *object, const struct tile_set *tiles,
		     struct setup *setup)
{
	const json_t *list = reader_member(reader, object, "deck", false);

	if (!list)
		return !reader->failed;
	if (!reader_list(reader, list, 0, TILES_MAX))
		return false;
	for (size_t i = 0; i < json_array_size(list); i++) {
		reader_enter_item(reader, i);
		if (!read_type_id(reader, json_array_get(list, i), tiles, &setup->deck[i]))
			return false;
		reader_leave(reader);
	}
	setup->has_deck = true;
	setup->deck_count = (int)json_array_size(list);
	reader_leave(reader);
	return true;
}

static bool read_coordinate(struct reader *reader, const json_t *list, size_t index, int16_t *n)
{
	json_int_t number;

	reader_enter_item(reader, index);
	if (!reader_integer(reader, json_array_get(list, index), -CELL_MAX, CELL_MAX, &number))
		return false;
	*n = (int16_t)number;
	reader_leave(reader);
	return true;
}

bool read_cell(struct reader *reader, const json_t *value, struct cell *cell)
{
	if (!json_is_array(value) || json_array_size(value) != 2)
		return reader_fail(reader, "a cell must be [x, y]");
	return read_coordinate(reader, value, 0, &cell->x) && read_coordinate(reader, value, 1, &cell->y);
}

bool read_spot(struct reader *reader, const json_t *value, struct spot *spot)
{
	const char *word;

	if (!reader_word(reader, value, &word))
		return false;
	if (!spot_parse(word, spot))
		return reader_fail(reader, "\"%.40s\" is no spot, as city:N, road:E, field:NL, field:inner0, "
				   "monastery, shrine, garden are", word);
	return true;
}

bool read_place(struct reader *reader, const json_t *value, struct cell *cell, struct spot *spot)
{
	if (!json_is_array(value) || json_array_size(value) != 3)
		return reader_fail(reader, "a place must be [x, y, spot]");
	if (!read_coordinate(reader, value, 0, &cell->x) || !read_coordinate(reader, value, 1, &cell->y))
		return false;
	reader_enter_item(reader, 2);
	if (!read_spot(reader, json_array_get(value, 2), spot))
		return false;
	reader_leave(reader);
	return true;
}

static bool read_tile(struct reader *reader, const json_t *value, const struct tile_set *tiles,
		      struct setup_tile *tile)
{
	json_int_t rotation;

	if (!json_is_array(value) || json_array_size(value) != 4)
		return reader_fail(reader, "a tile must be [id, x, y, rotation]");
	reader_enter_item(reader, 0);
	if (!read_type_id(reader, json_array_get(value, 0), tiles, &tile->type))
		return false;
	reader_leave(reader);
	if (!read_coordinate(reader, value, 1, &tile->cell.x) ||
	    !read_coordinate(reader, value, 2, &tile->cell.y))
		return false;
	reader_enter_item(reader, 3);
	if (!reader_integer(reader, json_array_get(value, 3), 0, 3, &rotation))
		return false;
	tile->rotation = (uint8_t)rotation;
	reader_leave(reader);
	return true;
}

static bool read_tiles(struct reader *reader, const json_t *object, const struct tile_set *tiles,
		       struct setup *setup)
{
	const json_t *list = reader_member(reader, object, "tiles", true);

	if (!list || !reader_list(reader, list, 1, TILES_MAX))
		return false;
	for (size_t i = 0; i < json_array_size(list); i++) {
		reader_enter_item(reader, i);
		if (!read_tile(reader, json_array_get(list, i), tiles, &setup->table[i]))
			return false;
		reader_leave(reader);
	}
	setup->has_table = true;
	setup->tile_count = (int)json_array_size(list);
	reader_leave(reader);
	return true;
}

/* ---- figures ---- */

static bool read_quarter(struct reader *reader, const json_t *value, uint8_t *quarter)
{
	int index = reader_choice(reader, value, "quarter", QUARTER_COUNT, quarter_name_at);

	if (index < 0)
		return false;
	*quarter = (uint8_t)index;
	return true;
}

static bool read_figure_place(struct reader *reader, const json_t *value, struct setup_figure *figure)
{
	const json_t *quarter = json_object_get(value, "quarter");
	const json_t *member;

	figure->in_quarter = quarter != NULL;
	if (quarter) {
		if (json_object_get(value, "at") || json_object_get(value, "on"))
			return reader_fail(reader,
			                   "a figure stands either in a \"quarter\" or \"at\" a cell");
		reader_enter(reader, "quarter");
		if (!read_quarter(reader, quarter, &figure->quarter))
			return false;
		reader_leave(reader);
		return true;
	}
	member = reader_member(reader, value, "at", true);
	if (!member || !read_cell(reader, member, &figure->cell))
		return false;
	reader_leave(reader);
	member = reader_member(reader, value, "on", true);
	if (!member || !read_spot(reader, member, &figure->spot))
		return false;
	reader_leave(reader);
	return true;
}

static bool read_figure(struct reader *reader, const json_t *value, const struct setup *setup,
			struct setup_figure *figure)
{
	const json_t *member;
	int kind = FIGURE_MEEPLE;

	memset(figure, 0, sizeof *figure);
	if (!reader_keys(reader, value, "a figure", "player figure at on quarter"))
		return false;
	member = reader_member(reader, value, "player", true);
	if (!member || !read_seat(reader, member, setup, &figure->seat))
		return false;
	reader_leave(reader);
	member = reader_member(reader, value, "figure", false);
	if (member) {
		kind = reader_choice(reader, member, "figure", 2, figure_name_at);
		if (kind < 0)
			return false;
		reader_leave(reader);
	}
	figure->figure = (uint8_t)kind;
	return read_figure_place(reader, value, figure);
}

static bool read_figures(struct reader *reader, const json_t *object, struct setup *setup)
{
	const json_t *list = reader_member(reader, object, "figures", false);

	if (!list)
		return !reader->failed;
	if (!reader_list(reader, list, 0, FIGURES_MAX))
		return false;
	for (size_t i = 0; i < json_array_size(list); i++) {
		reader_enter_item(reader, i);
		if (!read_figure(reader, json_array_get(list, i), setup, &setup->figures[i]))
			return false;
		reader_leave(reader);
	}
	setup->figure_count = (int)json_array_size(list);
	reader_leave(reader);
	return true;
}

/* ---- the rest of a table ---- */

static bool read_scores(struct reader *reader, const json_t *object, struct setup *setup)
{
	const json_t *scores = reader_member(reader, object, "scores", false);
	const char *key;
	json_t *value;

	if (!scores)
		return !reader->failed;
	if (!json_is_object(scores))
		return reader_fail(reader, "the scores must be an object of numbers by colour");
	json_object_foreach((json_t *)scores, key, value)
	{
		json_t *color = json_string(key);
		json_int_t score;
		uint8_t seat;
		bool known;

		reader_enter(reader, key);
		known = read_seat(reader, color, setup, &seat);
		json_decref(color);
		if (!known || !reader_integer(reader, value, 0, SCORE_MAX, &score))
			return false;
		setup->scores[seat] = (int32_t)score;
		reader_leave(reader);
	}
	reader_leave(reader);
	return true;
}

/* "king": a colour, or null for nobody. */
static bool read_holder(struct reader *reader, const json_t *object, const char *key,
			const struct setup *setup, bool *held, uint8_t *seat)
{
	const json_t *value = reader_member(reader, object, key, false);

	*held = value && !json_is_null(value);
	if (!value)
		return !reader->failed;
	if (setup->settings.value[SETTING_KING] == 0)
		return reader_fail(reader, "the %s needs the setting king = on (R-14)", key);
	if (*held && !read_seat(reader, value, setup, seat))
		return false;
	reader_leave(reader);
	return true;
}

static bool read_count(struct reader *reader, const json_t *object, struct setup *setup)
{
	const json_t *value = reader_member(reader, object, "count", false);

	setup->has_count = value != NULL;
	if (!value)
		return !reader->failed;
	if (!read_quarter(reader, value, &setup->count))
		return false;
	reader_leave(reader);
	return true;
}

static bool read_turn(struct reader *reader, const json_t *object, struct setup *setup)
{
	const json_t *value = reader_member(reader, object, "turn", false);

	if (!value)
		return !reader->failed;
	if (!read_seat(reader, value, setup, &setup->turn))
		return false;
	reader_leave(reader);
	return true;
}

bool setup_read_table(struct reader *reader, const json_t *object, const struct tile_set *tiles,
		      struct setup *setup)
{
	return read_tiles(reader, object, tiles, setup) && read_figures(reader, object, setup) &&
	       read_count(reader, object, setup) &&
	       read_holder(reader, object, "king", setup, &setup->has_king, &setup->king) &&
	       read_holder(reader, object, "robber", setup, &setup->has_robber, &setup->robber) &&
	       read_scores(reader, object, setup) && read_turn(reader, object, setup);
}

/* ---- writing ---- */

json_t *setup_settings_json(const struct setup *setup)
{
	json_t *object = json_object();

	for (int i = 0; i < SETTING_COUNT; i++) {
		const struct setting_info *info = setting_info((enum setting)i);
		const char *word = info->values[setup->settings.value[i]];
		bool number = word[strspn(word, "0123456789")] == '\0';
		if (setup->settings.value[i] != 0)
			json_object_set_new(object, info->key,
			                    number ? json_integer(strtol(word, NULL, 10))
			                           : json_string(word));
	}
	return object;
}

json_t *setup_tile_json(const struct setup_tile *tile, const struct tile_set *tiles)
{
	return json_pack("[s,i,i,i]", tiles->types[tile->type].id, tile->cell.x, tile->cell.y,
			 tile->rotation);
}

json_t *setup_figure_json(const struct setup *setup, const struct setup_figure *figure)
{
	json_t *object = json_object();
	char spot[SPOT_TEXT_SIZE];

	json_object_set_new(object, "player",
			    json_string(color_name((enum color)setup->colors[figure->seat])));
	if (figure->figure != FIGURE_MEEPLE)
		json_object_set_new(object, "figure", json_string(figure_name((enum figure)figure->figure)));
	if (figure->in_quarter) {
		json_object_set_new(object, "quarter",
				    json_string(quarter_name((enum quarter)figure->quarter)));
		return object;
	}
	spot_format(figure->spot, spot);
	json_object_set_new(object, "at", json_pack("[i,i]", figure->cell.x, figure->cell.y));
	json_object_set_new(object, "on", json_string(spot));
	return object;
}
