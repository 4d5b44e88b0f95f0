/* paint.c - the sign of a city's trade: wine, grain or cloth, each of a shape of its own. */
#include "paint/land/sign.h"

static const struct hung_sign hung[] = {
    {SIGN_WINE, 0.190f, sign_wine_draw, sign_wine_shade},
    {SIGN_GRAIN, 0.190f, sign_grain_draw, sign_grain_shade},
    {SIGN_CLOTH, 0.190f, sign_cloth_draw, sign_cloth_shade},
};

const struct expansion_paint traders_paint = {ROWS(hung, hung)};
