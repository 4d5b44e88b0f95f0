#define _XOPEN_SOURCE 700
#include "screens.h"

#include "../home.h"

#include "view/play/screen.h"
#include "view/screens/screens.h"
#include "view/sheets/sheets.h"
#include "view/setup/screen.h"

#include <bastide/format.h>
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "app/save.h"
#include "view/kit/shelf.h"

static struct screen *menu(struct host *host) { return menu_screen_create(host, NULL); }

static struct screen *saves(struct host *host) { return open_screen_create(host, OPEN_SAVES); }

static struct screen *examples(struct host *host) { return open_screen_create(host, OPEN_EXAMPLES); }

static struct screen *lessons(struct host *host) { return open_screen_create(host, OPEN_LESSONS); }

static struct screen *editor(struct host *host) { return editor_table_create(host, GAME_CARCASSONNE); }

static const struct {
	const char *name;
	struct screen *(*create)(struct host *host);
} plain[] = {
    {"title", title_screen_create},
    {"setup", setup_screen_create},
    {"choices", setup_choices_screen_create},
    {"rules", setup_rules_screen_create},
    {"settings", settings_screen_create},
    {"help", help_screen_create},
    {"help-castle", help_castle_screen_create},
    {"menu", menu},
    {"editor", editor},
    {"components", components_screen_create},
    {"saves", saves},
    {"examples", examples},
    {"lessons", lessons},
};

static void scenario_path(const char *name, char path[FORMAT_PATH_SIZE])
{
	char relative[80];

	snprintf(relative, sizeof relative, "scenarios/%s.json", name);
	ck_assert_msg(data_path(relative, path), "there is no %s", relative);
}

struct screen *screens_create(struct host *host, const char *name)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE] = "";

	for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++) {
		if (!strcmp(plain[i].name, name))
			return plain[i].create(host);
	}
	scenario_path(name, path);
	struct screen *screen = play_lesson_create(host, path, error);
	ck_assert_msg(screen != NULL, "%s", error);
	return screen;
}

struct screen *screens_game(struct host *host, const char *name, int at)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE] = "";

	scenario_path(name, path);
	struct session *session = save_open(host->tiles, NULL, path, at, error);
	ck_assert_msg(session != NULL, "%s", error);
	struct screen *screen = play_screen_create(host, session);
	ck_assert_ptr_nonnull(screen);
	return screen;
}

struct screen *screens_written(struct host *host, const char *text, int at)
{
	char home[HOME_SIZE], path[80], error[FORMAT_LINE_SIZE] = "";

	home_make(home);
	snprintf(path, sizeof path, "%s/table.json", home);
	FILE *file = fopen(path, "w");
	ck_assert_ptr_nonnull(file);
	fputs(text, file);
	ck_assert_int_eq(fclose(file), 0);
	struct session *session = save_open(host->tiles, NULL, path, at, error);
	home_remove(home);
	ck_assert_msg(session != NULL, "%s", error);
	struct screen *screen = play_screen_create(host, session);
	ck_assert_ptr_nonnull(screen);
	return screen;
}

void screens_language(const char *code)
{
	language_set(code);
	ck_assert_msg((strcmp(code, "en") == 0) == (strcmp(tr("New game"), "New game") == 0), "%s", code);
}

int screens_example(struct host *host, const char *name)
{
	const struct example_list *list = shelf_list(host);

	for (int i = 0; i < list->count; i++)
		if (strcmp(list->items[i].name, name) == 0)
			return i;
	ck_abort_msg("there is no example %s", name);
	return -1;
}
