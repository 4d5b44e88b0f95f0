/* audit.h - the list of all scores: rows, filters, and what a chosen one shows on the board. */
#pragma once

#include "view/ending/core/look.h"
#include "view/ending/core/show.h"
#include "view/ending/result.h"
#include "view/ending/stage/stage.h"
#include "view/ui/ui.h"

enum audit_filter {
	AUDIT_ALL,
	AUDIT_SEAT,
	AUDIT_CLASS = AUDIT_SEAT + PLAYERS_MAX, /* in result_order; what was unfinished is with its kind */
	AUDIT_UNPAID = AUDIT_CLASS + RESULT_SHOWN,
	AUDIT_FILTERS
};

struct audit {
	struct screen screen;
	struct show *show; /* held */
	struct stage stage;
	struct tally_look look;
	struct ui ui;
	int filter;
	int count;
	/* Records shown: indices of the record list, then, from RECORDS_MAX on, of `unpaid`. */
	short rows[RECORDS_MAX + TILES_MAX];
	int unpaid_count;
	struct record unpaid[TILES_MAX]; /* unfinished cities that farms feed: no scores, under a filter of their own */
	int chosen;                      /* index of `rows` */
	float scroll;
	bool follow; /* scroll to the chosen row at the next pass */
};

/* The record of a row (such an index); seat NOBODY: fed, but not paid. */
const struct record *audit_record(const struct audit *audit, int row);
/* That of the chosen one; NULL: there is none. */
static inline const struct record *audit_chosen(const struct audit *audit)
{
	return audit->count ? audit_record(audit, audit->rows[audit->chosen]) : NULL;
}
/* The row that comes after this one (-1: the first) under a filter; -1: there is none. */
int audit_next(const struct audit *audit, int filter, int row);
void audit_filter_set(struct audit *audit, int filter);

/* Its lengths, in pixels. */
static inline int audit_px(const struct audit *audit, float units) { return look_px(&audit->look, units); }

/* Width of the list's panel; the rest is the board's. */
static inline int audit_width(const struct audit *audit)
{
	int w = audit_px(audit, 1120), least = 46 * audit->look.least;
	return w > least ? w : least;
}

/* "City A", "Road", "East farm", "Wall tile 9": which one is seen on the table beside the list. */
const char *audit_feature(const struct show *show, const struct record *record);

/* The chosen one, in words (audit_detail.c); room for the longest sentence of all rules that the list names. */
void audit_detail(struct audit *audit, struct ui *ui, struct rect box);
int audit_detail_height(struct audit *audit, int w);

void audit_list(struct audit *audit, struct ui *ui, struct rect box);
