/*
 * describe.h - a tile in words: what is printed on it, where figures can stand, how many there are.
 */
#pragma once

#include <bastide/tileset.h>

/* Some lines about a type, as it lies at rotation 0; NUL-terminated, free() it. NULL when out of memory. */
char *describe_tile(const struct tile_set *tiles, int type);
