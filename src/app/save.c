#define _XOPEN_SOURCE 700 /* realpath */

#include "save.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "language.h"

static bool directory_make(const char *path)
{
	return mkdir(path, 0777) == 0 || errno == EEXIST;
}

static void saves_directory(const char *home, char path[FORMAT_PATH_SIZE])
{
	snprintf(path, FORMAT_PATH_SIZE, "%s/saves", home);
}

bool save_new_path(const char *home, char path[FORMAT_PATH_SIZE], char *error, size_t size)
{
	char directory[FORMAT_PATH_SIZE];
	saves_directory(home, directory);
	if (!directory_make(home) || !directory_make(directory)) {
		snprintf(error, size, tr("%s cannot be made: %s"), directory, strerror(errno));
		return false;
	}
	for (int number = 1; number < INT_MAX; number++) {
		if (snprintf(path, FORMAT_PATH_SIZE, "%s/game-%04d.json", directory, number) >=
		    FORMAT_PATH_SIZE)
			break;
		if (access(path, F_OK) != 0)
			return true;
	}
	snprintf(error, size, tr("%s has no room for another name"), directory);
	return false;
}

bool save_begin(struct session *session, const char *home, char *error, size_t size)
{
	char path[FORMAT_PATH_SIZE];
	if (!home[0])
		return true;
	if (!save_new_path(home, path, error, size))
		return false;
	session_set_path(session, path);
	if (session_save(session))
		return true;
	snprintf(error, size, "%s", session_save_error(session));
	return false;
}

/* Does the file lie in home/saves, whatever way it is written? */
static bool is_own_save(const char *home, const char *path)
{
	char directory[FORMAT_PATH_SIZE], real_directory[PATH_MAX], real_file[PATH_MAX];
	if (!home)
		return false;
	saves_directory(home, directory);
	if (!realpath(directory, real_directory) || !realpath(path, real_file))
		return false;
	size_t length = strlen(real_directory);
	return strncmp(real_directory, real_file, length) == 0 && real_file[length] == '/';
}

struct session *save_open(const struct tile_set *tiles, const char *home, const char *path, int at,
                          char error[FORMAT_LINE_SIZE])
{
	struct format_error wrong;
	struct scenario *scenario = scenario_load(path, tiles, &wrong);
	if (!scenario) {
		format_error_line(&wrong, error);
		return NULL;
	}
	struct session *session = session_resume(scenario, at, &wrong);
	if (!session) {
		format_error_line(&wrong, error);
		return NULL;
	}
	/* Looking at an earlier move must not cut the file. */
	if (at < 0 && is_own_save(home, path))
		session_set_path(session, path);
	return session;
}

static void entry_read(const struct tile_set *tiles, struct save_entry *entry)
{
	struct session *session = save_open(tiles, NULL, entry->path, -1, entry->error);
	entry->readable = session != NULL;
	entry->seat = NOBODY;
	if (!session)
		return;
	const struct game *game = session_game(session);
	entry->over = session_wait(session) == WAIT_OVER;
	entry->player_count = game_player_count(game);
	entry->seat = session_seat(session);
	entry->round = session_round(session);
	entry->tiles_left = game_tiles_left(game);
	for (int seat = 0; seat < entry->player_count; seat++) {
		entry->colors[seat] = (uint8_t)game_color(game, seat);
		entry->scores[seat] = game_score(game, seat);
		snprintf(entry->names[seat], SEAT_NAME_SIZE, "%s", session_name(session, seat));
	}
	session_destroy(session);
}

struct found {
	int64_t mtime;
	char name[256];
};

static int newest_first(const void *a, const void *b)
{
	const struct found *first = a, *second = b;
	if (first->mtime != second->mtime)
		return first->mtime < second->mtime ? 1 : -1;
	return strcmp(second->name, first->name);
}

static int find_files(const char *directory, struct found **files)
{
	int count = 0, capacity = 0;
	*files = NULL;
	DIR *stream = opendir(directory);
	if (!stream)
		return 0;
	for (struct dirent *item; (item = readdir(stream)) != NULL;) {
		char path[FORMAT_PATH_SIZE + 256];
		struct stat stat_of;
		size_t length = strlen(item->d_name);
		if (length < 6 || strcmp(item->d_name + length - 5, ".json") != 0)
			continue;
		snprintf(path, sizeof path, "%s/%s", directory, item->d_name);
		if (stat(path, &stat_of) != 0 || !S_ISREG(stat_of.st_mode))
			continue;
		if (count == capacity) {
			capacity = capacity ? capacity * 2 : 32;
			struct found *grown = realloc(*files, (size_t)capacity * sizeof **files);
			if (!grown)
				break;
			*files = grown;
		}
		(*files)[count].mtime = (int64_t)stat_of.st_mtime;
		snprintf((*files)[count++].name, sizeof(*files)[0].name, "%s", item->d_name);
	}
	closedir(stream);
	if (count > 1)
		qsort(*files, (size_t)count, sizeof **files, newest_first);
	return count;
}

static void entry_init(struct save_entry *entry, const char *directory, const struct found *file)
{
	memset(entry, 0, sizeof *entry);
	if (snprintf(entry->path, sizeof entry->path, "%s/%s", directory, file->name) >=
	    (int)sizeof entry->path)
		entry->path[0] = '\0';
	entry->mtime = file->mtime;
}

int save_list(const struct tile_set *tiles, const char *home, int limit, struct save_entry **entries)
{
	char directory[FORMAT_PATH_SIZE];
	struct found *files;
	saves_directory(home, directory);
	int count = find_files(directory, &files);
	if (limit > 0 && count > limit)
		count = limit;
	*entries = count > 0 ? calloc((size_t)count, sizeof **entries) : NULL;
	if (!*entries)
		count = 0;
	for (int i = 0; i < count; i++) {
		entry_init(&(*entries)[i], directory, &files[i]);
		entry_read(tiles, &(*entries)[i]);
	}
	free(files);
	return count;
}

bool save_latest(const struct tile_set *tiles, const char *home, struct save_entry *entry)
{
	char directory[FORMAT_PATH_SIZE];
	struct found *files;
	bool found = false;
	saves_directory(home, directory);
	int count = find_files(directory, &files);
	for (int i = 0; i < count && !found; i++) {
		entry_init(entry, directory, &files[i]);
		entry_read(tiles, entry);
		found = entry->readable && !entry->over;
	}
	free(files);
	return found;
}
