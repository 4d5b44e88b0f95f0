/* The overlay under F: who owns which field, and what it brings. */
#include "play.h"

#include <stdio.h>

/* Owners of the fields of one tile, as a pattern each. */
void play_fields_paint(void *self, struct draw *draw, const struct art_tile *tile, struct rect box)
{
	struct play *play = self;
	const struct game *game = session_game(play->session);
	const struct tile_type *type = &game_tile_set(game)->types[tile->type];
	unsigned open = (unsigned)(game_tile_at(game, tile->x, tile->y - 1) < 0) |
	                (unsigned)(game_tile_at(game, tile->x + 1, tile->y) < 0) << 1 |
	                (unsigned)(game_tile_at(game, tile->x, tile->y + 1) < 0) << 2 |
	                (unsigned)(game_tile_at(game, tile->x - 1, tile->y) < 0) << 3;
	draw_fill(draw, box, rgba(0x2A2214, 0.34f));
	for (int field = 0; field < type->field_count; field++) {
		uint8_t code = paint_code(PAINT_FIELD, field);
		struct spot spot;
		if (!plan_spot(type, tile->rotation, code, &spot) ||
		    !game_feature_at(game, tile->x, tile->y, spot, play->feature))
			continue;
		struct light light = {.rim_width = 0.022f, .rim_on_open = true, .on_ground = true};
		unsigned owners = play->feature->owners, first = 0;
		for (int seat = PLAYERS_MAX - 1; seat >= 0; seat--)
			if (owners >> seat & 1) {
				light.owners |= 1u << game_color(game, seat);
				first = (unsigned)game_color(game, seat);
			}
		light.rim = light.owners ? rgb(light_tint((int)first)) : rgba(COLOUR_HALO, 0.75f);
		light.halo = light.owners ? rgb(COLOUR_HALO) : 0;
		light.dashed = light.owners == 0;
		light_tile(draw, board_plans(play->board), tile, &code, 1, open, &light, box, 1);
	}
}

/* Everything that is not land steps back. */
void play_fields_dim(void *self, struct draw *draw, const struct art_tile *tile, struct rect box)
{
	struct play *play = self;
	const struct tile_type *type = &game_tile_set(session_game(play->session))->types[tile->type];
	const struct light dim = {.fill = rgba(0x1C140C, 0.46f)};
	uint8_t codes[LIGHT_CODES_MAX];
	int count = 0;
	for (int i = 0; i < type->city_count; i++)
		codes[count++] = paint_code(PAINT_CITY, i);
	if (type->flags & (TILE_MONASTERY | TILE_SHRINE))
		codes[count++] = paint_code(PAINT_BUILDING, 0);
	for (int i = 0; i < 4 && type->flags & TILE_CARCASSONNE && count < LIGHT_CODES_MAX; i++)
		codes[count++] = paint_code(PAINT_QUARTER, i);
	if (count > 0)
		light_tile(draw, board_plans(play->board), tile, codes, count, 0, &dim, box, 1);
}

/* ---- what a completed city brings to farmers ---- */

/* What each seat's farmers draw from the city: as the final scoring would tell
 * it now, whatever the farm rule. */
static unsigned city_pays(const struct play *play, const struct feature *city, int points[PLAYERS_MAX])
{
	const struct event_list *final = session_final(play->session);
	unsigned seats = 0;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		points[seat] = 0;
	for (int i = 0; i < final->count; i++) {
		const struct event *event = &final->items[i];
		if (event->kind != EVENT_SCORED || event->reason != SCORE_FARM || event->city_count == 0)
			continue;
		for (int c = 0; c < event->city_count; c++) {
			const struct city_ref *ref = &final->cities[event->first_city + c];
			if (ref->cell.x != city->address.x || ref->cell.y != city->address.y ||
			    ref->spot.at != city->address_spot.at)
				continue;
			points[event->seat] += event->points / event->city_count;
			seats |= 1u << event->seat;
		}
	}
	return seats;
}

/* On the city's own ground: the tile nearest to its middle. */
static struct vec city_middle(struct play *play, const struct feature *city)
{
	double x = 0, y = 0, nearest = 1e9;
	struct cell best = city->tiles[0];
	for (int i = 0; i < city->tile_count; i++) {
		x += city->tiles[i].x;
		y += city->tiles[i].y;
	}
	for (int i = 0; i < city->tile_count; i++) {
		double dx = city->tiles[i].x - x / city->tile_count,
		       dy = city->tiles[i].y - y / city->tile_count;
		if (dx * dx + dy * dy < nearest) {
			nearest = dx * dx + dy * dy;
			best = city->tiles[i];
		}
	}
	for (int s = 0; s < city->spot_count; s++)
		if (city->spots[s].cell.x == best.x && city->spots[s].cell.y == best.y)
			return board_anchor(play->board, session_game(play->session), best,
			                    city->spots[s].spot);
	return (struct vec){best.x + 0.5f, best.y + 0.5f};
}

static void draw_pill(struct play *play, struct draw *draw, const struct feature *city)
{
	const struct game *game = session_game(play->session);
	/* Smaller on small tiles, so that neighbours' badges do not meet. */
	float k = (float)play->camera.size / 100;
	k = k > play->theme.scale           ? play->theme.scale
	    : k < 0.875f * play->theme.scale ? 0.875f * play->theme.scale
	                                    : k;
	int points[PLAYERS_MAX];
	unsigned seats = city_pays(play, city, points);
	struct vec at = city_middle(play, city);
	at = camera_point(&play->camera, play->layout.stage, at.x, at.y);
	struct text_style style = theme_text(&play->theme, TYPE_SMALL);
	style.bold = true;
	style.px = (int)((float)style.px * k / play->theme.scale);
	const char *text = seats ? NULL : tr("no farmer");
	int icon = (int)(k * 18), badge = (int)(k * 22), height = (int)(k * 32), number = (int)(k * 24);
	int width = (int)(k * 20) + icon;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		if (seats >> seat & 1)
			width += badge + number;
	if (text)
		width += text_width(draw->metrics, &style, text) + (int)(k * 8);
	struct rect box = {(int)at.x - width / 2, (int)at.y - height / 2, width, height};
	struct skin pill = theme_skin(&play->theme, SKIN_PILL);
	draw_skin(draw, box, &pill);
	struct rect rest = {box.x + (int)(k * 8), box.y, box.w - (int)(k * 12), box.h};
	draw_icon(draw, rect_cut_left(&rest, icon), icon, ICON_CASTLE, rgb(COLOUR_INK));
	rect_cut_left(&rest, (int)(k * 4));
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		if (!(seats >> seat & 1))
			continue;
		struct rect place = rect_cut_left(&rest, badge);
		draw_badge(draw, (float)place.x + (float)badge / 2, (float)box.y + (float)box.h / 2,
		           (float)badge, (int)game_color(game, seat));
		draw_text(draw, rect_cut_left(&rest, number), ALIGN_CENTER, &style,
		          draw_format(draw, "%d", points[seat]));
	}
	if (text)
		draw_text(draw, rest, ALIGN_LEFT, &style, text);
}

void play_fields_badges(struct play *play, struct draw *draw)
{
	const struct game *game = session_game(play->session);
	const struct tile_set *set = game_tile_set(game);
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		const struct tile_type *type = &set->types[tile.type];
		for (int c = 0; c < type->city_count; c++) {
			struct feature *city = play->feature;
			struct spot spot;
			if (!plan_spot(type, tile.rotation, paint_code(PAINT_CITY, c), &spot) ||
			    !game_feature_at(game, tile.cell.x, tile.cell.y, spot, city) || !city->complete)
				continue;
			/* Each city once: at its own address. */
			if (city->address.x == tile.cell.x && city->address.y == tile.cell.y &&
			    city->address_spot.at == spot.at)
				draw_pill(play, draw, city);
		}
	}
}

/* ---- the list in the rail ---- */

struct field_line {
	struct cell cell;
	struct spot spot;
	unsigned owners;
	int points, cities;
};

/* Every field with an owner, the best paid first. */
static int find_lines(struct play *play, struct field_line *lines, int capacity)
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
			if (!plan_spot(type, tile.rotation, paint_code(PAINT_FIELD, f), &spot) ||
			    !game_feature_at(game, tile.cell.x, tile.cell.y, spot, field) || !field->owners ||
			    field->address.x != tile.cell.x || field->address.y != tile.cell.y ||
			    field->address_spot.at != spot.at || count == capacity)
				continue;
			struct field_line line = {tile.cell, spot, field->owners, field->points_now,
			                          field->city_count};
			int place = count++;
			for (; place > 0 && lines[place - 1].points < line.points; place--)
				lines[place] = lines[place - 1];
			lines[place] = line;
		}
	}
	return count;
}

void play_fields_list(struct play *play, struct ui *ui, struct rect box)
{
	struct field_line lines[32];
	int count = find_lines(play, lines, 32), height = play_px(play, 52), gap = play_px(play, 6);
	int content = count * (height + gap);
	if (count == 0) {
		struct text_style style = theme_text_color(&play->theme, TYPE_SMALL, COLOUR_INK2);
		draw_text_block(ui->draw, box, ALIGN_LEFT, &style, tr("No farmer lies on any field yet."));
		return;
	}
	struct rect inside = scroll_begin(ui, ui_name("play.fields"), box, content, &play->body_scroll);
	for (int i = 0; i < count; i++) {
		char title[160], detail[80], value[24];
		words_seats(play->session, lines[i].owners, title, sizeof title);
		snprintf(detail, sizeof detail, trn("%d city", "%d cities", (unsigned long)lines[i].cities),
		         lines[i].cities);
		snprintf(value, sizeof value, "%d", lines[i].points);
		int first = 0;
		while (!(lines[i].owners >> first & 1))
			first++;
		struct row row_of = {.title = title,
		                     .detail = detail,
		                     .value = value,
		                     .badge = true,
		                     .color = play_seat_color(play, first),
		                     .value_before =
		                         lines[i].owners & (lines[i].owners - 1) ? tr("each") : NULL};
		struct rect place = {inside.x, inside.y + i * (height + gap), inside.w, height};
		ui_id id = ui_name_at("play.field", i);
		row(ui, id, place, &row_of);
		if (ui->hover == id) {
			play->lit = play->lit_from_log = true;
			play->lit_cell = lines[i].cell;
			play->lit_spot = lines[i].spot;
		}
	}
	scroll_end(ui, ui_name("play.fields"), box, content, &play->body_scroll);
}
