/* Saved games as cards: how the table looks, under which rules, who plays, when
 * it was played last.  Games that people have given a name stand apart from
 * those that only saved themselves, and what was begun in an example apart from both.  Deleting asks, for the next
 * click may fall on another card than it was meant for; the last ones deleted come back, one by one. */
#include <bastide/format.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "app/save.h"
#include "view/kit/form.h"
#include "view/kit/page.h"
#include "view/screens/saves.h"
#include "view/screens/screens.h"
#include "view/table/board.h"

/* Those that people named, games, what somebody played on from an example. */
enum { PART_NAMED, PART_GAMES, PART_EXAMPLES, PARTS };

struct saves {
	struct form form;
	struct board *castle;    /* The Castle is known by its wall; NULL: there is no such game */
	int count, parts[PARTS]; /* of all, and of each part */
	int entered[PARTS];      /* the parts when the screen was entered: the panel keeps that size */
	struct save_entry *list;
	int order[SAVES_SHOWN_MAX];
	float scroll;
	int renaming; /* index into the list, or -1 */
	char title[SAVE_TITLE_SIZE];
	int deleting;                    /* asked whether this one goes: index into the list, or -1 */
	int deleted;                     /* in this visit, and not brought back */
	char away[FORMAT_PATH_SIZE];     /* what was deleted last and can come back; "": nothing */
	char sentence[FORMAT_LINE_SIZE]; /* why something did not work, "" */
	const char *sorry;               /* what did not, untranslated */
};

static int part_of(const struct save_entry *save)
{
	return save->title[0] ? PART_NAMED : save->example ? PART_EXAMPLES : PART_GAMES;
}

static void list_read(struct saves *view, struct host *host)
{
	free(view->list);
	view->list = NULL;
	view->count = host->home[0] ? save_list(host->tiles, host->home, SAVES_SHOWN_MAX, &view->list) : 0;
	memset(view->parts, 0, sizeof view->parts);
	for (int part = 0, at = 0; part < PARTS; part++)
		for (int i = 0; i < view->count; i++)
			if (part_of(&view->list[i]) == part) {
				view->order[at++] = i;
				view->parts[part]++;
			}
}

/* The list anew, the focus on the game of this file, or on the first. */
static void list_renew(struct saves *view, struct host *host, const char *path)
{
	char wanted[FORMAT_PATH_SIZE];
	ui_id focus = 0;

	snprintf(wanted, sizeof wanted, "%s", path);
	list_read(view, host);
	for (int i = 0; i < view->count; i++) {
		const struct save_entry *save = &view->list[view->order[i]];
		if (save->readable && (!focus || strcmp(save->path, wanted) == 0))
			focus = ui_name_at("open.row", view->order[i]);
	}
	ui_set_focus(&view->form.ui, focus ? focus : ui_name("page.back"), view->form.ui.ring);
	view->form.ui.again = true;
}

/* ---- what is done with it ---- */

/* Keeps what is wrong, and what did not work, until it was read; all is well where that is NULL. */
static bool done(struct saves *view, const char *sorry, const char *wrong)
{
	snprintf(view->sentence, sizeof view->sentence, "%s", wrong ? wrong : "");
	view->sorry = sorry;
	return !wrong;
}

static void act_on(struct saves *view, struct host *host, enum save_act act, int i)
{
	const struct save_entry *save = &view->list[i];
	char title[SAVE_TITLE_SIZE];
	struct session *session;
	switch (act) {
	case SAVE_OPEN:
		view->sorry = N_("This game cannot be opened");
		session = save_open(host->tiles, host->home, save->path, -1, view->sentence);
		if (session)
			screen_push(host, play_screen_create(host, session));
		else
			snprintf(view->sentence, sizeof view->sentence, "%s",
			         save_explained(save->path, view->sentence));
		return;
	case SAVE_RENAME:
		view->renaming = i;
		snprintf(view->title, sizeof view->title, "%s", save->title);
		return;
	case SAVE_COPY:
		save_copy_title(save, title);
		done(view, N_("This game was not copied"), save_copy(host->tiles, host->home, save->path, title));
		break;
	default:
		view->deleting = i;
		return;
	}
	list_renew(view, host, save->path);
}

static void delete_sheet(struct saves *view, struct ui *ui, struct host *host)
{
	const struct save_entry *save = &view->list[view->deleting];
	enum dialog_answer answer = form_delete(ui, save_title(ui, save), tr("It can be brought back."));

	if (answer == DIALOG_OPEN)
		return;
	view->deleting = -1;
	if (answer == DIALOG_ACT) {
		view->deleted += done(view, N_("This game was not deleted"), save_delete(host->home, save->path));
		save_deleted(host->home, view->away);
		list_renew(view, host, save->path);
	}
	ui->again = true;
}

static void undo_delete(struct saves *view, struct host *host)
{
	char path[FORMAT_PATH_SIZE];

	if (done(view, N_("This game did not come back"), save_restore(host->home, view->away, path)) &&
	    view->deleted > 0)
		view->deleted--;
	save_deleted(host->home, view->away);
	list_renew(view, host, path);
}

/* At the foot of the page as long as one can come back, else where the games lie; cuts off what it needs. */
static void undo_bar(struct saves *view, struct ui *ui, struct host *host, struct rect *body)
{
	struct text_style style = theme_text(&ui->theme, TYPE_BODY);
	struct button undo = {.icon = ICON_UNDO, .label = tr("Bring it back"), .key = "Ctrl+Z"};

	struct rect bar = rect_part_bottom(body, ui_px(ui, theme_button_height(&ui->theme)), ui_px(ui, 8));
	if (!view->away[0]) {
		struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
		if (host->home[0])
			draw_text(ui->draw, bar, ALIGN_LEFT, &small,
			          draw_shorten_middle(ui->draw, &small,
			                              draw_format(ui->draw, tr("Games lie as files in %s"),
			                                          draw_format(ui->draw, "%s/saves", host->home)),
			                              bar.w));
		return;
	}
	struct rect right = rect_cut_right(&bar, button_width(ui, &undo));
	draw_text(ui->draw, bar, ALIGN_LEFT, &style,
	          view->deleted ? tr("A game was deleted.") : tr("A deleted game can still come back."));
	/* Not under a sheet, which speaks of a game by its place in the list. */
	bool free = view->deleting < 0 && view->renaming < 0 && !view->sentence[0];
	if (button(ui, ui_name("saves.undo"), right, &undo) || (free && ui_key(ui, 'z', MOD_CTRL)))
		undo_delete(view, host);
}

static void rename_sheet(struct saves *view, struct ui *ui, struct host *host)
{
	struct name_sheet sheet = {.title = tr("Name of the game"),
	                           .note = tr("A game without a name stands among those that save themselves."),
	                           .act = tr("Rename")};
	enum dialog_answer answer = name_sheet(ui, &sheet, view->title, SAVE_TITLE_SIZE);

	if (answer == DIALOG_OPEN)
		return;
	if (answer == DIALOG_ACT && done(view, N_("This game was not renamed"),
	                                 save_rename(host->tiles, view->list[view->renaming].path, view->title)))
		list_renew(view, host, view->list[view->renaming].path);
	view->renaming = -1;
	ui->again = true;
}

/* ---- the screen ---- */

static void empty_note(struct ui *ui, struct rect body)
{
	struct text_style style = theme_text_color(&ui->theme, TYPE_BODY, COLOR_INK2);

	rect_cut_top(&body, ui_px(ui, 30));
	draw_text_block(ui->draw, body, ALIGN_CENTER, &style,
	                tr("There is no saved game yet. Every game saves itself after each turn."));
}

static bool statistics_button(struct ui *ui, struct rect head)
{
	struct button what = {.icon = ICON_CROWN, .label = tr("Statistics")};
	int tall = ui_px(ui, theme_button_height(&ui->theme));

	head = rect_cut_right(&head, button_width(ui, &what));
	return button(ui, ui_name("open.statistics"), rect_center(head, head.w, tall), &what);
}

static struct page_grid grid_of(struct ui *ui, int width)
{
	return (struct page_grid){.columns = width >= ui_px(ui, 800) ? 2 : 1,
	                          .gap = ui_px(ui, 12),
	                          .tall = ui_px(ui, ui->theme.compact ? 130 : 148),
	                          .head = ui_px(ui, 40)};
}

/* The cards from `from` on under their heading; which was pressed for what. */
static enum save_act part(struct saves *view, struct ui *ui, struct rect *in, const char *title, int from, int to,
                          int *which)
{
	struct page_grid grid = grid_of(ui, in->w);
	struct rect all = page_grid(ui, in, &grid, title, to - from);
	enum save_act done = SAVE_NONE;

	for (int i = from; i < to; i++) {
		struct rect box = rect_cell(all, grid.columns, grid.gap, grid.tall, i - from);
		const struct save_entry *save = &view->list[view->order[i]];
		enum save_act act = save_card(ui, box, view->form.art, save->game == GAME_CASTLE ? view->castle : NULL,
		                              save, view->order[i]);
		if (act != SAVE_NONE)
			*which = view->order[i];
		done = act != SAVE_NONE ? act : done;
	}
	return done;
}

/* As much as the games took that were there at first, with room for another: whatever becomes of them, the panel stays
 * where it is, and with it what lies under the pointer. */
static int page_height(const struct saves *view, struct ui *ui, const struct page_grid *grid)
{
	int tall = page_grid_height(grid, 1) + ui_px(ui, 16) + ui_px(ui, theme_button_height(&ui->theme) + 8);

	for (int part = 0; part < PARTS; part++)
		tall += page_grid_height(grid, view->entered[part]);
	return tall;
}

static void layout(void *self, struct ui *ui, struct frame *frame)
{
	struct saves *view = self;
	ui_id id = ui_name("open.scroll");
	int pad = ui_px(ui, 8), width = page_body_width(ui, 1180) - 2 * pad - ui_px(ui, 16), which = -1;
	struct page_grid grid = grid_of(ui, width);
	struct page page = page_begin(ui, view->form.art, tr("Open a game"), 1180, page_height(view, ui, &grid));

	if (statistics_button(ui, page.head))
		screen_push(frame->host, stats_screen_create(frame->host));
	undo_bar(view, ui, frame->host, &page.body);
	if (!view->count)
		empty_note(ui, page.body);
	struct rect in = column_begin(ui, id, page.body, &view->scroll);
	in = rect_make(in.x + pad, in.y, width, in.h);
	const char *const titles[PARTS] = {tr("Games with a name"), tr("Saved automatically"),
	                                   tr("Played on from an example")};
	enum save_act act = SAVE_NONE;
	for (int i = 0, from = 0; i < PARTS; from += view->parts[i++]) {
		enum save_act done = part(view, ui, &in, titles[i], from, from + view->parts[i], &which);
		act = act != SAVE_NONE ? act : done;
	}
	rect_cut_top(&in, ui_px(ui, 16));
	column_end(ui, id, page.body, &in, &view->scroll);
	if (form_sorry(ui, view->sentence[0] ? tr(view->sorry) : "", view->sentence))
		return;
	if (view->renaming >= 0)
		rename_sheet(view, ui, frame->host);
	else if (view->deleting >= 0)
		delete_sheet(view, ui, frame->host);
	else if (act != SAVE_NONE)
		act_on(view, frame->host, act, which);
	else if (page.back)
		screen_pop(frame->host);
}

static void saves_enter(struct screen *screen, struct host *host, uint64_t now)
{
	struct saves *view = (struct saves *)screen;

	(void)now;
	list_read(view, host); /* a game may have been played since */
	memcpy(view->entered, view->parts, sizeof view->entered);
	for (int i = 0; i < view->count && !view->form.ui.focus; i++)
		if (view->list[view->order[i]].readable)
			ui_set_focus(&view->form.ui, ui_name_at("open.row", view->order[i]), true);
	if (!view->form.ui.focus)
		ui_set_focus(&view->form.ui, ui_name("page.back"), true);
}

static void saves_destroy(struct screen *screen)
{
	struct saves *view = (struct saves *)screen;

	board_destroy(view->castle);
	free(view->list);
	form_destroy(screen);
}

struct screen *saves_screen_create(struct host *host)
{
	static const struct screen_kind kind = {
	    .name = "saves", .destroy = saves_destroy, .enter = saves_enter, FORM_KIND, .need_w = 660, .need_h = 380};
	struct saves *view = form_create(sizeof *view, host, &kind, layout);
	const struct tile_set *castle = tile_set_of(host->tiles, GAME_CASTLE);

	if (!view)
		return NULL;
	view->renaming = view->deleting = -1;
	view->castle = castle ? board_create(host, castle, 1) : NULL;
	if (host->home[0]) {
		save_forget(host->home);
		save_deleted(host->home, view->away);
	}
	return &view->form.screen;
}
