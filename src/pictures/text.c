/* --audit OUT.json|OUT.txt FILE and --describe TILE: what can be said without a picture. */
#include <stdio.h>
#include <stdlib.h>

#include "app/words.h"
#include "app/language.h"
#include "app/record_export.h"
#include "pictures/pictures.h"

static bool describe(const struct tile_set *tiles, const struct options *options, char *error, size_t size)
{
	/* the first game that has such a tile */
	const struct tile_set *first = tiles;
	int type = tile_set_find(tiles, options->out);
	while (type < 0 && tiles->next && tiles->next != first) {
		tiles = tiles->next;
		type = tile_set_find(tiles, options->out);
	}
	char *text = type >= 0 ? describe_tile(tiles, type) : NULL;

	if (type < 0)
		snprintf(error, size, "there is no tile \"%.40s\"; --tiles OUT.png shows them all", options->out);
	else if (!text)
		snprintf(error, size, "out of memory");
	else
		fputs(text, stdout);
	free(text);
	return type >= 0 && text;
}

static bool audit(const struct tile_set *tiles, const struct options *options, char *error, size_t size)
{
	char line[FORMAT_LINE_SIZE];
	struct format_error wrong;
	struct scenario *scenario = scenario_load(options->file, tiles, &wrong);
	bool good = scenario && record_audit(scenario, options->review, options->out, error, size);

	if (!scenario)
		snprintf(error, size, "%s", format_error_line(&wrong, line));
	scenario_destroy(scenario);
	return good;
}

int text_run(const struct options *options)
{
	char error[FORMAT_LINE_SIZE] = "";
	struct format_error wrong;
	struct tile_set *tiles = tile_set_load(NULL, &wrong);
	bool good = false;

	char data[FORMAT_PATH_SIZE], catalogues[FORMAT_PATH_SIZE + 16];
	if (!data_directory(data))
		data[0] = '\0';
	language_set(options->language ? options->language : "en",
	             language_directory(data, catalogues, sizeof catalogues));
	if (!tiles)
		format_error_line(&wrong, error);
	else
		good = options->work == WORK_AUDIT ? audit(tiles, options, error, sizeof error)
		                                   : describe(tiles, options, error, sizeof error);
	tile_set_destroy(tiles);
	if (!good)
		fprintf(stderr, "bastide: %s\n", error);
	return good ? 0 : 1;
}
