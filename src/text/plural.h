/* plural.h - which form a number takes: the formula of a catalogue, C's expressions of n without side effects. */
#pragma once

#include <stdbool.h>

/* Can it be read, up to a ';' or the end of its line, and is it not too large? */
bool plural_reads(const char *formula);
/* Of one that can be read.  What is divided by nothing is 0. */
unsigned long plural_form(const char *formula, unsigned long n);
