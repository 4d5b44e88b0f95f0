/* reader.h - reading JSON with an eye on where we are.
 *
 * A reader keeps the path from the document's root to the value at hand ("moves", 3, "spots").  When something is wrong
 * the first failure is kept; with the document's text at hand the path is turned into line and column, without it (a
 * request of the protocol) the path is put before the sentence.
 *
 * Values are borrowed from the document, which must outlive the reader. */
#pragma once

#include <jansson.h>
#include <bastide/format.h>

enum { READER_DEPTH = 8 };

struct reader_key {
	const char *key; /* NULL: `index` counts */
	size_t index;
};

struct reader {
	const char *file;
	const char *text; /* the document, or NULL */
	size_t length;
	struct format_error *error;
	bool failed;
	int depth;
	struct reader_key path[READER_DEPTH];
};

void reader_init(struct reader *reader, const char *file, const char *text, size_t length, struct format_error *error);

/* Parses a document whose root is an object; NULL and the error if it is none. */
json_t *reader_parse(struct reader *reader);

void reader_enter(struct reader *reader, const char *key);
/* Enters the list's item and gives it. */
const json_t *reader_item(struct reader *reader, const json_t *list, size_t index);
bool reader_leave(struct reader *reader); /* true: it was read */
/* Leaves what was read; where it was not, its path stays for the failure. */
bool reader_left(struct reader *reader, bool read);

/* Notes the failure at the present path, unless there is one already; false. */
bool reader_fail(struct reader *reader, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The next word of a list with blanks between; false at its end.  A longer word is cut. */
bool reader_next_word(const char **list, char *word, size_t size);
/* Keys separated by blanks: is this word one of them?  Adds those that are not, as far as there is room. */
enum { READER_KEYS_SIZE = 512, READER_KEY_SIZE = 64 };
bool reader_among(const char *word, const char *keys);
void reader_keys_add(char keys[READER_KEYS_SIZE], const char *words);
/* The first of these keys that the object has, entered; false: it has none. */
bool reader_enter_any(struct reader *reader, const json_t *object, const char *keys, char key[READER_KEY_SIZE]);
/* Is this an object with none but these keys? */
bool reader_keys(struct reader *reader, const json_t *object, const char *what, const char *keys);

/* The member, entered: leave it when it was read.  NULL, not entered, if it is
 * missing (then a failure where `required`), and behind the first failure. */
const json_t *reader_member(struct reader *reader, const json_t *object, const char *key, bool required);

/* The member for the statement that follows, which is left out where there is none: READ_NEEDED fails then.  Behind the
 * first failure no member is read, so that several stand one below the other.
 *
 *     READ_NEEDED(value, reader, object, "at")
 *             read_cell(reader, value, &cell);
 *     READ_MEMBER(value, reader, object, "on")
 *             read_spot(reader, value, &spot);
 *     return !reader->failed; */
#define READ_NEEDED(value, reader, object, key) READ_ONCE(value, reader, reader_member(reader, object, key, true))
#define READ_MEMBER(value, reader, object, key) READ_ONCE(value, reader, reader_member(reader, object, key, false))
#define READ_ONCE(value, reader, member) for (const json_t *value = (member); value; reader_leave(reader), value = NULL)

/* The values of a list or an object, one by one: each is entered, and left when the next is asked for; the first
 * failure ends them.
 *
 *     for (struct reader_values item = reader_items(reader, list, 0, 9); reader_next(&item);)
 *             read_it(reader, item.value);
 *     return !reader->failed; */
struct reader_values {
	struct reader *reader;
	const json_t *all;   /* NULL: there are none, or no more */
	const json_t *value; /* at hand; NULL before the first */
	const char *key;     /* its own, in an object */
	int at, count;
	bool member; /* `all` was entered itself, and is left behind the last */
};
struct reader_values reader_items(struct reader *reader, const json_t *list, size_t min, size_t max);
/* Those of the member that is such a list; of none where it is missing and not required. */
struct reader_values reader_member_items(struct reader *reader, const json_t *object, const char *key, bool required,
                                         size_t min, size_t max);
/* Those of the value, an object, or the failure that it must be one; and of such a member, which may be missing. */
struct reader_values reader_pairs(struct reader *reader, const json_t *value, const char *what);
struct reader_values reader_member_pairs(struct reader *reader, const json_t *object, const char *key,
                                         const char *what);
bool reader_next(struct reader_values *values);

/* The value at hand as ...; a failure if it is something else. */
bool reader_list(struct reader *reader, const json_t *value, size_t min, size_t max);
bool reader_word(struct reader *reader, const json_t *value, const char **word);
bool reader_integer(struct reader *reader, const json_t *value, json_int_t min, json_int_t max, json_int_t *n);
/* A number that may be missing, a small one; *n keeps its value then. */
bool reader_number(struct reader *reader, const json_t *object, const char *key, json_int_t min, json_int_t max,
                   json_int_t *n);
bool reader_byte(struct reader *reader, const json_t *object, const char *key, int min, int max, uint8_t *n);
/* True or false that may be missing. */
bool reader_flag(struct reader *reader, const json_t *object, const char *key, bool *flag);

/* Index of the word among `count` names told by `name`; -1 and a failure that lists them. */
int reader_choice(struct reader *reader, const json_t *value, const char *what, int count,
                  const char *(*name)(int index));

/* Whole file into memory (NUL-terminated); NULL and *error if it cannot be read.  free() it. */
char *file_read(const char *path, size_t *length, struct format_error *error);

/* The error is that the game refuses it; false. */
bool format_refused(struct format_error *error, const struct refusal *refusal);
/* Fills *error; returns false. */
bool format_fail(struct format_error *error, const char *file, int line, int column, const char *format, ...)
    __attribute__((format(printf, 5, 6)));
