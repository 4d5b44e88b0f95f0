/* art.c - how the Count of Carcassonne is shown: chapters of the help, who stands before the card of the set-up. */
#include "view/kit/expansion_art.h"

static const struct help_chapter chapters[] = {
    {N_("The Count of Carcassonne"),
     N_("Whoever lays a tile that pays others and not himself may send a follower into a quarter of the City of "
        "Carcassonne, and then move the Count. Before something is scored, everybody may bring followers to it: from "
        "the "
        "castle into cities, from the smithy onto roads, from the cathedral to monasteries and shrines, and at the end "
        "from the market into fields. Nobody leaves the quarter where the Count stands."),
     "C", 0, HELP_PIECE, 0.5f, 0.7f, 0, MODULE_THE_COUNT, 7,
     BIT(SETTING_THE_COUNT_ENTRY) | BIT(SETTING_THE_COUNT_MOVE) | BIT(SETTING_THE_COUNT_FINAL), "R-13.6", "count"},
};

static const struct card_figure figures[] = {
    {MODULE_THE_COUNT, "count", 0, 0.5f, 1, 0.08f, 0},
};

const struct expansion_art count_art = {
    .chapters_place = 5,
    ROWS(chapter, chapters),
    ROWS(figure, figures),
};
