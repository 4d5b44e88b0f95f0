/* The list in the panel while the overlay of fields is on: every owned field, as
 * its pattern, with what it brings if the game ended now. */
#include "view/play/panel/panel.h"

enum { FARMS_MAX = 32 };

struct farm_line {
	struct cell cell;
	struct spot spot;
	unsigned owners;
	int points, cities, growing;
};

/* Every field with an owner, the best paid first. */
static int find_lines(struct play *play, struct farm_line *lines)
{
	const struct game *game = session_game(play->session);
	const struct tile_set *set = game_tile_set(game);
	int count = 0;
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		const struct tile_type *type = &set->types[tile.type];
		for (int f = 0; f < type->field_count; f++) {
			struct feature *field = play->feature;
			struct spot spot;
			if (!tile_map_spot(type, tile.rotation, paint_code(PAINT_FIELD, f), &spot) ||
			    !game_feature_at(game, tile.cell.x, tile.cell.y, spot, field) || !field->owners ||
			    field->address.x != tile.cell.x || field->address.y != tile.cell.y ||
			    field->address_spot.at != spot.at || count == FARMS_MAX)
				continue;
			struct farm_line line = {tile.cell,         spot,
			                         field->owners,     field->points_now,
			                         field->city_count, play_growing(play, field)};
			int place = count++;
			for (; place > 0 && lines[place - 1].points < line.points; place--)
				lines[place] = lines[place - 1];
			lines[place] = line;
		}
	}
	return count;
}

/* "2 cities × 3 · 1 growing", or as much of it as there is room for. */
static const char *describe(const struct farm_line *line, struct draw *draw, const struct text_style *style, int room)
{
	unsigned long cities = (unsigned long)line->cities, growing = (unsigned long)line->growing;
	const char *bare = draw_format(draw, trn("%d city", "%d cities", cities), line->cities), *full = bare;
	if (line->cities == 0)
		full = bare = tr("no city yet");
	else if (line->points > 0 && line->points % line->cities == 0)
		full = draw_format(draw, trn("%d city × %d", "%d cities × %d", cities), line->cities,
		                   line->points / line->cities);
	if (line->growing) {
		const char *more =
		    draw_format(draw, trn("%s · %d growing", "%s · %d growing", growing), full, line->growing);
		if (text_width(draw->metrics, style, more) <= room)
			return more;
	}
	return text_width(draw->metrics, style, full) <= room ? full : bare;
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
static void draw_owners(struct play *play, struct draw *draw, struct rect box, unsigned seats)
{
	char names[160];
	struct text_style style = theme_text(&play->theme, TYPE_BUTTON);
	words_seats(play->session, seats, names, sizeof names);
	if (text_width(draw->metrics, &style, names) <= box.w || !(seats & (seats - 1))) {
		draw_text(draw, box, ALIGN_LEFT, &style, names);
		return;
	}
	int badge = play_px(play, 20);
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		if (!(seats >> seat & 1))
			continue;
		struct rect place = rect_cut_left(&box, badge + play_px(play, 4));
		draw_badge(draw, (float)place.x + (float)badge / 2, (float)box.y + (float)box.h / 2, (float)badge,
		           play_seat_color(play, seat));
	}
}

/* "9", or "9 each" as long as `least` is left; returns the width. */
static int draw_value(struct play *play, struct draw *draw, struct rect box, const struct farm_line *line, int least)
{
	struct text_style value = theme_text(&play->theme, TYPE_SUBHEAD),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	int used = 0;
	value.face = FACE_SERIF;
	value.bold = true;
	const char *each = tr("each");
	int wide = text_width(draw->metrics, &small, each) + play_px(play, 5);
	/* The pattern tells of several, where there is no room for it. */
	if (line->owners & (line->owners - 1) && box.w - wide - play_px(play, 40) >= least) {
		used = wide;
		draw_text(draw, box, ALIGN_RIGHT, &small, each);
	}
	struct rect rest = {box.x, box.y, box.w - used, box.h};
	return used + draw_text(draw, rest, ALIGN_RIGHT, &value, draw_format(draw, "%d", line->points));
}

static void draw_farm(struct play *play, struct ui *ui, struct rect box, const struct farm_line *line, ui_id id)
{
	struct draw *draw = ui->draw;
	struct ui_answer answer = ui_item(ui, id, box, UI_FOCUS);
	struct text_style title = theme_text(&play->theme, TYPE_BUTTON),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	if (answer.hover || answer.focus) {
		struct skin card = theme_skin(&play->theme, SKIN_CARD);
		draw_skin(draw, box, &card);
		play_light(play, line->cell, line->spot);
	}
	struct rect rest = rect_inset(box, play_px(play, 4));
	struct rect swatch = rect_cut_left(&rest, rest.h * 5 / 4);
	pattern_swatch(draw, colors_of(play, line->owners), swatch, theme_stroke(&play->theme, 4));
	rect_cut_left(&rest, play_px(play, 11));
	rect_cut_right(&rest, play_px(play, 3));
	int least = text_width(draw->metrics, &small, describe(line, draw, &small, 0));
	rect_cut_right(&rest, draw_value(play, draw, rest, line, least) + play_px(play, 10));
	struct rect words = rect_center(rest, rest.w, title.line + small.line);
	draw_owners(play, draw, rect_cut_top(&words, title.line), line->owners);
	draw_text(draw, words, ALIGN_LEFT, &small, describe(line, draw, &small, words.w));
	if (answer.ring)
		ui_focus_ring(ui, box, 8 * ui->theme.scale);
}

int play_farms_height(struct play *play)
{
	struct farm_line lines[FARMS_MAX];
	return find_lines(play, lines) * play_px(play, play->theme.compact ? 40 : 48);
}

void play_farms(struct play *play, struct ui *ui, struct rect box)
{
	struct farm_line lines[FARMS_MAX];
	int count = find_lines(play, lines), height = play_px(play, play->theme.compact ? 42 : 50),
	    gap = play_px(play, 2);
	if (count * (height + gap) > box.h)
		height = play_px(play, play->theme.compact ? 38 : 46);
	int content = count * (height + gap);
	if (count == 0) {
		struct text_style style = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
		draw_text_block(ui->draw, box, ALIGN_LEFT, &style, tr("No farmer lies on any field yet."));
		return;
	}
	struct rect inside = scroll_begin(ui, ui_name("play.fields"), box, content, &play->panel.body_scroll);
	for (int i = 0; i < count; i++) {
		struct rect place = {inside.x, inside.y + i * (height + gap), inside.w, height};
		draw_farm(play, ui, place, &lines[i], ui_name_at("play.field", i));
	}
	scroll_end(ui, ui_name("play.fields"), box, content, &play->panel.body_scroll);
}
