/* weights.h - the numbers that judging a position needs.
 *
 * They were found by playing: tests/ai/README.md tells how to go on. */
#pragma once

/*  name            default   what it is */
#define WEIGHTS(W)                                                                                                     \
	W(close_city, 2.6)   /* how hard an open edge of a city is to close, for one closing tile to come */           \
	W(close_road, 1.3)   /* the same for a road */                                                                 \
	W(close_extra, 0.18) /* what a tile that fits but does not close is worth as a closing one */                  \
	W(close_bend, 0.35)  /* how much more than in proportion several open edges hinder each other */               \
	W(fill_near, 1.2)    /* how hard a hole round a building is to fill */                                         \
	W(fill_far, 0.9)     /* the chance of a cell round it that touches nothing yet, with all turns to come */      \
	W(grow_city, 0.35)   /* tiles that an open edge of an unfinished city brings all the same */                   \
	W(grow_road, 0.1)                                                                                              \
	W(field_grow, 0.1)     /* points that a field wins by growing, with all turns to come */                       \
	W(field_city, 0.9)     /* an unfinished city at a field, of its chance to be completed */                      \
	W(join_near, 1.1)      /* how hard two features at one hole are to join, for one tile to come that does it */  \
	W(join_line, 0.45)     /* of what cities and roads would bring by it */                                        \
	W(join_field, 0.43)    /* the same of fields */                                                                \
	W(follower, 24.0)      /* the first follower in supply, with endless turns */                                  \
	W(follower_turns, 6.0) /* turns left at which it is worth half of that */                                      \
	W(follower_late, 10.0) /* the same in a judgement that falls faster; the mean counts */                        \
	W(follower_many, 2.5)  /* how slowly more followers add less */                                                \
	W(follower_back, 0.5)  /* of one that will come back with certainty */                                         \
	W(card, 9.0)           /* a card at the end                       */                                           \
	W(haven, 0.80)         /* a follower that waits in a haven, in followers in hand */                            \
	W(second_part, 6.0)    /* a second part of a turn (R-24.5) */                                                  \
	W(token, 2.5)          /* a token held */                                                                      \
	W(close_path, 1.0)     /* The Castle: as close_road, of a path */                                              \
	W(close_wall, 1.0)     /* The Castle: of a tower or house, which anything may close */                         \
	W(court_grow, 3.0)     /* The Castle: points that a court wins by growing, with all turns to come */           \
	W(wall_tile, 5.0)      /* The Castle: a wall tile in hand */                                                   \
	W(keep, 14.0)          /* The Castle: the largest keep */                                                      \
	W(abbot, 2.5)          /* the abbot in supply */                                                               \
	W(turn, 3.0)           /* another turn at once */

struct ai_weights {
#define WEIGHT_MEMBER(name, value) double name;
	WEIGHTS(WEIGHT_MEMBER)
#undef WEIGHT_MEMBER
};

extern const struct ai_weights ai_weights_default;

/* Of somebody who sees what is there: no more than what would be paid if the game ended now, and no figure is worth
 * keeping. */
extern const struct ai_weights ai_weights_now;
