/* The power goes: an evening of games, settings, set-ups and statistics on a disk (disk.h) that loses at each call
 * whatever was not synced, in every mixture.  What was answered for is there, or what was being written in its place;
 * never less, never half of it, never anything else.  A short evening; ten with a whole game each where BASTIDE_LONG is
 * set.
 *
 * A disk that forgets what it is told must be found out, or this test could not fail. */
#define _XOPEN_SOURCE 700
#include <stdio.h>
#include <unistd.h>

#include "../home.h"
#include "../runner.h"
#include "app/folder.h"
#include "app/prefs.h"
#include "app/save.h"
#include "app/setups.h"
#include "app/stats.h"
#include "disk.h"
#include "format/output.h"
#include "table.h"

enum { FILES_MAX = 80, SEEN_MAX = 400, TURNS = 12, WHOLE_GAME = 200, LOOK_EVERY = 10 };

static struct {
	struct disk_file promised[FILES_MAX]; /* as it lay when the program last answered */
	int promised_count;
	struct disk_file seen[SEEN_MAX]; /* as it has lain since */
	int seen_count;
	bool removing; /* what was promised is to go */
	long cuts, outcomes, starts;
	char loss[FORMAT_LINE_SIZE]; /* the first */
	const char *home;            /* below the root */
	char game[FORMAT_PATH_SIZE];
	int plies; /* promised, of the game */
} evening;

/* ---- what may be there ---- */

static bool same(const struct disk_file *a, const struct disk_file *b)
{
	return a->bytes && b->bytes && a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0;
}

static const struct disk_file *find(const struct disk_file *files, int count, const char *path)
{
	for (int i = 0; i < count; i++)
		if (strcmp(files[i].path, path) == 0)
			return &files[i];
	return NULL;
}

/* Was it so at that path when the program answered last, or since? */
static bool known(const struct disk_file *file)
{
	const struct disk_file *promised = find(evening.promised, evening.promised_count, file->path);
	if (promised && same(promised, file))
		return true;
	for (int i = 0; i < evening.seen_count; i++)
		if (strcmp(evening.seen[i].path, file->path) == 0 && same(&evening.seen[i], file))
			return true;
	return false;
}

/* Somewhere: it may be on its way to another name. */
static bool somewhere(const struct disk_file *file, const struct disk_file *files, int count)
{
	for (int i = 0; i < count; i++)
		if (same(&files[i], file))
			return true;
	return false;
}

static bool is_temporary(const char *path)
{
	size_t length = strlen(path);
	return length > 4 && strcmp(path + length - 4, ".tmp") == 0;
}

static void lost(const char *what, const char *path)
{
	if (!evening.loss[0])
		snprintf(evening.loss, sizeof evening.loss, "cut %ld: %s %s", evening.cuts, path, what);
}

static void judge(const struct disk_file *after, int count, const struct disk_file *now, int now_count)
{
	for (int i = 0; i < evening.promised_count; i++) {
		const struct disk_file *promised = &evening.promised[i], *there = find(after, count, promised->path);
		bool leaves = !find(now, now_count, promised->path);
		if (promised->bytes && !(there && known(there)) &&
		    !(leaves && (evening.removing || somewhere(promised, after, count))))
			lost(there ? "is something else" : "is gone", promised->path);
	}
	for (int i = 0; i < count; i++)
		if (after[i].bytes && !is_temporary(after[i].path) && !known(&after[i]))
			lost("is there, and should not be", after[i].path);
}

/* As at the next start: it is swept, the game goes on, settings and the rest are read. */
static void start_again(const struct disk_file *files, int count)
{
	char root[HOME_SIZE], there[2 * FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE] = "";
	struct prefs prefs;
	struct stats stats;
	home_make(root);
	disk_write(files, count, root);
	snprintf(there, sizeof there, "%s/%s", root, evening.home);
	folder_clean(there);
	const char *wrong = prefs_load(&prefs, there);
	if (wrong && !strstr(wrong, ".broken-"))
		lost(wrong, "preferences");
	wrong = stats_load(&stats, there);
	if (wrong)
		lost(wrong, "statistics");
	stats_finish(&stats);
	if (evening.game[0]) {
		snprintf(there, sizeof there, "%s/%s", root, evening.game);
		struct session *session = save_open(tiles, NULL, there, -1, error);
		if (!session)
			lost(error, "the game");
		else if (session_history(session)->ply_count < evening.plies)
			lost("lacks moves", "the game");
		if (session)
			session_destroy(session);
	}
	home_remove(root);
	evening.starts++;
}

static void cut(void)
{
	static struct disk_file now[FILES_MAX], after[FILES_MAX];
	int now_count = disk_now(now, FILES_MAX);
	for (int i = 0; i < now_count; i++)
		if (now[i].bytes && !is_temporary(now[i].path) && !known(&now[i])) {
			ck_assert_int_lt(evening.seen_count, SEEN_MAX);
			evening.seen[evening.seen_count++] = now[i];
		}
	evening.cuts++;
	for (int outcome = 0, count; !evening.loss[0] && (count = disk_after(outcome, after, FILES_MAX)) >= 0;
	     outcome++) {
		judge(after, count, now, now_count);
		if (evening.outcomes++ % LOOK_EVERY == 0)
			start_again(after, count);
	}
}

/* The program has said that all is kept as it is now. */
static void answered(bool said)
{
	ck_assert(said);
	evening.promised_count = disk_now(evening.promised, FILES_MAX);
	evening.seen_count = 0;
	evening.removing = false;
	cut();
}

/* ---- an evening ---- */

static void turn(struct session *session, struct rng *rng)
{
	table_turn(session, rng);
	evening.plies = session_history(session)->ply_count;
	answered(!session_save_error(session)[0]);
}

static void tidy(const char *place, const char *game)
{
	char copy[FORMAT_PATH_SIZE], away[FORMAT_PATH_SIZE];
	ck_assert_pstr_eq(save_new_path(place, &(int){1}, copy), NULL);
	answered(!save_copy(tiles, place, game, "Sunday"));
	answered(!save_rename(tiles, copy, "Monday"));
	answered(!save_delete(place, copy));
	answered(save_deleted(place, away) && !save_restore(place, away, copy));
	answered(!save_delete(place, copy));
}

static void prefer(struct prefs *prefs, const char *place, int volume)
{
	prefs->volume = volume;
	answered(!prefs_save(prefs, place));
}

static void the_rest(const char *place, struct prefs *prefs, const struct session *finished)
{
	static struct named_setup named = {.title = "Sundays"};
	char path[FORMAT_PATH_SIZE];
	struct stats_game game;
	named.path[0] = '\0';
	choices_init(&named.choices);
	named.choices.count = 2;
	named.choices.seats[1].color = COLOR_RED;
	answered(!setups_save(tiles, place, &named));
	evening.removing = true;
	answered(!setups_remove(&named));
	ck_assert(stats_of(finished, &game));
	answered(!stats_add(place, &game));
	evening.removing = true;
	answered(!stats_clear(place));
	/* Settings that cannot be read stand aside, and others come. */
	snprintf(path, sizeof path, "%.900s/preferences.json", place);
	answered(file_write_seen(path, "{\"volume\": 3", 12, NULL, NULL));
	answered(strstr(prefs_load(prefs, place), "broken-1") != NULL);
	prefer(prefs, place, 20);
}

/* Two to five players, with abbots and shrines or without, from the start tile or one of the rivers; each fourth
 * evening The Castle. */
static struct session *game_of(uint64_t seed)
{
	return seed % 4 == 0 ? table_castle(seed, 0)
	                     : table_with(2 + (int)(seed * 3 % 4), seed, (int)(seed % 4) - 1, seed % 3 == 0);
}

/* Undone, to a ply that was drawn; what is played on from there is another game. */
static void back(struct session *session, struct rng *rng)
{
	evening.plies = 0;
	ck_assert(session_goto(session, (int)rng_below(rng, (uint32_t)session_history(session)->ply_count)));
	evening.plies = session_history(session)->ply_count;
	answered(!session_save_error(session)[0]);
}

/* The window is closed, and opened again. */
static struct session *reopened(struct session *session, const char *place)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	strcpy(path, session_path(session));
	session_destroy(session);
	session = save_open(tiles, place, path, -1, error);
	ck_assert_msg(session != NULL, "%s", error);
	return session;
}

static void play(int turns, uint64_t seed)
{
	enum { TIDIED, BACK, REOPENED, PREFERRED, DEEDS, OFTEN = 3 };
	char place[FORMAT_PATH_SIZE];
	struct prefs prefs;
	struct rng rng;
	folder_home(place, sizeof place);
	evening.home = place + strlen(home) + 1;
	ck_assert_pstr_eq(prefs_load(&prefs, place), NULL);
	prefer(&prefs, place, 40);
	struct session *session = game_of(seed), *other = table_session(2, 62 + seed);
	rng_seed(&rng, seed);
	while (session_wait(other) != WAIT_OVER)
		table_turn(other, &rng);
	if (seed % 2 == 0) /* the other game was before this one */
		the_rest(place, &prefs, other);
	answered(save_begin(session, place).path != NULL);
	strcpy(evening.game, session_path(session) + strlen(home) + 1);
	unsigned done = 0;
	for (int i = 0; i < turns && session_wait(session) != WAIT_OVER; i++) {
		turn(session, &rng);
		/* What has not been done this evening is done first. */
		unsigned deed = rng_below(&rng, DEEDS);
		while (i >= OFTEN && (done & 1u << deed) && done != (1u << DEEDS) - 1)
			deed = (deed + 1) % DEEDS;
		if (i < OFTEN || (done == (1u << DEEDS) - 1 && rng_below(&rng, OFTEN)))
			continue;
		done |= 1u << deed;
		if (deed == TIDIED)
			tidy(place, session_path(session));
		else if (deed == BACK)
			back(session, &rng);
		else if (deed == REOPENED)
			session = reopened(session, place);
		else
			prefer(&prefs, place, 5 * i % 100);
	}
	ck_assert_uint_eq(done, (1u << DEEDS) - 1);
	if (seed % 2)
		the_rest(place, &prefs, other);
	session_destroy(other);
	session_destroy(session);
}

static void spend(enum disk_fault fault, int turns, uint64_t seed)
{
	memset(&evening, 0, sizeof evening);
	home_begin();
	setenv("HOME", home, 1);
	unsetenv("BASTIDE_HOME");
	unsetenv("XDG_DATA_HOME");
	disk_begin(home, fault, cut);
	play(turns, seed);
	printf("%d turns: %ld calls, %ld cuts, %ld outcomes, %ld starts from them%s%s\n", turns, disk_calls(),
	       evening.cuts, evening.outcomes, evening.starts, evening.loss[0] ? "; " : "", evening.loss);
	disk_end();
	home_end();
}

START_TEST(nothing_that_was_answered_for_is_lost)
{
	bool all = getenv("BASTIDE_LONG") != NULL;
	for (uint64_t seed = 1; seed <= (all ? 10 : 1); seed++) {
		spend(DISK_SOUND, all ? WHOLE_GAME : TURNS, seed);
		ck_assert_msg(!evening.loss[0], "seed %d, %s", (int)seed, evening.loss);
	}
}
END_TEST

START_TEST(a_disk_that_forgets_is_found_out)
{
	static const enum disk_fault faults[] = {DISK_FILES_NOT_SYNCED, DISK_NAMES_NOT_SYNCED, DISK_NAMED_TOO_EARLY};
	spend(faults[_i], TURNS, 1);
	ck_assert_msg(evening.loss[0], "nothing was lost");
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("power");
	TCase *tests = tcase_create("power");
	tcase_add_checked_fixture(tests, tiles_begin, tiles_end);
	tcase_add_test(tests, nothing_that_was_answered_for_is_lost);
	tcase_add_loop_test(tests, a_disk_that_forgets_is_found_out, 0, 3);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
