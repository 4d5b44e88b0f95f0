/*
 * banner.h - the pennon over a finished city.
 *
 * It stays for the rest of the game, so that what is finished is seen at a
 * glance: on the tip of a tower on the lattice, in the colour of who was paid.
 */
#pragma once

#include "view/table/board.h"

/* On the tower at the north-western corner of `cell`; `hoisted` 0..1 how much of it is out; `wave` -1..1 how far its
 * end is blown, 0 in pictures. */
void banner_draw(struct draw *draw, struct rect cell, const struct board_banner *banner, float hoisted, float wave);

/* Pixels it may cover. */
struct rect banner_reach(struct rect cell);
