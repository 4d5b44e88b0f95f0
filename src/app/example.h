/* example.h - the files of data/scenarios as a library: which there are, what each is about, what is found by words
 * and by the number of a rule.  Capitals and accents do not matter.
 *
 * Only what a file tells of itself is read at first (scenario_glance), so that hundreds of them are there at once;
 * how its table looks is read when it is asked for (example_table_read), by any thread. */
#pragma once

#include <bastide/format.h>

enum { EXAMPLE_NAME_SIZE = 96 };

/* Where an example comes from, and what stands together. */
enum example_book {
	BOOK_000,
	BOOK_001,
	BOOK_002,
	BOOK_003,
	BOOK_004,
	BOOK_OWN,
	BOOK_MORE, /* Inns & Cathedrals, Traders & Builders */
	BOOK_LESSONS,
	BOOK_GAMES,
	BOOK_YOURS, /* made with the editor: home/examples */
	BOOK_COUNT
};

const char *example_book_name(enum example_book book); /* in English, for tr() */

/* What is quoted of a rulebook, without the number that files call it by: "Fermele, figure 2"; NULL where a source
 * (may be NULL) is no quotation. */
const char *example_quoted(const char *source);
/* What people read of it: the heading that is quoted, in its book's language, and in theirs where in it ("figure 2"),
 * or "our example"; numbers of rules are for those who ask.  Returns words. */
const char *example_source_words(const char *source);

/* By the name of its file without folder and end, and its source (may be NULL). */
enum example_book example_book_of(const char *name, const char *source);

/* Was this file made with the editor: does it lie in home/examples? */
bool example_is_own(const char *home, const char *path);

/* What examples are ordered by: book, rule ("R-12.6", "" without one; in lessons and games it does not count), name. */
struct example_key {
	enum example_book book;
	const char *rule, *name;
};
int example_key_compare(const struct example_key *a, const struct example_key *b);

struct example {
	char *path;
	char name[EXAMPLE_NAME_SIZE]; /* "E000-07" */
	struct scenario *about;       /* only what it tells of itself; in the language spoken */
	enum game_kind game;
	enum example_book book;
	int lesson; /* its number (lesson.h), 0: none */
	char *text; /* all that is searched, folded (text/fold.h) */
};

/* The rule it stands under; "" without one. */
const char *example_rule(const struct example *example);

struct example_list {
	int count;
	struct example *items; /* by book, rule, name */
};

/* Reads what the data directory has, and the player's own (home may be NULL or ""): by any thread, in no language yet;
 * then in the one spoken, by the thread that speaks it.  Files that are broken are left out.  NULL when out of memory.
 */
struct example_list *example_list_read(const char *home);
void example_list_speak(struct example_list *list);
void example_list_destroy(struct example_list *list); /* takes NULL */

/* Does it hold each of these words, in title, caption, source, name or rulebook?  A number, with "R-" before it or not,
 * is that of a rule ("14.8") or of a chapter ("14"). */
bool example_matches(const struct example *example, const char *words);

/* How well: 0 where each word stands in its title, 1 where it stands elsewhere in what the file tells, 2 where only a
 * part of a word does, 3 where no more than its rulebook or game is called so. */
int example_rank(const struct example *example, const char *words);

/* The example that shows this rule of this game best; -1: none does. */
int example_for_rule(const struct example_list *list, enum game_kind game, const char *rule);

/* A tile that a file only tries where its game stands at the end: {"legal": …}, {"illegal": …}. */
struct example_try {
	struct setup_tile tile;
	bool legal;
};

enum { EXAMPLE_TRIES = 8 };

/* How the table of a file lies at its end, with the figures that stood there when the last tile had been laid. */
struct example_table {
	bool there;
	struct settings settings;
	int player_count;
	uint8_t colors[PLAYERS_MAX];
	int tile_count, figure_count;
	struct setup_tile *tiles;
	struct setup_figure *figures;
	int try_count;
	struct example_try tries[EXAMPLE_TRIES];
};

/* Takes tens of milliseconds for a long game; touches nothing but *table.  Not `there` where the file is broken. */
void example_table_read(const char *path, const struct tile_set *tiles, struct example_table *table);
void example_table_finish(struct example_table *table);
