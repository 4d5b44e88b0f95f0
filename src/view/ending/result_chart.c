/* The score over the turns: one line per player, dashed each in his own way. */
#include "view/ending/result.h"

#include "app/language.h"

struct chart {
	struct draw *draw;
	const struct tally_look *look;
	const struct result *result;
	struct rect plot;
	float turn_x, unfinished_x, farms_x; /* ends of the three parts */
	int32_t top;
};

static const uint32_t line_colors[COLOR_COUNT] = {0xB07A00, 0xA81228, 0x1F7F3A, 0x1F55C4, 0x2B2B31, 0xC22F84};
static const float dashes[COLOR_COUNT][2] = {{0, 0}, {3, 4}, {9, 5}, {0, 0}, {12, 4}, {7, 2}};

static float y_of(const struct chart *chart, int32_t score)
{
	return (float)(chart->plot.y + chart->plot.h) - (float)chart->plot.h * (float)score / (float)chart->top;
}

static float x_of(const struct chart *chart, int turn)
{
	int last = chart->result->turn_count > 0 ? chart->result->turn_count : 1;
	return (float)chart->plot.x + (chart->turn_x - (float)chart->plot.x) * (float)turn / (float)last;
}

/* Turns, then the two parts of the final scoring: in the middle of their bands,
 * or to both sides of the line between them where words are long. */
static void foot_draw(const struct chart *chart, const struct text_style *style, struct rect unfinished,
                      struct rect farms)
{
	const struct text_metrics *metrics = chart->draw->metrics;
	struct text_style green = *style;
	int y = chart->plot.y + chart->plot.h + look_px(chart->look, 4), h = style->px + 4,
	    every = chart->result->turn_count > 40 ? 20 : 10;
	/* the first part of the final scoring, and the rest of it */
	bool castle = tally_castle(chart->look->tally);
	const char *before = castle ? tr("keep, courts") : tr("unfinished"),
	           *after = castle ? tr("wall tiles") : tr("fields");
	int long_one = text_width(metrics, style, before), short_one = text_width(metrics, style, after),
	    gap = look_px(chart->look, 8);
	bool fits = long_one + gap <= unfinished.w && short_one + gap <= farms.w;
	int from = fits ? unfinished.x + (unfinished.w - long_one) / 2 : unfinished.x + unfinished.w - gap - long_one;
	int green_x = fits ? farms.x + (farms.w - short_one) / 2 : farms.x + gap;
	green.color = rgb(LOOK_MOST);
	draw_text(chart->draw, rect_make(from, y, long_one + 1, h), ALIGN_LEFT, style, before);
	draw_text(chart->draw, rect_make(green_x, y, short_one + 1, h), ALIGN_LEFT, &green, after);
	if (chart->result->turn_count == 0)
		return;
	int first = chart->plot.x - look_px(chart->look, 20),
	    free_x = first + text_width(metrics, style, tr("turn 1")) + 2 * gap;
	if (free_x < from)
		draw_text(chart->draw, rect_make(first, y, free_x - first, h), ALIGN_LEFT, style, tr("turn 1"));
	for (int turn = every; turn + every / 3 < chart->result->turn_count; turn += every) {
		const char *text = draw_format(chart->draw, "%d", turn);
		int w = text_width(metrics, style, text), x = (int)x_of(chart, turn) - w / 2;
		if (x >= free_x && x + w + 2 * gap < from)
			draw_text(chart->draw, rect_make(x, y, w + 1, h), ALIGN_LEFT, style, text);
	}
}

static void grid_draw(const struct chart *chart)
{
	struct text_style style = look_text(chart->look, 19, false, COLOR_INK2);
	int32_t step = chart->top <= 25 ? 5 : chart->top <= 60 ? 10 : chart->top <= 130 ? 25 : 50;
	for (int32_t score = 0; score <= chart->top; score += step) {
		float y = y_of(chart, score);
		draw_fill(chart->draw, rect_make(chart->plot.x, (int)y, (int)chart->farms_x - chart->plot.x, 1),
		          rgba(0xA98A50, score ? .6f : 1));
		draw_text(chart->draw,
		          rect_make(chart->plot.x - look_px(chart->look, 70), (int)y - style.px,
		                    look_px(chart->look, 58), 2 * style.px),
		          ALIGN_RIGHT, &style, draw_format(chart->draw, "%d", (int)score));
	}
	struct rect unfinished = {(int)chart->turn_x, chart->plot.y, (int)(chart->unfinished_x - chart->turn_x),
	                          chart->plot.h};
	struct rect farms = {(int)chart->unfinished_x, chart->plot.y, (int)(chart->farms_x - chart->unfinished_x),
	                     chart->plot.h};
	draw_fill(chart->draw, unfinished, rgba(0x8A6A34, .16f));
	draw_fill(chart->draw, farms, rgba(0x5E8A34, .22f));
	foot_draw(chart, &style, unfinished, farms);
}

static void line_draw(const struct chart *chart, int seat)
{
	int color = look_color(chart->look, seat);
	struct path path;
	path_clear(&path);
	path_move(&path, (float)chart->plot.x, y_of(chart, chart->result->curve[0][seat]));
	for (int turn = 1; turn <= chart->result->turn_count; turn++) {
		if (chart->result->curve[turn][seat] == chart->result->curve[turn - 1][seat])
			continue;
		path_line_to(&path, x_of(chart, turn), y_of(chart, chart->result->curve[turn - 1][seat]));
		path_line_to(&path, x_of(chart, turn), y_of(chart, chart->result->curve[turn][seat]));
	}
	path_line_to(&path, chart->turn_x, y_of(chart, chart->result->curve[chart->result->turn_count][seat]));
	path_line_to(&path, chart->unfinished_x, y_of(chart, chart->result->unfinished[seat]));
	path_line_to(&path, chart->farms_x, y_of(chart, chart->result->total[seat]));
	struct stroke stroke = {.width = look_stroke(chart->look, 6), .square = true};
	draw_path_stroke(chart->draw, &path, &stroke, rgba(0xFFF9E8, .85f));
	stroke = (struct stroke){.width = look_stroke(chart->look, 3),
	                         .dash = dashes[color][0] * chart->look->k * 1.3f,
	                         .gap = dashes[color][1] * chart->look->k * 1.3f,
	                         .square = true};
	draw_path_stroke(chart->draw, &path, &stroke, rgb(line_colors[color]));
}

/* Badges at the ends of the lines; equal ones side by side, near ones moved apart. */
static void ends_draw(const struct chart *chart)
{
	const struct result *result = chart->result;
	struct text_style style = look_text(chart->look, 24, true, COLOR_INK);
	float d = 27 * chart->look->k, last = -1e6f, x = chart->farms_x + 30 * chart->look->k;
	float bottom = (float)(chart->plot.y + chart->plot.h) + d * .6f;
	for (int i = 0; i < result->player_count;) {
		int same = 1, seat = result->order[i];
		while (i + same < result->player_count && result->total[result->order[i + same]] == result->total[seat])
			same++;
		float from = y_of(chart, result->total[seat]), y = from < last + d * 1.05f ? last + d * 1.05f : from;
		/* Six must not run out of the panel below. */
		float room = bottom - d * 1.05f * (float)(result->player_count - i - same);
		y = result->player_count > PLAYERS_BASE && y > room ? room : y;
		last = y;
		draw_line(chart->draw, chart->farms_x, from, x - d / 2, y, look_stroke(chart->look, 2),
		          rgb(line_colors[look_color(chart->look, seat)]));
		for (int k = 0; k < same; k++)
			look_badge(chart->look, x + (float)k * d * 1.1f, y, d, result->order[i + k]);
		draw_text(chart->draw,
		          rect_make((int)(x + (float)same * d * 1.1f - d * .3f), (int)(y - d), look_px(chart->look, 90),
		                    (int)(2 * d)),
		          ALIGN_LEFT, &style, draw_format(chart->draw, "%d", (int)result->total[seat]));
		i += same;
	}
}

void result_chart_draw(const struct tally_look *look, const struct result *result, struct rect box)
{
	struct text_style label = look_label(look);
	struct chart chart = {
	    .draw = look->draw, .look = look, .result = result, .top = result->top < 10 ? 10 : result->top};
	theme_draw(look->draw, &look->theme, SKIN_PANEL, box);
	box = rect_inset(box, look_px(look, 26));
	draw_text(look->draw, rect_cut_top(&box, label.px + look_px(look, 10)), ALIGN_LEFT, &label,
	          tr("Score over the turns"));
	rect_cut_bottom(&box, look_px(look, 26));
	rect_cut_top(&box, look_px(look, 8));
	chart.plot = box;
	chart.plot.x += look_px(look, 62);
	chart.plot.w -= look_px(look, 62);
	float right = (float)(box.x + box.w) - 150 * look->k, w = right - (float)chart.plot.x;
	chart.farms_x = right;
	chart.turn_x = (float)chart.plot.x + w * (result->turn_count > 0 ? .80f : .0f);
	chart.unfinished_x = chart.turn_x + (right - chart.turn_x) * .5f;
	grid_draw(&chart);
	for (int i = result->player_count - 1; i >= 0; i--)
		line_draw(&chart, result->order[i]);
	ends_draw(&chart);
}
