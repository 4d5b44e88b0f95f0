/* The bill's cities and its expression. */
#include "view/ending/panel/pen.h"

#include "app/language.h"

#include <string.h>

static void pill_frame(const struct pen *pen, struct rect box, bool lit, bool dashed)
{
	struct path path;
	path_clear(&path);
	path_round_rect(&path, (float)box.x + 1, (float)box.y + 1, (float)box.w - 2, (float)box.h - 2,
	                6 * pen->look->k);
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
		rect_cut_top(&pen->left, h + pen_px(pen, 6));
		*x = pen->left.x;
	}
	struct rect box = {*x, pen->left.y, w, h};
	*x += w + pen_px(pen, 8);
	return box;
}

/* Its letter or number; true where what it has brought is to be drawn at `at`. */
static bool pill_named(struct pen *pen, const char *name, bool counted, int *x, int h, bool tight, struct vec *at)
{
	struct text_style style = look_text(pen->look, 24, true, COLOR_INK);
	int word = look_wide(pen->look, &style, name);
	struct rect box = pill_next(pen, x, word + pen_px(pen, tight ? 20 : 64), h);
	pill_frame(pen, box, counted, false);
	style.color = rgb(counted ? COLOR_INK : COLOR_INK_OFF);
	draw_text(pen->draw, rect_make(box.x + pen_px(pen, 10), box.y, word + pen_px(pen, 4), h), ALIGN_LEFT, &style,
	          name);
	*at = (struct vec){(float)box.x + (float)box.w - 27 * pen->look->k, (float)box.y + (float)h / 2};
	return counted && !tight;
}

static void pen_pill(struct pen *pen, int i, int *x, int h, bool tight)
{
	const struct tally_city *city = &pen->tally->cities[pen->act->cities[i]];
	struct vec at;
	if (!pill_named(pen, city->carcassonne ? tr("Carcassonne") : city->letter, tally_landed(pen->state->city[i]), x,
	                h, tight, &at))
		return;
	float cx = at.x, cy = at.y;
	if (tally_capped(pen->act, i))
		look_struck(pen->look, cx, cy, 15 * pen->look->k);
	else if (pen->act->kind == ACT_FARM)
		look_sheaf(pen->look, cx, cy, 32 * pen->look->k, 0x6B3F0C, 1);
	else
		look_coin(pen->look, cx, cy, 15 * pen->look->k,
		          pen->act->land               ? tally_corner_each(pen->act)
		          : pen->act->kind == ACT_HELD ? 1
		                                       : pen->tally->each,
		          1);
}

/* What is fed but not paid; city by city with a name of its own before it. */
static void pen_opens(struct pen *pen, int *x, int h)
{
	const struct tally_act *act = pen->act;
	struct text_style style = look_text(pen->look, 20, false, COLOR_INK), label = look_label(pen->look);
	const char *name = act->kind == ACT_CITIES ? tr("Not finished") : NULL, *text;
	int unfinished = 0;
	for (int i = 0; i < act->open_count; i++)
		unfinished += pen->state->open[i] > .7f;
	if (name)
		text = say_count("%d city · 0", "%d cities · 0", act->open_count);
	else
		text = act->open_count == 1 ? tr("unfinished · 0")
		                            : draw_format(pen->draw, tr("%d unfinished · 0"), act->open_count);
	int word = name ? look_wide(pen->look, &label, name) + pen_px(pen, 12) : 0;
	int pill = look_wide(pen->look, &style, text) + pen_px(pen, 24);
	bool told = unfinished >= act->open_count;
	/* too long for one line: the name stands over the pill */
	if (name && word + pill > pen->left.w) {
		struct rect line = rect_cut_top(&pen->left, pen_label_height(pen, name));
		if (told)
			draw_text_block(pen->draw, line, ALIGN_LEFT, &label, name);
		name = NULL;
		word = 0;
	}
	struct rect box = pill_next(pen, x, word + pill, h);
	if (!told)
		return;
	if (name)
		draw_text(pen->draw, rect_cut_left(&box, word), ALIGN_LEFT, &label, name);
	pill_frame(pen, box, false, true);
	draw_text(pen->draw, box, ALIGN_CENTER, &style, text);
}

/* The Castle: the markets of a court, numbered as on the table. */
void pen_markets(struct pen *pen)
{
	const struct tally_act *act = pen->act;
	int x = pen->left.x, h = pen_px(pen, pen->squeeze > 3 ? 38 : 46);
	bool tight = act->tile_count > 8;
	struct vec at;
	if (!act->feature || act->feature->kind != FEATURE_COURT || !act->pay_count || !act->tile_count)
		return;
	pen_label(pen, tr("Markets on it"));
	for (int i = 0; i < act->tile_count; i++)
		if (pill_named(pen, draw_format(pen->draw, "%d", i + 1), tally_landed(pen->state->tile[i]), &x, h,
		               tight, &at))
			look_coin(pen->look, at.x, at.y, 15 * pen->look->k, (int)act->pays[0].points / act->tile_count,
			          1);
	rect_cut_top(&pen->left, h + pen_px(pen, 4));
}

void pen_cities(struct pen *pen)
{
	const struct tally_act *act = pen->act;
	int x = pen->left.x, h = pen_px(pen, pen->squeeze > 3 ? 38 : 46);
	if (act->kind != ACT_FARM && act->kind != ACT_CITIES && !act->land)
		return;
	if (act->city_count == 0 && act->open_count == 0)
		return;
	pen_label(pen, act->kind == ACT_FARM || act->land ? tr("Cities it feeds") : tr("Finished cities"));
	x = pen->left.x;
	for (int i = 0; i < act->city_count; i++)
		pen_pill(pen, i, &x, h, act->city_count > 8);
	/* under "Finished cities" they would be out of place: a row of their own */
	if (act->open_count && act->kind == ACT_CITIES && x > pen->left.x) {
		rect_cut_top(&pen->left, h + pen_px(pen, 6));
		x = pen->left.x;
	}
	if (act->open_count)
		pen_opens(pen, &x, h);
	if (x > pen->left.x)
		rect_cut_top(&pen->left, h + pen_px(pen, 4));
}

/* ---- the expression ---- */

/* As large as one line bears; what is longer takes two. */
static struct text_style sum_style(const struct pen *pen, const char *text, float units)
{
	struct text_style style = look_text(pen->look, units, false, COLOR_INK);
	style = look_fit(pen->look, style, text, pen->left.w);
	if (look_wide(pen->look, &style, text) > pen->left.w)
		style = look_text(pen->look, 30, false, COLOR_INK);
	return style;
}

static int sum_height(const struct pen *pen, const struct text_style *style, const char *text, int gap)
{
	return look_high(pen->look, style, text, pen->left.w) - style->line + style->px + gap;
}

static void sum_draw(struct pen *pen, struct rect box, const struct text_style *style, const char *text)
{
	int h = look_high(pen->look, style, text, box.w);
	box.y += (box.h - h) / 2;
	box.h = h + style->line;
	draw_text_block(pen->draw, box, ALIGN_CENTER, style, text);
}

/* "2 × 3 = 6 so far": what has been seen counted. */
static const char *so_far(const struct pen *pen)
{
	const struct tally_act *act = pen->act;
	int n = pen->state->counted;
	bool counted = n > 0 && act->city_count + act->tile_count > 1;
	const char *sum = counted ? tally_so_far_words(pen->tally, act, n) : NULL;
	return sum ? draw_format(pen->draw, tally_tie(act) ? tr("%s each so far") : tr("%s so far"), sum) : NULL;
}

static bool sums_same(const struct tally_act *act)
{
	for (int i = 1; i < act->pay_count; i++)
		if (strcmp(act->pays[i].sum, act->pays[0].sum))
			return false;
	return true;
}

static const char *sum_label(const struct pen *pen)
{
	unsigned paid = 0;
	for (int i = 0; i < pen->act->pay_count; i++)
		paid |= 1u << pen->act->pays[i].seat;
	const char *names = tally_seats_words(pen->tally, paid);
	return pen->act->pay_count > 1 ? tr("Points for each") : draw_format(pen->draw, tr("Points for %s"), names);
}

/* Tied players are paid the same but for: one expression tells all. */
struct sums {
	bool same;
	int count, gap;
	float units;
};

static struct sums sums_find(const struct pen *pen)
{
	bool same = sums_same(pen->act);
	return (struct sums){same, same ? 1 : pen->act->pay_count, pen_px(pen, same && pen->squeeze < 2 ? 30 : 12),
	                     pen->squeeze > 4            ? 30
	                     : !same || pen->squeeze > 2 ? 38
	                                                 : 54};
}

/* Height of label and expressions, whether they stand there yet or not. */
static int sum_room(const struct pen *pen)
{
	struct sums sums = sums_find(pen);
	int room = pen_label_height(pen, sum_label(pen));
	for (int i = 0; i < sums.count; i++) {
		struct text_style style = sum_style(pen, pen->act->pays[i].sum, sums.units);
		room += sum_height(pen, &style, pen->act->pays[i].sum, sums.gap);
	}
	return room;
}

void pen_sum(struct pen *pen)
{
	const struct tally_act *act = pen->act;
	pen->places->sum =
	    (struct vec){(float)pen->left.x + (float)pen->left.w / 2, (float)pen->left.y + 60 * pen->look->k};
	if (act->pay_count == 0)
		return;
	if (pen->state->beats[BEAT_SUM] <= 0) {
		const char *text = so_far(pen);
		struct rect line = rect_cut_top(&pen->left, sum_room(pen));
		if (text) {
			struct text_style style = sum_style(pen, text, 40);
			style.color = rgb(COLOR_INK2);
			sum_draw(pen, line, &style, text);
		}
		return;
	}
	/* it flies off: nothing shows until the copy has left; it stands here again once it does nowhere else */
	float fly = pen->state->beats[BEAT_FLY];
	bool stands = fly > 0 && !pen->look->walled && act->pays[0].points > 0;
	float left = fly > 0 ? unit((fly - .75f) / .25f) : 1;
	draw_alpha_push(pen->draw, stands ? pen->state->beats[BEAT_RELEASE] : left);
	struct sums sums = sums_find(pen);
	pen_label(pen, sum_label(pen));
	for (int i = 0; i < sums.count; i++) {
		struct text_style style = sum_style(pen, act->pays[i].sum, sums.units);
		struct rect line = rect_cut_top(&pen->left, sum_height(pen, &style, act->pays[i].sum, sums.gap));
		if (i == 0)
			pen->places->sum = rect_middle(line);
		if (!sums.same)
			look_badge(pen->look, (float)line.x + 18 * pen->look->k, (float)line.y + (float)line.h / 2,
			           30 * pen->look->k, act->pays[i].seat);
		sum_draw(pen, line, &style, act->pays[i].sum);
	}
	draw_alpha_pop(pen->draw);
}
