#include "app/setups.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/folder.h"
#include "app/language.h"
#include "format/output.h"
#include "format/reader.h"
#include "text/fold.h"
#include "text/say.h"
#include "text/utf8.h"

static const char *setups_directory(const char *home) { return say("%s/setups", home); }

/* ---- reading ---- */

static bool is_setup(const struct scenario *scenario, struct format_error *error)
{
	const struct setup *setup = &scenario->setup;
	const char *wrong = NULL;

	if (!scenario->title || !scenario->title[0])
		wrong = tr("a set-up needs a title");
	else if (scenario->step_count || setup->has_deck || setup->has_table)
		wrong = tr("this is a game that has begun, not a set-up");
	if (!wrong)
		return true;
	return format_fail(error, scenario->file, 0, 0, "%s", wrong);
}

static void take(struct named_setup *named, const struct scenario *scenario)
{
	const char *first = scenario_client(scenario, "first"), *book = scenario_client(scenario, "book");

	memset(named, 0, sizeof *named);
	named->readable = true;
	utf8_copy(named->title, sizeof named->title, scenario->title);
	session_start_read(&named->start, scenario);
	named->start.setup.seed = 0;
	if (book)
		utf8_copy(named->book, sizeof named->book, book);
	bool open = first && scenario->setup.settings.value[SETTING_FIRST_PLAYER] == 0;
	named->youngest_begins = open && !strcmp(first, "youngest begins");
	named->youngest = named->youngest_begins || (open && !strcmp(first, "youngest"));
}

bool setups_read(const struct tile_set *tiles, const char *text, size_t length, const char *file,
                 struct named_setup *named, struct format_error *error)
{
	struct scenario *scenario = scenario_read(text, length, file, tiles, error);
	bool fine = scenario && is_setup(scenario, error);

	if (fine)
		take(named, scenario);
	scenario_destroy(scenario);
	return fine;
}

static void load(const struct tile_set *tiles, struct named_setup *named)
{
	struct format_error wrong;
	struct scenario *scenario = scenario_load(named->path, tiles, &wrong);
	char path[FORMAT_PATH_SIZE];

	memcpy(path, named->path, sizeof path);
	if (scenario && is_setup(scenario, &wrong))
		take(named, scenario);
	else
		format_error_line(&wrong, named->error);
	memcpy(named->path, path, sizeof path);
	scenario_destroy(scenario);
}

static int by_title(const void *a, const void *b)
{
	const struct named_setup *first = a, *second = b;

	if (first->readable != second->readable)
		return first->readable ? -1 : 1;
	int order = text_order(first->title, second->title);
	return order ? order : strcmp(first->path, second->path);
}

int setups_list(const struct tile_set *tiles, const char *home, struct named_setup **list)
{
	struct folder_file *files;
	int count = folder_list(setups_directory(home), &files);

	*list = count ? calloc((size_t)count, sizeof **list) : NULL;
	count = *list ? count : 0;
	for (int i = 0; i < count; i++) {
		struct named_setup *named = &(*list)[i];
		memcpy(named->path, files[i].path, sizeof named->path);
		load(tiles, named);
	}
	free(files);
	if (count > 1)
		qsort(*list, (size_t)count, sizeof **list, by_title);
	return count;
}

/* ---- writing ---- */

static struct scenario *scenario_of(const struct tile_set *tiles, const struct named_setup *named)
{
	struct setup setup = named->start.setup;
	struct clock clock;

	setup.seed = 0;
	setup.has_deck = setup.has_table = false;
	setup.deck_count = 0;
	struct scenario *scenario = scenario_create(tiles, &setup);
	if (!scenario)
		return NULL;
	clock_init(&clock, named->start.clock);
	bool fine = scenario_set_text(&scenario->title, named->title) && session_start_write(&named->start, scenario) &&
	            (!named->youngest ||
	             scenario_set_client(scenario, "first", named->youngest_begins ? "youngest begins" : "youngest")) &&
	            (!named->book[0] || scenario_set_client(scenario, "book", named->book)) &&
	            (!clock.minutes || scenario_set_client(scenario, "clock", clock_line(&clock, 0)));
	if (fine)
		return scenario;
	scenario_destroy(scenario);
	return NULL;
}

char *setups_text(const struct tile_set *tiles, const struct named_setup *named)
{
	struct scenario *scenario = scenario_of(tiles, named);
	char *text = scenario ? scenario_text(scenario) : NULL;

	scenario_destroy(scenario);
	return text;
}

/* Is there one of that name?  Then it is what named->path names. */
static bool find_path(const struct tile_set *tiles, const char *home, struct named_setup *named)
{
	struct named_setup *list;
	int count = setups_list(tiles, home, &list);
	bool found = false;

	for (int i = 0; i < count && !found; i++) {
		found = list[i].readable && !text_order(list[i].title, named->title);
		if (found)
			memcpy(named->path, list[i].path, sizeof named->path);
	}
	free(list);
	return found;
}

static bool write_new(const struct scenario *scenario, const char *home, struct named_setup *named, char *error,
                      size_t size)
{
	const char *directory = setups_directory(home);
	char line[FORMAT_LINE_SIZE];
	struct format_error wrong;

	if (!folder_make(home, directory, error, size))
		return false;
	for (int from = 1;
	     folder_new_file(directory, "setup", ".json", &from, named->path, sizeof named->path, error, size);) {
		struct sys_about nothing = {.kind = SYS_NOTHING};
		if (scenario_save_seen(scenario, named->path, &nothing, &wrong))
			return true;
		if (errno == EEXIST)
			continue;
		snprintf(error, size, "%s", format_error_line(&wrong, line));
		break;
	}
	return false;
}

bool setups_save(const struct tile_set *tiles, const char *home, struct named_setup *named, char *error, size_t size)
{
	struct format_error wrong;
	char line[FORMAT_LINE_SIZE];

	bool replaced = find_path(tiles, home, named);
	struct scenario *scenario = scenario_of(tiles, named);
	if (!scenario) {
		snprintf(error, size, "%s", tr("there is not enough memory"));
		return false;
	}
	bool written =
	    replaced ? scenario_save(scenario, named->path, &wrong) : write_new(scenario, home, named, error, size);
	scenario_destroy(scenario);
	if (!written && replaced)
		snprintf(error, size, "%s", format_error_line(&wrong, line));
	named->readable = written;
	return written;
}

bool setups_remove(const struct named_setup *named, char *error, size_t size)
{
	if (output_remove(named->path))
		return true;
	snprintf(error, size, tr("%s cannot be deleted: %s"), named->path, strerror(errno));
	return false;
}
