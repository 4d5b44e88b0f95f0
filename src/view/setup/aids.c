#include <stddef.h>

#include "app/expansion_words.h"
#include "view/setup/setup.h"

static const struct {
	const char *id, *name, *note;
	size_t at;
} aids[] = {
    {"setup.aid.legal", N_("Legal places lit"), N_("where the tile in hand fits"), offsetof(struct aids, legal_cells)},
    {"setup.aid.score", N_("Projected scores"), N_("what each would have if the game ended now"),
     offsetof(struct aids, projection)},
    {"setup.aid.fits", N_("What still fits"), N_("“3 of 17 fit here”, and crosses"), offsetof(struct aids, fits)},
    {"setup.aid.remaining", N_("Remaining tiles"), N_("the sheet under T"), offsetof(struct aids, remaining)},
    {"setup.aid.fields", N_("Field overlay"), N_("who owns which field, under F"), offsetof(struct aids, fields)},
    {"setup.aid.why", N_("Why not?"), N_("the reason for every refusal"), offsetof(struct aids, why_not)},
    {"setup.aid.hint", N_("Hints"), N_("a good move for who asks, under I"), offsetof(struct aids, hint)},
    {"setup.aid.undo", N_("Undo"), N_("back to any turn"), offsetof(struct aids, undo)},
};

enum { AIDS = sizeof aids / sizeof aids[0] };

static bool *aid(struct setup_view *view, int i) { return (bool *)((char *)&view->choices.aids + aids[i].at); }

static int count_on(struct setup_view *view)
{
	int on = 0;

	for (int i = 0; i < AIDS; i++)
		on += *aid(view, i);
	return on;
}

/* The Castle has courts in the place of fields, and its end is a forecast (view/play/panel/parts.c). */
static bool in_castle(const struct setup_view *view, int i, size_t at)
{
	return view->choices.game == GAME_CASTLE && aids[i].at == at;
}

static const char *aid_name(const struct setup_view *view, int i)
{
	return in_castle(view, i, offsetof(struct aids, fields)) ? tr("Court overlay") : tr(aids[i].name);
}

static const char *aid_note(const struct setup_view *view, int i)
{
	if (in_castle(view, i, offsetof(struct aids, projection)))
		return tr("what each will have, as the end looks now");
	return in_castle(view, i, offsetof(struct aids, fields)) ? tr("who owns which court, under F")
	                                                         : tr(aids[i].note);
}

static void aid_row(struct setup_view *view, struct ui *ui, struct rect *column, int i)
{
	struct text_two words = text_two(ui, aid_name(view, i), aid_note(view, i));
	int gap = ui_px(ui, ui->theme.compact ? 8 : 10), width = column->w - ui_px(ui, 68);
	struct rect box = rect_cut_top(column, text_two_height(ui, &words, width) + 2 * gap),
	            in = {box.x, box.y + gap, width, box.h - gap};

	toggle(ui, ui_name(aids[i].id), rect_make(box.x + box.w - ui_px(ui, 56), box.y, ui_px(ui, 52), box.h),
	       aid(view, i), false);
	ui_tell(ui, words.title, NULL);
	text_two_draw(ui, in, ALIGN_LEFT, &words);
	draw_fill(ui->draw, rect_make(box.x, box.y + box.h - 1, box.w, ui_px(ui, 1)), rgba(COLOR_LINE, 0.55f));
}

/* ---- the first turn ---- */

/* by lot, the youngest, as the youngest says, or a seat that is named here. */
static void first_turn(struct setup_view *view, struct ui *ui, struct rect *column)
{
	uint8_t *first = &view->choices.settings.value[SETTING_FIRST_PLAYER];
	bool youngest = !*first && view->choices.youngest, begins = view->choices.youngest_begins;
	const struct {
		const char *id, *label;
		bool on;
		int first;
		bool youngest, begins;
	} ways[] = {
	    {"setup.lot", tr("By lot"), !*first && !youngest, 0, false, false},
	    {"setup.youngest_begins", tr("The youngest begins"), youngest && begins, 0, true, true},
	    {"setup.youngest", tr("The youngest chooses"), youngest && !begins, 0, true, false},
	    {"setup.chosen", tr("This player begins:"), *first > 0, *first ? *first : 1, false, false},
	};

	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		ui_aside(ui, !ways[i].on);
		if (radio(ui, ui_name(ways[i].id), rect_cut_top(column, ui_px(ui, ui->theme.compact ? 32 : 40)),
		          ways[i].label, ways[i].on)) {
			*first = (uint8_t)ways[i].first;
			view->choices.youngest = ways[i].youngest;
			view->choices.youngest_begins = ways[i].begins;
		}
	}
	if (*first > 0) { /* which of them */
		const char *labels[PLAYERS_MAX];
		int chosen = *first - 1;

		for (int i = 0; i < view->choices.count; i++)
			labels[i] = setup_name(view, i);
		if (drop_down(ui, ui_name("setup.first"), rect_cut_top(column, ui_px(ui, 42)), labels,
		              view->choices.count, &chosen, false))
			*first = (uint8_t)(chosen + 1);
		ui_tell(ui, tr("This player begins:"), NULL);
	}
	rect_cut_top(column, ui_px(ui, 6));
	page_note(ui, column, tr("Turns go round the table from left to right."));
}

/* ---- the clock ---- */

static const int clock_minutes[] = {0, 5, 10, 20, 30};

enum { CLOCKS = sizeof clock_minutes / sizeof clock_minutes[0] };

static void clock_choice(struct setup_view *view, struct ui *ui, struct rect *column)
{
	struct text_style title = theme_text(&ui->theme, TYPE_BUTTON);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	const char *labels[CLOCKS];
	int current = 0;

	for (int i = 0; i < CLOCKS; i++) {
		labels[i] = i ? draw_format(ui->draw, tr("%d min each"), clock_minutes[i]) : tr("Off");
		current = clock_minutes[i] <= view->choices.clock ? i : current;
	}
	rect_cut_top(column, ui_px(ui, 8));
	rect_cut_top(column, draw_text_block(ui->draw, *column, ALIGN_LEFT, &title, tr("Clock")));
	rect_cut_top(column, draw_text_block(
	                         ui->draw, *column, ALIGN_LEFT, &small,
	                         draw_format(ui->draw, tr("So much time for each player, and %d s more after a turn."),
	                                     CLOCK_MORE)));
	rect_cut_top(column, ui_px(ui, 6));
	if (drop_down(ui, ui_name("setup.clock"), rect_cut_top(column, ui_px(ui, 40)), labels, CLOCKS, &current, false))
		view->choices.clock = clock_minutes[current];
	ui_tell(ui, tr("Clock"), NULL);
}

/* All, chosen, none: as many in a line as there is room for. */
static void chips(struct setup_view *view, struct ui *ui, struct rect *column)
{
	const char *labels[3] = {tr("All"), tr("Chosen"), tr("None: purist")};
	static const char *const tips[3] = {N_("Every aid is on."), N_("Some are on: the switches below choose."),
	                                    N_("No aids, just like at a real table.")};
	static const char *const ids[3] = {"setup.aids.all", "setup.aids.chosen", "setup.aids.none"};
	int on = count_on(view), h = ui_px(ui, ui->theme.compact ? 34 : 40), gap = ui_px(ui, 8);
	bool state[3] = {on == AIDS, on > 0 && on < AIDS, on == 0};
	struct rect row = rect_cut_top(column, h);

	for (int i = 0; i < 3; i++) {
		int w = chip_width(ui, labels[i]);

		if (row.w < w && row.w < column->w) {
			rect_cut_top(column, gap);
			row = rect_cut_top(column, h);
		}
		ui_aside(ui, !state[i]);
		/* "Chosen" tells; the switches below choose. */
		bool pressed =
		    chip(ui, ui_name(ids[i]), rect_part_left(&row, w, gap), labels[i], state[i], i == 1 && !state[1]);
		if (pressed && i == 0)
			aids_read(&view->choices.aids, NULL);
		else if (pressed && i == 2)
			view->choices.aids = (struct aids){.undo = false};
		ui_tip(ui, tr(tips[i]));
	}
	rect_cut_top(column, gap);
}

void setup_aids(struct setup_view *view, struct ui *ui, struct host *host, struct rect box)
{
	struct rect column = setup_column_begin(view, ui, box);
	int most = ui_px(ui, 640);

	if (column.w > most) /* a switch stands near its words */
		column = rect_make(column.x + (column.w - most) / 2, column.y, most, column.h);
	page_heading(ui, &column, tr("Seats and first turn"));
	first_turn(view, ui, &column);
	page_rule(ui, &column);
	page_heading(ui, &column, tr("Aids and clock, the same for all"));
	chips(view, ui, &column);
	for (int i = 0; i < AIDS; i++)
		aid_row(view, ui, &column, i);
	clock_choice(view, ui, &column);
	page_rule(ui, &column);
	page_heading(ui, &column, tr("Set-ups by name"));
	setup_store_buttons(view, ui, host, &column);
	rect_cut_top(&column, ui_px(ui, 10));
	setup_column_end(view, ui, box, &column);
}

/* ---- what is told of it ---- */

/* About a minute a tile, a little more with more heads; in steps of five.  In a narrow place less of it, whole. */
const char *setup_size(struct setup_view *view, struct ui *ui, const struct tile_set *tiles,
                       const struct text_style *style, int room)
{
	uint8_t counts[TILESET_TYPES_MAX];
	int total = setup_tile_counts(tiles, &view->choices.settings, counts);
	const char *players = say_count("%d player", "%d players", view->choices.count);
	const char *count = say_count("%d tile", "%d tiles", total);
	int minutes = total * (50 + 10 * view->choices.count) / 100;

	const char *most = draw_format(ui->draw, "%s · %s · %s", players, count,
	                               draw_format(ui->draw, tr("about %d min"), (minutes + 2) / 5 * 5)),
	           *less = draw_format(ui->draw, "%s · %s", players, count);
	return text_width(ui_metrics(ui), style, most) <= room   ? most
	       : text_width(ui_metrics(ui), style, less) <= room ? less
	                                                         : players;
}

static const char *order_text(struct setup_view *view, struct ui *ui)
{
	int first = view->choices.settings.value[SETTING_FIRST_PLAYER];

	if (!first && view->choices.youngest_begins)
		return tr("The youngest begins.");
	if (!first && view->choices.youngest)
		return tr("The youngest chooses who begins.");
	if (!first)
		return tr("Who begins is drawn by lot when the game starts.");
	return draw_format(ui->draw, tr("%s begins."), setup_name(view, first - 1));
}

/* Of the tiles that are counted: the city that lies on the table before the first turn. */
static const char *start_text(struct setup_view *view, struct ui *ui, const struct tile_set *tiles)
{
	uint8_t counts[TILESET_TYPES_MAX];
	int laid = 0;

	setup_tile_counts(tiles, &view->choices.settings, counts);
	for (int i = 0; i < tiles->type_count; i++)
		laid += tiles->types[i].flags & TILE_CARCASSONNE ? counts[i] : 0;
	if (!laid)
		return "";
	return draw_format(ui->draw, tr("%d of the tiles are the city and lie there from the start."), laid);
}

/* Who would be one more learns what brings his seat. */
static const char *sixth_text(const struct setup_view *view)
{
	bool full = view->choices.count == PLAYERS_BASE && setup_seats(view) == PLAYERS_BASE;

	return full && !view->left && seats_words() ? tr(seats_words()->brings) : "";
}

const char *setup_remarks(struct setup_view *view, struct ui *ui, const struct tile_set *tiles, bool named)
{
	bool castle = view->choices.game == GAME_CASTLE;
	int changes = castle ? 0 : rulebook_difference(view->choices.preset, &view->choices.settings);
	const char *book = castle ? "" : rulebook_preset(view->choices.preset);

	for (int i = 0; i < RULEBOOK_WAYS; i++) /* its picture is lit, and says it */
		book = rulebook_difference(rulebook_ways[i].preset, &view->choices.settings) ? book : "";
	if (changes && book[0])
		book = draw_format(ui->draw, trn("%s, %d change", "%s, %d changes", (unsigned long)changes), book,
		                   changes);
	const char *boxes = rulebook_added(view->choices.preset, &view->choices.settings);
	if (named && changes && book[0] && boxes[0])
		book = draw_format(ui->draw, tr("%s: %s"), book, boxes);
	const char *const parts[] = {book[0] ? draw_format(ui->draw, "%s.", book) : "",
	                             start_text(view, ui, tiles),
	                             view->left && seats_words() ? tr(seats_words()->brought) : "",
	                             sixth_text(view),
	                             order_text(view, ui),
	                             view->waits ? tr("Your game is saved: find it under “Open a game”.") : ""};
	const char *text = "";

	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		text = draw_format(ui->draw, text[0] && parts[i][0] ? "%s %s" : "%s%s", text, parts[i]);
	return text;
}
