/*
 * castle.c - The Castle as the core sees it.
 */
#include "castle.h"

#include "printed.h"
#include "settings.h"

#include "../core/refuse.h"

static const struct figure_info figures[FIGURE_KINDS] = {
    [FIGURE_MEEPLE] = {1, 1U << FEATURE_PATH | 1U << FEATURE_TOWER | 1U << FEATURE_HOUSE | 1U << FEATURE_COURT},
};

static const struct move_form move_forms[MOVE_KINDS] = {
    [MOVE_PLACE] = {"place", "TCR"}, [MOVE_FIGURE] = {NULL, "FS"}, [MOVE_PASS] = {"pass", ""},
    [MOVE_SCORE] = {"score", "CSD"}, [MOVE_EXTRA] = {"extra", ""}, [MOVE_DRAW] = {"draw", ""},
};

/* Its rules are not there yet. */
static bool accepts(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal)
{
	(void)tiles;
	(void)setup;
	return refuse_setup(refusal, REFUSAL_SETTING, "", "The Castle cannot be played yet");
}

const struct rules castle_rules = {
    .name = "castle",
    .size = sizeof(struct game),
    .settings = castle_settings,
    .figures = figures,
    .moves = move_forms,
    .kinds = 1U << FEATURE_PATH | 1U << FEATURE_TOWER | 1U << FEATURE_HOUSE | 1U << FEATURE_COURT,
    .printed_check = castle_printed_check,
    .printed_segments = castle_printed_segments,
    .printed_shows = castle_printed_shows,
    .accepts = accepts,
};
