/*
 * printed.h - what may be printed on a castle tile (rules.h: printed_*).
 */
#pragma once

#include "engine/core/layout.h"

/* What an edge forbids its neighbour: a path is continued by a path, everything else by anything but a path (R13,
 * R14). */
enum { SHOWS_PATH = 1U << 0, SHOWS_NO_PATH = 1U << 1 };

bool castle_printed_check(const struct tile_type *type, struct tile_error *error);
unsigned castle_printed_shows(int terrain);
void castle_printed_segments(struct tile_layout *layout, const struct tile_type *type);
