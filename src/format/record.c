/* Claims made to say what the engine says. */
#include <string.h>

#include "steps.h"
#include "expect.h"
#include "wire.h"

/* ---- a move ---- */

void claim_decide(json_t *claim, const struct game *game)
{
	const char *key = json_object_get(claim, "illegal") ? "illegal" : "legal";
	json_t *move = json_incref(json_object_get(claim, key));
	struct step step = {.kind = STEP_CHECK, .check = claim};
	struct scenario_claim told;
	char text[FORMAT_TEXT_SIZE];

	json_object_clear(claim);
	json_object_set(claim, "legal", move);
	if (!check_holds(claim, game, NULL, text) && scenario_claim(&step, game, &told)) {
		json_object_clear(claim);
		json_object_set(claim, "illegal", move);
		if (told.refusal.reason && told.refusal.rule[0])
			json_object_set_new(claim, "rule", json_string(told.refusal.rule));
	}
	json_decref(move);
}

/* ---- members of a state or a feature ---- */

/* What holds, in the form of what was claimed: a number for the length of a list, or for the meeples of a supply; of
 * an object the members that were named. */
static json_t *value_now(const json_t *claimed, json_t *now)
{
	const char *key;
	json_t *each, *object;

	if (json_is_integer(claimed) && json_is_array(now))
		return json_integer((json_int_t)json_array_size(now));
	if (json_is_integer(claimed) && json_is_object(now))
		return json_incref(json_object_get(now, "meeple"));
	if (!json_is_object(claimed) || !json_is_object(now))
		return json_incref(now);
	object = json_object();
	json_object_foreach((json_t *)claimed, key, each) {
		json_t *there = json_object_get(now, key);
		if (there)
			json_object_set_new(object, key, value_now(each, there));
	}
	return object;
}

/* `now` has all members; `kept` is none of them. */
static void members_record(json_t *claims, const json_t *now, const char *kept)
{
	json_t *value, *copy = json_copy(claims);
	const char *key;

	json_object_foreach(copy, key, value) {
		json_t *there = json_object_get(now, key);
		if (there && strcmp(key, kept) != 0)
			json_object_set_new(claims, key, value_now(value, there));
	}
	json_decref(copy);
}

static void state_record(json_t *check, const struct game *game)
{
	json_t *now = wire_state(game), *legal = wire_legal(game);

	json_object_set(now, "moves", json_object_get(legal, "moves"));
	members_record(json_object_get(check, "expect"), now, "events");
	json_decref(legal);
	json_decref(now);
}

static void feature_record(json_t *check, const struct game *game)
{
	struct feature feature;
	struct cell cell;
	struct spot spot = {0};

	place_claimed(json_object_get(check, "feature"), &cell, &spot);
	if (!game_feature_at(game, cell.x, cell.y, spot, &feature))
		return;
	json_t *now = wire_feature(game, &feature);
	members_record(check, now, "feature");
	json_decref(now);
}

/* ---- all of them ---- */

static void check_record(json_t *check, const struct game *game)
{
	const char *key = check_key(check);

	if (strcmp(key, "expect") == 0)
		state_record(check, game);
	else if (strcmp(key, "feature") == 0)
		feature_record(check, game);
	else if (strcmp(key, "legal") == 0 || strcmp(key, "illegal") == 0)
		claim_decide(check, game);
}

int scenario_record(struct scenario *scenario, struct format_error *error)
{
	int changed = 0;

	for (int i = 0; i < scenario->step_count; i++) {
		struct step *step = &scenario->steps[i];
		char text[FORMAT_TEXT_SIZE];

		if (step->kind != STEP_CHECK)
			continue;
		struct game *game = scenario_game_at(scenario, i, error);
		if (!game)
			return -1;
		if (!check_holds(step->check, game, NULL, text)) {
			json_t *before = json_deep_copy(step->check);
			check_record(step->check, game);
			changed += !json_equal(before, step->check);
			json_decref(before);
		}
		game_destroy(game);
	}
	return changed;
}
