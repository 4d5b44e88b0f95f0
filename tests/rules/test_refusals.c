/* Why not?  One test at least per reason a move or set-up is refused for; what
 * is asserted are the facts, not the sentence. */
#include <string.h>

#include "rules.h"

/* Why this move, which has no text, is refused. */
static struct refusal refused_bytes(struct move move)
{
	uint64_t hash = game_hash(game);
	struct refusal refusal;

	ck_assert(game_why_illegal(game, &move, &refusal));
	ck_assert(!game_apply(game, &move, NULL));
	ck_assert_uint_eq(game_hash(game), hash);
	return refusal;
}

static void ck_cell(struct cell cell, int x, int y)
{
	ck_assert_int_eq(cell.x, x);
	ck_assert_int_eq(cell.y, y);
}

/* ---- set-ups ---- */

START_TEST(test_refusal_players)
{
	struct refusal refusal = board_refused("players red; deck E");
	struct setup setup;

	ck_assert_int_eq(refusal.reason, REFUSAL_PLAYERS);
	ck_assert_str_eq(refusal.rule, "R-1.1");
	ck_assert_int_eq(board_refused("players red red; deck E").reason, REFUSAL_PLAYERS);
	board_setup("deck E", &setup);
	setup.colors[1] = COLOR_COUNT;
	ck_assert_ptr_null(game_create(tiles, &setup, &refusal));
	ck_assert_str_eq(refusal.rule, "R-1.2");
}
END_TEST

START_TEST(test_refusal_setting)
{
	struct refusal refusal;
	struct setup setup;

	board_setup("deck E", &setup);
	setup.settings.value[SETTING_FARM] = 5;
	ck_assert_ptr_null(game_create(tiles, &setup, &refusal));
	ck_assert_int_eq(refusal.reason, REFUSAL_SETTING);
	ck_assert_str_eq(refusal.rule, "R-7");
	refusal = board_refused("with first_player=3; deck E");
	ck_assert_int_eq(refusal.reason, REFUSAL_SETTING);
	ck_assert_str_eq(refusal.rule, "R-1.7");
}
END_TEST

START_TEST(test_refusal_deck)
{
	struct refusal refusal = board_refused("with start=river1; deck R1_straight B R1_straight");
	struct setup setup;

	ck_assert_int_eq(refusal.reason, REFUSAL_DECK);
	ck_assert_str_eq(refusal.rule, "R-10.1");
	ck_assert_int_eq(board_refused("with start=river1; deck R1_spring").reason, REFUSAL_DECK);
	/* 256 tiles on the table and in the deck together. */
	board_setup("deck", &setup);
	memset(setup.deck, tile_type("B"), sizeof setup.deck);
	setup.deck_count = 256;
	ck_assert_ptr_null(game_create(tiles, &setup, &refusal));
	ck_assert_int_eq(refusal.reason, REFUSAL_DECK);
	setup.deck_count = 255;
	board_clear();
	game = game_create(tiles, &setup, &refusal);
	ck_assert_ptr_nonnull(game);
	ck_assert_int_eq(game_tiles_left(game), 254);
	ck_assert_str_eq(board_refused("deck CC11").rule, "R-13.1");
	ck_assert_str_eq(board_refused("deck R1_curve").rule, "R-1.6");
	ck_assert_str_eq(board_refused("tiles D@0,0; deck R2_curve").rule, "R-1.6");
	board(
	    "with start=river1 edition=old; deck R1_curveG R1_lake SH_plain E"); /* whatever edition and modules say */
}
END_TEST

START_TEST(test_refusal_table)
{
	static const struct {
		const char *board, *rule;
		int reason;
	} tables[] = {
	    {"tiles D@0,0 E@1,0", "R-3.3", REFUSAL_EDGE},
	    {"tiles D@0,0 B@1,1", "R-3.2", REFUSAL_NO_NEIGHBOR},
	    {"tiles B@0,0 B@0,1 B@3,0 B@3,1", "R-3.2", REFUSAL_NO_NEIGHBOR},
	    {"tiles B@0,0 B@0,0", "R-3.4", REFUSAL_CELL_TAKEN},
	    {"tiles B@1000,0", "", REFUSAL_TABLE},
	    {"with start=count; tiles CC00@0,0", "R-13.1", REFUSAL_TABLE},
	    {"with start=count; tiles CC00@1,0", "R-13.1", REFUSAL_TABLE},
	    {"tiles CITY", "R-1.6", REFUSAL_TABLE},
	    {"tiles CC00@0,0", "R-1.6", REFUSAL_TABLE},
	    {"tiles D@0,0; count castle", "R-13.1", REFUSAL_TABLE},
	    {"with start=city_plain; tiles CITY; count castle", "R-13.1", REFUSAL_TABLE},
	    {"tiles D@0,0; king red", "R-14.1", REFUSAL_TABLE},
	    {"tiles D@0,0; robber red", "R-14.1", REFUSAL_TABLE},
	};

	for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
		struct refusal refusal = board_refused(tables[i].board);

		ck_assert_int_eq(refusal.reason, tables[i].reason);
		ck_assert_str_eq(refusal.rule, tables[i].rule);
	}
}
END_TEST

START_TEST(test_refusal_figures)
{
	static const struct {
		const char *board, *rule;
		int reason;
	} tables[] = {
	    {"tiles D@0,0; figures red@0,0/city:S", "R-4.2", REFUSAL_FIGURES},
	    {"tiles D@0,0; figures red@0,0/monastery", "R-4.2", REFUSAL_FIGURES},
	    {"tiles D@0,0; figures red@1,0/road:W", "R-4.2", REFUSAL_FIGURES},
	    {"tiles D@0,0 E@0,-1,2; figures red@0,0/city:N", "R-6.9", REFUSAL_FEATURE},
	    {"tiles EG@0,0; figures red@0,0/garden", "R-11.3", REFUSAL_WRONG_FIGURE},
	    {"with abbot=on; tiles EG@0,0; figures red+abbot@0,0/city:N", "R-11.3", REFUSAL_WRONG_FIGURE},
	    {"with abbot=on; tiles D@0,0; figures red+abbot@0,0/field:EL", "R-11.3", REFUSAL_WRONG_FIGURE},
	    {"tiles EG@0,0; figures red+abbot@0,0/garden", "R-1.3", REFUSAL_NO_FIGURE},
	    {"with abbot=on; tiles EG@0,0 B@1,0; figures red+abbot@0,0/garden red+abbot@1,0/monastery", "R-1.3",
	     REFUSAL_NO_FIGURE},
	    {"tiles D@0,0; figures red@castle", "R-13.2", REFUSAL_FIGURES},
	    {"with start=count abbot=on; tiles CITY; figures red+abbot@castle", "R-17.1", REFUSAL_FIGURES},
	    {"with farm=off; tiles D@0,0; figures red@0,0/field:EL", "R-7", REFUSAL_FARMS_OFF},
	};

	for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
		struct refusal refusal = board_refused(tables[i].board);

		ck_assert_int_eq(refusal.reason, tables[i].reason);
		ck_assert_str_eq(refusal.rule, tables[i].rule);
	}
}
END_TEST

START_TEST(test_refusal_of_bytes_that_mean_nothing)
{
	enum { TYPE, ROTATION, TURN, DECK, SEAT, FIGURE, QUARTER, COUNT, KING, TILES, FIGURES };
	static const uint8_t reasons[] = {
	    [TYPE] = REFUSAL_TABLE,      [ROTATION] = REFUSAL_TABLE,  [TURN] = REFUSAL_TABLE,
	    [DECK] = REFUSAL_DECK,       [SEAT] = REFUSAL_FIGURES,    [FIGURE] = REFUSAL_NO_FIGURE,
	    [QUARTER] = REFUSAL_FIGURES, [COUNT] = REFUSAL_TABLE,     [KING] = REFUSAL_TABLE,
	    [TILES] = REFUSAL_TABLE,     [FIGURES] = REFUSAL_FIGURES,
	};

	for (int wrong = TYPE; wrong <= FIGURES; wrong++) {
		struct refusal refusal;
		struct setup setup;

		board_setup("with start=count king=on; tiles CITY B@0,-1; figures red@0,-1/monastery "
		            "blue@castle; count castle; "
		            "king red; deck B",
		            &setup);
		setup.table[12].type = wrong == TYPE ? 200 : setup.table[12].type;
		setup.table[12].rotation = wrong == ROTATION ? 4 : 0;
		setup.turn = wrong == TURN ? 2 : 0;
		setup.deck[0] = wrong == DECK ? 200 : setup.deck[0];
		setup.figures[0].seat = wrong == SEAT ? 2 : 0;
		setup.figures[0].figure = wrong == FIGURE ? 2 : 0;
		setup.figures[1].haven = wrong == QUARTER ? HAVENS_MAX : 0;
		setup.neutrals[THE_COUNT].haven = wrong == COUNT ? HAVENS_MAX : 0;
		setup.held[2][HOLDING_KING] = wrong == KING;
		setup.held[0][HOLDING_KING] = wrong != KING;
		setup.tile_count = wrong == TILES ? TILES_MAX + 1 : setup.tile_count;
		setup.figure_count = wrong == FIGURES ? FIGURES_MAX + 1 : setup.figure_count;
		ck_assert_ptr_null(game_create(tiles, &setup, &refusal));
		ck_assert_int_eq(refusal.reason, reasons[wrong]);
	}
}
END_TEST

START_TEST(test_refusal_scores)
{
	ck_assert_int_eq(board_refused("tiles D@0,0; scores -1 0").reason, REFUSAL_SCORES);
	ck_assert_int_eq(board_refused("tiles D@0,0; scores 0 1000000").reason, REFUSAL_SCORES);
	board("tiles D@0,0; scores 0 999999");
}
END_TEST

/* ---- moves ---- */

START_TEST(test_refusal_over)
{
	board("tiles D@0,0"); /* without a deck nothing is drawn, and it is not over before `end` */
	ck_assert_str_eq(owed(), "none");
	ck_assert(!game_over(game));
	ck_assert_int_eq(game_turn(game), 0);
	ck_assert_int_eq(refused("pass").reason, REFUSAL_OVER);
	ck_assert_str_eq(refused("pass").rule, "");
	play("end");
	ck_assert_int_eq(refused("meeple city:N").reason, REFUSAL_OVER);
}
END_TEST

START_TEST(test_refusal_wrong_kind)
{
	struct refusal refusal;

	board("deck E");
	refusal = refused("meeple city:N");
	ck_assert_int_eq(refusal.reason, REFUSAL_WRONG_KIND);
	ck_assert_str_eq(refusal.rule, "R-2.2");
	ck_assert_int_eq(refused("pass").reason, REFUSAL_WRONG_KIND);
	ck_assert_int_eq(refused("join meeple").reason, REFUSAL_WRONG_KIND);
	ck_assert_int_eq(refused("count castle").reason, REFUSAL_WRONG_KIND);
	play("place E 0,-1 2");
	ck_assert_str_eq(refused("recall").rule, "R-1.9"); /* there are no abbots */
}
END_TEST

START_TEST(test_refusal_not_a_move)
{
	board("deck E V");
	ck_assert_int_eq(refused_bytes((struct move){.kind = MOVE_KINDS}).reason, REFUSAL_NOT_A_MOVE);
	ck_assert_int_eq(refused_bytes((struct move){.kind = 255}).reason, REFUSAL_NOT_A_MOVE);
	ck_assert_int_eq(
	    refused_bytes(
	        (struct move){.kind = MOVE_PLACE, .tile = (uint8_t)tile_type("E"), .rotation = 4, .cell = {0, -1}})
	        .reason,
	    REFUSAL_NOT_A_MOVE);
	play("place E 0,-1 2");
	ck_assert_int_eq(
	    refused_bytes((struct move){.kind = MOVE_FIGURE, .figure = PIECES_MAX, .spot = {FEATURE_CITY, EDGE_S}})
	        .reason,
	    REFUSAL_NOT_A_MOVE);
}
END_TEST

START_TEST(test_refusal_wrong_tile)
{
	struct refusal refusal;

	board("deck E");
	refusal = refused("place V 1,0 0");
	ck_assert_int_eq(refusal.reason, REFUSAL_WRONG_TILE);
	ck_assert_str_eq(refusal.rule, "R-2.1");
	ck_assert_int_eq(refusal.tile, tile_type("V"));
	ck_cell(refusal.cell, 1, 0);
	ck_assert_int_eq(refused_bytes((struct move){.kind = MOVE_PLACE, .tile = 200}).reason, REFUSAL_WRONG_TILE);
}
END_TEST

START_TEST(test_refusal_range)
{
	board("tiles U@999,0; deck U");
	ck_assert_int_eq(refused("place U 1000,0 0").reason, REFUSAL_RANGE);
	ck_assert_str_eq(refused("place U 1000,0 0").rule, ""); /* no rule's, but the table's */
	ck_assert_str_eq(offered("place U "), "999,-1 0, 999,-1 2, 998,0 0, 998,0 2, 999,1 0, 999,1 2");
	board("tiles U@0,-999; deck U");
	ck_assert_int_eq(refused("place U 0,-1000 0").reason, REFUSAL_RANGE);
	ck_assert_str_eq(offered("place U "), "-1,-999 0, -1,-999 2, 1,-999 0, 1,-999 2, 0,-998 0, 0,-998 2");
}
END_TEST

START_TEST(test_refusal_cell_taken)
{
	struct refusal refusal;

	board("tiles D@0,0 B@0,1; deck B");
	refusal = refused("place B 0,1 2");
	ck_assert_int_eq(refusal.reason, REFUSAL_CELL_TAKEN);
	ck_assert_str_eq(refusal.rule, "R-3.4");
	ck_cell(refusal.cell, 0, 1);
	ck_assert_int_eq(refusal.rotation, 2);
}
END_TEST

START_TEST(test_refusal_no_neighbor)
{
	struct refusal refusal;

	board("deck B");
	refusal = refused("place B -1,1 0");
	ck_assert_int_eq(refusal.reason, REFUSAL_NO_NEIGHBOR);
	ck_assert_int_eq(refusal.holder, NOBODY);
	ck_assert_int_eq(refusal.other_tile, NO_TILE);
	ck_assert_int_eq(refusal.path_count, 0);
	ck_assert_str_eq(refusal.rule, "R-3.2");
	ck_assert_int_eq(refused("place B 500,500 0").reason, REFUSAL_NO_NEIGHBOR);
}
END_TEST

START_TEST(test_refusal_edge)
{
	/* On each of its edges in turn. */
	static const struct {
		const char *move;
		int edge, x, y, ours, theirs;
	} ways[] = {
	    {"place K 3,-3 0", EDGE_N, 3, -4, TERRAIN_CITY, TERRAIN_FIELD},
	    {"place K 2,-4 0", EDGE_E, 3, -4, TERRAIN_FIELD, TERRAIN_ROAD},
	    {"place K 3,-5 0", EDGE_S, 3, -4, TERRAIN_ROAD, TERRAIN_CITY},
	    {"place K 4,-4 1", EDGE_W, 3, -4, TERRAIN_ROAD, TERRAIN_ROAD},
	};

	for (int i = 0; i < 3; i++) {
		struct refusal refusal;

		board("tiles D@3,-4; deck K");
		refusal = refused(ways[i].move);
		ck_assert_int_eq(refusal.reason, REFUSAL_EDGE);
		ck_assert_str_eq(refusal.rule, "R-3.3");
		ck_assert_int_eq(refusal.edge, ways[i].edge);
		ck_assert_int_eq(refusal.ours, ways[i].ours);
		ck_assert_int_eq(refusal.theirs, ways[i].theirs);
		ck_cell(refusal.other, ways[i].x, ways[i].y);
		ck_assert_int_eq(refusal.other_tile, tile_type("D"));
		ck_assert_int_eq(refusal.tile, tile_type("K"));
	}
	ck_assert(legal(ways[3].move)); /* road against road */
}
END_TEST

START_TEST(test_refusal_river)
{
	struct refusal refusal;

	board("with start=river1; tiles R1_spring@0,0 R1_curve@1,0; deck R1_curve");
	refusal = refused("place R1_curve 1,1 1");
	ck_assert_int_eq(refusal.reason, REFUSAL_BARRED);
	ck_assert_str_eq(refusal.rule, "R-10.5");
	ck_assert_int_eq(refusal.edge, EDGE_W);
	ck_assert_str_eq(refused("place R1_curve 0,1 0").rule, "R-10.2");
}
END_TEST

START_TEST(test_refusal_shrine)
{
	struct refusal refusal;

	board("with shrines=on; tiles B@0,0 U@1,0,1 U@2,0,1 B@3,0; deck SH_plain");
	ck_assert(legal("place SH_plain 0,1 0"));
	board("with shrines=on; tiles B@0,0 E@1,0 B@2,0; deck SH_plain");
	refusal = refused("place SH_plain 1,1 0");
	ck_assert_int_eq(refusal.reason, REFUSAL_BARRED);
	ck_assert_str_eq(refusal.rule, "R-15.2");
	ck_assert_int_eq(refusal.other_tile, tile_type("B"));
	ck_cell(refusal.other, 0, 0);
}
END_TEST

START_TEST(test_refusal_no_spot)
{
	struct refusal refusal;

	board("deck E V");
	play("place E 0,-1 2");
	refusal = refused("meeple city:N");
	ck_assert_int_eq(refusal.reason, REFUSAL_NO_SPOT);
	ck_assert_str_eq(refusal.rule, "R-4.1");
	ck_cell(refusal.cell, 0, -1);
	ck_assert_int_eq(refused("meeple monastery").reason, REFUSAL_NO_SPOT);
	ck_assert_int_eq(refused("meeple field:inner0").reason, REFUSAL_NO_SPOT);
	/* Places that no tile has. */
	for (int at = EDGE_COUNT; at < 256; at++) {
		for (int kind = FEATURE_CITY; kind <= FEATURE_ROAD; kind++)
			ck_assert_int_eq(
			    refused_bytes((struct move){.kind = MOVE_FIGURE, .spot = {(uint8_t)kind, (uint8_t)at}})
			        .reason,
			    REFUSAL_NO_SPOT);
		if (at >= HALF_COUNT)
			ck_assert_int_eq(
			    refused_bytes((struct move){.kind = MOVE_FIGURE, .spot = {FEATURE_FIELD, (uint8_t)at}})
			        .reason,
			    REFUSAL_NO_SPOT);
	}
	ck_assert_int_eq(refused_bytes((struct move){.kind = MOVE_FIGURE, .spot = {9, 77}}).reason, REFUSAL_NO_SPOT);
}
END_TEST

START_TEST(test_refusal_occupied)
{
	struct refusal refusal;

	board("tiles D@0,0 V@1,0; figures blue@0,0/road:W; deck U V");
	play("place U 1,1 1");
	refusal = refused("meeple road:S");
	ck_assert_int_eq(refusal.reason, REFUSAL_OCCUPIED);
	ck_assert_str_eq(refusal.rule, "R-4.4");
	ck_assert_int_eq(refusal.holder, 1);
	ck_assert_int_eq(refusal.figure, FIGURE_MEEPLE);
	ck_cell(refusal.other, 0, 0);
	ck_assert_int_eq(refusal.other_tile, tile_type("D"));
	ck_assert_int_eq(refusal.path_count, 3);
	ck_cell(refusal.path[0], 1, 1);
	ck_cell(refusal.path[1], 1, 0);
	ck_cell(refusal.path[2], 0, 0);
	ck_assert_int_eq(refusal.path_spots[1].kind, FEATURE_ROAD);
	ck_assert_int_eq(refusal.path_spots[1].at, EDGE_S);
	ck_assert_int_eq(refusal.path_sides[0] / 2, EDGE_N);
	ck_assert_int_eq(refusal.path_sides[1] / 2, EDGE_W);

	/* A field's way goes through the halves of the edges that are its own. */
	board("tiles D@0,0 V@1,0; figures blue@0,0/field:WL; deck U V");
	play("place U 1,1 1");
	refusal = refused("meeple field:WL");
	ck_assert_int_eq(refusal.reason, REFUSAL_OCCUPIED);
	ck_assert_int_eq(refusal.path_count, 3);
	ck_assert_int_eq(refusal.path_sides[0], HALF_NL);
	ck_assert_int_eq(refusal.path_sides[1], HALF_WL);
	ck_assert_int_eq(refusal.path_spots[2].kind, FEATURE_FIELD);
}
END_TEST

START_TEST(test_refusal_no_figure)
{
	struct refusal refusal;

	board("with abbot=on; tiles B@0,0 B@0,1; figures red+abbot@0,0/monastery; deck B V");
	play("place B 0,2 0");
	refusal = refused("abbot monastery");
	ck_assert_int_eq(refusal.reason, REFUSAL_NO_FIGURE);
	ck_assert_int_eq(refusal.figure, FIGURE_ABBOT);
}
END_TEST

START_TEST(test_refusal_wrong_figure)
{
	struct refusal refusal;

	board("with abbot=on; deck EG V");
	play("place EG 0,-1 2");
	refusal = refused("meeple garden");
	ck_assert_int_eq(refusal.reason, REFUSAL_WRONG_FIGURE);
	ck_assert_str_eq(refusal.rule, "R-11.3");
	refusal = refused("abbot city:S");
	ck_assert_int_eq(refusal.reason, REFUSAL_WRONG_FIGURE);
	ck_assert_int_eq(refusal.figure, FIGURE_ABBOT);
	ck_assert_int_eq(refusal.spot.kind, FEATURE_CITY);
}
END_TEST

START_TEST(test_refusal_farms_off)
{
	board("with farm=off; deck E V");
	play("place E 0,-1 2");
	ck_assert_int_eq(refused("meeple field:NL").reason, REFUSAL_FARMS_OFF);
	ck_assert_str_eq(refused("meeple field:NL").rule, "R-7");
}
END_TEST

START_TEST(test_refusal_volcano)
{
	struct refusal refusal;

	board("with start=river2; tiles R2_spring@0,0; deck R2_volcano B");
	play("place R2_volcano 1,0 0"); /* nothing can be placed: not even asked */
	ck_assert_str_eq(owed(), "tile red B");
	board("with start=river2 abbot=on; tiles R2_spring@0,0 B@0,1; figures red+abbot@0,1/monastery; deck "
	      "R2_volcano B");
	play("place R2_volcano 1,0 0");
	refusal = refused("meeple field:NL");
	ck_assert_int_eq(refusal.reason, REFUSAL_BARRED);
	ck_assert_str_eq(refusal.rule, "R-12.5");
}
END_TEST

START_TEST(test_refusal_recall)
{
	board("with abbot=on; tiles B@0,0; figures blue+abbot@0,0/monastery; deck B V");
	play("place B 0,1 0");
	ck_assert_int_eq(refused("recall").reason, REFUSAL_BARRED); /* it is Blue's */
	ck_assert_str_eq(refused("recall").rule, "R-11.5");
	board("with abbot=on; tiles B@0,0 B@1,0 B@-1,0 B@0,1 B@0,-1 B@1,-1 B@-1,1 B@-1,-1; figures "
	      "red+abbot@0,0/monastery; "
	      "deck B V");
	play("place B 1,1 0");
	ck_assert_int_eq(refused("recall").reason, REFUSAL_BARRED);
	ck_assert_str_eq(refused("recall").rule, "R-11.6");
}
END_TEST

START_TEST(test_refusal_quarter)
{
	struct refusal refusal;

	board("with start=count abbot=on; tiles CITY E@0,-1; figures blue@0,-1/city:N; deck E V");
	play("place E 0,-2 2; pass");
	refusal = refused("enter castle abbot");
	ck_assert_int_eq(refusal.reason, REFUSAL_BARRED);
	ck_assert_str_eq(refusal.rule, "R-17.1");
	ck_assert_int_eq(refused_bytes((struct move){.kind = MOVE_ENTER, .haven = HAVENS_MAX}).reason,
	                 REFUSAL_NOT_A_MOVE);
	ck_assert_int_eq(refused_bytes((struct move){.kind = MOVE_ENTER, .figure = FIGURE_KINDS}).reason,
	                 REFUSAL_NOT_A_MOVE);
	play("enter castle meeple");
	refusal = refused("count castle"); /* he stands there */
	ck_assert_int_eq(refusal.reason, REFUSAL_BARRED);
	ck_assert_str_eq(refusal.rule, "R-13.9");
	ck_assert_int_eq(refused_bytes((struct move){.kind = MOVE_THE_COUNT_TO, .haven = HAVENS_MAX}).reason,
	                 REFUSAL_NOT_A_MOVE);
}
END_TEST

START_TEST(test_refusal_feature)
{
	struct refusal refusal;

	board("with start=count count_final=any; tiles CITY E@0,-1 E@0,-2,2 E@1,-1,1; figures red@castle; "
	      "count market");
	play("end");
	ck_assert_str_eq(owed(), "send red");
	refusal = refused("send castle meeple 0,-1 city:N");
	ck_assert_int_eq(refusal.reason, REFUSAL_FEATURE); /* it is complete */
	ck_cell(refusal.cell, 0, -1);
	ck_assert_int_eq(refused("send castle meeple 0,-2 field:NL").reason, REFUSAL_BARRED);
	ck_assert_int_eq(refused("send market meeple 0,-2 field:NL").reason, REFUSAL_BARRED);
	ck_assert_int_eq(refused("send cathedral meeple 1,-1 city:E").reason, REFUSAL_NO_FIGURE);
	ck_assert_int_eq(refused("send castle meeple 5,5 city:E").reason, REFUSAL_NO_SPOT);
	ck_assert_int_eq(refused_bytes((struct move){.kind = MOVE_SEND, .haven = HAVENS_MAX}).reason,
	                 REFUSAL_NOT_A_MOVE);
	ck_assert_int_eq(refused_bytes((struct move){.kind = MOVE_SEND, .figure = FIGURE_KINDS}).reason,
	                 REFUSAL_NOT_A_MOVE);
	ck_assert(legal("send castle meeple 1,-1 city:E"));
}
END_TEST

START_TEST(test_refusal_speaks_for_every_reason)
{
	/* Facts of a placement that fits: none. */
	struct refusal refusal;
	struct move move;

	board("deck E");
	ck_assert(move_parse("place E 0,-1 2", tiles, &move));
	ck_assert(!game_why_illegal(game, &move, &refusal));
	ck_assert_int_eq(refusal.reason, REFUSAL_NONE);
	refusal = refused("place E 1,0 0");
	ck_assert_str_eq(refusal.text, "E cannot lie at 1,0 turned 0: edge W is F but D at 0,0 shows R there (R-3.3)");
}
END_TEST

Suite *refusals_suite(void)
{
	const TTest *tests[] = {
	    test_refusal_players,
	    test_refusal_setting,
	    test_refusal_deck,
	    test_refusal_table,
	    test_refusal_figures,
	    test_refusal_scores,
	    test_refusal_of_bytes_that_mean_nothing,
	    test_refusal_over,
	    test_refusal_wrong_kind,
	    test_refusal_not_a_move,
	    test_refusal_wrong_tile,
	    test_refusal_range,
	    test_refusal_cell_taken,
	    test_refusal_no_neighbor,
	    test_refusal_edge,
	    test_refusal_river,
	    test_refusal_shrine,
	    test_refusal_no_spot,
	    test_refusal_occupied,
	    test_refusal_no_figure,
	    test_refusal_wrong_figure,
	    test_refusal_farms_off,
	    test_refusal_volcano,
	    test_refusal_recall,
	    test_refusal_quarter,
	    test_refusal_feature,
	    test_refusal_speaks_for_every_reason,
	};

	return RULES_SUITE("refusals", tests);
}
