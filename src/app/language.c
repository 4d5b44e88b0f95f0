#include "app/language.h"

#include <stdio.h>
#include <string.h>

#include "app/catalogue.h"
#include "system/system.h"
#include "text/say.h"

/* The language is the one thing that belongs to the whole process; workers speak while it changes. */
static struct {
	char code[16];
	bool begun;
	char system[64]; /* what the system spoke when the program was started: LANGUAGE, or its locale */
	_Atomic(const struct catalogue *) spoken; /* NULL: English */
} language;

static bool is_pseudo(const char *code) { return strcmp(code, catalogues[catalogue_count].offer.code) == 0; }

/* ---- choosing ---- */

/* Does a name that people or systems have for a language ("de", "de_AT.UTF-8") begin with its code? */
static bool is_named(const char *name, size_t length, const char *code)
{
	size_t own = strlen(code);
	return own <= length && strncmp(name, code, own) == 0 && (own == length || strchr("_.@", name[own]));
}

/* The first of a list ("fr:de") that there is; English needs none. */
static const struct catalogue *catalogue_choose(const char *names)
{
	while (*names) {
		size_t length = strcspn(names, ":");
		if (is_named(names, length, "en"))
			return NULL;
		for (int i = 0; i < catalogue_count; i++)
			if (is_named(names, length, catalogues[i].offer.code))
				return &catalogues[i];
		names += length + (names[length] == ':');
	}
	return NULL;
}

void language_set(const char *code)
{
	if (!language.begun)
		sys_language(language.system, sizeof language.system);
	language.begun = true;
	snprintf(language.code, sizeof language.code, "%s", code);
	const char *names = code[0] ? code : language.system;
	sys_speak(names);
	language.spoken = is_pseudo(code) ? &catalogues[catalogue_count] : catalogue_choose(names);
}

const char *language_code(void) { return language.code; }

const struct language_offer *language_offer(int index)
{
	/* By their names, English first: it is what the others were made from. */
	static const struct language_offer english = {"en", "English"};
	return index == 0 ? &english : index > 0 && index <= catalogue_count ? &catalogues[index - 1].offer : NULL;
}

bool language_known(const char *code)
{
	bool known = !code[0] || is_pseudo(code);
	for (int i = 0; language_offer(i); i++)
		known = known || strcmp(code, language_offer(i)->code) == 0;
	return known;
}

/* ---- saying ---- */

/* The row of a sentence of the source, or -1. */
static int row_of(const char *text)
{
	int low = 0, high = catalogue_sentence_count;
	while (low < high) {
		int middle = low + (high - low) / 2, order = strcmp(text, catalogue_sentence(middle));
		if (order == 0)
			return middle;
		if (order < 0)
			high = middle;
		else
			low = middle + 1;
	}
	return -1;
}

/* What the language says for it, of n things where it is counted; NULL: nothing. */
static const char *spoken(const char *text, unsigned long n)
{
	const struct catalogue *catalogue = language.spoken;
	int row = catalogue ? row_of(text) : -1;
	uint32_t at = row < 0 ? 0 : catalogue->at[row];
	const char *said = at ? catalogue->said + (at & ~CATALOGUE_COUNTED) : NULL;
	for (unsigned form = at & CATALOGUE_COUNTED ? catalogue->form(n) : 0; form > 0; form--)
		said += strlen(said) + 1;
	return said;
}

const char *tr(const char *text)
{
	const char *said = spoken(text, 1);
	return said ? said : text;
}

const char *trn(const char *one, const char *many, unsigned long n)
{
	const char *said = spoken(one, n);
	return said ? said : n == 1 ? one : many;
}

const char *say_count(const char *one, const char *many, int n) { return say(trn(one, many, (unsigned long)n), n); }

/* Does the language that is spoken write "3,2"?  Of those there are, only English has a point, and what is made of it.
 */
static bool decimal_comma(void) { return language.spoken && !is_pseudo(language.code); }

char *language_tenths(double value, char text[LANGUAGE_NUMBER_SIZE])
{
	snprintf(text, LANGUAGE_NUMBER_SIZE, "%.1f", value);
	char *point = strchr(text, '.');
	if (point && decimal_comma())
		*point = ',';
	return text;
}
