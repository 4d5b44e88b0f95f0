/* The file of a session: where it is, writing it, and going on without it until it can be written again. */
#include "app/session_private.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/folder.h"
#include "app/language.h"
#include "app/save.h"
#include "format/output.h"
#include "system/system.h"
#include "text/say.h"
#include "text/utf8.h"

static void take_path(struct session *session, const char *path, const struct sys_about *mark)
{
	session->path[0] = '\0';
	strncat(session->path, path, sizeof session->path - 1);
	session->mark = *mark;
}

void session_set_path(struct session *session, const char *path)
{
	struct sys_about mark;
	sys_about(path, &mark);
	take_path(session, path, &mark);
	session->keep = path[0] ? KEEP_ALL : KEEP_NOTHING;
}

void session_set_home(struct session *session, const char *home, enum session_keep keep)
{
	session->home[0] = '\0';
	strncat(session->home, home, sizeof session->home - 1);
	session->keep = keep;
}

const char *session_path(const struct session *session) { return session->path; }

const char *session_save_error(const struct session *session) { return session->save_error; }

/* ---- what became of it: these two alone make a struct saved, so that nothing counts as saved that is not ---- */

static struct saved not_saved(struct session *session, const char *why)
{
	if (why != session->save_error)
		snprintf(session->save_error, sizeof session->save_error, "%s", why);
	return (struct saved){.why = session->save_error};
}

/* The file was written, and this is it: where nothing is known of it it was not. */
static struct saved saved_in(struct session *session, const char *path, const struct sys_about *mark)
{
	return mark->kind == SYS_NOTHING ? not_saved(session, tr("The game could not be saved"))
	                                 : (struct saved){.path = path};
}

/* ---- writing ---- */

/* Where what was seen still lies, and nothing if nothing was; *mark becomes what was written.  Else errno says why:
 * EEXIST, another copy of this program, or an editor, has written there since, and its game is not ours to throw away.
 */
static struct saved write_to(struct session *session, const char *path, struct sys_about *mark)
{
	struct format_error error;
	int whole = session->save->step_count;
	if (session->clock.minutes)
		scenario_set_client(session->save, "clock",
		                    clock_line(&session->clock, session->save->setup.player_count));
	session->save->step_count = session->replay.step; /* what can be redone is told apart */
	session->save->undone_count = whole - session->replay.step;
	bool written = scenario_save_seen(session->save, path, mark, &error);
	int fault = errno;
	session->save->step_count = whole;
	session->save->undone_count = 0;
	if (written)
		return saved_in(session, path, mark);
	struct saved saved = not_saved(session, folder_unwritten(file_name(path), fault));
	errno = fault;
	return saved;
}

/* What has gone from its place may be written there again, unless somebody else does so first. */
static struct saved write_now(struct session *session)
{
	struct sys_about there;
	if (!sys_about(session->path, &there))
		session->mark = there;
	return write_to(session, session->path, &session->mark);
}

static const char *new_path(const struct session *session, int *from, char path[FORMAT_PATH_SIZE])
{
	return session->home[0] ? save_new_path(session->home, from, path)
	                        : tr("There is no place to keep saved games in.");
}

/* Under the first name that nobody has when the game is whole: another window may be looking for one, too. */
static struct saved write_new(struct session *session)
{
	char path[FORMAT_PATH_SIZE];
	const char *wrong;
	for (int from = save_copy_from(session->path); !(wrong = new_path(session, &from, path));) {
		struct sys_about mark = {.kind = SYS_NOTHING};
		struct saved saved = write_to(session, path, &mark);
		if (mark.kind == SYS_NOTHING && errno == EEXIST)
			continue;
		if (mark.kind != SYS_NOTHING)
			take_path(session, path, &mark);
		if (!saved.path)
			return saved;
		session->save_error[0] = '\0';
		return saved_in(session, session->path, &session->mark);
	}
	return not_saved(session, wrong);
}

/* Under another name, where there is a home for it; the sentence says so. */
static struct saved write_elsewhere(struct session *session)
{
	char old[FORMAT_PATH_SIZE];
	memcpy(old, session->path, sizeof old);
	if (!session->home[0])
		return not_saved(session, say(tr("Another program has changed %.100s; this game is not saved over it."),
		                              file_name(old)));
	struct saved saved = write_new(session);
	if (saved.path)
		snprintf(session->save_error, sizeof session->save_error,
		         tr("Another program has changed %.100s. This game goes on as %.100s."), file_name(old),
		         file_name(saved.path));
	return saved;
}

/* A game of one's own says in its name which file it was begun in; and it is one that Continue opens, whatever that
 * file was. */
static void name_after(struct scenario *save)
{
	enum { PART = 40 };
	char title[2 * SAVE_TITLE_SIZE] = "", from[SAVE_TITLE_SIZE], file[PART];
	utf8_clean(file, sizeof file, file_name(save->file));
	snprintf(from, sizeof from, tr("From “%s”"), file);
	if (save->title && save->title[0]) {
		utf8_copy(title, PART, save->title);
		utf8_append(title, sizeof title, " · ");
	}
	utf8_append(title, sizeof title, "%s", from);
	scenario_entitle(save, title);
	scenario_forget_client(save, "example");
}

/* There was no file yet. */
static struct saved write_first(struct session *session)
{
	if (session->keep == KEEP_PLAYED && session->save->file && session->save->file[0])
		name_after(session->save);
	session->keep = KEEP_ALL;
	return write_new(session);
}

static struct saved write_somewhere(struct session *session)
{
	session->save_error[0] = '\0';
	if (!session->path[0])
		return write_first(session);
	struct saved saved = write_now(session);
	if (!saved.path && errno != EEXIST && session->home[0]) {
		/* Its directory may have gone: the home is made again, the game keeps its name. */
		char path[FORMAT_PATH_SIZE];
		const char *wrong = new_path(session, &(int){1}, path);
		if (wrong)
			return not_saved(session, wrong);
		session->save_error[0] = '\0';
		saved = write_now(session);
	}
	return !saved.path && errno == EEXIST ? write_elsewhere(session) : saved;
}

/* What was played last is what Continue opens, by the dates of the saves.  A clock that was ahead when another was
 * written, or has gone back since, must not hide this one: it is dated behind the newest. */
static void date_last(struct session *session)
{
	char directory[FORMAT_PATH_SIZE];
	struct folder_file *files;
	struct sys_about *mark = &session->mark, there;
	int length = snprintf(directory, sizeof directory, "%s/saves", session->home);
	if (length >= (int)sizeof directory || strncmp(session->path, directory, (size_t)length) != 0 ||
	    strchr(session->path + length, '/') != strrchr(session->path, '/'))
		return;
	int count = folder_list(directory, &files);
	bool behind = count > 0 && strcmp(files[0].name, file_name(session->path)) != 0 &&
	              (files[0].mtime > mark->seconds ||
	               (files[0].mtime == mark->seconds && files[0].nanoseconds > mark->nanoseconds));
	if (behind && output_still(session->path, mark) && sys_set_date(session->path, files[0].mtime + 1, 0) &&
	    sys_about(session->path, &there) && there.device == mark->device && there.inode == mark->inode &&
	    there.size == mark->size)
		*mark = there;
	free(files);
}

struct saved session_save(struct session *session)
{
	struct saved saved = write_somewhere(session);
	session->unsaved = !saved.path;
	if (saved.path)
		date_last(session);
	return saved;
}

struct saved session_save_as(struct session *session, const char *path)
{
	struct sys_about mark = {.kind = SYS_NOTHING};
	struct saved saved = write_to(session, path, &mark);
	if (!saved.path)
		return saved;
	take_path(session, path, &mark);
	session->keep = KEEP_ALL;
	session->unsaved = false;
	session->save_error[0] = '\0';
	return saved_in(session, session->path, &session->mark);
}

struct saved session_save_copy(struct session *session, const char *home)
{
	char told[FORMAT_TEXT_SIZE];
	struct saved saved;
	const char *wrong;
	memcpy(told, session->save_error, sizeof told);
	for (int from = 1; !(wrong = save_new_path(home, &from, session->copy_path));) {
		struct sys_about mark = {.kind = SYS_NOTHING};
		saved = write_to(session, session->copy_path, &mark);
		if (saved.path || errno != EEXIST)
			break;
	}
	if (wrong)
		saved = not_saved(session, wrong);
	memcpy(session->copy_error, session->save_error, sizeof told);
	memcpy(session->save_error, told, sizeof told);
	return saved.path ? saved : (struct saved){.why = session->copy_error};
}

void session_keep(struct session *session, bool played)
{
	if (session->keep == KEEP_ALL || (session->keep == KEEP_PLAYED && played))
		session_save(session);
}

bool session_unsaved(const struct session *session) { return session->unsaved; }

void session_leave(struct session *session)
{
	if (session && session->unsaved)
		session_save(session);
	session_destroy(session);
}
