/*
 * test_castle_board.c - other boards and tiles of The Castle, and files that are broken.
 */
#include "castle.h"

#include <bastide/survey.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct move moves[MOVES_MAX];

/* ---- other boards ---- */

static const char small_board[] =
    "{\"format\": 1, \"rows\": [\"##\", \".#\"],\n"
    " \"start_spaces\": [{\"id\": \"S1\", \"cell\": [0, 0], \"side\": \"W\", \"feature\": \"house\"}],\n"
    " \"corners\": [{\"spaces\": [0, 1], \"at\": [0, 0], \"wall_tile\": false}, {\"spaces\": [3, 4], \"at\": [2, "
    "0]}],\n"
    " \"track\": [[[0,0],[1,0],[0,1]], [[0,0],[1,0],[0,1]], [[0,0],[1,0],[0,1]], [[0,0],[1,0],[0,1]], "
    "[[0,0],[1,0],[0,1]]],\n"
    " \"wall_tiles\": {\"9\": 1}}";

static const char small_tiles[] =
    "{\"format\": 1, \"tiles\": [{\"id\": \"Q\", \"name\": \"a house\", \"edges\": \"CCCH\", \"count\": 3,\n"
    " \"houses\": [{\"edges\": \"W\"}], \"courts\": [{\"half_edges\": \"NL NR EL ER SL SR\"}]}]}";

/* Another outline, another track, other tiles: the same engine plays them. */
START_TEST(test_another_board)
{
	struct tile_set *set = calloc(1, sizeof *set);
	struct format_error error;
	struct tile_error fault;
	struct refusal refusal;
	struct setup setup;
	struct game *game;
	int count;

	set->game = GAME_CASTLE;
	ck_assert_msg(tile_set_read(set, small_board, strlen(small_board), "board", &error), "%s", error.text);
	ck_assert_msg(tile_set_read(set, small_tiles, strlen(small_tiles), "tiles", &error), "%s", error.text);
	ck_assert_msg(!tile_set_read(set, small_board, strlen(small_board), "copy", &error), "there are two boards");
	ck_assert_str_eq(error.text, "there already is a board");
	ck_assert_msg(tile_set_finish(set, &fault), "%s", fault.text);
	castle_two(&setup, 1);
	setup.settings.value[SETTING_FIRST_PLAYER] = 1;
	game = game_create(set, &setup, &refusal);
	ck_assert_msg(game != NULL, "%s", refusal.text);
	ck_assert_int_eq(game_legal_moves(game, moves, MOVES_MAX), 4); /* one cell, four turns */
	while ((count = game_legal_moves(game, moves, MOVES_MAX)) > 0) {
		ck_assert(game_apply(game, &moves[0], NULL));
		castle_sound(game);
	}
	ck_assert(game_over(game));
	ck_assert_int_eq(game_tile_count(game), 3);
	game_destroy(game);
	tile_set_release(set);
	free(set);
}
END_TEST

/* What is wrong is told with its line; nothing of it is taken over. */
START_TEST(test_broken_files)
{
	static const struct {
		const char *from, *to;
		int line;
		const char *says;
	} broken[] = {
	    {"\"##\", \".#\"", "\"#.\", \".#\"", 1, "cannot be reached"},
	    {"\"##\", \".#\"", "\"##\", \"#\"", 1, "all rows alike"},
	    {"\"##\", \".#\"", "\"..\", \"..\"", 1, "no cell"},
	    {"\"side\": \"W\"", "\"side\": \"E\"", 1, "not at the wall"},
	    {"\"side\": \"W\"", "\"side\": \"Q\"", 2, "no side"},
	    {"\"feature\": \"house\"", "\"feature\": \"city\"", 2, "no feature"},
	    {"\"feature\": \"house\"", "\"feature\": \"house\", \"markets\": 1", 1, "no court"},
	    {"[3, 4]", "[3, 5]", 3, "4"},
	    {"[3, 4]", "[8, 9]", 4, "the track ends"},
	    {"[3, 4]", "[1, 2]", 1, "not in order"},
	    {"{\"9\": 1}", "{\"9\": 0}", 1, "too few"},
	    {"{\"9\": 1}", "{\"10\": 1}", 5, "no wall tile"},
	    {"\"rows\"", "\"row\"", 1, "row"},
	};
	char text[sizeof small_board + 100];

	for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++) {
		const char *at = strstr(small_board, broken[i].from);
		struct tile_set *set = calloc(1, sizeof *set);
		struct format_error error = {.text = ""};

		ck_assert_ptr_nonnull(at);
		set->game = GAME_CASTLE;
		snprintf(text, sizeof text, "%.*s%s%s", (int)(at - small_board), small_board, broken[i].to,
		         at + strlen(broken[i].from));
		ck_assert_msg(!tile_set_read(set, text, strlen(text), "board", &error), "%s is read", broken[i].to);
		ck_assert_msg(strstr(error.text, broken[i].says) != NULL, "%s: %s", broken[i].to, error.text);
		ck_assert_msg(error.line == broken[i].line, "%s: line %d", broken[i].to, error.line);
		ck_assert_ptr_null(set->castle);
		free(set);
	}
}
END_TEST

START_TEST(test_broken_tiles)
{
	static const struct {
		const char *from, *to, *says;
	} broken[] = {
	    {"\"CCCH\"", "\"CCCT\"", "tower"},
	    {"\"CCCH\"", "\"CCCX\"", "four letters"},
	    {"\"CCCH\"", "\"CCPH\"", "path"},
	    {" SL SR", "", "belongs to no court"},
	    {"\"edges\": \"W\"", "\"edges\": \"S\"", "house"},
	    {"\"count\": 3", "\"counts\": 3", "counts"},
	    {"\"id\": \"Q\"", "\"id\": \"Q Q\"", "blank"},
	};
	char text[sizeof small_tiles + 100];

	for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++) {
		const char *at = strstr(small_tiles, broken[i].from);
		struct tile_set *set = calloc(1, sizeof *set);
		struct format_error error = {.text = ""};

		ck_assert_ptr_nonnull(at);
		set->game = GAME_CASTLE;
		snprintf(text, sizeof text, "%.*s%s%s", (int)(at - small_tiles), small_tiles, broken[i].to,
		         at + strlen(broken[i].from));
		ck_assert_msg(!tile_set_read(set, text, strlen(text), "tiles", &error), "%s is read", broken[i].to);
		ck_assert_msg(strstr(error.text, broken[i].says) != NULL, "%s: %s", broken[i].to, error.text);
		ck_assert_int_ge(error.line, 1);
		ck_assert_int_eq(set->type_count, 0);
		free(set);
	}
}
END_TEST

void castle_boards_add(TCase *tests)
{
	const TTest *const all[] = {
	    test_another_board,
	    test_broken_files,
	    test_broken_tiles,
	};

	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
		tcase_add_test(tests, all[i]);
}
