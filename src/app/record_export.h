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

/* What is told in a file. */
struct record_told {
	const struct record_list *list;
	const struct game *game;
	const char (*names)[RECORD_NAME_SIZE]; /* by seat */
	const struct record_unpaid *unpaid;    /* may be NULL */
	const struct review *review; /* every turn against the best (review.h), behind the list; may be NULL */
};

/* The list as text: one line per score, then what was fed but not paid, then the totals and the rules.
 * NUL-terminated; free() it.  NULL when out of memory. */
char *record_list_text(const struct record_told *told);

/* The same as JSON, in the words of the engine's protocol: "players", "start", "scores" (the table's), "totals" (added
 * up from the records), "records" (one object per score), "unpaid": objects with "kind", "at", "on", "followers" (by
 * colour) and "points", always 0, and "review". */
char *record_list_json(const struct record_told *told);

/* Every score of a file as it stands at its end, as JSON or, where the name ends in .txt, as text.  A sentence if the
 * totals are not the table's scores, or if it cannot be written, else NULL.  `reviewed`: with a review, which takes
 * seconds. */
const char *record_audit(const struct scenario *scenario, bool reviewed, const char *path);

/* Writes one of them where nothing lies, whole.  NULL, or what is wrong, and errno (EEXIST). */
const char *record_export(const struct record_told *told, bool json, const char *path);
