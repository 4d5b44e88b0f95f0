/*
 * score.h - what features of the castle are worth, and who has them (R23 to
 * R30).
 */
#pragma once

#include "engine/castle/state.h"

#include "engine/core/majority.h"

/* R28: who has more followers there, or NOBODY. */
int feature_owner(const struct node *root);

/* Points for each tile and start space of a path, tower or house, for each market of a court; and by which rule. */
struct price {
	int each;
	const char *rule;
};

/* R46: a court; the same with a wall tile 7 (D28). */
static const struct price court_price = {3, "R46"}, raised_price = {4, "R38.7"};

/* R24 to R27: a completed path, tower or house. */
struct price complete_price(const struct node *root);

/* R38, R39: an unfinished one with its wall tile. */
struct price unfinished_price(const struct game *game, const struct node *root);

/* What it comes to, and how. */
int price_points(const struct node *root, struct price price);
void price_bill(const struct game *game, const struct node *root, struct price price, struct bill *bill);

/* Pays for a feature and moves the marker; the event that tells it, or NULL. */
struct event *castle_pay(struct game *game, int seat, struct price price, enum score_reason reason, unsigned root,
                         struct event_list *events);

/* Plays a wall tile of a hand. */
void wall_tile_use(struct game *game, int seat, int number, struct event_list *events);

/* R34: takes the wall tile where the marker stands, if one lies there. */
void wall_tile_take(struct game *game, int seat, struct event_list *events);

/* How large the house under a keep is; 0: the player has none. */
int keep_size(const struct game *game, int seat);

/* Scores a completed feature in play: the points, the keep, the wall tile (R30, R34). */
void complete_score(struct game *game, int seat, unsigned root, bool doubled, struct event_list *events);
