/* narrate.h - what the table tells in lines of text, in parts: private to play/narrate*.c. */
#pragma once

#include "app/words.h"
#include "view/play/core/play.h"

/* narrate_tile.c: "D: City north. Road east west." as it lies turned so */
const char *narrated_tile(const struct play *play, int type, int rotation);
/* A place where the tile may be tried: which of them, how it would lie, and what it would meet. */
const char *narrated_place(struct play *play, const struct play_cell *cell);
/* The same of one that is told already, where the tile was turned: only how it would lie now. */
const char *narrated_turned(struct play *play, const struct play_cell *cell);

/* narrate_choice.c: each when it opens, and what is chosen of it */
void narrate_slots(struct play *play);
void narrate_answers(struct play *play);
