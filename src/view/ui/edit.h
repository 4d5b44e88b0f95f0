/* edit.h - editing one line of UTF-8, without a picture of it.
 *
 * Positions are bytes and always lie between characters.  Control characters are never inserted; what does not fit into
 * the buffer is refused as a whole character. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

struct edit {
	char *text;
	int size;        /* of the buffer, with the final NUL */
	int caret, mark; /* the selection lies between them */
};

void edit_clamp(struct edit *edit); /* after the text was changed by others */

/* Replaces the selection by the text; true when anything changed. */
bool edit_insert(struct edit *edit, const char *text);

/* Left, Right, Home, End (with Shift they select, with Ctrl by words),
 * Backspace, Delete, Ctrl+A.  True when the key was one of these. */
bool edit_key(struct edit *edit, int key, unsigned mods, bool *changed);

/* The selected text; false when nothing is selected. */
bool edit_copy(const struct edit *edit, char *text, size_t size);
