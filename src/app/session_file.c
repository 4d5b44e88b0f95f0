/* The file of a session: where it is, writing it, and going on without it until it can be written again. */
#include "app/session_private.h"

#include <stdio.h>
#include <string.h>

#include "app/save.h"

void session_set_path(struct session *session, const char *path)
{
	session->path[0] = '\0';
	strncat(session->path, path, sizeof session->path - 1);
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
	int whole = session->save->step_count;
	session->save->step_count = session->replay.step; /* what can be redone is no part of the game */
	bool saved = scenario_save(session->save, session->path, &error);
	session->save->step_count = whole;
	if (!saved) {
		memcpy(session->save_error, error.text, sizeof session->save_error);
	}
	return saved;
}

bool session_save(struct session *session)
{
	session->save_error[0] = '\0';
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
