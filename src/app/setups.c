#include "app/setups.h"

#include <bastide/ai.h>
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

/* ---- what is chosen ---- */

void choices_init(struct choices *choices)
{
	*choices = (struct choices){.count = PLAYERS_MIN};
	choices->preset = rulebook_preset_find(NULL, &choices->settings);
	for (int i = 0; i < PLAYERS_MAX; i++)
		choices->seats[i] = (struct choices_seat){.color = i, .computer = -1};
	aids_read(&choices->aids, NULL);
}

const char *choices_computer(const struct choices_seat *seat)
{
	return seat->computer < 0 ? "" : ai_character(seat->computer)->name;
}

/* "" is nothing that a file tells: who has no name is called in the language of whoever reads it. */
static bool text_write(char **field, const char *text) { return !text[0] || scenario_set_text(field, text); }

struct scenario *choices_scenario(const struct choices *choices, const struct tile_set *tiles, uint64_t seed)
{
	struct setup setup;
	struct clock clock;

	setup_init(&setup);
	setup.game = (uint8_t)choices->game;
	setup.player_count = (uint8_t)choices->count;
	setup.seed = seed;
	for (int i = 0; i < choices->count; i++)
		setup.colors[i] = (uint8_t)choices->seats[i].color;
	for (int i = 0; i < SETTING_COUNT; i++)
		if (game_setting_info(choices->game, (enum setting)i))
			setup.settings.value[i] = choices->settings.value[i];
	clock_init(&clock, choices->clock);
	struct scenario *scenario = scenario_create(tiles, &setup);
	bool fine = scenario && scenario_set_client(scenario, "aids", aids_text(&choices->aids)) &&
	            (!clock.minutes || scenario_set_client(scenario, "clock", clock_line(&clock, 0)));
	for (int i = 0; i < choices->count && fine; i++)
		fine = text_write(&scenario->names[i], choices->seats[i].name) &&
		       text_write(&scenario->computers[i], choices_computer(&choices->seats[i]));
	if (fine)
		return scenario;
	scenario_destroy(scenario);
	return NULL;
}

/* The colours that nobody plays follow behind, so that adding a player finds one. */
void choices_take(struct choices *choices, const struct scenario *scenario)
{
	const struct setup *setup = &scenario->setup;
	struct clock clock;
	bool taken[COLOR_COUNT] = {false};
	choices->game = (enum game_kind)setup->game;
	choices->count = setup->player_count;
	choices->settings = setup->settings;
	aids_read(&choices->aids, scenario_client(scenario, "aids"));
	clock_read(&clock, scenario_client(scenario, "clock"));
	choices->clock = clock.minutes;
	for (int i = 0, next = 0; i < PLAYERS_MAX; i++) {
		struct choices_seat *seat = &choices->seats[i];
		while (i >= choices->count && taken[next])
			next++;
		seat->color = i < choices->count ? setup->colors[i] : next++;
		seat->computer = ai_character_find(scenario->computers[i]);
		utf8_copy(seat->name, SEAT_NAME_SIZE, scenario->names[i]);
		taken[seat->color] = true;
	}
}

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

bool setups_take(struct named_setup *named, struct scenario *scenario, struct format_error *error)
{
	struct choices *choices = &named->choices;

	if (!scenario || !is_setup(scenario, error)) {
		scenario_destroy(scenario);
		return false;
	}
	const char *first = scenario_client(scenario, "first");
	*named = (struct named_setup){.readable = true};
	choices_take(choices, scenario);
	utf8_copy(named->title, sizeof named->title, scenario->title);
	choices->preset = rulebook_preset_find(scenario_client(scenario, "book"), &choices->settings);
	bool open = first && choices->settings.value[SETTING_FIRST_PLAYER] == 0;
	choices->youngest_begins = open && !strcmp(first, "youngest begins");
	choices->youngest = choices->youngest_begins || (open && !strcmp(first, "youngest"));
	scenario_destroy(scenario);
	return true;
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
		struct format_error wrong;
		if (!setups_take(named, scenario_load(files[i].path, tiles, &wrong), &wrong))
			snprintf(named->error, sizeof named->error, "%s", format_error_line(&wrong));
		memcpy(named->path, files[i].path, sizeof named->path);
	}
	free(files);
	if (count > 1)
		qsort(*list, (size_t)count, sizeof **list, by_title);
	return count;
}

/* ---- writing ---- */

struct scenario *setups_scenario(const struct tile_set *tiles, const struct named_setup *named)
{
	const struct choices *choices = &named->choices;
	struct scenario *scenario = choices_scenario(choices, tiles, 0);
	bool fine =
	    scenario && scenario_set_text(&scenario->title, named->title) &&
	    (!choices->youngest ||
	     scenario_set_client(scenario, "first", choices->youngest_begins ? "youngest begins" : "youngest")) &&
	    scenario_set_client(scenario, "book", rulebook_preset_id(choices->preset));
	if (fine)
		return scenario;
	scenario_destroy(scenario);
	return NULL;
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

static const char *write_new(const struct scenario *scenario, const char *home, struct named_setup *named)
{
	const char *directory = setups_directory(home), *wrong = folder_make(home, directory);
	struct format_error error;

	for (int from = 1; !wrong;) {
		struct sys_about nothing = {.kind = SYS_NOTHING};
		wrong = folder_new_file(directory, "setup", ".json", &from, named->path, sizeof named->path);
		if (wrong || scenario_save_seen(scenario, named->path, &nothing, &error))
			break;
		if (errno != EEXIST)
			wrong = folder_unwritten(named->path, errno);
	}
	return wrong;
}

const char *setups_save(const struct tile_set *tiles, const char *home, struct named_setup *named)
{
	struct format_error error;
	const char *wrong;
	bool replaced = find_path(tiles, home, named);
	struct scenario *scenario = setups_scenario(tiles, named);

	if (!scenario)
		wrong = tr("there is not enough memory");
	else if (!replaced)
		wrong = write_new(scenario, home, named);
	else
		wrong = scenario_save(scenario, named->path, &error) ? NULL : folder_unwritten(named->path, errno);
	scenario_destroy(scenario);
	named->readable = !wrong;
	return wrong;
}

const char *setups_remove(const struct named_setup *named)
{
	return output_remove(named->path) ? NULL : say(tr("%s cannot be deleted: %s"), named->path, folder_why(errno));
}
