#include "app/folder.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "system/system.h"
#include "text/say.h"

/* On the disk, too: what is synced in a directory is lost with a directory that is not. */
static bool make(const char *path)
{
	if (sys_make_folder(path))
		return sys_sync_name(path);
	bool there = errno == EEXIST;
	errno = there ? ENOTDIR : errno;
	return there && sys_is_folder(path);
}

const char *folder_make(const char *home, const char *directory)
{
	if (make(home) && make(directory))
		return NULL;
	return say(tr("%s cannot be made: %s"), directory, folder_why(errno));
}

const char *folder_why(int fault)
{
	switch (fault) {
	case ENOSPC:
		return tr("the disk is full");
	case EACCES:
	case EPERM:
	case EROFS:
		return tr("this is not allowed here");
	case ENOENT:
		return tr("there is no such file or directory");
	case ENOTDIR:
		return tr("there is a file where a directory should be");
	case ENAMETOOLONG:
		return tr("the name is too long");
	case ENOMEM:
		return tr("out of memory");
	default:
		return strerror(fault);
	}
}

const char *folder_fault(const char *path, int fault) { return say(tr("%s: %s"), path, folder_why(fault)); }

const char *folder_unwritten(const char *path, int fault)
{
	return say(tr("%s cannot be written: %s"), path, folder_why(fault));
}

/* Every directory of the path that comes after its first `from` characters. */
static void make_below(const char *path, size_t from)
{
	char part[SYS_PATH_SIZE];
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
	char user[SYS_PATH_SIZE], named[SYS_PATH_SIZE];
	size_t there = 0;
	bool chosen = sys_setting("BASTIDE_HOME", named, sizeof named);
	int length = 0;
	path[0] = '\0';
	sys_user_folder(user, sizeof user, &there);
	if (chosen)
		length = snprintf(path, size, "%s", named);
	else if (user[0])
		length = snprintf(path, size, "%s/bastide", user);
	if (length >= (int)size)
		path[0] = '\0';
	if (!path[0])
		return;
	if (chosen) {
		make(path);
		return;
	}
	user[there] = '\0';
	if (!there || sys_is_folder(user)) /* nobody makes a user's own directory but who made him */
		make_below(path, there);
}

const char *folder_new_file(const char *directory, const char *stem, const char *suffix, int *from, char *path,
                            size_t size)
{
	while (*from < INT_MAX) {
		if (snprintf(path, size, "%s/%s-%04d%s", directory, stem, (*from)++, suffix) >= (int)size)
			break;
		if (!sys_exists(path))
			return NULL;
	}
	return say(tr("%s has no room for another name"), directory);
}

/* The number of the process in bastide-CHANCE.PID.tmp (format/output.h), or 0: what is called otherwise is somebody
 * else's. */
static long writer_of(const char *name)
{
	long pid = 0;
	int length = 0;
	return sscanf(name, "bastide-%*16[0-9a-f].%ld.tmp%n", &pid, &length) == 1 && length == (int)strlen(name) &&
	               pid > 0
	           ? pid
	           : 0;
}

static void clean(const char *directory, int depth)
{
	struct sys_names names;
	if (!sys_list(directory, &names))
		return;
	for (int i = 0; i < names.count; i++) {
		char path[SYS_PATH_SIZE];
		const char *name = names.names[i];
		long process = writer_of(name);
		if (snprintf(path, sizeof path, "%s/%s", directory, name) >= (int)sizeof path)
			continue;
		if (process != 0 && sys_process_gone(process))
			sys_remove(path);
		else if (depth > 0 && name[0] != '.' && sys_is_own_folder(path))
			clean(path, depth - 1);
	}
	sys_names_free(&names);
}

void folder_clean(const char *home) { clean(home, 1); }

static int newest_first(const void *a, const void *b)
{
	const struct folder_file *first = a, *second = b;
	if (first->mtime != second->mtime)
		return first->mtime < second->mtime ? 1 : -1;
	if (first->nanoseconds != second->nanoseconds)
		return first->nanoseconds < second->nanoseconds ? 1 : -1;
	return strcmp(second->name, first->name);
}

const char *file_name(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

bool file_ends(const char *name, const char *suffix)
{
	size_t length = strlen(name), end = strlen(suffix);
	return length > end && strcmp(name + length - end, suffix) == 0;
}

int folder_list(const char *directory, struct folder_file **files)
{
	struct sys_names names;
	int count = 0;
	*files = NULL;
	if (!sys_list(directory, &names))
		return 0;
	for (int i = 0; i < names.count; i++) {
		char path[FORMAT_PATH_SIZE];
		struct sys_about about;
		const char *name = names.names[i];
		if (!file_ends(name, ".json") && !file_ends(name, ".bastide"))
			continue;
		if (snprintf(path, sizeof path, "%s/%s", directory, name) >= (int)sizeof path ||
		    !sys_about(path, &about) || about.kind != SYS_FILE)
			continue;
		if (!*files)
			*files = malloc((size_t)names.count * sizeof **files);
		if (!*files)
			break;
		struct folder_file *file = &(*files)[count++];
		*file = (struct folder_file){.mtime = about.seconds, .nanoseconds = about.nanoseconds};
		snprintf(file->name, sizeof file->name, "%s", name);
		memcpy(file->path, path, sizeof path);
	}
	sys_names_free(&names);
	if (count > 1)
		qsort(*files, (size_t)count, sizeof **files, newest_first);
	return count;
}
