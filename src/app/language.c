#include "app/language.h"

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "system/system.h"

/* The language is the one thing that belongs to the whole process: gettext
 * keeps it so. */
static struct {
	char code[16];
	bool pseudo;
	bool begun;
	char system[64];      /* LANGUAGE as the program was started with, or what its locale says */
	struct pseudo *texts; /* a chain of what was asked for so far */
} language;

struct pseudo {
	struct pseudo *next;
	const char *source;
	char text[];
};

static void language_begin(void)
{
	sys_language(language.system, sizeof language.system);
	language.begun = true;
}

void language_set(const char *code, const char *directory)
{
	if (!language.begun)
		language_begin();
	snprintf(language.code, sizeof language.code, "%s", code);
	language.pseudo = strcmp(code, "xx") == 0;
	setenv("LANGUAGE", code[0] ? code : language.system, 1);
	/* gettext translates nothing in the locale "C" itself. */
	if (!setlocale(LC_ALL, "") || strcmp(setlocale(LC_MESSAGES, NULL), "C") == 0)
		setlocale(LC_ALL, "C.UTF-8");
	setlocale(LC_NUMERIC, "C");
	if (directory)
		bindtextdomain("bastide", directory);
	bind_textdomain_codeset("bastide", "UTF-8");
	textdomain("bastide");
}

const char *language_directory(const char *data, char *path, size_t size)
{
	snprintf(path, size, "%s/locale", data);
	if (!sys_exists(path))
		snprintf(path, size, "%s", BASTIDE_BUILT_LOCALE);
	return path;
}

const char *language_code(void) { return language.code; }

const struct language_offer *language_offer(int index)
{
	/* By their names, English first: it is what the others were made from. */
	static const struct language_offer choices[] = {
	    {"en", "English"}, {"ca", "Català"},   {"de", "Deutsch"},
	    {"es", "Español"}, {"fr", "Français"}, {"ro", "Română"},
	};
	return index >= 0 && index < (int)(sizeof choices / sizeof choices[0]) ? &choices[index] : NULL;
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

const char *tr(const char *text)
{
	if (language.pseudo)
		return pseudo_text(text);
	return text[0] ? gettext(text) : text;
}

const char *trn(const char *one, const char *many, unsigned long n)
{
	if (language.pseudo)
		return pseudo_text(n == 1 ? one : many);
	return ngettext(one, many, n);
}

/* Does the catalogue that is in use write "3,2"?  Of those there are, only English has a point. */
static bool decimal_comma(void)
{
	const char *header = language.pseudo ? "" : gettext(""), *of = strstr(header, "\nLanguage: ");

	return of && strncmp(of + strlen("\nLanguage: "), "en", 2) != 0;
}

char *language_tenths(double value, char text[LANGUAGE_NUMBER_SIZE])
{
	char *point;

	snprintf(text, LANGUAGE_NUMBER_SIZE, "%.1f", value);
	point = strchr(text, '.');
	if (point && decimal_comma())
		*point = ',';
	return text;
}
