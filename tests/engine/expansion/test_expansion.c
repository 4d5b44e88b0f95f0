/*
 * test_expansion.c - an expansion is a file of hooks and a line in the list: a
 * made-up one (toll.c), and a kind of figure (warden.c), added by a list of its
 * own (list.c), and a neutral piece with a step of the turn (herald.c), with the engine as it is.
 */
#include "../suite.h"
#include "recount.h"

/* A road of two from the village at 0,0 to the gate that is laid in the east. */
static struct game *road(const char *settings)
{
	struct table table;

	table_init(&table, "red blue", settings);
	table_lay(&table, "W 0,0 0; U 1,0 0");
	table_figure(&table, "red 0,0 road:E");
	table_deck(&table, "A A V V");
	return table_begin(&table);
}

START_TEST(test_pile)
{
	struct setup setup;
	struct game *game;

	setup_init(&setup);
	setup.player_count = 2;
	setup.colors[1] = COLOR_RED;
	setup.settings.value[SETTING_THE_COUNT_MOVE] = 2;
	game = game_create(tiles, &setup, NULL);
	ck_assert_int_eq(game_tiles_left(game), 72);
	game_destroy(game);
	setup.settings.value[SETTING_THE_COUNT_MOVE] = 0;
	game = game_create(tiles, &setup, NULL);
	ck_assert_int_eq(game_tiles_left(game), 70);
	game_destroy(game);
}
END_TEST

START_TEST(test_worth_and_again)
{
	struct game *game = road("count_move=follow");

	play(game, "place A 2,0 1");
	play(game, "pass");
	play(game, "pass"); /* blue leaves the herald where he is */
	ck_assert_int_eq(game_score(game, 0), 4);
	ck_assert_int_eq(game_turn_seat(game), 0); /* another turn */
	game_destroy(game);
	game = road("count_move=free");
	play(game, "place A 2,0 1");
	play(game, "pass");
	ck_assert_int_eq(game_score(game, 0), 3);
	ck_assert_int_eq(game_turn_seat(game), 1);
	game_destroy(game);
}
END_TEST

START_TEST(test_limits)
{
	struct game *game = road("count_move=follow");
	struct refusal why;
	struct move move;

	play(game, "place A 2,0 1");
	play(game, "pass");
	play(game, "pass");
	ck_assert(move_parse("place A 3,0 0", tiles, &move));
	ck_assert(game_why_illegal(game, &move, &why));
	ck_assert_str_eq(why.rule, "R-0.1");
	ck_assert(move_parse("place A 1,1 0", tiles, &move));
	ck_assert(!game_why_illegal(game, &move, &why));
	game_destroy(game);
}
END_TEST

START_TEST(test_final)
{
	struct game *game = road("count_move=follow");

	play(game, "place A 2,0 1");
	play(game, "pass");
	play(game, "pass");
	end(game);
	ck_assert_int_eq(game_score(game, 0), 5);
	ck_assert_int_eq(game_score(game, 1), 0);
	game_destroy(game);
}
END_TEST

START_TEST(test_piece_spoken)
{
	struct move move;
	char text[MOVE_TEXT_SIZE];

	ck_assert_int_eq(figure_named("warden"), FIGURE_KINDS);
	ck_assert_str_eq(figure_name(FIGURE_KINDS), "warden");
	ck_assert_int_eq(figure_kinds(), FIGURE_KINDS + 1);
	ck_assert_int_eq(figures_most(GAME_CARCASSONNE), PLAYERS_MAX * 15);
	ck_assert(move_parse("warden city:N", tiles, &move));
	ck_assert_int_eq(move.figure, FIGURE_KINDS);
	move_format(&move, tiles, text);
	ck_assert_str_eq(text, "warden city:N");
}
END_TEST

START_TEST(test_piece_stands)
{
	struct game *game = road("count_move=follow");
	struct refusal why;
	struct move move;

	ck_assert_int_eq(game_supply(game, 0, (enum figure)FIGURE_KINDS), 1);
	play(game, "place A 2,0 1");
	ck_assert(move_parse("warden field:EL", tiles, &move));
	ck_assert(game_why_illegal(game, &move, &why));
	ck_assert_str_eq(why.rule, "R-0.2");
	game_destroy(game);
	game = road("count_move=free");
	ck_assert_int_eq(game_owned(game, (enum figure)FIGURE_KINDS), 0);
	game_destroy(game);
}
END_TEST

static void refused(const struct game *game, const char *text, const char *rule)
{
	struct refusal why;
	struct move move = move_of(text);

	ck_assert(game_why_illegal(game, &move, &why));
	ck_assert_str_eq(why.rule, rule);
}

/* Red lays a gate: the herald comes to the first tile, and blue sends him on before the road is scored. */
START_TEST(test_step)
{
	struct game *game = road("count_move=follow");
	struct setup_neutral herald;

	ck_assert(game_has_neutral(game, 3) && !game_neutral_at(game, 3).there);
	ck_assert(!game_has_neutral(game, 2));
	play(game, "place A 2,0 1");
	play(game, "pass");
	ck_assert_int_eq(game_score(game, 0), 0);
	ck_assert_int_eq(game_decision(game).seat, 1);
	ck_assert(game_neutral_at(game, 3).there && game_neutral_at(game, 3).cell.x == 0);
	refused(game, "herald 0,0", "R-0.5");
	refused(game, "herald 5,0", "R-0.5");
	play(game, "herald 2,0");
	ck_assert_int_eq(game_score(game, 0), 4);
	herald = game_neutral_at(game, 3); /* he went along with the thief who went home */
	ck_assert(herald.there && !herald.beside && herald.cell.x == 0 && herald.cell.y == 0);
	game_destroy(game);
}
END_TEST

/* A road of another tile is free while the herald is on the table, but for his own cell and what somebody has. */
START_TEST(test_place)
{
	struct game *game = road("count_move=follow"), *twin;
	struct move move;

	play(game, "place A 2,0 1");
	refused(game, "afar meeple 0,0 road:W", "R-0.5"); /* his cell */
	refused(game, "afar meeple 1,0 road:W", "R-0.5"); /* red's road */
	play(game, "pass");
	play(game, "herald 2,0");
	play(game, "place A 0,1 2");
	refused(game, "afar meeple 0,0 road:W", "R-0.5");
	play(game, "meeple monastery");
	play(game, "herald 2,0");
	twin = game_clone(game);
	ck_assert(game_hash(twin) == game_hash(game));
	play(game, "place V 3,0 2");
	play(game, "afar meeple 0,0 road:W");
	ck_assert_int_eq(game_supply(game, 0, FIGURE_MEEPLE), 5);
	ck_assert(game_hash(twin) != game_hash(game));
	ck_assert(move_parse("herald 4,-5", tiles, &move) && move.cell.y == -5);
	game_destroy(twin);
	game_destroy(game);
}
END_TEST

/* Who owns each city with a warden, weighed anew: he as many as it has tiles and pennants now.  Returns how many. */
static int wardens_weigh(const struct game *game)
{
	static struct feature feature;
	struct setup_figure figures[FIGURES_MAX];
	int count = game_standing(game, figures), found = 0;

	for (int i = 0; i < count; i++) {
		unsigned weights[PLAYERS_MAX] = {0}, most = 0, owners = 0;

		if (figures[i].figure != FIGURE_KINDS)
			continue;
		found++;
		ck_assert(game_feature_at(game, figures[i].cell.x, figures[i].cell.y, figures[i].spot, &feature));
		for (int f = 0; f < feature.figure_count; f++)
			weights[feature.figures[f].seat] += feature.figures[f].figure == FIGURE_KINDS
			                                        ? (unsigned)(feature.tile_count + feature.pennants)
			                                        : any_piece(feature.figures[f].figure)->weight;
		for (int seat = 0; seat < PLAYERS_MAX; seat++)
			most = weights[seat] > most ? weights[seat] : most;
		for (int seat = 0; seat < PLAYERS_MAX && most; seat++)
			owners |= (unsigned)(weights[seat] == most) << seat;
		ck_assert_uint_eq(feature.owners, owners);
	}
	return found;
}

/* Whole games with it and everything else, checked after every move. */
START_TEST(test_games)
{
	static struct move moves[MOVES_MAX];
	struct setup setup;
	struct rng rng;
	char text[200];

	rng_seed(&rng, 40 + (uint64_t)_i);
	setup_init(&setup);
	setup.player_count = 3;
	for (int seat = 0; seat < 3; seat++)
		setup.colors[seat] = (uint8_t)seat;
	for (int s = 0; s < SETTING_FIRST_PLAYER; s++)
		setup.settings.value[s] =
		    (uint8_t)rng_below(&rng, (uint32_t)game_setting_info(GAME_CARCASSONNE, s)->value_count);
	setup.settings.value[SETTING_THE_COUNT_MOVE] = 2;
	setup.seed = rng_next(&rng) >> 11;
	struct game *game = game_create(tiles, &setup, NULL);
	int wardens = 0;

	while (game_decision(game).kind != DECISION_NONE) {
		int count = game_legal_moves(game, moves, MOVES_MAX);

		ck_assert(game_apply(game, &moves[rng_below(&rng, (uint32_t)count)], NULL));
		ck_assert_msg(game_check(game, text, sizeof text), "%s", text);
		wardens += wardens_weigh(game);
	}
	ck_assert(game_over(game));
	ck_assert_int_gt(wardens, 0);
	game_destroy(game);
}
END_TEST

static Suite *make(void)
{
	Suite *suite = suite_create("expansion");
	TCase *toll = tcase_create("a made-up one");

	tcase_add_test(toll, test_pile);
	tcase_add_test(toll, test_worth_and_again);
	tcase_add_test(toll, test_limits);
	tcase_add_test(toll, test_final);
	tcase_add_test(toll, test_piece_spoken);
	tcase_add_test(toll, test_piece_stands);
	tcase_add_test(toll, test_step);
	tcase_add_test(toll, test_place);
	tcase_add_loop_test(toll, test_games, 0, 6);
	suite_add_tcase(suite, toll);
	return suite;
}

int main(void) { return suite_run(make); }
