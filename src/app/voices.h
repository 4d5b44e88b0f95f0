/* voices.h - what each computer player says, in his own way: tables that the build makes of the sheets in data/talk
 * (README.md there); those of what he says at the table are declared in talk/facts.h. */
#pragma once

#include <bastide/ai.h>
#include <stdint.h>

/* Several sentences of what comes often, so that nobody says the same of two turns running; NULL behind the last. */
enum { VOICE_VARIANTS = 3 };
struct voices {
	const char *says[AI_EMBLEM_COUNT][VOICE_VARIANTS];
};

/* What a line mostly does. */
enum voice_about {
	VOICE_TAKES,
	VOICE_FIELD,
	VOICE_COURT,
	VOICE_FINISHES,
	VOICE_JOINS,
	VOICE_HURTS,
	VOICE_GROWS,
	VOICE_WAITS,
	VOICE_OTHER, /* something of an expansion, or nothing worth a word */
	VOICE_ABOUTS
};
extern const struct voices move_voices[VOICE_ABOUTS];

/* Why he made a move that an expansion has brought. */
struct deed_voices {
	uint8_t move;   /* enum move_kind; */
	uint8_t figure; /* of MOVE_FIGURE: the figure that is put */
	struct voices voices;
};
extern const struct deed_voices deed_voices[];
extern const int deed_voices_count;
