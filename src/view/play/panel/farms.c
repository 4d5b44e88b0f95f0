/* The list in the panel while the overlay of fields is on: every owned field, as its pattern, with what it brings if
 * the game ended now; or, where farms count city by city, every player with farmers; in The Castle every court. */
#include "view/play/panel/panel.h"
#include "text/say.h"

static struct farm_list find_lines(struct play *play)
{
	struct farm_list list;
	farms_find(session_game(play->session), session_final(play->session), &list);
	return list;
}

/* What is told of a field besides its cities. */
struct beside {
	int growing; /* cities that it would be paid for if they were finished */
	bool helped; /* it is more because of a figure of whoever is paid */
};

/* Of a player's cities, and of courts, nothing is. */
static struct beside beside_of(struct play *play, const struct farm_list *list, const struct farm_line *line)
{
	struct beside beside = {0};
	if (list->by_city || list->courts ||
	    !game_feature_at(session_game(play->session), line->cell.x, line->cell.y, line->spot, play->feature))
		return beside;
	for (int i = 0; i < play->feature->figure_count; i++)
		beside.helped |= any_piece(play->feature->figures[i].figure)->helps_farm &&
		                 line->seats >> play->feature->figures[i].seat & 1;
	beside.growing = play_growing(play, play->feature);
	return beside;
}

/* "2 markets × 3". */
static const char *describe_court(const struct farm_line *line, struct draw *draw, const struct text_style *style,
                                  int room)
{
	if (!line->cities)
		return tr("no market");
	int each = line->points / line->cities;
	const char *words =
	    say(trn("%d market × %d", "%d markets × %d", (unsigned long)line->cities), line->cities, each);
	return text_width(draw->metrics, style, words) <= room ? words : say("%d × %d", line->cities, each);
}

/* "2 cities × 3 · 1 growing", or as much of it as there is room for. */
static const char *describe(const struct farm_line *line, bool by_city, struct beside beside, struct draw *draw,
                            const struct text_style *style, int room)
{
	unsigned long cities = (unsigned long)line->cities, growing = (unsigned long)beside.growing;
	const char *bare = say_count("%d city", "%d cities", line->cities), *full = bare, *more;
	if (line->had)
		full = bare = tr("paid by another field");
	else if (line->cities == 0)
		full = bare = by_city ? tr("no city pays") : tr("no city yet");
	else if (line->points % line->cities == 0)
		full = say(trn("%d city × %d", "%d cities × %d", cities), line->cities, line->points / line->cities);
	more = beside.helped ? say(tr(helping_words()->farm), full) : full;
	full = text_width(draw->metrics, style, more) <= room ? more : full;
	more = beside.growing ? say(trn("%s · %d growing", "%s · %d growing", growing), full, beside.growing) : full;
	return text_width(draw->metrics, style, more) <= room   ? more
	       : text_width(draw->metrics, style, full) <= room ? full
	                                                        : bare;
}

static const char *words_of(const struct farm_list *list, const struct farm_line *line, struct beside beside,
                            struct draw *draw, const struct text_style *style, int room)
{
	return list->courts ? describe_court(line, draw, style, room)
	                    : describe(line, list->by_city, beside, draw, style, room);
}

static unsigned colors_of(const struct play *play, unsigned seats)
{
	unsigned colors = 0;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		if (seats >> seat & 1)
			colors |= 1u << play_seat_color(play, seat);
	return colors;
}

/* Names where there is room, else badges. */
static void draw_owners(struct play *play, struct draw *draw, struct rect box, const struct farm_line *line)
{
	struct text_style style = theme_text(&play->theme, TYPE_BUTTON);
	unsigned seats = line->seats;
	const char *names = words_seats(play->session, seats);
	if (!seats) {
		style.color = rgb(COLOR_INK2);
		draw_text(draw, box, ALIGN_LEFT, &style, line->tied ? tr("A tie: nobody") : tr("Free"));
		return;
	}
	if (text_width(draw->metrics, &style, names) <= box.w || !(seats & (seats - 1))) {
		draw_text(draw, box, ALIGN_LEFT, &style, names);
		return;
	}
	play_badges(play, draw, &box, seats, play_px(play, 20), play_px(play, 4));
}

/* "9", or "9 each" as long as `least` is left; returns the width. */
static int draw_value(struct play *play, struct draw *draw, struct rect box, const struct farm_line *line, int least)
{
	struct text_style value = theme_text(&play->theme, TYPE_SUBHEAD),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	int used = 0;
	value.face = FACE_SERIF;
	value.bold = line->seats != 0;
	if (!line->seats) /* what it would bring */
		value.color = rgb(COLOR_INK_OFF);
	const char *each = tr("each");
	int wide = text_width(draw->metrics, &small, each) + play_px(play, 5);
	/* The pattern tells of several, where there is no room for it. */
	if (line->seats & (line->seats - 1) && box.w - wide - play_px(play, 40) >= least) {
		used = wide;
		draw_text(draw, box, ALIGN_RIGHT, &small, each);
	}
	struct rect rest = {box.x, box.y, box.w - used, box.h};
	return used + draw_text(draw, rest, ALIGN_RIGHT, &value, draw_format(draw, "%d", line->points));
}

static void draw_farm(struct play *play, struct ui *ui, struct rect box, const struct farm_list *list, int index)
{
	struct draw *draw = ui->draw;
	const struct farm_line *line = &list->lines[index];
	ui_id id = ui_name_at("play.field", index);
	struct beside beside = beside_of(play, list, line);
	struct ui_answer answer = ui_item(ui, id, box, UI_FOCUS);
	if (!line->seats)
		ui_tip(ui, line->tied ? tr("As many merchants each: this court pays nobody.")
		                      : tr("No merchant is in this court yet: this is what it would pay."));
	struct text_style title = theme_text(&play->theme, TYPE_BUTTON),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	if (answer.hover || answer.focus) {
		theme_draw(draw, &play->theme, SKIN_CARD, box);
		play_light(play, line->cell, line->spot);
	}
	struct rect rest = rect_inset(box, play_px(play, 4));
	struct rect swatch = rect_cut_left(&rest, rest.h * 5 / 4);
	if (line->seats)
		pattern_swatch(draw, colors_of(play, line->seats), swatch, theme_stroke(&play->theme, 4));
	else
		draw_fill(draw, swatch, rgb(COLOR_WELL));
	rect_cut_left(&rest, play_px(play, 11));
	rect_cut_right(&rest, play_px(play, 3));
	const char *brief = words_of(list, line, beside, draw, &small, 0);
	int least = text_width(draw->metrics, &small, brief);
	struct rect words = rect_center(rest, rest.w, title.line + small.line), head = rect_cut_top(&words, title.line);
	/* beside the points, or where that has no room below them, from edge to edge */
	int value;
	if (least <= rest.w - play_px(play, 40)) {
		value = draw_value(play, draw, rest, line, least) + play_px(play, 10);
		rect_cut_right(&words, value);
	} else {
		value = draw_value(play, draw, head, line, least) + play_px(play, 10);
		while (text_width(draw->metrics, &small, brief) > words.w && small.px > title.px * 2 / 3)
			small.px--;
	}
	rect_cut_right(&head, value);
	draw_owners(play, draw, head, line);
	draw_text(draw, words, ALIGN_LEFT, &small, words_of(list, line, beside, draw, &small, words.w));
	ui_focus_ring(ui, &answer, box, 8 * ui->theme.scale);
}

int play_farms_height(struct play *play)
{
	return find_lines(play).count * play_px(play, play->theme.compact ? 40 : 48);
}

void play_farms(struct play *play, struct ui *ui, struct rect box)
{
	struct farm_list list = find_lines(play);
	int count = list.count, height = play_px(play, play->theme.compact ? 42 : 50), gap = play_px(play, 2);
	if (count * (height + gap) > box.h)
		height = play_px(play, play->theme.compact ? 38 : 46);
	int content = count * (height + gap);
	if (count == 0) {
		struct text_style style = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
		draw_text_block(ui->draw, box, ALIGN_LEFT, &style,
		                list.courts ? tr("There is no court with a market or a merchant yet.")
		                            : tr("No farmer lies on any field yet."));
		return;
	}
	if (content > box.h && box.h > height)
		box.h -= (box.h + gap) % (height + gap); /* whole rows */
	struct rect inside = scroll_begin(ui, ui_name("play.fields"), box, content, &play->panel.body_scroll);
	for (int i = 0; i < count; i++) {
		struct rect place = {inside.x, inside.y + i * (height + gap), inside.w, height};
		draw_farm(play, ui, place, &list, i);
	}
	scroll_end(ui, ui_name("play.fields"), box, content, &play->panel.body_scroll);
}
