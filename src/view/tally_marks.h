/*
 * tally_marks.h - marks in files of their own; private to tally_marks*.c.
 */
#ifndef BASTIDE_VIEW_TALLY_MARKS_H
#define BASTIDE_VIEW_TALLY_MARKS_H

#include "tally_stage.h"

/* The unfinished feature of the act, its tiles and pennants numbered. */
void marks_feature(struct stage *stage, struct draw *draw, const struct tally_look *look,
		   const struct tally_state *state);
void marks_roads(struct stage *stage, struct draw *draw, const struct tally_look *look,
		 const struct tally_state *state);
/* Pixels of open cells that a box would hide, but for their hem (share of a tile). */
float marks_hidden(const struct stage *stage, struct rect box, float hem);
/* The names of these farms (bit per farm), each beside its land. */
void marks_names(struct stage *stage, struct draw *draw, const struct tally_look *look, const struct tally_act *act,
		 uint64_t farms, float alpha);

#endif
