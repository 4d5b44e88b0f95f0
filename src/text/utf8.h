/* utf8.h - where characters of UTF-8 begin, so that no text is cut within one.
 *
 * Positions and lengths are bytes.  A text that is no UTF-8 is cut somewhere, never read beyond its end. */
#pragma once

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* Is this byte not the first of its character? */
static inline bool utf8_continues(char byte) { return ((unsigned char)byte & 0xC0) == 0x80; }

/* Where the next character begins, or the text ends. */
static inline int utf8_next(const char *text, int at)
{
	if (!text[at])
		return at;
	for (at++; utf8_continues(text[at]); at++)
		;
	return at;
}

/* Where the character before begins; 0 at the start. */
static inline int utf8_previous(const char *text, int at)
{
	if (at > 0)
		at--;
	while (at > 0 && utf8_continues(text[at]))
		at--;
	return at;
}

/* The most bytes of whole characters, `most` at most. */
static inline size_t utf8_cut(const char *text, size_t most)
{
	size_t length = strlen(text);

	if (length <= most)
		return length;
	while (most > 0 && utf8_continues(text[most]))
		most--;
	return most;
}

/* As much of it as `size` bytes hold, with the final NUL; NULL is "". */
static inline void utf8_copy(char *to, size_t size, const char *from)
{
	size_t length = from ? utf8_cut(from, size - 1) : 0;

	if (length > 0)
		memcpy(to, from, length);
	to[length] = '\0';
}

/* The bytes of the character that begins here, 0: there is no valid one. */
static inline int utf8_length(const char *text)
{
	const unsigned char *t = (const unsigned char *)text;
	int length = t[0] < 0x80 ? 1 : t[0] < 0xC2 ? 0 : t[0] < 0xE0 ? 2 : t[0] < 0xF0 ? 3 : t[0] < 0xF5 ? 4 : 0;

	for (int i = 1; i < length; i++)
		if (!utf8_continues(text[i]))
			return 0;
	bool overlong = (t[0] == 0xE0 && t[1] < 0xA0) || (t[0] == 0xF0 && t[1] < 0x90),
	     outside = (t[0] == 0xED && t[1] > 0x9F) || (t[0] == 0xF4 && t[1] > 0x8F);
	return overlong || outside ? 0 : length;
}

/* As utf8_copy(), but a question mark stands for each byte that is no UTF-8, and for control characters. */
static inline void utf8_clean(char *to, size_t size, const char *from)
{
	size_t used = 0;

	while (*from && used + 1 < size) {
		int length = utf8_length(from);
		bool good = length > 1 || (length == 1 && (unsigned char)*from >= 0x20 && *from != 0x7F);
		length = length > 0 ? length : 1;
		if (used + (size_t)length >= size)
			break;
		for (int i = 0; i < length; i++)
			to[used + (size_t)i] = good ? from[i] : '?';
		used += (size_t)length;
		from += length;
	}
	to[used] = '\0';
}

/* A sentence begins with a capital, also where that is a letter of the languages there are with a mark. */
static inline void utf8_capital(char *text)
{
	unsigned char first = (unsigned char)text[0], second = first ? (unsigned char)text[1] : 0;

	if (first >= 'a' && first <= 'z')
		text[0] = (char)(first - 'a' + 'A');
	else if (first == 0xC3 && second >= 0xA0 && second <= 0xBE &&
	         second != 0xB7) /* à to þ, but for the sign of division */
		text[1] = (char)(second - 0x20);
	else if ((first == 0xC4 && second == 0x83) || (first == 0xC5 && second == 0x93) ||
	         (first == 0xC8 && (second == 0x99 || second == 0x9B))) /* ă, œ, ș, ț */
		text[1] = (char)(second - 1);
}

static inline void utf8_append_list(char *text, size_t size, const char *format, va_list arguments)
{
	size_t used = strlen(text);
	int length = vsnprintf(text + used, size - used, format, arguments);
	bool cut = length >= 0 && (size_t)length >= size - used;

	used = strlen(text);
	if (cut && used > 0)
		text[utf8_previous(text, (int)used)] = '\0';
}

/* Goes on where the text in these `size` bytes ends; where they do not hold all, without the last character. */
static inline void utf8_append(char *text, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));
static inline void utf8_append(char *text, size_t size, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	utf8_append_list(text, size, format, arguments);
	va_end(arguments);
}

/* The same, behind `link` where something stands there already: "one, two". */
static inline void utf8_join(char *text, size_t size, const char *link, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
static inline void utf8_join(char *text, size_t size, const char *link, const char *format, ...)
{
	va_list arguments;

	utf8_append(text, size, "%s", text[0] ? link : "");
	va_start(arguments, format);
	utf8_append_list(text, size, format, arguments);
	va_end(arguments);
}
