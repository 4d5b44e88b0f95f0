/* The card of the feature under the pointer: whose it is, what it is made of,
 * what it pays now, completed and at the end, and which fields live on it. */
#include "view/play/panel/panel.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { CHIPS_MAX = 6, CARD_LINES = 3 };

struct feature_card {
	const struct feature *feature;
	char title[260], owner[120], sums[CARD_LINES][160], foot[700];
	const char *labels[CARD_LINES];
	int points[CARD_LINES], lines, go; /* go: the line that is green, or -1 */
	char chips[CHIPS_MAX][64];
	int chip_count;
};

/* ---- words ---- */

static const char *role_count(int kind, int count)
{
	unsigned long n = (unsigned long)count;
	switch (kind) {
	case FEATURE_CITY:
		return trn("%d knight", "%d knights", n);
	case FEATURE_ROAD:
		return trn("%d thief", "%d thieves", n);
	case FEATURE_FIELD:
		return trn("%d farmer", "%d farmers", n);
	case FEATURE_TOWER:
		return trn("%d knight", "%d knights", n);
	case FEATURE_PATH:
		return trn("%d herald", "%d heralds", n);
	case FEATURE_HOUSE:
		return trn("%d squire", "%d squires", n);
	case FEATURE_COURT:
		return trn("%d merchant", "%d merchants", n);
	default:
		return trn("%d follower", "%d followers", n);
	}
}

/* City by city the land has no owner: a field is just a field, with farmers on it. */
static bool field_of_cities(const struct play *play, const struct feature *feature)
{
	return feature->kind == FEATURE_FIELD && farms_by_city(session_game(play->session));
}

static void card_owner(const struct play *play, const struct feature *feature, char *text, size_t size)
{
	char most_text[60], names[200];
	int most = 0, all = 0, counts[PLAYERS_MAX] = {0};
	if (field_of_cities(play, feature) && feature->figure_count) {
		words_seats(play->session, farms_seats(feature), names, sizeof names);
		/* TRANSLATORS: "with farmers of Petra and Ines" */
		snprintf(text, size, tr("with farmers of %s"), names);
		return;
	}
	bool large = false;
	for (int i = 0; i < feature->figure_count; i++) {
		int figure = feature->figures[i].figure;
		int weight = figure == FIGURE_BIG ? 2 : figure != FIGURE_BUILDER && figure != FIGURE_PIG;
		counts[feature->figures[i].seat] += weight;
		all += weight;
		large = large || figure == FIGURE_BIG;
	}
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		most = counts[seat] > most ? counts[seat] : most;
	/* TRANSLATORS: what stands there counts as so many followers, a large one as two. */
	snprintf(most_text, sizeof most_text, large ? tr("strength %d") : role_count(feature->kind, most), most);
	if (!feature->owners)
		snprintf(text, size, "%s", tr("nobody stands here"));
	else if (feature->owners & (feature->owners - 1))
		/* TRANSLATORS: "1 knight each: shared" */
		snprintf(text, size, tr("%s each: shared"), most_text);
	else if (most == all)
		/* TRANSLATORS: "2 knights · nobody else" */
		snprintf(text, size, tr("%s · nobody else"), most_text);
	else
		/* TRANSLATORS: "2 knights against 1" */
		snprintf(text, size, tr("%s against %d"), most_text, all - most);
}

static void card_title(const struct play *play, const struct feature *feature, char *text, size_t size)
{
	char names[200];
	if (!feature->owners || field_of_cities(play, feature)) {
		snprintf(text, size, "%s", words_feature(feature->kind));
		return;
	}
	words_seats(play->session, feature->owners, names, sizeof names);
	/* TRANSLATORS: "City of Rosso", "Road of Petra and Ines". */
	snprintf(text, size, tr("%s of %s"), words_feature(feature->kind), names);
}

static void chip_add(struct feature_card *card, const char *format, int number)
{
	if (card->chip_count < CHIPS_MAX)
		snprintf(card->chips[card->chip_count++], sizeof card->chips[0], format, number);
}

/* Of a path, tower, house or court. */
static void castle_chips(struct feature_card *card)
{
	const struct feature *feature = card->feature;
	bool path = feature->kind == FEATURE_PATH;
	int starts = play_count(feature->starts), marks = feature->marks;
	unsigned long open = (unsigned long)feature->open;
	chip_add(card, trn("%d tile", "%d tiles", (unsigned long)feature->tile_count), feature->tile_count);
	if (starts)
		chip_add(card, trn("%d start space", "%d start spaces", (unsigned long)starts), starts);
	if (feature->kind == FEATURE_COURT) {
		chip_add(card, marks ? trn("%d market", "%d markets", (unsigned long)marks) : tr("no market"), marks);
		return;
	}
	if (path && marks)
		chip_add(card, trn("%d well", "%d wells", (unsigned long)marks), marks);
	if (feature->complete)
		chip_add(card, tr("complete"), 0);
	else
		chip_add(card,
		         path ? trn("%d open end", "%d open ends", open) : trn("%d open side", "%d open sides", open),
		         feature->open);
}

static void find_chips(struct play *play, struct feature_card *card)
{
	const struct feature *feature = card->feature;
	unsigned long tiles = (unsigned long)feature->tile_count, open = (unsigned long)feature->open;
	int growing;
	switch (feature->kind) {
	case FEATURE_FIELD:
		chip_add(card, trn("%d tile", "%d tiles", tiles), feature->tile_count);
		if (feature->city_count == 0)
			chip_add(card, tr("no city"), 0);
		else
			chip_add(card, trn("%d city", "%d cities", (unsigned long)feature->city_count),
			         feature->city_count);
		if ((growing = play_growing(play, feature)) > 0)
			chip_add(card, trn("%d growing", "%d growing", (unsigned long)growing), growing);
		return;
	case FEATURE_CITY:
	case FEATURE_ROAD:
		chip_add(card, trn("%d tile", "%d tiles", tiles), feature->tile_count);
		if (feature->pennants)
			chip_add(card, trn("%d pennant", "%d pennants", (unsigned long)feature->pennants),
			         feature->pennants);
		if (feature->inn)
			chip_add(card, tr("inn"), 0);
		if (feature->cathedral)
			chip_add(card, tr("cathedral"), 0);
		break;
	case FEATURE_PATH:
	case FEATURE_TOWER:
	case FEATURE_HOUSE:
	case FEATURE_COURT:
		castle_chips(card);
		return;
	default:
		chip_add(card, tr("%d of 9 tiles"), 9 - feature->open);
		break;
	}
	if (feature->complete)
		chip_add(card, tr("complete"), 0);
	else if (feature->kind == FEATURE_ROAD)
		chip_add(card, trn("%d open end", "%d open ends", open), feature->open);
	else if (feature->kind == FEATURE_CITY)
		chip_add(card, trn("%d open side", "%d open sides", open), feature->open);
}

/* "Blue +4, Red +4": what a finished city pays, as the final scoring tells it. */
static void paid_write(struct play *play, const struct feature *city, char *text, size_t size)
{
	int points[PLAYERS_MAX];
	char name[WORDS_NAME_SIZE];
	unsigned seats =
	    farms_city_pays(session_game(play->session), session_final(play->session), city, play->other, points);
	text[0] = '\0';
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		size_t used = strlen(text);
		if (seats >> seat & 1)
			snprintf(text + used, size - used, "%s%s +%d", used ? ", " : "",
			         words_name(play->session, seat, name, sizeof name), points[seat]);
	}
}

/* One more sentence at the card's foot. */
static void foot_add(struct feature_card *card, const char *sentence)
{
	size_t used = strlen(card->foot);
	snprintf(card->foot + used, sizeof card->foot - used, "%s%s", used ? " " : "", sentence);
}

/* Whose figures of this kind are there; "" if nobody's. */
static const char *seats_with(const struct play *play, const struct feature *feature, int figure, char *names,
                              size_t size)
{
	unsigned seats = 0;
	for (int i = 0; i < feature->figure_count; i++)
		if (feature->figures[i].figure == figure)
			seats |= 1u << feature->figures[i].seat;
	names[0] = '\0';
	return seats ? words_seats(play->session, seats, names, size) : names;
}

/* What inn, cathedral, goods, builder and pig mean here. */
static void find_extras(struct play *play, struct feature_card *card)
{
	const struct feature *feature = card->feature;
	char names[200], sentence[360], goods[120] = "";
	bool zero = game_settings(session_game(play->session))->value[SETTING_INNS_FINAL] == 0;
	if (feature->inn && !feature->complete)
		foot_add(card, zero ? tr("With the inn: 2 a tile when completed, nothing when not.")
		                    : tr("With the inn: 2 a tile when completed."));
	if (feature->cathedral && !feature->complete)
		foot_add(card, zero ? tr("With the cathedral: 3 a tile and pennant when completed, nothing when not.")
		                    : tr("With the cathedral: 3 a tile and pennant when completed."));
	if (!feature->complete && words_goods(feature->goods, goods, sizeof goods)[0]) {
		snprintf(sentence, sizeof sentence, tr("Whoever completes it takes the goods: %s."), goods);
		foot_add(card, sentence);
	}
	if (seats_with(play, feature, FIGURE_BUILDER, names, sizeof names)[0]) {
		snprintf(sentence, sizeof sentence, tr("Builder of %s: who adds to it goes again."), names);
		foot_add(card, sentence);
	}
	if (seats_with(play, feature, FIGURE_PIG, names, sizeof names)[0]) {
		snprintf(sentence, sizeof sentence, tr("Pig of %s: 1 more for each city, if paid for this field."),
		         names);
		foot_add(card, sentence);
	}
}

/* What a city means to farmers. */
static void find_foot(struct play *play, struct feature_card *card)
{
	const struct game *game = session_game(play->session);
	bool complete = card->feature->complete;
	char names[160], paid[200];
	unsigned owners;
	if (card->feature->kind == FEATURE_FIELD && farms_by_city(game))
		snprintf(card->foot, sizeof card->foot, "%s",
		         tr("Each city counts the farmers on all its fields together, and pays once."));
	if (card->feature->kind != FEATURE_CITY || game_settings(game)->value[SETTING_FARM] == FARM_OFF)
		return;
	int fed = play_fed(play, card->feature, &owners);
	unsigned long fields = (unsigned long)fed;
	if (fed == 0)
		return;
	if (!owners) {
		snprintf(card->foot, sizeof card->foot, "%s", tr("No farmer lies on the fields round it."));
		return;
	}
	if (complete) {
		paid_write(play, card->feature, paid, sizeof paid);
		/* TRANSLATORS: "It feeds 2 fields, at the end: Blue +3, Red +3." */
		snprintf(card->foot, sizeof card->foot,
		         trn("It feeds %d field, at the end: %s.", "It feeds %d fields, at the end: %s.", fields), fed,
		         paid);
		return;
	}
	words_seats(play->session, owners, names, sizeof names);
	snprintf(card->foot, sizeof card->foot,
	         trn("When completed it feeds %d field, with farmers of %s.",
	             "When completed it feeds %d fields, with farmers of %s.", fields),
	         fed, names);
}

static void line_add(struct feature_card *card, const char *label, int points)
{
	card->labels[card->lines] = label;
	card->points[card->lines++] = points;
}

/* What a field pays: a line for each sum that is paid for it; of nobody's field, what it would pay. City by city it
 * pays nothing by itself. */
static void field_lines(struct play *play, struct feature_card *card)
{
	const struct game *game = session_game(play->session);
	const struct feature *field = card->feature;
	struct farm_list list;
	char name[160];
	if (farms_by_city(game))
		return;
	farms_find(game, session_final(play->session), play->other, &list);
	for (int i = 0; i < list.count && card->lines < CARD_LINES; i++) {
		const struct farm_line *line = &list.lines[i];
		if (line->cell.x != field->address.x || line->cell.y != field->address.y ||
		    line->spot.at != field->address_spot.at)
			continue;
		if (line->seats == field->owners)
			words_final(game, field, card->sums[card->lines], sizeof card->sums[0]);
		else
			snprintf(card->sums[card->lines], sizeof card->sums[0], "%s",
			         words_seats(play->session, line->seats, name, sizeof name));
		line_add(card, tr("Game end"), line->points);
	}
	if (card->lines > 0)
		return;
	words_final(game, field, card->sums[0], sizeof card->sums[0]);
	line_add(card, tr("Game end"), field->points_now);
}

static void find_lines(struct play *play, struct feature_card *card)
{
	const struct game *game = session_game(play->session);
	const struct feature *feature = card->feature;
	card->go = -1;
	if (feature->kind == FEATURE_FIELD) {
		field_lines(play, card);
		return;
	}
	if (feature->kind == FEATURE_COURT) { /* R46: in the end alone */
		words_final(game, feature, card->sums[0], sizeof card->sums[0]);
		line_add(card, tr("Game end"), feature->points_now);
		return;
	}
	if (feature->complete) {
		words_complete(game, feature, card->sums[0], sizeof card->sums[0]);
		line_add(card, tr("Completed"), feature->points_complete);
		card->go = 0;
		return;
	}
	snprintf(card->sums[0], sizeof card->sums[0], "%s", tr("unfinished"));
	line_add(card, tr("Now"), 0);
	words_complete(game, feature, card->sums[1], sizeof card->sums[1]);
	line_add(card, tr("Completed"), feature->points_complete);
	card->go = 1;
	if (castle_kind(feature->kind)) /* R47: unfinished it pays nothing */
		return;
	words_final(game, feature, card->sums[2], sizeof card->sums[2]);
	line_add(card, tr("Game end"), feature->points_now);
}

/* ---- measures ---- */

enum { HEAD = 62, CHIP_ROW = 42, LINE = 32 };

static int card_width(const struct play *play, struct draw *draw, const struct feature_card *card)
{
	struct text_style heading = theme_text(&play->theme, TYPE_HEADING),
	                  small = theme_text(&play->theme, TYPE_SMALL), body = theme_text(&play->theme, TYPE_BODY);
	int wide = text_width(draw->metrics, &heading, card->title) + play_px(play, 110), chips = 0;
	body.bold = true;
	for (int i = 0; i < card->lines; i++) {
		int sums = text_width(draw->metrics, &small, card->sums[i]) +
		           text_width(draw->metrics, &body, card->labels[i]) + play_px(play, 76);
		wide = wide > sums ? wide : sums;
	}
	for (int i = 0; i < card->chip_count; i++)
		chips += text_width(draw->metrics, &body, card->chips[i]) + play_px(play, 36);
	wide = wide > chips ? wide : chips;
	wide += 2 * play_px(play, 20);
	int least = play_px(play, 340), most = play_px(play, play->theme.compact ? 400 : 460);
	return wide < least ? least : wide > most ? most : wide;
}

/* How far two boxes lie apart: 0 where they meet. */
static double away_from(struct rect box, struct rect cell)
{
	int dx = cell.x > box.x + box.w    ? cell.x - box.x - box.w
	         : box.x > cell.x + cell.w ? box.x - cell.x - cell.w
	                                   : 0;
	int dy = cell.y > box.y + box.h    ? cell.y - box.y - box.h
	         : box.y > cell.y + cell.h ? box.y - cell.y - cell.h
	                                   : 0;
	return hypot(dx, dy);
}

/* What a card covers at a price: tiles that are seen. */
struct obstacles {
	int count;
	struct {
		struct rect box;
		double price; /* of a pixel */
	} items[2 * TILES_MAX];
};

static void obstacle_add(struct obstacles *obstacles, const struct play *play, struct cell at, double price)
{
	struct rect box = camera_cell(&play->view.camera, play->layout.stage, at.x, at.y);
	if (!rect_overlap(box, play->layout.table))
		return;
	obstacles->items[obstacles->count].box = box;
	obstacles->items[obstacles->count++].price = price;
}

/* The card's own feature is dearest. */
static void obstacles_find(struct obstacles *obstacles, const struct play *play, const struct feature *feature)
{
	const struct game *game = session_game(play->session);
	obstacles->count = 0;
	for (int t = 0; t < game_tile_count(game); t++)
		obstacle_add(obstacles, play, game_tile(game, t).cell, 0.4);
	for (int t = 0; t < feature->tile_count; t++)
		obstacle_add(obstacles, play, feature->tiles[t], 1.2);
}

/* What is lost where the card lies, and the way to it from the cell it speaks
 * of; no more than that it is not below `most`. */
static double card_cost(const struct play *play, const struct obstacles *obstacles, struct rect box, struct rect cell,
                        double most)
{
	double cost = away_from(box, cell) * 260 * play->theme.scale;
	cost += rect_common_area(box, play->layout.prompt_row) + rect_common_area(box, play->layout.tools);
	for (int i = 0; i < obstacles->count && cost < most; i++)
		cost += obstacles->items[i].price * rect_common_area(box, obstacles->items[i].box);
	return cost;
}

/* The cheapest place.  It depends on the cell, not on the very point: the card
 * stands still while the pointer wanders about in it. */
static struct rect card_place(const struct play *play, const struct feature *feature, struct vec point, int w, int h)
{
	int margin = play_px(play, 10), step = play_px(play, 36);
	int right = play->layout.rail.x - margin - w, bottom = play->layout.track.y - margin - h;
	double x, y, best_cost = 1e18;
	struct obstacles obstacles;
	obstacles_find(&obstacles, play, feature);
	camera_at(&play->view.camera, play->layout.stage, (int)point.x, (int)point.y, &x, &y);
	struct rect cell = camera_cell(&play->view.camera, play->layout.stage, (int)floor(x), (int)floor(y)),
	            best = {margin, margin, w, h};
	/* On large tiles it is the point after all. */
	if (cell.w > play_px(play, 160))
		cell = (struct rect){(int)point.x - step, (int)point.y - step, 2 * step, 2 * step};
	for (int top = margin; top <= bottom; top += step) {
		for (int left = margin; left <= right; left += step) {
			struct rect box = {left, top, w, h};
			if (rect_overlap(rect_inset(box, -margin), cell))
				continue;
			double cost = card_cost(play, &obstacles, box, cell, best_cost);
			if (cost < best_cost) {
				best_cost = cost;
				best = box;
			}
		}
	}
	return best;
}

/* What the card speaks of: the pointer, or the feature's own place. */
static struct vec card_point(struct play *play, const struct ui *ui)
{
	const struct game *game = session_game(play->session);
	if (play->pointer.over_board && !play->lit.told)
		return (struct vec){(float)ui->x, (float)ui->y};
	struct vec at = board_anchor(play->board, game, play->lit.cell, play->lit.spot);
	return camera_point(&play->view.camera, play->layout.stage, at.x, at.y);
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
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		if (!(card->feature->owners >> seat & 1))
			continue;
		struct rect at = rect_cut_left(&line, side + play_px(play, 4));
		draw_badge(draw, (float)at.x + (float)side / 2, (float)at.y + (float)at.h / 2, (float)side,
		           play_seat_color(play, seat));
	}
}

static void draw_head(struct play *play, struct draw *draw, const struct feature_card *card, struct rect head)
{
	static const enum icon icons[FEATURE_KINDS] = {
	    [FEATURE_CITY] = ICON_CASTLE,         [FEATURE_ROAD] = ICON_ROAD,        [FEATURE_FIELD] = ICON_FIELDS,
	    [FEATURE_MONASTERY] = ICON_MONASTERY, [FEATURE_SHRINE] = ICON_MONASTERY, [FEATURE_GARDEN] = ICON_MONASTERY,
	    [FEATURE_PATH] = ICON_ROAD,           [FEATURE_TOWER] = ICON_CASTLE,     [FEATURE_HOUSE] = ICON_MONASTERY,
	    [FEATURE_COURT] = ICON_FIELDS,
	};
	const struct feature *feature = card->feature;
	struct text_style heading = theme_text(&play->theme, TYPE_HEADING),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	heading.bold = true;
	heading.px = heading.px * 9 / 10;
	draw_icon(draw, rect_cut_right(&head, play_px(play, 34)), play_px(play, 26), icons[feature->kind],
	          rgb(COLOR_INK2));
	if (feature->owners) {
		int first = 0;
		while (!(feature->owners >> first & 1))
			first++;
		struct rect figure = rect_cut_left(&head, play_px(play, 46));
		draw_figure(draw, (float)figure.x + (float)figure.w / 2,
		            (float)figure.y + theme_stroke(&play->theme, 54), theme_stroke(&play->theme, 50),
		            feature->kind == FEATURE_FIELD ? POSE_STRAW_HAT : POSE_STANDING,
		            play_seat_color(play, first), LOOK_NORMAL, 1);
		rect_cut_left(&head, play_px(play, 12));
	}
	rect_cut_top(&head, play_px(play, 3));
	draw_title(play, draw, card, rect_cut_top(&head, play_px(play, 32)), &heading);
	draw_text(draw, rect_cut_top(&head, play_px(play, 22)), ALIGN_LEFT, &small, card->owner);
}

static void draw_chips(struct play *play, struct draw *draw, const struct feature_card *card, struct rect row)
{
	struct text_style style = theme_text(&play->theme, TYPE_SMALL);
	struct skin pill = theme_skin(&play->theme, SKIN_PILL);
	style.bold = true;
	for (int i = 0; i < card->chip_count; i++) {
		int wide = text_width(draw->metrics, &style, card->chips[i]) + play_px(play, 24);
		if (wide > row.w)
			return; /* the foot says it too */
		struct rect box = rect_cut_left(&row, wide);
		draw_skin(draw, rect_center(box, box.w, play_px(play, 30)), &pill);
		draw_text(draw, box, ALIGN_CENTER, &style, card->chips[i]);
		rect_cut_left(&row, play_px(play, 8));
	}
}

static void draw_line_of(const struct play *play, struct draw *draw, struct rect line, const struct feature_card *card,
                         int i)
{
	struct text_style bold = theme_text(&play->theme, TYPE_BODY),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	struct text_style score = theme_text(&play->theme, TYPE_SUBHEAD);
	bold.bold = true;
	score.face = FACE_SERIF;
	score.bold = true;
	score.px = score.px * 11 / 10;
	if (i == card->go)
		score.color = rgb(COLOR_GO);
	draw_text(draw, rect_cut_right(&line, play_px(play, 46)), ALIGN_RIGHT, &score,
	          draw_format(draw, "%d", card->points[i]));
	rect_cut_left(&line, draw_text(draw, line, ALIGN_LEFT, &bold, card->labels[i]) + play_px(play, 8));
	draw_text(draw, line, ALIGN_RIGHT, &small, card->sums[i]);
}

void play_feature_card(struct play *play, struct ui *ui)
{
	const struct game *game = session_game(play->session);
	struct draw *draw = ui->draw;
	struct feature *feature = play->feature;
	struct feature_card card = {.feature = feature};
	if (!game_feature_at(game, play->lit.cell.x, play->lit.cell.y, play->lit.spot, feature))
		return;
	card_title(play, feature, card.title, sizeof card.title);
	card_owner(play, feature, card.owner, sizeof card.owner);
	find_lines(play, &card);
	find_chips(play, &card);
	find_foot(play, &card);
	find_extras(play, &card);
	struct text_style small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	int pad = play_px(play, 18), width = card_width(play, draw, &card), inner = width - 2 * pad;
	int rule = play_px(play, 9), foot = 0;
	if (card.foot[0])
		foot = text_block_height(draw->metrics, &small, card.foot, inner) + 2 * rule;
	int height =
	    2 * pad + play_px(play, HEAD) + play_px(play, CHIP_ROW) + rule + card.lines * play_px(play, LINE) + foot;
	struct vec point = card_point(play, ui);
	struct rect box = card_place(play, feature, point, width, height);
	struct skin skin = theme_skin(&play->theme, SKIN_PANEL);
	draw_skin(draw, box, &skin);
	draw_tail(play, draw, box, point);
	struct rect rest = rect_inset(box, pad);
	draw_head(play, draw, &card, rect_cut_top(&rest, play_px(play, HEAD)));
	draw_chips(play, draw, &card, rect_cut_top(&rest, play_px(play, CHIP_ROW)));
	draw_fill(draw, (struct rect){rest.x, rest.y, rest.w, 1}, rgba(COLOR_LINE, 0.7f));
	rect_cut_top(&rest, rule);
	for (int i = 0; i < card.lines; i++)
		draw_line_of(play, draw, rect_cut_top(&rest, play_px(play, LINE)), &card, i);
	if (!foot)
		return;
	rect_cut_top(&rest, rule);
	draw_fill(draw, (struct rect){rest.x, rest.y, rest.w, 1}, rgba(COLOR_LINE, 0.7f));
	rect_cut_top(&rest, rule);
	draw_text_block(draw, rest, ALIGN_LEFT, &small, card.foot);
}
