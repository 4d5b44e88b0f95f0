#include "tally_bill.h"

#include "../app/language.h"
#include "figure.h"

#include <stdio.h>
#include <string.h>

/* The pen that writes the bill from top to bottom. */
struct pen {
	struct draw *draw;
	const struct tally_look *look;
	const struct tally *tally;
	const struct tally_state *state;
	const struct tally_act *act;
	struct bill_places *places;
	struct rect left; /* what is still empty */
	int squeeze;      /* 0 roomy .. 3: smaller rows, fewer words */
};

static int px(const struct pen *pen, float units) { return look_px(pen->look, units); }

static void pen_label(struct pen *pen, const char *text)
{
	struct text_style style = look_label(pen->look);
	rect_cut_top(&pen->left, px(pen, 8));
	struct rect line = rect_cut_top(&pen->left, style.px + px(pen, 10));
	draw_text(pen->draw, line, ALIGN_LEFT, &style, text);
}

static void pen_block(struct pen *pen, float units, uint32_t hex, const char *text)
{
	struct text_style style = look_text(pen->look, FACE_SERIF, units, false, hex);
	int used = draw_text_block(pen->draw, pen->left, ALIGN_LEFT, &style, text);
	rect_cut_top(&pen->left, used + px(pen, 4));
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
	struct text_style title = look_text(pen->look, FACE_SERIF, 44, false, COLOUR_INK);
	struct rect line = rect_cut_top(&pen->left, small.px + px(pen, 12));
	draw_text(pen->draw, line, ALIGN_LEFT, &small, head_left(pen));
	draw_text(pen->draw, line, ALIGN_RIGHT, &small, head_right(pen));
	draw_fill(pen->draw, rect_make(line.x, line.y + line.h, line.w, 1), rgb(COLOUR_LINE));
	rect_cut_top(&pen->left, px(pen, 8));
	while (title.px > 24 && text_width(pen->draw->metrics, &title, pen->act->title) > pen->left.w * 2 - px(pen, 60))
		title.px -= 2;
	title.line = title.px * 11 / 10;
	rect_cut_top(&pen->left, draw_text_block(pen->draw, pen->left, ALIGN_LEFT, &title, pen->act->title) + px(pen, 4));
	if (pen->act->subtitle[0] && pen->squeeze < 3)
		pen_block(pen, 22, COLOUR_INK2, pen->act->subtitle);
}

/* ---- who is there ---- */

static void tag_draw(const struct pen *pen, struct rect row, const char *text, float alpha)
{
	struct text_style style = look_text(pen->look, FACE_SERIF, 18, true, 0xFFFFFF);
	int w = text_width(pen->draw->metrics, &style, text) + px(pen, 22), h = style.px + px(pen, 9);
	struct rect box = {row.x + row.w - w - px(pen, 58), row.y - h / 2 + px(pen, 2), w, h};
	struct skin skin = {.radius = (float)h / 2, .top = rgb(0x2F5A1F), .bottom = rgb(0x244818)};
	draw_alpha_push(pen->draw, alpha);
	draw_skin(pen->draw, box, &skin);
	draw_text(pen->draw, box, ALIGN_CENTER, &style, text);
	draw_alpha_pop(pen->draw);
}

static int row_height(const struct pen *pen)
{
	static const float heights[] = {72, 60, 50, 44};
	int rows = pen->act->row_count, size = (rows <= 2 ? 0 : rows == 3 ? 1 : 2) + pen->squeeze;
	return px(pen, heights[size > 3 ? 3 : size]);
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
	struct text_style count = look_text(pen->look, FACE_SERIF, h > px(pen, 55) ? 38 : 30, true, lost ? COLOUR_INK2 : COLOUR_INK);
	draw_badge(pen->draw, (float)row.x + 26 * pen->look->k, (float)row.y + (float)h / 2, 34 * pen->look->k, color);
	draw_text(pen->draw, rect_make(row.x + px(pen, 50), row.y, px(pen, 90), h), ALIGN_LEFT, &name, pen->tally->names[seat]);
	float height = .72f * (float)h, step = 50 * pen->look->k, first = (float)row.x + 164 * pen->look->k;
	float room = (float)(row.w) - 164 * pen->look->k - 66 * pen->look->k;
	if (step * (float)act->counts[seat] > room)
		step = room / (float)act->counts[seat];
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
	rect_cut_right(&row, px(pen, 16));
	if (pen->state->counts[seat] > 0)
		draw_text(pen->draw, row, ALIGN_RIGHT, &count, draw_format(pen->draw, "%d", pen->state->counts[seat]));
	row.w += px(pen, 16);
	if (most && tag > 0)
		tag_draw(pen, row, act->row_count == 1 ? tr("alone") : tally_tie(act) ? tr("tied for most") : tr("most"), tag);
	rect_cut_top(&pen->left, px(pen, 6));
}

static void pen_verdict(struct pen *pen)
{
	struct text_style style = look_text(pen->look, FACE_SERIF, 22, false, COLOUR_INK);
	int used = text_block_height(pen->draw->metrics, &style, pen->act->verdict, pen->left.w);
	if (pen->state->beats[BEAT_TAG] >= 1)
		draw_text_block(pen->draw, pen->left, ALIGN_LEFT, &style, pen->act->verdict);
	rect_cut_top(&pen->left, used + px(pen, 4));
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

/* ---- cities ---- */

static void pill_frame(const struct pen *pen, struct rect box, bool lit, bool dashed)
{
	struct path path;
	path_clear(&path);
	path_round_rect(&path, (float)box.x + 1, (float)box.y + 1, (float)box.w - 2, (float)box.h - 2, 6 * pen->look->k);
	struct stroke stroke = {.width = look_stroke(pen->look, dashed || !lit ? 1.5f : 3)};
	if (dashed) {
		stroke.dash = look_stroke(pen->look, 6);
		stroke.gap = look_stroke(pen->look, 5);
	}
	if (lit)
		draw_path_fill(pen->draw, &path, rgb(0xFFFBEA));
	draw_path_stroke(pen->draw, &path, &stroke, lit ? rgb(0xC9962E) : rgb(0x8A7448));
}

static struct rect pill_next(struct pen *pen, int *x, int w, int h)
{
	if (*x + w > pen->left.x + pen->left.w && *x > pen->left.x) {
		rect_cut_top(&pen->left, h + px(pen, 6));
		*x = pen->left.x;
	}
	struct rect box = {*x, pen->left.y, w, h};
	*x += w + px(pen, 8);
	return box;
}

static void pen_pill(struct pen *pen, int i, int *x, int h, bool tight)
{
	const struct tally_city *city = &pen->tally->cities[pen->act->cities[i]];
	struct text_style style = look_text(pen->look, FACE_SERIF, 24, true, COLOUR_INK);
	const char *letter = city->carcassonne ? tr("Carcassonne") : city->letter;
	int word = text_width(pen->draw->metrics, &style, letter);
	bool counted = pen->state->city[i] >= .7f;
	struct rect box = pill_next(pen, x, word + px(pen, tight ? 20 : 64), h);
	pill_frame(pen, box, counted, false);
	style.color = rgb(counted ? COLOUR_INK : COLOUR_INK_OFF);
	draw_text(pen->draw, rect_make(box.x + px(pen, 10), box.y, word + px(pen, 4), h), ALIGN_LEFT, &style, letter);
	if (!counted || tight)
		return;
	bool capped = false;
	for (int seat = 0; seat < pen->tally->player_count; seat++)
		capped = capped || (pen->act->owners >> seat & 1 && pen->act->capped[seat] >> (i & 63) & 1);
	float cx = (float)box.x + (float)box.w - 27 * pen->look->k, cy = (float)box.y + (float)h / 2;
	if (capped)
		look_struck(pen->draw, cx, cy, 15 * pen->look->k, 1);
	else if (pen->act->kind == ACT_FARM)
		look_sheaf(pen->draw, cx, cy, 32 * pen->look->k, 0x6B3F0C, 1);
	else
		look_coin(pen->draw, cx, cy, 15 * pen->look->k, pen->act->kind == ACT_CARD ? 1 : pen->tally->each, 1);
}

static void pen_cities(struct pen *pen)
{
	const struct tally_act *act = pen->act;
	int x = pen->left.x, h = px(pen, 46);
	if (act->kind != ACT_FARM && act->kind != ACT_CITIES)
		return;
	if (act->city_count == 0 && act->open_count == 0)
		return;
	pen_label(pen, act->kind == ACT_FARM ? tr("Cities it feeds") : tr("Finished cities"));
	x = pen->left.x;
	for (int i = 0; i < act->city_count; i++)
		pen_pill(pen, i, &x, h, act->city_count > 8);
	int unfinished = 0;
	for (int i = 0; i < act->open_count; i++)
		unfinished += pen->state->open[i] > .7f;
	if (act->open_count) {
		struct text_style style = look_text(pen->look, FACE_SERIF, 20, false, COLOUR_INK);
		const char *text = act->open_count == 1 ? tr("unfinished · 0")
							: draw_format(pen->draw, tr("%d unfinished · 0"), act->open_count);
		struct rect box = pill_next(pen, &x, text_width(pen->draw->metrics, &style, text) + px(pen, 24), h);
		if (unfinished == act->open_count) {
			pill_frame(pen, box, false, true);
			draw_text(pen->draw, box, ALIGN_CENTER, &style, text);
		}
	}
	if (x > pen->left.x)
		rect_cut_top(&pen->left, h + px(pen, 4));
}

/* ---- the expression ---- */

static struct text_style sum_style(const struct pen *pen, const char *text, float units)
{
	struct text_style style = look_text(pen->look, FACE_SERIF, units, false, COLOUR_INK);
	while (style.px > 17 && text_width(pen->draw->metrics, &style, text) > pen->left.w)
		style.px--;
	return style;
}

/* "2 × 3 = 6 so far": what has been seen counted. */
static const char *so_far(const struct pen *pen)
{
	const struct tally_act *act = pen->act;
	int n = 0;
	for (int i = 0; i < act->city_count; i++)
		n += pen->state->city[i] >= .7f;
	if (act->kind == ACT_CITIES && n > 0 && act->city_count > 1)
		return draw_format(pen->draw, tr("%d × %d = %d so far"), n, pen->tally->each, n * pen->tally->each);
	return NULL;
}

static bool sums_same(const struct tally_act *act)
{
	for (int i = 1; i < act->pay_count; i++)
		if (strcmp(act->pays[i].sum, act->pays[0].sum))
			return false;
	return true;
}

/* Height of label and expressions, whether they stand there yet or not. */
static int sum_room(const struct pen *pen)
{
	bool same = sums_same(pen->act);
	struct text_style style = sum_style(pen, pen->act->pays[0].sum, !same || pen->squeeze > 2 ? 38 : 54);
	return (same ? 1 : pen->act->pay_count) * (style.px + px(pen, same && pen->squeeze < 2 ? 30 : 12))
	       + look_label(pen->look).px + px(pen, 18);
}

static void pen_sum(struct pen *pen)
{
	const struct tally_act *act = pen->act;
	char label[96], names[64];
	unsigned paid = 0;
	pen->places->sum = (struct vec){(float)pen->left.x + (float)pen->left.w / 2, (float)pen->left.y + 60 * pen->look->k};
	if (act->pay_count == 0)
		return;
	if (pen->state->beats[BEAT_SUM] <= 0) {
		const char *text = so_far(pen);
		struct rect line = rect_cut_top(&pen->left, sum_room(pen));
		if (text) {
			struct text_style style = sum_style(pen, text, 40);
			style.color = rgb(COLOUR_INK2);
			draw_text(pen->draw, line, ALIGN_CENTER, &style, text);
		}
		return;
	}
	for (int i = 0; i < act->pay_count; i++)
		paid |= 1u << act->pays[i].seat;
	bool same = sums_same(act);
	tally_seats_write(pen->tally, paid, names, sizeof names);
	if (act->pay_count > 1)
		snprintf(label, sizeof label, "%s", tr("Points for each"));
	else
		snprintf(label, sizeof label, tr("Points for %s"), names);
	pen_label(pen, label);
	for (int i = 0; i < (same ? 1 : act->pay_count); i++) {
		struct text_style style = sum_style(pen, act->pays[i].sum, !same || pen->squeeze > 2 ? 38 : 54);
		struct rect line = rect_cut_top(&pen->left, style.px + px(pen, same && pen->squeeze < 2 ? 30 : 12));
		if (i == 0)
			pen->places->sum = (struct vec){(float)line.x + (float)line.w / 2, (float)line.y + (float)line.h / 2};
		draw_text(pen->draw, line, ALIGN_CENTER, &style, act->pays[i].sum);
	}
}

/* ---- scores ---- */

static void scores_draw(struct pen *pen, struct rect box)
{
	const struct tally *tally = pen->tally;
	struct text_style label = look_label(pen->look);
	int h = (box.h - label.px - px(pen, 12)) / tally->player_count;
	draw_text(pen->draw, rect_cut_top(&box, label.px + px(pen, 12)), ALIGN_LEFT, &label, tr("Score"));
	for (int seat = 0; seat < tally->player_count; seat++) {
		struct rect row = rect_cut_top(&box, h);
		int32_t before = pen->act->kind == ACT_END ? tally->records->before_final[seat] : pen->act->before[seat];
		int32_t gain = pen->state->scores[seat] - before;
		bool lit = pen->act->kind == ACT_END ? gain > 0 : gain > 0 && pen->state->beats[BEAT_WALK] > 0;
		struct skin card = look_card(pen->look, lit);
		draw_fill(pen->draw, rect_make(row.x, row.y, row.w, 1), rgb(COLOUR_LINE));
		draw_skin(pen->draw, rect_inset(row, 1), &card);
		struct text_style name = look_text(pen->look, FACE_SERIF, 25, false, COLOUR_INK);
		struct text_style score = look_text(pen->look, FACE_SERIF, 32, true, COLOUR_INK);
		struct text_style sum = look_text(pen->look, FACE_SERIF, 23, false, COLOUR_INK2);
		draw_figure(pen->draw, (float)row.x + 27 * pen->look->k, (float)row.y + .88f * (float)h, .74f * (float)h,
			    POSE_STANDING, (int)game_color(tally->game, seat), LOOK_NORMAL, 1);
		draw_text(pen->draw, rect_make(row.x + px(pen, 56), row.y, px(pen, 170), h), ALIGN_LEFT, &name, tally->names[seat]);
		draw_text(pen->draw, rect_make(row.x, row.y, row.w - px(pen, 12), h), ALIGN_RIGHT, &score,
			  draw_format(pen->draw, "%d", (int)pen->state->scores[seat]));
		if (lit)
			draw_text(pen->draw, rect_make(row.x, row.y, row.w - px(pen, 66), h), ALIGN_RIGHT, &sum,
				  draw_format(pen->draw, "%d + %d =", (int)before, (int)gain));
	}
}

/* ---- cards before and after ---- */

static void pen_steps(struct pen *pen)
{
	const char *field[3] = {tr("A farm is one piece of land: roads, walls and water bound it."),
				tr("Its farmers stand up. The most farmers own the whole farm; on a tie they share it."),
				pen->tally->farm_rule == FARM_FIELD3CAP
					? tr("Every finished city it touches pays 3, but each player only once.")
					: tr("Every finished city it touches pays 3. A city may pay several farms.")};
	const char *city[3] = {tr("A finished city lights up, and every farm that feeds it."),
			       tr("All farmers on those farms stand up and line up by player."),
			       pen->tally->each == 4 ? tr("The most farmers take 4. On a tie each of them takes 4.")
						     : tr("The most farmers take 3. On a tie each of them takes 3.")};
	const char **steps = tally_by_city(pen->tally) ? city : field;
	struct text_style style = look_text(pen->look, FACE_SERIF, 25, false, COLOUR_INK);
	pen_label(pen, tr("How it is counted"));
	for (int i = 0; i < 3; i++) {
		struct rect line = pen->left;
		float r = 20 * pen->look->k;
		rect_cut_left(&line, px(pen, 58));
		draw_circle(pen->draw, (float)pen->left.x + r, (float)pen->left.y + r + 4 * pen->look->k, r, rgb(0x24160D));
		struct text_style number = look_text(pen->look, FACE_SERIF, 22, true, COLOUR_CREAM);
		draw_text(pen->draw, rect_make(pen->left.x, pen->left.y + px(pen, 4), (int)(2 * r), (int)(2 * r)), ALIGN_CENTER,
			  &number, draw_format(pen->draw, "%d", i + 1));
		int used = draw_text_block(pen->draw, line, ALIGN_LEFT, &style, steps[i]);
		rect_cut_top(&pen->left, (used > (int)(2 * r) ? used : (int)(2 * r)) + px(pen, 14));
	}
	pen_label(pen, tr("Farmers on the table"));
	float x = (float)pen->left.x + 20 * pen->look->k, step = 40 * pen->look->k;
	int all = 0;
	for (int f = 0; f < pen->tally->farm_count; f++)
		all += pen->tally->farms[f].feature.figure_count;
	if (step * (float)(all + pen->tally->player_count / 2) > (float)pen->left.w)
		step = (float)pen->left.w / (float)(all + pen->tally->player_count / 2 + 1);
	for (int seat = 0; seat < pen->tally->player_count; seat++) {
		int n = 0;
		for (int f = 0; f < pen->tally->farm_count; f++)
			n += pen->tally->farms[f].farmers[seat];
		for (int i = 0; i < n; i++, x += step)
			draw_figure(pen->draw, x, (float)pen->left.y + 50 * pen->look->k, 44 * pen->look->k, POSE_STRAW_HAT,
				    (int)game_color(pen->tally->game, seat), LOOK_NORMAL, 1);
		x += n ? step * .5f : 0;
	}
}

/* One line per part of the final scoring and player. */
static void pen_result(struct pen *pen)
{
	static const char *const parts[] = {[PART_UNFINISHED] = N_("Unfinished"), [PART_FARMS] = N_("Farms"), [PART_CARDS] = N_("Cards")};
	struct text_style head = look_text(pen->look, FACE_SERIF, 21, false, COLOUR_INK2);
	struct text_style cell = look_text(pen->look, FACE_SERIF, 26, false, COLOUR_INK);
	struct text_style sum = look_text(pen->look, FACE_SERIF, 27, true, COLOUR_INK);
	int columns = 0, w = px(pen, 108);
	int shown[3];
	for (int part = PART_UNFINISHED; part <= PART_CARDS; part++)
		if (pen->tally->part_start[part] >= 0)
			shown[columns++] = part;
	struct rect line = rect_cut_top(&pen->left, head.px + px(pen, 14));
	for (int c = 0; c < columns; c++)
		draw_text(pen->draw, rect_make(line.x + px(pen, 50) + c * w, line.y, w, line.h), ALIGN_CENTER, &head, tr(parts[shown[c]]));
	draw_text(pen->draw, line, ALIGN_RIGHT, &head, tr("sum"));
	for (int seat = 0; seat < pen->tally->player_count; seat++) {
		int total = 0;
		line = rect_cut_top(&pen->left, px(pen, 50));
		draw_fill(pen->draw, rect_make(line.x, line.y, line.w, 1), rgb(COLOUR_LINE));
		draw_badge(pen->draw, (float)line.x + 20 * pen->look->k, (float)line.y + (float)line.h / 2, 32 * pen->look->k,
			   (int)game_color(pen->tally->game, seat));
		for (int c = 0; c < columns; c++) {
			int points = 0;
			for (int a = 0; a < pen->tally->act_count; a++)
				if (pen->tally->acts[a].part == shown[c])
					points += pen->tally->acts[a].after[seat] - pen->tally->acts[a].before[seat];
			total += points;
			draw_text(pen->draw, rect_make(line.x + px(pen, 50) + c * w, line.y, w, line.h), ALIGN_CENTER, &cell,
				  points ? draw_format(pen->draw, "%d", points) : "–");
		}
		draw_text(pen->draw, line, ALIGN_RIGHT, &sum, draw_format(pen->draw, "%d", total));
	}
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
	scores_draw(&pen, foot);
}
