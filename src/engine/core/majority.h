/*
 * majority.h - who owns a feature, and paying for it.
 */
#ifndef ENGINE_CORE_MAJORITY_H
#define ENGINE_CORE_MAJORITY_H

#include "engine/core/feature.h"

/* The seats with the most figures (by weight), one bit each; 0 if there are none. */
unsigned majority(uint32_t figures);

/* Adds points; the event that tells it is returned for further facts, or NULL. */
struct event *pay(struct game *game, int seat, int points, enum score_reason reason, enum feature_kind kind,
                  struct event_list *events);

#endif
