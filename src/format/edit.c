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

bool scenario_insert(struct scenario *scenario, int at, json_t *step, struct format_error *error)
{
	json_t *list = json_array();
	struct reader reader;

	json_array_append_new(list, step);
	if (!scenario) {
		json_decref(list);
		return false;
	}
	scenario_truncate(scenario, scenario->step_count);
	int before = scenario->step_count;
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

json_t *step_of_move(const struct tile_set *tiles, const struct move *move)
{
	return move ? wire_move(tiles, move) : json_string("end");
}

/* What `words` and `english` say, in this language now so. */
static json_t *words_of(const json_t *words, const struct step *old, const char *language, const char *text)
{
	json_t *changed = words_changed(words, old ? old->caption : NULL, language, text);

	return changed ? changed : json_string("");
}

json_t *step_of_words(enum step_kind kind, const struct step *old, const char *language, const char *text)
{
	bool kept = *text || strcmp(language, "en") == 0;

	return json_pack("{s:o}", kind == STEP_SHOT ? "shot" : "caption",
	                 words_of(old ? old->check : NULL, old, language, kept ? text : NULL));
}

json_t *step_of_ask(const struct scenario *scenario, const struct step *ask, const struct step *old,
                    const char *language, const char *text)
{
	json_t *said = old ? json_object_get(old->check, "ask") : NULL,
	       *why = old ? json_object_get(old->check, "why") : NULL;
	json_t *words = words_of(json_is_object(said) ? said : NULL, old, language, *text ? text : NULL);
	json_t *step = asked_json(scenario, ask, words);

	if (why && old->ask == ask->ask && old->answer_count == ask->answer_count)
		json_object_set(step, "why", why);
	return step;
}

json_t *step_of_marks(const struct scenario_mark *marks, int count)
{
	return json_pack("{s:o}", "marks", marks_json(marks, count));
}

json_t *step_of_camera(const struct scenario_camera *camera)
{
	return json_pack("{s:o}", "camera", camera_json(camera));
}

json_t *step_of_claim(const struct game *game, const struct move *move)
{
	json_t *claim = json_pack("{s:o}", "legal", wire_move(game_tile_set(game), move));

	if (claim)
		claim_decide(claim, game);
	return claim;
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

json_t *step_of_state(const struct game *game)
{
	json_t *state = wire_state(game);
	json_t *check = json_pack("{s:{s:O,s:o}}", "expect", "scores", json_object_get(state, "scores"), "supply",
	                          supply_short(json_object_get(state, "supply")));

	json_decref(state);
	return check;
}

json_t *step_of_feature(const struct game *game, const struct feature *feature, struct cell cell, struct spot spot)
{
	static const char *const members[] = {"complete", "points_now", "owners"};
	json_t *check = json_pack("{s:o}", "feature", wire_place(cell, spot)), *now = wire_feature(game, feature);

	for (size_t i = 0; i < sizeof members / sizeof *members; i++)
		json_object_set(check, members[i], json_object_get(now, members[i]));
	json_decref(now);
	return check;
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
