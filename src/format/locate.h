/* locate.h - where in a JSON text does a value stand?
 *
 * The JSON library tells positions of syntax errors only.  What is wrong with a document's meaning is found later, on
 * values that know no position; this walks the text (which is valid JSON by then) along a path and finds them again.
 * It costs nothing where nothing is wrong; the items of a long list, all of whose places are wanted, are walked through
 * once. */
#pragma once

#include "reader.h"

/* Line and column (characters, from 1) of the value at the path; where the
 * path leaves the document, of the last value that exists. */
void json_locate(const char *text, size_t length, const struct reader_key *path, int depth, int *line, int *column);

struct json_cursor {
	const char *at, *end;
	int line, column;
};

/* The items of the list at the path, one after the other: each is looked for from where the one before stood.  Without
 * a text every place is 0. */
struct json_items {
	struct json_cursor cursor;
	bool begun;
};

void json_items_begin(struct json_items *items, const char *text, size_t length, const struct reader_key *path,
                      int depth);
/* Line and column of the next item: call it as often as there are items. */
void json_items_next(struct json_items *items, int *line, int *column);
