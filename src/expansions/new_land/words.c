/* words.c - the new land in words: rows of settings, of the set-up's cards, of what players hold. */
#include "app/expansion_words.h"

static const struct setting_words settings[] = {
    {.setting = SETTING_NEW_LAND,
     .name = N_("New land"),
     .note = N_("Five tiles, one with two cities that cross on a bridge."),
     .values = {N_("Off"), N_("On")}},
};

static const struct module_words modules[] = {
    {MODULE_NEW_LAND, 7, N_("New land"), N_("Five tiles, one with two cities that cross on a bridge."), "KR_bridge",
     SETTING_NEW_LAND, 1, NULL},
};

const struct expansion_words new_land_words = {
    .place = 3,
    ROWS(setting, settings),
    ROWS(module, modules),
};
