#include "talk.h"

#include <stdio.h>
#include <string.h>

#include "suite.h"

struct protocol *protocol, *other;

static int playing; /* which of the games by chance */

void setup_protocols(void)
{
	playing = 0; /* not every system has a process for each test */
	protocol = protocol_create(tiles);
	other = protocol_create(tiles);
}

void teardown_protocols(void)
{
	protocol_destroy(protocol);
	protocol_destroy(other);
}

json_t *ask_text(struct protocol *whom, const char *line)
{
	char *text = protocol_answer(whom, line, strlen(line));
	json_t *answer = json_loads(text, JSON_REJECT_DUPLICATES, NULL);

	ck_assert_msg(answer != NULL, "no JSON: %s", text);
	ck_assert_msg(strchr(text, '\n') == NULL, "two lines: %s", text);
	ck_assert(json_is_boolean(json_object_get(answer, "ok")));
	free(text);
	return answer;
}

json_t *ask_json(struct protocol *whom, json_t *request)
{
	char *line = json_dumps(request, JSON_COMPACT);
	json_t *answer = ask_text(whom, line);

	free(line);
	json_decref(request);
	return answer;
}

bool is_good(const json_t *answer) { return json_is_true(json_object_get(answer, "ok")); }

const char *sentence(const json_t *answer)
{
	const char *text = json_string_value(json_object_get(answer, "error"));

	return text ? text : "";
}

json_t *good(struct protocol *whom, const char *line)
{
	json_t *answer = ask_text(whom, line);

	ck_assert_msg(is_good(answer), "%s: %s", line, sentence(answer));
	return answer;
}

json_t *good_json(struct protocol *whom, json_t *request)
{
	json_t *answer = ask_json(whom, request);

	ck_assert_msg(is_good(answer), "%s", sentence(answer));
	return answer;
}

void good_only(struct protocol *whom, const char *line) { json_decref(good(whom, line)); }

uint64_t hash_now(void) { return protocol_game(protocol) ? game_hash(protocol_game(protocol)) : 0; }

void refused(const char *line, const char *words)
{
	json_t *before = protocol_game(protocol) ? good(protocol, "{\"cmd\":\"save\"}") : NULL, *after;
	json_t *answer = ask_text(protocol, line);

	ck_assert_msg(!is_good(answer), "%s was accepted", line);
	ck_assert_msg(strstr(sentence(answer), words) != NULL, "%s: %s", line, sentence(answer));
	json_decref(answer);
	after = protocol_game(protocol) ? good(protocol, "{\"cmd\":\"save\"}") : NULL;
	ck_assert(json_equal(before, after) || (!before && !after));
	json_decref(before);
	json_decref(after);
}

/* ---- games by chance ---- */

static const struct {
	const char *game, *players, *settings;
} games[] = {
    {"carcassonne", "[\"red\",\"blue\"]", "{\"edition\":\"old\"}"},
    {"carcassonne", "[\"red\",\"blue\",\"green\"]",
     "{\"farm\":\"city4\",\"two_tile\":2,\"king\":\"on\",\"kr_final\":\"running\"}"},
    {"carcassonne", "[\"yellow\",\"blue\",\"green\",\"red\"]",
     "{\"start\":\"river1\",\"abbot\":\"on\",\"king\":\"on\"}"},
    {"carcassonne", "[\"black\",\"blue\",\"green\"]",
     "{\"start\":\"river2\",\"pigs\":1,\"new_land\":\"on\",\"shrines\":\"on\"}"},
    {"carcassonne", "[\"red\",\"blue\",\"green\",\"black\",\"yellow\"]",
     "{\"start\":\"count\",\"king\":\"on\",\"shrines\":\"on\",\"abbot\":\"on\",\"kr_final\":\"15_40\"}"},
    {"carcassonne", "[\"blue\",\"red\"]", "{\"start\":\"count\",\"count_final\":\"any\",\"farm\":\"city3\"}"},
    {"carcassonne", "[\"red\",\"pink\",\"blue\"]", "{\"inns\":\"on\",\"traders\":\"on\",\"edition\":\"old\"}"},
    {"castle", "[\"red\",\"blue\"]", "{\"corner\":\"last\",\"well4\":2}"},
};

_Static_assert(sizeof games / sizeof *games == GAMES, "talk.h knows how many");

void begin(int game, int seed, bool hidden)
{
	char line[400];

	playing = game;
	snprintf(line, sizeof line,
	         "{\"cmd\":\"new\",\"game\":\"%s\",\"players\":%s,\"settings\":%s,\"seed\":%d,\"hidden\":%s}",
	         games[game].game, games[game].players, games[game].settings, seed, hidden ? "true" : "false");
	good_only(protocol, line);
}

const char *game_playing(void) { return games[playing].game; }

char *choose(struct rng *rng)
{
	json_t *answer = good(protocol, "{\"cmd\":\"legal\"}"), *moves = json_object_get(answer, "moves");
	size_t count = json_array_size(moves);
	char *move = count ? strdup(json_string_value(json_array_get(moves, rng_below(rng, (uint32_t)count)))) : NULL;

	json_decref(answer);
	return move;
}

json_t *play(struct protocol *whom, const char *move)
{
	return good_json(whom, json_pack("{s:s,s:s}", "cmd", "play", "move", move));
}

json_t *state_of(struct protocol *whom)
{
	json_t *answer = good(whom, "{\"cmd\":\"state\"}"), *state = json_incref(json_object_get(answer, "state"));

	json_decref(answer);
	return state;
}

void copy_over(void)
{
	json_t *saved = good(protocol, "{\"cmd\":\"save\"}");

	json_decref(
	    good_json(other, json_pack("{s:s,s:O}", "cmd", "load", "scenario", json_object_get(saved, "scenario"))));
	json_decref(saved);
}
