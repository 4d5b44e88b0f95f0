/* stage.c - gathers what stands on a tile and paints it from north to south. */
#include "paint/kit/stage.h"

#include <math.h>
#include <stdlib.h>

#include "paint/kit/noise.h"

struct item *stage_add(struct stage *stage, item_painter *draw, item_painter *shade, struct vec foot)
{
	if (stage->count == STAGE_ITEMS)
		return NULL;
	struct item *item = &stage->items[stage->count];

	*item = (struct item){.draw = draw, .shade = shade, .at = foot, .order = stage->count};
	item->depth = (int)floorf(foot.y * DEPTH_UNIT);
	item->look = hash4(stage->seed, (uint32_t)stage->count, 0x17e, 0);
	stage->count++;
	return item;
}

static int item_compare(const void *a, const void *b)
{
	const struct item *p = a, *q = b;

	return p->depth != q->depth ? (p->depth < q->depth ? -1 : 1) : p->order - q->order;
}

void stage_paint(struct stage *stage, struct easel *c)
{
	qsort(stage->items, (size_t)stage->count, sizeof *stage->items, item_compare);
	for (int i = 0; i < stage->count; i++) {
		if (stage->items[i].shade)
			stage->items[i].shade(c, &stage->items[i]);
	}
	easel_paint_shade(c);
	for (int i = 0; i < stage->count; i++)
		stage->items[i].draw(c, &stage->items[i]);
}
