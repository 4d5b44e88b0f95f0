#include <string.h>

#include "expect.h"
#include "locate.h"
#include "setup.h"
#include "steps.h"
#include "text/grow.h"
#include "wire.h"

enum { STEPS_MAX = 20000 };

struct step *scenario_step_add(struct scenario *scenario)
{
	scenario_truncate(scenario, scenario->step_count);
	if (!grow_list(&scenario->steps, scenario->step_count, &scenario->step_capacity, 64, sizeof *scenario->steps))
		return NULL;
	memset(&scenario->steps[scenario->step_count], 0, sizeof *scenario->steps);
	return &scenario->steps[scenario->step_count++];
}

static bool read_move_step(struct reader *reader, const json_t *value, const struct scenario *scenario,
                           struct step *step)
{
	const char *word = json_string_value(value);

	step->kind = strcmp(word, "end") == 0 ? STEP_END : STEP_MOVE;
	if (step->kind == STEP_END || move_parse(word, scenario->tiles, &step->move))
		return true;
	return reader_fail(reader,
	                   "\"%.80s\" is no move, as \"place E 0,-1 2\", \"meeple city:N\", \"pass\" "
	                   "are",
	                   word);
}

static bool read_turn_step(struct reader *reader, const json_t *value, const struct scenario *scenario,
                           struct step *step)
{
	step->kind = STEP_TURN;
	reader_keys(reader, value, "this step", "turn");
	READ_NEEDED(member, reader, value, "turn")
		read_seat(reader, member, &scenario->setup, &step->seat);
	return !reader->failed;
}

/* A caption or a shot: words for people. */
static bool read_words_step(struct reader *reader, const json_t *value, const char *key, enum step_kind kind,
                            struct step *step)
{
	const char *word;

	step->kind = (uint8_t)kind;
	reader_keys(reader, value, "this step", key);
	READ_NEEDED(member, reader, value, key) {
		if (read_words(reader, member, &word, &step->check) && !scenario_set_text(&step->caption, word))
			return reader_fail(reader, "out of memory");
	}
	return !reader->failed;
}

/* Marks or a camera: read, and kept as they stand. */
static bool read_shown_step(struct reader *reader, const json_t *value, struct step *step)
{
	bool marks = json_object_get(value, "marks") != NULL;

	step->kind = marks ? STEP_MARKS : STEP_CAMERA;
	reader_keys(reader, value, "this step", marks ? "marks" : "camera");
	READ_MEMBER(member, reader, value, "marks")
		read_marks(reader, member, step);
	READ_MEMBER(member, reader, value, "camera")
		read_camera(reader, member, &step->camera);
	step->check = reader->failed ? NULL : json_deep_copy(value);
	return step->check || reader_fail(reader, "out of memory");
}

static bool read_step(struct reader *reader, const json_t *value, struct json_items *places, struct scenario *scenario)
{
	struct step *step = scenario_step_add(scenario);
	bool check;

	if (!step)
		return reader_fail(reader, "out of memory");
	json_items_next(places, &step->line, &step->column);
	if (json_is_string(value))
		return read_move_step(reader, value, scenario, step);
	if (!json_is_object(value))
		return reader_fail(reader, "a step is a move's text or an object");
	if (json_object_get(value, "turn"))
		return read_turn_step(reader, value, scenario, step);
	if (json_object_get(value, "caption"))
		return read_words_step(reader, value, "caption", STEP_CAPTION, step);
	if (json_object_get(value, "shot"))
		return read_words_step(reader, value, "shot", STEP_SHOT, step);
	if (json_object_get(value, "ask"))
		return read_ask(reader, value, scenario, step);
	if (json_object_get(value, "marks") || json_object_get(value, "camera"))
		return read_shown_step(reader, value, step);
	if (!check_read(reader, value, scenario->tiles, &check))
		return false;
	if (!check) {
		const char *key = json_object_iter_key(json_object_iter((json_t *)value));
		return reader_fail(reader,
		                   "unknown step \"%.60s\"; a step has one of the keys turn, caption, marks, camera, "
		                   "shot, ask, expect, legal, illegal, spots, placements, same, different, feature",
		                   key ? key : "{}");
	}
	step->kind = STEP_CHECK;
	step->check = json_deep_copy(value);
	return step->check || reader_fail(reader, "out of memory");
}

bool steps_read(struct reader *reader, const json_t *list, struct scenario *scenario)
{
	struct reader_values step = reader_items(reader, list, 0, STEPS_MAX);
	struct json_items places;

	json_items_begin(&places, reader->text, reader->length, reader->path, reader->depth);
	while (reader_next(&step))
		read_step(reader, step.value, &places, scenario);
	return !reader->failed;
}

json_t *step_json(const struct scenario *scenario, const struct step *step)
{
	switch (step->kind) {
	case STEP_END:
		return json_string("end");
	case STEP_TURN:
		return json_pack("{s:s}", "turn", color_name((enum color)scenario->setup.colors[step->seat]));
	case STEP_CAPTION:
	case STEP_SHOT:
		return json_pack("{s:o}", step->kind == STEP_SHOT ? "shot" : "caption",
		                 step->check ? json_incref(step->check) : json_string(step->caption));
	case STEP_ASK:
	case STEP_CHECK:
	case STEP_MARKS:
	case STEP_CAMERA:
		return json_incref(step->check);
	default:
		return wire_move(scenario->tiles, &step->move);
	}
}
