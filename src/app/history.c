#include "app/history.h"

#include <stdlib.h>
#include <string.h>

void history_init(struct history *history) { memset(history, 0, sizeof *history); }

void history_finish(struct history *history)
{
	free(history->plies);
	free(history->events);
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

static bool reserve(struct history *history, const struct event_list *events)
{
	bool ok = true;
	int event_count = history->event_count + events->count;
	history->plies = grown(history->plies, &history->ply_capacity, history->ply_count + 1, sizeof(struct ply), &ok);
	history->events = grown(history->events, &history->event_capacity, event_count, sizeof(struct event), &ok);
	return ok;
}

bool history_add(struct history *history, const struct ply *ply, const struct event_list *events)
{
	if (!reserve(history, events))
		return false;
	struct ply *added = &history->plies[history->ply_count++];
	*added = *ply;
	added->first_event = history->event_count;
	added->event_count = events->count;
	for (int i = 0; i < events->count; i++)
		history->events[history->event_count++] = events->items[i];
	return true;
}

void history_cut(struct history *history, int plies)
{
	if (plies >= history->ply_count)
		return;
	history->event_count = history->plies[plies].first_event;
	history->ply_count = plies;
}

int history_points(const struct history *history, int seat, enum score_reason reason, int feature)
{
	int points = 0;
	for (int i = 0; i < history->event_count; i++) {
		const struct event *event = &history->events[i];
		if (event->kind == EVENT_SCORED && event->seat == seat && event->reason == reason &&
		    (feature < 0 || event->feature == feature))
			points += event->points;
	}
	return points;
}
