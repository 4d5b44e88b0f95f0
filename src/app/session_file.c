/* The file of a session: where it is, writing it, and going on without it until it can be written again. */
#include "app/session_private.h"

#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "app/save.h"
#include "system/system.h"
#include "text/utf8.h"

/* The last part of a path: what people call a file. */
static const char *file_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

static void mark_read(const char *path, struct file_mark *mark)
{
	struct sys_about about;
	memset(mark, 0, sizeof *mark);
	if (!sys_about(path, &about))
		return;
	*mark = (struct file_mark){.there = true,
	                           .device = about.device,
	                           .inode = about.inode,
	                           .size = about.size,
	                           .seconds = about.seconds,
	                           .nanoseconds = about.nanoseconds};
}

static bool same_mark(const struct file_mark *a, const struct file_mark *b)
{
	return a->there == b->there && a->device == b->device && a->inode == b->inode && a->size == b->size &&
	       a->seconds == b->seconds && a->nanoseconds == b->nanoseconds;
}

/* Another copy of this program, or an editor, has written the file since: its game is not ours to throw away. */
static bool taken(const struct session *session)
{
	struct file_mark now;
	mark_read(session->path, &now);
	return now.there && !same_mark(&now, &session->mark);
}

static void take_path(struct session *session, const char *path)
{
	session->path[0] = '\0';
	strncat(session->path, path, sizeof session->path - 1);
	mark_read(session->path, &session->mark);
}

void session_set_path(struct session *session, const char *path)
{
	take_path(session, path);
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

/* The file was written: it is looked at, and where nothing lies there it was not. */
static struct saved saved_in(struct session *session, const char *path, struct file_mark *mark)
{
	mark_read(path, mark);
	if (mark->there)
		return (struct saved){.path = path};
	snprintf(session->save_error, sizeof session->save_error, "%s", tr("The game could not be saved"));
	return (struct saved){.why = session->save_error};
}

static struct saved not_saved(struct session *session, const char *why)
{
	if (why != session->save_error)
		snprintf(session->save_error, sizeof session->save_error, "%s", why);
	return (struct saved){.why = session->save_error};
}

/* ---- writing ---- */

static struct saved write_to(struct session *session, const char *path, struct file_mark *mark)
{
	struct format_error error;
	char clock[CLOCK_TEXT_SIZE];
	int whole = session->save->step_count;
	if (session->clock.minutes) {
		clock_write(&session->clock, session->start.setup.player_count, clock);
		scenario_set_client(session->save, "clock", clock);
	}
	session->save->step_count = session->replay.step; /* what can be redone is told apart */
	session->save->undone_count = whole - session->replay.step;
	bool written = scenario_save(session->save, path, &error);
	session->save->step_count = whole;
	session->save->undone_count = 0;
	if (written)
		return saved_in(session, path, mark);
	/* The disk may have refused only its directory: then what lies there is ours, though not surely kept. */
	mark_read(path, mark);
	return not_saved(session, error.text);
}

static struct saved write_now(struct session *session) { return write_to(session, session->path, &session->mark); }

static bool new_path(struct session *session, char path[FORMAT_PATH_SIZE])
{
	if (session->home[0])
		return save_new_path(session->home, path, session->save_error, sizeof session->save_error);
	snprintf(session->save_error, sizeof session->save_error, "%s",
	         tr("There is no place to keep saved games in."));
	return false;
}

/* Under another name, where there is a home for it; the sentence says so. */
static struct saved write_elsewhere(struct session *session)
{
	char path[FORMAT_PATH_SIZE], old[FORMAT_PATH_SIZE];
	memcpy(old, session->path, sizeof old);
	if (!session->home[0]) {
		snprintf(session->save_error, sizeof session->save_error,
		         tr("Another program has changed %.100s; this game is not saved over it."), file_name(old));
		return not_saved(session, session->save_error);
	}
	if (!new_path(session, path))
		return not_saved(session, session->save_error);
	take_path(session, path);
	struct saved saved = write_now(session);
	if (saved.path)
		snprintf(session->save_error, sizeof session->save_error,
		         tr("Another program has changed %.100s. This game goes on as %.100s."), file_name(old),
		         file_name(path));
	return saved;
}

/* A game of one's own says in its name which file it was begun in; and it is one that Continue opens, whatever that
 * file was. */
static void name_after(struct scenario *save)
{
	enum { PART = 40, MOST = 99 };
	char title[2 * SAVE_TITLE_SIZE] = "", from[SAVE_TITLE_SIZE], file[PART];
	utf8_clean(file, sizeof file, file_name(save->file));
	snprintf(from, sizeof from, tr("From “%s”"), file);
	if (save->title && save->title[0]) {
		utf8_copy(title, PART, save->title);
		utf8_append(title, sizeof title, " · ");
	}
	utf8_append(title, sizeof title, "%s", from);
	/* A name in several languages becomes this one. */
	for (int i = 0; i < MOST && scenario_has_words(save, "title"); i++)
		scenario_say(save, "title", scenario_tongue(save, "title", "en"), NULL);
	scenario_set_text(&save->title, title);
	scenario_forget_client(save, "example");
}

/* There was no file yet, or its directory has gone: the home is made again, the game keeps its name. */
static struct saved write_anew(struct session *session)
{
	char path[FORMAT_PATH_SIZE];
	if (!new_path(session, path))
		return not_saved(session, session->save_error);
	if (session->keep == KEEP_PLAYED && session->save->file && session->save->file[0])
		name_after(session->save);
	session->keep = KEEP_ALL;
	if (!session->path[0])
		take_path(session, path);
	session->save_error[0] = '\0';
	return write_now(session);
}

static struct saved write_somewhere(struct session *session)
{
	session->save_error[0] = '\0';
	if (session->path[0] && taken(session))
		return write_elsewhere(session);
	if (!session->path[0])
		return write_anew(session);
	struct saved saved = write_now(session);
	return saved.path || !session->home[0] ? saved : write_anew(session);
}

struct saved session_save(struct session *session)
{
	struct saved saved = write_somewhere(session);
	session->unsaved = !saved.path;
	return saved;
}

struct saved session_save_as(struct session *session, const char *path)
{
	struct file_mark mark;
	struct saved saved = write_to(session, path, &mark);
	if (!saved.path)
		return saved;
	session_set_path(session, path);
	session->unsaved = false;
	session->save_error[0] = '\0';
	return saved_in(session, session->path, &session->mark);
}

struct saved session_save_copy(struct session *session, const char *path)
{
	char told[FORMAT_TEXT_SIZE];
	struct file_mark mark;
	memcpy(told, session->save_error, sizeof told);
	struct saved saved = write_to(session, path, &mark);
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
