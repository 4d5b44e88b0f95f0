/* What was played: the positions to go back to, and the game as a file. */
#include <stdlib.h>

#include "protocol_private.h"

void protocol_forget(struct protocol *protocol)
{
	while (protocol->earlier_count > 0)
		game_destroy(protocol->earlier[--protocol->earlier_count].game);
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

/* Keeps a position to come back to; false when out of memory. */
static bool remember(struct protocol *protocol, const struct game *game)
{
	if (protocol->earlier_count == protocol->earlier_capacity) {
		int capacity = protocol->earlier_capacity ? 2 * protocol->earlier_capacity : 256;
		struct earlier *earlier = realloc(protocol->earlier, (size_t)capacity * sizeof *earlier);
		if (!earlier)
			return false;
		protocol->earlier = earlier;
		protocol->earlier_capacity = capacity;
	}
	struct game *copy = game_clone(game);
	if (copy)
		protocol->earlier[protocol->earlier_count++] =
		    (struct earlier){.game = copy, .ledger = protocol->ledger};
	return copy != NULL;
}

bool protocol_play(struct protocol *protocol, const struct move *move)
{
	events_clear(&protocol->events);
	if (!remember(protocol, protocol->game))
		return false;
	if ((move ? game_apply(protocol->game, move, &protocol->events)
	          : game_end(protocol->game, &protocol->events)) &&
	    (move ? scenario_add_move(protocol->record, move) : scenario_add_end(protocol->record))) {
		ledger_add(&protocol->ledger, &protocol->events);
		return true;
	}
	protocol_back(protocol, 1);
	return false;
}

void protocol_back(struct protocol *protocol, int moves)
{
	if (moves == 0)
		return;
	while (moves-- > 0) {
		struct earlier *last = &protocol->earlier[--protocol->earlier_count];
		game_destroy(protocol->game);
		protocol->game = last->game;
		protocol->ledger = last->ledger;
	}
	scenario_cut(protocol->record, protocol->earlier_count);
}

bool protocol_replay(struct protocol *protocol, struct scenario *record, struct format_error *error)
{
	enum replay_result result = REPLAY_MOVED;
	struct protocol *fresh = protocol_create(protocol->tiles);
	struct replay replay;

	if (!fresh)
		return format_fail(error, record->file, 0, 0, "out of memory");
	if (!replay_init(&replay, record, true, error)) {
		protocol_destroy(fresh);
		return false;
	}
	open_ledger(&fresh->ledger, replay.game, &record->setup, &fresh->events);
	while (result == REPLAY_MOVED) {
		if (!remember(fresh, replay.game)) {
			result = REPLAY_FAILED;
			format_fail(error, record->file, 0, 0, "out of memory");
			break;
		}
		result = replay_next(&replay, &fresh->events, error);
		if (result == REPLAY_MOVED)
			ledger_add(&fresh->ledger, &fresh->events);
	}
	if (result == REPLAY_DONE) {
		game_destroy(fresh->earlier[--fresh->earlier_count].game); /* no move followed */
		protocol_forget(protocol);
		free(protocol->earlier);
		protocol->earlier = fresh->earlier;
		protocol->earlier_count = fresh->earlier_count;
		protocol->earlier_capacity = fresh->earlier_capacity;
		protocol->ledger = fresh->ledger;
		protocol->game = replay.game;
		protocol->record = record;
		fresh->earlier = NULL;
		fresh->earlier_count = 0;
		replay.game = NULL;
	}
	replay_finish(&replay);
	protocol_destroy(fresh);
	return result == REPLAY_DONE;
}
