/*
 * draft_private.h - what the files of the draft share.
 */
#ifndef BASTIDE_APP_DRAFT_PRIVATE_H
#define BASTIDE_APP_DRAFT_PRIVATE_H

#include "app/draft.h"

/* A document as it was after an edit, and the place looked at. */
struct draft_page {
	char *text;
	int at;
	unsigned number; /* of the edit that made it */
};

struct draft {
	const struct tile_set *tiles;
	struct scenario *scenario;
	struct game *game;
	int at;
	unsigned serial, numbered;
	unsigned kept;       /* number of the page that is saved, or was begun with */
	int page_count, now; /* pages[now] is the document */
	struct draft_page pages[DRAFT_UNDO_MAX];
	char sentence[FORMAT_TEXT_SIZE];
	char language[3]; /* of title, captions, shots */
};

/* The document to be edited; NULL and a sentence when out of memory. */
struct scenario *draft_edit(struct draft *draft);
/* Takes the edited document over and looks at it behind `at` steps; DRAFT_REFUSED with a sentence. */
enum draft_done draft_commit(struct draft *draft, struct scenario *edited, int at);
enum draft_done draft_refuse(struct draft *draft, struct scenario *edited, const char *sentence);

/* The same document with the table that is seen as the given one, unless it is; *done says which. */
struct scenario *draft_edit_table(struct draft *draft, int *at, enum draft_done *done);

/* The last step of this kind that belongs to the position looked at, or -1. */
int draft_step_here(const struct draft *draft, enum step_kind kind);

/* The steps that belong to the position that is looked at begin here. */
int draft_run(const struct draft *draft);

#endif
