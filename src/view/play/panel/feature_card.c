/* The card of the feature under the pointer: where it has room, and how it is drawn. */
#include "view/play/panel/feature_card.h"

#include <math.h>

#include "text/say.h"
#include "view/kit/shelf.h"

/* ---- measures ---- */

enum { HEAD = 62, CHIP_ROW = 42, LINE = 32 };

static int card_width(const struct play *play, struct draw *draw, const struct feature_card *card)
{
	struct text_style heading = theme_text(&play->theme, TYPE_HEADING),
	                  small = theme_text(&play->theme, TYPE_SMALL),
	                  body = text_bold(theme_text(&play->theme, TYPE_BODY));
	int wide = text_width(draw->metrics, &heading, card->title) + play_px(play, 110), chips = 0;
	for (int i = 0; i < card->lines; i++) {
		int sums = text_width(draw->metrics, &small, card->rows[i].sum) +
		           text_width(draw->metrics, &body, card->rows[i].label) + play_px(play, 76);
		wide = wide > sums ? wide : sums;
	}
	for (int i = 0; i < card->chip_count; i++)
		chips += text_width(draw->metrics, &body, card->chips[i]) + play_px(play, 36);
	wide = wide > chips ? wide : chips;
	wide += 2 * play_px(play, 20);
	int least = play_px(play, 340), most = play_px(play, play->theme.compact ? 400 : 460);
	return wide < least ? least : wide > most ? most : wide;
}

/* What it lies beside: on large tiles the point after all, on others its cell, that the card stands still while the
 * pointer wanders about in it. */
static struct rect card_about(const struct play *play, struct vec point)
{
	int near = play_px(play, 36);
	double x, y;
	camera_at(&play->view.camera, play->layout.stage, (int)point.x, (int)point.y, &x, &y);
	struct rect cell = play_cell_box(play, (int)floor(x), (int)floor(y));
	return cell.w > play_px(play, 160) ? rect_make((int)point.x - near, (int)point.y - near, 2 * near, 2 * near)
	                                   : cell;
}

/* What the card speaks of: the pointer, or the feature's own place. */
static struct vec card_point(struct play *play, const struct ui *ui)
{
	const struct game *game = session_game(play->session);
	if (play->pointer.over_board && !play->lit.told)
		return (struct vec){(float)ui->x, (float)ui->y};
	struct vec at = board_anchor(play->board, game, play->lit.cell, play->lit.spot);
	return play_on_screen(play, at);
}

/* ---- drawing ---- */

/* A tail from the card's nearest side towards the point. */
static void draw_tail(const struct play *play, struct draw *draw, struct rect box, struct vec point)
{
	float half = theme_stroke(&play->theme, 15), inset = theme_stroke(&play->theme, 26);
	float left = (float)box.x, top = (float)box.y, right = left + (float)box.w, bottom = top + (float)box.h;
	bool above = point.y<top, below = point.y> bottom;
	float x = point.x < left + inset ? left + inset : point.x > right - inset ? right - inset : point.x;
	float y = point.y < top + inset ? top + inset : point.y > bottom - inset ? bottom - inset : point.y;
	struct vec base[2];
	if (above || below) {
		float edge = above ? top + 2 : bottom - 2;
		base[0] = (struct vec){x - half, edge};
		base[1] = (struct vec){x + half, edge};
	} else {
		float edge = point.x < left ? left + 2 : right - 2;
		base[0] = (struct vec){edge, y - half};
		base[1] = (struct vec){edge, y + half};
	}
	/* Short of the point, that it is not covered; of a far one it only shows the way. */
	struct vec middle = {(base[0].x + base[1].x) / 2, (base[0].y + base[1].y) / 2};
	float dx = point.x - middle.x, dy = point.y - middle.y, away = fmaxf(hypotf(dx, dy), 1);
	float reach = fminf(0.78f, theme_stroke(&play->theme, 46) / away);
	struct vec tip = {middle.x + dx * reach, middle.y + dy * reach};
	struct path path;
	path_clear(&path);
	path_move(&path, base[0].x, base[0].y);
	path_line_to(&path, tip.x, tip.y);
	path_line_to(&path, base[1].x, base[1].y);
	struct path closed = path;
	path_close(&closed);
	draw_path_fill(draw, &closed, rgb(COLOR_PANEL_TOP));
	draw_path_stroke(draw, &path, &(struct stroke){.width = theme_stroke(&play->theme, 2)}, rgb(COLOR_RIM));
}

/* Several names may be too long for one line: then what it is, and a badge of each. */
static void draw_title(struct play *play, struct draw *draw, const struct feature_card *card, struct rect line,
                       const struct text_style *style)
{
	if (text_width(draw->metrics, style, card->title) <= line.w || !card->feature->owners) {
		draw_text(draw, line, ALIGN_LEFT, style, card->title);
		return;
	}
	int side = play_px(play, 24);
	rect_cut_left(&line,
	              draw_text(draw, line, ALIGN_LEFT, style, words_feature(card->feature->kind)) + play_px(play, 10));
	play_badges(play, draw, &line, card->feature->owners, side, play_px(play, 4));
}

/* Who stands there for this player, as he looks: a farmer on his feet. */
static enum figure_pose pose_of(const struct feature *feature, int seat)
{
	int figure = FIGURE_MEEPLE;
	for (int i = feature->figure_count - 1; i >= 0; i--) {
		int other = feature->figures[i].figure;
		if (feature->figures[i].seat == seat && !any_piece(other)->follows)
			figure = other;
	}
	return feature->kind == FEATURE_FIELD ? figure_pose_hat(figure) : figure_pose(figure, FEATURE_KINDS);
}

static void draw_head(struct play *play, struct draw *draw, const struct feature_card *card, struct rect head)
{
	static const enum icon icons[FEATURE_KINDS] = {
	    [FEATURE_CITY] = ICON_CASTLE,  [FEATURE_ROAD] = ICON_ROAD,    [FEATURE_FIELD] = ICON_FIELDS,
	    [FEATURE_PATH] = ICON_ROAD,    [FEATURE_TOWER] = ICON_CASTLE, [FEATURE_HOUSE] = ICON_MONASTERY,
	    [FEATURE_COURT] = ICON_FIELDS,
	};
	const struct feature *feature = card->feature;
	struct text_style heading = text_bold(theme_text(&play->theme, TYPE_HEADING)),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	heading.px = heading.px * 9 / 10;
	draw_icon(draw, rect_cut_right(&head, play_px(play, 34)), play_px(play, 26),
	          feature_among(FEATURES_BUILT, feature->kind) ? ICON_MONASTERY : icons[feature->kind],
	          rgb(COLOR_INK2));
	if (feature->owners) {
		int first = 0;
		while (!(feature->owners >> first & 1))
			first++;
		struct rect figure = rect_cut_left(&head, play_px(play, 46));
		draw_figure(draw, (float)figure.x + (float)figure.w / 2,
		            (float)figure.y + theme_stroke(&play->theme, 54), theme_stroke(&play->theme, 50),
		            pose_of(feature, first), play_seat_color(play, first), LOOK_NORMAL, 1);
		rect_cut_left(&head, play_px(play, 12));
	}
	rect_cut_top(&head, play_px(play, 3));
	draw_title(play, draw, card, rect_cut_top(&head, play_px(play, 32)), &heading);
	draw_text(draw, rect_cut_top(&head, play_px(play, 22)), ALIGN_LEFT, &small, card->owner);
}

static void draw_chips(struct play *play, struct draw *draw, const struct feature_card *card, struct rect row)
{
	struct text_style style = text_bold(theme_text(&play->theme, TYPE_SMALL));
	for (int i = 0; i < card->chip_count; i++) {
		int wide = text_width(draw->metrics, &style, card->chips[i]) + play_px(play, 24);
		if (wide > row.w)
			return; /* the foot says it too */
		struct rect box = rect_cut_left(&row, wide);
		theme_draw(draw, &play->theme, SKIN_PILL, rect_center(box, box.w, play_px(play, 30)));
		draw_text(draw, box, ALIGN_CENTER, &style, card->chips[i]);
		rect_cut_left(&row, play_px(play, 8));
	}
}

static void draw_line_of(const struct play *play, struct draw *draw, struct rect line, const struct feature_line *row,
                         bool go)
{
	struct text_style bold = text_bold(theme_text(&play->theme, TYPE_BODY)),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2),
	                  score = text_serif(theme_text_color(&play->theme, TYPE_SUBHEAD, go ? COLOR_GO : COLOR_INK));
	score.px = score.px * 11 / 10;
	draw_text(draw, rect_cut_right(&line, play_px(play, 46)), ALIGN_RIGHT, &score, say("%d", row->points));
	rect_cut_left(&line, draw_text(draw, line, ALIGN_LEFT, &bold, row->label) + play_px(play, 8));
	draw_text(draw, line, ALIGN_RIGHT, &small, row->sum);
}

/* Its rule has an example: a key opens it, since the card goes where the pointer goes, and a button that stays. */
static void example_key(struct play *play, struct ui *ui, struct feature_card *card)
{
	enum game_kind game = game_kind(session_game(play->session));
	const char *rule = card->feature->completed.rule;
	if (!rule || play->look.on || play->lesson.script || !shelf_shows(play->host, game, rule))
		return;
	feature_foot_add(card, tr("X: an example of its rule."));
	play_example_offer(play, ui, rule);
	if (ui_key(ui, 'x', 0))
		shelf_show(play->host, game, rule);
}

void play_feature_card(struct play *play, struct ui *ui)
{
	const struct game *game = session_game(play->session);
	struct draw *draw = ui->draw;
	struct feature *feature = play->feature;
	struct feature_card card = {.feature = feature};
	if (!game_feature_at(game, play->lit.cell.x, play->lit.cell.y, play->lit.spot, feature))
		return;
	feature_facts_find(play, &card);
	example_key(play, ui, &card);
	struct text_style small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	int pad = play_px(play, 18), width = card_width(play, draw, &card), inner = width - 2 * pad;
	int rule = play_px(play, 9), foot = 0;
	if (card.foot[0])
		foot = text_block_height(draw->metrics, &small, card.foot, inner) + 2 * rule;
	int height =
	    2 * pad + play_px(play, HEAD) + play_px(play, CHIP_ROW) + rule + card.lines * play_px(play, LINE) + foot;
	struct vec point = card_point(play, ui);
	struct rect box = play_note_beside(play, card_about(play, point), feature, width, height);
	theme_draw(draw, &play->theme, SKIN_PANEL, box);
	draw_tail(play, draw, box, point);
	struct rect rest = rect_inset(box, pad);
	draw_head(play, draw, &card, rect_cut_top(&rest, play_px(play, HEAD)));
	draw_chips(play, draw, &card, rect_cut_top(&rest, play_px(play, CHIP_ROW)));
	draw_fill(draw, (struct rect){rest.x, rest.y, rest.w, 1}, rgba(COLOR_LINE, 0.7f));
	rect_cut_top(&rest, rule);
	for (int i = 0; i < card.lines; i++)
		draw_line_of(play, draw, rect_cut_top(&rest, play_px(play, LINE)), &card.rows[i], i == card.go);
	if (!foot)
		return;
	rect_cut_top(&rest, rule);
	draw_fill(draw, (struct rect){rest.x, rest.y, rest.w, 1}, rgba(COLOR_LINE, 0.7f));
	rect_cut_top(&rest, rule);
	draw_text_block(draw, rest, ALIGN_LEFT, &small, card.foot);
}
