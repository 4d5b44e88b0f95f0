/*
 * champion.h - who has won, and who stands beside him, drawn to be looked at: as large as a third of the window.
 *
 * A follower of his colour, in the units of figure.h, with what a small one has no room for: folds, a mantle, and the
 * first of them a wreath of laurel and a cup held high.
 */
#pragma once

#include "view/list/draw.h"

/* How far the cup reaches above the base, where the body is 118 high; how far he is wide on either side. */
#define CHAMPION_TOP 150.0f
#define CHAMPION_SIDE 62.0f

/* The middle of his base at (x, y); `height` of the body from base to head, in pixels. */
void draw_champion(struct draw *draw, float x, float y, float height, int color, bool first);
