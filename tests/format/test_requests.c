/* The requests of a program that thinks: board, remaining, evaluate, lists of moves, load and save, the echo of its
 * id, hidden games.  What they say is compared with what the older requests lead to on a second protocol. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <jansson.h>

#include "protocol.h"
#include "suite.h"

static struct protocol *protocol, *other;

static void setup_protocols(void)
{
	protocol = protocol_create(tiles);
	other = protocol_create(tiles);
}

static void teardown_protocols(void)
{
	protocol_destroy(protocol);
	protocol_destroy(other);
}

static json_t *ask_text(struct protocol *whom, const char *line)
{
	char *text = protocol_answer(whom, line, strlen(line));
	json_t *answer = json_loads(text, JSON_REJECT_DUPLICATES, NULL);

	ck_assert_msg(answer != NULL, "no JSON: %s", text);
	free(text);
	return answer;
}

/* Takes the request. */
static json_t *ask_json(struct protocol *whom, json_t *request)
{
	char *line = json_dumps(request, JSON_COMPACT);
	json_t *answer = ask_text(whom, line);

	free(line);
	json_decref(request);
	return answer;
}

static bool is_good(const json_t *answer) { return json_is_true(json_object_get(answer, "ok")); }

static const char *sentence(const json_t *answer)
{
	const char *text = json_string_value(json_object_get(answer, "error"));

	return text ? text : "";
}

/* An answer that must be a good one. */
static json_t *good(struct protocol *whom, const char *line)
{
	json_t *answer = ask_text(whom, line);

	ck_assert_msg(is_good(answer), "%s: %s", line, sentence(answer));
	return answer;
}

static json_t *good_json(struct protocol *whom, json_t *request)
{
	json_t *answer = ask_json(whom, request);

	ck_assert_msg(is_good(answer), "%s", sentence(answer));
	return answer;
}

static void good_only(struct protocol *whom, const char *line) { json_decref(good(whom, line)); }

/* Refused with these words in the sentence, and nothing changed. */
static void refused(const char *line, const char *words)
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

enum { GAMES = sizeof games / sizeof *games };

static int playing; /* which of them */

static void begin(int game, int seed, bool hidden)
{
	char line[400];

	playing = game;
	snprintf(line, sizeof line,
	         "{\"cmd\":\"new\",\"game\":\"%s\",\"players\":%s,\"settings\":%s,\"seed\":%d,\"hidden\":%s}",
	         games[game].game, games[game].players, games[game].settings, seed, hidden ? "true" : "false");
	good_only(protocol, line);
}

/* One of the legal moves, or NULL: free() it. */
static char *choose(struct rng *rng)
{
	json_t *answer = good(protocol, "{\"cmd\":\"legal\"}"), *moves = json_object_get(answer, "moves");
	size_t count = json_array_size(moves);
	char *move = count ? strdup(json_string_value(json_array_get(moves, rng_below(rng, (uint32_t)count)))) : NULL;

	json_decref(answer);
	return move;
}

static json_t *play(struct protocol *whom, const char *move)
{
	return good_json(whom, json_pack("{s:s,s:s}", "cmd", "play", "move", move));
}

static json_t *state_of(struct protocol *whom)
{
	json_t *answer = good(whom, "{\"cmd\":\"state\"}"), *state = json_incref(json_object_get(answer, "state"));

	json_decref(answer);
	return state;
}

/* A second protocol with the same game. */
static void copy_over(void)
{
	json_t *saved = good(protocol, "{\"cmd\":\"save\"}");

	json_decref(
	    good_json(other, json_pack("{s:s,s:O}", "cmd", "load", "scenario", json_object_get(saved, "scenario"))));
	json_decref(saved);
}

/* ---- evaluate ---- */

/* What the points of events were paid for, by colour and part. */
static void account(json_t *parts, const json_t *events)
{
	for (size_t i = 0; i < json_array_size(events); i++) {
		const json_t *event = json_array_get(events, i);
		const char *reason = json_string_value(json_object_get(event, "reason"));
		json_t *player;
		const char *part;
		if (strcmp(json_string_value(json_object_get(event, "event")), "scored") != 0)
			continue;
		/* What is paid for no feature has a part of its own name. */
		part = strstr("king robber goods keep wall", reason)
		           ? reason
		           : json_string_value(json_object_get(event, "kind"));
		player = json_object_get(parts, json_string_value(json_object_get(event, "player")));
		json_object_set_new(player, part,
		                    json_integer(json_integer_value(json_object_get(player, part)) +
		                                 json_integer_value(json_object_get(event, "points"))));
	}
}

static void parts_sum_to_final(const json_t *answer)
{
	const json_t *final = json_object_get(answer, "final");
	const char *color, *part;
	json_t *parts, *points;

	ck_assert_uint_eq(json_object_size(final), json_object_size(json_object_get(answer, "parts")));
	json_object_foreach(json_object_get(answer, "parts"), color, parts)
	{
		json_int_t sum = 0;
		json_object_foreach(parts, part, points)
		{
			ck_assert_int_ne(json_integer_value(points), 0);
			sum += json_integer_value(points);
		}
		ck_assert_int_eq(sum, json_integer_value(json_object_get(final, color)));
	}
}

/* The same as `end` leads to on another protocol; figures owed to be sent stay, as there they cannot. */
static void evaluate_is_end(const json_t *parts)
{
	json_t *answer = good(protocol, "{\"cmd\":\"evaluate\"}"), *state = state_of(protocol), *ended, *wanted;

	parts_sum_to_final(answer);
	ck_assert(json_equal(json_object_get(answer, "scores"), json_object_get(state, "scores")));
	json_decref(state);
	copy_over();
	ended = ask_text(other, "{\"cmd\":\"end\"}");
	state = json_object_get(ended, "state");
	if (is_good(ended) && json_is_true(json_object_get(state, "over"))) {
		ck_assert(json_equal(json_object_get(answer, "final"), json_object_get(state, "scores")));
		wanted = json_deep_copy(parts);
		account(wanted, json_object_get(ended, "events"));
		ck_assert(json_equal(json_object_get(answer, "parts"), wanted));
		json_decref(wanted);
	}
	json_decref(ended);
	json_decref(answer);
}

static json_t *no_parts(void)
{
	json_t *state = state_of(protocol), *parts = json_object();
	const char *color;
	json_t *score;

	json_object_foreach(json_object_get(state, "scores"), color, score)
	    json_object_set_new(parts, color, json_object());
	json_decref(state);
	return parts;
}

START_TEST(test_evaluate)
{
	struct rng rng;
	json_t *parts;
	char *move;
	int n = 0;

	rng_seed(&rng, 100 + (uint64_t)_i);
	begin(_i % GAMES, 40 + _i, false);
	parts = no_parts();
	for (; (move = choose(&rng)); n++) {
		json_t *before = state_of(protocol), *after, *answer;
		if (n % 17 == 0)
			evaluate_is_end(parts);
		after = state_of(protocol);
		ck_assert(json_equal(before, after)); /* nothing was touched */
		json_decref(before);
		json_decref(after);
		answer = play(protocol, move);
		account(parts, json_object_get(answer, "events"));
		json_decref(answer);
		free(move);
	}
	json_t *answer = good(protocol, "{\"cmd\":\"evaluate\"}");
	ck_assert(json_equal(json_object_get(answer, "final"), json_object_get(answer, "scores")));
	ck_assert(json_equal(json_object_get(answer, "parts"), parts));
	json_decref(answer);
	/* What was taken back is forgotten. */
	good_only(protocol, "{\"cmd\":\"undo\",\"moves\":10}");
	answer = good(protocol, "{\"cmd\":\"evaluate\"}");
	parts_sum_to_final(answer);
	json_decref(answer);
	json_decref(parts);
}
END_TEST

/* A table of one tile with a thief of blue's, red's points given with it, and what is drawn next. */
static void evaluates_given(const char *tile, const char *deck)
{
	json_t *answer, *wanted;
	char line[300];

	snprintf(
	    line, sizeof line,
	    "{\"cmd\":\"position\",\"players\":[\"red\",\"blue\"],\"tiles\":[[\"%s\",0,0,0]],\"scores\":{\"red\":17},"
	    "\"figures\":[{\"player\":\"blue\",\"at\":[0,0],\"on\":\"road:W\"}],\"deck\":[\"%s\"]}",
	    tile, deck);
	good_only(protocol, line);
	answer = good(protocol, "{\"cmd\":\"evaluate\"}");
	wanted = json_pack("{s:{s:i},s:{s:i}}", "red", "given", 17, "blue", "road", 1);
	ck_assert(json_equal(json_object_get(answer, "parts"), wanted));
	json_decref(wanted);
	json_decref(answer);
}

START_TEST(test_evaluate_given_scores) { evaluates_given("D", "B"); }
END_TEST

/* A table whose deck fits nowhere is over at once; what the ending paid was not given with it. */
START_TEST(test_evaluate_over_at_once) { evaluates_given("V", "C"); }
END_TEST

/* Whoever is owed a way out of the market at the end is reckoned as staying. */
START_TEST(test_evaluate_sends_nobody)
{
	char *text;
	size_t length;
	json_t *answer;
	char *line;

	text = suite_file(suite_path("tests/format/sessions/count.txt"), &length);
	for (line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
		if (line[0] == '>' && !strstr(line, "send market"))
			good_only(protocol, line + 2);
	free(text);
	ck_assert_int_eq(game_decision(protocol_game(protocol)).kind, DECISION_SEND);
	answer = good(protocol, "{\"cmd\":\"evaluate\"}");
	ck_assert_int_eq(json_integer_value(json_object_get(json_object_get(answer, "final"), "red")), 0);
	ck_assert_int_eq(json_integer_value(json_object_get(json_object_get(answer, "final"), "blue")), 7);
	json_decref(answer);
	ck_assert_int_eq(game_decision(protocol_game(protocol)).kind, DECISION_SEND);
}
END_TEST

/* ---- board, remaining ---- */

static bool word_in(const char *word, const char *words) { return strstr(words, word) != NULL; }

/* The members of a state that a table tells. */
static json_t *table_state(struct protocol *whom)
{
	json_t *state = state_of(whom);
	const char *key;
	json_t *value;
	void *next;

	json_object_foreach_safe(state, next, key, value)
	{
		if (word_in(key, "turn placed aside hash wall"))
			json_object_del(state, key);
	}
	return state;
}

static void position_of_board(void)
{
	json_t *board = good(protocol, "{\"cmd\":\"board\"}"), *a, *b;

	ck_assert_ptr_null(json_object_get(board, "exact"));
	json_object_del(board, "ok");
	json_object_set_new(board, "cmd", json_string("position"));
	json_object_set_new(board, "game", json_string(games[playing].game));
	json_decref(good_json(other, board));
	a = table_state(protocol);
	b = table_state(other);
	ck_assert_msg(json_equal(a, b), "%s %s", json_dumps(a, 0), json_dumps(b, 0));
	json_decref(a);
	json_decref(b);
	a = good(protocol, "{\"cmd\":\"legal\"}");
	b = good(other, "{\"cmd\":\"legal\"}");
	ck_assert(json_equal(a, b));
	json_decref(a);
	json_decref(b);
	a = good(protocol, "{\"cmd\":\"evaluate\"}");
	b = good(other, "{\"cmd\":\"evaluate\"}");
	ck_assert(json_equal(json_object_get(a, "final"), json_object_get(b, "final")));
	json_decref(a);
	json_decref(b);
}

/* In `figure` and the like the table says what it cannot tell. */
static void board_is_not_exact(void)
{
	json_t *board = good(protocol, "{\"cmd\":\"board\"}"), *state = state_of(protocol);

	ck_assert(json_is_false(json_object_get(board, "exact")));
	ck_assert(json_equal(json_object_get(board, "decision"), json_object_get(state, "decision")));
	ck_assert(json_equal(json_object_get(board, "placed"), json_object_get(state, "placed")));
	json_decref(board);
	json_decref(state);
}

START_TEST(test_board_is_a_position)
{
	struct rng rng;
	char *move;
	int n = 0;

	rng_seed(&rng, 300 + (uint64_t)_i);
	begin(_i % GAMES, 70 + _i, _i >= GAMES);
	while ((move = choose(&rng))) {
		json_t *state = state_of(protocol);
		bool exact = strcmp(json_string_value(json_object_get(state, "decision")), "tile") == 0;
		if (!exact)
			board_is_not_exact();
		else if (n++ % 3 == 0)
			position_of_board();
		json_decref(state);
		json_decref(play(protocol, move));
		free(move);
	}
	board_is_not_exact(); /* the game is over */
}
END_TEST

/* The deck as it was given, less what was drawn. */
static json_t *count_ids(const json_t *deck, size_t from)
{
	json_t *counts = json_object();

	for (size_t i = from; i < json_array_size(deck); i++) {
		const char *id = json_string_value(json_array_get(deck, i));
		json_object_set_new(counts, id, json_integer(1 + json_integer_value(json_object_get(counts, id))));
	}
	return counts;
}

START_TEST(test_remaining)
{
	json_t *deck = json_pack("[s,s,s,s,s,s]", "U", "E", "U", "B", "V", "U");
	struct rng rng;
	size_t drawn = 1;
	char *move;

	rng_seed(&rng, 8);
	json_decref(
	    good_json(protocol, json_pack("{s:s,s:[s,s],s:O}", "cmd", "new", "players", "red", "blue", "deck", deck)));
	while ((move = choose(&rng))) {
		json_t *answer = good(protocol, "{\"cmd\":\"remaining\"}"), *wanted = count_ids(deck, drawn), *events;
		ck_assert(json_equal(json_object_get(answer, "tiles"), wanted));
		ck_assert_uint_eq((size_t)json_integer_value(json_object_get(answer, "unseen")), 6 - drawn);
		json_decref(answer);
		json_decref(wanted);
		answer = play(protocol, move);
		events = json_object_get(answer, "events");
		for (size_t i = 0; i < json_array_size(events); i++)
			drawn +=
			    !strcmp(json_string_value(json_object_get(json_array_get(events, i), "event")), "drawn");
		json_decref(answer);
		free(move);
	}
	ck_assert_uint_eq(drawn, 6);
	json_decref(deck);
}
END_TEST

/* The board of a game shows the pile sorted, never in its order. */
START_TEST(test_board_hides_the_order)
{
	static const char *const decks[] = {"\"E\",\"V\",\"B\",\"U\"", "\"E\",\"U\",\"V\",\"B\""};
	json_t *boards[2];

	for (int i = 0; i < 2; i++) {
		char line[120];
		snprintf(line, sizeof line, "{\"cmd\":\"new\",\"players\":[\"red\",\"blue\"],\"deck\":[%s]}", decks[i]);
		good_only(protocol, line);
		boards[i] = good(protocol, "{\"cmd\":\"board\"}");
	}
	ck_assert(json_equal(boards[0], boards[1]));
	ck_assert_str_eq(json_string_value(json_array_get(json_object_get(boards[0], "deck"), 0)), "E");
	ck_assert_str_eq(json_string_value(json_array_get(json_object_get(boards[0], "deck"), 1)), "B");
	json_decref(boards[0]);
	json_decref(boards[1]);
}
END_TEST

/* ---- lists of moves ---- */

#define GAME                                                                                                           \
	"{\"cmd\":\"new\",\"players\":[\"red\",\"blue\"],\"settings\":{\"edition\":\"old\"},\"deck\":[\"E\",\"B\"]}"

START_TEST(test_play_list)
{
	json_t *whole, *events = json_array(), *answer;
	static const char *const moves[] = {"place E 0,-1 2", "meeple city:S", "place B 0,1 0", "meeple monastery"};

	good_only(protocol, GAME);
	good_only(other, GAME);
	for (int i = 0; i < 4; i++) {
		answer = play(other, moves[i]);
		json_array_extend(events, json_object_get(answer, "events"));
		json_decref(answer);
	}
	whole = good(protocol, "{\"cmd\":\"play\",\"moves\":[\"place E 0,-1 2\",\"meeple city:S\",\"place B 0,1 0\","
	                       "\"meeple monastery\"]}");
	ck_assert(json_equal(json_object_get(whole, "events"), events));
	ck_assert_uint_eq(game_hash(protocol_game(protocol)), game_hash(protocol_game(other)));
	json_decref(whole);
	json_decref(events);
	good_only(protocol, "{\"cmd\":\"undo\",\"moves\":4}");
	good_only(protocol, "{\"cmd\":\"play\",\"moves\":[]}");
	refused("{\"cmd\":\"undo\"}", "no move to take back");
}
END_TEST

START_TEST(test_play_list_refused)
{
	json_t *answer;

	good_only(protocol, GAME);
	answer = ask_text(protocol, "{\"cmd\":\"play\",\"moves\":[\"place E 0,-1 2\",\"pass\",\"pass\"]}");
	ck_assert_int_eq(json_integer_value(json_object_get(answer, "played")), 2);
	json_decref(answer);
	refused("{\"cmd\":\"play\",\"moves\":[\"place E 0,-1 2\",\"meeple city:N\"]}", "1 was played");
	refused("{\"cmd\":\"play\",\"moves\":[\"place E 0,-1 2\",7]}", "text");
	refused("{\"cmd\":\"play\",\"moves\":[\"place E 0,-1 2\",\"meple city:N\"]}", "no move");
	refused("{\"cmd\":\"play\",\"moves\":\"pass\"}", "list");
	refused("{\"cmd\":\"play\",\"move\":\"pass\",\"moves\":[]}", "not both");
	refused("{\"cmd\":\"undo\",\"moves\":0}", "out of range");
	refused("{\"cmd\":\"undo\",\"moves\":1.5}", "whole number");
	good_only(protocol, "{\"cmd\":\"play\",\"move\":\"place E 0,-1 2\"}");
	refused("{\"cmd\":\"undo\",\"moves\":2}", "only 1 move");
}
END_TEST

/* ---- load, save ---- */

START_TEST(test_save_and_load)
{
	struct rng rng;
	char *move;
	int n = 0;

	rng_seed(&rng, 500 + (uint64_t)_i);
	begin(_i % GAMES, 90 + _i, _i >= GAMES);
	for (; (move = choose(&rng)); n++) {
		if (n % 11 == 3) {
			json_t *a, *b;
			copy_over();
			a = state_of(protocol);
			b = state_of(other);
			ck_assert(json_equal(a, b)); /* its hash too */
			json_decref(a);
			json_decref(b);
			good_only(other, "{\"cmd\":\"undo\",\"moves\":3}");
			good_only(protocol, "{\"cmd\":\"undo\",\"moves\":3}");
			ck_assert_uint_eq(game_hash(protocol_game(protocol)), game_hash(protocol_game(other)));
			free(move);
			move = choose(&rng);
		}
		json_decref(play(protocol, move));
		free(move);
		if (n > 400) /* it goes back now and then */
			break;
	}
}
END_TEST

static const char *const bad_loads[][2] = {
    {"{\"cmd\":\"load\"}", "neither"},
    {"{\"cmd\":\"load\",\"file\":\"x\",\"scenario\":{}}", "both"},
    {"{\"cmd\":\"load\",\"file\":7}", "text"},
    {"{\"cmd\":\"load\",\"file\":\"/no/such/file\"}", "cannot be opened"},
    {"{\"cmd\":\"load\",\"file\":\"/dev/zero\"}", "no ordinary file"},
    {"{\"cmd\":\"load\",\"file\":\".\"}", "directory"},
    {"{\"cmd\":\"load\",\"scenario\":7}", "object"},
    {"{\"cmd\":\"load\",\"scenario\":{}}", "\"format\" is missing"},
    {"{\"cmd\":\"load\",\"scenario\":{\"format\":1,\"players\":[\"red\",\"blue\"],\"deck\":[\"E\"],"
     "\"moves\":[\"place E 9,9 0\"]}}",
     "not legal"},
    {"{\"cmd\":\"load\",\"scenario\":{\"format\":1,\"players\":[\"red\",\"blue\"],\"deck\":[\"E\"],"
     "\"moves\":[{\"expect\":{\"left\":2}}]}}",
     "left is 0, not 2"},
    {"{\"cmd\":\"load\",\"scenario\":{\"format\":1,\"players\":[\"red\",\"blue\"],\"deck\":[\"EE\"]}}", "deck[0]"},
};

START_TEST(test_load_refused)
{
	refused(bad_loads[_i][0], bad_loads[_i][1]);
	good_only(protocol, GAME);
	good_only(protocol, "{\"cmd\":\"play\",\"move\":\"place E 0,-1 2\"}");
	refused(bad_loads[_i][0], bad_loads[_i][1]);
}
END_TEST

/* A turn handed over is kept: in what is loaded, in what is taken back, in what is saved. */
START_TEST(test_load_file_with_turns)
{
	json_t *answer =
	    json_pack("{s:s,s:s}", "cmd", "load", "file", suite_path("data/scenarios/R-14.8-15-40-both.json"));
	json_t *final, *back;

	answer = good_json(protocol, answer);
	final = json_object_get(json_object_get(answer, "state"), "scores");
	ck_assert_int_eq(json_integer_value(json_object_get(final, "red")), 40);
	ck_assert_int_eq(json_integer_value(json_object_get(final, "blue")), 0);
	copy_over();
	ck_assert_uint_eq(game_hash(protocol_game(protocol)), game_hash(protocol_game(other)));
	json_decref(answer);
	back = good(protocol, "{\"cmd\":\"undo\"}");
	ck_assert(json_is_false(json_object_get(json_object_get(back, "state"), "over")));
	json_decref(back);
	json_decref(good(protocol, "{\"cmd\":\"end\"}"));
	ck_assert_uint_eq(game_hash(protocol_game(protocol)), game_hash(protocol_game(other)));
}
END_TEST

/* ---- id ---- */

static const char *const ids[] = {"7", "\"a\"", "null", "[1,{\"b\":[]}]", "{}", "false", "-0.5", "\"\\u00e9\""};
static const char *const with_id[] = {
    GAME,
    "{\"cmd\":\"legal\"}",
    "{\"cmd\":\"play\",\"move\":\"place E 0,-1 2\"}",
    "{\"cmd\":\"play\",\"moves\":[\"place E 0,-1 2\"]}", /* refused */
    "{\"cmd\":\"undo\"}",
    "{\"cmd\":\"state\"}",
    "{\"cmd\":\"feature\",\"at\":[0,0],\"on\":\"city:N\"}",
    "{\"cmd\":\"board\"}",
    "{\"cmd\":\"remaining\"}",
    "{\"cmd\":\"evaluate\"}",
    "{\"cmd\":\"end\"}",
    "{\"cmd\":\"save\"}",
    "{\"cmd\":\"load\"}",          /* refused */
    "{\"cmd\":\"state\",\"x\":1}", /* refused */
    "{\"cmd\":7}",                 /* refused */
    "{}",                          /* refused */
    "{\"cmd\":\"quit\"}",
};

START_TEST(test_id_comes_back)
{
	for (size_t i = 0; i < sizeof with_id / sizeof *with_id; i++) {
		json_t *request = json_loads(with_id[i], 0, NULL);
		json_t *id = json_loads(ids[_i], JSON_DECODE_ANY, NULL), *answer;
		json_object_set(request, "id", id);
		answer = ask_json(protocol, request);
		ck_assert_msg(json_equal(json_object_get(answer, "id"), id), "%s", with_id[i]);
		json_decref(answer);
		json_decref(id);
		answer = ask_text(protocol, i == 0 ? GAME : with_id[i]);
		ck_assert_ptr_null(json_object_get(answer, "id"));
		json_decref(answer);
	}
}
END_TEST

START_TEST(test_no_id_without_an_object)
{
	static const char *const lines[] = {"", "[{\"id\":1}]", "\"id\"", "{\"id\":1", "{\"id\":1,\"id\":1}", "7"};

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		json_t *answer = ask_text(protocol, lines[i]);
		ck_assert(!is_good(answer));
		ck_assert_ptr_null(json_object_get(answer, "id"));
		json_decref(answer);
	}
}
END_TEST

/* ---- hidden ---- */

START_TEST(test_hidden)
{
	json_t *answer, *state;

	good_only(protocol, "{\"cmd\":\"new\",\"players\":[\"red\",\"blue\"],\"hidden\":true,\"deck\":[\"E\",\"B\"]}");
	good_only(protocol, "{\"cmd\":\"play\",\"move\":\"place E 0,-1 2\"}");
	answer = good(protocol, "{\"cmd\":\"play\",\"move\":\"pass\"}");
	state = json_object_get(answer, "state");
	ck_assert_uint_eq(json_array_size(json_object_get(answer, "events")), 0);
	ck_assert_str_eq(json_string_value(json_object_get(state, "decision")), "draw");
	ck_assert_str_eq(json_string_value(json_object_get(state, "player")), "blue");
	ck_assert(json_is_null(json_object_get(state, "tile")));
	json_decref(answer);
	answer = good(protocol, "{\"cmd\":\"legal\"}");
	ck_assert_str_eq(json_string_value(json_array_get(json_object_get(answer, "moves"), 0)), "draw");
	ck_assert_uint_eq(json_array_size(json_object_get(answer, "moves")), 1);
	json_decref(answer);
	refused("{\"cmd\":\"play\",\"move\":\"pass\"}", "`draw`");
	answer = good(protocol, "{\"cmd\":\"play\",\"move\":\"draw\"}");
	ck_assert_uint_eq(json_array_size(json_object_get(answer, "events")), 1);
	ck_assert_str_eq(
	    json_string_value(json_object_get(json_array_get(json_object_get(answer, "events"), 0), "tile")), "B");
	json_decref(answer);
	refused("{\"cmd\":\"play\",\"move\":\"draw\"}", "`tile`");
	refused("{\"cmd\":\"new\",\"players\":[\"red\",\"blue\"],\"hidden\":1,\"seed\":1}", "true or false");
}
END_TEST

static Suite *suite(void)
{
	Suite *whole = suite_create("requests");
	TCase *tests = tcase_create("requests");

	tcase_add_checked_fixture(tests, setup_protocols, teardown_protocols);
	tcase_add_loop_test(tests, test_evaluate, 0, GAMES);
	tcase_add_test(tests, test_evaluate_given_scores);
	tcase_add_test(tests, test_evaluate_over_at_once);
	tcase_add_test(tests, test_evaluate_sends_nobody);
	tcase_add_loop_test(tests, test_board_is_a_position, 0, 2 * GAMES);
	tcase_add_test(tests, test_board_hides_the_order);
	tcase_add_test(tests, test_remaining);
	tcase_add_test(tests, test_play_list);
	tcase_add_test(tests, test_play_list_refused);
	tcase_add_loop_test(tests, test_save_and_load, 0, 2 * GAMES);
	tcase_add_loop_test(tests, test_load_refused, 0, sizeof bad_loads / sizeof *bad_loads);
	tcase_add_test(tests, test_load_file_with_turns);
	tcase_add_loop_test(tests, test_id_comes_back, 0, sizeof ids / sizeof *ids);
	tcase_add_test(tests, test_no_id_without_an_object);
	tcase_add_test(tests, test_hidden);
	suite_add_tcase(whole, tests);
	return whole;
}

int main(void) { return suite_run(suite()); }
