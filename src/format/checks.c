#include "steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HASH_DIGITS = 16, HASH_SIZE = HASH_DIGITS + 1 };

static void hash_write(uint64_t hash, char text[HASH_SIZE])
{
	snprintf(text, HASH_SIZE, "%0*llx", HASH_DIGITS, (unsigned long long)hash);
}

/* The hash of a start without a pile: it changes when the way of hashing does. */
static uint64_t hash_of_nothing(const struct tile_set *tiles)
{
	struct refusal refusal;
	struct setup setup;

	setup_init(&setup);
	setup.player_count = 2;
	setup.colors[1] = COLOR_RED;
	setup.has_deck = true;
	struct game *game = game_create(tiles, &setup, &refusal);
	uint64_t hash = game ? game_hash(game) : 0;
	game_destroy(game);
	return hash;
}

bool scenario_add_check(struct scenario *scenario, int moves, uint64_t hash)
{
	struct scenario_check *checks;

	while (scenario->check_count > 0 && scenario->checks[scenario->check_count - 1].moves >= moves)
		scenario->check_count--;
	checks = realloc(scenario->checks, (size_t)(scenario->check_count + 1) * sizeof *checks);
	if (!checks)
		return false;
	scenario->checks = checks;
	checks[scenario->check_count++] = (struct scenario_check){.moves = moves, .hash = hash};
	return true;
}

/* ---- reading ---- */

static bool read_check(struct reader *reader, const char *key, const json_t *value, struct scenario *scenario)
{
	const char *word;
	char *end;
	long moves = strtol(key, &end, 10);

	if (!reader_word(reader, value, &word))
		return false;
	if (strlen(word) != HASH_DIGITS || word[strspn(word, "0123456789abcdef")])
		return reader_fail(reader, "a check value has %d hexadecimal digits", HASH_DIGITS);
	if (strcmp(key, "with") == 0)
		return true;
	if (*end || end == key || moves < 0 || moves > scenario_move_count(scenario))
		return reader_fail(reader, "\"%.40s\" is no number of moves of this game", key);
	return scenario_add_check(scenario, (int)moves, strtoull(word, NULL, 16)) ||
	       reader_fail(reader, "out of memory");
}

bool checks_read(struct reader *reader, const json_t *root, struct scenario *scenario)
{
	struct reader_values check =
	    reader_member_pairs(reader, root, "checks", "\"checks\" must be an object of hashes by number of moves");
	const char *with = json_string_value(json_object_get(json_object_get(root, "checks"), "with"));
	char ours[HASH_SIZE];

	while (reader_next(&check))
		read_check(reader, check.key, check.value, scenario);
	hash_write(hash_of_nothing(scenario->tiles), ours);
	if (!with || strcmp(with, ours) != 0)
		scenario->check_count = 0;
	return !reader->failed;
}

/* ---- comparing ---- */

static bool diverges(const struct scenario *scenario, const struct replay *replay, struct format_error *error)
{
	const struct step *step = NULL;
	int moves = 0;

	for (int i = 0; i < scenario->step_count && moves < replay->moves; i++)
		if (step_is_move(&scenario->steps[i])) {
			step = &scenario->steps[i];
			moves++;
		}
	return format_fail(error, scenario->file, step ? step->line : 0, step ? step->column : 0,
	                   "after %d moves this is not the game that was saved: the file was changed, or it was played "
	                   "by other rules",
	                   replay->moves);
}

bool checks_hold(const struct scenario *scenario, struct format_error *error)
{
	enum replay_result result = REPLAY_MOVED;
	struct replay replay;
	int next = 0;

	if (!replay_init(&replay, scenario, error))
		return false;
	while (result == REPLAY_MOVED) {
		if (next < scenario->check_count && scenario->checks[next].moves == replay.moves &&
		    scenario->checks[next++].hash != game_hash(replay.game)) {
			diverges(scenario, &replay, error);
			result = REPLAY_FAILED;
			break;
		}
		result = replay_next(&replay, NULL, error);
	}
	replay_finish(&replay);
	return result == REPLAY_DONE;
}

/* ---- writing ---- */

json_t *checks_json(const struct scenario *scenario)
{
	int moves = scenario_move_count(scenario);
	json_t *checks;
	char text[HASH_SIZE], key[20];

	if (scenario->check_count == 0 || scenario->checks[0].moves > moves)
		return NULL;
	checks = json_object();
	hash_write(hash_of_nothing(scenario->tiles), text);
	json_object_set_new(checks, "with", json_string(text));
	for (int i = 0; i < scenario->check_count && scenario->checks[i].moves <= moves; i++) {
		hash_write(scenario->checks[i].hash, text);
		snprintf(key, sizeof key, "%d", scenario->checks[i].moves);
		json_object_set_new(checks, key, json_string(text));
	}
	return checks;
}
