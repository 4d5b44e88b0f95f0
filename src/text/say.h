/* say.h - sentences as values: who tells something returns it, and nobody hands him room for it.
 *
 * What was said stays until its thread has said some hundred sentences more, so it is drawn, said within another or
 * copied before the call that asked for it ends; nothing keeps the pointer.  A sentence is cut, between characters, at
 * SAID_SIZE bytes. */
#pragma once

enum { SAID_SIZE = 4096 };

char *say(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The text, and more behind it. */
char *say_on(const char *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The same, behind `link` where something stands there already: "one, two". */
char *say_join(const char *text, const char *link, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The text as a sentence begins. */
char *say_capital(const char *text);
