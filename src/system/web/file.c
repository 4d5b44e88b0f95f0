/* The files of a page lie in its memory; those that have a name for good are kept by the browser. */
#define _XOPEN_SOURCE 700

#include "system/system.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "system/web/keep.h"

/* ---- what lies where ---- */

bool sys_is_own_folder(const char *path) { return sys_is_folder(path); }

bool sys_may_write(const char *path) { return access(path, W_OK) == 0; }

/* ---- files ---- */

FILE *sys_open_read(const char *path, enum sys_kind *kind)
{
	struct sys_about about;
	bool there = sys_about(path, &about);
	*kind = about.kind;
	return there && *kind == SYS_FILE ? fopen(path, "rb") : NULL;
}

FILE *sys_open_new(const char *path) { return fopen(path, "wbx"); }

FILE *sys_open_there(const char *path) { return sys_exists(path) ? fopen(path, "wb") : NULL; }

bool sys_mode_as(FILE *file, const char *path)
{
	(void)file;
	return sys_exists(path);
}

/* It is when it has its name. */
bool sys_sync(FILE *file)
{
	(void)file;
	return true;
}

/* The browser may have refused it the last time: its place is full, or taken away. */
bool sys_sync_name(const char *path)
{
	if (keep_file(path))
		return true;
	errno = EIO;
	return false;
}

bool sys_swap(const char *a, const char *b)
{
	(void)a, (void)b;
	errno = ENOTSUP;
	return false;
}

bool sys_replace(const char *from, const char *to)
{
	if (rename(from, to) != 0)
		return false;
	keep_file(from);
	keep_file(to);
	return true;
}

bool sys_move(const char *from, const char *to)
{
	if (!sys_exists(to))
		return sys_replace(from, to);
	errno = EEXIST;
	return false;
}

bool sys_remove(const char *path)
{
	if (unlink(path) != 0)
		return false;
	keep_file(path);
	return true;
}

bool sys_follow(char *path, size_t size)
{
	(void)path; /* there are no links */
	(void)size;
	return true;
}

bool sys_set_date(const char *path, int64_t seconds, int64_t nanoseconds)
{
	struct timespec time = {.tv_sec = (time_t)seconds, .tv_nsec = (long)nanoseconds};
	if (utimensat(AT_FDCWD, path, (struct timespec[]){time, time}, 0) != 0)
		return false;
	keep_file(path);
	return true;
}
