/*
 * test_random.c - what must hold in every game: whole random games under
 * random settings, checked after every move.
 */
#include "suite.h"
#include "recount.h"

#include <string.h>

static int games = 40; /* BASTIDE_GAMES in the environment: more; BASTIDE_FIRST: from that one on */
static int first_game;

struct walk {
	bool noisy; /* what is not legal is tried, too: seven times the work; of many games in one of a hundred */
	struct rng rng;
	struct game *game;
	int32_t sum[PLAYERS_MAX];
	struct move moves[MOVES_MAX];
};

static void random_setup(struct setup *setup, struct rng *rng)
{
	setup_init(setup);
	for (int s = 0; s < SETTING_FIRST_PLAYER; s++)
		setup->settings.value[s] =
		    (uint8_t)rng_below(rng, (uint32_t)game_setting_info(GAME_CARCASSONNE, s)->value_count);
	for (int s = SETTING_FIRST_PLAYER + 1; s < SETTING_COUNT; s++) {
		const struct setting_info *info = game_setting_info(GAME_CARCASSONNE, s);

		setup->settings.value[s] = (uint8_t)(info ? rng_below(rng, (uint32_t)info->value_count) : 0);
	}
	setup->player_count =
	    (uint8_t)(2 + rng_below(rng, setup->settings.value[SETTING_INNS] ? PLAYERS_MAX - 1 : PLAYERS_BASE - 1));
	for (int seat = 0; seat < setup->player_count; seat++)
		setup->colors[seat] =
		    (uint8_t)(setup->player_count == PLAYERS_MAX ? seat : seat + setup->settings.value[SETTING_INNS]);
	setup->seed = rng_next(rng) >> 11;
}

/* Scores are the sum of what was told; figures neither appear nor vanish. */
static void account(struct walk *walk)
{
	for (int i = 0; i < told.count; i++) {
		if (told.items[i].kind != EVENT_SCORED)
			continue;
		ck_assert_int_gt(told.items[i].points, 0);
		walk->sum[told.items[i].seat] += told.items[i].points;
	}
	for (int seat = 0; seat < game_player_count(walk->game); seat++)
		ck_assert_int_eq(walk->sum[seat], game_score(walk->game, seat));
}

static void text_round_trip(const struct move *move)
{
	char text[MOVE_TEXT_SIZE], again[MOVE_TEXT_SIZE];
	struct move read;

	move_format(move, tiles, text);
	ck_assert_msg(move_parse(text, tiles, &read), "%s", text);
	move_format(&read, tiles, again);
	ck_assert_str_eq(text, again);
	ck_assert(memcmp(&read, move, sizeof read) == 0);
}

/* Arbitrary bytes: refused without a trace, or another spelling of a legal move that plays like any other. */
static void try_bytes(struct walk *walk, const struct move *move)
{
	struct game *clone = game_clone(walk->game);
	uint64_t before = game_hash(clone);
	bool illegal = game_why_illegal(clone, move, &refusal);
	char text[200];

	ck_assert_int_eq(game_apply(clone, move, NULL), !illegal);
	ck_assert((game_hash(clone) == before) == illegal);
	ck_assert_msg(game_check(clone, text, sizeof text), "%s", text);
	if (illegal) {
		ck_assert_int_gt((int)strlen(refusal.text), 5);
		ck_assert_int_ne(refusal.reason, REFUSAL_NONE);
	}
	game_destroy(clone);
}

/* Every move listed is legal; so much for the others. */
static void try_moves(struct walk *walk, int count)
{
	for (int i = 0; i < count; i++)
		ck_assert(!game_why_illegal(walk->game, &walk->moves[i], &refusal));
	for (int i = 0; i < 3 && walk->noisy; i++) {
		uint64_t bytes[2] = {rng_next(&walk->rng), rng_next(&walk->rng)};
		struct move noise = walk->moves[rng_below(&walk->rng, (uint32_t)count)];
		uint8_t raw[sizeof noise];

		memcpy(raw, &noise, sizeof raw);
		raw[rng_below(&walk->rng, sizeof raw)] = (uint8_t)(bytes[0] % 13);
		memcpy(&noise, raw, sizeof noise);
		try_bytes(walk, &noise);
		memcpy(&noise, bytes, sizeof noise);
		noise.kind %= MOVE_KINDS + 1;
		try_bytes(walk, &noise);
	}
}

static void step(struct walk *walk)
{
	int count = game_legal_moves(walk->game, walk->moves, MOVES_MAX);
	struct game *clone = game_clone(walk->game);
	uint64_t before = game_hash(walk->game);
	struct move move;
	char text[200];

	ck_assert_int_gt(count, 0);
	try_moves(walk, count);
	move = walk->moves[rng_below(&walk->rng, (uint32_t)count)];
	text_round_trip(&move);
	told.count = told.city_count = 0;
	ck_assert(game_apply(walk->game, &move, &told));
	ck_assert_msg(game_check(walk->game, text, sizeof text), "%s", text);
	ck_assert(!told.overflow);
	account(walk);
	/* The copy did not notice, and goes the same way. */
	ck_assert(game_hash(clone) == before);
	ck_assert(game_hash(walk->game) != before);
	ck_assert(game_apply(clone, &move, NULL));
	ck_assert(game_hash(clone) == game_hash(walk->game));
	game_destroy(clone);
}

START_TEST(test_random_games)
{
	struct walk walk = {.noisy = _i < 40 || _i % 100 == 0};
	struct setup setup;

	rng_seed(&walk.rng, 20260000 + (uint64_t)_i);
	random_setup(&setup, &walk.rng);
	walk.game = game_create(tiles, &setup, &refusal);
	ck_assert_msg(walk.game != NULL, "%s", refusal.text);
	memset(walk.sum, 0, sizeof walk.sum);
	while (game_decision(walk.game).kind != DECISION_NONE)
		step(&walk);
	ck_assert(game_over(walk.game));
	ck_assert(game_winners(walk.game) != 0);
	ck_assert_int_eq(game_tiles_left(walk.game), 0);
	game_destroy(walk.game);
}
END_TEST

/* `end` at any moment leads to a game that is over, or to figures that must still be sent. */
START_TEST(test_random_end)
{
	struct walk walk = {.noisy = true};
	struct setup setup;
	uint32_t moves;

	rng_seed(&walk.rng, 77000 + (uint64_t)_i);
	random_setup(&setup, &walk.rng);
	walk.game = game_create(tiles, &setup, &refusal);
	memset(walk.sum, 0, sizeof walk.sum);
	moves = rng_below(&walk.rng, 120);
	for (uint32_t m = 0; m < moves && game_decision(walk.game).kind != DECISION_NONE; m++)
		step(&walk);
	if (!game_over(walk.game) && game_decision(walk.game).kind != DECISION_SEND) {
		int left = game_tiles_left(walk.game);

		end(walk.game);
		account(&walk);
		ck_assert_int_eq(game_tiles_left(walk.game), left);
	}
	while (game_decision(walk.game).kind == DECISION_SEND)
		step(&walk);
	ck_assert(game_over(walk.game));
	ck_assert(!game_end(walk.game, NULL));
	game_destroy(walk.game);
}
END_TEST

/* ---- hidden games ---- */

static bool event_same(const struct event *a, const struct event *b)
{
	return a->kind == b->kind && a->seat == b->seat && a->tile == b->tile && a->points == b->points &&
	       a->cell.x == b->cell.x && a->cell.y == b->cell.y;
}

/* One move of the open game on the hidden one, with the draw that may follow it: together they tell the same. */
static void step_hidden(struct walk *open, struct game *hidden, struct event_list *events)
{
	static const struct move draw = {.kind = MOVE_DRAW};
	int count = game_legal_moves(open->game, open->moves, MOVES_MAX);
	struct move only, move = open->moves[rng_below(&open->rng, (uint32_t)count)];
	int turn = game_turn(open->game);

	told.count = told.city_count = events->count = events->city_count = 0;
	ck_assert(!game_apply(open->game, &draw, NULL)); /* nobody asks for a tile in an open game */
	ck_assert(game_apply(open->game, &move, &told));
	ck_assert(game_apply(hidden, &move, events));
	for (int i = 0; i < events->count; i++)
		ck_assert_int_ne(events->items[i].kind, EVENT_DRAWN);
	if (game_decision(hidden).kind == DECISION_DRAW) {
		ck_assert_int_eq(game_turn(hidden), turn);
		ck_assert_int_eq(game_decision(hidden).tile, NO_TILE);
		ck_assert_int_eq(game_legal_moves(hidden, &only, 1), 1);
		ck_assert_int_eq(only.kind, MOVE_DRAW);
		ck_assert(!game_apply(hidden, &(struct move){.kind = MOVE_PASS}, NULL));
		ck_assert(game_apply(hidden, &only, events));
	}
	ck_assert_int_eq(events->count, told.count);
	for (int i = 0; i < told.count; i++)
		ck_assert(event_same(&events->items[i], &told.items[i]));
	ck_assert_int_eq(game_decision(hidden).kind, game_decision(open->game).kind);
	ck_assert_int_eq(game_decision(hidden).seat, game_decision(open->game).seat);
	ck_assert_int_eq(game_decision(hidden).tile, game_decision(open->game).tile);
	ck_assert_int_eq(game_turn(hidden), game_turn(open->game));
}

/* A hidden game is the open one with a `draw` before every tile but the first. */
START_TEST(test_hidden_is_open)
{
	static struct event_list events;
	struct walk walk = {.game = NULL};
	struct setup setup;
	struct game *hidden;

	rng_seed(&walk.rng, 880000 + (uint64_t)_i);
	random_setup(&setup, &walk.rng);
	walk.game = game_create(tiles, &setup, &refusal);
	setup.hidden = true;
	hidden = game_create(tiles, &setup, &refusal);
	ck_assert_int_eq(game_decision(hidden).tile, game_decision(walk.game).tile);
	while (game_decision(walk.game).kind != DECISION_NONE)
		step_hidden(&walk, hidden, &events);
	ck_assert(game_over(hidden));
	for (int seat = 0; seat < setup.player_count; seat++)
		ck_assert_int_eq(game_score(hidden, seat), game_score(walk.game, seat));
	game_destroy(hidden);
	game_destroy(walk.game);
}
END_TEST

/* The order of the pile leaves no trace in the hash of a hidden game; in that of an open one it does. */
START_TEST(test_hidden_hash)
{
	static const char *const ids[2][4] = {{"E", "B", "U", "V"}, {"E", "V", "B", "U"}};
	uint64_t hash[2][2];

	for (int h = 0; h < 2; h++) {
		for (int order = 0; order < 2; order++) {
			struct setup setup;
			struct game *game;

			setup_init(&setup);
			setup.player_count = 2;
			setup.colors[1] = COLOR_RED;
			setup.hidden = h;
			setup.has_deck = true;
			for (int i = 0; i < 4; i++)
				setup.deck[setup.deck_count++] = (uint8_t)tile_set_find(tiles, ids[order][i]);
			game = game_create(tiles, &setup, &refusal);
			hash[h][order] = game_hash(game);
			game_destroy(game);
		}
	}
	ck_assert(hash[0][0] != hash[0][1]);
	ck_assert(hash[1][0] == hash[1][1]);
}
END_TEST

/* What would be is what `end` leads to on a copy, with every figure that would be asked to leave staying; and no
 * game is touched by asking. */
START_TEST(test_random_evaluate)
{
	struct walk walk = {.game = NULL};
	struct setup setup;

	rng_seed(&walk.rng, 990000 + (uint64_t)_i);
	random_setup(&setup, &walk.rng);
	walk.game = game_create(tiles, &setup, &refusal);
	while (game_decision(walk.game).kind != DECISION_NONE) {
		struct game *copy = game_clone(walk.game), *ended = game_clone(walk.game);
		int count = game_legal_moves(walk.game, walk.moves, MOVES_MAX);

		game_evaluate(copy, NULL);
		ck_assert(game_over(copy));
		if (game_end(ended, NULL) && game_over(ended))
			ck_assert(game_hash(copy) == game_hash(ended));
		game_destroy(copy);
		game_destroy(ended);
		ck_assert(game_apply(walk.game, &walk.moves[rng_below(&walk.rng, (uint32_t)count)], NULL));
	}
	uint64_t over = game_hash(walk.game);
	game_evaluate(walk.game, NULL);
	ck_assert(game_hash(walk.game) == over); /* nothing is left to do */
	game_destroy(walk.game);
}
END_TEST

/* One case each, so that CK_RUN_CASE=games BASTIDE_GAMES=10000 plays that many of one kind. */
static void add(Suite *suite, const char *name, const TTest *test, int count)
{
	TCase *tests = tcase_create(name);

	tcase_set_timeout(tests, 600);
	tcase_add_loop_test(tests, test, first_game, first_game + count);
	suite_add_tcase(suite, tests);
}

static Suite *make(void)
{
	Suite *suite = suite_create("random");

	add(suite, "games", test_random_games, games);
	add(suite, "ends", test_random_end, games);
	add(suite, "hidden", test_hidden_is_open, games);
	add(suite, "hash", test_hidden_hash, 1);
	add(suite, "evaluate", test_random_evaluate, games / 4 + 1);
	return suite;
}

int main(void)
{
	if (getenv("BASTIDE_GAMES"))
		games = atoi(getenv("BASTIDE_GAMES"));
	if (getenv("BASTIDE_FIRST"))
		first_game = atoi(getenv("BASTIDE_FIRST"));
	return suite_run(make);
}
