/* A player's card, of widget.h. */
#include "view/ui/widget.h"

#include "view/art/emblem.h"
#include "view/art/figure.h"

float player_card_height(const struct theme *theme, const struct player_card *card)
{
	if (card->one_line)
		return 36;
	if (theme->compact)
		return card->active ? 80 : 58;
	if (card->dense)
		return card->active ? 92 : 66;
	return card->active ? 116 : 82;
}

/* Supply marks from the left; returns the box of the abbot, if he is there. */
static struct rect supply_marks(struct ui *ui, int x, int y, int w, int h, const struct player_card *card)
{
	struct rect free_abbot = {0};
	int step = ui_px(ui, ui->theme.compact ? (card->active ? 19 : 15.5f) : (card->active ? 24 : 22));
	int total = card->supply_total + card->abbots_total;

	if (total > 0 && step * total > w)
		step = w / total; /* rather closer than under the score */
	for (int i = 0; i < card->supply_total + card->abbots_total; i++) {
		bool abbot = i >= card->supply_total;
		int n = abbot ? i - card->supply_total : i, have = abbot ? card->abbots : card->supply;
		enum figure_look look = n < have ? LOOK_NORMAL : LOOK_SPENT;

		if (!abbot && n >= have && n < have + card->dashed)
			look = LOOK_DASHED;
		draw_figure(ui->draw, (float)x + (float)step * 0.5f, (float)(y + h), (float)h,
		            abbot ? POSE_MARK_ABBOT : POSE_MARK, card->color, look, 1);
		if (abbot && n == have - 1)
			free_abbot = rect_make(x, y, step, h);
		x += step;
	}
	return free_abbot;
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

/* "to move": a dark pill, or a pale one for a card that is not active. */
static void card_tag(struct ui *ui, struct rect room, const struct player_card *card)
{
	struct text_style style = tag_style(ui, card);
	struct skin skin = theme_skin(&ui->theme, card->active ? SKIN_PILL_DARK : SKIN_PILL);
	int h = ui_px(ui, ui->theme.compact ? 20 : 22), w = tag_width(ui, card);

	skin.rim_width = theme_stroke(&ui->theme, 1);
	if (card->active)
		skin.top = skin.bottom = skin.rim = rgb(COLOR_TOOLTIP);
	if (w > room.w)
		return; /* the border and the pointer say it too */
	struct rect pill = {room.x, room.y + (room.h - h) / 2, w, h};
	draw_skin(ui->draw, pill, &skin);
	draw_text(ui->draw, pill, ALIGN_CENTER, &style, card->tag);
}

static void card_frame(struct ui *ui, struct rect box, const struct player_card *card, bool hover)
{
	struct skin skin = theme_skin(&ui->theme, SKIN_CARD);
	int thick = ui_px(ui, 5), rim = ui_px(ui, 2);
	float r = 8 * ui->theme.scale;

	if (!card->active) {
		if (hover) {
			skin.rim = rgb(0xB7832F);
			skin.rim_width = theme_stroke(&ui->theme, 2);
		}
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

/* Name and emblem; returns the width they take. */
static int card_name(struct ui *ui, struct rect box, const struct player_card *card)
{
	struct text_style name = theme_text(&ui->theme, TYPE_NAME);
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

static void card_one_line(struct ui *ui, struct rect box, const struct player_card *card)
{
	struct text_style score = theme_text(&ui->theme, TYPE_SUBHEAD);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	struct rect in = {box.x + ui_px(ui, 8), box.y, box.w - 2 * ui_px(ui, 10), box.h};
	int d = ui_px(ui, 26), wide = text_width(ui_metrics(ui), &score, "000");

	draw_badge(ui->draw, (float)in.x + (float)d / 2, (float)in.y + (float)in.h / 2, (float)d, card->color);
	rect_cut_left(&in, d + ui_px(ui, 8));
	draw_text(ui->draw, rect_cut_right(&in, wide), ALIGN_RIGHT, &score, draw_format(ui->draw, "%d", card->score));
	rect_cut_right(&in, ui_px(ui, 4));
	struct rect supply = rect_cut_right(&in, ui_px(ui, card->abbots_total ? 56 : 36));
	int mark = ui_px(ui, 20), y = supply.y + (supply.h + mark) / 2;
	draw_figure(ui->draw, (float)supply.x + (float)mark / 2, (float)y, (float)mark, POSE_MARK, card->color,
	            card->supply ? LOOK_NORMAL : LOOK_SPENT, 1);
	draw_text(ui->draw, rect_make(supply.x + mark, supply.y, ui_px(ui, 14), supply.h), ALIGN_LEFT, &small,
	          draw_format(ui->draw, "%d", card->supply));
	if (card->abbots_total)
		draw_figure(ui->draw, (float)supply.x + (float)ui_px(ui, 43), (float)y, (float)mark, POSE_MARK_ABBOT,
		            card->color, card->abbots ? LOOK_NORMAL : LOOK_SPENT, 1);
	card_name(ui, in, card);
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
                             struct rect *abbot_box)
{
	struct ui_answer a = ui_item(ui, id, box, UI_FOCUS);
	bool big = card->active;
	int pad = ui_px(ui, 12), figure = ui_px(ui, ui->theme.compact ? 34
	                                            : card->dense     ? (big ? 52 : 42)
	                                            : big             ? 62
	                                                              : 48);

	if (abbot_box)
		*abbot_box = (struct rect){0};
	card_frame(ui, box, card, a.hover);
	if (a.ring)
		ui_focus_ring(ui, box, 8 * ui->theme.scale);
	if (card->one_line) {
		card_one_line(ui, box, card);
		return a;
	}
	struct rect in = {box.x + pad, box.y, box.w - 2 * pad, box.h};
	int column = ui_px(ui, ui->theme.compact ? 40 : big ? 72 : 60);
	draw_figure_in(ui->draw, rect_center(rect_cut_left(&in, column), column, figure), POSE_STANDING, card->color);
	rect_cut_left(&in, ui_px(ui, 8));
	rect_cut_right(&in, card_score(ui, in, card) + ui_px(ui, 8));
	struct text_style name = theme_text(&ui->theme, TYPE_NAME);
	int marks = ui_px(ui, ui->theme.compact ? (big ? 20 : 16) : (big ? 25 : 21)), gap = ui_px(ui, 4);
	int top = in.y + (in.h - name.line - gap - marks) / 2;
	struct rect line = {in.x, top, in.w, name.line};
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
		card_tag(ui, line, card);
	struct rect abbot = supply_marks(ui, in.x, top + name.line + gap, in.w, marks, card);
	if (abbot_box)
		*abbot_box = abbot;
	return a;
}
