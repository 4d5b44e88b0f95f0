/* Catalogues: every one that is shipped is read whole; what is damaged is refused with a sentence, and English is
 * spoken. */
#define _XOPEN_SOURCE 700
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../runner.h"
#include "app/language.h"
#include "text/catalogue.h"
#include "text/plural.h"

enum { ROWS = 4, SLOTS = 5, HEAD = 28, SIZE = 2000 };

static const char head[] =
    "Language: xy\nContent-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n==0 || (n!=1 && n%100>=1 && n%100<=19) ? 1 : 2);\n";
static const char puncte[] = "un punct\0%d puncte\0%d de puncte";

struct text {
	const char *bytes;
	size_t length;
};
static const struct text originals[ROWS] = {
    {"", 0}, {"%d point\0%d points", sizeof "%d point\0%d points" - 1}, {"%s of %d", 8}, {"Tile", 4}};

static void put(char *bytes, size_t at, uint32_t number, bool swapped)
{
	for (int i = 0; i < 4; i++)
		bytes[at + (size_t)(swapped ? 3 - i : i)] = (char)(number >> 8 * i);
}

/* A catalogue as msgfmt writes it; `said` in the place of the translation of "%s of %d". */
static size_t make(char bytes[SIZE], const char *of, bool swapped)
{
	const struct text said[ROWS] = {
	    {head, sizeof head - 1}, {puncte, sizeof puncte - 1}, {of, strlen(of)}, {"Țiglă", strlen("Țiglă")}};
	const uint32_t start[] = {0x950412DE, 0, ROWS, HEAD, HEAD + 8 * ROWS, SLOTS, HEAD + 16 * ROWS};
	size_t at = HEAD + 16 * ROWS + 4 * SLOTS;
	memset(bytes, 0, SIZE);
	for (size_t i = 0; i < 7; i++)
		put(bytes, 4 * i, start[i], swapped);
	for (uint32_t i = 0; i < 2 * ROWS; i++) {
		const struct text *text = i < ROWS ? &originals[i] : &said[i - ROWS];
		put(bytes, HEAD + 8 * i, (uint32_t)text->length, swapped);
		put(bytes, HEAD + 8 * i + 4, (uint32_t)at, swapped);
		memcpy(bytes + at, text->bytes, text->length);
		at += text->length + 1;
	}
	for (uint32_t i = 0; i < ROWS; i++)
		put(bytes, HEAD + 16 * ROWS + 4 * i, i + 1, swapped);
	return at;
}

/* In memory that ends where the file does, so that a sanitizer sees who reads on. */
static struct catalogue *read_copy(const char *bytes, size_t size, const char **wrong)
{
	char *copy = malloc(size ? size : 1);
	memcpy(copy, bytes, size);
	return catalogue_read(copy, size, wrong);
}

START_TEST(a_sound_one_speaks)
{
	char bytes[SIZE];
	const char *wrong;
	for (int swapped = 0; swapped < 2; swapped++) {
		size_t size = make(bytes, "%s din %d", swapped);
		struct catalogue *c = read_copy(bytes, size, &wrong);
		ck_assert_msg(c != NULL, "%s", wrong);
		ck_assert_str_eq(catalogue_say(c, "Tile"), "Țiglă");
		ck_assert_str_eq(catalogue_say(c, "%s of %d"), "%s din %d");
		ck_assert_ptr_null(catalogue_say(c, "Tiles"));
		ck_assert_ptr_null(catalogue_say(c, "A"));
		ck_assert_str_eq(catalogue_say_count(c, "%d point", 1), "un punct");
		ck_assert_str_eq(catalogue_say_count(c, "%d point", 0), "%d puncte");
		ck_assert_str_eq(catalogue_say_count(c, "%d point", 119), "%d puncte");
		ck_assert_str_eq(catalogue_say_count(c, "%d point", 20), "%d de puncte");
		catalogue_destroy(c);
	}
}
END_TEST

/* Cut anywhere it is refused; with any byte turned it is refused or speaks, and every text of it ends. */
START_TEST(a_damaged_one_is_refused)
{
	char bytes[SIZE];
	const char *wrong;
	size_t size = make(bytes, "%s din %d", false);
	for (size_t cut = 0; cut < size; cut++) {
		ck_assert_ptr_null(read_copy(bytes, cut, &wrong));
		ck_assert(wrong && wrong[0]);
	}
	int refused = 0;
	for (size_t at = 0; at < size; at++)
		for (int turned = 1; turned < 256; turned = turned * 2 + 1) {
			bytes[at] = (char)(bytes[at] ^ turned);
			struct catalogue *c = read_copy(bytes, size, &wrong);
			refused += !c;
			for (int i = 0; c && i < ROWS; i++)
				for (unsigned long n = 0; n < 3; n++) {
					const char *said = catalogue_say_count(c, originals[i].bytes, n);
					ck_assert(!said || strlen(said) < size);
				}
			catalogue_destroy(c);
			bytes[at] = (char)(bytes[at] ^ turned);
		}
	ck_assert_int_gt(refused, (int)(HEAD + 16 * ROWS)); /* at the least each byte of the tables once */
}
END_TEST

static const struct {
	size_t at;
	uint32_t number;
	const char *sentence;
} damages[] = {
    {0, 1, "it is no catalogue"},
    {4, 2 << 16, "it is of a later kind"},
    {8, 0, "its tables lie outside it"},
    {8, 0x20000000, "its tables lie outside it"},
    {12, 8, "its tables lie outside it"},
    {16, 0xFFFFFFF0, "its tables lie outside it"},
    {HEAD + 8, 0xFFFFFFFF, "one of its texts has no end"},
    {HEAD + 12, 0xFFFFFFFF, "one of its texts has no end"},
    {HEAD + 8, 3, "one of its texts has no end"},
    {20, 0x40000001, "its index is wrong"},
    {20, 2, "its index is wrong"},
    {HEAD + 16 * ROWS, ROWS + 1, "its index is wrong"},
};

START_TEST(what_is_wrong_is_said)
{
	char bytes[SIZE];
	const char *wrong = "";
	size_t size = make(bytes, "%s din %d", false);
	put(bytes, damages[_i].at, damages[_i].number, false);
	ck_assert_ptr_null(read_copy(bytes, size, &wrong));
	ck_assert_str_eq(wrong, damages[_i].sentence);
}
END_TEST

START_TEST(out_of_order_and_short_of_forms)
{
	char bytes[SIZE];
	const char *wrong = "";
	size_t size = make(bytes, "%s din %d", false);
	char *tile = memchr(bytes + HEAD + 16 * ROWS, 'T', size - HEAD - 16 * ROWS);
	*tile = '!';
	ck_assert_ptr_null(read_copy(bytes, size, &wrong));
	ck_assert_str_eq(wrong, "its texts are out of order");
	*tile = 'T';
	char *forms = memchr(bytes + HEAD + 16 * ROWS, '3', size - HEAD - 16 * ROWS);
	ck_assert_ptr_nonnull(forms);
	*forms = '4'; /* and there are three */
	ck_assert_ptr_null(read_copy(bytes, size, &wrong));
	ck_assert_str_eq(wrong, "one of its texts does not say what its sentence does");
	*forms = '0';
	ck_assert_ptr_null(read_copy(bytes, size, &wrong));
	ck_assert_str_eq(wrong, "its plural forms cannot be read");
}
END_TEST

/* A sentence that is short of forms and the last of its file: what would be its next form lies behind the file, where a
 * sanitizer sees who reads on. */
START_TEST(short_of_forms_at_the_end)
{
	char bytes[SIZE];
	const char *wrong = "";
	size_t size = make(bytes, "%s din %d", false);
	put(bytes, HEAD + 8 * (ROWS + 1) + 4, (uint32_t)size, false);
	memcpy(bytes + size, puncte, sizeof puncte);
	size += sizeof puncte;
	struct catalogue *c = read_copy(bytes, size, &wrong);
	ck_assert_msg(c != NULL, "%s", wrong);
	ck_assert_str_eq(catalogue_say_count(c, "%d point", 20), "%d de puncte");
	catalogue_destroy(c);
	char *forms = memchr(bytes + HEAD + 16 * ROWS, '3', size - HEAD - 16 * ROWS);
	ck_assert_ptr_nonnull(forms);
	for (*forms = '4'; *forms <= '6'; ++*forms) {
		ck_assert_ptr_null(read_copy(bytes, size, &wrong));
		ck_assert_str_eq(wrong, "one of its texts does not say what its sentence does");
	}
}
END_TEST

/* A translation that asks printf() for more, or for something else, would end the program where it is shown. */
START_TEST(arguments_are_those_of_the_sentence)
{
	static const char *const fine[] = {"%s din %d", "%s", "nimic", "100 %% %s %i", "%5.2s din %+d"};
	static const char *const bad[] = {"%d din %s", "%s %d %s",      "%n",   "%s din %ld",
	                                  "%s %*d",    "%2$d din %1$s", "%s %", "%s %f"};
	char bytes[SIZE];
	const char *wrong;
	for (size_t i = 0; i < sizeof fine / sizeof *fine; i++) {
		struct catalogue *c = read_copy(bytes, make(bytes, fine[i], false), &wrong);
		ck_assert_msg(c != NULL, "%s: %s", fine[i], wrong);
		catalogue_destroy(c);
	}
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		struct catalogue *c = read_copy(bytes, make(bytes, bad[i], false), &wrong);
		ck_assert_msg(c == NULL, "%s is taken for \"%%s of %%d\"", bad[i]);
	}
}
END_TEST

START_TEST(formulas)
{
	static const struct {
		const char *formula;
		unsigned long of[6]; /* 0, 1, 2, 5, 11, 22 */
	} table[] = {
	    {"0", {0, 0, 0, 0, 0, 0}},
	    {"n != 1;", {1, 0, 1, 1, 1, 1}},
	    {"(n > 1)", {0, 0, 1, 1, 1, 1}},
	    {"n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2", {2, 0, 1, 2, 2, 1}},
	    {"!n ? 3 : n + 1 * 2 - 1", {3, 2, 3, 6, 12, 23}},
	    {"n / (n - n)", {0, 0, 0, 0, 0, 0}},
	    {"n - 1 - 1 < 3", {0, 0, 1, 0, 0, 0}},
	};
	static const unsigned long numbers[] = {0, 1, 2, 5, 11, 22};
	static const char *const none[] = {"", "n n", "(n", "n ? 1", "n = 1", "x", "1 +", "n;;("};
	for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
		const char *plural = table[i].formula;
		ck_assert_msg(plural_reads(plural), "%s", plural);
		for (int k = 0; k < 6; k++)
			ck_assert_msg(plural_form(plural, numbers[k]) == table[i].of[k], "%s of %lu", plural,
			              numbers[k]);
	}
	for (size_t i = 0; i + 1 < sizeof none / sizeof *none; i++)
		ck_assert_msg(!plural_reads(none[i]), "%s", none[i]);
	char deep[2000];
	memset(deep, '(', sizeof deep - 1);
	deep[sizeof deep - 1] = '\0';
	ck_assert(!plural_reads(deep));
	memset(deep, '!', sizeof deep - 1);
	ck_assert(!plural_reads(deep));
	for (size_t i = 0; i < sizeof deep - 1; i++)
		deep[i] = i % 2 ? '+' : 'n';
	ck_assert(!plural_reads(deep));
}
END_TEST

/* ---- in its place ---- */

static void lay(const char *folder, const char *language, const char *bytes, size_t size)
{
	char path[200];
	snprintf(path, sizeof path, "%s/%s", folder, language);
	ck_assert_int_eq(mkdir(path, 0777), 0);
	strcat(path, "/LC_MESSAGES");
	ck_assert_int_eq(mkdir(path, 0777), 0);
	strcat(path, "/bastide.mo");
	FILE *file = fopen(path, "wb");
	ck_assert_ptr_nonnull(file);
	ck_assert_uint_eq(fwrite(bytes, 1, size, file), size);
	fclose(file);
}

START_TEST(a_language_is_chosen)
{
	char folder[] = "/tmp/bastide-words-XXXXXX", bytes[SIZE], command[200];
	ck_assert_ptr_nonnull(mkdtemp(folder));
	size_t size = make(bytes, "%s din %d", false);
	setenv("LANGUAGE", "zz:ro_RO.UTF-8", 1);
	lay(folder, "ro", bytes, size);
	lay(folder, "de", bytes, size - 1);
	lay(folder, "pt_BR", bytes, size);
	language_set("ro", folder);
	ck_assert_str_eq(tr("Tile"), "Țiglă");
	ck_assert_str_eq(trn("%d point", "%d points", 30), "%d de puncte");
	ck_assert_str_eq(trn("%d house", "%d houses", 30), "%d houses");
	ck_assert_str_eq(tr(""), "");
	for (int i = 0; i < 2; i++) { /* a damaged one says so each time it is chosen */
		language_set("de", folder);
		ck_assert_str_eq(tr("Tile"), "Tile");
		ck_assert_ptr_nonnull(strstr(language_trouble(), "one of its texts has no end"));
		language_set("en", folder);
		ck_assert_str_eq(tr("Tile"), "Tile");
		ck_assert_str_eq(language_trouble(), "");
	}
	lay(folder, "fr", "", 0);
	snprintf(command, sizeof command, "rm %s/fr/*/bastide.mo && mkdir %s/fr/LC_MESSAGES/bastide.mo", folder,
	         folder);
	ck_assert_int_eq(system(command), 0);
	language_set("fr", folder); /* one that cannot be read at all */
	ck_assert_str_eq(tr("Tile"), "Tile");
	ck_assert_ptr_nonnull(strstr(language_trouble(), "bastide.mo: "));
	language_set("", folder); /* the system's */
	ck_assert_str_eq(tr("Tile"), "Țiglă");
	language_set("pt_BR", NULL);
	ck_assert_str_eq(tr("Tile"), "Țiglă");
	language_set("pt", NULL);
	ck_assert_str_eq(tr("Tile"), "Tile");
	language_set("../ro", NULL);
	ck_assert_str_eq(tr("Tile"), "Tile");
	language_set("en", NULL);
	snprintf(command, sizeof command, "rm -r %s", folder);
	ck_assert_int_eq(system(command), 0);
}
END_TEST

/* Those that are shipped, as they were built. */
START_TEST(every_language_is_read)
{
	char path[1100];
	language_directory("/nowhere", path, sizeof path);
	if (access(path, R_OK) != 0)
		return; /* built without msgfmt */
	for (int i = 1; language_offer(i); i++) {
		language_set(language_offer(i)->code, path);
		ck_assert_str_eq(language_trouble(), "");
		ck_assert_msg(strcmp(tr("Settings"), "Settings") != 0, "%s says nothing", language_offer(i)->code);
	}
	language_set("en", path);
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("catalogue");
	tcase_add_test(tests, a_sound_one_speaks);
	tcase_add_test(tests, a_damaged_one_is_refused);
	tcase_add_loop_test(tests, what_is_wrong_is_said, 0, (int)(sizeof damages / sizeof *damages));
	tcase_add_test(tests, out_of_order_and_short_of_forms);
	tcase_add_test(tests, short_of_forms_at_the_end);
	tcase_add_test(tests, arguments_are_those_of_the_sentence);
	tcase_add_test(tests, formulas);
	tcase_add_test(tests, a_language_is_chosen);
	tcase_add_test(tests, every_language_is_read);
	Suite *suite = suite_create("catalogue");
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
