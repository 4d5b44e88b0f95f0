/* castle_words.h - The Castle in words: wall tiles, sums, what happens.
 *
 * words.h and record.h ask here for what only The Castle has; screens ask here for wall tiles.  What they return lives
 * as long as a sentence does (text/say.h).  Rules R and D are those of The Castle's own list. */
#pragma once

#include "app/session.h"

/* ---- wall tiles, 1 to WALL_KINDS (R38) ---- */

const char *castle_wall_name(int number); /* "One more turn" */
/* What it does under these settings (R39), one sentence. */
const char *castle_wall_note(int number, const struct settings *settings);
const char *castle_wall_when(int number); /* when it may be played, one sentence */

/* Is this a kind of feature that only The Castle has, or none (wall tile 9)? */
static inline bool castle_kind(int kind)
{
	return kind == FEATURE_KINDS || feature_among(FEATURES_OF_CASTLE, (unsigned)kind);
}

/* How large the two keeps count when the game ends (R44): `raised` of each by wall tiles 8 (R38); 0: he has none. */
struct castle_keeps {
	int size[2], raised[2];
};

/* "Red: 4, and 2 more by wall tile 8."; "" where no wall tile 8 is played. */
const char *castle_keeps_raised(const struct castle_keeps *keeps, const char *const names[2]);
/* Whose is larger: "Red has the larger keep: 6 against 5." */
const char *castle_keeps_verdict(const struct castle_keeps *keeps, const char *const names[2]);

/* An event that only The Castle has as a line of the log; "" for all others. */
const char *castle_event(const struct session *session, const struct event *event);
/* Whose the empty area is from now on, if that changes with this event: "the largest keep now"; "" if not. */
const char *castle_keep_news(const struct session *session, const struct event *event);
