/* A bar for every turn: points that its move may have cost. */
#include "view/ending/review.h"

#include "app/language.h"

struct chart {
	struct draw *draw;
	const struct review_view *view;
	const struct review *review;
	struct rect plot;
	double top;
};

static int px(const struct review_view *view, float units) { return look_px(&view->look, units); }

static int turns_all(const struct review *review)
{
	int last = review->count ? review->turns[review->count - 1].turn : 0;

	return last > 0 ? last : 1;
}

/* All turns are equally wide, also one in which nobody chose; what was decided in one shares its width. */
static struct rect column(const struct chart *chart, int index)
{
	const struct review_turn *turns = chart->review->turns;
	int first = index, end = index + 1;

	while (first > 0 && turns[first - 1].turn == turns[index].turn)
		first--;
	while (end < chart->review->count && turns[end].turn == turns[index].turn)
		end++;
	int at = (turns[index].turn - 1) * (end - first) + index - first,
	    all = turns_all(chart->review) * (end - first);
	int from = chart->plot.x + chart->plot.w * at / all, to = chart->plot.x + chart->plot.w * (at + 1) / all;
	return rect_make(from, chart->plot.y, to - from, chart->plot.h);
}

static int y_of(const struct chart *chart, double lost)
{
	return chart->plot.y + chart->plot.h - (int)((double)chart->plot.h * lost / chart->top);
}

static double highest(const struct review *review)
{
	double top = 5;

	for (int i = 0; i < review->count; i++)
		while (review->turns[i].lost > top)
			top += 5;
	return top;
}

static void grid_draw(const struct chart *chart)
{
	const struct review_view *view = chart->view;
	struct text_style style = look_text(&view->look, 19, false, COLOR_INK2);
	int step = chart->top > 20 ? 10 : 5, every = turns_all(chart->review) > 40 ? 10 : 5;

	for (int lost = 0; lost <= (int)chart->top; lost += step) {
		int y = y_of(chart, lost);

		draw_fill(chart->draw, rect_make(chart->plot.x, y, chart->plot.w, 1), rgba(0xA98A50, lost ? .6f : 1));
		draw_text(chart->draw,
		          rect_make(chart->plot.x - px(view, 70), y - style.px, px(view, 58), 2 * style.px),
		          ALIGN_RIGHT, &style, draw_format(chart->draw, "%d", lost));
	}
	for (int turn = every, all = turns_all(chart->review); turn <= all; turn += every)
		draw_text(chart->draw,
		          rect_make(chart->plot.x + chart->plot.w * (2 * turn - 1) / (2 * all) - px(view, 40),
		                    chart->plot.y + chart->plot.h + px(view, 4), px(view, 80), style.line),
		          ALIGN_CENTER, &style, draw_format(chart->draw, "%d", turn));
}

static void bar_draw(const struct chart *chart, int turn)
{
	const struct review_turn *of = &chart->review->turns[turn];
	struct rect at = column(chart, turn);
	int gap = at.w > 6 ? at.w / 6 : at.w > 2, base = chart->plot.y + chart->plot.h, top = y_of(chart, of->lost);
	int color = (int)game_color(chart->view->show->game, of->seat), least = px(chart->view, 4);

	if (turn == chart->view->chosen)
		draw_fill(chart->draw, at, rgba(COLOR_GOLD, .45f));
	if (!of->known) {
		draw_fill(chart->draw, rect_make(at.x + gap, base - 2, at.w - 2 * gap, 2), rgba(COLOR_INK2, .35f));
		return;
	}
	if (base - top < least)
		top = base - least; /* a turn is always seen, the best too */
	struct rect bar = {at.x + gap, top, at.w - 2 * gap, base - top};
	draw_fill(chart->draw, rect_inset(bar, -1), rgb(COLOR_INK));
	draw_fill(chart->draw, bar, rgb(player_colors[color].body));
}

/* Turns of which all that was decided in them is known; other decisions than the tile belong to its turn. */
static void turns_count(const struct review *review, int *known, int *all)
{
	bool good = true;

	*known = *all = 0;
	for (int i = 0; i < review->count; i++) {
		bool last = i + 1 == review->count || review->turns[i + 1].turn != review->turns[i].turn;

		good = good && review->turns[i].known;
		*all += last;
		*known += last && good;
		good = last || good;
	}
}

static const char *heading(const struct chart *chart)
{
	int known, all;

	turns_count(chart->review, &known, &all);
	if (chart->review->known < chart->review->count)
		return draw_format(chart->draw, tr("Looking back: %d of %d turns"), known, all);
	return tr("Review: what each turn may have cost, in points");
}

/* Which frame in the pictures below is which, at the right end of the heading where there is room. */
static void legend_draw(const struct chart *chart, struct rect row)
{
	const char *const words[] = {tr("what may have been better"), tr("what was played")};
	struct text_style style = look_text(&chart->view->look, 20, false, COLOR_INK);
	struct text_style label = look_label(&chart->view->look);
	int side = style.px, gap = px(chart->view, 8);

	rect_cut_left(&row, text_width(chart->draw->metrics, &label, heading(chart)) + 3 * gap);
	for (int i = 0; i < 2; i++) {
		int wide = text_width(chart->draw->metrics, &style, words[i]) + 2 * gap;

		if (wide + side + 3 * gap > row.w)
			return;
		draw_text(chart->draw, rect_cut_right(&row, wide), ALIGN_RIGHT, &style, words[i]);
		struct rect box = rect_part_right(&row, side, 3 * gap);
		review_frame(chart->draw, &chart->view->look.theme, rect_center(box, side - gap / 2, side - gap / 2),
		             i > 0);
	}
}

static bool choose(struct review_view *view, struct ui *ui, const struct chart *chart)
{
	struct ui_answer answer = ui_item(ui, ui_name("review.chart"), chart->plot, UI_FOCUS | UI_ARROWS_X);
	int chosen = view->chosen;

	ui_focus_ring(ui, &answer, chart->plot, 4);
	if (answer.click && !answer.by_key && chart->plot.w > 0)
		for (int i = 0; i < chart->review->count && column(chart, i).x <= ui->x; i++)
			chosen = i;
	if (ui_key(ui, KEY_LEFT, 0))
		chosen--;
	if (ui_key(ui, KEY_RIGHT, 0))
		chosen++;
	if (chosen < 0 || chosen >= chart->review->count || chosen == view->chosen)
		return false;
	view->chosen = chosen;
	view->own = true;
	view->seat = chart->review->turns[chosen].seat;
	return true;
}

bool review_chart(struct review_view *view, struct ui *ui, struct rect box)
{
	struct text_style label = look_label(&view->look);
	const struct review *review = view->show->review;
	struct chart chart = {.draw = ui->draw, .view = view, .review = review, .top = highest(review)};

	theme_draw(ui->draw, &view->look.theme, SKIN_PANEL, box);
	box = rect_inset(box, px(view, 22));
	struct rect head = rect_cut_top(&box, label.px + px(view, 30));
	draw_text(ui->draw, head, ALIGN_LEFT, &label, heading(&chart));
	legend_draw(&chart, head);
	rect_cut_bottom(&box, px(view, 28) > label.px + 8 ? px(view, 28) : label.px + 8);
	rect_cut_left(&box, px(view, 62) > 3 * label.px ? px(view, 62) : 3 * label.px);
	chart.plot = box;
	bool changed = choose(view, ui, &chart);
	for (int i = 0; i < review->count; i++)
		bar_draw(&chart, i);
	grid_draw(&chart);
	return changed;
}
