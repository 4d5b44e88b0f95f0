/* art.c - how shrines are shown: chapters of the help. */
#include "view/kit/expansion_art.h"

static const struct help_chapter chapters[] = {
    {N_("Shrines"),
     N_("A shrine pays like a monastery. Beside a monastery where somebody stands it is a challenge, even to your own "
        "monk: the first of the two that is complete is paid, the other follower comes home with nothing. Both "
        "completed by one tile are paid 9 each."),
     "SH_plain", 0, POSE_STANDING, 0.5f, 0.8f, 4, MODULE_SHRINES, 9, BIT(SETTING_SHRINE_NEAR), "R-15.6", NULL},
};

const struct expansion_art shrines_art = {
    .chapters_place = 7,
    ROWS(chapter, chapters),
};
