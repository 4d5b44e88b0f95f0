/* land.h - what lies on the table, and every mark on it. */
#pragma once

#include "view/play/core/play.h"

/* board.c */
/* neutral.c */
void play_neutrals_draw(struct play *play, struct frame *frame);
bool play_neutrals_fly(const struct play *play, uint64_t now); /* is one on its way? */
void play_board_draw(struct play *play, struct frame *frame);
/* A picture that its file takes of a turn shows the table as it lies, and nothing of how one plays. */
bool play_is_shot(const struct play *play);
/* What stands in the box, or reaches into it, before what was drawn there on the ground; parts: enum board_part. */
void play_draw_again(struct play *play, struct draw *draw, struct rect box, unsigned parts);

/* light.c: the feature that is lit; who stands in the one found last stands above its light */
void play_light_draw(struct play *play, struct frame *frame);
void play_followers_over(struct play *play, struct draw *draw, bool ringed);

/* shown.c: marks and claims of a file; what lies flat, and what stands over it */
bool play_shown_signs(const struct play *play, struct cell cell); /* ticks or crosses on places of this tile */
void play_shown_flat(struct play *play, struct frame *frame);
void play_words_draw(struct play *play, struct draw *draw);
void play_shown_over(struct play *play, struct frame *frame);

/* paid.c: what was just scored: flat, and over towers and pennons, which would cut a badge */
void play_paid_flat(struct play *play, struct draw *draw);
void play_paid_over(struct play *play, struct draw *draw);
/* How high up, in cells, the highest of these points are told. */
float play_paid_top(struct play *play);

/* walk.c: how far markers have come on a castle's wall with the last move, and the wall tiles that they won */
void play_walk_draw(struct play *play, struct draw *draw);

/* fields.c: the overlay of fields */
void play_fields_paint(void *self, struct draw *draw, const struct art_tile *tile, struct rect box);
void play_fields_dim(void *self, struct draw *draw, const struct art_tile *tile, struct rect box);
void play_fields_badges(struct play *play, struct draw *draw);

/* advice.c: what is advised, as ghosts */
void play_advice_draw(struct play *play, struct frame *frame);
/* The place for a figure that shines when this is advised; -1: none. */
int play_advice_slot(const struct play *play, const struct move *move);
/* Where the numbers of the best lines stand, of those that lay a tile; returns how large. */
float play_advice_ranks(const struct play *play, const struct ai_advice *advice, struct vec ranks[PLAY_ADVISED]);

/* havens.c: who stands in the City of Carcassonne, and what each haven is called */
void play_havens_add(struct play *play);
void play_havens_draw(struct play *play, struct draw *draw);

/* banner.c: pennons over finished cities; a picture of the table alone has none */
void play_banners_add(struct play *play);

/* last.c */
void play_last_round_draw(struct play *play, struct draw *draw);

/* cards.c: cards that go with the largest feature */
void play_cards_draw(struct play *play, struct draw *draw);

/* lesson.c: below whatever is written over the table, where the tile goes; and the arrow over the figure's place */
void play_lesson_place_draw(struct play *play, struct frame *frame);
void play_lesson_figure_draw(struct play *play, struct frame *frame);

/* wall.c: wall tiles, keeps and markers of The Castle */
void play_wall_draw(struct play *play, struct frame *frame);
/* Where markers would go if the turn ended so, or with the answer that is chosen. */
void play_landings_draw(struct play *play, struct draw *draw);
