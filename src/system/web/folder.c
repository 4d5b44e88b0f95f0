#define _XOPEN_SOURCE 700

#include "system/names.h"

#include <dirent.h>
#include <sys/stat.h>

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

/* Two pages of one browser: the second does not begin before the first has gone (page.js). */
int sys_lock_folder(const char *path, bool *other)
{
	(void)path;
	*other = false;
	return -1;
}

void sys_unlock_folder(int lock) { (void)lock; }
