/*
 * turn.c - drawing and laying, the same in every game.
 */
#include "engine/core/turn.h"

#include "engine/core/decide.h"
#include "engine/core/deck.h"
#include "engine/core/event.h"

void turn_draw(struct game *game, int take, int end)
{
	if (game->stopped || game->deck_next == game->deck_count) {
		game->step = (uint8_t)end;
		return;
	}
	game->step = (uint8_t)take;
	if (game->hidden)
		decision_owe(game, DECISION_DRAW, game->seat);
}

void turn_take(struct game *game, int laid, int end, struct event_list *events)
{
	game->turn++;
	if (!deck_draw(game, events)) {
		game->step = (uint8_t)end;
		return;
	}
	game->step = (uint8_t)laid;
	decision_owe(game, DECISION_TILE, game->seat);
}

void turn_lay(struct game *game, const struct move *move, struct event_list *events)
{
	struct event *event = event_add(events, EVENT_PLACED);

	if (event) {
		event->seat = game->seat;
		event->tile = move->tile;
		event->rotation = move->rotation;
		event->cell = move->cell;
	}
	game->hand = NO_TILE;
	game->last_seat = game->seat;
	game->last_laid = game->laid_count;
}

void turn_stop(struct game *game, int end)
{
	game->stopped = true;
	if (game->owed != DECISION_TILE && game->owed != DECISION_DRAW && game->owed != DECISION_NONE)
		return;
	game->hand = NO_TILE;
	game->step = (uint8_t)end;
	decision_done(game);
}
