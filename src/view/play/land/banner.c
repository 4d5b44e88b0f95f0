/* Pennons over finished cities: where, and whose. */
#include "view/play/land/land.h"

static const uint8_t corner_edges[4] = {
    [PAINT_CORNER_NW] = 1 << EDGE_N | 1 << EDGE_W,
    [PAINT_CORNER_NE] = 1 << EDGE_N | 1 << EDGE_E,
    [PAINT_CORNER_SE] = 1 << EDGE_S | 1 << EDGE_E,
    [PAINT_CORNER_SW] = 1 << EDGE_S | 1 << EDGE_W,
};

/* Who was paid for it when it was finished; a city that several share flies nobody's colour. */
static uint8_t owner_of(const struct play *play, const struct feature *city)
{
	int32_t points[PLAYERS_MAX];
	int owner = NOBODY;
	for (int seat = 0, seats = (int)play_paid_for(play, city, points); seat < PLAYERS_MAX; seat++)
		if (seats >> seat & 1)
			owner = seats == 1 << seat ? seat : NOBODY;
	return owner == NOBODY ? BANNER_PLAIN : (uint8_t)play_seat_color(play, owner);
}

/* Would a pennon at this corner hide a follower's face? */
static bool hides_somebody(struct play *play, int x, int y, bool west)
{
	const struct game *game = session_game(play->session);
	struct setup_figure figures[FIGURES_MAX];
	bool hides = false;
	for (int i = 0, count = game_standing(game, figures); i < count && !hides; i++) {
		struct vec at = board_stand(play->board, game, figures[i].figure, figures[i].cell, figures[i].spot);
		float left = west ? (float)x - at.x : at.x - (float)x, base = at.y - (float)y;
		hides = left > -0.17f && left < 0.36f && base > -0.47f && base < 0.12f;
	}
	return hides;
}

/* Of the city's towers on the lattice the southernmost where a pennon hides nobody: it flies over the city, not beside
 * it. */
static bool tower_find(struct play *play, const struct feature *city, struct board_banner *banner)
{
	const struct game *game = session_game(play->session);
	bool found = false, hides = false;
	for (int i = 0; i < city->spot_count; i++) {
		int index = game_tile_at(game, city->spots[i].cell.x, city->spots[i].cell.y);
		if (index < 0)
			continue;
		struct setup_tile tile = game_tile(game, index);
		const struct tile_type *type = &game_tile_set(game)->types[tile.type];
		int part = paint_code_index(tile_map_code(type, tile.rotation, city->spots[i].spot));
		unsigned edges = part < type->city_count ? edges_turned(type->cities[part].edges, tile.rotation) : 0;
		unsigned towers = tile_art_towers(board_art(play->board), tile.type, tile.rotation);
		for (int corner = 0; corner < 4; corner++) {
			int x = tile.cell.x + (corner == PAINT_CORNER_NE || corner == PAINT_CORNER_SE);
			int y = tile.cell.y + (corner == PAINT_CORNER_SE || corner == PAINT_CORNER_SW);
			if (!(towers >> corner & 1) || !(edges & corner_edges[corner]))
				continue;
			bool west = x > tile.cell.x, better = y > banner->y || (y == banner->y && x < banner->x);
			bool here = hides_somebody(play, x, y, west);
			if (found && (here != hides ? here : !better))
				continue;
			hides = here;
			banner->x = (int16_t)x;
			banner->y = (int16_t)y;
			banner->west = west;
			found = true;
		}
	}
	return found;
}

static void banner_add(struct play *play, const struct feature *city)
{
	struct board_banner banner = {.color = owner_of(play, city)};
	if (play->banners.count < PLAY_BANNERS_MAX && tower_find(play, city, &banner))
		play->banners.list[play->banners.count++] = banner;
}

/* Anew when the game has moved on. */
static void banners_find(struct play *play)
{
	const struct game *game = session_game(play->session);
	const struct tile_set *set = game_tile_set(game);
	play->banners.count = 0;
	play->banners.serial = session_serial(play->session);
	play->banners.known = true;
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		const struct tile_type *type = &set->types[tile.type];
		for (int c = 0; c < type->city_count; c++) {
			struct feature *city = play->feature;
			struct spot spot;
			/* each city once: at its own address */
			if (!tile_map_spot(type, tile.rotation, paint_code(PAINT_CITY, c), &spot) ||
			    !game_feature_at(game, tile.cell.x, tile.cell.y, spot, city) || !city->complete ||
			    !cell_same(city->address, tile.cell) || city->address_spot.at != spot.at)
				continue;
			banner_add(play, city);
		}
	}
}

void play_banners_add(struct play *play)
{
	/* The drawings of the rulebooks have none: they would be taken for what a city is worth. */
	if (play->picture.on && play->picture.board_only)
		return;
	if (!play->banners.known || play->banners.serial != session_serial(play->session))
		banners_find(play);
	for (int i = 0; i < play->banners.count; i++)
		board_add_banner(play->board, &play->banners.list[i]);
}
