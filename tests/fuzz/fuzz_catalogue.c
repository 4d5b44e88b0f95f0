/* A catalogue of sentences: whatever the file holds, what it says lies within it and can be printed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "text/catalogue.h"

/* Takes a string and a number, and nothing else. */
#define PRINT(said)                                                                                                    \
	_Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wformat-nonliteral\"")                       \
	    snprintf(text, sizeof text, said, "a name", 7);                                                            \
	_Pragma("GCC diagnostic pop")

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const char *const asked[] = {"", "%s of %d", "%s and %d", "Tile", "Settings"};
	const char *wrong = NULL;
	char *bytes = malloc(size ? size : 1), text[300];
	if (size)
		memcpy(bytes, data, size);
	struct catalogue *catalogue = catalogue_read(bytes, size, &wrong);
	if (!catalogue && (!wrong || !wrong[0]))
		fuzz_fail("a refusal needs a sentence");
	if (!catalogue)
		return 0;
	for (size_t i = 0; i < sizeof asked / sizeof *asked; i++)
		for (unsigned long n = 0; n < 120; n += 1 + n / 4) {
			const char *one = catalogue_say(catalogue, asked[i]);
			const char *many = catalogue_say_count(catalogue, asked[i], n);
			if ((one && strlen(one) >= size) || (many && strlen(many) >= size))
				fuzz_fail("a text is longer than its file");
			if (one && strstr(asked[i], "%s")) {
				PRINT(one)
				PRINT(many)
			}
		}
	catalogue_destroy(catalogue);
	return 0;
}
