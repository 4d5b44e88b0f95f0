#include "tally_pen.h"

#include "../app/language.h"
#include "figure.h"
#include "icon.h"

#include <stdio.h>
#include <string.h>

void pen_label(struct pen *pen, const char *text)
{
	struct text_style style = look_label(pen->look);
	rect_cut_top(&pen->left, pen_px(pen, 8));
	struct rect line = rect_cut_top(&pen->left, style.px + pen_px(pen, 10));
	draw_text(pen->draw, line, ALIGN_LEFT, &style, text);
}

void pen_block(struct pen *pen, float units, uint32_t hex, const char *text)
{
	struct text_style style = look_text(pen->look, FACE_SERIF, units, false, hex);
	int used = draw_text_block(pen->draw, pen->left, ALIGN_LEFT, &style, text);
	rect_cut_top(&pen->left, used + pen_px(pen, 4));
}

/* ---- head ---- */

static const char *head_left(const struct pen *pen)
{
	switch (pen->act->part) {
	case PART_FARMS: return tally_by_city(pen->tally) ? tr("Farms · city by city") : tr("Farms · field by field");
	case PART_UNFINISHED: return tr("Unfinished");
	case PART_MARKET: return tr("The market empties");
	case PART_CARDS: return tr("Cards");
	default: return tr("Final scoring");
	}
}

static const char *head_right(const struct pen *pen)
{
	if (pen->act->part != PART_FARMS)
		return "";
	if (tally_by_city(pen->tally))
		return draw_format(pen->draw, trn("%d point", "%d points", (unsigned long)pen->tally->each), pen->tally->each);
	return pen->tally->farm_rule == FARM_FIELD3CAP ? tr("3 points a city, once") : tr("3 points a city");
}

static void pen_head(struct pen *pen)
{
	struct text_style small = look_text(pen->look, FACE_SERIF, 21, false, COLOUR_INK2);
	struct text_style title = look_text(pen->look, FACE_SERIF, pen->act->kind == ACT_END ? 38 : 44, false, COLOUR_INK);
	struct rect line = rect_cut_top(&pen->left, small.px + pen_px(pen, 12));
	draw_text(pen->draw, line, ALIGN_LEFT, &small, head_left(pen));
	int room = line.w - text_width(pen->draw->metrics, &small, head_left(pen)) - pen_px(pen, 14);
	if (text_width(pen->draw->metrics, &small, head_right(pen)) <= room)
		draw_text(pen->draw, line, ALIGN_RIGHT, &small, head_right(pen));
	draw_fill(pen->draw, rect_make(line.x, line.y + line.h, line.w, 1), rgb(COLOUR_LINE));
	rect_cut_top(&pen->left, pen_px(pen, 8));
	while (title.px > 24 && text_width(pen->draw->metrics, &title, pen->act->title) > pen->left.w * 2 - pen_px(pen, 60))
		title.px -= 2;
	title.line = title.px * 11 / 10;
	rect_cut_top(&pen->left, draw_text_block(pen->draw, pen->left, ALIGN_LEFT, &title, pen->act->title) + pen_px(pen, 4));
	if (pen->act->subtitle[0] && pen->squeeze < 3)
		pen_block(pen, 22, COLOUR_INK2, pen->act->subtitle);
}

/* ---- who is there ---- */

/* The verdict stands beside the number; where figures (whose right end is at
 * `free_x`) leave no room for a word, under the player's name; in a row too low
 * for two lines a green tick is all. */
static struct rect tag_box(const struct pen *pen, struct rect row, const char *text)
{
	struct text_style style = look_text(pen->look, FACE_SERIF, 18, true, 0xFFFFFF);
	int w = text_width(pen->draw->metrics, &style, text) + pen_px(pen, 18), h = style.px + pen_px(pen, 6);
	return rect_make(row.x + row.w - w - pen_px(pen, 56), row.y + (row.h - h) / 2, w, h);
}

static const char *tag_text(const struct tally_act *act)
{
	return act->row_count == 1 ? tr("alone") : tally_tie(act) ? tr("tied") : tr("most");
}

/* Two lines, name and verdict? */
static bool tag_under(const struct pen *pen, struct rect row, float free_x)
{
	struct rect box = tag_box(pen, row, tag_text(pen->act));
	int name = look_text(pen->look, FACE_SERIF, 24, false, 0).px;
	return (float)box.x < free_x && row.h >= name + box.h + pen_px(pen, 14);
}

static void tag_draw(const struct pen *pen, struct rect row, const char *text, float free_x, float alpha)
{
	struct text_style style = look_text(pen->look, FACE_SERIF, 18, true, 0xFFFFFF);
	struct rect box = tag_box(pen, row, text);
	draw_alpha_push(pen->draw, alpha);
	bool under = tag_under(pen, row, free_x);
	if (under) {
		box.x = row.x + pen_px(pen, 46);
		box.y = row.y + row.h - box.h - pen_px(pen, 5);
	}
	if ((float)box.x < free_x && !under) {
		int d = pen_px(pen, 28);
		struct rect disc = {row.x + row.w - pen_px(pen, 52) - d, row.y + (row.h - d) / 2, d, d};
		draw_circle(pen->draw, (float)disc.x + (float)d / 2, (float)disc.y + (float)d / 2, (float)d / 2, rgb(0x2F5A1F));
		draw_icon(pen->draw, disc, d * 3 / 4, ICON_CONFIRM, rgb(0xFFFFFF));
	} else {
		struct skin skin = {.radius = (float)box.h / 2, .top = rgb(0x2F5A1F), .bottom = rgb(0x244818)};
		draw_skin(pen->draw, box, &skin);
		draw_text(pen->draw, box, ALIGN_CENTER, &style, text);
	}
	draw_alpha_pop(pen->draw);
}

static int row_height(const struct pen *pen)
{
	static const float heights[] = {72, 60, 50, 44};
	int rows = pen->act->row_count, size = (rows <= 2 ? 0 : rows == 3 ? 1 : 2) + pen->squeeze;
	return pen_px(pen, heights[size > 3 ? 3 : size]);
}

/* A bar made of figures: one for each follower who has been counted. */
static void pen_row(struct pen *pen, int r)
{
	const struct tally_act *act = pen->act;
	int seat = act->rows[r], h = row_height(pen);
	bool most = act->owners >> seat & 1;
	float tag = pen->state->beats[BEAT_TAG];
	struct rect row = rect_cut_top(&pen->left, h);
	struct skin card = look_card(pen->look, most && tag > 0);
	draw_skin(pen->draw, row, &card);
	int color = (int)game_color(pen->tally->game, seat);
	bool lost = tag >= 1 && !most;
	struct text_style name = look_text(pen->look, FACE_SERIF, 24, false, lost ? COLOUR_INK2 : COLOUR_INK);
	struct text_style count = look_text(pen->look, FACE_SERIF, h > pen_px(pen, 55) ? 38 : 30, true, lost ? COLOUR_INK2 : COLOUR_INK);
	draw_badge(pen->draw, (float)row.x + 26 * pen->look->k, (float)row.y + (float)h / 2, 34 * pen->look->k, color);
	float height = .72f * (float)h, step = 50 * pen->look->k, first = (float)row.x + 164 * pen->look->k;
	float room = (float)(row.w) - 164 * pen->look->k - 66 * pen->look->k;
	if (step * (float)act->counts[seat] > room)
		step = room / (float)act->counts[seat];
	float free_x = first + step * ((float)act->counts[seat] - .5f);
	struct rect word = rect_make(row.x + pen_px(pen, 50), row.y, pen_px(pen, 90), h);
	if (tag_under(pen, row, free_x)) /* losers' too: nothing tells the verdict before it is given */
		word.h -= tag_box(pen, row, "").h + pen_px(pen, 4);
	draw_text(pen->draw, word, ALIGN_LEFT, &name, pen->tally->names[seat]);
	for (int i = 0; i < act->farmer_count; i++) {
		const struct tally_farmer *farmer = &act->farmers[i];
		if (farmer->seat != seat)
			continue;
		struct vec at = {first + step * (float)(farmer->number - 1), (float)row.y + .87f * (float)h};
		pen->places->rows[i] = at;
		if (pen->state->copy[i] >= 1)
			draw_figure(pen->draw, at.x, at.y, height, farmer->farm >= 0 ? POSE_STRAW_HAT
					: farmer->figure == FIGURE_ABBOT ? POSE_ABBOT : POSE_STANDING,
				    color, lost ? LOOK_GREY : LOOK_NORMAL, lost ? .7f : 1);
	}
	pen->places->row_height = height;
	rect_cut_right(&row, pen_px(pen, 16));
	if (pen->state->counts[seat] > 0)
		draw_text(pen->draw, row, ALIGN_RIGHT, &count, draw_format(pen->draw, "%d", pen->state->counts[seat]));
	row.w += pen_px(pen, 16);
	if (most && tag > 0)
		tag_draw(pen, row, tag_text(act), free_x, tag);
	rect_cut_top(&pen->left, pen_px(pen, 6));
}

static void pen_verdict(struct pen *pen)
{
	struct text_style style = look_text(pen->look, FACE_SERIF, 22, false, COLOUR_INK);
	int used = text_block_height(pen->draw->metrics, &style, pen->act->verdict, pen->left.w);
	if (pen->state->beats[BEAT_TAG] >= 1)
		draw_text_block(pen->draw, pen->left, ALIGN_LEFT, &style, pen->act->verdict);
	rect_cut_top(&pen->left, used + pen_px(pen, 4));
}

static void pen_rows(struct pen *pen)
{
	const struct tally_act *act = pen->act;
	int farms = 0;
	if (act->row_count == 0)
		return;
	for (int i = 0; i < pen->tally->farm_count; i++)
		farms += act->farms >> i & 1;
	pen_label(pen, act->kind == ACT_FEATURE ? tr("Followers here") : farms > 2 ? tr("Farmers on all its farms")
		       : farms == 2 ? tr("Farmers on both farms") : tr("Farmers on this farm"));
	for (int r = 0; r < act->row_count; r++)
		pen_row(pen, r);
	if (act->row_count > 1 && pen->squeeze < 2 && act->kind != ACT_FEATURE)
		pen_verdict(pen);
}

/* The act's lines; the room of lines to come is kept free, so that nothing
 * written ever moves. */
static void pen_write(struct pen *pen)
{
	pen_head(pen);
	if (pen->act->kind == ACT_TITLE && pen->act->part == PART_FARMS)
		pen_steps(pen);
	else if (pen->act->kind == ACT_END)
		pen_result(pen);
	pen_rows(pen);
	pen_cities(pen);
	pen_sum(pen);
}

void bill_draw(struct draw *draw, const struct tally_look *look, const struct tally *tally,
	       const struct tally_state *state, struct bill_places *places)
{
	struct skin skin = look_panel(look);
	struct pen pen = {.draw = draw, .look = look, .tally = tally, .state = state, .act = &tally->acts[state->act],
			  .places = places, .left = rect_inset(look->bill, look_px(look, 26))};
	memset(places, 0, sizeof *places);
	draw_skin(draw, look->bill, &skin);
	int scores = look_px(look, 34) + tally->player_count * look_px(look, tally->player_count > 4 ? 45 : 50);
	struct rect foot = rect_cut_bottom(&pen.left, scores), all = pen.left;
	rect_cut_bottom(&all, look_px(look, 8));
	/* what does not fit is written again, smaller */
	for (int first = draw->count; pen.squeeze < 4; pen.squeeze++) {
		draw->count = first;
		pen.left = all;
		pen_write(&pen);
		if (pen.left.h >= 0 || pen.squeeze == 3)
			break;
	}
	pen_scores(&pen, foot);
}
