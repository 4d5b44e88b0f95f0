/* The protocol: its sample sessions word for word, games from line to line, games of bench played again line by
 * line, and lines that mean nothing. */
#include <stdio.h>
#include <string.h>

#include <jansson.h>

#include "expect.h"
#include "suite.h"
#include "talk.h"
#include "wire.h"
#include "words.h"

/* ---- the sample sessions ---- */

static const char *const sessions[] = {"city-road-monastery.txt", "count.txt"};

/* All fields but the hash; states that the page shortens are compared in what
 * they show. */
static void compare_answer(json_t *wanted, const char *request)
{
	json_t *answer = ask_text(protocol, request), *state = json_object_get(wanted, "state");
	char text[FORMAT_TEXT_SIZE] = "";

	if (state)
		json_object_del(state, "hash");
	if (json_object_get(wanted, "events"))
		ck_assert_uint_eq(json_array_size(json_object_get(wanted, "events")),
		                  json_array_size(json_object_get(answer, "events")));
	if (json_is_false(json_object_get(wanted, "ok")))
		ck_assert(json_is_false(json_object_get(answer, "ok")));
	else
		ck_assert_msg(json_holds(wanted, answer, text, sizeof text), "%s: %s", request, text);
	json_decref(answer);
}

START_TEST(test_sample_session)
{
	char relative[100], *text, *line, *request = NULL;
	size_t length;

	snprintf(relative, sizeof relative, "tests/format/sessions/%s", sessions[_i]);
	text = suite_file(suite_path(relative), &length);
	for (line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
		if (line[0] == '>') {
			request = line + 2;
		} else {
			json_t *wanted = json_loads(line + 2, 0, NULL);
			ck_assert_ptr_nonnull(wanted);
			compare_answer(wanted, request);
			json_decref(wanted);
		}
	}
	free(text);
}
END_TEST

/* ---- a game from line to line ---- */

START_TEST(test_settings_as_text_or_number)
{
	uint64_t hash;

	good_only(protocol, NEW
	          "\"settings\":{\"two_tile\":2,\"kr_final\":\"10\",\"pigs\":0,\"first_player\":\"2\"},\"seed\":4}");
	hash = hash_now();
	good_only(protocol, NEW
	          "\"settings\":{\"two_tile\":\"2\",\"kr_final\":10,\"pigs\":\"0\",\"first_player\":2},\"seed\":4}");
	ck_assert_uint_eq(hash, hash_now());
	ck_assert_int_eq(game_decision(protocol_game(protocol)).seat, 1);
}
END_TEST

START_TEST(test_undo_goes_all_the_way)
{
	static const char *const lines[] = {
	    "{\"cmd\":\"play\",\"move\":\"place E 0,-1 2\"}",
	    "{\"cmd\":\"play\",\"move\":\"meeple city:S\"}",
	    "{\"cmd\":\"end\"}",
	};
	uint64_t hashes[4];

	good_only(protocol, GAME);
	for (int i = 0; i < 3; i++) {
		hashes[i] = hash_now();
		good_only(protocol, lines[i]);
	}
	for (int i = 2; i >= 0; i--) {
		json_t *answer = ask_text(protocol, "{\"cmd\":\"undo\"}");
		ck_assert_uint_eq(json_array_size(json_object_get(answer, "events")), 0);
		ck_assert_ptr_nonnull(json_object_get(answer, "state"));
		ck_assert_uint_eq(hashes[i], hash_now());
		json_decref(answer);
	}
	/* A new game forgets the old one's moves. */
	good_only(protocol, lines[0]);
	good_only(protocol, GAME);
	json_t *answer = ask_text(protocol, "{\"cmd\":\"undo\"}");
	ck_assert(json_is_false(json_object_get(answer, "ok")));
	json_decref(answer);
}
END_TEST

START_TEST(test_end_twice)
{
	json_t *answer;

	good_only(protocol, GAME);
	good_only(protocol, "{\"cmd\":\"end\"}");
	answer = ask_text(protocol, "{\"cmd\":\"end\"}");
	ck_assert_ptr_nonnull(strstr(json_string_value(json_object_get(answer, "error")), "over"));
	json_decref(answer);
	answer = ask_text(protocol, "{\"cmd\":\"legal\"}");
	ck_assert(json_is_null(json_object_get(answer, "decision")));
	ck_assert_uint_eq(json_array_size(json_object_get(answer, "moves")), 0);
	ck_assert_ptr_null(json_object_get(answer, "player"));
	json_decref(answer);
}
END_TEST

START_TEST(test_empty_deck_draws_nothing)
{
	json_t *answer = ask_text(protocol, NEW "\"deck\":[]}"), *state = json_object_get(answer, "state");

	ck_assert(json_is_null(json_object_get(state, "decision")));
	ck_assert(json_is_false(json_object_get(state, "over")));
	json_decref(answer);
	answer = ask_text(protocol, TABLE "\"turn\":\"blue\"}");
	state = json_object_get(answer, "state");
	ck_assert(json_is_null(json_object_get(state, "decision")));
	ck_assert(json_is_false(json_object_get(state, "over")));
	json_decref(answer);
	good_only(protocol, "{\"cmd\":\"end\"}");
}
END_TEST

START_TEST(test_256_tiles_together)
{
	for (int deck = 156; deck <= 157; deck++) {
		char line[8192];
		int used = sprintf(line, POSITION "\"tiles\":[");
		json_t *answer;
		for (int x = 0; x < 100; x++)
			used += sprintf(line + used, "%s[\"U\",%d,0,0]", x ? "," : "", x);
		used += sprintf(line + used, "],\"deck\":[");
		for (int i = 0; i < deck; i++)
			used += sprintf(line + used, "%s\"U\"", i ? "," : "");
		sprintf(line + used, "]}");
		answer = ask_text(protocol, line);
		ck_assert_int_eq(json_is_true(json_object_get(answer, "ok")), deck == 156);
		json_decref(answer);
	}
}
END_TEST

/* ---- the stream ---- */

/* What was written into it; it is closed. */
static char *stream_text(FILE *stream)
{
	size_t length = (size_t)ftell(stream);
	char *text = malloc(length + 1);

	rewind(stream);
	ck_assert_uint_eq(fread(text, 1, length, stream), length);
	text[length] = '\0';
	fclose(stream);
	return text;
}

START_TEST(test_stream_goes_on)
{
	char *in, *out;
	size_t length = PROTOCOL_LINE_MAX + 100;
	FILE *from = tmpfile(), *to = tmpfile();

	in = malloc(length);
	memset(in, ' ', length);
	fwrite(in, 1, PROTOCOL_LINE_MAX - 15, from); /* as long as may be: 15 bytes follow */
	fputs("{\"cmd\":\"state\"}\n", from);
	fwrite(in, 1, length, from); /* too long */
	fputs("\n", from);
	fwrite("\0\xff\xfe\0{}", 1, 6, from);
	fputs("\n\n" GAME "\r\n{\"cmd\":\"quit\"}\n{\"cmd\":\"state\"}\n", from);
	rewind(from);
	ck_assert(protocol_run(protocol, from, to));
	out = stream_text(to);
	fclose(from);
	ck_assert(protocol_finished(protocol));
	char *line = strtok(out, "\n");
	static const char *const parts[] = {"no game yet", "longer than", "not JSON",
	                                    "empty",       "\"turn\":1",  "{\"ok\":true}"};
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++, line = strtok(NULL, "\n"))
		ck_assert_msg(line && strstr(line, parts[i]), "answer %zu: %s", i + 1, line ? line : "(none)");
	ck_assert_ptr_null(line);
	free(out);
	free(in);
}
END_TEST

/* ---- games of bench ---- */

static const struct {
	int players;
	const char *settings[8]; /* key, value ... */
} benches[] = {
    {2, {"edition", "old"}},
    {3, {"farm", "city4", "two_tile", "2"}},
    {5, {"farm", "field3cap"}},
    {4, {"start", "river1", "abbot", "on"}},
    {3, {"start", "river2", "pigs", "1", "new_land", "on"}},
    {5, {"start", "count", "king", "on", "shrines", "on", "abbot", "on"}},
};

/* The moves of bench as the engine plays them, and as the protocol does: the
 * same events, the same end. */
START_TEST(test_bench_game_through_protocol)
{
	const int bench = _i % (int)(sizeof benches / sizeof *benches);
	struct bench_options options;
	struct event_list *events = malloc(sizeof *events);
	struct refusal refusal;
	struct setup setup;
	struct game *game;
	char *text, *line;
	FILE *out = tmpfile();

	bench_options_init(&options);
	options.seed = (uint64_t)_i + 1;
	options.players = benches[bench].players;
	for (int i = 0; i < 8 && benches[bench].settings[i]; i += 2) {
		int setting = game_setting_find(GAME_CARCASSONNE, benches[bench].settings[i]);
		options.settings.value[setting] = (uint8_t)game_setting_value_find(
		    GAME_CARCASSONNE, (enum setting)setting, benches[bench].settings[i + 1]);
	}
	ck_assert(bench_print_moves(tiles, &options, out, &refusal));
	text = stream_text(out);

	line = strtok(text, "\n");
	json_t *request = json_loads(line, 0, NULL);
	setup_init(&setup);
	players_fill(&setup, options.players);
	setup.settings = options.settings;
	setup.seed = (uint64_t)json_integer_value(json_object_get(request, "seed"));
	json_decref(request);
	game = game_create(tiles, &setup, &refusal);
	ck_assert_ptr_nonnull(game);
	good_only(protocol, line);
	while ((line = strtok(NULL, "\n"))) {
		struct move move;
		json_t *answer, *wanted;
		request = json_loads(line, 0, NULL);
		ck_assert(move_parse(json_string_value(json_object_get(request, "move")), tiles, &move));
		json_decref(request);
		events->count = events->city_count = 0;
		ck_assert(game_apply(game, &move, events));
		answer = ask_text(protocol, line);
		wanted = wire_events(game, events);
		ck_assert(json_equal(wanted, json_object_get(answer, "events")));
		json_decref(wanted);
		json_decref(answer);
	}
	ck_assert(game_over(game));
	ck_assert_uint_eq(game_hash(game), hash_now());
	game_destroy(game);
	free(events);
	free(text);
}
END_TEST

START_TEST(test_bench_signature)
{
	struct bench_options options;
	struct bench_result a, b, another, quiet;
	struct refusal refusal;

	bench_options_init(&options);
	options.games = 20;
	options.events = true;
	ck_assert(bench_run(tiles, &options, &a, &refusal));
	ck_assert(bench_run(tiles, &options, &b, &refusal));
	ck_assert_uint_eq(a.signature, b.signature);
	ck_assert_uint_eq(a.moves, b.moves);
	options.events = false;
	ck_assert(bench_run(tiles, &options, &quiet, &refusal));
	ck_assert_uint_eq(a.moves, quiet.moves); /* the same games */
	options.seed = 2;
	options.events = true;
	ck_assert(bench_run(tiles, &options, &another, &refusal));
	ck_assert_uint_ne(a.signature, another.signature);
}
END_TEST

/* ---- lines that mean nothing ---- */

static const char *const good_lines[] = {
    GAME,
    TABLE "\"figures\":[{\"player\":\"red\",\"at\":[0,0],\"on\":\"city:N\"}],\"deck\":[\"E\",\"U\",\"X\"]}",
    NEW "\"settings\":{\"start\":\"river2\",\"abbot\":\"on\"},\"seed\":12}",
    NEW "\"settings\":{\"start\":\"count\",\"king\":\"on\",\"shrines\":\"on\"},\"seed\":12}",
    "{\"cmd\":\"legal\"}",
    "{\"cmd\":\"play\",\"move\":\"place E 0,-1 2\"}",
    "{\"cmd\":\"play\",\"move\":\"meeple city:S\"}",
    "{\"cmd\":\"play\",\"move\":\"pass\"}",
    "{\"cmd\":\"state\"}",
    "{\"cmd\":\"undo\"}",
    "{\"cmd\":\"feature\",\"at\":[0,0],\"on\":\"field:EL\"}",
    "{\"cmd\":\"end\"}",
};

/* A good line, or one with some bytes changed, left out, put in; or a legal
 * move, so that games get somewhere. */
static size_t random_line(struct rng *rng, char *line, size_t size)
{
	const char *good = good_lines[rng_below(rng, sizeof good_lines / sizeof *good_lines)];
	size_t length = strlen(good);
	uint32_t kind = rng_below(rng, 8);

	if (kind == 0) { /* binary */
		length = rng_below(rng, 200);
		for (size_t i = 0; i < length; i++)
			line[i] = (char)rng_below(rng, 256);
	} else if (kind < 4 && protocol_game(protocol)) {
		static struct move moves[MOVES_MAX];
		char text[MOVE_TEXT_SIZE];
		int n = game_legal_moves(protocol_game(protocol), moves, MOVES_MAX);
		if (n == 0)
			return 0;
		move_format(&moves[rng_below(rng, (uint32_t)n)], tiles, text);
		length = (size_t)snprintf(line, size, "{\"cmd\":\"play\",\"move\":\"%s\"}", text);
	} else {
		memcpy(line, good, length);
		for (uint32_t n = kind < 6 ? 0 : rng_below(rng, 4); n > 0; n--) {
			size_t at = rng_below(rng, (uint32_t)length);
			switch (rng_below(rng, 3)) {
			case 0:
				line[at] = (char)rng_below(rng, 256);
				break;
			case 1:
				memmove(line + at, line + at + 1, --length - at);
				break;
			default:
				memmove(line + at + 1, line + at, length++ - at);
				line[at] = "0123456789-,:\"[]{}abcN"[rng_below(rng, 22)];
			}
		}
	}
	line[length] = '\0';
	return length;
}

START_TEST(test_random_lines)
{
	/* A million by hand: BASTIDE_RANDOM_LINES=1000000. */
	const char *wanted = getenv("BASTIDE_RANDOM_LINES");
	long count = wanted ? atol(wanted) : 20000;
	int refused = 0;
	struct rng rng;

	rng_seed(&rng, 11);
	for (long i = 0; i < count; i++) {
		char line[2048], *text;
		size_t length = random_line(&rng, line, sizeof line);
		uint64_t hash = hash_now();
		text = protocol_answer(protocol, line, length);
		ck_assert_ptr_nonnull(text);
		if (strncmp(text, "{\"ok\":false,\"error\":\"", 21) == 0) {
			ck_assert_uint_eq(hash, hash_now());
			refused++;
		} else {
			ck_assert_msg(strncmp(text, "{\"ok\":true", 10) == 0, "%s", text);
		}
		free(text);
	}
	ck_assert_int_gt(refused, (int)(count / 10));
	ck_assert_int_lt(refused, (int)(count - count / 10));
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("protocol");
	TCase *all = tcase_create("all");

	tcase_add_checked_fixture(all, setup_protocols, teardown_protocols);
	tcase_set_timeout(all, 600);
	tcase_add_loop_test(all, test_sample_session, 0, sizeof sessions / sizeof *sessions);
	tcase_add_test(all, test_settings_as_text_or_number);
	tcase_add_test(all, test_undo_goes_all_the_way);
	tcase_add_test(all, test_end_twice);
	tcase_add_test(all, test_empty_deck_draws_nothing);
	tcase_add_test(all, test_256_tiles_together);
	tcase_add_test(all, test_stream_goes_on);
	tcase_add_loop_test(all, test_bench_game_through_protocol, 0, 100);
	tcase_add_test(all, test_bench_signature);
	tcase_add_test(all, test_random_lines);
	suite_add_tcase(suite, all);
	return suite_run(suite);
}
