/* Ranking, table and records of the result screen. */
#include "result.h"

#include "../app/language.h"
#include "figure.h"
#include "widget.h"

#include <stdio.h>

static int px(const struct tally_look *look, float units) { return look_px(look, units); }

/* ---- ranking ---- */

static void laurel_draw(struct draw *draw, const struct tally_look *look, float x, float y, float side)
{
	for (int i = 0; i < 4; i++) {
		struct path path;
		float t = (float)i / 3, cx = x + side * (26 - 20 * t * t) * look->k, cy = y + (12 - 26 * t) * look->k;
		path_clear(&path);
		path_oval(&path, cx + side * 5 * look->k, cy, 7.5f * look->k, 3.6f * look->k);
		path_oval(&path, cx - side * 7 * look->k, cy - 5 * look->k, 3.6f * look->k, 7 * look->k);
		draw_path_fill(draw, &path, rgb(0x6FA046));
	}
}

static struct rect podium_draw(struct draw *draw, const struct tally_look *look, const struct show *show,
			       const struct result *result, struct rect box)
{
	int count = 0, done = 0;
	for (int seat = 0; seat < result->player_count; seat++)
		count += result->winners >> seat & 1;
	struct rect stand = {box.x + px(look, 56), box.y + px(look, 172), box.w - 2 * px(look, 56), px(look, 62)};
	struct skin skin = look_walnut(look);
	skin.radius = look_stroke(look, 6);
	draw_skin(draw, stand, &skin);
	struct text_style style = look_text(look, FACE_SERIF, 28, false, COLOUR_CREAM);
	draw_text(draw, stand, ALIGN_CENTER, &style, count > 1 ? tr("First, shared") : tr("First"));
	laurel_draw(draw, look, (float)stand.x + 66 * look->k, (float)stand.y + (float)stand.h / 2, -1);
	laurel_draw(draw, look, (float)(stand.x + stand.w) - 66 * look->k, (float)stand.y + (float)stand.h / 2, 1);
	for (int i = 0; i < result->player_count; i++) {
		int seat = result->order[i];
		if (!(result->winners >> seat & 1))
			continue;
		float x = (float)stand.x + (float)stand.w * ((float)done + .5f) / (float)count;
		draw_figure(draw, x, (float)stand.y + 4 * look->k, (count > 3 ? 96 : 146) * look->k, POSE_STANDING,
			    (int)game_color(show->game, seat), LOOK_NORMAL, 1);
		done++;
	}
	rect_cut_top(&box, stand.y + stand.h - box.y + px(look, 20));
	return box;
}

void result_ranking_draw(struct draw *draw, const struct tally_look *look, const struct show *show,
			 const struct result *result, struct rect box)
{
	static const char *const rules[] = {[FARM_FIELD3] = N_("Farms · field by field, 3"), [FARM_CITY4] = N_("Farms · city by city, 4"),
		[FARM_CITY3] = N_("Farms · city by city, 3"), [FARM_FIELD3CAP] = N_("Farms · field by field, 3, once"),
		[FARM_OFF] = N_("No farms")};
	struct skin panel = look_panel(look);
	char names[120], line[200];
	draw_skin(draw, box, &panel);
	box = rect_inset(box, px(look, 26));
	struct text_style small = look_text(look, FACE_SERIF, 21, false, COLOUR_INK2);
	struct rect head = rect_cut_top(&box, small.px + px(look, 12));
	draw_text(draw, head, ALIGN_LEFT, &small, tr(rules[show->tally->farm_rule]));
	draw_text(draw, head, ALIGN_RIGHT, &small, draw_format(draw, trn("%d tile", "%d tiles", (unsigned long)game_tile_count(show->game)), game_tile_count(show->game)));
	draw_fill(draw, rect_make(head.x, head.y + head.h, head.w, 1), rgb(COLOUR_LINE));
	rect_cut_top(&box, px(look, 10));
	struct text_style title = look_text(look, FACE_SERIF, 56, false, COLOUR_INK);
	tally_seats_write(show->tally, result->winners, names, sizeof names);
	bool shared = result->winners & (result->winners - 1);
	snprintf(line, sizeof line, shared ? "%s" : tr("%s wins"), shared ? tr("Shared victory") : names);
	while (title.px > 24 && text_width(draw->metrics, &title, line) > box.w)
		title.px -= 2;
	draw_text(draw, rect_cut_top(&box, px(look, 70)), ALIGN_LEFT, &title, line);
	struct text_style sub = look_text(look, FACE_SERIF, 25, false, COLOUR_INK2);
	int points = (int)result->total[result->order[0]];
	if (shared)
		snprintf(line, sizeof line, tr("%s, %d points each"), names, points);
	else
		snprintf(line, sizeof line, trn("with %d point", "with %d points", (unsigned long)points), points);
	draw_text(draw, rect_cut_top(&box, px(look, 40)), ALIGN_LEFT, &sub, line);
	box = podium_draw(draw, look, show, result, box);
	int h = box.h / result->player_count < px(look, 92) ? box.h / result->player_count : px(look, 92);
	for (int i = 0; i < result->player_count; i++) {
		int seat = result->order[i];
		struct rect row = rect_cut_top(&box, h);
		struct skin card = look_card(look, result->winners >> seat & 1);
		draw_skin(draw, row, &card);
		if (i + 1 < result->player_count && !(result->winners >> seat & 1))
			draw_fill(draw, rect_make(row.x, row.y + row.h - 1, row.w, 1), rgb(COLOUR_LINE));
		struct text_style place = look_text(look, FACE_SERIF, 24, false, COLOUR_INK2);
		struct text_style name = look_text(look, FACE_SERIF, 29, false, COLOUR_INK);
		struct text_style score = look_text(look, FACE_SERIF, 38, true, COLOUR_INK);
		draw_text(draw, rect_make(row.x + px(look, 14), row.y, px(look, 40), h), ALIGN_LEFT, &place, draw_format(draw, "%d", result->place[i]));
		draw_figure(draw, (float)row.x + 78 * look->k, (float)row.y + .82f * (float)h, .6f * (float)h, POSE_STANDING,
			    (int)game_color(show->game, seat), LOOK_NORMAL, 1);
		draw_text(draw, rect_make(row.x + px(look, 118), row.y, row.w - px(look, 220), h), ALIGN_LEFT, &name, show->tally->names[seat]);
		draw_text(draw, rect_make(row.x, row.y, row.w - px(look, 16), h), ALIGN_RIGHT, &score, draw_format(draw, "%d", (int)result->total[seat]));
	}
}

/* ---- where the points came from ---- */

void result_table_draw(struct draw *draw, const struct tally_look *look, const struct show *show,
		       const struct result *result, struct rect box)
{
	struct skin panel = look_panel(look);
	struct text_style label = look_label(look), head = look_text(look, FACE_SERIF, 23, false, COLOUR_INK2);
	int columns = 0, most = 1, column_most[RESULT_COLUMNS] = {0};
	draw_skin(draw, box, &panel);
	box = rect_inset(box, px(look, 26));
	for (int c = 0; c < RESULT_COLUMNS; c++)
		columns += result->shown[c];
	for (int seat = 0; seat < result->player_count; seat++)
		for (int c = 0; c < RESULT_COLUMNS; c++) {
			most = result->points[seat][c] > most ? (int)result->points[seat][c] : most;
			column_most[c] = result->points[seat][c] > column_most[c] ? (int)result->points[seat][c] : column_most[c];
		}
	draw_text(draw, rect_cut_top(&box, label.px + px(look, 8)), ALIGN_LEFT, &label, tr("Where the points came from"));
	struct rect line = rect_cut_top(&box, head.px + px(look, 16));
	int first = px(look, 190), last = px(look, 100), w = (box.w - first - last) / columns;
	for (int c = 0, n = 0; c < RESULT_COLUMNS; c++)
		if (result->shown[c])
			draw_text(draw, rect_make(line.x + first + w * n++, line.y, w, line.h), ALIGN_RIGHT, &head, result_column_name(c));
	draw_text(draw, line, ALIGN_RIGHT, &head, tr("Total"));
	int h = box.h / result->player_count < px(look, 56) ? box.h / result->player_count : px(look, 56);
	for (int i = 0; i < result->player_count; i++) {
		int seat = result->order[i];
		line = rect_cut_top(&box, h);
		draw_fill(draw, rect_make(line.x, line.y, line.w, 1), rgb(COLOUR_LINE));
		struct text_style name = look_text(look, FACE_SERIF, 27, false, COLOUR_INK), total = look_text(look, FACE_SERIF, 29, true, COLOUR_INK);
		draw_badge(draw, (float)line.x + 20 * look->k, (float)line.y + (float)h / 2, 32 * look->k, (int)game_color(show->game, seat));
		draw_text(draw, rect_make(line.x + px(look, 44), line.y, first - px(look, 44), h), ALIGN_LEFT, &name, show->tally->names[seat]);
		for (int c = 0, n = 0; c < RESULT_COLUMNS; c++) {
			if (!result->shown[c])
				continue;
			struct rect cell = {line.x + first + w * n++, line.y, w, h};
			bool best = column_most[c] > 0 && result->points[seat][c] == column_most[c];
			struct text_style number = look_text(look, FACE_SERIF, 27, best, COLOUR_INK);
			int bar = w - px(look, 96), full = bar * (int)result->points[seat][c] / most, y = cell.y + h / 2 - px(look, 6);
			if (bar > px(look, 24)) {
				draw_fill(draw, rect_make(cell.x + px(look, 30), y, bar, px(look, 13)), rgb(0xDCC89B));
				draw_fill(draw, rect_make(cell.x + px(look, 30), y, full, px(look, 13)), rgb(best ? 0x6B4527 : 0xA68659));
			}
			draw_text(draw, cell, ALIGN_RIGHT, &number, draw_format(draw, "%d", (int)result->points[seat][c]));
		}
		draw_text(draw, line, ALIGN_RIGHT, &total, draw_format(draw, "%d", (int)result->total[seat]));
	}
}

/* ---- records ---- */

void result_facts_draw(struct draw *draw, const struct tally_look *look, const struct show *show,
		       const struct result *result, struct rect box)
{
	struct skin panel = look_panel(look);
	struct text_style title = look_text(look, FACE_SERIF, 20, false, COLOUR_INK2);
	struct text_style text = look_text(look, FACE_SERIF, 24, false, COLOUR_INK);
	int known = 0, n = 0;
	draw_skin(draw, box, &panel);
	box = rect_inset(box, px(look, 22));
	for (int i = 0; i < RESULT_FACTS; i++)
		known += result->facts[i].known;
	if (known == 0)
		draw_text(draw, box, ALIGN_LEFT, &text, tr("Nothing was finished while the game was played."));
	for (int i = 0; i < RESULT_FACTS; i++) {
		const struct result_fact *fact = &result->facts[i];
		if (!fact->known)
			continue;
		int from = box.w * n / known, to = box.w * (n + 1) / known;
		struct rect cell = {box.x + from, box.y, to - from - px(look, 14), box.h};
		n++;
		draw_badge(draw, (float)cell.x + 17 * look->k, (float)cell.y + (float)cell.h / 2, 34 * look->k, (int)game_color(show->game, fact->seat));
		rect_cut_left(&cell, px(look, 46));
		draw_text(draw, rect_make(cell.x, cell.y, cell.w, cell.h / 2), ALIGN_LEFT, &title, fact->title);
		draw_text(draw, rect_make(cell.x, cell.y + cell.h / 2, cell.w, cell.h - cell.h / 2), ALIGN_LEFT, &text, fact->text);
	}
}

/* ---- background and bar ---- */

void result_backdrop_draw(struct frame *frame, const struct tally_look *look, const struct show *show)
{
	struct rect view = look->window;
	struct tally_frame whole = show->tally->whole;
	struct camera camera = camera_fit(view, whole.x, whole.y, whole.x + whole.w, whole.y + whole.h, 190 * look->k);
	board_begin(show->board);
	board_add_game(show->board, show->game, -1);
	board_draw(show->board, frame, &camera, camera.size, view, view, NULL);
	draw_fill(frame->draw, view, rgba(0x120A05, .66f));
}

int result_bar(struct ui *ui, const struct tally_look *look, const struct result_button *buttons, int count,
	       const char *hint)
{
	struct skin skin = look_walnut(look);
	struct rect left = look->bar;
	int pressed = -1;
	draw_skin(ui->draw, left, &skin);
	ui_block(ui, ui_name("result.bar"), left);
	left = rect_inset(left, px(look, 14));
	for (int i = 0; i < count; i++) {
		struct button it = {.look = buttons[i].primary ? BUTTON_GO : BUTTON_PARCHMENT, .label = buttons[i].label,
				    .tip = buttons[i].tip, .disabled = buttons[i].disabled};
		int w = button_width(ui, &it), h = px(look, 54);
		struct rect box = rect_center(rect_cut_left(&left, w), w, h < 36 ? 36 : h);
		rect_cut_left(&left, px(look, 16));
		if (button(ui, ui_name(buttons[i].name), box, &it))
			pressed = i;
	}
	if (hint) {
		struct text_style style = look_text(look, FACE_SERIF, 21, false, 0xE8D2A0);
		draw_text(ui->draw, left, ALIGN_RIGHT, &style, hint);
	}
	return pressed;
}
