/* frame.c - pictures that are larger than what they stand on. */
#include "bastide/paint.h"

struct paint_frame paint_overlay_frame(int size)
{
	int unit = (size + 31) / 32;

	return (struct paint_frame){6 * unit, 10 * unit, size + 14 * unit, size + 16 * unit};
}

size_t paint_frame_bytes(struct paint_frame f) { return (size_t)f.width * (size_t)f.height * 4; }
