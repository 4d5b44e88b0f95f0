#include "view/ending/panel/pen.h"

#include "app/language.h"
#include "view/art/emblem.h"
#include "view/kit/expansion_art.h"
#include "view/art/icon.h"

#include <math.h>
#include <string.h>

int pen_label_height(const struct pen *pen, const char *text)
{
	struct text_style style = look_label(pen->look);
	return pen_px(pen, 18) - style.line + style.px + look_high(pen->look, &style, text, pen->left.w);
}

void pen_label(struct pen *pen, const char *text)
{
	struct text_style style = look_label(pen->look);
	struct rect line = rect_cut_top(&pen->left, pen_label_height(pen, text));
	rect_cut_top(&line, pen_px(pen, 8) + (pen_px(pen, 10) - style.line + style.px) / 2);
	line.h += style.line;
	draw_text_block(pen->draw, line, ALIGN_LEFT, &style, text);
}

void pen_block(struct pen *pen, uint32_t hex, const char *text)
{
	struct text_style style = look_text(pen->look, 22, false, hex);
	int used = draw_text_block(pen->draw, pen->left, ALIGN_LEFT, &style, text);
	rect_cut_top(&pen->left, used + pen_px(pen, 4));
}

/* ---- head ---- */

static const char *head_left(const struct pen *pen)
{
	const char *word = tally_part_word(pen->tally, pen->act->part);
	switch (pen->act->part) {
	case PART_FARMS:
		return tally_by_city(pen->tally) ? tr("Fields · city by city") : tr("Fields · field by field");
	case PART_MARKET:
		return tr("The market empties");
	case PART_KEEP:
		return tr("The empty area");
	default:
		return word ? word : tr("Final scoring");
	}
}

static const char *head_right(const struct pen *pen)
{
	if (pen->act->part != PART_FARMS)
		return "";
	if (tally_by_city(pen->tally))
		return draw_format(pen->draw, tr("%d points a city"), pen->tally->each);
	if (pen->act->kind == ACT_FARM && tally_each(pen->tally, pen->act) > pen->tally->each)
		return draw_format(pen->draw, tr("%d points a city"), tally_each(pen->tally, pen->act));
	return pen->tally->farm_rule == FARM_FIELD3CAP ? tr("3 points a city, once") : tr("3 points a city");
}

static void pen_head(struct pen *pen)
{
	struct text_style small = look_text(pen->look, 21, false, COLOR_INK2);
	struct text_style title = look_text(pen->look, pen->act->kind == ACT_END ? 38 : 44, false, COLOR_INK);
	struct rect line = rect_cut_top(&pen->left, small.px + pen_px(pen, 12));
	draw_text(pen->draw, line, ALIGN_LEFT, &small, head_left(pen));
	int room = line.w - look_wide(pen->look, &small, head_left(pen)) - pen_px(pen, 14);
	if (look_wide(pen->look, &small, head_right(pen)) <= room)
		draw_text(pen->draw, line, ALIGN_RIGHT, &small, head_right(pen));
	draw_fill(pen->draw, rect_make(line.x, line.y + line.h, line.w, 1), rgb(COLOR_LINE));
	rect_cut_top(&pen->left, pen_px(pen, 8));
	while (title.px > 24 && look_wide(pen->look, &title, pen->act->title) > pen->left.w * 2 - pen_px(pen, 60))
		title.px -= 2;
	title.line = title.px * 11 / 10;
	rect_cut_top(&pen->left,
	             draw_text_block(pen->draw, pen->left, ALIGN_LEFT, &title, pen->act->title) + pen_px(pen, 4));
	if (pen->act->subtitle[0] && pen->squeeze < 3)
		pen_block(pen, COLOR_INK2, pen->act->subtitle);
}

/* ---- who is there ---- */

/* Where the parts of a row stand: badge, name, figures, verdict, number. */
struct bill_row {
	struct rect box, name;
	float first, step;  /* figures: x of the first, distance */
	float foot, height; /* of a figure */
	float free_x;       /* right end of the figures */
	int number;         /* left end of the number */
};

static struct text_style row_name_style(const struct pen *pen, uint32_t hex)
{
	return look_text(pen->look, 24, false, hex);
}

/* Where many lie in a field that feeds many cities two stand in a line, without their names. */
static int row_columns(const struct pen *pen) { return pen->squeeze > 3 && pen->act->row_count > 2 ? 2 : 1; }

/* As wide as the widest, but two fifths of the row at most: of a longer one the first word is told. */
static int names_width(const struct pen *pen)
{
	struct text_style style = row_name_style(pen, 0);
	int wide = pen_px(pen, 90), most = pen->left.w * 2 / 5;
	for (int seat = 0; seat < pen->tally->player_count; seat++) {
		int w = look_wide(pen->look, &style, pen->tally->names[seat]) + 1;
		wide = w > wide ? w : wide;
	}
	return row_columns(pen) > 1 ? 1 : wide < most ? wide : most;
}

static int row_height(const struct pen *pen)
{
	static const float heights[] = {72, 60, 50, 44};
	int rows = pen->act->row_count, size = (rows <= 2 ? 0 : rows == 3 ? 1 : 2) + pen->squeeze;
	return pen_px(pen, heights[size > 3 ? 3 : size]);
}

/* How many pieces stand in a row: a large follower is one and counts two, a keep counts its house. */
static int row_pieces(const struct tally_act *act, int seat)
{
	int count = 0;
	for (int i = 0; i < act->farmer_count; i++)
		count += act->farmers[i].seat == seat;
	return count;
}

static struct bill_row row_find(const struct pen *pen, struct rect box, int count)
{
	struct text_style number = look_text(pen->look, 38, true, 0);
	struct bill_row row = {.box = box, .height = .64f * (float)box.h, .foot = (float)box.y + .87f * (float)box.h};
	row.number = box.x + box.w - pen_px(pen, 16) - look_wide(pen->look, &number, "8");
	row.name = rect_make(box.x + pen_px(pen, 50), box.y, names_width(pen), box.h);
	row.step = fmaxf(50 * pen->look->k, row.height * .8f);
	row.first = (float)(row.name.x + row.name.w + pen_px(pen, 12)) + row.height * .36f;
	float space = (float)(row.number - pen_px(pen, 8)) - row.height * .36f - row.first;
	if (count > 1 && row.step * (float)(count - 1) > space)
		row.step = space > 0 ? space / (float)(count - 1) : 0;
	row.free_x = row.first + row.step * (float)(count - 1) + row.height * .52f;
	return row;
}

/* In how many words the verdict is told: "tied for most", "tied", or a tick. */
static const char *tag_text(const struct tally_act *act, bool brief)
{
	return act->row_count == 1 ? tr("alone")
	       : tally_tie(act)    ? (brief ? tr("tied") : tr("tied for most"))
	                           : tr("most");
}

static struct rect tag_size(const struct pen *pen, const char *text)
{
	struct text_style style = look_text(pen->look, 18, true, 0xFFFFFF);
	return rect_make(0, 0, look_wide(pen->look, &style, text) + pen_px(pen, 18), style.px + pen_px(pen, 6));
}

/* Beside the number, in few words or as a tick where figures leave no room. */
static void tag_draw(const struct pen *pen, const struct bill_row *row, float alpha)
{
	struct text_style style = look_text(pen->look, 18, true, 0xFFFFFF);
	int right = row->number - pen_px(pen, 8), free = right - (int)row->free_x;
	bool brief = tag_size(pen, tag_text(pen->act, false)).w > free;
	const char *text = tag_text(pen->act, brief);
	struct rect box = tag_size(pen, text);
	box = rect_make(right - box.w, row->box.y + (row->box.h - box.h) / 2, box.w, box.h);
	draw_alpha_push(pen->draw, alpha);
	if (box.w > free) {
		int d = pen_px(pen, 28);
		struct rect disc = {right - d, row->box.y + (row->box.h - d) / 2, d, d};
		struct vec at = rect_middle(disc);
		draw_circle(pen->draw, at.x, at.y, (float)d / 2, rgb(LOOK_MOST));
		draw_icon(pen->draw, disc, d * 3 / 4, ICON_CONFIRM, rgb(0xFFFFFF));
	} else {
		struct skin skin = {.radius = (float)box.h / 2, .top = rgb(LOOK_MOST), .bottom = rgb(0x244818)};
		draw_skin(pen->draw, box, &skin);
		draw_text(pen->draw, box, ALIGN_CENTER, &style, text);
	}
	draw_alpha_pop(pen->draw);
}

static void row_figures_draw(struct pen *pen, const struct bill_row *row, int seat, bool lost)
{
	const struct tally_act *act = pen->act;
	for (int i = 0; i < act->farmer_count; i++) {
		const struct tally_farmer *farmer = &act->farmers[i];
		if (farmer->seat != seat)
			continue;
		struct vec at = {row->first + row->step * (float)(farmer->number - 1), row->foot};
		pen->places->rows[i] = at;
		if (pen->state->copy[i] >= 1 && farmer->keep)
			look_keep(pen->look, at.x, at.y, row->height, seat, lost ? .6f : 1);
		else if (pen->state->copy[i] >= 1)
			look_figure(pen->look, at.x, at.y, row->height,
			            look_upright(farmer->figure, farmer->spot.kind, farmer->farm >= 0), seat,
			            lost ? .6f : 1);
	}
	pen->places->row_height = row->height;
}

/* A bar made of figures: one for each follower who has been counted. */
static void pen_row(struct pen *pen, int seat, struct rect box)
{
	const struct tally_act *act = pen->act;
	int h = box.h;
	bool most = act->owners >> seat & 1;
	float tag = pen->state->beats[BEAT_TAG];
	struct bill_row row = row_find(pen, box, row_pieces(act, seat));
	if (most && tag > 0)
		theme_draw(pen->draw, &pen->look->theme, SKIN_CARD_CHOSEN, row.box);
	bool lost = (tag >= 1 && !most) || !act->counts[seat];
	struct text_style name = row_name_style(pen, lost ? COLOR_INK2 : COLOR_INK);
	struct text_style count =
	    look_text(pen->look, h > pen_px(pen, 55) ? 38 : 30, true, lost ? COLOR_INK2 : COLOR_INK);
	look_badge(pen->look, (float)row.box.x + 26 * pen->look->k, (float)row.box.y + (float)h / 2, 34 * pen->look->k,
	           seat);
	if (row_columns(pen) == 1)
		draw_text(pen->draw, row.name, ALIGN_LEFT, &name,
		          look_name(pen->look, &name, pen->tally->names[seat], row.name.w));
	row_figures_draw(pen, &row, seat, lost);
	if (pen->state->counts[seat] > 0 || !act->counts[seat])
		draw_text(pen->draw, rect_make(row.box.x, row.box.y, row.box.w - pen_px(pen, 16), h), ALIGN_RIGHT,
		          &count, draw_format(pen->draw, "%d", pen->state->counts[seat]));
	if (most && tag > 0)
		tag_draw(pen, &row, tag);
}

static void pen_rows(struct pen *pen)
{
	const struct tally_act *act = pen->act;
	int farms = bit_count(act->farms);
	if (act->row_count == 0)
		return;
	pen_label(pen, act->kind == ACT_KEEP      ? tr("Keeps, by the tiles of their houses")
	               : act->kind == ACT_FEATURE ? tr("Followers here")
	               : farms > 2                ? tr("Farmers in all its fields")
	               : farms == 2               ? tr("Farmers in both fields")
	                                          : tr("Farmers in this field"));
	int columns = row_columns(pen), gap = pen_px(pen, 6);
	struct rect line = {0};
	for (int r = 0; r < act->row_count; r++) {
		if (r % columns == 0)
			line = rect_cut_top(&pen->left, row_height(pen));
		pen_row(pen, act->rows[r], rect_part_left(&line, (pen->left.w - (columns - 1) * gap) / columns, gap));
		if (r % columns == columns - 1 || r == act->row_count - 1)
			rect_cut_top(&pen->left, gap);
	}
	/* the other of two is there, with nobody */
	if (act->row_count == 1 && act->feature && act->feature->kind == FEATURE_COURT && pen->squeeze < 1)
		pen_row(pen, !act->rows[0], rect_cut_top(&pen->left, row_height(pen)));
	if (act->row_count < 2 || pen->squeeze > 1 || act->kind == ACT_FEATURE)
		return;
	struct text_style style = look_text(pen->look, 22, false, COLOR_INK);
	int used = look_high(pen->look, &style, act->verdict, pen->left.w);
	if (pen->state->beats[BEAT_TAG] >= 1)
		draw_text_block(pen->draw, pen->left, ALIGN_LEFT, &style, act->verdict);
	rect_cut_top(&pen->left, used + pen_px(pen, 4));
}

/* everybody's tokens of one kind, those of whom nobody has more in full light. */
static void pen_tokens(struct pen *pen)
{
	const struct tally_act *act = pen->act;
	const struct game *game = pen->tally->game;
	struct text_style style = look_text(pen->look, 26, true, COLOR_INK);
	if (!tally_tokens(act))
		return;
	pen_label(pen, tr("Tokens"));
	for (int seat = 0; seat < pen->tally->player_count; seat++) {
		int have = game_held(game, seat, act->held);
		bool most = act->owners >> seat & 1;
		float k = pen->look->k, alpha = most ? 1 : .55f;
		struct rect line = rect_cut_top(&pen->left, pen_px(pen, 42));
		if (most)
			theme_draw(pen->draw, &pen->look->theme, SKIN_CARD_CHOSEN, rect_inset(line, pen_px(pen, 1)));
		float cy = (float)line.y + (float)line.h / 2, x = (float)line.x + 66 * k;
		look_badge(pen->look, (float)line.x + 26 * k, cy, 32 * k, seat);
		float room = (float)line.w - 66 * k - 60 * k, step = 34 * k;
		step = (float)have * step > room ? room / (float)have : step;
		for (int i = 0; i < have; i++)
			draw_medal(pen->draw, expansion_token(act->held), x + step * ((float)i + .4f), cy, 30 * k,
			           act->held, alpha);
		style.color = rgb(most ? COLOR_INK : COLOR_INK_OFF);
		draw_text(pen->draw, rect_make(line.x, line.y, line.w - pen_px(pen, 14), line.h), ALIGN_RIGHT, &style,
		          draw_format(pen->draw, "%d", have));
	}
	rect_cut_top(&pen->left, pen_px(pen, 6));
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
	pen_tokens(pen);
	pen_cities(pen);
	pen_markets(pen);
	pen_sum(pen);
}

void bill_draw(const struct tally_look *look, struct bill_places *places)
{
	struct pen pen = {.draw = look->draw,
	                  .look = look,
	                  .tally = look->tally,
	                  .state = look->state,
	                  .act = &look->tally->acts[look->state->act],
	                  .places = places,
	                  .left = rect_inset(look->bill, look_px(look, 26))};
	memset(places, 0, sizeof *places);
	theme_draw(look->draw, &look->theme, SKIN_PANEL, look->bill);
	/* what does not fit is written again, smaller; at last the scores stand closer, too */
	struct rect whole = pen.left, foot = {0};
	for (int first = look->draw->count; pen.squeeze <= PEN_TIGHTEST; pen.squeeze++) {
		int row = look_px(look, pen.squeeze > 3 ? 36 : look->tally->player_count > 4 ? 45 : 50);
		look->draw->count = first;
		pen.left = whole;
		foot =
		    rect_part_bottom(&pen.left, look_px(look, 34) + look->tally->player_count * row, look_px(look, 8));
		pen_write(&pen);
		if (pen.left.h >= 0 || pen.squeeze == PEN_TIGHTEST)
			break;
	}
	pen_scores(&pen, foot);
}
