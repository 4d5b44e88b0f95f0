/* test_abbey.c - R-31: Abbey & Mayor.  The examples of the papers (Z-..) stand under their rules. */
#include "board.h"
#include "recount.h"
#include "rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* These moves are legal, separated by `; `, and no others. */
static void offers_all(const char *moves)
{
	struct move legal_moves[64];
	int count = game_legal_moves(game, legal_moves, 64), named = 0;
	char copy[2048], *rest = copy, *word;

	ck_assert_uint_lt(strlen(moves), sizeof copy);
	strcpy(copy, moves);
	for (word = strtok(rest, ";"); word; word = strtok(NULL, ";")) {
		ck_assert_msg(legal(word + strspn(word, " ")), "`%s` should be legal", word);
		named++;
	}
	ck_assert_int_eq(count, named);
}

/* Who stands in a feature, with what each counts there. */
static const char *weights(int x, int y, const char *on)
{
	static struct feature feature;
	static char text[200];
	struct spot spot;
	int used = 0;

	ck_assert(spot_parse(on, &spot) && game_feature_at(game, x, y, spot, &feature));
	for (int i = 0; i < feature.figure_count; i++) {
		const struct feature_figure *figure = &feature.figures[i];

		used += snprintf(text + used, sizeof text - (size_t)used, "%s%s %s %d", i ? ", " : "",
		                 color_name(game_color(game, figure->seat)), any_piece(figure->figure)->key,
		                 figure->weight);
	}
	return text;
}

/* Z-06, R-31.11, R-29.15: a mayor alone in a city without pennants: nobody is paid, but for the fairy */
START_TEST(test_R_31_11_z06)
{
	board("players red blue; "
	      "with dragon=on abbey=on; "
	      "tiles E@0,0,0; "
	      "figures red+mayor@0,0/city:N; "
	      "fairy red+mayor@0,0/city:N; "
	      "deck E B; "
	      "turn blue");
	play("place E 0,-1 2");
	play("pass");
	ck_assert_str_eq(scores(), "3 0");
}
END_TEST

/* Z-25, R-31.3, R-31.19, R-31.4: an abbey closes a city of one tile and is complete at once */
START_TEST(test_R_31_3_z25)
{
	board("players red blue; "
	      "with abbey=on; "
	      "tiles B@-1,-1,0 E@0,-1,2 B@1,-1,0 B@-1,0,0 B@1,0,0 B@-1,1,0 B@0,1,0 B@1,1,0; "
	      "figures red@0,-1/city:S; "
	      "deck E B; "
	      "turn blue");
	play("abbey 0,0");
	play("meeple monastery");
	ck_assert_str_eq(scores(), "2 9");
}
END_TEST

/* Z-26, R-31.3: an abbey ends an inn road */
START_TEST(test_R_31_3_z26)
{
	board("players red blue; "
	      "with abbey=on inns=on; "
	      "tiles W@-2,0,0 IC_innstraight@-1,0,0 B@-1,-1,0 B@0,-1,0 B@1,-1,0 B@1,0,0 B@-1,1,0 B@0,1,0; "
	      "figures red@-1,0/road:E; "
	      "deck E B; "
	      "turn blue");
	play("abbey 0,0");
	play("pass");
	ck_assert_str_eq(scores(), "4 0");
}
END_TEST

/* Z-27, R-31.5: two shrines forbid the hole to the abbey */
START_TEST(test_R_31_5_z27)
{
	board("players red blue; "
	      "with abbey=on shrines=on; "
	      "tiles SH_plain@-1,-1,0 PD_volcano@0,-1,0 SH_plain@1,-1,0 PD_volcano@-1,0,0 PD_volcano@1,0,0 "
	      "PD_volcano@-1,1,0 PD_volcano@0,1,0 PD_volcano@1,1,0; "
	      "deck E B; "
	      "turn red");
	ck_assert_str_eq(owed(), "tile red E"); /* not abbey */
}
END_TEST

/* Z-28, R-31.5: no double turn for an abbey beside the builder's road */
START_TEST(test_R_31_5_z28)
{
	board("players red blue; "
	      "with abbey=on traders=on; "
	      "tiles PD_volcano@-1,-1,0 PD_volcano@0,-1,0 PD_volcano@1,-1,0 U@-1,0,0 U@-2,0,0 PD_volcano@1,0,0 "
	      "PD_volcano@-1,1,0 PD_volcano@0,1,0 PD_volcano@1,1,0; "
	      "figures red@-2,0/road:E red+builder@-1,0/road:E; "
	      "deck E B; "
	      "turn red");
	play("abbey 0,0");
	play("pass");
	ck_assert_str_eq(scores(), "0 0");
}
END_TEST

/* Z-29, R-31.2, R-24.8: the last tile gives a second part in which only the abbey can be laid */
START_TEST(test_R_31_2_z29)
{
	board("players red blue; "
	      "with abbey=on traders=on; "
	      "tiles PD_volcano@-1,-1,0 PD_volcano@0,-1,0 PD_volcano@1,-1,0 U@-1,0,0 U@-2,0,0 PD_volcano@1,0,0 "
	      "PD_volcano@-1,1,0 PD_volcano@0,1,0 PD_volcano@1,1,0; "
	      "figures red@-2,0/road:E red+builder@-1,0/road:E; "
	      "deck U; "
	      "turn red");
	play("pass");
	play("place U -3,0 0");
	play("pass");
	offers_all("abbey 0,0; pass");
	play("abbey 0,0");
	play("meeple monastery");
	ck_assert_str_eq(scores(), "12 0");
}
END_TEST

/* Z-30, R-31.6: once round after the last tile */
START_TEST(test_R_31_6_z30)
{
	board("players red blue green; "
	      "with abbey=on; "
	      "tiles PD_volcano@-1,-1,0 PD_volcano@0,-1,0 PD_volcano@1,-1,0 U@-1,0,0 U@-2,0,0 PD_volcano@1,0,0 "
	      "PD_volcano@-1,1,0 PD_volcano@0,1,0 PD_volcano@1,1,0; "
	      "deck U; "
	      "turn red");
	play("pass");
	play("place U -3,0 0");
	play("pass");
	play("pass");
	play("abbey 0,0");
	play("meeple monastery");
	ck_assert_str_eq(scores(), "0 0 9");
}
END_TEST

/* Z-31, R-31.8: a wagon is paid and drives on, diagonally too */
START_TEST(test_R_31_8_z31)
{
	board("players red blue; "
	      "with abbey=on; "
	      "tiles W@0,0,0 U@1,0,0 B@1,1,0; "
	      "figures red+wagon@0,0/road:E; "
	      "deck W B; "
	      "turn blue");
	play("place W 2,0 0");
	play("pass");
	offers_all("drive 0,0 road:S; drive 0,0 road:W; drive 1,1 monastery; pass");
	play("drive 1,1 monastery");
	ck_assert_str_eq(scores(), "3 0");
}
END_TEST

/* Z-32, R-31.8: the same with wagon connected */
START_TEST(test_R_31_8_z32)
{
	board("players red blue; "
	      "with abbey=on wagon=connected; "
	      "tiles W@0,0,0 U@1,0,0 B@1,1,0; "
	      "figures red+wagon@0,0/road:E; "
	      "deck W B; "
	      "turn blue");
	play("place W 2,0 0");
	play("pass");
	offers_all("drive 0,0 road:S; drive 0,0 road:W; drive 2,0 road:E; drive 2,0 road:S; pass");
	ck_assert_str_eq(scores(), "3 0");
}
END_TEST

/* Z-33, R-31.8: two wagons: the player in turn first; the second finds the monastery taken */
START_TEST(test_R_31_8_z33)
{
	board("players red blue; "
	      "with abbey=on; "
	      "tiles W@0,0,0 W@2,0,0 PD_volcano@0,-1,0 PD_volcano@1,-1,0 PD_volcano@2,-1,0 U@0,1,1 B@1,1,0; "
	      "figures red+wagon@0,0/road:E blue+wagon@2,0/road:W; "
	      "deck U B; "
	      "turn red");
	play("pass");
	play("place U 1,0 0");
	play("pass");
	offers_all("drive 0,0 road:S; drive 0,0 road:W; drive 0,1 road:N; drive 1,1 monastery; pass");
	play("drive 1,1 monastery");
	offers_all("drive 2,0 road:E; drive 2,0 road:S; pass");
	play("pass");
	ck_assert_str_eq(scores(), "3 3");
}
END_TEST

/* Z-34, R-31.9, R-15.6: a wagon that loses a challenge goes home */
START_TEST(test_R_31_9_z34)
{
	board("players red blue; "
	      "with abbey=on shrines=on; "
	      "tiles PD_volcano@0,-1,0 PD_volcano@1,-1,0 PD_volcano@2,-1,0 SH_plain@0,0,0 B@1,0,0 PD_volcano@2,0,0 "
	      "PD_volcano@0,1,0 PD_volcano@1,1,0; "
	      "figures red+wagon@0,0/shrine blue@1,0/monastery; "
	      "deck PD_volcano B; "
	      "turn blue");
	play("place PD_volcano 2,1 0");
	play("pass");
	ck_assert_str_eq(scores(), "0 9");
}
END_TEST

/* Z-35, R-31.11: two pennants outvote a meeple */
START_TEST(test_R_31_11_z35)
{
	board("players red blue; "
	      "with abbey=on; "
	      "tiles AM_fullcity@0,0,0 E@0,-1,2 E@1,0,3 E@0,1,0; "
	      "figures red+mayor@0,0/city:N blue@1,0/city:W; "
	      "deck E B; "
	      "turn blue");
	play("place E -1,0 1");
	ck_assert_str_eq(weights(0, 0, "city:N"), "red mayor 2, blue meeple 1");
	play("pass");
	ck_assert_str_eq(scores(), "14 0");
}
END_TEST

/* Z-36, R-31.12, R-31.14, R-31.16: a barn pays the farmers there 3 a city, and its owner 4 at the end */
START_TEST(test_R_31_12_z36)
{
	board("players red blue; "
	      "with abbey=on; "
	      "tiles E@0,0,0 E@0,-1,2 PD_volcano@1,0,0 PD_volcano@0,1,0; "
	      "figures blue@0,1/field:NL; "
	      "deck PD_volcano; "
	      "turn red");
	play("place PD_volcano 1,1 0");
	play("barn 1,1");
	ck_assert_str_eq(scores(), "4 3");
}
END_TEST

/* Z-37, R-31.12: no barn where a wall comes to the corner */
START_TEST(test_R_31_12_z37)
{
	board("players red blue; "
	      "with abbey=on inns=on; "
	      "tiles IC_split@0,0,0 PD_volcano@1,0,0 PD_volcano@0,1,0; "
	      "deck PD_volcano B; "
	      "turn red");
	play("place PD_volcano 1,1 0");
	ck_assert_str_eq(offered("barn"), "");
}
END_TEST

/* Z-38, R-31.15: farmers joined to a barn: 1 a city, and home */
START_TEST(test_R_31_15_z38)
{
	board("players red blue; "
	      "with abbey=on; "
	      "tiles E@0,0,0 E@0,-1,2 PD_volcano@1,0,0 PD_volcano@0,1,0 PD_volcano@1,1,0 G@2,0,1 PD_volcano@3,0,0 "
	      "PD_volcano@3,1,0; "
	      "figures red+barn@1,1 blue@3,0/field:NL; "
	      "deck E; "
	      "turn red");
	play("place E 2,1 0");
	play("pass");
	ck_assert_str_eq(scores(), "4 1");
}
END_TEST

/* Z-39, R-31.14, R-24.12: the pig adds one when the barn is laid, nothing at the end */
START_TEST(test_R_31_14_z39)
{
	board("players red blue; "
	      "with abbey=on traders=on; "
	      "tiles E@0,0,0 E@0,-1,2 PD_volcano@1,0,0 PD_volcano@0,1,0; "
	      "figures blue@0,1/field:NL blue+pig@1,0/field:NL; "
	      "deck PD_volcano; "
	      "turn red");
	play("place PD_volcano 1,1 0");
	play("barn 1,1");
	ck_assert_str_eq(scores(), "4 4");
}
END_TEST

/* Z-40, R-31.16: two barns joined: each in full */
START_TEST(test_R_31_16_z40)
{
	board("players red blue; "
	      "with abbey=on; "
	      "tiles E@0,0,0 E@0,-1,2 PD_volcano@1,0,0 PD_volcano@0,1,0 PD_volcano@1,1,0 G@2,0,1 PD_volcano@3,0,0 "
	      "PD_volcano@3,1,0 PD_volcano@4,0,0 PD_volcano@4,1,0; "
	      "figures red+barn@1,1 blue+barn@4,1; "
	      "deck E; "
	      "turn red");
	play("place E 2,1 0");
	play("pass");
	ck_assert_str_eq(scores(), "4 4");
}
END_TEST

/* Z-41, R-31.12, R-31.17: a barn on the rim of the City */
START_TEST(test_R_31_12_z41)
{
	board("players red blue; "
	      "with abbey=on start=count; "
	      "tiles CITY PD_volcano@0,-1,0; "
	      "deck PD_volcano; "
	      "turn red");
	play("place PD_volcano 1,-1 0");
	play("barn 1,0");
	ck_assert_str_eq(scores(), "4 0");
}
END_TEST

/* Z-42, R-32.3: a barn that pays others opens the City */
/* Whose only piece in hand is the barn is not asked whether somebody enters. */
START_TEST(test_R_32_1_a_barn_alone_enters_nothing)
{
	board("players red blue; with abbey=on start=count; tiles CITY E@0,-1; "
	      "figures blue@0,-1/city:N red@market red@market red@market red@market red@market red@market red@market "
	      "red+wagon@cathedral red+mayor@castle; deck E V B; turn red");
	play("place E 0,-2 2"); /* and no other move is left, so none is asked */
	ck_assert_str_eq(told("paid"), "paid blue 4 complete 0,-2/city:S x2");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_32_3_z42)
{
	board("players red blue; "
	      "with abbey=on start=count; "
	      "tiles CITY PD_volcano@0,-1,0; "
	      "figures blue@0,-1/field:NL; "
	      "deck PD_volcano B; "
	      "turn red");
	play("place PD_volcano 1,-1 0");
	play("barn 1,0");
	offers_all("enter blacksmith meeple; enter blacksmith wagon; enter castle mayor; enter castle meeple; enter "
	           "castle wagon; enter cathedral meeple; enter cathedral wagon; enter market meeple; pass");
	ck_assert_str_eq(scores(), "0 3");
}
END_TEST

/* Z-43, R-32.2: from the market onto the barn's field, when a farmer stands there */
START_TEST(test_R_32_2_z43)
{
	board("players red blue; "
	      "with abbey=on start=count; "
	      "tiles CITY PD_volcano@0,-1,0; "
	      "figures blue@0,-1/field:NL red@market; "
	      "deck PD_volcano B; "
	      "turn red");
	play("place PD_volcano 1,-1 0");
	play("barn 1,0");
	play("join meeple");
	ck_assert_str_eq(scores(), "3 3");
}
END_TEST

/* Z-44, R-31.16, R-32.2: sent to a barn's field at the end: 1, and the barn 4 */
START_TEST(test_R_31_16_z44)
{
	board("players red blue; "
	      "with abbey=on start=count; "
	      "tiles CITY PD_volcano@0,-1,0 PD_volcano@1,-1,0; "
	      "figures red+barn@1,0 blue@market; "
	      "deck PD_volcano; "
	      "turn red");
	play("place PD_volcano 2,-1 0");
	play("send market meeple 0,-1 field:NL");
	ck_assert_str_eq(scores(), "4 1");
}
END_TEST

/* Z-48, R-31.18: the fork: one road of four tiles */
START_TEST(test_R_31_18_z48)
{
	board("players red blue; "
	      "with abbey=on king=on; "
	      "tiles AM_fork@0,0,0 AM_roadend@0,-1,0 AM_roadend@1,0,1; "
	      "figures red@0,0/road:N; "
	      "deck AM_roadend B; "
	      "turn blue");
	play("place AM_roadend -1,0 3");
	play("pass");
	ck_assert_str_eq(scores(), "4 0");
}
END_TEST

/* Z-50, R-31.3: the abbey parts nothing else: a field round it goes on elsewhere */
START_TEST(test_R_31_3_z50)
{
	board("players red blue; "
	      "with abbey=on; "
	      "tiles B@-1,-1,0 E@0,-1,2 B@1,-1,0 B@-1,0,0 B@1,0,0 B@-1,1,0 B@0,1,0 B@1,1,0; "
	      "figures red@-1,-1/field:NL; "
	      "deck E B; "
	      "turn blue");
	play("abbey 0,0");
	offers_all("meeple monastery; wagon monastery; pass");
}
END_TEST
/* each of them once for each player, and an abbey. */
START_TEST(test_R_31_1_what_everybody_has)
{
	board("with abbey=on; deck E");
	ck_assert_str_eq(supply(FIGURE_WAGON), "1 1");
	ck_assert_str_eq(supply(FIGURE_MAYOR), "1 1");
	ck_assert_str_eq(supply(FIGURE_BARN), "1 1");
	ck_assert_int_eq(game_held(game, 0, HOLDING_ABBEY) + game_held(game, 1, HOLDING_ABBEY), 2);
	board_refused("with abbey=on; deck AM_abbey");
	board_refused("tiles D@0,0; figures red+wagon@0,0/road:E; deck E");
	board_refused("with abbey=on; tiles D@0,0 AM_abbey@0,1; deck E");
}
END_TEST

/* who has laid his abbey is not asked, nor who has a tile in hand. */
START_TEST(test_R_31_2_once)
{
#define RING "tiles B@-1,-1 B@0,-1 B@1,-1 B@-1,0 B@1,0 B@-1,1 B@0,1 B@1,1; deck B B B B"
	board("with abbey=on; " RING);
	ck_assert_str_eq(offered(""), "abbey 0,0, pass");
	ck_assert_int_eq(game_turn(game), 1);
	ck_assert_str_eq(refused("abbey 2,0").rule, "R-31.2");
	ck_assert_str_eq(refused("abbey 0,-1").rule, "R-31.2");
	play("pass");
	ck_assert_int_eq(game_turn(game), 1);
	board("with abbey=on; abbeys red; " RING);
	ck_assert_str_eq(owed(), "tile red B");
	board("with abbey=on; drawn yes; " RING);
	ck_assert_str_eq(owed(), "tile red B");
	board("with abbey=on; " RING);
	play("abbey 0,0; pass");
	ck_assert_int_eq(game_held(game, 0, HOLDING_ABBEY), 0);
	ck_assert_str_eq(owed(), "tile blue B");
	ck_assert_int_eq(game_turn(game), 2);
}
END_TEST

/* a building like a monastery, without field, road or city. */
START_TEST(test_R_31_4_a_monastery)
{
	board("with abbey=on abbot=on; " RING);
	play("abbey 0,0");
	ck_assert_str_eq(offered(""), "meeple monastery, abbot monastery, wagon monastery, pass");
	play("meeple monastery");
	ck_assert_str_eq(told("paid home"), "paid red 9 complete 0,0/monastery x9; home red meeple 0,0");
}
END_TEST

/* where wagon and mayor stand. */
START_TEST(test_R_31_7_where_they_stand)
{
	board("with abbey=on; tiles D@0,0; deck EG E");
	play("place EG 0,-1 2");
	ck_assert_str_eq(offered(""), "meeple city:S, meeple field:NL, wagon city:S, mayor city:S, pass");
	ck_assert_int_eq(refused("wagon field:NL").reason, REFUSAL_WRONG_FIGURE);
	ck_assert_str_eq(refused("wagon garden").rule, "R-31.7");
	ck_assert_str_eq(refused("mayor field:NL").rule, "R-31.11");
}
END_TEST

/* he is paid, and drives no more when the game is over. */
START_TEST(test_R_31_9_not_when_it_is_over)
{
	board("with abbey=on; tiles W@0,0 U@1,0 B@1,1; figures red+wagon@0,0/road:E; deck W; turn blue");
	play("place W 2,0 0; end");
	ck_assert_str_eq(scores(), "3 0");
	ck_assert(game_over(game));
}
END_TEST

/* a corner of the tile just laid, four tiles of one field: then nobody farms there. */
START_TEST(test_R_31_12_corners)
{
	board("with abbey=on; tiles E@0,0 E@0,-1,2 PD_volcano@1,0 PD_volcano@0,1; deck PD_volcano PD_volcano E");
	play("place PD_volcano 1,1 0");
	ck_assert_str_eq(offered("barn"), " 1,1");
	ck_assert_str_eq(refused("barn 2,1").rule, "R-31.12");
	ck_assert_str_eq(refused("barn 0,0").rule, "R-31.12");
	play("barn 1,1");
	ck_assert_str_eq(told("barn"), "barn red 1,1");
	ck_assert_str_eq(supply(FIGURE_BARN), "0 1");
	play("place PD_volcano 1,2 0");
	ck_assert_str_eq(owed(), "tile red E"); /* the field has a barn: blue is not asked */
	board("with abbey=on farm=off; tiles E@0,0 E@0,-1,2 PD_volcano@1,0 PD_volcano@0,1; deck PD_volcano E");
	play("place PD_volcano 1,1 0");
	ck_assert_str_eq(owed(), "tile blue E");
}
END_TEST

/* `barn` any: another one in the same field. */
START_TEST(test_R_31_20_a_second_barn)
{
	board(
	    "with abbey=on barn=any; tiles E@0,0 E@0,-1,2 PD_volcano@1,0 PD_volcano@0,1 PD_volcano@1,1 PD_volcano@0,2; "
	    "figures red+barn@1,1; deck PD_volcano B; turn blue");
	play("place PD_volcano 1,2 0");
	ck_assert_str_eq(offered(""), "barn 1,2, pass");
	play("barn 1,2; end");
	ck_assert_str_eq(
	    told("paid"),
	    "paid red 4 barn 1,1/field:NL x6 [0,-1/city:S]; paid blue 4 barn 1,2/field:NL x6 [0,-1/city:S]");
}
END_TEST

/* the herd pays 1 more, whatever the edition of farms. */
START_TEST(test_R_31_14_whatever_the_edition)
{
	board(
	    "with abbey=on farm=city4; tiles E@0,0 E@0,-1,2 PD_volcano@1,0 PD_volcano@0,1; figures blue@0,1/field:NL; "
	    "deck PD_volcano E");
	play("place PD_volcano 1,1 0; barn 1,1");
	ck_assert_str_eq(told("paid home"), "paid blue 3 farm 0,0/field:EL x4 [0,-1/city:S]; home blue meeple 0,1");
}
END_TEST

/* given tables have no farmer beside a barn. */
START_TEST(test_R_31_13_nobody_farms_there)
{
	ck_assert_str_eq(board_refused("with abbey=on; tiles E@0,0 PD_volcano@1,0 PD_volcano@0,1 PD_volcano@1,1; "
	                               "figures red+barn@1,1 blue@0,1/field:NL; deck E")
	                     .rule,
	                 "R-31.13");
	ck_assert_str_eq(
	    board_refused("with abbey=on; tiles E@0,0 PD_volcano@1,0 PD_volcano@0,1; figures red+barn@1,1; deck E")
	        .rule,
	    "R-31.12");
}
END_TEST

/* `two_tile` 2 speaks of two tiles only. */
START_TEST(test_R_31_19_small_cities)
{
	board("with abbey=on two_tile=2; tiles B@-1,-1 E@0,-1,2 B@1,-1 B@-1,0 B@1,0 B@-1,1 B@0,1 B@1,1; "
	      "figures red@0,-1/city:S; deck B; turn blue");
	play("abbey 0,0; pass");
	ck_assert_str_eq(scores(), "2 0");
}
END_TEST

/* R-33, point 3: a wagon that lost its challenge drives, back too. */
START_TEST(test_R_31_9_jcz_a_lost_challenge)
{
	board("with abbey=on shrines=on rulings=jcz; tiles SH_plain@0,0 B@1,0 PD_volcano@0,-1 PD_volcano@1,-1 "
	      "PD_volcano@2,-1 PD_volcano@2,0 PD_volcano@0,1 PD_volcano@1,1; figures red+wagon@0,0/shrine "
	      "blue@1,0/monastery; deck PD_volcano B; turn blue");
	play("place PD_volcano 2,1 0; pass");
	ck_assert_str_eq(offered(""), "drive 0,0 shrine, pass");
}
END_TEST

/* R-33, point 6: the field of a barn just laid may be joined without a farmer. */
START_TEST(test_R_32_2_jcz_nobody_farms_there)
{
	const char *table = "tiles CITY PD_volcano@0,-1; figures red@market; count castle; deck PD_volcano B";
	char text[400];

	snprintf(text, sizeof text, "with abbey=on start=count; %s", table);
	board(text);
	play("place PD_volcano 1,-1 0; barn 1,0");
	ck_assert_str_eq(owed(), "tile blue B");
	snprintf(text, sizeof text, "with abbey=on start=count rulings=jcz; %s", table);
	board(text);
	play("place PD_volcano 1,-1 0; barn 1,0");
	ck_assert_str_eq(offered(""), "join meeple, pass");
	play("join meeple");
	ck_assert_str_eq(scores(), "3 0");
}
END_TEST

/* R-33, point 8: left of the player in turn, whoever laid a tile last; also where the game is ended early. */
START_TEST(test_R_13_14_jcz_left_of_who_is_in_turn)
{
	static const struct {
		const char *rulings, *owed;
	} cases[] = {{"printed", "send red"}, {"jcz", "send blue"}};

	for (int i = 0; i < 2; i++) {
		char text[300];

		snprintf(text, sizeof text,
		         "players red blue green; with abbey=on start=count rulings=%s; tiles CITY; "
		         "figures red@market blue@market; turn red",
		         cases[i].rulings);
		board(text);
		play("end");
		ck_assert_str_eq(owed(), cases[i].owed);
	}
	/* Ended while he is asked for his abbey, and in the next turn. */
	board("players red blue green; with abbey=on start=count rulings=jcz; tiles CITY B@4,0 B@5,0 B@4,-1 B@4,-2 "
	      "B@5,-2 B@6,-2 B@6,-1; "
	      "figures red@market blue@market; turn red; deck U U");
	ck_assert_str_eq(owed(), "abbey red");
	play("end");
	ck_assert_str_eq(owed(), "send blue");
	board("players red blue green; with abbey=on start=count rulings=jcz; tiles CITY; "
	      "figures red@market blue@market green@market; turn red; deck B U V");
	play("place B 4,0 0; pass");
	ck_assert_str_eq(owed(), "tile blue U");
	play("end");
	ck_assert_str_eq(owed(), "send green");
}
END_TEST

/* R-33, point 7: only onto the segment that is linked. */
START_TEST(test_R_31_8_jcz_the_segment_alone)
{
	board("with abbey=on wagon=connected rulings=jcz; tiles W@0,0 U@1,0 B@1,1; figures red+wagon@0,0/road:E; "
	      "deck W B; turn blue");
	play("place W 2,0 0; pass");
	ck_assert_str_eq(offered("drive 0,"), "0 road:S, 0 road:W");
}
END_TEST

/* twelve tiles come into the pile, abbeys never. */
START_TEST(test_R_31_1_twelve_tiles)
{
	uint8_t counts[TILESET_TYPES_MAX];
	struct setup setup;

	board_setup("with abbey=on; deck E", &setup);
	ck_assert_int_eq(setup_tile_counts(tiles, &setup.settings, counts), 72 + 12);
	ck_assert_int_eq(counts[tile_type("AM_fork")], 1);
	ck_assert_int_eq(counts[tile_type("AM_abbey")], 0);
	ck_assert_str_eq(board_refused("tiles AM_abbey@0,0 B@0,-1 B@-1,0 B@1,0 B@0,1; deck B").rule, "R-31.1");
}
END_TEST

/* all four cells beside a hole are laid. */
START_TEST(test_R_31_2_four_neighbours)
{
#define CORNERS "with abbey=on; deck B B; tiles B@-1,-1 B@1,-1 B@-1,1 B@1,1 B@2,-1 B@2,0 B@2,1 "
	static const char *const tables[] = {CORNERS "B@1,0 B@0,1 B@-1,0", CORNERS "B@0,-1 B@0,1 B@-1,0",
	                                     CORNERS "B@0,-1 B@1,0 B@-1,0", CORNERS "B@0,-1 B@1,0 B@0,1"};

	for (int i = 0; i < 4; i++) {
		board(tables[i]);
		ck_assert_str_eq(owed(), "tile red B");
	}
}
END_TEST

/* not where other tiles meet, and not in a field that has a barn. */
START_TEST(test_R_31_12_not_elsewhere)
{
	board("with abbey=on; tiles PD_volcano@0,0 PD_volcano@1,0 PD_volcano@0,1 PD_volcano@1,1 PD_volcano@2,0 "
	      "PD_volcano@3,0 PD_volcano@0,2; deck PD_volcano PD_volcano E");
	play("place PD_volcano 2,1 0");
	ck_assert_str_eq(offered("barn"), " 2,1");
	ck_assert_str_eq(refused("barn 1,1").rule, "R-31.12");
	play("barn 2,1; place PD_volcano 1,2 0");
	ck_assert_str_eq(owed(), "tile red E");
}
END_TEST

/* they are paid when they are joined, and go home. */
START_TEST(test_R_31_15_at_once)
{
	board("players red blue; "
	      "with abbey=on; "
	      "tiles E@0,0,0 E@0,-1,2 PD_volcano@1,0,0 PD_volcano@0,1,0 PD_volcano@1,1,0 G@2,0,1 PD_volcano@3,0,0 "
	      "PD_volcano@3,1,0; "
	      "figures red+barn@1,1 blue@3,0/field:NL; "
	      "deck E B; "
	      "turn red");
	play("place E 2,1 0; pass");
	ck_assert_str_eq(told("paid home"), "paid blue 1 farm 0,0/field:EL x8 [0,-1/city:S]; home blue meeple 3,0");
	ck_assert_str_eq(owed(), "tile blue B");
}
END_TEST

/* a wagon that lost its challenge stays at home. */
START_TEST(test_R_31_9_a_lost_challenge)
{
	board("with abbey=on shrines=on; tiles SH_plain@0,0 B@1,0 PD_volcano@0,-1 PD_volcano@1,-1 "
	      "PD_volcano@2,-1 PD_volcano@2,0 PD_volcano@0,1 PD_volcano@1,1; figures red+wagon@0,0/shrine "
	      "blue@1,0/monastery; deck PD_volcano B; turn blue");
	play("place PD_volcano 2,1 0; pass");
	ck_assert_str_eq(owed(), "tile red B");
	ck_assert_str_eq(supply(FIGURE_WAGON), "1 1");
}
END_TEST

/* onto any segment of what is linked; by JCloisterZone's rulings onto the one that is. */
START_TEST(test_R_31_8_along_the_feature)
{
#define LINKED "wagon=connected; tiles W@0,0 U@1,0 U@0,1,1; figures red+wagon@0,0/road:E; deck W B; turn blue"
	board("with abbey=on " LINKED);
	play("place W 2,0 0; pass");
	ck_assert_str_eq(offered("drive 0,"), "0 road:S, 0 road:W, 1 road:N");
	play("drive 0,1 road:N");
	ck_assert_str_eq(told("drove"), "drove red 0,1/road:N");
	ck_assert_str_eq(supply(FIGURE_WAGON), "0 1");
	board("with abbey=on rulings=jcz " LINKED);
	play("place W 2,0 0; pass");
	ck_assert_str_eq(offered("drive 0,"), "0 road:S, 0 road:W");
	ck_assert_str_eq(refused("drive 0,1 road:N").rule, "R-31.8");
}
END_TEST

/* Random games with everything else, every position counted anew; BASTIDE_GAMES in the environment: so many. */
START_TEST(test_R_31_random_games)
{
	static struct move moves[MOVES_MAX];
	const char *wanted = getenv("BASTIDE_GAMES");
	uint64_t games = wanted ? strtoull(wanted, NULL, 10) : 40;
	int abbeys = 0, rounds = 0, drives = 0, barns = 0, laid = 0, joined = 0;

	for (uint64_t seed = 0; seed < games; seed++) {
		char text[300];
		struct rng rng;

		rng_seed(&rng, seed);
		snprintf(text, sizeof text,
		         "players red blue green%s; with abbey=on wagon=%s barn=%s rulings=%s dragon=%s inns=%s "
		         "traders=%s abbot=%s shrines=%s king=%s start=%s farm=%s; seed %d",
		         seed % 3 ? "" : " black", seed & 1 ? "connected" : "adjacent", seed & 2 ? "any" : "free",
		         seed & 32 ? "jcz" : "printed", seed % 7 < 3 ? "on" : "off", seed & 4 ? "on" : "off",
		         seed & 8 ? "on" : "off", seed & 16 ? "on" : "off", seed & 4 ? "off" : "on",
		         seed & 8 ? "off" : "on",
		         seed % 4 == 1   ? "count"
		         : seed % 4 == 2 ? "river2"
		                         : "base",
		         seed % 5 == 4   ? "city4"
		         : seed % 5 == 3 ? "off"
		                         : "field3",
		         (int)seed);
		board(text);
		while (game_decision(game).kind != DECISION_NONE) {
			int count = game_legal_moves(game, moves, MOVES_MAX);
			struct move move = moves[rng_below(&rng, (uint32_t)count)];
			char check[200];

			if (move.kind == MOVE_ABBEY && seed & 1 && game_tiles_left(game))
				move = (struct move){.kind = MOVE_PASS}; /* kept until the round */
			abbeys += move.kind == MOVE_ABBEY;
			rounds += move.kind == MOVE_ABBEY && !game_tiles_left(game);
			events.count = events.city_count = 0;
			ck_assert(game_apply(game, &move, &events));
			ck_assert_msg(game_check(game, check, sizeof check), "seed %d: %s", (int)seed, check);
			for (int i = 0; i < events.count; i++) {
				const struct event *event = &events.items[i];

				drives += event->kind == EVENT_DROVE;
				barns += event->kind == EVENT_BARN;
				if (event->kind == EVENT_SCORED && event->reason == SCORE_FARM) {
					laid += event->harvest && strcmp(event->harvest->occasion, "laid") == 0;
					joined += event->harvest && strcmp(event->harvest->occasion, "joined") == 0;
				}
			}
		}
		ck_assert(game_over(game));
	}
	ck_assert_int_gt(abbeys, 60);
	ck_assert_int_gt(rounds, 20);
	ck_assert_int_gt(drives, 10);
	ck_assert_int_gt(barns, 10);
	ck_assert_int_gt(laid, 1);
	ck_assert_int_gt(joined, 1);
}
END_TEST

Suite *abbey_suite(void)
{
	const TTest *const tests[] = {
	    test_R_31_1_twelve_tiles,
	    test_R_31_2_four_neighbours,
	    test_R_31_12_not_elsewhere,
	    test_R_31_15_at_once,
	    test_R_31_9_a_lost_challenge,
	    test_R_31_8_along_the_feature,
	    test_R_31_11_z06,
	    test_R_31_3_z25,
	    test_R_31_3_z26,
	    test_R_31_5_z27,
	    test_R_31_5_z28,
	    test_R_31_2_z29,
	    test_R_31_6_z30,
	    test_R_31_8_z31,
	    test_R_31_8_z32,
	    test_R_31_8_z33,
	    test_R_31_9_z34,
	    test_R_31_11_z35,
	    test_R_31_12_z36,
	    test_R_31_12_z37,
	    test_R_31_15_z38,
	    test_R_31_14_z39,
	    test_R_31_16_z40,
	    test_R_31_12_z41,
	    test_R_32_3_z42,
	    test_R_32_2_z43,
	    test_R_31_16_z44,
	    test_R_32_1_a_barn_alone_enters_nothing,
	    test_R_31_18_z48,
	    test_R_31_3_z50,
	    test_R_31_1_what_everybody_has,
	    test_R_31_2_once,
	    test_R_31_4_a_monastery,
	    test_R_31_7_where_they_stand,
	    test_R_31_9_not_when_it_is_over,
	    test_R_31_12_corners,
	    test_R_31_20_a_second_barn,
	    test_R_31_14_whatever_the_edition,
	    test_R_31_13_nobody_farms_there,
	    test_R_31_19_small_cities,
	    test_R_31_9_jcz_a_lost_challenge,
	    test_R_32_2_jcz_nobody_farms_there,
	    test_R_13_14_jcz_left_of_who_is_in_turn,
	    test_R_31_8_jcz_the_segment_alone,
	    test_R_31_random_games,
	};

	return RULES_SUITE("R-31 the abbey", tests);
}
