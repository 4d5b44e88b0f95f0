/* Looking without touching: feature, evaluate. */
#include "format/ledger.h"
#include "protocol_private.h"

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
