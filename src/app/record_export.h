/* record_export.h - the list of scores as a file, for reading or for checking. */
#pragma once

#include "app/record.h"

enum { RECORD_NAME_SIZE = 64 };

/* Unfinished cities that farms feed: they are no scores, but people ask why they pay nobody.  Each stands there
 * as a record with seat NOBODY, 0 points, its place and the farmers round it (tally_unpaid_find of the view). */
struct record_unpaid {
	int count;
	const struct record *items;
};

/* The list as text: one line per score, then what was fed but not paid, then the totals and the rules.  `unpaid` may be
 * NULL.  NUL-terminated; free() it.  NULL when out of memory. */
char *record_list_text(const struct record_list *list, const struct record_unpaid *unpaid, const struct game *game,
                       const char names[PLAYERS_MAX][RECORD_NAME_SIZE]);

/* The same as JSON, in the words of the engine's protocol: "players", "scores", "records" (one object per score) and
 * "unpaid": objects with "kind", "at", "on", "followers" (by colour) and "points", always 0. */
char *record_list_json(const struct record_list *list, const struct record_unpaid *unpaid, const struct game *game,
                       const char names[PLAYERS_MAX][RECORD_NAME_SIZE]);

/* Every score of a file as it stands at its end, as JSON or, where the name ends in .txt, as text: {"start", "scores",
 * "totals", "records"}. The totals are added up from the records; false with a sentence if they are not the table's
 * scores, or if it cannot be written.  `reviewed`: with every turn against the best (review.h), which takes seconds. */
bool record_audit(const struct scenario *scenario, bool reviewed, const char *path, char *error, size_t size);

/* Writes one of them where nothing lies, whole, with a review where there is one (may be NULL); false with a sentence,
 * and errno (EEXIST). */
struct review;
bool record_export(const struct record_list *list, const struct record_unpaid *unpaid, const struct review *review,
                   const struct game *game, const char names[PLAYERS_MAX][RECORD_NAME_SIZE], bool json,
                   const char *path, char *error, size_t size);
