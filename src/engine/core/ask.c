/* ask.c - the rows of the decisions, the moves that answer them, the events and the reasons of scores;
 * those of expansions lie in their folders. */
#include "engine/core/rules.h"

static const struct ask_info asks[DECISION_KINDS] = {
    [DECISION_NONE] = {.key = "none"},
    [DECISION_TILE] = {.key = "tile"},
    [DECISION_FIGURE] = {"figure", .may_pass = true, .of_figure = true},
    [DECISION_DRAW] = {.key = "draw"},
    [DECISION_SCORE] = {.key = "score"},
    [DECISION_EXTRA] = {"extra", .may_pass = true},
};

const void *any_row(enum row_kind kind, int id)
{
	const void *row = NULL;

	for (int game = 0; game < GAME_KINDS && !row; game++)
		row = game_row(game, kind, id);
	return row;
}

const struct ask_info *ask_info(int decision)
{
	bool own = decision >= 0 && decision < DECISION_KINDS && asks[decision].key;
	const struct ask_info *row = own ? &asks[decision] : any_row(ROW_ASK, decision);

	return row ? row : &asks[DECISION_NONE];
}

const char *decision_name(int decision) { return ask_info(decision)->key; }

static const struct move_form *form_find(int kind)
{
	const struct move_form *form = NULL;

	for (int game = 0; game < GAME_KINDS && !form; game++)
		form = form_of(rules_of(game), kind);
	return form;
}

static bool form_has(int kind, char part)
{
	const struct move_form *form = form_find(kind);

	for (const char *at = form ? form->parts : ""; *at; at++)
		if (*at == part)
			return true;
	return false;
}

bool move_has_cell(int kind) { return form_has(kind, 'C') || move_on_corner(kind); }

bool move_on_corner(int kind) { return form_has(kind, 'K'); }

bool move_has_spot(int kind) { return form_has(kind, 'S') || form_has(kind, 'A'); }

bool move_has_haven(int kind) { return form_has(kind, 'Q'); }

/* It names nobody and no place: one stands there already. */
bool move_lifts(int kind)
{
	const struct move_form *form = form_find(kind);

	return form && form->answers == DECISION_FIGURE && !form->parts[0] && !form->any_time;
}

bool move_any_time(int kind)
{
	const struct move_form *form = form_find(kind);

	return form && form->any_time;
}

bool move_lays(int kind)
{
	const struct move_form *form = form_find(kind);

	return form && form_has(kind, 'C') && (form->answers == DECISION_TILE || ask_info(form->answers)->early);
}

static const struct event_info events[EVENT_KINDS] = {
    [EVENT_DRAWN] = {.key = "drawn", .members = HAS_TILE, .number = 0},
    [EVENT_SET_ASIDE] = {.key = "set_aside", .members = HAS_TILE, .number = 1},
    [EVENT_PLACED] = {.key = "placed", .members = HAS_PLAYER | HAS_TILE | HAS_AT | HAS_ROT, .number = 2},
    [EVENT_FIGURE] = {.key = "figure",
                      .members = HAS_PLAYER | HAS_FIGURE | HAS_AT | HAS_ON,
                      .stands = true,
                      .number = 3},
    [EVENT_SCORED] = {.key = "scored", .members = HAS_PLAYER, .number = 5},
    [EVENT_RETURNED] = {.key = "returned", .members = HAS_PLAYER | HAS_FIGURE | HAS_AT, .leaves = true, .number = 6},
    [EVENT_HELD] = {.key = "holder", .members = HAS_PLAYER | HAS_CARD, .number = 11},
    [EVENT_OVER] = {.key = "over", .number = 12},
    [EVENT_KEEP] = {.key = "keep", .members = HAS_PLAYER | HAS_AT | HAS_ON | HAS_SIZE, .number = 15},
    [EVENT_WALL] = {.key = "wall", .members = HAS_PLAYER | HAS_WALL | HAS_CORNER, .number = 16},
    [EVENT_USED] = {.key = "used", .members = HAS_PLAYER | HAS_WALL, .number = 17},
    [EVENT_WAITS] = {.key = "waits", .members = HAS_TILE, .number = 18},
};

const struct event_info *event_info(int kind)
{
	bool own = kind >= 0 && kind < EVENT_KINDS && events[kind].key;
	const struct event_info *row = own ? &events[kind] : any_row(ROW_EVENT, kind);

	return row ? row : &events[EVENT_OVER];
}

static const struct score_info scores[SCORE_REASONS] = {
    [SCORE_COMPLETE] = {.key = "complete", .place = true, .counts = true, .in_turn = true, .number = 0},
    [SCORE_FINAL] = {.key = "final", .place = true, .counts = true, .number = 2},
    [SCORE_FARM] = {.key = "farm", .place = true, .counts = true, .number = 3},
    [SCORE_HELD] = {.key = "held", .number = 6},
    [SCORE_KEEP] = {.key = "keep", .number = 7},
    [SCORE_COURT] = {.key = "court", .place = true, .counts = true, .number = 8},
    [SCORE_WALL] = {.key = "wall", .number = 9},
};

const struct score_info *score_info(int reason)
{
	bool own = reason >= 0 && reason < SCORE_REASONS && scores[reason].key;
	const struct score_info *row = own ? &scores[reason] : any_row(ROW_SCORE, reason);

	return row ? row : &scores[SCORE_HELD];
}
