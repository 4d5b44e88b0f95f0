/* The file of a session: where it is, writing it, and going on without it until it can be written again. */
#include "app/session_private.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "app/language.h"
#include "app/save.h"

/* The last part of a path: what people call a file. */
static const char *file_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

static void mark_read(const char *path, struct file_mark *mark)
{
	struct stat about;
	memset(mark, 0, sizeof *mark);
	if (stat(path, &about) != 0)
		return;
	*mark = (struct file_mark){.there = true,
	                           .device = (uint64_t)about.st_dev,
	                           .inode = (uint64_t)about.st_ino,
	                           .size = (uint64_t)about.st_size,
	                           .seconds = (int64_t)about.st_mtim.tv_sec,
	                           .nanoseconds = (int64_t)about.st_mtim.tv_nsec};
}

/* Another copy of this program, or an editor, has written the file since: its game is not ours to throw away. */
static bool taken(const struct session *session)
{
	struct file_mark now;
	mark_read(session->path, &now);
	return now.there && memcmp(&now, &session->mark, sizeof now) != 0;
}

void session_set_path(struct session *session, const char *path)
{
	session->path[0] = '\0';
	strncat(session->path, path, sizeof session->path - 1);
	mark_read(session->path, &session->mark);
}

bool session_save_as(struct session *session, const char *path)
{
	char old[FORMAT_PATH_SIZE];
	struct file_mark mark = session->mark;

	memcpy(old, session->path, sizeof old);
	session_set_path(session, path);
	if (session_save(session) && strcmp(session->path, path) == 0)
		return true;
	memcpy(session->path, old, sizeof old);
	session->mark = mark;
	return false;
}

bool session_save_copy(struct session *session, const char *path)
{
	char old[FORMAT_PATH_SIZE];
	struct file_mark mark = session->mark;
	bool unsaved = session->unsaved;

	memcpy(old, session->path, sizeof old);
	bool written = session_save_as(session, path);
	memcpy(session->path, old, sizeof old);
	session->mark = mark;
	session->unsaved = unsaved;
	return written;
}

void session_set_home(struct session *session, const char *home)
{
	session->home[0] = '\0';
	strncat(session->home, home, sizeof session->home - 1);
}

const char *session_path(const struct session *session) { return session->path; }

const char *session_save_error(const struct session *session) { return session->save_error; }

static bool write_now(struct session *session)
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
	bool saved = scenario_save(session->save, session->path, &error);
	session->save->step_count = whole;
	session->save->undone_count = 0;
	if (saved)
		mark_read(session->path, &session->mark);
	else
		memcpy(session->save_error, error.text, sizeof session->save_error);
	return saved;
}

/* Under another name, where there is a home for it; the sentence says so. */
static bool write_elsewhere(struct session *session)
{
	char path[FORMAT_PATH_SIZE], old[FORMAT_PATH_SIZE];
	memcpy(old, session->path, sizeof old);
	if (!session->home[0]) {
		snprintf(session->save_error, sizeof session->save_error,
		         tr("Another program has changed %.100s; this game is not saved over it."), file_name(old));
		return false;
	}
	if (!save_new_path(session->home, path, session->save_error, sizeof session->save_error))
		return false;
	session_set_path(session, path);
	if (!write_now(session))
		return false;
	snprintf(session->save_error, sizeof session->save_error,
	         tr("Another program has changed %.100s. This game goes on as %.100s."), file_name(old),
	         file_name(path));
	return true;
}

static bool write_somewhere(struct session *session)
{
	session->save_error[0] = '\0';
	if (session->path[0] && taken(session))
		return write_elsewhere(session);
	if (session->path[0] && write_now(session))
		return true;
	if (!session->home[0])
		return !session->path[0];
	/* There was no file yet, or its directory has gone: the home is made again, the game keeps its name. */
	char path[FORMAT_PATH_SIZE];
	if (!save_new_path(session->home, path, session->save_error, sizeof session->save_error))
		return false;
	if (!session->path[0])
		session_set_path(session, path);
	session->save_error[0] = '\0';
	return write_now(session);
}

bool session_save(struct session *session)
{
	session->unsaved = !write_somewhere(session);
	return !session->unsaved;
}

bool session_unsaved(const struct session *session) { return session->unsaved; }
