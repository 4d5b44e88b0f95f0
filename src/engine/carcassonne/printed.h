/*
 * printed.h - what may be printed on a tile of Carcassonne (rules.h: printed_*).
 */
#pragma once

#include "engine/core/layout.h"

bool printed_check(const struct tile_type *type, struct tile_error *error);
/* Nothing agrees with a seam. */
unsigned printed_shows(int terrain);
void printed_segments(struct tile_layout *layout, const struct tile_type *type);
