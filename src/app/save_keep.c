/* Saves kept in order: named, copied, deleted and brought back. */
#include "app/save.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/folder.h"
#include "app/language.h"
#include "format/output.h"
#include "system/system.h"
#include "text/say.h"
#include "text/utf8.h"

/* The file's game with another name, at `to`, where what was seen still lies; *there: it does not. */
static const char *write_named(const struct tile_set *tiles, const char *from, const char *to, struct sys_about *seen,
                               const char *title, bool *there)
{
	struct format_error wrong;
	struct scenario *scenario = scenario_load(from, tiles, &wrong);
	*there = false;
	if (!scenario)
		return say("%s", wrong.text);
	bool entitled = scenario_entitle(scenario, title[0] ? title : NULL),
	     saved = entitled && scenario_save_seen(scenario, to, seen, &wrong);
	int fault = entitled ? errno : ENOMEM;
	*there = !saved && fault == EEXIST;
	scenario_destroy(scenario);
	return saved ? NULL : folder_unwritten(file_name(to), fault);
}

/* Who names or copies a game has not played it, and Continue opens what was played last: a named one keeps its time, a
 * copy is a little older than what it was made of. */
static void date(const char *path, const struct sys_about *as, int64_t earlier)
{
	bool before = as->nanoseconds < earlier;
	sys_set_date(path, as->seconds - before, as->nanoseconds - earlier + (before ? 1000000000 : 0));
}

const char *save_rename(const struct tile_set *tiles, const char *path, const char *title)
{
	struct sys_about was, seen;
	bool dated = sys_about(path, &was), changed;
	seen = was;
	const char *wrong = write_named(tiles, path, path, &seen, title, &changed);
	if (changed) /* by a window in which it is played */
		return say(tr("Another program has changed %.100s; this game is not saved over it."), file_name(path));
	if (!wrong && dated)
		date(path, &was, 0);
	return wrong;
}

void save_copy_title(const struct save_entry *save, char title[SAVE_TITLE_SIZE])
{
	char what[SAVE_TITLE_SIZE] = "";
	for (int i = 0; i < save->player_count && !save->title[0]; i++)
		utf8_join(what, sizeof what, ", ", "%s", save->names[i]);
	if (save->title[0])
		utf8_append(what, sizeof what, "%s", save->title);
	what[utf8_cut(what, 40)] = '\0';
	/* TRANSLATORS: the name of a copied game. */
	snprintf(title, SAVE_TITLE_SIZE, tr("Copy: %.40s"), what);
}

void save_day_title(const struct session *session, int day, int month, char title[SAVE_TITLE_SIZE])
{
	/* TRANSLATORS: a day of the year, as short as you write it. */
	static const char *const days[12] = {N_("%d Jan"), N_("%d Feb"), N_("%d Mar"), N_("%d Apr"),
	                                     N_("%d May"), N_("%d Jun"), N_("%d Jul"), N_("%d Aug"),
	                                     N_("%d Sep"), N_("%d Oct"), N_("%d Nov"), N_("%d Dec")};
	title[0] = '\0';
	for (int i = 0; i < session_scenario(session)->setup.player_count; i++)
		utf8_join(title, SAVE_TITLE_SIZE, ", ", "%s", session_name(session, i));
	title[utf8_cut(title, 40)] = '\0';
	utf8_append(title, SAVE_TITLE_SIZE, " – ");
	utf8_append(title, SAVE_TITLE_SIZE, tr(days[(month + 11) % 12]), day);
}

const char *save_copy(const struct tile_set *tiles, const char *home, const char *from, const char *title)
{
	char path[FORMAT_PATH_SIZE];
	struct sys_about of;
	bool dated = sys_about(from, &of), taken = true;
	const char *wrong = NULL;
	for (int next = save_copy_from(from); taken;) {
		struct sys_about nothing = {.kind = SYS_NOTHING};
		wrong = save_new_path(home, &next, path);
		if (wrong)
			return wrong;
		wrong = write_named(tiles, from, path, &nothing, title, &taken);
	}
	if (!wrong && dated)
		date(path, &of, 1000000);
	return wrong;
}

/* ---- deleted, and brought back ---- */

/* A deleted file is called 0007-game-0003.bastide: which deletion it was, and its name before. */
enum { DELETED_KEPT = 20, DELETED_NUMBER_MAX = 99999999 };

/* To a name that nobody has; *there: it is not free. */
static const char *move_file(const char *from, const char *to, bool *there)
{
	bool moved = sys_move(from, to);
	*there = !moved && errno == EEXIST;
	return moved ? NULL : folder_fault(*there ? to : from, errno);
}

/* The number before a deleted file's own name, which *own becomes; 0: it is none of ours. */
static int deleted_number(const char *name, const char **own)
{
	char *end;
	long number = strtol(name, &end, 10);
	*own = *end == '-' ? end + 1 : name;
	return *end == '-' && number > 0 && number <= DELETED_NUMBER_MAX ? (int)number : 0;
}

static int latest_first(const void *a, const void *b)
{
	const char *own;
	int first = deleted_number(((const struct folder_file *)a)->name, &own),
	    second = deleted_number(((const struct folder_file *)b)->name, &own);
	return (second > first) - (second < first);
}

static const char *deleted_directory(const char *home) { return say("%s/deleted", home); }

/* What was deleted, the last first; *files is freed by the caller. */
static int deleted_list(const char *home, struct folder_file **files)
{
	int count = folder_list(deleted_directory(home), files);
	if (count > 1)
		qsort(*files, (size_t)count, sizeof **files, latest_first);
	return count;
}

const char *save_delete(const char *home, const char *path)
{
	char away[FORMAT_PATH_SIZE];
	const char *own, *directory = deleted_directory(home);
	struct folder_file *files;
	bool there;
	int count = deleted_list(home, &files), last = count ? deleted_number(files[0].name, &own) : 0;
	free(files);
	const char *wrong = folder_make(home, directory);
	/* Another window may be deleting, too: then the next number. */
	for (there = !wrong; there && last < DELETED_NUMBER_MAX; last++) {
		if (snprintf(away, sizeof away, "%s/%04d-%s", directory, last + 1, file_name(path)) >= (int)sizeof away)
			return folder_fault(path, ENAMETOOLONG);
		wrong = move_file(path, away, &there);
	}
	return there ? folder_fault(path, EEXIST) : wrong;
}

bool save_deleted(const char *home, char away[FORMAT_PATH_SIZE])
{
	struct folder_file *files;
	int count = deleted_list(home, &files);
	snprintf(away, FORMAT_PATH_SIZE, "%s", count ? files[0].path : "");
	free(files);
	return count > 0;
}

const char *save_restore(const char *home, const char *away, char path[FORMAT_PATH_SIZE])
{
	const char *own, *wrong;
	bool there = false;
	deleted_number(file_name(away), &own);
	if (snprintf(path, FORMAT_PATH_SIZE, "%s/saves/%s", home, own) < FORMAT_PATH_SIZE) {
		wrong = move_file(away, path, &there);
		if (!wrong || (!there && errno != ENOENT))
			return wrong;
	}
	/* The name is taken, or its directory has gone. */
	for (int from = 1; !(wrong = save_new_path(home, &from, path));) {
		wrong = move_file(away, path, &there);
		if (!there)
			break;
	}
	return wrong;
}

void save_forget(const char *home)
{
	struct folder_file *files;
	int count = deleted_list(home, &files);
	for (int i = DELETED_KEPT; i < count; i++)
		sys_remove(files[i].path);
	free(files);
}
