/* What a file tells of itself: title, source, rules, caption, note; all of it, or that alone. */

#include <stdlib.h>
#include <string.h>

#include "steps.h"

static bool read_text(struct reader *reader, const json_t *root, const char *key, char **field)
{
	const char *word;

	READ_MEMBER(value, reader, root, key) {
		if (reader_word(reader, value, &word) && !scenario_set_text(field, word))
			return reader_fail(reader, "out of memory");
	}
	return !reader->failed;
}

/* A text that may stand in several languages. */
static bool read_spoken(struct reader *reader, const json_t *root, const char *key, struct scenario *scenario,
                        char **field)
{
	const char *word;
	json_t *words;

	READ_MEMBER(value, reader, root, key) {
		if (!read_words(reader, value, &word, &words))
			return false;
		if (words && !scenario->words)
			scenario->words = json_object();
		if ((words && json_object_set_new(scenario->words, key, words) != 0) || !scenario_set_text(field, word))
			return reader_fail(reader, "out of memory");
	}
	return !reader->failed;
}

const char *look_season(int index)
{
	static const char *const words[LOOKS] = {"summer", "autumn", "winter"};
	return words[index];
}

const char *look_top(int index)
{
	static const char *const words[LOOKS] = {"walnut", "slate", "linen"};
	return words[index];
}

/* "season" or "table" of a look, into *which. */
static void read_look_part(struct reader *reader, const json_t *look, const char *key, const char *(*name)(int),
                           uint8_t *which)
{
	READ_MEMBER(value, reader, look, key)
		*which = (uint8_t)(reader_choice(reader, value, key, LOOKS, name) + 1);
}

/* {"season": "winter", "table": "slate"} */
static void read_look(struct reader *reader, const json_t *root, struct scenario *scenario)
{
	READ_MEMBER(value, reader, root, "look") {
		reader_keys(reader, value, "a look", "season table");
		read_look_part(reader, value, "season", look_season, &scenario->season);
		read_look_part(reader, value, "table", look_top, &scenario->top);
	}
}

json_t *look_json(const struct scenario *scenario)
{
	return json_pack("{s:s*,s:s*}", "season", scenario->season ? look_season(scenario->season - 1) : NULL, "table",
	                 scenario->top ? look_top(scenario->top - 1) : NULL);
}

/* "R-6.2", "R-7"; of The Castle "R18". */
static bool is_rule(const char *word)
{
	size_t at = word[0] == 'R' ? 1 + (word[1] == '-') : 0, digits = at ? strspn(word + at, "0123456789") : 0;

	if (!digits || strlen(word) >= RULE_SIZE)
		return false;
	at += digits;
	if (!word[at])
		return true;
	digits = word[at] == '.' && word[1] == '-' ? strspn(word + at + 1, "0123456789") : 0;
	return digits > 0 && !word[at + 1 + digits];
}

static bool read_rules(struct reader *reader, const json_t *root, struct scenario *scenario)
{
	struct reader_values rule = reader_member_items(reader, root, "rules", false, 1, RULES_MAX);
	const char *word;

	while (reader_next(&rule)) {
		if (!reader_word(reader, rule.value, &word))
			return false;
		if (!is_rule(word))
			return reader_fail(reader, "\"%.40s\" is no rule, as \"R-6.2\" is, and \"R18\" of The Castle",
			                   word);
		strcpy(scenario->rules[scenario->rule_count++], word);
	}
	return !reader->failed;
}

json_t *rules_json(const struct scenario *scenario)
{
	json_t *list = json_array();

	for (int i = 0; i < scenario->rule_count; i++)
		json_array_append_new(list, json_string(scenario->rules[i]));
	return list;
}

bool told_read(struct reader *reader, const json_t *root, struct scenario *scenario)
{
	read_spoken(reader, root, "title", scenario, &scenario->title);
	read_text(reader, root, "source", &scenario->source);
	read_rules(reader, root, scenario);
	read_spoken(reader, root, "caption", scenario, &scenario->caption);
	read_text(reader, root, "note", &scenario->note);
	READ_MEMBER(value, reader, root, "camera")
		read_camera(reader, value, &scenario->camera);
	read_look(reader, root, scenario);
	return !reader->failed;
}

/* ---- a glance ---- */

static bool glance_read(struct reader *reader, const json_t *root, struct scenario *scenario)
{
	const char *game = json_string_value(json_object_get(root, "game"));

	if (game && game_kind_find(game) >= 0)
		scenario->setup.game = (uint8_t)game_kind_find(game);
	return told_read(reader, root, scenario);
}

struct scenario *scenario_glance(const char *path, struct format_error *error)
{
	struct scenario *scenario = NULL;
	struct reader reader;
	struct setup setup;
	size_t length;
	char *text = file_read(path, &length, error);
	json_t *root = NULL;

	if (!text)
		return NULL;
	setup_init(&setup);
	reader_init(&reader, path, text, length, error);
	if ((root = reader_parse(&reader)) && !(scenario = scenario_create(NULL, &setup)))
		reader_fail(&reader, "out of memory");
	if (scenario && !(scenario_set_text(&scenario->file, path) && glance_read(&reader, root, scenario))) {
		scenario_destroy(scenario);
		scenario = NULL;
	}
	json_decref(root);
	free(text);
	return scenario;
}
