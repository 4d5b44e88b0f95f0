/* What the protocol refuses: every error case has a sentence and changes nothing, before a game and in one. */
#include <stdio.h>
#include <string.h>

#include "suite.h"
#include "talk.h"

static const struct {
	const char *line;
	const char *sentence; /* part of the answer's, or NULL: any */
} refusals[] = {
    {"", "empty"},
    {"   \r", "empty"},
    {"nonsense", "not JSON"},
    {"[1,2]", "object"},
    {"\"state\"", "not JSON"},
    {"{\"cmd\":\"state\"", "not JSON"},
    {"{\"cmd\":\"state\"} {}", "not JSON"},
    {"{\"cmd\":\"state\",\"cmd\":\"state\"}", "duplicate"},
    {"{}", "\"cmd\" is missing"},
    {"{\"cmd\":7}", "text"},
    {"{\"cmd\":\"STATE\"}", "no command \"STATE\""},
    {"{\"cmd\":\"state\",\"x\":1}", "unknown key \"x\""},
    {"{\"cmd\":\"quit\",\"x\":1}", "unknown key"},
    {NEW "\"seed\":1,\"sed\":1}", "unknown key"},
    {"{\"cmd\":\"new\",\"seed\":1}", "\"players\" is missing"},
    {"{\"cmd\":\"new\",\"players\":[\"red\"],\"seed\":1}", "at least 2"},
    {"{\"cmd\":\"new\",\"players\":[\"red\",\"blue\",\"green\",\"black\",\"yellow\",\"pink\",\"red\"],\"seed\":1}",
     "at most 6"},
    {"{\"cmd\":\"new\",\"players\":[\"red\",\"blue\",\"green\",\"black\",\"yellow\",\"pink\"],\"seed\":1}",
     "two to five"},
    {"{\"cmd\":\"new\",\"players\":[\"red\",\"red\"],\"seed\":1}", "twice"},
    {"{\"cmd\":\"new\",\"players\":[\"red\",\"pink\"],\"seed\":1}", "sixth player"},
    {"{\"cmd\":\"new\",\"players\":[\"red\",\"white\"],\"seed\":1}", "no colour"},
    {"{\"cmd\":\"new\",\"players\":[\"red\",{\"color\":\"blue\"}],\"seed\":1}", "text"},
    {NEW "\"game\":\"chess\",\"seed\":1}", "no game"},
    {NEW "\"settings\":{\"farm\":\"field4\"},\"seed\":1}", "field3cap"},
    {NEW "\"settings\":{\"farms\":\"field3\"},\"seed\":1}", "no setting"},
    {NEW "\"settings\":{\"two_tile\":3},\"seed\":1}", "4, 2"},
    {NEW "\"settings\":{\"abbot\":true},\"seed\":1}", "word or a number"},
    {NEW "\"settings\":{\"first_player\":3},\"seed\":1}", NULL},
    {NEW "\"settings\":{\"first_player\":0},\"seed\":1}", NULL},
    {NEW "\"settings\":7,\"seed\":1}", "object"},
    {"{\"cmd\":\"new\",\"players\":[\"red\",\"blue\"]}", "neither"},
    {NEW "\"seed\":1,\"deck\":[]}", "both"},
    {NEW "\"seed\":\"1\"}", "whole number"},
    {NEW "\"seed\":1.5}", "fraction"},
    {NEW "\"seed\":-1}", "out of range"},
    {NEW "\"seed\":9007199254740992}", "out of range"},
    {NEW "\"deck\":[\"E\",\"\"]}", "no tile"},
    {NEW "\"deck\":\"E\"}", "list"},
    {NEW "\"deck\":[\"R1_lake\"]}", NULL},                                           /* not the chosen start */
    {NEW "\"settings\":{\"start\":\"river1\"},\"deck\":[\"E\",\"R1_lake\"]}", NULL}, /* after land */
    {NEW "\"settings\":{\"start\":\"river1\"},\"deck\":[\"R2_mon\"]}", NULL},
    {NEW "\"settings\":{\"start\":\"river1\"},\"deck\":[\"R1_spring\"]}", NULL},
    {NEW "\"settings\":{\"start\":\"count\"},\"deck\":[\"CC00\"]}", NULL},
    {POSITION "\"deck\":[]}", "\"tiles\" is missing"},
    {POSITION "\"tiles\":[]}", "at least 1"},
    {TABLE "\"seed\":1}", "unknown key"},
    {POSITION "\"tiles\":[[\"D\",0,0]]}", "[id, x, y, rotation]"},
    {POSITION "\"tiles\":[[\"D\",0,0,4]]}", "out of range"},
    {POSITION "\"tiles\":[[\"D\",0,1000,0]]}", "out of range"},
    {POSITION "\"tiles\":[[\"D\",\"0\",0,0]]}", "whole number"},
    {POSITION "\"tiles\":[[\"DD\",0,0,0]]}", "no tile"},
    {POSITION "\"tiles\":[[\"D\",0,0,0],[\"E\",0,0,0]]}", NULL},
    {POSITION "\"tiles\":[[\"D\",0,0,0],[\"E\",1,0,0]]}", NULL},
    {POSITION "\"tiles\":[[\"D\",0,0,0],[\"E\",5,5,0]]}", NULL},
    {POSITION "\"tiles\":[" CITY_OF_CARCASSONNE "]}", NULL},
    {POSITION "\"settings\":{\"start\":\"count\"},\"tiles\":[" CITY_OF_CARCASSONNE "]}", NULL},
    {POSITION "\"tiles\":[" CITY_OF_CARCASSONNE ",[\"CC32\",3,2,0]]}", NULL}, /* without their start */
    {TABLE "\"figures\":[{\"player\":\"green\",\"at\":[0,0],\"on\":\"city:N\"}]}", "does not play"},
    {TABLE "\"figures\":[{\"player\":\"red\",\"at\":[0,0],\"on\":\"city:S\"}]}", NULL},
    {TABLE "\"figures\":[{\"player\":\"red\",\"at\":[1,0],\"on\":\"city:N\"}]}", NULL},
    {TABLE "\"figures\":[{\"player\":\"red\",\"at\":[0,0],\"on\":\"river:N\"}]}", "no spot"},
    {TABLE "\"figures\":[{\"player\":\"red\",\"at\":[0,0]}]}", "\"on\" is missing"},
    {TABLE "\"figures\":[{\"player\":\"red\",\"at\":[0,0],\"on\":\"city:N\",\"figure\":\"abbot\"}]}", NULL},
    {TABLE "\"figures\":[{\"player\":\"red\",\"quarter\":\"castle\"}]}", NULL}, /* no such module */
    {TABLE "\"figures\":[{\"player\":\"red\",\"quarter\":\"castle\",\"at\":[0,0]}]}", "either"},
    {TABLE "\"figures\":[{\"player\":\"red\",\"quarter\":\"harbour\"}]}", "no quarter"},
    {TABLE "\"settings\":{\"farm\":\"off\"},\"figures\":[{\"player\":\"red\",\"at\":[0,0],\"on\":\"field:EL\"}]}",
     NULL},
    {POSITION
     "\"tiles\":[[\"D\",0,0,0],[\"E\",0,-1,2]],\"figures\":[{\"player\":\"red\",\"at\":[0,0],\"on\":\"city:N\"}]}",
     NULL},
    {POSITION "\"tiles\":[[\"UG\",0,0,0]],\"settings\":{\"abbot\":\"on\"},\"figures\":[{\"player\":\"red\",\"at\":[0,0]"
              ",\"on\":\"garden\"}]}",
     NULL},
    {TABLE "\"king\":\"red\"}", "R-14"},
    {TABLE "\"king\":null}", "R-14"},
    {TABLE "\"robber\":\"red\"}", "R-14"},
    {TABLE "\"count\":\"castle\"}", NULL},
    {TABLE "\"count\":\"mill\"}", "no quarter"},
    {TABLE "\"count\":null}", "a text is needed"},
    {TABLE "\"scores\":{\"red\":-1}}", "out of range"},
    {TABLE "\"scores\":{\"red\":1000000}}", "out of range"},
    {TABLE "\"scores\":{\"green\":1}}", "does not play"},
    {TABLE "\"turn\":\"green\"}", "does not play"},
};

/* A sentence that has `words`, if they are given; nothing changes. */
static void refuses(const char *line, const char *words)
{
	uint64_t hash = hash_now();
	json_t *answer = ask_text(protocol, line);

	ck_assert_msg(!is_good(answer), "%s was accepted", line);
	ck_assert_msg(strlen(sentence(answer)) > 10, "%s: no sentence", line);
	if (words)
		ck_assert_msg(strstr(sentence(answer), words) != NULL, "%s: %s", line, sentence(answer));
	ck_assert_uint_eq(hash, hash_now());
	ck_assert(!protocol_finished(protocol));
	json_decref(answer);
}

/* The same before a game as in the middle of one. */
START_TEST(test_refusal)
{
	const char *words = refusals[_i].sentence;

	/* Without a game that may be said first. */
	refuses(refusals[_i].line, words && strcmp(words, "unknown key \"x\"") == 0 ? NULL : words);
	good_only(protocol, GAME);
	good_only(protocol, "{\"cmd\":\"play\",\"move\":\"place E 0,-1 2\"}");
	refuses(refusals[_i].line, words);
}
END_TEST

static const struct {
	const char *line;
	const char *sentence;
} in_game[] = {
    /* E is in hand */
    {"{\"cmd\":\"play\"}", "\"move\" is missing"},
    {"{\"cmd\":\"play\",\"move\":7}", "text"},
    {"{\"cmd\":\"play\",\"move\":\"\"}", "no move"},
    {"{\"cmd\":\"play\",\"move\":\"place E 0,-1 2 \"}", "no move"},
    {"{\"cmd\":\"play\",\"move\":\"place  E 0,-1 2\"}", "no move"},
    {"{\"cmd\":\"play\",\"move\":\"place E 0,-1 +2\"}", "no move"},
    {"{\"cmd\":\"play\",\"move\":\"place E 0,-1 4\"}", NULL},
    {"{\"cmd\":\"play\",\"move\":\"Place E 0,-1 2\"}", "no move"},
    {"{\"cmd\":\"play\",\"move\":\"place ZZ 0,-1 2\"}", "no tile \"ZZ\""},
    {"{\"cmd\":\"play\",\"move\":\"meeple town:N\"}", "\"town:N\" is no spot"},
    {"{\"cmd\":\"play\",\"move\":\"place E 1,0 0\"}", "R-3.3"},
    {"{\"cmd\":\"play\",\"move\":\"place E 0,0 0\"}", NULL},
    {"{\"cmd\":\"play\",\"move\":\"place E 1,1 0\"}", "R-3.2"},
    {"{\"cmd\":\"play\",\"move\":\"place E 99999,0 0\"}", NULL},
    {"{\"cmd\":\"play\",\"move\":\"place B 0,1 0\"}", NULL},
    {"{\"cmd\":\"play\",\"move\":\"meeple city:N\"}", NULL},
    {"{\"cmd\":\"play\",\"move\":\"pass\"}", NULL},
    {"{\"cmd\":\"play\",\"move\":\"recall\"}", NULL},
    {"{\"cmd\":\"play\",\"move\":\"enter castle meeple\"}", NULL},
    {"{\"cmd\":\"undo\"}", "no move to take back"},
    {"{\"cmd\":\"feature\"}", "\"at\" is missing"},
    {"{\"cmd\":\"feature\",\"at\":[0],\"on\":\"city:N\"}", "[x, y]"},
    {"{\"cmd\":\"feature\",\"at\":[0,0]}", "\"on\" is missing"},
    {"{\"cmd\":\"feature\",\"at\":[0,0],\"on\":\"city:S\"}", "has no city:S"},
    {"{\"cmd\":\"feature\",\"at\":[0,0],\"on\":\"shrine\"}", "has no shrine"},
    {"{\"cmd\":\"feature\",\"at\":[1,0],\"on\":\"city:N\"}", "no tile at 1,0"},
    {"{\"cmd\":\"feature\",\"at\":[0,0],\"on\":\"field:inner0\"}", NULL},
};

START_TEST(test_refused_in_game)
{
	good_only(protocol, GAME);
	refuses(in_game[_i].line, in_game[_i].sentence);
}
END_TEST

START_TEST(test_nothing_before_a_game)
{
	static const char *const words[] = {"legal", "undo", "state", "end"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		char line[60];
		json_t *answer;
		snprintf(line, sizeof line, "{\"cmd\":\"%s\"}", words[i]);
		answer = ask_text(protocol, line);
		ck_assert_ptr_nonnull(strstr(json_string_value(json_object_get(answer, "error")), "no game yet"));
		json_decref(answer);
	}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("refused");
	TCase *all = tcase_create("all");

	tcase_add_checked_fixture(all, setup_protocols, teardown_protocols);
	tcase_add_loop_test(all, test_refusal, 0, sizeof refusals / sizeof *refusals);
	tcase_add_loop_test(all, test_refused_in_game, 0, sizeof in_game / sizeof *in_game);
	tcase_add_test(all, test_nothing_before_a_game);
	suite_add_tcase(suite, all);
	return suite_run(suite);
}
