/* Measuring and wrapping of draw.h. */
#include "view/list/draw.h"
#include "text/utf8.h"

#include <string.h>

int text_width(const struct text_metrics *metrics, const struct text_style *style, const char *text)
{
	return *text ? metrics->width(metrics->context, style, text, strlen(text)) : 0;
}

/* The most bytes of a word that fit into the width, as far as a hyphen in it, or at least one character. */
static int word_part(const struct text_metrics *m, const struct text_style *style, const char *word, int length,
                     int width)
{
	int fits = utf8_next(word, 0), hyphen = 0;

	while (fits < length) {
		int next = utf8_next(word, fits);
		if (m->width(m->context, style, word, (size_t)next) > width)
			break;
		hyphen = word[fits] == '-' ? next : hyphen;
		fits = next;
	}
	return hyphen && fits < length ? hyphen : fits;
}

/* To the end of the next word.  A sum keeps its result: "= 4" is one. */
static int word_end(const char *text, int at)
{
	do {
		while (text[at] == ' ')
			at++;
		while (text[at] && text[at] != ' ' && text[at] != '\n')
			at++;
	} while (text[at] == ' ' && at > 0 && text[at - 1] == '=');
	return at;
}

/* Bytes of the first line of text (without the space that ends it). */
static int line_length(const struct text_metrics *m, const struct text_style *style, const char *text, int width)
{
	int fits = 0, i = 0;

	for (;;) {
		i = word_end(text, i);
		if (m->width(m->context, style, text, (size_t)i) > width)
			break;
		fits = i;
		if (!text[i] || text[i] == '\n')
			return fits;
	}
	return fits ? fits : word_part(m, style, text, i, width);
}

int text_wrap(const struct text_metrics *metrics, const struct text_style *style, const char *text, int width,
              int capacity, int starts[], int lengths[])
{
	int lines = 0, at = 0;

	while (text[at]) {
		int length = line_length(metrics, style, text + at, width);

		if (lines < capacity) {
			starts[lines] = at;
			lengths[lines] = length;
		}
		lines++;
		at += length;
		while (text[at] == ' ')
			at++;
		if (text[at] == '\n')
			at++;
	}
	return lines;
}

int text_block_height(const struct text_metrics *metrics, const struct text_style *style, const char *text, int width)
{
	return text_wrap(metrics, style, text, width, 0, NULL, NULL) * style->line;
}
