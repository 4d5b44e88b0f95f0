/*
 * play.c - the rules of Carcassonne: playing one legal move.  What follows from
 * it is turn.c's business.
 */
#include "rules.h"

#include "claim.h"
#include "event.h"
#include "legal.h"
#include "module.h"
#include "place.h"
#include "turn.h"

static void play_place(struct game *game, const struct move *move, struct event_list *events)
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
	place_tile(game, move->tile, cell_pack(move->cell.x, move->cell.y), move->rotation, game->seat);
	decision_done(game);
}

static void play(struct game *game, const struct move *move, struct event_list *events)
{
	const struct module *module;

	switch (move->kind) {
	case MOVE_PLACE:
		play_place(game, move, events);
		return;
	case MOVE_FIGURE:
		claim(game, move->figure, move->spot, events);
		decision_done(game);
		return;
	case MOVE_PASS:
		module = module_of_decision(game, game->owed);
		break;
	default:
		module = module_of_move(game, move->kind);
	}
	if (module)
		module->play(game, move, events);
	else
		decision_done(game); /* no figure is placed */
}

/* Nothing more is drawn; a tile in hand goes neither to the pile nor aside. */
static void stop(struct game *game)
{
	game->stopped = true;
	if (game->owed != DECISION_TILE && game->owed != DECISION_NONE)
		return;
	game->hand = NO_TILE;
	game->step = STEP_LAST_MOVES;
	decision_done(game);
}

const struct rules carcassonne_rules = {
    .name = "carcassonne",
    .list = legal_list,
    .passable = legal_pass,
    .allows = legal_move,
    .play = play,
    .advance = turn_advance,
    .stop = stop,
};
