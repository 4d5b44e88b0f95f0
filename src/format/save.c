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
	char keys[READER_KEYS_SIZE] = "", key[READER_KEY_SIZE];

	table_keys((enum game_kind)setup->game, keys);
	return !reader_enter_any(reader, root, keys, key) ||
	       reader_fail(reader, "\"%s\" needs \"tiles\": it belongs to a given table", key);
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
	struct reader reader;

	reader_init(&reader, file, text, length, error);
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

static json_t *text_json(const char *text) { return text ? json_string(text) : NULL; }

/* The same, in all its languages where it has several. */
static json_t *spoken_json(const struct scenario *scenario, const char *key, const char *text)
{
	json_t *words = json_object_get(scenario->words, key);

	return words ? json_incref(words) : text_json(text);
}

static json_t *players_json(const struct scenario *scenario)
{
	json_t *list = json_array();

	for (int seat = 0; seat < scenario->setup.player_count; seat++) {
		const char *color = color_name((enum color)scenario->setup.colors[seat]);
		const char *name = scenario->names[seat], *computer = scenario->computers[seat];
		/* A name that is no UTF-8 is left out; its player is not. */
		json_array_append_new(list, name || computer
		                                ? json_pack("{s:s,s:o*,s:o*}", "color", color, "name",
		                                            json_string(name), "computer", json_string(computer))
		                                : json_string(color));
	}
	return list;
}

static void add_table(const struct scenario *scenario, json_t *root)
{
	const struct setup *setup = &scenario->setup;
	json_t *scores = json_object();

	json_object_set_new(root, "tiles", setup_tiles_json(setup, scenario->tiles));
	json_set_some(root, "figures", setup_figures_json(setup));
	for (int seat = 0; seat < setup->player_count; seat++)
		if (setup->scores[seat] != 0)
			json_object_set_new(scores, color_name((enum color)setup->colors[seat]),
			                    json_integer(setup->scores[seat]));
	json_set_some(root, "scores", scores);
	json_object_set_new(root, "turn", json_string(color_name((enum color)setup->colors[setup->turn])));
}

static void add_setup(const struct scenario *scenario, json_t *root)
{
	const struct setup *setup = &scenario->setup;
	json_t *deck = setup->has_deck ? json_array() : NULL;

	json_object_set_new(root, "players", players_json(scenario));
	json_set_some(root, "settings", setup_settings_json(setup));
	if (setup->hidden)
		json_object_set_new(root, "hidden", json_true());
	if (setup->has_table)
		add_table(scenario, root);
	else if (!setup->has_deck || setup->seed)
		json_object_set_new(root, "seed", json_integer((json_int_t)setup->seed));
	game_words((enum game_kind)setup->game)->write(setup, root);
	for (int i = 0; deck && i < setup->deck_count; i++)
		json_array_append_new(deck, json_string(scenario->tiles->types[setup->deck[i]].id));
	if (deck)
		json_object_set_new(root, "deck", deck);
}

static json_t *steps_json(const struct scenario *scenario, int from, int count)
{
	json_t *steps = json_array();

	for (int i = from; i < from + count; i++)
		json_array_append_new(steps, step_json(scenario, &scenario->steps[i]));
	return steps;
}

json_t *scenario_json(const struct scenario *scenario)
{
	json_t *root = json_pack("{s:i,s:s}", "format", FORMAT_VERSION, "game",
	                         game_kind_name((enum game_kind)scenario->setup.game));

	json_set_some(root, "title", spoken_json(scenario, "title", scenario->title));
	json_set_some(root, "source", text_json(scenario->source));
	json_set_some(root, "rules", rules_json(scenario));
	json_set_some(root, "caption", spoken_json(scenario, "caption", scenario->caption));
	json_set_some(root, "note", text_json(scenario->note));
	if (scenario->camera.zoom > 0)
		json_object_set_new(root, "camera", camera_json(&scenario->camera));
	json_set_some(root, "look", look_json(scenario));
	add_setup(scenario, root);
	json_object_set_new(root, "moves", steps_json(scenario, 0, scenario->step_count));
	json_set_some(root, "undone", steps_json(scenario, scenario->step_count, scenario->undone_count));
	json_set_some(root, "checks", checks_json(scenario));
	if (scenario->client)
		json_object_set(root, "client", scenario->client);
	return root;
}

/* ---- as text ---- */

static void print_value(struct grow *text, const json_t *value)
{
	char *word = json_dumps(value, JSON_ENCODE_ANY);

	grow_add(text, word ? word : "null");
	free(word);
}

/* A list on one line, or with as many entries on a line as fit into `width` (0: one each). */
static void print_list(struct grow *text, const json_t *list, size_t width)
{
	char *whole = json_dumps(list, 0);
	bool short_list = whole && strlen(whole) < width;
	size_t column = 0;

	grow_add(text, "[");
	for (size_t i = 0; i < json_array_size(list); i++) {
		char *word = json_dumps(json_array_get(list, i), JSON_ENCODE_ANY);
		size_t length = word ? strlen(word) : 0;
		bool wrap = !short_list && (i == 0 || column + length + 2 > width);
		grow_print(text, "%s%s%s", i ? "," : "", wrap ? "\n    " : i ? " " : "", word ? word : "null");
		column = (wrap ? 4 : column + 1) + length + 1;
		free(word);
	}
	grow_add(text, json_array_size(list) && !short_list ? "\n  ]" : "]");
	free(whole);
}

/* One member on a line of its own; of some a line is as wide as an entry, or a hundred letters. */
static void print_member(struct grow *text, const char *key, const json_t *value)
{
	grow_print(text, "%s\n  \"%s\": ", text->length > 1 ? "," : "", key);
	if (reader_among(key, "players tiles deck"))
		print_list(text, value, 100);
	else if (reader_among(key, "figures moves undone"))
		print_list(text, value, 0);
	else
		print_value(text, value);
}

char *scenario_text(const struct scenario *scenario)
{
	struct grow grow = {0};
	const char *key;
	json_t *value;

	json_memory_watch();
	json_t *root = scenario_json(scenario);
	grow_add(&grow, "{");
	json_object_foreach(root, key, value)
		print_member(&grow, key, value);
	grow_add(&grow, "\n}\n");
	json_decref(root);
	char *text = grow_take(&grow);
	if (json_memory_whole())
		return text;
	free(text);
	return NULL;
}
