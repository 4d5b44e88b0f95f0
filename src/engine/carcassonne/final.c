/* final.c - R-8: final scoring. */
#include "engine/carcassonne/parts.h"

#include "engine/carcassonne/farm.h"
#include "engine/carcassonne/module.h"
#include "engine/carcassonne/score.h"

#include "engine/core/event.h"
#include "engine/core/majority.h"

/* completed features have been scored and are empty. */
static void incomplete_score(struct game *game, struct event_list *events)
{
	unsigned kinds = (1U << FEATURE_KINDS) - 1 - (1U << FEATURE_FIELD);
	uint16_t roots[FIGURES_MAX];
	int count = features_occupied(game, kinds, roots);

	for (int i = 0; i < count; i++) {
		feature_pay(game, roots[i], SCORE_FINAL, events);
		modules_besides(game, roots[i], events);
	}
}

void final_score(struct game *game, struct event_list *events)
{
	int since = events ? events->count : 0;

	incomplete_score(game, events);
	modules_last_farmers(game, events);
	farms_score(game, events);
	modules_final(game, events);
	tell_final(events, since);
	game->over = true;
	event_add(events, EVENT_OVER);
}
