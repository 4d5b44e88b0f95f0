/*
 * token.h - trade goods as tokens: a board of the shape that the sign on the
 * tile has - round for wine, a lozenge for grain, square for cloth - and the goods on
 * it, so that the three are told apart without colour.
 */
#pragma once

#include "view/list/draw.h"

/* About (cx, cy), `size` pixels wide and high; `kind` is an enum goods, `alpha` 0..1. */
void draw_token(struct draw *draw, float cx, float cy, float size, int kind, float alpha);
