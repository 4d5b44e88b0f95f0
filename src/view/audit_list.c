/* The rows of the audit: one score each. */
#include "audit.h"

#include "../app/language.h"
#include "figure.h"
#include "widget.h"

#include <stdio.h>

static int px(const struct audit *audit, float units) { return look_px(&audit->look, units); }

/* ---- words ---- */

static const char *kind_word(int kind)
{
	static const char *const words[FEATURE_KINDS] = {N_("City"), N_("Road"), N_("Field"), N_("Monastery"), N_("Shrine"), N_("Garden")};
	return tr(words[kind]);
}

char *audit_feature(const struct show *show, const struct record *record, char *text, size_t size)
{
	const struct tally *tally = show->tally;
	if (record->reason == SCORE_KING || record->reason == SCORE_ROBBER) {
		snprintf(text, size, "%s", record->reason == SCORE_KING ? tr("The King") : tr("The Robber Baron"));
		return text;
	}
	if (record->carcassonne) {
		snprintf(text, size, "%s", tr("City of Carcassonne"));
		return text;
	}
	if (record->reason == SCORE_FARM && record->kind == FEATURE_FIELD) {
		int farm = tally_farm_find(tally, record->cell, record->spot);
		snprintf(text, size, "%s", farm >= 0 ? tally->farms[farm].name : kind_word(FEATURE_FIELD));
		return text;
	}
	if (record->seat == NOBODY) {
		snprintf(text, size, tr("Open city at %d,%d"), record->cell.x, record->cell.y);
		return text;
	}
	int city = record->kind == FEATURE_CITY ? tally_city_find(tally, &(struct city_ref){.cell = record->cell, .spot = record->spot}) : -1;
	if (city >= 0 && tally->cities[city].letter[0])
		snprintf(text, size, tr("City %s"), tally->cities[city].letter);
	else
		snprintf(text, size, tr("%s at %d,%d"), kind_word(record->kind), record->cell.x, record->cell.y);
	return text;
}

char *audit_majority(const struct show *show, const struct record *record, char *text, size_t size)
{
	int most = 0, next = 0, seats = 0;
	for (int seat = 0; seat < show->tally->player_count; seat++) {
		int n = record->followers[seat];
		seats += n > 0;
		if (n > most) {
			next = most;
			most = n;
		} else if (n > next) {
			next = n;
		}
	}
	if (record->seat == NOBODY)
		snprintf(text, size, "%s", tr("not paid"));
	else if (most == 0)
		snprintf(text, size, "–");
	else if (seats == 1)
		snprintf(text, size, "%s", tr("alone"));
	else if (most == next)
		snprintf(text, size, tr("tie %d : %d"), most, next);
	else
		snprintf(text, size, "%s %d : %d", show->tally->names[record->seat], most, next);
	return text;
}

int audit_order(const struct show *show, int record)
{
	for (int i = 0; i < show->tally->order_count; i++)
		if (show->tally->order[i] == record)
			return i;
	return -1;
}

/* ---- what is fed but not paid ---- */

const struct record *audit_record(const struct audit *audit, int row)
{
	int index = audit->rows[row];
	return index < RECORDS_MAX ? &audit->show->records->items[index] : &audit->unpaid[index - RECORDS_MAX];
}

void audit_unpaid_find(struct audit *audit)
{
	const struct tally *tally = audit->show->tally;
	for (int c = 0; c < tally->city_count && audit->unpaid_count < TILES_MAX; c++) {
		const struct tally_city *city = &tally->cities[c];
		if (city->finished || !city->farms)
			continue;
		struct record *record = &audit->unpaid[audit->unpaid_count++];
		*record = (struct record){.reason = SCORE_FARM, .kind = FEATURE_CITY, .seat = NOBODY, .has_place = true,
					  .cell = city->feature.address, .spot = city->feature.address_spot};
		for (int i = 0; i < tally->farm_count; i++)
			for (int seat = 0; city->farms >> i & 1 && seat < tally->player_count; seat++)
				record->followers[seat] = (uint8_t)(record->followers[seat] + tally->farms[i].farmers[seat]);
	}
}

/* ---- filters ---- */

bool audit_passes(const struct audit *audit, const struct record *record, int filter)
{
	(void)audit;
	bool farm = record->reason == SCORE_FARM, card = record->reason == SCORE_KING || record->reason == SCORE_ROBBER;
	if (filter >= AUDIT_SEAT && filter < AUDIT_ROADS)
		return record->seat == filter - AUDIT_SEAT;
	switch (filter) {
	case AUDIT_ROADS: return record->kind == FEATURE_ROAD && !card;
	case AUDIT_CITIES: return record->kind == FEATURE_CITY && !farm && !card;
	case AUDIT_MONASTERIES: return record->kind > FEATURE_FIELD && !card;
	case AUDIT_FARMS: return farm;
	case AUDIT_CARDS: return card;
	default: return true;
	}
}

static void filters_draw(struct audit *audit, struct ui *ui, struct rect line)
{
	static const char *const names[AUDIT_FILTERS] = {[AUDIT_ALL] = N_("All"), [AUDIT_ROADS] = N_("Roads"), [AUDIT_CITIES] = N_("Cities"),
		[AUDIT_MONASTERIES] = N_("Monasteries"), [AUDIT_FARMS] = N_("Farms"), [AUDIT_CARDS] = N_("Cards")};
	for (int filter = 0; filter < AUDIT_FILTERS; filter++) {
		int seat = filter >= AUDIT_SEAT && filter < AUDIT_ROADS ? filter - AUDIT_SEAT : -1, n = 0;
		if (seat >= audit->show->tally->player_count)
			continue;
		for (int i = 0; i < audit->show->records->count; i++)
			n += audit_passes(audit, &audit->show->records->items[i], filter);
		for (int i = 0; i < audit->unpaid_count; i++)
			n += audit_passes(audit, &audit->unpaid[i], filter);
		if (n == 0 && filter != AUDIT_ALL)
			continue;
		const char *label = draw_format(ui->draw, "%s %d", seat >= 0 ? audit->show->tally->names[seat] : tr(names[filter]), n);
		int w = chip_width(ui, label);
		if (w > line.w)
			break;
		struct rect box = rect_cut_left(&line, w);
		rect_cut_left(&line, px(audit, 8));
		if (chip(ui, ui_name_at("audit.filter", filter), box, label, audit->filter == filter, false))
			audit_filter_set(audit, filter);
	}
}

/* ---- rows ---- */

struct columns {
	int number, turn, rule, feature, tiles, pennants, followers, majority, points;
};

static struct columns columns_of(const struct audit *audit, struct rect box)
{
	float unit = (float)box.w / 1064;
	(void)audit;
	return (struct columns){.number = box.x + (int)(8 * unit), .turn = box.x + (int)(50 * unit), .rule = box.x + (int)(118 * unit),
		.feature = box.x + (int)(206 * unit), .tiles = box.x + (int)(430 * unit), .pennants = box.x + (int)(500 * unit),
		.followers = box.x + (int)(610 * unit), .majority = box.x + (int)(800 * unit), .points = box.x + (int)(968 * unit)};
}

static void cell_text(struct draw *draw, struct rect row, int from, int to, const struct text_style *style, const char *text)
{
	draw_text(draw, rect_make(from, row.y, to - from - 6, row.h), ALIGN_LEFT, style, text);
}

static void head_draw(struct audit *audit, struct draw *draw, struct rect line)
{
	struct columns at = columns_of(audit, line);
	struct text_style style = look_text(&audit->look, FACE_SERIF, 21, false, COLOUR_INK2);
	cell_text(draw, line, at.turn, at.rule, &style, tr("Turn"));
	cell_text(draw, line, at.rule, at.feature, &style, tr("Rule"));
	cell_text(draw, line, at.feature, at.tiles, &style, tr("Feature"));
	cell_text(draw, line, at.tiles, at.pennants, &style, tr("Tiles"));
	cell_text(draw, line, at.pennants, at.followers, &style, tr("Pennants"));
	cell_text(draw, line, at.followers, at.majority, &style, tr("Followers"));
	cell_text(draw, line, at.majority, at.points, &style, tr("Majority"));
	cell_text(draw, line, at.points, line.x + line.w, &style, tr("Points"));
}

static void row_draw(struct audit *audit, struct ui *ui, struct rect row, int index)
{
	struct draw *draw = ui->draw;
	const struct record *record = audit_record(audit, index);
	struct columns at = columns_of(audit, row);
	bool chosen = index == audit->chosen;
	char text[96];
	struct text_style style = look_text(&audit->look, FACE_SERIF, 24, false, chosen ? COLOUR_CREAM : COLOUR_INK);
	if (chosen) {
		struct skin dark = {.radius = look_stroke(&audit->look, 6), .top = rgb(0x33200F), .bottom = rgb(0x24160D)};
		draw_skin(draw, row, &dark);
	} else {
		draw_fill(draw, rect_make(row.x, row.y + row.h - 1, row.w, 1), rgb(COLOUR_LINE));
	}
	cell_text(draw, row, at.number, at.turn, &style, record->number ? draw_format(draw, "%d", record->number) : "–");
	cell_text(draw, row, at.turn, at.rule, &style, record->turn ? draw_format(draw, "%d", record->turn) : tr("end"));
	cell_text(draw, row, at.rule, at.feature, &style, record_rule(record, game_settings(audit->show->game)));
	cell_text(draw, row, at.feature, at.tiles, &style, audit_feature(audit->show, record, text, sizeof text));
	cell_text(draw, row, at.tiles, at.pennants, &style, record->tiles ? draw_format(draw, "%d", record->tiles) : "–");
	cell_text(draw, row, at.pennants, at.followers, &style, record->pennants ? draw_format(draw, "%d", record->pennants) : "–");
	cell_text(draw, row, at.majority, at.points, &style, audit_majority(audit->show, record, text, sizeof text));
	float x = (float)at.followers + 12 * audit->look.k, y = (float)row.y + (float)row.h / 2, d = 24 * audit->look.k;
	for (int seat = 0; seat < audit->show->tally->player_count; seat++) {
		if (!record->followers[seat] || x > (float)at.majority - d)
			continue;
		draw_badge(draw, x, y, d, (int)game_color(audit->show->game, seat));
		draw_text(draw, rect_make((int)(x + d * .7f), row.y, (int)(d * 1.2f), row.h), ALIGN_LEFT, &style, draw_format(draw, "%d", record->followers[seat]));
		x += d * 1.95f;
	}
	if (record->seat == NOBODY) {
		cell_text(draw, row, at.points + px(audit, 30), row.x + row.w + 6, &style, "0");
		return;
	}
	draw_badge(draw, (float)at.points + 12 * audit->look.k, y, d, (int)game_color(audit->show->game, record->seat));
	cell_text(draw, row, at.points + px(audit, 30), row.x + row.w + 6, &style, draw_format(draw, "+%d", (int)record->points));
}

static void rows_layout(struct audit *audit, struct ui *ui, struct rect box)
{
	int h = px(audit, 48), height = h * audit->count;
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

/* ---- the chosen one, in words ---- */

static void detail_draw(struct audit *audit, struct draw *draw, struct rect box)
{
	struct skin card = look_card(&audit->look, true);
	char feature[96], sum[96], line[320];
	if (audit->count == 0)
		return;
	const struct record *record = audit_record(audit, audit->chosen);
	const struct settings *settings = game_settings(audit->show->game);
	const char *rule = record_rule(record, settings);
	draw_skin(draw, box, &card);
	box = rect_inset(box, px(audit, 20));
	struct text_style title = look_text(&audit->look, FACE_SERIF, 23, true, 0x8A3A1C), text = look_text(&audit->look, FACE_SERIF, 24, false, COLOUR_INK);
	struct text_style points = look_text(&audit->look, FACE_SERIF, 30, true, COLOUR_INK);
	audit_feature(audit->show, record, feature, sizeof feature);
	if (record->number)
		snprintf(line, sizeof line, tr("Score %d · %s · %s"), record->number, feature, rule);
	else
		snprintf(line, sizeof line, "%s · %s", feature, rule);
	draw_text(draw, rect_cut_top(&box, title.px + px(audit, 8)), ALIGN_LEFT, &title, line);
	struct rect foot = rect_cut_bottom(&box, px(audit, 40));
	draw_text_block(draw, box, ALIGN_LEFT, &text, record_rule_text(rule));
	if (record->seat == NOBODY) {
		draw_text(draw, foot, ALIGN_LEFT, &text, tr("It is fed, but it is not finished: it pays nobody."));
		draw_text(draw, foot, ALIGN_RIGHT, &points, "0");
		return;
	}
	record_sum(record, settings, sum, sizeof sum);
	draw_text(draw, foot, ALIGN_LEFT, &text, draw_format(draw, "%s = %d", sum, (int)record->points));
	draw_text(draw, foot, ALIGN_RIGHT, &points, draw_format(draw, "%s +%d", audit->show->tally->names[record->seat], (int)record->points));
}

void audit_list(struct audit *audit, struct ui *ui, struct rect box)
{
	struct skin panel = look_panel(&audit->look);
	draw_skin(ui->draw, box, &panel);
	ui_block(ui, ui_name("audit.panel"), box);
	box = rect_inset(box, px(audit, 28));
	struct text_style title = look_text(&audit->look, FACE_SERIF, 42, false, COLOUR_INK);
	draw_text(ui->draw, rect_cut_top(&box, px(audit, 56)), ALIGN_LEFT, &title, tr("Every score of this game"));
	int h = px(audit, 40);
	filters_draw(audit, ui, rect_cut_top(&box, h < 32 ? 32 : h));
	rect_cut_top(&box, px(audit, 6));
	struct rect head = rect_cut_top(&box, px(audit, 36));
	head_draw(audit, ui->draw, head);
	draw_fill(ui->draw, rect_make(head.x, head.y + head.h, head.w, 1), rgb(COLOUR_LINE));
	struct rect detail = rect_cut_bottom(&box, px(audit, 176));
	rect_cut_bottom(&box, px(audit, 14));
	rows_layout(audit, ui, box);
	detail_draw(audit, ui->draw, detail);
}
