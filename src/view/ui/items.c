/* Pure looks at a list of items: which lies at a point, which comes next, which lies that way. */
#include "view/ui/ui.h"

#include <stdlib.h>

const struct ui_item *ui_hit(const struct ui_items *items, int x, int y)
{
	for (int i = items->count - 1; i >= 0; i--) {
		const struct ui_item *item = &items->items[i];
		if (item->layer == items->top && rect_has(item->box, x, y))
			return item;
	}
	return NULL;
}

const struct ui_item *ui_item_find(const struct ui_items *items, ui_id id)
{
	for (int i = 0; i < items->count; i++)
		if (items->items[i].id == id)
			return &items->items[i];
	return NULL;
}

static bool item_focusable(const struct ui_items *items, const struct ui_item *item)
{
	return item->layer == items->top && (item->flags & UI_FOCUS) && !(item->flags & UI_DISABLED);
}

ui_id ui_next(const struct ui_items *items, ui_id id, int step)
{
	int at = step > 0 ? -1 : items->count;

	for (int i = 0; i < items->count; i++)
		if (items->items[i].id == id && items->items[i].layer == items->top)
			at = i;
	for (int n = 0; n < items->count; n++) {
		at += step;
		if (at < 0)
			at = items->count - 1;
		if (at >= items->count)
			at = 0;
		if (item_focusable(items, &items->items[at]) && !(items->items[at].flags & UI_ASIDE))
			return items->items[at].id;
	}
	return 0;
}

static bool beside(struct rect a, struct rect b) { return a.y < b.y + b.h && b.y < a.y + a.h; }

/* Distance from one box to another when going (dx, dy): what lies straight
 * ahead is near, what lies aside counts double; -1 if it is not ahead. */
static long toward_distance(struct rect from, struct rect to, int dx, int dy)
{
	long ahead, aside;

	if (dx) {
		ahead = dx > 0 ? to.x - (from.x + from.w) : from.x - (to.x + to.w);
		aside = labs((to.y + to.h / 2L) - (from.y + from.h / 2L));
		if (beside(from, to))
			aside /= 4;
	} else {
		ahead = dy > 0 ? to.y - (from.y + from.h) : from.y - (to.y + to.h);
		aside = labs((to.x + to.w / 2L) - (from.x + from.w / 2L));
		/* Equal left edges are as good as equal middles. */
		if (labs((long)to.x - from.x) < aside)
			aside = labs((long)to.x - from.x);
		/* Rather what lies below, however wide, than what stands further down. */
		if (to.x < from.x + from.w && from.x < to.x + to.w)
			aside /= 8;
	}
	long overlap = dx ? from.w / 2 : from.h / 2;
	/* What ends no further than this one does is of its own column or row. */
	bool within = dx > 0   ? to.x + to.w <= from.x + from.w
	              : dx < 0 ? to.x >= from.x
	              : dy > 0 ? to.y + to.h <= from.y + from.h
	                       : to.y >= from.y;
	if (ahead < -overlap || within)
		return -1;
	/* What begins before this one ends comes after what clearly follows: a row
	 * that is scrolled out lies over the head of its page. */
	return (ahead < 0 ? 24 - 4 * ahead : ahead) + 2 * aside;
}

/* What an item stands on, as a pencil on its card: what was there before it, lies around it and leaves the arrows to
 * it; or NULL. */
static const struct ui_item *item_card(const struct ui_items *items, const struct ui_item *item)
{
	for (const struct ui_item *card = item; card-- > items->items;)
		if (card->layer == item->layer && (card->flags & UI_FOCUS) &&
		    !(card->flags & (UI_ARROWS_X | UI_ARROWS_Y | UI_NO_RING)) && rect_holds(card->full, item->full))
			return card;
	return NULL;
}

ui_id ui_toward(const struct ui_items *items, ui_id id, int dx, int dy)
{
	const struct ui_item *from = ui_item_find(items, id);
	long best = -1;
	ui_id found = id;

	if (!from)
		return ui_next(items, id, 1);
	const struct ui_item *card = item_card(items, from);
	for (int i = 0; i < items->count; i++) {
		const struct ui_item *item = &items->items[i];
		if (item == from || !item_focusable(items, item))
			continue;
		const struct ui_item *on = item_card(items, item);
		if (on != card && (card || (on != from && item_focusable(items, on))))
			continue;
		if (dx && (from->flags | item->flags) & UI_ROW && !beside(from->full, item->full))
			continue;
		long distance = toward_distance(from->full, item->full, dx, dy);
		if (distance >= 0 && (best < 0 || distance < best)) {
			best = distance;
			found = item->id;
		}
	}
	if (!card || found != id)
		return found;
	if (dx < 0 && item_focusable(items, card))
		return card->id;
	found = ui_toward(items, card->id, dx, dy);
	return found == card->id ? id : found;
}

ui_id ui_edge(const struct ui_items *items, ui_id list, struct rect box, int way)
{
	ui_id found = 0;

	for (int i = items->count; --i >= 0 && items->items[i].id != list;)
		if (item_focusable(items, &items->items[i]) && rect_holds(box, items->items[i].full) &&
		    !item_card(items, &items->items[i]) && (way < 0 || !found))
			found = items->items[i].id;
	return found;
}
