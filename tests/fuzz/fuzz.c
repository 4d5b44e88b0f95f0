#define _XOPEN_SOURCE 700
#include <fcntl.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <bastide/format.h>

#include "fuzz.h"

const struct tile_set *fuzz_tiles(void)
{
	static struct tile_set *tiles;
	struct format_error error;

	if (!tiles)
		tiles = tile_set_load(NULL, &error);
	if (!tiles)
		fuzz_fail(format_error_line(&error));
	return tiles;
}

char *fuzz_dumped(struct json_t *value)
{
	char *text = json_dumps(value, 0);

	json_decref(value);
	return text;
}

/* A file that is mapped has what was written even where the process ends in the middle. */
static uint8_t *stand_bytes(void)
{
	static uint8_t own[STAND_SIZE];
	const char *path = getenv("BASTIDE_FUZZ_STAND");
	if (!path)
		return own;
	int file = open(path, O_RDWR | O_CREAT | O_TRUNC, 0666);
	void *bytes = file < 0 || ftruncate(file, STAND_SIZE) != 0
	                  ? MAP_FAILED
	                  : mmap(NULL, STAND_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
	if (bytes == MAP_FAILED)
		fuzz_fail(path);
	return bytes;
}

void stand_begin(struct stand *stand, uint8_t first)
{
	if (!stand->bytes)
		stand->bytes = stand_bytes();
	memset(stand->bytes, 0, STAND_SIZE);
	stand->bytes[0] = first;
	stand->size = 1;
}

bool stand_take(struct stand *stand, const uint8_t *piece, size_t size)
{
	if (stand->size + size > STAND_SIZE)
		return false;
	memcpy(stand->bytes + stand->size, piece, size);
	stand->size += size;
	return true;
}

_Noreturn void fuzz_fail(const char *sentence)
{
	fprintf(stderr, "%s\n", sentence);
	abort();
}
