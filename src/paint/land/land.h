/* land.h - Carcassonne's tiles, behind the functions of bastide/paint.h. */
#pragma once

#include "bastide/paint.h"

size_t land_scratch_size(int size);
void land_picture(const struct paint_job *job, int size, uint8_t *ground, uint8_t *overlay, void *scratch);
void land_map(const struct tile_type *type, int rotation, int n, uint8_t *ground, uint8_t *view, void *scratch);
int land_loose(const struct paint_job *job, struct paint_loose list[PAINT_LOOSE_MAX], void *scratch);
int land_spots(const struct tile_type *type, int rotation, struct paint_spot *spots, void *scratch);
int land_shields(const struct tile_type *type, int rotation, struct paint_spot *shields, void *scratch);
