/*
 * art.c - how Abbey & Mayor is shown: chapters of the help.
 */
#include "view/kit/expansion_art.h"

static const struct help_chapter chapters[] = {
    {N_("The abbey"),
     N_("Each player has an abbey. Instead of drawing a tile you may lay it in a hole with a tile at each of its four "
        "sides, whatever lies round it: the roads and cities that run into it end there. It is a monastery like any "
        "other, and brings no second turn. After the last tile each player may lay his once."),
     "AM_abbey", 0, POSE_MONK, 0.3f, 0.92f, 1, MODULE_ABBEY, 12, 0, "R-31.2"},
    {N_("The wagon"),
     N_("The wagon is a follower for roads, cities and monasteries. When what it stands in is scored it comes home and "
        "may drive on at once, to something near that is unfinished and where nobody stands."),
     "W", 0, HELP_FIGURES + FIGURE_WAGON, 0.74f, 0.6f, 2, MODULE_ABBEY, 12, BIT(SETTING_WAGON), "R-31.8"},
    {N_("The mayor"),
     N_("The mayor is a follower for cities. He counts as much as his city has pennants: without any he has no say, "
        "and if he is alone there nobody is paid."),
     "AM_fullcity", 0, HELP_FIGURES + FIGURE_MAYOR, 0.3f, 0.92f, 4, MODULE_ABBEY, 12, 0, "R-31.11"},
    {N_("The barn"),
     N_("Instead of placing a follower you may build your barn on a corner of your tile where four tiles meet in one "
        "field. Its farmers are paid 3 points for each completed city, those whom a later tile joins to it 1, and go "
        "home; nobody else farms there. At the end the barn brings 4 points for each completed city."),
     "E", 0, HELP_FIGURES + FIGURE_BARN, 0.5f, 0.94f, 0, MODULE_ABBEY, 12, BIT(SETTING_BARN), "R-31.12"},
};

extern const struct expansion_art abbey_art;
const struct expansion_art abbey_art = {
    .chapters_place = 10,
    .chapters = chapters,
    .chapter_count = sizeof chapters / sizeof chapters[0],
};
