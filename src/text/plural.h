/* plural.h - which form a number takes: the formula of a catalogue, C's expressions of n without side effects. */
#pragma once

struct plural;

/* Up to a ';' or the end of its line; NULL: it cannot be read, or is too large. */
struct plural *plural_read(const char *formula);
void plural_destroy(struct plural *plural); /* takes NULL */
/* What is divided by nothing is 0. */
unsigned long plural_form(const struct plural *plural, unsigned long n);
