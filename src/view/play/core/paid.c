/* Who was paid for a feature when it was completed: by the address that the events tell. */
#include "view/play/core/play.h"

static bool belongs(const struct feature *feature, const struct event *event)
{
	for (int i = 0; i < feature->spot_count; i++)
		if (cell_same(feature->spots[i].cell, event->cell) && spot_same(feature->spots[i].spot, event->spot))
			return true;
	return false;
}

unsigned play_paid_for(const struct play *play, const struct feature *feature, int32_t points[PLAYERS_MAX])
{
	const struct history *history = session_history(play->session);
	unsigned seats = 0;
	for (int e = 0; e < history->event_count; e++) {
		const struct event *event = &history->events[e];
		if (event->kind != EVENT_SCORED || event->reason != SCORE_COMPLETE || event->seat >= PLAYERS_MAX ||
		    !belongs(feature, event))
			continue;
		seats |= 1u << event->seat;
		points[event->seat] = event->points;
	}
	return seats;
}
