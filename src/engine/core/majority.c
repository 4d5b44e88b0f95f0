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
	}
	return event;
}
