/*
 * holding.h - what players hold besides figures and points.
 */
#pragma once

#include "engine/core/rules.h"

/* Gives what the set-up says that players hold. */
void held_begin(struct game *game, const struct setup *setup);

/* Gives a holding of which there is one to a seat. */
void held_give_single(struct game *game, int holding, int seat, int size);
