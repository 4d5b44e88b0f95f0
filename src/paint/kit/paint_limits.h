/* paint_limits.h - what the painter's stack buffers rely on. */
#ifndef PAINT_LIMITS_H
#define PAINT_LIMITS_H

enum {
	PAINT_SIZE_MAX = 1024, /* pixels of a tile's side */
};

#endif
