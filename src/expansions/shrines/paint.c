/* paint.c - the shrine, standing stones about it. */
#include "paint/land/sign.h"

static const struct tile_building shrine = {.flag = TILE_SHRINE,
                                            .radius = {0.175f, 0.145f},
                                            .by_city = 0.62f,
                                            .unit = 0.122f,
                                            .rises = {0.0f, 0.58f, 0.75f, 1.55f},
                                            .foot = {0.0f, 0.040f},
                                            .draw = shrine_draw,
                                            .shade = shrine_shade,
                                            .ring = {1.0f, 0.016f, 14, menhir_draw}};

const struct expansion_paint shrines_paint = {.building = &shrine};
