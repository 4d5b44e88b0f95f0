/*
 * recount.h - the slow check of the fast code: every position of every random game is held against it.
 *
 * It recomputes a position from what is printed on the tiles and where figures stand, and shares nothing with the
 * engine's incremental state but the structs that it reads.
 */
#pragma once

#include <bastide/game.h>

/* False and a sentence if the position disagrees with what is recomputed: a bug. */
bool game_check(const struct game *game, char *text, size_t size);

/* The check of each game. */
bool check_carcassonne(const struct game *game, char *text, size_t size);
bool check_castle(const struct game *game, char *text, size_t size);
