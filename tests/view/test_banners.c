/* The pennon of a finished city: its foot and its cloth lie over that city, for cities of two tiles and of many. */
#include <bastide/game.h>
#include <check.h>
#include <math.h>

#include "app/language.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "view/table/banner.h"
#include "../runner.h"
#include "ruler.h"
#include "screens.h"

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

/* The address of the finished city that is seen at a point of the table. */
static bool city_at(float x, float y, struct feature *city)
{
	const struct game *game = session_game(seen().session);
	int left = (int)floorf(x), top = (int)floorf(y), index = game_tile_at(game, left, top);
	struct spot spot;
	if (index < 0)
		return false;
	struct setup_tile tile = game_tile(game, index);
	const struct tile_map *map = tile_map_of(board_maps(seen().board), tile.type, tile.rotation);
	uint8_t code = tile_map_at(map, x - (float)left, y - (float)top);
	return paint_code_kind(code) == PAINT_CITY &&
	       tile_map_spot(&game_tile_set(game)->types[tile.type], tile.rotation, code, &spot) &&
	       game_feature_at(game, left, top, spot, city) && city->complete;
}

static bool same_city(const struct feature *a, const struct feature *b)
{
	return cell_same(a->address, b->address) && a->address_spot.at == b->address_spot.at;
}

static int finished_cities(void)
{
	static struct feature city;
	const struct game *game = session_game(seen().session);
	int count = 0;
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		const struct tile_type *type = &game_tile_set(game)->types[tile.type];
		for (int c = 0; c < type->city_count; c++) {
			struct spot spot;
			count += tile_map_spot(type, tile.rotation, paint_code(PAINT_CITY, c), &spot) &&
			         game_feature_at(game, tile.cell.x, tile.cell.y, spot, &city) && city.complete &&
			         cell_same(city.address, tile.cell) && city.address_spot.at == spot.at;
		}
	}
	return count;
}

/* Each finished city has one, and foot, pole and cloth lie in its own area; how many there are. */
static int check_banners(const char *where)
{
	static struct feature own, other;
	struct banner_size size = banner_size();
	int count = seen().banner_count;
	ck_assert_int_eq(count, finished_cities());
	for (int i = 0; i < count; i++) {
		const struct board_banner *banner = &seen().banners[i];
		float x = (float)banner->x + (float)banner->across / BANNER_STEPS,
		      y = (float)banner->y + (float)banner->down / BANNER_STEPS, to = banner->west ? -1 : 1;
		ck_assert_msg(city_at(x, y, &own), "%s: a pennon stands outside, %.2f,%.2f", where, (double)x,
		              (double)y);
		for (int step = 0; step <= 4; step++) {
			float part = (float)step / 4, cloth = x + to * size.cloth_long * part;
			struct vec points[] = {{x, y - size.pole * part},
			                       {cloth, y - size.pole},
			                       {cloth, y - size.pole + size.cloth_tall}};
			for (size_t k = 0; k < sizeof points / sizeof points[0]; k++)
				ck_assert_msg(city_at(points[k].x, points[k].y, &other) && same_city(&own, &other),
				              "%s: the pennon of %.2f,%.2f flies beside its city", where, (double)x,
				              (double)y);
		}
	}
	return count;
}

/* How many of them lie on a shield, that of their city or another's. */
static int check_shields(void)
{
	const struct game *game = session_game(seen().session);
	struct banner_size size = banner_size();
	int hidden = 0;
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		const struct tile_map *map = tile_map_of(board_maps(seen().board), tile.type, tile.rotation);
		for (int n = 0; n < map->shield_count; n++)
			for (int b = 0; b < seen().banner_count; b++) {
				const struct board_banner *banner = &seen().banners[b];
				float foot = (float)banner->x + (float)banner->across / BANNER_STEPS,
				      to = banner->west ? -1 : 1, x = (float)tile.cell.x + map->shields[n].x,
				      y = (float)tile.cell.y + map->shields[n].y, half = map->shields[n].clearance;
				float along = (x - foot) * to,
				      up = (float)banner->y + (float)banner->down / BANNER_STEPS - y;
				hidden += along > -half && along < size.cloth_long + half && up < size.pole + half &&
				          up > size.pole - size.cloth_tall - half;
			}
	}
	return hidden;
}

START_TEST(flags_fly_in_their_city)
{
	static const char *const games[] = {"showcase",          "whole-game", "first-game", "river-two",
	                                    "count-king-robber", "Y-44",       "X-17"};
	int cities = 0, hidden = 0;
	for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
		screen = screens_game(&desk.host, games[i], -1);
		screen_reset(&desk.host, screen);
		desk_build(&desk);
		cities += check_banners(games[i]);
		hidden += check_shields();
	}
	ck_assert_int_gt(cities, 20);
	ck_assert_int_eq(hidden, 0);
}
END_TEST

/* Two caps, one above the other and beside each other, and four corners round a point. */
START_TEST(the_smallest_cities_have_room)
{
	screen = screens_written(&desk.host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"tiles\":["
	                         "[\"E\",0,0,2],[\"E\",0,1,0],[\"B\",1,0,0],[\"E\",2,0,1],[\"E\",3,0,3]],"
	                         "\"turn\":\"red\",\"deck\":[\"B\"],\"moves\":[]}\n",
	                         0);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	ck_assert_int_eq(check_banners("two caps"), 2);
}
END_TEST

static void setup(void)
{
	language_set("en");
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
}

static void teardown(void) { desk_finish(&desk); }

int main(void)
{
	Suite *suite = suite_create("banners");
	TCase *tcase = tcase_create("banners");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, flags_fly_in_their_city);
	tcase_add_test(tcase, the_smallest_cities_have_room);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
