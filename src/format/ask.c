/* The questions of a lesson, as they stand in a file. */
#include "steps.h"

#include <string.h>

#include "setup.h"
#include "wire.h"

/* The question itself, in one language or several. */
static bool read_question(struct reader *reader, const json_t *value, const char **word)
{
	json_t *words;

	if (!read_words(reader, reader_member(reader, value, "ask", true), word, &words))
		return false;
	json_decref(words);
	return reader_leave(reader);
}

/* "answers": two to five different numbers of points. */
static bool read_points(struct reader *reader, const json_t *list, struct step *step)
{
	for (struct reader_values item = reader_items(reader, list, 2, ASK_ANSWERS_MAX); reader_next(&item);) {
		json_int_t number;
		if (!reader_integer(reader, item.value, 0, 999, &number))
			return false;
		for (int k = 0; k < step->answer_count; k++)
			if (step->answers[k] == (int)number)
				return reader_fail(reader, "%d is among the answers already", (int)number);
		step->answers[step->answer_count++] = (int)number;
	}
	return !reader->failed;
}

/* "choose": two to five different moves. */
static bool read_options(struct reader *reader, const json_t *list, const struct tile_set *tiles, struct step *step)
{
	const char *word;

	for (struct reader_values item = reader_items(reader, list, 2, ASK_ANSWERS_MAX); reader_next(&item);) {
		struct move move;
		if (!reader_word(reader, item.value, &word))
			return false;
		if (!move_parse(word, tiles, &move))
			return reader_fail(reader, "\"%.80s\" is no move, as \"place E 0,-1 2\" is", word);
		for (int k = 0; k < step->answer_count; k++)
			if (memcmp(&step->options[k], &move, sizeof move) == 0)
				return reader_fail(reader, "\"%.80s\" is among the choices already", word);
		step->options[step->answer_count++] = move;
	}
	return !reader->failed;
}

static const char *aim_name(int aim) { return aim == AIM_LEGAL ? "legal" : "best"; }

static bool read_aim(struct reader *reader, const json_t *value, const char *what, struct step *step)
{
	int aim = reader_choice(reader, value, what, AIM_BEST + 1, aim_name);

	step->aim = aim == AIM_BEST ? AIM_BEST : AIM_LEGAL;
	return aim >= 0;
}

/* "player" and "answers". */
static bool read_points_kind(struct reader *reader, const json_t *value, const struct scenario *scenario,
                             struct step *step)
{
	if (!reader_keys(reader, value, "this step", "ask player answers why"))
		return false;
	const json_t *member = reader_member(reader, value, "player", true);
	if (!member || !read_seat(reader, member, &scenario->setup, &step->seat))
		return false;
	reader_leave(reader);
	member = reader_member(reader, value, "answers", true);
	if (!member || !read_points(reader, member, step))
		return false;
	return reader_leave(reader);
}

/* "place": a word, or a cell. */
static bool read_place_kind(struct reader *reader, const json_t *value, struct step *step)
{
	if (!reader_keys(reader, value, "this step", "ask place"))
		return false;
	const json_t *member = reader_member(reader, value, "place", true);
	if (json_is_array(member)) {
		step->aim = AIM_CELL;
		if (!read_cell(reader, member, &step->cell))
			return false;
	} else if (!read_aim(reader, member, "place; a cell [x, y] is one, too", step)) {
		return false;
	}
	return reader_leave(reader);
}

/* "choose" and "right". */
static bool read_choose_kind(struct reader *reader, const json_t *value, const struct scenario *scenario,
                             struct step *step)
{
	if (!reader_keys(reader, value, "this step", "ask choose right why"))
		return false;
	if (!reader_left(reader,
	                 read_options(reader, reader_member(reader, value, "choose", true), scenario->tiles, step)))
		return false;
	const json_t *member = reader_member(reader, value, "right", true);
	if (!member || !read_aim(reader, member, "way to be right", step))
		return false;
	return reader_leave(reader);
}

static bool read_owner_kind(struct reader *reader, const json_t *value, struct step *step)
{
	if (!reader_keys(reader, value, "this step", "ask owner why"))
		return false;
	return reader_left(reader,
	                   read_place(reader, reader_member(reader, value, "owner", true), &step->cell, &step->spot));
}

/* "why": a text for each answer, in one language or several; "" for those that need none. */
static bool read_why(struct reader *reader, const json_t *value, size_t answers)
{
	const json_t *list = reader_member(reader, value, "why", false);
	const char *word;
	json_t *words;

	if (!list)
		return true;
	if (!json_is_array(list) || json_array_size(list) != answers)
		return reader_fail(reader, "this must be a list of %d texts, one for each answer", (int)answers);
	for (struct reader_values item = reader_items(reader, list, answers, answers); reader_next(&item);) {
		if (!read_words(reader, item.value, &word, &words))
			return false;
		json_decref(words);
	}
	return reader_left(reader, !reader->failed);
}

bool read_ask(struct reader *reader, const json_t *value, const struct scenario *scenario, struct step *step)
{
	const char *word;
	bool fine;

	step->kind = STEP_ASK;
	step->ask = json_object_get(value, "place")    ? ASK_PLACE
	            : json_object_get(value, "choose") ? ASK_CHOOSE
	            : json_object_get(value, "owner")  ? ASK_OWNER
	                                               : ASK_POINTS;
	if (!read_question(reader, value, &word))
		return false;
	if (step->ask == ASK_PLACE)
		fine = read_place_kind(reader, value, step);
	else if (step->ask == ASK_CHOOSE)
		fine = read_choose_kind(reader, value, scenario, step);
	else if (step->ask == ASK_OWNER)
		fine = read_owner_kind(reader, value, step);
	else
		fine = read_points_kind(reader, value, scenario, step);
	if (!fine ||
	    (step->ask != ASK_PLACE &&
	     !read_why(reader, value,
	               (size_t)(step->ask == ASK_OWNER ? scenario->setup.player_count + 2 : step->answer_count))))
		return false;
	step->check = json_deep_copy(value);
	return (step->check && scenario_set_text(&step->caption, word)) || reader_fail(reader, "out of memory");
}

/* ---- as it stands in a file ---- */

static const char *aim_word(const struct step *ask) { return aim_name(ask->aim == AIM_BEST); }

static json_t *answers_json(const struct step *ask)
{
	json_t *list = json_array();

	for (int i = 0; i < ask->answer_count; i++)
		json_array_append_new(list, json_integer(ask->answers[i]));
	return list;
}

json_t *asked_json(const struct scenario *scenario, const struct step *ask, json_t *words)
{
	json_t *object = json_pack("{s:o}", "ask", words);

	switch (ask->ask) {
	case ASK_POINTS:
		json_object_set_new(object, "player",
		                    json_string(color_name((enum color)scenario->setup.colors[ask->seat])));
		json_object_set_new(object, "answers", answers_json(ask));
		break;
	case ASK_PLACE:
		json_object_set_new(object, "place",
		                    ask->aim == AIM_CELL ? wire_cell(ask->cell) : json_string(aim_word(ask)));
		break;
	case ASK_CHOOSE:
		json_object_set_new(object, "choose", wire_moves(scenario->tiles, ask->options, ask->answer_count));
		json_object_set_new(object, "right", json_string(aim_word(ask)));
		break;
	case ASK_OWNER:
		json_object_set_new(object, "owner", wire_place(ask->cell, ask->spot));
		break;
	}
	return object;
}
