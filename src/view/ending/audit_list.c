/* The rows of the audit: one score each. */
#include "view/ending/audit.h"

#include "app/language.h"
#include "app/words.h"
#include "view/ui/widget.h"
#include "text/say.h"

/* ---- words ---- */

const char *audit_feature(const struct show *show, const struct record *record)
{
	const struct tally *tally = show->tally;
	bool about = words_about(&record->bill)[0] != '\0', field = record->kind == FEATURE_FIELD;
	int farm = record->reason == SCORE_FARM && field ? tally_farm_find(tally, record->cell, record->spot) : -1;
	int city = record->kind == FEATURE_CITY && record->seat != NOBODY && !record->carcassonne && !about
	               ? tally_city_find(tally, &(struct city_ref){.cell = record->cell, .spot = record->spot})
	               : -1;
	if (record->kind == FEATURE_KINDS && !about)
		return say(tr("Wall tile %d"), record->wall);
	if (city >= 0 && tally->cities[city].letter[0])
		return say(tr("City %s"), tally->cities[city].letter);
	return record->reason == SCORE_HELD ? words_holding_subject(record->bill.holding)
	       : record->carcassonne        ? tr("City of Carcassonne")
	       : farm >= 0                  ? tally->farms[farm].name
	       : record->seat == NOBODY     ? tr("Unfinished city")
	                                    : words_subject(&record->bill, record->kind);
}

/* What the majority is of: followers there; for the larger keep: how large each counts (R44), which no column calls
 * followers. */
static int count_of(const struct show *show, const struct record *record, int seat)
{
	return record->reason == SCORE_KEEP ? record_keeps(show->records, show->game).size[seat]
	                                    : record->followers[seat];
}

/* "2 : 1", "tie 1 : 1", "alone". */
static const char *majority_words(const struct show *show, const struct record *record)
{
	int most = 0, next = 0, seats = 0;
	for (int seat = 0; seat < show->tally->player_count; seat++) {
		int n = count_of(show, record, seat);
		seats += n > 0;
		if (n > most) {
			next = most;
			most = n;
		} else if (n > next) {
			next = n;
		}
	}
	if (record->seat == NOBODY)
		return tr("not paid");
	if (most == 0)
		return "–";
	if (seats == 1)
		return tr("alone");
	return say(most == next ? tr("tie %d : %d") : "%d : %d", most, next);
}

/* The wall tile that had to do with a score: 8 where one was played for a keep (R38), or 0. */
static int audit_wall(const struct show *show, const struct record *record)
{
	if (record->reason != SCORE_KEEP)
		return record->wall;
	return show->records->used[0][8] + show->records->used[1][8] ? 8 : 0;
}

/* ---- what is fed but not paid ---- */

const struct record *audit_record(const struct audit *audit, int row)
{
	return row < RECORDS_MAX ? &audit->show->records->items[row] : &audit->unpaid[row - RECORDS_MAX];
}

/* ---- filters ---- */

/* Whose points it shows, and which column of the result; -1: all. */
static int filter_seat(int filter) { return filter < AUDIT_CLASS ? filter - AUDIT_SEAT : -1; }
static int filter_class(int filter) { return filter < AUDIT_CLASS ? -1 : result_order[filter - AUDIT_CLASS]; }

/* What was not paid is no score: it is under its own filter alone, so that the others add up to all of them. */
static bool passes(const struct audit *audit, int row, int filter)
{
	const struct record *record = audit_record(audit, row);
	if (filter == AUDIT_UNPAID || row >= RECORDS_MAX)
		return filter == AUDIT_UNPAID && row >= RECORDS_MAX;
	if (filter_class(filter) >= 0)
		return (int)record_class(record) == filter_class(filter);
	return filter == AUDIT_ALL || record->seat == filter_seat(filter);
}

int audit_next(const struct audit *audit, int filter, int row)
{
	for (row++; row < audit->show->records->count; row++)
		if (passes(audit, row, filter))
			return row;
	for (row = row < RECORDS_MAX ? RECORDS_MAX : row; row < RECORDS_MAX + audit->unpaid_count; row++)
		if (passes(audit, row, filter))
			return row;
	return -1;
}

static const char *filter_name(struct audit *audit, int filter)
{
	int seat = filter_seat(filter);
	struct text_style style = look_text(&audit->look, 24, false, 0);
	if (filter == AUDIT_UNPAID)
		return tr("Not paid");
	if (seat >= 0)
		return look_name(&audit->look, &style, audit->show->tally->names[seat], 8 * style.px);
	return filter < AUDIT_CLASS ? tr("All scores") : result_column_name(audit->show->tally, filter_class(filter));
}

static const char *filter_label(struct audit *audit, int filter)
{
	int n = 0;
	for (int row = audit_next(audit, filter, -1); row >= 0; row = audit_next(audit, filter, row))
		n++;
	if (n == 0 && filter != AUDIT_ALL)
		return NULL;
	return draw_format(audit->look.draw, "%s %d", filter_name(audit, filter), n);
}

/* Chips from left to right, on as many lines as they need; cuts them off `box`. */
static void filters_layout(struct audit *audit, struct ui *ui, struct rect *box)
{
	int h = audit_px(audit, 40), gap = audit_px(audit, 8);
	h = h < 32 ? 32 : h;
	struct rect line = rect_cut_top(box, h);
	for (int filter = 0; filter < AUDIT_FILTERS; filter++) {
		const char *label = filter_label(audit, filter);
		if (!label)
			continue;
		int w = chip_width(ui, label);
		if (w > line.w) {
			rect_cut_top(box, gap / 2);
			line = rect_cut_top(box, h);
		}
		struct rect at = rect_part_left(&line, w, gap);
		if (chip(ui, ui_name_at("audit.filter", filter), at, label, audit->filter == filter, false))
			audit_filter_set(audit, filter);
	}
}

/* ---- rows ---- */

enum {
	COLUMN_NUMBER,
	COLUMN_TURN,
	COLUMN_FEATURE,
	COLUMN_TILES,
	COLUMN_PENNANTS,
	COLUMN_FOLLOWERS,
	COLUMN_MAJORITY,
	COLUMN_POINTS,
	COLUMN_COUNT
};

/* Left ends; of the last also its right end.  A head that would run into the one before it stands on a line above. */
struct columns {
	int at[COLUMN_COUNT + 1];
	bool two_lines;
};

static struct text_style cell_style(const struct audit *audit, uint32_t hex)
{
	return look_text(&audit->look, 24, false, hex);
}
static struct text_style head_style(const struct audit *audit)
{
	return look_text(&audit->look, 21, false, COLOR_INK2);
}

static const char *head_word(const struct audit *audit, int column)
{
	static const char *const words[COLUMN_COUNT] = {
	    "", N_("Turn"), N_("Feature"), N_("Tiles"), N_("Pennants"), N_("Followers"), N_("Majority"), N_("Points")};
	if (column == COLUMN_PENNANTS && tally_castle(audit->show->tally))
		return tr("Wall tile");
	return words[column][0] ? tr(words[column]) : "";
}

enum { ROW_UNITS = 48 }; /* how high a row is */

/* Wider, as far as there is room. */
static void widen(int *w, int wanted, int *spare)
{
	int more = wanted - *w < *spare ? wanted - *w : *spare;
	*w += more > 0 ? more : 0;
	*spare -= more > 0 ? more : 0;
}

/* As wide as what can stand there, followers one of each player and its name as far as there is room; the feature has
 * the rest. */
static struct columns columns_of(const struct audit *audit, struct rect box)
{
	const struct tally_look *look = &audit->look;
	struct text_style style = cell_style(audit, 0), head = head_style(audit);
	const char *tie = draw_format(look->draw, tr("tie %d : %d"), 8, 8), *unpaid = tr("not paid");
	int gap = audit_px(audit, 18), follower = audit_px(audit, 34) + look_wide(look, &style, "8"),
	    majority = look_wide(look, &style, tie), least = 10 * style.px;
	int w[COLUMN_COUNT] = {look_wide(look, &style, "888"),
	                       look_wide(look, &style, tr("end")),
	                       least - gap,
	                       look_wide(look, &style, "88"),
	                       look_wide(look, &style, "8"),
	                       3 * follower,
	                       majority > look_wide(look, &style, unpaid) ? majority : look_wide(look, &style, unpaid),
	                       look_wide(look, &style, "+88") + audit_px(audit, 30)};
	struct columns columns = {.at = {box.x}};
	int spare = box.w;
	for (int c = 0; c < COLUMN_COUNT; c++)
		spare -= w[c] += gap;
	widen(&w[COLUMN_FOLLOWERS], audit->show->tally->player_count * follower + gap / 2, &spare);
	for (int c = COLUMN_TURN; c < COLUMN_COUNT; c++) {
		int wanted = look_wide(look, &head, head_word(audit, c)) + gap;
		widen(&w[c], wanted, &spare);
		columns.two_lines = columns.two_lines || wanted > w[c];
	}
	/* a wide list breathes everywhere, not only after the feature */
	for (int c = COLUMN_TILES, part = (spare - 4 * style.px) / 6; c < COLUMN_POINTS && part > 0; c++)
		widen(&w[c], w[c] + part, &spare);
	w[COLUMN_FEATURE] += spare;
	for (int c = 0; c < COLUMN_COUNT; c++)
		columns.at[c + 1] = columns.at[c] + w[c];
	return columns;
}

static void cell_text(struct draw *draw, struct rect row, const struct columns *columns, int column,
                      const struct text_style *style, const char *text)
{
	int from = columns->at[column], to = columns->at[column + 1];
	draw_text(draw, rect_make(from, row.y, to - from - 4, row.h), ALIGN_LEFT, style, text);
}

static void head_draw(struct audit *audit, struct rect line, const struct columns *columns)
{
	for (int c = COLUMN_TURN, end = line.x; c < COLUMN_COUNT; c++) {
		struct text_style style = head_style(audit);
		int x = columns->at[c], room = columns->at[c + 1] - x - audit_px(audit, 6);
		bool broken = look_head(&audit->look, &style, head_word(audit, c), room);
		int w = broken ? room : look_wide(&audit->look, &style, head_word(audit, c));
		x = x + w > line.x + line.w ? line.x + line.w - w : x;
		bool above = x < end;
		int h = broken ? 2 * style.line : style.line,
		    y = above ? line.y : line.y + line.h - h - audit_px(audit, 4);
		end = above ? end : x + w + audit_px(audit, 6);
		draw_text_block(audit->look.draw, rect_make(x, y, w, h), ALIGN_LEFT, &style, head_word(audit, c));
	}
}

/* The kind alone where the name is too long. */
static const char *feature_cell(struct audit *audit, const struct record *record, const struct text_style *style,
                                int width)
{
	const char *full = audit_feature(audit->show, record);
	return look_wide(&audit->look, style, full) <= width || !record->has_place ? full : words_feature(record->kind);
}

static void followers_draw(struct audit *audit, struct rect row, const struct columns *columns,
                           const struct record *record, const struct text_style *style)
{
	float d = 24 * audit->look.k, x = (float)columns->at[COLUMN_FOLLOWERS] + d / 2,
	      y = (float)row.y + (float)row.h / 2;
	float room = (float)(columns->at[COLUMN_MAJORITY] - columns->at[COLUMN_FOLLOWERS]),
	      step = 40 * audit->look.k + (float)look_wide(&audit->look, style, "8");
	int count = 0;
	for (int seat = 0; seat < audit->show->tally->player_count; seat++)
		count += record->followers[seat] > 0;
	if (step * (float)count > room) /* five of them: closer together */
		step = room / (float)count;
	for (int seat = 0; seat < audit->show->tally->player_count; seat++) {
		int n = record->followers[seat];
		if (!n)
			continue;
		look_badge(&audit->look, x, y, d, seat);
		draw_text(audit->look.draw, rect_make((int)(x + d * .6f), row.y, (int)step, row.h), ALIGN_LEFT, style,
		          draw_format(audit->look.draw, "%d", n));
		x += step;
	}
}

static void row_draw(struct audit *audit, struct ui *ui, struct rect row, int index)
{
	struct draw *draw = ui->draw;
	const struct record *record = audit_record(audit, audit->rows[index]);
	struct columns columns = columns_of(audit, row);
	bool chosen = index == audit->chosen;
	struct text_style style = cell_style(audit, chosen ? COLOR_CREAM : COLOR_INK);
	if (chosen) {
		struct skin dark = {
		    .radius = look_stroke(&audit->look, 6), .top = rgb(0x33200F), .bottom = rgb(COLOR_TOOLTIP)};
		draw_skin(draw, row, &dark);
	} else {
		draw_fill(draw, rect_make(row.x, row.y + row.h - 1, row.w, 1), rgb(COLOR_LINE));
	}
	struct rect number =
	    rect_make(row.x + audit_px(audit, 8), row.y, columns.at[COLUMN_TURN] - row.x - audit_px(audit, 8), row.h);
	draw_text(draw, number, ALIGN_LEFT, &style, record->number ? draw_format(draw, "%d", record->number) : "–");
	cell_text(draw, row, &columns, COLUMN_TURN, &style,
	          record->turn ? draw_format(draw, "%d", record->turn) : tr("end"));
	cell_text(draw, row, &columns, COLUMN_FEATURE, &style,
	          feature_cell(audit, record, &style, columns.at[COLUMN_TILES] - columns.at[COLUMN_FEATURE] - 4));
	/* start spaces count like tiles (D2) */
	int tiles = record->tiles + record->starts,
	    marks = tally_castle(audit->show->tally) ? audit_wall(audit->show, record) : record->pennants;
	cell_text(draw, row, &columns, COLUMN_TILES, &style, tiles ? draw_format(draw, "%d", tiles) : "–");
	cell_text(draw, row, &columns, COLUMN_PENNANTS, &style, marks ? draw_format(draw, "%d", marks) : "–");
	cell_text(draw, row, &columns, COLUMN_MAJORITY, &style, majority_words(audit->show, record));
	followers_draw(audit, row, &columns, record, &style);
	struct rect points = rect_make(columns.at[COLUMN_POINTS] + audit_px(audit, 30), row.y,
	                               row.x + row.w - columns.at[COLUMN_POINTS] - audit_px(audit, 30), row.h);
	if (record->seat != NOBODY)
		look_badge(&audit->look, (float)columns.at[COLUMN_POINTS] + 12 * audit->look.k,
		           (float)row.y + (float)row.h / 2, 24 * audit->look.k, record->seat);
	draw_text(draw, points, ALIGN_LEFT, &style,
	          record->seat == NOBODY ? "0" : draw_format(draw, "+%d", (int)record->points));
}

static void rows_layout(struct audit *audit, struct ui *ui, struct rect box)
{
	int h = audit_px(audit, ROW_UNITS) > 0 ? audit_px(audit, ROW_UNITS) : 1, height = h * audit->count;
	box.h -= box.h % h; /* whole rows */
	if (audit->follow && audit->count) {
		float top = (float)(audit->chosen * h);
		if (top < audit->scroll)
			audit->scroll = top;
		if (top + (float)h > audit->scroll + (float)box.h)
			audit->scroll = top + (float)h - (float)box.h;
		audit->follow = false;
	}
	struct rect inner = scroll_begin(ui, ui_name("audit.rows"), box, height, &audit->scroll);
	for (int i = 0; i < audit->count; i++) {
		struct rect row = {inner.x, inner.y + h * i, inner.w, h};
		if (row.y + h < box.y || row.y > box.y + box.h)
			continue;
		if (ui_item(ui, ui_name_at("audit.row", i), row, UI_NO_RING).click)
			audit->chosen = i;
		row_draw(audit, ui, row, i);
	}
	scroll_end(ui, ui_name("audit.rows"), box, height, &audit->scroll);
}

void audit_list(struct audit *audit, struct ui *ui, struct rect box)
{
	struct skin panel = theme_skin(&audit->look.theme, SKIN_PANEL);
	draw_skin(ui->draw, box, &panel);
	ui_block(ui, ui_name("audit.panel"), box);
	box = rect_inset(box, audit_px(audit, 28));
	struct text_style title = look_text(&audit->look, 42, false, COLOR_INK);
	title = look_fit(&audit->look, title, tr("Every score of this game"), box.w);
	draw_text(ui->draw, rect_cut_top(&box, audit_px(audit, 56)), ALIGN_LEFT, &title,
	          tr("Every score of this game"));
	filters_layout(audit, ui, &box);
	rect_cut_top(&box, audit_px(audit, 6));
	struct rect detail = rect_cut_bottom(&box, audit_detail_height(audit, box.w)), rows = box;
	rect_cut_bottom(&box, audit_px(audit, 14));
	if (audit->count * audit_px(audit, ROW_UNITS) >
	    box.h - 2 * head_style(audit).line) /* the bar takes from their width */
		rows.w -= ui_px(ui, 16);
	struct columns columns = columns_of(audit, rows);
	struct rect head =
	    rect_cut_top(&box, (columns.two_lines ? 2 : 1) * head_style(audit).line + audit_px(audit, 10));
	head_draw(audit, head, &columns);
	draw_fill(ui->draw, rect_make(head.x, head.y + head.h, head.w, 1), rgb(COLOR_LINE));
	rows_layout(audit, ui, box);
	audit_detail(audit, ui, detail);
}
