/*
 * pen.h - writing the bill line by line; private to bill*.c.
 */
#pragma once

#include "view/ending/panel/bill.h"

/* The pen that writes the bill from top to bottom. */
struct pen {
	struct draw *draw;
	const struct tally_look *look;
	const struct tally *tally;
	const struct tally_state *state;
	const struct tally_act *act;
	struct bill_places *places;
	struct rect left; /* what is still empty */
	int squeeze;      /* 0 roomy .. PEN_TIGHTEST: smaller rows, fewer words */
};
enum { PEN_TIGHTEST = 5 };

static inline int pen_px(const struct pen *pen, float units) { return look_px(pen->look, units); }

/* A section's name, on two lines where it is long; a paragraph. */
void pen_label(struct pen *pen, const char *text);
int pen_label_height(const struct pen *pen, const char *text);
void pen_block(struct pen *pen, uint32_t hex, const char *text);

void pen_cities(struct pen *pen); /* bill_sum.c: pills and expression */
void pen_markets(struct pen *pen);
void pen_sum(struct pen *pen);
void pen_steps(struct pen *pen); /* bill_end.c: cards before and after */
void pen_result(struct pen *pen);
void pen_scores(struct pen *pen, struct rect box);
