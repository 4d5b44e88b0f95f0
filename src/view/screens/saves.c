/*
 * Saved games as cards: how the table looks, under which rules, who plays, when
 * it was played last.  Games that people have given a name stand apart from
 * those that only saved themselves.  A deleted one comes back until the screen
 * is left.
 */
#include <bastide/format.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/language.h"
#include "app/save.h"
#include "view/art/emblem.h"
#include "view/kit/form.h"
#include "view/kit/page.h"
#include "view/kit/thumb.h"
#include "view/screens/saves.h"
#include "view/screens/screens.h"

struct saves {
	struct form form;
	struct tile_art *art, *castle; /* each game's own tiles; the second only where it is needed */
	int count, named;              /* named: how many of them, which come first */
	struct save_entry *list;
	int order[SAVES_SHOWN_MAX];
	float scroll;
	int renaming; /* index into the list, or -1 */
	char title[SAVE_TITLE_SIZE];
	char away[FORMAT_PATH_SIZE], back[FORMAT_PATH_SIZE]; /* what was deleted last, and where it lay; "": nothing */
	char sentence[FORMAT_LINE_SIZE];
};

static void list_read(struct saves *view, struct host *host)
{
	free(view->list);
	view->list = NULL;
	view->count = host->home[0] ? save_list(host->tiles, host->home, SAVES_SHOWN_MAX, &view->list) : 0;
	view->named = 0;
	for (int i = 0; i < view->count; i++)
		if (view->list[i].title[0])
			view->order[view->named++] = i;
	for (int i = 0, at = view->named; i < view->count; i++)
		if (!view->list[i].title[0])
			view->order[at++] = i;
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

/* ---- words ---- */

static const char *file_of(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

static const char *names_of(struct ui *ui, const struct save_entry *save)
{
	const char *text = "";

	for (int i = 0; i < save->player_count; i++)
		text = draw_format(ui->draw, "%s%s%s", text, i ? ", " : "", save->names[i]);
	return text;
}

static const char *title_of(struct ui *ui, const struct save_entry *save)
{
	if (!save->readable)
		return draw_format(ui->draw, tr("%s is damaged"), file_of(save->path));
	return save->title[0] ? save->title : names_of(ui, save);
}

/* What is wrong with the file, without its name, which the card tells. */
static const char *damage_of(struct ui *ui, const struct save_entry *save)
{
	const char *rest = save->error;
	size_t length = strlen(save->path);
	int line = 0, column = 0, words = 0;

	if (strncmp(rest, save->path, length) != 0)
		return rest;
	rest += length;
	if (sscanf(rest, ":%d:%d: %n", &line, &column, &words) == 2 && words > 0)
		return draw_format(ui->draw, tr("line %d: %s"), line, rest + words);
	return rest + strspn(rest, ": ");
}

static const char *when_of(struct ui *ui, const struct save_entry *save)
{
	char when[40] = "";
	time_t time = (time_t)save->mtime;
	struct tm parts;

	if (localtime_r(&time, &parts))
		strftime(when, sizeof when, "%Y-%m-%d %H:%M", &parts);
	return draw_format(ui->draw, tr("%s · %d KB"), when, (int)((save->bytes + 1023) / 1024));
}

static const char *state_of(struct ui *ui, const struct save_entry *save)
{
	if (save->over)
		return tr("finished");
	return draw_format(ui->draw,
	                   trn("round %d · %d tile left", "round %d · %d tiles left", (unsigned long)save->tiles_left),
	                   save->round, save->tiles_left);
}

/* ---- a card ---- */

static void draw_table(struct saves *view, struct ui *ui, struct rect box, const struct save_entry *save)
{
	thumb_draw(ui, box,
	           &(struct thumb){.art = save->game == GAME_CASTLE ? view->castle : view->art,
	                           .tile_count = save->tile_count,
	                           .tiles = save->tiles,
	                           .most = 34});
}

/* Badges with what each has. */
static void draw_scores(struct ui *ui, struct rect line, const struct save_entry *save)
{
	struct text_style style = theme_text(&ui->theme, TYPE_SMALL);
	int d = ui_px(ui, 20), gap = ui_px(ui, 5);

	for (int seat = 0; seat < save->player_count; seat++) {
		const char *score = draw_format(ui->draw, "%d", (int)save->scores[seat]);
		int wide = text_width(ui_metrics(ui), &style, score);
		if (d + gap + wide > line.w)
			return;
		struct rect badge = rect_cut_left(&line, d);
		draw_badge(ui->draw, (float)badge.x + (float)d / 2, (float)line.y + (float)line.h / 2, (float)d,
		           save->colors[seat]);
		rect_cut_left(&line, gap);
		draw_text(ui->draw, rect_cut_left(&line, wide < line.w ? wide : line.w), ALIGN_LEFT, &style, score);
		rect_cut_left(&line, gap * 2);
	}
}

static void line_text(struct ui *ui, struct rect *column, const struct text_style *style, const char *text)
{
	struct rect line = rect_cut_top(column, style->line);

	draw_text(ui->draw, line, ALIGN_LEFT, style, text);
}

static void draw_words(struct ui *ui, struct rect in, const struct save_entry *save)
{
	struct text_style title = theme_text(&ui->theme, TYPE_NAME),
	                  small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	int lines = save->readable ? 5 : 3, gap = (in.h - title.line - (lines - 1) * small.line) / (lines + 1);

	title.bold = true;
	rect_cut_top(&in, gap > 0 ? gap : 0);
	line_text(ui, &in, &title, title_of(ui, save));
	rect_cut_top(&in, gap > 0 ? gap : 0);
	if (!save->readable) {
		line_text(ui, &in, &small, damage_of(ui, save));
		rect_cut_top(&in, gap > 0 ? gap : 0);
		line_text(ui, &in, &small, when_of(ui, save));
		return;
	}
	struct rect scores = rect_cut_top(&in, small.line);
	draw_scores(ui, scores, save);
	rect_cut_top(&in, gap > 0 ? gap : 0);
	line_text(ui, &in, &small, state_of(ui, save));
	rect_cut_top(&in, gap > 0 ? gap : 0);
	line_text(ui, &in, &small, draw_shorten(ui->draw, &small, save->rules, in.w));
	rect_cut_top(&in, gap > 0 ? gap : 0);
	line_text(ui, &in, &small, when_of(ui, save));
}

enum act { ACT_NONE, ACT_OPEN, ACT_RENAME, ACT_COPY, ACT_DELETE };

static enum act buttons(struct ui *ui, struct rect column, const struct save_entry *save, int i)
{
	const struct {
		const char *id, *tip;
		enum icon icon;
		enum act act;
	} three[] = {
	    {"saves.rename", tr("Rename (F2)"), ICON_PENCIL, ACT_RENAME},
	    {"saves.copy", tr("Copy"), ICON_COPY, ACT_COPY},
	    {"saves.delete", tr("Delete (Del)"), ICON_TRASH, ACT_DELETE},
	};
	int tall = column.h / 3;
	enum act act = ACT_NONE;

	for (int b = 0; b < 3; b++) {
		struct rect box = rect_cut_top(&column, tall);
		int side = tall < box.w ? tall : box.w;
		bool off = !save->readable && three[b].act != ACT_DELETE;
		if (icon_button(ui, ui_name_at(three[b].id, i), rect_center(box, side, side), three[b].icon,
		                three[b].tip, off))
			act = three[b].act;
	}
	return act;
}

static enum act card(struct saves *view, struct ui *ui, struct rect box, int i)
{
	const struct save_entry *save = &view->list[i];
	ui_id id = ui_name_at("open.row", i);
	struct ui_answer answer =
	    ui_item_round(ui, id, box, UI_FOCUS | (save->readable ? 0 : UI_DISABLED), 8 * ui->theme.scale);
	struct skin skin = theme_skin(&ui->theme, SKIN_CARD);
	bool mine = ui_has_focus(ui, id);

	if (!save->readable)
		ui_tip(ui, save->error);
	if (answer.hover)
		theme_skin_hovered(&ui->theme, &skin);
	draw_skin(ui->draw, box, &skin);
	if (answer.ring)
		ui_focus_ring(ui, box, 8 * ui->theme.scale);
	struct rect in = rect_inset(box, ui_px(ui, 10));
	draw_table(view, ui, rect_cut_left(&in, in.h * 6 / 5), save);
	rect_cut_left(&in, ui_px(ui, 14));
	enum act act = buttons(ui, rect_cut_right(&in, ui_px(ui, 34)), save, i);
	rect_cut_right(&in, ui_px(ui, 6));
	draw_words(ui, in, save);
	if (mine && save->readable && ui_key(ui, KEY_F2, 0))
		act = ACT_RENAME;
	if (mine && ui_key(ui, KEY_DELETE, 0))
		act = ACT_DELETE;
	return act != ACT_NONE ? act : answer.click && save->readable ? ACT_OPEN : ACT_NONE;
}

/* ---- what is done with it ---- */

static void act_on(struct saves *view, struct host *host, enum act act, int i)
{
	const struct save_entry *save = &view->list[i];
	char title[SAVE_TITLE_SIZE];
	struct session *session;

	switch (act) {
	case ACT_OPEN:
		session = save_open(host->tiles, host->home, save->path, -1, view->sentence);
		if (session)
			screen_push(host, host->routes->play(host, session));
		return;
	case ACT_RENAME:
		view->renaming = i;
		snprintf(view->title, sizeof view->title, "%s", save->title);
		return;
	case ACT_COPY:
		/* TRANSLATORS: the name of a copied game. */
		snprintf(title, sizeof title, tr("Copy: %.40s"), save->title[0] ? save->title : save->names[0]);
		save_copy(host->tiles, host->home, save->path, title, view->sentence, sizeof view->sentence);
		break;
	default:
		snprintf(view->back, sizeof view->back, "%s", save->path);
		if (!save_delete(host->home, save->path, view->away, view->sentence, sizeof view->sentence))
			view->away[0] = '\0';
		break;
	}
	list_renew(view, host, save->path);
}

static void undo_delete(struct saves *view, struct host *host)
{
	if (save_restore(view->away, view->back, view->sentence, sizeof view->sentence))
		view->away[0] = '\0';
	list_renew(view, host, view->back);
}

/* At the foot of the page as long as it can come back; cuts off what it needs. */
static void undo_bar(struct saves *view, struct ui *ui, struct host *host, struct rect *body)
{
	struct text_style style = theme_text(&ui->theme, TYPE_BODY);
	struct button undo = {.icon = ICON_UNDO, .label = tr("Bring it back"), .key = "Ctrl+Z"};

	if (!view->away[0])
		return;
	struct rect bar = rect_cut_bottom(body, ui_px(ui, theme_button_height(&ui->theme)));
	rect_cut_bottom(body, ui_px(ui, 8));
	struct rect right = rect_cut_right(&bar, button_width(ui, &undo));
	draw_text(ui->draw, bar, ALIGN_LEFT, &style, tr("A game was deleted."));
	if (button(ui, ui_name("saves.undo"), right, &undo) || ui_key(ui, 'z', MOD_CTRL))
		undo_delete(view, host);
}

/* A name for a game, in a sheet over the page. */
static void rename_sheet(struct saves *view, struct ui *ui, struct host *host)
{
	struct text_style head = theme_text(&ui->theme, TYPE_HEADING),
	                  small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	struct skin skin = theme_skin(&ui->theme, SKIN_DIALOG);
	struct button act = {.look = BUTTON_GO, .label = tr("Rename"), .key = tr("Enter")},
	              cancel = {.label = tr("Cancel")};
	const char *note = tr("A game without a name stands among those that save themselves.");
	int pad = ui_px(ui, 24), gap = ui_px(ui, 14), tall = ui_px(ui, theme_button_height(&ui->theme)),
	    width = ui_px(ui, 460);
	int words = text_block_height(ui_metrics(ui), &small, note, width - 2 * pad);
	struct rect window = {0, 0, ui->draw->w, ui->draw->h};
	struct rect box = rect_center(window, width, 2 * pad + head.line + 3 * gap + 2 * tall + words);

	ui_modal_begin(ui, ui_name("saves.title"));
	draw_fill(ui->draw, window, rgba(0x160D06, 0.55f));
	draw_skin(ui->draw, box, &skin);
	struct rect in = rect_inset(box, pad);
	draw_text(ui->draw, rect_cut_top(&in, head.line), ALIGN_LEFT, &head, tr("Name of the game"));
	rect_cut_top(&in, gap);
	bool enter = ui->input.kind == INPUT_KEY && ui->input.key == KEY_ENTER && !ui->input.mods &&
	             ui_has_focus(ui, ui_name("saves.title"));
	ui->used = ui->used || enter; /* the field would take it as "go on" */
	text_field(ui, ui_name("saves.title"), rect_cut_top(&in, tall), view->title, SAVE_TITLE_SIZE,
	           tr("Name of the game"));
	rect_cut_top(&in, gap / 2);
	draw_text_block(ui->draw, rect_cut_top(&in, words), ALIGN_LEFT, &small, note);
	struct rect foot = rect_cut_bottom(&in, tall), right = rect_cut_right(&foot, button_width(ui, &act));
	rect_cut_right(&foot, gap);
	bool leave = button(ui, ui_name("saves.cancel"), rect_cut_right(&foot, button_width(ui, &cancel)), &cancel);
	bool done = button(ui, ui_name("saves.named"), right, &act) || enter;
	leave = leave || ui_key(ui, KEY_ESCAPE, 0);
	ui_modal_end(ui);
	if (done && save_rename(host->tiles, view->list[view->renaming].path, view->title, view->sentence,
	                        sizeof view->sentence))
		list_renew(view, host, view->list[view->renaming].path);
	if (done || leave) {
		view->renaming = -1;
		ui->again = true;
	}
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

struct grid {
	int columns, gap, tall, head; /* head: of a heading */
};

static struct grid grid_of(struct ui *ui, int width)
{
	return (struct grid){.columns = width >= ui_px(ui, 800) ? 2 : 1,
	                     .gap = ui_px(ui, 12),
	                     .tall = ui_px(ui, ui->theme.compact ? 130 : 148),
	                     .head = ui_px(ui, 40)};
}

static int part_height(const struct grid *grid, int count)
{
	int rows = (count + grid->columns - 1) / grid->columns;

	return count ? grid->head + rows * (grid->tall + grid->gap) : 0;
}

/* The cards from `from` on under their heading; which was pressed for what. */
static enum act part(struct saves *view, struct ui *ui, struct rect *in, const char *title, int from, int to,
                     int *which)
{
	struct grid grid = grid_of(ui, in->w);
	struct text_style head = theme_text(&ui->theme, TYPE_SUBHEAD);
	int wide = (in->w - (grid.columns - 1) * grid.gap) / grid.columns;
	enum act done = ACT_NONE;

	if (from == to)
		return ACT_NONE;
	draw_text(ui->draw, rect_cut_top(in, grid.head), ALIGN_LEFT, &head, title);
	for (int i = from; i < to; i++) {
		int column = (i - from) % grid.columns, row = (i - from) / grid.columns;
		struct rect box = {in->x + column * (wide + grid.gap), in->y + row * (grid.tall + grid.gap), wide,
		                   grid.tall};
		enum act act = card(view, ui, box, view->order[i]);
		if (act != ACT_NONE)
			*which = view->order[i];
		done = act != ACT_NONE ? act : done;
	}
	rect_cut_top(in, part_height(&grid, to - from) - grid.head);
	return done;
}

static void layout(void *self, struct ui *ui, struct frame *frame)
{
	struct saves *view = self;
	ui_id id = ui_name("open.scroll");
	int pad = ui_px(ui, 8), width = page_body_width(ui, 1180) - 2 * pad - ui_px(ui, 16), which = -1;
	struct grid grid = grid_of(ui, width);
	int height = part_height(&grid, view->named) + part_height(&grid, view->count - view->named) + ui_px(ui, 16);
	int bar = view->away[0] ? ui_px(ui, theme_button_height(&ui->theme) + 8) : 0;
	struct page page =
	    page_begin(ui, view->art, tr("Open a game"), 1180, (view->count ? height : ui_px(ui, 140)) + bar);

	if (statistics_button(ui, page.head))
		screen_push(frame->host, stats_screen_create(frame->host));
	undo_bar(view, ui, frame->host, &page.body);
	if (!view->count)
		empty_note(ui, page.body);
	struct rect in = scroll_begin(ui, id, page.body, height, &view->scroll);
	in.x += pad;
	in.w = width;
	enum act act = part(view, ui, &in, tr("Games with a name"), 0, view->named, &which);
	enum act other = part(view, ui, &in, tr("Saved automatically"), view->named, view->count, &which);
	act = act != ACT_NONE ? act : other;
	scroll_end(ui, id, page.body, height, &view->scroll);
	if (view->sentence[0]) {
		struct dialog sorry = {.title = tr("That did not work"), .text = view->sentence, .safe = tr("Close")};
		if (dialog(ui, &sorry) != DIALOG_OPEN)
			view->sentence[0] = '\0';
	} else if (view->renaming >= 0) {
		rename_sheet(view, ui, frame->host);
	} else if (act != ACT_NONE) {
		act_on(view, frame->host, act, which);
	} else if (page.back) {
		screen_pop(frame->host);
	}
}

static void saves_enter(struct screen *screen, struct host *host, uint64_t now)
{
	struct saves *view = (struct saves *)screen;

	(void)now;
	list_read(view, host); /* a game may have been played since */
	for (int i = 0; i < view->count && !view->form.ui.focus; i++)
		if (view->list[view->order[i]].readable)
			ui_set_focus(&view->form.ui, ui_name_at("open.row", view->order[i]), true);
	if (!view->form.ui.focus)
		ui_set_focus(&view->form.ui, ui_name("page.back"), true);
}

static void saves_destroy(struct screen *screen)
{
	struct saves *view = (struct saves *)screen;

	tile_art_destroy(view->art);
	tile_art_destroy(view->castle);
	free(view->list);
	free(view);
}

struct screen *saves_screen_create(struct host *host)
{
	static const struct screen_kind kind = {.name = "open",
	                                        .destroy = saves_destroy,
	                                        .enter = saves_enter,
	                                        .input = form_input,
	                                        .wait = form_wait,
	                                        .build = form_build,
	                                        .widgets = form_widgets,
	                                        .need_w = UNITS_MIN_W,
	                                        .need_h = UNITS_MIN_H};
	struct saves *view = calloc(1, sizeof *view);
	const struct tile_set *castle = tile_set_of(host->tiles, GAME_CASTLE);

	if (!view)
		return NULL;
	form_init(&view->form, &kind, layout);
	view->renaming = -1;
	view->art = tile_art_create(host, host->tiles, 1, 0);
	view->castle = castle ? tile_art_create(host, castle, 1, 0) : NULL;
	if (host->home[0])
		save_forget(host->home);
	return &view->form.screen;
}
