/* shelf.h - the examples as all screens share them: the list, read when first asked for, and how each one's table
 * looks, read by a worker when a card comes into sight and kept from then on. */
#pragma once

#include "app/example.h"
#include "view/host/host.h"

/* In the language spoken; never NULL, but empty without memory or data.  Pointers into it hold until the language
 * changes, or shelf_renew(). */
const struct example_list *shelf_list(struct host *host);
/* The player has written one: the list is read again when it is next asked for. */
void shelf_renew(struct host *host);

/* The table of the i-th: NULL as long as it is not read; the worker is asked. Not `there` where it cannot be. */
const struct example_table *shelf_table(struct host *host, int i);

/* Is there an example of this rule of this game?  As long as the list is not read there is none: a worker is asked, so
 * that the table need not wait for hundreds of files.  Shows it: its table to look through, on top of all. */
bool shelf_shows(struct host *host, enum game_kind game, const char *rule);
void shelf_show(struct host *host, enum game_kind game, const char *rule);

/* For who owns the host, when no job is open any more. */
void shelf_destroy(struct host *host);
