/* catalogue.h - the sentences of a language: what msgfmt makes of data/po (GNU .mo files).
 *
 * The whole file is looked at before a word of it is used: header, tables, every text and its end, the hash table that
 * others look with, the order, the plural's formula, and that each translation takes no more of printf's arguments than
 * its sentence gives, of the same kinds.  What passes cannot lead anybody out of the file, whatever stands in it. */
#pragma once

#include <stddef.h>

struct catalogue;

/* Keeps the bytes (of malloc()) and frees them, at once where it fails: NULL, with a sentence in *wrong. */
struct catalogue *catalogue_read(char *bytes, size_t size, const char **wrong);
void catalogue_destroy(struct catalogue *catalogue); /* takes NULL */

/* What is said for a sentence of the source, and for one that has a plural, of n things; NULL: nothing.  "" has the
 * catalogue's own head. */
const char *catalogue_say(const struct catalogue *catalogue, const char *text);
const char *catalogue_say_count(const struct catalogue *catalogue, const char *one, unsigned long n);
