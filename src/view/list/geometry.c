/* Rectangles and colours of draw.h. */
#include "view/list/draw.h"

static int min_int(int a, int b) { return a < b ? a : b; }
static int max_int(int a, int b) { return a > b ? a : b; }

int rect_common_area(struct rect a, struct rect b)
{
	struct rect common = rect_common(a, b);

	return common.w * common.h;
}

struct rect rect_around(struct rect a, struct rect b)
{
	int x1 = min_int(a.x, b.x), y1 = min_int(a.y, b.y);
	int x2 = max_int(a.x + a.w, b.x + b.w), y2 = max_int(a.y + a.h, b.y + b.h);

	return rect_make(x1, y1, x2 - x1, y2 - y1);
}

bool rect_holds(struct rect outer, struct rect inner)
{
	return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
	       inner.y + inner.h <= outer.y + outer.h;
}

struct rect rect_within(struct rect r, struct rect room)
{
	return rect_make(max_int(room.x, min_int(r.x, room.x + room.w - r.w)),
	                 max_int(room.y, min_int(r.y, room.y + room.h - r.h)), r.w, r.h);
}

struct rect rect_center(struct rect outer, int w, int h)
{
	return rect_make(outer.x + (outer.w - w) / 2, outer.y + (outer.h - h) / 2, w, h);
}

struct rect rect_cell(struct rect grid, int columns, int gap, int tall, int i)
{
	int wide = (grid.w - (columns - 1) * gap) / columns;

	return rect_make(grid.x + i % columns * (wide + gap), grid.y + i / columns * (tall + gap), wide, tall);
}

struct rect rect_part_top(struct rect *r, int h, int gap)
{
	struct rect part = {r->x, r->y, r->w, h};

	r->y += h + gap;
	r->h -= h + gap;
	return part;
}

struct rect rect_part_bottom(struct rect *r, int h, int gap)
{
	r->h -= h + gap;
	return rect_make(r->x, r->y + r->h + gap, r->w, h);
}

struct rect rect_part_left(struct rect *r, int w, int gap)
{
	struct rect part = {r->x, r->y, w, r->h};

	r->x += w + gap;
	r->w -= w + gap;
	return part;
}

struct rect rect_part_right(struct rect *r, int w, int gap)
{
	r->w -= w + gap;
	return rect_make(r->x + r->w + gap, r->y, w, r->h);
}

uint32_t color_mix(uint32_t a, uint32_t b, float amount)
{
	uint32_t mixed = 0;

	if (amount <= 0)
		return a;
	if (amount >= 1)
		return b;
	for (int shift = 0; shift < 32; shift += 8) {
		float from = (float)(a >> shift & 0xff), to = (float)(b >> shift & 0xff);
		mixed |= (uint32_t)(from + (to - from) * amount + 0.5f) << shift;
	}
	return mixed;
}

uint32_t color_fade(uint32_t color, float alpha)
{
	float faded = (float)(color & 0xff) * alpha + 0.5f;

	return (color & 0xffffff00u) | (faded <= 0 ? 0u : faded >= 255 ? 255u : (uint32_t)faded);
}
