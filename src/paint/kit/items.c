/* items.c - gathers what stands on a tile and paints it from north to south. */
#include "paint/kit/items.h"

#include <math.h>
#include <stdlib.h>

#include "paint/kit/noise.h"

struct item *items_add(struct items *items, item_painter *draw, item_painter *shade, struct vec foot)
{
	struct item *item = &items->list[items->count];

	*item = (struct item){.draw = draw, .shade = shade, .at = foot, .order = items->count};
	item->depth = (int)floorf(foot.y * DEPTH_UNIT);
	item->look = hash4(items->seed, (uint32_t)items->count, 0x17e, 0);
	if (items->count < ITEMS_MAX)
		items->count++;
	return item;
}

struct item *items_put(struct items *items, item_painter *draw, item_painter *shade, struct vec foot, float size,
                       uint32_t look)
{
	struct item *item = items_add(items, draw, shade, foot);

	item->size = size;
	item->look = look;
	return item;
}

static int item_compare(const void *a, const void *b)
{
	const struct item *p = a, *q = b;

	return p->depth != q->depth ? (p->depth < q->depth ? -1 : 1) : p->order - q->order;
}

void items_shade(struct items *items, struct easel *c)
{
	qsort(items->list, (size_t)items->count, sizeof *items->list, item_compare);
	for (int i = 0; i < items->count; i++)
		if (items->list[i].shade)
			items->list[i].shade(c, &items->list[i]);
}

void items_draw(const struct items *items, struct easel *c)
{
	for (int i = 0; i < items->count; i++)
		items->list[i].draw(c, &items->list[i]);
}
