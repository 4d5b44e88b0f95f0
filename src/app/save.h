/*
 * save.h - sessions on disk: where saves live, opening and listing them.
 *
 * Saves are JSON as format.h reads and writes them.  A file is replaced as a
 * whole (written beside, synced, renamed): whatever happens in between, the
 * last complete one is still there.
 */
#ifndef BASTIDE_APP_SAVE_H
#define BASTIDE_APP_SAVE_H

#include "session.h"

enum { SAVE_PATH_SIZE = 1024, SAVE_ERROR_SIZE = 400 };

/* A save as the title screen lists it. */
struct save_entry {
	char path[SAVE_PATH_SIZE];
	int64_t mtime;     /* seconds since 1970 */
	bool readable;     /* else `error` says why; the rest is empty */
	bool over;
	int player_count;
	uint8_t colors[PLAYERS_MAX];
	char names[PLAYERS_MAX][SEAT_NAME_SIZE];
	int32_t scores[PLAYERS_MAX];
	int round, tiles_left;
	int seat;          /* to move, or NOBODY */
	char error[SAVE_ERROR_SIZE];
};

/* Replaces `path` by `text` atomically; false with a sentence. */
bool file_replace(const char *path, const char *text, size_t size, char error[SAVE_ERROR_SIZE]);

/* A free file name for a new game in home/saves, which is made if need be. */
bool save_new_path(const char *home, char path[SAVE_PATH_SIZE], char error[SAVE_ERROR_SIZE]);

/* Opens a save or a scenario, at its end or after `at` moves (at >= 0).  A
 * save goes on writing to its file; a scenario has none.  NULL with a sentence. */
struct session *save_open(const struct tile_set *tiles, const char *path, int at,
			  char error[SAVE_ERROR_SIZE]);

/* The saves of home/saves, newest first; *entries is freed by the caller.
 * Returns their number; a missing directory holds none. */
int save_list(const struct tile_set *tiles, const char *home, struct save_entry **entries);

/* The newest readable save that is not over: what Continue opens. */
bool save_latest(const struct tile_set *tiles, const char *home, struct save_entry *entry);

#endif
