#define _XOPEN_SOURCE 700
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../begin.h"
#include "../runner.h"
#include "app/folder.h"
#include "app/save.h"
#include "format/reader.h"
#include "table.h"
#include "system/system.h"

/* The game of a file, with or without a home, is that of the session. */
static void opens_as(const char *of_home, const char *path, const struct session *session)
{
	char error[FORMAT_LINE_SIZE];
	struct session *loaded = save_open(tiles, of_home, path, -1, error);

	ck_assert_msg(loaded != NULL, "%s", error);
	ck_assert(game_hash(session_game(loaded)) == game_hash(session_game(session)));
	session_destroy(loaded);
}

START_TEST(every_ended_turn_is_on_disk)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct session *session = table_saved(42, path);
	struct rng rng;
	rng_seed(&rng, 7);
	while (session_wait(session) != WAIT_OVER) {
		table_turn(session, &rng);
		if (session_history(session)->ply_count % 9 && session_wait(session) != WAIT_OVER)
			continue;
		struct session *loaded = save_open(tiles, home, path, -1, error);
		ck_assert_msg(loaded != NULL, "%s", error);
		ck_assert(game_hash(session_game(loaded)) == game_hash(session_game(session)));
		ck_assert_int_eq(session_wait(loaded), session_wait(session));
		ck_assert_str_eq(session_name(loaded, 0), "Aurélie");
		ck_assert_int_eq(session_history(loaded)->event_count, session_history(session)->event_count);
		session_destroy(loaded);
	}
	session_destroy(session);
}
END_TEST

/* Whatever a setting brings: the game that is saved with it opens again. */
START_TEST(a_game_of_every_setting_opens_again)
{
	enum setting setting = (enum setting)_i;
	const struct setting_info *info = game_setting_info(GAME_CARCASSONNE, setting);
	for (int value = 1; info && value < info->value_count; value++) {
		char path[FORMAT_PATH_SIZE];
		struct rng rng;
		rng_seed(&rng, 3);
		if (setting == SETTING_FIRST_PLAYER && value > 2)
			continue; /* a seat that is none of theirs */
		struct scenario *start = chosen(tiles, 2, 4);
		start->setup.settings.value[setting] = (uint8_t)value;
		struct session *session = begun(start);
		ck_assert_pstr_eq(save_new_path(home, &(int){1}, path), NULL);
		session_set_path(session, path);
		table_turn(session, &rng);
		ck_assert(session_save(session).path);
		opens_as(home, path, session);
		session_destroy(session);
	}
}
END_TEST

START_TEST(undo_is_on_disk_too)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct session *session = table_saved(43, path);
	struct rng rng;
	rng_seed(&rng, 8);
	for (int turn = 0; turn < 12; turn++)
		table_turn(session, &rng);
	ck_assert(session_goto(session, 6));
	struct session *loaded = save_open(tiles, home, path, -1, error);
	ck_assert_int_eq(session_history(loaded)->ply_count, session_history(session)->ply_count);
	ck_assert(game_hash(session_game(loaded)) == game_hash(session_game(session)));
	session_destroy(loaded);
	session_destroy(session);
}
END_TEST

/* What was taken back can be done again after the program was closed, and leads to the same; until something else is
 * played. */
START_TEST(redo_survives_a_restart)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct session *session = table_saved(53, path);
	struct rng rng;
	rng_seed(&rng, 18);
	for (int turn = 0; turn < 12; turn++)
		table_turn(session, &rng);
	uint64_t end = game_hash(session_game(session));
	int plies = session_history(session)->ply_count;
	ck_assert(session_goto(session, 9));
	int back = session_history(session)->ply_count;
	session_destroy(session);
	session = save_open(tiles, home, path, -1, error);
	ck_assert_msg(session != NULL, "%s", error);
	ck_assert_int_eq(session_history(session)->ply_count, back);
	ck_assert(session_can_redo(session));
	while (session_redo(session))
		continue;
	ck_assert_int_eq(session_history(session)->ply_count, plies);
	ck_assert(game_hash(session_game(session)) == end);
	ck_assert(session_goto(session, 9));
	table_turn(session, &rng);
	session_destroy(session);
	session = save_open(tiles, home, path, -1, error);
	ck_assert(!session_can_redo(session));
	session_destroy(session);
}
END_TEST

/* Backspace's part: an ended turn is not touched, whatever is pressed. */
START_TEST(taking_back_never_touches_an_ended_turn)
{
	char path[FORMAT_PATH_SIZE];
	struct session *session = table_saved(54, path);
	struct rng rng;
	rng_seed(&rng, 19);
	for (int turn = 0; turn < 4; turn++)
		table_turn(session, &rng);
	int plies = session_history(session)->ply_count;
	uint64_t before = game_hash(session_game(session));
	table_think(session, &rng);
	while (session_take_back(session))
		continue;
	ck_assert_int_eq(session_wait(session), WAIT_TILE);
	ck_assert_int_eq(session_history(session)->ply_count, plies);
	ck_assert(game_hash(session_game(session)) == before);
	int reopens = session_reopens(session, false);
	ck_assert_int_eq(session_history(session)->plies[reopens].decision, DECISION_TILE);
	ck_assert(session_undo(session));
	ck_assert_int_eq(session_history(session)->ply_count, reopens);
	session_destroy(session);
}
END_TEST

/* A process that dies in the middle of a turn loses at most that turn: the
 * child plays and tells what is ended, and is killed at a random moment. */
START_TEST(a_killed_game_loses_no_ended_turn)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct session *session = table_saved(44 + (uint64_t)_i, path);
	int told[2];
	ck_assert_int_eq(pipe(told), 0);
	pid_t child = fork();
	if (child == 0) {
		struct rng rng;
		rng_seed(&rng, 9);
		for (;;) {
			table_turn(session, &rng);
			int plies = session_history(session)->ply_count;
			if (write(told[1], &plies, sizeof plies) != sizeof plies || session_wait(session) == WAIT_OVER)
				_exit(0);
		}
	}
	close(told[1]);
	int plies = 0, last = 0, turns = 3 + 5 * _i;
	while (turns-- > 0 && read(told[0], &plies, sizeof plies) == sizeof plies)
		last = plies;
	kill(child, SIGKILL);
	waitpid(child, NULL, 0);
	while (read(told[0], &plies, sizeof plies) == sizeof plies)
		last = plies;
	close(told[0]);
	struct session *loaded = save_open(tiles, home, path, -1, error);
	ck_assert_msg(loaded != NULL, "%s", error);
	ck_assert_int_ge(session_history(loaded)->ply_count, last);
	session_destroy(loaded);
	session_destroy(session);
}
END_TEST

START_TEST(a_disk_that_cannot_be_written_stops_nothing)
{
	char path[FORMAT_PATH_SIZE];
	struct session *session = table_saved(45, path);
	struct rng rng;
	rng_seed(&rng, 10);
	table_turn(session, &rng);
	ck_assert_str_eq(session_save_error(session), "");
	session_set_path(session, "/nowhere/at/all/game.json");
	int plies = session_history(session)->ply_count;
	table_turn(session, &rng);
	ck_assert_int_gt(session_history(session)->ply_count, plies);
	ck_assert_str_ne(session_save_error(session), "");
	session_set_path(session, path);
	ck_assert(session_save(session).path);
	ck_assert_str_eq(session_save_error(session), "");
	session_destroy(session);
}
END_TEST

/* Where the home should be lies a file: the sentence is told, told again after every turn, and once the file has
 * gone the game is written, whole. */
START_TEST(a_home_that_cannot_be_made_is_tried_again)
{
	char blocked[FORMAT_PATH_SIZE];
	struct session *session = table_session(3, 47);
	struct rng rng;
	rng_seed(&rng, 11);
	snprintf(blocked, sizeof blocked, "%s/blocked", home);
	text_write(blocked, "no directory");
	struct saved saved = save_begin(session, blocked);
	ck_assert_ptr_null(saved.path);
	ck_assert_str_ne(saved.why, "");
	ck_assert_str_eq(session_save_error(session), saved.why);
	table_turn(session, &rng);
	ck_assert_str_ne(session_save_error(session), "");
	ck_assert(!session_save(session).path);
	ck_assert_int_eq(unlink(blocked), 0);
	table_turn(session, &rng);
	ck_assert_str_eq(session_save_error(session), "");
	opens_as(blocked, session_path(session), session);
	session_destroy(session);
}
END_TEST

/* Somebody throws the home away while a game is on: the next turn makes it again. */
START_TEST(a_home_that_vanishes_is_made_again)
{
	char path[FORMAT_PATH_SIZE], directory[FORMAT_PATH_SIZE];
	struct session *session = table_saved(48, path);
	struct rng rng;
	rng_seed(&rng, 12);
	session_set_home(session, home, KEEP_ALL);
	ck_assert_int_eq(unlink(path), 0);
	snprintf(directory, sizeof directory, "%.900s/saves", home);
	ck_assert_int_eq(rmdir(directory), 0);
	table_turn(session, &rng);
	ck_assert_str_eq(session_save_error(session), "");
	ck_assert_str_eq(session_path(session), path);
	ck_assert_int_eq(access(path, R_OK), 0);
	session_destroy(session);
}
END_TEST

/* Two programs on one home have opened the same game: who comes second writes a game of his own, and says so. */
START_TEST(two_programs_do_not_write_over_each_other)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct session *first = table_saved(50, path), *second = save_open(tiles, home, path, -1, error);
	struct rng rng;
	rng_seed(&rng, 13);
	session_set_home(first, home, KEEP_ALL);
	table_turn(first, &rng);
	ck_assert_str_eq(session_save_error(first), "");
	uint64_t kept = game_hash(session_game(first));
	table_turn(second, &rng);
	ck_assert_ptr_nonnull(strstr(session_save_error(second), "Another program has changed"));
	ck_assert_str_ne(session_path(second), path);
	table_turn(second, &rng);
	ck_assert_str_eq(session_save_error(second), "");
	struct session *loaded = save_open(tiles, home, path, -1, error);
	ck_assert(game_hash(session_game(loaded)) == kept);
	session_destroy(loaded);
	opens_as(home, session_path(second), second);
	session_destroy(second);
	session_destroy(first);
}
END_TEST

/* Where the save lay is a folder, a pipe or a device now: whoever put it there keeps it, and nobody waits at it. */
START_TEST(what_is_no_file_is_not_written_over)
{
	char path[FORMAT_PATH_SIZE];
	struct session *session = table_saved(50, path);
	struct rng rng;
	rng_seed(&rng, 13);
	session_set_home(session, home, KEEP_ALL);
	ck_assert_int_eq(unlink(path), 0);
	ck_assert_int_eq(_i == 0 ? mkdir(path, 0700) : _i == 1 ? mkfifo(path, 0600) : symlink("/dev/null", path), 0);
	table_turn(session, &rng);
	ck_assert_ptr_nonnull(strstr(session_save_error(session), "Another program has changed"));
	ck_assert_str_ne(session_path(session), path);
	opens_as(home, session_path(session), session);
	session_destroy(session);
}
END_TEST

/* Where the home should be lies a file: the game is kept in the user's own directory, and so are the turns after. */
START_TEST(a_game_is_kept_elsewhere)
{
	char blocked[FORMAT_PATH_SIZE], before[FORMAT_PATH_SIZE];
	struct session *session = table_session(2, 71);
	struct rng rng;
	rng_seed(&rng, 3);
	snprintf(blocked, sizeof blocked, "%.900s/file", home);
	text_write(blocked, "");
	ck_assert(!save_begin(session, blocked).path);
	ck_assert(session_unsaved(session));
	snprintf(before, sizeof before, "%s", getenv("HOME") ? getenv("HOME") : "");
	setenv("HOME", home, 1);
	ck_assert(save_elsewhere(session).path);
	setenv("HOME", before, 1);
	ck_assert(!session_unsaved(session));
	ck_assert(strncmp(session_path(session), home, strlen(home)) == 0);
	table_turn(session, &rng);
	opens_as(NULL, session_path(session), session);
	session_destroy(session);
}
END_TEST

/* ---- files that are not ours: nothing is written to them, and nothing that is played on in them is lost ---- */

/* A game of three turns in a file outside the saves, as somebody sends it. */
static uint64_t sent_game(const char *path, const char *title)
{
	struct format_error wrong;
	struct session *session = table_session(2, 90);
	struct rng rng;
	rng_seed(&rng, 30);
	for (int turn = 0; turn < 3; turn++)
		table_turn(session, &rng);
	uint64_t hash = game_hash(session_game(session));
	remove(path);
	ck_assert(session_save_as(session, path).path);
	session_destroy(session);
	struct scenario *scenario = scenario_load(path, tiles, &wrong);
	ck_assert_ptr_nonnull(scenario);
	ck_assert(scenario_set_text(&scenario->title, title));
	ck_assert(scenario_set_client(scenario, "example", "on"));
	ck_assert(scenario_save(scenario, path, &wrong));
	scenario_destroy(scenario);
	return hash;
}

static char *bytes_of(const char *path)
{
	struct format_error wrong;
	size_t length;
	char *text = file_read(path, &length, &wrong);
	ck_assert_msg(text != NULL, "%s", wrong.text);
	return text;
}

static struct session *opened(const char *path, int at)
{
	char error[FORMAT_LINE_SIZE];
	struct session *session = save_open(tiles, home, path, at, error);
	ck_assert_msg(session != NULL, "%s", error);
	return session;
}

/* Opened, undone and looked at it leaves nothing; from its first ended turn it is a game in the saves that Continue
 * opens, the same game, with a name that says where it came from; and the file is what it was. */
static void plays_on(const char *path, int at, const char *name)
{
	struct save_entry latest, *entries;
	struct rng rng;
	char *before = bytes_of(path), *after;
	int count = save_list(tiles, home, 0, &entries);
	free(entries);
	rng_seed(&rng, 31);
	struct session *session = opened(path, at);
	ck_assert_str_eq(session_path(session), "");
	ck_assert(session_undo(session));
	while (session_take_back(session))
		continue;
	session_count_hint(session);
	ck_assert_int_eq(save_list(tiles, home, 0, &entries), count);
	free(entries);
	for (int turn = 0; turn < 3; turn++) {
		table_turn(session, &rng);
		ck_assert(!session_unsaved(session));
		ck_assert_str_eq(session_save_error(session), "");
		ck_assert_str_ne(session_path(session), "");
		ck_assert(save_latest(tiles, home, &latest));
		ck_assert_str_eq(latest.path, session_path(session));
		ck_assert_str_eq(latest.title, name);
		ck_assert_int_eq(save_list(tiles, home, 0, &entries), count + 1);
		free(entries);
		struct session *again = opened(latest.path, -1);
		ck_assert(game_hash(session_game(again)) == game_hash(session_game(session)));
		ck_assert_str_eq(session_path(again), latest.path);
		session_destroy(again);
	}
	session_destroy(session);
	after = bytes_of(path);
	ck_assert_str_eq(before, after);
	free(after);
	free(before);
}

START_TEST(a_game_from_elsewhere_becomes_ones_own)
{
	char path[FORMAT_PATH_SIZE], link[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct save_entry *entries;
	snprintf(path, sizeof path, "%.900s/sent.bastide", home);
	snprintf(link, sizeof link, "%.900s/saves/linked.bastide", home);
	sent_game(path, NULL);
	plays_on(path, -1, "From “sent.bastide”");
	plays_on(path, 4, "From “sent.bastide”");
	sent_game(path, "Sunday");
	plays_on(path, -1, "Sunday · From “sent.bastide”");
	/* A link among the saves is the file that it leads to. */
	ck_assert_int_eq(symlink(path, link), 0);
	int count = save_list(tiles, home, 0, &entries);
	free(entries);
	struct session *session = opened(link, -1);
	char *before = bytes_of(path);
	struct rng rng;
	rng_seed(&rng, 3);
	table_turn(session, &rng);
	ck_assert_int_eq(save_list(tiles, home, 0, &entries), count + 1);
	free(entries);
	ck_assert_str_ne(session_path(session), link);
	char *after = bytes_of(path);
	ck_assert_str_eq(before, after);
	free(before);
	free(after);
	session_destroy(session);
	/* Nobody keeps what is only looked at. */
	session = save_open(tiles, NULL, path, -1, error);
	table_turn(session, &rng);
	ck_assert_str_eq(session_path(session), "");
	ck_assert_int_eq(save_list(tiles, home, 0, &entries), count + 1);
	free(entries);
	session_destroy(session);
}
END_TEST

/* A name in several languages becomes one, and a file's name that is no text is shown as well as it can be. */
START_TEST(any_file_can_be_played_on)
{
	char path[FORMAT_PATH_SIZE];
	struct format_error wrong;
	snprintf(path, sizeof path, "%.900s/so\xFF\n \xC3\xA9 a name that is far too long for anything.json", home);
	sent_game(path, NULL);
	struct scenario *scenario = scenario_load(path, tiles, &wrong);
	ck_assert(scenario_say(scenario, "title", "en", "Sunday") && scenario_say(scenario, "title", "de", "Sonntag"));
	ck_assert(scenario_save(scenario, path, &wrong));
	scenario_destroy(scenario);
	plays_on(path, -1, "Sunday · From “so?? é a name that is far too long for”");
}
END_TEST

/* A save that somebody has set to be only read is not written over. */
START_TEST(a_save_only_to_be_read_is_left_alone)
{
	char path[FORMAT_PATH_SIZE], name[SAVE_TITLE_SIZE];
	session_destroy(table_saved(91, path));
	sent_game(path, NULL);
	ck_assert_int_eq(chmod(path, 0444), 0);
	snprintf(name, sizeof name, "From “%.40s”", strrchr(path, '/') + 1);
	plays_on(path, -1, name);
}
END_TEST

/* What "Save elsewhere" wrote is a file like any other when it is opened later. */
START_TEST(what_was_saved_elsewhere_is_played_on_at_home)
{
	char path[FORMAT_PATH_SIZE], before[FORMAT_PATH_SIZE];
	struct session *session = table_session(2, 92);
	struct rng rng;
	rng_seed(&rng, 4);
	snprintf(before, sizeof before, "%s", getenv("HOME") ? getenv("HOME") : "");
	ck_assert_ptr_null(save_begin(session, "").path);
	setenv("HOME", home, 1);
	struct saved saved = save_elsewhere(session);
	setenv("HOME", before, 1);
	ck_assert_ptr_nonnull(saved.path);
	for (int turn = 0; turn < 3; turn++)
		table_turn(session, &rng);
	snprintf(path, sizeof path, "%s", session_path(session));
	session_destroy(session);
	plays_on(path, -1, "From “bastide-game-0001.bastide”");
}
END_TEST

/* Without a home nothing is written, and that is said: of a new game, and of one that was opened. */
START_TEST(without_a_home_it_is_said)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct rng rng;
	rng_seed(&rng, 5);
	struct session *session = table_session(2, 93);
	struct saved saved = save_begin(session, "");
	ck_assert_ptr_null(saved.path);
	ck_assert_str_eq(saved.why, "There is no place to keep saved games in.");
	ck_assert(session_unsaved(session));
	session_destroy(session);
	snprintf(path, sizeof path, "%.900s/sent.bastide", home);
	sent_game(path, NULL);
	session = save_open(tiles, "", path, -1, error);
	ck_assert(!session_unsaved(session));
	table_turn(session, &rng);
	ck_assert(session_unsaved(session));
	ck_assert_str_eq(session_save_error(session), "There is no place to keep saved games in.");
	session_destroy(session);
}
END_TEST

static void environment(const char *own, const char *data, const char *user)
{
	const char *const names[] = {"BASTIDE_HOME", "XDG_DATA_HOME", "HOME"}, *const values[] = {own, data, user};
	for (int i = 0; i < 3; i++)
		if (values[i])
			setenv(names[i], values[i], 1);
		else
			unsetenv(names[i]);
}

/* Where games are kept, as the desktops' base directories say it: empty is unset, relative is nothing, and no directory
 * is made where the user's own is missing. */
START_TEST(the_home_is_where_the_desktop_says)
{
	char made[FORMAT_PATH_SIZE], wanted[FORMAT_PATH_SIZE], data[FORMAT_PATH_SIZE], *names[] = {NULL, NULL, NULL};
	const char *const kept[] = {"BASTIDE_HOME", "XDG_DATA_HOME", "HOME"};
	for (int i = 0; i < 3; i++)
		names[i] = getenv(kept[i]) ? strdup(getenv(kept[i])) : NULL;
	snprintf(wanted, sizeof wanted, "%.900s/.local/share/bastide", home);
	environment("", "", home);
	folder_home(made, sizeof made);
	ck_assert_str_eq(made, wanted);
	ck_assert_int_eq(access(made, W_OK), 0);
	environment(NULL, "here/and/there", home);
	folder_home(made, sizeof made);
	ck_assert_str_eq(made, wanted);
	snprintf(data, sizeof data, "%.900s/data", home);
	snprintf(wanted, sizeof wanted, "%.900s/data/bastide", home);
	environment(NULL, data, "/nonexistent");
	folder_home(made, sizeof made);
	ck_assert_str_eq(made, wanted);
	ck_assert_int_eq(access(made, W_OK), 0);
	snprintf(wanted, sizeof wanted, "%.900s/own", home);
	environment(wanted, data, home);
	folder_home(made, sizeof made);
	ck_assert_str_eq(made, wanted);
	/* Nobody's directory: it is not made, and what is written below it fails. */
	snprintf(data, sizeof data, "%.900s/nobody", home);
	snprintf(wanted, sizeof wanted, "%.900s/nobody/.local/share/bastide", home);
	environment("", "", data);
	folder_home(made, sizeof made);
	ck_assert_str_eq(made, wanted);
	ck_assert_int_ne(access(data, F_OK), 0);
	struct session *session = table_session(2, 94);
	ck_assert_ptr_null(save_begin(session, made).path);
	ck_assert_ptr_nonnull(strstr(session_save_error(session), "there is no such file or directory"));
	session_destroy(session);
	environment(names[0], names[1], names[2]);
	for (int i = 0; i < 3; i++)
		free(names[i]);
}
END_TEST

/* What a killed program left half written goes; what one that lives is writing stays. */
START_TEST(half_written_files_are_cleared)
{
	enum { DEAD, ALIVE, THEIRS, NOTES, FILES };
	char path[FORMAT_PATH_SIZE], files[FILES][FORMAT_PATH_SIZE + 64];
	struct session *session = table_saved(51, path);
	pid_t child = fork();
	if (child == 0)
		_exit(0);
	waitpid(child, NULL, 0);
	snprintf(files[DEAD], sizeof files[0], "%s/saves/bastide-0123456789abcdef.%ld.tmp", home, (long)child);
	snprintf(files[ALIVE], sizeof files[0], "%s/saves/bastide-0123456789abcdef.%ld.tmp", home, (long)getpid());
	snprintf(files[THEIRS], sizeof files[0], "%s/holiday.%ld.tmp", home,
	         (long)child); /* the home may be anybody's folder */
	snprintf(files[NOTES], sizeof files[0], "%s.notes.tmp", path);
	for (int i = 0; i < FILES; i++)
		text_write(files[i], "{");
	folder_clean(home);
	for (int i = 0; i < FILES; i++)
		ck_assert_msg((access(files[i], F_OK) == 0) == (i != DEAD), "%s", files[i]);
	session_destroy(session);
}
END_TEST

/* Two windows on one home know of each other; neither leaves a file for it. */
START_TEST(a_home_is_taken_once)
{
	bool other = true;
	struct folder_file *files;
	int first = sys_lock_folder(home, &other);
	ck_assert_int_ge(first, 0);
	ck_assert(!other);
	ck_assert_int_eq(sys_lock_folder(home, &other), -1);
	ck_assert(other);
	sys_unlock_folder(first);
	int second = sys_lock_folder(home, &other);
	ck_assert(second >= 0 && !other);
	sys_unlock_folder(second);
	ck_assert_int_eq(folder_list(home, &files), 0);
	free(files);
	ck_assert_int_eq(sys_lock_folder("/nowhere/at/all", &other), -1);
	ck_assert(!other);
}
END_TEST

/* Games are called .bastide, as the desktop knows them; those of earlier versions are found too. */
START_TEST(games_are_named_for_the_desktop)
{
	char path[FORMAT_PATH_SIZE], old[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct session *session = table_saved(49, path);
	struct save_entry *entries;
	ck_assert_str_eq(path + strlen(path) - 8, ".bastide");
	snprintf(old, sizeof old, "%.900s/saves/game-0007.json", home);
	session_set_path(session, old);
	ck_assert(session_save(session).path);
	ck_assert_int_eq(save_list(tiles, home, 0, &entries), 2);
	ck_assert(entries[0].readable && entries[1].readable);
	free(entries);
	session_destroy(session);
	session = save_open(tiles, home, old, -1, error);
	ck_assert_str_eq(session_path(session), old); /* it keeps its name */
	session_destroy(session);
}
END_TEST

/* A game begun from a file whose title stands in several languages has, once it is named, that name in all of them. */
START_TEST(a_name_takes_the_place_of_titles_in_all_languages)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct save_entry *entries;
	snprintf(path, sizeof path, "%.900s/titles.json", home);
	text_write(path, "{\"format\": 1, \"title\": {\"en\": \"Fields\", \"de\": \"Wiesen\"}, \"players\": "
	                 "[\"red\", \"blue\"], \"deck\": [\"U\", \"U\"], \"moves\": [\"place U 1,0 0\", \"pass\"]}");
	struct session *session = save_open(tiles, home, path, -1, error);
	ck_assert_msg(session, "%s", error);
	const char *copy = session_save_copy(session, home).path;
	ck_assert(copy);
	ck_assert_pstr_eq(save_rename(tiles, copy, "Thursday"), NULL);
	session_destroy(session);
	ck_assert_int_eq(save_list(tiles, home, 0, &entries), 1);
	ck_assert_str_eq(entries[0].title, "Thursday");
	free(entries);
}
END_TEST

/* A rematch: who was found by lot is found by lot again, also when the game was opened from its file; who was
 * chosen begins again. */
START_TEST(a_rematch_draws_lots_where_the_game_did)
{
	for (int named = 0; named < 2; named++) {
		char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
		unsigned began = 0;
		struct scenario *start = chosen(tiles, 3, 0);
		start->setup.settings.value[SETTING_FIRST_PLAYER] = named ? 2 : 0;
		struct session *session = begun(start);
		ck_assert(save_begin(session, home).path);
		snprintf(path, sizeof path, "%s", session_path(session));
		for (uint64_t seed = 1; seed <= 40; seed++) {
			if (seed == 20) {
				session_destroy(session);
				session = save_open(tiles, home, path, -1, error);
				ck_assert_msg(session != NULL, "%s", error);
			}
			struct session *again = begun(session_again(session, seed));
			began |= (seed < 20 ? 1u : 8u) << session_seat(again);
			session_destroy(again);
		}
		ck_assert_uint_eq(began, named ? 2u | 16u : 63u);
		session_destroy(session);
	}
}
END_TEST

/* Who let a computer play to the end plays the next game again; a computer of the set-up stays. */
START_TEST(people_play_the_next_game_again)
{
	struct scenario *start = chosen(tiles, 2, 0);
	scenario_set_text(&start->computers[1], "pip");
	struct session *session = begun(start);
	session_set_computer(session, 0, 1);
	session_set_computer(session, 1, 2);
	start = session_again(session, 7);
	ck_assert_ptr_null(start->computers[0]);
	ck_assert_str_eq(start->computers[1], "berta");
	scenario_destroy(start);
	session_destroy(session);
}
END_TEST

START_TEST(damaged_saves_are_told_and_passed_over)
{
	char path[FORMAT_PATH_SIZE], other[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct session *session = table_saved(46, path);
	struct save_entry *entries, latest;
	session_destroy(session);
	ck_assert_pstr_eq(save_new_path(home, &(int){1}, other), NULL);
	text_write(other, "{\"format\": 1, \"players\": [\"red\"");
	ck_assert_ptr_null(save_open(tiles, home, other, -1, error));
	ck_assert_str_ne(error, "");
	ck_assert_int_eq(save_list(tiles, home, 0, &entries), 2);
	int readable = entries[0].readable + entries[1].readable;
	ck_assert_int_eq(readable, 1);
	free(entries);
	ck_assert(save_latest(tiles, home, &latest));
	ck_assert_str_eq(latest.path, path);
	ck_assert_int_eq(latest.round, 1);
}
END_TEST

/* Where a directory should be lies a file; a file has nothing in it. */
START_TEST(what_is_no_place_and_no_game_is_told)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	ck_assert_pstr_eq(save_new_path(home, &(int){1}, path), NULL);
	text_write(path, "");
	ck_assert_ptr_null(save_open(tiles, home, path, -1, error));
	ck_assert_ptr_nonnull(strstr(error, "the file is empty"));
	const char *wrong = folder_make(home, path);
	ck_assert(wrong && strstr(wrong, path) && strstr(wrong, "a file where a directory should be"));
}
END_TEST

START_TEST(a_finished_game_is_not_continued)
{
	char path[FORMAT_PATH_SIZE];
	struct save_entry latest;
	struct session *session = table_saved(47, path);
	ck_assert(save_latest(tiles, home, &latest));
	ck_assert(session_finish(session));
	ck_assert_int_eq(session_wait(session), WAIT_OVER);
	ck_assert(!save_latest(tiles, home, &latest));
	session_destroy(session);
}
END_TEST

/* Nor is an older copy of it, until somebody plays on in that; another game is. */
START_TEST(an_older_copy_of_a_finished_game_is_not_continued)
{
	char path[FORMAT_PATH_SIZE], other[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct save_entry latest;
	struct rng rng;
	rng_seed(&rng, 9);
	struct session *session = table_saved(48, path);
	table_turn(session, &rng);
	struct saved copied = session_save_copy(session, home);
	ck_assert_ptr_nonnull(copied.path);
	snprintf(other, sizeof other, "%s", copied.path);
	ck_assert_pstr_eq(save_rename(tiles, other, "Anna"), NULL);
	ck_assert(session_finish(session));
	ck_assert(session_save(session).path);
	session_destroy(session);
	ck_assert(!save_latest(tiles, home, &latest));
	session_destroy(table_saved(49, path));
	ck_assert(save_latest(tiles, home, &latest));
	ck_assert_str_eq(latest.path, path);
	session = save_open(tiles, home, other, -1, error);
	table_turn(session, &rng);
	ck_assert(session_save(session).path);
	session_destroy(session);
	ck_assert(save_latest(tiles, home, &latest));
	ck_assert_str_eq(latest.path, other);
}
END_TEST

/* A game with a name is, whose copy was played to its end to see what comes of it. */
START_TEST(a_game_is_continued_whose_copy_is_finished)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct save_entry latest, *entries;
	char gone[FORMAT_PATH_SIZE];
	session_destroy(table_saved(51, gone));
	session_destroy(table_saved(50, path));
	remove(gone); /* its name is free again, and the copy does not get it */
	ck_assert_pstr_eq(save_rename(tiles, path, "Sunday"), NULL);
	ck_assert_pstr_eq(save_copy(tiles, home, path, "Copy: Sunday"), NULL);
	ck_assert_int_eq(save_list(tiles, home, 0, &entries), 2);
	ck_assert_str_eq(entries[1].title, "Copy: Sunday");
	struct session *copy = save_open(tiles, home, entries[1].path, -1, error);
	free(entries);
	ck_assert(session_finish(copy));
	ck_assert(session_save(copy).path);
	session_destroy(copy);
	ck_assert(save_latest(tiles, home, &latest));
	ck_assert_str_eq(latest.path, path);
}
END_TEST

/* Neither who copies another game nor who names it has played it. */
START_TEST(what_was_played_last_is_continued)
{
	char kept[FORMAT_PATH_SIZE], played[FORMAT_PATH_SIZE];
	struct save_entry latest;
	session_destroy(table_saved(71, kept));
	struct session *session = table_saved(72, played);
	ck_assert(save_latest(tiles, home, &latest));
	ck_assert_str_eq(latest.path, played);
	ck_assert_pstr_eq(save_rename(tiles, kept, "Sunday"), NULL);
	ck_assert(save_latest(tiles, home, &latest));
	ck_assert_str_eq(latest.path, played);
	ck_assert_pstr_eq(save_copy(tiles, home, played, "Copy"), NULL);
	ck_assert(save_latest(tiles, home, &latest));
	ck_assert_str_eq(latest.path, played);
	ck_assert_pstr_eq(save_rename(tiles, played, "Our own"), NULL);
	ck_assert(save_latest(tiles, home, &latest));
	ck_assert_str_eq(latest.path, played);
	session_destroy(session);
}
END_TEST

/* The system's clock was years ahead for an evening, and is right again: what was played last is what is continued, and
 * stays one file. */
START_TEST(a_clock_that_goes_back_hides_no_game)
{
	char path[FORMAT_PATH_SIZE], other[FORMAT_PATH_SIZE];
	struct save_entry latest;
	struct sys_about about;
	struct rng rng;
	rng_seed(&rng, 8);
	struct session *ahead = table_saved(70, path), *now = table_saved(71, other);
	session_set_home(ahead, home, KEEP_ALL);
	session_set_home(now, home, KEEP_ALL);
	ck_assert(sys_about(path, &about));
	ck_assert(sys_set_date(path, about.seconds + 100000000, 999999999));
	ck_assert(save_latest(tiles, home, &latest));
	ck_assert_str_eq(latest.path, path);
	for (int turn = 0; turn < 3; turn++) {
		table_turn(now, &rng);
		ck_assert_str_eq(session_save_error(now), "");
		ck_assert_str_eq(session_path(now), other);
		ck_assert(save_latest(tiles, home, &latest));
		ck_assert_str_eq(latest.path, other);
	}
	session_destroy(now);
	session_destroy(ahead);
}
END_TEST

/* The last twenty deleted ones come back, the latest first; what was deleted before them is gone for good. */
START_TEST(twenty_come_back)
{
	char path[FORMAT_PATH_SIZE], away[FORMAT_PATH_SIZE], back[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	uint64_t hashes[22];
	for (int i = 0; i < 22; i++) {
		struct session *session = table_saved((uint64_t)(100 + i), path);
		hashes[i] = game_hash(session_game(session));
		session_destroy(session);
		ck_assert_pstr_eq(save_delete(home, path), NULL);
	}
	save_forget(home);
	for (int i = 21; i >= 2; i--) {
		ck_assert(save_deleted(home, away));
		ck_assert_pstr_eq(save_restore(home, away, back), NULL);
		struct session *session = save_open(tiles, home, back, -1, error);
		ck_assert(session && game_hash(session_game(session)) == hashes[i]);
		session_destroy(session);
	}
	ck_assert(!save_deleted(home, away));
}
END_TEST

/* What comes back never lies on another: neither on a game that somebody put there, nor on one made since. */
START_TEST(what_comes_back_takes_no_name)
{
	char first[FORMAT_PATH_SIZE], second[FORMAT_PATH_SIZE], away[FORMAT_PATH_SIZE], back[FORMAT_PATH_SIZE],
	    error[FORMAT_LINE_SIZE];
	session_destroy(table_saved(61, first));
	ck_assert_pstr_eq(save_delete(home, first), NULL);
	ck_assert(save_deleted(home, away));
	struct session *session = table_saved(62, second);
	uint64_t hash = game_hash(session_game(session));
	session_destroy(session);
	ck_assert_str_ne(first, second);
	ck_assert_int_eq(rename(second, first), 0);
	ck_assert_pstr_eq(save_restore(home, away, back), NULL);
	ck_assert_str_ne(first, back);
	ck_assert(access(back, F_OK) == 0);
	ck_assert(!save_deleted(home, away));
	session = save_open(tiles, home, first, -1, error);
	ck_assert(game_hash(session_game(session)) == hash);
	session_destroy(session);
}
END_TEST

START_TEST(looking_at_an_earlier_move_leaves_the_file_alone)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct session *session = table_saved(48, path);
	struct rng rng;
	rng_seed(&rng, 11);
	for (int turn = 0; turn < 5; turn++)
		table_turn(session, &rng);
	uint64_t hash = game_hash(session_game(session));
	session_destroy(session);
	struct session *earlier = save_open(tiles, home, path, 3, error);
	ck_assert_msg(earlier != NULL, "%s", error);
	table_turn(earlier, &rng);
	session_destroy(earlier);
	struct session *loaded = save_open(tiles, home, path, -1, error);
	ck_assert(game_hash(session_game(loaded)) == hash);
	session_destroy(loaded);
}
END_TEST

START_TEST(there_is_nothing_after_the_last_move)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct session *session = table_saved(49, path);
	struct rng rng;
	rng_seed(&rng, 12);
	table_turn(session, &rng);
	table_turn(session, &rng);
	int moves = session_history(session)->ply_count;
	session_destroy(session);
	session = save_open(tiles, home, path, moves, error);
	ck_assert_msg(session != NULL, "%s", error);
	session_destroy(session);
	ck_assert_ptr_null(save_open(tiles, home, path, moves + 1, error));
	ck_assert_ptr_nonnull(strstr(error, path));
	ck_assert_ptr_nonnull(strstr(error, "the game has"));
}
END_TEST

/* A table says which game it belongs to, and opens as that. */
START_TEST(a_table_of_the_castle_is_one)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	snprintf(path, sizeof path, "%s/castle.bastide", home);
	text_write(path, "{\"format\": 1, \"game\": \"castle\", \"players\": [\"red\", \"blue\"], \"tiles\": [],"
	                 " \"moves\": []}");
	struct session *session = save_open(tiles, home, path, -1, error);
	ck_assert_msg(session != NULL, "%s", error);
	ck_assert_int_eq(session_scenario(session)->setup.game, GAME_CASTLE);
	session_destroy(session);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("save");
	TCase *cases = tcase_create("save");
	tcase_add_checked_fixture(cases, tiles_begin, tiles_end);
	tcase_add_checked_fixture(cases, home_begin, home_end);
	tcase_set_timeout(cases, 60);
	tcase_add_test(cases, every_ended_turn_is_on_disk);
	tcase_add_loop_test(cases, a_game_of_every_setting_opens_again, 0, SETTING_COUNT);
	tcase_add_test(cases, undo_is_on_disk_too);
	tcase_add_test(cases, redo_survives_a_restart);
	tcase_add_test(cases, taking_back_never_touches_an_ended_turn);
	tcase_add_loop_test(cases, a_killed_game_loses_no_ended_turn, 0, 4);
	tcase_add_test(cases, a_disk_that_cannot_be_written_stops_nothing);
	tcase_add_test(cases, a_home_that_cannot_be_made_is_tried_again);
	tcase_add_test(cases, a_home_that_vanishes_is_made_again);
	tcase_add_test(cases, two_programs_do_not_write_over_each_other);
	tcase_add_loop_test(cases, what_is_no_file_is_not_written_over, 0, 3);
	tcase_add_test(cases, a_game_is_kept_elsewhere);
	tcase_add_test(cases, a_game_from_elsewhere_becomes_ones_own);
	tcase_add_test(cases, any_file_can_be_played_on);
	tcase_add_test(cases, a_save_only_to_be_read_is_left_alone);
	tcase_add_test(cases, what_was_saved_elsewhere_is_played_on_at_home);
	tcase_add_test(cases, without_a_home_it_is_said);
	tcase_add_test(cases, the_home_is_where_the_desktop_says);
	tcase_add_test(cases, half_written_files_are_cleared);
	tcase_add_test(cases, a_home_is_taken_once);
	tcase_add_test(cases, games_are_named_for_the_desktop);
	tcase_add_test(cases, a_name_takes_the_place_of_titles_in_all_languages);
	tcase_add_test(cases, a_rematch_draws_lots_where_the_game_did);
	tcase_add_test(cases, people_play_the_next_game_again);
	tcase_add_test(cases, damaged_saves_are_told_and_passed_over);
	tcase_add_test(cases, what_is_no_place_and_no_game_is_told);
	tcase_add_test(cases, a_finished_game_is_not_continued);
	tcase_add_test(cases, an_older_copy_of_a_finished_game_is_not_continued);
	tcase_add_test(cases, a_game_is_continued_whose_copy_is_finished);
	tcase_add_test(cases, what_comes_back_takes_no_name);
	tcase_add_test(cases, what_was_played_last_is_continued);
	tcase_add_test(cases, a_clock_that_goes_back_hides_no_game);
	tcase_add_test(cases, twenty_come_back);
	tcase_add_test(cases, looking_at_an_earlier_move_leaves_the_file_alone);
	tcase_add_test(cases, there_is_nothing_after_the_last_move);
	tcase_add_test(cases, a_table_of_the_castle_is_one);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
