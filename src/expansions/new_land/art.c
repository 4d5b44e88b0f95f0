/* art.c - how the new land are shown: chapters of the help. */
#include "view/kit/expansion_art.h"

static const struct help_chapter chapters[] = {
    {N_("New land"), N_("Five more tiles; on one of them two cities cross on a bridge and stay two."), "KR_bridge", 0,
     -1, 0, 0, 0, MODULE_NEW_LAND, 10, 0, "R-6.3", NULL},
};

const struct expansion_art new_land_art = {
    .chapters_place = 8,
    ROWS(chapter, chapters),
};
