#include <string.h>

#include "json_out.h"
#include "locate.h"
#include "text/utf8.h"

static bool cursor_ended(const struct json_cursor *cursor) { return cursor->at >= cursor->end; }

static void cursor_step(struct json_cursor *cursor)
{
	unsigned char byte = (unsigned char)*cursor->at++;
	if (byte == '\n') {
		cursor->line++;
		cursor->column = 1;
	} else if (!utf8_continues((char)byte)) { /* a following byte of UTF-8 is no character of its own */
		cursor->column++;
	}
}

static void cursor_blank(struct json_cursor *cursor)
{
	while (!cursor_ended(cursor) && strchr(" \t\r\n", *cursor->at))
		cursor_step(cursor);
}

static void cursor_string(struct json_cursor *cursor)
{
	cursor_step(cursor);
	while (!cursor_ended(cursor) && *cursor->at != '"') {
		if (*cursor->at == '\\')
			cursor_step(cursor);
		if (!cursor_ended(cursor))
			cursor_step(cursor);
	}
	if (!cursor_ended(cursor))
		cursor_step(cursor);
}

/* Passes one value, whatever it is; brackets are balanced in valid JSON. */
static void cursor_value(struct json_cursor *cursor)
{
	int depth = 0;

	cursor_blank(cursor);
	while (!cursor_ended(cursor)) {
		char c = *cursor->at;
		if (depth == 0 && strchr(",]} \t\r\n", c))
			return;
		if (c == '"') {
			cursor_string(cursor);
		} else {
			depth += (c == '[' || c == '{') - (c == ']' || c == '}');
			cursor_step(cursor);
		}
		if (depth == 0 && strchr("\"]}", c))
			return;
	}
}

/* Reads a key and compares what it means, not how it is written ("\u0061" is "a"). */
static bool cursor_key_is(struct json_cursor *cursor, const char *key)
{
	const char *from = cursor->at;

	cursor_string(cursor);
	json_t *word = json_in(from, (size_t)(cursor->at - from), JSON_DECODE_ANY, NULL);
	bool same = json_is_string(word) && strcmp(json_string_value(word), key) == 0;
	json_decref(word);
	return same;
}

/* Past a member's value and the comma behind it. */
static void cursor_member(struct json_cursor *cursor)
{
	cursor_value(cursor);
	cursor_blank(cursor);
	if (!cursor_ended(cursor) && *cursor->at == ',')
		cursor_step(cursor);
}

/* From the opening bracket to the wanted member's value; false: no such member. */
static bool cursor_descend(struct json_cursor *cursor, const struct reader_key *step)
{
	size_t index = 0;

	if (*cursor->at != (step->key ? '{' : '['))
		return false;
	cursor_step(cursor);
	for (cursor_blank(cursor); !cursor_ended(cursor) && !strchr("]}", *cursor->at); cursor_blank(cursor)) {
		bool found = step->key ? cursor_key_is(cursor, step->key) : index++ == step->index;
		if (step->key) {
			cursor_blank(cursor);
			cursor_step(cursor); /* the colon */
			cursor_blank(cursor);
		}
		if (found)
			return true;
		cursor_member(cursor);
	}
	return false;
}

/* Stands on the value at the path, or on the last one on the way that exists; false: there it ends. */
static bool cursor_go(struct json_cursor *cursor, const struct reader_key *path, int depth, int *line, int *column)
{
	cursor_blank(cursor);
	*line = cursor->line;
	*column = cursor->column;
	for (int i = 0; i < depth; i++) {
		if (cursor_ended(cursor) || !cursor_descend(cursor, &path[i]))
			return false;
		*line = cursor->line;
		*column = cursor->column;
	}
	return true;
}

void json_locate(const char *text, size_t length, const struct reader_key *path, int depth, int *line, int *column)
{
	struct json_cursor cursor = {text, text + length, 1, 1};

	cursor_go(&cursor, path, depth, line, column);
}

void json_items_begin(struct json_items *items, const char *text, size_t length, const struct reader_key *path,
                      int depth)
{
	int line, column;

	*items = (struct json_items){.begun = false};
	if (!text)
		return;
	items->cursor = (struct json_cursor){text, text + length, 1, 1};
	if (!cursor_go(&items->cursor, path, depth, &line, &column))
		items->cursor.at = items->cursor.end;
	else
		cursor_step(&items->cursor); /* the bracket */
}

void json_items_next(struct json_items *items, int *line, int *column)
{
	struct json_cursor *cursor = &items->cursor;

	*line = *column = 0;
	if (!cursor->end)
		return;
	if (items->begun)
		cursor_member(cursor);
	items->begun = true;
	cursor_blank(cursor);
	*line = cursor->line;
	*column = cursor->column;
}
