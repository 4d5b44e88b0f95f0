/* parts.h - what the files of Carcassonne have from one another, file by file; which of it the core asks for stands
 * in rules.h.  What expansions have of it has headers of its own (module.h). */
#pragma once

#include "engine/carcassonne/state.h"

#include "engine/core/layout.h"

#include <bastide/survey.h>

/* ---- setup.c: a game begins ---- */

bool setup_accepts(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal);
bool setup_begin(struct game *game, const struct setup *setup, struct refusal *refusal);

/* ---- printed.c: what may be printed on a tile ---- */

bool printed_check(const struct tile_type *type, struct tile_error *error);
/* Nothing agrees with a seam. */
unsigned printed_shows(int terrain);
void printed_segments(struct tile_layout *layout, const struct tile_type *type);

/* ---- place.c: where a tile may lie, and what its laying does (R-3) ---- */

/* The hole of the frontier where this type, turned so, lies legally in this cell now; -1 if it does not. */
int place_find(const struct game *game, int type, int x, int y, int rotation, struct refusal *refusal);

/* Works out where the type may lie (game->fits), as asks when it is drawn; false if nowhere. */
bool place_possible(struct game *game, int type);

/* Lays it into a hole of the frontier, and tells the modules. */
void place_tile(struct game *game, int type, int hole, int rotation, int seat);

/* ---- claim.c: placing a figure on the tile just laid (R-4, R-11.2) ---- */

/* May this figure of the player whose turn it is stand on this spot of the tile just laid? */
bool claim_allowed(const struct game *game, int figure, struct spot spot, struct refusal *refusal);

/* Once all figures are given: which of their kinds follow. */
void claim_begin(struct game *game);

/* Works out where he may put which figure on the tile just laid (own(game)->claims, claimable), for as long as he is
 * asked. */
void claim_find(struct game *game);

/* Every spot he may claim: meeples by kind and edge, then the other kinds, as far as there is room. */
int claim_list(const struct game *game, struct move *moves, int capacity);

/* ---- legal.c: the moves of the decision owed ---- */

/* The same and `pass`, last, where it is one. */
int legal_moves(const struct game *game, struct move *moves, int capacity);

/* May the decision owed be passed? */
bool legal_pass(const struct game *game);

/* Is this move legal, which answers the decision owed and lays no tile?  If not and `refusal` is given, why. */
bool legal_move(const struct game *game, const struct move *move, struct refusal *refusal);

/* ---- turn.c: what happens in which order (R-2.2) ---- */

/* The step of the rules with this name: "draw", "take", "figure", "list", "score", "cards", "entry", "end",
 * "last moves", "final". */
int turn_step_named(const char *key);

/* After a tile was laid: asks for a follower, even where only a pass is possible. */
void turn_ask(struct game *game);
/* Goes on until somebody owes a decision or the game is over. */
void turn_advance(struct game *game, struct event_list *events);

/* What Carcassonne adds to the hash of a position. */
uint64_t turn_hash(const struct game *game);

/* ---- final.c: the end of the game (R-8) ---- */

/* R-8.2 (b) to (d), and who has won. */
void final_score(struct game *game, struct event_list *events);

/* ---- value.c: what a feature is worth now ---- */

void feature_value(const struct game *game, unsigned root, struct feature *feature);

/* ---- survey.c: a position at a glance ---- */

void survey_take(const struct game *game, struct survey *survey);
void pile_mix(struct game *game, struct rng *rng);
