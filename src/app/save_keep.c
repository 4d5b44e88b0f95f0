/* Saves kept in order: named, copied, deleted and brought back. */
#include "app/save.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/folder.h"
#include "app/language.h"

static bool say(char *error, size_t size, const struct format_error *wrong)
{
	snprintf(error, size, "%s", wrong->text);
	return false;
}

/* The file's game with another name, at `to`. */
static bool write_named(const struct tile_set *tiles, const char *from, const char *to, const char *title, char *error,
                        size_t size)
{
	struct format_error wrong;
	struct scenario *scenario = scenario_load(from, tiles, &wrong);
	if (!scenario)
		return say(error, size, &wrong);
	bool good = scenario_set_text(&scenario->title, title[0] ? title : NULL);
	if (!good)
		snprintf(error, size, "%s", tr("There is not enough memory."));
	else if (!scenario_save(scenario, to, &wrong))
		good = say(error, size, &wrong);
	scenario_destroy(scenario);
	return good;
}

bool save_rename(const struct tile_set *tiles, const char *path, const char *title, char *error, size_t size)
{
	return write_named(tiles, path, path, title, error, size);
}

bool save_copy(const struct tile_set *tiles, const char *home, const char *from, const char *title, char *error,
               size_t size)
{
	char path[FORMAT_PATH_SIZE];
	return save_new_path(home, path, error, size) && write_named(tiles, from, path, title, error, size);
}

static bool move_file(const char *from, const char *to, char *error, size_t size)
{
	if (rename(from, to) == 0)
		return true;
	snprintf(error, size, "%.200s: %s", from, strerror(errno));
	return false;
}

static void deleted_directory(const char *home, char path[FORMAT_PATH_SIZE])
{
	snprintf(path, FORMAT_PATH_SIZE, "%s/deleted", home);
}

bool save_delete(const char *home, const char *path, char away[FORMAT_PATH_SIZE], char *error, size_t size)
{
	char directory[FORMAT_PATH_SIZE];
	deleted_directory(home, directory);
	return folder_make(home, directory, error, size) &&
	       folder_new_file(directory, "game", ".bastide", away, FORMAT_PATH_SIZE, error, size) &&
	       move_file(path, away, error, size);
}

bool save_restore(const char *away, const char *path, char *error, size_t size)
{
	return move_file(away, path, error, size);
}

void save_forget(const char *home)
{
	char directory[FORMAT_PATH_SIZE], path[FORMAT_PATH_SIZE];
	struct folder_file *files;
	deleted_directory(home, directory);
	int count = folder_list(directory, &files);
	for (int i = 0; i < count; i++)
		if (snprintf(path, sizeof path, "%s/%s", directory, files[i].name) < (int)sizeof path)
			remove(path);
	free(files);
}
