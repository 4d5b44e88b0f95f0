#include "steps.h"

#include <stdlib.h>
#include <string.h>

#include "game_words.h"
#include "setup.h"
#include "text/utf8.h"
#include "wire.h"

enum { LETTERS_MAX = 3, NUMBER_MAX = 999, CELLS_MAX = 60 };

/* ---- texts ---- */

/* The language itself; English where it is not there, and the first one where English is not; NULL without words. */
static const char *tongue_in(const json_t *words, const char *language)
{
	if (json_object_get(words, language))
		return language;
	return json_object_get(words, "en") ? "en" : json_object_iter_key(json_object_iter((json_t *)words));
}

/* The text in that language. */
static const char *words_in(const json_t *words, const char *language)
{
	const char *tongue = tongue_in(words, language);

	return tongue ? json_string_value(json_object_get(words, tongue)) : NULL;
}

bool read_words(struct reader *reader, const json_t *value, const char **word, json_t **words)
{
	const char *text;

	*words = NULL;
	if (json_is_string(value))
		return reader_word(reader, value, word);
	struct reader_values each =
	    reader_pairs(reader, value, "this must be a text, or an object of texts by language");
	while (reader_next(&each)) {
		if (strspn(each.key, "abcdefghijklmnopqrstuvwxyz") != 2 || each.key[2])
			return reader_fail(reader, "\"%.20s\" is no language, as \"en\", \"ro\" are", each.key);
		reader_word(reader, each.value, &text);
	}
	if (reader->failed)
		return false;
	*word = words_in(value, "en");
	if (!*word)
		return reader_fail(reader, "an object of texts by language needs one of them");
	*words = json_deep_copy(value);
	return *words || reader_fail(reader, "out of memory");
}

bool scenario_has_words(const struct scenario *scenario, const char *key)
{
	return json_object_get(scenario->words, key) != NULL;
}

const char *scenario_tongue(const struct scenario *scenario, const char *key, const char *language)
{
	const char *tongue = tongue_in(json_object_get(scenario->words, key), language);

	return tongue ? tongue : "en";
}

bool scenario_speak(struct scenario *scenario, const char *language)
{
	const char *title = words_in(json_object_get(scenario->words, "title"), language),
	           *caption = words_in(json_object_get(scenario->words, "caption"), language);
	bool good = (!title || scenario_set_text(&scenario->title, title)) &&
	            (!caption || scenario_set_text(&scenario->caption, caption));

	for (int i = 0; good && i < scenario->step_count + scenario->undone_count; i++) {
		struct step *step = &scenario->steps[i];
		const char *text = step->kind == STEP_CAPTION || step->kind == STEP_SHOT
		                       ? words_in(step->check, language)
		                   : step->kind == STEP_ASK ? words_in(json_object_get(step->check, "ask"), language)
		                                            : NULL;
		good = !text || scenario_set_text(&step->caption, text);
	}
	return good;
}

const char *step_why(const struct step *ask, int n, const char *language)
{
	const json_t *why = json_array_get(json_object_get(ask->check, "why"), (size_t)n);
	const char *text = json_is_string(why) ? json_string_value(why) : words_in(why, language);

	return text && *text ? text : NULL;
}

bool scenario_stands_in(const struct scenario *scenario, const char *language)
{
	const json_t *words = json_object_get(scenario->words, "title");

	return strcmp(language, "en") != 0 && (!scenario->title || (words && !json_object_get(words, "en")));
}

/* The texts with this English one before the others; takes the reference. */
static json_t *english_first(json_t *texts, const char *english)
{
	json_t *all = json_pack("{s:s}", "en", english);

	if (all)
		json_object_update_missing(all, texts);
	json_decref(texts);
	return all;
}

json_t *words_changed(const json_t *words, const char *english, const char *language, const char *text)
{
	json_t *all = words ? json_deep_copy(words) : json_object(), *one;
	bool none = !text && strcmp(language, "en") == 0;

	if (all && !words && english)
		json_object_set_new(all, "en", json_string(english));
	if (all && text && strcmp(language, "en") == 0)
		all = english_first(all, text);
	else if (all && text)
		json_object_set_new(all, language, json_string(text));
	else if (all)
		json_object_del(all, language);
	one = json_object_get(all, "en");
	if (!none && json_object_size(all) > (one ? 1 : 0))
		return all;
	if (none)
		one = NULL;
	json_incref(one);
	json_decref(all);
	return one;
}

bool scenario_say(struct scenario *scenario, const char *key, const char *language, const char *text)
{
	char **field = strcmp(key, "title") == 0 ? &scenario->title : &scenario->caption;
	json_t *words = json_object_get(scenario->words, key);
	bool says = text && *text;
	json_t *value = words_changed(words, *field, language, says ? text : NULL);
	bool good = value || !says;

	if (json_is_object(value) && !scenario->words)
		scenario->words = json_object();
	json_object_del(scenario->words, key);
	if (json_is_object(value))
		good = json_object_set(scenario->words, key, value) == 0 && scenario_speak(scenario, "en");
	else
		good = good && scenario_set_text(field, json_string_value(value));
	json_decref(value);
	return good;
}

bool scenario_entitle(struct scenario *scenario, const char *title)
{
	json_object_del(scenario->words, "title");
	return scenario_set_text(&scenario->title, title);
}

/* ---- marks ---- */

static const char *const mark_names[MARK_KINDS] = {
    [MARK_ARROW] = "arrow",     [MARK_LETTER] = "letter", [MARK_NUMBER] = "number",
    [MARK_CROSS] = "cross",     [MARK_TICK] = "tick",     [MARK_OUTLINE] = "outline",
    [MARK_FEATURE] = "feature", [MARK_NEW] = "new"}; /* MARK_HAVEN: what havens are called */

/* What a mark of each kind may have, and what it must have. */
static const struct mark_form {
	const char *keys, *required;
} mark_forms[MARK_KINDS] = {
    [MARK_ARROW] = {"mark at on to to_on color", "at to"},
    [MARK_LETTER] = {"mark text at on", "text at"},
    [MARK_NUMBER] = {"mark number at on", "number at"},
    [MARK_CROSS] = {"mark at on", "at"},
    [MARK_TICK] = {"mark at on", "at"},
    [MARK_OUTLINE] = {"mark at color", "at"},
    [MARK_FEATURE] = {"mark at on color", "at on"},
    [MARK_HAVEN] = {"mark %s color", "%s"},
    [MARK_NEW] = {"mark color", ""},
};

static const char *mark_name(int kind) { return kind == MARK_HAVEN ? haven_kind() : mark_names[kind]; }

static bool has_required(struct reader *reader, const json_t *object, const char *required)
{
	char key[12];

	while (reader_next_word(&required, key, sizeof key))
		if (!json_object_get(object, key))
			return reader_fail(reader, "\"%s\" is missing", key);
	return true;
}

static bool read_letters(struct reader *reader, const json_t *value, struct scenario_mark *mark)
{
	const char *word;
	size_t count = 0;

	if (!reader_word(reader, value, &word))
		return false;
	for (int at = 0; word[at]; at = utf8_next(word, at))
		count++;
	if (count < 1 || count > LETTERS_MAX || strlen(word) >= sizeof mark->text)
		return reader_fail(reader, "a letter is one to %d characters", LETTERS_MAX);
	strcpy(mark->text, word);
	return true;
}

static bool read_number_of(struct reader *reader, const json_t *value, struct scenario_mark *mark)
{
	json_int_t number;

	if (!reader_integer(reader, value, 0, NUMBER_MAX, &number))
		return false;
	mark->number = (int)number;
	return true;
}

/* A spot of a tile, or the corner of four cells, which is no spot of one of them. */
static bool read_on(struct reader *reader, const json_t *value, bool *corner, bool *has_spot, struct spot *spot)
{
	*corner = json_is_string(value) && strcmp(json_string_value(value), "corner") == 0;
	*has_spot = !*corner;
	return *corner || read_spot(reader, value, spot);
}

/* What marks of any kind have: which of it this one may have was seen before. */
static bool read_mark_members(struct reader *reader, const json_t *mark_of, struct scenario_mark *mark)
{
	READ_MEMBER(value, reader, mark_of, "at")
		read_cell(reader, value, &mark->at);
	READ_MEMBER(value, reader, mark_of, "on")
		read_on(reader, value, &mark->corner, &mark->has_spot, &mark->spot);
	READ_MEMBER(value, reader, mark_of, "to")
		read_cell(reader, value, &mark->to);
	READ_MEMBER(value, reader, mark_of, "to_on")
		read_on(reader, value, &mark->to_corner, &mark->has_to_spot, &mark->to_spot);
	READ_MEMBER(value, reader, mark_of, "text")
		read_letters(reader, value, mark);
	READ_MEMBER(value, reader, mark_of, "number")
		read_number_of(reader, value, mark);
	READ_MEMBER(value, reader, mark_of, haven_kind())
		read_haven(reader, value, &mark->haven);
	READ_MEMBER(value, reader, mark_of, "color")
		mark->color = (int8_t)read_color(reader, value);
	return !reader->failed;
}

static bool read_mark(struct reader *reader, const json_t *value, struct scenario_mark *mark)
{
	char keys[48], required[24];

	*mark = (struct scenario_mark){.color = -1};
	if (!json_is_object(value))
		return reader_fail(reader, "a mark is an object, as {\"mark\": \"cross\", \"at\": [1, 0]} is");
	const json_t *member = reader_member(reader, value, "mark", true);
	int kind = member ? reader_choice(reader, member, "mark", MARK_KINDS, mark_name) : -1;
	if (kind < 0)
		return false;
	reader_leave(reader);
	mark->kind = (uint8_t)kind;
	snprintf(keys, sizeof keys, mark_forms[kind].keys, haven_kind());
	snprintf(required, sizeof required, mark_forms[kind].required, haven_kind());
	return reader_keys(reader, value, "this mark", keys) && has_required(reader, value, required) &&
	       read_mark_members(reader, value, mark);
}

bool read_marks(struct reader *reader, const json_t *value, struct step *step)
{
	struct reader_values mark = reader_items(reader, value, 0, MARKS_MAX);

	step->marks = calloc((size_t)mark.count + 1, sizeof *step->marks);
	if (!step->marks)
		return reader_fail(reader, "out of memory");
	while (reader_next(&mark))
		read_mark(reader, mark.value, &step->marks[mark.at]);
	step->mark_count = mark.count;
	return !reader->failed;
}

static void mark_place(json_t *object, const char *key, const char *spot_key, struct cell cell, bool corner,
                       bool has_spot, struct spot spot)
{
	json_object_set_new(object, key, wire_cell(cell));
	if (corner)
		json_object_set_new(object, spot_key, json_string("corner"));
	if (has_spot)
		json_object_set_new(object, spot_key, wire_spot(spot));
}

static json_t *mark_json(const struct scenario_mark *mark)
{
	json_t *object = json_pack("{s:s}", "mark", mark_name(mark->kind));

	if (mark->kind == MARK_LETTER)
		json_object_set_new(object, "text", json_string(mark->text));
	if (mark->kind == MARK_NUMBER)
		json_object_set_new(object, "number", json_integer(mark->number));
	if (mark->kind == MARK_HAVEN)
		json_object_set_new(object, haven_kind(), wire_haven(mark->haven));
	else if (mark->kind != MARK_NEW)
		mark_place(object, "at", "on", mark->at, mark->corner, mark->has_spot, mark->spot);
	if (mark->kind == MARK_ARROW)
		mark_place(object, "to", "to_on", mark->to, mark->to_corner, mark->has_to_spot, mark->to_spot);
	if (mark->color >= 0)
		json_object_set_new(object, "color", json_string(color_name((enum color)mark->color)));
	return object;
}

json_t *marks_json(const struct scenario_mark *marks, int count)
{
	json_t *list = json_array();

	for (int i = 0; i < count; i++)
		json_array_append_new(list, mark_json(&marks[i]));
	return list;
}

/* ---- the camera ---- */

static bool read_cells(struct reader *reader, const json_t *value, struct scenario_camera *camera)
{
	int *const parts[4] = {&camera->x, &camera->y, &camera->w, &camera->h};

	for (struct reader_values part = reader_items(reader, value, 4, 4); reader_next(&part);) {
		bool place = part.at < 2;
		json_int_t number;
		if (reader_integer(reader, part.value, place ? -CELL_MAX : 1, place ? CELL_MAX : CELLS_MAX, &number))
			*parts[part.at] = (int)number;
	}
	return !reader->failed;
}

static bool read_zoom(struct reader *reader, const json_t *value, struct scenario_camera *camera)
{
	if (!json_is_number(value) || json_number_value(value) < 0.25 || json_number_value(value) > 8)
		return reader_fail(reader, "\"zoom\" is a number from 0.25 to 8: 2 shows everything twice as large");
	camera->zoom = json_number_value(value);
	return true;
}

bool read_camera(struct reader *reader, const json_t *value, struct scenario_camera *camera)
{
	*camera = (struct scenario_camera){.zoom = 1};
	reader_keys(reader, value, "a camera", "cells zoom tight");
	READ_MEMBER(member, reader, value, "cells")
		read_cells(reader, member, camera);
	READ_MEMBER(member, reader, value, "zoom")
		read_zoom(reader, member, camera);
	return reader_flag(reader, value, "tight", &camera->tight);
}

json_t *camera_json(const struct scenario_camera *camera)
{
	bool zooms = camera->zoom < 1 || camera->zoom > 1;
	json_t *cells = camera->w ? json_pack("[i,i,i,i]", camera->x, camera->y, camera->w, camera->h) : NULL;

	return json_pack("{s:o*,s:o*,s:o*}", "cells", cells, "zoom", zooms ? json_real(camera->zoom) : NULL, "tight",
	                 camera->tight ? json_true() : NULL);
}

/* ---- what holds where ---- */

const struct step *scenario_last(const struct scenario *scenario, enum step_kind kind, int from, int to)
{
	for (int i = to - 1; i >= from && i < scenario->step_count; i--)
		if (scenario->steps[i].kind == kind)
			return &scenario->steps[i];
	return NULL;
}

const char *scenario_caption_at(const struct scenario *scenario, int step)
{
	const struct step *caption = scenario_last(scenario, STEP_CAPTION, 0, step);

	return caption ? caption->caption : scenario->caption;
}

const struct step *scenario_marks_at(const struct scenario *scenario, int step)
{
	return scenario_last(scenario, STEP_MARKS, 0, step);
}

int scenario_claims_from(const struct scenario *scenario, int step)
{
	while (step > 0 && !step_is_move(&scenario->steps[step - 1]) && scenario->steps[step - 1].kind != STEP_TURN)
		step--;
	return step;
}

int scenario_tries_all(const struct scenario *scenario, int step)
{
	int first = scenario_claims_from(scenario, step);

	while (step > first && scenario->steps[step - 1].kind != STEP_SHOT &&
	       scenario->steps[step - 1].kind != STEP_MARKS)
		step--;
	return step;
}

int scenario_tries_from(const struct scenario *scenario, int step)
{
	int from = scenario_tries_all(scenario, step);
	char place[TRIED_AT_SIZE], other[TRIED_AT_SIZE];

	for (int i = from; i < step; i++)
		for (int k = from; k < i && step_tried_at(&scenario->steps[i], place); k++)
			if (step_tried_at(&scenario->steps[k], other) && strcmp(place, other) == 0)
				from = k = i;
	return from;
}

bool scenario_tries_again(const struct scenario *scenario, int step)
{
	return scenario_tries_all(scenario, step) < step && scenario_tries_from(scenario, step + 1) == step;
}

struct scenario_camera scenario_camera_at(const struct scenario *scenario, int step)
{
	const struct step *camera = scenario_last(scenario, STEP_CAMERA, 0, step);

	return camera ? camera->camera : scenario->camera;
}
