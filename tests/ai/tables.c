#include "tables.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
	int players;
	const char *settings;
} tables[TABLES] = {
    {2, ""},
    {3, "farm=city4 abbot=on"},
    {2, "start=river1 farm=city3 two_tile=2"},
    {4, "start=river2 pigs=1 abbot=on shrines=on"},
    {2, "start=count king=on farm=field3cap"},
    {3, "start=count count_move=follow count_final=any shrines=on abbot=on"},
    {5, "new_land=on king=on kr_final=15_40"},
    {2, "start=city_plain farm=off shrines=on new_land=on"},
    {2, "game=castle"},
    {2, "game=castle corner=last well4=2"},
    {2, "inns=on"},
    {3, "traders=on inns=on inns_final=plain"},
    {6, "inns=on traders=on abbot=on start=river2"},
    {4, "inns=on traders=on start=count king=on farm=city3"},
    {3, "abbey=on traders=on start=count"},
    {2, "abbey=on dragon=on shrines=on abbot=on wagon=connected"},
};

const char *table_settings(int table) { return tables[table].settings; }

void table_set(struct setup *setup, const char *key, const char *word)
{
	int setting = game_setting_find((enum game_kind)setup->game, key);
	int value =
	    setting < 0 ? -1 : game_setting_value_find((enum game_kind)setup->game, (enum setting)setting, word);

	if (value < 0) {
		fprintf(stderr, "no setting %s=%s\n", key, word);
		exit(EXIT_FAILURE);
	}
	setup->settings.value[setting] = (uint8_t)value;
}

struct setup table_plain(int players, uint64_t seed)
{
	struct setup setup;

	setup_init(&setup);
	setup.player_count = (uint8_t)players;
	for (int seat = 0; seat < players; seat++)
		setup.colors[seat] = (uint8_t)seat;
	setup.seed = seed;
	return setup;
}

struct setup table_setup(int table, uint64_t seed)
{
	struct setup setup = table_plain(tables[table].players, seed);
	char copy[200], *rest = copy;

	snprintf(copy, sizeof copy, "%s", tables[table].settings);
	for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
		char *equals = strchr(word, '=');

		*equals = '\0';
		if (strcmp(word, "game") == 0)
			setup.game = GAME_CASTLE;
		else
			table_set(&setup, word, equals + 1);
	}
	return setup;
}
