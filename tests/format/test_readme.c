/* The page for writers of bots: its transcripts are what happens, and it leaves out no request, setting, value,
 * decision, and no member of a state or an event that a game ever shows. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "protocol.h"
#include "suite.h"

static char *page;

/* Both pages as one: what every game has, and what The Castle adds. */
static void setup_page(void)
{
	size_t length, more;
	char *castle = suite_file(suite_path("src/protocol/CASTLE.md"), &more);

	page = suite_file(suite_path("src/protocol/README.md"), &length);
	page = realloc(page, length + more + 1);
	memcpy(page + length, castle, more + 1);
	free(castle);
}

static void teardown_page(void) { free(page); }

/* Do the pieces between the dots follow one another in the answer, the first at its beginning, the last at its end? */
static bool matches(const char *pattern, const char *text)
{
	static const char dots[] = "…";
	const char *end = strstr(pattern, dots), *at = text;
	size_t length = end ? (size_t)(end - pattern) : strlen(pattern);

	if (strncmp(text, pattern, length) != 0)
		return false;
	at += length;
	while (end) {
		char piece[2000];
		pattern = end + strlen(dots);
		end = strstr(pattern, dots);
		snprintf(piece, sizeof piece, "%.*s", end ? (int)(end - pattern) : (int)strlen(pattern), pattern);
		if (!end)
			return strlen(at) >= strlen(piece) && strcmp(at + strlen(at) - strlen(piece), piece) == 0;
		at = strstr(at, piece);
		if (!at)
			return false;
		at += strlen(piece);
	}
	return *at == '\0';
}

START_TEST(test_transcripts)
{
	struct protocol *protocol = NULL;
	char *answer = NULL;
	int answers = 0;

	for (char *line = strtok(page, "\n"); line; line = strtok(NULL, "\n")) {
		if (strncmp(line, "```", 3) == 0) {
			protocol_destroy(protocol); /* each block is a session of its own */
			protocol = protocol_create(tiles);
		} else if (strncmp(line, "> ", 2) == 0) {
			free(answer);
			answer = protocol_answer(protocol, line + 2, strlen(line + 2));
		} else if (strncmp(line, "< ", 2) == 0) {
			ck_assert_msg(answer && matches(line + 2, answer), "the page says\n%s\nbut it is\n%s", line + 2,
			              answer ? answer : "(no answer)");
			answers++;
		}
	}
	ck_assert_int_gt(answers, 10);
	free(answer);
	protocol_destroy(protocol);
}
END_TEST

static void on_page(const char *word)
{
	char quoted[100];

	snprintf(quoted, sizeof quoted, "`%s`", word);
	ck_assert_msg(strstr(page, quoted) != NULL, "the page does not tell %s", word);
}

START_TEST(test_words)
{
	for (int i = 0; i < GAME_KINDS * SETTING_COUNT; i++) {
		const struct setting_info *info =
		    game_setting_info((enum game_kind)(i / SETTING_COUNT), (enum setting)(i % SETTING_COUNT));
		if (info)
			on_page(info->key);
		for (int value = 0; info && value < info->value_count; value++)
			on_page(info->values[value]);
	}
	for (int decision = DECISION_TILE; decision < DECISION_KINDS; decision++)
		on_page(decision_name(decision));
	for (int kind = 0; kind < FEATURE_KINDS; kind++)
		on_page(feature_name((enum feature_kind)kind));
	for (int color = 0; color < COLORS_BASE; color++)
		ck_assert_ptr_nonnull(strstr(page, color_name((enum color)color)));
}
END_TEST

/* The engine itself lists its requests where it is asked for one that is none. */
START_TEST(test_requests)
{
	struct protocol *protocol = protocol_create(tiles);
	char *answer = protocol_answer(protocol, "{\"cmd\":\"?\"}", 11), *word;
	int requests = 0;

	strtok(strstr(answer, "there are: ") + strlen("there are: "), "\"");
	for (word = strtok(strstr(answer, "there are: ") + strlen("there are: "), ", "); word;
	     word = strtok(NULL, ", ")) {
		char quoted[60];
		snprintf(quoted, sizeof quoted, "`{\"cmd\":\"%s\"", word);
		ck_assert_msg(strstr(page, quoted) != NULL, "the page does not tell the request %s", word);
		requests++;
	}
	ck_assert_int_gt(requests, 8);
	free(answer);
	protocol_destroy(protocol);
}
END_TEST

static void members_on_page(const json_t *object)
{
	const char *key;
	json_t *value;

	json_object_foreach((json_t *)object, key, value)
		on_page(key);
}

/* A whole game with everything in it. */
START_TEST(test_members)
{
	static const char begin[] =
	    "{\"cmd\":\"new\",\"players\":[\"red\",\"blue\",\"green\"],\"settings\":{\"start\":\"count\","
	    "\"king\":\"on\",\"shrines\":\"on\",\"abbot\":\"on\"},\"seed\":5}";
	struct protocol *protocol = protocol_create(tiles);
	char *answer = protocol_answer(protocol, begin, strlen(begin)), request[100];
	static struct move moves[MOVES_MAX];
	struct rng rng;
	int count;

	rng_seed(&rng, 1);
	while ((count = game_legal_moves(protocol_game(protocol), moves, MOVES_MAX)) > 0) {
		char text[MOVE_TEXT_SIZE];
		json_t *events, *json = json_loads(answer, 0, NULL);
		members_on_page(json_object_get(json, "state"));
		events = json_object_get(json, "events");
		for (size_t i = 0; i < json_array_size(events); i++) {
			on_page(json_string_value(json_object_get(json_array_get(events, i), "event")));
			json_object_del(json_array_get(events, i), "event");
			members_on_page(json_array_get(events, i));
		}
		json_decref(json);
		free(answer);
		move_format(&moves[rng_below(&rng, (uint32_t)count)], tiles, text);
		snprintf(request, sizeof request, "{\"cmd\":\"play\",\"move\":\"%s\"}", text);
		answer = protocol_answer(protocol, request, strlen(request));
	}
	free(answer);
	protocol_destroy(protocol);
}
END_TEST

static Suite *suite(void)
{
	Suite *whole = suite_create("readme");
	TCase *tests = tcase_create("readme");

	tcase_add_checked_fixture(tests, setup_page, teardown_page);
	tcase_add_test(tests, test_transcripts);
	tcase_add_test(tests, test_words);
	tcase_add_test(tests, test_requests);
	tcase_add_test(tests, test_members);
	suite_add_tcase(whole, tests);
	return whole;
}

int main(void) { return suite_run(suite()); }
