/* event.h - telling what happened.  Without a list nothing is told and nothing is paid for it. */
#pragma once

#include "engine/core/state.h"

/* Room for an event at the end of the list; NULL if nobody listens or the list is full. */
static inline struct event *event_next(struct event_list *events)
{
	if (!events)
		return NULL;
	if (events->count == EVENTS_MAX) {
		events->overflow = true;
		return NULL;
	}
	return &events->items[events->count++];
}

/* A new one there, all zero but its kind. */
static inline struct event *event_add(struct event_list *events, enum event_kind kind)
{
	struct event *event = event_next(events);

	if (event)
		*event = (struct event){.kind = (uint8_t)kind};
	return event;
}

/* Tells an event that is known whole. */
static inline void event_tell(struct event_list *events, struct event event)
{
	struct event *told = event_next(events);

	if (told)
		*told = event;
}

/* Adds a city to those that the last event pays. */
static inline void event_add_city(struct event_list *events, struct event *event, struct city_ref city)
{
	if (!event)
		return;
	if (events->city_count == EVENT_CITIES_MAX) {
		events->overflow = true;
		return;
	}
	events->cities[events->city_count++] = city;
	event->city_count++;
}
