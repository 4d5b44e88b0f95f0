#include "view/kit/shelf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "view/kit/notice.h"
#include "view/kit/routes.h"

/* Before tiles are painted, which nobody wants until it is known which they are. */
enum { SHELF_URGENCY = 1 << 18 };

enum table_state { TABLE_UNREAD, TABLE_ASKED, TABLE_READ };

struct shelf {
	bool filled; /* in this language; "" is the system's */
	bool asked;  /* a worker reads the list */
	char language[16];
	unsigned number; /* a later list has another: who read for an earlier one comes too late */
	struct example_list *list;
	uint8_t *states; /* enum table_state by example */
	struct example_table *tables;
};

static const struct example_list nothing = {0};

static void shelf_empty(struct shelf *shelf)
{
	for (int i = 0; shelf->tables && i < shelf->list->count; i++)
		example_table_finish(&shelf->tables[i]);
	example_list_destroy(shelf->list);
	free(shelf->states);
	free(shelf->tables);
	shelf->list = NULL;
	shelf->states = NULL;
	shelf->tables = NULL;
}

/* Takes the list, which is read and speaks no language yet. */
static void shelf_fill(struct shelf *shelf, struct example_list *list)
{
	shelf->number++;
	shelf->filled = list != NULL; /* else it is tried again */
	snprintf(shelf->language, sizeof shelf->language, "%s", language_code());
	if (!list)
		return;
	example_list_speak(list);
	shelf->list = list;
	shelf->states = calloc((size_t)shelf->list->count + 1, sizeof *shelf->states);
	shelf->tables = calloc((size_t)shelf->list->count + 1, sizeof *shelf->tables);
	if (!shelf->states || !shelf->tables)
		shelf_empty(shelf);
}

static struct shelf *shelf_of(struct host *host)
{
	if (!host->shelf)
		host->shelf = calloc(1, sizeof *host->shelf);
	return host->shelf;
}

static bool shelf_holds(const struct shelf *shelf)
{
	return shelf->filled && strcmp(shelf->language, language_code()) == 0;
}

const struct example_list *shelf_list(struct host *host)
{
	struct shelf *shelf = shelf_of(host);

	if (shelf && !shelf_holds(shelf)) {
		shelf_empty(shelf);
		shelf_fill(shelf, example_list_read(host->home));
	}
	return shelf && shelf->list ? shelf->list : &nothing;
}

/* ---- reading while the table goes on ---- */

/* A worker reads the list, or how the table of one example looks. */
struct errand {
	struct host *host;
	unsigned number;             /* of the list that it follows */
	int index;                   /* of the example; -1: the list */
	char path[FORMAT_PATH_SIZE]; /* its file; where people keep theirs */
	const struct tile_set *tiles;
	struct example_list *list;
	struct example_table table;
};

static void errand_run(void *data)
{
	struct errand *errand = data;

	if (errand->index < 0)
		errand->list = example_list_read(errand->path);
	else
		example_table_read(errand->path, errand->tiles, &errand->table);
}

static void errand_done(void *data, struct host *host)
{
	struct errand *errand = data;
	struct shelf *shelf = errand->host->shelf;
	bool due = shelf && shelf->number == errand->number;

	(void)host;
	if (shelf && errand->index < 0)
		shelf->asked = false;
	if (errand->index >= 0 && due && shelf->list) {
		shelf->tables[errand->index] = errand->table;
		shelf->states[errand->index] = TABLE_READ;
	} else if (errand->index < 0 && due && !shelf_holds(shelf)) {
		shelf_empty(shelf);
		shelf_fill(shelf, errand->list);
	} else if (errand->index < 0) {
		example_list_destroy(errand->list);
	} else {
		example_table_finish(&errand->table);
	}
	free(errand);
}

/* False: there is no memory. */
static bool errand_send(struct host *host, int index, const char *path)
{
	struct errand *errand = calloc(1, sizeof *errand);

	if (!errand)
		return false;
	errand->host = host;
	errand->number = host->shelf->number;
	errand->index = index;
	errand->tiles = host->tiles;
	snprintf(errand->path, sizeof errand->path, "%s", path);
	host->ops->job(host,
	               &(struct job){.run = errand_run, .done = errand_done, .data = errand, .urgency = SHELF_URGENCY});
	return true;
}

/* The list if it is there; else a worker is asked, and it will be. */
static const struct example_list *shelf_list_soon(struct host *host)
{
	struct shelf *shelf = shelf_of(host);

	if (shelf && !shelf_holds(shelf) && !shelf->asked) {
		shelf->asked = true;
		if (!errand_send(host, -1, host->home))
			shelf->asked = false;
	}
	return shelf && shelf_holds(shelf) && shelf->list ? shelf->list : &nothing;
}

const struct example_table *shelf_table(struct host *host, int i)
{
	const struct example_list *list = shelf_list(host);
	struct shelf *shelf = host->shelf;

	if (i < list->count && shelf->states[i] == TABLE_READ)
		return &shelf->tables[i];
	if (i < list->count && shelf->states[i] == TABLE_UNREAD) {
		shelf->states[i] = TABLE_ASKED;
		if (!errand_send(host, i, list->items[i].path))
			shelf->states[i] = TABLE_UNREAD;
	}
	return NULL;
}

void shelf_renew(struct host *host)
{
	if (!host->shelf)
		return;
	host->shelf->filled = false;
	host->shelf->number++; /* what is being read comes too late */
}

void shelf_destroy(struct host *host)
{
	if (host->shelf)
		shelf_empty(host->shelf);
	free(host->shelf);
	host->shelf = NULL;
}

/* ---- by rule ---- */

bool shelf_shows(struct host *host, enum game_kind game, const char *rule)
{
	return example_for_rule(shelf_list_soon(host), game, rule) >= 0;
}

void shelf_show(struct host *host, enum game_kind game, const char *rule)
{
	const struct example_list *list = shelf_list(host);
	int found = example_for_rule(list, game, rule);
	char error[FORMAT_LINE_SIZE];
	struct screen *screen = found >= 0 ? play_example_create(host, list->items[found].path, error) : NULL;

	if (screen)
		screen_push_example(host, screen);
	else if (found >= 0)
		notice_stay(host, tr("This game cannot be opened"), error);
}
