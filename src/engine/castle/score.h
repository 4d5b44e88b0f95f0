/*
 * score.h - what features of the castle are worth, and who has them (R23 to
 * R30).
 */
#pragma once

#include "engine/castle/state.h"

#include "engine/core/majority.h"

/* R28: who has more followers there, or NOBODY. */
int feature_owner(const struct node *root);

/* R24 to R27: a completed path, tower or house. */
int complete_points(const struct node *root);

/* R38, R39: an unfinished one with its wall tile. */
int unfinished_points(const struct game *game, const struct node *root);

/* Pays for a feature and moves the marker; the event that tells it, or NULL. */
struct event *castle_pay(struct game *game, int seat, int points, enum score_reason reason, unsigned root,
                         struct event_list *events);

/* Plays a wall tile of a hand. */
void wall_tile_use(struct game *game, int seat, int number, struct event_list *events);

/* R34: takes the wall tile where the marker stands, if one lies there. */
void wall_tile_take(struct game *game, int seat, struct event_list *events);

/* How large the house under a keep is; 0: the player has none. */
int keep_size(const struct game *game, int seat);

/* Scores a completed feature in play: the points, the keep, the wall tile (R30, R34). */
void complete_score(struct game *game, int seat, unsigned root, bool doubled, struct event_list *events);
