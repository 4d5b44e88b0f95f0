/*
 * figures.h - the kinds of figures of Carcassonne: a table, one line each.
 */
#pragma once

#include "engine/core/rules.h"

extern const struct figure_info figure_table[FIGURE_KINDS];

/* Where a figure may stand at all: bit per feature kind. */
static inline unsigned figure_places(int figure) { return figure_table[figure].places; }

/* The rule that says so. */
const char *figure_rule(int figure);
