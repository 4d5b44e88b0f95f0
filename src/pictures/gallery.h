/*
 * gallery.h - --gallery: files as pictures, and one page that shows them all.
 *
 *   gallery.c        which files, one after the other, the progress line
 *   gallery_entry.c  what one file tells, found without drawing
 *   gallery_shoot.c  its pictures: a still, editions where they differ, a moving one
 *   gallery_page.c   the page: static, without anything from elsewhere, the same bytes on every run
 *
 * DIR/index.html, DIR/pictures/NAME.webp, NAME-editions.webp, NAME-rules.webp, NAME-moving.webp, DIR/files/NAME.json
 */
#pragma once

#include "app/example.h"
#include "pictures/plate.h"
#include "pictures/press.h"

enum {
	GALLERY_RULES = 6,
	GALLERY_NAME = 96,
	GALLERY_LANGUAGES = 16,
	STILL_W = 800,
	STILL_H = 640,
	FILM_W = 480,
	FILM_H = 300
};

/* The languages of the page, by their codes; the first is shown at the start. */
struct gallery_languages {
	int count;
	const char *codes[GALLERY_LANGUAGES];
};

/* What is told of an entry in one of them. */
struct gallery_words {
	struct legend legend; /* refusals and scores */
	char alt[400];
};

struct gallery_entry {
	char path[HOST_PATH_SIZE], name[GALLERY_NAME]; /* name: of the file, without its end */
	struct scenario *file;                         /* owned */
	enum example_book book;
	int rule_count;
	char rules[GALLERY_RULES][RULE_SIZE]; /* the first is where it stands on the page */
	struct gallery_words *words;          /* by language; owned */
	bool over, moving;
};

/* Reads a file; false with a sentence. gallery_entry_finish() is due in any case. */
bool gallery_entry_read(struct platform *p, const char *path, const struct gallery_languages *languages,
                        struct gallery_entry *entry, char error[SENTENCE_SIZE]);
void gallery_entry_finish(struct gallery_entry *entry);
/* By book, then rule, then name. */
int gallery_entry_compare(const void *a, const void *b);

/* EDITIONS: under several field rules; RULES: under other settings that decide what is paid. */
enum gallery_picture { PICTURE_STILL, PICTURE_EDITIONS, PICTURE_RULES, PICTURE_MOVING, PICTURE_KINDS };

/* Where one of an entry's pictures lies, below the gallery's directory. */
void gallery_picture_path(const struct gallery_entry *entry, enum gallery_picture kind, char path[HOST_PATH_SIZE]);
/* Makes all of them for below options->out; false with a sentence. */
bool gallery_shoot(struct platform *p, const struct gallery_entry *entry, struct press *press,
                   char error[SENTENCE_SIZE]);

/* Writes index.html. */
bool gallery_page_write(const struct platform *p, const struct gallery_entry *entries, int count,
                        const struct gallery_languages *languages, char error[SENTENCE_SIZE]);
