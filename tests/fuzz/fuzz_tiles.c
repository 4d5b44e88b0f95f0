/* Tile files: refused with a sentence, or sound enough to be looked at. */
#include <stdlib.h>

#include <bastide/format.h>

#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct tile_set *set = calloc(1, sizeof *set);
	struct format_error error;
	struct tile_error fault;

	if (!tile_set_read(set, (const char *)data, size, "fuzz", &error)) {
		if (!error.text[0] || set->type_count != 0)
			fuzz_fail("a refusal needs a sentence and leaves nothing");
	} else {
		for (int i = 0; i < set->type_count; i++)
			if (!tile_type_check(GAME_CARCASSONNE, &set->types[i], &fault))
				fuzz_fail(fault.text);
		tile_set_finish(set, &fault);
	}
	tile_set_release(set);
	free(set);
	return 0;
}
