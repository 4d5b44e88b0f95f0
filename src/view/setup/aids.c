#include <stddef.h>

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

static bool *aid(struct setup_view *view, int i) { return (bool *)((char *)&view->aids + aids[i].at); }

static void set_all(struct setup_view *view, bool on)
{
	for (int i = 0; i < AIDS; i++)
		*aid(view, i) = on;
}

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
	return view->game == GAME_CASTLE && aids[i].at == at;
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

static int row_text_height(const struct setup_view *view, struct ui *ui, int width, int i)
{
	struct text_style title = theme_text(&ui->theme, TYPE_BUTTON), small = theme_text(&ui->theme, TYPE_SMALL);

	return text_block_height(ui_metrics(ui), &title, aid_name(view, i), width) +
	       text_block_height(ui_metrics(ui), &small, aid_note(view, i), width);
}

static int row_gap(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 8 : 10); }

/* `bottom`: of what is seen; words of which not even one line is whole are left away. */
static void aid_row(struct setup_view *view, struct ui *ui, struct rect *column, int i, int gap, int bottom)
{
	struct text_style title = theme_text(&ui->theme, TYPE_BUTTON);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	int width = column->w - ui_px(ui, 68);
	struct rect box = rect_cut_top(column, row_text_height(view, ui, width, i) + 2 * gap);
	struct rect in = {box.x, box.y + gap, width, box.h - gap};

	toggle(ui, ui_name(aids[i].id), rect_make(box.x + box.w - ui_px(ui, 56), box.y, ui_px(ui, 52), box.h),
	       aid(view, i), false);
	ui_tell(ui, aid_name(view, i), NULL);
	if (in.y + title.line > bottom)
		return;
	rect_cut_top(&in, draw_text_block(ui->draw, in, ALIGN_LEFT, &title, aid_name(view, i)));
	draw_text_block(ui->draw, in, ALIGN_LEFT, &small, aid_note(view, i));
	draw_fill(ui->draw, rect_make(box.x, box.y + box.h - 1, box.w, ui_px(ui, 1)), rgba(COLOR_LINE, 0.55f));
}

/* ---- the clock ---- */

static const int clock_minutes[] = {0, 5, 10, 20, 30};

enum { CLOCKS = sizeof clock_minutes / sizeof clock_minutes[0] };

static const char *clock_note(void) { return tr("So much time for each player, and %d s more after a turn."); }

static int clock_height(struct ui *ui, int width)
{
	struct text_style title = theme_text(&ui->theme, TYPE_BUTTON), small = theme_text(&ui->theme, TYPE_SMALL);
	const char *note = draw_format(ui->draw, clock_note(), CLOCK_MORE);

	return text_block_height(ui_metrics(ui), &title, tr("Clock"), width) +
	       text_block_height(ui_metrics(ui), &small, note, width) + ui_px(ui, 64);
}

static void clock_choice(struct setup_view *view, struct ui *ui, struct rect *column)
{
	struct text_style title = theme_text(&ui->theme, TYPE_BUTTON);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	const char *labels[CLOCKS];
	int current = 0;

	for (int i = 0; i < CLOCKS; i++) {
		labels[i] = i ? draw_format(ui->draw, tr("%d min each"), clock_minutes[i]) : tr("Off");
		current = clock_minutes[i] <= view->clock ? i : current;
	}
	rect_cut_top(column, ui_px(ui, 8));
	rect_cut_top(column, draw_text_block(ui->draw, *column, ALIGN_LEFT, &title, tr("Clock")));
	rect_cut_top(column, draw_text_block(ui->draw, *column, ALIGN_LEFT, &small,
	                                     draw_format(ui->draw, clock_note(), CLOCK_MORE)));
	rect_cut_top(column, ui_px(ui, 6));
	if (drop_down(ui, ui_name("setup.clock"), rect_cut_top(column, ui_px(ui, 40)), labels, CLOCKS, &current, false))
		view->clock = clock_minutes[current];
	ui_tell(ui, tr("Clock"), NULL);
}

/* All, chosen, none: as many in a line as there is room for.  Returns the height;
 * draws only where there is a view. */
static int chips(struct setup_view *view, struct ui *ui, struct rect column)
{
	const char *labels[3] = {tr("All"), tr("Chosen"), tr("None: purist")};
	static const char *const tips[3] = {N_("Every aid is on."), N_("Some are on: the switches below choose."),
	                                    N_("No aids, just like at a real table.")};
	static const char *const ids[3] = {"setup.aids.all", "setup.aids.chosen", "setup.aids.none"};
	int on = view ? count_on(view) : 0, h = ui_px(ui, ui->theme.compact ? 34 : 40), gap = ui_px(ui, 8);
	bool state[3] = {on == AIDS, on > 0 && on < AIDS, on == 0};
	int x = column.x, y = column.y;

	for (int i = 0; i < 3; i++) {
		int w = chip_width(ui, labels[i]);
		if (x > column.x && x + w > column.x + column.w) {
			x = column.x;
			y += h + gap;
		}
		/* "Chosen" tells; the switches below choose. */
		if (view &&
		    chip(ui, ui_name(ids[i]), rect_make(x, y, w, h), labels[i], state[i], i == 1 && !state[1]) &&
		    i != 1)
			set_all(view, i == 0);
		if (view)
			ui_tip(ui, tr(tips[i]));
		x += w + gap;
	}
	return y + h + row_gap(ui) - column.y;
}

/* A page of its own is wide enough for two columns. */
static int aids_across(const struct ui *ui, int width) { return width > ui_px(ui, 760) ? 2 : 1; }

static int aids_width(const struct ui *ui, int width)
{
	int across = aids_across(ui, width);

	return (width - (across - 1) * ui_px(ui, 40)) / across;
}

/* Heading, the chips' lines, rows with `gap` above and below each. */
static int aids_height(const struct setup_view *view, struct ui *ui, int width, const char *title, int gap)
{
	int height = page_heading_height(ui, width, title) + chips(NULL, ui, rect_make(0, 0, width, 0));
	int across = aids_across(ui, width), used = 0, most = 0;

	for (int i = 0; i < AIDS; i++) {
		used += row_text_height(view, ui, aids_width(ui, width) - ui_px(ui, 68), i) + 2 * gap;
		most = used > most ? used : most;
		if ((i + 1) % ((AIDS + across - 1) / across) == 0)
			used = 0;
	}
	return height + most + clock_height(ui, aids_width(ui, width));
}

void setup_aids(struct setup_view *view, struct ui *ui, struct rect column)
{
	ui_id id = ui_name("setup.aids");
	struct rect view_box = column;
	const char *title = tr("Aids and clock, the same for all");
	int width = column.w - ui_px(ui, 16), gap = row_gap(ui), step = ui_px(ui, 1);

	/* Rows stand as far apart as there is room for. */
	while (aids_height(view, ui, width, title, gap + step) <= column.h && gap < ui_px(ui, 17))
		gap += step;
	int height = aids_height(view, ui, width, title, gap);
	if (height > column.h) /* the bar takes from the width */
		height = aids_height(view, ui, width - ui_px(ui, 16), title, gap);
	column = scroll_begin(ui, id, view_box, height, &view->scroll[2]);
	column.x += ui_px(ui, 8);
	column.w -= ui_px(ui, 16);
	page_heading(ui, &column, title);
	rect_cut_top(&column, chips(view, ui, column));
	int across = aids_across(ui, column.w), rows = (AIDS + across - 1) / across;
	struct rect part = column;
	part.w = aids_width(ui, column.w);
	for (int i = 0; i < AIDS; i++) {
		if (i == rows)
			part = rect_make(column.x + column.w - part.w, column.y, part.w, column.h);
		aid_row(view, ui, &part, i, gap, view_box.y + view_box.h);
	}
	clock_choice(view, ui, &part);
	scroll_end(ui, id, view_box, height, &view->scroll[2]);
}

/* ---- summary ---- */

static const char *size_text(struct setup_view *view, struct ui *ui, const struct tile_set *tiles)
{
	uint8_t counts[TILESET_TYPES_MAX];
	int total = setup_tile_counts(tiles, &view->settings, counts);
	const char *players =
	    draw_format(ui->draw, trn("%d player", "%d players", (unsigned long)view->count), view->count);
	const char *count = draw_format(ui->draw, trn("%d tile", "%d tiles", (unsigned long)total), total);

	return draw_format(ui->draw, "%s · %s", players, count);
}

/* About a minute a tile, a little more with more heads; in steps of five. */
static const char *time_text(struct setup_view *view, struct ui *ui, const struct tile_set *tiles)
{
	uint8_t counts[TILESET_TYPES_MAX];
	int total = setup_tile_counts(tiles, &view->settings, counts);
	int minutes = total * (50 + 10 * view->count) / 100;

	return draw_format(ui->draw, tr("about %d min"), (minutes + 2) / 5 * 5);
}

static const char *order_text(struct setup_view *view, struct ui *ui)
{
	int first = view->settings.value[SETTING_FIRST_PLAYER];

	if (!first && view->youngest_begins)
		return tr("The youngest begins.");
	if (!first && view->youngest)
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

	setup_tile_counts(tiles, &view->settings, counts);
	for (int i = 0; i < tiles->type_count; i++)
		laid += tiles->types[i].flags & TILE_CARCASSONNE ? counts[i] : 0;
	if (!laid)
		return "";
	return draw_format(ui->draw, tr("%d of the tiles are the city and lie there from the start.\n"), laid);
}

int setup_summary(struct setup_view *view, struct ui *ui, const struct tile_set *tiles, struct rect box, bool draw)
{
	struct text_style title = theme_text(&ui->theme, TYPE_SUBHEAD);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	int pad = ui_px(ui, 14), inner = box.w - 2 * pad;
	const char *size = size_text(view, ui, tiles), *time = time_text(view, ui, tiles),
	           *order = draw_format(ui->draw, "%s%s%s", start_text(view, ui, tiles), order_text(view, ui),
	                                view->waits ? tr("\nYour game is saved: find it under “Open a game”.") : "");

	title.px = theme_text(&ui->theme, TYPE_BUTTON).px;
	bool one = text_width(ui_metrics(ui), &title, size) + text_width(ui_metrics(ui), &small, time) + pad <= inner;
	int height = 2 * ui_px(ui, 10) + text_block_height(ui_metrics(ui), &title, size, inner) +
	             (one ? 0 : text_block_height(ui_metrics(ui), &small, time, inner)) +
	             text_block_height(ui_metrics(ui), &small, order, inner);
	if (!draw)
		return height;
	struct skin skin = theme_skin(&ui->theme, SKIN_WELL);
	draw_skin(ui->draw, box, &skin);
	struct rect in = rect_make(box.x + pad, box.y + ui_px(ui, 10), inner, box.h);
	if (one)
		draw_text(ui->draw, rect_make(in.x, in.y, in.w, title.line), ALIGN_RIGHT, &small, time);
	rect_cut_top(&in, draw_text_block(ui->draw, in, ALIGN_LEFT, &title, size));
	if (!one)
		rect_cut_top(&in, draw_text_block(ui->draw, in, ALIGN_LEFT, &small, time));
	draw_text_block(ui->draw, in, ALIGN_LEFT, &small, order);
	return height;
}
