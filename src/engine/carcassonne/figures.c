/*
 * figures.c - the kinds of figures of Carcassonne.
 */
#include "engine/carcassonne/figures.h"

enum {
	ANYWHERE = 1U << FEATURE_CITY | 1U << FEATURE_ROAD | 1U << FEATURE_FIELD | 1U << FEATURE_MONASTERY |
	           1U << FEATURE_SHRINE,
	ALL_QUARTERS = (1U << QUARTER_COUNT) - 1,
};

const struct figure_info figure_table[FIGURE_KINDS] = {
    [FIGURE_MEEPLE] = {.weight = 1, .places = ANYWHERE, .quarters = ALL_QUARTERS},
    /* */
    [FIGURE_ABBOT] = {.weight = 1,
                      .places = 1U << FEATURE_MONASTERY | 1U << FEATURE_SHRINE | 1U << FEATURE_GARDEN,
                      .quarters = 1U << QUARTER_CATHEDRAL},
    /* */
    [FIGURE_BIG] = {.weight = 2, .places = ANYWHERE, .quarters = ALL_QUARTERS},
    /* */
    [FIGURE_BUILDER] = {.places = 1U << FEATURE_CITY | 1U << FEATURE_ROAD, .follows = true},
    /* */
    [FIGURE_PIG] = {.places = 1U << FEATURE_FIELD, .follows = true},
};

const char *figure_rule(int figure)
{
	switch (figure) {
	case FIGURE_BUILDER:
		return "R-24.3";
	case FIGURE_PIG:
		return "R-24.10";
	default:
		return "R-11.3";
	}
}
