/* prop.h - things that stand about whatever the game: houses, trees, towers, wells. */
#pragma once

#include "paint/kit/items.h"

/* A town house; size: its width. */
void house_draw(struct easel *c, const struct item *item);
void house_shade(struct easel *c, const struct item *item);
/* How high a house of this width and look stands on the picture. */
float house_height(float wide, uint32_t look);

/* Of a tree; size: the radius of its crown. */
void tree_shade(struct easel *c, const struct item *item);

/* Of a round tower so high. */
void tower_shade(struct easel *c, struct vec at, float radius, float high);
/* The shadow of an upright block on the base a-b (west to east) of a height. */
void block_shade(struct easel *c, float x0, float x1, float y0, float y1, float high);

/* Painters of all that is drawn in data/scenery, by the names there: NAME_draw, and NAME_shade if it has a shadow. */
#include <paint/kit/scenery.h>
