/*
 * figures.c - the kinds of figures of Carcassonne.
 */
#include "figures.h"

const struct figure_info figure_table[FIGURE_KINDS] = {
    [FIGURE_MEEPLE] = {1, 1U << FEATURE_CITY | 1U << FEATURE_ROAD | 1U << FEATURE_FIELD | 1U << FEATURE_MONASTERY |
                              1U << FEATURE_SHRINE},
    [FIGURE_ABBOT] = {1, 1U << FEATURE_MONASTERY | 1U << FEATURE_SHRINE | 1U << FEATURE_GARDEN},
};
