/*
 * settings.h - the settings of Carcassonne: a table, one line each.
 */
#ifndef ENGINE_CARCASSONNE_SETTINGS_H
#define ENGINE_CARCASSONNE_SETTINGS_H

#include <bastide/game.h>

extern const struct setting_info settings_table[SETTING_COUNT];

#endif
