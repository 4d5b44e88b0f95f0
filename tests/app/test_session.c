#include "../begin.h"
#include "../runner.h"
#include "table.h"

/* Thinking about a turn leaves the game that counts untouched. */
START_TEST(a_tentative_turn_scores_and_draws_nothing)
{
	struct session *session = table_session(3, 11);
	struct rng rng;
	rng_seed(&rng, 1);
	for (int turn = 0; turn < 40; turn++) {
		int left = game_tiles_left(session_game(session)), plies = session_history(session)->ply_count;
		int scores[3];
		for (int seat = 0; seat < 3; seat++)
			scores[seat] = game_score(session_game(session), seat);
		uint64_t before = game_hash(session_game(session));
		for (int again = 0; again < 3; again++) {
			table_think(session, &rng);
			ck_assert_int_eq(game_tiles_left(session_game(session)), left);
			ck_assert_int_eq(session_history(session)->ply_count, plies);
			for (int seat = 0; seat < 3; seat++)
				ck_assert_int_eq(game_score(session_game(session), seat), scores[seat]);
			session_unput(session);
			ck_assert(session_lift(session));
			ck_assert(game_hash(session_game(session)) == before);
		}
		table_turn(session, &rng);
		ck_assert_int_gt(session_history(session)->ply_count, plies);
	}
	session_destroy(session);
}
END_TEST

/* Each step back gives exactly the position that was there, each step forward
 * the one that was left. */
START_TEST(undo_goes_back_to_the_first_tile_and_redo_forward_again)
{
	struct session *session = table_session(5, 77);
	uint64_t seen[1024];
	struct rng rng;
	rng_seed(&rng, 2);
	while (session_wait(session) != WAIT_OVER) {
		seen[session_history(session)->ply_count] = game_hash(session_game(session));
		table_turn(session, &rng);
	}
	uint64_t end = game_hash(session_game(session));
	int plies = session_history(session)->ply_count, turns = 0;
	while (session_can_undo(session)) {
		ck_assert(session_undo(session));
		if (session_wait(session) == WAIT_TILE) {
			ck_assert(game_hash(session_game(session)) == seen[session_history(session)->ply_count]);
			turns++;
		}
	}
	ck_assert_int_eq(session_history(session)->ply_count, 0);
	ck_assert_int_eq(turns, 71);
	while (session_redo(session))
		continue;
	ck_assert_int_eq(session_history(session)->ply_count, plies);
	ck_assert(game_hash(session_game(session)) == end);
	session_destroy(session);
}
END_TEST

START_TEST(the_last_turn_comes_back_as_it_was_thought)
{
	struct session *session = table_session(2, 5);
	struct move moves[MOVES_MAX], place, put, seen;
	ck_assert_int_gt(session_moves(session, moves, MOVES_MAX), 0);
	ck_assert(session_lay(session, &moves[0], NULL));
	place = moves[0];
	ck_assert_int_gt(session_moves(session, moves, MOVES_MAX), 1);
	put = moves[0];
	ck_assert(session_put(session, &put, NULL));
	ck_assert(session_end_turn(session));
	ck_assert(session_undo(session));
	ck_assert(session_laid(session, &seen));
	ck_assert_int_eq(seen.cell.x, place.cell.x);
	ck_assert_int_eq(seen.cell.y, place.cell.y);
	ck_assert(session_put_move(session, &seen));
	ck_assert_int_eq(seen.spot.kind, put.spot.kind);
	ck_assert(session_undo(session)); /* the follower */
	ck_assert(!session_put_move(session, NULL));
	ck_assert(session_undo(session)); /* the tile */
	ck_assert_int_eq(session_wait(session), WAIT_TILE);
	ck_assert(!session_can_undo(session));
	session_destroy(session);
}
END_TEST

/* What was taken back of the turn that is thought about is put again, until something else is done. */
START_TEST(what_was_tentative_is_put_again)
{
	struct session *session = table_session(2, 5);
	struct move moves[MOVES_MAX], place, put, seen;
	ck_assert_int_gt(session_moves(session, moves, MOVES_MAX), 1);
	place = moves[0];
	struct move elsewhere = moves[1];
	ck_assert(session_lay(session, &place, NULL));
	ck_assert(!session_can_redo(session));
	ck_assert_int_gt(session_moves(session, moves, MOVES_MAX), 1);
	put = moves[0];
	ck_assert(session_put(session, &put, NULL));
	ck_assert(session_undo(session)); /* the follower alone */
	ck_assert(session_redo(session));
	ck_assert(session_put_move(session, &seen));
	ck_assert_mem_eq(&seen, &put, sizeof put);
	ck_assert(!session_can_redo(session));
	ck_assert(session_take_back(session)); /* follower and tile */
	ck_assert(session_take_back(session));
	ck_assert(session_redo(session));
	ck_assert(session_laid(session, &seen));
	ck_assert_mem_eq(&seen, &place, sizeof place);
	ck_assert(session_put_move(session, &seen));
	ck_assert_mem_eq(&seen, &put, sizeof put);
	ck_assert(session_take_back(session));
	ck_assert(session_take_back(session));
	ck_assert(session_lay(session, &elsewhere, NULL));
	ck_assert(!session_can_redo(session));
	session_destroy(session);
}
END_TEST

/* What a place is said to lead to is what it leads to. */
START_TEST(what_a_place_would_do_is_what_it_does)
{
	static struct event_list would;
	struct session *session = table_session(3, 21);
	struct rng rng;
	int paid = 0;
	rng_seed(&rng, 6);
	while (session_wait(session) == WAIT_TILE && game_tiles_left(session_game(session)) > 0) {
		static struct move moves[MOVES_MAX];
		int32_t scores[PLAYERS_MAX] = {0};
		int count = session_moves(session, moves, MOVES_MAX);
		struct move place = moves[rng_below(&rng, (uint32_t)count)];
		uint64_t before = game_hash(session_game(session));
		ck_assert(session_would(session, &place, NULL, &would, NULL));
		ck_assert(game_hash(session_game(session)) == before);
		for (int seat = 0; seat < 3; seat++)
			scores[seat] = game_score(session_game(session), seat);
		for (int i = 0; i < would.count; i++)
			if (would.items[i].kind == EVENT_SCORED)
				scores[would.items[i].seat] += would.items[i].points;
		ck_assert(session_lay(session, &place, NULL));
		ck_assert(session_end_turn(session));
		for (int seat = 0; seat < 3; seat++) {
			ck_assert_int_eq(game_score(session_game(session), seat), scores[seat]);
			paid += scores[seat] > 0;
		}
		table_turn(session, &rng); /* somebody places followers, too */
	}
	ck_assert_int_gt(paid, 0);
	session_destroy(session);
}
END_TEST

/* Plays the decisions of a turn: nobody joins, whoever may enters. Who was asked, as session_would() tells it. */
static struct session_asked asked_of(struct session *session, struct rng *rng)
{
	static const struct move pass = {.kind = MOVE_PASS};
	struct session_asked asked = {.enters = false};
	while (session_wait(session) == WAIT_DECISION) {
		static struct move moves[MOVES_MAX];
		struct decision decision = session_decision(session);
		int count = session_moves(session, moves, MOVES_MAX);
		if (decision.kind == DECISION_JOIN)
			asked.joins[decision.feature] |= 1u << decision.seat;
		asked.enters = asked.enters || decision.kind == DECISION_ENTER;
		ck_assert(session_decide(
		    session, decision.kind == DECISION_JOIN ? &pass : &moves[rng_below(rng, (uint32_t)count)]));
	}
	return asked;
}

/* who would be asked to join, and who may enter the City, is foretold of each turn, with a follower
 * and without one. */
START_TEST(what_the_city_is_asked_is_foretold)
{
	int joins = 0, enters = 0, turns = 0;
	for (uint64_t seed = 1; seed <= 30; seed++) {
		struct session *session = table_with(3, seed, START_THE_COUNT, seed % 2);
		struct rng rng;
		rng_seed(&rng, seed);
		while (game_tiles_left(session_game(session)) > 0) {
			struct move laid, put;
			struct session_asked told;
			table_think(session, &rng);
			ck_assert(session_laid(session, &laid));
			bool stands = session_put_move(session, &put);
			ck_assert(session_would(session, &laid, stands ? &put : NULL, NULL, &told));
			ck_assert(session_end_turn(session));
			struct session_asked was = asked_of(session, &rng);
			for (int kind = 0; kind < FEATURE_KINDS; kind++) {
				ck_assert_uint_eq(told.joins[kind], was.joins[kind]);
				joins += was.joins[kind] != 0;
			}
			ck_assert_int_eq(told.enters, was.enters);
			enters += was.enters;
			turns++;
		}
		session_destroy(session);
	}
	ck_assert_int_gt(turns, 300);
	ck_assert_msg(joins > 10 && enters > 6, "%d joins, %d entries", joins, enters);
}
END_TEST

/* what an abbot would bring now, as his building's card and his place in the list have it, is what he is paid.
 */
START_TEST(an_abbot_brings_what_his_building_is_worth)
{
	static struct feature feature;
	static struct event_list events;
	static const struct move recall = {.kind = MOVE_RECALL};
	int calls = 0, kinds[FEATURE_KINDS] = {0};
	for (uint64_t seed = 1; seed <= 20; seed++) {
		struct session *session = table_with(2, seed, seed % 3 ? 0 : START_THE_COUNT, true);
		struct rng rng;
		rng_seed(&rng, seed);
		while (game_tiles_left(session_game(session)) > 0) {
			struct refusal refusal;
			struct setup_figure figures[FIGURES_MAX];
			struct move laid;
			table_think(session, &rng);
			const struct game *game = session_game(session);
			int points = -1, seat = game_turn_seat(game), paid = 0, kind = 0;
			bool may = session_wait(session) == WAIT_FIGURE && !game_why_illegal(game, &recall, &refusal);
			for (int i = 0, count = game_figures(game, figures); may && i < count; i++)
				if (figures[i].seat == seat && figures[i].figure == FIGURE_ABBOT &&
				    figures[i].place == PLACE_SEGMENT) {
					ck_assert(game_feature_at(game, figures[i].cell.x, figures[i].cell.y,
					                          figures[i].spot, &feature));
					points = feature.points_now;
					kind = feature.kind;
				}
			if (may) {
				ck_assert(session_laid(session, &laid));
				ck_assert(session_would(session, &laid, &recall, &events, NULL));
				for (int i = 0; i < events.count; i++)
					if (events.items[i].kind == EVENT_SCORED &&
					    events.items[i].reason == SCORE_RECALL)
						paid += events.items[i].points;
				ck_assert_int_eq(points, paid);
				kinds[kind]++;
				calls++;
			}
			ck_assert(session_end_turn(session));
			table_turn(session, &rng);
		}
		session_destroy(session);
	}
	ck_assert_msg(calls > 100 && kinds[FEATURE_MONASTERY] && kinds[FEATURE_GARDEN] && kinds[FEATURE_SHRINE],
	              "%d calls", calls);
}
END_TEST

START_TEST(another_move_forgets_the_way_forward)
{
	struct session *session = table_session(2, 9);
	struct rng rng;
	rng_seed(&rng, 3);
	for (int turn = 0; turn < 6; turn++)
		table_turn(session, &rng);
	while (session_history(session)->ply_count > 4)
		ck_assert(session_undo(session));
	session_unput(session);
	session_lift(session);
	ck_assert(session_can_redo(session));
	struct move moves[MOVES_MAX], next = {0};
	int count = session_moves(session, moves, MOVES_MAX), other = 0;
	ck_assert(session_redo(session));
	ck_assert(session_laid(session, &next));
	while (other < count && moves[other].cell.x == next.cell.x && moves[other].cell.y == next.cell.y)
		other++;
	ck_assert_int_lt(other, count);
	ck_assert(session_lay(session, &moves[other], NULL));
	ck_assert(!session_can_redo(session));
	ck_assert(session_end_turn(session));
	ck_assert(!session_can_redo(session));
	session_destroy(session);
}
END_TEST

START_TEST(a_purist_game_takes_back_only_what_is_tentative)
{
	struct scenario *start = chosen(tiles, 2, 0);
	ck_assert(scenario_set_client(start, "aids", "legal_cells"));
	struct session *session = begun(start);
	struct rng rng;
	rng_seed(&rng, 4);
	table_think(session, &rng);
	ck_assert(session_can_undo(session));
	ck_assert(session_end_turn(session));
	ck_assert(!session_can_undo(session));
	ck_assert(!session_undo(session));
	ck_assert(!session_goto(session, 0));
	session_destroy(session);
}
END_TEST

/* Every module, every decision: played to the end, back to the beginning and
 * forward again. */
START_TEST(all_modules_go_back_and_forth)
{
	static const int starts[] = {START_BASE, START_RIVER1, START_RIVER2, START_THE_COUNT, START_CITY_PLAIN};
	static const int on[] = {SETTING_ABBOT, SETTING_KING, SETTING_SHRINES, SETTING_NEW_LAND};
	struct rng rng;
	struct scenario *start = chosen(tiles, 4, 900 + (uint64_t)_i);
	start->setup.settings.value[SETTING_START] = (uint8_t)starts[_i];
	for (int i = 0; i < 4; i++)
		start->setup.settings.value[on[i]] = 1;
	struct session *session = begun(start);
	rng_seed(&rng, 12);
	while (session_wait(session) != WAIT_OVER)
		table_turn(session, &rng);
	ck_assert(game_over(session_game(session)));
	uint64_t end = game_hash(session_game(session));
	int plies = session_history(session)->ply_count;
	while (session_undo(session))
		continue;
	ck_assert_int_eq(session_history(session)->ply_count, 0);
	while (session_redo(session))
		continue;
	ck_assert_int_eq(session_history(session)->ply_count, plies);
	ck_assert(game_hash(session_game(session)) == end);
	session_destroy(session);
}
END_TEST

/* What the cards promise is what the end would bring. */
START_TEST(the_projection_is_what_ending_the_turn_and_the_game_gives)
{
	struct session *session = table_session(4, 31);
	struct rng rng;
	rng_seed(&rng, 5);
	for (int turn = 0; turn < 60; turn++) {
		int32_t promised[PLAYERS_MAX];
		table_think(session, &rng);
		session_projection(session, promised);
		ck_assert(session_end_turn(session));
		struct game *copy = game_clone(session_game(session));
		game_end(copy, NULL);
		for (int seat = 0; seat < 4; seat++)
			ck_assert_int_eq(promised[seat], game_score(copy, seat));
		game_destroy(copy);
	}
	session_destroy(session);
}
END_TEST

/* What is handed out holds while nothing is done: to ask what a figure would bring does nothing. */
START_TEST(the_final_scoring_holds_while_others_are_asked_for)
{
	static struct event_list kept;
	static struct move moves[MOVES_MAX];
	struct session *session = table_session(3, 31);
	struct rng rng;
	int asked = 0;
	rng_seed(&rng, 5);
	for (int turn = 0; turn < 40; turn++) {
		int32_t at_once[PLAYERS_MAX];
		table_think(session, &rng);
		session_unput(session);
		const struct event_list *final = session_final(session);
		kept = *final;
		int count = session_wait(session) == WAIT_FIGURE ? session_moves(session, moves, MOVES_MAX) : 0;
		for (int i = 0; i < count; i++)
			asked += session_gain(session, &moves[i], at_once) != 0;
		ck_assert_int_eq(final->count, kept.count);
		ck_assert(memcmp(final->items, kept.items, (size_t)kept.count * sizeof kept.items[0]) == 0);
		ck_assert(session_end_turn(session));
	}
	ck_assert_int_gt(asked, 20);
	session_destroy(session);
}
END_TEST

/* What a tile may lead to is also what happens to nobody: the dragon comes to the volcano.  (Sanitizers see it.) */
START_TEST(the_projection_is_found_when_a_volcano_is_tried)
{
	struct rng rng;
	int volcanoes = 0;
	struct scenario *start = chosen(tiles, 2, 7);
	start->setup.settings.value[SETTING_DRAGON] = 1;
	struct session *session = begun(start);
	rng_seed(&rng, 3);
	while (session_wait(session) != WAIT_OVER) {
		int32_t promised[PLAYERS_MAX];
		struct move laid;
		table_think(session, &rng);
		ck_assert(session_laid(session, &laid));
		volcanoes += (tiles->types[laid.tile].flags & TILE_VOLCANO) != 0;
		session_projection(session, promised);
		ck_assert(session_end_turn(session));
		if (session_wait(session) == WAIT_DECISION)
			table_turn(session, &rng);
	}
	ck_assert_int_gt(volcanoes, 2);
	session_destroy(session);
}
END_TEST

/* The history holds every event once: its points sum up to the scores. */
START_TEST(the_history_accounts_for_every_point)
{
	struct session *session = table_session(5, 123);
	struct rng rng;
	rng_seed(&rng, 6);
	while (session_wait(session) != WAIT_OVER)
		table_turn(session, &rng);
	for (int seat = 0; seat < 5; seat++) {
		const struct history *history = session_history(session);
		int points = 0;
		for (int i = 0; i < history->event_count; i++)
			if (history->events[i].kind == EVENT_SCORED && history->events[i].seat == seat)
				points += history->events[i].points;
		ck_assert_int_eq(points, game_score(session_game(session), seat));
	}
	session_destroy(session);
}
END_TEST

START_TEST(illegal_moves_change_nothing_and_say_why)
{
	struct session *session = table_session(2, 8);
	struct refusal refusal;
	unsigned serial = session_serial(session);
	struct move place = {.kind = MOVE_PLACE, .tile = (uint8_t)session_tile(session), .cell = {40, 40}};
	ck_assert(!session_lay(session, &place, &refusal));
	ck_assert_int_eq(refusal.reason, REFUSAL_NO_NEIGHBOR);
	struct move figure = {.kind = MOVE_FIGURE, .spot = {FEATURE_CITY, 0}};
	ck_assert(!session_put(session, &figure, &refusal));
	ck_assert(!session_end_turn(session));
	ck_assert(!session_decide(session, &figure));
	ck_assert(!session_undo(session));
	ck_assert_uint_eq(session_serial(session), serial);
	session_destroy(session);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("session");
	TCase *cases = tcase_create("session");
	tcase_add_checked_fixture(cases, tiles_begin, tiles_end);
	tcase_set_timeout(cases, 60);
	tcase_add_test(cases, a_tentative_turn_scores_and_draws_nothing);
	tcase_add_test(cases, undo_goes_back_to_the_first_tile_and_redo_forward_again);
	tcase_add_test(cases, what_a_place_would_do_is_what_it_does);
	tcase_add_test(cases, what_the_city_is_asked_is_foretold);
	tcase_add_test(cases, an_abbot_brings_what_his_building_is_worth);
	tcase_add_test(cases, the_last_turn_comes_back_as_it_was_thought);
	tcase_add_test(cases, what_was_tentative_is_put_again);
	tcase_add_test(cases, another_move_forgets_the_way_forward);
	tcase_add_test(cases, a_purist_game_takes_back_only_what_is_tentative);
	tcase_add_loop_test(cases, all_modules_go_back_and_forth, 0, 5);
	tcase_add_test(cases, the_projection_is_what_ending_the_turn_and_the_game_gives);
	tcase_add_test(cases, the_final_scoring_holds_while_others_are_asked_for);
	tcase_add_test(cases, the_projection_is_found_when_a_volcano_is_tried);
	tcase_add_test(cases, the_history_accounts_for_every_point);
	tcase_add_test(cases, illegal_moves_change_nothing_and_say_why);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
