/* The overlay under F: who owns which field, and what it brings. */
#include "view/play/land/land.h"

#include <math.h>

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
	for (int field = 0; field < type->field_count; field++) {
		uint8_t code = paint_code(PAINT_FIELD, field);
		struct spot spot;
		if (!tile_map_spot(type, tile->rotation, code, &spot) ||
		    !game_feature_at(game, tile->x, tile->y, spot, play->feature))
			continue;
		/* crops and shades below are calmed, so that a colour is the same colour all over the table */
		struct light light = {
		    .fill = rgba(0xB9C088, 0.62f), .rim_width = 0.028f, .rim_on_open = true, .on_ground = true};
		/* City by city the land has no owner: there it is everybody's who has a farmer on it. */
		unsigned owners = farms_by_city(game) ? farms_seats(play->feature) : play->feature->owners;
		if (!owners) /* nobody's: as it is */
			continue;
		for (int seat = PLAYERS_MAX - 1; seat >= 0; seat--)
			if (owners >> seat & 1)
				light.owners |= 1u << game_color(game, seat);
		light.halo = rgb(COLOR_HALO);
		light_tile(draw, board_maps(play->board), tile, &code, 1, open, &light, box, 1);
	}
}

/* Everything that is not land steps back a little: greyer, not darker. */
void play_fields_dim(void *self, struct draw *draw, const struct art_tile *tile, struct rect box)
{
	struct play *play = self;
	const struct tile_type *type = &game_tile_set(session_game(play->session))->types[tile->type];
	const struct light dim = {.fill = rgba(0x7D5A48, 0.30f)};
	uint8_t codes[LIGHT_CODES_MAX];
	int count = 0;
	for (int i = 0; i < type->city_count; i++)
		codes[count++] = paint_code(PAINT_CITY, i);
	if (type->flags & (TILE_MONASTERY | TILE_SHRINE))
		codes[count++] = paint_code(PAINT_BUILDING, 0);
	for (int i = 0; i < 4 && type->flags & TILE_CARCASSONNE && count < LIGHT_CODES_MAX; i++)
		codes[count++] = paint_code(PAINT_QUARTER, i);
	if (count > 0)
		light_tile(draw, board_maps(play->board), tile, codes, count, 0, &dim, box, 1);
}

/* ---- what a completed city brings to farmers ---- */

/* The middle of a small city; of a large one a place on its own ground near there. */
static struct vec city_middle(struct play *play, const struct feature *city)
{
	const struct game *game = session_game(play->session);
	struct vec sum = {0, 0}, best = {0, 0};
	float nearest = 1e9f;
	for (int s = 0; s < city->spot_count; s++) {
		struct vec at = board_anchor(play->board, game, city->spots[s].cell, city->spots[s].spot);
		sum.x += at.x / (float)city->spot_count;
		sum.y += at.y / (float)city->spot_count;
	}
	if (city->spot_count <= 2)
		return sum;
	for (int s = 0; s < city->spot_count; s++) {
		struct vec at = board_anchor(play->board, game, city->spots[s].cell, city->spots[s].spot);
		float distance = hypotf(at.x - sum.x, at.y - sum.y);
		if (distance < nearest) {
			nearest = distance;
			best = at;
		}
	}
	return best;
}

/* A badge on a city: a castle, then who gets how much; equal shares are told
 * once.  Where the city is small the words go first, then it is drawn smaller. */
struct pill {
	unsigned seats;
	int points[PLAYERS_MAX], share; /* share: what each gets, or -1 */
	const char *text;
	float k; /* pixels per unit */
	struct rect box;
};

static int pill_numbers(const struct pill *pill)
{
	int count = 0;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		count += pill->seats >> seat & 1;
	return pill->share >= 0 && count > 0 ? 1 : count;
}

static int pill_width(const struct pill *pill, struct draw *draw, const struct text_style *style)
{
	int count = 0;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		count += pill->seats >> seat & 1;
	float width = 29 + (float)count * 20 + (float)pill_numbers(pill) * 17;
	return (int)(pill->k * width) +
	       (pill->text ? text_width(draw->metrics, style, pill->text) + (int)(pill->k * 3) : 0);
}

static struct text_style pill_style(const struct play *play, const struct pill *pill)
{
	struct text_style style = theme_text(&play->theme, TYPE_SMALL);
	style.bold = true;
	style.px = (int)((float)style.px * pill->k / play->theme.scale);
	return style;
}

static void pill_make(struct play *play, struct draw *draw, const struct feature *city, struct pill *pill)
{
	struct vec at = city_middle(play, city);
	/* Smaller on small tiles, so that neighbours' badges do not meet. */
	float k = (float)play->view.camera.size / 104, scale = play->theme.scale;
	*pill = (struct pill){.share = -1};
	pill->k = k > scale ? scale : k < 0.8f * scale ? 0.8f * scale : k;
	pill->seats =
	    farms_city_pays(session_game(play->session), session_final(play->session), city, play->other, pill->points);
	int first = -1;
	bool equal = true;
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		if (!(pill->seats >> seat & 1))
			continue;
		first = first < 0 ? pill->points[seat] : first;
		equal = equal && pill->points[seat] == first;
	}
	pill->share = equal ? first : -1;
	pill->text = pill->seats ? NULL : tr("no farmer");
	struct text_style style = pill_style(play, pill);
	int room = (int)((float)play->view.camera.size * (city->tile_count > 2 ? 1.3f : 0.94f));
	if (pill_width(pill, draw, &style) > room && pill->text)
		pill->text = "–";
	/* All of them carry the castle: rather a smaller one. */
	while (pill_width(pill, draw, &style) > room && pill->k > 0.66f * scale) {
		pill->k *= 0.94f;
		style = pill_style(play, pill);
	}
	int width = pill_width(pill, draw, &style), height = (int)(pill->k * 27);
	at = camera_point(&play->view.camera, play->layout.stage, at.x, at.y);
	pill->box = (struct rect){(int)at.x - width / 2, (int)at.y - height / 2, width, height};
}

static void pill_draw(struct play *play, struct draw *draw, const struct pill *pill)
{
	const struct game *game = session_game(play->session);
	struct text_style style = pill_style(play, pill);
	struct skin skin = theme_skin(&play->theme, SKIN_PILL);
	float k = pill->k;
	int icon = (int)(k * 17), badge = (int)(k * 20), number = (int)(k * 17);
	skin.rim = rgb(COLOR_TOOLTIP);
	skin.rim_width = theme_stroke(&play->theme, 1.5f);
	draw_skin(draw, pill->box, &skin);
	struct rect rest = {pill->box.x + (int)(k * 5), pill->box.y, pill->box.w - (int)(k * 8), pill->box.h};
	draw_icon(draw, rect_cut_left(&rest, icon), icon, ICON_CASTLE, rgb(COLOR_INK));
	rect_cut_left(&rest, (int)(k * 2));
	for (int seat = 0, left = pill_numbers(pill); seat < PLAYERS_MAX; seat++) {
		if (!(pill->seats >> seat & 1))
			continue;
		struct rect place = rect_cut_left(&rest, badge);
		bool last = !(pill->seats >> seat >> 1);
		draw_badge(draw, (float)place.x + (float)badge / 2, (float)pill->box.y + (float)pill->box.h / 2,
		           (float)badge - 1, (int)game_color(game, seat));
		if (left > 0 && (pill->share < 0 || last))
			draw_text(draw, rect_cut_left(&rest, number), ALIGN_CENTER, &style,
			          draw_format(draw, "%d", pill->points[seat]));
	}
	if (pill->text)
		draw_text(draw, rest, ALIGN_CENTER, &style, pill->text);
}

/* Neighbours' badges make way for each other, up and down. */
static void pill_place(struct pill *pill, const struct pill *others, int count)
{
	for (int i = 0; i < count; i++) {
		struct rect box = rect_inset(pill->box, -1), other = others[i].box;
		if (!rect_overlap(box, other))
			continue;
		int up = other.y - (pill->box.y + pill->box.h) - 2, down = other.y + other.h - pill->box.y + 2;
		pill->box.y += -up < down ? up : down;
	}
}

void play_fields_badges(struct play *play, struct draw *draw)
{
	const struct game *game = session_game(play->session);
	const struct tile_set *set = game_tile_set(game);
	struct pill pills[TILES_MAX / 2];
	int count = 0;
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		const struct tile_type *type = &set->types[tile.type];
		for (int c = 0; c < type->city_count && count < TILES_MAX / 2; c++) {
			struct feature *city = play->feature;
			struct spot spot;
			if (!tile_map_spot(type, tile.rotation, paint_code(PAINT_CITY, c), &spot) ||
			    !game_feature_at(game, tile.cell.x, tile.cell.y, spot, city) || !city->complete)
				continue;
			/* Each city once: at its own address. */
			if (city->address.x != tile.cell.x || city->address.y != tile.cell.y ||
			    city->address_spot.at != spot.at)
				continue;
			pill_make(play, draw, city, &pills[count]);
			if (play->picture.told && !pills[count].seats)
				continue;
			pill_place(&pills[count], pills, count);
			count++;
		}
	}
	for (int i = 0; i < count; i++)
		pill_draw(play, draw, &pills[i]);
}
