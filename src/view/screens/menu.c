/* The menu over the table. */
#include <bastide/format.h>
#include <stdio.h>

#include "view/screens/screens.h"
#include "view/screens/title.h"
#include "app/language.h"
#include "app/save.h"
#include "app/session.h"
#include "view/kit/form.h"
#include "view/kit/narrate.h"
#include "view/ui/widget.h"

struct menu {
	struct form form;
	struct showcase *board;  /* behind it where there is no table */
	struct session *session; /* borrowed from the table below; NULL in pictures of the menu */
	bool example;            /* the game was played on from an example: it lies below */
	bool asking;             /* "score the game now?" */
	bool naming;             /* the copy */
	bool warned;             /* that the game is not saved, before it is left */
	char title[SAVE_TITLE_SIZE];
	char note[FORMAT_LINE_SIZE + 64];
	bool note_bad;
	char file[FORMAT_PATH_SIZE]; /* where the copy lies */
};

enum entry {
	MENU_RESUME,
	MENU_BACK,
	MENU_COPY,
	MENU_LOOK,
	MENU_EDIT,
	MENU_SCORE,
	MENU_SETTINGS,
	MENU_HELP,
	MENU_NEW,
	MENU_TITLE,
	MENU_QUIT,
	MENU_ENTRIES
};

static const struct {
	const char *id, *label;
	enum icon icon;
	const char *key;
	int press; /* the same, as it is pressed */
} entries[MENU_ENTRIES] = {
    [MENU_RESUME] = {"menu.resume", N_("Go on playing"), ICON_PLAY, N_("Esc"), KEY_ESCAPE},
    [MENU_BACK] = {"menu.back", N_("Back to the example"), ICON_BACK, NULL, 0},
    [MENU_COPY] = {"menu.copy", N_("Save a copy"), ICON_SAVE, "S", 's'},
    [MENU_LOOK] = {"menu.look", N_("Look through the game"), ICON_EYE, "L", 'l'},
    [MENU_EDIT] = {"menu.edit", N_("Make an example of it"), ICON_PENCIL, "E", 'e'},
    [MENU_SCORE] = {"menu.score", N_("Score the game now"), ICON_CONFIRM, NULL, 0},
    [MENU_SETTINGS] = {"menu.settings", N_("Settings"), ICON_SETTINGS, NULL, 0},
    [MENU_HELP] = {"menu.help", N_("Help"), ICON_HELP, "?", KEY_F1},
    [MENU_NEW] = {"menu.new", N_("New game"), ICON_PLUS, "N", 'n'},
    [MENU_TITLE] = {"menu.title", N_("Title screen"), ICON_BACK, NULL, 0},
    [MENU_QUIT] = {"menu.quit", N_("Quit"), ICON_CLOSE, NULL, 0},
};

/* A copy is a file of its own; the game goes on in its old one. */
static void copy(struct menu *menu, struct host *host)
{
	menu->note_bad = true;
	if (!menu->session || !host->home[0]) {
		snprintf(menu->note, sizeof menu->note, "%s", tr("There is no place to keep saved games in."));
		return;
	}
	struct saved copied = session_save_copy(menu->session, host->home);
	if (session_path(menu->session)[0])
		session_save(menu->session); /* Continue goes on with the game, not with its copy */
	const char *wrong = copied.path ? save_rename(host->tiles, copied.path, menu->title) : copied.why;
	if (wrong)
		snprintf(menu->note, sizeof menu->note, "%s", wrong);
	else
		snprintf(menu->note, sizeof menu->note, tr("Saved as “%s”"), menu->title);
	narrate(host, menu->note);
	menu->note_bad = wrong;
	snprintf(menu->file, sizeof menu->file, "%s", wrong ? "" : copied.path);
}

static void begin_copy(struct menu *menu, struct host *host)
{
	int day, month;

	menu->note[0] = menu->file[0] = '\0';
	menu->naming = true;
	host->ops->today(host, &day, &month);
	if (menu->session)
		save_day_title(menu->session, day, month, menu->title);
}

/* What it is to be called. */
static void name_copy(struct menu *menu, struct ui *ui, struct host *host)
{
	struct name_sheet sheet = {.title = tr("Name of the copy"), .act = tr("Save")};
	enum dialog_answer answer = name_sheet(ui, &sheet, menu->title, SAVE_TITLE_SIZE);

	if (answer == DIALOG_OPEN)
		return;
	menu->naming = false;
	ui->again = true;
	if (answer == DIALOG_ACT)
		copy(menu, host);
}

/* In the place of the menu: it comes back to the table. */
static void replace(struct host *host, struct screen *screen)
{
	if (!screen)
		return;
	screen_pop(host);
	screen_push(host, screen);
}

/* Where the lesson was begun: over a game, or from the list. */
static void leave_lesson(struct host *host)
{
	if (screen_game_waits(host)) {
		screen_back_to_game(host);
	} else if (host->count > 2) {
		screen_pop(host);
		screen_pop(host);
	} else {
		screen_reset(host, title_screen_create(host));
		screen_push(host, open_screen_create(host, OPEN_LESSONS));
	}
}

static const char *label_of(const struct menu *menu, const struct host *host, int entry)
{
	if (entry == MENU_RESUME && menu->session && session_wait(menu->session) == WAIT_OVER)
		return tr("Back to the game");
	if (entry == MENU_RESUME && screen_leads_back(host, SCREEN_LESSON))
		return tr("Go on with the lesson");
	if (entry != MENU_TITLE || !screen_leads_back(host, SCREEN_LESSON))
		return tr(entries[entry].label);
	return screen_game_waits(host) ? tr("Back to your game") : tr("To the lessons");
}

/* What could not be written is written before the game is left, or that is said, once. */
static bool stays(struct menu *menu, enum entry entry)
{
	bool leaves = entry == MENU_NEW || entry == MENU_TITLE || entry == MENU_QUIT;

	if (!leaves || menu->warned || !menu->session || !session_unsaved(menu->session))
		return false;
	struct saved saved = session_save(menu->session);
	if (saved.path)
		return false;
	snprintf(menu->note, sizeof menu->note, tr("%s: %s"), tr("The game could not be saved"), saved.why);
	menu->file[0] = '\0';
	menu->warned = menu->note_bad = true;
	return true;
}

static void choose(struct menu *menu, struct host *host, enum entry entry)
{
	struct session *game = menu->session;

	if (stays(menu, entry))
		return;
	switch (entry) {
	case MENU_RESUME:
		screen_pop(host);
		break;
	case MENU_BACK: /* the menu goes, and the game that was played on from it */
		screen_pop(host);
		screen_pop(host);
		break;
	case MENU_COPY:
		begin_copy(menu, host);
		break;
	case MENU_LOOK:
		replace(host, game ? play_look_create(host, game, 0) : NULL);
		break;
	case MENU_EDIT: /* a copy of the game as it is now */
		replace(host,
		        game ? editor_screen_create(host, session_scenario(game), session_step_count(game)) : NULL);
		break;
	case MENU_SCORE:
		menu->asking = true;
		break;
	case MENU_SETTINGS:
		screen_push(host, settings_screen_create(host));
		break;
	case MENU_HELP:
		screen_push(host, help_of_game_create(host, menu->session));
		break;
	case MENU_NEW:
		screen_push(host, setup_screen_create(host));
		break;
	case MENU_TITLE:
		if (screen_leads_back(host, SCREEN_LESSON))
			leave_lesson(host);
		else
			screen_reset(host, title_screen_create(host));
		break;
	case MENU_QUIT:
		host->ops->quit(host);
		break;
	case MENU_ENTRIES:
		break;
	}
}

/* A lesson is neither kept nor looked through nor scored before its time. */
static bool there(const struct menu *menu, const struct host *host, int entry)
{
	if (screen_leads_back(host, SCREEN_LESSON) &&
	    (entry == MENU_COPY || entry == MENU_LOOK || entry == MENU_EDIT || entry == MENU_SCORE))
		return false;
	/* The way back to an example has the place of a new game: a small window has no more room. */
	return (entry != MENU_BACK || menu->example) && (entry != MENU_NEW || !menu->example);
}

static bool possible(const struct menu *menu, enum entry entry)
{
	if (entry == MENU_LOOK && menu->session)
		return session_history(menu->session)->ply_count > 0;
	if (entry != MENU_SCORE || !menu->session)
		return true;
	/* A SEND that is owed must be answered first (game_end refuses it). */
	return session_wait(menu->session) != WAIT_OVER &&
	       !(session_wait(menu->session) == WAIT_DECISION && ask_info(session_decision(menu->session).kind)->sends);
}

static int shortcuts(struct ui *ui)
{
	for (int i = 0; i < MENU_ENTRIES; i++)
		if (entries[i].press && ui_key(ui, entries[i].press, 0))
			return i;
	return ui_char(ui, '?') ? MENU_HELP : -1;
}

/* What cannot be undone by pressing Esc stands apart. */
static int gap_before(const struct ui *ui, int entry)
{
	return entry == MENU_QUIT ? ui_px(ui, ui->theme.small ? 4 : 12) : 0;
}

/* Is the game on the disk as it is on the table? */
static bool kept(const struct menu *menu, const struct host *host)
{
	return menu->session && !screen_leads_back(host, SCREEN_LESSON) && session_path(menu->session)[0] &&
	       !session_unsaved(menu->session);
}

/* What becomes of the game when people go elsewhere. */
static const char *leave_tip(const struct menu *menu, struct ui *ui, const struct host *host, int entry)
{
	if (!kept(menu, host) || (entry != MENU_NEW && entry != MENU_TITLE && entry != MENU_QUIT))
		return NULL;
	if (game_over(session_game(menu->session)))
		return tr("This game is saved: find it under “Open a game” on the title screen.");
	return draw_format(ui->draw,
	                   tr("This game is saved: find it under “Open a game” on the title screen, in round %d."),
	                   session_round(menu->session));
}

/* Units that all entries need where they are as low as they get: an example's eleven. */
enum { MENU_UNITS = 520 };

/* Between two entries, room for the ring of the focused one: all of them have room in the least window. */
static int menu_gap(const struct menu *menu, const struct ui *ui)
{
	int room = ui->draw->h - ui_px(ui, 600);
	return ui_px(ui, room < 0 || menu->example ? 6 : ui->theme.small ? 9 : 12);
}

/* How tall an entry is: lower where letters are so large that not all would have room. */
static int entry_height(const struct menu *menu, struct ui *ui, const struct host *host)
{
	int most = ui_px(ui, theme_button_height(&ui->theme)), least = ui_px(ui, 34), count = 0;
	int rest = 2 * ui_px(ui, ui->theme.compact ? 18 : 26) + theme_text(&ui->theme, TYPE_HEADING).line +
	           ui_px(ui, 8) + gap_before(ui, MENU_QUIT);

	for (int i = 0; i < MENU_ENTRIES; i++)
		count += there(menu, host, i);
	int room = (ui->draw->h - rest) / count - menu_gap(menu, ui);
	return room > most ? most : room < least ? least : room;
}

static struct rect menu_box(struct menu *menu, struct ui *ui, const struct host *host, int *width)
{
	struct text_style head = theme_text(&ui->theme, TYPE_HEADING), small = theme_text(&ui->theme, TYPE_SMALL);
	int tall = entry_height(menu, ui, host), gap = menu_gap(menu, ui);
	int pad = ui_px(ui, ui->theme.compact ? 18 : 26), w = ui_px(ui, 360), count = 0;

	for (int i = 0; i < MENU_ENTRIES; i++) {
		if (!there(menu, host, i))
			continue;
		int one = button_width(
		    ui,
		    &(struct button){.label = label_of(menu, host, i), .icon = entries[i].icon, .key = entries[i].key});
		w = one > w ? one : w;
		count++;
	}
	*width = w;
	int note = menu->note[0] && menu->note_bad ? text_block_height(ui_metrics(ui), &small, menu->note, w) + gap : 0;
	int height = 2 * pad + head.line + ui_px(ui, 8) + count * (tall + gap) + gap_before(ui, MENU_QUIT) + note;
	return rect_center(rect_make(0, 0, ui->draw->w, ui->draw->h), w + 2 * pad, height);
}

static void ask(struct menu *menu, struct ui *ui, struct host *host)
{
	struct session_keep_now keep = session_keep_now(menu->session);
	struct dialog question = {
	    .title = tr("Score the game now?"),
	    .text = keep.points > 0
	                ? draw_format(ui->draw,
	                              tr("The tiles that are left stay in the box, and the final scoring begins. "
	                                 "The largest empty area is paid as it lies now: %s, +%d."),
	                              session_name(menu->session, keep.seat), keep.points)
	                : tr("The tiles that are left stay in the box, and the final scoring begins."),
	    .safe = tr("Go on playing"),
	    .act = tr("Score it")};
	enum dialog_answer answer = dialog(ui, &question);

	if (answer == DIALOG_OPEN)
		return;
	menu->asking = false;
	if (answer == DIALOG_ACT)
		session_finish(menu->session);
	screen_pop(host); /* the game goes on, or its scoring begins */
}

/* Beside the heading: that the game is kept, or under what name its copy is. */
static void draw_kept(const struct menu *menu, struct ui *ui, const struct host *host, struct rect box)
{
	bool copied = menu->note[0] && !menu->note_bad;
	struct text_style style = theme_text_color(&ui->theme, TYPE_SMALL, copied ? COLOR_GO_BOTTOM : COLOR_INK2);

	if (copied || kept(menu, host))
		draw_text(ui->draw, box, ALIGN_RIGHT, &style,
		          draw_shorten(ui->draw, &style, copied ? menu->note : tr("saved after every turn"), box.w));
}

/* Under the menu, whose entries stay where they are, or at its lower edge: where the copy lies. */
static void draw_file(const struct menu *menu, struct ui *ui, struct rect box)
{
	struct text_style style = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_CREAM);
	struct rect line = {ui_px(ui, 16), box.y + box.h + ui_px(ui, 8), ui->draw->w - 2 * ui_px(ui, 16), style.line};

	if (line.y + line.h > ui->draw->h) {
		style = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
		line = rect_make(box.x + ui_px(ui, 16), box.y + box.h - style.line - ui_px(ui, 3),
		                 box.w - 2 * ui_px(ui, 16), style.line);
	}
	if (menu->file[0])
		draw_text(ui->draw, line, ALIGN_CENTER, &style, draw_shorten(ui->draw, &style, menu->file, line.w));
}

static void layout(void *self, struct ui *ui, struct frame *frame)
{
	struct menu *menu = self;
	struct text_style head = theme_text(&ui->theme, TYPE_HEADING);
	int width, chosen = menu->asking || menu->naming ? -1 : shortcuts(ui);
	struct rect box = menu_box(menu, ui, frame->host, &width);
	int tall = entry_height(menu, ui, frame->host), gap = menu_gap(menu, ui);

	/* Without a table below, the one behind the title. */
	if (!menu->session && menu->board)
		showcase_draw(menu->board, frame, 0, 0);
	else if (!menu->session)
		draw_fill(ui->draw, rect_make(0, 0, ui->draw->w, ui->draw->h), rgb(COLOR_WALNUT));
	draw_fill(ui->draw, rect_make(0, 0, ui->draw->w, ui->draw->h), rgba(0x160D06, 0.6f));
	theme_draw(ui->draw, &ui->theme, SKIN_DIALOG, box);
	struct rect in = rect_inset(box, (box.w - width) / 2);
	struct rect top = rect_part_top(&in, head.line, ui_px(ui, 8));
	rect_cut_left(&top, draw_text(ui->draw, top, ALIGN_LEFT, &head, tr("Menu")) + ui_px(ui, 12));
	draw_kept(menu, ui, frame->host, top);
	for (int i = 0; i < MENU_ENTRIES; i++) {
		if (!there(menu, frame->host, i))
			continue;
		struct button b = {.label = label_of(menu, frame->host, i),
		                   .icon = entries[i].icon,
		                   .key = entries[i].key ? tr(entries[i].key) : NULL,
		                   .look = i == MENU_RESUME ? BUTTON_GO : BUTTON_PARCHMENT,
		                   .disabled = !possible(menu, (enum entry)i)};
		b.tip = leave_tip(menu, ui, frame->host, i);
		rect_cut_top(&in, gap_before(ui, i));
		if (button(ui, ui_name(entries[i].id), rect_part_top(&in, tall, gap), &b))
			chosen = i;
	}
	draw_file(menu, ui, box);
	if (menu->note[0] && menu->note_bad) {
		struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_REFUSE);
		draw_text_block(ui->draw, in, ALIGN_LEFT, &small, menu->note);
	}
	if (menu->asking)
		ask(menu, ui, frame->host);
	else if (menu->naming)
		name_copy(menu, ui, frame->host);
	else if (chosen >= 0 && there(menu, frame->host, chosen))
		choose(menu, frame->host, (enum entry)chosen);
}

/* ---- the screen ---- */

static void menu_destroy(struct screen *screen)
{
	showcase_destroy(((struct menu *)screen)->board);
	form_destroy(screen);
}

struct screen *menu_screen_create(struct host *host, struct session *session)
{
	static const struct screen_kind kind = {.name = "menu",
	                                        .destroy = menu_destroy,
	                                        .enter = form_enter,
	                                        FORM_KIND,
	                                        .need_w = 480,
	                                        .need_h = MENU_UNITS};
	struct menu *menu = form_create(sizeof *menu, NULL, &kind, layout);

	if (!menu)
		return NULL;
	menu->form.first = "menu.resume";
	menu->board = session ? NULL : showcase_create(host);
	menu->form.screen.see_through = true;
	menu->session = session;
	menu->example = session && screen_leads_back(host, SCREEN_EXAMPLE);
	return &menu->form.screen;
}
