/* art.c - how the rivers are shown: chapters of the help. */
#include "view/kit/expansion_art.h"

static const struct help_chapter chapters[] = {
    {N_("River I"),
     N_("The river is laid first, from its source to the lake, and makes no U-turn. Nobody stands on the water, which "
        "parts fields as a road does."),
     "R1_roadbridge", 0, -1, 0, 0, 0, MODULE_RIVER1, 6, BIT(SETTING_RIVER_TURN), "R-10.5", NULL},
    {N_("River II"),
     N_("The river is laid first and divides; it makes no U-turn, and its two ends never meet in one place. Its last "
        "tile is a lake with a volcano. Nobody stands on the water, which parts fields as a road does."),
     "R2_fork", 0, -1, 0, 0, 0, MODULE_RIVER2, 10, BIT(SETTING_RIVER_TURN) | BIT(SETTING_VOLCANO) | BIT(SETTING_PIGS),
     "R-12.3", NULL},
};

const struct expansion_art river_art = {
    .chapters_place = 3,
    ROWS(chapter, chapters),
};
