/*
 * text.h - text that functions hand out: a few at a time, so that one assertion
 * may use several.
 */
#ifndef BASTIDE_RULES_TEXT_H
#define BASTIDE_RULES_TEXT_H

#include <bastide/game.h>

enum { TEXT_SIZE = 1 << 15 };

struct text {
	char words[TEXT_SIZE];
	size_t length;
};

/* An empty one; the eighth call from here uses it again. */
struct text *text_new(void);
__attribute__((format(printf, 2, 3))) void text_add(struct text *text, const char *format, ...);
/* What separates the next word from those that stand there already, if any do. */
void text_separate(struct text *text, const char *separator);
/* "0,0/city:N" */
void text_place(struct text *text, struct cell cell, struct spot spot);

#endif
