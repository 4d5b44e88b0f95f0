/* The names of a folder, gathered by each system in its way. */
#include "system/names.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

bool names_add(struct gathered *gathered, const char *name)
{
	size_t length = strlen(name) + 1;
	if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0)
		return true;
	if (gathered->used + length > gathered->size) {
		size_t size = 2 * gathered->size + length + 512;
		char *larger = realloc(gathered->bytes, size);
		if (!larger)
			return false;
		gathered->bytes = larger;
		gathered->size = size;
	}
	memcpy(gathered->bytes + gathered->used, name, length);
	gathered->used += length;
	gathered->count++;
	return true;
}

static int by_bytes(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

bool names_finish(struct gathered *gathered, bool whole, struct sys_names *names)
{
	*names = (struct sys_names){.count = gathered->count, .bytes = gathered->bytes};
	if (whole && gathered->count)
		names->names = malloc((size_t)gathered->count * sizeof *names->names);
	if (!whole || (gathered->count && !names->names)) {
		sys_names_free(names);
		errno = ENOMEM;
		return false;
	}
	char *name = names->bytes;
	for (int i = 0; i < names->count; i++) {
		names->names[i] = name;
		name += strlen(name) + 1;
	}
	if (names->count > 1)
		qsort(names->names, (size_t)names->count, sizeof *names->names, by_bytes);
	return true;
}

void sys_names_free(struct sys_names *names)
{
	free(names->names);
	free(names->bytes);
	*names = (struct sys_names){0};
}
