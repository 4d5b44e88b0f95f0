/* The bill before and after the farms, and the scores at its foot. */
#include "tally_pen.h"

#include "../app/language.h"
#include "figure.h"

#include <stdio.h>
#include <string.h>

void pen_scores(struct pen *pen, struct rect box)
{
	const struct tally *tally = pen->tally;
	struct text_style label = look_label(pen->look);
	int h = (box.h - label.px - pen_px(pen, 12)) / tally->player_count;
	draw_text(pen->draw, rect_cut_top(&box, label.px + pen_px(pen, 12)), ALIGN_LEFT, &label, tr("Score"));
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
		draw_text(pen->draw, rect_make(row.x + pen_px(pen, 56), row.y, pen_px(pen, 170), h), ALIGN_LEFT, &name, tally->names[seat]);
		draw_text(pen->draw, rect_make(row.x, row.y, row.w - pen_px(pen, 12), h), ALIGN_RIGHT, &score,
			  draw_format(pen->draw, "%d", (int)pen->state->scores[seat]));
		if (lit)
			draw_text(pen->draw, rect_make(row.x, row.y, row.w - pen_px(pen, 66), h), ALIGN_RIGHT, &sum,
				  draw_format(pen->draw, "%d + %d =", (int)before, (int)gain));
	}
}

/* ---- cards before and after ---- */

void pen_steps(struct pen *pen)
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
		rect_cut_left(&line, pen_px(pen, 58));
		draw_circle(pen->draw, (float)pen->left.x + r, (float)pen->left.y + r + 4 * pen->look->k, r, rgb(0x24160D));
		struct text_style number = look_text(pen->look, FACE_SERIF, 22, true, COLOUR_CREAM);
		draw_text(pen->draw, rect_make(pen->left.x, pen->left.y + pen_px(pen, 4), (int)(2 * r), (int)(2 * r)), ALIGN_CENTER,
			  &number, draw_format(pen->draw, "%d", i + 1));
		int used = draw_text_block(pen->draw, line, ALIGN_LEFT, &style, steps[i]);
		rect_cut_top(&pen->left, (used > (int)(2 * r) ? used : (int)(2 * r)) + pen_px(pen, 14));
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
static void parts_write(struct pen *pen)
{
	static const char *const parts[] = {[PART_UNFINISHED] = N_("Unfinished"), [PART_FARMS] = N_("Farms"), [PART_CARDS] = N_("Cards")};
	struct text_style head = look_text(pen->look, FACE_SERIF, 21, false, COLOUR_INK2);
	struct text_style cell = look_text(pen->look, FACE_SERIF, 26, false, COLOUR_INK);
	struct text_style sum = look_text(pen->look, FACE_SERIF, 27, true, COLOUR_INK);
	int columns = 0, w = pen_px(pen, 108);
	int shown[3];
	for (int part = PART_UNFINISHED; part <= PART_CARDS; part++)
		if (pen->tally->part_start[part] >= 0)
			shown[columns++] = part;
	struct rect line = rect_cut_top(&pen->left, head.px + pen_px(pen, 14));
	for (int c = 0; c < columns; c++)
		draw_text(pen->draw, rect_make(line.x + pen_px(pen, 50) + c * w, line.y, w, line.h), ALIGN_CENTER, &head, tr(parts[shown[c]]));
	draw_text(pen->draw, line, ALIGN_RIGHT, &head, tr("sum"));
	for (int seat = 0; seat < pen->tally->player_count; seat++) {
		int total = 0;
		line = rect_cut_top(&pen->left, pen_px(pen, pen->tally->player_count > 3 ? 36 : 44));
		draw_fill(pen->draw, rect_make(line.x, line.y, line.w, 1), rgb(COLOUR_LINE));
		draw_badge(pen->draw, (float)line.x + 20 * pen->look->k, (float)line.y + (float)line.h / 2, 27 * pen->look->k,
			   (int)game_color(pen->tally->game, seat));
		for (int c = 0; c < columns; c++) {
			int points = 0;
			for (int a = 0; a < pen->tally->act_count; a++)
				if (pen->tally->acts[a].part == shown[c])
					points += pen->tally->acts[a].after[seat] - pen->tally->acts[a].before[seat];
			total += points;
			draw_text(pen->draw, rect_make(line.x + pen_px(pen, 50) + c * w, line.y, w, line.h), ALIGN_CENTER, &cell,
				  points ? draw_format(pen->draw, "%d", points) : "–");
		}
		draw_text(pen->draw, line, ALIGN_RIGHT, &sum, draw_format(pen->draw, "%d", total));
	}
}

/* One line per farm, or per group of cities: who, what, how much. */
static void farms_write(struct pen *pen)
{
	const struct tally *tally = pen->tally;
	struct text_style name = look_text(pen->look, FACE_SERIF, 23, false, COLOUR_INK);
	struct text_style sum = look_text(pen->look, FACE_SERIF, 21, false, COLOUR_INK2);
	struct text_style points = look_text(pen->look, FACE_SERIF, 25, true, COLOUR_INK);
	int h = pen_px(pen, 36);
	for (int a = 0; a < tally->act_count && pen->left.h >= h; a++) {
		const struct tally_act *act = &tally->acts[a];
		if (act->part != PART_FARMS || act->pay_count == 0)
			continue;
		struct rect line = rect_cut_top(&pen->left, h);
		float d = 27 * pen->look->k, x = (float)line.x + d * .6f;
		draw_fill(pen->draw, rect_make(line.x, line.y, line.w, 1), rgb(COLOUR_LINE));
		for (int i = 0; i < act->pay_count; i++, x += d * (act->pay_count > 2 ? .6f : 1.02f))
			draw_badge(pen->draw, x, (float)line.y + (float)h / 2, d, (int)game_color(tally->game, act->pays[i].seat));
		int from = (int)(x - d * .2f) - line.x;
		const char *each = act->pays[0].sum, *equals = strstr(each, " = ");
		const char *term = draw_format(pen->draw, "%.*s", equals ? (int)(equals - each) : 0, each);
		draw_text(pen->draw, rect_make(line.x + from, line.y, line.w - from - pen_px(pen, 180), h), ALIGN_LEFT, &name, act->title);
		draw_text(pen->draw, rect_make(line.x, line.y, line.w - pen_px(pen, 52), h), ALIGN_RIGHT, &sum, term);
		draw_text(pen->draw, line, ALIGN_RIGHT, &points, draw_format(pen->draw, "%d", (int)act->pays[0].points));
	}
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
		const char *text = where->owners >> seat & 1
			? draw_format(pen->draw, tr("%s: the farm borders no finished city, so no points."), tally->names[seat])
			: draw_format(pen->draw, trn("%s: %d farmer against %s’s %d, so no points.", "%s: %d farmers against %s’s %d, so no points.", where->counts[seat]),
				      tally->names[seat], where->counts[seat], tally->names[first], where->counts[first]);
		pen_block(pen, 22, COLOUR_INK, text);
		told++;
	}
}

void pen_result(struct pen *pen)
{
	if (pen->tally->part_start[PART_UNFINISHED] >= 0 || pen->tally->part_start[PART_CARDS] >= 0)
		parts_write(pen);
	rect_cut_top(&pen->left, pen_px(pen, 8));
	farms_write(pen);
	losers_write(pen);
}
