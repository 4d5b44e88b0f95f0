/*
 * marks.h - marks in files of their own; private to marks*.c.
 */
#ifndef BASTIDE_VIEW_ENDING_STAGE_MARKS_H
#define BASTIDE_VIEW_ENDING_STAGE_MARKS_H

#include "view/ending/stage/stage.h"

/* The unfinished feature of the act, its tiles and pennants numbered. */
void marks_feature(struct stage *stage, struct draw *draw, const struct tally_look *look,
                   const struct tally_state *state);
void marks_roads(struct stage *stage, struct draw *draw, const struct tally_look *look,
                 const struct tally_state *state);

#endif
