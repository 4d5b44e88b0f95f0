/* settings.c - the settings of The Castle. */
#include "engine/castle/parts.h"

/* The first value is the default. */
const struct setting_info castle_settings[SETTING_COUNT] = {
    [SETTING_FIRST_PLAYER] = {"first_player", "R7", 3, {"random", "1", "2"}},
    [SETTING_CORNER] = {"corner", "R40", 2, {"each", "last"}},
    [SETTING_WELL4] = {"well4", "R39", 2, {"1", "2"}},
    [SETTING_KEEP_STARTS] = {"keep_starts", "D9", 2, {"on", "off"}},
};
