#include <stdio.h>
#include <stdlib.h>

#include <bastide/format.h>

#include "system/system.h"

bool data_directory(char path[FORMAT_PATH_SIZE])
{
	/* Both are compiled in: the first from the prefix, the second the tree
	 * itself, so that a build that was never installed runs anywhere. */
	static const char *const places[] = {BASTIDE_INSTALLED_DATA, BASTIDE_SOURCE_DATA};
	const char *wanted = getenv("BASTIDE_DATA");
	char tiles[FORMAT_PATH_SIZE + 8];

	if (wanted && *wanted) {
		snprintf(path, FORMAT_PATH_SIZE, "%s", wanted);
		return sys_is_folder(path);
	}
	for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
		snprintf(path, FORMAT_PATH_SIZE, "%s", places[i]);
		snprintf(tiles, sizeof tiles, "%s/tiles", path);
		if (sys_is_folder(tiles))
			return true;
	}
	return false;
}

bool data_path(const char *relative, char path[FORMAT_PATH_SIZE])
{
	char directory[FORMAT_PATH_SIZE];
	bool found = data_directory(directory);
	int n = snprintf(path, FORMAT_PATH_SIZE, "%s/%s", directory, relative);

	return found && n > 0 && n < FORMAT_PATH_SIZE;
}
