/*
 * play.c - the rules of Carcassonne: playing one move.  What follows from it
 * is turn.c's business.
 */
#include "rules.h"

#include "claim.h"
#include "event.h"
#include "legal.h"
#include "module.h"
#include "place.h"
#include "turn.h"

static bool play_place(struct game *game, const struct move *move, struct event_list *events)
{
	int hole = legal_hole(game, move, NULL);
	struct event *event;

	if (hole < 0)
		return false;
	event = event_add(events, EVENT_PLACED);
	if (event) {
		event->seat = game->seat;
		event->tile = move->tile;
		event->rotation = move->rotation;
		event->cell = move->cell;
	}
	game->hand = NO_TILE;
	game->last_seat = game->seat;
	game->last_laid = game->laid_count;
	place_tile(game, move->tile, hole, move->rotation, game->seat);
	decision_done(game);
	return true;
}

static bool play(struct game *game, const struct move *move, struct event_list *events)
{
	const struct module *module = NULL;

	if (move->kind == MOVE_PLACE)
		return play_place(game, move, events);
	if (!legal_move(game, move, NULL))
		return false;
	if (move->kind == MOVE_PASS)
		module = module_of_decision(game, game->owed);
	else if (move->kind == MOVE_FIGURE)
		claim(game, move->figure, move->spot, events);
	else if (move->kind != MOVE_DRAW)
		module = module_of_move(game, move->kind);
	if (module)
		module->play(game, move, events);
	else
		decision_done(game); /* a figure is placed, or none is; a tile is asked for */
	return true;
}

/* Nothing more is drawn; a tile in hand goes neither to the pile nor aside. */
static void stop(struct game *game)
{
	game->stopped = true;
	if (game->owed != DECISION_TILE && game->owed != DECISION_DRAW && game->owed != DECISION_NONE)
		return;
	game->hand = NO_TILE;
	game->step = STEP_LAST_MOVES;
	decision_done(game);
}

const struct rules carcassonne_rules = {
    .name = "carcassonne",
    .list = legal_moves,
    .passable = legal_pass,
    .allows = legal_move,
    .play = play,
    .advance = turn_advance,
    .stop = stop,
};
