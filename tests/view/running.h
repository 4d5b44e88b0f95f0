/* running.h - a window that runs, frame by frame. */
#ifndef BASTIDE_TESTS_RUNNING_H
#define BASTIDE_TESTS_RUNNING_H

#include "ruler.h"

/* From now on the desk is a window. */
void running_begin(struct desk *desk);
/* Another frame, 16 ms later. */
void running_frame(struct desk *desk);

#endif
