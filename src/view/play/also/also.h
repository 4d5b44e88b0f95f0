/*
 * also.h - beside the game: a lesson, what moves, what tests are told.
 */
#ifndef BASTIDE_VIEW_PLAY_ALSO_ALSO_H
#define BASTIDE_VIEW_PLAY_ALSO_ALSO_H

#include "view/play/core/play.h"

/* lesson.c */
void play_lesson_keys(struct play *play, struct ui *ui, struct frame *frame);
void play_lesson(struct play *play, struct ui *ui, struct frame *frame);
/* On the table, below whatever is written over it: where the tile goes; and the arrow over the place of the figure. */
void play_lesson_place_draw(struct play *play, struct frame *frame);
void play_lesson_figure_draw(struct play *play, struct frame *frame);

/* motion.c */
void play_motion_draw(struct play *play, struct frame *frame);             /* on the table */
void play_motion_over(struct play *play, struct draw *draw, uint64_t now); /* over everything */

/* carry.c: what a computer player has in its hand, on its way to the table */
void play_carry_draw(struct play *play, struct draw *draw, uint64_t now);

/* reward.c: what was completed is celebrated; t 0..1 of its flight */
void play_reward_draw(struct play *play, struct frame *frame, const struct play_flight *flight, float t);

/* lot.c: who begins is drawn, for everybody to see; a click or a key ends it */
void play_lot_draw(struct play *play, struct ui *ui, struct frame *frame);

/* life.c: what moves by itself while somebody plays; a picture shows none of it */
void play_life_stir(struct play *play, uint64_t now);
int play_life_wait(const struct play *play, uint64_t now); /* -1: at rest */
/* The breeze on the board: due before it is drawn. */
void play_life_breathe(struct play *play, const struct frame *frame);
void play_life_draw(struct play *play, struct frame *frame);

/* trace.c */
void play_trace(struct play *play, const struct frame *frame); /* for tests that press real keys */

#endif
