/* Named set-ups: what is read is written and read again as the same words; what is not has a sentence. */
#include <stdlib.h>
#include <string.h>

#include "app/setups.h"
#include "fuzz.h"

static bool read_text(const char *text, size_t size, struct named_setup *named, struct format_error *error)
{
	return setups_take(named, scenario_read(text, size, "fuzz", fuzz_tiles(), error), error);
}

static char *written(const struct named_setup *named)
{
	struct scenario *scenario = setups_scenario(fuzz_tiles(), named);
	char *text = scenario ? scenario_text(scenario) : NULL;

	scenario_destroy(scenario);
	return text;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct named_setup named = {.title = "untouched"}, again;
	struct format_error error;
	char *text, *second;

	if (!read_text((const char *)data, size, &named, &error)) {
		if (!error.text[0] || strcmp(named.title, "untouched"))
			fuzz_fail("a refusal needs a sentence and changes nothing");
		return 0;
	}
	text = written(&named);
	if (!read_text(text, strlen(text), &again, &error))
		fuzz_fail("what was written must be read");
	second = written(&again);
	if (strcmp(text, second))
		fuzz_fail("what was written is not what was read");
	free(text);
	free(second);
	return 0;
}
