/* The overlay under F: who owns which field, or which court of The Castle, and what it brings. */
#include "view/play/land/land.h"

#include <math.h>

#include "view/play/core/plates.h"

/* ---- pills ---- */

/* A badge: an icon, then who gets how much.  Equal shares are told once.  Where what it belongs to is small the words
 * go first, then it is drawn smaller. */
struct pill {
	uint8_t icon; /* enum icon */
	bool bare;    /* who it is, without what he gets */
	unsigned seats;
	int points[PLAYERS_MAX], share; /* share: what each gets, or -1 */
	const char *text, *brief;       /* where nobody gets anything; a shorter one, or NULL */
	float k;                        /* pixels per unit: pill_fit() */
	struct rect box;                /* the same */
};

static int pill_numbers(const struct pill *pill)
{
	int count = bit_count(pill->seats);
	if (pill->bare)
		return 0;
	return pill->share >= 0 && count > 0 ? 1 : count;
}

static int pill_width(const struct pill *pill, struct draw *draw, const struct text_style *style)
{
	int count = bit_count(pill->seats);
	float width = 29 + (float)count * 20 + (float)pill_numbers(pill) * 17;
	return (int)(pill->k * width) +
	       (pill->text ? text_width(draw->metrics, style, pill->text) + (int)(pill->k * 3) : 0);
}

static struct text_style pill_style(const struct play *play, const struct pill *pill)
{
	struct text_style style = text_bold(theme_text(&play->theme, TYPE_SMALL));
	style.px = (int)((float)style.px * pill->k / play->theme.scale);
	return style;
}

/* How large it is and where it lies: about `at`, in cells, on something of so many tiles. */
static void pill_fit(const struct play *play, struct draw *draw, struct pill *pill, struct vec at, int tiles)
{
	/* Smaller on small tiles, so that neighbours' badges do not meet. */
	float k = (float)play->view.camera.size / 104, scale = play->theme.scale;
	pill->k = k > scale ? scale : k < 0.8f * scale ? 0.8f * scale : k;
	struct text_style style = pill_style(play, pill);
	int room = (int)((float)play->view.camera.size * (tiles > 2 ? 1.3f : 0.94f));
	if (pill_width(pill, draw, &style) > room && pill->text && pill->brief)
		pill->text = pill->brief;
	/* All of them carry the icon: rather a smaller one. */
	while (pill_width(pill, draw, &style) > room && pill->k > 0.66f * scale) {
		pill->k *= 0.94f;
		style = pill_style(play, pill);
	}
	pill->box = rect_about(play_on_screen(play, at), pill_width(pill, draw, &style), (int)(pill->k * 27));
}

static void pill_draw(const struct play *play, struct draw *draw, const struct pill *pill)
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
	draw_icon(draw, rect_part_left(&rest, icon, (int)(k * 2)), icon, (enum icon)pill->icon, rgb(COLOR_INK));
	for (int seat = 0, left = pill_numbers(pill); seat < PLAYERS_MAX; seat++) {
		if (!(pill->seats >> seat & 1))
			continue;
		bool last = !(pill->seats >> seat >> 1);
		draw_badge_in(draw, rect_cut_left(&rest, badge), (float)badge - 1, (int)game_color(game, seat));
		if (left > 0 && (pill->share < 0 || last))
			draw_text(draw, rect_cut_left(&rest, number), ALIGN_CENTER, &style,
			          draw_format(draw, "%d", pill->points[seat]));
	}
	if (pill->text)
		draw_text(draw, rest, ALIGN_CENTER, &style, pill->text);
}

/* Owners of the fields or courts of one tile, as a pattern each. */
void play_fields_paint(void *self, struct draw *draw, const struct art_tile *tile, struct rect box)
{
	struct play *play = self;
	const struct game *game = session_game(play->session);
	const struct tile_type *type = &game_tile_set(game)->types[tile->type];
	unsigned open = light_open_edges(game, tile->x, tile->y);
	bool walled = play_wall(play) != NULL;
	for (int field = 0; field < (walled ? type->part_count : type->field_count); field++) {
		uint8_t code = paint_code(walled ? PAINT_COURT : PAINT_FIELD, field);
		struct spot spot;
		if ((walled && type->parts[field].kind != FEATURE_COURT) ||
		    !tile_map_spot(type, tile->rotation, code, &spot) ||
		    !game_feature_at(game, tile->x, tile->y, spot, play->feature))
			continue;
		/* crops and shades below are calmed, so that a colour is the same colour all over the table */
		struct light light = {
		    .fill = rgba(0xB9C088, 0.24f), .rim_width = 0.045f, .rim_on_open = true, .on_ground = true};
		/* City by city the land has no owner: there it is everybody's who has a farmer on it. */
		unsigned owners = farms_by_city(game) ? farms_seats(play->feature) : play->feature->owners;
		if (!owners) /* nobody's: as it is */
			continue;
		for (int seat = PLAYERS_MAX - 1; seat >= 0; seat--)
			if (owners >> seat & 1)
				light.owners |= 1u << game_color(game, seat);
		light.halo = rgb(COLOR_HALO);
		struct tile_codes codes = {{0}};
		codes_add(&codes, code);
		light_tile(draw, board_maps(play->board), tile, &codes, open, &light, box, 1);
	}
}

/* Everything that is not land steps back a little: greyer, not darker. */
void play_fields_dim(void *self, struct draw *draw, const struct art_tile *tile, struct rect box)
{
	struct play *play = self;
	const struct tile_type *type = &game_tile_set(session_game(play->session))->types[tile->type];
	const struct light dim = {.fill = rgba(0x7D5A48, 0.12f)};
	struct tile_codes codes = {{0}};
	for (int i = 0; i < type->city_count; i++)
		codes_add(&codes, paint_code(PAINT_CITY, i));
	for (int i = 0; i < type->part_count; i++)
		if (type->parts[i].kind == FEATURE_HOUSE || type->parts[i].kind == FEATURE_TOWER)
			codes_add(&codes,
			          paint_code(type->parts[i].kind == FEATURE_HOUSE ? PAINT_HOUSE : PAINT_TOWER, i));
	if (tile_building(type) && !(type->flags & TILE_GARDEN))
		codes_add(&codes, paint_code(PAINT_BUILDING, 0));
	for (int i = 0; i < 4 && type->flags & TILE_CARCASSONNE; i++)
		codes_add(&codes, paint_code(PAINT_HAVEN, i));
	if (codes_any(&codes))
		light_tile(draw, board_maps(play->board), tile, &codes, 0, &dim, box, 1);
}

/* ---- what a completed city brings to farmers ---- */

/* The middle of a small city or court; of a large one a place on its own ground near there. */
static struct vec feature_middle(struct play *play, const struct feature *city)
{
	const struct game *game = session_game(play->session);
	struct vec sum = {0, 0};
	for (int s = 0; s < city->spot_count; s++) {
		struct vec at = board_anchor(play->board, game, city->spots[s].cell, city->spots[s].spot);
		sum.x += at.x / (float)city->spot_count;
		sum.y += at.y / (float)city->spot_count;
	}
	return city->spot_count <= 2 ? sum : board_nearest(play->board, game, city, sum);
}

/* The middle of the City of Carcassonne, between its havens; false: it does not lie here. */
static bool carcassonne_middle(struct play *play, struct vec *at)
{
	struct vec havens[HAVENS_MAX];
	float reach;
	*at = (struct vec){0, 0};
	if (!play_havens_find(play, havens, &reach))
		return false;
	for (int i = 0; i < HAVENS_MAX; i++)
		*at = (struct vec){at->x + havens[i].x / HAVENS_MAX, at->y + havens[i].y / HAVENS_MAX};
	return true;
}

/* Its middle, or where a figure there is seen below the badge. */
static struct vec above_figures(struct play *play, const struct feature *feature)
{
	struct vec at = feature_middle(play, feature);
	for (int i = 0; i < feature->figure_count; i++) {
		struct vec stands = board_stand(play->board, session_game(play->session), feature->figures[i].figure,
		                                feature->figures[i].cell, feature->figures[i].spot);
		if (hypotf(stands.x - at.x, stands.y - at.y) < 0.3f)
			return (struct vec){stands.x, stands.y - 0.32f};
	}
	return at;
}

/* ---- badges ---- */

enum { BADGES_MAX = TILES_MAX / 2 > FARM_LINES_MAX ? TILES_MAX / 2 : FARM_LINES_MAX };

/* None of them hides another, or what is told on the table already. */
struct badges {
	struct plates plates;
	int count;
	struct pill pills[BADGES_MAX];
};

/* About `at`, in cells, on something of so many tiles. */
static void badge_add(struct play *play, struct draw *draw, struct badges *badges, struct pill pill, struct vec at,
                      int tiles)
{
	if (badges->count == BADGES_MAX)
		return;
	pill_fit(play, draw, &pill, at, tiles);
	pill.box = plates_lay(&badges->plates, pill.box, (struct rect){0});
	badges->pills[badges->count++] = pill;
}

/* A castle, then who gets how much for it; `city` NULL: Carcassonne, which is one for the fields. */
static void city_add(struct play *play, struct draw *draw, struct badges *badges, const struct feature *city,
                     struct vec at)
{
	struct pill pill = {.icon = ICON_CASTLE, .share = -1, .brief = "–"};
	int first = -1;
	bool equal = true;
	pill.seats = farms_city_pays(session_game(play->session), session_final(play->session), city, pill.points);
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		if (!(pill.seats >> seat & 1))
			continue;
		first = first < 0 ? pill.points[seat] : first;
		equal = equal && pill.points[seat] == first;
	}
	pill.share = equal ? first : -1;
	pill.text = pill.seats ? NULL : tr("no farmer");
	if (pill.seats || !play->picture.wish.told)
		badge_add(play, draw, badges, pill, at, city ? city->tile_count : TILES_MAX);
}

/* Of each court of The Castle a stall, then who is paid how much; of one that pays nobody, what it would pay. */
static void courts_add(struct play *play, struct draw *draw, struct badges *badges)
{
	struct farm_list list;
	struct feature *court = play->feature;
	farms_find(session_game(play->session), session_final(play->session), &list);
	for (int i = 0; i < list.count; i++) {
		const struct farm_line *line = &list.lines[i];
		struct pill pill = {.icon = ICON_MARKET, .seats = line->seats, .share = line->points};
		if (!game_feature_at(session_game(play->session), line->cell.x, line->cell.y, line->spot, court))
			continue;
		for (int seat = 0; seat < PLAYERS_MAX; seat++)
			pill.points[seat] = line->points;
		if (!line->seats)
			pill.text = line->tied ? "=" : draw_format(draw, "(%d)", line->points);
		badge_add(play, draw, badges, pill, above_figures(play, court), court->tile_count);
	}
}

/* Whose a field of three or more is: its pattern only says that it is many people's. */
static void crowd_add(struct play *play, struct draw *draw, struct badges *badges, const struct feature *field)
{
	unsigned seats = farms_by_city(session_game(play->session)) ? farms_seats(field) : field->owners;
	struct pill pill = {.icon = ICON_FIELDS, .seats = seats, .share = -1, .bare = true};
	if (bit_count(seats) >= PATTERN_CROWD)
		badge_add(play, draw, badges, pill, above_figures(play, field), field->tile_count);
}

/* Cities, then fields. */
static void land_add(struct play *play, struct draw *draw, struct badges *badges)
{
	const struct game *game = session_game(play->session);
	struct feature_spot places[FEATURES_MAX];
	struct feature *feature = play->feature;
	struct vec at;
	int cities = game_features(game, 1u << FEATURE_CITY, places);
	for (int i = 0; i < cities; i++)
		if (game_feature_at(game, places[i].cell.x, places[i].cell.y, places[i].spot, feature) &&
		    feature->complete)
			city_add(play, draw, badges, feature, feature_middle(play, feature));
	if (carcassonne_middle(play, &at))
		city_add(play, draw, badges, NULL, at);
	int fields = game_features(game, 1u << FEATURE_FIELD, places);
	for (int i = 0; i < fields; i++)
		if (game_feature_at(game, places[i].cell.x, places[i].cell.y, places[i].spot, feature))
			crowd_add(play, draw, badges, feature);
}

void play_fields_badges(struct play *play, struct draw *draw)
{
	struct badges badges = {.count = 0};
	plates_find(play, draw, &badges.plates);
	if (play_wall(play))
		courts_add(play, draw, &badges);
	else
		land_add(play, draw, &badges);
	for (int i = 0; i < badges.count; i++)
		pill_draw(play, draw, &badges.pills[i]);
}
