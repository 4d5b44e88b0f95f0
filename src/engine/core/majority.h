/* majority.h - who owns a feature (the face: bastide/survey.h), and paying for it. */
#pragma once

#include <bastide/survey.h>

#include "engine/core/figure.h"

/* The seats with the most weight in a feature, one bit each; 0 if nobody has any. */
unsigned feature_majority(const struct game *game, unsigned root);

/* The same of weights: in the bits of node.figures, nothing heavy among them; as numbers. */
unsigned light_majority(uint32_t figures);
unsigned weights_majority(const unsigned weights[PLAYERS_MAX]);

/* Another term, where anything is counted. */
void bill_add(struct bill *bill, enum bill_unit unit, int count, int each);
/* Who has how many in a feature, those counted before included, and who is paid. */
void bill_weigh(struct bill *bill, const struct game *game, const struct node *root, unsigned owners);

/* The scores told since the list was so long are those of the final scoring.  The list may be NULL. */
void tell_final(struct event_list *events, int since);
/* Adds points; the event that tells it is returned for its bill and further facts, or NULL. */
struct event *pay(struct game *game, int seat, int points, enum score_reason reason, enum feature_kind kind,
                  struct event_list *events);
