/* Looking without touching: feature, evaluate. */
#include "protocol_private.h"

#include <string.h>

#include "format/wire.h"

/* ---- the ledger ---- */

/* What the points of each player were paid for: an entry for each kind of feature and each card that pays; which entry
 * a score belongs to is read off its event.  The entries of a player always sum to his score, whatever table the game
 * began with.
 *
 * Points given with a table, then by kind of feature, then by reason for what belongs to no feature, and by holding. */
enum { LEDGER_GIVEN, LEDGER_KINDS, LEDGER_REASONS = LEDGER_KINDS + FEATURE_KINDS };
enum { LEDGER_HELD = LEDGER_REASONS + SCORE_REASONS, LEDGER_PARTS = LEDGER_HELD + HOLDINGS_MAX };

struct ledger {
	int32_t points[PLAYERS_MAX][LEDGER_PARTS];
};

/* Of a game that begins: the scores it was given. */
static void ledger_init(struct ledger *ledger, const struct game *game)
{
	memset(ledger, 0, sizeof *ledger);
	for (int seat = 0; seat < game_player_count(game); seat++)
		ledger->points[seat][LEDGER_GIVEN] = game_score(game, seat);
}

/* Enters every score of a list. */
static void ledger_add(struct ledger *ledger, const struct event_list *events)
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

/* {"red": {"road": 4, "city": 22}, ...}; what is 0 is left out.  A new reference. */
static json_t *ledger_json(const struct ledger *ledger, const struct game *game)
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

json_t *request_feature(struct protocol *protocol, const json_t *request)
{
	struct reader *reader = &protocol->reader;
	char text[SPOT_TEXT_SIZE];
	struct feature feature;
	struct cell cell;
	struct spot spot;

	READ_NEEDED(value, reader, request, "at")
		read_cell(reader, value, &cell);
	READ_NEEDED(value, reader, request, "on")
		read_spot(reader, value, &spot);
	if (reader->failed)
		return NULL;
	spot_format(spot, text);
	if (game_tile_at(protocol->game, cell.x, cell.y) < 0)
		return protocol_refuse(protocol, "there is no tile at %d,%d", cell.x, cell.y);
	if (!game_feature_at(protocol->game, cell.x, cell.y, spot, &feature))
		return protocol_refuse(protocol, "the tile at %d,%d has no %s", cell.x, cell.y, text);
	return answer_with(wire_feature(protocol->game, &feature));
}

/* What a game begins with: the scores it was given.  One that is over already, since no tile of its deck fits
 * has been paid its ending too: the same table without a deck tells what for. */
static void open_ledger(struct ledger *ledger, const struct game *game, const struct setup *setup,
                        struct event_list *events)
{
	struct setup table = *setup;
	struct game *before = NULL;
	struct refusal refusal;

	table.has_deck = true;
	table.deck_count = 0;
	if (game_over(game))
		before = game_create(game_tile_set(game), &table, &refusal);
	ledger_init(ledger, before ? before : game);
	if (before) {
		events_clear(events);
		game_evaluate(before, events);
		ledger_add(ledger, events);
		game_destroy(before);
	}
}

/* The end of the game as it was played, with its points by what they are paid for. */
json_t *request_evaluate(struct protocol *protocol, const json_t *request)
{
	enum replay_result result;
	struct ledger ledger;
	struct replay replay;

	(void)request;
	if (!replay_init(&replay, protocol->record, NULL))
		return protocol_refuse(protocol, "out of memory");
	open_ledger(&ledger, replay.game, &protocol->record->setup, &protocol->events);
	while ((result = replay_next(&replay, &protocol->events, NULL)) == REPLAY_MOVED)
		ledger_add(&ledger, &protocol->events);
	events_clear(&protocol->events);
	game_evaluate(replay.game, &protocol->events);
	ledger_add(&ledger, &protocol->events);
	json_t *members = json_pack("{s:o,s:o,s:o}", "scores", wire_scores(protocol->game), "final",
	                            wire_scores(replay.game), "parts", ledger_json(&ledger, replay.game));
	replay_finish(&replay);
	if (result == REPLAY_DONE)
		return answer_with(members);
	json_decref(members);
	return protocol_refuse(protocol, "out of memory");
}
