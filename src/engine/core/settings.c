/* settings.c - finding a game's settings, and the words of the public enumerations. */
#include "engine/core/rules.h"

#include <string.h>

const struct setting_info *game_setting_info(enum game_kind game, enum setting setting)
{
	const struct rules *rules = rules_of(game);

	if (rules->settings[setting].key)
		return &rules->settings[setting];
	return game_row(game, ROW_SETTING, setting);
}

int game_setting_find(enum game_kind game, const char *key)
{
	for (int i = 0; i < SETTING_COUNT; i++) {
		const struct setting_info *info = game_setting_info(game, i);

		if (info && strcmp(info->key, key) == 0)
			return i;
	}
	return -1;
}

const struct setting_info *any_setting_info(enum setting setting, enum game_kind *game)
{
	const struct setting_info *info = NULL;

	for (int kind = 0; kind < GAME_KINDS && !info; kind++) {
		info = game_setting_info(kind, setting);
		if (game)
			*game = kind;
	}
	return info;
}

int game_setting_value_find(enum game_kind game, enum setting setting, const char *word)
{
	const struct setting_info *info = game_setting_info(game, setting);

	for (int i = 0; i < info->value_count; i++)
		if (strcmp(info->values[i], word) == 0)
			return i;
	return -1;
}

const char *game_kind_name(enum game_kind game) { return rules_of(game)->name; }

int game_kind_find(const char *name)
{
	for (int game = 0; game < GAME_KINDS; game++)
		if (strcmp(game_kind_name(game), name) == 0)
			return game;
	return -1;
}

const char *color_name(enum color color)
{
	static const char *const names[COLOR_COUNT] = {"yellow", "red", "green", "blue", "black", "pink"};

	return names[color];
}

const char *feature_name(enum feature_kind kind)
{
	static const char *const names[FEATURE_KINDS] = {
	    [FEATURE_CITY] = "city",   [FEATURE_ROAD] = "road",   [FEATURE_FIELD] = "field", [FEATURE_PATH] = "path",
	    [FEATURE_TOWER] = "tower", [FEATURE_HOUSE] = "house", [FEATURE_COURT] = "court"};

	return names[kind] ? names[kind] : kind_building(kind)->key;
}

/* ---- buildings ---- */

const struct building *building_at(int i) { return any_row(ROW_BUILDING, i); }

const struct building *kind_building(int kind)
{
	int i = 0;

	while (building_at(i) && building_at(i)->kind != kind)
		i++;
	return building_at(i);
}

const struct building *tile_building(const struct tile_type *type)
{
	int i = 0;

	while (building_at(i) && !(type->flags & building_at(i)->flag))
		i++;
	return building_at(i);
}
