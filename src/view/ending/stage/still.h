/*
 * still.h - what lies still on the stage: how the land of each farm looks, and what of it a layer of the board shows.
 */
#pragma once

#include "view/ending/stage/stage.h"

/* How a farm looks at this moment; false: its land is bare. */
bool still_farm_look(const struct stage *stage, const struct tally_state *state, int farm, struct field_look *look);
/* The same at the end of the last beat that changed it; `wheat_moves`: that comes and goes. */
void still_settle(struct field_look *look, bool wheat_moves, bool *shown);
uint64_t still_look_key(const struct field_look *look);

/* What lies still now; `dims`: all but what is lit is dark. */
void still_find(const struct stage *stage, const struct tally_state *state, bool dims, const struct stage_lit *lit,
                struct stage_still *still);
/* What an act begins with: the light of the one before is out, and its own is not on yet. */
void still_first(const struct stage *stage, int act, struct stage_still *still);

/* Layers are asked for it: it is remembered by its state. */
void still_keep(struct stage *stage, const struct stage_still *still);
/* NULL: it is not known any more. */
const struct stage_still *still_named(const struct stage *stage, uint64_t state);
/* May the layers show it some frames later?  Where something of the same act is shown, over which what has changed can
 * be drawn: light can go out over a layer, not come on. */
bool still_waits(const struct stage *stage, const struct stage_still *still);
