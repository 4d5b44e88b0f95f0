/* The request "evaluate": what a game would end with now, compared with what `end` leads to on a second protocol. */
#include <stdio.h>
#include <string.h>

#include "suite.h"
#include "talk.h"

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
	json_object_foreach(json_object_get(answer, "parts"), color, parts) {
		json_int_t sum = 0;
		json_object_foreach(parts, part, points) {
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

static Suite *suite(void)
{
	Suite *whole = suite_create("evaluate");
	TCase *tests = tcase_create("evaluate");

	tcase_add_checked_fixture(tests, setup_protocols, teardown_protocols);
	tcase_add_loop_test(tests, test_evaluate, 0, GAMES);
	tcase_add_test(tests, test_evaluate_given_scores);
	tcase_add_test(tests, test_evaluate_over_at_once);
	tcase_add_test(tests, test_evaluate_sends_nobody);
	suite_add_tcase(whole, tests);
	return whole;
}

int main(void) { return suite_run(suite()); }
