/*
 * castle.c - the castle tiles, worked examples, and small tables of The Castle.
 */
#include "castle.h"
#include "recount.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct tile_set *castle_tiles;
static struct tile_set *loaded;
static char data_directory_name[FORMAT_PATH_SIZE];
struct event_list castle_told;

/* ---- files ---- */

void examples_hold(const char *names)
{
	while (*names) {
		size_t length = strcspn(names, " ");
		char path[FORMAT_PATH_SIZE + 60];
		struct format_error error;
		struct scenario *scenario;
		bool good;

		snprintf(path, sizeof path, "%s/scenarios/castle/%.*s.json", data_directory_name, (int)length, names);
		scenario = scenario_load(path, castle_tiles, &error);
		good = scenario && scenario_check(scenario, &error);
		ck_assert_msg(good, "%s", good ? "" : format_error_line(&error));
		scenario_destroy(scenario);
		names += length + (names[length] == ' ');
	}
}

/* ---- tables ---- */

void castle_two(struct setup *setup, uint64_t seed)
{
	setup_init(setup);
	setup->game = GAME_CASTLE;
	setup->player_count = 2;
	setup->colors[0] = COLOR_RED;
	setup->colors[1] = COLOR_BLUE;
	setup->seed = seed;
}

struct game *castle_new(uint64_t seed)
{
	struct setup setup;

	castle_two(&setup, seed);
	return castle_game(&setup);
}

void castle_tile(struct setup *setup, const char *id, int x, int y, int rotation)
{
	int type = tile_set_find(castle_tiles, id);

	ck_assert_int_ge(type, 0);
	setup->has_table = true;
	setup->table[setup->tile_count++] =
	    (struct setup_tile){.type = (uint8_t)type, .rotation = (uint8_t)rotation, .cell = {(int16_t)x, (int16_t)y}};
}

void castle_deck(struct setup *setup, const char *id)
{
	setup->has_deck = true;
	setup->deck[setup->deck_count++] = (uint8_t)tile_set_find(castle_tiles, id);
}

void castle_stand(struct setup *setup, int seat, int x, int y, struct spot spot)
{
	setup->figures[setup->figure_count++] =
	    (struct setup_figure){.seat = (uint8_t)seat, .cell = {(int16_t)x, (int16_t)y}, .spot = spot};
}

struct game *castle_game(const struct setup *setup)
{
	struct refusal refusal;
	struct game *game = game_create(castle_tiles, setup, &refusal);

	ck_assert_msg(game != NULL, "%s", refusal.text);
	return game;
}

void castle_play(struct game *game, const char *text)
{
	struct refusal refusal;
	struct move move;

	ck_assert_msg(move_parse(text, castle_tiles, &move), "%s is no move", text);
	ck_assert_msg(!game_why_illegal(game, &move, &refusal), "%s: %s", text, refusal.text);
	castle_told.count = castle_told.city_count = 0;
	ck_assert(game_apply(game, &move, &castle_told));
}

void castle_sound(const struct game *game)
{
	char text[300];

	if (!getenv("BASTIDE_UNCHECKED"))
		ck_assert_msg(game_check(game, text, sizeof text), "%s", text);
}

/* ---- all of them ---- */

Suite *castle_suite(const char *data)
{
	Suite *suite = suite_create("castle");
	TCase *tests = tcase_create("castle");
	char path[FORMAT_PATH_SIZE];
	struct format_error error;

	if (data)
		snprintf(data_directory_name, sizeof data_directory_name, "%s", data);
	else
		data_directory(data_directory_name);
	snprintf(path, sizeof path, "%.1000s/castle", data_directory_name);
	castle_tiles = loaded = castle_set_load(path, &error);
	if (!loaded) {
		fprintf(stderr, "%s\n", format_error_line(&error));
		exit(EXIT_FAILURE);
	}
	if (!getenv("CK_DEFAULT_TIMEOUT"))
		tcase_set_timeout(tests, 120);
	castle_examples_add(tests);
	castle_setup_add(tests);
	castle_games_add(tests);
	castle_boards_add(tests);
	suite_add_tcase(suite, tests);
	return suite;
}

void castle_done(void) { tile_set_destroy(loaded); }
