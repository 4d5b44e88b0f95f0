/* Memory that runs out: a move that cannot be kept is not played, so that a save is never silently short. The
 * allocations of this program are counted, and from some one on they fail. */
#include "../begin.h"
#include "../runner.h"
#include "app/session.h"
#include "table.h"

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

static long allocations, failing = -1; /* that one fails, and all that follow until it is reset */

static bool fails(void) { return failing >= 0 && allocations++ >= failing; }

void *__wrap_malloc(size_t size) { return fails() ? NULL : __real_malloc(size); }
void *__wrap_calloc(size_t count, size_t size) { return fails() ? NULL : __real_calloc(count, size); }
void *__wrap_realloc(void *memory, size_t size) { return fails() ? NULL : __real_realloc(memory, size); }

/* As many moves in the file as were played, and they lead to this very game. */
static void nothing_lost(const struct session *session)
{
	struct format_error error;
	int plies = session_history(session)->ply_count;
	ck_assert_int_eq(scenario_move_count(session_scenario(session)), plies);
	struct game *game = scenario_play(session_scenario(session), plies, &error);
	ck_assert_ptr_nonnull(game);
	if (!session_laid(session, NULL))
		ck_assert(game_hash(game) == game_hash(session_game(session)));
	game_destroy(game);
}

/* A step with the first moves there are, as far as it goes. Nothing is asserted here: Check needs memory, too. */
static void step(struct session *session)
{
	static struct move moves[MOVES_MAX];
	int count = session_moves(session, moves, MOVES_MAX);
	if (session_wait(session) == WAIT_TILE && count > 0) {
		session_lay(session, &moves[count / 2], NULL);
		if (session_wait(session) == WAIT_FIGURE && session_moves(session, moves, MOVES_MAX) > 1)
			session_put(session, &moves[0], NULL);
		session_end_turn(session);
	} else if (session_wait(session) == WAIT_FIGURE || session_wait(session) == WAIT_END) {
		session_end_turn(session);
	} else if (session_wait(session) == WAIT_DECISION) {
		session_decide(session, &moves[0]);
	}
}

START_TEST(what_cannot_be_kept_is_not_played)
{
	int refused = 0;
	for (long n = 0; n < 40; n++) {
		struct session *session = table_session(3, 60);
		allocations = 0;
		failing = n;
		for (int i = 0; i < 100 && session_wait(session) != WAIT_OVER; i++) {
			int plies = session_history(session)->ply_count;
			step(session);
			refused += session_history(session)->ply_count == plies;
		}
		failing = -1;
		nothing_lost(session);
		/* There is memory again, and the game goes on. */
		while (session_wait(session) != WAIT_OVER)
			step(session);
		nothing_lost(session);
		session_destroy(session);
	}
	ck_assert_int_gt(refused, 100);
}
END_TEST

START_TEST(no_memory_for_a_session_is_a_sentence)
{
	int made = 0;
	for (long n = 0; n < 40; n++) {
		struct format_error error = {.text = ""};
		struct scenario *start = chosen(tiles, 2, 0);
		allocations = 0;
		failing = n;
		struct session *session = session_create(start, &error);
		failing = -1;
		made += session != NULL;
		ck_assert(session || error.text[0]);
		session_destroy(session);
	}
	ck_assert_int_gt(made, 0);
	ck_assert_int_lt(made, 40);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("memory");
	TCase *tests = tcase_create("memory");
	tcase_add_checked_fixture(tests, tiles_begin, tiles_end);
	tcase_add_test(tests, what_cannot_be_kept_is_not_played);
	tcase_add_test(tests, no_memory_for_a_session_is_a_sentence);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
