/*
 * majority.c - most figures, and points.
 */
#include "engine/core/majority.h"

#include "engine/core/event.h"

unsigned majority(uint32_t figures)
{
	unsigned most = 0, owners = 0;

	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		unsigned here = figures >> (4 * seat) & 0xf;
		unsigned owner = (unsigned)(here != 0) << seat;

		owners = here > most ? owner : here == most ? owners | owner : owners;
		most = here > most ? here : most;
	}
	return owners;
}

void bill_add(struct bill *bill, enum bill_unit unit, int count, int each)
{
	int i = 0;

	while (i < BILL_TERMS && bill->terms[i].unit)
		i++;
	if (i < BILL_TERMS)
		bill->terms[i] = (struct term){(uint8_t)unit, (int16_t)count, (int16_t)each};
}

void bill_weigh(struct bill *bill, const struct node *root, unsigned owners)
{
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		bill->weights[seat] = (uint16_t)(bill->weights[seat] + feature_figures(root, seat));
	bill->owners = (uint8_t)owners;
}

int bill_points(const struct bill *bill)
{
	int points = 0;

	for (int i = 0; i < BILL_TERMS; i++)
		points += bill->terms[i].count * bill->terms[i].each;
	return points;
}

int bill_count(const struct bill *bill, enum bill_unit unit)
{
	int count = 0;

	for (int i = 0; i < BILL_TERMS; i++)
		count += bill->terms[i].unit == unit ? bill->terms[i].count : 0;
	return count;
}

struct event *pay(struct game *game, int seat, int points, enum score_reason reason, enum feature_kind kind,
                  struct event_list *events)
{
	struct event *event = event_add(events, EVENT_SCORED);

	game->scores[seat] += points;
	if (event) {
		event->seat = (uint8_t)seat;
		event->points = points;
		event->reason = (uint8_t)reason;
		event->feature = (uint8_t)kind;
		event->bill.reason = (uint8_t)reason;
		event->bill.kind = (uint8_t)kind;
		event->bill.owners = (uint8_t)(1U << seat);
	}
	return event;
}
