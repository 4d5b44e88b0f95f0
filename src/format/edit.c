/* Steps put into a scenario by hand: each is read as if it stood in a file. */
#include <string.h>

#include "steps.h"
#include "wire.h"

/* Moves the last step to its place. */
static void settle_last(struct scenario *scenario, int at)
{
	struct step last = scenario->steps[scenario->step_count - 1];

	memmove(&scenario->steps[at + 1], &scenario->steps[at],
	        (size_t)(scenario->step_count - 1 - at) * sizeof *scenario->steps);
	scenario->steps[at] = last;
}

/* Puts a step in before steps[at]; takes the reference (NULL: there was no memory for it). */
static bool step_insert(struct scenario *scenario, int at, json_t *value, struct format_error *error)
{
	json_t *list = json_array();
	struct reader reader;

	scenario_truncate(scenario, scenario->step_count);
	int before = scenario->step_count;
	json_array_append_new(list, value);
	reader_init(&reader, "", NULL, 0, error);
	bool fine = steps_read(&reader, list, scenario);
	json_decref(list);
	if (fine && scenario->step_count == before + 1) {
		settle_last(scenario, at);
		return true;
	}
	scenario_truncate(scenario, before);
	return fine ? format_fail(error, "", 0, 0, "out of memory") : false;
}

bool scenario_insert_move(struct scenario *scenario, int at, const struct move *move, struct format_error *error)
{
	return step_insert(scenario, at, wire_move(scenario->tiles, move), error);
}

bool scenario_insert_end(struct scenario *scenario, int at, struct format_error *error)
{
	return step_insert(scenario, at, json_string("end"), error);
}

bool scenario_insert_words(struct scenario *scenario, int at, enum step_kind kind, const struct step *old,
                           const char *language, const char *text, struct format_error *error)
{
	bool kept = *text || strcmp(language, "en") == 0;
	json_t *words = words_changed(old ? old->check : NULL, old ? old->caption : NULL, language, kept ? text : NULL);

	if (!words)
		words = json_string("");
	return step_insert(scenario, at, json_pack("{s:o}", kind == STEP_SHOT ? "shot" : "caption", words), error);
}

bool scenario_insert_ask(struct scenario *scenario, int at, const struct step *ask, const struct step *old,
                         const char *language, const char *text, struct format_error *error)
{
	json_t *said = old ? json_object_get(old->check, "ask") : NULL;
	json_t *words =
	    words_changed(json_is_object(said) ? said : NULL, old ? old->caption : NULL, language, *text ? text : NULL);

	if (!words)
		words = json_string("");
	json_t *json = asked_json(scenario, ask, words), *why = old ? json_object_get(old->check, "why") : NULL;
	if (why && old->ask == ask->ask && old->answer_count == ask->answer_count)
		json_object_set(json, "why", why);
	return step_insert(scenario, at, json, error);
}

bool scenario_insert_marks(struct scenario *scenario, int at, const struct scenario_mark *marks, int count,
                           struct format_error *error)
{
	return step_insert(scenario, at, json_pack("{s:o}", "marks", marks_json(marks, count)), error);
}

bool scenario_insert_camera(struct scenario *scenario, int at, const struct scenario_camera *camera,
                            struct format_error *error)
{
	return step_insert(scenario, at, json_pack("{s:o}", "camera", camera_json(camera)), error);
}

bool scenario_insert_claim(struct scenario *scenario, int at, const struct game *game, const struct move *move,
                           struct format_error *error)
{
	json_t *claim = json_pack("{s:o}", "legal", wire_move(scenario->tiles, move));

	if (claim)
		claim_decide(claim, game);
	return step_insert(scenario, at, claim, error);
}

/* A supply of meeples alone is written as their number. */
static json_t *supply_short(const json_t *supply)
{
	json_t *object = json_object(), *value;
	const char *key;

	json_object_foreach((json_t *)supply, key, value) {
		json_t *meeples = json_object_get(value, "meeple");
		json_object_set(object, key, json_object_size(value) == 1 ? meeples : value);
	}
	return object;
}

bool scenario_insert_state(struct scenario *scenario, int at, const struct game *game, struct format_error *error)
{
	json_t *state = wire_state(game);
	json_t *check = json_pack("{s:{s:O,s:o}}", "expect", "scores", json_object_get(state, "scores"), "supply",
	                          supply_short(json_object_get(state, "supply")));

	json_decref(state);
	return step_insert(scenario, at, check, error);
}

bool scenario_insert_feature(struct scenario *scenario, int at, const struct game *game, struct cell cell,
                             struct spot spot, struct format_error *error)
{
	static const char *const members[] = {"complete", "points_now", "owners"};
	struct feature feature;

	if (!game_feature_at(game, cell.x, cell.y, spot, &feature)) {
		format_fail(error, "", 0, 0, "there is no such place");
		return false;
	}
	json_t *now = wire_feature(game, &feature);
	json_t *check = json_pack("{s:o}", "feature", wire_place(cell, spot));
	for (size_t i = 0; i < sizeof members / sizeof *members; i++)
		json_object_set(check, members[i], json_object_get(now, members[i]));
	json_decref(now);
	return step_insert(scenario, at, check, error);
}

void scenario_remove_step(struct scenario *scenario, int at)
{
	scenario_truncate(scenario, scenario->step_count);
	struct step gone = scenario->steps[at];
	memmove(&scenario->steps[at], &scenario->steps[at + 1],
	        (size_t)(scenario->step_count - 1 - at) * sizeof *scenario->steps);
	/* It is freed as the last one. */
	scenario->steps[scenario->step_count - 1] = gone;
	scenario_truncate(scenario, scenario->step_count - 1);
}

struct game *scenario_game_at(const struct scenario *scenario, int steps, struct format_error *error)
{
	struct scenario until = *scenario;

	until.step_count = steps;
	until.undone_count = 0;
	return scenario_play(&until, -1, error);
}
