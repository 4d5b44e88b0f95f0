#include <stdio.h>
#include <string.h>

#include <bastide/format.h>

#include "system/system.h"

static bool holds_tiles(const char *path)
{
	char tiles[FORMAT_PATH_SIZE + 8];
	snprintf(tiles, sizeof tiles, "%s/tiles", path);
	return sys_is_folder(tiles);
}

/* What a build that was not installed says of itself: where its data lie. */
static bool built(char path[FORMAT_PATH_SIZE])
{
	/* It has a folder for each program, some within another. */
	static const char *const above[] = {"../..", "../../.."};
	char own[SYS_PATH_SIZE], named[SYS_PATH_SIZE + 32];
	FILE *file = NULL;
	sys_own_folder(own);
	for (int i = 0; own[0] && i < 2 && !file; i++) {
		snprintf(named, sizeof named, "%s%s/bastide-tree", own, above[i]);
		file = sys_open(named, "r");
	}
	path[0] = '\0';
	if (file && !fgets(path, FORMAT_PATH_SIZE, file))
		path[0] = '\0';
	if (file)
		fclose(file);
	path[strcspn(path, "\n")] = '\0';
	return path[0] != '\0';
}

bool data_directory(char path[FORMAT_PATH_SIZE])
{
	/* Beside the program; in the tree that both were installed into, wherever that lies now. */
	static const char *const beside[] = {"data", "../share/bastide", "../../share/bastide"};
	char own[SYS_PATH_SIZE];
	if (sys_setting("BASTIDE_DATA", path, FORMAT_PATH_SIZE))
		return sys_is_folder(path);
	sys_own_folder(own);
	for (int i = 0; own[0] && i < 3; i++)
		if (snprintf(path, FORMAT_PATH_SIZE, "%s%s", own, beside[i]) < FORMAT_PATH_SIZE && holds_tiles(path))
			return true;
	if (built(path) && holds_tiles(path))
		return true;
	snprintf(path, FORMAT_PATH_SIZE, "%s", BASTIDE_INSTALLED_DATA);
	return holds_tiles(path);
}

bool data_path(const char *relative, char path[FORMAT_PATH_SIZE])
{
	char directory[FORMAT_PATH_SIZE];
	bool found = data_directory(directory);
	int n = snprintf(path, FORMAT_PATH_SIZE, "%s/%s", directory, relative);

	return found && n > 0 && n < FORMAT_PATH_SIZE;
}
