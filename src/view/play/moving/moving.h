/*
 * moving.h - what moves over the table.
 */
#pragma once

#include "view/play/core/play.h"

/* motion.c */
void play_motion_draw(struct play *play, struct frame *frame);             /* on the table */
void play_motion_over(struct play *play, struct draw *draw, uint64_t now); /* over everything */

/* fall.c: the tile that was laid comes down, */
void play_drop_draw(struct play *play, struct frame *frame);
/* and the follower who was put, where he is not on trial. */
void play_figure_down(struct play *play, struct frame *frame);
/* A puff of dust, soft towards its edge. */
void play_puff(struct draw *draw, float x, float y, float size, float alpha);

/* What a computer player has in its hand, on its way to the table. */
void play_carry_draw(struct play *play, struct draw *draw, uint64_t now);

/* reward.c: what was completed is celebrated; t 0..1 of its flight; `again` for the next who is paid for the same */
void play_reward_draw(struct play *play, struct frame *frame, const struct play_flight *flight, float t, bool again);

/* lot.c: who begins is drawn, for everybody to see; a click or a key ends it */
void play_lot_draw(struct play *play, struct ui *ui, struct frame *frame);

/* life.c: what moves by itself while somebody plays; a picture shows none of it */
void play_life_stir(struct play *play, uint64_t now);
int play_life_wait(const struct play *play, uint64_t now); /* -1: at rest */
/* The breeze of this frame; none at rest. */
struct breeze play_life_breeze(const struct play *play, const struct frame *frame);
/* The same on the board: due before it is drawn. */
void play_life_breathe(struct play *play, const struct frame *frame);
void play_life_draw(struct play *play, struct frame *frame);
