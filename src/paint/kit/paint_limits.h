/* paint_limits.h - what the painter's stack buffers rely on. */
#pragma once

enum {
	PAINT_SIZE_MAX = 1024, /* pixels of a tile's side */
};
