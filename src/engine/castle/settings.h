/*
 * settings.h - the settings of The Castle: a table, one line each.
 */
#pragma once

#include <bastide/game.h>

enum { CORNER_EACH, CORNER_LAST };
enum { KEEP_STARTS_ON, KEEP_STARTS_OFF };
enum { WELL4_ONE, WELL4_TWO };

extern const struct setting_info castle_settings[SETTING_COUNT];
