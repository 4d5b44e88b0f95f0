#include "view/setup/screen.h"
#include "view/kit/narrate.h"
#include "view/kit/routes.h"
#include "view/kit/character.h"
#include "view/setup/setup.h"

#include <stdio.h>
#include <string.h>

#include "app/save.h"

void setup_choose_game(struct setup_view *view, enum game_kind game)
{
	view->seats = game == GAME_CASTLE && view->choices.game != game ? view->choices.count : view->seats;
	view->choices.count =
	    game != GAME_CASTLE && view->choices.game == GAME_CASTLE && view->seats ? view->seats : view->choices.count;
	view->choices.game = game;
	if (view->choices.count > setup_seats(view))
		view->choices.count = setup_seats(view);
	if (view->choices.settings.value[SETTING_FIRST_PLAYER] > view->choices.count)
		view->choices.settings.value[SETTING_FIRST_PLAYER] = 0;
}

/* ---- starting ---- */

/* The choices are offered again next time. */
static void remember(const struct setup_view *view, struct host *host)
{
	int count = host->prefs->choices.count;

	host->prefs->choices = view->choices;
	if (view->choices.game == GAME_CASTLE) /* always two */
		host->prefs->choices.count = count;
	host->ops->prefs_changed(host);
}

/* `first`: the seat that the youngest has chosen, or -1. */
static void start(struct setup_view *view, struct host *host, int first)
{
	struct choices choices = view->choices;
	struct format_error error;

	if (first >= 0)
		choices.settings.value[SETTING_FIRST_PLAYER] = (uint8_t)(first + 1);
	const struct tile_set *tiles = tile_set_of(host->tiles, choices.game);
	struct session *session =
	    session_create(choices_scenario(&choices, tiles, host->ops->random(host) >> 11), &error);
	if (!session) {
		snprintf(view->refusal, sizeof view->refusal, "%s", error.text);
		return;
	}
	/* What cannot be written is said at the table, and tried again at every turn. */
	save_begin(session, host->home);
	remember(view, host);
	screen_reset(host, play_screen_create(host, session));
}

/* ---- layout ---- */

/* Which game: side by side in the head, right of the title, or of the way back where there is no room for a title. */
static int games_width(struct ui *ui)
{
	int width = 0;

	for (int i = 0; i < GAME_KINDS; i++)
		width += chip_width(ui, rulebook_game((enum game_kind)i)) + 2 * ui_px(ui, 8);
	return width;
}

static void game_chips(struct setup_view *view, struct ui *ui, struct rect *head)
{
	int tall = ui_px(ui, 38);

	for (int i = 0; i < GAME_KINDS; i++) {
		const char *name = rulebook_game((enum game_kind)i);
		struct rect box = rect_cut_left(head, chip_width(ui, name) + ui_px(ui, 8));

		if (tab(ui, ui_name_at("setup.game", i), rect_center(box, box.w, tall), name,
		        view->choices.game == (enum game_kind)i, true)) {
			setup_choose_game(view, (enum game_kind)i);
			ui->again = true;
		}
		rect_cut_left(head, ui_px(ui, 8));
	}
}

struct rect setup_column_begin(struct setup_view *view, struct ui *ui, struct rect box)
{
	struct rect column = column_begin(ui, ui_name_at("setup.column", (int)view->page), box, &view->scroll);

	/* Focus rings reach a little beyond their widgets. */
	return rect_make(column.x + ui_px(ui, 8), column.y, column.w - ui_px(ui, 16), column.h);
}

void setup_column_end(struct setup_view *view, struct ui *ui, struct rect box, const struct rect *column)
{
	column_end(ui, ui_name_at("setup.column", (int)view->page), box, column, &view->scroll);
}

/* A page opens at its top. */
static void page_open(struct setup_view *view, struct ui *ui, enum setup_page page)
{
	view->page = page;
	view->scroll = 0;
	ui->again = true;
}

/* One page at a time, and so one column that scrolls. */
static void page_chips(struct setup_view *view, struct ui *ui, struct rect *head)
{
	const char *labels[SETUP_PAGES] = {NULL, tr("Rules"), tr("Aids")};
	int tall = ui_px(ui, 38);

	for (int i = SETUP_PAGES - 1; i > SETUP_SCENE; i--) {
		int w = chip_width(ui, labels[i]);

		if (tab(ui, ui_name_at("setup.page", i), rect_center(rect_part_right(head, w, ui_px(ui, 8)), w, tall),
		        labels[i], view->page == (enum setup_page)i, false))
			page_open(view, ui, (enum setup_page)i);
	}
}

static void more(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect body)
{
	if (view->page == SETUP_AIDS)
		setup_aids(view, ui, frame->host, body);
	else if (view->choices.game == GAME_CASTLE)
		setup_castle(view, ui, frame, body);
	else
		setup_modules(view, ui, frame, body);
}

/* The pages behind the first one. */
static const char *choices_name(const struct setup_view *view)
{
	return view->choices.game == GAME_CASTLE ? tr("More choices") : tr("Expansions and rules");
}

/* What it will be, the way to more choices, and Start: on every page at the same place. */
static void foot(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect row)
{
	const struct tile_set *tiles = tile_set_of(frame->host->tiles, view->choices.game);
	/* The key is told only while it starts. */
	struct button go = {.look = BUTTON_GO,
	                    .label = tr("Start the game"),
	                    .key = view->enter_elsewhere ? tr("Ctrl+Enter") : tr("Enter")};
	struct button choices = {.look = BUTTON_BRASS, .label = choices_name(view)};
	bool scene = view->page == SETUP_SCENE;
	struct text_style size = theme_text_color(&ui->theme, TYPE_BUTTON, scene ? COLOR_CREAM : COLOR_INK),
	                  small = theme_text_color(&ui->theme, TYPE_SMALL, scene ? 0xE9D3A6 : COLOR_INK2);

	if (scene) /* the table's front */
		room_beam(ui, rect_make(0, row.y, ui->draw->w, ui->draw->h - row.y));
	else
		draw_fill(ui->draw, rect_make(row.x, row.y, row.w, ui_px(ui, 1)), rgba(COLOR_LINE, 0.8f));
	row = rect_center(row, row.w, ui_px(ui, theme_button_height(&ui->theme)));
	struct button widest = go;
	widest.key = tr("Ctrl+Enter");
	struct rect start_box = rect_part_right(&row, button_width(ui, &widest), ui_px(ui, 10));
	if (view->page == SETUP_SCENE) {
		if (button(ui, ui_name("setup.more"), rect_part_right(&row, button_width(ui, &choices), ui_px(ui, 16)),
		           &choices)) {
			page_open(view, ui, SETUP_RULES);
			ui_set_focus(ui, ui_name_at("setup.page", SETUP_RULES), ui->ring);
		}
	}
	if (button(ui, ui_name("setup.start"), start_box, &go))
		view->start = true;
	const char *about = setup_remarks(view, ui, tiles, true);
	int tall = size.line + text_block_height(ui_metrics(ui), &small, about, row.w);
	if (tall > row.h + small.line) { /* without the names of boxes */
		about = setup_remarks(view, ui, tiles, false);
		tall = size.line + text_block_height(ui_metrics(ui), &small, about, row.w);
	}
	if (tall > row.h + small.line) { /* rather less than cut */
		about = "";
		tall = size.line;
	}
	struct rect words = rect_center(row, row.w, tall);
	draw_text(ui->draw, rect_cut_top(&words, size.line), ALIGN_LEFT, &size,
	          setup_size(view, ui, tiles, &size, row.w));
	draw_text_block(ui->draw, words, ALIGN_LEFT, &small, about);
}

/* Does Enter belong to what has the focus?  To whatever the keys have led to, as everywhere else.  Whoever pressed
 * something with the pointer has done with it. */
static bool enter_elsewhere(const struct ui *ui)
{
	return ui_editing(ui) || ui_enter_elsewhere(ui, ui_name("setup.start"));
}

/* From everywhere, whatever has the focus; in a sheet over the scene, too. */
static bool starts_now(struct ui *ui)
{
	const struct input *in = &ui->input;
	bool now = in->kind == INPUT_KEY && in->key == KEY_ENTER && in->mods == MOD_CTRL && !in->repeat && !ui->used;

	ui->used = ui->used || now;
	return now;
}

/* Enter starts the game where nothing else waits for it; in a name it goes on, as Tab does, and Esc goes back to the
 * figure. */
static void field_keys(struct setup_view *view, struct ui *ui)
{
	bool key = ui->input.kind == INPUT_KEY && !ui->input.mods && !ui->popup.owner;

	if (key && ui_editing(ui) && (ui->input.key == KEY_ENTER || ui->input.key == KEY_ESCAPE)) {
		ui->used = true;
		ui_set_focus(ui, ui_next(&ui->items, ui->focus, ui->input.key == KEY_ENTER ? 1 : -1), true);
	} else if (key && !view->enter_elsewhere && ui_key(ui, KEY_ENTER, 0)) {
		view->start = true;
	}
}

/* Behind the scene Up and Down skip nothing that stands aside or is out of sight: what Tab leads to is next where it
 * lies between, and Start comes last. */
static void page_keys(struct ui *ui)
{
	const struct input *in = &ui->input;
	int way = (in->key == KEY_DOWN) - (in->key == KEY_UP);
	const struct ui_item *from = ui_item_find(&ui->items, ui->focus),
	                     *ahead = ui_item_find(&ui->items, ui_toward(&ui->items, ui->focus, 0, way)),
	                     *next = ui_item_find(&ui->items, ui_next(&ui->items, ui->focus, way));

	if (in->kind != INPUT_KEY || !way || in->mods || ui->used || ui->popup.owner || !from || !ahead || !next)
		return;
	bool last = from->id == ui_name("setup.start"); /* up from it leads back to what led down to it */
	if (last && way > 0)
		return;
	const struct ui_item *upper = way > 0 ? from : next, *lower = way > 0 ? next : from;
	bool row = upper->full.y + upper->full.h <= lower->full.y;
	bool between = row && way > 0 && next->full.y + next->full.h <= ahead->full.y;
	bool leaves =
	    way > 0 ? ahead->id == ui_name("setup.start") : row && next->flags & UI_ROW && !(ahead->flags & UI_ROW);
	if (!between && !leaves && !last)
		return;
	ui->used = true;
	ui_set_focus(ui, next->id, true);
}

/* The title goes where the games, and what stands at the right, need its room. */
static const char *head_title(const struct setup_view *view, struct ui *ui)
{
	struct text_style style = page_title(ui);
	struct button back = {.icon = ICON_BACK, .label = tr("Back"), .key = tr("Esc")};
	const char *title = view->page == SETUP_SCENE ? tr("New game") : choices_name(view);
	int games_room = view->vista && view->page == SETUP_SCENE ? games_width(ui) : 0;
	int pages =
	    view->page != SETUP_SCENE ? chip_width(ui, tr("Rules")) + chip_width(ui, tr("Aids")) + ui_px(ui, 16) : 0;
	int room = page_body_width(ui, 1900) - button_width(ui, &back) - games_room - pages - ui_px(ui, 48);

	return text_width(ui_metrics(ui), &style, title) <= room ? title : "";
}

static bool kept_game_below(const struct host *host)
{
	bool found = false;

	for (int i = 0; i < host->count; i++)
		found |= host->stack[i]->role == SCREEN_GAME && host->stack[i]->kept;
	return found;
}

static void sheets(struct setup_view *view, struct ui *ui, struct host *host, bool back)
{
	if (view->store.sheet == SHEET_SEAT && !setup_seat(view, ui)) {
		view->store.sheet = SHEET_NONE;
		bool writes =
		    view->seat_new && view->seat < view->choices.count && setup_computer(view, view->seat) < 0;
		ui_set_focus(
		    ui,
		    ui_name_at(writes ? "setup.name" : "setup.seat", view->seat < view->choices.count ? view->seat : 0),
		    ui->ring);
		view->seat_new = false;
		ui->again = true;
	}
	int first = setup_store(view, ui, host);
	if (form_sorry(ui, tr("This game cannot be set up"), view->refusal))
		return;
	if (view->start && view->choices.youngest) {
		setup_store_open(view, host, SHEET_YOUNGEST);
	} else if (view->start || first >= 0) {
		start(view, host, first);
	} else if (back && view->page != SETUP_SCENE) {
		page_open(view, ui, SETUP_SCENE);
		narrate(host, tr("New game"));
		ui_set_focus(ui, ui_name("setup.more"), ui->ring);
	} else if (back) {
		remember(view, host); /* who goes back to look something up finds it as it was */
		screen_pop(host);
	}
}

static void layout(void *self, struct ui *ui, struct frame *frame)
{
	struct setup_view *view = self;
	bool asked = view->refusal[0] || view->store.sheet == SHEET_LOAD || view->store.sheet == SHEET_SAVE ||
	             view->store.sheet == SHEET_YOUNGEST;

	view->waits = kept_game_below(frame->host);
	setup_fit_seats(view); /* whichever page is shown */
	view->start = !asked && starts_now(ui);
	if (view->rules_open && !view->start) {
		if (!setup_rules(view, ui, frame)) {
			view->rules_open = false;
			ui_set_focus(ui, ui_name("setup.rules"), ui->ring);
		}
		return;
	}
	view->rules_open = false;
	view->enter_elsewhere = enter_elsewhere(ui);
	if (!asked && view->store.sheet == SHEET_NONE)
		field_keys(view, ui);
	if (!asked && view->store.sheet == SHEET_NONE && view->page == SETUP_SCENE)
		setup_scene_keys(view, ui);
	else if (!asked && view->store.sheet == SHEET_NONE)
		page_keys(ui);
	int tall = ui_px(ui, theme_button_height(&ui->theme) + 18);
	if (view->page == SETUP_SCENE)
		room_beam(ui, rect_make(0, 0, ui->draw->w, page_beam(ui)));
	/* Columns wider than this are harder to read, not easier. */
	struct page page = view->page == SETUP_SCENE
	                       ? page_over(ui, head_title(view, ui), 1900)
	                       : page_begin(ui, view->form.art, head_title(view, ui), 1900, ui_px(ui, 960));
	struct rect row = rect_cut_bottom(&page.body, tall);
	if (view->page == SETUP_SCENE) {
		if (view->vista)
			game_chips(view, ui, &page.head);
		setup_scene(view, ui, frame->host, rect_make(0, page.body.y, ui->draw->w, page.body.h));
	} else {
		page_chips(view, ui, &page.head);
		more(view, ui, frame,
		     rect_make(page.body.x - ui_px(ui, 8), page.body.y + ui_px(ui, 2), page.body.w + ui_px(ui, 16),
		               page.body.h - ui_px(ui, 2)));
	}
	foot(view, ui, frame, row);
	sheets(view, ui, frame->host, page.back);
}

/* ---- the screen ---- */

static void setup_destroy(struct screen *screen)
{
	struct setup_view *view = (struct setup_view *)screen;

	setup_store_finish(&view->store);
	vista_destroy(view->vista);
	for (int i = 0; i < RULEBOOK_WAYS; i++)
		vista_destroy(view->ways[i]);
	form_destroy(screen);
}

struct screen *setup_screen_create(struct host *host)
{
	static const struct screen_kind kind = {
	    .name = "setup", .destroy = setup_destroy, .enter = form_enter, FORM_KIND, .need_w = 640, .need_h = 380};
	struct setup_view *view = form_create(sizeof *view, host, &kind, layout);

	if (!view)
		return NULL;
	view->form.first = "setup.start";
	const struct tile_set *castle = tile_set_of(host->tiles, GAME_CASTLE);
	view->vista = castle ? vista_create(host, GAME_CASTLE, NULL) : NULL;
	for (int i = 0; i < RULEBOOK_WAYS; i++) {
		struct settings settings = {0};

		rulebook_preset_apply(rulebook_ways[i].preset, &settings);
		view->ways[i] = vista_create(host, GAME_CARCASSONNE, &settings);
	}
	view->choices = host->prefs->choices;
	view->given = host->seats;
	for (int i = 0; i < PLAYERS_MAX + COLOR_COUNT; i++)
		if (character_command(host->seats[i]))
			snprintf(view->programs[i], COMPANY_NAME_SIZE, "%s",
			         company_program(character_command(host->seats[i])));
	view->choices.game = GAME_CARCASSONNE; /* he comes from there, so that its players are known */
	setup_choose_game(view, castle ? host->prefs->choices.game : GAME_CARCASSONNE);
	view->choices.youngest &= !view->choices.settings.value[SETTING_FIRST_PLAYER];
	view->choices.youngest_begins &= view->choices.youngest;
	return &view->form.screen;
}

struct screen *setup_castle_screen_create(struct host *host)
{
	struct screen *screen = setup_screen_create(host);

	if (screen && tile_set_of(host->tiles, GAME_CASTLE))
		setup_choose_game((struct setup_view *)screen, GAME_CASTLE);
	return screen;
}

struct screen *setup_choices_screen_create(struct host *host)
{
	struct screen *screen = setup_screen_create(host);

	if (screen)
		((struct setup_view *)screen)->page = SETUP_RULES;
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
