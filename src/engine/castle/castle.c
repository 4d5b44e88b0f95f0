/* castle.c - the rules of The Castle as the core sees them, and playing one
 * move.  What follows from it is turn.c's business. */
#include "engine/castle/castle.h"
#include "engine/castle/parts.h"

#include "engine/core/figure.h"
#include "engine/core/fit.h"
#include "engine/core/survey.h"
#include "engine/core/turn.h"

/* R6, R18. */
static const struct piece follower = {
    .id = FIGURE_MEEPLE,
    .key = "meeple",
    .each = FOLLOWERS_EACH,
    .weight = 1,
    .stands = FEATURES_OF_CASTLE,
};

static void pieces(const struct piece *table[PIECES_MAX]) { table[follower.id] = &follower; }

static const struct move_form move_forms[MOVE_KINDS] = {
    [MOVE_PLACE] = {"place", "TCR", DECISION_TILE, .number = 0},
    [MOVE_FIGURE] = {NULL, "FS", DECISION_FIGURE, .number = 1},
    [MOVE_PASS] = {.word = "pass", .parts = "", .number = 3},
    [MOVE_DRAW] = {"draw", "", DECISION_DRAW, .number = 8},
    [MOVE_SCORE] = {"score", "CSD", DECISION_SCORE, .number = 9},
    [MOVE_EXTRA] = {"extra", "", DECISION_EXTRA, .number = 10},
};

/* ---- playing ---- */

static void play(struct game *game, const struct move *move, struct event_list *events)
{
	decision_done(game);
	switch (move->kind) {
	case MOVE_FIGURE:
		figure_claim(game, FIGURE_MEEPLE, move->spot, events);
		break;
	case MOVE_SCORE:
		score_settle(game, score_find(game, move->cell, move->spot), move->doubled, events);
		break;
	case MOVE_EXTRA: /* D15: the same player again */
		wall_tile_use(game, game->seat, WALL_EXTRA_TURN, events);
		game->step = STEP_DRAW;
		break;
	default:
		break; /* no follower, no extra turn; or a tile is asked for */
	}
}

/* ---- stopping ---- */

/* Nothing more is drawn; a tile in hand goes neither to the pile nor aside. */
static bool stop(struct game *game)
{
	turn_stop(game, STEP_FINAL);
	return true;
}

/* What is to be scored is scored in the order of the list, not doubled; all else is passed. */
static bool settle(const struct game *game, struct move *move)
{
	if (game->owed == DECISION_NONE)
		return false;
	*move = (struct move){.kind = MOVE_PASS};
	if (game->owed == DECISION_SCORE)
		castle_moves(game, move, 1);
	return true;
}

static const char *const refusals[REFUSAL_REASONS] = {
    [REFUSAL_RANGE] = "that is outside the wall",
    [REFUSAL_CELL_TAKEN] = "a tile lies there already",
    [REFUSAL_NO_NEIGHBOR] = "it would touch no laid tile and no start space along an edge",
    [REFUSAL_NO_FIGURE] = "$P has no follower left",
    [REFUSAL_OCCUPIED] = "$S at $C is held by $H's follower at $O",
    [REFUSAL_SCORE] = "$S at $C is not among what is scored next",
    [REFUSAL_DOUBLE] = "$S at $C cannot be doubled: there is no wall tile for it that was won before this turn",
};

const struct rules castle_rules = {
    .name = "castle",
    .size = sizeof(struct castle),
    .settings = castle_settings,
    .pieces = pieces,
    .moves = move_forms,
    .kinds = FEATURES_OF_CASTLE,
    .printed_check = castle_printed_check,
    .printed_segments = castle_printed_segments,
    .printed_shows = castle_printed_shows,
    .tile_counts = castle_tile_counts,
    .players = castle_players,
    .accepts = castle_accepts,
    .begin = castle_begin,
    .list = castle_moves,
    .rule_turn = "R8",
    .rule_hand = "R8",
    .may_pass = castle_may_pass,
    .allows = castle_allows,
    .play = play,
    .lay = castle_lay,
    .advance = castle_advance,
    .ask = castle_ask,
    .fits = fit_find,
    .find = castle_find,
    .stop = stop,
    .settle = settle,
    .value = castle_value,
    .survey = survey_all,
    .mix_unseen = castle_mix_unseen,
    .refusals = refusals,
    .hash = castle_hash,
};
