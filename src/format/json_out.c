#include "json_out.h"
#include "output.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "reader.h"

bool json_out_write(const char *path, json_t *root, size_t flags, struct sys_about *seen, struct format_error *error)
{
	char *text = root ? json_dumps(root, flags) : NULL;
	bool written;

	json_decref(root);
	if (text && json_memory_whole())
		written = file_write_seen(path, text, strlen(text), seen, error);
	else
		written = format_fail(error, path, 0, 0, "the file cannot be written: out of memory");
	int fault = text && json_memory_whole() ? errno : ENOMEM;
	free(text);
	errno = fault;
	return written;
}

void json_set_some(json_t *object, const char *key, json_t *value)
{
	if (json_object_size(value) || json_array_size(value) || json_is_string(value))
		json_object_set(object, key, value);
	json_decref(value);
}
