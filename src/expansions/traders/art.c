/*
 * art.c - how Traders & Builders are shown: chapters of the help, who stands before the card of the set-up.
 */
#include "view/kit/expansion_art.h"

static const struct help_chapter chapters[] = {
    {N_("Traders & Builders: builder and pig"),
     N_("The builder joins a follower of your own on a road or in a city. Each time you add a tile to it you have a "
        "second turn, never a third. The pig joins a farmer of your own: for you each city of that field pays 1 more. "
        "Neither counts when it is asked who has the most."),
     "TB_cornerroad_c", 0, POSE_BUILDER, 0.74f, 0.84f, 3, MODULE_TRADERS, 4, 0, "R-24.5"},
    {N_("Traders & Builders: goods"),
     N_("Wine, grain and cloth hang over some cities. Whoever lays the tile that completes such a city takes its "
        "goods, even without a knight there. At the end whoever has the most of a good gets 10 points for it; on a tie "
        "each of them gets 10."),
     "TB_three_g", 0, -1, 0, 0, 0, MODULE_TRADERS, 4, 0, "R-24.15"},
};

static const struct card_figure figures[] = {
    {MODULE_TRADERS, POSE_BUILDER, COLOR_BLUE, 0.36f, 0.86f, 0, 0.1f},
    {MODULE_TRADERS, POSE_PIG, COLOR_RED, 0.72f, 0.7f, 0, 0},
};

extern const struct expansion_art traders_art;
const struct expansion_art traders_art = {
    .chapters_place = 2,
    .chapters = chapters,
    .chapter_count = sizeof chapters / sizeof chapters[0],
    .figures = figures,
    .figure_count = sizeof figures / sizeof figures[0],
};
