/*
 * suite.c - tables in words.
 */
#include "suite.h"
#include "recount.h"

#include "../runner.h"
#include "../tiles.h"

#include <stdio.h>
#include <string.h>

struct tile_set *tiles;
struct event_list told;
struct refusal refusal;

int suite_run(Suite *(*make)(void))
{
	tiles = tiles_or_exit(NULL);
	int status = runner_run_suite(make());
	tile_set_destroy(tiles);
	return status;
}

/* ---- words ---- */

int type_of(const char *id)
{
	int type = tile_set_find(tiles, id);

	ck_assert_msg(type >= 0, "no tile %s", id);
	return type;
}

struct spot spot_of(const char *text)
{
	struct spot spot = {0};

	ck_assert_msg(spot_parse(text, &spot), "no spot %s", text);
	return spot;
}

struct move move_of(const char *text)
{
	struct move move = {0};

	ck_assert_msg(move_parse(text, tiles, &move), "no move: %s", text);
	return move;
}

static int color_of(const char *word)
{
	for (int color = 0; color < COLOR_COUNT; color++) {
		if (strcmp(color_name(color), word) == 0)
			return color;
	}
	ck_abort_msg("no colour %s", word);
	return -1;
}

static int setup_seat(const struct setup *setup, const char *player)
{
	for (int seat = 0; seat < setup->player_count; seat++) {
		if (setup->colors[seat] == color_of(player))
			return seat;
	}
	ck_abort_msg("no player %s", player);
	return -1;
}

static void read_settings(struct settings *settings, const char *text)
{
	char copy[512], *rest = copy;

	snprintf(copy, sizeof copy, "%s", text);
	for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
		char *value = strchr(word, '=');
		int setting, index;

		ck_assert(value);
		*value++ = 0;
		setting = game_setting_find(GAME_CARCASSONNE, word);
		ck_assert_msg(setting >= 0, "no setting %s", word);
		index = game_setting_value_find(GAME_CARCASSONNE, setting, value);
		ck_assert_msg(index >= 0, "no value %s of %s", value, word);
		settings->value[setting] = (uint8_t)index;
	}
}

/* ---- tables ---- */

void table_init(struct table *table, const char *players, const char *settings)
{
	char copy[128], *rest = copy;

	setup_init(&table->setup);
	snprintf(copy, sizeof copy, "%s", players);
	for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
		table->setup.colors[table->setup.player_count++] = (uint8_t)color_of(word);
	read_settings(&table->setup.settings, settings);
	table->setup.has_table = true;
}

void table_lay(struct table *table, const char *text)
{
	char copy[4096], *rest = copy;

	snprintf(copy, sizeof copy, "%s", text);
	for (char *part = strtok_r(copy, ";", &rest); part; part = strtok_r(NULL, ";", &rest)) {
		struct setup_tile *tile = &table->setup.table[table->setup.tile_count];
		char id[32];
		int x, y, rotation;

		if (!part[strspn(part, " ")])
			continue;
		table->setup.tile_count++;
		ck_assert_msg(sscanf(part, " %31s %d,%d %d", id, &x, &y, &rotation) == 4, "%s", part);
		*tile = (struct setup_tile){(uint8_t)type_of(id), (uint8_t)rotation, {(int16_t)x, (int16_t)y}};
	}
}

void table_figure(struct table *table, const char *text)
{
	struct setup_figure *figure = &table->setup.figures[table->setup.figure_count++];
	char player[16], spot[16];
	int x, y;

	memset(figure, 0, sizeof *figure);
	ck_assert_msg(sscanf(text, "%15s %d,%d %15s", player, &x, &y, spot) == 4, "%s", text);
	figure->cell = (struct cell){(int16_t)x, (int16_t)y};
	figure->spot = spot_of(spot);
	figure->seat = (uint8_t)setup_seat(&table->setup, player);
	figure->figure = FIGURE_MEEPLE;
}

void table_deck(struct table *table, const char *deck)
{
	char copy[1024], *rest = copy;

	table->setup.has_deck = true;
	snprintf(copy, sizeof copy, "%s", deck);
	for (char *id = strtok_r(copy, " ", &rest); id; id = strtok_r(NULL, " ", &rest))
		table->setup.deck[table->setup.deck_count++] = (uint8_t)type_of(id);
}

void table_turn(struct table *table, const char *player)
{
	table->setup.turn = (uint8_t)setup_seat(&table->setup, player);
}

void table_new(struct table *table, const char *deck)
{
	table->setup.has_table = false;
	table_deck(table, deck);
}

void table_seed(struct table *table, uint64_t seed)
{
	table->setup.has_table = false;
	table->setup.seed = seed;
}

struct game *table_begin(struct table *table)
{
	struct game *game = game_create(tiles, &table->setup, &refusal);
	char text[200];

	ck_assert_msg(game != NULL, "%s", refusal.text);
	ck_assert_msg(game_check(game, text, sizeof text), "%s", text);
	return game;
}

int table_refused(struct table *table)
{
	struct game *game = game_create(tiles, &table->setup, &refusal);

	ck_assert_msg(!game, "the set-up was not refused");
	ck_assert_int_gt((int)strlen(refusal.text), 10);
	return refusal.reason;
}

/* ---- playing ---- */

static void check_whole(const struct game *game)
{
	char text[200];

	ck_assert_msg(game_check(game, text, sizeof text), "%s", text);
	ck_assert(!told.overflow);
}

void play(struct game *game, const char *text)
{
	struct move move = move_of(text);

	told.count = told.city_count = 0;
	if (!game_apply(game, &move, &told)) {
		game_why_illegal(game, &move, &refusal);
		ck_abort_msg("%s: %s", text, refusal.text);
	}
	check_whole(game);
}

void end(struct game *game)
{
	told.count = told.city_count = 0;
	ck_assert(game_end(game, &told));
	check_whole(game);
}

const char *moves_text(const struct game *game)
{
	static char text[65536];
	static struct move moves[MOVES_MAX];
	int count = game_legal_moves(game, moves, MOVES_MAX);
	size_t length = 0;

	moves_sort(moves, count);
	text[0] = 0;
	for (int i = 0; i < count; i++) {
		char word[MOVE_TEXT_SIZE];

		if (moves[i].kind == MOVE_PASS)
			continue;
		move_format(&moves[i], tiles, word);
		length += (size_t)snprintf(text + length, sizeof text - length, "%s%s", length ? "; " : "", word);
	}
	return text;
}

/* ---- looking ---- */

struct feature *feature(const struct game *game, int x, int y, const char *spot)
{
	static struct feature found;

	ck_assert_msg(game_feature_at(game, x, y, spot_of(spot), &found), "no %s at %d,%d", spot, x, y);
	return &found;
}
