#define _XOPEN_SOURCE 700 /* realpath */

#include "format/output.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { LINKS_MOST = 8, TRIES = 100 };

/* Where the directory part of a path ends, its slash included: 0 where there is none. */
static size_t directory_length(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? (size_t)(slash - path) + 1 : 0;
}

/* One link followed, read or not; the path becomes what it leads to. */
static bool link_follow(char path[FORMAT_PATH_SIZE])
{
	char to[FORMAT_PATH_SIZE];
	size_t before = directory_length(path);
	ssize_t length = readlink(path, to, sizeof to - 1);
	if (length < 0)
		return false;
	to[length] = '\0';
	if (to[0] == '/')
		before = 0;
	if (before + (size_t)length >= FORMAT_PATH_SIZE) {
		errno = ENAMETOOLONG;
		return false;
	}
	memcpy(path + before, to, (size_t)length + 1);
	return true;
}

static bool links_follow(char path[FORMAT_PATH_SIZE])
{
	struct stat about;
	for (int i = 0; i < LINKS_MOST; i++) {
		if (lstat(path, &about) != 0)
			return errno == ENOENT;
		if (!S_ISLNK(about.st_mode))
			return true;
		if (!link_follow(path))
			return false;
	}
	errno = ELOOP;
	return false;
}

/* Eight bytes that nobody can foretell; from the clock where the system has no source of chance. */
static uint64_t chance(void)
{
	struct timespec now;
	uint64_t number = 0;
	int source = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
	bool found = source >= 0 && read(source, &number, sizeof number) == (ssize_t)sizeof number;
	if (source >= 0)
		close(source);
	if (found)
		return number;
	clock_gettime(CLOCK_REALTIME, &now);
	return ((uint64_t)now.tv_nsec << 32 ^ (uint64_t)now.tv_sec ^ (uintptr_t)&now) * UINT64_C(0x9E3779B97F4A7C15);
}

/* DIRECTORY/bastide-CHANCE.PID.tmp: the number tells folder_clean() whose it is. */
static int temporary_open(struct output *output)
{
	size_t directory = directory_length(output->path);
	int fd = -1;
	for (int i = 0; i < TRIES && fd < 0; i++) {
		int length = snprintf(output->temporary, sizeof output->temporary, "%.*sbastide-%016" PRIx64 ".%ld.tmp",
		                      (int)directory, output->path, chance(), (long)getpid());
		if (length < 0 || (size_t)length >= sizeof output->temporary) {
			errno = ENAMETOOLONG;
			return -1;
		}
		fd = open(output->temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
		if (fd < 0 && errno != EEXIST)
			return -1;
	}
	return fd;
}

static bool fail_close(int fd, const char *temporary)
{
	int fault = errno;
	close(fd);
	if (temporary[0])
		unlink(temporary);
	errno = fault;
	return false;
}

bool output_open(struct output *output, const char *path, bool durable)
{
	struct stat about;
	*output = (struct output){.durable = durable};
	if (strlen(path) >= sizeof output->path) {
		errno = ENAMETOOLONG;
		return false;
	}
	strcpy(output->path, path);
	bool there = stat(path, &about) == 0, special = there && !S_ISREG(about.st_mode);
	if (!special && !links_follow(output->path))
		return false;
	int fd = special ? open(path, O_WRONLY | O_CLOEXEC) : temporary_open(output);
	if (fd < 0)
		return false;
	if (there && !special && fchmod(fd, about.st_mode & 07777) != 0)
		return fail_close(fd, output->temporary);
	output->stream = fdopen(fd, "wb");
	return output->stream || fail_close(fd, output->temporary);
}

/* The name is on the disk when its directory is.  Some file systems have no such thing, and some directories may be
 * written and not read. */
bool output_sync_name(const char *path)
{
	char directory[FORMAT_PATH_SIZE];
	size_t length = directory_length(path);
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

bool output_close(struct output *output, bool good)
{
	bool beside = output->temporary[0] != '\0';
	int fault = good ? 0 : errno;
	/* The first thing that fails is the one that is told. */
	if (fflush(output->stream) != 0 || ferror(output->stream) ||
	    (good && beside && output->durable && fsync(fileno(output->stream)) != 0)) {
		fault = fault ? fault : errno;
		good = false;
	}
	if (fclose(output->stream) != 0) {
		fault = fault ? fault : errno;
		good = false;
	}
	output->stream = NULL;
	if (good && beside && rename(output->temporary, output->path) != 0) {
		fault = errno;
		good = false;
	}
	if (!good && beside)
		unlink(output->temporary);
	if (good && beside && output->durable && !output_sync_name(output->path)) {
		fault = errno;
		good = false;
	}
	errno = fault;
	return good;
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
		return output_sync_name(to) && output_sync_name(from);
	int fault = errno;
	unlink(to);
	errno = fault;
	return false;
}

bool output_move(const char *from, const char *to)
{
	if (link(from, to) != 0)
		return errno != EEXIST && errno != ENOENT && move_linkless(from, to);
	if (output_sync_name(to) && unlink(from) == 0)
		return output_sync_name(from);
	int fault = errno;
	unlink(to);
	errno = fault;
	return false;
}

bool output_remove(const char *path) { return unlink(path) == 0 && output_sync_name(path); }

bool output_standard_flush(void)
{
	if (fflush(stdout) != 0)
		return false;
	errno = EIO; /* why an earlier line went nowhere is no longer known */
	return !ferror(stdout);
}

bool output_same_file(const char *a, const char *b)
{
	struct stat first, second;
	return stat(a, &first) == 0 && stat(b, &second) == 0 && first.st_dev == second.st_dev &&
	       first.st_ino == second.st_ino;
}
