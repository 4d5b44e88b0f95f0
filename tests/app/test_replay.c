/* There is one replayer: whatever way a file is walked through - opened, taken back and done again, ended, listed -
 * it leads to what the engine's rules give.  All files of data/scenarios, turns handed over included. */
#include <dirent.h>
#include <stdio.h>

#include "../begin.h"
#include "../runner.h"
#include "app/record.h"
#include "app/save.h"
#include "table.h"

static struct dirent **files;
static int file_count;

static int is_json(const struct dirent *entry)
{
	size_t length = strlen(entry->d_name);
	return length > 5 && strcmp(entry->d_name + length - 5, ".json") == 0;
}

static void files_begin(void)
{
	char directory[FORMAT_PATH_SIZE];
	tiles_begin();
	ck_assert(data_path("scenarios", directory));
	file_count = scandir(directory, &files, is_json, alphasort);
	ck_assert_int_gt(file_count, 100);
}

static void file_path(int i, char path[FORMAT_PATH_SIZE])
{
	char relative[300];
	snprintf(relative, sizeof relative, "scenarios/%s", files[i]->d_name);
	ck_assert(data_path(relative, path));
}

static struct session *opened(int i, int at)
{
	char path[FORMAT_PATH_SIZE], line[FORMAT_LINE_SIZE];
	file_path(i, path);
	struct session *session = save_open(tiles, NULL, path, at, line);
	ck_assert_msg(session != NULL, "%s", line);
	return session;
}

/* The engine's own way to the end of the file. */
static struct game *engine_end(int i)
{
	char path[FORMAT_PATH_SIZE];
	struct format_error error;
	file_path(i, path);
	struct scenario *scenario = scenario_load(path, tiles, &error);
	ck_assert_msg(scenario != NULL, "%s", error.text);
	struct game *game = scenario_play(scenario, -1, &error);
	ck_assert_msg(game != NULL, "%s", error.text);
	scenario_destroy(scenario);
	return game;
}

/* A session stops between tile and follower with the tile lying tentatively. */
static void same_game(struct session *session, const struct game *game, const char *name)
{
	ck_assert_msg(game_hash(session_game(session)) == game_hash(game), "%s: another game", name);
}

START_TEST(a_file_opened_is_where_the_rules_lead)
{
	for (int i = 0; i < file_count; i++) {
		struct session *session = opened(i, -1);
		struct game *game = engine_end(i);
		same_game(session, game, files[i]->d_name);
		game_destroy(game);
		session_destroy(session);
	}
}
END_TEST

START_TEST(back_to_the_beginning_and_forward_again_is_the_same_game)
{
	int turns = 0;
	for (int i = 0; i < file_count; i++) {
		struct session *session = opened(i, -1);
		struct game *game = engine_end(i);
		int plies = session_history(session)->ply_count, turn = session_turn(session);
		int round = session_round(session);
		bool thinking = session_laid(session, NULL); /* the file ends between tile and follower */
		while (session_undo(session))
			continue;
		ck_assert_int_eq(session_history(session)->ply_count, 0);
		while (session_history(session)->ply_count < plies || session_can_redo(session))
			ck_assert_msg(session_redo(session), "%s: no way forward", files[i]->d_name);
		if (!thinking)
			same_game(session, game, files[i]->d_name);
		ck_assert_int_eq(session_history(session)->ply_count, plies);
		ck_assert_int_eq(session_turn(session), turn);
		ck_assert_int_eq(session_round(session), round);
		/* In one leap, too. */
		ck_assert(session_goto(session, 0));
		ck_assert(session_goto(session, plies));
		ck_assert_int_eq(session_history(session)->ply_count, plies);
		if (!thinking)
			same_game(session, game, files[i]->d_name);
		const struct scenario *scenario = session_scenario(session);
		for (int s = 0; s < scenario->step_count; s++)
			turns += scenario->steps[s].kind == STEP_TURN;
		game_destroy(game);
		session_destroy(session);
	}
	ck_assert_int_ge(turns, 3); /* the files do hand over turns */
}
END_TEST

/* What is listed sums up to the scores of the engine, whatever move the list is made at. */
START_TEST(records_sum_to_the_scores_of_the_table)
{
	for (int i = 0; i < file_count; i++) {
		struct session *session = opened(i, -1);
		struct game *game = engine_end(i), *reached;
		int32_t totals[PLAYERS_MAX];
		int plies = session_history(session)->ply_count;
		struct record_list *list = record_list_create(session_scenario(session), -1, &reached);
		ck_assert_ptr_nonnull(list);
		ck_assert_msg(record_list_totals(list, game, totals), "%s: the list tells other scores",
		              files[i]->d_name);
		ck_assert(session_laid(session, NULL) || game_hash(reached) == game_hash(game));
		game_destroy(reached);
		record_list_destroy(list);
		for (int seat = 0; seat < game_player_count(game); seat++)
			ck_assert_int_eq(totals[seat], game_score(game, seat));
		/* And when the game is ended as on the screen. */
		bool thinking = session_laid(session, NULL); /* a tile that is not played does not count */
		if (!game_over(game) && !thinking && session_finish(session)) {
			list = record_list_create(session_scenario(session), session_history(session)->ply_count,
			                          &reached);
			game_end(game, NULL);
			ck_assert_msg(record_list_totals(list, game, totals), "%s: the ending tells other scores",
			              files[i]->d_name);
			game_destroy(reached);
			record_list_destroy(list);
		}
		ck_assert_int_ge(session_history(session)->ply_count, plies);
		game_destroy(game);
		session_destroy(session);
	}
}
END_TEST

/* A list with one claim changed is found out. */
START_TEST(a_changed_claim_is_found)
{
	char path[FORMAT_PATH_SIZE];
	struct format_error error;
	ck_assert(data_path("scenarios/whole-game.json", path));
	struct scenario *scenario = scenario_load(path, tiles, &error);
	struct game *game;
	struct record_list *list = record_list_create(scenario, -1, &game);
	int32_t totals[PLAYERS_MAX];
	ck_assert_int_gt(list->count, 20);
	for (int i = 0; i < list->count; i++) {
		list->items[i].points++;
		ck_assert(!record_list_totals(list, game, totals));
		list->items[i].points--;
	}
	ck_assert(record_list_totals(list, game, totals));
	record_list_destroy(list);
	game_destroy(game);
	scenario_destroy(scenario);
}
END_TEST

/* E000-24 pays its farms by city: every city that an event is paid for is told, as record.c and the protocol tell it.
 */
START_TEST(the_history_keeps_the_cities_of_farms)
{
	int farms = 0;
	for (int i = 0; i < file_count; i++) {
		struct session *session = opened(i, -1);
		const struct history *history = session_history(session);
		if (!game_over(session_game(session)))
			session_finish(session);
		struct game *game;
		struct record_list *list = record_list_create(session_scenario(session), history->ply_count, &game);
		int city = 0;
		for (int e = 0; e < history->event_count; e++) {
			const struct event *event = &history->events[e];
			if (event->kind != EVENT_SCORED || (event->reason != SCORE_FARM && !event->city_count))
				continue;
			ck_assert_int_gt(event->city_count, 0);
			for (int c = 0; c < event->city_count; c++, city++) {
				const struct city_ref *kept = &history->cities[event->first_city + c];
				ck_assert_int_lt(event->first_city + c, history->city_count);
				ck_assert_int_eq(kept->cell.x, list->cities[city].cell.x);
				ck_assert_int_eq(kept->cell.y, list->cities[city].cell.y);
				ck_assert_int_eq(kept->carcassonne, list->cities[city].carcassonne);
			}
			farms++;
		}
		ck_assert_int_eq(city, list->city_count);
		record_list_destroy(list);
		game_destroy(game);
		session_destroy(session);
	}
	ck_assert_int_gt(farms, 20);
}
END_TEST

/* A hidden game of a program looks like any other on the screen. */
START_TEST(a_hidden_game_is_shown_open)
{
	static const char file[] =
	    "{\"format\":1,\"players\":[\"red\",\"blue\"],\"hidden\":true,\"deck\":[\"E\",\"B\",\"U\"],"
	    "\"moves\":[\"place E 0,-1 2\",\"meeple city:S\",\"draw\",\"place B 0,1 0\",\"pass\"]}";
	struct format_error error;
	struct scenario *scenario = scenario_read(file, strlen(file), "hidden", tiles, &error);
	ck_assert_msg(scenario != NULL, "%s", error.text);
	struct session *session = session_resume(scenario, -1, &error);
	ck_assert_int_eq(session_wait(session), WAIT_TILE);
	ck_assert_int_eq(session_history(session)->ply_count, 4);
	while (session_undo(session))
		continue;
	while (session_redo(session))
		continue;
	ck_assert_int_eq(session_history(session)->ply_count, 4);
	session_destroy(session);
}
END_TEST

/* ---- what a refusal says, and rounds ---- */

START_TEST(every_refusal_is_told)
{
	struct session *session = table_session(2, 5);
	struct move pass = {.kind = MOVE_PASS}, figure = {.kind = MOVE_FIGURE, .spot = {FEATURE_CITY, 0}};
	struct move moves[MOVES_MAX];
	struct refusal refusal = {0};
	ck_assert(!session_lay(session, &figure, &refusal));
	ck_assert_int_ne(refusal.reason, REFUSAL_NONE);
	ck_assert_int_gt((int)strlen(refusal.text), 5);
	refusal = (struct refusal){0};
	ck_assert(!session_put(session, &figure, &refusal)); /* no tile is laid */
	ck_assert_int_ne(refusal.reason, REFUSAL_NONE);
	ck_assert_int_gt((int)strlen(refusal.text), 5);
	ck_assert_int_gt(session_moves(session, moves, MOVES_MAX), 0);
	ck_assert(session_lay(session, &moves[0], NULL));
	refusal = (struct refusal){0};
	ck_assert(!session_put(session, &pass, &refusal)); /* legal, but no follower */
	ck_assert_int_ne(refusal.reason, REFUSAL_NONE);
	ck_assert_int_gt((int)strlen(refusal.text), 5);
	refusal = (struct refusal){0};
	ck_assert(!session_put(session, &moves[0], &refusal)); /* another tile */
	ck_assert_int_ne(refusal.reason, REFUSAL_NONE);
	session_destroy(session);
}
END_TEST

/* who lays the volcano has another turn; the round is the same until he has had it. */
START_TEST(an_extra_turn_belongs_to_its_round)
{
	struct rng rng;
	int turns[PLAYERS_MAX] = {0}, last = NOBODY, extra = 0;
	struct scenario *start = chosen(tiles, 3, 4);
	start->setup.settings.value[SETTING_START] = START_RIVER2;
	struct session *session = begun(start);
	rng_seed(&rng, 9);
	while (session_wait(session) != WAIT_OVER) {
		int seat = session_seat(session);
		extra += seat == last;
		turns[seat] += seat != last;
		ck_assert_int_eq(session_round(session), turns[seat]);
		last = seat;
		table_turn(session, &rng);
	}
	ck_assert_int_eq(extra, 1);
	ck_assert_int_eq(session_round(session), turns[last]);
	session_destroy(session);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("replay");
	TCase *tests = tcase_create("replay");
	tcase_add_unchecked_fixture(tests, files_begin, tiles_end);
	tcase_add_test(tests, a_file_opened_is_where_the_rules_lead);
	tcase_add_test(tests, back_to_the_beginning_and_forward_again_is_the_same_game);
	tcase_add_test(tests, records_sum_to_the_scores_of_the_table);
	tcase_add_test(tests, a_changed_claim_is_found);
	tcase_add_test(tests, the_history_keeps_the_cities_of_farms);
	tcase_add_test(tests, a_hidden_game_is_shown_open);
	tcase_add_test(tests, every_refusal_is_told);
	tcase_add_test(tests, an_extra_turn_belongs_to_its_round);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
