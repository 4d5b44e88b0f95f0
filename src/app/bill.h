/*
 * bill.h - how points come about, in words: one formatter of a bill (bastide/event.h) for log, cards, audit, ending and
 * export.  What a unit is called stands in a table by unit, what is said instead of units in tables by reason and rule.
 *
 * Functions that write return `text`: UTF-8, NUL-terminated, cut to `size`.
 */
#pragma once

#include <bastide/game.h>

#include <stddef.h>

enum bill_style {
	BILL_LOG,  /* short, for log and cards: "4 tiles × 1" */
	BILL_LIST, /* as it is checked: "4 tiles", "1 + 7 tiles round it", "3 cities × 4" */
	BILL_STYLES
};

/* What is counted, and what each brings, without the result; "" where nothing is counted. */
char *bill_sum(const struct bill *bill, enum bill_style style, char *text, size_t size);

/* A rule in one sentence; "" for one that is not told. */
const char *bill_rule_text(const char *rule);
