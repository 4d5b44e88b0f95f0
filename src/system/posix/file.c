#define _GNU_SOURCE /* renameat2 */

#include "system/posix/there.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- what lies where ---- */

bool sys_is_own_folder(const char *path)
{
	struct stat found;
	return lstat(path, &found) == 0 && S_ISDIR(found.st_mode);
}

bool sys_may_write(const char *path)
{
	struct stat found;
	if (stat(path, &found) != 0)
		return false;
	if (S_ISDIR(found.st_mode))
		return access(path, W_OK | X_OK) == 0;
	/* Root may always, and keeps to it all the same. */
	return access(path, W_OK) == 0 && (found.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH)) != 0;
}

/* ---- files ---- */

static FILE *fail_close(int fd)
{
	int fault = errno;
	close(fd);
	errno = fault;
	return NULL;
}

/* A pipe or a device could keep us waiting for ever, or never end. */
FILE *sys_open_read(const char *path, enum sys_kind *kind)
{
	struct stat about;
	int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	*kind = SYS_NOTHING;
	if (fd < 0)
		return NULL;
	*kind = fstat(fd, &about) == 0 ? kind_of(&about) : SYS_OTHER;
	FILE *stream = *kind == SYS_FILE ? fdopen(fd, "rb") : NULL;
	return stream ? stream : fail_close(fd);
}

static FILE *open_write(const char *path, int flags)
{
	int fd = open(path, O_WRONLY | O_CLOEXEC | flags, 0666);
	FILE *stream = fd < 0 ? NULL : fdopen(fd, "wb");
	if (stream || fd < 0)
		return stream;
	fail_close(fd);
	int fault = errno;
	if (flags & O_EXCL)
		unlink(path);
	errno = fault;
	return NULL;
}

FILE *sys_open_new(const char *path) { return open_write(path, O_CREAT | O_EXCL | O_NOFOLLOW); }

/* A pipe that nobody reads would keep us waiting for ever: it is refused (ENXIO). */
FILE *sys_open_there(const char *path)
{
	FILE *stream = open_write(path, O_NONBLOCK);
	if (stream)
		fcntl(fileno(stream), F_SETFL, 0);
	return stream;
}

bool sys_mode_as(FILE *file, const char *path)
{
	struct stat found;
	return stat(path, &found) == 0 && fchmod(fileno(file), found.st_mode & 07777) == 0;
}

bool sys_sync(FILE *file) { return fsync(fileno(file)) == 0; }

/* Where the directory part of a path ends, its slash included: 0 where there is none. */
static size_t directory_length(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? (size_t)(slash - path) + 1 : 0;
}

/* The name is on the disk when its directory is.  Some file systems have no such thing, and some directories may be
 * written and not read. */
bool sys_sync_name(const char *path)
{
	char directory[SYS_PATH_SIZE];
	size_t length = directory_length(path);
	if (length >= sizeof directory) {
		errno = ENAMETOOLONG;
		return false;
	}
	memcpy(directory, length ? path : ".", length ? length : 1);
	directory[length ? length : 1] = '\0';
	int fd = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (fd < 0)
		return true;
	bool synced = fsync(fd) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS;
	int fault = errno;
	close(fd);
	errno = fault;
	return synced;
}

bool sys_replace(const char *from, const char *to) { return rename(from, to) == 0; }

bool sys_swap(const char *a, const char *b)
{
	errno = ENOSYS;
#ifdef RENAME_EXCHANGE
	if (renameat2(AT_FDCWD, a, AT_FDCWD, b, RENAME_EXCHANGE) == 0)
		return true;
#endif
	if (errno == ENOSYS || errno == EINVAL)
		errno = ENOTSUP;
	return false;
}

static bool fail_remove(const char *path)
{
	int fault = errno;
	unlink(path);
	errno = fault;
	return false;
}

/* Where files have one name only it is taken first, in one step: rename() alone would write over what has come there
 * meanwhile. */
static bool move_linkless(const char *from, const char *to)
{
	int name = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	if (name < 0)
		return false;
	close(name);
	if (rename(from, to) == 0)
		return sys_sync_name(to) && sys_sync_name(from);
	return fail_remove(to);
}

bool sys_move(const char *from, const char *to)
{
	if (link(from, to) != 0)
		return errno != EEXIST && errno != ENOENT && move_linkless(from, to);
	if (sys_sync_name(to) && unlink(from) == 0)
		return sys_sync_name(from);
	return fail_remove(to);
}

bool sys_remove(const char *path) { return unlink(path) == 0; }

/* One link followed; the path becomes what it leads to. */
static bool link_follow(char *path, size_t size)
{
	char to[SYS_PATH_SIZE];
	size_t before = directory_length(path);
	ssize_t length = readlink(path, to, sizeof to - 1);
	if (length < 0)
		return false;
	to[length] = '\0';
	if (to[0] == '/')
		before = 0;
	if (before + (size_t)length >= size) {
		errno = ENAMETOOLONG;
		return false;
	}
	memcpy(path + before, to, (size_t)length + 1);
	return true;
}

bool sys_follow(char *path, size_t size)
{
	enum { LINKS_MOST = 8 };
	struct stat about;
	for (int i = 0; i < LINKS_MOST; i++) {
		if (lstat(path, &about) != 0)
			return errno == ENOENT;
		if (!S_ISLNK(about.st_mode))
			return true;
		if (!link_follow(path, size))
			return false;
	}
	errno = ELOOP;
	return false;
}

bool sys_set_date(const char *path, int64_t seconds, int64_t nanoseconds)
{
	struct timespec time = {.tv_sec = (time_t)seconds, .tv_nsec = (long)nanoseconds};
	return utimensat(AT_FDCWD, path, (struct timespec[]){time, time}, 0) == 0;
}
