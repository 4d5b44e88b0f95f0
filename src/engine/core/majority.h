/*
 * majority.h - who owns a feature (the face: bastide/survey.h), and paying for it.
 */
#pragma once

#include <bastide/survey.h>

#include "engine/core/feature.h"

/* Adds points; the event that tells it is returned for further facts, or NULL. */
struct event *pay(struct game *game, int seat, int points, enum score_reason reason, enum feature_kind kind,
                  struct event_list *events);
