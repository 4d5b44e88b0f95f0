#include "text.h"

#include <stdarg.h>
#include <stdio.h>

#include <check.h>

enum { TEXTS = 8 };

struct text *text_new(void)
{
	static struct text ring[TEXTS];
	static int next;
	struct text *text = &ring[next++ % TEXTS];

	text->length = 0;
	text->words[0] = 0;
	return text;
}

void text_add(struct text *text, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	text->length += (size_t)vsnprintf(text->words + text->length, TEXT_SIZE - text->length, format, args);
	va_end(args);
	ck_assert_uint_lt(text->length, TEXT_SIZE);
}

void text_separate(struct text *text, const char *separator)
{
	if (text->length)
		text_add(text, "%s", separator);
}

void text_place(struct text *text, struct cell cell, struct spot spot)
{
	char word[SPOT_TEXT_SIZE];

	spot_format(spot, word);
	text_add(text, "%d,%d/%s", cell.x, cell.y, word);
}
