/*
 * uct.h - plain UCT with random playouts to the end of the game: a yardstick that knows the rules and nothing else.
 * Every playout deals what nobody sees anew and goes down one tree of moves (those that are legal in that deal), by
 * upper confidence bounds; a new move is added to it, and the game played to its end by chance.
 */
#ifndef TESTS_AI_UCT_H
#define TESTS_AI_UCT_H

#include <bastide/survey.h>

struct uct;

struct uct *uct_create(void); /* NULL when out of memory */
void uct_destroy(struct uct *uct);

/* The move visited most after `playouts`, or after `seconds` of processor where playouts is 0; *played: how many. */
struct move uct_think(struct uct *uct, const struct game *game, int playouts, double seconds, uint64_t seed,
                      long *played);

#endif
