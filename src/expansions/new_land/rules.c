/* rules.c - R-16: the five new land tiles.  All that is special about them is printed on them. */
#include "engine/carcassonne/module.h"

static void new_land_deal(struct deal *deal) { deal_add(deal, "kingrobber"); }

static const struct module_setting settings[] = {
    {SETTING_NEW_LAND, {"new_land", "R-16", 2, {"off", "on"}}},
};

const struct module new_land_module = {
    ROWS(setting, settings),
    .brought_by = SETTING_NEW_LAND,
    .deal = new_land_deal,
};
