/* The bill before and after the farms, and the scores at its foot. */
#include "view/ending/panel/pen.h"

#include "app/language.h"
#include "view/art/figure.h"

#include <string.h>

/* "Red   12 + 6 = 18", or "Red   +6   12" before it is added; what a long name leaves no room for is told shorter. */
static void score_write(struct pen *pen, struct rect row, int seat, int32_t before, int32_t gain, int32_t comes)
{
	struct text_style name = look_text(pen->look, 25, false, COLOR_INK);
	struct text_style score = look_text(pen->look, 32, true, COLOR_INK);
	struct text_style sum = look_text(pen->look, 23, false, COLOR_INK2);
	const char *text = draw_format(pen->draw, "%d", (int)pen->state->scores[seat]);
	rect_cut_left(&row, pen_px(pen, 56));
	rect_cut_right(&row, pen_px(pen, 12));
	draw_text(pen->draw, row, ALIGN_RIGHT, &score, text);
	int least = look_wide(pen->look, &score, "88"), w = look_wide(pen->look, &score, text);
	rect_cut_right(&row, (w < least ? least : w) + pen_px(pen, 12));
	int room = row.w - pen_px(pen, 12);
	name = look_fit(pen->look, name, pen->tally->names[seat], row.w);
	room -= look_wide(pen->look, &name, pen->tally->names[seat]);
	draw_text(pen->draw, row, ALIGN_LEFT, &name, pen->tally->names[seat]);
	text = draw_format(pen->draw, "%d + %d =", (int)before, (int)gain);
	if (comes > 0) {
		sum = look_text(pen->look, 28, true, LOOK_HEAD);
		sum = look_fit(pen->look, sum, "+888", room);
	}
	if (comes > 0 || look_wide(pen->look, &sum, text) > room)
		text = draw_format(pen->draw, "+%d", (int)(comes > 0 ? comes : gain));
	if ((gain > 0 || comes > 0) && look_wide(pen->look, &sum, text) <= room)
		draw_text(pen->draw, row, ALIGN_RIGHT, &sum, text);
}

void pen_scores(struct pen *pen, struct rect box)
{
	const struct tally *tally = pen->tally;
	struct text_style label = look_label(pen->look);
	int h = (box.h - label.px - pen_px(pen, 12)) / tally->player_count;
	draw_text(pen->draw, rect_cut_top(&box, label.px + pen_px(pen, 12)), ALIGN_LEFT, &label, tr("Score"));
	int order[PLAYERS_MAX];
	bool counted = pen->act->kind == ACT_END;
	unsigned first = tally_ranks(tally, pen->state->scores, order);
	for (int i = 0; i < tally->player_count; i++) {
		int seat = counted ? order[i] : i; /* by points when all is: nobody moves before */
		struct rect row = rect_cut_top(&box, h);
		int32_t before =
		    pen->act->kind == ACT_END ? tally->records->before_final[seat] : pen->act->before[seat];
		int32_t gain = pen->state->scores[seat] - before;
		bool lit = pen->act->kind == ACT_END ? gain > 0 : gain > 0 && pen->state->beats[BEAT_WALK] > 0;
		/* what the expression brings is told where it will be added */
		int32_t comes = !gain && pen->state->beats[BEAT_SUM] > 0 ? pen->act->after[seat] - before : 0;
		draw_fill(pen->draw, rect_make(row.x, row.y, row.w, 1), rgb(COLOR_LINE));
		if ((lit || comes > 0) && (!counted || first >> seat & 1)) /* in the end the first alone */
			theme_draw(pen->draw, &pen->look->theme, SKIN_CARD_CHOSEN, rect_inset(row, 1));
		look_figure(pen->look, (float)row.x + 27 * pen->look->k, (float)row.y + .88f * (float)h,
		            .74f * (float)h, POSE_STANDING, seat, 1);
		score_write(pen, row, seat, before, lit ? gain : 0, comes);
	}
}

/* ---- cards before and after ---- */

void pen_steps(struct pen *pen)
{
	const char *field[3] = {
	    tr("A field is one piece of land: roads, walls and water bound it."),
	    tr("Its farmers stand up. The most farmers own the whole field; on a tie they share it."),
	    pen->tally->farm_rule == FARM_FIELD3CAP
	        ? tr("Every finished city it touches pays 3, but each player only once.")
	        : tr("Every finished city it touches pays 3. A city may pay several fields.")};
	const char *city[3] = {tr("A finished city lights up, and every field that feeds it."),
	                       tr("All farmers in those fields stand up and line up by player."),
	                       pen->tally->each == 4 ? tr("The most farmers take 4. On a tie each of them takes 4.")
	                                             : tr("The most farmers take 3. On a tie each of them takes 3.")};
	const char **steps = tally_by_city(pen->tally) ? city : field;
	struct text_style style = look_text(pen->look, pen->squeeze > 1 ? 22 : 25, false, COLOR_INK);
	int gap = pen_px(pen, pen->squeeze > 0 ? 6 : 14);
	pen_label(pen, tr("How it is counted"));
	for (int i = 0; i < 3; i++) {
		struct rect line = pen->left;
		float r = 20 * pen->look->k;
		rect_cut_left(&line, pen_px(pen, 58));
		draw_circle(pen->draw, (float)pen->left.x + r, (float)pen->left.y + r + 4 * pen->look->k, r,
		            rgb(COLOR_TOOLTIP));
		struct text_style number = look_text(pen->look, 22, true, COLOR_CREAM);
		draw_text(pen->draw, rect_make(pen->left.x, pen->left.y + pen_px(pen, 4), (int)(2 * r), (int)(2 * r)),
		          ALIGN_CENTER, &number, draw_format(pen->draw, "%d", i + 1));
		int used = draw_text_block(pen->draw, line, ALIGN_LEFT, &style, steps[i]);
		rect_cut_top(&pen->left, (used > (int)(2 * r) ? used : (int)(2 * r)) + gap);
	}
	if (pen->squeeze > 1)
		return;
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
			look_figure(pen->look, x, (float)pen->left.y + 50 * pen->look->k, 44 * pen->look->k,
			            POSE_STRAW_HAT, seat, 1);
		x += n ? step * .5f : 0;
	}
	rect_cut_top(&pen->left, pen_px(pen, 54));
}

static int part_points(const struct tally *tally, int part, int seat)
{
	int points = 0;
	for (int a = 0; a < tally->act_count; a++)
		if (tally->acts[a].part == part)
			points += tally->acts[a].after[seat] - tally->acts[a].before[seat];
	return points;
}

/* A line of numbers, one below each player's badge. */
static void part_line(struct pen *pen, const char *name, const int points[PLAYERS_MAX], int column, bool strong)
{
	struct text_style word = look_text(pen->look, 23, strong, COLOR_INK);
	struct text_style cell = look_text(pen->look, 25, strong, COLOR_INK);
	struct rect line = rect_cut_top(&pen->left, pen_px(pen, 38));
	int count = pen->tally->player_count;
	draw_fill(pen->draw, rect_make(line.x, line.y, line.w, 1), rgb(COLOR_LINE));
	for (int seat = count - 1; seat >= 0; seat--)
		draw_text(pen->draw, rect_cut_right(&line, column), ALIGN_RIGHT, &cell,
		          points[seat] ? draw_format(pen->draw, "%d", points[seat]) : "–");
	word = look_fit(pen->look, word, name, line.w);
	draw_text(pen->draw, line, ALIGN_LEFT, &word, name);
}

/* One line per part of the final scoring, one column per player. */
static void parts_write(struct pen *pen)
{
	struct text_style cell = look_text(pen->look, 25, true, COLOR_INK);
	int total[PLAYERS_MAX] = {0}, points[PLAYERS_MAX], count = pen->tally->player_count;
	int column = look_wide(pen->look, &cell, "88") + pen_px(pen, 16);
	struct rect head = rect_cut_top(&pen->left, pen_px(pen, 38));
	for (int seat = count - 1; seat >= 0; seat--) {
		struct rect at = rect_cut_right(&head, column);
		look_badge(pen->look, (float)(at.x + at.w) - 14 * pen->look->k, (float)at.y + (float)at.h / 2,
		           28 * pen->look->k, seat);
	}
	for (int part = PART_UNFINISHED; part <= PART_WALL_TILES; part++) {
		if (pen->tally->part_start[part] < 0)
			continue;
		for (int seat = 0; seat < count; seat++) {
			points[seat] = part_points(pen->tally, part, seat);
			total[seat] += points[seat];
		}
		part_line(pen, tally_part_word(pen->tally, part), points, column, false);
	}
	part_line(pen, tr("Sum"), total, column, true);
}

/* "East farm   2 cities × 3   6"; where that is too long "2 × 3", or nothing. */
static void farm_line(struct pen *pen, struct rect line, const struct tally_act *act)
{
	struct text_style name = look_text(pen->look, 23, false, COLOR_INK);
	struct text_style sum = look_text(pen->look, 21, false, COLOR_INK2);
	struct text_style points = look_text(pen->look, 25, true, COLOR_INK);
	const struct tally_pay *pay = &act->pays[0];
	const char *equals = strstr(pay->sum, " = "), *times = strstr(pay->sum, "×");
	const char *term = draw_format(pen->draw, "%.*s", equals ? (int)(equals - pay->sum) : 0, pay->sum);
	const char *paid = draw_format(pen->draw, "%d", (int)pay->points);
	bool differ = false;
	for (int i = 1; i < act->pay_count; i++)
		differ = differ || act->pays[i].points != pay->points;
	for (int i = 1; i < act->pay_count && differ; i++) /* what helps is one player's */
		paid = draw_format(pen->draw, "%s · %d", paid, (int)act->pays[i].points);
	draw_text(pen->draw, line, ALIGN_RIGHT, &points, paid);
	rect_cut_right(&line, look_wide(pen->look, &points, differ ? paid : "88") + pen_px(pen, 14));
	name = look_fit(pen->look, name, act->title, line.w);
	int room = line.w - look_wide(pen->look, &name, act->title) - pen_px(pen, 12);
	if (look_wide(pen->look, &sum, term) > room && times)
		term = draw_format(pen->draw, "%d %.*s", act->city_count, equals ? (int)(equals - times) : 0, times);
	if (!differ && look_wide(pen->look, &sum, term) <= room)
		draw_text(pen->draw, line, ALIGN_RIGHT, &sum, term);
	draw_text(pen->draw, line, ALIGN_LEFT, &name, act->title);
}

static bool is_farm(const struct tally_act *act) { return act->part == PART_FARMS && act->pay_count > 0; }

static int farm_pays(const struct tally_act *act)
{
	int points = 0;
	for (int i = 0; i < act->pay_count; i++)
		points += act->pays[i].points;
	return points;
}

/* One line per farm, or per group of cities: who, what, how much. Where not all have room, those that pay come first,
 * and the rest are one line. */
static void farms_write(struct pen *pen)
{
	const struct tally *tally = pen->tally;
	int h = pen_px(pen, 36), room = pen->left.h / (h ? h : 1), count[2] = {0}, left[2], more = 0, points = 0;
	for (int a = 0; a < tally->act_count; a++)
		if (is_farm(&tally->acts[a]))
			count[farm_pays(&tally->acts[a]) > 0]++;
	left[1] = count[0] + count[1] > room ? room - 1 : room;
	left[0] = left[1] - count[1];
	for (int a = 0; a < tally->act_count && pen->left.h >= h; a++) {
		const struct tally_act *act = &tally->acts[a];
		if (!is_farm(act))
			continue;
		if (left[farm_pays(act) > 0]-- <= 0) {
			more++;
			points += farm_pays(act);
			continue;
		}
		struct rect line = rect_cut_top(&pen->left, h);
		float d = 27 * pen->look->k, x = (float)line.x + d * .6f;
		draw_fill(pen->draw, rect_make(line.x, line.y, line.w, 1), rgb(COLOR_LINE));
		for (int i = 0; i < act->pay_count; i++, x += d * (act->pay_count > 2 ? .6f : 1.02f))
			look_badge(pen->look, x, (float)line.y + (float)h / 2, d, act->pays[i].seat);
		/* The next would begin at x; the last reaches half its width beyond where it stands. */
		rect_cut_left(&line, (int)(x - d * (act->pay_count > 2 ? .6f : 1.02f) + d * .75f) - line.x);
		farm_line(pen, line, act);
	}
	if (!more || pen->left.h < h)
		return;
	struct text_style name = look_text(pen->look, 23, false, COLOR_INK2);
	struct text_style sum = look_text(pen->look, 25, true, COLOR_INK);
	struct rect line = rect_cut_top(&pen->left, h);
	draw_fill(pen->draw, rect_make(line.x, line.y, line.w, 1), rgb(COLOR_LINE));
	draw_text(pen->draw, line, ALIGN_RIGHT, &sum, draw_format(pen->draw, "%d", points));
	draw_text(pen->draw, line, ALIGN_LEFT, &name, draw_format(pen->draw, tr("and %d more"), more));
}

/* Why somebody with farmers got nothing: one sentence each, the first two. */
static void losers_write(struct pen *pen)
{
	const struct tally *tally = pen->tally;
	int told = 0;
	rect_cut_top(&pen->left, pen_px(pen, 10));
	for (int seat = 0; seat < tally->player_count && told < 2; seat++) {
		const struct tally_act *where = NULL;
		bool paid = false;
		for (int a = 0; a < tally->act_count; a++) {
			const struct tally_act *act = &tally->acts[a];
			if (act->part != PART_FARMS || act->counts[seat] == 0)
				continue;
			where = where ? where : act;
			for (int i = 0; i < act->pay_count; i++)
				paid = paid || (act->pays[i].seat == seat && act->pays[i].points > 0);
		}
		if (!where || paid || pen->left.h < pen_px(pen, 60))
			continue;
		int first = where->rows[0];
		const char *text =
		    where->owners >> seat & 1
		        ? draw_format(pen->draw, tr("%s: the field borders no finished city, so no points."),
		                      tally->names[seat])
		        : draw_format(pen->draw,
		                      trn("%s: %d farmer against %s’s %d, so no points.",
		                          "%s: %d farmers against %s’s %d, so no points.", where->counts[seat]),
		                      tally->names[seat], where->counts[seat], tally->names[first],
		                      where->counts[first]);
		pen_block(pen, COLOR_INK, text);
		told++;
	}
}

void pen_result(struct pen *pen)
{
	bool more = tally_castle(pen->tally); /* than fields */
	for (int part = PART_UNFINISHED; part <= PART_WALL_TILES; part++)
		more = more || (part != PART_FARMS && pen->tally->part_start[part] >= 0);
	if (more)
		parts_write(pen);
	rect_cut_top(&pen->left, pen_px(pen, 8));
	farms_write(pen);
	losers_write(pen);
}
