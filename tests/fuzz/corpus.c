/* Calls a fuzz target with every file of the corpus directories named on the
 * command line, and with each of them cut short and altered a little: bytes of
 * it, or one thing in the document (change.h). */
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

static int run_file(const char *path, struct rng *rng)
{
	FILE *stream = fopen(path, "rb");
	uint8_t *data;
	size_t size;
	long end;

	if (!stream || fseek(stream, 0, SEEK_END) != 0 || (end = ftell(stream)) < 0) {
		if (stream)
			fclose(stream);
		return 0;
	}
	rewind(stream);
	data = malloc((size_t)end + 1);
	size = fread(data, 1, (size_t)end, stream);
	fclose(stream);
	LLVMFuzzerTestOneInput(data, size);
	run_altered(data, size, rng);
	run_changed(data, size, rng);
	free(data);
	return 1;
}

int main(int argc, char **argv)
{
	struct dirent **entries;
	struct rng rng;
	int files = 0;

	rng_seed(&rng, 1);
	for (int i = 1; i < argc; i++) {
		int count = scandir(argv[i], &entries, NULL, alphasort);
		for (int j = 0; j < count; j++) {
			char path[4096];
			snprintf(path, sizeof path, "%s/%s", argv[i], entries[j]->d_name);
			if (entries[j]->d_name[0] != '.' && is_file(path))
				files += run_file(path, &rng);
			free(entries[j]);
		}
		if (count >= 0)
			free(entries);
	}
	printf("%d files, %d altered ones of each\n", files, ALTERATIONS + CHANGES);
	return files > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
