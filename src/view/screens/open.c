/* Examples and lessons as lists; saved games are cards (saves.c). */
#include <bastide/format.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "view/screens/saves.h"
#include "view/screens/screens.h"
#include "app/folder.h"
#include "app/language.h"
#include "app/lesson.h"
#include "app/prefs.h"
#include "app/rulebook.h"
#include "app/save.h"
#include "view/art/figure.h"
#include "view/kit/form.h"
#include "view/kit/page.h"
#include "text/utf8.h"

/* An example as the list shows it. */
struct example {
	char path[FORMAT_PATH_SIZE];
	char title[80], caption[300], source[160];
	enum game_kind game;
	int lesson; /* its number, from 1; 0: none */
};

struct open_view {
	struct form form;
	struct tile_art *art;
	enum open_what what;
	int count;
	struct example *list;
	float scroll;
	char sentence[FORMAT_LINE_SIZE];
};

/* ---- finding ---- */

static int name_order(const void *a, const void *b)
{
	return strcmp(((const struct example *)a)->path, ((const struct example *)b)->path);
}

static bool example_read(struct example *example, const struct tile_set *tiles)
{
	struct format_error error;
	struct scenario *scenario = scenario_load(example->path, tiles, &error);

	if (!scenario)
		return false;
	utf8_copy(example->title, sizeof example->title, scenario->title);
	utf8_copy(example->caption, sizeof example->caption, scenario->caption);
	utf8_copy(example->source, sizeof example->source, scenario->source);
	example->game = (enum game_kind)scenario->setup.game;
	if (!example->title[0])
		utf8_copy(example->title, sizeof example->title, strrchr(example->path, '/') + 1);
	scenario_destroy(scenario);
	return true;
}

/* Adds what a folder of the data directory has. */
static void folder_find(struct open_view *view, struct host *host, const char *folder)
{
	char directory[FORMAT_PATH_SIZE];
	struct folder_file *files = NULL;
	int count = data_path(folder, directory) ? folder_list(directory, &files) : 0;
	struct example *list = count ? realloc(view->list, (size_t)(view->count + count) * sizeof *list) : NULL;

	view->list = list ? list : view->list;
	for (int i = 0; i < count && list; i++) {
		struct example *example = &list[view->count];
		bool lesson = !strncmp(files[i].name, "lesson-", 7);

		if (lesson != (view->what == OPEN_LESSONS))
			continue;
		memset(example, 0, sizeof *example);
		int length = snprintf(example->path, sizeof example->path, "%s/%s", directory, files[i].name);
		example->lesson = lesson_number_of(files[i].name);
		if (length < (int)sizeof example->path && example_read(example, host->tiles))
			view->count++;
	}
	free(files);
}

/* Of both games; those of The Castle have a folder of their own. */
static void examples_find(struct open_view *view, struct host *host)
{
	folder_find(view, host, "scenarios");
	folder_find(view, host, "scenarios/castle");
	if (view->count)
		qsort(view->list, (size_t)view->count, sizeof *view->list, name_order);
}

/* ---- rows ---- */

static int row_height(struct ui *ui) { return ui_px(ui, ui->theme.compact ? 56 : 66); }

static bool is_done(const struct example *lesson, const struct prefs *prefs)
{
	return lesson->lesson > 0 && prefs->lessons_done >> (lesson->lesson - 1) & 1;
}

static bool example_row(struct ui *ui, struct rect box, const struct example *example, int i, bool done)
{
	const char *source = example->source[0] ? example->source : NULL;
	struct row line = {.title = tr(example->title), .color = -1, .tip = source, .done = done};

	if (example->game != GAME_CARCASSONNE)
		line.title = draw_format(ui->draw, "%s · %s", rulebook_game(example->game), tr(example->title));
	line.detail = example->caption[0] ? tr(example->caption) : example->source;
	return row(ui, ui_name_at("open.row", i), box, &line);
}

/* ---- the screen ---- */

static void open_path(struct open_view *view, struct host *host, const char *path)
{
	if (view->what == OPEN_LESSONS) {
		struct screen *lesson = host->routes->lesson(host, path, view->sentence);
		if (lesson)
			screen_push(host, lesson);
		return;
	}
	struct session *session = save_open(host->tiles, host->home[0] ? host->home : NULL, path, -1, view->sentence);
	if (session)
		screen_push(host, host->routes->play(host, session));
}

static void empty_note(struct ui *ui, struct rect body)
{
	struct text_style style = theme_text_color(&ui->theme, TYPE_BODY, COLOR_INK2);

	rect_cut_top(&body, ui_px(ui, 30));
	draw_text_block(ui->draw, body, ALIGN_CENTER, &style, tr("There are no examples in the data directory."));
}

static void layout(void *self, struct ui *ui, struct frame *frame)
{
	struct open_view *view = self;
	const char *const titles[] = {"", tr("Examples"), tr("Lessons")};
	ui_id id = ui_name("open.scroll");
	int gap = ui_px(ui, 8), pad = ui_px(ui, 8), pitch = row_height(ui) + gap;
	int height = view->count * pitch + ui_px(ui, 24), chosen = -1;
	struct page page = page_begin(ui, view->art, titles[view->what], 1100, view->count ? height : ui_px(ui, 140));

	if (!view->count)
		empty_note(ui, page.body);
	struct rect in = scroll_begin(ui, id, page.body, height, &view->scroll);
	in.x += pad;
	in.w -= 2 * pad;
	rect_cut_top(&in, ui_px(ui, 14));
	for (int i = 0; i < view->count; i++) {
		struct rect box = rect_cut_top(&in, row_height(ui));
		bool pressed = example_row(ui, box, &view->list[i], i, is_done(&view->list[i], frame->host->prefs));
		if (pressed)
			chosen = i;
		rect_cut_top(&in, gap);
	}
	scroll_end(ui, id, page.body, height, &view->scroll);
	if (view->sentence[0]) {
		struct dialog sorry = {
		    .title = tr("This game cannot be opened"), .text = view->sentence, .safe = tr("Close")};
		if (dialog(ui, &sorry) != DIALOG_OPEN)
			view->sentence[0] = '\0';
	} else if (chosen >= 0) {
		open_path(view, frame->host, view->list[chosen].path);
	} else if (page.back) {
		screen_pop(frame->host);
	}
}

/* A lesson is followed by the next. */
static int first_row(const struct open_view *view, const struct host *host)
{
	int first = 0;

	if (view->what == OPEN_LESSONS)
		while (first + 1 < view->count && is_done(&view->list[first], host->prefs))
			first++;
	return first;
}

static void open_enter(struct screen *screen, struct host *host, uint64_t now)
{
	struct open_view *view = (struct open_view *)screen;

	int first = first_row(view, host);

	(void)now;
	if (first < view->count && (view->what == OPEN_LESSONS || !view->form.ui.focus))
		ui_set_focus(&view->form.ui, ui_name_at("open.row", first), true);
	else if (!view->form.ui.focus)
		ui_set_focus(&view->form.ui, ui_name("page.back"), true);
}

static void open_destroy(struct screen *screen)
{
	struct open_view *view = (struct open_view *)screen;

	tile_art_destroy(view->art);
	free(view->list);
	free(view);
}

struct screen *open_screen_create(struct host *host, enum open_what what)
{
	static const struct screen_kind kind = {.name = "open",
	                                        .destroy = open_destroy,
	                                        .enter = open_enter,
	                                        .input = form_input,
	                                        .wait = form_wait,
	                                        .build = form_build,
	                                        .widgets = form_widgets};
	struct open_view *view = what == OPEN_SAVES ? NULL : calloc(1, sizeof *view);

	if (what == OPEN_SAVES)
		return saves_screen_create(host);
	if (!view)
		return NULL;
	form_init(&view->form, &kind, layout);
	view->what = what;
	view->art = tile_art_create(host, host->tiles, 1, 0);
	examples_find(view, host);
	return &view->form.screen;
}
