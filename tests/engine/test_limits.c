/*
 * test_limits.c - games at the ends of what there is room for: 256 tiles on
 * table and in the deck, 256 tile types, a feature of all tiles.
 */
#include "suite.h"
#include "recount.h"

#include <stdio.h>
#include <string.h>

static struct table t;

/* ---- 256 tiles ---- */

/* A start tile and 255 tiles of straight road, each laid at the end of the one before. */
START_TEST(test_deck_of_255)
{
	struct game *game;

	table_init(&t, "red blue", "");
	t.setup.has_table = false;
	t.setup.has_deck = true;
	memset(t.setup.deck, type_of("U"), sizeof t.setup.deck);
	t.setup.deck_count = TILES_MAX - 1;
	t.setup.settings.value[SETTING_FIRST_PLAYER] = 1;
	game = table_begin(&t);
	ck_assert_int_eq(game_tiles_left(game), TILES_MAX - 2); /* and one in hand */
	for (int i = 1; i < TILES_MAX; i++) {
		struct move place = {.kind = MOVE_PLACE, .tile = (uint8_t)type_of("U"), .cell.x = (int16_t)i};

		ck_assert(game_apply(game, &place, &told));
		told.count = told.city_count = 0;
		if (game_decision(game).kind == DECISION_FIGURE)
			ck_assert(game_apply(game, &(struct move){.kind = MOVE_PASS}, &told));
	}
	ck_assert(game_over(game));
	ck_assert_int_eq(game_tile_count(game), TILES_MAX);
	ck_assert_int_eq(feature(game, 255, 0, "road:E")->tile_count, TILES_MAX);
	ck_assert_int_eq(game_tile_at(game, 255, 0), TILES_MAX - 1);
	game_destroy(game);
	t.setup.deck_count = TILES_MAX - 1;
	t.setup.deck[TILES_MAX - 1] = t.setup.deck[0];
	t.setup.deck_count = TILES_MAX;
	ck_assert_int_eq(table_refused(&t), REFUSAL_DECK);
}
END_TEST

/* Tiles that fit nowhere: all of them are set aside at once. */
START_TEST(test_255_tiles_aside)
{
	struct game *game;
	uint8_t aside[TILES_MAX];

	table_init(&t, "red blue", "");
	table_lay(&t, "B 0,0 0");
	memset(t.setup.deck, type_of("C"), sizeof t.setup.deck);
	t.setup.deck_count = TILES_MAX - 1;
	t.setup.has_deck = true;
	game = table_begin(&t);
	ck_assert(game_over(game));
	ck_assert_int_eq(game_aside(game, aside), TILES_MAX - 1);
	ck_assert_int_eq(game_decision(game).tile, NO_TILE);
	game_destroy(game);
}
END_TEST

/* A ring of 256 city tiles that all bear wine, closed by the last of them: numbers of a feature go up to 256. */
START_TEST(test_R_24_15_city_of_256_tiles_with_wine)
{
	enum { SIDE = TILES_MAX / 4 };
	static const struct cell steps[4] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
	static const uint8_t corners[4] = {2, 3, 0, 1}, straight[4] = {0, 1, 0, 1};
	struct cell cell = {0, 0};
	struct game *game;
	struct setup_tile last;
	bool taken = false;

	table_init(&t, "red blue", "traders=on king=on");
	for (int i = 0; i < TILES_MAX; i++) {
		int side = i / SIDE;
		bool corner = i % SIDE == 0;

		t.setup.table[i] = (struct setup_tile){(uint8_t)type_of(corner ? "TB_corner_w" : "TB_through_w"),
		                                       corner ? corners[side] : straight[side], cell};
		cell.x = (int16_t)(cell.x + steps[side].x);
		cell.y = (int16_t)(cell.y + steps[side].y);
	}
	t.setup.tile_count = TILES_MAX - 1;
	last = t.setup.table[TILES_MAX - 1];
	t.setup.has_deck = true;
	t.setup.deck_count = 1;
	t.setup.deck[0] = last.type;
	table_figure(&t, "red 0,0 city:E");
	game = table_begin(&t);
	told.count = told.city_count = 0;
	ck_assert(game_apply(
	    game, &(struct move){.kind = MOVE_PLACE, .tile = last.type, .rotation = last.rotation, .cell = last.cell},
	    &told));
	while (game_decision(game).kind != DECISION_NONE)
		ck_assert(game_apply(game, &(struct move){.kind = MOVE_PASS}, &told));
	ck_assert(game_over(game));
	for (int i = 0; i < told.count; i++) {
		const struct event *event = &told.items[i];

		taken |= event->kind == EVENT_HELD && event->held[HOLDING_WINE] == TILES_MAX;
		if (event->kind == EVENT_SCORED && event->reason == SCORE_COMPLETE) {
			ck_assert_int_eq(event->tiles, TILES_MAX);
			ck_assert_int_eq(event->points, 2 * TILES_MAX);
		}
		if (event->kind == EVENT_HELD && any_holding(event->holding)->single)
			ck_assert_int_eq(event->tiles, TILES_MAX);
	}
	ck_assert(taken);
	ck_assert_int_eq(feature(game, 0, 0, "city:E")->signs[SIGN_WINE], TILES_MAX);
	ck_assert_int_eq(feature(game, 0, 0, "city:E")->signs[SIGN_GRAIN], 0);
	ck_assert_int_eq(game_held_size(game, HOLDING_KING), TILES_MAX);
	game_destroy(game);
}
END_TEST

/* ---- 256 types ---- */

/* The set and as many copies of its road tile as there is room for. */
static struct tile_set *full_set(void)
{
	struct tile_set *set = malloc(sizeof *set);
	struct tile_error error;

	ck_assert_ptr_nonnull(set);
	*set = *tiles;
	set->layouts = NULL;
	set->castle = NULL;
	set->next = NULL;
	while (set->type_count < TILESET_TYPES_MAX) {
		struct tile_type *type = &set->types[set->type_count];

		*type = tiles->types[type_of("U")];
		snprintf(type->id, sizeof type->id, "ROAD%d", set->type_count++);
	}
	ck_assert_msg(tile_set_finish(set, &error), "%s", error.text);
	return set;
}

/* The last type is a tile like another: drawn, in hand, written, laid, hashed; "no tile" is none of them. */
START_TEST(test_256_types)
{
	struct tile_set *set = full_set();
	struct tile_error error;
	struct move moves[32], read;
	char text[MOVE_TEXT_SIZE];
	struct game *game, *other;
	uint8_t last = TILESET_TYPES_MAX - 1;
	int count;

	ck_assert_int_eq(set->type_count, TILESET_TYPES_MAX);
	table_init(&t, "red blue", "");
	t.setup.tile_count = t.setup.deck_count = 1;
	t.setup.has_deck = true;
	t.setup.table[0] = (struct setup_tile){last, 0, {0, 0}};
	t.setup.deck[0] = last;
	game = game_create(set, &t.setup, &refusal);
	ck_assert_msg(game, "%s", refusal.text);
	ck_assert_int_eq(game_decision(game).tile, last);
	ck_assert_int_ne(game_decision(game).tile, NO_TILE);
	t.setup.deck[0] = last - 1;
	other = game_create(set, &t.setup, &refusal);
	ck_assert(game_hash(game) != game_hash(other));
	game_destroy(other);
	count = game_legal_moves(game, moves, 32);
	ck_assert_int_eq(count, 8);
	move_format(&moves[0], set, text);
	ck_assert_ptr_nonnull(strstr(text, "ROAD255"));
	ck_assert(move_parse(text, set, &read));
	ck_assert(!memcmp(&read, &moves[0], sizeof read));
	ck_assert(game_apply(game, &moves[0], NULL));
	ck_assert_int_eq(game_decision(game).tile, NO_TILE);
	ck_assert_int_eq(game_tile(game, 1).type, last);
	ck_assert(game_check(game, text, sizeof text));
	game_destroy(game);
	set->type_count++;
	ck_assert(!tile_set_finish(set, &error));
	set->type_count--;
	tile_set_release(set);
	free(set);
}
END_TEST

/* ---- what a list does not have ---- */

/* What stands behind the last of a list is nothing of it: it is asked, passed and claimed by nobody. */
START_TEST(test_behind_the_last)
{
	ck_assert_str_eq(decision_name(DECISION_KINDS), "none");
	ck_assert(!ask_info(DECISION_KINDS)->may_pass && !ask_info(DECISION_KINDS)->about);
	ck_assert(!ask_info(DECISION_KINDS)->sends && !ask_info(-1)->of_figure);
	ck_assert(
	    !feature_among(FEATURES_BUILT | FEATURES_BY_EDGE | FEATURES_BY_HALF | FEATURES_OF_CASTLE, FEATURE_KINDS));
	for (int kind = 0; kind < FEATURE_KINDS; kind++) {
		int ways =
		    (FEATURES_BY_EDGE >> kind & 1) + (FEATURES_BY_HALF >> kind & 1) + (FEATURES_BUILT >> kind & 1);

		ck_assert_int_eq(ways, 1);
	}
	for (int a = 0; a < DECISION_KINDS; a++) {
		for (int b = 0; b < a; b++)
			ck_assert_str_ne(decision_name(a), decision_name(b));
	}
}
END_TEST

static Suite *limits_suite(void)
{
	Suite *suite = suite_create("limits");
	TCase *limits = tcase_create("limits");

	tcase_add_test(limits, test_deck_of_255);
	tcase_add_test(limits, test_255_tiles_aside);
	tcase_add_test(limits, test_R_24_15_city_of_256_tiles_with_wine);
	tcase_add_test(limits, test_256_types);
	tcase_add_test(limits, test_behind_the_last);
	suite_add_tcase(suite, limits);
	return suite;
}

int main(void) { return suite_run(limits_suite); }
