/* A session of The Castle: thinking, undoing, saving, and nothing told that nobody knows. */
#include "../begin.h"
#include "../runner.h"
#include "table.h"

#include <bastide/castle.h>

#include "app/save.h"
#include "app/setups.h"

START_TEST(a_game_is_taken_back_and_done_again)
{
	struct session *session = table_castle(5, 0);
	uint64_t seen[512];
	struct rng rng;
	rng_seed(&rng, 5);
	while (session_wait(session) != WAIT_OVER) {
		seen[session_history(session)->ply_count] = game_hash(session_game(session));
		ck_assert_int_eq(session_empty(session), 16);
		table_turn(session, &rng);
	}
	uint64_t end = game_hash(session_game(session));
	int turns = 0;
	while (session_can_undo(session)) {
		ck_assert(session_undo(session));
		if (session_wait(session) == WAIT_TILE) {
			ck_assert(game_hash(session_game(session)) == seen[session_history(session)->ply_count]);
			turns++;
		}
	}
	ck_assert_int_eq(turns, 60);
	while (session_redo(session))
		continue;
	ck_assert(game_hash(session_game(session)) == end);
	session_destroy(session);
}
END_TEST

/* What is foretold of a turn is what the engine then pays, to the first decision. */
static int foretold_and_paid(uint64_t seed)
{
	struct session *session = table_castle(seed, 0);
	struct rng rng;
	int foretold = 0;
	rng_seed(&rng, seed);
	while (session_wait(session) == WAIT_TILE) {
		struct event scored[8];
		int count = 0, next = 0;
		table_think(session, &rng);
		const struct event_list *events = session_forecast(session);
		for (int i = 0; i < events->count && count < 8; i++)
			if (events->items[i].kind == EVENT_SCORED && events->items[i].reason == SCORE_COMPLETE)
				scored[count++] = events->items[i];
		foretold += count;
		int plies = session_history(session)->ply_count;
		ck_assert(session_end_turn(session));
		const struct history *history = session_history(session);
		for (int e = history->plies[plies].first_event; e < history->event_count; e++) {
			const struct event *event = &history->events[e];
			if (event->kind != EVENT_SCORED || event->reason != SCORE_COMPLETE)
				continue;
			ck_assert_int_lt(next, count);
			ck_assert_int_eq(event->seat, scored[next].seat);
			ck_assert_int_eq(event->points, scored[next++].points);
		}
		ck_assert_int_eq(next, count);
		if (session_wait(session) == WAIT_DECISION)
			table_turn(session, &rng);
	}
	session_destroy(session);
	return foretold;
}

/* Ended before its time, a game pays the largest empty area that is foretold for it, and not what will stay empty. */
START_TEST(an_early_end_pays_the_keep_that_was_foretold)
{
	int paid = 0;
	for (uint64_t seed = 1; seed <= 8; seed++) {
		struct session *session = table_castle(seed, 0);
		struct rng rng;
		rng_seed(&rng, seed);
		for (int turn = 0; turn < 25 || session_wait(session) != WAIT_TILE; turn++)
			table_turn(session, &rng);
		struct session_keep_now keep = session_keep_now(session);
		ck_assert(session_finish(session));
		while (session_wait(session) != WAIT_OVER)
			table_turn(session, &rng);
		const struct history *history = session_history(session);
		int points = 0, seat = NOBODY;
		for (int e = 0; e < history->event_count; e++)
			if (history->events[e].kind == EVENT_SCORED && history->events[e].reason == SCORE_KEEP) {
				points = (int)history->events[e].points;
				seat = history->events[e].seat;
			}
		ck_assert_int_eq(keep.points, points);
		ck_assert_int_eq(keep.seat, seat);
		paid += points > 16; /* more than what will stay empty */
		session_destroy(session);
	}
	ck_assert_int_gt(paid, 0);
}
END_TEST

START_TEST(a_turn_pays_what_was_foretold)
{
	int foretold = 0;
	for (uint64_t seed = 1; seed <= 6; seed++)
		foretold += foretold_and_paid(seed);
	ck_assert_int_gt(foretold, 10);
}
END_TEST

/* R5: two games that differ in nothing but what lies face down look alike until a wall tile is won. */
START_TEST(nothing_face_down_is_told)
{
	int corners = 0;
	for (uint64_t seed = 1; seed <= 12; seed++) {
		struct session *five = table_castle(seed, 9), *turn = table_castle(seed, 1);
		struct rng rng, same;
		bool won = false;
		rng_seed(&rng, seed);
		same = rng;
		while (session_wait(five) == WAIT_TILE && !won) {
			int32_t scores[PLAYERS_MAX], others[PLAYERS_MAX];
			table_think(five, &rng);
			table_think(turn, &same);
			session_projection(five, scores);
			session_projection(turn, others);
			ck_assert_int_eq(scores[0], others[0]);
			ck_assert_int_eq(scores[1], others[1]);
			const struct event_list *events = session_forecast(five);
			for (int i = 0; i < events->count; i++)
				ck_assert_int_ne(events->items[i].kind, EVENT_WALL);
			ck_assert(session_end_turn(five) && session_end_turn(turn));
			won = session_wait(five) == WAIT_DECISION || session_wait(turn) == WAIT_DECISION;
			for (int seat = 0; seat < 2; seat++)
				won |= game_hand(session_game(five), seat, 9) > 0;
		}
		for (int seat = 0; seat < 2; seat++)
			corners += game_hand(session_game(five), seat, 9) > 0;
		session_destroy(five);
		session_destroy(turn);
	}
	ck_assert_int_gt(corners, 3);
}
END_TEST

/* The projection ends where the game ends, and promises no area that tiles will fill. */
START_TEST(the_projection_comes_true_at_the_end)
{
	struct session *session = table_castle(3, 0);
	struct rng rng;
	int32_t scores[PLAYERS_MAX];
	int less = 0;
	rng_seed(&rng, 3);
	while (session_wait(session) != WAIT_OVER) {
		struct game *now = game_clone(session_game(session));
		game_evaluate(now, NULL);
		session_projection(session, scores);
		for (int seat = 0; seat < 2; seat++) {
			ck_assert_int_le(scores[seat], game_score(now, seat));
			less += scores[seat] < game_score(now, seat);
		}
		game_destroy(now);
		table_turn(session, &rng);
	}
	ck_assert_int_gt(less, 0);
	session_projection(session, scores);
	for (int seat = 0; seat < 2; seat++)
		ck_assert_int_eq(scores[seat], game_score(session_game(session), seat));
	session_destroy(session);
}
END_TEST

START_TEST(a_saved_game_goes_on)
{
	struct session *session = table_castle(4, 0);
	struct rng rng;
	char error[FORMAT_LINE_SIZE] = "";
	struct save_entry entry;
	rng_seed(&rng, 4);
	ck_assert(save_begin(session, home).path);
	for (int turn = 0; turn < 25; turn++)
		table_turn(session, &rng);
	ck_assert(save_latest(tiles, home, &entry));
	ck_assert_int_eq(entry.game, GAME_CASTLE);
	struct session *again = save_open(tiles, home, session_path(session), -1, error);
	ck_assert_msg(again != NULL, "%s", error);
	ck_assert(game_hash(session_game(again)) == game_hash(session_game(session)));
	table_turn(again, &rng);
	session_destroy(again);
	session_destroy(session);
}
END_TEST

/* R2: a rematch deals wall tiles anew, and nobody holds any. */
START_TEST(a_rematch_begins_anew)
{
	struct session *session = table_castle(6, 9);
	struct session *again = begun(session_again(session, 99));
	uint8_t wall[CASTLE_CORNERS_MAX];
	int count = game_wall(session_game(again), wall), nines = 0;
	for (int i = 0; i < count; i++)
		nines += wall[i] == 9;
	ck_assert_int_eq(count, 13);
	ck_assert_int_le(nines, 2);
	session_destroy(again);
	session_destroy(session);
}
END_TEST

/* A house's own rules are kept by name, and say which game they are of. */
START_TEST(a_set_up_is_kept)
{
	struct named_setup named = {.title = "Evening for two"}, *list = NULL;
	choices_init(&named.choices);
	named.choices.game = GAME_CASTLE;
	named.choices.count = 2;
	named.choices.seats[1].color = COLOR_BLUE;
	named.choices.settings.value[SETTING_CORNER] = 1;
	ck_assert_pstr_eq(setups_save(tiles, home, &named), NULL);
	ck_assert_int_eq(setups_list(tiles, home, &list), 1);
	ck_assert_msg(list[0].readable, "%s", list[0].error);
	ck_assert_int_eq(list[0].choices.game, GAME_CASTLE);
	ck_assert_int_eq(list[0].choices.settings.value[SETTING_CORNER], 1);
	free(list);
}
END_TEST

static void begin(void)
{
	tiles_begin();
	home_begin();
}

static void end(void)
{
	home_end();
	tiles_end();
}

int main(void)
{
	const TTest *const tests[] = {
	    a_game_is_taken_back_and_done_again,
	    a_turn_pays_what_was_foretold,
	    an_early_end_pays_the_keep_that_was_foretold,
	    nothing_face_down_is_told,
	    the_projection_comes_true_at_the_end,
	    a_saved_game_goes_on,
	    a_rematch_begins_anew,
	    a_set_up_is_kept,
	};
	return runner_run_tests("castle session", begin, end, 60, tests, sizeof tests / sizeof tests[0]);
}
