/* A player's card, of widget.h. */
#include "view/ui/widget.h"

#include <limits.h>

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

/* Followers, and those offered beside them: a mark for each, from the left; returns where they end. */
static int supply_marks(struct ui *ui, int x, int y, int w, int h, const struct player_card *card,
                        struct rect boxes[PIECES_MAX])
{
	int step = ui_px(ui, ui->theme.compact ? (card->active ? 19 : 15.5f) : (card->active ? 24 : 22));
	int total = 0;
	uint8_t order[PIECES_MAX];
	int kinds = figure_card_order(order);

	for (int k = 0; k < kinds; k++)
		total += card->total[order[k]];
	if (total > 0 && step * total > w)
		step = w / total; /* rather closer than under the score */
	for (int k = 0; k < kinds; k++) {
		int kind = order[k], have = card->supply[kind];

		for (int n = 0; n < card->total[kind]; n++, x += step) {
			enum figure_look look = n < have ? LOOK_NORMAL : LOOK_SPENT;

			if (kind == FIGURE_MEEPLE && n >= have && n < have + card->dashed)
				look = LOOK_DASHED;
			draw_figure(ui->draw, (float)x + (float)step * 0.5f, (float)(y + h), (float)h,
			            figure_pose_mark(kind), card->color, look, 1);
			if (n == have - 1)
				boxes[kind] = kind == FIGURE_MEEPLE ? rect_make(x - n * step, y, have * step, h)
				                                    : rect_make(x, y, step, h);
		}
	}
	return x;
}

/* Many kinds: the followers as a number, a mark for each of the others, and for what is kept beside them; returns where
 * they end. */
static int supply_kinds(struct ui *ui, int x, int y, int w, int h, const struct player_card *card,
                        struct rect boxes[PIECES_MAX], struct rect tokens[HOLDINGS_MAX])
{
	uint8_t order[PIECES_MAX];
	int kinds = figure_card_order(order);
	struct text_style style = theme_text(&ui->theme, TYPE_SMALL);
	float wide = 0, size = (float)h, gap = (float)ui_px(ui, card->active ? 7 : 5);
	const char *number = draw_format(ui->draw, "%d", card->supply[FIGURE_MEEPLE]);

	style.bold = true;
	int digits = text_width(ui_metrics(ui), &style, "0") + ui_px(ui, 4);
	for (int i = 0; i < kinds; i++)
		if (card->total[order[i]])
			wide += figure_width(figure_pose_mark(order[i]), size) + gap;
	for (int kind = 0; kind < HOLDINGS_MAX; kind++)
		if (card->tokens[kind].art && card->tokens[kind].kept)
			wide += size + gap;
	if (wide > (float)(w - digits)) { /* rather smaller and closer than under the score */
		float part = (float)(w - digits) / wide;
		size *= part;
		gap *= part;
	}
	float at = (float)x;
	for (int i = 0; i < kinds; i++) {
		int kind = order[i];
		enum figure_pose pose = figure_pose_mark(kind);
		float width = figure_width(pose, size);

		if (!card->total[kind])
			continue;
		enum figure_look look = card->supply[kind] > 0                  ? LOOK_NORMAL
		                        : kind == FIGURE_MEEPLE && card->dashed ? LOOK_DASHED
		                                                                : LOOK_SPENT;
		draw_figure(ui->draw, at + width / 2, (float)y + ((float)h + size) / 2, size, pose, card->color, look,
		            1);
		if (card->supply[kind] > 0)
			boxes[kind] = rect_make((int)at, y, (int)width + (kind == FIGURE_MEEPLE ? digits : 0), h);
		at += width + gap * 0.5f;
		if (kind == FIGURE_MEEPLE) {
			draw_text(ui->draw, rect_make((int)at, y, digits, h), ALIGN_LEFT, &style, number);
			at += (float)digits;
		}
		at += gap * 0.5f;
	}
	for (int kind = 0; kind < HOLDINGS_MAX; kind++) {
		if (!card->tokens[kind].art || !card->tokens[kind].kept)
			continue;
		draw_medal(ui->draw, card->tokens[kind].art, at + size / 2, (float)y + (float)h / 2, size, kind,
		           card->tokens[kind].count ? 1 : 0.3f);
		if (tokens)
			tokens[kind] = rect_make((int)at, y, (int)size, h);
		at += size + gap;
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
	struct text_style style = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_GO);

	style.bold = true;
	return style;
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

/* At the foot of his figure, one above the other, where they have no room beside the name. */
static void card_titles(struct ui *ui, struct rect column, const struct player_card *card)
{
	int tall = ui_px(ui, 22), y = column.y + column.h - tall - ui_px(ui, 4);

	for (int i = 0; i < CARD_TITLES_MAX; i++) {
		if (!card->titles[i].size)
			continue;
		int wide = title_pill_width(ui->draw, &ui->theme, tall, card->titles[i].size);
		draw_title_pill(ui->draw, &ui->theme, rect_make(column.x + (column.w - wide) / 2, y, wide, tall),
		                card->titles[i].icon, card->titles[i].size, card->color);
		y -= tall + ui_px(ui, 2);
	}
}

/* Of the name in its full size. */
static int name_width(struct ui *ui, const struct player_card *card)
{
	struct text_style name = name_style(ui, card, INT_MAX);

	return text_width(ui_metrics(ui), &name, card->name);
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
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	int mark = ui_px(ui, card->has_tokens ? 18 : 20), at = ui_px(ui, card->has_tokens ? 28 : 36);

	if (card->has_tokens) {
		int wide = token_marks(ui, -1, 0, 0, 15, card, NULL);
		struct rect held = rect_part_right(in, wide, ui_px(ui, 5));
		token_marks(ui, held.x, held.y, held.h, 15, card, tokens);
	}
	struct rect supply = rect_cut_right(in, at);
	draw_figure(ui->draw, (float)supply.x + (float)mark / 2, (float)(supply.y + (supply.h + mark) / 2), (float)mark,
	            POSE_MARK, card->color, card->supply[FIGURE_MEEPLE] ? LOOK_NORMAL : LOOK_SPENT, 1);
	draw_text(ui->draw, rect_make(supply.x + mark, supply.y, ui_px(ui, 14), supply.h), ALIGN_LEFT, &small,
	          draw_format(ui->draw, "%d", card->supply[FIGURE_MEEPLE]));
}

static struct text_style line_projection_style(const struct ui *ui)
{
	struct text_style style = theme_text_color(&ui->theme, TYPE_LABEL, COLOR_INK2);

	style.px = ui_px(ui, 13);
	style.tracking = 0;
	return style;
}

/* As wide for every player.  Beside tokens the name wants the room: there a projection of three figures goes without
 * its arrow. */
static int line_score_width(struct ui *ui, const struct player_card *card)
{
	struct text_style score = theme_text(&ui->theme, TYPE_SUBHEAD), small = line_projection_style(ui);
	int wide = text_width(ui_metrics(ui), &score, "000");
	int below = text_width(ui_metrics(ui), &small, "000") + ui_px(ui, 13);

	return card->has_projection && !card->has_tokens && below > wide ? below : wide;
}

/* The score of a card of one line; the projection stands below it in small figures, which need no room of the name. */
static void line_score(struct ui *ui, struct rect box, const struct player_card *card)
{
	struct text_style score = theme_text(&ui->theme, TYPE_SUBHEAD);
	struct text_style small = line_projection_style(ui);
	const char *number = draw_format(ui->draw, "%d", card->score);

	if (!card->has_projection) {
		draw_text(ui->draw, box, ALIGN_RIGHT, &score, number);
		return;
	}
	/* Figures have no tails: their lines may stand closer than those of words. */
	score.px = score.px * 15 / 16;
	struct rect upper = {box.x, box.y - ui_px(ui, card->slim ? 6 : 7), box.w, box.h};
	struct rect lower = {box.x, box.y + ui_px(ui, card->slim ? 7 : 9), box.w, box.h};
	const char *projection = draw_format(ui->draw, "%d", card->projection);
	int arrow = ui_px(ui, 12), wide = text_width(ui_metrics(ui), &small, projection);
	draw_text(ui->draw, upper, ALIGN_RIGHT, &score, number);
	draw_text(ui->draw, lower, ALIGN_RIGHT, &small, projection);
	if (wide + arrow <= box.w)
		draw_icon(ui->draw, rect_make(box.x + box.w - wide - arrow - ui_px(ui, 1), lower.y, arrow, lower.h),
		          arrow, ICON_ARROW_RIGHT, rgb(COLOR_INK2));
}

/* Beside the score, where the name has room all the same; marks are told by the card's tip, too. */
static void line_gain(struct ui *ui, struct rect *in, const struct player_card *card)
{
	int wide = gain_width(ui, card) + ui_px(ui, 4);

	if (card->gain > 0 && !card->has_tokens &&
	    !name_pressed(ui, in->w - wide - ui_px(ui, card->kinds ? 0 : 40), card))
		card_gain(ui, rect_cut_right(in, wide), card);
}

static void card_one_line(struct ui *ui, struct rect box, const struct player_card *card, struct rect boxes[PIECES_MAX],
                          struct rect tokens[HOLDINGS_MAX])
{
	struct rect in = {box.x + ui_px(ui, 8), box.y, box.w - 2 * ui_px(ui, 10), box.h};
	int d = ui_px(ui, card->has_tokens ? 24 : 26), wide = line_score_width(ui, card);

	draw_badge_in(ui->draw, rect_make(in.x, in.y, d, in.h), (float)d, card->color);
	/* The titles hang on the badge, so that the name keeps its room. */
	for (int i = 0; i < CARD_TITLES_MAX; i++) {
		int tall = ui_px(ui, 15), across = title_pill_width(ui->draw, &ui->theme, tall, 0);
		int y = in.y + in.h / 2 + (i ? -d / 2 - tall / 3 : d / 2 - tall * 2 / 3);
		if (card->titles[i].size)
			draw_title_pill(ui->draw, &ui->theme, rect_make(in.x + d - across * 2 / 3, y, across, tall),
			                card->titles[i].icon, 0, card->color);
	}
	rect_cut_left(&in, d + ui_px(ui, card->titles[0].size || card->titles[1].size ? 12 : card->has_tokens ? 6 : 8));
	line_score(ui, rect_part_right(&in, wide, ui_px(ui, 4)), card);
	if (card->kinds) { /* the same ones on each card, below the name */
		struct rect below = rect_cut_bottom(&in, in.h * 47 / 100);
		supply_kinds(ui, below.x, below.y, below.w, ui_px(ui, 16), card, boxes, tokens);
		rect_cut_top(&in, ui_px(ui, 2));
	}
	line_gain(ui, &in, card);
	if (!card->kinds)
		line_marks(ui, &in, card, tokens);
	card_name(ui, in, card);
}

/* His cards at the right end, so tall, with what is to be beaten or without it; the width they take.  Draws nothing
 * where there is no room. */
static int card_title_row(struct ui *ui, struct rect in, const struct player_card *card, int tall, bool sizes)
{
	int used = 0;

	for (int i = 0; i < CARD_TITLES_MAX; i++) {
		int size = sizes ? card->titles[i].size : 0;
		if (!card->titles[i].size)
			continue;
		int across = title_pill_width(ui->draw, &ui->theme, tall, size);
		used += across + ui_px(ui, 2);
		if (used <= in.w)
			draw_title_pill(ui->draw, &ui->theme,
			                rect_make(in.x + in.w - used, in.y + (in.h - tall) / 2, across, tall),
			                card->titles[i].icon, size, card->color);
	}
	return used;
}

/* Badge and name, and what else is told below them: a follower with how many are left, score and projection. */
static void card_half(struct ui *ui, struct rect box, const struct player_card *card)
{
	struct rect in =
	    rect_make(box.x + ui_px(ui, 6), box.y + ui_px(ui, 2), box.w - ui_px(ui, 12), box.h - ui_px(ui, 4));
	struct rect upper = rect_cut_top(&in, in.h / 2);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2), score = small;
	const char *told = card->has_projection ? draw_format(ui->draw, "%d", card->projection) : "";
	int d = ui_px(ui, 19), mark = ui_px(ui, 17), arrow = ui_px(ui, 12);
	int wide = text_width(ui_metrics(ui), &small, told);

	rect_cut_right(&upper, card_title_row(ui, upper, card, ui_px(ui, 16), false));
	draw_badge_in(ui->draw, rect_part_left(&upper, d, ui_px(ui, 5)), (float)d, card->color);
	card_name(ui, upper, card);
	draw_figure(ui->draw, (float)in.x + (float)d / 2, (float)(in.y + in.h / 2 + mark / 2), (float)mark, POSE_MARK,
	            card->color, card->supply[FIGURE_MEEPLE] ? LOOK_NORMAL : LOOK_SPENT, 1);
	rect_cut_left(&in, d + ui_px(ui, 2));
	draw_text(ui->draw, in, ALIGN_LEFT, &small, draw_format(ui->draw, "%d", card->supply[FIGURE_MEEPLE]));
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

/* Score and projection at the right; returns the width they take. */
static int card_score(struct ui *ui, struct rect in, const struct player_card *card)
{
	struct text_style score = theme_text(&ui->theme, TYPE_SCORE), small = theme_text(&ui->theme, TYPE_SUBHEAD);
	const char *number = draw_format(ui->draw, "%d", card->score);

	small.px = theme_text(&ui->theme, TYPE_BODY).px;
	small.line = theme_text(&ui->theme, TYPE_BODY).line;
	if (card->active && !ui->theme.compact) {
		score.px = score.px * 5 / 4;
		score.line = score.line * 5 / 4;
	}
	int w = text_width(ui_metrics(ui), &score, number);
	if (!card->has_projection) {
		draw_text(ui->draw, in, ALIGN_RIGHT, &score, number);
		return w;
	}
	const char *projection = draw_format(ui->draw, "%d", card->projection);
	int arrow = ui_px(ui, 20), pw = text_width(ui_metrics(ui), &small, projection) + arrow;
	int top = in.y + (in.h - score.line - small.line) / 2;
	draw_text(ui->draw, rect_make(in.x, top, in.w, score.line), ALIGN_RIGHT, &score, number);
	struct rect line = {in.x, top + score.line, in.w, small.line};
	draw_text(ui->draw, line, ALIGN_RIGHT, &small, projection);
	draw_icon(ui->draw, rect_make(in.x + in.w - pw, line.y, ui_px(ui, 16), line.h), ui_px(ui, 16), ICON_ARROW_RIGHT,
	          rgb(COLOR_INK2));
	return w > pw ? w : pw;
}

struct ui_answer player_card(struct ui *ui, ui_id id, struct rect box, const struct player_card *card,
                             struct rect boxes[PIECES_MAX], struct rect tokens[HOLDINGS_MAX])
{
	struct rect none[PIECES_MAX];
	struct ui_answer a = ui_item(ui, id, box, UI_FOCUS);
	bool big = card->active;
	int pad = ui_px(ui, 12), figure = ui_px(ui, ui->theme.compact ? 34
	                                            : card->dense     ? (big ? 52 : 42)
	                                            : big             ? 62
	                                                              : 48);

	boxes = boxes ? boxes : none;
	for (int i = 0; i < PIECES_MAX; i++)
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
	int tall = ui_px(ui, 22), titles = card_title_row(ui, (struct rect){0}, card, tall, true);
	if (name_width(ui, card) + titles + ui_px(ui, 6) > line.w)
		card_titles(ui, left, card);
	else if (titles)
		rect_cut_right(&line, card_title_row(ui, line, card, tall, true) + ui_px(ui, 6));
	int emblem = card->emblem == ICON_NONE ? 0 : ui_px(ui, 26);
	int tag = card->tag ? ui_px(ui, 90) : 0, want = text_width(ui_metrics(ui), &name, card->name) + emblem;
	int room = line.w - tag > want ? line.w - tag : want < line.w ? want : line.w;
	int beside = card->tag ? line.w - tag_width(ui, card) - ui_px(ui, 10) : 0;
	if (want > line.w && beside > 3 * name.px) /* shortened anyway: the tag has its place */
		room = beside;
	int used = card_name(ui, rect_make(line.x, line.y, room, line.h), card);
	if (used < want)
		ui_tip(ui, card->name);
	rect_cut_left(&line, used + ui_px(ui, 10));
	if (card->tag)
		rect_cut_left(&line, card_tag(ui, line, card) + ui_px(ui, 6));
	int below = top + name.line + gap, end = in.x, token = ui->theme.compact ? 18 : 22;
	if (strip.h) {
		supply_kinds(ui, strip.x, strip.y, strip.w, strip.h, card, boxes, tokens);
		end += token_marks(ui, -1, 0, 0, (float)token, card, NULL);
	} else if (many_kinds(card))
		end = supply_kinds(ui, in.x, below, in.w, marks, card, boxes, tokens);
	else
		end = supply_marks(ui, in.x, below, in.w, marks, card, boxes);
	if (!card_gain(ui, line, card) && (!strip.h || held))
		card_gain(ui, rect_make(end, below, in.x + in.w - end, strip.h ? held : marks), card);
	if (card->has_tokens)
		token_marks(ui, in.x, below + marks + ui_px(ui, 3), held, (float)token, card, tokens);
	return a;
}
