#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "output.h"
#include "reader.h"
#include "system/system.h"
#include "text/say.h"

enum { FILE_SIZE_MAX = 16 * 1024 * 1024 }; /* a save has some kilobytes */

bool format_fail(struct format_error *error, const char *file, int line, int column, const char *format, ...)
{
	va_list args;

	if (!error)
		return false;
	snprintf(error->file, sizeof error->file, "%s", file ? file : "");
	error->line = line;
	error->column = column;
	error->reason = REFUSAL_NONE;
	va_start(args, format);
	vsnprintf(error->text, sizeof error->text, format, args);
	va_end(args);
	return false;
}

bool format_refused(struct format_error *error, const struct refusal *refusal)
{
	if (error)
		error->reason = refusal->reason;
	return false;
}

const char *format_error_line(const struct format_error *error)
{
	if (error->file[0] && error->line > 0)
		return say("%s:%d:%d: %s", error->file, error->line, error->column, error->text);
	return say("%s%s%s", error->file, error->file[0] ? ": " : "", error->text);
}

static char *stream_read(FILE *stream, size_t *length)
{
	size_t capacity = 1 << 16, used = 0, n;
	char *text = malloc(capacity + 1), *larger;

	while (text && (n = fread(text + used, 1, capacity - used, stream)) > 0) {
		used += n;
		if (used < capacity)
			continue;
		capacity *= 2;
		larger = capacity > FILE_SIZE_MAX ? NULL : realloc(text, capacity + 1);
		if (!larger)
			free(text);
		text = larger;
	}
	if (text)
		text[used] = '\0';
	*length = used;
	return text;
}

static FILE *file_open(const char *path, struct format_error *error)
{
	enum sys_kind kind;
	FILE *stream = sys_open_read(path, &kind);

	if (!stream && (kind == SYS_NOTHING || kind == SYS_FILE))
		format_fail(error, path, 0, 0, "the file cannot be opened: %s", strerror(errno));
	else if (!stream)
		format_fail(error, path, 0, 0,
		            kind == SYS_FOLDER ? "this is a directory, not a file" : "this is no ordinary file");
	return stream;
}

char *file_read(const char *path, size_t *length, struct format_error *error)
{
	FILE *stream = file_open(path, error);

	if (!stream)
		return NULL;
	errno = 0;
	char *text = stream_read(stream, length);
	if (text && ferror(stream)) {
		format_fail(error, path, 0, 0, "the file cannot be read: %s", strerror(errno));
		free(text);
		text = NULL;
	} else if (!text) {
		format_fail(error, path, 0, 0, "the file is too large, or there is no memory for it");
	}
	fclose(stream);
	return text;
}

bool file_write_seen(const char *path, const char *text, size_t length, struct sys_about *seen,
                     struct format_error *error)
{
	struct output output;
	bool written = seen ? output_open_seen(&output, path, seen) : output_open(&output, path, true);

	if (written) {
		written = fwrite(text, 1, length, output.stream) == length;
		written = output_close(&output, written);
	}
	if (written)
		return true;
	int fault = errno;
	if (fault == ENAMETOOLONG)
		format_fail(error, path, 0, 0, "the file's name is too long");
	else
		format_fail(error, path, 0, 0, "the file cannot be written: %s", strerror(fault));
	errno = fault;
	return false;
}
