/*
 * fuzz.h - what every fuzz target offers.
 *
 * With libFuzzer (meson option `fuzz`) the library calls fuzz targets; without,
 * corpus.c calls them with every file of a corpus, as a test.
 */
#ifndef BASTIDE_FUZZ_H
#define BASTIDE_FUZZ_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The tile set of the game; loaded once, kept to the end. */
const struct tile_set *fuzz_tiles(void);

/* Stops with a sentence: the fuzzer keeps the input. */
_Noreturn void fuzz_fail(const char *sentence);

#endif
