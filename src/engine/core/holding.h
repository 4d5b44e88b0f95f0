/*
 * holding.h - what players hold besides figures and points.
 */
#pragma once

#include "engine/core/rules.h"

/* Gives a holding of which there is one to a seat. */
void held_give_single(struct game *game, int holding, int seat, int size);
