/*
 * crowd.h - followers on the stage: lying, standing up, walking.
 */
#pragma once

#include "view/ending/stage/stage.h"

/* Everybody on the table, the act's farmers standing as far as they are up. */
void crowd_draw(struct stage *stage, struct draw *draw, const struct tally_look *look, const struct tally_state *state);
/* The board beside a city where they gather, and their ways (city editions). */
void crowd_board(struct stage *stage, struct draw *draw, const struct tally_look *look,
                 const struct tally_state *state);
/* Copies on their way to the bill; `place` says where each goes. */
void crowd_copies(struct stage *stage, struct draw *draw, const struct tally_look *look,
                  const struct tally_state *state, const struct vec places[], float height);

/* How tall one stands up: large enough to count, however small the tiles. */
float crowd_stand_height(const struct stage *stage, const struct tally_look *look);

/* A dotted line with a dark edge. */
void crowd_trail(struct draw *draw, const struct tally_look *look, struct vec from, struct vec to, uint32_t color,
                 float alpha);
