/* layers.h - a window that runs, and the layers that its device would hold: what is composed anew can be seen. */
#ifndef BASTIDE_TESTS_LAYERS_H
#define BASTIDE_TESTS_LAYERS_H

#include "ruler.h"

/* From now on the desk is a window whose device holds nothing yet. */
void layers_begin(struct desk *desk);
/* Another frame, 16 ms later, and what the device has after it; its number from 1. */
int layers_frame(struct desk *desk);
/* The device takes what was built in another way. */
void layers_hold(const struct draw *draw);
/* The frame in which the layer was last painted on; 0: it is not held. */
int layers_painted(uint64_t key);

#endif
