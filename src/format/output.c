#include "format/output.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "system/system.h"

enum { TRIES = 100 };

/* DIRECTORY/bastide-CHANCE.PID.tmp: the number tells folder_clean() whose it is. */
static FILE *temporary_open(struct output *output)
{
	const char *slash = strrchr(output->path, '/');
	int directory = slash ? (int)(slash - output->path) + 1 : 0;
	FILE *stream = NULL;
	for (int i = 0; i < TRIES && !stream; i++) {
		int length = snprintf(output->temporary, sizeof output->temporary, "%.*sbastide-%016" PRIx64 ".%ld.tmp",
		                      directory, output->path, sys_random(), sys_process());
		if (length < 0 || (size_t)length >= sizeof output->temporary) {
			errno = ENAMETOOLONG;
			return NULL;
		}
		stream = sys_open_new(output->temporary);
		if (!stream && errno != EEXIST)
			return NULL;
	}
	return stream;
}

/* False with errno where the path is too long. */
static bool output_name(struct output *output, const char *path)
{
	if (strlen(path) < sizeof output->path) {
		strcpy(output->path, path);
		return true;
	}
	errno = ENAMETOOLONG;
	return false;
}

bool output_open(struct output *output, const char *path, bool durable)
{
	struct sys_about about;
	*output = (struct output){.durable = durable};
	if (!output_name(output, path))
		return false;
	bool there = sys_about(path, &about), special = there && about.kind != SYS_FILE;
	if (!special && !sys_follow(output->path, sizeof output->path))
		return false;
	output->stream = special ? sys_open_there(path) : temporary_open(output);
	if (!output->stream || !there || special || sys_mode_as(output->stream, path))
		return output->stream != NULL;
	int fault = errno;
	fclose(output->stream);
	sys_remove(output->temporary);
	errno = fault;
	return false;
}

bool output_open_new(struct output *output, const char *path)
{
	*output = (struct output){.durable = true, .fresh = true};
	output->stream = output_name(output, path) ? temporary_open(output) : NULL;
	return output->stream != NULL;
}

bool output_open_seen(struct output *output, const char *path, struct sys_about *seen)
{
	struct sys_about now;
	/* Where a file was seen and a pipe, a device or a folder is now, it is somebody else's. */
	if (seen->kind == SYS_FILE && sys_about(path, &now) && now.kind != SYS_FILE) {
		errno = EEXIST;
		return false;
	}
	bool open = seen->kind == SYS_NOTHING ? output_open_new(output, path) : output_open(output, path, true);
	output->seen = seen;
	return open;
}

bool output_still(const char *path, const struct sys_about *seen)
{
	struct sys_about now;
	return sys_about(path, &now) && now.device == seen->device && now.inode == seen->inode &&
	       now.size == seen->size && now.seconds == seen->seconds && now.nanoseconds == seen->nanoseconds;
}

/* The names are changed, for then nothing is lost of what came there behind the last look: it is put back.  Where they
 * cannot be, that moment stays. */
static bool name_take_seen(const struct output *output, const struct sys_about *made)
{
	const char *ours = output->temporary, *path = output->path;
	if (output_still(path, output->seen)) {
		if (!sys_swap(ours, path))
			return errno == ENOTSUP && sys_replace(ours, path);
		if (output_still(ours, output->seen))
			return sys_remove(ours);
		sys_swap(ours, path);
		/* Somebody may even have written over ours before it was taken back: the newest keeps the name. */
		if (!output_still(ours, made))
			sys_swap(ours, path);
	}
	errno = EEXIST;
	return false;
}

static bool name_take(const struct output *output, const struct sys_about *made)
{
	if (output->fresh)
		return sys_move(output->temporary, output->path);
	return output->seen ? name_take_seen(output, made) : sys_replace(output->temporary, output->path);
}

bool output_close(struct output *output, bool good)
{
	bool beside = output->temporary[0] != '\0';
	int fault = good ? 0 : errno;
	/* The first thing that fails is the one that is told. */
	if (fflush(output->stream) != 0 || ferror(output->stream) ||
	    (good && beside && output->durable && !sys_sync(output->stream))) {
		fault = fault ? fault : errno;
		good = false;
	}
	if (fclose(output->stream) != 0) {
		fault = fault ? fault : errno;
		good = false;
	}
	output->stream = NULL;
	/* Asked before it has the name, for then another may have it already. */
	struct sys_about made;
	sys_about(beside ? output->temporary : output->path, &made);
	if (good && beside && !name_take(output, &made)) {
		fault = errno;
		good = false;
	}
	/* The disk may have refused only what makes the name last: then what lies there is ours, though not surely
	 * kept. */
	if (output->seen && (good || (beside && output_still(output->path, &made))))
		*output->seen = made;
	if (!good && beside)
		sys_remove(output->temporary);
	/* A fresh name is on the disk already. */
	if (good && beside && output->durable && !output->fresh && !sys_sync_name(output->path)) {
		fault = errno;
		good = false;
	}
	errno = fault;
	return good;
}

bool output_remove(const char *path) { return sys_remove(path) && sys_sync_name(path); }

bool output_standard_flush(void)
{
	if (fflush(stdout) != 0)
		return false;
	errno = EIO; /* why an earlier line went nowhere is no longer known */
	return !ferror(stdout);
}

bool output_in_folder(const char *path, const char *folder)
{
	char other[FORMAT_PATH_SIZE];
	struct sys_names names;
	bool found = false;
	if (!sys_exists(path) || !sys_list(folder, &names))
		return false;
	for (int i = 0; i < names.count && !found; i++)
		found = snprintf(other, sizeof other, "%s/%s", folder, names.names[i]) < (int)sizeof other &&
		        output_same_file(path, other);
	sys_names_free(&names);
	return found;
}

bool output_is_data(const char *path)
{
	char tiles[FORMAT_PATH_SIZE], castle[FORMAT_PATH_SIZE];
	return (data_path("tiles", tiles) && output_in_folder(path, tiles)) ||
	       (data_path("castle", castle) && output_in_folder(path, castle));
}

bool output_same_file(const char *a, const char *b)
{
	struct sys_about first, second;
	return sys_about(a, &first) && sys_about(b, &second) && first.device == second.device &&
	       first.inode == second.inode;
}
