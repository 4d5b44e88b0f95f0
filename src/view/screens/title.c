/* The title: the saved game first, then what else there is. */
#include <bastide/castle.h>

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
		screen_reset(host, host->routes->play(host, session));
}

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
	ENTRY_QUIT
};

static void choose(struct title *title, struct host *host, enum entry entry)
{
	switch (entry) {
	case ENTRY_CONTINUE:
		resume(title, host);
		break;
	case ENTRY_NEW:
	case ENTRY_CASTLE:
		host->prefs->game = entry == ENTRY_CASTLE ? GAME_CASTLE : GAME_CARCASSONNE;
		screen_push(host, host->routes->setup(host));
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
			screen_push(host, host->routes->edit_table(host, GAME_CARCASSONNE));
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

static bool big(struct ui *ui, struct rect *column, float height, const char *id, const char *label, const char *detail,
                const char *key, bool go)
{
	struct button b = {.look = go ? BUTTON_GO : BUTTON_PARCHMENT, .label = label, .detail = detail, .key = key};
	bool pressed = button(ui, ui_name(id), rect_cut_top(column, ui_px(ui, height)), &b);

	rect_cut_top(column, ui_px(ui, short_window(ui) ? 6 : ui->theme.compact ? 8 : 14));
	return pressed;
}

static int pair_gap(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 8 : 14); }

/* What two entries need side by side. */
static int pair_width(struct ui *ui, const struct button buttons[2])
{
	return button_width(ui, &buttons[0]) + pair_gap(ui) + button_width(ui, &buttons[1]);
}

/* Two entries side by side, or the first alone; which was pressed, or -1. */
static int pair(struct ui *ui, struct rect *column, float tall, const char *const ids[2], struct button buttons[2],
                bool both)
{
	struct rect row = rect_cut_top(column, ui_px(ui, tall));
	int chosen = -1, gap = pair_gap(ui);

	rect_cut_top(column, ui_px(ui, short_window(ui) ? 6 : ui->theme.compact ? 8 : 14));
	/* Their words may need more than a half, or the room of the keys. */
	if (both && pair_width(ui, buttons) > row.w)
		buttons[0].key = buttons[1].key = NULL;
	int need = button_width(ui, &buttons[0]), other = button_width(ui, &buttons[1]);
	if (both && need + gap + other > row.w)
		row.w = need + gap + other; /* the shade is wider than the column */
	int wide = (row.w - gap) / 2;
	if (need > wide || other > wide)
		wide = need + (row.w - gap - need - other) / 2;
	struct rect left = both ? rect_cut_left(&row, wide) : row;
	if (button(ui, ui_name(ids[0]), left, &buttons[0]))
		chosen = 0;
	rect_cut_left(&row, gap);
	if (both && button(ui, ui_name(ids[1]), row, &buttons[1]))
		chosen = 1;
	return chosen;
}

/* The games there are; `castle`: NULL where that one is missing. */
static int new_games(struct title *title, struct ui *ui, struct rect *column, float tall, const struct tile_set *castle)
{
	static const char *const ids[2] = {"title.new", "title.castle"};
	struct button buttons[2] = {{.look = title->has_save ? BUTTON_PARCHMENT : BUTTON_GO,
	                             .label = tr("New game"),
	                             .detail = tr("2 to 6 players"),
	                             .key = "N"},
	                            {.label = tr("The Castle"), .detail = tr("for two"), .key = "C"}};
	if (castle)
		buttons[1].tip =
		    draw_format(ui->draw,
		                tr("Board outline, start spaces and tiles are a free reconstruction; rules, "
		                   "counts, score track with %d corner towers and wall tiles follow the "
		                   "published game."),
		                castle->castle->corner_count);
	int chosen = pair(ui, column, tall, ids, buttons, castle != NULL);

	return chosen < 0 ? -1 : chosen ? ENTRY_CASTLE : ENTRY_NEW;
}

/* Examples to look at, and to make. */
static void examples_buttons(struct button buttons[2])
{
	buttons[0] = (struct button){.label = tr("Examples"), .detail = tr("every rule as a small board")};
	buttons[1] = (struct button){.label = tr("Make an example"), .detail = tr("a table of your own")};
}

static int examples(struct ui *ui, struct rect *column, float tall)
{
	static const char *const ids[2] = {"title.examples", "title.table"};
	struct button buttons[2];
	examples_buttons(buttons);
	buttons[0].key = "E";
	buttons[1].key = "T";
	int chosen = pair(ui, column, tall, ids, buttons, true);

	return chosen < 0 ? -1 : chosen ? ENTRY_TABLE : ENTRY_EXAMPLES;
}

static int bottom_row(struct ui *ui, struct rect row)
{
	struct button buttons[3] = {
	    {.icon = ICON_SETTINGS, .label = tr("Settings")},
	    {.icon = ICON_HELP, .label = tr("Help")},
	    {.icon = ICON_CLOSE, .label = tr("Quit")},
	};
	static const char *const ids[3] = {"title.settings", "title.help", "title.quit"};
	int gap = ui_px(ui, 12), chosen = -1, natural = 0, widths[3];

	/* The words of some languages leave no room for the pictures. */
	for (int icons = 1; icons >= 0; icons--) {
		natural = 0;
		for (int i = 0; i < 3; i++) {
			buttons[i].icon = icons ? buttons[i].icon : ICON_NONE;
			widths[i] = button_width(ui, &buttons[i]);
			natural += widths[i];
		}
		if (natural + 2 * gap <= row.w)
			break;
	}
	/* Equal parts, unless a word needs more; the shade is wider than the column. */
	if (natural + 2 * gap > row.w)
		row.w = natural + 2 * gap;
	int spare = row.w - 2 * gap - natural, even = (row.w - 2 * gap) / 3;
	bool fits = widths[0] <= even && widths[1] <= even && widths[2] <= even;
	for (int i = 0; i < 3; i++) {
		int w = fits ? even : widths[i] + spare / 3;
		if (button(ui, ui_name(ids[i]), rect_cut_left(&row, w), &buttons[i]))
			chosen = ENTRY_SETTINGS + i;
		rect_cut_left(&row, gap);
	}
	return chosen;
}

/* A lamp behind what the keys have chosen: on the dark the ring alone looks cut out. */
static void focus_light(struct ui *ui)
{
	float scale = ui->theme.scale;
	struct skin glow = {.radius = 12 * scale, .shadow = rgba(0xFFC564, 0.50f), .shadow_blur = 30 * scale};

	for (int i = 0; ui->ring && i < ui->items.count; i++) {
		const struct ui_item *item = &ui->items.items[i];
		if (item->id == ui->focus && !ui->items.top)
			draw_skin(ui->draw, rect_inset(item->full, -ui_px(ui, 9)), &glow);
	}
}

static int entries(struct title *title, struct ui *ui, struct rect column, const struct tile_set *castle)
{
	/* Who opens the game plays: that stands out, the rest is a list below it. */
	float tall = short_window(ui) ? 48 : ui->theme.compact ? 50 : 60;
	float play = short_window(ui) ? 54 : ui->theme.compact ? 72 : 88;
	struct button widest[2];
	int chosen = -1;

	/* All entries end where the longest words do. */
	examples_buttons(widest);
	if (pair_width(ui, widest) > column.w)
		column.w = pair_width(ui, widest);
	if (title->has_save) {
		if (big(ui, &column,
		        short_window(ui)    ? 54
		        : ui->theme.compact ? 62
		                            : 82,
		        "title.continue", tr("Continue"), resume_detail(title, ui), tr("Enter"), true))
			chosen = ENTRY_CONTINUE;
	}
	int game = new_games(title, ui, &column, title->has_save ? tall : play, castle);
	chosen = game >= 0 ? game : chosen;
	if (big(ui, &column, tall, "title.open", tr("Open a game"), tr("saved games and replays"), "O", false))
		chosen = ENTRY_OPEN;
	if (big(ui, &column, tall, "title.lessons", tr("Lessons"), tr("from the first tile to the last count"), "L",
	        false))
		chosen = ENTRY_LESSONS;
	int example = examples(ui, &column, tall);
	chosen = example >= 0 ? example : chosen;
	int row = bottom_row(ui, rect_cut_top(&column, ui_px(ui, ui->theme.compact ? 46 : 56)));
	return row >= 0 ? row : chosen;
}

static int keys(struct ui *ui)
{
	static const struct {
		char key;
		enum entry entry;
	} letters[] = {{'n', ENTRY_NEW},     {'c', ENTRY_CASTLE},   {'o', ENTRY_OPEN},
	               {'l', ENTRY_LESSONS}, {'e', ENTRY_EXAMPLES}, {'t', ENTRY_TABLE}};

	for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++)
		if (ui_key(ui, letters[i].key, 0))
			return letters[i].entry;
	if (ui_char(ui, '?') || ui_key(ui, KEY_F1, 0))
		return ENTRY_HELP;
	if (ui_key(ui, 'q', MOD_CTRL))
		return ENTRY_QUIT;
	return -1;
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
	                          .act = rulebook_game(GAME_CARCASSONNE),
	                          .other = rulebook_game(GAME_CASTLE)};
	enum dialog_answer answer = dialog(ui, &question);

	if (answer == DIALOG_OPEN)
		return;
	title->asking = false;
	if (answer != DIALOG_SAFE)
		screen_push(host,
		            host->routes->edit_table(host, answer == DIALOG_ACT ? GAME_CARCASSONNE : GAME_CASTLE));
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
	struct rect column = {left, ui_px(ui, compact ? (short_window(ui) ? 22 : 56) : 106), width, window.h};
	if (!compact && ui->theme.unit_h > 1100)
		column.y += (int)((float)window.h * 0.06f);
	title_head(ui, &column);
	rect_cut_top(&column, ui_px(ui, compact ? 18 : 54));
	const struct tile_set *castle = tile_set_of(frame->host->tiles, GAME_CASTLE);
	focus_light(ui);
	int chosen = entries(title, ui, column, castle);
	int key = keys(ui);
	title_foot(ui, window, left);
	if (title->sentence[0]) {
		struct dialog dialog_text = {
		    .title = tr("This game cannot be opened"), .text = title->sentence, .safe = tr("Close")};
		if (dialog(ui, &dialog_text) != DIALOG_OPEN)
			title->sentence[0] = '\0';
	} else if (title->asking) {
		ask_game(title, ui, frame->host);
	} else if (chosen >= 0 || (key >= 0 && (key != ENTRY_CASTLE || castle))) {
		choose(title, frame->host, (enum entry)(chosen >= 0 ? chosen : key));
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
	                                        .need_h = UNITS_MIN_H};
	struct title *title = form_create(sizeof *title, NULL, &kind, layout);

	if (!title)
		return NULL;
	title->board = showcase_create(host);
	return &title->form.screen;
}
