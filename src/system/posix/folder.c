#define _XOPEN_SOURCE 700

#include "system/names.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

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

/* The lock is the folder's own: it leaves no file, and goes with the process however that ends. */
int sys_lock_folder(const char *path, bool *other)
{
	*other = false;
	int file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (file < 0 || flock(file, LOCK_EX | LOCK_NB) == 0)
		return file;
	*other = errno == EWOULDBLOCK;
	close(file);
	return -1;
}

void sys_unlock_folder(int lock)
{
	if (lock >= 0)
		close(lock);
}
