/* Calls a fuzz target with every input of the packs (pack.py) and every file of the directories named on the command
 * line, and with each of them cut short and altered a little: bytes of it, or one thing in the document (change.h). */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <bastide/game.h>

#include "change.h"
#include "fuzz.h"

enum { ALTERATIONS = 36, CHANGES = 4 };

static void run_altered(const uint8_t *data, size_t size, struct rng *rng)
{
	uint8_t *copy = malloc(size + 1);

	for (int i = 0; i < ALTERATIONS && size > 0; i++) {
		size_t length = rng_below(rng, 4) ? size : rng_below(rng, (uint32_t)size);
		memcpy(copy, data, size);
		for (uint32_t n = rng_below(rng, 4); n > 0; n--)
			copy[rng_below(rng, (uint32_t)size)] = (uint8_t)rng_below(rng, 256);
		LLVMFuzzerTestOneInput(copy, length);
	}
	free(copy);
}

static void run_changed(const uint8_t *data, size_t size, struct rng *rng)
{
	size_t room = 2 * size + 256;
	uint8_t *copy = malloc(room);

	for (int i = 0; i < CHANGES; i++) {
		memcpy(copy, data, size);
		size_t changed = fuzz_change(copy, size, room, (uint32_t)rng_next(rng));
		if (changed)
			LLVMFuzzerTestOneInput(copy, changed);
	}
	free(copy);
}

/* A directory of scenarios holds directories too, and a directory opens like a file: on some file systems its end
 * is then told as the largest number there is. */
static int is_file(const char *path)
{
	struct stat about;

	return stat(path, &about) == 0 && S_ISREG(about.st_mode);
}

static char *read_whole(const char *path, size_t *size)
{
	FILE *stream = fopen(path, "rb");
	char *data;
	long end;

	if (!stream || fseek(stream, 0, SEEK_END) != 0 || (end = ftell(stream)) < 0)
		fuzz_fail(path);
	rewind(stream);
	data = malloc((size_t)end + 1);
	*size = fread(data, 1, (size_t)end, stream);
	data[*size] = '\0';
	fclose(stream);
	return data;
}

/* In a block of its own size: what is read beyond its end is found. */
static void run_input(const char *bytes, size_t size, struct rng *rng)
{
	uint8_t *data = malloc(size ? size : 1);

	memcpy(data, bytes, size);
	LLVMFuzzerTestOneInput(data, size);
	run_altered(data, size, rng);
	run_changed(data, size, rng);
	free(data);
}

static int run_directory(const char *directory, struct rng *rng)
{
	struct dirent **entries;
	int inputs = 0, count = scandir(directory, &entries, NULL, alphasort);

	for (int i = 0; i < count; i++) {
		char path[4096];
		snprintf(path, sizeof path, "%s/%s", directory, entries[i]->d_name);
		if (entries[i]->d_name[0] != '.' && is_file(path)) {
			size_t size;
			char *text = read_whole(path, &size);
			run_input(text, size, rng);
			free(text);
			inputs++;
		}
		free(entries[i]);
	}
	if (count >= 0)
		free(entries);
	return inputs;
}

/* "SIZE\n", as many bytes, "\n", again and again to the end. */
static int run_pack(const char *path, struct rng *rng)
{
	size_t size;
	char *pack = read_whole(path, &size), *at = pack, *bytes;
	int inputs = 0;

	for (; at < pack + size; at = bytes + 1, inputs++) {
		unsigned long length = strtoul(at, &bytes, 10);
		if (bytes == at || *bytes++ != '\n' || length >= (size_t)(pack + size - bytes) || bytes[length] != '\n')
			fuzz_fail("the pack is broken");
		run_input(bytes, length, rng);
		bytes += length;
	}
	free(pack);
	return inputs;
}

int main(int argc, char **argv)
{
	struct rng rng;
	int inputs = 0;

	rng_seed(&rng, 1);
	for (int i = 1; i < argc; i++)
		inputs += is_file(argv[i]) ? run_pack(argv[i], &rng) : run_directory(argv[i], &rng);
	printf("%d inputs, %d altered ones of each\n", inputs, ALTERATIONS + CHANGES);
	return inputs > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
