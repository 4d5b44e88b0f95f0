/* What was played, as a file: it is played again to go back. */
#include "protocol_private.h"

void protocol_forget(struct protocol *protocol)
{
	game_destroy(protocol->game);
	scenario_destroy(protocol->record);
	protocol->game = NULL;
	protocol->record = NULL;
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

void protocol_begin(struct protocol *protocol, struct game *game, struct scenario *record)
{
	protocol_forget(protocol);
	protocol->game = game;
	protocol->record = record;
	open_ledger(&protocol->ledger, game, &record->setup, &protocol->events);
}

bool protocol_play(struct protocol *protocol, const struct move *move)
{
	int moves = scenario_move_count(protocol->record);

	events_clear(&protocol->events);
	if (!(move ? scenario_add_move(protocol->record, move) : scenario_add_end(protocol->record)))
		return false;
	if (move ? game_apply(protocol->game, move, &protocol->events) : game_end(protocol->game, &protocol->events)) {
		ledger_add(&protocol->ledger, &protocol->events);
		return true;
	}
	scenario_cut(protocol->record, moves);
	return false;
}

/* The first so many moves (-1: all) played again: that game, and what its points were paid for, become the protocol's.
 * False with *error, and nothing has changed. */
static bool replay_to(struct protocol *protocol, const struct scenario *record, int moves, bool checks,
                      struct format_error *error)
{
	enum replay_result result = REPLAY_MOVED;
	struct replay replay;
	struct ledger ledger;

	if (!replay_init(&replay, record, checks, error))
		return false;
	open_ledger(&ledger, replay.game, &record->setup, &protocol->events);
	while (result == REPLAY_MOVED && replay.moves != moves) {
		result = replay_next(&replay, &protocol->events, error);
		if (result == REPLAY_MOVED)
			ledger_add(&ledger, &protocol->events);
	}
	if (result == REPLAY_FAILED) {
		replay_finish(&replay);
		return false;
	}
	game_destroy(protocol->game);
	protocol->game = replay.game;
	protocol->ledger = ledger;
	return true;
}

bool protocol_back(struct protocol *protocol, int moves)
{
	int left = scenario_move_count(protocol->record) - moves;

	if (!replay_to(protocol, protocol->record, left, false, NULL))
		return false;
	scenario_cut(protocol->record, left);
	return true;
}

bool protocol_replay(struct protocol *protocol, struct scenario *record, struct format_error *error)
{
	if (!replay_to(protocol, record, -1, true, error))
		return false;
	scenario_destroy(protocol->record);
	protocol->record = record;
	return true;
}
