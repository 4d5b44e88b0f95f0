/*
 * majority.h - who owns a feature (the face: bastide/survey.h), and paying for it.
 */
#pragma once

#include <bastide/survey.h>

#include "engine/core/feature.h"

/* Another term, where anything is counted. */
void bill_add(struct bill *bill, enum bill_unit unit, int count, int each);
/* Who has how many in a feature, those counted before included, and who is paid. */
void bill_weigh(struct bill *bill, const struct node *root, unsigned owners);

/* Adds points; the event that tells it is returned for its bill and further facts, or NULL. */
struct event *pay(struct game *game, int seat, int points, enum score_reason reason, enum feature_kind kind,
                  struct event_list *events);
