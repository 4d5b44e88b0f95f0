/*
 * json_in.h - JSON that is read whole or not at all.
 *
 * Where there is no memory for a longer word jansson (2.14) goes on without it,
 * and then looks for the word's end behind the memory that it has.  So it is
 * read with some in reserve: what was lacking is taken from there, nothing more
 * is read, and the document is none.
 */
#pragma once

#include <jansson.h>

/* As json_loadb(); out of memory: NULL, and the error's line is -1. */
json_t *json_in(const char *text, size_t length, size_t flags, json_error_t *error);
