/* The requests of a program that thinks: board, remaining, lists of moves, load and save, the echo of its id, hidden
 * games.  What they say is compared with what the older requests lead to on a second protocol. */
#include <stdio.h>
#include <string.h>

#include "suite.h"
#include "talk.h"

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
	json_object_set_new(board, "game", json_string(game_playing()));
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

/* While an abbey may be laid in a turn it is one; in the round after the last tile it is not, though tiles may be left
 * that nobody can draw (R-29.3, R-31.6). */
START_TEST(test_board_in_the_round_of_abbeys)
{
	json_decref(good(protocol,
	                 "{\"cmd\":\"position\",\"players\":[\"red\",\"blue\"],"
	                 "\"settings\":{\"abbey\":\"on\",\"dragon\":\"on\"},"
	                 "\"tiles\":[[\"B\",0,-1,0],[\"U\",-1,0,0],[\"B\",1,0,0],[\"B\",0,1,0],"
	                 "[\"B\",-1,-1,0],[\"B\",1,-1,0],[\"B\",-1,1,0]],\"deck\":[\"U\",\"PD_dragon_cap\"]}"));
	position_of_board();
	json_decref(play(protocol, "pass"));
	json_decref(play(protocol, "place U -1,2 0"));
	json_decref(play(protocol, "pass"));
	json_t *legal = good(protocol, "{\"cmd\":\"legal\"}");
	ck_assert_str_eq(json_string_value(json_object_get(legal, "decision")), "abbey");
	json_decref(legal);
	board_is_not_exact();
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

/* What is no move is refused with the forms of those that are possible now, and with who may be put. */
START_TEST(test_the_forms_of_moves_are_told)
{
	static const char wrong[] = "{\"cmd\":\"play\",\"move\":\"x\"}";

	good_only(protocol, NEW "\"settings\":{\"inns\":\"on\",\"abbot\":\"on\"},\"deck\":[\"B\",\"E\"]}");
	refused(wrong, "now it is: place ID X,Y R");
	good_only(protocol, "{\"cmd\":\"play\",\"move\":\"place B 0,1 0\"}");
	refused(wrong, "now it is one of: FIGURE SPOT, pass; FIGURE is meeple, abbot or big");
	good_only(protocol, "{\"cmd\":\"play\",\"move\":\"abbot monastery\"}");
	good_only(protocol, "{\"cmd\":\"play\",\"move\":\"place E 0,2 2\"}");
	refused(wrong, "now it is one of: FIGURE SPOT, pass; FIGURE is meeple or big");
	good_only(protocol, NEW "\"settings\":{\"abbot\":\"on\"},\"deck\":[\"B\",\"E\",\"E\"]}");
	good_only(protocol,
	          "{\"cmd\":\"play\",\"moves\":[\"place B 0,1 0\",\"abbot monastery\",\"place E 0,2 2\",\"pass\","
	          "\"place E 1,2 2\"]}");
	refused(wrong, "now it is one of: FIGURE SPOT, recall, pass; FIGURE is meeple");
}
END_TEST

static Suite *suite(void)
{
	Suite *whole = suite_create("requests");
	TCase *tests = tcase_create("requests");

	tcase_add_checked_fixture(tests, setup_protocols, teardown_protocols);
	tcase_add_loop_test(tests, test_board_is_a_position, 0, 2 * GAMES);
	tcase_add_test(tests, test_board_in_the_round_of_abbeys);
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
	tcase_add_test(tests, test_the_forms_of_moves_are_told);
	suite_add_tcase(whole, tests);
	return whole;
}

int main(void) { return suite_run(suite()); }
