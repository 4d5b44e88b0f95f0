/* Named set-ups: what is read is written and read again as the same words; what is not has a sentence. */
#include <stdlib.h>
#include <string.h>

#include "app/setups.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct named_setup named = {.title = "untouched"}, again;
	struct format_error error;
	char *text, *second;

	if (!setups_read(fuzz_tiles(), (const char *)data, size, "fuzz", &named, &error)) {
		if (!error.text[0] || strcmp(named.title, "untouched"))
			fuzz_fail("a refusal needs a sentence and changes nothing");
		return 0;
	}
	text = setups_text(fuzz_tiles(), &named);
	if (!setups_read(fuzz_tiles(), text, strlen(text), "again", &again, &error))
		fuzz_fail("what was written must be read");
	second = setups_text(fuzz_tiles(), &again);
	if (strcmp(text, second))
		fuzz_fail("what was written is not what was read");
	free(text);
	free(second);
	return 0;
}
