/* state.h - what The Castle adds to the position: keeps, wall tiles, and how far the scoring of a turn has come. */
#pragma once

#include "engine/core/state.h"

#include <bastide/castle.h>

enum { CASTLE_SEATS = 2, FOLLOWERS_EACH = 6 }; /* R1; R6: the seventh is the score marker */

/* The order of a turn (R8). */
enum step {
	STEP_DRAW,
	STEP_TAKE, /* a tile from the pile, once it is asked for */
	STEP_FIGURE,
	STEP_LIST,
	STEP_SCORE,
	STEP_RETURN,
	STEP_EXTRA,
	STEP_END_TURN,
	STEP_FINAL
};

enum { NO_KEEP = 0xffff };

struct castle {
	struct game game; /* what all games share, first */

	uint8_t closed_count;                        /* features that the tile just laid left without an open edge: */
	uint16_t closed[COMPLETED_MAX];              /* roots, in no order, until they are listed */
	uint16_t keep[CASTLE_SEATS];                 /* a node of the house it stands on, or NO_KEEP */
	uint8_t hands[CASTLE_SEATS][WALL_KINDS + 1]; /* wall tiles held, by number */
	uint8_t fresh[WALL_KINDS + 1];               /* of those of the player in turn, won in this turn (D17) */
	uint8_t wall[CASTLE_CORNERS_MAX];            /* by corner: the number of the tile that lies there, or 0 */
	uint8_t box[WALL_KINDS + 1];                 /* those that were never laid out, by number; nobody knows */
	uint16_t settled;                            /* bit per entry of completed[]: has been scored */
	uint8_t moved;                               /* bit per seat: its marker moved in this turn */
};

static inline struct castle *castle_own(struct game *game) { return (struct castle *)game; }
static inline const struct castle *castle_read(const struct game *game) { return (const struct castle *)game; }

/* What The Castle adds to this position: readable, or writable if the position is. */
#define own(of) _Generic((of), struct game * : castle_own, const struct game * : castle_read)(of)

static inline const struct castle_board *castle_board(const struct game *game) { return game->tiles->castle; }

static inline int castle_other(int seat) { return 1 - seat; }

/* The start spaces that belong to a feature, one bit each: they join once, so what is summed is a mask. */
static inline uint32_t feature_starts(const struct node *root) { return root->extra; }
