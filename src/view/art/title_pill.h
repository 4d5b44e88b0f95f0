/* title_pill.h - who has a card: its sign, and the size that has to be beaten, in a pill rimmed in the player's
 * colour. */
#pragma once

#include "view/art/icon.h"
#include "view/art/theme.h"

/* Output pixels; `number` 0: the icon alone. */
int title_pill_width(struct draw *draw, const struct theme *theme, int tall, int number);
/* A dark one, for light words. */
void draw_dark_pill(struct draw *draw, struct rect box);
void draw_title_pill(struct draw *draw, const struct theme *theme, struct rect box, enum icon icon, int number,
                     int color);
