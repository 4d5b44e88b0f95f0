/* games.c - the games on this table.  Nothing else in the engine names more than one of them. */
#include "engine/carcassonne/carcassonne.h"
#include "engine/castle/castle.h"

const struct rules *const games[GAME_KINDS] = {
    [GAME_CARCASSONNE] = &carcassonne_rules,
    [GAME_CASTLE] = &castle_rules,
};
