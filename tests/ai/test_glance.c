/* A turn at a glance, which is judged without laying the tile, against the engine, which lays it. */
#include "tables.h"
#include "think.h"
#include "turn.h"

#include "ai/mind.h"

/* A tile that two of the features joined have in common is counted in both of them: two points in a castle that is
 * completed by it.  Besides, what is as good as impossible is reckoned with all the same. */
#define SHARED_TILE 2.001

/* What the seat is ahead of the mean of the others, if the game ended now. */
static double ahead_now(const struct game *game, int seat, int players)
{
	struct game *ended = game_clone(game);
	double sum = 0;
	int own;

	if (game_decision(ended).kind != DECISION_NONE)
		ck_assert(game_end(ended, NULL));
	own = game_score(ended, seat);
	for (int other = 0; other < players; other++)
		sum += other == seat ? 0 : game_score(ended, other);
	game_destroy(ended);
	return own - sum / (players - 1);
}

/* What a turn brings. */
static double brings(const struct game *game, const struct turn *turn, int seat, int players)
{
	double before = ahead_now(game, seat, players), after;
	struct game *laid = game_clone(game);

	ck_assert(game_apply(laid, &turn->place, NULL));
	if (game_decision(laid).kind == DECISION_FIGURE)
		ck_assert_msg(game_apply(laid, &turn->figure, NULL), "%s, and then not %s", text_of(&turn->place),
		              text_of(&turn->figure));
	after = ahead_now(laid, seat, players);
	game_destroy(laid);
	return after - before;
}

/* With the last tile nothing is to come any more: what the turn is said to bring, it brings. */
static void last_turn_holds(const struct game *game, int players)
{
	static struct judge judge;
	static struct view view;
	static const struct ai_style plain = {.spite = 1};
	int seat = game_decision(game).seat;
	struct lean lean;
	struct turn turn;
	double wrong;

	judge_init(&judge, game, &ai_weights_default);
	lean_init(&lean, &judge, seat, &plain);
	view_take(&view, &judge, game);
	ck_assert(turn_choose(&view, &judge, game, &lean, &turn));
	wrong = turn.gain - brings(game, &turn, seat, players);
	ck_assert_msg(wrong > -SHARED_TILE && wrong < SHARED_TILE, "%s, %s is said to bring %g, %g too much",
	              text_of(&turn.place), text_of(&turn.figure), turn.gain, wrong);
}

START_TEST(test_the_last_turn_at_a_glance)
{
	for (uint64_t deck = 1; deck <= 2000; deck++) {
		int players = 2 + (int)deck % 4;
		struct setup setup = table_plain(players, deck);
		struct game *game = begin(&setup);

		while (game_tiles_left(game) > 0)
			wander(game, 1, deck + 1000 * (uint64_t)game_tiles_left(game));
		while (game_decision(game).kind != DECISION_NONE && game_decision(game).kind != DECISION_TILE)
			wander(game, 1, deck);
		if (game_decision(game).kind == DECISION_TILE)
			last_turn_holds(game, players);
		game_destroy(game);
	}
}
END_TEST

/* The turn of whoever has a tile in hand: nobody is put where nobody may stand, and what is done instead is allowed.
 * Counts both. */
static void turn_is_allowed(const struct game *game, int *barred, int *others)
{
	static struct judge judge;
	static struct view view;
	static const struct ai_style plain = {.spite = 1};
	const struct mind *mind;
	struct game *laid = game_clone(game);
	struct lean lean;
	struct turn turn;
	struct move move;

	judge_init(&judge, game, &ai_weights_default);
	lean_init(&lean, &judge, game_decision(game).seat, &plain);
	view_take(&view, &judge, game);
	ck_assert(turn_choose(&view, &judge, game, &lean, &turn));
	if (game_tile_set(game)->types[turn.place.tile].flags & TILE_VOLCANO) {
		ck_assert_int_eq(turn.figure.kind, MOVE_PASS);
		++*barred;
	}
	ck_assert(game_apply(laid, &turn.place, NULL));
	EACH_MIND(&judge, MIND_instead, mind)
		if (game_decision(laid).kind == DECISION_FIGURE && mind->instead(&view, laid, &move)) {
			ck_assert_msg(game_apply(laid, &move, NULL), "not %s", text_of(&move));
			++*others;
		}
	game_destroy(laid);
}

START_TEST(test_turns_beside_the_dragon)
{
	int barred = 0, others = 0;

	for (uint64_t deck = 1; deck <= 60; deck++) {
		struct setup setup = table_plain(2 + (int)deck % 4, deck);
		struct game *game;

		setup.settings.value[SETTING_DRAGON] = 1;
		game = begin(&setup);
		for (uint64_t step = 0; game_decision(game).kind != DECISION_NONE; step++) {
			if (game_decision(game).kind == DECISION_TILE)
				turn_is_allowed(game, &barred, &others);
			wander(game, 1, 1000 * deck + step);
		}
		game_destroy(game);
	}
	ck_assert_msg(barred > 100 && others > 1000, "%d, %d", barred, others);
}
END_TEST

void glance_add(Suite *suite)
{
	TCase *tcase = tcase_create("glance");

	tcase_set_timeout(tcase, 600);
	tcase_add_test(tcase, test_the_last_turn_at_a_glance);
	tcase_add_test(tcase, test_turns_beside_the_dragon);
	suite_add_tcase(suite, tcase);
}
