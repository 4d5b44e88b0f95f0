/*
 * fuzz.h - what every fuzz target offers.
 *
 * With libFuzzer (meson option `fuzz`) the library calls fuzz targets; without,
 * corpus.c calls them with every file of a corpus, as a test.
 */
#ifndef BASTIDE_FUZZ_H
#define BASTIDE_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The tile set of the game; loaded once, kept to the end. */
const struct tile_set *fuzz_tiles(void);

/* A value as text, whose reference is taken; free() it. */
struct json_t;
char *fuzz_dumped(struct json_t *value);

/* What is dear to begin with (a screen, a draft) stands from one input to the next, and each goes on with it: here is
 * all that was taken since it began, as the one input that does the same.  Where BASTIDE_FUZZ_STAND names a file it
 * lies there when the target has stopped, behind it zeros. */
enum { STAND_SIZE = 1024 };
struct stand {
	uint8_t *bytes;
	size_t size; /* 0: nothing stands */
};
/* Begins; what an input's first byte says is begun with. */
void stand_begin(struct stand *stand, uint8_t first);
/* One more piece of an input is taken; false: there is no room, begin anew. */
bool stand_take(struct stand *stand, const uint8_t *piece, size_t size);

/* Stops with a sentence: the fuzzer keeps the input. */
_Noreturn void fuzz_fail(const char *sentence);

#endif
