/*
 * settings.c - the settings of Carcassonne (RULES section 20).
 */
#include "engine/carcassonne/settings.h"

#include "engine/core/state.h"

/* The first value is the default; the order of the words is that of the enumerations. */
const struct setting_info settings_table[SETTING_COUNT] = {
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
    [SETTING_THE_COUNT_MOVE] = {"count_move", "R-13.9", 3, {"free", "clockwise", "follow"}},
    [SETTING_THE_COUNT_FINAL] = {"count_final", "R-13.15", 2, {"market", "any"}},
    [SETTING_THE_COUNT_ENTRY] = {"count_entry", "R-13.7", 2, {"none_at_all", "none_for_one"}},
    [SETTING_INNS] = {"inns", "R-23", 2, {"off", "on"}},
    [SETTING_INNS_FINAL] = {"inns_final", "R-23.8", 2, {"zero", "plain"}},
    [SETTING_TRADERS] = {"traders", "R-24", 2, {"off", "on"}},
    [SETTING_DRAGON] = {"dragon", "R-29", 2, {"off", "on"}},
    [SETTING_DRAGON_MOVE] = {"dragon_move", "R-29.6", 2, {"before", "after"}},
    [SETTING_PRINCESS] = {"princess", "R-29.17", 2, {"may", "must"}},
    [SETTING_ABBEY] = {"abbey", "R-31", 2, {"off", "on"}},
    [SETTING_WAGON] = {"wagon", "R-31.8", 2, {"adjacent", "connected"}},
    [SETTING_BARN] = {"barn", "R-31.12", 2, {"free", "any"}},
    [SETTING_RULINGS] = {"rulings", "R-33", 2, {"printed", "jcz"}},
    [SETTING_FIRST_PLAYER] = {"first_player", "R-1.7", 7, {"random", "1", "2", "3", "4", "5", "6"}},
};

bool follows_jcz(const struct game *game) { return game->settings.value[SETTING_RULINGS]; }
