#include <stdio.h>
#include <stdlib.h>

#include "expect.h"
#include "game_words.h"
#include "reader.h"

static bool replay_fail(const struct replay *replay, struct format_error *error, const char *text)
{
	const struct step *step =
	    replay->step < replay->scenario->step_count ? &replay->scenario->steps[replay->step] : NULL;

	return format_fail(error, replay->scenario->file, step ? step->line : 0, step ? step->column : 0, "%s", text);
}

/* The turn goes to a named player: the position starts again from its table. */
static bool pass_turn(struct replay *replay, int seat, struct format_error *error)
{
	struct refusal refusal;
	struct setup setup;
	struct game *game;

	if (!setup_continue(&setup, replay->game, seat))
		return replay_fail(replay, error, "the turn can be handed over between two turns only");
	game = game_create(replay->scenario->tiles, &setup, &refusal);
	if (!game) {
		replay_fail(replay, error, refusal.text);
		return format_refused(error, &refusal);
	}
	/* The tile in hand is drawn once more, as the first of the new game. */
	replay->turns = replay_turn(replay) - (game_decision(replay->game).kind == DECISION_TILE);
	replay->handed = true;
	game_destroy(replay->game);
	replay->game = game;
	replay->events = NULL;
	return true;
}

/* One claim that fails ends the replay, or is told. */
static bool claim_check(struct replay *replay, const json_t *claim, struct format_error *error)
{
	struct format_error difference;
	char text[FORMAT_TEXT_SIZE];

	if (check_holds(claim, replay->game, replay->events, text))
		return true;
	if (!replay->differs)
		return replay_fail(replay, error, text);
	replay_fail(replay, &difference, text);
	replay->differs(replay->data, &difference);
	return replay->differed = true;
}

/* One member of an expectation; what it says of several players, one by one: such an object names what matters, that of
 * the havens is complete. */
static void member_check(struct replay *replay, const char *key, json_t *value, struct format_error *error)
{
	const char *part;
	json_t *each;

	if (!json_is_object(value) || names_havens(key)) {
		json_t *one = json_pack("{s:{s:O}}", "expect", key, value);
		claim_check(replay, one, error);
		json_decref(one);
		return;
	}
	json_object_foreach(value, part, each) {
		json_t *one = json_pack("{s:{s:{s:O}}}", "expect", key, part, each);
		claim_check(replay, one, error);
		json_decref(one);
	}
}

static bool pass_check(struct replay *replay, const json_t *check, struct format_error *error)
{
	json_t *wanted = json_object_get(check, "expect"), *value;
	const char *key;

	if (!replay->checks)
		return true;
	if (!replay->differs || !wanted)
		return claim_check(replay, check, error);
	json_object_foreach(wanted, key, value)
		member_check(replay, key, value, error);
	return true;
}

/* Everything up to the next move. */
bool replay_pass(struct replay *replay, struct format_error *error)
{
	for (; replay->step < replay->scenario->step_count; replay->step++) {
		const struct step *step = &replay->scenario->steps[replay->step];
		bool good = true;
		switch (step->kind) {
		case STEP_TURN:
			good = pass_turn(replay, step->seat, error);
			break;
		case STEP_CHECK:
			good = pass_check(replay, step->check, error);
			break;
		case STEP_CAPTION:
		case STEP_MARKS:
		case STEP_CAMERA:
		case STEP_SHOT:
		case STEP_ASK:
			break;
		default:
			return true;
		}
		if (!good)
			return false;
	}
	return true;
}

static bool replay_begin(struct replay *replay, struct format_error *error)
{
	const struct scenario *scenario = replay->scenario;
	struct refusal refusal;

	replay->game = game_create(scenario->tiles, &scenario->setup, &refusal);
	if (!replay->game) {
		format_fail(error, scenario->file, 0, 0, "%s", refusal.text);
		return format_refused(error, &refusal);
	}
	if (replay_pass(replay, error))
		return true;
	replay_finish(replay);
	return false;
}

bool replay_init(struct replay *replay, const struct scenario *scenario, struct format_error *error)
{
	*replay = (struct replay){.scenario = scenario};
	return replay_begin(replay, error);
}

static bool play_end(struct replay *replay, struct event_list *events, struct format_error *error)
{
	return game_end(replay->game, events) ||
	       replay_fail(replay, error,
	                   game_over(replay->game) ? "the game cannot end here: it is over"
	                                           : "the game cannot end here: figures are still to be sent");
}

static bool play_move(struct replay *replay, const struct move *move, struct event_list *events,
                      struct format_error *error)
{
	char text[MOVE_TEXT_SIZE], sentence[FORMAT_TEXT_SIZE];
	struct refusal refusal;

	if (game_apply(replay->game, move, events))
		return true;
	move_format(move, replay->scenario->tiles, text);
	game_why_illegal(replay->game, move, &refusal);
	snprintf(sentence, sizeof sentence, "\"%s\" is not legal here: %s", text, refusal.text);
	replay_fail(replay, error, sentence);
	return format_refused(error, &refusal);
}

enum replay_result replay_next(struct replay *replay, struct event_list *events, struct format_error *error)
{
	const struct step *step;

	if (replay->step == replay->scenario->step_count)
		return REPLAY_DONE;
	step = &replay->scenario->steps[replay->step];
	if (events)
		events_clear(events);
	replay->events = events;
	bool good =
	    step->kind == STEP_END ? play_end(replay, events, error) : play_move(replay, &step->move, events, error);
	if (!good)
		return REPLAY_FAILED;
	replay->step++;
	replay->moves++;
	replay->handed = false;
	return replay_pass(replay, error) ? REPLAY_MOVED : REPLAY_FAILED;
}

int replay_turn(const struct replay *replay) { return replay->turns + game_turn(replay->game); }

void replay_finish(struct replay *replay)
{
	game_destroy(replay->game);
	replay->game = NULL;
}

struct game *scenario_play(const struct scenario *scenario, int moves, struct format_error *error)
{
	enum replay_result result = REPLAY_MOVED;
	struct replay replay;

	if (!replay_init(&replay, scenario, error))
		return NULL;
	while (result == REPLAY_MOVED && (moves < 0 || replay.moves < moves))
		result = replay_next(&replay, NULL, error);
	if (result != REPLAY_FAILED)
		return replay.game;
	replay_finish(&replay);
	return NULL;
}

/* To the end; *replay says how, and nothing of it is left. */
static bool walk(struct replay *replay, struct format_error *error)
{
	struct event_list *events = malloc(sizeof *events);
	enum replay_result result = REPLAY_FAILED;

	if (!events)
		return format_fail(error, replay->scenario->file, 0, 0, "out of memory");
	if (replay_begin(replay, error)) {
		do
			result = replay_next(replay, events, error);
		while (result == REPLAY_MOVED);
		replay_finish(replay);
	}
	free(events);
	return result == REPLAY_DONE;
}

bool scenario_check(const struct scenario *scenario, struct format_error *error)
{
	struct replay replay = {.scenario = scenario, .checks = true};

	return walk(&replay, error);
}

bool scenario_check_all(const struct scenario *scenario, void (*differs)(void *data, const struct format_error *error),
                        void *data)
{
	struct replay replay = {.scenario = scenario, .checks = true, .differs = differs, .data = data};
	struct format_error error;
	bool done = walk(&replay, &error);

	if (!done)
		differs(data, &error);
	return done && !replay.differed;
}
