/* --audit OUT.json|OUT.txt FILE and --describe TILE: what can be said without a picture. */
#include <stdio.h>
#include <stdlib.h>

#include "app/words.h"
#include "app/language.h"
#include "app/record_export.h"
#include "pictures/pictures.h"
#include "text/say.h"

int tile_named(const struct tile_set **tiles, const char *id, char error[SENTENCE_SIZE])
{
	const struct tile_set *first = *tiles;
	int type = tile_set_find(first, id);
	while (type < 0 && (*tiles)->next && (*tiles)->next != first) {
		*tiles = (*tiles)->next;
		type = tile_set_find(*tiles, id);
	}
	if (type < 0)
		snprintf(error, SENTENCE_SIZE, "there is no tile \"%.40s\"; --tiles OUT.png shows them all", id);
	return type;
}

/* Both return NULL, or what is wrong. */
static const char *describe(const struct tile_set *tiles, const struct options *options)
{
	char error[SENTENCE_SIZE];
	int type = tile_named(&tiles, options->out, error);
	if (type < 0)
		return say("%s", error);
	char *text = describe_tile(tiles, type);
	if (!text)
		return "out of memory";
	fputs(text, stdout);
	free(text);
	return NULL;
}

static const char *audit(const struct tile_set *tiles, const struct options *options)
{
	struct format_error error;
	struct scenario *scenario = scenario_load(options->file, tiles, &error);
	const char *wrong =
	    scenario ? record_audit(scenario, options->review, options->out) : format_error_line(&error);

	scenario_destroy(scenario);
	return wrong;
}

int text_run(const struct options *options)
{
	struct format_error error;
	struct tile_set *tiles = tile_set_load(NULL, &error);

	language_set(options->language ? options->language : "en");
	const char *wrong = !tiles                        ? format_error_line(&error)
	                    : options->work == WORK_AUDIT ? audit(tiles, options)
	                                                  : describe(tiles, options);
	tile_set_destroy(tiles);
	if (wrong)
		fprintf(stderr, "bastide: %s\n", wrong);
	return wrong ? 1 : 0;
}
