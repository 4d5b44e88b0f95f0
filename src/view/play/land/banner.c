/* Pennons over finished cities: where, and whose. */
#include "view/play/land/land.h"

#include <math.h>

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

/* ---- where ---- */

/* A city's own area: what the eye sees of its parts, by the cells on which they lie. */
struct area {
	int count;
	struct {
		struct cell cell;
		const struct tile_map *map;
		uint8_t code;
	} parts[FEATURE_SPOTS_MAX];
	int shields; /* that say what it is worth */
	struct vec shield_places[FEATURE_SPOTS_MAX];
	int standing; /* whoever stands there, or may hide behind a cloth */
	struct vec figures[FIGURES_MAX];
};

static void area_find(struct play *play, const struct feature *city, struct area *area)
{
	const struct game *game = session_game(play->session);
	area->count = city->spot_count;
	area->shields = 0;
	for (int i = 0; i < city->spot_count; i++) {
		struct cell cell = city->spots[i].cell;
		const struct tile_map *map =
		    tile_map_laid(board_maps(play->board), game, cell, city->spots[i].spot, &area->parts[i].code);
		area->parts[i].cell = cell;
		area->parts[i].map = map;
		for (int n = 0; map && n < map->shield_count && area->shields < FEATURE_SPOTS_MAX; n++)
			if (map->shields[n].code == area->parts[i].code)
				area->shield_places[area->shields++] =
				    (struct vec){(float)cell.x + map->shields[n].x, (float)cell.y + map->shields[n].y};
	}
	area->standing = play->found.standing_count;
	for (int i = 0; i < area->standing; i++)
		area->figures[i] = board_stand(play->board, game, play->found.standing[i].figure,
		                               play->found.standing[i].cell, play->found.standing[i].spot);
}

static bool area_has(const struct area *area, float x, float y)
{
	float left = floorf(x), top = floorf(y);
	for (int i = 0; i < area->count; i++)
		if (area->parts[i].cell.x == (int)left && area->parts[i].cell.y == (int)top && area->parts[i].map &&
		    tile_map_at(area->parts[i].map, x - left, y - top) == area->parts[i].code)
			return true;
	return false;
}

/* Would it hide a follower's face? */
static bool hides_somebody(const struct area *area, float x, float y, bool west)
{
	bool hides = false;
	for (int i = 0; i < area->standing && !hides; i++) {
		float left = west ? x - area->figures[i].x : area->figures[i].x - x, base = area->figures[i].y - y;
		hides = left > -0.17f && left < 0.36f && base > -0.23f && base < 0.30f;
	}
	return hides;
}

/* Would it lie on a shield? */
static bool hides_shield(const struct area *area, float x, float y, bool west)
{
	struct banner_size size = banner_size();
	const float shield = 0.15f; /* half of it in tiles, and some room */
	bool hides = false;
	for (int i = 0; i < area->shields && !hides; i++) {
		float along = (area->shield_places[i].x - x) * (west ? -1 : 1), up = y - area->shield_places[i].y;
		hides = along > -shield && along < size.cloth_long + shield &&
		        up > (along < shield ? 0 : size.pole - size.cloth_tall) - shield && up < size.pole + shield;
	}
	return hides;
}

/* How far round pole and cloth all is city, in steps of a tile's share; 0: not even they are. */
static int room_round(const struct area *area, float x, float y, bool west)
{
	static const struct vec corners[] = {{0, 0}, {0, -1},   {1, -1},  {0.5f, -1},
	                                     {1, 0}, {0.5f, 0}, {-1, -1}, {-1, 0}};
	enum { CORNERS = sizeof corners / sizeof corners[0], STEPS = 6 };
	struct banner_size size = banner_size();
	float to = west ? -1 : 1;
	if (!area_has(area, x, y))
		return 0;
	for (int room = 1; room <= STEPS; room++) {
		float more = (float)room * 0.02f;
		for (int i = 0; i < CORNERS; i++) {
			/* the box of pole and cloth, but below the cloth only the pole stands */
			float across = corners[i].x < 0 ? -more : corners[i].x * (size.cloth_long + more);
			float up = corners[i].y < 0   ? size.pole + more
			           : corners[i].x > 0 ? size.pole - size.cloth_tall - more
			                              : -more / 2;
			if (!area_has(area, x + to * across, y - up))
				return room - 1;
		}
	}
	return STEPS;
}

/* Where pole and cloth have the most of the city round them, and hide nobody and no shield: the southernmost of those,
 * to the east if it can be. */
static bool place_find(struct play *play, const struct feature *city, struct board_banner *banner)
{
	enum { STEP = 2 };
	struct area area;
	int best = 0;
	area_find(play, city, &area);
	for (int i = 0; i < area.count; i++)
		for (int at = 0; at < (BANNER_STEPS / STEP) * (BANNER_STEPS / STEP) * 2; at++) {
			bool west = at & 1;
			int across = at / 2 % (BANNER_STEPS / STEP) * STEP,
			    down = at / 2 / (BANNER_STEPS / STEP) * STEP;
			float x = (float)area.parts[i].cell.x + (float)across / BANNER_STEPS,
			      y = (float)area.parts[i].cell.y + (float)down / BANNER_STEPS;
			int room = room_round(&area, x, y, west);
			int worth = room ? 2 * room - west + (hides_somebody(&area, x, y, west) ? 0 : 100) +
			                       (hides_shield(&area, x, y, west) ? 0 : 50)
			                 : 0;
			if (worth <= best)
				continue;
			best = worth;
			banner->x = area.parts[i].cell.x;
			banner->y = area.parts[i].cell.y;
			banner->across = (uint8_t)across;
			banner->down = (uint8_t)down;
			banner->west = west;
		}
	return best > 0;
}

static void banner_add(struct play *play, const struct feature *city)
{
	struct board_banner banner = {.color = owner_of(play, city)};
	if (play->banners.count < PLAY_BANNERS_MAX && place_find(play, city, &banner))
		play->banners.list[play->banners.count++] = banner;
}

/* Anew when the game has moved on. */
static void banners_find(struct play *play)
{
	play->banners.count = 0;
	play->banners.serial = session_serial(play->session);
	play_finished_cities(play, banner_add);
}

void play_banners_add(struct play *play)
{
	/* The drawings of the rulebooks have none: they would be taken for what a city is worth. */
	if (play->picture.on && play->picture.wish.board_only)
		return;
	if (play->banners.serial != session_serial(play->session))
		banners_find(play);
	for (int i = 0; i < play->banners.count; i++)
		board_add_banner(play->board, &play->banners.list[i]);
}
