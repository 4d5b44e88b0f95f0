/* rules_mayor.c - R-31.11: the mayor, whose weight are the pennants of his city. */

#include "engine/carcassonne/module.h"

static unsigned mayor_weight(const struct game *game, unsigned root) { return game->nodes[root].marks; }

static const struct piece pieces[] = {
    {.id = FIGURE_MAYOR,
     .key = "mayor",
     .rank = 4,
     .rule = "R-31.11",
     .rule_none = "R-31.11",
     .each = 1,
     .weigh = mayor_weight,
     .lodges = true,
     .stands = 1U << FEATURE_CITY},
};

const struct module mayor_module = {
    ROWS(piece, pieces),
    .brought_by = SETTING_ABBEY,
};
