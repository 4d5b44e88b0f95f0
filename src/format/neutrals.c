/* Neutral pieces, read and written by the keys of the games' tables. */

#include "game_words.h"
#include "setup.h"
#include "wire.h"

/* ---- reading ---- */

/* Beside somebody in a haven: its name stands where that of a spot does. */
static bool read_beside_haven(struct reader *reader, const json_t *object, const struct setup *setup,
                              struct setup_figure *figure)
{
	json_t *told = json_copy((json_t *)object);

	if (!told)
		return reader_fail(reader, "out of memory");
	json_object_set(told, haven_kind(), json_object_get(object, "on"));
	json_object_del(told, "on");
	json_object_del(told, "at");
	bool read = read_figure(reader, told, setup, figure);
	json_decref(told);
	return read;
}

/* Beside a figure, told as figures of a table are, or alone. */
static bool read_joining(struct reader *reader, const json_t *object, const struct neutral *neutral,
                         const struct setup *setup, struct setup_neutral *at)
{
	if (!reader_keys(reader, object, neutral->key, "at player figure on"))
		return false;
	at->beside = json_object_size(object) > 1;
	if (at->beside &&
	    !(names_haven(json_object_get(object, "on")) ? read_beside_haven(reader, object, setup, &at->figure)
	                                                 : read_figure(reader, object, setup, &at->figure)))
		return false;
	READ_NEEDED(cell, reader, object, "at")
		read_cell(reader, cell, &at->cell);
	return !reader->failed;
}

static bool read_neutral(struct reader *reader, const json_t *object, const struct neutral *neutral,
                         struct setup *setup)
{
	const json_t *value = reader_member(reader, object, neutral->key, false);
	const struct setting_info *setting = game_setting_info((enum game_kind)setup->game, neutral->setting);
	struct setup_neutral *at = &setup->neutrals[neutral->id];

	if (!value)
		return !reader->failed;
	if (!neutral->value && !setup->settings.value[neutral->setting]) /* a start is the rules' business */
		return reader_fail(reader, "the %s needs the setting %s = on (%s)", neutral->key, setting->key,
		                   setting->rule);
	at->there = neutral->place == PLACE_HAVEN || !json_is_null(value); /* that one is never beside the table */
	if (at->there && !(neutral->place == PLACE_HAVEN ? read_haven(reader, value, &at->haven)
	                   : neutral->joins              ? read_joining(reader, value, neutral, setup, at)
	                                                 : read_cell(reader, value, &at->cell)))
		return false;
	return reader_leave(reader);
}

void neutrals_keys(enum game_kind game, char keys[READER_KEYS_SIZE])
{
	for (int id = 0; id < NEUTRALS_MAX; id++)
		if (game_neutral(game, id))
			reader_keys_add(keys, game_neutral(game, id)->key);
}

bool neutrals_read(struct reader *reader, const json_t *object, struct setup *setup)
{
	for (int id = 0; id < NEUTRALS_MAX; id++) {
		const struct neutral *neutral = game_neutral((enum game_kind)setup->game, id);

		if (neutral && !read_neutral(reader, object, neutral, setup))
			return false;
	}
	return true;
}

/* ---- writing ---- */

static json_t *neutral_json(const struct neutral *neutral, const struct setup_neutral *at, const uint8_t *colors)
{
	if (!at->there)
		return json_null();
	if (neutral->place == PLACE_HAVEN)
		return wire_haven(at->haven);
	if (!neutral->joins)
		return wire_cell(at->cell);
	json_t *object = json_pack("{s:o}", "at", wire_cell(at->cell));
	if (at->beside) {
		json_object_set_new(object, "player", json_string(color_name((enum color)colors[at->figure.seat])));
		json_object_set_new(object, "figure", json_string(figure_name(at->figure.figure)));
		json_object_set_new(object, "on",
		                    at->figure.place == PLACE_HAVEN ? wire_haven(at->figure.haven)
		                                                    : wire_spot(at->figure.spot));
	}
	return object;
}

void neutrals_write(const struct setup *setup, json_t *object)
{
	for (int id = 0; id < NEUTRALS_MAX; id++) {
		const struct neutral *neutral = game_neutral((enum game_kind)setup->game, id);

		if (neutral && setup->neutrals[id].there)
			json_object_set_new(object, neutral->key,
			                    neutral_json(neutral, &setup->neutrals[id], setup->colors));
	}
}

void neutrals_take(struct setup *setup, const struct game *game)
{
	for (int id = 0; id < NEUTRALS_MAX; id++)
		setup->neutrals[id] = game_neutral_at(game, id);
}

void wire_neutrals_board(const struct game *game, json_t *board)
{
	uint8_t colors[PLAYERS_MAX];

	for (int seat = 0; seat < game_player_count(game); seat++)
		colors[seat] = (uint8_t)game_color(game, seat);
	for (int id = 0; id < NEUTRALS_MAX; id++) {
		struct setup_neutral at = game_neutral_at(game, id);

		if (game_has_neutral(game, id))
			json_object_set_new(board, game_neutral(game_kind(game), id)->key,
			                    neutral_json(game_neutral(game_kind(game), id), &at, colors));
	}
}

void wire_neutrals(const struct game *game, json_t *state)
{
	wire_neutrals_board(game, state);
	for (int id = 0; id < NEUTRALS_MAX; id++) {
		struct cell visited[WALK_MAX];
		int count, steps = game_walk(game, id, visited, &count);

		if (steps < 0)
			continue;
		json_t *cells = json_array();
		for (int i = 0; i < count; i++)
			json_array_append_new(cells, wire_cell(visited[i]));
		json_object_set_new(state, "steps", json_integer(steps));
		json_object_set_new(state, "visited", cells);
	}
}
