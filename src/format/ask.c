/* The questions of a lesson, as they stand in a file. */
#include "steps.h"

#include <string.h>

#include "setup.h"
#include "wire.h"

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

static void read_aim(struct reader *reader, const json_t *value, const char *what, struct step *step)
{
	int aim = reader_choice(reader, value, what, AIM_BEST + 1, aim_name);

	step->aim = aim == AIM_BEST ? AIM_BEST : AIM_LEGAL;
}

/* "player" and "answers". */
static void read_points_kind(struct reader *reader, const json_t *value, const struct scenario *scenario,
                             struct step *step)
{
	READ_NEEDED(member, reader, value, "player")
		read_seat(reader, member, &scenario->setup, &step->seat);
	READ_NEEDED(member, reader, value, "answers")
		read_points(reader, member, step);
}

/* "place": a word, or a cell. */
static void read_place_kind(struct reader *reader, const json_t *value, const struct scenario *scenario,
                            struct step *step)
{
	(void)scenario;
	READ_NEEDED(member, reader, value, "place") {
		if (json_is_array(member)) {
			step->aim = AIM_CELL;
			read_cell(reader, member, &step->cell);
		} else {
			read_aim(reader, member, "place; a cell [x, y] is one, too", step);
		}
	}
}

/* "choose" and "right". */
static void read_choose_kind(struct reader *reader, const json_t *value, const struct scenario *scenario,
                             struct step *step)
{
	READ_NEEDED(member, reader, value, "choose")
		read_options(reader, member, scenario->tiles, step);
	READ_NEEDED(member, reader, value, "right")
		read_aim(reader, member, "way to be right", step);
}

static void read_owner_kind(struct reader *reader, const json_t *value, const struct scenario *scenario,
                            struct step *step)
{
	(void)scenario;
	READ_NEEDED(member, reader, value, "owner")
		read_place(reader, member, &step->cell, &step->spot);
}

/* By the member that tells the kind; the last is any other. */
static const struct kind {
	const char *key, *keys;
	enum ask_kind ask;
	void (*read)(struct reader *reader, const json_t *value, const struct scenario *scenario, struct step *step);
} kinds[] = {
    {"place", "ask place", ASK_PLACE, read_place_kind},
    {"choose", "ask choose right why", ASK_CHOOSE, read_choose_kind},
    {"owner", "ask owner why", ASK_OWNER, read_owner_kind},
    {"answers", "ask player answers why", ASK_POINTS, read_points_kind},
};

/* "why": a text for each answer, in one language or several; "" for those that need none. */
static void read_why(struct reader *reader, const json_t *value, size_t answers)
{
	const char *word;
	json_t *words;

	READ_MEMBER(list, reader, value, "why") {
		if (json_array_size(list) != answers) {
			reader_fail(reader, "this must be a list of %d texts, one for each answer", (int)answers);
			return;
		}
		struct reader_values item = reader_items(reader, list, answers, answers);
		while (reader_next(&item) && read_words(reader, item.value, &word, &words))
			json_decref(words);
	}
}

bool read_ask(struct reader *reader, const json_t *value, const struct scenario *scenario, struct step *step)
{
	const char *word = "";
	json_t *words = NULL;
	const struct kind *kind = kinds;

	step->kind = STEP_ASK;
	READ_NEEDED(question, reader, value, "ask")
		read_words(reader, question, &word, &words);
	json_decref(words);
	while (kind->ask != ASK_POINTS && !json_object_get(value, kind->key))
		kind++;
	step->ask = (uint8_t)kind->ask;
	reader_keys(reader, value, "this step", kind->keys);
	kind->read(reader, value, scenario, step);
	read_why(reader, value,
	         (size_t)(kind->ask == ASK_OWNER ? scenario->setup.player_count + 2 : step->answer_count));
	if (reader->failed)
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
