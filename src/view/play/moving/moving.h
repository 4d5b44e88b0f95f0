/*
 * moving.h - what moves over the table.
 */
#pragma once

#include "view/play/core/play.h"

/* motion.c */
void play_motion_draw(struct play *play, struct frame *frame);             /* on the table */
void play_motion_over(struct play *play, struct draw *draw, uint64_t now); /* over everything */

/* What a flight has to say, on a pill about (x, y). */
void play_flight_words(struct play *play, struct draw *draw, const struct play_flight *flight, float x, float y);
/* The nearest place where all of that pill is on the table and has so much room above it, below the prompt. */
struct vec play_flight_inside(const struct play *play, struct draw *draw, const struct play_flight *flight,
                              struct vec at, float above);

/* fall.c: the tile that was laid comes down, */
void play_drop_draw(struct play *play, struct frame *frame);
/* and the follower who was put, where he is not on trial; */
void play_figure_down(struct play *play, struct frame *frame);
/* a tile over its cell, so high (1: where the hand lets it go), and its shadow there. */
struct rect play_aloft(struct rect cell, float up);
void play_aloft_shadow(struct draw *draw, struct rect cell, float up);
/* A puff of dust, soft towards its edge. */
void play_puff(struct draw *draw, float x, float y, float size, float alpha);

/* carry.c: what a computer player has in its hand, on its way to the table */
void play_carry_draw(struct play *play, struct draw *draw, uint64_t now);

/* tokens.c: from their city to the card of who takes them; t 0..1 of their flight */
void play_tokens_draw(struct play *play, struct draw *draw, const struct play_flight *flight, float t);

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
