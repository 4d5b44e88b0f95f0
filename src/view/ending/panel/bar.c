#include "view/ending/panel/bar.h"

#include "app/language.h"
#include "text/say.h"
#include "view/ui/widget.h"

#include <math.h>

enum { KNOTS_MAX = RECORDS_MAX + 2 };

/* The line as a broken function: knots at both ends and at every mark. */
struct knots {
	int count;
	double time[KNOTS_MAX], place[KNOTS_MAX];
};

/* Two marks stand so far from each other at least, as a part of the line. */
static void knots_find(const struct tally *tally, double least, struct knots *knots)
{
	knots->count = 0;
	knots->time[knots->count] = 0;
	knots->place[knots->count++] = 0;
	for (int i = 0; i < tally->mark_count; i++) {
		double time = tally->marks[i].time;
		if (time <= knots->time[knots->count - 1] + 1e-6 || time >= tally->length - 1e-6)
			continue;
		knots->time[knots->count] = time;
		knots->place[knots->count++] = time / tally->length;
	}
	knots->time[knots->count] = tally->length;
	knots->place[knots->count++] = 1;
	if (least * (knots->count - 1) > 1)
		least = 1.0 / (knots->count - 1);
	for (int i = 1; i < knots->count - 1; i++)
		if (knots->place[i] < knots->place[i - 1] + least)
			knots->place[i] = knots->place[i - 1] + least;
	for (int i = knots->count - 2; i > 0; i--)
		if (knots->place[i] > knots->place[i + 1] - least)
			knots->place[i] = knots->place[i + 1] - least;
}

static double between(const double *from, const double *to, int count, double value)
{
	int i = 1;
	while (i < count - 1 && from[i] < value)
		i++;
	double span = from[i] - from[i - 1];
	return span > 0 ? to[i - 1] + (to[i] - to[i - 1]) * (value - from[i - 1]) / span : to[i];
}

/* ---- the line ---- */

struct line {
	struct ui *ui;
	const struct tally_look *look;
	const struct tally *tally; /* the look's */
	struct rect box;           /* its middle is the line */
	struct knots knots;
};

static float line_x(const struct line *line, double time)
{
	const struct knots *knots = &line->knots;
	double on = time < 0 ? 0 : time > line->tally->length ? line->tally->length : time;
	return (float)line->box.x + (float)(between(knots->time, knots->place, knots->count, on) * line->box.w);
}

static float mark_radius(const struct line *line) { return 12 * line->look->k < 7 ? 7 : 12 * line->look->k; }

/* How many stand below it, of those that are paid at once, itself among them. */
static int marks_below(const struct line *line, const struct tally_mark *mark, int *all)
{
	int more = 0;
	*all = 0;
	for (int i = 0; i < line->tally->mark_count; i++) {
		const struct tally_mark *other = &line->tally->marks[i];
		bool beside = other->act == mark->act && other->time == mark->time;
		more += beside && other->stack > mark->stack;
		*all += beside;
	}
	return more;
}

/* Does one that stands on another reach up between these two? */
static bool marks_above(const struct line *line, float from, float to)
{
	float r = mark_radius(line);
	int all;
	for (int i = 0; i < line->tally->mark_count; i++) {
		float x = line_x(line, line->tally->marks[i].time);
		if (x + r > from && x - r < to && marks_below(line, &line->tally->marks[i], &all) > 0)
			return true;
	}
	return false;
}

static void mark_draw(const struct line *line, const struct tally_mark *mark)
{
	struct draw *draw = line->ui->draw;
	float x = line_x(line, mark->time), y = (float)line->box.y + (float)line->box.h / 2;
	bool over = mark->time <= line->look->state->time + 1e-4;
	float r = mark_radius(line);
	int all, more = marks_below(line, mark, &all);
	/* two stand clear of each other, more of them overlap */
	y -= (float)more * (all > 2 ? r * 2.4f / (float)(all - 1) : r * 2.05f);
	if (mark->record < 0) {
		/* pays nothing, and says so */
		struct text_style style = look_text(line->look, 17, true, COLOR_CREAM);
		float shown = over ? 1 : .6f;
		style.color = rgba(COLOR_CREAM, shown);
		draw_circle(draw, x, y, r, rgb(0x2B1A10));
		draw_ring(draw, x, y, r, look_stroke(line->look, 2), rgba(0xFFF0D0, shown));
		draw_text(draw, rect_make((int)(x - 2 * r), (int)(y - r), (int)(4 * r + .5f), (int)(2 * r + .5f)),
		          ALIGN_CENTER, &style, "0");
		return;
	}
	look_badge(line->look, x, y, 2 * r, mark->seat);
	if (!over)
		draw_circle(draw, x, y, r * 1.02f, rgba(0x3A2618, .5f));
}

/* Words below the line that are written already. */
struct feet {
	int count;
	float from[RECORDS_MAX], to[RECORDS_MAX];
};

/* Below the line, its middle at x, unless another word is there. */
static bool foot_draw(const struct line *line, struct feet *feet, float x, const char *text)
{
	struct draw *draw = line->ui->draw;
	struct text_style style = look_text(line->look, 19, false, COLOR_CREAM);
	int w = text_width(draw->metrics, &style, text), y = line->box.y + line->box.h - style.px - 1;
	float from = x - (float)w / 2, to = x + (float)w / 2, gap = (float)style.px / 4;
	for (int i = 0; i < feet->count; i++)
		if (from < feet->to[i] + gap && to > feet->from[i] - gap)
			return false;
	if (feet->count == RECORDS_MAX)
		return false;
	feet->from[feet->count] = from;
	feet->to[feet->count++] = to;
	draw_text(draw, rect_make((int)from - 2, y, w + 4, style.px + 2), ALIGN_CENTER, &style, text);
	return true;
}

/* Points below a mark; in a group of cities one expression below a bracket. */
static void act_points_draw(const struct line *line, struct feet *feet, const struct tally_act *act)
{
	struct draw *draw = line->ui->draw;
	int a = (int)(act - line->tally->acts);
	float from = 1e6f, to = -1e6f;
	for (int m = 0; m < line->tally->mark_count; m++)
		if (line->tally->marks[m].act == a && line->tally->marks[m].record >= 0) {
			float x = line_x(line, line->tally->marks[m].time);
			from = x < from ? x : from;
			to = x > to ? x : to;
		}
	bool group = to > from + 1;
	int each = line->tally->each, all = act->city_count * each;
	const char *text = group ? say("%d × %d = %d", act->city_count, each, all) : "";
	for (int i = 0; i < act->pay_count && !group; i++)
		if (act->pays[i].points > 0)
			text = say_join(text, " ", "+%d", (int)act->pays[i].points);
	if (!foot_draw(line, feet, (from + to) / 2, text) || !group)
		return;
	float b =
	    (float)(line->box.y + line->box.h) - (float)look_text(line->look, 19, false, 0).px - 1 - 3 * line->look->k;
	draw_line(draw, from - 8 * line->look->k, b, to + 8 * line->look->k, b, look_stroke(line->look, 2),
	          rgb(COLOR_RIM));
}

static void points_draw(const struct line *line)
{
	struct feet *feet = draw_alloc(line->ui->draw, sizeof *feet);
	if (!feet)
		return;
	feet->count = 0;
	for (int a = 0; a < line->tally->act_count; a++)
		if (line->tally->acts[a].record_count > 0)
			act_points_draw(line, feet, &line->tally->acts[a]);
}

static struct text_style part_style(const struct tally_look *look) { return look_text(look, 18, false, LOOK_PALE); }

static void parts_draw(const struct line *line)
{
	struct draw *draw = line->ui->draw;
	struct text_style style = part_style(line->look);
	float last = (float)(line->box.x - look_px(line->look, 20)); /* before the line it is told which score runs */
	float letters = last;
	for (int part = 0; part < PART_COUNT; part++) {
		const char *name = tally_part_word(line->tally, part);
		if (!name || line->tally->part_start[part] < 0)
			continue;
		float x = line_x(line, line->tally->part_start[part]);
		/* To the line, below which stand numbers; from below the letters of the part before, where those reach
		 * so far. */
		int top = x < letters ? style.px + 3 : look_px(line->look, 2);
		draw_fill(draw,
		          rect_make((int)x, line->box.y + top, (int)look_stroke(line->look, 2),
		                    line->box.h / 2 - look_px(line->look, 2) - top),
		          rgb(0x9A7A44));
		/* Left of its mark where the clock would be in the way, or one of two who are paid at once. */
		int width = text_width(draw->metrics, &style, name) + 2, gap = look_px(line->look, 6);
		float side = (float)(gap + width);
		bool left = (int)x + gap + width > line->box.x + line->box.w + look_px(line->look, 14) ||
		            marks_above(line, x, x + side);
		float from = left ? x - side : x;
		if (from < last || (left && marks_above(line, from, x)))
			continue;
		letters = left ? x : x + side;
		last = (left ? x : x + (float)width) + 12;
		draw_text(draw, rect_make((int)from + (left ? 0 : gap), line->box.y, width, style.px + 2), ALIGN_LEFT,
		          &style, name);
	}
}

/* Where the show is.  It begins below the names of the parts and points at the line
 * from below, so that it never covers a letter. */
static void head_draw(const struct line *line, float x)
{
	struct draw *draw = line->ui->draw;
	float k = line->look->k, top = (float)(line->box.y + part_style(line->look).px + 3),
	      foot = (float)(line->box.y + line->box.h) - 20 * k;
	draw_line(draw, x, top, x, foot, look_stroke(line->look, 4), rgb(COLOR_HALO));
	draw_arrow_head(draw, x, foot - 11 * k, 0, -1, 11 * k, rgb(COLOR_HALO));
}

/* The time pointed at; a mark is met as a whole, or its walk would stand still just before its end. */
static double time_pointed(const struct line *line)
{
	float nearest = mark_radius(line);
	const struct knots *knots = &line->knots;
	double place = (double)(line->ui->x - line->box.x) / line->box.w;
	double time = between(knots->place, knots->time, knots->count, place < 0 ? 0 : place > 1 ? 1 : place);

	for (int i = 0; i < line->tally->mark_count; i++) {
		float off = fabsf((float)line->ui->x - line_x(line, line->tally->marks[i].time));
		if (off < nearest) {
			nearest = off;
			time = line->tally->marks[i].time;
		}
	}
	return time;
}

static bool line_layout(const struct line *line, double *time)
{
	struct draw *draw = line->ui->draw;
	float y = (float)line->box.y + (float)line->box.h / 2, x = line_x(line, line->look->state->time);
	float thick = look_stroke(line->look, 6);
	struct rect hit = {line->box.x - 8, line->box.y, line->box.w + 16, line->box.h};
	struct ui_answer answer = ui_item(line->ui, ui_name("tally.line"), hit, UI_FOCUS | UI_ARROWS_X);
	draw_line(draw, (float)line->box.x, y, (float)(line->box.x + line->box.w), y, thick, rgb(0x6B513C));
	draw_line(draw, (float)line->box.x, y, x, y, thick, rgb(0xE9B948));
	parts_draw(line);
	for (int i = 0; i < line->tally->mark_count; i++)
		mark_draw(line, &line->tally->marks[i]);
	points_draw(line);
	head_draw(line, x);
	ui_focus_ring(line->ui, &answer, hit, 4);
	if (!answer.press && !answer.dragging)
		return false;
	*time = time_pointed(line);
	return true;
}

/* ---- the bar ---- */

/* "Score 4 of 8", "Scores 4–6 of 8"; number and total stay together. */
static const char *counter_text(struct draw *draw, int first, int last, int all)
{
	return last > first ? draw_format(draw, tr("Scores %d–%d of %d"), first, last, all)
	                    : draw_format(draw, tr("Score %d of %d"), first, all);
}

/* Which of the scores runs, else which comes next, or was the last; so wide that it always stands on two lines. */
static void counter_draw(struct ui *ui, const struct tally_look *look, struct rect *left)
{
	struct text_style style = look_text(look, 21, false, COLOR_CREAM);
	int all = look->tally->order_count, w = look_px(look, 136), starts[4], lengths[4],
	    next = look->state->done < all ? look->state->done + 1 : all, first = look->state->first_record + 1;
	bool runs = look->state->last_record >= look->state->first_record;
	const char *longest = counter_text(ui->draw, all - 1, all, all),
	           *text = all ? counter_text(ui->draw, runs ? first : next, look->state->last_record + 1, all) : "";
	while (text_wrap(ui->draw->metrics, &style, longest, w, 4, starts, lengths) > 2)
		w += look_px(look, 8) + 1;
	struct rect box = rect_cut_left(left, w);
	int h = text_block_height(ui->draw->metrics, &style, text, box.w);
	draw_text_block(ui->draw, rect_center(box, box.w, h), ALIGN_CENTER, &style, text);
}

/* A button over the key that does the same, as wide as the wider of them. */
static bool bar_button(struct ui *ui, const struct tally_look *look, struct rect *left, const char *name, float width,
                       enum icon icon, const char *label, const char *key, const char *tip)
{
	struct text_style style = look_text(look, 17, false, COLOR_CREAM);
	struct button it = {.icon = icon, .label = label, .tip = tip};
	int w = look_px(look, width), word = text_width(ui->draw->metrics, &style, key) + look_px(look, 6);
	w = w < word ? word : w;
	if (label && w < button_width(ui, &it))
		w = button_width(ui, &it);
	struct rect box = rect_cut_left(left, w);
	rect_cut_left(left, look_px(look, 10));
	struct rect foot = rect_cut_bottom(&box, style.px + look_px(look, 6));
	box.h -= 2;
	bool pressed = button(ui, ui_name(name), box, &it);
	draw_text(ui->draw, foot, ALIGN_CENTER, &style, key);
	return pressed;
}

static const char *clock_text(struct draw *draw, double time)
{
	return draw_format(draw, "%d:%02d", (int)time / 60, (int)time % 60);
}

enum bar_wish bar_layout(struct ui *ui, const struct tally_look *look, bool playing, double speed, double *seek)
{
	struct rect left = look->bar;
	enum bar_wish wish = BAR_NOTHING;
	theme_draw(ui->draw, &look->theme, SKIN_WALNUT, left);
	ui_block(ui, ui_name("tally.bar"), left);
	left = rect_inset(left, look_px(look, 9));
	rect_cut_left(&left, look_px(look, 6));
	if (bar_button(ui, look, &left, "tally.back", 56, ICON_STEP_BACK, NULL, "←",
	               tr("Start of this score, then the one before")))
		wish = BAR_BACK;
	if (bar_button(ui, look, &left, "tally.play", 70, playing ? ICON_PAUSE : ICON_PLAY, NULL, tr("Space"),
	               tr("Play or pause")))
		wish = BAR_PLAY;
	if (bar_button(ui, look, &left, "tally.forward", 56, ICON_STEP, NULL, "→", tr("End of the next score")))
		wish = BAR_FORWARD;
	const char *label =
	    speed < 1 ? "½×" : draw_format(ui->draw, speed > 1.4 && speed < 1.6 ? "1½×" : "%d×", (int)(speed + .01));
	if (bar_button(ui, look, &left, "tally.speed", 84, ICON_NONE, label, "+ / −", tr("How fast")))
		wish = BAR_SPEED;
	rect_cut_left(&left, look_px(look, 8));
	counter_draw(ui, look, &left);
	rect_cut_left(&left, look_px(look, 22));
	/* At the end another press leads on. */
	bool over = look->state->time >= look->tally->length;
	const char *end_word = over ? tr("Result") : tr("End");
	struct button last = {.icon = ICON_FORWARD, .label = end_word};
	int w = button_width(ui, &last);
	struct rect end = rect_cut_right(&left, w < look_px(look, 112) ? look_px(look, 112) : w);
	struct text_style big = look_text(look, 23, false, COLOR_CREAM);
	struct text_style small = look_text(look, 19, false, LOOK_PALE);
	const char *length = draw_format(ui->draw, "/ %s", clock_text(ui->draw, look->tally->length));
	rect_cut_right(&left, look_px(look, 14));
	struct rect time = rect_cut_right(&left, text_width(ui->draw->metrics, &small, length) + look_px(look, 14));
	rect_cut_right(&left, look_px(look, 24));
	if (bar_button(ui, look, &end, "tally.end", 112, ICON_FORWARD, end_word, tr("End"),
	               over ? tr("Result") : tr("The final picture")))
		wish = BAR_END;
	struct rect top = rect_cut_top(&time, time.h / 2);
	draw_text(ui->draw, top, ALIGN_CENTER, &big, clock_text(ui->draw, look->state->time));
	draw_text(ui->draw, time, ALIGN_CENTER, &small, length);
	struct line line = {.ui = ui, .look = look, .tally = look->tally, .box = left};
	knots_find(line.tally, (double)look_px(look, 30) / left.w, &line.knots);
	if (line_layout(&line, seek))
		wish = BAR_SEEK;
	return wish;
}
