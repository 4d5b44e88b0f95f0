/* What was played on this machine: counted from games, kept, summed up by person. */
#include "app/stats.h"

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../begin.h"
#include "../runner.h"
#include "table.h"

static struct stats stats;
static struct stats_person people[STATS_PEOPLE_MAX];
static const char *error;

static void begin(void)
{
	tiles_begin();
	home_begin();
}

static void end(void)
{
	stats_finish(&stats);
	home_end();
	tiles_end();
}

static struct session *played(uint64_t seed)
{
	struct rng rng;
	struct session *session = table_session(3, seed);
	rng_seed(&rng, seed);
	while (session_wait(session) != WAIT_OVER)
		table_turn(session, &rng);
	return session;
}

static struct stats_game two(uint64_t seed, const char *one, int points, const char *other, int others)
{
	struct stats_game game = {.seed = seed, .aided = seed % 2, .seat_count = 2};
	snprintf(game.seats[0].name, SEAT_NAME_SIZE, "%s", one);
	snprintf(game.seats[1].name, SEAT_NAME_SIZE, "%s", other);
	game.seats[0].total = points;
	game.seats[1].total = others;
	game.seats[0].won = points >= others;
	game.seats[1].won = others >= points;
	game.seats[0].points[CLASS_CITIES] = points;
	game.seats[1].points[CLASS_ROADS] = others;
	game.seats[0].city = 7;
	return game;
}

static void add(struct stats_game game) { ck_assert_pstr_eq(stats_add(home, &game), NULL); }

static void load(void)
{
	stats_finish(&stats);
	ck_assert_pstr_eq(stats_load(&stats, home), NULL);
}

/* Every point has a kind, and who won has won. */
START_TEST(a_game_is_counted_whole)
{
	for (uint64_t seed = 1; seed <= 6; seed++) {
		struct session *session = played(seed);
		struct stats_game game;
		ck_assert(stats_of(session, &game));
		ck_assert_int_eq(game.seat_count, 3);
		ck_assert_str_eq(game.seats[0].name, "Aurélie");
		ck_assert_str_eq(game.seats[1].name, "");
		ck_assert(game.aided);
		for (int seat = 0; seat < 3; seat++) {
			int32_t sum = 0;
			for (int k = 0; k < RECORD_CLASSES; k++)
				sum += game.seats[seat].points[k];
			ck_assert_int_eq(sum, game_score(session_game(session), seat));
			ck_assert_int_eq(sum, game.seats[seat].total);
			ck_assert_int_eq(game.seats[seat].won, game_winners(session_game(session)) >> seat & 1);
		}
		session_destroy(session);
	}
}
END_TEST

/* Of one game of The Castle by what the engine told while it was played. */
static void castle_counted(uint64_t seed, int wall, int32_t seen[RECORD_CLASSES])
{
	static const int kinds[FEATURE_KINDS] = {[FEATURE_PATH] = CLASS_PATHS,
	                                         [FEATURE_TOWER] = CLASS_TOWERS,
	                                         [FEATURE_HOUSE] = CLASS_HOUSES,
	                                         [FEATURE_COURT] = CLASS_COURTS};
	struct session *session = table_castle(seed, wall);
	int32_t told[PLAYERS_MAX][RECORD_CLASSES] = {{0}};
	struct stats_game game;
	struct rng rng;
	rng_seed(&rng, seed);
	while (session_wait(session) != WAIT_OVER)
		table_turn(session, &rng);
	const struct history *history = session_history(session);
	for (int e = 0; e < history->event_count; e++) {
		const struct event *event = &history->events[e];
		bool feature = event->reason == SCORE_COMPLETE || event->reason == SCORE_COURT;
		if (event->kind != EVENT_SCORED)
			continue;
		int kind = feature ? kinds[event->feature] : event->reason == SCORE_KEEP ? CLASS_KEEPS : CLASS_WALL;
		told[event->seat][kind] += event->points;
	}
	ck_assert(stats_of(session, &game));
	for (int seat = 0; seat < 2; seat++) {
		int32_t sum = 0;
		for (int k = 0; k < RECORD_CLASSES; k++) {
			ck_assert_int_eq(game.seats[seat].points[k], told[seat][k]);
			sum += told[seat][k];
			seen[k] += told[seat][k];
		}
		ck_assert_int_eq(sum, game_score(session_game(session), seat));
	}
	session_destroy(session);
}

/* The Castle's points have kinds of their own, and none is called a card or a good. */
START_TEST(the_castle_is_counted_by_its_own_kinds)
{
	int32_t seen[RECORD_CLASSES] = {0};
	for (uint64_t seed = 1; seed <= 8; seed++)
		castle_counted(seed, seed <= 3 ? 9 : 0, seen);
	for (int k = 0; k < RECORD_CLASSES; k++)
		ck_assert_msg((seen[k] > 0) == (k >= CLASS_CASTLE), "kind %d: %d points", k, (int)seen[k]);
}
END_TEST

/* A game of this file of the data, as it ended. */
static struct stats_game of_file(const char *name)
{
	char path[FORMAT_PATH_SIZE];
	struct format_error wrong;
	struct stats_game game;
	ck_assert(data_path(name, path));
	struct scenario *file = scenario_load(path, tiles, &wrong);
	ck_assert_msg(file != NULL, "%s", wrong.text);
	struct session *session = session_resume(file, -1, &wrong);
	ck_assert_msg(session != NULL, "%s", wrong.text);
	ck_assert(stats_of(session, &game));
	session_destroy(session);
	return game;
}

/* What a barn brings, and what its farmers were paid in play, are points of fields. */
START_TEST(a_barn_counts_for_fields)
{
	struct stats_game game = of_file("scenarios/Z-36.json");
	ck_assert_int_eq(game.seats[0].points[CLASS_FARMS], 4);
	ck_assert_int_eq(game.seats[1].points[CLASS_FARMS], 3);
	ck_assert_int_eq(game.seats[0].total, 4);
}
END_TEST

/* What the fairy pays is hers, as the list of scores has it, where she stands with one who is paid, too. */
START_TEST(the_fairys_points_are_her_own)
{
	struct stats_game game = of_file("scenarios/R-29.15-at-the-end.json");
	ck_assert_int_eq(game.seats[0].points[CLASS_CITIES], 1);
	ck_assert_int_eq(game.seats[0].points[CLASS_OTHER], 3);
	ck_assert_int_eq(game.seats[0].total, 4);
}
END_TEST

/* What was written before the kinds of The Castle is read, and they are kept from then on. */
START_TEST(an_older_file_is_read)
{
	char path[300];
	struct stats_game castle = two(2, "Ines", 90, "Petra", 60);
	snprintf(path, sizeof path, "%s/statistics.json", home);
	text_write(path, "{\"format\": 1, \"games\": [{\"seed\": \"1\", \"aided\": false, \"hints\": 0, \"seats\": ["
	                 "{\"name\": \"Ines\", \"total\": 98, \"won\": true, \"city\": 0, \"roads\": 0, \"cities\": 0,"
	                 " \"monasteries\": 0, \"farms\": 0, \"other\": 98}, {\"name\": \"Petra\", \"total\": 40}]}]}");
	castle.seats[0].points[CLASS_CITIES] = 0;
	castle.seats[0].points[CLASS_TOWERS] = 52;
	castle.seats[0].points[CLASS_WALL] = 38;
	add(castle);
	load();
	ck_assert_int_eq(stats_people(&stats, STATS_ALL, people), 2);
	ck_assert_str_eq(people[0].name, "Ines");
	ck_assert_int_eq(people[0].total, 188);
	ck_assert_int_eq(people[0].points[CLASS_OTHER], 98);
	ck_assert_int_eq(people[0].points[CLASS_TOWERS], 52);
	ck_assert_int_eq(people[0].points[CLASS_WALL], 38);
	ck_assert_int_eq(people[0].points[CLASS_PATHS], 0);
}
END_TEST

START_TEST(a_computer_is_nobody)
{
	struct stats_game game;
	struct rng rng;
	struct scenario *start = chosen(tiles, 2, 5);
	scenario_set_text(&start->names[0], "Aurélie");
	scenario_set_text(&start->names[1], "Box");
	scenario_set_text(&start->computers[1], "mathilde");
	struct session *session = begun(start);
	ck_assert_int_ge(session_computer(session, 1), 0);
	rng_seed(&rng, 5);
	while (session_wait(session) != WAIT_OVER)
		table_turn(session, &rng);
	ck_assert(stats_of(session, &game));
	ck_assert_str_eq(game.seats[0].name, "Aurélie");
	ck_assert_str_eq(game.seats[1].name, "");
	session_destroy(session);
}
END_TEST

START_TEST(an_open_game_is_none)
{
	struct session *session = table_session(2, 5);
	struct stats_game game;
	ck_assert(!stats_of(session, &game));
	session_destroy(session);
}
END_TEST

START_TEST(people_are_summed_up)
{
	load();
	ck_assert_int_eq(stats.count, 0); /* no file is no fault */
	add(two(1, "Ines", 80, "Ștefan", 60));
	add(two(2, "Ștefan", 100, "Ines", 50));
	add(two(3, "Ines", 70, "", 90));
	add(two(4, "Petra", 40, "Ines", 40));
	load();
	ck_assert_int_eq(stats.count, 4);
	ck_assert_int_eq(stats_people(&stats, STATS_ALL, people), 3);
	ck_assert_str_eq(people[0].name, "Ines"); /* two wins of four: a tie is won by both */
	ck_assert_int_eq(people[0].games, 4);
	ck_assert_int_eq(people[0].wins, 2);
	ck_assert_int_eq(people[0].total, 240);
	ck_assert_int_eq(people[0].best, 80);
	ck_assert_int_eq(people[0].points[CLASS_CITIES], 150);
	ck_assert_int_eq(people[0].points[CLASS_ROADS], 90);
	ck_assert_int_eq(people[0].city, 7);
	ck_assert_str_eq(people[1].name, "Ștefan"); /* one win each: 80 on average before 40 */
	ck_assert_str_eq(people[2].name, "Petra");
	ck_assert_int_eq(stats_people(&stats, STATS_UNAIDED, people), 3);
	ck_assert_str_eq(people[0].name, "Ștefan");
	ck_assert_int_eq(people[0].best, 100);
}
END_TEST

/* Undone and played again it is still one game. */
START_TEST(the_same_game_is_counted_once)
{
	add(two(7, "Ines", 80, "Petra", 60));
	add(two(8, "Ines", 10, "Petra", 60));
	add(two(7, "Ines", 82, "Petra", 60));
	add(two(7, "Ines", 1, "Rosso", 2)); /* the same pile, other people */
	load();
	ck_assert_int_eq(stats.count, 3);
	ck_assert_int_eq(stats.games[0].seats[0].total, 82);
	ck_assert_int_eq(stats.games[1].seats[0].total, 10);
}
END_TEST

/* A damaged file costs a sentence, and is left as it is. */
START_TEST(a_damaged_file_is_said_and_kept)
{
	static const char *const texts[] = {
	    "",
	    "{",
	    "[]",
	    "{\"games\": 3}",
	    "{\"games\": [{}]}",
	    "{\"games\": [{\"seed\": \"1\", \"seats\": [{}]}]}",
	    "{\"games\": [{\"seed\": \"1\", \"seats\": [{},{},{},{},{},{},{},{},{},{}]}]}",
	    "{\"games\": [7, null]}",
	};
	char path[300];
	snprintf(path, sizeof path, "%s/statistics.json", home);
	for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
		struct stat before, after;
		struct stats_game game = two(1, "Ines", 2, "Petra", 1);
		text_write(path, texts[i]);
		ck_assert_int_eq(stat(path, &before), 0);
		error = stats_load(&stats, home);
		ck_assert_msg(error != NULL, "%s", texts[i]);
		ck_assert_ptr_nonnull(strstr(error, "statistics.json"));
		ck_assert_int_eq(stats.count, 0);
		ck_assert_ptr_nonnull(stats_add(home, &game));
		ck_assert_int_eq(stat(path, &after), 0);
		ck_assert_int_eq(before.st_size, after.st_size);
	}
	/* words where numbers belong, and numbers beyond sense, fall back */
	text_write(path, "{\"games\": [{\"seed\": \"1\", \"seats\": [{\"name\": 4, \"total\": \"x\"},"
	                 "{\"name\": \"P\", \"total\": 99999999999, \"city\": -5}]}]}");
	load();
	ck_assert_str_eq(stats.games[0].seats[0].name, "");
	ck_assert_int_eq(stats.games[0].seats[0].total, 0);
	ck_assert_int_eq(stats.games[0].seats[1].total, 1000000);
	ck_assert_int_eq(stats.games[0].seats[1].city, 0);
	/* a name that is too long is cut between two letters: half a one could not be written */
	text_write(path, "{\"games\": [{\"seed\": \"1\", \"seats\": [{}, {\"name\": "
	                 "\"éééééééééééééééééééééééééééééééééééééééééé\"}]}]}");
	add(two(2, "Ines", 2, "Petra", 1));
	load();
	ck_assert_int_eq(stats.games[0].seat_count, 2);
	ck_assert_uint_eq(strlen(stats.games[0].seats[1].name), 62);
	ck_assert_int_eq(stats.games[1].seats[0].total, 2);
	/* a pipe would keep it waiting for ever */
	ck_assert(unlink(path) == 0 && mkfifo(path, 0600) == 0);
	stats_finish(&stats);
	error = stats_load(&stats, home);
	ck_assert_ptr_nonnull(error);
	ck_assert_ptr_nonnull(strstr(error, "statistics.json: this is no ordinary file"));
}
END_TEST

START_TEST(it_can_be_written_out_and_forgotten)
{
	char path[FORMAT_PATH_SIZE], line[300];
	add(two(1, "=Ines, \"die Große\"", 80, "Petra", 60));
	load();
	ck_assert_pstr_eq(stats_export(&stats, home, path), NULL);
	FILE *file = fopen(path, "r");
	ck_assert_ptr_nonnull(file);
	ck_assert_ptr_nonnull(fgets(line, sizeof line, file));
	ck_assert_ptr_nonnull(strstr(line, "name,total,won"));
	ck_assert_ptr_nonnull(fgets(line, sizeof line, file));
	ck_assert_str_eq(line, "1,\"'=Ines, \"\"die Große\"\"\",80,1,0,80,0,0,0,7,1,0,0,0,0,0,0,0\n");
	fclose(file);
	remove(path);
	char folder[300];
	snprintf(folder, sizeof folder, "%s/exports", home);
	rmdir(folder);
	ck_assert_pstr_eq(stats_clear(home), NULL);
	ck_assert_pstr_eq(stats_clear(home), NULL); /* nothing is left to forget */
	load();
	ck_assert_int_eq(stats.count, 0);
}
END_TEST

static int files_in(const char *folder)
{
	int count = 0;
	DIR *stream = opendir(folder);
	ck_assert_ptr_nonnull(stream);
	while (readdir(stream))
		count++;
	closedir(stream);
	return count - 2;
}

/* A disk that fills up on the way leaves no half table, and a name that somebody takes meanwhile is his. */
START_TEST(a_table_is_written_whole_or_not_at_all)
{
	struct rlimit all, few;
	char path[FORMAT_PATH_SIZE], folder[300];
	add(two(1, "Ines", 80, "\t=Petra", 60));
	load();
	ck_assert_int_eq(getrlimit(RLIMIT_FSIZE, &all), 0);
	few = (struct rlimit){.rlim_cur = 100, .rlim_max = all.rlim_max};
	signal(SIGXFSZ, SIG_IGN);
	ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &few), 0);
	error = stats_export(&stats, home, path);
	ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &all), 0);
	ck_assert_ptr_nonnull(error);
	ck_assert_ptr_nonnull(strstr(error, "statistics-0001.csv: "));
	snprintf(folder, sizeof folder, "%s/exports", home);
	ck_assert_int_eq(files_in(folder), 0);
	ck_assert_pstr_eq(stats_export(&stats, home, path), NULL);
	ck_assert_pstr_eq(stats_export(&stats, home, path), NULL);
	ck_assert_ptr_nonnull(strstr(path, "statistics-0002.csv"));
	ck_assert_int_eq(files_in(folder), 2);
	char text[600] = "";
	FILE *file = fopen(path, "r");
	ck_assert_ptr_nonnull(file);
	ck_assert_uint_gt(fread(text, 1, sizeof text - 1, file), 200);
	fclose(file);
	ck_assert_ptr_nonnull(strstr(text, "\n1,\"'\t=Petra\",60,"));
}
END_TEST

/* Where nothing can be written it is said. */
START_TEST(a_home_that_is_none_is_said)
{
	struct stats_game game = two(1, "Ines", 2, "Petra", 1);
	char path[FORMAT_PATH_SIZE];
	error = stats_add("/nowhere/at/all", &game);
	ck_assert_ptr_nonnull(error);
	ck_assert_ptr_nonnull(strstr(error, "/nowhere/at/all"));
	error = stats_export(&stats, "/nowhere/at/all", path);
	ck_assert_ptr_nonnull(error);
	ck_assert_ptr_nonnull(strstr(error, "/nowhere/at/all"));
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("stats");
	TCase *cases = tcase_create("stats");
	tcase_add_checked_fixture(cases, begin, end);
	tcase_add_test(cases, a_game_is_counted_whole);
	tcase_add_test(cases, the_castle_is_counted_by_its_own_kinds);
	tcase_add_test(cases, a_barn_counts_for_fields);
	tcase_add_test(cases, the_fairys_points_are_her_own);
	tcase_add_test(cases, an_older_file_is_read);
	tcase_add_test(cases, a_computer_is_nobody);
	tcase_add_test(cases, an_open_game_is_none);
	tcase_add_test(cases, people_are_summed_up);
	tcase_add_test(cases, the_same_game_is_counted_once);
	tcase_add_test(cases, a_damaged_file_is_said_and_kept);
	tcase_add_test(cases, it_can_be_written_out_and_forgotten);
	tcase_add_test(cases, a_table_is_written_whole_or_not_at_all);
	tcase_add_test(cases, a_home_that_is_none_is_said);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
