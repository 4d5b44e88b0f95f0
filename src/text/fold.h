/* fold.h - letters as they are looked for: small, and without what stands above or below them, so that "château",
 * "Chateau" and "CHÂTEAU" are one word.
 *
 * Known are the letters of the languages that are spoken here (Latin-1, and what Romanian and French have beside it);
 * others stay as they are.  No text gets longer. */
#pragma once

#include <stddef.h>
#include <string.h>

/* What a letter of two bytes is looked for as, at most two; NULL: as it is. */
static inline const char *fold_letter(unsigned code)
{
	/* U+00C0 to U+00DF; those from U+00E0 on are the same, small */
	static const char latin[32][3] = {"a", "a", "a", "a", "a", "a", "ae", "c", "e",  "e", "e",
	                                  "e", "i", "i", "i", "i", "d", "n",  "o", "o",  "o", "o",
	                                  "o", "",  "o", "u", "u", "u", "u",  "y", "th", "ss"};
	static const struct {
		unsigned code;
		const char *as;
	} others[] = {{0x102, "a"}, {0x103, "a"}, {0x152, "oe"}, {0x153, "oe"}, {0x15E, "s"},
	              {0x15F, "s"}, {0x162, "t"}, {0x163, "t"},  {0x178, "y"},  {0x218, "s"},
	              {0x219, "s"}, {0x21A, "t"}, {0x21B, "t"}};

	if (code == 0xFF)
		return "y";
	if (code >= 0xC0 && code <= 0xFF)
		return latin[code & 31][0] ? latin[code & 31] : NULL;
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (others[i].code == code)
			return others[i].as;
	return NULL;
}

/* Folds a text in its place. */
static inline void text_fold(char *text)
{
	char *to = text;

	for (const char *from = text; *from;) {
		unsigned char first = (unsigned char)from[0], second = (unsigned char)from[1];
		unsigned code = (first & 0x1Fu) << 6 | (second & 0x3Fu);
		const char *as = (first & 0xE0) == 0xC0 && (second & 0xC0) == 0x80 ? fold_letter(code) : NULL;
		if (as) {
			size_t length = strlen(as);
			memcpy(to, as, length);
			to += length;
			from += 2;
			continue;
		}
		*to++ = (char)(first >= 'A' && first <= 'Z' ? first - 'A' + 'a' : first);
		from++;
	}
	*to = '\0';
}

/* As texts are sorted and found by name: of the letters of ASCII it does not matter which are capitals. */
static inline int text_order(const char *a, const char *b)
{
	for (;; a++, b++) {
		int first = (unsigned char)*a, second = (unsigned char)*b;

		first += first >= 'A' && first <= 'Z' ? 'a' - 'A' : 0;
		second += second >= 'A' && second <= 'Z' ? 'a' - 'A' : 0;
		if (first != second || !first)
			return first - second;
	}
}
