#include "pictures/template.h"
#include "format/output.h"
#include "format/reader.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Whoever wrote the template may be anybody: parts and files lie in one another so deep, and so many bytes are looked
 * at (a page of all examples in all languages takes a hundredth). */
enum { TAG_SIZE = 200, DEPTH_MOST = 40, FILE_MOST = 1 << 20, WORK_MOST = 1 << 30 };

/* What names are looked for in; the innermost first. */
struct scope {
	const json_t *value;
	const struct scope *outer;
	bool item, first, last; /* of a list */
};

/* One file that is being written, and what of it. */
struct text {
	FILE *out;
	const struct template_source *source;
	const char *file, *begin;
	int depth;
	long *work; /* what is left of WORK_MOST */
	char *error;
};

/* What stands between {{ and }}. */
struct tag {
	char sign, words[TAG_SIZE]; /* # ^ / > or 0 */
	const char *filter;         /* behind the name; "" none */
	const char *at;             /* where it begins; at the end of the file: there is none more */
	const char *before, *next;  /* what is printed ends and goes on here */
};

static bool fail(const struct text *text, const char *at, const char *what, const char *name)
{
	int line = 1;
	for (const char *c = text->begin; c < at; c++)
		line += *c == '\n';
	snprintf(text->error, FORMAT_LINE_SIZE, "%s/%s:%d: %s%s", text->source->folder, text->file, line, what, name);
	return false;
}

/* ---- letters ---- */

static void put_escaped(FILE *out, const char *text)
{
	static const char *const marks[] = {"<&lt;", ">&gt;", "&&amp;", "\"&quot;", "'&#39;", "\n<br>"};
	for (; *text; text++) {
		const char *written = NULL;
		for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
			written = *text == marks[i][0] ? marks[i] + 1 : written;
		written ? fputs(written, out) : fputc(*text, out);
	}
}

static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";

/* What is neither a letter, a digit nor a plain sign is a number. */
static void put_link(FILE *out, const char *text)
{
	for (; *text; text++)
		fprintf(out, strchr(plain, *text) ? "%c" : "%%%02X", (unsigned char)*text);
}

/* Quoted where a shell would read more than a word in it; no option begins with "./". */
static void put_shell_word(FILE *out, const char *word)
{
	bool quoted = word[0] == '-' || word[strspn(word, plain)] != '\0';
	fputs(!quoted ? "" : word[0] == '-' ? "'./" : "'", out);
	for (const char *at = word; *at; at++) {
		char one[2] = {*at, '\0'};
		*at == '\'' ? (void)fputs("'\\''", out) : put_escaped(out, one);
	}
	fputs(quoted ? "'" : "", out);
}

/* ---- values ---- */

/* What a tag names: the caller's to give back; NULL where there is nothing of that name. */
static json_t *value_of(const struct text *text, const char *name, const struct scope *scope)
{
	size_t length = strlen(name);
	if (length > 1 && name[0] == '"' && name[length - 1] == '"') {
		char sentence[TAG_SIZE];
		snprintf(sentence, sizeof sentence, "%.*s", (int)length - 2, name + 1);
		return text->source->say(text->source->context, sentence);
	}
	if (strcmp(name, ".") == 0)
		return json_incref((json_t *)scope->value);
	for (; scope; scope = scope->outer) {
		if (scope->item && strcmp(name, "first") == 0)
			return json_boolean(scope->first);
		if (scope->item && strcmp(name, "last") == 0)
			return json_boolean(scope->last);
		json_t *found = json_object_get(scope->value, name);
		if (found)
			return json_incref(found);
	}
	return NULL;
}

static bool counts(const json_t *value)
{
	return value && !json_is_false(value) && !json_is_null(value) &&
	       !(json_is_array(value) && json_array_size(value) == 0) &&
	       !(json_is_string(value) && json_string_value(value)[0] == '\0');
}

/* ---- tags ---- */

/* A line of nothing but a tag that prints nothing leaves no line behind. */
static void line_find(const struct text *text, struct tag *tag)
{
	const char *line = tag->at;
	while (line > text->begin && (line[-1] == ' ' || line[-1] == '\t'))
		line--;
	if (!tag->sign || (line > text->begin && line[-1] != '\n') || tag->next[0] != '\n')
		return;
	tag->before = line;
	tag->next++;
}

/* The next one; false with a sentence where it has no end. */
static bool tag_find(const struct text *text, const char *at, struct tag *tag)
{
	const char *begin = strstr(at, "{{"), *close = begin ? strstr(begin, "}}") : NULL;
	const char *end = begin ? begin : at + strlen(at);
	*tag = (struct tag){.at = end, .before = end, .next = end};
	*text->work -= end - at + 1;
	if (*text->work < 0)
		return fail(text, at, "this grows without end", "");
	if (!begin)
		return true;
	if (!close || close - begin - 2 >= TAG_SIZE)
		return fail(text, begin, "this {{ has no }}", "");
	tag->next = close + 2;
	tag->sign = strchr("#^/>", begin[2]) ? begin[2] : '\0';
	const char *name = begin + 2 + (tag->sign != '\0');
	snprintf(tag->words, sizeof tag->words, "%.*s", (int)(close - name), name);
	char *space = tag->words[0] == '"' ? NULL : strchr(tag->words, ' ');
	if (space)
		*space = '\0';
	tag->filter = space ? space + 1 : "";
	line_find(text, tag);
	return true;
}

static bool included_write(const struct text *from, const char *file, const struct scope *scope);
static const char *part_write(const struct text *text, const char *at, const struct tag *open,
                              const struct scope *scope);

/* ---- what they print ---- */

static bool value_write(const struct text *text, const struct tag *tag, const json_t *value, const struct scope *scope)
{
	char number[32];
	bool fine = true;
	if (!value)
		return fail(text, tag->at, "there is nothing of this name: ", tag->words);
	if (json_is_array(value)) {
		for (size_t i = 0; fine && i < json_array_size(value); i++)
			fine = included_write(text, "spoken.html",
			                      &(struct scope){.value = json_array_get(value, i), .outer = scope});
		return fine;
	}
	snprintf(number, sizeof number, "%lld", (long long)json_integer_value(value));
	const char *words = json_is_string(value) ? json_string_value(value) : json_is_integer(value) ? number : NULL;
	if (!words)
		return fail(text, tag->at, "this is neither a text nor a number: ", tag->words);
	if (!*tag->filter)
		put_escaped(text->out, words);
	else if (!strcmp(tag->filter, "link"))
		put_link(text->out, words);
	else if (!strcmp(tag->filter, "shell"))
		put_shell_word(text->out, words);
	else
		return fail(text, tag->at, "a value is written as link or shell, not as ", tag->filter);
	return true;
}

/* What a tag prints that opens nothing. */
static bool tag_write(const struct text *text, const struct tag *tag, const struct scope *scope)
{
	if (tag->sign == '>' && strpbrk(tag->words, "/\\"))
		return fail(text, tag->at, "this is no file of the template's folder: ", tag->words);
	if (tag->sign == '>')
		return included_write(text, tag->words, scope);
	json_t *value = value_of(text, tag->words, scope);
	bool fine = value_write(text, tag, value, scope);
	json_decref(value);
	return fine;
}

/* The part that a tag opens, as often as its value says.  What follows it; NULL with a sentence. */
static const char *opened_write(const struct text *outer, const struct tag *open, const struct scope *scope)
{
	struct text inner = *outer;
	if (++inner.depth > DEPTH_MOST)
		return fail(outer, open->at, "too much lies in one another here: ", open->words), NULL;
	json_t *value = scope ? value_of(outer, open->words, scope) : NULL;
	bool other = open->sign == '^';
	size_t count = other ? 0 : json_array_size(value);
	const struct scope *there = !scope || counts(value) == other ? NULL
	                            : other                          ? scope
	                                                             : &(struct scope){.value = value, .outer = scope};
	const char *next = count ? open->next : part_write(&inner, open->next, open, there);
	for (size_t i = 0; next && i < count; i++)
		next = part_write(
		    &inner, open->next, open,
		    &(struct scope){json_array_get(value, i), scope, true, i == 0, i + 1 == json_array_size(value)});
	json_decref(value);
	return next;
}

/* Up to the tag that closes this one (NULL: to the file's end); without a scope all is passed over.  What follows; NULL
 * with a sentence. */
static const char *part_write(const struct text *text, const char *at, const struct tag *open,
                              const struct scope *scope)
{
	struct tag tag;
	while (at && tag_find(text, at, &tag)) {
		if (scope)
			fwrite(at, 1, (size_t)(tag.before - at), text->out);
		at = tag.next;
		if (!*tag.at && open)
			return fail(text, open->at, "this part is never closed: ", open->words), NULL;
		if (!*tag.at || (tag.sign == '/' && open && !strcmp(tag.words, open->words)))
			return at;
		if (tag.sign == '/')
			return fail(text, tag.at, "nothing of this name is open: ", tag.words), NULL;
		if (tag.sign == '#' || tag.sign == '^')
			at = opened_write(text, &tag, scope);
		else if (scope && !tag_write(text, &tag, scope))
			return NULL;
	}
	return NULL;
}

/* ---- files ---- */

static bool included_write(const struct text *from, const char *file, const struct scope *scope)
{
	char path[2 * FORMAT_PATH_SIZE];
	snprintf(path, sizeof path, "%s/%s", from->source->folder, file);
	if (output_same_file(path, from->source->page)) {
		snprintf(from->error, FORMAT_LINE_SIZE, "\"%.400s\" is a part that is read, and is not written over",
		         path);
		return false;
	}
	errno = 0;
	size_t length = 0;
	char *bytes = from->depth < DEPTH_MOST ? file_read(path, &length, NULL) : NULL;
	if (!bytes || length > FILE_MOST) {
		snprintf(from->error, FORMAT_LINE_SIZE, "the template \"%.400s\" cannot be read: %s", path,
		         from->depth < DEPTH_MOST ? errno ? strerror(errno) : "it is no file, or too long"
		                                  : "it holds itself");
		free(bytes);
		return false;
	}
	struct text text = *from;
	text.file = file;
	text.begin = bytes;
	text.depth++;
	bool fine = part_write(&text, bytes, NULL, scope) != NULL;
	free(bytes);
	return fine;
}

bool template_write(FILE *out, const struct template_source *source, const char *file, const json_t *values,
                    char error[FORMAT_LINE_SIZE])
{
	long work = WORK_MOST;
	struct text text = {.out = out, .source = source, .file = file, .work = &work, .error = error};
	return included_write(&text, file, &(struct scope){.value = values});
}
