/* art.c - how the Abbot is shown: chapters of the help, who stands before the card of the set-up. */
#include "view/kit/expansion_art.h"

static const struct help_chapter chapters[] = {
    {N_("The Abbot"),
     N_("Everybody has an abbot besides the followers, for monasteries and gardens alone. A garden pays like a "
        "monastery. In a turn without another figure he may come home at once, for what his place is worth by then."),
     "EG", 0, HELP_PIECE, 0.34f, 0.8f, 1, MODULE_ABBOT, 6, 0, "R-11.5", "abbot"},
};

static const struct card_figure figures[] = {
    {MODULE_ABBOT, "abbot", COLOR_GREEN, 0.66f, 1, 0, 0},
};

const struct expansion_art abbot_art = {
    .chapters_place = 4,
    ROWS(chapter, chapters),
    ROWS(figure, figures),
};
