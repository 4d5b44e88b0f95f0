/*
 * traders.h - what is known of Traders & Builders beyond the moves: that a
 * builder brings double turns, a pig a point a city, and what a token of goods
 * is worth before the end.
 */
#pragma once

#include "view.h"

/* A double turn, and a builder that stands on something that can grow. */
double traders_turn(const struct view *view, const struct judge *judge);
double traders_builder(const struct view *view, const struct judge *judge, double hard);

/* What a pig adds to its owner's field, in points, beside so many points for cities. */
double traders_pig(const struct judge *judge, double field_worth);

/* The goods of a city, to whoever completes it. */
double traders_goods(const struct judge *judge, uint64_t extra);

/* Adds what builders, pigs and goods promise. */
void traders_expect(const struct view *view, const struct judge *judge, const struct game *game,
                    double points[PLAYERS_MAX]);
