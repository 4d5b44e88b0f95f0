/* draft_private.h - what the files of the draft share. */
#pragma once

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
	struct format_error error; /* why the last edit was refused; "": it was not */
	char language[3];          /* of title, captions, shots */
};

/* The document to be edited; NULL, and draft->error, when out of memory. */
struct scenario *draft_edit(struct draft *draft);
/* Takes the edited document over and looks at it behind `at` steps; DRAFT_REFUSED with draft->error, which is there
 * already where it is NULL. */
enum draft_done draft_commit(struct draft *draft, struct scenario *edited, int at);
/* The same where the edit is fine; else it is dropped, for what draft->error says. */
enum draft_done draft_close(struct draft *draft, struct scenario *edited, bool fine, int at);
/* The same with one step more, before steps[here]. */
enum draft_done draft_put_step(struct draft *draft, struct scenario *edited, int here, struct json_t *step, int at);
enum draft_done draft_refuse(struct draft *draft, struct scenario *edited, const char *sentence);
/* The sentence for a number of what there is none: a seat, a tile, a value. */
extern const char draft_no_such[];

/* An edit of the table that is given; the table that is seen becomes it, unless it is.  The caller changes the
 * set-up and hands it over. */
struct table_edit {
	struct scenario *scenario; /* NULL: refused already */
	enum draft_done done;      /* which of both */
	int at;
};
struct table_edit table_begin(struct draft *draft);
enum draft_done table_end(struct draft *draft, const struct table_edit *edit);
void table_figure_remove(struct setup *setup, int index);

/* The steps that belong to the position that is looked at begin here. */
int draft_run(const struct draft *draft);
