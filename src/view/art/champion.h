/*
 * champion.h - who has won, and who stands beside him, drawn to be looked at: as large as a third of the window.
 *
 * A follower of his colour, in the units of figure.h, with what a small one has no room for: folds, a mantle, a face of
 * his family's own and what its people wear on their heads; the first has a wreath of laurel and holds a cup high.
 */
#pragma once

#include "view/list/draw.h"

/* How far the cup reaches above the base, where the body is 118 high; how far he is wide on either side. */
#define CHAMPION_TOP 150.0f
#define CHAMPION_SIDE 62.0f

/* The middle of his base at (x, y); `height` of the body from base to head, in pixels; 0: the first, 1: to his left, 2:
 * to his right. */
void draw_champion(struct draw *draw, float x, float y, float height, int color, int place);
