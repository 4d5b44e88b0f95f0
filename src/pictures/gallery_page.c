/* The page of a gallery as JSON, which a template prints: data/gallery, or the folder of --template.
 *
 * Headings: h1 the gallery, h2 a rulebook or where files come from, h3 a rule, h4 a file.  Where there are several
 * languages a text stands in each of them, and the one that is chosen is shown. */
#include "pictures/gallery.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "app/record.h"
#include "format/output.h"
#include "pictures/template.h"

struct page {
	const struct gallery_languages *languages;
	json_t *sentences; /* of the rules, by their numbers */
	json_t *said;      /* sentences of the template that were said before */
};

/* ---- one file ---- */

static json_t *picture(const struct page *page, const struct gallery_entry *entry, enum gallery_picture kind,
                       int language, json_t *alt)
{
	char path[HOST_PATH_SIZE], twice[HOST_PATH_SIZE] = "";
	gallery_picture_path(entry, kind, page->languages, language, path);
	if (kind == PICTURE_STILL && entry->pictures[PICTURE_TWICE].w)
		gallery_picture_path(entry, PICTURE_TWICE, page->languages, 0, twice);
	return json_pack("{s:o, s:i, s:i, s:o, s:o}", "src", json_string_nocheck(path), "w", entry->pictures[kind].w,
	                 "h", entry->pictures[kind].h, "twice", json_string_nocheck(twice), "alt", alt);
}

/* A picture with words, in each language of the page: who has chosen one sees that. */
static json_t *pictures(const struct page *page, const struct gallery_entry *entry, enum gallery_picture kind,
                        const json_t *alt)
{
	json_t *list = json_array();
	for (int i = 0; i < gallery_picture_languages(page->languages, kind); i++) {
		json_t *item = json_array_get(alt, i);
		json_t *one = picture(page, entry, kind, i, json_pack("[O]", item));
		json_object_set(one, "for", json_object_get(item, "for"));
		json_object_set(one, "hidden", json_object_get(item, "hidden"));
		json_array_append_new(list, one);
	}
	return list;
}

static json_t *file_told(const struct page *page, const struct gallery_entry *entry)
{
	json_t *told = json_copy(entry->told), *words = json_object_get(told, "more"), *more = json_array();
	char word[GALLERY_NAME + 8];
	gallery_member(told, "name", entry->name);
	snprintf(word, sizeof word, "%s.png", entry->name);
	gallery_member(told, "png", word);
	snprintf(word, sizeof word, "%s.json", entry->name);
	gallery_member(told, "json", word);
	json_object_set_new(told, "still",
	                    picture(page, entry, PICTURE_STILL, 0, json_incref(json_object_get(told, "alt"))));
	for (int kind = PICTURE_ANSWER; kind < PICTURE_KINDS; kind++) {
		json_t *own = json_array_get(words, (size_t)kind), *alt = json_object_get(own, "alt");
		bool there = entry->pictures[kind].w;
		if (kind == PICTURE_ANSWER)
			json_object_set_new(told, "answered",
			                    there ? picture(page, entry, kind, 0, json_incref(alt)) : json_false());
		else if (there)
			json_array_append_new(more, json_pack("{s:O, s:o}", "what", json_object_get(own, "what"),
			                                      "pictures", pictures(page, entry, kind, alt)));
	}
	json_object_set_new(told, "more", more);
	return told;
}

/* ---- chapters ---- */

static bool same_book(const struct gallery_entry *a, const struct gallery_entry *b)
{
	return a->book == b->book && a->chapter_number == b->chapter_number;
}

/* What is said where it pays, of a rule that rules.json does not know. */
static json_t *rule_say(const void *rule) { return gallery_said(bill_rule_text(rule)); }

static json_t *rule_begin(const struct page *page, const struct gallery_entry *entry, const char *book)
{
	const char *rule = gallery_entry_rule(entry);
	const char *known = json_string_value(json_object_get(page->sentences, rule));
	char id[RULE_SIZE + 40];
	snprintf(id, sizeof id, "rule-%s-%s", book, *rule ? rule : "other");
	json_t *sentence = known                   ? gallery_spoken_text(page->languages, known)
	                   : *bill_rule_text(rule) ? gallery_spoken(page->languages, rule_say, rule)
	                                           : json_array();
	return json_pack("{s:o, s:o, s:o, s:[]}", "id", json_string_nocheck(id), "rule", json_string_nocheck(rule),
	                 "sentence", sentence, "files");
}

static json_t *book_begin(const struct page *page, const struct gallery_entry *entry, const char *book)
{
	char id[60];
	snprintf(id, sizeof id, "book-%s", book);
	json_t *name = entry->book != BOOK_YOURS ? gallery_spoken_text(page->languages, example_book_name(entry->book))
	               : entry->chapter[0]       ? gallery_spoken_plain(page->languages, "mul", entry->chapter)
	                                         : gallery_spoken_text(page->languages, N_("Examples"));
	return json_pack("{s:s, s:o, s:[]}", "id", id, "name", name, "rules");
}

static json_t *books_told(const struct page *page, const struct gallery_entry *entries, int count)
{
	json_t *books = json_array(), *rules = NULL, *files = NULL;
	for (int i = 0; i < count; i++) {
		const struct gallery_entry *entry = &entries[i];
		char book[24];
		bool anew = i == 0 || !same_book(entry, entry - 1);
		snprintf(book, sizeof book, entry->book == BOOK_YOURS ? "%d-%d" : "%d", (int)entry->book,
		         entry->chapter_number);
		if (anew) {
			json_t *told = book_begin(page, entry, book);
			rules = json_object_get(told, "rules");
			json_array_append_new(books, told);
		}
		if (anew || strcmp(gallery_entry_rule(entry), gallery_entry_rule(entry - 1)) != 0) {
			json_t *told = rule_begin(page, entry, book);
			files = json_object_get(told, "files");
			json_array_append_new(rules, told);
		}
		json_array_append_new(files, file_told(page, entry));
	}
	return books;
}

/* ---- the whole ---- */

static json_t *languages_told(const struct gallery_languages *languages)
{
	json_t *list = json_array();
	for (int i = 0; i < languages->count; i++) {
		const char *code = languages->codes[i], *name = code;
		for (int k = 0; language_offer(k); k++)
			name = strcmp(language_offer(k)->code, code) == 0 ? language_offer(k)->name : name;
		json_array_append_new(list, json_pack("{s:s, s:s}", "code", code, "name", name));
	}
	return list;
}

/* A sentence of the template; most of them stand beside every picture. */
static json_t *sentence_say(void *context, const char *text)
{
	struct page *page = context;
	json_t *said = json_object_get(page->said, text);
	if (!said) {
		said = gallery_spoken_text(page->languages, text);
		json_object_set_new(page->said, text, said);
	}
	return json_incref(said);
}

static json_t *page_told(const struct page *page, const struct options *o, const struct gallery_entry *entries,
                         int count)
{
	const struct gallery_languages *languages = page->languages;
	json_t *title = o->title ? gallery_spoken_plain(languages, languages->codes[0], o->title)
	                         : gallery_spoken_text(languages, N_("The rules as boards"));
	return json_pack("{s:s, s:b, s:o, s:o, s:o}", "language", languages->codes[0], "several", languages->count > 1,
	                 "languages", languages_told(languages), "title", title, "books",
	                 books_told(page, entries, count));
}

const char *gallery_template(const struct platform *p, char ours[HOST_PATH_SIZE + 16])
{
	snprintf(ours, HOST_PATH_SIZE + 16, "%s/gallery", p->host.data);
	return p->options->template ? p->options->template : ours;
}

bool gallery_page_write(struct platform *p, const struct gallery_entry *entries, int count,
                        const struct gallery_languages *languages)
{
	char path[HOST_PATH_SIZE], folder[HOST_PATH_SIZE + 16], rules[HOST_PATH_SIZE + 32];
	struct output output;
	snprintf(path, sizeof path, "%s/index.html", p->options->out);
	snprintf(rules, sizeof rules, "%s/gallery/rules.json", p->host.data);
	struct page page = {languages, json_load_file(rules, 0, NULL), json_object()};
	const struct template_source source = {gallery_template(p, folder), path, sentence_say, &page};
	bool open = output_open(&output, path, false), fine = false;
	p->wrong[0] = '\0';
	if (open) {
		json_t *told = page_told(&page, p->options, entries, count);
		fine = template_write(output.stream, &source, "page.html", told, p->wrong);
		fine = output_close(&output, fine) && fine;
		json_decref(told);
	}
	if (!fine && !p->wrong[0])
		platform_fail(p, "the page \"%.400s\" cannot be written: %s", path, strerror(errno));
	json_decref(page.sentences);
	json_decref(page.said);
	return fine;
}
