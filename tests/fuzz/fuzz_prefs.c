/* The settings file: whatever stands in it, what comes of it can be written and comes back the same. */
#include <stdlib.h>
#include <string.h>

#include "app/prefs.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct prefs prefs, again;
	struct format_error error = {.text = ""};

	if (!prefs_read(&prefs, (const char *)data, size, "fuzz", &error) && !error.text[0])
		fuzz_fail("a refusal needs a sentence");
	char *text = fuzz_dumped(prefs_json(&prefs));
	if (!text || !prefs_read(&again, text, strlen(text), "again", &error))
		fuzz_fail("what was written must be read");
	char *second = fuzz_dumped(prefs_json(&again));
	if (!second || strcmp(text, second))
		fuzz_fail("what was written is not what was read");
	free(text);
	free(second);
	return 0;
}
