/*
 * The page of a gallery: static, without anything from elsewhere, the same bytes on every run.
 *
 * Headings: h1 the gallery, h2 a rulebook, h3 a rule, h4 a file.  Where there are several languages a text stands in
 * each of them, and the one that is chosen is shown: data-say names that choice, lang the language that the text is
 * really in.  What stands in an attribute has its other languages beside it: data-de.
 */
#include "pictures/gallery.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "app/record.h"
#include "app/words.h"
#include "format/output.h"
#include "pictures/webp.h"

enum { WORD_BYTES = 240 };

enum word {
	WORD_TITLE,
	WORD_LEAD,
	WORD_CONTENTS,
	WORD_SEARCH,
	WORD_SEARCH_HINT,
	WORD_NOTHING,
	WORD_LANGUAGE,
	WORD_RULES,
	WORD_SCORES,
	WORD_REFUSED,
	WORD_EDITIONS,
	WORD_OPTIONS,
	WORD_MOVING,
	WORD_FILE,
	WORD_COMMAND,
	WORD_OTHER,
	WORD_BOOKS,                            /* and those behind it, by enum example_book */
	WORD_COLORS = WORD_BOOKS + BOOK_COUNT, /* by enum color */
	WORD_COUNT = WORD_COLORS + COLOR_COUNT
};

static const char *const words[WORD_BOOKS] = {
    [WORD_TITLE] = N_("The rules as boards"),
    [WORD_LEAD] = N_("Every example is a small file that this game opens, draws and checks."),
    [WORD_CONTENTS] = N_("Contents"),
    [WORD_SEARCH] = N_("Search"),
    [WORD_SEARCH_HINT] = N_("A rule, a word, a file"),
    [WORD_NOTHING] = N_("Nothing found."),
    [WORD_LANGUAGE] = N_("Language"),
    [WORD_RULES] = N_("Rules"),
    [WORD_SCORES] = N_("Scores"),
    [WORD_REFUSED] = N_("Not allowed"),
    [WORD_EDITIONS] = N_("The same table under other field rules"),
    [WORD_OPTIONS] = N_("The same table, counted otherwise"),
    [WORD_MOVING] = N_("Move by move"),
    [WORD_FILE] = N_("File"),
    [WORD_COMMAND] = N_("Command"),
    [WORD_OTHER] = N_("Other questions"),
};

struct page {
	const struct platform *p;
	FILE *out;
	const struct gallery_languages *languages;
	char words[GALLERY_LANGUAGES][WORD_COUNT][WORD_BYTES];
};

static const char style[] =
    ":root{color-scheme:light dark;--ground:#f6ecd4;--card:#fffaf0;--ink:#2b1a10;--soft:#6b5140;--line:#d9c49a;"
    "--link:#7a3410;--bad:#9b1c12}\n"
    "@media (prefers-color-scheme:dark){:root{--ground:#1f150f;--card:#2b1d14;--ink:#f4e6c8;--soft:#cdb48c;"
    "--line:#5a4330;--link:#f0b66a;--bad:#ff9a8a}}\n"
    "*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.5 Georgia,"
    "\"Linux Libertine O\",serif}\n"
    "header,main,nav,footer{max-width:100rem;margin:0 auto;padding:0 1rem}\n"
    "h1{font-size:2.2rem;line-height:1.15;margin:1.5rem 0 .3rem}h2{font-size:1.6rem;border-bottom:2px solid "
    "var(--line);margin:2.5rem 0 1rem;padding-bottom:.2rem}h3{font-size:1.15rem;margin:1.6rem 0 .6rem}"
    "h4{font-size:1.05rem;margin:0 0 .2rem;overflow-wrap:anywhere}\n"
    "a{color:var(--link)}p{margin:.3rem 0}.source,.small{color:var(--soft);font-size:.9rem}\n"
    ".tools{display:flex;flex-wrap:wrap;gap:1rem;align-items:end;margin:1rem 0}label{display:block;font-size:.9rem}\n"
    "input,select{font:inherit;color:inherit;background:var(--card);border:1px solid var(--soft);border-radius:.4rem;"
    "padding:.4rem .6rem;min-height:2.75rem;width:min(24rem,100%)}select{width:auto}"
    "::placeholder{color:var(--soft);opacity:1}\n"
    "nav details{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.5rem 1rem}"
    "nav summary{cursor:pointer;min-height:2rem}nav ul{padding-left:1.2rem;margin:.4rem 0}"
    "nav ul ul{display:flex;flex-wrap:wrap;gap:0 1rem;padding:0;margin:0 0 .4rem;list-style:none}"
    "nav a{display:inline-block;padding:.15rem 0}\n"
    ".cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,25rem),1fr));gap:1.2rem;align-items:"
    "start}\n"
    "article{background:var(--card);border:1px solid var(--line);border-radius:.7rem;padding:.9rem;min-width:0}\n"
    "figure{margin:.5rem 0}figcaption{margin-top:.4rem}img{display:block;margin:0 auto;max-width:100%;height:auto;"
    "border-radius:.4rem}\n"
    ".why{color:var(--bad);padding-left:1.2rem;margin:.3rem 0}code{font-size:.85rem;overflow-wrap:anywhere}\n"
    "article details summary{cursor:pointer;color:var(--link);padding:.35rem 0}\n"
    "[hidden]{display:none!important}footer{padding:2rem 1rem;color:var(--soft)}\n";

static const char script[] =
    "const find=document.getElementById('find'),none=document.getElementById('none');\n"
    "function show(){const words=find.value.toLowerCase().split(/\\s+/).filter(Boolean);let any=false;\n"
    "for(const book of document.querySelectorAll('main>section')){let inBook=false;\n"
    "for(const rule of book.querySelectorAll('section')){let inRule=false;\n"
    "for(const card of rule.querySelectorAll('article')){const text=card.textContent.toLowerCase();\n"
    "card.hidden=!words.every(w=>text.includes(w));inRule=inRule||!card.hidden}\n"
    "rule.hidden=!inRule;inBook=inBook||inRule}\nbook.hidden=!inBook;any=any||inBook}\nnone.hidden=any}\n"
    "find.addEventListener('input',show);\n"
    /* On a telephone the first picture is near. */
    "if(innerWidth<700)document.querySelector('nav details').open=false;\n"
    "const speak=document.getElementById('speak');\n"
    "function say(){const now=speak.value;document.documentElement.lang=now;\n"
    "for(const each of document.querySelectorAll('[data-say]'))each.hidden=each.dataset.say!==now;\n"
    "for(const each of document.images)each.alt=each.dataset[now];\n"
    "find.placeholder=find.dataset[now];document.title=document.querySelector('h1').innerText}\n"
    "if(speak){speak.addEventListener('change',say);say()}\n";

/* ---- texts ---- */

static void put_escaped(FILE *out, const char *text)
{
	for (; *text; text++) {
		switch (*text) {
		case '<':
			fputs("&lt;", out);
			break;
		case '>':
			fputs("&gt;", out);
			break;
		case '&':
			fputs("&amp;", out);
			break;
		case '"':
			fputs("&quot;", out);
			break;
		case '\n':
			fputs("<br>", out);
			break;
		default:
			fputc(*text, out);
		}
	}
}

/* Part of an address in this folder, or behind its "#": what is neither a letter, a digit nor a plain sign is a number.
 */
static void put_link(FILE *out, const char *text)
{
	static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
	for (; *text; text++)
		fprintf(out, strchr(plain, *text) ? "%c" : "%%%02X", (unsigned char)*text);
}

/* A word of a command that somebody may copy into a shell, with what stands behind it. */
static void put_shell_word(FILE *out, const char *word, const char *end)
{
	static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._";
	bool quoted = word[0] == '-' || word[strspn(word, plain)] != '\0';
	const char *at = word;
	/* No option begins so. */
	fputs(quoted && word[0] == '-' ? "'./" : quoted ? "'" : "", out);
	for (; *at; at++) {
		char one[2] = {*at, '\0'};
		if (*at == '\'')
			fputs("'\\''", out);
		else
			put_escaped(out, one);
	}
	fprintf(out, "%s%s", end, quoted ? "'" : "");
}

/* A text in this language, for those who have chosen the i-th one of the page; -1: for all. */
static void put_spoken(const struct page *page, int i, const char *language, const char *text)
{
	bool chosen = i >= 0 && page->languages->count > 1, other = strcmp(language, page->languages->codes[0]) != 0;
	if (chosen)
		fprintf(page->out, "<span data-say=\"%s\" lang=\"%s\"%s>", page->languages->codes[i], language,
		        i ? " hidden" : "");
	else if (other || page->languages->count > 1)
		fprintf(page->out, "<span lang=\"%s\">", language);
	put_escaped(page->out, text);
	if (chosen || other || page->languages->count > 1)
		fputs("</span>", page->out);
}

/* A word of the page, in each of its languages. */
static void say(const struct page *page, int word)
{
	for (int i = 0; i < page->languages->count; i++)
		put_spoken(page, i, page->languages->codes[i], page->words[i][word]);
}

static const char *translated(const char *text) { return tr(text); }

/* What a function of this says in each language; English where a language has no word of its own. */
static void say_each(const struct page *page, const char *(*in_words)(const char *), const char *what)
{
	char path[HOST_PATH_SIZE + 16], kept[16];
	const char *directory = language_directory(page->p->host.data, path, sizeof path);
	snprintf(kept, sizeof kept, "%s", language_code());
	language_set("en", directory);
	const char *english = in_words(what);
	for (int i = 0; i < page->languages->count; i++) {
		language_set(page->languages->codes[i], directory);
		const char *text = in_words(what);
		put_spoken(page, i, strcmp(text, english) == 0 ? "en" : page->languages->codes[i], text);
	}
	language_set(kept, directory);
}

/* A text of the file, in each language that it has; of lessons and games in those that the catalogues have. */
static void say_own(const struct page *page, const struct gallery_entry *entry, const char *key, char *const *field)
{
	struct scenario *file = entry->file;
	const struct gallery_languages *languages = page->languages;
	bool several = false;
	if (!*field)
		return;
	if (!scenario_has_words(file, key) && entry->book >= BOOK_LESSONS) {
		say_each(page, translated, *field);
		return;
	}
	for (int i = 1; i < languages->count; i++)
		several = several || strcmp(scenario_tongue(file, key, languages->codes[i]),
		                            scenario_tongue(file, key, languages->codes[0])) != 0;
	for (int i = 0; i < (several ? languages->count : 1); i++) {
		scenario_speak(file, languages->codes[i]);
		put_spoken(page, several ? i : -1, scenario_tongue(file, key, languages->codes[i]), *field);
	}
}

static void words_find(struct page *page)
{
	char path[HOST_PATH_SIZE + 16];
	const char *directory = language_directory(page->p->host.data, path, sizeof path);
	char kept[16];
	snprintf(kept, sizeof kept, "%s", language_code());
	for (int i = 0; i < page->languages->count; i++) {
		language_set(page->languages->codes[i], directory);
		for (int word = 0; word < WORD_COUNT; word++)
			snprintf(page->words[i][word], WORD_BYTES, "%s",
			         word >= WORD_COLORS  ? words_color(word - WORD_COLORS)
			         : word >= WORD_BOOKS ? tr(example_book_name((enum example_book)(word - WORD_BOOKS)))
			                              : tr(words[word]));
	}
	language_set(kept, directory);
}

/* What a file is called: its title, unless that only repeats the file's name; then where it comes from. */
static const char *heading(const struct gallery_entry *entry)
{
	const struct scenario *file = entry->file;
	const char *source = file->source;
	if (file->title && strcmp(file->title, entry->name) != 0)
		return NULL;
	if (source && strncmp(source, "seed ", 5) == 0)
		source += 5;
	return source ? source : entry->name;
}

/* ---- one file ---- */

/* An attribute of this word and text (NULL: none), in all languages of the page. */
static void put_attribute(const struct page *page, const char *name, int word, const struct gallery_words *of)
{
	for (int i = -1; i < (page->languages->count > 1 ? page->languages->count : 0); i++) {
		int k = i < 0 ? 0 : i;
		fprintf(page->out, i < 0 ? " %s=\"" : " data-%s=\"", i < 0 ? name : page->languages->codes[i]);
		if (word >= 0)
			put_escaped(page->out, page->words[k][word]);
		if (word >= 0 && of)
			fputs(": ", page->out);
		if (of)
			put_escaped(page->out, of[k].alt);
		fputc('"', page->out);
	}
}

/* Is there such a picture? */
static bool has_picture(const struct page *page, const struct gallery_entry *entry, enum gallery_picture kind, int *w,
                        int *h)
{
	char below[HOST_PATH_SIZE], path[2 * HOST_PATH_SIZE];
	gallery_picture_path(entry, kind, below);
	snprintf(path, sizeof path, "%s/%s", page->p->options->out, below);
	return webp_size(path, w, h);
}

/* `word` (-1: none) stands before what it shows, for who cannot see it. */
static void put_picture(const struct page *page, const struct gallery_entry *entry, enum gallery_picture kind, int word)
{
	char below[HOST_PATH_SIZE];
	int w, h;
	if (!has_picture(page, entry, kind, &w, &h))
		return;
	gallery_picture_path(entry, kind, below);
	fputs("<img src=\"", page->out);
	put_link(page->out, below);
	fprintf(page->out, "\" width=\"%d\" height=\"%d\" loading=\"lazy\"", w, h);
	put_attribute(page, "alt", word, entry->words);
	fputs(">", page->out);
}

static void put_more(const struct page *page, const struct gallery_entry *entry, enum gallery_picture kind, int word)
{
	int w, h;
	if (!has_picture(page, entry, kind, &w, &h))
		return;
	fputs("<details><summary>", page->out);
	say(page, word);
	fputs("</summary><figure>", page->out);
	put_picture(page, entry, kind, word);
	fputs("</figure></details>\n", page->out);
}

/* Where nothing was paid yet that is no news. */
static void put_scores(const struct page *page, const struct gallery_entry *entry)
{
	const struct legend *legend = &entry->words[0].legend;
	bool any = entry->over;
	for (int i = 0; i < legend->player_count; i++)
		any = any || legend->scores[i] != 0;
	if (!any)
		return;
	fputs("<p class=\"small\">", page->out);
	say(page, WORD_SCORES);
	for (int i = 0; i < legend->player_count; i++) {
		fputs(i ? ", " : ": ", page->out);
		say(page, WORD_COLORS + legend->colors[i]);
		fprintf(page->out, " %d", (int)legend->scores[i]);
	}
	fputs("</p>\n", page->out);
}

static void put_rules(const struct page *page, const struct gallery_entry *entry)
{
	if (entry->rule_count == 0)
		return;
	fputs("<p class=\"small\">", page->out);
	say(page, WORD_RULES);
	for (int i = 0; i < entry->rule_count; i++) {
		fputs(i ? ", " : ": ", page->out);
		put_escaped(page->out, entry->rules[i]);
	}
	fputs("</p>\n", page->out);
}

static void put_refused(const struct page *page, const struct gallery_entry *entry)
{
	if (entry->words[0].legend.line_count == 0)
		return;
	fputs("<p class=\"small\">", page->out);
	say(page, WORD_REFUSED);
	fputs(":</p><ul class=\"why\">", page->out);
	for (int line = 0; line < entry->words[0].legend.line_count; line++) {
		fputs("<li>", page->out);
		for (int i = 0; i < page->languages->count; i++)
			put_spoken(page, i, page->languages->codes[i], entry->words[i].legend.lines[line]);
		fputs("</li>", page->out);
	}
	fputs("</ul>\n", page->out);
}

static void put_entry(const struct page *page, const struct gallery_entry *entry)
{
	FILE *out = page->out;
	struct scenario *file = entry->file;
	/* A source is a quotation with a note in English: in several languages. */
	fputs("<article id=\"file-", out);
	put_escaped(out, entry->name);
	fprintf(out, "\">\n<h4%s>", heading(entry) ? " lang=\"mul\"" : "");
	if (heading(entry))
		put_escaped(out, heading(entry));
	else
		say_own(page, entry, "title", &file->title);
	fputs("</h4>\n", out);
	if (file->source && !heading(entry)) {
		fputs("<p class=\"source\" lang=\"mul\">", out);
		put_escaped(out, file->source + (strncmp(file->source, "seed ", 5) == 0 ? 5 : 0));
		fputs("</p>\n", out);
	}
	fputs("<figure>", out);
	put_picture(page, entry, PICTURE_STILL, -1);
	fputs("<figcaption>", out);
	say_own(page, entry, "caption", &file->caption);
	fputs("</figcaption></figure>\n", out);
	put_refused(page, entry);
	put_scores(page, entry);
	put_rules(page, entry);
	put_more(page, entry, PICTURE_EDITIONS, WORD_EDITIONS);
	put_more(page, entry, PICTURE_RULES, WORD_OPTIONS);
	put_more(page, entry, PICTURE_MOVING, WORD_MOVING);
	fputs("<p class=\"small\">", out);
	say(page, WORD_FILE);
	fputs(": <a href=\"files/", out);
	put_link(out, entry->name);
	fputs(".json\" download>", out);
	put_escaped(out, entry->name);
	fputs(".json</a></p>\n<p class=\"small\">", out);
	say(page, WORD_COMMAND);
	fputs(": <code>bastide --screenshot ", out);
	put_shell_word(out, entry->name, ".png");
	fputc(' ', out);
	put_shell_word(out, entry->name, ".json");
	fputs("</code></p>\n</article>\n", out);
}

/* ---- the whole ---- */

static const char *rule_of(const struct gallery_entry *entry)
{
	if (entry->book >= BOOK_LESSONS)
		return "";
	return entry->rule_count ? entry->rules[0] : "";
}

static bool same_rule(const struct gallery_entry *a, const struct gallery_entry *b)
{
	return a->book == b->book && strcmp(rule_of(a), rule_of(b)) == 0;
}

static void put_rule_name(const struct page *page, const struct gallery_entry *entry)
{
	const char *rule = rule_of(entry);
	if (!*rule) {
		say(page, entry->book < BOOK_LESSONS ? (int)WORD_OTHER : (int)(WORD_BOOKS + entry->book));
		return;
	}
	put_escaped(page->out, rule);
	if (*bill_rule_text(rule)) {
		fputs(": ", page->out);
		say_each(page, bill_rule_text, rule);
	}
}

static void put_contents(const struct page *page, const struct gallery_entry *entries, int count)
{
	FILE *out = page->out;
	fputs("<nav><details open><summary>", out);
	say(page, WORD_CONTENTS);
	fputs("</summary>\n<ul>", out);
	for (int i = 0; i < count; i++) {
		if (i == 0 || entries[i].book != entries[i - 1].book) {
			fprintf(out, "%s\n<li><a href=\"#book-%d\">", i ? "</ul></li>" : "", (int)entries[i].book);
			say(page, WORD_BOOKS + (int)entries[i].book);
			fputs("</a><ul>", out);
		}
		if (entries[i].book < BOOK_LESSONS && (i == 0 || !same_rule(&entries[i], &entries[i - 1]))) {
			const char *rule = rule_of(&entries[i]);
			fprintf(out, "<li><a href=\"#rule-%d-", (int)entries[i].book);
			put_link(out, *rule ? rule : "other");
			fputs("\">", out);
			if (*rule)
				put_escaped(out, rule);
			else
				say(page, WORD_OTHER);
			fputs("</a></li>", out);
		} else if (entries[i].book >= BOOK_LESSONS) {
			fputs("<li><a href=\"#file-", out);
			put_link(out, entries[i].name);
			fputs("\">", out);
			put_escaped(out, entries[i].name);
			fputs("</a></li>", out);
		}
	}
	fprintf(out, "%s</ul></details></nav>\n", count ? "</ul></li>" : "");
}

static void put_tools(const struct page *page)
{
	FILE *out = page->out;
	fputs("<div class=\"tools\"><label for=\"find\">", out);
	say(page, WORD_SEARCH);
	fputs("<br><input id=\"find\" type=\"search\" autocomplete=\"off\"", out);
	put_attribute(page, "placeholder", WORD_SEARCH_HINT, NULL);
	fputs("></label>", out);
	if (page->languages->count > 1) {
		fputs("<label for=\"speak\">", out);
		say(page, WORD_LANGUAGE);
		fputs("<br><select id=\"speak\">", out);
		for (int i = 0; i < page->languages->count; i++) {
			const struct language_offer *offer = NULL;
			for (int k = 0; language_offer(k); k++)
				if (!strcmp(language_offer(k)->code, page->languages->codes[i]))
					offer = language_offer(k);
			fprintf(out, "<option value=\"%s\" lang=\"%s\">%s</option>", page->languages->codes[i],
			        page->languages->codes[i], offer ? offer->name : page->languages->codes[i]);
		}
		fputs("</select></label>", out);
	}
	fputs("</div>\n", out);
}

static void put_head(const struct page *page)
{
	fprintf(page->out,
	        "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
	        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>",
	        page->languages->codes[0]);
	put_escaped(page->out, page->words[0][WORD_TITLE]);
	fprintf(page->out, "</title>\n<style>\n%s</style>\n</head>\n<body>\n<header>\n<h1>", style);
	say(page, WORD_TITLE);
	fputs("</h1>\n<p>", page->out);
	say(page, WORD_LEAD);
	fputs("</p>\n", page->out);
	put_tools(page);
	fputs("</header>\n", page->out);
}

static void put_all(const struct page *page, const struct gallery_entry *entries, int count)
{
	FILE *out = page->out;
	fputs("<main>\n<p id=\"none\" hidden>", out);
	say(page, WORD_NOTHING);
	fputs("</p>\n", out);
	for (int i = 0; i < count; i++) {
		bool book = i == 0 || entries[i].book != entries[i - 1].book;
		if (book || !same_rule(&entries[i], &entries[i - 1])) {
			const char *rule = rule_of(&entries[i]);
			fputs(i ? "</div></section>\n" : "", out);
			if (book) {
				fprintf(out, "%s<section id=\"book-%d\">\n<h2>", i ? "</section>\n" : "",
				        (int)entries[i].book);
				say(page, WORD_BOOKS + (int)entries[i].book);
				fputs("</h2>\n", out);
			}
			fprintf(out, "<section id=\"rule-%d-", (int)entries[i].book);
			put_escaped(out, *rule ? rule : "other");
			fputs("\">\n<h3>", out);
			put_rule_name(page, &entries[i]);
			fputs("</h3>\n<div class=\"cards\">\n", out);
		}
		put_entry(page, &entries[i]);
	}
	fprintf(out, "%s</main>\n<script>\n%s</script>\n</body>\n</html>\n",
	        count ? "</div></section>\n</section>\n" : "", script);
}

bool gallery_page_write(const struct platform *p, const struct gallery_entry *entries, int count,
                        const struct gallery_languages *languages, char error[SENTENCE_SIZE])
{
	char path[HOST_PATH_SIZE];
	struct page *page = calloc(1, sizeof *page);
	snprintf(path, sizeof path, "%s/index.html", p->options->out);
	if (page)
		*page = (struct page){.p = p, .languages = languages};
	struct output output;
	if (!page || !output_open(&output, path, false)) {
		free(page);
		snprintf(error, SENTENCE_SIZE, "the page \"%.400s\" cannot be written", path);
		return false;
	}
	page->out = output.stream;
	words_find(page);
	put_head(page);
	put_contents(page, entries, count);
	put_all(page, entries, count);
	free(page);
	if (output_close(&output, true))
		return true;
	snprintf(error, SENTENCE_SIZE, "the page \"%.400s\" cannot be written", path);
	return false;
}
