/* gilt.h - how a scene is dressed that is seen whole, title and result: shade over the land where words stand, names in
 * gold. */
#pragma once

#include "view/list/draw.h"

/* Dark from the left edge over this width, then nothing. */
void gilt_shade(struct draw *draw, int width);
/* Dark at the lower edge, so tall: what is written there can be read on any board. */
void gilt_dusk(struct draw *draw, int tall);

/* One line of letters cut into gold; `edge`: pixels of its lit and dark edges. */
void gilt_name(struct draw *draw, struct rect box, struct text_style style, int edge, const char *text);
/* Letters on the board: a dark copy so far below makes them readable everywhere. */
void gilt_words(struct draw *draw, struct rect box, enum text_align align, struct text_style style, int below,
                const char *text);

/* Rays of warm light about a point, out to this radius. */
void gilt_glory(struct draw *draw, float x, float y, float radius);
