/* Statistics: what is read is written and read again as the same, and everybody can be added up. */
#include <stdlib.h>
#include <string.h>

#include "app/stats.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct stats_person people[STATS_PEOPLE_MAX];
	struct stats stats, again;
	struct format_error error = {.text = ""};

	if (!stats_read(&stats, (const char *)data, size, "fuzz", &error)) {
		if (!error.text[0] || stats.count)
			fuzz_fail("a refusal needs a sentence and leaves nothing");
		return 0;
	}
	for (int filter = STATS_ALL; filter <= STATS_UNAIDED; filter++) {
		int count = stats_people(&stats, (enum stats_filter)filter, people);
		for (int i = 0; i < count; i++)
			if (!people[i].name[0] || people[i].games < 1 || people[i].wins > people[i].games)
				fuzz_fail("somebody did not play what he won");
	}
	char *text = fuzz_dumped(stats_json(&stats));
	if (!text || !stats_read(&again, text, strlen(text), "again", &error))
		fuzz_fail("what was written must be read");
	char *second = fuzz_dumped(stats_json(&again));
	if (!second || strcmp(text, second))
		fuzz_fail("what was written is not what was read");
	free(text);
	free(second);
	stats_finish(&again);
	stats_finish(&stats);
	return 0;
}
