/* language.h - every sentence a person reads goes through here.
 *
 * tr() and trn() look into the catalogue of the language (app/catalogue.h); N_() marks a constant for xgettext
 * (keywords tr, trn:1,2, say_count:1,2, N_).  The pseudo-language "xx" is made of the English text when the
 * game is built (accents, 40 % longer, in brackets, printf directives kept), and stands in for the longest language in
 * layout tests.
 *
 * Numbers keep the C locale whatever the language; those that are read are written by language_tenths(). */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Chooses the language: "" the system's, "en", "de" ..., "xx"; English where there is no such catalogue. */
void language_set(const char *code);
const char *language_code(void);

/* The languages one can choose: English, and those of data/po/LINGUAS. */
struct language_offer {
	const char *code, *name; /* the name in the language itself */
};

/* The choice at `index`, from 0; NULL behind the last. */
const struct language_offer *language_offer(int index);

/* True for "" (the system's), "xx" and every language one can choose. */
bool language_known(const char *code);

#if defined(__GNUC__)
#define LANGUAGE_FORMAT(n) __attribute__((format_arg(n)))
#else
#define LANGUAGE_FORMAT(n)
#endif

/* The returned text lives until the program ends. */
const char *tr(const char *text) LANGUAGE_FORMAT(1);
const char *trn(const char *one, const char *many, unsigned long n) LANGUAGE_FORMAT(1) LANGUAGE_FORMAT(2);
/* So many of something, and no more in the sentence, which lives as long as one does (text/say.h). */
const char *say_count(const char *one, const char *many, int n);

#define N_(text) text
#define NN_(one, many) one, many

enum { LANGUAGE_NUMBER_SIZE = 32 };

/* A number with one decimal as the language writes it: "3.2", "3,2".  Returns `text`. */
char *language_tenths(double value, char text[LANGUAGE_NUMBER_SIZE]);
