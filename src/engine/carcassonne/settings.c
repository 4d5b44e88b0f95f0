/* settings.c - the settings of Carcassonne (RULES section 20) that no expansion brings. */
#include "engine/carcassonne/module.h"

#include "engine/core/state.h"

/* The first value is the default; the order of the words is that of the enumerations. */
const struct setting_info settings_table[SETTING_COUNT] = {
    [SETTING_FARM] = {"farm", "R-7", 5, {"field3", "city4", "city3", "field3cap", "off"}},
    [SETTING_TWO_TILE] = {"two_tile", "R-6.8", 2, {"4", "2"}},
    [SETTING_EDITION] = {"edition", "R-11.1", 2, {"new", "old"}},
    [SETTING_START] = {"start", "R-1.6", 5, {"base", "river1", "river2", "count", "city_plain"}},
    [SETTING_RULINGS] = {"rulings", "R-33", 2, {"printed", "jcz"}},
    [SETTING_FIRST_PLAYER] = {"first_player", "R-1.7", 7, {"random", "1", "2", "3", "4", "5", "6"}},
};

bool follows_jcz(const struct game *game) { return game->settings.value[SETTING_RULINGS]; }
