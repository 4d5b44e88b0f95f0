/*
 * marks.h - marks in files of their own; private to marks*.c.
 */
#pragma once

#include "view/ending/stage/stage.h"

/* The unfinished feature of the act, its tiles and pennants numbered. */
void marks_feature(struct stage *stage, struct draw *draw, const struct tally_look *look,
                   const struct tally_state *state);
void marks_roads(struct stage *stage, struct draw *draw, const struct tally_look *look,
                 const struct tally_state *state);

/* A coin that drops onto what it pays for: `p` of its beat. */
void marks_coin(struct draw *draw, const struct stage *stage, const struct tally_look *look, struct vec at, float r,
                int value, float p);
/* The number of what is counted i-th, on the corner of its coin. */
void marks_count(struct draw *draw, const struct tally_look *look, struct vec at, float r, int i, float p);

/* castle.c: The Castle's, below the followers and above them. */
void castle_below(struct stage *stage, struct draw *draw, const struct tally_look *look,
                  const struct tally_state *state);
void castle_above(struct stage *stage, struct draw *draw, const struct tally_look *look,
                  const struct tally_state *state);
/* The box of what is counted i-th in the act: a cell, or a start space on the wall. */
struct rect castle_counted_box(const struct stage *stage, const struct tally_act *act, int i);
