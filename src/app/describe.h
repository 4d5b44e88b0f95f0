/*
 * describe.h - a tile in words: what is printed on it, where figures can stand, how many there are.
 */
#pragma once

#include <bastide/game.h>

/* Some lines about a type, as it lies at rotation 0; NUL-terminated, free() it. NULL when out of memory. */
char *describe_tile(const struct tile_set *tiles, int type);

/* What expansions have printed on it, one after the other; NULL: no more.  Two may know of one mark; it is told once.
 */
const char *describe_mark(const struct tile_type *type, int index);

/* What is seen on a tile, however it lies, for people: "Monastery, end of 1 road". */
char *describe_seen(const struct tile_type *type, char *text, size_t size);
/* Where a cell lies, as one finds it: "from the last tile: 2 north, 1 west"; from the tile with this index, "" from
 * none. */
char *describe_place(const struct game *game, int from, struct cell to, char *text, size_t size);
/* The side that a cell beside another one lies on: "west". */
const char *describe_side(struct cell from, struct cell to);
/* The way alone: "2 north, 1 west"; "" to the same cell. */
char *describe_way(struct cell from, struct cell to, char *text, size_t size);
