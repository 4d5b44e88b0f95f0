/* Looking without touching: feature, evaluate. */
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

/* The end of a copy, with its points by what they are paid for. */
json_t *request_evaluate(struct protocol *protocol, const json_t *request)
{
	struct game *copy = game_clone(protocol->game);
	struct ledger ledger = protocol->ledger;

	(void)request;
	if (!copy)
		return protocol_refuse(protocol, "out of memory");
	events_clear(&protocol->events);
	game_evaluate(copy, &protocol->events);
	ledger_add(&ledger, &protocol->events);
	json_t *members = json_pack("{s:o,s:o,s:o}", "scores", wire_scores(protocol->game), "final", wire_scores(copy),
	                            "parts", ledger_json(&ledger, copy));
	game_destroy(copy);
	return answer_with(members);
}
