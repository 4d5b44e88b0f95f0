#include "app/language.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "format/reader.h"
#include "system/system.h"
#include "text/catalogue.h"
#include "text/say.h"

/* The language is the one thing that belongs to the whole process.  What was read is kept to its end, for what was said
 * may still be shown; workers speak while it changes. */
static struct {
	char code[16];
	bool pseudo;
	bool begun;
	char system[64];      /* what the system spoke when the program was started: LANGUAGE, or its locale */
	struct pseudo *texts; /* a chain of what was asked for so far */
	struct words *read;   /* of what was read so far */
	_Atomic(const struct catalogue *) spoken; /* NULL: English */
	char trouble[FORMAT_LINE_SIZE];
} language;

struct pseudo {
	struct pseudo *next;
	const char *source;
	char text[];
};

/* ---- catalogues ---- */

struct words {
	struct words *next;
	struct catalogue *catalogue; /* NULL: it is damaged */
	char wrong[FORMAT_LINE_SIZE];
	char path[];
};

/* A file of words, read once; NULL: there is none, or no memory. */
static struct words *words_at(const char *path)
{
	struct format_error error;
	const char *wrong;
	size_t size = 0;
	struct words *words = language.read;
	while (words && strcmp(words->path, path) != 0)
		words = words->next;
	if (words || !sys_exists(path))
		return words;
	words = malloc(sizeof *words + strlen(path) + 1);
	char *bytes = words ? file_read(path, &size, &error) : NULL;
	if (!words)
		return NULL;
	strcpy(words->path, path);
	words->next = language.read;
	language.read = words;
	words->catalogue = bytes ? catalogue_read(bytes, size, &wrong) : NULL;
	words->wrong[0] = '\0';
	if (!bytes)
		snprintf(words->wrong, sizeof words->wrong, "%s", format_error_line(&error));
	else if (!words->catalogue)
		snprintf(words->wrong, sizeof words->wrong, "%.400s: %s", path, wrong);
	return words;
}

/* The catalogue of a language as people or systems name it ("de", "de_AT.UTF-8"): that of the land, or the language. */
static struct words *words_of(const char *directory, const char *name, size_t length)
{
	char path[FORMAT_PATH_SIZE];
	size_t part = 0;
	while (part < length && name[part] != '.' && name[part] != '@')
		part++;
	for (;;) {
		struct words *words = NULL;
		if (part && snprintf(path, sizeof path, "%s/%.*s/LC_MESSAGES/bastide.mo", directory, (int)part, name) <
		                (int)sizeof path)
			words = words_at(path);
		while (!words && part && name[part - 1] != '_')
			part--;
		if (words || !part)
			return words;
		part--;
	}
}

/* The first of a list ("fr:de") that there is; English needs none. */
static const struct catalogue *catalogue_choose(const char *directory, const char *names)
{
	while (*names) {
		size_t length = strcspn(names, ":");
		if (length >= 2 && strncmp(names, "en", 2) == 0 && (length == 2 || strchr("_.@", names[2])))
			return NULL;
		struct words *words = memchr(names, '/', length) ? NULL : words_of(directory, names, length);
		if (words) {
			memcpy(language.trouble, words->wrong, sizeof language.trouble);
			return words->catalogue;
		}
		names += length + (names[length] == ':');
	}
	return NULL;
}

void language_set(const char *code, const char *directory)
{
	static char kept[FORMAT_PATH_SIZE];
	if (!language.begun)
		sys_language(language.system, sizeof language.system);
	language.begun = true;
	if (directory)
		snprintf(kept, sizeof kept, "%s", directory);
	snprintf(language.code, sizeof language.code, "%s", code);
	language.pseudo = strcmp(code, "xx") == 0;
	language.trouble[0] = '\0';
	const char *names = code[0] ? code : language.system;
	sys_speak(names);
	language.spoken = kept[0] && !language.pseudo ? catalogue_choose(kept, names) : NULL;
}

const char *language_trouble(void) { return language.trouble; }

const char *language_directory(const char *data, char *path, size_t size)
{
	char built[FORMAT_PATH_SIZE];
	snprintf(path, size, "%s/locale", data);
	if (!sys_exists(path) && data_built_words(built))
		snprintf(path, size, "%s", built);
	return path;
}

const char *language_code(void) { return language.code; }

const struct language_offer *language_offer(int index)
{
	/* By their names, English first: it is what the others were made from. */
	static const struct language_offer choices[] = {
	    {"en", "English"}, BASTIDE_LANGUAGES /* of data/po, in the order of LINGUAS */
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
	const struct catalogue *spoken = language.spoken;
	const char *said = spoken && text[0] ? catalogue_say(spoken, text) : NULL;
	return said ? said : text;
}

const char *trn(const char *one, const char *many, unsigned long n)
{
	if (language.pseudo)
		return pseudo_text(n == 1 ? one : many);
	const struct catalogue *spoken = language.spoken;
	const char *said = spoken ? catalogue_say_count(spoken, one, n) : NULL;
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
