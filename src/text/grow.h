/* grow.h - a text that grows as it is written, and a list that does.
 *
 * Where memory ends a text stops growing and remembers that: only grow_take() must be asked. */
#pragma once

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct grow {
	char *text; /* ends with a NUL; NULL: nothing yet */
	size_t length, size;
	bool short_of_memory;
};

static inline bool grow_room(struct grow *grow, size_t more)
{
	if (!grow->short_of_memory && grow->length + more >= grow->size) {
		size_t size = 2 * grow->size + more + 256;
		char *larger = realloc(grow->text, size);
		grow->short_of_memory = !larger;
		grow->text = larger ? larger : grow->text;
		grow->size = larger ? size : grow->size;
	}
	return !grow->short_of_memory;
}

static inline void grow_add(struct grow *grow, const char *text)
{
	size_t length = strlen(text);
	if (grow_room(grow, length)) {
		memcpy(grow->text + grow->length, text, length + 1);
		grow->length += length;
	}
}

static inline void grow_print(struct grow *grow, const char *format, ...)
{
	va_list args, again;
	va_start(args, format);
	va_copy(again, args);
	int length = vsnprintf(NULL, 0, format, args);
	if (length >= 0 && grow_room(grow, (size_t)length))
		grow->length += (size_t)vsnprintf(grow->text + grow->length, (size_t)length + 1, format, again);
	else
		grow->short_of_memory = true;
	va_end(again);
	va_end(args);
}

/* The text, which is the caller's now; NULL where memory ended. */
static inline char *grow_take(struct grow *grow)
{
	grow_add(grow, "");
	char *text = grow->short_of_memory ? NULL : grow->text;
	if (!text)
		free(grow->text);
	*grow = (struct grow){0};
	return text;
}

/* Room for so many in a list of things of this size; *list is a pointer to them.  False, and the list as it was, where
 * memory ends. */
static inline bool grow_list_to(void *list, int count, int *capacity, int first, size_t size)
{
	int wanted = *capacity ? *capacity : first;
	void *items;

	if (count <= *capacity)
		return true;
	while (wanted < count)
		wanted *= 2;
	memcpy(&items, list, sizeof items);
	items = realloc(items, (size_t)wanted * size);
	if (!items)
		return false;
	memcpy(list, &items, sizeof items);
	*capacity = wanted;
	return true;
}

/* Room for one more behind `count`. */
static inline bool grow_list(void *list, int count, int *capacity, int first, size_t size)
{
	return grow_list_to(list, count + 1, capacity, first, size);
}
