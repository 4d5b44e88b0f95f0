/* R-1, R-2: components, setup, the order of a turn. */
#include <stdio.h>
#include <string.h>

#include "rules.h"

/* How many tiles of this id a full game with these settings has. */
static int tiles_of(const char *settings, const char *id)
{
	uint8_t counts[TILESET_TYPES_MAX];
	struct setup setup;

	board_setup(settings, &setup);
	setup_tile_counts(tiles, &setup.settings, counts);
	return counts[tile_type(id)];
}

static int tiles_total(const char *settings)
{
	uint8_t counts[TILESET_TYPES_MAX];
	struct setup setup;

	board_setup(settings, &setup);
	return setup_tile_counts(tiles, &setup.settings, counts);
}

/* How many tiles of this id are still to be drawn, the one in hand included. */
static int tiles_ahead(const char *id)
{
	uint8_t deck[TILES_MAX];
	int count = game_deck(game, deck), type = tile_type(id);
	int found = game_decision(game).tile == type;

	for (int i = 0; i < count; i++)
		found += deck[i] == type;
	return found;
}

START_TEST(test_R_1_1_two_to_five_players)
{
	struct refusal refusal;
	struct setup setup;

	ck_assert_int_eq(board_refused("players red; deck E").reason, REFUSAL_PLAYERS);
	board("players red blue; deck E");
	board("players red blue green; deck E");
	board("players red blue green yellow; deck E");
	board("players red blue green yellow black; deck E");
	ck_assert_int_eq(game_player_count(game), 5);
	board_setup("players red blue green yellow black; deck E", &setup);
	setup.player_count = 6;
	ck_assert_ptr_null(game_create(tiles, &setup, &refusal));
	ck_assert_int_eq(refusal.reason, REFUSAL_PLAYERS);
}
END_TEST

START_TEST(test_R_1_2_colours_are_different)
{
	struct refusal refusal = board_refused("players red blue red; deck E");

	ck_assert_int_eq(refusal.reason, REFUSAL_PLAYERS);
	board("players black yellow; deck E");
	ck_assert_int_eq(game_color(game, 0), COLOR_BLACK);
	ck_assert_int_eq(game_color(game, 1), COLOR_YELLOW);
}
END_TEST

START_TEST(test_R_1_3_seven_meeples_each)
{
	board("players red blue green; deck E");
	ck_assert_str_eq(meeples(), "7 7 7");
	board("tiles D@0,0 X@-1,0 X@1,0; figures red@0,0/city:N red@0,0/field:EL red@0,0/field:ER "
	      "red@1,0/road:N "
	      "red@1,0/road:E red@1,0/road:S red@-1,0/road:N");
	ck_assert_str_eq(meeples(), "0 7");
	ck_assert_int_eq(
	    board_refused("tiles D@0,0 X@-1,0 X@1,0; figures red@0,0/city:N red@0,0/field:EL red@0,0/field:ER "
	                  "red@1,0/road:N red@1,0/road:E red@1,0/road:S red@-1,0/road:N red@-1,0/road:S")
	        .reason,
	    REFUSAL_NO_FIGURE);
}
END_TEST

START_TEST(test_R_1_4_base_set_of_72_tiles)
{
	static const struct {
		const char *id;
		int old, new;
	} set[] = {
	    {"A", 2, 2}, {"B", 4, 4},  {"C", 1, 1},  {"D", 4, 4}, {"E", 5, 4},  {"EG", 0, 1}, {"F", 2, 2},
	    {"G", 1, 1}, {"H", 3, 2},  {"HG", 0, 1}, {"I", 2, 1}, {"IG", 0, 1}, {"J", 3, 3},  {"K", 3, 3},
	    {"L", 3, 3}, {"M", 2, 1},  {"MG", 0, 1}, {"N", 3, 2}, {"NG", 0, 1}, {"O", 2, 2},  {"P", 3, 3},
	    {"Q", 1, 1}, {"R", 3, 2},  {"RG", 0, 1}, {"S", 2, 2}, {"T", 1, 1},  {"U", 8, 7},  {"UG", 0, 1},
	    {"V", 9, 8}, {"VG", 0, 1}, {"W", 4, 4},  {"X", 1, 1},
	};

	for (size_t i = 0; i < sizeof set / sizeof set[0]; i++) {
		ck_assert_int_eq(tiles_of("with edition=old", set[i].id), set[i].old);
		ck_assert_int_eq(tiles_of("with edition=new", set[i].id), set[i].new);
	}
	ck_assert_int_eq(tiles_total("with edition=old"), 72);
	ck_assert_int_eq(tiles_total("with edition=new"), 72);
}
END_TEST

START_TEST(test_R_1_5_start_tile_lies_on_the_table)
{
	board("seed 1");
	ck_assert_int_eq(game_tile_count(game), 1);
	ck_assert_int_eq(game_tile(game, 0).type, tile_type("D"));
	ck_assert_int_eq(game_tile_at(game, 0, 0), 0);
	ck_assert_int_eq(game_tile(game, 0).rotation, 0);
	ck_assert_int_eq(game_tiles_left(game), 70); /* and one in hand */
	ck_assert_int_eq(tiles_ahead("D"), 3);
}
END_TEST

START_TEST(test_R_1_5_the_others_are_shuffled)
{
	uint8_t first[TILES_MAX], second[TILES_MAX];
	int different = 0;

	board("seed 1");
	game_deck(game, first);
	for (int seed = 2; seed < 12; seed++) {
		char text[32];

		snprintf(text, sizeof text, "seed %d", seed);
		board(text);
		ck_assert_int_eq(game_deck(game, second), 70);
		different += memcmp(first, second, 70) != 0;
		ck_assert_int_eq(tiles_ahead("V") + tiles_ahead("U"), 15);
	}
	ck_assert_int_eq(different, 10);
	board("seed 1");
	game_deck(game, second);
	ck_assert_mem_eq(first, second, 70);
}
END_TEST

START_TEST(test_R_1_6_one_start_and_the_base_start_goes_into_the_box)
{
	static const struct {
		const char *board;
		int laid;
		const char *first;
		int total;
	} starts[] = {
	    {"seed 3; with start=river1", 1, "R1_spring", 83},
	    {"seed 3; with start=river2", 1, "R2_spring", 83},
	    {"seed 3; with start=count", 12, "CC00", 83},
	    {"seed 3; with start=city_plain", 12, "CC00", 83},
	};

	for (size_t i = 0; i < sizeof starts / sizeof starts[0]; i++) {
		board(starts[i].board);
		ck_assert_int_eq(game_tile_count(game), starts[i].laid);
		ck_assert_int_eq(game_tile_at(game, 0, 0), 0);
		ck_assert_int_eq(game_tile(game, 0).type, tile_type(starts[i].first));
		ck_assert_int_eq(tiles_ahead("D"), 3);
		ck_assert_int_eq(game_tile_count(game) + game_tiles_left(game) + 1, starts[i].total);
	}
}
END_TEST

START_TEST(test_R_1_6_starts_are_not_combined)
{
	ck_assert_int_eq(board_refused("with start=river1; deck R2_mon").reason, REFUSAL_DECK);
	ck_assert_int_eq(board_refused("with start=river2; deck R1_straight").reason, REFUSAL_DECK);
	ck_assert_int_eq(board_refused("with start=count; deck R2_mon").reason, REFUSAL_DECK);
	ck_assert_int_eq(board_refused("deck R1_straight").reason, REFUSAL_DECK);
	ck_assert_int_eq(board_refused("with start=river1; tiles CITY").reason, REFUSAL_TABLE);
	ck_assert_int_eq(board_refused("deck CC00").reason, REFUSAL_DECK);
	board("with start=river1; deck R1_straight");
	board("with start=city_plain; tiles CITY");
}
END_TEST

START_TEST(test_R_1_7_first_player_by_chance_or_chosen)
{
	int first[3] = {0};

	for (int seed = 0; seed < 60; seed++) {
		char text[64];

		snprintf(text, sizeof text, "players red blue green; seed %d", seed);
		board(text);
		first[game_turn_seat(game)]++;
	}
	ck_assert_int_gt(first[0], 5);
	ck_assert_int_gt(first[1], 5);
	ck_assert_int_gt(first[2], 5);
	for (int seed = 0; seed < 5; seed++) {
		char text[80];

		snprintf(text, sizeof text, "players red blue green; with first_player=2; seed %d", seed);
		board(text);
		ck_assert_str_eq(decider(), "blue");
	}
	board("with first_player=2; deck E");
	ck_assert_str_eq(decider(), "blue");
	board("deck E");
	ck_assert_str_eq(decider(), "red");
	ck_assert_int_eq(board_refused("with first_player=3; deck E").reason, REFUSAL_SETTING);
}
END_TEST

START_TEST(test_R_1_8_play_goes_clockwise)
{
	board("players red blue green; deck B B B B");
	ck_assert_str_eq(owed(), "tile red B");
	play("place B 0,1 0; pass");
	ck_assert_str_eq(owed(), "tile blue B");
	play("place B 0,2 0; pass");
	ck_assert_str_eq(owed(), "tile green B");
	play("place B 0,3 0; pass");
	ck_assert_str_eq(owed(), "tile red B");
}
END_TEST

START_TEST(test_R_1_9_an_abbot_each_with_the_module)
{
	board("with abbot=on; deck B");
	for (int seat = 0; seat < 2; seat++) {
		ck_assert_int_eq(game_supply(game, seat, FIGURE_ABBOT), 1);
		ck_assert_int_eq(game_supply(game, seat, FIGURE_MEEPLE), 7);
	}
	play("place B 0,1 0");
	ck_assert_str_eq(offered("abbot "), "monastery");
	board("deck B");
	ck_assert_int_eq(game_supply(game, 0, FIGURE_ABBOT), 0);
	play("place B 0,1 0");
	ck_assert_str_eq(offered("abbot "), "");
}
END_TEST

START_TEST(test_R_2_1_tile_then_meeple_then_the_next_player)
{
	board("deck B B");
	ck_assert_str_eq(owed(), "tile red B");
	ck_assert_int_eq(refused("meeple monastery").reason, REFUSAL_WRONG_KIND);
	play("place B 0,1 0");
	ck_assert_str_eq(owed(), "figure red");
	ck_assert_int_eq(game_decision(game).tile, NO_TILE);
	ck_assert_int_eq(refused("place B 0,2 0").reason, REFUSAL_WRONG_KIND);
	play("meeple monastery");
	ck_assert_str_eq(owed(), "tile blue B");
}
END_TEST

START_TEST(test_R_2_2_steps_of_a_turn_in_their_order)
{
	board("with king=on; deck E V");
	play("place E 0,-1 2; meeple city:S");
	ck_assert_str_eq(told(""),
	                 "placed red E 0,-1 2; figure red meeple 0,-1/city:S; paid red 4 complete 0,-1/city:S x2; "
	                 "home red meeple 0,-1; holder king red 2; drawn V");
}
END_TEST

START_TEST(test_R_2_2_scoring_comes_after_the_meeple)
{
	board("tiles D@0,0; figures blue@0,0/city:N; deck E V");
	play("place E 0,-1 2");
	ck_assert_str_eq(told("paid"), "");
	ck_assert_str_eq(scores(), "0 0");
	play("pass");
	ck_assert_str_eq(told("paid home drawn"), "paid blue 4 complete 0,-1/city:S x2; home blue meeple 0,0; drawn V");
}
END_TEST

START_TEST(test_R_2_3_without_meeples_he_still_places_tiles)
{
	board("tiles D@0,0 X@-1,0 X@1,0; figures red@0,0/city:N red@0,0/field:EL red@0,0/field:ER "
	      "red@1,0/road:N "
	      "red@1,0/road:E red@1,0/road:S red@-1,0/road:N; deck B B");
	ck_assert_str_eq(meeples(), "0 7");
	ck_assert_str_eq(owed(), "tile red B");
	play("place B 0,1 0"); /* nothing to decide: the turn is over */
	ck_assert_str_eq(owed(), "tile blue B");
}
END_TEST

Suite *setup_suite(void)
{
	const TTest *tests[] = {
	    test_R_1_1_two_to_five_players,
	    test_R_1_2_colours_are_different,
	    test_R_1_3_seven_meeples_each,
	    test_R_1_4_base_set_of_72_tiles,
	    test_R_1_5_start_tile_lies_on_the_table,
	    test_R_1_5_the_others_are_shuffled,
	    test_R_1_6_one_start_and_the_base_start_goes_into_the_box,
	    test_R_1_6_starts_are_not_combined,
	    test_R_1_7_first_player_by_chance_or_chosen,
	    test_R_1_8_play_goes_clockwise,
	    test_R_1_9_an_abbot_each_with_the_module,
	    test_R_2_1_tile_then_meeple_then_the_next_player,
	    test_R_2_2_steps_of_a_turn_in_their_order,
	    test_R_2_2_scoring_comes_after_the_meeple,
	    test_R_2_3_without_meeples_he_still_places_tiles,
	};

	return RULES_SUITE("setup", tests);
}
