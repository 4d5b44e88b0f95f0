/* catalogue.h - the sentences of all languages, as data/po/compile makes them of data/po; for language.c alone. */
#pragma once

#include <stdint.h>

#include "app/language.h"

/* The sentences of the source, in the order of strcmp(). */
extern const int catalogue_sentence_count;
const char *catalogue_sentence(int row);

struct catalogue {
	struct language_offer offer;
	const char *said;   /* all that it says, one behind the other */
	const uint32_t *at; /* by row: where in it, 0: nothing */
	unsigned (*form)(unsigned long n);
};

/* Of a sentence that is counted: every form stands there, in their order. */
#define CATALOGUE_COUNTED (UINT32_C(1) << 31)

/* In the order of data/po/LINGUAS; behind the last the pseudo-language. */
extern const struct catalogue catalogues[];
extern const int catalogue_count;
