/*
 * ask.h - what the decisions are like, a row for each (struct ask_info).
 */
#pragma once

#include <bastide/game.h>

extern const struct ask_info asks[DECISION_KINDS];
