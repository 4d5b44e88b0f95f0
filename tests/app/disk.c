/* disk.c - calls that change files, recorded; outcomes of a cut. */
#define _GNU_SOURCE /* renameat2 */
#include "disk.h"

#include <check.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NODES_MAX = 20000, NAMES_MAX = 300, CHANGES_MAX = 2000, FDS_MAX = 200, TORN = 512 };

/* A file or directory, whatever it is called. What was written is never freed before the end: names may lead to it. */
struct node {
	bool directory;
	char *now, *kept; /* bytes as they are read, as they are on the disk */
	size_t now_size, kept_size;
	bool to_sync; /* a planted fault: only when it has its name */
};

struct name {
	char path[DISK_PATH_SIZE];
	int node;
};

struct names {
	struct name list[NAMES_MAX];
	int count;
};

/* A name made (`to`), one changed into another, or one removed (`from`). */
struct change {
	char from[DISK_PATH_SIZE], to[DISK_PATH_SIZE];
	int node, other; /* `other`: which has the name `from` now; -1: none */
	bool synced;
};

static struct {
	char root[DISK_PATH_SIZE];
	size_t root_length;
	enum disk_fault fault;
	void (*cut)(void);
	struct node nodes[NODES_MAX];
	int node_count;
	char **written; /* everything that was ever read from a file */
	int written_count;
	struct names kept; /* on the disk for sure */
	struct change changes[CHANGES_MAX];
	int change_count;
	struct {
		bool open;
		int node;                  /* -1: a directory */
		char path[DISK_PATH_SIZE]; /* of a directory */
	} fds[FDS_MAX];
	long calls;
} disk;

/* ---- names ---- */

static int name_find(const struct names *names, const char *path)
{
	for (int i = 0; i < names->count; i++)
		if (strcmp(names->list[i].path, path) == 0)
			return i;
	return -1;
}

static void name_remove(struct names *names, const char *path)
{
	int at = name_find(names, path);
	if (at >= 0)
		names->list[at] = names->list[--names->count];
}

static void name_set(struct names *names, const char *path, int node)
{
	int at = name_find(names, path);
	if (at < 0) {
		at = names->count++;
		ck_assert_int_lt(at, NAMES_MAX);
		strcpy(names->list[at].path, path);
	}
	names->list[at].node = node;
}

static void change_apply(struct names *names, const struct change *change)
{
	if (change->from[0] && change->other >= 0)
		name_set(names, change->from, change->other);
	else if (change->from[0])
		name_remove(names, change->from);
	if (change->to[0])
		name_set(names, change->to, change->node);
}

static bool is_in(const char *path, const char *directory)
{
	const char *slash = strrchr(path, '/');
	size_t length = slash ? (size_t)(slash - path) : 0;
	return path[0] && strlen(directory) == length && strncmp(path, directory, length) == 0;
}

/* The path below the root; false: it lies elsewhere. */
static bool below(const char *path, char out[DISK_PATH_SIZE])
{
	if (!disk.cut || strncmp(path, disk.root, disk.root_length) != 0 ||
	    (path[disk.root_length] != '/' && path[disk.root_length] != '\0'))
		return false;
	const char *rest = path + disk.root_length;
	size_t length = 0;
	for (; *rest; rest++) /* one slash between two names, none at either end */
		if (*rest != '/' || (length && out[length - 1] != '/'))
			out[length++] = *rest;
	ck_assert_uint_lt(length, DISK_PATH_SIZE);
	out[length] = '\0';
	if (length && out[length - 1] == '/')
		out[length - 1] = '\0';
	return true;
}

static void names_now(struct names *names)
{
	*names = disk.kept;
	for (int i = 0; i < disk.change_count; i++)
		change_apply(names, &disk.changes[i]);
}

static int node_at(const char *path)
{
	static struct names names;
	names_now(&names);
	int at = name_find(&names, path);
	return at < 0 ? -1 : names.list[at].node;
}

static int node_new(bool directory)
{
	ck_assert_int_lt(disk.node_count, NODES_MAX);
	disk.nodes[disk.node_count] = (struct node){.directory = directory};
	return disk.node_count++;
}

static void swapped(const char *from, const char *to, int node, int other)
{
	ck_assert_int_lt(disk.change_count, CHANGES_MAX);
	ck_assert_msg(!to[0] || node >= 0, "%s has no file", from[0] ? from : to);
	struct change *change = &disk.changes[disk.change_count++];
	*change = (struct change){.node = node, .other = other};
	strcpy(change->from, from);
	strcpy(change->to, to);
	disk.calls++;
	disk.cut();
}

static void changed(const char *from, const char *to, int node) { swapped(from, to, node, -1); }

/* ---- bytes ---- */

static char *keep(char *bytes)
{
	disk.written = realloc(disk.written, (size_t)(disk.written_count + 1) * sizeof *disk.written);
	ck_assert_ptr_nonnull(disk.written);
	return disk.written[disk.written_count++] = bytes;
}

/* What went into an open file since the last call. */
static void look_at(int fd)
{
	struct node *node = &disk.nodes[disk.fds[fd].node];
	struct stat about;
	char way[40];
	snprintf(way, sizeof way, "/proc/self/fd/%d", fd);
	if (fstat(fd, &about) != 0 || (size_t)about.st_size == node->now_size)
		return; /* the program writes a file from its beginning to its end, once */
	FILE *file = fopen(way, "rb");
	ck_assert_ptr_nonnull(file);
	char *bytes = malloc((size_t)about.st_size + 1);
	ck_assert_uint_eq(fread(bytes, 1, (size_t)about.st_size, file), (size_t)about.st_size);
	fclose(file);
	node->now = keep(bytes);
	node->now_size = (size_t)about.st_size;
	disk.calls++;
	disk.cut();
}

static bool is_file(int fd) { return fd >= 0 && fd < FDS_MAX && disk.fds[fd].open && disk.fds[fd].node >= 0; }

static void node_sync(struct node *node)
{
	node->kept = node->now;
	node->kept_size = node->now_size;
	node->to_sync = false;
}

static void directory_sync(const char *directory)
{
	int left = 0;
	for (int i = 0; i < disk.change_count; i++) {
		struct change *change = &disk.changes[i];
		change->synced = change->synced || is_in(change->to[0] ? change->to : change->from, directory);
	}
	/* What is sure, from the first on, is what lies there. */
	while (left < disk.change_count && disk.changes[left].synced)
		change_apply(&disk.kept, &disk.changes[left++]);
	disk.change_count -= left;
	memmove(disk.changes, disk.changes + left, (size_t)disk.change_count * sizeof *disk.changes);
}

/* ---- the calls ---- */

int __real_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...)
{
	char name[DISK_PATH_SIZE];
	va_list args;
	va_start(args, flags);
	int mode = flags & O_CREAT ? va_arg(args, int) : 0;
	va_end(args);
	int fd = __real_open(path, flags, mode);
	if (fd < 0 || !below(path, name) || !(flags & (O_DIRECTORY | O_CREAT)))
		return fd;
	ck_assert_int_lt(fd, FDS_MAX);
	disk.fds[fd].open = true;
	disk.fds[fd].node = -1;
	strcpy(disk.fds[fd].path, name);
	if (flags & O_DIRECTORY)
		return fd;
	int node = node_at(name);
	disk.fds[fd].node = node < 0 ? node_new(false) : node;
	if (node < 0)
		changed("", name, disk.fds[fd].node);
	return fd;
}

/* What it is called where files may be large. */
int __wrap_open64(const char *path, int flags, ...) __attribute__((alias("__wrap_open")));

int __real_close(int fd);
int __wrap_close(int fd);
int __wrap_close(int fd)
{
	if (is_file(fd))
		look_at(fd);
	if (fd >= 0 && fd < FDS_MAX)
		disk.fds[fd].open = false;
	return __real_close(fd);
}

int __real_fflush(FILE *file);
int __wrap_fflush(FILE *file);
int __wrap_fflush(FILE *file)
{
	int status = __real_fflush(file);
	if (file && is_file(fileno(file)))
		look_at(fileno(file));
	return status;
}

int __real_fclose(FILE *file);
int __wrap_fclose(FILE *file);
int __wrap_fclose(FILE *file)
{
	int fd = fileno(file);
	if (is_file(fd)) {
		__real_fflush(file);
		look_at(fd);
	}
	if (fd >= 0 && fd < FDS_MAX)
		disk.fds[fd].open = false;
	return __real_fclose(file);
}

int __wrap_fsync(int fd);
int __wrap_fsync(int fd)
{
	if (fd < 0 || fd >= FDS_MAX || !disk.fds[fd].open)
		return 0;
	if (is_file(fd)) {
		look_at(fd);
		struct node *node = &disk.nodes[disk.fds[fd].node];
		node->to_sync = disk.fault == DISK_NAMED_TOO_EARLY;
		if (disk.fault == DISK_SOUND || disk.fault == DISK_NAMES_NOT_SYNCED)
			node_sync(node);
	} else if (disk.fault != DISK_NAMES_NOT_SYNCED) {
		directory_sync(disk.fds[fd].path);
	}
	disk.calls++;
	disk.cut();
	return 0;
}

static void renamed(const char *old, const char *new, int other)
{
	int node = node_at(old);
	swapped(old, new, node, other);
	if (disk.nodes[node].to_sync)
		node_sync(&disk.nodes[node]);
}

int __real_rename(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to)
{
	char old[DISK_PATH_SIZE], new[DISK_PATH_SIZE];
	int status = __real_rename(from, to);
	if (status == 0 && below(from, old) && below(to, new))
		renamed(old, new, -1);
	return status;
}

int __real_renameat2(int a, const char *from, int b, const char *to, unsigned flags);
int __wrap_renameat2(int a, const char *from, int b, const char *to, unsigned flags);
int __wrap_renameat2(int a, const char *from, int b, const char *to, unsigned flags)
{
	char old[DISK_PATH_SIZE], new[DISK_PATH_SIZE];
	bool ours = below(from, old) && below(to, new);
	if (ours) /* what was looked at may be something else by now */
		disk.cut();
	int other = ours ? node_at(new) : -1, status = __real_renameat2(a, from, b, to, flags);
	if (status == 0 && ours)
		renamed(old, new, other);
	return status;
}

int __real_link(const char *from, const char *to);
int __wrap_link(const char *from, const char *to);
int __wrap_link(const char *from, const char *to)
{
	char old[DISK_PATH_SIZE], new[DISK_PATH_SIZE];
	int status = __real_link(from, to);
	if (status == 0 && below(from, old) && below(to, new))
		changed("", new, node_at(old));
	return status;
}

int __real_unlink(const char *path);
int __wrap_unlink(const char *path);
int __wrap_unlink(const char *path)
{
	char name[DISK_PATH_SIZE];
	int status = __real_unlink(path);
	if (status == 0 && below(path, name))
		changed(name, "", -1);
	return status;
}

int __wrap_remove(const char *path);
int __wrap_remove(const char *path) { return __wrap_unlink(path); }

int __real_mkdir(const char *path, mode_t mode);
int __wrap_mkdir(const char *path, mode_t mode);
int __wrap_mkdir(const char *path, mode_t mode)
{
	char name[DISK_PATH_SIZE];
	int status = __real_mkdir(path, mode);
	if (status == 0 && below(path, name))
		changed("", name, node_new(true));
	return status;
}

/* ---- outcomes ---- */

enum content { AS_KEPT, HALF, LAST_BLOCK_TORN, NOTHING_BUT_ZEROS, WHOLE, CONTENTS };

/* Bytes that were not synced: those before, or some of the new ones. */
static void content_of(const struct node *node, enum content content, struct disk_file *file)
{
	file->bytes = node->kept ? node->kept : "";
	file->size = node->kept_size;
	if (node->directory)
		file->bytes = NULL;
	if (node->directory || node->now == node->kept || content == AS_KEPT)
		return;
	file->bytes = node->now;
	file->size = content == HALF ? node->now_size / 2 : node->now_size;
	if (content != LAST_BLOCK_TORN && content != NOTHING_BUT_ZEROS)
		return;
	size_t torn = content == NOTHING_BUT_ZEROS ? file->size : file->size % TORN / 2 + 1;
	char *bytes = keep(malloc(file->size + 1));
	memcpy(bytes, node->now, file->size);
	memset(bytes + file->size - torn, 0, torn);
	file->bytes = bytes;
}

/* Directories that are not there hold nothing. */
static bool reachable(const struct names *names, const char *path)
{
	char part[DISK_PATH_SIZE];
	strcpy(part, path);
	for (char *slash; (slash = strrchr(part, '/')) != NULL;) {
		*slash = '\0';
		if (name_find(names, part) < 0)
			return false;
	}
	return true;
}

static int by_path(const void *a, const void *b)
{
	return strcmp(((const struct disk_file *)a)->path, ((const struct disk_file *)b)->path);
}

static int files_of(const struct names *names, enum content content, struct disk_file *files, int limit)
{
	int count = 0;
	for (int i = 0; i < names->count; i++) {
		if (!reachable(names, names->list[i].path))
			continue;
		ck_assert_int_lt(count, limit);
		strcpy(files[count].path, names->list[i].path);
		content_of(&disk.nodes[names->list[i].node], content, &files[count++]);
	}
	qsort(files, (size_t)count, sizeof *files, by_path);
	return count;
}

int disk_now(struct disk_file *files, int limit)
{
	static struct names names;
	names_now(&names);
	return files_of(&names, WHOLE, files, limit);
}

/* First none of the names not synced, then all of them, each with every content; then each alone, and all but each. */
int disk_after(int outcome, struct disk_file *files, int limit)
{
	static struct names names;
	int open = 0, which = outcome - 2 * CONTENTS, seen = 0;
	for (int i = 0; i < disk.change_count; i++)
		open += !disk.changes[i].synced;
	if (which >= 2 * open)
		return -1;
	names = disk.kept;
	for (int i = 0; i < disk.change_count; i++) {
		bool there = which < 0 ? outcome >= CONTENTS : (seen == which / 2) == (which % 2 == 0);
		if (disk.changes[i].synced || there)
			change_apply(&names, &disk.changes[i]);
		seen += !disk.changes[i].synced;
	}
	return files_of(&names, outcome % CONTENTS, files, limit);
}

void disk_write(const struct disk_file *files, int count, const char *to)
{
	for (int i = 0; i < count; i++) {
		char path[2 * DISK_PATH_SIZE];
		snprintf(path, sizeof path, "%s/%s", to, files[i].path);
		if (!files[i].bytes) {
			ck_assert_int_eq(__real_mkdir(path, 0777), 0);
			continue;
		}
		FILE *file = fopen(path, "wb");
		ck_assert_ptr_nonnull(file);
		ck_assert_uint_eq(fwrite(files[i].bytes, 1, files[i].size, file), files[i].size);
		ck_assert_int_eq(__real_fclose(file), 0);
	}
}

long disk_calls(void) { return disk.calls; }

void disk_begin(const char *root, enum disk_fault fault, void (*cut)(void))
{
	memset(&disk, 0, sizeof disk);
	strcpy(disk.root, root);
	disk.root_length = strlen(root);
	disk.fault = fault;
	disk.cut = cut;
}

void disk_end(void)
{
	for (int i = 0; i < disk.written_count; i++)
		free(disk.written[i]);
	free(disk.written);
	memset(&disk, 0, sizeof disk);
}
