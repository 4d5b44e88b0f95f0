/* What is written in a draw list: none of it cut, outside, half hidden or on another. */
#ifndef BASTIDE_TESTS_TEXTS_H
#define BASTIDE_TESTS_TEXTS_H

#include "view/list/draw.h"

/* What is no fault in a list, by bits. */
enum texts_grace {
	TEXTS_CUT = 1,    /* captions are as long as their authors liked */
	TEXTS_SCROLL = 2, /* lines may lie across the upper and the lower edge of what scrolls or moves */
};

/* How much is wrong; each fault is told on stderr, unless `where` is NULL. */
int texts_check(const struct draw *draw, const char *where, unsigned grace);

#endif
