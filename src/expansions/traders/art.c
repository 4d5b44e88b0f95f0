/* art.c - how Traders & Builders are shown: tokens of goods. */
#include "view/kit/expansion_art.h"

static const struct holding_art holdings[] = {{HOLDING_WINE, .token = &drawing_wine},
                                              {HOLDING_GRAIN, .token = &drawing_grain},
                                              {HOLDING_CLOTH, .token = &drawing_cloth}};

const struct expansion_art traders_art = {
    ROWS(holding, holdings),
};
