#include "app/language.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/catalogue.h"
#include "system/system.h"
#include "text/say.h"

/* The language is the one thing that belongs to the whole process; workers speak while it changes. */
static struct {
	char code[16];
	bool pseudo;
	bool begun;
	char system[64];      /* what the system spoke when the program was started: LANGUAGE, or its locale */
	struct pseudo *texts; /* a chain of what was asked for so far */
	_Atomic(const struct catalogue *) spoken; /* NULL: English */
} language;

struct pseudo {
	struct pseudo *next;
	const char *source;
	char text[];
};

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
	language.pseudo = strcmp(code, "xx") == 0;
	const char *names = code[0] ? code : language.system;
	sys_speak(names);
	language.spoken = language.pseudo ? NULL : catalogue_choose(names);
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
	bool known = !code[0] || strcmp(code, "xx") == 0;
	for (int i = 0; language_offer(i); i++)
		known = known || strcmp(code, language_offer(i)->code) == 0;
	return known;
}

/* The accented letter for an ASCII one, or NULL. */
static const char *accented(char letter)
{
	static const char letters[] = "aceginorstuzAEIOSTU";
	static const char *const accents[] = {"ă", "ç", "é", "ğ", "î", "ñ", "ö", "ř", "ș", "ț",
	                                      "ü", "ž", "Å", "É", "Î", "Õ", "Ș", "Ț", "Ü"};
	const char *found = letter ? strchr(letters, letter) : NULL;
	return found ? accents[found - letters] : NULL;
}

/* Length of the printf directive or the markup at `text`, 0 if it is none. */
static size_t directive_length(const char *text)
{
	if (text[0] != '%')
		return 0;
	size_t length = 1 + strspn(text + 1, "0123456789$-+ #.l");
	return text[length] ? length + 1 : length;
}

static struct pseudo *pseudo_make(const char *source)
{
	size_t length = strlen(source), used = 0, room = 3 * length + 16;
	struct pseudo *made = malloc(sizeof *made + room + length + 1);
	if (!made)
		return NULL;
	/* A copy behind the text: what a scenario says does not stay as long. */
	made->source = memcpy(made->text + room, source, length + 1);
	made->text[used++] = '[';
	for (size_t i = 0; i < length;) {
		size_t keep = directive_length(source + i);
		const char *accent = keep ? NULL : accented(source[i]);
		if (keep) {
			memcpy(made->text + used, source + i, keep);
			used += keep;
		} else if (accent) {
			memcpy(made->text + used, accent, strlen(accent));
			used += strlen(accent);
		} else {
			made->text[used++] = source[i];
		}
		i += keep ? keep : 1;
	}
	for (size_t i = 0; i < length * 2 / 5; i++)
		made->text[used++] = i % 6 == 0 && length > 12 ? ' ' : '~';
	made->text[used++] = ']';
	made->text[used] = '\0';
	return made;
}

static const char *pseudo_text(const char *source)
{
	if (!source[0])
		return source;
	for (struct pseudo *known = language.texts; known; known = known->next)
		if (known->source == source || strcmp(known->source, source) == 0)
			return known->text;
	struct pseudo *made = pseudo_make(source);
	if (!made)
		return source;
	made->next = language.texts;
	language.texts = made;
	return made->text;
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
	if (language.pseudo)
		return pseudo_text(text);
	const char *said = spoken(text, 1);
	return said ? said : text;
}

const char *trn(const char *one, const char *many, unsigned long n)
{
	if (language.pseudo)
		return pseudo_text(n == 1 ? one : many);
	const char *said = spoken(one, n);
	return said ? said : n == 1 ? one : many;
}

const char *say_count(const char *one, const char *many, int n) { return say(trn(one, many, (unsigned long)n), n); }

/* Does the language that is spoken write "3,2"?  Of those there are, only English has a point. */
static bool decimal_comma(void) { return language.spoken != NULL; }

char *language_tenths(double value, char text[LANGUAGE_NUMBER_SIZE])
{
	snprintf(text, LANGUAGE_NUMBER_SIZE, "%.1f", value);
	char *point = strchr(text, '.');
	if (point && decimal_comma())
		*point = ',';
	return text;
}
