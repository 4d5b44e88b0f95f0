/* Thinking: fair, the same every time, within its budget, and never an illegal move. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <bastide/ai.h>
#include <bastide/format.h>
#include <bastide/survey.h>

#include "../runner.h"
#include "../tiles.h"
#include "tables.h"

static struct tile_set *tiles;
static struct ai *ai;
static struct move moves[MOVES_MAX];

/* What the strongest plays in a fixed game; a stronger one has another. */
#define SIGNATURE 16875596173387125781u

static struct game *begin(const struct setup *setup)
{
	struct refusal refusal;
	struct game *game = game_create(tile_set_of(tiles, (enum game_kind)setup->game), setup, &refusal);

	ck_assert_msg(game != NULL, "%s", refusal.text);
	return game;
}

static struct move thought(const struct game *game, const char *name, int playouts, uint64_t seed)
{
	struct ai_order order = {.character = ai_character_find(name), .playouts = playouts, .seed = seed};

	ck_assert(order.character >= 0);
	ck_assert(ai_think(ai, game, &order));
	return ai_advice(ai)->move;
}

static const char *strongest(void) { return ai_character(ai_character_count() - 1)->name; }

/* Plays on by chance for so many decisions. */
static void wander(struct game *game, int decisions, uint64_t seed)
{
	struct rng rng;

	rng_seed(&rng, seed);
	for (int i = 0; i < decisions && game_decision(game).kind != DECISION_NONE; i++) {
		int count = game_legal_moves(game, moves, MOVES_MAX);

		game_apply(game, &moves[rng_below(&rng, (uint32_t)count)], NULL);
	}
}

static const char *text_of(const struct move *move)
{
	static char text[2][MOVE_TEXT_SIZE];
	static int next;

	next = 1 - next;
	move_format(move, tiles, text[next]);
	return text[next];
}

/* The same position, seed and playouts: the same advice, to the last digit. */
START_TEST(test_same_again)
{
	struct setup setup = table_plain(2, 5);
	struct game *game = begin(&setup);
	struct ai *other = ai_create();
	struct ai_order order = {.character = ai_character_count() - 1, .playouts = 300, .seed = 9};

	wander(game, 30, 1);
	ck_assert(other != NULL);
	ck_assert(ai_think(ai, game, &order));
	thought(game, "pip", 10, 77); /* what was thought before leaves no trace */
	ck_assert(ai_think(other, game, &order));
	ck_assert(ai_think(ai, game, &order));
	ck_assert_int_eq(ai_advice(ai)->playouts, ai_advice(other)->playouts);
	ck_assert_mem_eq(&ai_advice(ai)->move, &ai_advice(other)->move, sizeof(struct move));
	for (int i = 0; i < ai_advice(ai)->line_count; i++)
		ck_assert(ai_advice(ai)->lines[i].margin == ai_advice(other)->lines[i].margin);
	ai_destroy(other);
	game_destroy(game);
}
END_TEST

/* A fixed position has a fixed answer: what another compiler or machine must say too. */
START_TEST(test_same_everywhere)
{
	struct setup setup = table_plain(2, 11);
	struct game *game = begin(&setup);
	uint64_t sum = 0;

	for (int turn = 0; turn < 24 && game_decision(game).kind != DECISION_NONE; turn++) {
		struct move move = thought(game, strongest(), 60, (uint64_t)turn);

		for (const char *byte = text_of(&move); *byte; byte++)
			sum = sum * 31 + (unsigned char)*byte;
		ck_assert(game_apply(game, &move, NULL));
	}
	ck_assert_msg(sum == SIGNATURE, "the moves' signature is %lluu now", (unsigned long long)sum);
	game_destroy(game);
}
END_TEST

/* The pile in another order: the same move, margins and all. */
START_TEST(test_fair)
{
	for (int sample = 0; sample < 6; sample++) {
		struct setup setup = table_plain(2 + sample % 3, 21 + (uint64_t)sample);
		struct game *game, *other;
		double margin;
		struct move move, moved;
		struct refusal refusal;
		int last;

		if (sample % 2)
			table_set(&setup, "start", "river2");
		ck_assert(setup_settle(&setup, tiles, &refusal));
		game = begin(&setup);
		/* Those that are drawn later, the land at the end of the pile, are turned round. */
		last = setup.deck_count - 1;
		for (int first = setup.deck_count - 40; first < last; first++, last--) {
			uint8_t swap = setup.deck[first];

			setup.deck[first] = setup.deck[last];
			setup.deck[last] = swap;
		}
		other = begin(&setup);
		wander(game, 24, (uint64_t)sample);
		wander(other, 24, (uint64_t)sample);
		move = thought(game, strongest(), 200, 3);
		margin = ai_advice(ai)->lines[0].margin;
		moved = thought(other, strongest(), 200, 3);
		ck_assert_str_eq(text_of(&move), text_of(&moved));
		ck_assert(margin == ai_advice(ai)->lines[0].margin);
		game_destroy(game);
		game_destroy(other);
	}
}
END_TEST

/* The Castle: its pile and the wall tiles, those on the wall and those left over, dealt anew: the same move. */
START_TEST(test_fair_castle)
{
	for (int sample = 0; sample < 4; sample++) {
		struct setup setup = table_plain(2, 31 + (uint64_t)sample);
		struct game *game, *other;
		struct move move, moved;
		struct rng rng;
		double margin;

		setup.game = GAME_CASTLE;
		game = begin(&setup);
		wander(game, 30, (uint64_t)sample);
		other = game_clone(game);
		rng_seed(&rng, 77 + (uint64_t)sample);
		game_mix_unseen(other, &rng);
		ck_assert(game_hash(game) != game_hash(other));
		move = thought(game, strongest(), 200, 3);
		margin = ai_advice(ai)->lines[0].margin;
		moved = thought(other, strongest(), 200, 3);
		ck_assert_mem_eq(&move, &moved, sizeof move);
		ck_assert(margin == ai_advice(ai)->lines[0].margin);
		game_destroy(game);
		game_destroy(other);
	}
}
END_TEST

/* How many orders the pile can have: every one is tried, and those that are alike counted once. */
static int orders_of(const uint8_t *pile, int count)
{
	int orders = 0;

	for (int first = 0; first < count; first++) {
		uint8_t rest[TILES_MAX];
		bool before = false;

		for (int i = 0; i < first; i++)
			before |= pile[i] == pile[first];
		if (before)
			continue;
		for (int i = 0, n = 0; i < count; i++) {
			if (i != first)
				rest[n++] = pile[i];
		}
		orders += orders_of(rest, count - 1);
	}
	return count ? orders : 1;
}

/* The last tiles come in every order they can come in, once: whatever the seed, the same is expected. */
START_TEST(test_the_last_tiles_are_no_chance)
{
	for (int left = 0; left <= 4; left++) {
		struct setup setup = table_plain(2 + left % 2, 50 + (uint64_t)left);
		struct game *game = begin(&setup);
		struct ai_order order = {.character = ai_character_count() - 1, .playouts = 4000};
		double margin = 0;
		uint8_t pile[TILES_MAX];
		int playouts = 0, orders;

		while (game_deck(game, pile) > left || game_decision(game).kind != DECISION_TILE)
			wander(game, 1, (uint64_t)game_tile_count(game));
		ck_assert_int_eq(game_deck(game, pile), left);
		orders = orders_of(pile, left);
		for (order.seed = 1; order.seed < 4; order.seed++) {
			ck_assert(ai_think(ai, game, &order));
			if (order.seed > 1) {
				ck_assert_double_eq_tol(ai_advice(ai)->lines[0].margin, margin, 1e-9);
				ck_assert_int_eq(ai_advice(ai)->playouts, playouts);
			}
			margin = ai_advice(ai)->lines[0].margin;
			playouts = ai_advice(ai)->playouts;
			ck_assert_int_gt(playouts, 0);
			ck_assert_int_eq(playouts % orders, 0);
		}
		game_destroy(game);
	}
}
END_TEST

static bool stop_soon(void *context, int playouts)
{
	int *asked = context;

	(void)playouts;
	return ++*asked < 5;
}

/* Called off, it still has a legal move, and stops at once. */
START_TEST(test_called_off)
{
	struct setup setup = table_plain(2, 5);
	struct game *game = begin(&setup);
	struct ai_order order = {.character = ai_character_count() - 1, .go_on = stop_soon};
	struct refusal refusal;
	int asked = 0;

	wander(game, 41, 2);
	order.context = &asked;
	ck_assert(ai_think(ai, game, &order));
	ck_assert_int_eq(asked, 5);
	ck_assert_int_lt(ai_advice(ai)->playouts, 5);
	ck_assert(!game_why_illegal(game, &ai_advice(ai)->move, &refusal));
	game_destroy(game);
}
END_TEST

/* Positions judged between two questions whether to go on. */
struct pace {
	int before, most, asked;
};

static bool measure_pace(void *context, int playouts)
{
	struct pace *pace = context;
	int positions = ai_advice(ai)->positions;

	(void)playouts;
	if (positions - pace->before > pace->most)
		pace->most = positions - pace->before;
	pace->before = positions;
	return ++pace->asked < 100;
}

static struct game *begin_table(int table, uint64_t deck);

/* Whoever calls it off waits for no more than this, 1 or 2 milliseconds of a core; 50 are asked.  Told in positions,
 * for a test must not look at a clock. */
enum { PACE_MOST = 100 };

START_TEST(test_asks_often_whether_to_go_on)
{
	struct game *game = begin_table(_i, 5);
	struct ai_order order = {.character = ai_character_count() - 1, .go_on = measure_pace};

	for (int part = 0; part < 3; part++) {
		struct pace pace = {0};

		wander(game, 35, 2 + (uint64_t)part);
		order.context = &pace;
		if (!ai_think(ai, game, &order))
			break;
		if (ai_advice(ai)->positions - pace.before > pace.most) /* and after the last */
			pace.most = ai_advice(ai)->positions - pace.before;
		ck_assert_int_gt(pace.asked, 0);
		ck_assert_int_le(pace.most, PACE_MOST);
	}
	game_destroy(game);
}
END_TEST

/* Counted by the linker's --wrap. */
static int allocations;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__real_aligned_alloc(size_t alignment, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size);

void *__wrap_malloc(size_t size)
{
	allocations++;
	return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
	allocations++;
	return __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
	allocations++;
	return __real_realloc(old, size);
}

void *__wrap_aligned_alloc(size_t alignment, size_t size)
{
	allocations++;
	return __real_aligned_alloc(alignment, size);
}

START_TEST(test_no_allocation)
{
	struct setup setup = table_plain(2, 8);
	struct game *game = begin(&setup);
	struct ai_order order = {.character = ai_character_count() - 1, .playouts = 40, .seed = 1};
	int before;

	wander(game, 20, 3);
	before = allocations;
	ai_think(ai, game, &order);
	ck_assert_int_eq(allocations, before);
	ck_assert_int_gt(before, 0);
	before = allocations;
	ai_destroy(ai_create()); /* the one thing that does */
	ck_assert_int_eq(allocations, before + 1);
	ck_assert_uint_lt(ai_size(), 1024 * 1024);
	game_destroy(game);
}
END_TEST

START_TEST(test_budget)
{
	struct setup setup = table_plain(3, 8);
	struct game *game = begin(&setup);

	wander(game, 20, 3);
	while (game_decision(game).kind != DECISION_TILE)
		wander(game, 1, 3);
	thought(game, strongest(), 50, 1);
	ck_assert_int_le(ai_advice(ai)->playouts, 50);
	ck_assert_int_gt(ai_advice(ai)->playouts, 10);
	game_destroy(game);
}
END_TEST

/* Thinking leaves the game alone, and has nothing to say when nothing is owed. */
START_TEST(test_only_looks)
{
	struct setup setup = table_plain(2, 5);
	struct game *game = begin(&setup);
	uint64_t hash = game_hash(game);
	struct ai_order order = {.playouts = 20};

	thought(game, strongest(), 50, 1);
	ck_assert(game_hash(game) == hash);
	game_end(game, NULL);
	ck_assert(!ai_think(ai, game, &order));
	order.character = ai_character_count();
	ck_assert(!ai_think(ai, game, &order));
	game_destroy(game);
}
END_TEST

/* ---- whole games ---- */

static struct game *begin_table(int table, uint64_t deck)
{
	struct setup setup = table_setup(table, deck);

	return begin(&setup);
}

/* Of a kind that can be put on a tile and claims it. */
static int followers(const struct game *game, int seat)
{
	return game_supply(game, seat, FIGURE_MEEPLE) + game_supply(game, seat, FIGURE_BIG) +
	       game_supply(game, seat, FIGURE_ABBOT);
}

/* What the reason says of followers and points, against what the engine makes of the moves. */
static void reason_holds(const struct game *game, const struct ai_line *line, int seat, const char *why)
{
	static struct event_list events;
	struct game *after = game_clone(game);
	int had = followers(game, seat), put = 0, paid = 0;
	bool recalled = false;

	events.count = events.city_count = 0;
	for (int i = 0; i < line->move_count; i++) {
		const struct move *move = &line->moves[i];

		ck_assert(game_apply(after, move, &events));
		put += move->kind == MOVE_FIGURE && move->figure != FIGURE_BUILDER && move->figure != FIGURE_PIG;
		recalled |= move->kind == MOVE_RECALL;
	}
	for (int i = 0; i < events.count; i++) {
		const struct event *event = &events.items[i];

		if (event->kind == EVENT_SCORED && event->reason == SCORE_COMPLETE && event->seat == seat)
			paid = event->points > paid ? event->points : paid;
	}
	ck_assert_int_eq(recalled,
	                 strstr(why, "takes the abbot back from the ") || strstr(why, "Takes the abbot back"));
	if (line->completes)
		ck_assert_int_eq(line->paid, paid);
	if (strstr(why, "no follower to place"))
		ck_assert_int_eq(had, 0);
	if (strstr(why, "eeps its followers"))
		ck_assert(had > 0 && line->moves[0].kind == MOVE_PLACE);
	if (game_over(after) || line->aim != AI_AIM_NONE) {
		game_destroy(after);
		return;
	}
	if (strstr(why, "laims and completes"))
		ck_assert_int_ge(followers(after, seat), had);
	if (strstr(why, "brings a follower home"))
		ck_assert_int_gt(followers(after, seat) + put - line->at_once, had);
	game_destroy(after);
}

static void whole_game(int table, uint64_t deck)
{
	struct game *game = begin_table(table, deck);
	struct refusal refusal;
	char why[AI_WHY_SIZE], text[300];
	uint64_t seed = 1;

	while (game_decision(game).kind != DECISION_NONE) {
		struct ai_order order = {.character = (game_decision(game).seat + (int)deck) % ai_character_count(),
		                         .playouts = 12,
		                         .seed = seed++};
		const struct ai_advice *advice = ai_advice(ai);

		ck_assert(ai_think(ai, game, &order));
		ck_assert_int_ge(advice->line_count, 1);
		for (int i = 0; i < advice->line_count; i++)
			ck_assert_msg(!game_why_illegal(game, &advice->lines[i].moves[0], &refusal), "%s",
			              refusal.text);
		ai_why(advice, game, why);
		ck_assert(why[0] >= 'A' && why[0] <= 'Z' && why[strlen(why) - 1] == '.');
		reason_holds(game, &advice->lines[0], advice->seat, why);
		ck_assert(game_apply(game, &advice->move, NULL));
	}
	ck_assert_msg(game_check(game, text, sizeof text), "%s", text);
	game_destroy(game);
}

/* ---- reasons beside tile and follower ---- */

/* What a reason for the move must name: nothing for a pass, of which the decision says enough. */
static const char *noun(const struct move *move)
{
	switch (move->kind) {
	case MOVE_ENTER:
	case MOVE_COUNT_TO:
		return quarter_name((enum quarter)move->quarter);
	case MOVE_SEND:
	case MOVE_SCORE:
		return feature_name((enum feature_kind)move->spot.kind);
	default:
		return "";
	}
}

/* Of the other decisions, which words belong to the move. */
static const char *verb(const struct decision *decision, const struct move *move)
{
	static const char *const verbs[DECISION_KINDS][2] = {
	    [DECISION_JOIN] = {" joins the ", " wait for a better "},
	    [DECISION_ENTER] = {" waits in the ", "in hand is worth more"},
	    [DECISION_COUNT_TO] = {"The Count goes to the ", "The Count stands well"},
	    [DECISION_SEND] = {" goes from the ", ""},
	    [DECISION_SCORE] = {"Scores the ", ""},
	    [DECISION_EXTRA] = {"brings most now", "brings more later"},
	};

	return verbs[decision->kind][move->kind == MOVE_PASS];
}

static int others_in(const struct game *game, int seat, int quarter)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(game, figures), found = 0;

	for (int i = 0; i < count; i++)
		found += figures[i].in_quarter && figures[i].quarter == quarter && figures[i].seat != seat;
	return found;
}

static void apply(struct game *game, const char *name, uint64_t seed)
{
	struct move move = thought(game, name, 1, seed);

	ck_assert(game_apply(game, &move, NULL));
}

/* Somebody goes into the city, no matter where, so that there is somebody to join. */
static void enter(struct game *game, uint64_t seed)
{
	int count = game_legal_moves(game, moves, MOVES_MAX), entries = 0;

	for (int i = 0; i < count; i++) {
		if (moves[i].kind == MOVE_ENTER)
			moves[entries++] = moves[i];
	}
	game_apply(game, &moves[seed % (uint64_t)entries], NULL);
}

/* Every second seat plays as it comes, so that points are given away; whoever decides something besides is asked
 * why. */
static void ask_why(struct game *game, uint64_t seed, int seen[DECISION_KINDS])
{
	while (game_decision(game).kind != DECISION_NONE) {
		struct decision decision = game_decision(game);
		char why[AI_WHY_SIZE];
		const struct ai_line *line;

		if (decision.kind != DECISION_TILE && decision.kind != DECISION_FIGURE) {
			thought(game, strongest(), 8, seed);
			ai_why(ai_advice(ai), game, why);
			line = &ai_advice(ai)->lines[0];
			ck_assert_msg(strstr(why, verb(&decision, &line->moves[0])), "%s: %s", text_of(&line->moves[0]),
			              why);
			ck_assert_msg(strstr(why, noun(&line->moves[0])), "%s: %s", text_of(&line->moves[0]), why);
			if (line->moves[0].kind == MOVE_COUNT_TO)
				ck_assert_int_eq(line->held, others_in(game, decision.seat, line->moves[0].quarter));
			seen[decision.kind]++;
		}
		seed++;
		if (decision.kind == DECISION_ENTER)
			enter(game, seed);
		else if (decision.seat % 2 || decision.kind == DECISION_COUNT_TO)
			wander(game, 1, seed);
		else
			apply(game, "berta", seed);
	}
}

/* The same table, with a figure of everybody in each quarter but the Count's. */
static struct setup peopled(const struct game *game, struct setup setup)
{
	setup.has_table = setup.has_deck = setup.has_count = true;
	setup.tile_count = game_tile_count(game);
	for (int i = 0; i < setup.tile_count; i++)
		setup.table[i] = game_tile(game, i);
	setup.deck_count = game_deck(game, setup.deck);
	setup.count = QUARTER_MARKET;
	for (int seat = 0; seat < setup.player_count; seat++) {
		for (int quarter = 0; quarter < QUARTER_COUNT; quarter++) {
			if (quarter != QUARTER_MARKET)
				setup.figures[setup.figure_count++] = (struct setup_figure){
				    .seat = (uint8_t)seat, .in_quarter = true, .quarter = (uint8_t)quarter};
		}
	}
	return setup;
}

START_TEST(test_every_decision_has_a_reason)
{
	int seen[DECISION_KINDS] = {0};

	for (int i = 0; i < 4; i++) {
		struct setup setup = table_plain(2, 300 + (uint64_t)i);
		struct game *game;

		if (i % 2)
			setup.game = GAME_CASTLE;
		else
			table_set(&setup, "start", "count");
		if (i == 2)
			table_set(&setup, "count_final", "any");
		game = begin(&setup);
		if (i % 2 == 0) {
			setup = peopled(game, setup);
			game_destroy(game);
			game = begin(&setup);
		}
		ask_why(game, 1000 * (uint64_t)i, seen);
		game_destroy(game);
	}
	for (int kind = DECISION_JOIN; kind < DECISION_KINDS; kind++)
		ck_assert_msg(seen[kind] > 0 || kind == DECISION_DRAW, "no decision \"%s\"", decision_name(kind));
}
END_TEST

/* Every module, two to six players, all characters: every advice is legal, and every reason a sentence.  One game a
 * table; BASTIDE_GAMES in the environment: so many over all tables. */
START_TEST(test_whole_games)
{
	const char *games = getenv("BASTIDE_GAMES");
	int count = games ? (atoi(games) + TABLES - 1) / TABLES : 1;

	for (int i = 0; i < count; i++)
		whole_game(_i, 100 + (uint64_t)_i + 1000 * (uint64_t)i);
	if (games) /* a second of processor each with sanitizers */
		fprintf(stderr, "table %d (%s): %d games\n", _i, table_settings(_i), count);
}
END_TEST

START_TEST(test_characters)
{
	ck_assert_int_eq(ai_character_count(), 5);
	for (int i = 0; i < ai_character_count(); i++) {
		const char *name = ai_character(i)->name;

		ck_assert_int_eq(ai_character_find(name), i);
		ck_assert_int_gt(strlen(ai_character(i)->says), 10);
		ck_assert_int_eq(strspn(name, "abcdefghijklmnopqrstuvwxyz"), strlen(name));
		ck_assert_str_ne(name, "random");
	}
	ck_assert_int_eq(ai_character_find("random"), -1);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("think");
	TCase *tcase = tcase_create("think"), *games = tcase_create("games");
	int status;

	tiles = tiles_or_exit(NULL);
	ai = ai_create();
	tcase_set_timeout(tcase, 600);
	tcase_add_test(tcase, test_same_again);
	tcase_add_test(tcase, test_same_everywhere);
	tcase_add_test(tcase, test_fair);
	tcase_add_test(tcase, test_fair_castle);
	tcase_add_test(tcase, test_the_last_tiles_are_no_chance);
	tcase_add_test(tcase, test_called_off);
	tcase_add_loop_test(tcase, test_asks_often_whether_to_go_on, 0, TABLES);
	tcase_add_test(tcase, test_no_allocation);
	tcase_add_test(tcase, test_budget);
	tcase_add_test(tcase, test_only_looks);
	tcase_add_test(tcase, test_every_decision_has_a_reason);
	tcase_add_test(tcase, test_characters);
	suite_add_tcase(suite, tcase);
	tcase_set_timeout(games, 600);
	tcase_add_loop_test(games, test_whole_games, 0, TABLES);
	suite_add_tcase(suite, games);
	status = runner_run_suite(suite);
	ai_destroy(ai);
	tile_set_destroy(tiles);
	return status;
}
