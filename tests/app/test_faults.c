/* The system refuses: each allocation and each call that opens, reads, writes, syncs, closes, renames or makes a
 * directory fails at its n-th time, n from the first to the last (of the allocations every 37th, but where BASTIDE_LONG
 * is set), once and from then on for good. A player's evening (games played and saved, one opened again, preferences, a
 * set-up, statistics, lists of scores and of games written out) goes through each of these: nothing falls, nothing that
 * was said to be kept is lost, and what was not kept has a sentence. The same with a whole game in the evening: of its
 * 70,000 allocations every 101st with BASTIDE_LONG, from BASTIDE_FIRST on, so that 101 runs refuse each:
 *
 *     for n in $(seq 0 100); do BASTIDE_LONG=1 BASTIDE_FIRST=$n tests/app/test_app_faults || break; done
 *
 * What lies on the disk is looked at with nothing refused. */
#define _XOPEN_SOURCE 700
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../runner.h"
#include "app/prefs.h"
#include "app/record_export.h"
#include "app/save.h"
#include "app/setups.h"
#include "app/stats.h"
#include "table.h"

/* ---- the seam ---- */

enum { TURNS = 2, STRIDE = 37, WHOLE_GAME = 200 /* turns: more than there are tiles */ };

enum calls { OF_MEMORY, OF_FILES };

static struct {
	enum calls kind;     /* only these count and fail */
	long calls, failing; /* the n-th fails; -1: none */
	bool for_good;       /* and all behind it */
	int error;
} seam = {.failing = -1};

static bool refused(enum calls kind)
{
	if (kind != seam.kind)
		return false;
	long call = seam.calls++;
	if (seam.failing < 0 || (seam.for_good ? call < seam.failing : call != seam.failing))
		return false;
	errno = seam.error;
	return true;
}

/* The name of the real call, and the one that stands before it. */
#define SEAM(kind, type, name, parameters, arguments, failure)                                                         \
	type __real_##name parameters;                                                                                 \
	type __wrap_##name parameters;                                                                                 \
	type __wrap_##name parameters { return refused(kind) ? failure : __real_##name arguments; }

SEAM(OF_MEMORY, void *, malloc, (size_t size), (size), NULL)
SEAM(OF_MEMORY, void *, calloc, (size_t count, size_t size), (count, size), NULL)
SEAM(OF_MEMORY, void *, realloc, (void *memory, size_t size), (memory, size), NULL)
SEAM(OF_FILES, FILE *, fopen, (const char *path, const char *mode), (path, mode), NULL)
SEAM(OF_FILES, FILE *, fopen64, (const char *path, const char *mode), (path, mode),
     NULL) /* what fopen() may be called */
SEAM(OF_FILES, FILE *, fdopen, (int fd, const char *mode), (fd, mode), NULL)
SEAM(OF_FILES, size_t, fread, (void *to, size_t size, size_t count, FILE *from), (to, size, count, from), 0)
SEAM(OF_FILES, int, link, (const char *from, const char *to), (from, to), -1)
SEAM(OF_FILES, int, mkdir, (const char *path, mode_t mode), (path, mode), -1)

/* What takes its name must be on the disk: synced since the last write. (Nothing is waited for here: there are
 * thousands of evenings.) */
static bool unsynced, named_too_early;

size_t __real_fwrite(const void *from, size_t size, size_t count, FILE *to);
size_t __wrap_fwrite(const void *from, size_t size, size_t count, FILE *to);
size_t __wrap_fwrite(const void *from, size_t size, size_t count, FILE *to)
{
	bool on_disk = fileno(to) >= 0; /* what is written into memory knows by itself that it fails */
	unsynced |= on_disk;
	return on_disk && refused(OF_FILES) ? 0 : __real_fwrite(from, size, count, to);
}

/* The disk is full: what was taken before is not written. */
int __real_fflush(FILE *file);
int __wrap_fflush(FILE *file);
int __wrap_fflush(FILE *file) { return refused(OF_FILES) ? EOF : __real_fflush(file); }

int __wrap_fsync(int fd);
int __wrap_fsync(int fd)
{
	(void)fd;
	unsynced = false;
	return refused(OF_FILES) ? -1 : 0;
}

int __real_renameat2(int a, const char *from, int b, const char *to, unsigned flags);
int __wrap_renameat2(int a, const char *from, int b, const char *to, unsigned flags);
int __wrap_renameat2(int a, const char *from, int b, const char *to, unsigned flags)
{
	named_too_early |= unsynced;
	return refused(OF_FILES) ? -1 : __real_renameat2(a, from, b, to, flags);
}

int __real_rename(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to)
{
	named_too_early |= unsynced;
	return refused(OF_FILES) ? -1 : __real_rename(from, to);
}

int __real_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...)
{
	va_list args;
	va_start(args, flags);
	int mode = flags & O_CREAT ? va_arg(args, int) : 0;
	va_end(args);
	return refused(OF_FILES) ? -1 : __real_open(path, flags, mode);
}

/* What it is called where files may be large. */
int __wrap_open64(const char *path, int flags, ...) __attribute__((alias("__wrap_open")));

/* Closes in any case, as Linux does. */
int __real_close(int fd);
int __wrap_close(int fd);
int __wrap_close(int fd)
{
	int status = __real_close(fd);
	return refused(OF_FILES) ? -1 : status;
}

int __real_fclose(FILE *file);
int __wrap_fclose(FILE *file);
int __wrap_fclose(FILE *file)
{
	int status = __real_fclose(file);
	return refused(OF_FILES) ? EOF : status;
}

/* ---- an evening ---- */

struct evening {
	struct session *session;
	char path[FORMAT_PATH_SIZE];
	int promised;      /* moves that were said to be kept */
	bool unsaid;       /* something failed without a sentence */
	struct prefs kept; /* the preferences last said to be kept */
	int tried_volume;  /* of those that were to replace them: they may lie there, though it was not said */
	int games;         /* that the statistics said they keep */
	bool listed[2];    /* the scores, as text and as JSON, were said to be written */
	bool table;        /* and the games as a table */
};

static const char *const list_names[2] = {"scores.txt", "scores.json"};

/* A step with the first moves there are. Nothing is asserted while calls fail: Check needs memory, too. */
static void step(struct session *session)
{
	static struct move moves[MOVES_MAX];
	int count = session_moves(session, moves, MOVES_MAX);
	if (session_wait(session) == WAIT_TILE && count > 0) {
		session_lay(session, &moves[count / 2], NULL);
		session_end_turn(session);
	} else if (session_wait(session) == WAIT_DECISION) {
		session_decide(session, &moves[0]);
	}
}

static void play(struct evening *evening, int turns)
{
	for (int turn = 0; turn < turns && session_wait(evening->session) != WAIT_OVER; turn++) {
		int before = session_history(evening->session)->ply_count;
		step(evening->session);
		int plies = session_history(evening->session)->ply_count;
		if (plies > before && !session_save_error(evening->session)[0])
			evening->promised = plies;
	}
}

/* Opened again as at the next start: it loads, or there is a sentence. */
static void open_again(struct evening *evening)
{
	char error[FORMAT_LINE_SIZE] = "";
	struct session *session = save_open(tiles, home, evening->path, -1, error);
	evening->unsaid |= !session && !error[0];
	session_destroy(session);
}

static void keep_the_rest(struct evening *evening, const struct session *finished)
{
	struct prefs prefs = evening->kept;
	struct named_setup named = {.title = "Sundays"};
	struct stats_game game;

	prefs.volume = prefs.volume == 30 ? 60 : 30;
	evening->tried_volume = prefs.volume;
	const char *wrong = prefs_save(&prefs, home);
	if (!wrong)
		evening->kept = prefs;
	evening->unsaid |= wrong && !wrong[0];
	choices_init(&named.choices);
	named.choices.count = 2;
	named.choices.seats[1].color = COLOR_RED;
	wrong = setups_save(tiles, home, &named);
	evening->unsaid |= wrong && !wrong[0];
	if (!stats_of(finished, &game))
		return;
	wrong = stats_add(home, &game);
	if (!wrong)
		evening->games = 1;
	evening->unsaid |= wrong && !wrong[0];
}

static const char *list_scores(const struct session *session, int json)
{
	static const char names[PLAYERS_MAX][RECORD_NAME_SIZE] = {"Ana", "Ștefan", "Ines"};
	char path[FORMAT_PATH_SIZE];
	struct game *game = NULL;
	struct record_list *list = record_list_create(session_scenario(session), -1, &game);

	snprintf(path, sizeof path, "%.900s/%s", home, list_names[json]);
	const char *wrong = list ? record_export(&(struct record_told){list, game, names, NULL, NULL}, json == 1, path)
	                         : "there is not enough memory";
	record_list_destroy(list);
	game_destroy(game);
	return wrong;
}

static void write_out(struct evening *evening, const struct session *finished)
{
	char path[FORMAT_PATH_SIZE];
	struct stats stats;

	for (int json = 0; json < 2; json++) {
		const char *wrong = list_scores(finished, json);
		evening->listed[json] = !wrong;
		evening->unsaid |= wrong && !wrong[0];
	}
	if (!stats_load(&stats, home)) {
		const char *wrong = stats_export(&stats, home, path);
		evening->table = !wrong && stats.count > 0;
		evening->unsaid |= wrong && !wrong[0];
	}
	stats_finish(&stats);
}

/* ---- afterwards ---- */

static char *file_text(const char *name)
{
	char path[FORMAT_PATH_SIZE], *text = NULL;
	size_t size = 0, got;
	snprintf(path, sizeof path, "%.900s/%s", home, name);
	FILE *file = fopen(path, "rb");
	if (!file)
		return NULL;
	do {
		text = realloc(text, size + 4096);
		ck_assert_ptr_nonnull(text);
		got = fread(text + size, 1, 4095, file);
		size += got;
	} while (got > 0);
	text[size] = '\0';
	fclose(file);
	return text;
}

/* What lies there of a list is the whole one. */
static void lists_are_whole(const struct evening *evening, const struct session *finished)
{
	char path[FORMAT_PATH_SIZE];
	for (int json = 0; json < 2; json++) {
		char *text = file_text(list_names[json]);
		snprintf(path, sizeof path, "%.900s/%s", home, list_names[json]);
		remove(path);
		ck_assert_msg(text || !evening->listed[json], "%s is not there", list_names[json]);
		ck_assert_pstr_eq(list_scores(finished, json), NULL);
		char *whole = file_text(list_names[json]);
		ck_assert_msg(!text || strcmp(text, whole) == 0, "%s lacks something", list_names[json]);
		free(text);
		free(whole);
	}
	char *table = file_text("exports/statistics-0001.csv");
	ck_assert_msg(!evening->table || (table && strstr(table, "\n1,\"")), "the table of games is not whole: %s",
	              table ? table : "");
	free(table);
}

static bool whole_name(const char *name)
{
	const char *end = strrchr(name, '.');
	return !end || end == name || !end[1] || !strcmp(end, ".json") || !strcmp(end, ".txt") ||
	       !strcmp(end, ".bastide") || !strcmp(end, ".csv");
}

static void nothing_half_written(const char *directory)
{
	DIR *stream = opendir(directory);
	if (!stream)
		return;
	for (struct dirent *item; (item = readdir(stream)) != NULL;)
		ck_assert_msg(whole_name(item->d_name), "%s was left behind", item->d_name);
	closedir(stream);
}

static void look_at_the_disk(struct evening *evening)
{
	char error[FORMAT_LINE_SIZE], directory[FORMAT_PATH_SIZE];
	struct session *loaded;
	struct prefs prefs;
	struct stats stats;

	ck_assert_msg(!evening->unsaid, "something failed without a sentence");
	ck_assert_msg(!named_too_early, "a file took its name before it was on the disk");
	if (evening->promised) {
		loaded = save_open(tiles, home, evening->path, -1, error);
		ck_assert_msg(loaded != NULL, "%s", error);
		ck_assert_int_ge(session_history(loaded)->ply_count, evening->promised);
		session_destroy(loaded);
	}
	prefs_init(&prefs);
	ck_assert_pstr_eq(prefs_load(&prefs, home), NULL);
	if (prefs.volume != evening->tried_volume)
		ck_assert_int_eq(prefs.volume, evening->kept.volume);
	ck_assert_pstr_eq(stats_load(&stats, home), NULL);
	ck_assert_int_ge(stats.count, evening->games);
	stats_finish(&stats);
	snprintf(directory, sizeof directory, "%.900s/saves", home);
	nothing_half_written(directory);
	snprintf(directory, sizeof directory, "%.900s/exports", home);
	nothing_half_written(directory);
	nothing_half_written(home);
}

/* The system is well again: the game goes on, and is kept whole. */
static void saving_resumes(struct evening *evening)
{
	char error[FORMAT_LINE_SIZE];
	ck_assert_msg(session_save(evening->session).path, "%s", session_save_error(evening->session));
	struct session *loaded = save_open(tiles, home, evening->path, -1, error);
	ck_assert_msg(loaded != NULL, "%s", error);
	ck_assert(game_hash(session_game(loaded)) == game_hash(session_game(evening->session)));
	session_destroy(loaded);
}

/* True if a call was refused. */
static bool evening_with(long failing, bool for_good, const struct session *finished, int turns)
{
	struct evening evening = {.session = table_session(3, 60)};

	prefs_init(&evening.kept);
	evening.kept.volume = 60;
	ck_assert_pstr_eq(prefs_save(&evening.kept, home), NULL);
	ck_assert_pstr_eq(save_new_path(home, &(int){1}, evening.path), NULL);
	session_set_path(evening.session, evening.path);
	seam.calls = 0;
	seam.failing = failing;
	seam.for_good = for_good;
	play(&evening, turns);
	open_again(&evening);
	keep_the_rest(&evening, finished);
	write_out(&evening, finished);
	seam.failing = -1;
	bool reached = seam.calls > failing;
	look_at_the_disk(&evening);
	lists_are_whole(&evening, finished);
	saving_resumes(&evening);
	session_destroy(evening.session);
	return reached;
}

enum { FIRST = 40 }; /* of these each is refused, whatever the stride */

/* Through all calls of a kind; returns how many an evening has. */
static long walk(enum calls kind, bool for_good, int error, long stride, int turns)
{
	struct session *finished = table_session(2, 61);
	struct rng rng;
	long n = getenv("BASTIDE_FIRST") ? atol(getenv("BASTIDE_FIRST")) % stride : 0;

	rng_seed(&rng, 5);
	while (session_wait(finished) != WAIT_OVER)
		table_turn(finished, &rng);
	seam.kind = kind;
	seam.error = error;
	for (bool reached = true; reached; n += n < FIRST ? 1 : stride) {
		home_begin();
		reached = evening_with(n, for_good, finished, turns);
		home_end();
	}
	session_destroy(finished);
	printf("%s, %d turns: %ld calls, every %ld. refused%s\n", kind == OF_FILES ? "files" : "memory", turns, n,
	       stride, for_good ? ", and all behind it" : "");
	return n;
}

START_TEST(each_call_for_a_file_is_refused)
{
	ck_assert_int_gt(walk(OF_FILES, false, EIO, 1, TURNS), 20);
	ck_assert_int_gt(walk(OF_FILES, true, ENOSPC, 1, TURNS), 20);
}
END_TEST

START_TEST(each_call_for_memory_is_refused)
{
	long stride = getenv("BASTIDE_LONG") ? 1 : STRIDE;
	ck_assert_int_gt(walk(OF_MEMORY, false, ENOMEM, stride, TURNS), 300);
	ck_assert_int_gt(walk(OF_MEMORY, true, ENOMEM, stride, TURNS), 300);
}
END_TEST

START_TEST(each_call_of_a_whole_game_is_refused)
{
	bool all = getenv("BASTIDE_LONG") != NULL;
	ck_assert_int_gt(walk(OF_FILES, false, EIO, all ? 1 : 149, WHOLE_GAME), 300);
	ck_assert_int_gt(walk(OF_FILES, true, ENOSPC, all ? 1 : 149, WHOLE_GAME), 300);
	ck_assert_int_gt(walk(OF_MEMORY, false, ENOMEM, all ? 101 : 20011, WHOLE_GAME), 300);
	ck_assert_int_gt(walk(OF_MEMORY, true, ENOMEM, all ? 101 : 20011, WHOLE_GAME), 300);
}
END_TEST

/* Each word is longer than the one before: the JSON library's own memory is asked for within a word, at its end and
 * between two. */
START_TEST(reading_ends_where_memory_does)
{
	enum { SHORTEST = 10 };
	static char text[10000] = "{\"format\": 1, \"players\": [\"red\", \"blue\"], \"seed\": 1, \"moves\": [";
	struct format_error error;
	bool reached = true;

	for (int length = SHORTEST; length < 70; length++)
		sprintf(text + strlen(text), "{\"caption\": \"%0*d\"}, ", length, 7);
	strcat(text, "{\"caption\": \"\"}]}");
	seam.kind = OF_MEMORY;
	seam.error = ENOMEM;
	seam.for_good = false;
	for (long n = 0; reached; n++) {
		error.text[0] = '\0';
		seam.calls = 0;
		seam.failing = n;
		struct scenario *scenario = scenario_read(text, strlen(text), "words", tiles, &error);
		seam.failing = -1;
		reached = seam.calls > n;
		ck_assert_msg(scenario || error.text[0], "call %ld was refused without a sentence", n);
		for (int i = 0; scenario && i < scenario->step_count - 1; i++)
			ck_assert_uint_eq(strlen(scenario->steps[i].caption), SHORTEST + i);
		scenario_destroy(scenario);
	}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("faults");
	TCase *tests = tcase_create("faults");
	tcase_add_checked_fixture(tests, tiles_begin, tiles_end);
	tcase_add_test(tests, each_call_for_a_file_is_refused);
	tcase_add_test(tests, each_call_for_memory_is_refused);
	tcase_add_test(tests, reading_ends_where_memory_does);
	tcase_add_test(tests, each_call_of_a_whole_game_is_refused);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
