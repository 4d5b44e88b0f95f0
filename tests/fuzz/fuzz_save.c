/* Saves and scenarios: what is read is written and read again as the same game. */
#include <stdlib.h>
#include <string.h>

#include <bastide/format.h>

#include "fuzz.h"

static uint64_t hash_of(const struct scenario *scenario)
{
	struct format_error error;
	struct game *game = scenario_play(scenario, -1, &error);
	uint64_t hash;

	if (!game)
		fuzz_fail("a scenario that was read must play");
	hash = game_hash(game);
	game_destroy(game);
	return hash;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct format_error error;
	struct scenario *scenario = scenario_read((const char *)data, size, "fuzz", fuzz_tiles(), &error);
	struct scenario *again;
	char *text;

	if (!scenario) {
		if (!error.text[0])
			fuzz_fail("a refusal needs a sentence");
		return 0;
	}
	scenario_check(scenario, &error); /* may fail, must not fall */
	text = scenario_text(scenario);
	again = scenario_read(text, strlen(text), "again", fuzz_tiles(), &error);
	if (!again || hash_of(scenario) != hash_of(again))
		fuzz_fail("what was written is not what was read");
	free(text);
	scenario_destroy(again);
	scenario_destroy(scenario);
	return 0;
}
