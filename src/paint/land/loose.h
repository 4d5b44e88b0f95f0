/* loose.h - what moves on a tile: found with its scene, painted with it or on its own. */
#pragma once

#include "paint/land/scene.h"

/* Remembers it in the scene; what does not fit is not there. */
bool loose_add(struct scene *s, enum paint_loose_kind kind, bool west, struct vec at);

#define SHEEP_SIZE 0.0205f
