/* What was played, as a file: it is played again to go back. */
#include "protocol_private.h"

void protocol_forget(struct protocol *protocol)
{
	game_destroy(protocol->game);
	scenario_destroy(protocol->record);
	protocol->game = NULL;
	protocol->record = NULL;
}

void protocol_begin(struct protocol *protocol, struct game *game, struct scenario *record)
{
	protocol_forget(protocol);
	protocol->game = game;
	protocol->record = record;
}

bool protocol_play(struct protocol *protocol, const struct move *move)
{
	int moves = scenario_move_count(protocol->record);

	events_clear(&protocol->events);
	if (!(move ? scenario_add_move(protocol->record, move) : scenario_add_end(protocol->record)))
		return false;
	if (move ? game_apply(protocol->game, move, &protocol->events) : game_end(protocol->game, &protocol->events))
		return true;
	scenario_cut(protocol->record, moves);
	return false;
}

bool protocol_back(struct protocol *protocol, int moves)
{
	int left = scenario_move_count(protocol->record) - moves;
	struct game *game = scenario_play(protocol->record, left, NULL);

	if (!game)
		return false;
	game_destroy(protocol->game);
	protocol->game = game;
	scenario_cut(protocol->record, left);
	return true;
}

bool protocol_replay(struct protocol *protocol, struct scenario *record, struct format_error *error)
{
	struct game *game = scenario_check(record, error) ? scenario_play(record, -1, error) : NULL;

	if (game)
		protocol_begin(protocol, game, record);
	return game != NULL;
}
