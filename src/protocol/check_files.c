#include <bastide/format.h>

#include "words.h"

static void tell(void *data, const struct format_error *error) { fprintf(data, "%s\n", format_error_line(error)); }

static bool check_file(const struct tile_set *tiles, const char *path, FILE *err)
{
	struct format_error error;
	struct scenario *scenario = scenario_load(path, tiles, &error);
	bool good = scenario && scenario_check_all(scenario, tell, err);

	if (!scenario || scenario_idle(scenario, &error))
		tell(err, &error);
	scenario_destroy(scenario);
	return good;
}

int check_files(const struct tile_set *tiles, char *const *paths, int count, FILE *out, FILE *err)
{
	int failed = 0;

	for (int i = 0; i < count; i++)
		failed += !check_file(tiles, paths[i], err);
	fprintf(out, "%d file%s checked, %d failed\n", count, count == 1 ? "" : "s", failed);
	return failed;
}
