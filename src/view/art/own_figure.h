/*
 * own_figure.h - figures that expansions bring: rows of tables of their folders (figures.c).  Shapes are in the units
 * of figure.h, the base's middle at (50, 117), and constant.
 */
#pragma once

#include "view/art/figure.h"
#include "expansions/rows.h"

struct own_figure {
	const char *piece; /* as files call it: a kind of figure, or a neutral piece that stands among figures */
	struct figure_shape stands; /* wherever it is, and in hand */
	struct figure_shape mark;   /* as a mark of the supply */
	float mark_height;          /* on a button of height 1 */
	struct figure_shape field;  /* in a field, and where it stands up there to be counted; none: as anywhere */
	struct figure_shape hat;
	/* What turns on it while it rolls, when it has come so many of its units; NULL: nothing */
	void (*rolls)(struct draw *draw, struct vec base, float unit, float way);
	/* What opens on it while it is counted, from 0 (shut) to 1; NULL: nothing */
	void (*opens)(struct draw *draw, struct vec base, float unit, float way);
};

struct expansion_figures {
	const struct own_figure *figures;
	int figure_count;
};

/* One of each expansion that has the layer. */
#define FIGURES(name) extern const struct expansion_figures name##_figures;
#include "expansions/list.h"
