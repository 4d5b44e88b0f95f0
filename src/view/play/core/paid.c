/* Who was paid for a feature when it was completed: by the address that the events tell. */
#include "view/play/core/play.h"

unsigned play_paid_for(const struct play *play, const struct feature *feature, int32_t points[PLAYERS_MAX])
{
	const struct history *history = session_history(play->session);
	unsigned seats = 0;
	for (int e = 0; e < history->event_count; e++) {
		const struct event *event = &history->events[e];
		if (event->kind != EVENT_SCORED || event->reason != SCORE_COMPLETE || event->seat >= PLAYERS_MAX ||
		    !feature_reaches(feature, event->cell, event->spot))
			continue;
		seats |= 1u << event->seat;
		points[event->seat] = event->points;
	}
	return seats;
}
