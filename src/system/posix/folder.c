#define _XOPEN_SOURCE 700

#include "system/system.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

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
