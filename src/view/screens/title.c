/* The title: the saved game first, then what else there is. */

#include <stdio.h>

#include "view/screens/screens.h"
#include "app/language.h"
#include "app/prefs.h"
#include "app/rulebook.h"
#include "app/save.h"
#include "view/kit/form.h"
#include "view/art/gilt.h"
#include "view/screens/title.h"
#include "view/ui/widget.h"

struct title {
	struct form form;
	struct showcase *board;
	bool has_save, drifts;
	bool asking;    /* for which game a table is made */
	uint64_t since; /* when it was entered */
	struct save_entry save;
	char sentence[FORMAT_LINE_SIZE]; /* why a game could not be opened */
};

/* ---- what the buttons do ---- */

static void resume(struct title *title, struct host *host)
{
	struct session *session = save_open(host->tiles, host->home, title->save.path, -1, title->sentence);

	if (session)
		screen_reset(host, play_screen_create(host, session));
	else
		snprintf(title->sentence, sizeof title->sentence, "%s",
		         save_explained(title->save.path, title->sentence));
}

/* As they stand, from the top; two that belong together follow each other. */
enum entry {
	ENTRY_CONTINUE,
	ENTRY_NEW,
	ENTRY_CASTLE,
	ENTRY_OPEN,
	ENTRY_LESSONS,
	ENTRY_EXAMPLES,
	ENTRY_TABLE,
	ENTRY_SETTINGS,
	ENTRY_HELP,
	ENTRY_QUIT,
	ENTRIES
};

static const struct {
	const char *id, *label, *detail;
	enum icon icon;
	const char *key;
	int press; /* the same, as it is pressed */
} entries[ENTRIES] = {
    [ENTRY_CONTINUE] = {"title.continue", N_("Continue"), NULL, ICON_NONE, N_("Enter"), 0},
    [ENTRY_NEW] = {"title.new", N_("New game"), N_("2 to 6 players"), ICON_NONE, "N", 'n'},
    [ENTRY_CASTLE] = {"title.castle", N_("The Castle"), N_("for two"), ICON_NONE, "C", 'c'},
    [ENTRY_OPEN] = {"title.open", N_("Open a game"), N_("saved games and replays"), ICON_NONE, "O", 'o'},
    [ENTRY_LESSONS] = {"title.lessons", N_("Lessons"), N_("from the first tile to the last count"), ICON_NONE, "L",
                       'l'},
    [ENTRY_EXAMPLES] = {"title.examples", N_("Examples"), N_("every rule as a small board"), ICON_NONE, "E", 'e'},
    [ENTRY_TABLE] = {"title.table", N_("Make an example"), N_("a table of your own"), ICON_NONE, "T", 't'},
    [ENTRY_SETTINGS] = {"title.settings", N_("Settings"), NULL, ICON_SETTINGS, NULL, 0},
    [ENTRY_HELP] = {"title.help", N_("Help"), NULL, ICON_HELP, NULL, KEY_F1},
    [ENTRY_QUIT] = {"title.quit", N_("Quit"), NULL, ICON_CLOSE, NULL, 0},
};

static struct button button_of(enum entry entry)
{
	return (struct button){.icon = entries[entry].icon,
	                       .label = tr(entries[entry].label),
	                       .detail = entries[entry].detail ? tr(entries[entry].detail) : NULL,
	                       .key = entries[entry].key};
}

static void choose(struct title *title, struct host *host, enum entry entry)
{
	switch (entry) {
	case ENTRY_CONTINUE:
		resume(title, host);
		break;
	case ENTRY_NEW:
	case ENTRY_CASTLE:
		host->prefs->choices.game = entry == ENTRY_CASTLE ? GAME_CASTLE : GAME_CARCASSONNE;
		screen_push(host, setup_screen_create(host));
		break;
	case ENTRY_OPEN:
		screen_push(host, open_screen_create(host, OPEN_SAVES));
		break;
	case ENTRY_LESSONS:
		screen_push(host, open_screen_create(host, OPEN_LESSONS));
		break;
	case ENTRY_EXAMPLES:
		screen_push(host, open_screen_create(host, OPEN_EXAMPLES));
		break;
	case ENTRY_TABLE:
		if (tile_set_of(host->tiles, GAME_CASTLE))
			title->asking = true;
		else
			screen_push(host, editor_table_create(host, GAME_CARCASSONNE));
		break;
	case ENTRY_SETTINGS:
		screen_push(host, settings_screen_create(host));
		break;
	case ENTRY_HELP:
		screen_push(host, help_screen_create(host));
		break;
	case ENTRY_QUIT:
		host->ops->quit(host);
		break;
	case ENTRIES:
		break;
	}
}

/* ---- the entries ---- */

/* All entries in 600 units. */
static bool short_window(const struct ui *ui) { return ui->theme.unit_h < 660; }

static const char *resume_detail(struct title *title, struct ui *ui)
{
	const struct save_entry *save = &title->save;

	/* A copy that has a name is known by it. */
	if (save->title[0])
		return draw_format(ui->draw, "%s · %s", save->title,
		                   draw_format(ui->draw, tr("round %d"), save->round));
	/* Two games are told apart; who is to move is told where there is room. */
	if (save->game != GAME_CARCASSONNE)
		return draw_format(ui->draw, "%s · %s", rulebook_game(save->game),
		                   draw_format(ui->draw, tr("round %d"), save->round));
	if (save->seat >= save->player_count)
		return draw_format(ui->draw, tr("round %d"), save->round);
	return draw_format(ui->draw, tr("round %d · %s to move"), save->round, save->names[save->seat]);
}

static int entry_gap(const struct ui *ui) { return ui_px(ui, short_window(ui) ? 6 : ui->theme.compact ? 8 : 14); }

/* The entry when it was pressed, else -1. */
static int single(struct ui *ui, struct rect *column, float tall, enum entry entry, const struct button *b)
{
	struct rect box = rect_part_top(column, ui_px(ui, tall), entry_gap(ui));

	return button(ui, ui_name(entries[entry].id), box, b) ? (int)entry : -1;
}

static int pair_gap(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 8 : 14); }

/* What entries need side by side, each and all. */
static int row_width(struct ui *ui, const struct button *buttons, int count, int gap, int widths[3])
{
	int wide = (count - 1) * gap;

	for (int i = 0; i < count; i++)
		wide += widths[i] = button_width(ui, &buttons[i]);
	return wide;
}

/* Entries side by side, from this one on; which was pressed, or -1. */
static int row_of(struct ui *ui, struct rect row, enum entry first, struct button *buttons, int count, int gap)
{
	int widths[3], chosen = -1, need = row_width(ui, buttons, count, gap, widths);
	bool fits = true;

	/* The words of some languages leave no room for keys and pictures. */
	for (int i = 0; i < count && need > row.w; i++) {
		buttons[i].key = NULL;
		buttons[i].icon = ICON_NONE;
	}
	need = row_width(ui, buttons, count, gap, widths);
	/* Equal parts, unless a word needs more; the shade is wider than the column. */
	row.w = need > row.w ? need : row.w;
	int even = (row.w - (count - 1) * gap) / count, spare = (row.w - need) / count;
	for (int i = 0; i < count; i++)
		fits = fits && widths[i] <= even;
	for (int i = 0; i < count; i++) {
		int wide = i + 1 == count ? row.w : fits ? even : widths[i] + spare;
		if (button(ui, ui_name(entries[first + i].id), rect_part_left(&row, wide, gap), &buttons[i]))
			chosen = (int)first + i;
	}
	return chosen;
}

/* The games there are; `castle`: NULL where that one is missing. */
static int new_games(struct title *title, struct ui *ui, struct rect *column, float tall, const struct tile_set *castle)
{
	struct button games[2] = {button_of(ENTRY_NEW), button_of(ENTRY_CASTLE)};

	games[0].look = title->has_save ? BUTTON_PARCHMENT : BUTTON_GO;
	if (!castle)
		return single(ui, column, tall, ENTRY_NEW, &games[0]);
	games[1].tip = tr("For two. Paths, houses, towers and courts grow inside a castle's wall.");
	return row_of(ui, rect_part_top(column, ui_px(ui, tall), entry_gap(ui)), ENTRY_NEW, games, 2, pair_gap(ui));
}

/* A lamp behind what the keys have chosen: on the dark the ring alone looks cut out. */
static void focus_light(struct ui *ui)
{
	float scale = ui->theme.scale;
	struct skin glow = {.radius = 12 * scale, .shadow = rgba(0xFFC564, 0.50f), .shadow_blur = 30 * scale};

	const struct ui_item *item = ui->ring ? ui_item_find(&ui->items, ui->focus) : NULL;
	if (item && !ui->items.top)
		draw_skin(ui->draw, rect_inset(item->full, -ui_px(ui, 9)), &glow);
}

static int run_entries(struct title *title, struct ui *ui, struct rect column, const struct tile_set *castle)
{
	/* Who opens the game plays: that stands out, the rest is a list below it. */
	float tall = short_window(ui) ? 48 : ui->theme.compact ? 50 : 60;
	float play = short_window(ui) ? 54 : ui->theme.compact ? 72 : 88;
	float resumed = short_window(ui) ? 54 : ui->theme.compact ? 62 : 82;
	struct button save = button_of(ENTRY_CONTINUE), open = button_of(ENTRY_OPEN),
	              lessons = button_of(ENTRY_LESSONS),
	              examples[2] = {button_of(ENTRY_EXAMPLES), button_of(ENTRY_TABLE)},
	              least[2] = {examples[0], examples[1]},
	              last[3] = {button_of(ENTRY_SETTINGS), button_of(ENTRY_HELP), button_of(ENTRY_QUIT)};
	int chosen[6], widths[3];

	/* All entries end where the longest words do. */
	least[0].key = least[1].key = NULL;
	int wide = row_width(ui, least, 2, pair_gap(ui), widths);
	column.w = wide > column.w ? wide : column.w;
	save.look = BUTTON_GO;
	save.key = tr(save.key);
	save.yields = true;
	save.detail = title->has_save ? resume_detail(title, ui) : NULL;
	chosen[0] = title->has_save ? single(ui, &column, resumed, ENTRY_CONTINUE, &save) : -1;
	chosen[1] = new_games(title, ui, &column, title->has_save ? tall : play, castle);
	chosen[2] = single(ui, &column, tall, ENTRY_OPEN, &open);
	chosen[3] = single(ui, &column, tall, ENTRY_LESSONS, &lessons);
	chosen[4] = row_of(ui, rect_part_top(&column, ui_px(ui, tall), entry_gap(ui)), ENTRY_EXAMPLES, examples, 2,
	                   pair_gap(ui));
	chosen[5] = row_of(ui, rect_cut_top(&column, ui_px(ui, ui->theme.compact ? 46 : 56)), ENTRY_SETTINGS, last, 3,
	                   ui_px(ui, 12));
	for (int i = 0; i < 6; i++)
		if (chosen[i] >= 0)
			return chosen[i];
	return -1;
}

static int keys(struct ui *ui)
{
	for (int i = 0; i < ENTRIES; i++)
		if (entries[i].press && ui_key(ui, entries[i].press, 0))
			return i;
	return ui_char(ui, '?') ? ENTRY_HELP : ui_key(ui, 'q', MOD_CTRL) ? ENTRY_QUIT : -1;
}

/* ---- the drift ---- */

/* Pixels of the way that the land still has to go: it comes to rest where a picture shows it. */
enum { DRIFT_MS = 5000, DRIFT_PX = 60, DRIFT_STEP_MS = 40 };

static float drift_at(const struct title *title, uint64_t now)
{
	uint64_t gone = now - title->since;

	if (!title->drifts || now < title->since || gone >= DRIFT_MS)
		return 0;
	float left = 1 - (float)gone / DRIFT_MS;
	return -DRIFT_PX * left * left * (1.5f - 0.5f * left);
}

static int title_wait(struct screen *screen, uint64_t now)
{
	const struct title *title = (struct title *)screen;
	int wait = form_wait(screen, now);

	if (title->drifts && now < title->since + DRIFT_MS && (wait < 0 || wait > DRIFT_STEP_MS))
		return DRIFT_STEP_MS;
	return wait;
}

static void ask_game(struct title *title, struct ui *ui, struct host *host)
{
	struct dialog question = {.title = tr("A table of which game?"),
	                          .text = tr("You lay tiles, place figures, and write what it is an example of."),
	                          .safe = tr("Back"),
	                          .other = rulebook_game(GAME_CARCASSONNE),
	                          .act = rulebook_game(GAME_CASTLE),
	                          .offers = true};
	enum dialog_answer answer = dialog(ui, &question);

	if (answer == DIALOG_OPEN)
		return;
	title->asking = false;
	if (answer != DIALOG_SAFE)
		screen_push(host, editor_table_create(host, answer == DIALOG_ACT ? GAME_CASTLE : GAME_CARCASSONNE));
}

static void layout(void *self, struct ui *ui, struct frame *frame)
{
	struct title *title = self;
	struct rect window = {0, 0, frame->draw->w, frame->draw->h};
	bool compact = ui->theme.compact;
	int left = ui_px(ui, compact ? 52 : 88), width = ui_px(ui, compact ? 370 : 478);
	int shade = left + width + ui_px(ui, compact ? 230 : 320);

	if (title->board)
		/* the last fifth is nearly clear */
		showcase_draw(title->board, frame, shade * 4 / 5, frame->frozen ? 0 : drift_at(title, frame->now));
	else
		draw_fill(frame->draw, window, rgb(COLOR_WALNUT));
	title_dusk(ui);
	gilt_shade(ui->draw, shade);
	int top = title_low(ui) ? 8 : short_window(ui) ? 22 : compact ? 56 : 106;
	struct rect column = {left, ui_px(ui, top), width, window.h};
	if (!compact && ui->theme.unit_h > 1100)
		column.y += (int)((float)window.h * 0.06f);
	title_head(ui, &column);
	rect_cut_top(&column, ui_px(ui, compact ? 18 : 54));
	const struct tile_set *castle = tile_set_of(frame->host->tiles, GAME_CASTLE);
	focus_light(ui);
	int chosen = run_entries(title, ui, column, castle);
	int key = keys(ui);
	title_foot(ui, window, left);
	if (form_sorry(ui, tr("This game cannot be opened"), title->sentence))
		return;
	if (title->asking) {
		ask_game(title, ui, frame->host);
	} else if (chosen >= 0) {
		choose(title, frame->host, (enum entry)chosen);
	} else if (key >= 0 && (key != ENTRY_CASTLE || castle)) {
		ui_set_focus(ui, ui_name(entries[key].id), true); /* whoever comes back stands there */
		choose(title, frame->host, (enum entry)key);
	}
}

/* ---- the screen ---- */

static void title_enter(struct screen *screen, struct host *host, uint64_t now)
{
	struct title *title = (struct title *)screen;

	title->since = now;
	title->drifts = host->windowed && host->prefs->speed > 0 && !host->prefs->reduced_motion;
	title->has_save = host->home[0] && save_latest(host->tiles, host->home, &title->save);
	/* Whoever comes back is where he was, if that is there still. */
	ui_id focus = title->form.ui.focus, saved = ui_name("title.continue");
	if (!focus || (focus == saved && !title->has_save))
		ui_set_focus(&title->form.ui, title->has_save ? saved : ui_name("title.new"), true);
}

static void title_destroy(struct screen *screen)
{
	showcase_destroy(((struct title *)screen)->board);
	form_destroy(screen);
}

struct screen *title_screen_create(struct host *host)
{
	static const struct screen_kind kind = {.name = "title",
	                                        .destroy = title_destroy,
	                                        .enter = title_enter,
	                                        .input = form_input,
	                                        .wait = title_wait,
	                                        .build = form_build,
	                                        .need_w = 640,
	                                        .need_h = 470}; /* the name, all entries, the foot */
	struct title *title = form_create(sizeof *title, NULL, &kind, layout);

	if (!title)
		return NULL;
	title->board = showcase_create(host);
	return &title->form.screen;
}
