/*
 * settings.h - the settings of Carcassonne: a table, one line each.
 */
#pragma once

#include <bastide/game.h>

extern const struct setting_info settings_table[SETTING_COUNT];

/* is it as JCloisterZone has it, where the books leave it open? */
bool follows_jcz(const struct game *game);
