/* Two windows keep their games in one place.  At each call by which one of them changes a file (disk.h) the other does
 * something with it, whole: however both fall together, the last ended turn of each lies in a file, and nothing is left
 * half written. */
#define _XOPEN_SOURCE 700
#include <stdio.h>
#include <unistd.h>

#include "../runner.h"
#include "app/folder.h"
#include "app/save.h"
#include "app/setups.h"
#include "app/stats.h"
#include "disk.h"
#include "table.h"

enum { CALLS_MAX = 60 };

static struct {
	struct session *first, *second;
	char path[FORMAT_PATH_SIZE]; /* of a game that lies there before */
	struct rng rng;
	void (*deed)(void); /* of the second window; NULL: it has done it */
	int left;           /* calls before it */
	bool removed;
} two;

static void meanwhile(void)
{
	void (*deed)(void) = two.deed;
	if (!deed || two.left-- > 0)
		return;
	two.deed = NULL;
	deed();
}

/* ---- what is left ---- */

/* Files of games with this position. */
static int kept_in(const char *folder, const struct session *session)
{
	char directory[FORMAT_PATH_SIZE], path[2 * FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct folder_file *files;
	int found = 0;
	snprintf(directory, sizeof directory, "%s/%s", home, folder);
	int count = folder_list(directory, &files);
	for (int i = 0; i < count; i++) {
		snprintf(path, sizeof path, "%s/%s", directory, files[i].name);
		struct session *there = save_open(tiles, NULL, path, -1, error);
		ck_assert_msg(there != NULL, "%s", error);
		found += game_hash(session_game(there)) == game_hash(session_game(session));
		session_destroy(there);
	}
	free(files);
	return found;
}

static void nothing_half_written(void)
{
	static struct disk_file files[100];
	int count = disk_now(files, 100);
	for (int i = 0; i < count; i++)
		ck_assert_msg(!strstr(files[i].path, ".tmp"), "%s is left", files[i].path);
}

/* ---- what windows do ---- */

static struct session *opened(void)
{
	char error[FORMAT_LINE_SIZE];
	struct session *session = save_open(tiles, home, two.path, -1, error);
	ck_assert_msg(session != NULL, "%s", error);
	return session;
}

static void second_begins(void)
{
	two.second = table_session(2, 22);
	ck_assert(save_begin(two.second, home).path);
}

static void second_plays(void) { table_turn(two.second, &two.rng); }

static void second_copies(void) { ck_assert_pstr_eq(save_copy(tiles, home, two.path, "Copy"), NULL); }

static void second_deletes(void) { two.removed = !save_delete(home, two.path); }

static void first_begins(void) { ck_assert(save_begin(two.first, home).path); }

static void first_plays(void)
{
	struct rng rng;
	rng_seed(&rng, 9);
	table_turn(two.first, &rng);
}

static void first_copies(void) { ck_assert_pstr_eq(save_copy(tiles, home, two.path, "Copy"), NULL); }

/* It may be refused where the game has gone on meanwhile, and says so. */
static void first_names(void)
{
	const char *wrong = save_rename(tiles, two.path, "Sunday");
	ck_assert(!wrong || wrong[0]);
}

static void first_restores(void)
{
	char away[FORMAT_PATH_SIZE], path[FORMAT_PATH_SIZE];
	ck_assert(save_deleted(home, away));
	ck_assert_pstr_eq(save_restore(home, away, path), NULL);
}

static void setup_keep(const char *title)
{
	struct named_setup named = {0};
	snprintf(named.title, sizeof named.title, "%s", title);
	choices_init(&named.choices);
	named.choices.count = 2;
	named.choices.seats[1].color = COLOR_RED;
	ck_assert_pstr_eq(setups_save(tiles, home, &named), NULL);
}

static void first_keeps_a_setup(void) { setup_keep("Sundays"); }

static void second_keeps_a_setup(void) { setup_keep("Mondays"); }

static void both_setups(void)
{
	struct named_setup *list;
	ck_assert_int_eq(setups_list(tiles, home, &list), 2);
	free(list);
}

static void game_count(uint64_t seed)
{
	struct stats_game game = {.seed = seed, .seat_count = 2, .seats = {{.name = "Ana", .total = 30, .won = true}}};
	ck_assert_pstr_eq(stats_add(home, &game), NULL);
}

static void first_counts(void) { game_count(1); }

static void second_counts(void) { game_count(2); }

static void both_counted(void)
{
	struct stats stats;
	ck_assert_pstr_eq(stats_load(&stats, home), NULL);
	ck_assert_int_eq(stats.count, 2);
	stats_finish(&stats);
}

static const struct meeting {
	bool first_opened, second_opened, deleted; /* before */
	void (*first)(void), (*second)(void);
	int files; /* with the first's game, in the end */
	void (*after)(void);
} meetings[] = {
    {false, false, false, first_begins, second_begins, 1, NULL},
    {true, true, false, first_plays, second_plays, 1, NULL},
    {true, false, false, first_plays, second_begins, 1, NULL},
    {true, false, false, first_plays, second_deletes, 1, NULL},
    {true, false, false, first_copies, second_begins, 2, NULL},
    {true, true, false, first_copies, second_plays, 1, NULL},
    {true, false, false, first_copies, second_copies, 3, NULL},
    {true, true, false, first_names, second_plays, 0, NULL},
    {true, false, true, first_restores, second_begins, 1, NULL},
    {true, false, false, first_keeps_a_setup, second_keeps_a_setup, 1, both_setups},
    {true, false, false, first_counts, second_counts, 1, both_counted},
};

/* False: the first has done what it does in fewer calls. */
static bool meet(const struct meeting *meeting, int call)
{
	home_begin();
	disk_begin(home, DISK_SOUND, meanwhile);
	memset(&two, 0, sizeof two);
	rng_seed(&two.rng, 5);
	struct session *game = table_session(2, 11);
	if (meeting->first_opened || meeting->second_opened) {
		ck_assert(save_begin(game, home).path);
		strcpy(two.path, session_path(game));
		two.first = opened();
		session_destroy(game);
		if (meeting->second_opened)
			two.second = opened();
		if (meeting->deleted)
			ck_assert_pstr_eq(save_delete(home, two.path), NULL);
	} else {
		two.first = game;
	}
	two.deed = meeting->second;
	two.left = call;
	meeting->first();
	bool met = !two.deed;
	two.deed = NULL;
	if (met) {
		ck_assert_int_ge(kept_in("saves", two.first) + kept_in("deleted", two.first), meeting->files);
		if (two.second)
			ck_assert_int_ge(kept_in("saves", two.second), 1);
		if (meeting->after)
			meeting->after();
		/* Both go on, and both close: what each has ended last is there. */
		if (session_path(two.first)[0])
			first_plays();
		if (two.second)
			second_plays();
		ck_assert_int_ge(kept_in("saves", two.first) + kept_in("deleted", two.first), 1);
		if (two.second)
			ck_assert_int_ge(kept_in("saves", two.second), 1);
		nothing_half_written();
	}
	if (two.second)
		session_destroy(two.second);
	session_destroy(two.first);
	disk_end();
	home_end();
	return met;
}

START_TEST(neither_loses_a_turn)
{
	int call = 0;
	while (meet(&meetings[_i], call))
		ck_assert_int_lt(++call, CALLS_MAX);
	ck_assert_int_gt(call, 3);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("two");
	TCase *tests = tcase_create("two");
	tcase_add_checked_fixture(tests, tiles_begin, tiles_end);
	tcase_add_loop_test(tests, neither_loses_a_turn, 0, (int)(sizeof meetings / sizeof *meetings));
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
