/* the abbot and the gardens. */
#include "rules.h"

/* A garden at 0,0 with all of its neighbours but 1,1. */
#define GARDEN_BUT_ONE "EG@0,0,3 E@-1,0,1 B@1,0 B@0,1 B@0,-1 B@1,-1 B@-1,1 B@-1,-1"

START_TEST(test_R_11_1_gardens_of_the_new_tiles)
{
	static const struct {
		const char *settings;
		int gardens;
	} sets[] = {
	    {"with abbot=on", 8},     {"with edition=old abbot=on", 0},
	    {"with start=river1", 9}, {"with start=river2", 9},
	    {"with new_land=on", 9},  {"with new_land=on edition=old start=river1", 0},
	};

	for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) {
		uint8_t counts[TILESET_TYPES_MAX];
		struct setup setup;
		int gardens = 0;

		board_setup(sets[i].settings, &setup);
		setup_tile_counts(tiles, &setup.settings, counts);
		for (int type = 0; type < tiles->type_count; type++)
			gardens += tiles->types[type].flags & TILE_GARDEN ? counts[type] : 0;
		ck_assert_int_eq(gardens, sets[i].gardens);
	}
}
END_TEST

START_TEST(test_R_11_2_the_abbot_instead_of_a_meeple)
{
	board("with abbot=on; deck B B EG");
	play("place B 0,1 0");
	ck_assert_str_eq(offered("abbot "), "monastery");
	ck_assert_str_eq(offered("meeple "), "field:NL, monastery");
	play("abbot monastery");
	ck_assert_str_eq(told("figure"), "figure red abbot 0,1/monastery");
	ck_assert_str_eq(owed(), "tile blue B"); /* not a meeple as well */
	ck_assert_int_eq(game_supply(game, 0, FIGURE_ABBOT), 0);
	ck_assert_str_eq(meeples(), "7 7");
	play("place B 0,2 0; pass; place EG 0,-1 2");
	ck_assert_str_eq(offered("abbot "), ""); /* he is away */
}
END_TEST

START_TEST(test_R_11_2_the_abbot_in_garden_and_shrine)
{
	board("with abbot=on; deck EG V");
	play("place EG 0,-1 2");
	ck_assert_str_eq(offered("abbot "), "garden");
	board("with abbot=on shrines=on; deck SH_plain V");
	play("place SH_plain 0,1 0");
	ck_assert_str_eq(offered("abbot "), "shrine");
	ck_assert_str_eq(offered("meeple "), "field:NL, shrine");
}
END_TEST

START_TEST(test_R_11_3_a_garden_takes_only_an_abbot)
{
	board("with abbot=on; deck EG V");
	play("place EG 0,-1 2");
	ck_assert_str_eq(offered("meeple "), "city:S, field:NL");
	ck_assert_int_eq(refused("meeple garden").reason, REFUSAL_WRONG_FIGURE);
}
END_TEST

START_TEST(test_R_11_3_the_abbot_is_no_knight_highwayman_or_farmer)
{
	board("with abbot=on; deck K V");
	play("place K 1,0 0");
	ck_assert_str_eq(offered("abbot "), "");
	ck_assert_int_eq(refused("abbot city:N").reason, REFUSAL_WRONG_FIGURE);
	ck_assert_int_eq(refused("abbot road:S").reason, REFUSAL_WRONG_FIGURE);
	ck_assert_int_eq(refused("abbot field:EL").reason, REFUSAL_WRONG_FIGURE);
}
END_TEST

START_TEST(test_R_11_4_a_garden_surrounded_scores_9)
{
	board("with abbot=on; tiles " GARDEN_BUT_ONE "; figures red+abbot@0,0/garden; deck B V");
	ck_assert_int_eq(feature("0,0/garden")->open, 1);
	play("place B 1,1 0; pass");
	ck_assert_str_eq(told("paid home"), "paid red 9 complete 0,0/garden x9; home red abbot 0,0");
	ck_assert_int_eq(game_supply(game, 0, FIGURE_ABBOT), 1);
}
END_TEST

START_TEST(test_R_11_4_a_garden_laid_into_a_hole_scores_at_once)
{
	board("with abbot=on; tiles E@-1,0,1 B@1,0 B@0,1 B@0,-1 B@1,-1 B@-1,1 B@-1,-1 B@1,1; deck EG B");
	play("place EG 0,0 3; abbot garden");
	ck_assert_str_eq(told("paid home"), "paid red 9 complete 0,0/garden x9; home red abbot 0,0");
}
END_TEST

START_TEST(test_R_11_4_a_garden_at_the_end)
{
	board("with abbot=on; tiles " GARDEN_BUT_ONE "; figures red+abbot@0,0/garden");
	ck_assert_int_eq(feature("0,0/garden")->points_now, 8);
	ck_assert_int_eq(feature("0,0/garden")->points_complete, 9);
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 8 final 0,0/garden x8");
	board("with abbot=on; tiles EG@0,0; figures red+abbot@0,0/garden");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 1 final 0,0/garden x1");
}
END_TEST

START_TEST(test_R_11_5_the_abbot_is_taken_back_for_what_he_is_worth_now)
{
	board("with abbot=on; tiles B@0,0 B@1,0; figures red+abbot@0,0/monastery; deck B V");
	play("place B 0,1 0; recall"); /* the tile just placed counts */
	ck_assert_str_eq(told("figure paid home drawn"),
	                 "paid red 3 recall 0,0/monastery x3; home red abbot 0,0; drawn V");
	ck_assert_str_eq(scores(), "3 0");
	ck_assert_int_eq(game_supply(game, 0, FIGURE_ABBOT), 1);
}
END_TEST

START_TEST(test_R_11_5_instead_of_placing_a_meeple)
{
	board("with abbot=on; tiles B@0,0 B@1,0; figures red+abbot@0,0/monastery; deck B B B");
	play("place B 0,1 0");
	ck_assert(legal("meeple monastery"));
	play("recall");
	ck_assert_str_eq(owed(), "tile blue B");
	play("place B 0,2 0; pass; place B 0,3 0");
	ck_assert_str_eq(offered("abbot "), "monastery"); /* home again */
}
END_TEST

START_TEST(test_R_11_5_only_in_ones_own_turn_and_only_ones_own)
{
	board("with abbot=on; tiles B@0,0 B@1,0; figures blue+abbot@0,0/monastery; deck B B");
	play("place B 0,1 0");
	ck_assert_str_eq(offered("recall"), "");
	ck_assert(!legal("recall"));
	play("pass; place B 0,2 0");
	ck_assert(legal("recall"));
	play("recall");
	ck_assert_str_eq(told("paid"), "paid blue 3 recall 0,0/monastery x3");
}
END_TEST

START_TEST(test_R_11_5_from_a_garden)
{
	board("with abbot=on; tiles EG@0,0; figures red+abbot@0,0/garden; deck B V");
	play("place B 0,1 0; recall");
	ck_assert_str_eq(told("paid"), "paid red 2 recall 0,0/garden x2");
}
END_TEST

START_TEST(test_R_11_5_even_when_no_meeple_is_left)
{
	board("with abbot=on; tiles D@0,0 X@1,0 B@0,1; figures red@0,0/city:N red@0,0/field:EL "
	      "red@0,0/field:ER "
	      "red@1,0/road:N red@1,0/road:E red@1,0/road:S red@0,0/road:E red+abbot@0,1/monastery; deck U U "
	      "V");
	play("place U -1,0 0");
	ck_assert_str_eq(owed(), "figure red");
	play("recall");
	ck_assert_str_eq(scores(), "4 0");
}
END_TEST

START_TEST(test_R_11_6_not_if_the_building_is_complete_by_now)
{
	board("with abbot=on; tiles " GARDEN_BUT_ONE "; figures red+abbot@0,0/garden; deck B V");
	play("place B 1,1 0");
	ck_assert_str_eq(refused("recall").rule, "R-11.6");
	ck_assert(legal("meeple monastery"));
	play("meeple monastery"); /* so a meeple may be placed and the abbot is scored all the same */
	ck_assert_str_eq(told("paid"), "paid red 9 complete 0,0/garden x9");
	ck_assert_str_eq(meeples(), "6 7");
}
END_TEST

START_TEST(test_R_11_7_a_garden_does_not_belong_to_its_field)
{
	board("with abbot=on; tiles EG@0,0; figures red+abbot@0,0/garden; deck B V");
	play("place B 0,1 0");
	ck_assert(legal("meeple field:NL"));
	board("with abbot=on; tiles D@0,0; figures blue@0,0/field:ER; deck EG V");
	play("place EG 0,1 2");
	ck_assert_str_eq(offered("abbot "), "garden");
	ck_assert_str_eq(offered("meeple "), "city:S");
	board("with abbot=on; tiles EG@0,0 E@0,-1,2; figures red+abbot@0,0/garden");
	play("end"); /* no farm for the abbot */
	ck_assert_str_eq(told("paid"), "paid red 2 final 0,0/garden x2");
}
END_TEST

START_TEST(test_R_11_an_abbot_counts_as_monk)
{
	board("with abbot=on; tiles B@0,0 B@1,0 B@-1,0 B@0,1 B@0,-1 B@1,-1 B@-1,1 B@-1,-1; figures "
	      "red+abbot@0,0/monastery; "
	      "deck B V");
	play("place B 1,1 0; pass");
	ck_assert_str_eq(told("paid home"), "paid red 9 complete 0,0/monastery x9; home red abbot 0,0");
}
END_TEST

START_TEST(test_R_11_5_the_abbots_owner_is_paid_whoever_else_stands_there)
{
	board("with abbot=on; tiles B@0,0 B@1,0; figures red+abbot@0,0/monastery blue@0,0/monastery "
	      "blue@0,0/monastery; "
	      "deck B V");
	play("place B 0,1 0; recall");
	ck_assert_str_eq(told("paid home"), "paid red 3 recall 0,0/monastery x3; home red abbot 0,0");
}
END_TEST

Suite *abbot_suite(void)
{
	const TTest *tests[] = {
	    test_R_11_1_gardens_of_the_new_tiles,
	    test_R_11_2_the_abbot_instead_of_a_meeple,
	    test_R_11_2_the_abbot_in_garden_and_shrine,
	    test_R_11_3_a_garden_takes_only_an_abbot,
	    test_R_11_3_the_abbot_is_no_knight_highwayman_or_farmer,
	    test_R_11_4_a_garden_surrounded_scores_9,
	    test_R_11_4_a_garden_laid_into_a_hole_scores_at_once,
	    test_R_11_4_a_garden_at_the_end,
	    test_R_11_5_the_abbot_is_taken_back_for_what_he_is_worth_now,
	    test_R_11_5_instead_of_placing_a_meeple,
	    test_R_11_5_only_in_ones_own_turn_and_only_ones_own,
	    test_R_11_5_from_a_garden,
	    test_R_11_5_even_when_no_meeple_is_left,
	    test_R_11_6_not_if_the_building_is_complete_by_now,
	    test_R_11_7_a_garden_does_not_belong_to_its_field,
	    test_R_11_an_abbot_counts_as_monk,
	    test_R_11_5_the_abbots_owner_is_paid_whoever_else_stands_there,
	};

	return RULES_SUITE("abbot", tests);
}
