/* A whole file: reading it into a scenario, writing a scenario as text. */
#include <stdlib.h>
#include <string.h>

#include "game_words.h"
#include "json_out.h"
#include "setup.h"
#include "steps.h"
#include "text/grow.h"

/* ---- reading ---- */

static bool read_version(struct reader *reader, const json_t *root)
{
	json_int_t version;

	READ_NEEDED(value, reader, root, "format") {
		if (reader_integer(reader, value, 1, 1000000, &version) && version > FORMAT_VERSION)
			return reader_fail(reader, "this file has format %d; this program reads up to %d", (int)version,
			                   FORMAT_VERSION);
	}
	return !reader->failed;
}

/* Without a table nothing stands on one. */
static bool table_words_absent(struct reader *reader, const json_t *root, const struct setup *setup)
{
	char keys[READER_KEYS_SIZE] = "", key[64];
	const char *at = keys;

	table_keys((enum game_kind)setup->game, keys);
	while (reader_next_word(&at, key, sizeof key)) {
		if (!json_object_get(root, key))
			continue;
		reader_enter(reader, key);
		return reader_fail(reader, "\"%s\" needs \"tiles\": it belongs to a given table", key);
	}
	return true;
}

/* The pile: a deck, a seed, or a table that may have a deck. */
static bool read_pile(struct reader *reader, const json_t *root, struct scenario *scenario)
{
	struct setup *setup = &scenario->setup;
	bool has_seed;

	if (!game_words_only(reader, root, setup) || !setup_read_seed(reader, root, setup, &has_seed) ||
	    !setup_read_deck(reader, root, scenario->tiles, setup))
		return false;
	if (json_object_get(root, "tiles"))
		return setup_read_table(reader, root, scenario->tiles, setup);
	if (!table_words_absent(reader, root, setup) ||
	    !game_words((enum game_kind)setup->game)->read(reader, root, setup))
		return false;
	return has_seed || setup->has_deck ||
	       reader_fail(reader, "a game needs a \"deck\", a \"seed\" or given \"tiles\"");
}

static bool read_client(struct reader *reader, const json_t *root, struct scenario *scenario)
{
	struct reader_values one = reader_member_pairs(reader, root, "client", "\"client\" must be an object of texts");
	const json_t *client = one.all;
	const char *word;

	while (reader_next(&one))
		reader_word(reader, one.value, &word);
	scenario->client = client && !reader->failed ? json_deep_copy(client) : NULL;
	return !reader->failed;
}

/* The member of the file that a refused set-up is about. */
static const char *refusal_key(const struct refusal *refusal, const struct scenario *scenario)
{
	static const char *const keys[] = {
	    [REFUSAL_PLAYERS] = "players",   [REFUSAL_SETTING] = "settings",     [REFUSAL_DECK] = "deck",
	    [REFUSAL_FIGURES] = "figures",   [REFUSAL_SCORES] = "scores",        [REFUSAL_WALL] = "wall",
	    [REFUSAL_KEEP] = "keeps",        [REFUSAL_CORNER] = "figures",       [REFUSAL_OCCUPIED] = "figures",
	    [REFUSAL_NO_FIGURE] = "figures", [REFUSAL_WRONG_FIGURE] = "figures", [REFUSAL_FOLLOWS] = "figures",
	    [REFUSAL_FARMS_OFF] = "figures", [REFUSAL_FEATURE] = "figures"};
	unsigned reason = refusal->reason;

	if (reason == REFUSAL_DECK && !scenario->setup.has_deck)
		return "seed";
	if (reason == REFUSAL_WALL && !scenario->setup.wall_count)
		return "hands";
	return reason < sizeof keys / sizeof *keys && keys[reason] ? keys[reason] : "tiles";
}

static bool check_setup(struct reader *reader, const struct scenario *scenario)
{
	struct refusal refusal;
	struct game *game = game_create(scenario->tiles, &scenario->setup, &refusal);

	if (!game) {
		reader_enter(reader, refusal_key(&refusal, scenario));
		reader_fail(reader, "%s", refusal.text);
		return format_refused(reader->error, &refusal);
	}
	game_destroy(game);
	return true;
}

/* What was taken back stands behind the moves; it is as legal there as they are. */
static bool read_undone(struct reader *reader, const json_t *root, struct scenario *scenario)
{
	int played = scenario->step_count;

	READ_MEMBER(undone, reader, root, "undone") {
		if (!steps_read(reader, undone, scenario) || !checks_hold(scenario, reader->error))
			return false;
		scenario->undone_count = scenario->step_count - played;
		scenario->step_count = played;
	}
	return !reader->failed;
}

static bool read_file(struct reader *reader, const json_t *root, struct scenario *scenario)
{
	char keys[READER_KEYS_SIZE] =
	    "format game title source rules caption note camera look players settings hidden seed "
	    "deck moves undone checks client";

	setup_keys(keys);
	if (!reader_keys(reader, root, "a game's file", keys) || !read_version(reader, root) ||
	    !setup_read_game(reader, root, &scenario->setup, &scenario->tiles) || !told_read(reader, root, scenario) ||
	    !setup_read_players(reader, root, &scenario->setup, scenario) ||
	    !setup_read_settings(reader, root, &scenario->setup, &scenario->named) ||
	    !reader_flag(reader, root, "hidden", &scenario->setup.hidden) || !read_pile(reader, root, scenario) ||
	    !check_setup(reader, scenario))
		return false;
	READ_MEMBER(moves, reader, root, "moves")
		steps_read(reader, moves, scenario);
	if (reader->failed || !checks_read(reader, root, scenario) || !read_client(reader, root, scenario))
		return false;
	/* Every move must be legal where it stands, and lead where it led when it was written. */
	return checks_hold(scenario, reader->error) && read_undone(reader, root, scenario);
}

static struct scenario *read_root(struct reader *reader, const json_t *root, const struct tile_set *tiles)
{
	struct setup setup;

	setup_init(&setup);
	struct scenario *scenario = scenario_create(tiles, &setup);
	if (!scenario || !scenario_set_text(&scenario->file, reader->file))
		reader_fail(reader, "out of memory");
	else if (read_file(reader, root, scenario))
		return scenario;
	scenario_destroy(scenario);
	return NULL;
}

struct scenario *scenario_read(const char *text, size_t length, const char *file, const struct tile_set *tiles,
                               struct format_error *error)
{
	struct format_error ignored;
	struct reader reader;

	reader_init(&reader, file, text, length, error ? error : &ignored);
	json_t *root = reader_parse(&reader);
	if (!root)
		return NULL;
	struct scenario *scenario = read_root(&reader, root, tiles);
	json_decref(root);
	return scenario;
}

struct scenario *scenario_from_json(const json_t *root, const struct tile_set *tiles, struct format_error *error)
{
	struct reader reader;

	reader_init(&reader, "", NULL, 0, error);
	return read_root(&reader, root, tiles);
}

/* ---- writing ---- */

struct writer {
	struct grow text;
	bool first;
};

/* One member on a line of its own; takes the reference. */
static void write_member(struct writer *writer, const char *key, json_t *value)
{
	char *text = json_dumps(value, JSON_ENCODE_ANY);

	grow_print(&writer->text, "%s\n  \"%s\": %s", writer->first ? "" : ",", key, text ? text : "null");
	writer->first = false;
	free(text);
	json_decref(value);
}

static void write_text(struct writer *writer, const char *key, const char *text)
{
	if (text)
		write_member(writer, key, json_string(text));
}

/* The same, in all its languages where it has several. */
static void write_spoken(struct writer *writer, const struct scenario *scenario, const char *key, const char *text)
{
	json_t *words = json_object_get(scenario->words, key);

	if (words)
		write_member(writer, key, json_incref(words));
	else
		write_text(writer, key, text);
}

/* A list on one line, or with as many entries on a line as fit into `width` (0: one each); takes the reference. */
static void write_list(struct writer *writer, const char *key, json_t *list, size_t width)
{
	char *whole = json_dumps(list, 0);
	bool short_list = whole && strlen(whole) < width;
	size_t column = 0;

	grow_print(&writer->text, "%s\n  \"%s\": [", writer->first ? "" : ",", key);
	writer->first = false;
	for (size_t i = 0; i < json_array_size(list); i++) {
		char *text = json_dumps(json_array_get(list, i), JSON_ENCODE_ANY);
		size_t length = text ? strlen(text) : 0;
		bool wrap = !short_list && (i == 0 || column + length + 2 > width);
		grow_print(&writer->text, "%s%s%s", i ? "," : "", wrap ? "\n    " : i ? " " : "", text ? text : "null");
		column = (wrap ? 4 : column + 1) + length + 1;
		free(text);
	}
	grow_add(&writer->text, json_array_size(list) && !short_list ? "\n  ]" : "]");
	free(whole);
	json_decref(list);
}

static void write_players(struct writer *writer, const struct scenario *scenario)
{
	json_t *list = json_array();

	for (int seat = 0; seat < scenario->setup.player_count; seat++) {
		const char *color = color_name((enum color)scenario->setup.colors[seat]);
		const char *name = scenario->names[seat];
		const char *computer = scenario->computers[seat];
		json_t *player = name || computer ? json_pack("{s:s}", "color", color) : json_string(color);
		if (name)
			json_object_set_new(player, "name", json_string(name));
		if (computer)
			json_object_set_new(player, "computer", json_string(computer));
		json_array_append_new(list, player);
	}
	write_list(writer, "players", list, 100);
}

static void write_table(struct writer *writer, const struct scenario *scenario)
{
	const struct setup *setup = &scenario->setup;
	json_t *tiles = json_array(), *figures = json_array(), *scores = json_object();

	for (int i = 0; i < setup->tile_count; i++)
		json_array_append_new(tiles, setup_tile_json(&setup->table[i], scenario->tiles));
	write_list(writer, "tiles", tiles, 100);
	for (int i = 0; i < setup->figure_count; i++)
		json_array_append_new(figures, setup_figure_json(setup, &setup->figures[i]));
	if (setup->figure_count)
		write_list(writer, "figures", figures, 0);
	else
		json_decref(figures);
	for (int seat = 0; seat < setup->player_count; seat++)
		if (setup->scores[seat] != 0)
			json_object_set_new(scores, color_name((enum color)setup->colors[seat]),
			                    json_integer(setup->scores[seat]));
	if (json_object_size(scores))
		write_member(writer, "scores", json_incref(scores));
	json_decref(scores);
	write_text(writer, "turn", color_name((enum color)setup->colors[setup->turn]));
}

/* What only this game has. */
static void write_words(struct writer *writer, const struct setup *setup)
{
	json_t *members = json_object(), *value;
	const char *key;

	game_words((enum game_kind)setup->game)->write(setup, members);
	json_object_foreach(members, key, value) {
		write_member(writer, key, json_incref(value));
	}
	json_decref(members);
}

static void write_setup(struct writer *writer, const struct scenario *scenario)
{
	const struct setup *setup = &scenario->setup;
	json_t *deck = json_array(), *settings = setup_settings_json(setup);

	write_players(writer, scenario);
	if (json_object_size(settings))
		write_member(writer, "settings", json_incref(settings));
	json_decref(settings);
	if (setup->hidden)
		write_member(writer, "hidden", json_true());
	if (setup->has_table)
		write_table(writer, scenario);
	else if (!setup->has_deck || setup->seed)
		write_member(writer, "seed", json_integer((json_int_t)setup->seed));
	write_words(writer, setup);
	for (int i = 0; i < setup->deck_count; i++)
		json_array_append_new(deck, json_string(scenario->tiles->types[setup->deck[i]].id));
	if (setup->has_deck)
		write_list(writer, "deck", deck, 100);
	else
		json_decref(deck);
}

static void write_steps(struct writer *writer, const struct scenario *scenario, const char *key, int from, int to)
{
	json_t *steps = json_array();

	for (int i = from; i < to; i++)
		json_array_append_new(steps, step_json(scenario, &scenario->steps[i]));
	write_list(writer, key, steps, 0);
}

char *scenario_text(const struct scenario *scenario)
{
	struct writer writer = {.first = true};

	json_out_begin();
	grow_add(&writer.text, "{");
	write_member(&writer, "format", json_integer(FORMAT_VERSION));
	write_text(&writer, "game", game_kind_name((enum game_kind)scenario->setup.game));
	write_spoken(&writer, scenario, "title", scenario->title);
	write_text(&writer, "source", scenario->source);
	if (scenario->rule_count)
		write_member(&writer, "rules", rules_json(scenario));
	write_spoken(&writer, scenario, "caption", scenario->caption);
	write_text(&writer, "note", scenario->note);
	if (scenario->camera.zoom > 0)
		write_member(&writer, "camera", camera_json(&scenario->camera));
	if (scenario->season || scenario->top)
		write_member(&writer, "look", look_json(scenario));
	write_setup(&writer, scenario);
	int played = scenario->step_count;
	write_steps(&writer, scenario, "moves", 0, played);
	if (scenario->undone_count)
		write_steps(&writer, scenario, "undone", played, played + scenario->undone_count);
	json_t *checks = checks_json(scenario);
	if (checks)
		write_member(&writer, "checks", checks);
	if (scenario->client)
		write_member(&writer, "client", json_incref(scenario->client));
	grow_add(&writer.text, "\n}\n");
	char *text = grow_take(&writer.text);
	if (json_out_whole())
		return text;
	free(text);
	return NULL;
}
