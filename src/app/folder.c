#define _XOPEN_SOURCE 700

#include "app/folder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pwd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/language.h"
#include "format/output.h"

/* On the disk, too: what is synced in a directory is lost with a directory that is not. */
static bool make(const char *path) { return mkdir(path, 0777) == 0 ? output_sync_name(path) : errno == EEXIST; }

bool folder_make(const char *home, const char *directory, char *error, size_t size)
{
	if (make(home) && make(directory))
		return true;
	snprintf(error, size, tr("%s cannot be made: %s"), directory, strerror(errno));
	return false;
}

/* A variable of the environment; an empty one counts as none, and so does a path that depends on where we are. */
static const char *place_named(const char *variable)
{
	const char *value = getenv(variable);
	return value && value[0] == '/' ? value : NULL;
}

static const char *user_directory(void)
{
	const char *named = place_named("HOME");
	const struct passwd *user = named ? NULL : getpwuid(getuid());
	return named ? named : user && user->pw_dir && user->pw_dir[0] == '/' ? user->pw_dir : NULL;
}

/* Every directory of the path that comes after its first `from` characters. */
static void make_below(const char *path, size_t from)
{
	char part[PATH_MAX];
	for (size_t i = from + 1; i < sizeof part && i <= strlen(path); i++) {
		if (path[i] != '/' && path[i] != '\0')
			continue;
		memcpy(part, path, i);
		part[i] = '\0';
		make(part);
	}
}

void folder_home(char *path, size_t size)
{
	const char *named = getenv("BASTIDE_HOME"), *data = place_named("XDG_DATA_HOME"), *user = user_directory();
	struct stat about;
	int length = 0;
	path[0] = '\0';
	if (named && *named)
		length = snprintf(path, size, "%s", named);
	else if (data)
		length = snprintf(path, size, "%s/bastide", data);
	else if (user)
		length = snprintf(path, size, "%s/.local/share/bastide", user);
	if (length >= (int)size)
		path[0] = '\0';
	if (!path[0])
		return;
	if (named && *named)
		make(path);
	else if (data)
		make_below(path, 0);
	else if (stat(user, &about) == 0 &&
	         S_ISDIR(about.st_mode)) /* nobody makes a user's own directory but who made him */
		make_below(path, strlen(user));
}

bool folder_new_file_from(const char *directory, const char *stem, const char *suffix, int *from, char *path,
                          size_t path_size, char *error, size_t size)
{
	while (*from < INT_MAX) {
		if (snprintf(path, path_size, "%s/%s-%04d%s", directory, stem, (*from)++, suffix) >= (int)path_size)
			break;
		if (access(path, F_OK) != 0)
			return true;
	}
	snprintf(error, size, tr("%s has no room for another name"), directory);
	return false;
}

bool folder_new_file(const char *directory, const char *stem, const char *suffix, char *path, size_t path_size,
                     char *error, size_t size)
{
	int from = 1;
	return folder_new_file_from(directory, stem, suffix, &from, path, path_size, error, size);
}

/* The number of the process in NAME.PID.tmp (format/output.h), or 0. */
static long writer_of(const char *name)
{
	const char *dot = strrchr(name, '.');
	long pid = 0;
	int length = 0;
	if (!dot || dot == name || strcmp(dot, ".tmp") != 0)
		return 0;
	while (dot > name && dot[-1] != '.')
		dot--;
	return sscanf(dot, "%ld.tmp%n", &pid, &length) == 1 && length == (int)strlen(dot) && pid > 0 ? pid : 0;
}

static void clean(const char *directory, int depth)
{
	DIR *stream = opendir(directory);
	if (!stream)
		return;
	for (struct dirent *item; (item = readdir(stream)) != NULL;) {
		char path[PATH_MAX + 256];
		struct stat stat_of;
		long pid = writer_of(item->d_name);
		snprintf(path, sizeof path, "%s/%s", directory, item->d_name);
		if (pid != 0 && kill((pid_t)pid, 0) != 0 && errno == ESRCH)
			unlink(path);
		else if (depth > 0 && item->d_name[0] != '.' && lstat(path, &stat_of) == 0 && S_ISDIR(stat_of.st_mode))
			clean(path, depth - 1);
	}
	closedir(stream);
}

void folder_clean(const char *home) { clean(home, 1); }

/* The lock is the directory's own: it leaves no file, and goes with the process however that ends. */
int folder_take(const char *home, bool *other)
{
	*other = false;
	int file = open(home, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (file < 0 || flock(file, LOCK_EX | LOCK_NB) == 0)
		return file;
	*other = errno == EWOULDBLOCK;
	close(file);
	return -1;
}

static int newest_first(const void *a, const void *b)
{
	const struct folder_file *first = a, *second = b;
	if (first->mtime != second->mtime)
		return first->mtime < second->mtime ? 1 : -1;
	if (first->nanoseconds != second->nanoseconds)
		return first->nanoseconds < second->nanoseconds ? 1 : -1;
	return strcmp(second->name, first->name);
}

static bool ends_with(const char *name, const char *suffix)
{
	size_t length = strlen(name), end = strlen(suffix);
	return length > end && strcmp(name + length - end, suffix) == 0;
}

int folder_list(const char *directory, struct folder_file **files)
{
	int count = 0, capacity = 0;
	*files = NULL;
	DIR *stream = opendir(directory);
	if (!stream)
		return 0;
	for (struct dirent *item; (item = readdir(stream)) != NULL;) {
		char path[PATH_MAX + 256];
		struct stat stat_of;
		if (!ends_with(item->d_name, ".json") && !ends_with(item->d_name, ".bastide"))
			continue;
		snprintf(path, sizeof path, "%s/%s", directory, item->d_name);
		if (stat(path, &stat_of) != 0 || !S_ISREG(stat_of.st_mode))
			continue;
		if (count == capacity) {
			capacity = capacity ? capacity * 2 : 32;
			struct folder_file *grown = realloc(*files, (size_t)capacity * sizeof **files);
			if (!grown)
				break;
			*files = grown;
		}
		(*files)[count].mtime = (int64_t)stat_of.st_mtim.tv_sec;
		(*files)[count].nanoseconds = (int64_t)stat_of.st_mtim.tv_nsec;
		snprintf((*files)[count++].name, sizeof files[0]->name, "%s", item->d_name);
	}
	closedir(stream);
	if (count > 1)
		qsort(*files, (size_t)count, sizeof **files, newest_first);
	return count;
}
