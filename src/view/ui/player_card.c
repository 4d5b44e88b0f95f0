/* A player's card, of widget.h. */
#include "view/ui/widget.h"

#include <math.h>

#include "view/art/emblem.h"
#include "view/art/figure.h"
#include "view/art/title_pill.h"

float player_card_height(const struct theme *theme, const struct player_card *card)
{
	if (card->half)
		return 42;
	if (card->one_line)
		return card->slim ? 31 : card->kinds ? 46 : 36;
	if (theme->compact)
		return (card->active ? 80 : 58) + (card->has_tokens ? 24 : 0);
	if (card->dense)
		return (card->active ? 92 : 66) + (card->has_tokens ? 24 : 0);
	return (card->active ? 116 : 82) + (card->has_tokens ? 28 : 0);
}

/* What is told of the supply: a mark for each follower and whoever is offered beside them; one for all of a kind, with
 * what is kept beside them; or for the followers alone, of which a number is told then, too. */
enum supply { SUPPLY_EACH, SUPPLY_KINDS, SUPPLY_FOLLOWERS };

enum { MARKS_MAX = 48 };

struct supply_mark {
	int figure, holding; /* what is kept, or -1: a figure */
	enum figure_look look;
};

static int supply_find(const struct player_card *card, enum supply supply, struct supply_mark marks[MARKS_MAX])
{
	uint8_t order[PIECES_MAX];
	int count = 0, kinds = figure_card_order(order);

	for (int k = 0; k < (supply == SUPPLY_FOLLOWERS ? 1 : kinds); k++) {
		int kind = order[k], have = card->supply[kind], dashed = kind == FIGURE_MEEPLE ? card->dashed : 0;
		int all = supply == SUPPLY_EACH || !card->total[kind] ? card->total[kind] : 1;
		for (int n = 0; n < all && count < MARKS_MAX; n++)
			marks[count++] = (struct supply_mark){kind, -1,
			                                      n < have            ? LOOK_NORMAL
			                                      : n < have + dashed ? LOOK_DASHED
			                                                          : LOOK_SPENT};
	}
	for (int kind = 0; kind < HOLDINGS_MAX && supply == SUPPLY_KINDS; kind++)
		if (card->tokens[kind].art && card->tokens[kind].kept && count < MARKS_MAX)
			marks[count++] = (struct supply_mark){.holding = kind};
	return count;
}

static float supply_wide(const struct supply_mark *mark, float size)
{
	return mark->holding < 0 ? figure_width(figure_pose_mark(mark->figure), size) : size;
}

/* As high as the box, from its left; rather smaller and closer than out of it.  Returns where they end. */
static int supply_draw(struct ui *ui, struct rect in, const struct player_card *card, enum supply supply,
                       struct rect boxes[PIECES_MAX], struct rect tokens[HOLDINGS_MAX])
{
	struct supply_mark marks[MARKS_MAX];
	struct text_style style = text_bold(theme_text(&ui->theme, TYPE_SMALL));
	int count = supply_find(card, supply, marks),
	    digits = supply == SUPPLY_EACH ? 0 : text_width(ui_metrics(ui), &style, "0") + ui_px(ui, 4);
	float wide = 0, size = (float)in.h,
	      gap = (float)ui_px(ui, supply == SUPPLY_EACH ? (ui->theme.compact ? 2.5f : 3.5f)
	                             : card->active        ? 7
	                                                   : 5);

	for (int i = 0; i < count; i++)
		wide += supply_wide(&marks[i], size) + gap;
	float part = fminf(1, (float)(in.w - digits) / wide), at = (float)in.x, middle = (float)in.y + (float)in.h / 2;
	size *= part;
	gap *= part;
	for (int i = 0; i < count; i++) {
		int kind = marks[i].figure, held = marks[i].holding;
		float width = supply_wide(&marks[i], size);
		struct rect box = {(int)at, in.y, (int)width, in.h};
		if (held >= 0) {
			draw_medal(ui->draw, card->tokens[held].art, at + size / 2, middle, size, held,
			           card->tokens[held].count ? 1 : 0.3f);
			if (tokens)
				tokens[held] = box;
		} else {
			draw_figure(ui->draw, at + width / 2, middle + size / 2, size, figure_pose_mark(kind),
			            card->color, marks[i].look, 1);
		}
		at += width + gap;
		if (digits && held < 0 && kind == FIGURE_MEEPLE) {
			draw_text(ui->draw, rect_make((int)(at - gap / 2), in.y, digits, in.h), ALIGN_LEFT, &style,
			          draw_format(ui->draw, "%d", card->supply[kind]));
			box.w += digits;
			at += (float)digits;
		}
		if (boxes && held < 0 && marks[i].look == LOOK_NORMAL)
			boxes[kind] = boxes[kind].w ? rect_around(boxes[kind], box) : box;
	}
	return (int)at;
}

/* A number that is another now: its token leaps, a ring of light goes out from it. */
static float token_leap(struct ui *ui, float cx, float cy, float size, float news)
{
	if (news <= 0)
		return 1;
	draw_ring(ui->draw, cx, cy, size * (0.5f + 0.55f * ease_out_cubic(news)), size * 0.14f,
	          rgba(COLOR_SELECTED, 1 - news));
	return 1 + 0.5f * (1 - news) * (1 - news);
}

/* Tokens with their numbers; a number that nobody beats stands on a dark pill.  Returns
 * the width; draws nothing where `x` is negative. */
static int token_marks(struct ui *ui, int x, int y, int h, float size, const struct player_card *card,
                       struct rect tokens[HOLDINGS_MAX])
{
	struct text_style style = theme_text(&ui->theme, TYPE_SMALL);
	struct skin pill = theme_skin(&ui->theme, SKIN_PILL_DARK);
	int used = 0, token = ui_px(ui, size), between = ui_px(ui, card->one_line ? 1 : 8);

	style.px = style.px * 15 / 16;
	style.tracking = 0;
	pill.top = pill.bottom = pill.rim = rgb(COLOR_TOOLTIP);
	for (int kind = 0; kind < HOLDINGS_MAX; kind++) {
		int count = card->tokens[kind].count;
		const char *number = draw_format(ui->draw, "%d", count);
		bool leads = card->tokens[kind].leads;
		if (!card->tokens[kind].art || card->tokens[kind].kept || (card->one_line && !count))
			continue; /* the name wants the room */
		style.bold = leads;
		style.color = rgb(leads ? COLOR_CREAM : count ? COLOR_INK : COLOR_INK_OFF);
		int room = text_width(ui_metrics(ui), &style, "0") + ui_px(ui, 6);
		int digits = text_width(ui_metrics(ui), &style, number) + ui_px(ui, 6);
		digits = digits < room ? room : digits;
		if (x >= 0) {
			struct rect place = {x + used + token + ui_px(ui, 1), y + (h - ui_px(ui, 18)) / 2, digits,
			                     ui_px(ui, 18)};
			float cx = (float)(x + used) + (float)token / 2, cy = (float)y + (float)h / 2;
			float leap = token_leap(ui, cx, cy, (float)token, card->tokens[kind].news);
			draw_medal(ui->draw, card->tokens[kind].art, cx, cy, (float)token * leap, kind,
			           count ? 1 : 0.5f);
			if (tokens)
				tokens[kind] = rect_make(x + used, y + (h - token) / 2, token, token);
			if (leads)
				draw_skin(ui->draw, place, &pill);
			draw_text(ui->draw, place, ALIGN_CENTER, &style, number);
		}
		used += token + ui_px(ui, 1) + digits + between;
	}
	return used > between ? used - between : 0;
}

static struct text_style tag_style(const struct ui *ui, const struct player_card *card)
{
	struct text_style style = theme_text_color(&ui->theme, TYPE_LABEL, card->active ? COLOR_CREAM : COLOR_INK);

	style.tracking = 0;
	style.px = ui_px(ui, 14);
	return style;
}

static int tag_width(struct ui *ui, const struct player_card *card)
{
	struct text_style style = tag_style(ui, card);

	return text_width(ui_metrics(ui), &style, card->tag) + ui_px(ui, 20);
}

/* "to move": a dark pill, or a pale one for a card that is not active; returns the width it takes. */
static int card_tag(struct ui *ui, struct rect room, const struct player_card *card)
{
	struct text_style style = tag_style(ui, card);
	struct skin skin = theme_skin(&ui->theme, card->active ? SKIN_PILL_DARK : SKIN_PILL);
	int h = ui_px(ui, ui->theme.compact ? 20 : 22), w = tag_width(ui, card);

	skin.rim_width = theme_stroke(&ui->theme, 1);
	if (card->active)
		skin.top = skin.bottom = skin.rim = rgb(COLOR_TOOLTIP);
	if (w > room.w)
		return 0; /* the border and the pointer say it too */
	struct rect pill = {room.x, room.y + (room.h - h) / 2, w, h};
	draw_skin(ui->draw, pill, &skin);
	draw_text(ui->draw, pill, ALIGN_CENTER, &style, card->tag);
	return w;
}

static void card_frame(struct ui *ui, struct rect box, const struct player_card *card, bool hover)
{
	struct skin skin = theme_skin(&ui->theme, SKIN_CARD);
	int thick = ui_px(ui, 5), rim = ui_px(ui, 2);
	float r = 8 * ui->theme.scale;

	if (!card->active || card->waits) {
		if (hover)
			theme_skin_hovered(&ui->theme, &skin);
		draw_skin(ui->draw, box, &skin);
		return;
	}
	/* Ink, colour, ink: the border shows for every player on parchment. */
	uint32_t body = rgb(player_colors[card->color].body);
	struct rect outer = rect_inset(box, -rim);
	float cy = (float)box.y + (float)box.h / 2, tip = (float)ui_px(ui, 17), x = (float)outer.x + 1;
	struct path path;
	path_clear(&path);
	path_move(&path, x, cy - tip);
	path_line_to(&path, x - tip * 0.95f, cy);
	path_line_to(&path, x, cy + tip);
	path_close(&path);
	draw_path_fill(ui->draw, &path, body);
	draw_path_stroke(ui->draw, &path, &(struct stroke){.width = (float)ui_px(ui, 2)}, rgb(COLOR_HALO));
	skin.rim_width = 0;
	skin.radius = r + (float)rim;
	skin.top = skin.bottom = rgb(COLOR_INK);
	skin.highlight = 0;
	skin.shadow = rgba(0x3C281C, 0.5f);
	skin.shadow_blur = 8 * ui->theme.scale;
	draw_skin(ui->draw, outer, &skin);
	struct skin face = theme_skin(&ui->theme, SKIN_CARD);
	face.shadow = 0;
	face.rim = body;
	face.rim_width = (float)(thick - rim);
	face.highlight = 0;
	draw_skin(ui->draw, box, &face);
}

/* Its letters are smaller where there is little room, before any of them is left out. */
static struct text_style name_style(struct ui *ui, const struct player_card *card, int room)
{
	struct text_style name = theme_text(&ui->theme, card->one_line && card->has_tokens ? TYPE_BODY : TYPE_NAME);
	int least = theme_text(&ui->theme, TYPE_LABEL).px;

	while (name.px > least && text_width(ui_metrics(ui), &name, card->name) > room)
		name.px--;
	return name;
}

static struct text_style gain_style(const struct ui *ui)
{
	return text_bold(theme_text_color(&ui->theme, TYPE_SMALL, COLOR_GO));
}

static int gain_width(struct ui *ui, const struct player_card *card)
{
	struct text_style style = gain_style(ui);

	return text_width(ui_metrics(ui), &style, draw_format(ui->draw, "+%d", card->gain));
}

/* "+8" at the right end, where it has room; false: it has none. */
static bool card_gain(struct ui *ui, struct rect room, const struct player_card *card)
{
	struct text_style style = gain_style(ui);

	if (card->gain == 0 || gain_width(ui, card) > room.w)
		return false;
	draw_text(ui->draw, room, ALIGN_RIGHT, &style, draw_format(ui->draw, "+%d", card->gain));
	return true;
}

/* Name and emblem; returns the width they take. */
static int card_name(struct ui *ui, struct rect box, const struct player_card *card)
{
	struct text_style name = name_style(ui, card, box.w);
	int size = card->emblem == ICON_NONE ? 0 : ui_px(ui, 20), gap = size ? ui_px(ui, 6) : 0;
	int want = text_width(ui_metrics(ui), &name, card->name);

	if (want <= box.w && want + gap + size > box.w) /* rather the whole name */
		size = gap = 0;
	int used =
	    draw_text(ui->draw, rect_make(box.x, box.y, box.w - size - gap, box.h), ALIGN_LEFT, &name, card->name);

	if (size)
		draw_icon(ui->draw, rect_make(box.x + used + gap, box.y, size, box.h), size, card->emblem,
		          rgb(COLOR_INK2));
	return used + gap + size;
}

/* His cards from the foot of his picture upwards, so that the name keeps its room; with what is to be beaten where that
 * has any. */
static void card_titles(struct ui *ui, struct rect picture, const struct player_card *card, int tall, int apart,
                        bool sizes)
{
	for (int i = 0, y = picture.y + picture.h - tall; i < CARD_TITLES_MAX; i++) {
		int size = sizes ? card->titles[i].size : 0, wide = title_pill_width(ui->draw, &ui->theme, tall, size);
		if (!card->titles[i].size)
			continue;
		draw_title_pill(ui->draw, &ui->theme, rect_make(picture.x + (picture.w - wide) / 2, y, wide, tall),
		                card->titles[i].icon, size, card->color);
		y -= apart;
	}
}

/* Has the name of a card of one line no room beside all that could be told there? */
static bool name_pressed(struct ui *ui, int room, const struct player_card *card)
{
	struct text_style name = name_style(ui, card, room);

	return text_width(ui_metrics(ui), &name, card->name) > room;
}

/* Are there figures to put besides followers and those offered beside them? */
static bool many_kinds(const struct player_card *card)
{
	for (int kind = 0; kind < PIECES_MAX; kind++)
		if (kind != FIGURE_MEEPLE && card->total[kind] && !any_piece(kind)->beside)
			return true;
	return false;
}

/* Followers and tokens of a card of one line, at the right end of `in`, which they shorten; other kinds of figures are
 * told by its tip. */
static void line_marks(struct ui *ui, struct rect *in, const struct player_card *card, struct rect tokens[HOLDINGS_MAX])
{
	int mark = ui_px(ui, card->has_tokens ? 18 : 20), at = ui_px(ui, card->has_tokens ? 28 : 36);

	if (card->has_tokens) {
		int wide = token_marks(ui, -1, 0, 0, 15, card, NULL);
		struct rect held = rect_part_right(in, wide, ui_px(ui, 5));
		token_marks(ui, held.x, held.y, held.h, 15, card, tokens);
	}
	supply_draw(ui, rect_center(rect_cut_right(in, at), at, mark), card, SUPPLY_FOLLOWERS, NULL, NULL);
}

/* The score at the right of the box and what is foretold below it, as large as the card has room for; returns the width
 * they take, of one line the same for most. */
static int card_score(struct ui *ui, struct rect in, const struct player_card *card)
{
	struct text_style score = theme_text(&ui->theme, card->one_line ? TYPE_SUBHEAD : TYPE_SCORE),
	                  small = theme_text(&ui->theme, TYPE_SUBHEAD), body = theme_text(&ui->theme, TYPE_BODY);
	const char *number = draw_format(ui->draw, "%d", card->score),
	           *projection = draw_format(ui->draw, "%d", card->projection);
	int arrow = ui_px(ui, card->one_line ? 13 : 20), icon = arrow - arrow / 5, least = 0, line = ui_px(ui, 16);

	small.px = body.px;
	small.line = body.line;
	if (card->one_line) { /* figures have no tails: their lines may stand closer than those of words */
		small = theme_text_color(&ui->theme, TYPE_LABEL, COLOR_INK2);
		small.px = ui_px(ui, 13);
		small.tracking = 0;
		score.px = score.px * (card->has_projection ? 15 : 16) / 16;
		score.line = small.line = line < in.h * 4 / 9 ? line : in.h * 4 / 9;
		least = text_width(ui_metrics(ui), &score, "000");
	} else if (card->active && !ui->theme.compact) {
		score.px = score.px * 5 / 4;
		score.line = score.line * 5 / 4;
	}
	int wide = text_width(ui_metrics(ui), &score, number);
	wide = wide > least ? wide : least;
	if (!card->has_projection) {
		draw_text(ui->draw, in, ALIGN_RIGHT, &score, number);
		return wide;
	}
	int top = in.y + (in.h - score.line - small.line) / 2,
	    below = text_width(ui_metrics(ui), &small, projection) + arrow;
	draw_text(ui->draw, rect_make(in.x, top, in.w, score.line), ALIGN_RIGHT, &score, number);
	struct rect foretold = {in.x, top + score.line, in.w, small.line};
	draw_text(ui->draw, foretold, ALIGN_RIGHT, &small, projection);
	draw_icon(ui->draw, rect_make(in.x + in.w - below, foretold.y, icon, foretold.h), icon, ICON_ARROW_RIGHT,
	          rgb(COLOR_INK2));
	return wide > below ? wide : below;
}

/* Beside the score, where the name has room all the same; marks are told by the card's tip, too. */
static void line_gain(struct ui *ui, struct rect *in, const struct player_card *card)
{
	int wide = gain_width(ui, card) + ui_px(ui, 4);

	if (card->gain > 0 && !card->has_tokens &&
	    !name_pressed(ui, in->w - wide - ui_px(ui, card->kinds ? 0 : 40), card))
		card_gain(ui, rect_cut_right(in, wide), card);
}

/* The badge cut off the left of the box, with his cards at its right, over its edges. */
static void card_badge(struct ui *ui, struct rect *in, const struct player_card *card, int d, float gap)
{
	int tall = ui_px(ui, 13), over = tall / 3, wide = title_pill_width(ui->draw, &ui->theme, tall, 0);
	bool titled = card->titles[0].size || card->titles[1].size;
	struct rect box = rect_part_left(in, d, ui_px(ui, titled ? 12 : gap)), badge = rect_center(box, d, d);

	draw_badge_in(ui->draw, box, (float)d, card->color);
	card_titles(ui, rect_make(badge.x + d - wide * 2 / 3, badge.y - over, wide, d + 2 * over), card, tall,
	            d + 2 * over - tall, false);
}

static void card_one_line(struct ui *ui, struct rect box, const struct player_card *card, struct rect boxes[PIECES_MAX],
                          struct rect tokens[HOLDINGS_MAX])
{
	struct rect in = {box.x + ui_px(ui, 8), box.y, box.w - 2 * ui_px(ui, 10), box.h};

	card_badge(ui, &in, card, ui_px(ui, card->has_tokens ? 24 : 26), card->has_tokens ? 6 : 8);
	rect_cut_right(&in, card_score(ui, in, card) + ui_px(ui, 4));
	if (card->kinds) { /* the same ones on each card, below the name */
		struct rect below = rect_cut_bottom(&in, in.h * 47 / 100);
		supply_draw(ui, rect_cut_top(&below, ui_px(ui, 16)), card, SUPPLY_KINDS, boxes, tokens);
		rect_cut_top(&in, ui_px(ui, 2));
	}
	line_gain(ui, &in, card);
	if (!card->kinds)
		line_marks(ui, &in, card, tokens);
	card_name(ui, in, card);
}

/* Badge and name, and what else is told below them: a follower with how many are left, score and projection. */
static void card_half(struct ui *ui, struct rect box, const struct player_card *card)
{
	struct rect in =
	    rect_make(box.x + ui_px(ui, 6), box.y + ui_px(ui, 2), box.w - ui_px(ui, 12), box.h - ui_px(ui, 4));
	struct rect upper = rect_cut_top(&in, in.h / 2);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2), score = small;
	const char *told = card->has_projection ? draw_format(ui->draw, "%d", card->projection) : "";
	int arrow = ui_px(ui, 12), wide = text_width(ui_metrics(ui), &small, told);

	card_badge(ui, &upper, card, ui_px(ui, 19), 5);
	card_name(ui, upper, card);
	supply_draw(ui, rect_center(in, in.w, ui_px(ui, 17)), card, SUPPLY_FOLLOWERS, NULL, NULL);
	score.bold = true;
	score.color = rgb(COLOR_INK);
	if (card->has_projection) {
		draw_text(ui->draw, in, ALIGN_RIGHT, &small, told);
		rect_cut_right(&in, wide + arrow + ui_px(ui, 1));
		draw_icon(ui->draw, rect_make(in.x + in.w, in.y, arrow, in.h), arrow, ICON_ARROW_RIGHT,
		          rgb(COLOR_INK2));
		rect_cut_right(&in, ui_px(ui, 2));
	}
	draw_text(ui->draw, in, ALIGN_RIGHT, &score, draw_format(ui->draw, "%d", card->score));
}

struct ui_answer player_card(struct ui *ui, ui_id id, struct rect box, const struct player_card *card,
                             struct rect boxes[PIECES_MAX], struct rect tokens[HOLDINGS_MAX])
{
	struct ui_answer a = ui_item(ui, id, box, UI_FOCUS);
	bool big = card->active;
	int pad = ui_px(ui, 12), figure = ui_px(ui, ui->theme.compact ? 34
	                                            : card->dense     ? (big ? 52 : 42)
	                                            : big             ? 62
	                                                              : 48);

	for (int i = 0; i < PIECES_MAX && boxes; i++)
		boxes[i] = (struct rect){0};
	for (int i = 0; i < HOLDINGS_MAX && tokens; i++)
		tokens[i] = (struct rect){0};
	card_frame(ui, box, card, a.hover);
	ui_focus_ring(ui, &a, box, 8 * ui->theme.scale);
	if (card->half) {
		card_half(ui, box, card);
		return a;
	}
	if (card->one_line) {
		card_one_line(ui, box, card, boxes, tokens);
		return a;
	}
	struct rect in = {box.x + pad, box.y, box.w - 2 * pad, box.h};
	int column = ui_px(ui, ui->theme.compact ? 40 : big ? 72 : 60);
	struct rect left = rect_cut_left(&in, column);
	struct text_style name = theme_text(&ui->theme, TYPE_NAME);
	int marks = ui_px(ui, ui->theme.compact ? (big ? 20 : 16) : (big ? 25 : 21)), gap = ui_px(ui, 4);
	int held = card->has_tokens ? ui_px(ui, ui->theme.compact || card->dense ? 22 : 26) : 0;
	/* Many kinds have the whole width of the card of who is to move, below all else: they are to be told apart. */
	struct rect strip = {0};
	if (big && many_kinds(card)) {
		strip = rect_cut_bottom(&in, marks + ui_px(ui, 10));
		strip = rect_make(box.x + pad, strip.y, box.w - 2 * pad, strip.h - ui_px(ui, 8));
		rect_cut_top(&in, ui_px(ui, 4));
		left.h = in.y + in.h - left.y;
		marks = gap = 0;
	}
	draw_figure_in(ui->draw, rect_center(left, column, figure), POSE_STANDING, card->color);
	rect_cut_left(&in, ui_px(ui, 8));
	rect_cut_right(&in, card_score(ui, in, card) + ui_px(ui, 8));
	int top = in.y + (in.h - name.line - gap - marks - held) / 2;
	struct rect line = {in.x, top, in.w, name.line};
	card_titles(ui, rect_center(left, left.w, left.h - ui_px(ui, 8)), card, ui_px(ui, 22), ui_px(ui, 24), true);
	int want = text_width(ui_metrics(ui), &name, card->name) + (card->emblem == ICON_NONE ? 0 : ui_px(ui, 26)),
	    beside = card->tag ? line.w - tag_width(ui, card) - ui_px(ui, 10) : 0;
	/* shortened anyway: the tag has its place */
	int room = want > line.w && beside > 3 * name.px ? beside : line.w;
	int used = card_name(ui, rect_make(line.x, line.y, room, line.h), card);
	if (used < want)
		ui_tip(ui, card->name);
	rect_cut_left(&line, used + ui_px(ui, 10));
	if (card->tag)
		rect_cut_left(&line, card_tag(ui, line, card) + ui_px(ui, 6));
	int below = top + name.line + gap, end = in.x, token = ui->theme.compact ? 18 : 22;
	if (strip.h) {
		supply_draw(ui, strip, card, SUPPLY_KINDS, boxes, tokens);
		end += token_marks(ui, -1, 0, 0, (float)token, card, NULL);
	} else {
		end = supply_draw(ui, rect_make(in.x, below, in.w, marks), card,
		                  many_kinds(card) ? SUPPLY_KINDS : SUPPLY_EACH, boxes, tokens);
	}
	if (!card_gain(ui, line, card) && (!strip.h || held))
		card_gain(ui, rect_make(end, below, in.x + in.w - end, strip.h ? held : marks), card);
	if (card->has_tokens)
		token_marks(ui, in.x, below + marks + ui_px(ui, 3), held, (float)token, card, tokens);
	return a;
}
