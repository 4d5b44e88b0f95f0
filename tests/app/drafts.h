/* drafts.h - a draft to be edited, for the tests of it; edits in short. */
#ifndef BASTIDE_TESTS_DRAFTS_H
#define BASTIDE_TESTS_DRAFTS_H

#include "app/draft.h"

extern struct draft *draft;
extern struct format_error wrong;

void begin(enum game_kind game);
/* For each test, within home_begin() and home_end(): an empty table of Carcassonne. */
void land_begin(void);
void draft_end_test(void);

int type_of(const char *id);
struct cell at(int x, int y);
struct spot on(const char *text); /* "city:N" */
enum draft_done lay(const char *id, int x, int y, int rotation);
enum draft_done put(int seat, int x, int y, const char *spot);
enum draft_done play(const char *text);

char *document(void);               /* as a file; for free() */
void expect_document(char *wanted); /* frees it */
/* A refusal has a sentence with this in it, and has changed nothing. */
void refused(enum draft_done done, char *before, const char *part);
#define REFUSED(edit, part)                                                                                            \
	do {                                                                                                           \
		char *before = document();                                                                             \
		refused(edit, before, part);                                                                           \
	} while (0)

#endif
