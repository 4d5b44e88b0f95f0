/* hand.h - what the player holds and does: pointer, keys, tile, places for a follower. */
#pragma once

#include "view/play/core/play.h"

/* pointer.c */
void play_board_input(struct play *play, struct ui *ui);
/* Why the tile in hand, as it is held, may not lie there; where it may nothing is told. */
void play_why_not(struct play *play, struct cell cell, uint64_t now);
/* Esc closes what is told of where the pointer is, or of what was refused, before it does anything else. */
void play_hush(struct play *play, struct ui *ui);
bool play_raw_input(struct play *play, const struct input *input);

/* keys.c */
void play_keys(struct play *play, struct ui *ui);
/* A key that counts for nothing: Space or Enter held down, and Space as a person's turn begins, for it was meant for
 * the computer player before him. */
bool play_key_dies(const struct play *play, const struct input *input, uint64_t now);
/* The cursor over a place, the tile turned so: Enter lays it there. */
void play_cursor_to(struct play *play, struct cell cell, int rotation, uint64_t now);

/* slot.c */
/* `signs`: a file's ticks and crosses say where he may stand, so that no number is below them. */
void play_slots_draw(struct play *play, struct frame *frame, bool signs);
/* The follower in the pointer's hand, above all panels. */
void play_hand_draw(struct play *play, struct draw *draw);
int play_slot_list(struct play *play, struct ui *ui, struct rect box);
/* Who holds a place that is locked is brought into sight. */
void play_slot_why(struct play *play, int slot, uint64_t now);

/* offered.c: a tile that may be laid instead of drawing one, in the panel; what it is called; and declined unasked
 * where its owner wishes so */
void play_offered_panel(struct play *play, struct ui *ui, struct rect box);
const char *play_offered_label(const struct play *play);
void play_offered_tick(struct play *play, uint64_t now);
const char *play_offered_when(int when);                                    /* he is asked then, in words */
void play_offered_ask(struct play *play, int seat, int when, uint64_t now); /* from now on, but for what is asked now */

/* offer.c: the kinds of figure, above that list */
void play_offer_row(struct play *play, struct ui *ui, struct rect box);

/* callout.c */
/* A title and a sentence, in a box beside a cell. */
struct play_saying {
	const char *title; /* NULL: none */
	const char *text;  /* "": none */
	enum skin_role skin;
	const struct vec *of; /* the point that it speaks of; NULL: none */
};
void play_say(struct play *play, struct draw *draw, struct cell cell, const struct play_saying *saying);
struct play_saying play_refusal_saying(const struct play *play, const struct refusal *refusal);
/* What a place is, beside the tile: of the one that is pointed at or was chosen. */
void play_callout_draw(struct play *play, struct draw *draw);

/* tile.c: the tile in hand, in the panel */
void play_tile_panel(struct play *play, struct ui *ui, struct frame *frame, struct rect box);

/* advised.c: a line of advice that lays a tile, in a box; the figure that it puts, or NULL; and him on that tile */
void play_advised_tile(struct play *play, struct draw *draw, const struct ai_line *line, struct rect box, float alpha,
                       bool alone); /* alone: not on the table */
const struct move *play_advised_figure(const struct ai_line *line);
void play_advised_standing(struct play *play, struct draw *draw, const struct move *place, const struct move *figure,
                           struct rect box, float alpha);
/* A corner of the picture for the number of a line: the upper left one, unless its figure stands there. */
struct vec play_advised_corner(const struct play *play, const struct ai_line *line, struct rect box);
/* What it shows is done, and stays to be confirmed: a picture of a hint was clicked, or its letter pressed. */
void play_advised_take(struct play *play, const struct ai_line *line, uint64_t now);
void play_advised_keys(struct play *play, struct ui *ui);
