/*
 * threat.h - features that a single tile would join: what each would gain and lose by it.
 */
#pragma once

#include "view.h"

/* Adds what may be joined across the holes, with its chance, to what each player expects. */
void threats_expect(const struct view *view, struct judge *judge, double points[PLAYERS_MAX]);

/* The same of one player, by the kind of what is joined; only what this feature of the survey takes part in, or with
 * -1 all. */
void threats_by_kind(const struct view *view, struct judge *judge, int seat, int feature, double points[FEATURE_KINDS]);
