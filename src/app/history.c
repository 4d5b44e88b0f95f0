#include "app/session.h"

#include "text/grow.h"

#include <stdlib.h>
#include <string.h>

void history_finish(struct history *history)
{
	free(history->plies);
	free(history->events);
	free(history->cities);
	memset(history, 0, sizeof *history);
}

bool history_reserve(struct history *history)
{
	return grow_list_to(&history->plies, history->ply_count + 1, &history->ply_capacity, 64,
	                    sizeof *history->plies) &&
	       grow_list_to(&history->events, history->event_count + EVENTS_MAX, &history->event_capacity, 64,
	                    sizeof *history->events) &&
	       grow_list_to(&history->cities, history->city_count + EVENT_CITIES_MAX, &history->city_capacity, 64,
	                    sizeof *history->cities);
}

void history_add(struct history *history, const struct ply *ply, const struct event_list *events)
{
	struct ply *added = &history->plies[history->ply_count++];
	*added = *ply;
	added->first_event = history->event_count;
	added->event_count = events->count;
	added->first_city = history->city_count;
	for (int i = 0; i < events->count; i++) {
		struct event *event = &history->events[history->event_count++];
		*event = events->items[i];
		event->first_city = (uint16_t)(event->first_city + added->first_city);
	}
	memcpy(history->cities + history->city_count, events->cities,
	       (size_t)events->city_count * sizeof *history->cities);
	history->city_count += events->city_count;
}

int history_turn(const struct history *history)
{
	int ply = history->ply_count - 1;
	while (ply > 0 && (history->plies[ply].finish || !move_lays(history->plies[ply].move.kind)))
		ply--;
	return ply < 0 ? 0 : history->plies[ply].first_event;
}

void history_cut(struct history *history, int plies)
{
	if (plies >= history->ply_count)
		return;
	history->event_count = history->plies[plies].first_event;
	history->city_count = history->plies[plies].first_city;
	history->ply_count = plies;
}
