/*
 * locate.h - where in a JSON text does a value stand?
 *
 * The JSON library tells positions of syntax errors only.  What is wrong with
 * a document's meaning is found later, on values that know no position; this
 * walks the text (which is valid JSON by then) along a path and finds them
 * again.  It costs nothing where nothing is wrong.
 */
#ifndef BASTIDE_FORMAT_LOCATE_H
#define BASTIDE_FORMAT_LOCATE_H

#include "reader.h"

/* Line and column (characters, from 1) of the value at the path; where the
 * path leaves the document, of the last value that exists. */
void json_locate(const char *text, size_t length, const struct reader_key *path, int depth, int *line, int *column);

#endif
