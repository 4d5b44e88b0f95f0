#include "view/setup/screen.h"
#include "view/kit/routes.h"
#include "view/setup/setup.h"

#include <bastide/format.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/save.h"

/* ---- what a game brings to its set-up ---- */

static const struct {
	/* fills the column of its rules */
	void (*rules)(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect column);
} games[GAME_KINDS] = {
    [GAME_CARCASSONNE] = {setup_modules},
    [GAME_CASTLE] = {setup_castle},
};

void setup_choose_game(struct setup_view *view, enum game_kind game)
{
	view->seats = game == GAME_CASTLE && view->game != game ? view->count : view->seats;
	view->count = game != GAME_CASTLE && view->game == GAME_CASTLE && view->seats ? view->seats : view->count;
	view->game = game;
	if (view->count > setup_seats(view))
		view->count = setup_seats(view);
	if (view->settings.value[SETTING_FIRST_PLAYER] > view->count)
		view->settings.value[SETTING_FIRST_PLAYER] = 0;
}

/* ---- starting ---- */

/* The choices are offered again next time. */
static void remember(const struct setup_view *view, struct host *host)
{
	struct prefs *prefs = host->prefs;

	prefs->game = view->game;
	if (view->game == GAME_CARCASSONNE)
		prefs->player_count = view->count;
	for (int i = 0; i < PLAYERS_MAX; i++) {
		memcpy(prefs->names[i], view->names[i], SEAT_NAME_SIZE);
		prefs->colors[i] = (uint8_t)view->colors[i];
		snprintf(prefs->computers[i], COMPUTER_SIZE, "%s",
		         view->computers[i] >= 0 ? ai_character(view->computers[i])->name : "");
	}
	prefs->settings = view->settings;
	snprintf(prefs->book, sizeof prefs->book, "%s", rulebook_preset_id(view->preset));
	prefs->youngest = view->youngest;
	prefs->youngest_begins = view->youngest_begins;
	prefs->aids = view->aids;
	prefs->clock = view->clock;
	host->ops->prefs_changed(host);
}

/* `first`: the seat that the youngest has chosen, or -1. */
static void start(struct setup_view *view, struct host *host, int first)
{
	struct session_start begin;
	struct refusal refusal;

	setup_get(view, &begin);
	if (first >= 0)
		begin.setup.settings.value[SETTING_FIRST_PLAYER] = (uint8_t)(first + 1);
	begin.setup.seed = host->ops->random(host) >> 11;
	const struct tile_set *tiles = tile_set_of(host->tiles, view->game);
	struct session *session = session_create(tiles, &begin, &refusal);
	if (!session) {
		snprintf(view->refusal, sizeof view->refusal, "%s", refusal.text);
		return;
	}
	/* What cannot be written is said at the table, and tried again at every turn. */
	save_begin(session, host->home);
	remember(view, host);
	screen_reset(host, host->routes->play(host, session));
}

/* ---- layout ---- */

/* Which game: side by side in the head, right of the title, or of the way back where there is no room for a title. */
static int games_width(struct ui *ui)
{
	int width = 0;

	for (int i = 0; i < GAME_KINDS; i++)
		width += chip_width(ui, rulebook_game((enum game_kind)i)) + ui_px(ui, 8);
	return width;
}

static void game_chips(struct setup_view *view, struct ui *ui, struct rect *head)
{
	int tall = ui_px(ui, 38);

	for (int i = 0; i < GAME_KINDS; i++) {
		const char *name = rulebook_game((enum game_kind)i);
		struct rect box = rect_cut_left(head, chip_width(ui, name));

		if (chip(ui, ui_name_at("setup.game", i), rect_center(box, box.w, tall), name,
		         view->game == (enum game_kind)i, false) &&
		    view->game != (enum game_kind)i) {
			setup_choose_game(view, (enum game_kind)i);
			ui->again = true;
		}
		rect_cut_left(head, ui_px(ui, 8));
	}
}

static bool start_button(struct setup_view *view, struct ui *ui, struct rect box)
{
	/* The key is told only while it starts. */
	struct button go = {
	    .look = BUTTON_GO, .label = tr("Start the game"), .key = view->enter_elsewhere ? NULL : tr("Enter")};

	return button(ui, ui_name("setup.start"), box, &go);
}

static void separator(struct ui *ui, int x, struct rect body)
{
	draw_fill(ui->draw, rect_make(x, body.y + ui_px(ui, 16), ui_px(ui, 1), body.h - ui_px(ui, 32)),
	          rgba(COLOR_LINE, 0.8f));
}

static void columns(struct setup_view *view, struct ui *ui, struct frame *frame, struct page *page)
{
	struct rect body = page->body;
	int gap = ui_px(ui, ui->theme.compact ? 12 : 30), top = ui_px(ui, ui->theme.compact ? 10 : 18);
	int left = body.w * (ui->theme.compact ? 27 : 28) / 100, right = body.w * (ui->theme.compact ? 19 : 21) / 100;
	struct rect in = {body.x - ui_px(ui, 8), body.y + top, body.w + ui_px(ui, 16), body.h - top};

	setup_store_buttons(view, ui, frame->host, &page->head);
	setup_players(view, ui, frame->host, rect_cut_left(&in, left));
	separator(ui, in.x + gap / 2, body);
	rect_cut_left(&in, gap);
	struct rect aids = rect_cut_right(&in, right);
	separator(ui, in.x + in.w - gap / 2, body);
	rect_cut_right(&in, gap);
	games[view->game].rules(view, ui, frame, in);
	struct rect go = rect_cut_bottom(&aids, ui_px(ui, ui->theme.compact ? 58 : 76));
	struct rect inner = {go.x + ui_px(ui, 8), go.y, go.w - ui_px(ui, 16), go.h - ui_px(ui, 6)};
	rect_cut_bottom(&aids, ui_px(ui, 12));
	int tall = setup_summary(view, ui, tile_set_of(frame->host->tiles, view->game), inner, false);
	struct rect summary = rect_cut_bottom(&aids, tall);
	rect_cut_bottom(&aids, ui_px(ui, 10));
	setup_aids(view, ui, aids);
	summary.x = inner.x;
	summary.w = inner.w;
	setup_summary(view, ui, tile_set_of(frame->host->tiles, view->game), summary, true);
	if (start_button(view, ui, inner))
		view->start = true;
}

static const char *page_name(int i)
{
	const char *labels[SETUP_PAGES] = {tr("Players"), tr("Rules"), tr("Aids")};

	return labels[i];
}

static int tabs_width(struct ui *ui)
{
	int width = 0;

	for (int i = 0; i < SETUP_PAGES; i++)
		width += chip_width(ui, page_name(i)) + ui_px(ui, 8);
	return width;
}

static void page_tabs(struct setup_view *view, struct ui *ui, struct rect head)
{
	int gap = ui_px(ui, 8), x = head.x + head.w - tabs_width(ui), tall = ui_px(ui, 38);

	for (int i = 0; i < SETUP_PAGES; i++) {
		int w = chip_width(ui, page_name(i));
		if (chip(ui, ui_name_at("setup.page", i), rect_make(x, head.y + (head.h - tall) / 2, w, tall),
		         page_name(i), view->page == (enum setup_page)i, false))
			view->page = (enum setup_page)i;
		x += w + gap;
	}
}

static void pages(struct setup_view *view, struct ui *ui, struct frame *frame, struct page *page)
{
	struct rect body = page->body, foot = rect_cut_bottom(&body, ui_px(ui, 62));
	struct button go = {.look = BUTTON_GO, .label = tr("Start the game"), .key = tr("Enter")};
	struct button next = {.icon = ICON_FORWARD, .label = tr("Next")};

	page_tabs(view, ui, page->head);
	draw_fill(ui->draw, rect_make(foot.x, foot.y, foot.w, ui_px(ui, 1)), rgba(COLOR_LINE, 0.8f));
	struct rect in = {body.x - ui_px(ui, 8), body.y + ui_px(ui, 8), body.w + ui_px(ui, 16), body.h - ui_px(ui, 12)};
	const struct tile_set *castle = tile_set_of(frame->host->tiles, GAME_CASTLE);
	if (view->page == SETUP_PLAYERS) {
		setup_players(view, ui, frame->host, in);
		if (castle)
			setup_castle_below(view, ui, castle, in);
	} else if (view->page == SETUP_MODULES) {
		games[view->game].rules(view, ui, frame, in);
	} else {
		setup_aids(view, ui, in);
	}
	int tall = ui_px(ui, theme_button_height(&ui->theme) + 2);
	struct rect row = {foot.x, foot.y + ui_px(ui, 10), foot.w, tall};
	struct rect start_box = rect_cut_right(&row, button_width(ui, &go));
	rect_cut_right(&row, ui_px(ui, 10));
	if (view->page + 1 < SETUP_PAGES) {
		if (button(ui, ui_name("setup.next"), rect_cut_right(&row, button_width(ui, &next)), &next))
			view->page = (enum setup_page)(view->page + 1);
		rect_cut_right(&row, ui_px(ui, 16));
	}
	if (start_button(view, ui, start_box))
		view->start = true;
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	int changes = rulebook_difference(view->preset, &view->settings);
	const char *text = view->game == GAME_CARCASSONNE ? rulebook_preset(view->preset) : "";
	if (changes && text[0])
		text = draw_format(ui->draw, trn("%s, %d change", "%s, %d changes", (unsigned long)changes), text,
		                   changes);
	int h = text_block_height(ui_metrics(ui), &small, text, row.w);
	if (h > 2 * small.line)
		h = 2 * small.line;
	draw_text_block(ui->draw, rect_make(row.x, row.y + (row.h - h) / 2, row.w, h), ALIGN_LEFT, &small, text);
}

/* Does Enter belong to what has the focus?  To whatever the keys have led to, for the ring tells so: it is used there,
 * as everywhere else.  Whoever pressed something with the pointer has done with it. */
static bool enter_elsewhere(const struct ui *ui)
{
	return ui_editing(ui) || (ui->ring && ui->focus && !ui_has_focus(ui, ui_name("setup.start")));
}

/* Enter starts the game where nothing else waits for it; in a text field it goes on. */
static void enter_key(struct setup_view *view, struct ui *ui)
{
	if (ui->input.kind != INPUT_KEY || ui->input.key != KEY_ENTER || ui->input.mods || ui->popup.owner)
		return;
	if (ui_editing(ui)) {
		ui->used = true;
		ui_set_focus(ui, ui_next(&ui->items, ui->focus, 1), true);
		return;
	}
	if (!view->enter_elsewhere && ui_key(ui, KEY_ENTER, 0))
		view->start = true;
}

/* The title goes where the games, and what stands at the right, need its room. */
static const char *head_title(const struct setup_view *view, struct ui *ui)
{
	struct text_style style = theme_text(&ui->theme, TYPE_TITLE);
	struct button back = {.icon = ICON_BACK, .label = tr("Back"), .key = tr("Esc")};
	int right = ui->theme.small ? tabs_width(ui) : setup_store_width(ui);
	int room = page_body_width(ui, 1900) - button_width(ui, &back) - games_width(ui) - right - ui_px(ui, 48);

	return !view->vista || text_width(ui_metrics(ui), &style, tr("New game")) <= room ? tr("New game") : "";
}

static bool kept_game_below(const struct host *host)
{
	bool found = false;

	for (int i = 0; i < host->count; i++)
		found |= host->stack[i]->role == SCREEN_GAME && host->stack[i]->kept;
	return found;
}

static void layout(void *self, struct ui *ui, struct frame *frame)
{
	struct setup_view *view = self;

	view->start = false;
	view->waits = kept_game_below(frame->host);
	setup_fit_seats(view); /* whichever page is shown */
	if (view->rules_open) {
		if (!setup_rules(view, ui)) {
			view->rules_open = false;
			ui_set_focus(ui, ui_name("setup.rules"), ui->ring);
		}
		return;
	}
	view->enter_elsewhere = enter_elsewhere(ui);
	if (!view->refusal[0] && view->store.sheet == SHEET_NONE)
		enter_key(view, ui);
	/* Columns wider than this are harder to read, not easier. */
	struct page page = page_begin(ui, view->art, head_title(view, ui), 1900, ui_px(ui, 960));
	if (view->vista)
		game_chips(view, ui, &page.head);
	if (!ui->theme.small)
		view->castle_told = false;
	if (ui->theme.small)
		pages(view, ui, frame, &page);
	else
		columns(view, ui, frame, &page);
	int first = setup_store(view, ui, frame->host);
	if (view->refusal[0]) {
		struct dialog sorry = {
		    .title = tr("This game cannot be set up"), .text = view->refusal, .safe = tr("Close")};
		if (dialog(ui, &sorry) != DIALOG_OPEN)
			view->refusal[0] = '\0';
	} else if (view->start && view->youngest) {
		setup_store_open(view, frame->host, SHEET_YOUNGEST);
	} else if (view->start || first >= 0) {
		start(view, frame->host, first);
	} else if (page.back) {
		remember(view, frame->host); /* who goes back to look something up finds it as it was */
		screen_pop(frame->host);
	}
}

/* ---- the screen ---- */

static void setup_enter(struct screen *screen, struct host *host, uint64_t now)
{
	struct setup_view *view = (struct setup_view *)screen;

	(void)host;
	(void)now;
	ui_set_focus(&view->form.ui, ui_name("setup.start"), true);
}

static void setup_destroy(struct screen *screen)
{
	struct setup_view *view = (struct setup_view *)screen;

	setup_store_finish(&view->store);
	tile_art_destroy(view->art);
	vista_destroy(view->vista);
	free(view);
}

/* Colours of the preferences, made different where the file repeats one. */
static void colors_init(struct setup_view *view, const struct prefs *prefs)
{
	bool taken[COLOR_COUNT] = {false};

	for (int i = 0; i < PLAYERS_MAX; i++) {
		int color = prefs->colors[i] % COLOR_COUNT;
		for (int tries = 0; tries < COLOR_COUNT && taken[color]; tries++)
			color = (color + 1) % COLOR_COUNT;
		view->colors[i] = color;
		taken[color] = true;
	}
}

struct screen *setup_screen_create(struct host *host)
{
	static const struct screen_kind kind = {.name = "setup",
	                                        .destroy = setup_destroy,
	                                        .enter = setup_enter,
	                                        FORM_KIND,
	                                        .need_w = UNITS_MIN_W,
	                                        .need_h = UNITS_MIN_H};
	struct setup_view *view = calloc(1, sizeof *view);
	const struct prefs *prefs = host->prefs;

	if (!view)
		return NULL;
	form_init(&view->form, &kind, layout);
	const struct tile_set *castle = tile_set_of(host->tiles, GAME_CASTLE);
	view->vista = castle ? vista_create(host, castle) : NULL;
	view->art = tile_art_create(host, host->tiles, 1, 0);
	view->count = prefs->player_count < PLAYERS_MIN || prefs->player_count > PLAYERS_MAX ? 4 : prefs->player_count;
	for (int i = 0; i < PLAYERS_MAX; i++)
		memcpy(view->names[i], prefs->names[i], SEAT_NAME_SIZE);
	colors_init(view, prefs);
	for (int i = 0; i < PLAYERS_MAX; i++)
		view->computers[i] = ai_character_find(prefs->computers[i]);
	view->settings = prefs->settings;
	setup_choose_game(view, castle ? (enum game_kind)prefs->game : GAME_CARCASSONNE);
	view->youngest = prefs->youngest && !view->settings.value[SETTING_FIRST_PLAYER];
	view->youngest_begins = view->youngest && prefs->youngest_begins;
	view->aids = prefs->aids;
	view->clock = prefs->clock;
	view->preset = rulebook_preset_find(prefs->book, &view->settings);
	return &view->form.screen;
}

struct screen *setup_castle_screen_create(struct host *host)
{
	struct screen *screen = setup_screen_create(host);

	if (screen && tile_set_of(host->tiles, GAME_CASTLE))
		setup_choose_game((struct setup_view *)screen, GAME_CASTLE);
	return screen;
}

struct screen *setup_rules_screen_create(struct host *host)
{
	struct screen *screen = setup_screen_create(host);

	struct setup_view *view = (struct setup_view *)screen;

	if (view) {
		setup_choose_game(view, GAME_CARCASSONNE);
		view->rules_open = true;
	}
	return screen;
}
