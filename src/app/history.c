#include "app/history.h"

#include <stdlib.h>
#include <string.h>

void history_init(struct history *history) { memset(history, 0, sizeof *history); }

void history_finish(struct history *history)
{
	free(history->plies);
	free(history->events);
	free(history->cities);
	memset(history, 0, sizeof *history);
}

static void *grown(void *items, int *capacity, int needed, size_t size, bool *ok)
{
	if (needed <= *capacity)
		return items;
	int wanted = *capacity ? *capacity : 64;
	while (wanted < needed)
		wanted *= 2;
	void *larger = realloc(items, (size_t)wanted * size);
	if (!larger) {
		*ok = false;
		return items;
	}
	*capacity = wanted;
	return larger;
}

bool history_reserve(struct history *history)
{
	int plies = history->ply_count + 1, events = history->event_count + EVENTS_MAX;
	int cities = history->city_count + EVENT_CITIES_MAX;
	bool ok = true;
	history->plies = grown(history->plies, &history->ply_capacity, plies, sizeof(struct ply), &ok);
	history->events = grown(history->events, &history->event_capacity, events, sizeof(struct event), &ok);
	history->cities = grown(history->cities, &history->city_capacity, cities, sizeof(struct city_ref), &ok);
	return ok;
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
