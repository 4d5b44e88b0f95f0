/* gallery.h - --gallery: files as pictures, and one page that shows them all.
 *
 *   gallery.c        which files, one after the other, the progress line
 *   gallery_entry.c  what one file is about, found without drawing
 *   gallery_told.c   what the page tells of it, in each language
 *   gallery_shoot.c  its pictures: a still, editions where they differ, a moving one
 *   gallery_page.c   the page as JSON, which a template prints: the same bytes on every run
 *
 * DIR/index.html, DIR/pictures/NAME.webp, 2x/NAME.webp, NAME-editions.webp, NAME-rules.webp, NAME-moving.webp,
 * NAME-answer.webp, DIR/files/NAME.json; those with words NAME-editions-LL.webp for the second language and the
 * others */
#pragma once

#include <jansson.h>

#include "app/example.h"
#include "pictures/plate.h"
#include "pictures/offscreen.h"

struct session;

enum {
	GALLERY_RULES = 6,
	GALLERY_NAME = 96,
	GALLERY_CHAPTER = 120,
	GALLERY_LANGUAGES = 16,
	STILL_W = 640, /* wider than nearly any card, and twice as large for sharp screens */
	STILL_H = 512,
	EDITIONS_W = 960, /* letters as large as a window may have them, for they are read in a card */
	EDITIONS_H = 540,
	FILM_W = 480,
	FILM_H = 300
};

/* The languages of the page, by their codes; the first is shown at the start. */
struct gallery_languages {
	int count;
	const char *codes[GALLERY_LANGUAGES];
	char named[80]; /* the codes of the command line */
};

/* ANSWER: of a file that asks; EDITIONS: under several field rules; RULES: under other settings that decide what is
 * paid. */
enum gallery_picture {
	PICTURE_STILL,
	PICTURE_TWICE,
	PICTURE_ANSWER,
	PICTURE_EDITIONS,
	PICTURE_RULES,
	PICTURE_MOVING,
	PICTURE_KINDS
};

struct gallery_entry {
	char path[HOST_PATH_SIZE], name[GALLERY_NAME]; /* name: of the file, without its end */
	uint64_t device, inode;                        /* which file it is, by whatever path */
	int number;                                    /* in the order in which they were given */
	struct scenario *file;                         /* owned */
	enum example_book book;                        /* BOOK_YOURS: the game does not know it */
	char chapter[GALLERY_CHAPTER];                 /* then: where it comes from, as far as it says so */
	int chapter_number;                            /* of the first that comes from there */
	int rule_count;
	char rules[GALLERY_RULES][RULE_SIZE]; /* the first is where it stands on the page */
	json_t *told;                         /* what the page tells of it; owned */
	struct {
		int w, h; /* 0: there is none */
	} pictures[PICTURE_KINDS];
	bool over, moving;
	int asks; /* one more than the step of its first question; 0: it asks nothing */
};

/* Reads a file; false: platform_fail(). gallery_entry_finish() is due in any case. */
bool gallery_entry_read(struct platform *p, const char *path, const struct gallery_languages *languages,
                        struct gallery_entry *entry);
void gallery_entry_finish(struct gallery_entry *entry);
/* By book, then rule, then name; those that the game does not know behind them, as they were given. */
int gallery_entry_compare(const void *a, const void *b);
/* The rule it stands under on the page; "" none. */
const char *gallery_entry_rule(const struct gallery_entry *entry);

/* What is said in the language of now; and what is told so, one language after the other: in the place of what is said
 * a list of what is said in each, as the template "spoken.html" prints it.  The caller's. */
json_t *gallery_said(const char *text);
json_t *gallery_spoken(const struct gallery_languages *languages, json_t *(*tell)(const void *context),
                       const void *context);
json_t *gallery_spoken_text(const struct gallery_languages *languages, const char *text); /* by tr() */
/* One text for all, in that language. */
json_t *gallery_spoken_plain(const struct gallery_languages *languages, const char *language, const char *text);
/* A text of any bytes as a member. */
void gallery_member(json_t *object, const char *key, const char *text);

/* Fills entry->told: words of the page, "alt", what the picture shows, for who cannot see it, and "more", the same of
 * each kind of picture.  The session stands where the picture shows it; `answered` where its answer is seen, if it asks
 * once; else NULL. */
void gallery_tell(const struct platform *platform, struct gallery_entry *entry,
                  const struct gallery_languages *languages, const struct session *session,
                  const struct session *answered);

/* In how many languages of the page there is a picture of this kind: those with words are made in each. */
int gallery_picture_languages(const struct gallery_languages *languages, enum gallery_picture kind);
/* Where one of an entry's pictures lies, below the gallery's directory; the number of its language, 0: the first. */
void gallery_picture_path(const struct gallery_entry *entry, enum gallery_picture kind,
                          const struct gallery_languages *languages, int language, char path[HOST_PATH_SIZE]);
/* Makes all of them for below options->out. */
void gallery_shoot(struct platform *p, struct gallery_entry *entry, const struct gallery_languages *languages,
                   struct press *press);

/* The folder of its template: one's own, or ours. */
const char *gallery_template(const struct platform *p, char ours[HOST_PATH_SIZE + 16]);
/* Writes index.html. */
bool gallery_page_write(struct platform *p, const struct gallery_entry *entries, int count,
                        const struct gallery_languages *languages);
