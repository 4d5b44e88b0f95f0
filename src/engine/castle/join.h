/*
 * join.h - laying castle tiles: features run on across edges of one kind, from
 * start spaces too; every other neighbour closes an edge, and so does the wall.
 */
#pragma once

#include "engine/castle/state.h"

#include "engine/core/feature.h"

/* Puts a tile into a hole of the frontier, without asking whether it fits, and joins its features. */
void castle_lay(struct game *game, int type, int hole, int rotation, int seat);

/* The wall round the empty board, and what its start spaces forbid. */
void castle_wall_in(struct game *game);
