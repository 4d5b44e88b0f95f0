/* save.h - sessions on disk: where saves live, opening and listing them.
 *
 * Saves are JSON as format.h reads and writes them; a file is always replaced
 * as a whole, so whatever happens the last complete one is there. */
#pragma once

#include "app/session.h"

enum { SAVE_TITLE_SIZE = 64 };

/* A save as the title screen lists it. */
struct save_entry {
	char path[FORMAT_PATH_SIZE];
	int64_t mtime; /* seconds since 1970 */
	int64_t bytes;
	bool readable; /* else `error` says why; the rest is empty */
	bool over;
	bool example; /* somebody plays on from an example */
	enum game_kind game;
	uint64_t seed;
	int player_count;
	uint8_t colors[PLAYERS_MAX];
	char names[PLAYERS_MAX][SEAT_NAME_SIZE];
	int32_t scores[PLAYERS_MAX];
	int round, tiles_left;
	int seat;                    /* to move, or NOBODY */
	char title[SAVE_TITLE_SIZE]; /* the name that people gave it; "": it saves itself and has none */
	char rules[160];             /* "First game"; "Gardens, 2014 · Abbot on" */
	int tile_count;
	struct setup_tile tiles[TILES_MAX]; /* as they lie */
	char error[FORMAT_LINE_SIZE];
};

/* A file name for a new game in home/saves that none has, nor a deleted one that can still come back, from number *from
 * on, which becomes the next; the directories are made if need be.  NULL, or why not.  Another window may take it
 * before it is written: whoever writes asks for the next where it says EEXIST. */
const char *save_new_path(const char *home, int *from, char path[FORMAT_PATH_SIZE]);

/* The number that a copy of this file begins to look for its name at, behind the file's own: of a game and its copy the
 * copy has the later name. */
int save_copy_from(const char *path);

/* A session that has no file gets a new one in home/saves and is written to it from now on.  Where that fails the
 * sentence is session_save_error(): the game goes on all the same, and every later save tries again.  An empty home:
 * there is no place for it, which is such a failure. */
struct saved save_begin(struct session *session, const char *home);

/* For a game that cannot be written where it belongs: into the user's own directory, or that for temporary files; from
 * then on it is written there.  Where neither can be written the session keeps its place; where files are handed out it
 * is that, once. */
struct saved save_elsewhere(struct session *session);

/* Opens a save or a scenario, at its end or after `at` moves (at >= 0).  A file of one's own in home/saves, which may
 * be written, goes on being written to at its end; any other is only read, and what is played on in it becomes a game
 * of its own in home/saves.  home NULL: it is only looked at.  NULL with a sentence. */
struct session *save_open(const struct tile_set *tiles, const char *home, const char *path, int at,
                          char error[FORMAT_LINE_SIZE]);

/* What is wrong with the file, without its name; the same with it, and before it what that may come from. */
const char *save_damage(const char *path, const char *error);
const char *save_explained(const char *path, const char *error);

/* The saves of home/saves, newest first, at most `limit` (0: all); *entries is
 * freed by the caller.  Returns their number; a missing directory holds none. */
int save_list(const struct tile_set *tiles, const char *home, int limit, struct save_entry **entries);

/* The newest readable save that is not over, nor begun in an example, nor a copy of one that has been played to its end
 * since: what Continue opens. */
bool save_latest(const struct tile_set *tiles, const char *home, struct save_entry *entry);

/* ---- keeping them in order: each returns NULL, or a sentence that says why not ---- */

/* Gives the file this name ("": none). */
const char *save_rename(const struct tile_set *tiles, const char *path, const char *title);

/* What a copy is called: after the game's name, or those who play it. */
void save_copy_title(const struct save_entry *save, char title[SAVE_TITLE_SIZE]);
/* By whom and when, as one looks for it: "Anna, Ben – 23 Nov". */
void save_day_title(const struct session *session, int day, int month, char title[SAVE_TITLE_SIZE]);
/* A second file of the same game in home/saves, under this name. */
const char *save_copy(const struct tile_set *tiles, const char *home, const char *from, const char *title);

/* Deletes it so that it can come back: it lies in home/deleted. */
const char *save_delete(const char *home, const char *path);
/* The one deleted last that can come back: where it lies; false: there is none, and `away` is empty. */
bool save_deleted(const char *home, char away[FORMAT_PATH_SIZE]);
/* Brings it back, to `path`: under the name that it had, or a new one where that is taken. */
const char *save_restore(const char *home, const char *away, char path[FORMAT_PATH_SIZE]);
/* Of what was deleted all but the last twenty are gone for good. */
void save_forget(const char *home);
