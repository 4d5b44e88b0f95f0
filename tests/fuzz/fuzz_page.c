/* The page of a gallery. An input that begins with "p" is the texts of files, one after the other between zeros,
 * printed by the template that is shipped: the page has the marks of one whose texts are all "a". Any other is a
 * template, its files one after the other between bytes 1 ("page.html", "other.html", "spoken.html"): it is printed, or
 * there is a sentence with its file. Nothing is read from the disk but what is shipped, nothing is written there:
 * meson.build puts the functions below in the place of those. */
#define _XOPEN_SOURCE 700
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "format/output.h"
#include "fuzz.h"
#include "pictures/gallery.h"
#include "pictures/template.h"
#include "platform/host.h"
#include "system/system.h"

enum { FILES = 3, TEXTS = 8, TEXT_SIZE = 400 };

static char *page;
static size_t page_size;

/* ---- in place of the disk ---- */

static const char folder[] = "/template";
static struct {
	const char *name;
	const uint8_t *bytes;
	size_t size;
} files[FILES] = {{.name = "page.html"}, {.name = "other.html"}, {.name = "spoken.html"}};

FILE *__real_sys_open_read(const char *path, enum sys_kind *kind);
FILE *__wrap_sys_open_read(const char *path, enum sys_kind *kind);
FILE *__wrap_sys_open_read(const char *path, enum sys_kind *kind)
{
	size_t length = strlen(folder);

	if (strncmp(path, folder, length) != 0)
		return __real_sys_open_read(path, kind);
	for (int i = 0; i < FILES; i++)
		if (strcmp(path + length + 1, files[i].name) == 0 && files[i].size)
			return fmemopen((void *)files[i].bytes, files[i].size, "rb");
	return NULL;
}

bool __wrap_output_open(struct output *output, const char *path, bool durable);
bool __wrap_output_open(struct output *output, const char *path, bool durable)
{
	(void)path;
	*output = (struct output){.durable = durable, .stream = open_memstream(&page, &page_size)};
	return output->stream != NULL;
}

bool __wrap_output_close(struct output *output, bool good);
bool __wrap_output_close(struct output *output, bool good) { return fclose(output->stream) == 0 && good; }

/* ---- a template ---- */

static json_t *say(void *context, const char *text)
{
	(void)context;
	return json_pack("[{s:s%, s:s, s:s, s:b, s:b}]", "text", text, strlen(text), "for", "", "lang", "en", "hidden",
	                 0, "plain", 1);
}

static json_t *values(void)
{
	static json_t *told;

	if (!told)
		told = json_loads(
		    "{\"title\": [{\"text\": \"A & B\", \"lang\": \"en\"}], \"name\": \"x\\\"><img>\", \"n\": 7,"
		    "\"books\": [{\"id\": \"1\", \"rules\": [{\"rule\": \"R-1\", \"files\": [1, 2]}, {}]},"
		    "{\"id\": \"two\\nlines\", \"rules\": []}], \"yes\": true, \"no\": false, \"nothing\": null,"
		    "\"empty\": \"\", \"real\": 1.5, \"pairs\": [[1, 2], [3]], \"-d\": \"-d\"}",
		    0, NULL);
	return told;
}

static void template_try(const uint8_t *data, size_t size)
{
	char error[FORMAT_LINE_SIZE] = "";
	const struct template_source source = {folder, "", say, NULL};

	for (int i = 0; i < FILES; i++) {
		const uint8_t *end = i + 1 < FILES ? memchr(data, 1, size) : NULL;
		files[i].bytes = data;
		files[i].size = end ? (size_t)(end - data) : size;
		size -= files[i].size + (end != NULL);
		data += files[i].size + (end != NULL);
	}
	FILE *out = open_memstream(&page, &page_size);
	bool done = template_write(out, &source, "page.html", values(), error);
	fclose(out);
	if (!done && !strstr(error, ".html") && !strstr(error, folder))
		fuzz_fail("a refusal names the file");
}

/* ---- texts of files ---- */

static json_t *spoken(const struct gallery_languages *languages, const char *text)
{
	return gallery_spoken_plain(languages, "mul", text);
}

static json_t *listed(const char *key, json_t *value)
{
	json_t *list = json_array(), *item = json_object();

	json_object_set_new(item, key, value);
	json_array_append_new(list, item);
	return list;
}

/* What gallery_tell() tells, with these texts wherever there is one. */
static void entry_fill(struct gallery_entry *entry, const struct gallery_languages *languages, uint8_t flags,
                       char texts[TEXTS][TEXT_SIZE])
{
	json_t *told = json_object(), *question = json_object();

	snprintf(entry->name, sizeof entry->name, "%s", texts[0]);
	snprintf(entry->chapter, sizeof entry->chapter, "%s", texts[1]);
	snprintf(entry->rules[0], sizeof entry->rules[0], "%s", texts[2]);
	entry->rule_count = 1;
	entry->book = flags & 1 ? BOOK_YOURS : BOOK_000;
	json_object_set_new(told, "mixed", json_boolean(flags & 2));
	if (flags & 2)
		gallery_member(told, "heading", texts[3]);
	else
		json_object_set_new(told, "heading", spoken(languages, texts[3]));
	gallery_member(told, "source", texts[4]);
	json_object_set_new(told, "caption", spoken(languages, texts[5]));
	json_object_set_new(told, "refused", listed("sentence", spoken(languages, texts[6])));
	json_object_set_new(told, "scores", json_array());
	json_object_set_new(told, "rules", listed("number", json_string_nocheck(texts[2])));
	json_object_set_new(question, "ask", spoken(languages, texts[7]));
	json_object_set_new(question, "choices", listed("words", spoken(languages, texts[5])));
	json_object_set_new(question, "answer", spoken(languages, texts[6]));
	json_t *questions = json_array();
	json_array_append_new(questions, question);
	json_object_set_new(told, "questions", questions);
	entry->told = told;
	json_object_set_new(told, "alt", spoken(languages, texts[4]));
	json_t *more = json_array();
	for (int kind = 0; kind < PICTURE_KINDS; kind++)
		json_array_append_new(more, json_pack("{s:o, s:o}", "what", spoken(languages, texts[6]), "alt",
		                                      spoken(languages, texts[4])));
	json_object_set_new(told, "more", more);
	for (int kind = 0; kind < PICTURE_KINDS; kind++)
		entry->pictures[kind].w = entry->pictures[kind].h = kind == PICTURE_STILL || flags >> (2 + kind) & 1;
}

static int count_of(const char *what)
{
	int count = 0;

	for (const char *at = page; (at = strstr(at, what)) != NULL; at++)
		count++;
	return count;
}

/* How many marks of each kind the page has; lines within a text are <br>. */
struct marks {
	int opened, closed, quotes;
};

static struct marks page_marks(uint8_t flags, char texts[TEXTS][TEXT_SIZE])
{
	static struct platform platform;
	static char data[HOST_PATH_SIZE];
	struct options options = {.out = "out", .title = flags & 1 ? texts[7] : NULL, .template = data};
	struct gallery_languages languages = {.count = 1, .codes = {"en"}};
	struct gallery_entry entry = {0};

	if (!data[0])
		snprintf(data, sizeof data, "%.500s/gallery", getenv("BASTIDE_DATA"));
	platform.options = &options;
	strcpy(platform.host.data, "/nowhere");
	entry_fill(&entry, &languages, flags, texts);
	free(page);
	if (!gallery_page_write(&platform, &entry, 1, &languages))
		fuzz_fail(platform.wrong);
	gallery_entry_finish(&entry);
	int lines = count_of("<br>");
	return (struct marks){count_of("<") - lines, count_of(">") - lines, count_of("\"")};
}

static void texts_try(const uint8_t *data, size_t size)
{
	static struct marks tame[128];
	char texts[TEXTS][TEXT_SIZE], plain[TEXTS][TEXT_SIZE];
	uint8_t flags = size ? data[0] % 128 : 0;

	for (int i = 0; i < TEXTS; i++) {
		const uint8_t *end = size ? memchr(data, 0, size) : NULL;
		size_t length = end ? (size_t)(end - data) : size;
		snprintf(texts[i], TEXT_SIZE, "a%.*s", (int)(length < TEXT_SIZE ? length : TEXT_SIZE),
		         (const char *)data);
		data += length + (end != NULL);
		size -= length + (end != NULL);
		strcpy(plain[i], "a");
	}
	if (!tame[flags].opened)
		tame[flags] = page_marks(flags, plain);
	struct marks marks = page_marks(flags, texts);
	if (marks.opened != tame[flags].opened || marks.closed != tame[flags].closed ||
	    marks.quotes != tame[flags].quotes)
		fuzz_fail("a text makes marks of its own");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size && data[0] == 'p')
		texts_try(data + 1, size - 1);
	else
		template_try(data, size);
	free(page);
	page = NULL;
	return 0;
}
