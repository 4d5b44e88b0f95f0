/*
 * rules.h - a game on this table is a struct of functions.  Carcassonne, with
 * all its expansions, is the one there is (play.c); The Castle would be another
 * that shares board, features, deck and figures, and brings its own turns.
 * The public face (game.c) knows nothing else of the rules.
 */
#ifndef ENGINE_RULES_H
#define ENGINE_RULES_H

#include "state.h"

struct rules {
	const char *name;
	/* The moves of the decision owed, in a stable order, as far as there is room. */
	int (*list)(const struct game *game, struct move *moves, int capacity);
	/* May the decision owed be passed? */
	bool (*passable)(const struct game *game);
	/* Is the move legal?  If not and `refusal` is given, why. */
	bool (*allows)(const struct game *game, const struct move *move, struct refusal *refusal);
	/* Plays a move; false, and nothing changed, if it is not legal. */
	bool (*play)(struct game *game, const struct move *move, struct event_list *events);
	/* Goes on until somebody owes a decision or the game is over. */
	void (*advance)(struct game *game, struct event_list *events);
	/* Draws no more: from here on the turn ends and the final scoring follows. */
	void (*stop)(struct game *game);
};

extern const struct rules carcassonne_rules;

static inline const struct rules *game_rules(const struct game *game)
{
	(void)game; /* a second game would be told apart here, by what its set-up says */
	return &carcassonne_rules;
}

#endif
