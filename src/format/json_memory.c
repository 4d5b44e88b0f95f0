#include "json_out.h"

#include <jansson.h>
#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>

static _Thread_local bool lacked;
static _Thread_local struct {
	char *bytes;
	size_t size, used;
} reserve;

static void *take(size_t size)
{
	size_t aligned = (size + alignof(max_align_t) - 1) / alignof(max_align_t) * alignof(max_align_t);
	char *memory = reserve.bytes + reserve.used;

	if (aligned < size || aligned > reserve.size - reserve.used)
		return NULL;
	reserve.used += aligned;
	return memory;
}

static void *watched_malloc(size_t size)
{
	void *memory = malloc(size);

	lacked |= !memory;
	return memory || !reserve.bytes ? memory : take(size);
}

static void watched_free(void *memory)
{
	uintptr_t at = (uintptr_t)memory, from = (uintptr_t)reserve.bytes;

	if (!reserve.bytes || at < from || at >= from + reserve.size)
		free(memory);
}

void json_memory_watch(void)
{
	json_malloc_t allocate;
	json_free_t release;

	json_get_alloc_funcs(&allocate, &release);
	if (allocate != watched_malloc)
		json_set_alloc_funcs(watched_malloc, watched_free);
	lacked = false;
}

bool json_memory_whole(void) { return !lacked; }

void json_memory_lack(void) { lacked = true; }

void json_memory_reserve(char *bytes, size_t size)
{
	reserve.bytes = bytes;
	reserve.size = size;
	reserve.used = 0;
}
