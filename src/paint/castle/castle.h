/* castle.h - the Castle's tiles, behind the functions of bastide/paint.h. */
#pragma once

#include "bastide/paint.h"

size_t castle_scratch_size(int size);
void castle_picture(const struct paint_job *job, int size, uint8_t *ground, uint8_t *overlay, void *scratch);
void castle_map(const struct tile_type *type, int rotation, int n, uint8_t *ground, uint8_t *view, void *scratch);
size_t board_scratch_size(int size);
int castle_spots(const struct tile_type *type, int rotation, struct paint_spot *spots, void *scratch);
bool castle_market_place(const struct tile_type *type, int rotation, float *x, float *y, void *scratch);
