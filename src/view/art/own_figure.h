/*
 * own_figure.h - figures that expansions bring: rows of tables of their folders (figures.c).  Shapes are in the units
 * of figure.h, the base's middle at (50, 117), and constant.
 */
#pragma once

#include "view/art/figure.h"

struct own_figure {
	uint8_t figure;             /* enum figure */
	struct figure_shape stands; /* wherever it is, and in hand */
	struct figure_shape mark;   /* as a mark of the supply */
	float mark_height;          /* on a button of height 1 */
};

struct expansion_figures {
	const struct own_figure *figures;
	int figure_count;
};
