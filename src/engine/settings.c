/*
 * settings.c - the table of settings (RULES section 20) and the words of the
 * public enumerations.
 */
#include <bastide/game.h>

#include <string.h>

/* The first value is the default; the order of the words is that of the enumerations. */
static const struct setting_info infos[SETTING_COUNT] = {
    [SETTING_FARM] = {"farm", "R-7", 5, {"field3", "city4", "city3", "field3cap", "off"}},
    [SETTING_TWO_TILE] = {"two_tile", "R-6.8", 2, {"4", "2"}},
    [SETTING_EDITION] = {"edition", "R-11.1", 2, {"new", "old"}},
    [SETTING_START] = {"start", "R-1.6", 5, {"base", "river1", "river2", "count", "city_plain"}},
    [SETTING_RIVER_TURN] = {"river_turn", "R-10.5", 3, {"immediate", "alternate", "lookahead"}},
    [SETTING_VOLCANO] = {"volcano", "R-12.5", 2, {"extra_turn", "plain"}},
    [SETTING_PIGS] = {"pigs", "R-12.6", 2, {"0", "1"}},
    [SETTING_ABBOT] = {"abbot", "R-11", 2, {"off", "on"}},
    [SETTING_KING] = {"king", "R-14", 2, {"off", "on"}},
    [SETTING_KR_FINAL] = {"kr_final", "R-14.8", 4, {"count", "10", "15_40", "running"}},
    [SETTING_SHRINES] = {"shrines", "R-15", 2, {"off", "on"}},
    [SETTING_SHRINE_NEAR] = {"shrine_near", "R-15.3", 3, {"strict", "literal", "free"}},
    [SETTING_NEW_LAND] = {"new_land", "R-16", 2, {"off", "on"}},
    [SETTING_COUNT_MOVE] = {"count_move", "R-13.9", 3, {"free", "clockwise", "follow"}},
    [SETTING_COUNT_FINAL] = {"count_final", "R-13.15", 2, {"market", "any"}},
    [SETTING_COUNT_ENTRY] = {"count_entry", "R-13.7", 2, {"none_at_all", "none_for_one"}},
    [SETTING_FIRST_PLAYER] = {"first_player", "R-1.7", 6, {"random", "1", "2", "3", "4", "5"}},
};

const struct setting_info *setting_info(enum setting setting) { return &infos[setting]; }

int setting_find(const char *key)
{
	for (int i = 0; i < SETTING_COUNT; i++) {
		if (strcmp(infos[i].key, key) == 0)
			return i;
	}
	return -1;
}

int setting_value_find(enum setting setting, const char *word)
{
	for (int i = 0; i < infos[setting].value_count; i++) {
		if (strcmp(infos[setting].values[i], word) == 0)
			return i;
	}
	return -1;
}

const char *color_name(enum color color)
{
	static const char *const names[COLOR_COUNT] = {"yellow", "red", "green", "blue", "black"};

	return names[color];
}

const char *quarter_name(enum quarter quarter)
{
	static const char *const names[QUARTER_COUNT] = {"castle", "market", "blacksmith", "cathedral"};

	return names[quarter];
}

const char *figure_name(enum figure figure) { return figure == FIGURE_ABBOT ? "abbot" : "meeple"; }

const char *feature_name(enum feature_kind kind)
{
	static const char *const names[FEATURE_KINDS] = {"city", "road", "field", "monastery", "shrine", "garden"};

	return names[kind];
}

const char *goods_name(enum goods kind)
{
	static const char *const names[GOODS_KINDS] = {"none", "wine", "grain", "cloth"};

	return names[kind];
}

const char *decision_name(int decision)
{
	static const char *const names[] = {"none", "tile", "figure", "join", "enter", "count", "send", "draw"};

	return names[decision];
}
