#include "app/example.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/folder.h"
#include "app/language.h"
#include "app/lesson.h"
#include "app/rulebook.h"
#include "text/fold.h"
#include "text/grow.h"
#include "text/say.h"

/* ---- books ---- */

/* What they are about; where they come from, as it may be looked for. */
static const struct {
	const char *about, *source;
} books[BOOK_COUNT] = {
    [BOOK_000] = {N_("Base game: tiles, followers, fields"), N_("Carcassonne, Romanian rulebook")},
    [BOOK_001] = {N_("Base game: roads, cities, monasteries"), N_("Carcassonne, Catalan rulebook")},
    [BOOK_002] = {N_("The Count, the King and his vassals"), ""},
    [BOOK_003] = {N_("Base game: final scoring"), N_("Final scoring, Spanish rulebook")},
    [BOOK_004] = {N_("The Castle"), ""},
    [BOOK_OWN] = {N_("Rules one by one"), N_("Our own examples")},
    [BOOK_MORE] = {N_("Inns and Cathedrals, Traders and Builders"), ""},
    [BOOK_LESSONS] = {N_("Lessons"), ""},
    [BOOK_GAMES] = {N_("Games to look at"), ""},
    [BOOK_YOURS] = {N_("Made by you"), ""},
};

const char *example_book_name(enum example_book book) { return books[book].about; }

static bool begins(const char *text, const char *with) { return strncmp(text, with, strlen(with)) == 0; }

const char *example_quoted(const char *source)
{
	bool book = source && begins(source, "00") && source[2] && source[3] == ',';

	return book && !strstr(source, " seed ") ? source + 4 + strspn(source + 4, " ") : NULL;
}

/* Where in a chapter it stands, as files say it, with a number between the two parts where there is a second. */
static const struct place_words {
	const char *before, *after, *words;
} place_words[] = {
    {", remark under figure ", "", N_("remark under figure %d")},
    {", numbered figure ", "", N_("numbered figure %d")},
    {", figure ", " and remark", N_("figure %d and its remark")},
    {", figure ", " (numbered tiles)", N_("figure %d")},
    {", figure ", "", N_("figure %d")},
    {", figure captions", NULL, N_("captions of the figures")},
    {" (figure, 4 captions)", NULL, N_("captions of the figures")},
    {", caption", NULL, N_("caption of the figure")},
    {" (figure)", NULL, N_("the figure")},
    {", official answer (Q&A)", NULL, N_("official answer")},
    {" (summary page)", NULL, N_("summary page")},
    {" (turns 1-3)", NULL, N_("turns 1 to 3")},
};

/* Does the text end with such a place?  Its length without it, and the number. */
static bool place_ends(const char *text, const struct place_words *place, int *length, int *number)
{
	const char *at = strstr(text, place->before), *rest = at ? at + strlen(place->before) : NULL;
	char *end;

	if (!at)
		return false;
	*length = (int)(at - text);
	*number = (int)strtol(rest, &end, 10);
	return place->after ? end > rest && strcmp(end, place->after) == 0 : !rest[0];
}

/* The book's own words, and in the reader's language where in that chapter. */
static const char *quoted_words(const char *quoted)
{
	int length = 0, number = 0;

	for (size_t i = 0; i < sizeof place_words / sizeof place_words[0]; i++)
		if (place_ends(quoted, &place_words[i], &length, &number))
			return say("%.*s, %s", length, quoted, say(tr(place_words[i].words), number));
	return quoted;
}

const char *example_source_words(const char *source)
{
	bool ours = source && (begins(source, "our own") || begins(source, "00"));
	const char *quoted = example_quoted(source);

	if (quoted)
		return quoted_words(quoted);
	/* TRANSLATORS: of an example: nobody else's */
	return ours ? tr("our example") : source ? source : "";
}

enum example_book example_book_of(const char *name, const char *source)
{
	source = source ? source : "";
	if (begins(source, "seed "))
		source += strlen("seed ");
	if (begins(source, "00") && source[2] >= '0' && source[2] <= '4' && source[3] == ',')
		return (enum example_book)(BOOK_000 + source[2] - '0');
	if (begins(name, "lesson-"))
		return BOOK_LESSONS;
	if (name[0] >= 'a' && name[0] <= 'z')
		return BOOK_GAMES;
	return begins(name, "Y-") ? BOOK_MORE : BOOK_OWN;
}

/* ---- rules ---- */

/* "R-12.6" as 12006, "R38" as 38000; what has none stands last. */
static long rule_order(const char *rule)
{
	const char *at = strpbrk(rule, "0123456789");
	char *end;

	if (!at)
		return 1000000;
	long number = strtol(at, &end, 10) * 1000;
	return *end == '.' ? number + strtol(end + 1, NULL, 10) : number;
}

/* "R-14.8" of "R-14.8-running": a file that tells no rule may be named by one. */
static void rule_of_name(const char *name, struct scenario *about)
{
	size_t length = begins(name, "R-") ? 2 + strspn(name + 2, "0123456789.") : 0;

	if (about->rule_count || length <= 2 || length >= RULE_SIZE)
		return;
	snprintf(about->rules[0], RULE_SIZE, "%.*s", (int)length, name);
	about->rule_count = 1;
}

int example_for_rule(const struct example_list *list, enum game_kind game, const char *rule)
{
	int best = -1, best_at = RULES_MAX;

	for (int i = 0; list && i < list->count; i++) {
		const struct scenario *about = list->items[i].about;
		if (list->items[i].game != game)
			continue;
		for (int r = 0; r < about->rule_count && r < best_at; r++) {
			if (strcmp(about->rules[r], rule) != 0)
				continue;
			best = i;
			best_at = r;
		}
	}
	return best;
}

/* ---- finding by words ---- */

/* What is searched, a line each: two titles, caption, source, name; then what it is about. */
enum { TITLE_LINES = 2, TOLD_LINES = 5 };

/* A number as people write that of a rule: "14", "14.8", "R-14.8", "r18"; its digits, or NULL. */
static const char *rule_digits(const char *word)
{
	const char *at = word + (tolower((unsigned char)word[0]) == 'r');

	at += at > word && *at == '-';
	return *at && strspn(at, "0123456789.") == strlen(at) && *at != '.' ? at : NULL;
}

static bool has_rule(const struct example *example, const char *digits)
{
	size_t length = strlen(digits);

	while (length > 0 && digits[length - 1] == '.')
		length--;
	for (int i = 0; i < example->about->rule_count; i++) {
		const char *own = rule_digits(example->about->rules[i]);
		if (own && strncmp(own, digits, length) == 0 && (own[length] == '\0' || own[length] == '.'))
			return true;
	}
	return false;
}

bool example_matches(const struct example *example, const char *words)
{
	char word[80];
	int length;

	for (; sscanf(words, " %79s%n", word, &length) == 1; words += length) {
		const char *digits = rule_digits(word);
		text_fold(word);
		if (digits ? !has_rule(example, digits) : !strstr(example->text, word))
			return false;
	}
	return true;
}

/* Behind so many lines of it; its end where there are fewer. */
static const char *behind_lines(const char *text, int lines)
{
	for (; lines > 0 && *text; text++)
		lines -= *text == '\n';
	return text;
}

static bool letter(char c) { return isalnum((unsigned char)c) || (unsigned char)c >= 0x80; }

static int word_rank(const char *text, const char *word)
{
	size_t length = strlen(word);
	const char *title = behind_lines(text, TITLE_LINES), *told = behind_lines(text, TOLD_LINES);
	int rank = 3;

	for (const char *at = text; (at = strstr(at, word)) != NULL; at++) {
		bool whole = (at == text || !letter(at[-1])) && !letter(at[length]);
		int here = at >= told ? 3 : !whole ? 2 : at >= title;
		rank = here < rank ? here : rank;
	}
	return rank;
}

int example_rank(const struct example *example, const char *words)
{
	char word[80];
	int length, worst = 0;

	for (; sscanf(words, " %79s%n", word, &length) == 1; words += length) {
		if (rule_digits(word))
			continue;
		text_fold(word);
		int rank = word_rank(example->text, word);
		worst = rank > worst ? rank : worst;
	}
	return worst;
}

/* ---- the list ---- */

/* A line for each part. */
static char *searched_text(const struct example *example, const char *title)
{
	const struct scenario *about = example->about;
	const char *const parts[] = {title,
	                             about->title,
	                             about->caption,
	                             about->source,
	                             example->name,
	                             books[example->book].about,
	                             tr(books[example->book].about),
	                             books[example->book].source,
	                             tr(books[example->book].source),
	                             rulebook_game(example->game)};
	struct grow lines = {0};

	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
		size_t begin = lines.length;
		grow_add(&lines, parts[i] ? parts[i] : "");
		for (size_t at = begin; at < lines.length; at++)
			lines.text[at] = lines.text[at] == '\n' ? ' ' : lines.text[at];
		grow_add(&lines, "\n");
	}
	char *text = grow_take(&lines);
	if (text)
		text_fold(text);
	return text;
}

static void example_finish(struct example *example)
{
	scenario_destroy(example->about);
	free(example->path);
	free(example->text);
}

static bool example_read(struct example *example, const char *path, const char *file)
{
	const char *dot = strrchr(file, '.');

	*example = (struct example){.path = strdup(path), .lesson = lesson_number_of(file)};
	snprintf(example->name, sizeof example->name, "%.*s", dot ? (int)(dot - file) : (int)strlen(file), file);
	example->about = scenario_glance(path, NULL);
	if (!example->about || !example->path)
		return false;
	example->game = (enum game_kind)example->about->setup.game;
	example->book = example_book_of(example->name, example->about->source);
	rule_of_name(example->name, example->about);
	return true;
}

/* It is found by its title in English, too. */
static bool example_speak(struct example *example)
{
	char *title = NULL;

	if (scenario_set_text(&title, example->about->title) && scenario_speak(example->about, language_code()))
		example->text = searched_text(example, title);
	free(title);
	return example->text != NULL;
}

bool example_is_own(const char *home, const char *path)
{
	static const char below[] = "/examples/";
	size_t length = strlen(home);

	return length > 0 && strncmp(path, home, length) == 0 && strncmp(path + length, below, sizeof below - 1) == 0;
}

int example_key_compare(const struct example_key *a, const struct example_key *b)
{
	/* what somebody has made himself is what he looks for: it stands first */
	int x_book = a->book == BOOK_YOURS ? -1 : (int)a->book, y_book = b->book == BOOK_YOURS ? -1 : (int)b->book;
	bool ruled = a->book < BOOK_LESSONS;
	long x = ruled ? rule_order(a->rule) : lesson_number_of(a->name),
	     y = ruled ? rule_order(b->rule) : lesson_number_of(b->name);

	if (x_book != y_book)
		return x_book - y_book;
	if (x != y)
		return x < y ? -1 : 1;
	return strcmp(a->name, b->name);
}

const char *example_rule(const struct example *example)
{
	return example->book < BOOK_LESSONS && example->about->rule_count ? example->about->rules[0] : "";
}

static int compare(const void *a, const void *b)
{
	const struct example *one = a, *other = b;

	return example_key_compare(&(struct example_key){one->book, example_rule(one), one->name},
	                           &(struct example_key){other->book, example_rule(other), other->name});
}

static void directory_read(struct example_list *list, const char *directory, bool yours)
{
	struct folder_file *files = NULL;
	int count = folder_list(directory, &files);
	struct example *items =
	    count ? realloc(list->items, (size_t)(list->count + count) * sizeof *items) : list->items;

	list->items = items ? items : list->items;
	for (int i = 0; i < count && items; i++) {
		struct example *item = &items[list->count];
		if (!example_read(item, files[i].path, files[i].name)) {
			example_finish(item);
			continue;
		}
		item->book = yours ? BOOK_YOURS : item->book;
		list->count++;
	}
	free(files);
}

static void folder_read(struct example_list *list, const char *folder)
{
	char directory[FORMAT_PATH_SIZE];

	if (data_path(folder, directory))
		directory_read(list, directory, false);
}

struct example_list *example_list_read(const char *home)
{
	struct example_list *list = calloc(1, sizeof *list);

	if (!list)
		return NULL;
	folder_read(list, "scenarios");
	folder_read(list, "scenarios/castle");
	char own[FORMAT_PATH_SIZE];
	if (home && home[0] && snprintf(own, sizeof own, "%s/examples", home) < (int)sizeof own)
		directory_read(list, own, true);
	if (list->count)
		qsort(list->items, (size_t)list->count, sizeof *list->items, compare);
	return list;
}

void example_list_speak(struct example_list *list)
{
	int kept = 0;

	for (int i = 0; list && i < list->count; i++) {
		if (example_speak(&list->items[i]))
			list->items[kept++] = list->items[i];
		else
			example_finish(&list->items[i]);
	}
	if (list)
		list->count = kept;
}

void example_list_destroy(struct example_list *list)
{
	for (int i = 0; list && i < list->count; i++)
		example_finish(&list->items[i]);
	if (list)
		free(list->items);
	free(list);
}

/* ---- tables ---- */

/* The moves after which the last tile lies and nothing of that turn was paid yet. */
static int moves_to_last_tile(const struct scenario *scenario)
{
	int moves = 0, found = 0;

	for (int i = 0; i < scenario->step_count; i++) {
		moves += step_is_move(&scenario->steps[i]);
		if (scenario->steps[i].kind == STEP_MOVE && scenario->steps[i].move.kind == MOVE_PLACE)
			found = moves;
	}
	return found;
}

static bool same_place(const struct setup_figure *a, const struct setup_figure *b)
{
	return a->seat == b->seat && a->figure == b->figure && a->place == b->place && cell_same(a->cell, b->cell) &&
	       spot_same(a->spot, b->spot);
}

/* Those that stood when the last tile had been laid, and who came since. */
static void figures_read(const struct scenario *scenario, const struct game *end, struct example_table *table)
{
	struct setup_figure now[FIGURES_MAX];
	struct game *before = scenario_play(scenario, moves_to_last_tile(scenario), NULL);
	int count = game_figures(end, now);

	table->figures = calloc(2 * FIGURES_MAX, sizeof *table->figures);
	if (before && table->figures)
		table->figure_count = game_figures(before, table->figures);
	for (int i = 0; table->figures && i < count; i++) {
		bool known = false;
		for (int k = 0; k < table->figure_count; k++)
			known = known || same_place(&table->figures[k], &now[i]);
		if (!known)
			table->figures[table->figure_count++] = now[i];
	}
	game_destroy(before);
}

/* Of each cell the first. */
static void tries_read(const struct scenario *scenario, const struct game *game, struct example_table *table)
{
	struct scenario_claim claim;
	int end = scenario->step_count, first = scenario_claims_from(scenario, end);

	while (end > first && !step_claims_move(&scenario->steps[end - 1])) /* as in the last picture with any */
		end--;
	for (int i = scenario_tries_all(scenario, end); i < end; i++) {
		if (!scenario_claim(&scenario->steps[i], game, &claim) || claim.move.kind != MOVE_PLACE)
			continue;
		bool known = table->try_count == EXAMPLE_TRIES;
		for (int k = 0; k < table->try_count; k++)
			known = known || cell_same(table->tries[k].tile.cell, claim.move.cell);
		if (!known)
			table->tries[table->try_count++] =
			    (struct example_try){{claim.move.tile, claim.move.rotation, claim.move.cell}, claim.legal};
	}
}

static void table_fill(const struct scenario *scenario, const struct game *game, struct example_table *table)
{
	table->settings = *game_settings(game);
	table->player_count = game_player_count(game);
	for (int seat = 0; seat < table->player_count; seat++)
		table->colors[seat] = (uint8_t)game_color(game, seat);
	int count = game_tile_count(game);
	table->tiles = calloc((size_t)count + 1, sizeof *table->tiles);
	for (int i = 0; table->tiles && i < count; i++)
		table->tiles[table->tile_count++] = game_tile(game, i);
	figures_read(scenario, game, table);
	tries_read(scenario, game, table);
	table->there = table->tiles && table->figures;
}

void example_table_read(const char *path, const struct tile_set *tiles, struct example_table *table)
{
	struct scenario *scenario = scenario_load(path, tiles, NULL);
	struct game *game = scenario ? scenario_play(scenario, -1, NULL) : NULL;

	*table = (struct example_table){0};
	if (game)
		table_fill(scenario, game, table);
	game_destroy(game);
	scenario_destroy(scenario);
}

void example_table_finish(struct example_table *table)
{
	free(table->tiles);
	free(table->figures);
	*table = (struct example_table){0};
}
