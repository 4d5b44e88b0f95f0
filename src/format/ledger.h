/* ledger.h - what the points of each player were paid for.
 *
 * An entry for each kind of feature and each card that pays; which entry a score belongs to is read off its event.  The
 * entries of a player always sum to his score, whatever table the game began with. */
#pragma once

#include <jansson.h>
#include <bastide/game.h>

/* Points given with a table, then by kind of feature, then by reason for what belongs to no feature, and by holding. */
enum { LEDGER_GIVEN, LEDGER_KINDS, LEDGER_REASONS = LEDGER_KINDS + FEATURE_KINDS };
enum { LEDGER_HELD = LEDGER_REASONS + SCORE_REASONS, LEDGER_PARTS = LEDGER_HELD + HOLDINGS_MAX };

struct ledger {
	int32_t points[PLAYERS_MAX][LEDGER_PARTS];
};

/* Of a game that begins: the scores it was given. */
void ledger_init(struct ledger *ledger, const struct game *game);
/* Enters every score of a list. */
void ledger_add(struct ledger *ledger, const struct event_list *events);

/* {"red": {"road": 4, "city": 22}, ...}; what is 0 is left out.  A new reference. */
json_t *ledger_json(const struct ledger *ledger, const struct game *game);
