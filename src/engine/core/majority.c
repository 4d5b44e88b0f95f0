/* majority.c - most figures, and points. */
#include "engine/core/majority.h"

#include "engine/core/event.h"

/* Goes on with one more seat: who has most so far, and how much. */
static inline unsigned owners_with(unsigned owners, unsigned *most, unsigned here, int seat)
{
	unsigned owner = (unsigned)(here != 0) << seat;

	owners = here > *most ? owner : here == *most ? owners | owner : owners;
	*most = here > *most ? here : *most;
	return owners;
}

unsigned majority(uint64_t figures)
{
	unsigned most = 0, owners = 0;

	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		owners = owners_with(owners, &most, survey_weight(figures, seat), seat);
	return owners;
}

unsigned light_majority(uint32_t figures)
{
	unsigned most = 0, owners = 0;

	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		owners = owners_with(owners, &most, figures >> LIGHT_BITS * seat & LIGHT_MASK, seat);
	return owners;
}

unsigned weights_majority(const unsigned weights[PLAYERS_MAX])
{
	unsigned most = 0, owners = 0;

	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		owners = owners_with(owners, &most, weights[seat], seat);
	return owners;
}

unsigned feature_majority(const struct game *game, unsigned root)
{
	unsigned weights[PLAYERS_MAX] = {0};

	if (!feature_heavy(&game->nodes[root]))
		return light_majority(game->nodes[root].figures);
	feature_weigh(game, root, weights);
	return weights_majority(weights);
}

void bill_add(struct bill *bill, enum bill_unit unit, int count, int each)
{
	int i = 0;

	while (i < BILL_TERMS && bill->terms[i].unit)
		i++;
	if (i < BILL_TERMS)
		bill->terms[i] = (struct term){(uint8_t)unit, (int16_t)count, (int16_t)each};
}

void bill_weigh(struct bill *bill, const struct game *game, const struct node *root, unsigned owners)
{
	unsigned weights[PLAYERS_MAX] = {0};

	feature_weigh(game, root->root, weights);
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		bill->weights[seat] = (uint16_t)(bill->weights[seat] + weights[seat]);
	bill->owners = (uint8_t)owners;
}

int bill_points(const struct bill *bill)
{
	int points = 0;

	for (int i = 0; i < BILL_TERMS; i++)
		points += bill->terms[i].count * bill->terms[i].each;
	return points;
}

void tell_final(struct event_list *events, int since)
{
	for (int i = since; events && i < events->count; i++)
		events->items[i].at_end = events->items[i].kind == EVENT_SCORED;
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
