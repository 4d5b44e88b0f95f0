#include "text/catalogue.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "text/plural.h"

enum { HEAD_SIZE = 28, ROW_SIZE = 8, FORMS_MOST = 6, ARGUMENTS_MOST = 16 };

struct catalogue {
	char *bytes;
	size_t size;
	bool swapped; /* the other end of a number comes first */
	uint32_t count, originals, translations;
	unsigned forms;
	const char *plural; /* the formula */
};

static uint32_t number_at(const struct catalogue *c, size_t at)
{
	unsigned char b[4];
	memcpy(b, c->bytes + at, sizeof b);
	return c->swapped ? (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3]
	                  : (uint32_t)b[3] << 24 | (uint32_t)b[2] << 16 | (uint32_t)b[1] << 8 | b[0];
}

static const char *text_at(const struct catalogue *c, uint32_t table, uint32_t row)
{
	return c->bytes + number_at(c, table + ROW_SIZE * (size_t)row + 4);
}

static uint32_t length_at(const struct catalogue *c, uint32_t table, uint32_t row)
{
	return number_at(c, table + ROW_SIZE * (size_t)row);
}

/* ---- what printf reads ---- */

/* One argument: its length letters and its conversion, or '*'; 0: there is none more.  "%1$s" is none that every system
 * knows: -1. */
static int argument_next(const char **text, bool *star)
{
	for (const char *at = *text; *at; at++) {
		if (!*star && *at != '%')
			continue;
		if (!*star && at[1] == '%') {
			at++;
			continue;
		}
		at += !*star;
		*star = false;
		for (; *at && strchr("-+ #0123456789.'*", *at); at++)
			if (*at == '*') {
				*text = at + 1;
				*star = true;
				return '*';
			}
		int kind = 0;
		for (; *at && strchr("hlLjzt", *at); at++)
			kind = kind * 64 + *at;
		if (*at == '$')
			return -1;
		*text = *at ? at + 1 : at;
		return kind * 256 + (*at == 'i' ? 'd' : (unsigned char)*at) + (*at ? 0 : 1);
	}
	return 0;
}

/* Does a translation take only what its sentence gives?  It may leave away from the end ("one point"). */
static bool same_arguments(const char *text, const char *translation)
{
	bool star = false, other_star = false;
	for (int i = 0; i < ARGUMENTS_MOST; i++) {
		int taken = argument_next(&translation, &other_star);
		if (taken == 0)
			return true;
		if (taken < 0 || taken != argument_next(&text, &star))
			return false;
	}
	return false;
}

/* ---- the whole file ---- */

static bool table_fits(const struct catalogue *c, uint32_t at, uint64_t bytes)
{
	return at >= HEAD_SIZE && at <= c->size && bytes <= c->size - at;
}

/* Every text lies in the file and ends there, where its length says. */
static bool texts_fit(const struct catalogue *c, uint32_t table)
{
	for (uint32_t i = 0; i < c->count; i++) {
		uint64_t end = (uint64_t)length_at(c, table, i) + number_at(c, table + ROW_SIZE * (size_t)i + 4);
		if (end >= c->size || c->bytes[end] != '\0')
			return false;
	}
	return true;
}

/* Each slot names one of the texts (from 1), or is empty. */
static bool hash_fits(const struct catalogue *c)
{
	uint32_t slots = number_at(c, 20), table = number_at(c, 24);
	if (slots == 0)
		return true;
	if (slots <= c->count || !table_fits(c, table, 4 * (uint64_t)slots))
		return false;
	for (uint32_t i = 0; i < slots; i++)
		if (number_at(c, table + 4 * (size_t)i) > c->count)
			return false;
	return true;
}

static bool in_order(const struct catalogue *c)
{
	for (uint32_t i = 1; i < c->count; i++)
		if (strcmp(text_at(c, c->originals, i - 1), text_at(c, c->originals, i)) >= 0)
			return false;
	return true;
}

/* A sentence with a plural has every form, and no form asks for more than the plural gives. */
static bool row_sound(const struct catalogue *c, uint32_t row)
{
	const char *text = text_at(c, c->originals, row), *said = text_at(c, c->translations, row);
	const char *end = said + length_at(c, c->translations, row);
	size_t one = strlen(text);
	bool counted = one < length_at(c, c->originals, row);
	unsigned forms = counted ? c->forms : 1;
	if (!*text) /* the head is no sentence */
		return strlen(said) == (size_t)(end - said);
	for (unsigned i = 0; i < forms; i++) {
		if (said > end || !same_arguments(counted ? text + one + 1 : text, said))
			return false;
		said += strlen(said) + 1;
	}
	return said == end + 1;
}

/* The line of the head that begins so, behind that; NULL: there is none. */
static const char *head_line(const char *head, const char *name)
{
	size_t length = strlen(name);
	for (const char *line = head; line; line = strchr(line, '\n')) {
		line += *line == '\n';
		if (strncmp(line, name, length) == 0)
			return line + length;
	}
	return NULL;
}

/* UTF-8, and how many forms which number takes; without a word of it, one for 1 and one for all others. */
static const char *head_read(struct catalogue *c)
{
	const char *head = catalogue_say(c, ""), *type = head ? head_line(head, "Content-Type:") : NULL;
	const char *forms = head ? head_line(head, "Plural-Forms:") : NULL, *formula = "n != 1";
	c->forms = 2;
	type = type ? strstr(type, "charset=") : NULL;
	if (!type || strncmp(type, "charset=UTF-8", 13) != 0)
		return "it is not in UTF-8";
	if (forms) {
		const char *count = strstr(forms, "nplurals="), *plural = strstr(forms, "plural=");
		plural = plural && count && plural == count + 1 ? strstr(plural + 1, "plural=") : plural;
		c->forms =
		    count && count[9] >= '1' && count[9] <= '0' + FORMS_MOST && !isdigit((unsigned char)count[10])
		        ? (unsigned)(count[9] - '0')
		        : 0;
		formula = plural ? plural + 7 : "";
	}
	c->plural = formula;
	return c->forms && plural_reads(formula) ? NULL : "its plural forms cannot be read";
}

static const char *whole_read(struct catalogue *c)
{
	static const unsigned char magic[4] = {0xDE, 0x12, 0x04, 0x95};
	static const unsigned char cigam[4] = {0x95, 0x04, 0x12, 0xDE};
	if (c->size < HEAD_SIZE || (memcmp(c->bytes, magic, 4) != 0 && memcmp(c->bytes, cigam, 4) != 0))
		return "it is no catalogue";
	c->swapped = memcmp(c->bytes, cigam, 4) == 0;
	if (number_at(c, 4) >> 16 > 1)
		return "it is of a later kind";
	c->count = number_at(c, 8);
	c->originals = number_at(c, 12);
	c->translations = number_at(c, 16);
	uint64_t bytes = ROW_SIZE * (uint64_t)c->count;
	if (c->count == 0 || !table_fits(c, c->originals, bytes) || !table_fits(c, c->translations, bytes))
		return "its tables lie outside it";
	if (!texts_fit(c, c->originals) || !texts_fit(c, c->translations))
		return "one of its texts has no end";
	if (!hash_fits(c))
		return "its index is wrong";
	if (!in_order(c))
		return "its texts are out of order";
	const char *wrong = head_read(c);
	for (uint32_t i = 0; !wrong && i < c->count; i++)
		if (!row_sound(c, i))
			wrong = "one of its texts does not say what its sentence does";
	return wrong;
}

struct catalogue *catalogue_read(char *bytes, size_t size, const char **wrong)
{
	struct catalogue *c = calloc(1, sizeof *c);
	*wrong = NULL;
	if (!c) {
		*wrong = "there is no memory for it";
		free(bytes);
		return NULL;
	}
	*c = (struct catalogue){.bytes = bytes, .size = size};
	*wrong = whole_read(c);
	if (!*wrong)
		return c;
	catalogue_destroy(c);
	return NULL;
}

void catalogue_destroy(struct catalogue *c)
{
	if (!c)
		return;
	free(c->bytes);
	free(c);
}

/* ---- looking up ---- */

/* Where the sentence stands, or the number of rows. */
static uint32_t row_of(const struct catalogue *c, const char *text)
{
	uint32_t low = 0, high = c->count;
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;
		int order = strcmp(text, text_at(c, c->originals, middle));
		if (order == 0)
			return middle;
		if (order < 0)
			high = middle;
		else
			low = middle + 1;
	}
	return c->count;
}

const char *catalogue_say(const struct catalogue *c, const char *text)
{
	uint32_t row = row_of(c, text);
	return row < c->count && length_at(c, c->translations, row) ? text_at(c, c->translations, row) : NULL;
}

const char *catalogue_say_count(const struct catalogue *c, const char *one, unsigned long n)
{
	const char *said = catalogue_say(c, one);
	uint32_t row = said ? row_of(c, one) : 0;
	if (!said || strlen(one) == length_at(c, c->originals, row))
		return said;
	unsigned long form = plural_form(c->plural, n);
	for (unsigned long i = 0; i < form && form < c->forms; i++)
		said += strlen(said) + 1;
	return said;
}
