/* art.c - how Inns & Cathedrals are shown: chapters of the help, who stands before the card of the set-up. */
#include "view/kit/expansion_art.h"

static const struct help_chapter chapters[] = {
    {N_("Inns & Cathedrals"),
     N_("A completed road with an inn pays 2 points for each tile, a completed city with a cathedral 3 for each tile "
        "and pennant; unfinished at the end they pay nothing. The large follower counts as two when it is asked who "
        "has the most."),
     "IC_innstraight", 0, HELP_PIECE, 0.66f, 0.78f, 5, MODULE_INNS, 4, BIT(SETTING_INNS_FINAL), "R-23.4", "big"},
};

static const struct card_figure figures[] = {
    {MODULE_INNS, "big", COLOR_PINK, 0.68f, 0.9f, 0, 0},
};

const struct expansion_art inns_art = {
    .chapters_place = 1,
    ROWS(chapter, chapters),
    ROWS(figure, figures),
};
