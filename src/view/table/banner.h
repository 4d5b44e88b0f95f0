/* banner.h - the pennon over a finished city.
 *
 * It stays for the rest of the game, so that what is finished is seen at a
 * glance: over its roofs, in the colour of who was paid. */
#pragma once

#include "view/table/board.h"

/* How much of `cell` it takes, from the foot of its pole: the pole upwards, from its top the cloth to one side. */
struct banner_size {
	float pole, cloth_long, cloth_tall;
};
struct banner_size banner_size(void);

/* `cell` is where the banner's cell lies; `hoisted` 0..1 how much of it is out; `wave` -1..1 how far its end is blown,
 * 0 in pictures. */
void banner_draw(struct draw *draw, struct rect cell, const struct board_banner *banner, float hoisted, float wave);

/* Pixels it may cover. */
struct rect banner_reach(struct rect cell, const struct board_banner *banner);
