/* Thinking: fair, the same every time, within its budget, and never an illegal move. */
#include <string.h>

#include <bastide/ai.h>
#include <bastide/format.h>
#include <bastide/survey.h>

#include "../tiles.h"
#include "tables.h"
#include "think.h"

/* What the strongest plays in a fixed game; a stronger one has another. */
#define SIGNATURE 16875596173387125781u

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

/* The same thinking in pieces of so many steps. */
static void in_pieces(struct ai *thinks, const struct game *game, const struct ai_order *order, int steps)
{
	int pieces = 1;

	ck_assert(ai_begin(thinks, game, order));
	while (ai_step(thinks, steps))
		pieces++;
	ck_assert(steps > 1 || pieces > ai_advice(thinks)->playouts);
	ck_assert(!ai_step(thinks, steps));
}

/* Whoever thinks, about whatever, in pieces of any size: the same advice, to the last digit. */
START_TEST(test_same_in_pieces)
{
	static const int sizes[] = {1, 2, 7, 50, 1000};
	struct ai *other = ai_create();
	struct game *game = begin_table(_i, 5);

	ck_assert(other != NULL);
	for (int part = 0; part < 3 && game_decision(game).kind != DECISION_NONE; part++) {
		for (int character = 0; character < ai_character_count(); character++) {
			struct ai_order order = {.character = character, .playouts = 60 + 30 * part, .seed = 3};

			ck_assert(ai_think(ai, game, &order));
			for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
				in_pieces(other, game, &order, sizes[i]);
				ck_assert_mem_eq(ai_advice(other), ai_advice(ai), sizeof *ai_advice(ai));
			}
		}
		wander(game, 17, 4 + (uint64_t)part);
	}
	ai_destroy(other);
	game_destroy(game);
}
END_TEST

/* A thinking that is left in its middle leaves no trace; a game that changes meanwhile does not, either. */
START_TEST(test_left_in_pieces)
{
	struct setup setup = table_plain(2, 5);
	struct game *game = begin(&setup), *same;
	struct ai *other = ai_create();
	struct ai_order order = {.character = ai_character_count() - 1, .playouts = 300, .seed = 9};

	ck_assert(other != NULL);
	ck_assert(!ai_step(other, 1)); /* nothing is thought about yet */
	wander(game, 30, 1);
	same = game_clone(game);
	ck_assert(ai_think(ai, game, &order));
	for (int steps = 1; steps < 300; steps += 30) {
		ck_assert(ai_begin(other, same, &order));
		ai_step(other, steps);
	}
	ck_assert(ai_begin(other, game, &order));
	wander(game, 5, 1);
	while (ai_step(other, 3))
		;
	ck_assert_mem_eq(ai_advice(other), ai_advice(ai), sizeof *ai_advice(ai));
	ai_destroy(other);
	game_destroy(same);
	game_destroy(game);
}
END_TEST

/* So does looking back. */
START_TEST(test_review_in_pieces)
{
	struct setup setup = table_plain(3, 15);
	struct game *game = begin(&setup);
	struct ai *other = ai_create();
	int compared = 0;

	ck_assert(other != NULL);
	for (int turn = 0; turn < 12; turn++) {
		struct ai_order order = {.character = ai_character_count() - 1, .playouts = 80, .seed = (uint64_t)turn};
		struct ai_review whole, parts;
		struct move move;

		wander(game, 1, (uint64_t)turn);
		game_legal_moves(game, &move, 1);
		memset(&whole, 0, sizeof whole);
		memset(&parts, 0, sizeof parts);
		ck_assert(ai_review_begin(ai, game, &move, 1, &order, &whole));
		while (ai_step(ai, 1000000))
			;
		ck_assert(ai_review_begin(other, game, &move, 1, &order, &parts));
		while (ai_step(other, 1 + turn))
			;
		ck_assert(whole.lost == parts.lost);
		ck_assert_mem_eq(&whole, &parts, sizeof whole);
		compared += whole.lost > 0;
	}
	ck_assert_int_gt(compared, 3);
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
		ck_assert(pace.asked > 0 || ai_advice(ai)->only);
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
	ck_assert_uint_lt(ai_size(), 1536 * 1024);
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

static int playouts_on(const struct game *game, int character, uint64_t day)
{
	struct ai_order order = {.character = character, .seed = 3, .day = day, .playouts = 40};

	ck_assert(ai_think(ai, game, &order));
	return ai_advice(ai)->playouts;
}

/* Who is asleep on some days is so through a whole game; the others are the same every day. */
START_TEST(test_days)
{
	enum { DAYS = 200, FEW = 25 };
	struct setup setup = table_plain(2, 5);
	struct game *game = begin(&setup), *later;
	int fox = ai_character_find("reynard"), asleep = 0, other = 0;

	wander(game, 12, 1);
	while (game_decision(game).kind != DECISION_TILE)
		wander(game, 1, 1);
	later = game_clone(game);
	do
		wander(later, 1, 2);
	while (game_decision(later).kind != DECISION_TILE || game_decision(later).seat != game_decision(game).seat);
	ck_assert_int_gt(playouts_on(game, fox, 0), FEW);
	for (uint64_t day = 1; day <= DAYS; day++) {
		bool sleeps = playouts_on(game, fox, day) <= FEW;

		ck_assert_int_eq(playouts_on(later, fox, day) <= FEW, sleeps);
		asleep += sleeps;
	}
	wander(later, 2, 2); /* on the other's days */
	while (game_decision(later).kind != DECISION_TILE || game_decision(later).seat == game_decision(game).seat)
		wander(later, 1, 2);
	for (uint64_t day = 1; day <= DAYS; day++)
		other += (playouts_on(game, fox, day) <= FEW) != (playouts_on(later, fox, day) <= FEW);
	ck_assert_int_gt(other, DAYS / 4);
	ck_assert_int_ge(asleep, DAYS * 35 / 100);
	ck_assert_int_le(asleep, DAYS * 55 / 100);
	for (int i = 0; i < ai_character_count(); i++) {
		struct move move;

		playouts_on(game, i, 0);
		move = ai_advice(ai)->move;
		for (uint64_t day = 1; day <= 8 && i != fox; day++) {
			playouts_on(game, i, day);
			ck_assert_mem_eq(&ai_advice(ai)->move, &move, sizeof move);
		}
	}
	game_destroy(later);
	game_destroy(game);
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
	TCase *tcase = tcase_create("think");
	int status;

	tiles = tiles_or_exit(NULL);
	ai = ai_create();
	tcase_set_timeout(tcase, 600);
	tcase_add_test(tcase, test_same_again);
	tcase_add_loop_test(tcase, test_same_in_pieces, 0, TABLES);
	tcase_add_test(tcase, test_left_in_pieces);
	tcase_add_test(tcase, test_review_in_pieces);
	tcase_add_test(tcase, test_same_everywhere);
	tcase_add_test(tcase, test_fair);
	tcase_add_test(tcase, test_fair_castle);
	tcase_add_test(tcase, test_the_last_tiles_are_no_chance);
	tcase_add_test(tcase, test_called_off);
	tcase_add_loop_test(tcase, test_asks_often_whether_to_go_on, 0, TABLES);
	tcase_add_test(tcase, test_no_allocation);
	tcase_add_test(tcase, test_budget);
	tcase_add_test(tcase, test_only_looks);
	tcase_add_test(tcase, test_days);
	tcase_add_test(tcase, test_characters);
	suite_add_tcase(suite, tcase);
	reasons_add(suite);
	glance_add(suite);
	status = runner_run_suite(suite);
	ai_destroy(ai);
	tile_set_destroy(tiles);
	return status;
}
