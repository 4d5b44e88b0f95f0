#include "ledger.h"

#include <string.h>

#include "wire.h"

void ledger_init(struct ledger *ledger, const struct game *game)
{
	memset(ledger, 0, sizeof *ledger);
	for (int seat = 0; seat < game_player_count(game); seat++)
		ledger->points[seat][LEDGER_GIVEN] = game_score(game, seat);
}

void ledger_add(struct ledger *ledger, const struct event_list *events)
{
	for (int i = 0; i < events->count; i++) {
		const struct event *event = &events->items[i];
		bool place = score_info(event->reason)->counts;
		if (event->kind == EVENT_SCORED)
			ledger->points[event->seat][place                         ? LEDGER_KINDS + event->feature
			                            : event->reason == SCORE_HELD ? LEDGER_HELD + event->bill.holding
			                                                          : LEDGER_REASONS + event->reason] +=
			    event->points;
	}
}

static const char *part_name(int part)
{
	if (part == LEDGER_GIVEN)
		return "given";
	if (part >= LEDGER_HELD)
		return score_name(SCORE_HELD, part - LEDGER_HELD);
	return part < LEDGER_REASONS ? feature_name((enum feature_kind)(part - LEDGER_KINDS))
	                             : score_name(part - LEDGER_REASONS, 0);
}

/* Holdings of a group are one part. */
static void part_add(json_t *parts, const char *name, int32_t points)
{
	json_object_set_new(parts, name, json_integer(json_integer_value(json_object_get(parts, name)) + points));
}

json_t *ledger_json(const struct ledger *ledger, const struct game *game)
{
	json_t *players = json_object();

	for (int seat = 0; seat < game_player_count(game); seat++) {
		json_t *parts = json_object();
		for (int part = 0; part < LEDGER_PARTS; part++)
			if (ledger->points[seat][part] != 0)
				part_add(parts, part_name(part), ledger->points[seat][part]);
		json_object_set_new(players, color_name(game_color(game, seat)), parts);
	}
	return players;
}
