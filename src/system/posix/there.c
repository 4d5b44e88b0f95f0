/* What lies where, as every system with POSIX's calls says it, a page in a browser too. */
#define _XOPEN_SOURCE 700

#include "system/posix/there.h"

#include "system/names.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool sys_about(const char *path, struct sys_about *about)
{
	struct stat found;
	*about = (struct sys_about){.kind = SYS_NOTHING};
	if (stat(path, &found) != 0)
		return false;
	*about = (struct sys_about){.kind = kind_of(&found),
	                            .device = (uint64_t)found.st_dev,
	                            .inode = (uint64_t)found.st_ino,
	                            .size = (uint64_t)found.st_size,
	                            .seconds = (int64_t)found.st_mtim.tv_sec,
	                            .nanoseconds = (int64_t)found.st_mtim.tv_nsec};
	return true;
}

bool sys_exists(const char *path) { return access(path, F_OK) == 0; }

bool sys_is_folder(const char *path)
{
	struct sys_about about;
	return sys_about(path, &about) && about.kind == SYS_FOLDER;
}

bool sys_real_path(const char *path, char real[SYS_PATH_SIZE])
{
	char *found = realpath(path, NULL);
	bool fits = found && strlen(found) < SYS_PATH_SIZE;
	if (fits)
		strcpy(real, found);
	else if (found)
		errno = ENAMETOOLONG;
	free(found);
	return fits;
}

FILE *sys_open(const char *path, const char *mode) { return fopen(path, mode); }

bool sys_list(const char *folder, struct sys_names *names)
{
	struct gathered gathered = {0};
	bool whole = true;
	*names = (struct sys_names){0};
	DIR *stream = opendir(folder);
	if (!stream)
		return false;
	for (struct dirent *item; whole && (item = readdir(stream)) != NULL;)
		whole = names_add(&gathered, item->d_name);
	closedir(stream);
	return names_finish(&gathered, whole, names);
}

bool sys_make_folder(const char *path) { return mkdir(path, 0777) == 0; }
