/*
 * ask.c - the rows of the decisions.
 */
#include "engine/core/ask.h"

const struct ask_info asks[DECISION_KINDS] = {
    [DECISION_NONE] = {.key = "none"},
    [DECISION_TILE] = {.key = "tile"},
    [DECISION_FIGURE] = {"figure", .may_pass = true, .of_figure = true},
    [DECISION_JOIN] = {"join", .may_pass = true, .about = true},
    [DECISION_ENTER] = {"enter", .may_pass = true},
    [DECISION_THE_COUNT_TO] = {"count", .may_pass = true},
    [DECISION_SEND] = {"send", .sends = true},
    [DECISION_DRAW] = {.key = "draw"},
    [DECISION_SCORE] = {.key = "score"},
    [DECISION_EXTRA] = {"extra", .may_pass = true},
    [DECISION_DRAGON] = {.key = "dragon", .walks = true},
    [DECISION_ABBEY] = {"abbey", .may_pass = true, .early = true},
    [DECISION_DRIVE] = {"drive", .may_pass = true, .from = true},
};

const struct ask_info *ask_info(int decision)
{
	return &asks[decision >= 0 && decision < DECISION_KINDS ? decision : DECISION_NONE];
}

const char *decision_name(int decision) { return ask_info(decision)->key; }
