/* town.h - houses that stand already, so that the next one keeps clear. */
#pragma once

#include "paint/land/scene.h"

enum { TOWN_HOUSES = 90 };

struct town {
	struct scene *scene;
	struct vec at[TOWN_HOUSES];
	float wide[TOWN_HOUSES];
	int count;
	int hall;        /* which of them is the great building; -1: none */
	unsigned towers; /* lattice corners with a tower */
};

/* Another one stands there. */
static inline void town_count(struct town *t, struct vec at, float wide)
{
	t->at[t->count] = at;
	t->wide[t->count++] = wide;
}
