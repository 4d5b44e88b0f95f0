#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "json_out.h"
#include "locate.h"
#include "reader.h"
#include "text/utf8.h"

void reader_init(struct reader *reader, const char *file, const char *text, size_t length, struct format_error *error)
{
	*reader = (struct reader){.file = file, .text = text, .length = length, .error = error};
}

json_t *reader_parse(struct reader *reader)
{
	static const char mark[] = "\xef\xbb\xbf";
	json_error_t fault;

	if (reader->length >= 3 && memcmp(reader->text, mark, 3) == 0) {
		reader->failed = true;
		format_fail(reader->error, reader->file, 1, 1,
		            "the file begins with a byte order mark (EF BB BF), which nobody sees: "
		            "save it as UTF-8 without one");
		return NULL;
	}
	json_t *root = json_in(reader->text, reader->length, JSON_REJECT_DUPLICATES, &fault);
	if (!root) {
		reader->failed = true;
		if (fault.line < 0)
			format_fail(reader->error, reader->file, 0, 0, "out of memory");
		else
			format_fail(reader->error, reader->file, fault.line > 0 ? fault.line : 1,
			            fault.column > 0 ? fault.column : 1, "this is not JSON: %s",
			            reader->length ? fault.text : "the file is empty");
		return NULL;
	}
	if (!json_is_object(root)) {
		reader_fail(reader, "a JSON object is needed here");
		json_decref(root);
		return NULL;
	}
	return root;
}

void reader_enter(struct reader *reader, const char *key)
{
	if (reader->depth < READER_DEPTH)
		reader->path[reader->depth] = (struct reader_key){.key = key};
	reader->depth++;
}

static void enter_item(struct reader *reader, size_t index)
{
	if (reader->depth < READER_DEPTH)
		reader->path[reader->depth] = (struct reader_key){.index = index};
	reader->depth++;
}

const json_t *reader_item(struct reader *reader, const json_t *list, size_t index)
{
	enter_item(reader, index);
	return json_array_get(list, index);
}

bool reader_leave(struct reader *reader)
{
	reader->depth--;
	return true;
}

bool reader_left(struct reader *reader, bool read) { return read && reader_leave(reader); }

/* Line and column of the value at hand; 0 without a text. */
static void reader_position(const struct reader *reader, int *line, int *column)
{
	int depth = reader->depth < READER_DEPTH ? reader->depth : READER_DEPTH;

	*line = *column = 0;
	if (reader->text)
		json_locate(reader->text, reader->length, reader->path, depth, line, column);
}

/* "figures[2].on: " */
static void reader_path_write(const struct reader *reader, char *text, size_t size)
{
	for (int i = 0; i < reader->depth && i < READER_DEPTH; i++) {
		const struct reader_key *step = &reader->path[i];

		if (step->key)
			utf8_join(text, size, ".", "%s", step->key);
		else
			utf8_append(text, size, "[%zu]", step->index);
	}
	if (text[0])
		utf8_append(text, size, ": ");
}

bool reader_fail(struct reader *reader, const char *format, ...)
{
	char text[FORMAT_TEXT_SIZE], path[128] = "";
	int line, column;
	va_list args;

	if (reader->failed)
		return false;
	reader->failed = true;
	va_start(args, format);
	vsnprintf(text, sizeof text, format, args);
	va_end(args);
	reader_position(reader, &line, &column);
	if (!reader->text)
		reader_path_write(reader, path, sizeof path);
	return format_fail(reader->error, reader->file, line, column, "%s%s", path, text);
}

/* Is `word` one of the blank-separated words? */
bool reader_among(const char *word, const char *words)
{
	size_t length = strlen(word);

	for (const char *at = words; length && (at = strstr(at, word)); at++)
		if ((at == words || at[-1] == ' ') && (at[length] == ' ' || !at[length]))
			return !strchr(word, ' ');
	return false;
}

bool reader_next_word(const char **list, char *word, size_t size)
{
	size_t length = strcspn(*list, " "), kept = length < size ? length : size - 1;

	memcpy(word, *list, kept);
	word[kept] = '\0';
	*list += length + ((*list)[length] == ' ');
	return length > 0;
}

void reader_keys_add(char keys[READER_KEYS_SIZE], const char *words)
{
	size_t used = strlen(keys), length;
	char word[64];

	while (reader_next_word(&words, word, sizeof word)) {
		length = strlen(word);
		if (used + length + 2 > READER_KEYS_SIZE || reader_among(word, keys))
			continue;
		if (used)
			keys[used++] = ' ';
		memcpy(keys + used, word, length + 1);
		used += length;
	}
}

bool reader_enter_any(struct reader *reader, const json_t *object, const char *keys, char key[READER_KEY_SIZE])
{
	while (reader_next_word(&keys, key, READER_KEY_SIZE))
		if (json_object_get(object, key)) {
			reader_enter(reader, key);
			return true;
		}
	return false;
}

bool reader_keys(struct reader *reader, const json_t *object, const char *what, const char *keys)
{
	const char *key;
	json_t *value;

	if (!json_is_object(object))
		return reader_fail(reader, "%s must be an object", what);
	json_object_foreach((json_t *)object, key, value) {
		if (reader_among(key, keys))
			continue;
		reader_enter(reader, key);
		reader_fail(reader, "unknown key \"%.60s\" in %s; the keys here are: %s", key, what, keys);
		reader_leave(reader);
		return false;
	}
	return true;
}

const json_t *reader_member(struct reader *reader, const json_t *object, const char *key, bool required)
{
	const json_t *value = reader->failed ? NULL : json_object_get(object, key);

	if (value)
		reader_enter(reader, key);
	else if (required)
		reader_fail(reader, "\"%s\" is missing", key);
	return value;
}

static const char *json_type_name(const json_t *value)
{
	static const char *const names[] = {"an object", "a list", "a text", "a number",
	                                    "a number",  "true",   "false",  "null"};
	return names[json_typeof(value)];
}

bool reader_list(struct reader *reader, const json_t *value, size_t min, size_t max)
{
	size_t size = json_array_size(value);

	if (!json_is_array(value))
		return reader_fail(reader, "a list is needed here, not %s", json_type_name(value));
	if (size < min)
		return reader_fail(reader, "at least %zu entries are needed, not %zu", min, size);
	if (size > max)
		return reader_fail(reader, "at most %zu entries are allowed, not %zu", max, size);
	return true;
}

/* ---- one by one ---- */

static struct reader_values values_of(struct reader *reader, const json_t *all, bool member)
{
	size_t count = json_is_array(all) ? json_array_size(all) : json_object_size(all);

	if (reader->failed)
		return (struct reader_values){.reader = reader};
	return (struct reader_values){.reader = reader, .all = all, .count = (int)count, .member = member};
}

struct reader_values reader_items(struct reader *reader, const json_t *list, size_t min, size_t max)
{
	return values_of(reader, reader_list(reader, list, min, max) ? list : NULL, false);
}

struct reader_values reader_member_items(struct reader *reader, const json_t *object, const char *key, bool required,
                                         size_t min, size_t max)
{
	const json_t *list = reader_member(reader, object, key, required);

	return values_of(reader, list && reader_list(reader, list, min, max) ? list : NULL, true);
}

struct reader_values reader_pairs(struct reader *reader, const json_t *value, const char *what)
{
	return values_of(reader, json_is_object(value) || reader_fail(reader, "%s", what) ? value : NULL, false);
}

struct reader_values reader_member_pairs(struct reader *reader, const json_t *object, const char *key, const char *what)
{
	const json_t *value = reader_member(reader, object, key, false);
	struct reader_values pairs = {.reader = reader};

	if (value)
		pairs = reader_pairs(reader, value, what);
	pairs.member = true;
	return pairs;
}

bool reader_next(struct reader_values *values)
{
	struct reader *reader = values->reader;
	json_t *all = (json_t *)values->all;

	if (reader->failed || !all)
		return false;
	if (values->value) {
		reader_leave(reader);
		values->at++;
	}
	if (values->at == values->count) {
		values->all = NULL;
		if (values->member)
			reader_leave(reader);
		return false;
	}
	if (json_is_array(all)) {
		values->value = reader_item(reader, all, (size_t)values->at);
		return true;
	}
	void *pair =
	    values->key ? json_object_iter_next(all, json_object_key_to_iter(values->key)) : json_object_iter(all);
	values->key = json_object_iter_key(pair);
	values->value = json_object_iter_value(pair);
	reader_enter(reader, values->key);
	return true;
}

bool reader_word(struct reader *reader, const json_t *value, const char **word)
{
	if (!json_is_string(value))
		return reader_fail(reader, "a text is needed here, not %s", json_type_name(value));
	*word = json_string_value(value);
	return true;
}

bool reader_integer(struct reader *reader, const json_t *value, json_int_t min, json_int_t max, json_int_t *n)
{
	if (!json_is_integer(value))
		return reader_fail(reader, "a whole number is needed here, not %s",
		                   json_is_real(value) ? "a fraction" : json_type_name(value));
	*n = json_integer_value(value);
	if (*n < min || *n > max)
		return reader_fail(reader,
		                   "%" JSON_INTEGER_FORMAT " is out of range: from %" JSON_INTEGER_FORMAT
		                   " to %" JSON_INTEGER_FORMAT,
		                   *n, min, max);
	return true;
}

bool reader_number(struct reader *reader, const json_t *object, const char *key, json_int_t min, json_int_t max,
                   json_int_t *n)
{
	READ_MEMBER(value, reader, object, key)
		reader_integer(reader, value, min, max, n);
	return !reader->failed;
}

bool reader_byte(struct reader *reader, const json_t *object, const char *key, int min, int max, uint8_t *n)
{
	json_int_t number = *n;

	reader_number(reader, object, key, min, max, &number);
	*n = (uint8_t)number;
	return !reader->failed;
}

bool reader_flag(struct reader *reader, const json_t *object, const char *key, bool *flag)
{
	READ_MEMBER(value, reader, object, key) {
		if (!json_is_boolean(value))
			return reader_fail(reader, "true or false is needed here, not %s", json_type_name(value));
		*flag = json_is_true(value);
	}
	return !reader->failed;
}

int reader_choice(struct reader *reader, const json_t *value, const char *what, int count,
                  const char *(*name)(int index))
{
	const char *word;
	char list[160] = "";

	if (!reader_word(reader, value, &word))
		return -1;
	for (int i = 0; i < count; i++)
		if (strcmp(word, name(i)) == 0)
			return i;
	for (int i = 0; i < count; i++)
		utf8_join(list, sizeof list, ", ", "%s", name(i));
	reader_fail(reader, "\"%.40s\" is no %s; there are: %s", word, what, list);
	return -1;
}
