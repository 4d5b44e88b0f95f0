/*
 * json_out.c - jansson's allocations, watched.
 */
#include "json_out.h"

#include <stdlib.h>
#include <string.h>

#include "reader.h"

static _Thread_local bool lacked;

static void *watched_malloc(size_t size)
{
	void *memory = malloc(size);

	lacked |= !memory;
	return memory;
}

void json_out_begin(void)
{
	json_malloc_t allocate;
	json_free_t release;

	json_get_alloc_funcs(&allocate, &release);
	if (allocate != watched_malloc)
		json_set_alloc_funcs(watched_malloc, free);
	lacked = false;
}

bool json_out_whole(void) { return !lacked; }

bool json_out_write(const char *path, json_t *root, size_t flags, struct format_error *error)
{
	char *text = root ? json_dumps(root, flags) : NULL;
	bool written;

	json_decref(root);
	if (text && json_out_whole())
		written = file_write(path, text, strlen(text), error);
	else
		written = format_fail(error, path, 0, 0, "the file cannot be written: out of memory");
	free(text);
	return written;
}
