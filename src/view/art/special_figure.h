/*
 * special_figure.h - the figures beside the follower and the abbot: the large follower,
 * the builder, the pig; private to figure.c.
 *
 * In the units of figure.h, the base's middle at (50, 117).  The large follower
 * is told by bulk: broad shoulders, a mantle and a chain of office on
 * a body as tall as the others.  The builder stands with legs apart and
 * a mallet raised; the pig shows its side.  Each bears the emblem.
 */
#pragma once

#include "view/art/brush.h"

extern const char special_large[], special_builder[], special_pig[]; /* outlines, as path data */

void special_paint_large(struct brush *brush, int color);
void special_paint_builder(struct brush *brush, int color);
void special_paint_pig(struct brush *brush, int color);

/* What a plain mark of the supply shows on its outline, so small that it is all there is. */
void special_mark_large(struct brush *brush, int color);
void special_mark_builder(struct brush *brush, int color);
void special_mark_pig(struct brush *brush, int color);
