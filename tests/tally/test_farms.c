/* What is told of farms while they are not scored yet, and afterwards, is what the engine pays: every file of
 * data/scenarios under every farm rule, at each of its moves.  The truth is the score that a copy of the game has
 * when it was ended, less what was paid for anything but farms. */
#include "suite.h"

#include "app/farms.h"
#include "app/save.h"
#include "view/play/screen.h"
#include "../view/screens.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct tile_set *tiles;
static struct event_list events;
static struct feature feature;
static struct farm_list list;
static int compared;

static int is_json(const struct dirent *entry)
{
	size_t length = strlen(entry->d_name);
	return length > 5 && strcmp(entry->d_name + length - 5, ".json") == 0;
}

/* What each seat gets for its farms if the game ends here, by the scores of the engine. */
static void engine_farms(const struct game *game, int32_t points[PLAYERS_MAX])
{
	struct game *copy = game_clone(game);
	struct move send;
	for (int seat = 0; seat < game_player_count(game); seat++)
		points[seat] = -game_score(game, seat);
	events.count = events.city_count = 0;
	game_end(copy, &events);
	while (game_decision(copy).kind == DECISION_SEND && game_legal_moves(copy, &send, 1) > 0)
		ck_assert(game_apply(copy, &send, &events));
	ck_assert(!events.overflow);
	for (int seat = 0; seat < game_player_count(game); seat++)
		points[seat] += game_score(copy, seat);
	for (int i = 0; i < events.count; i++)
		if (events.items[i].kind == EVENT_SCORED && events.items[i].reason != SCORE_FARM &&
		    events.items[i].reason != SCORE_BARN)
			points[events.items[i].seat] -= events.items[i].points;
	game_destroy(copy);
}

/* The badges of all finished cities together. */
static void badges(const struct game *game, const struct event_list *final, int32_t points[PLAYERS_MAX])
{
	memset(points, 0, PLAYERS_MAX * sizeof points[0]);
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		for (uint8_t edge = 0; edge < EDGE_COUNT; edge++) {
			struct spot spot = {FEATURE_CITY, edge};
			int paid[PLAYERS_MAX];
			if (!game_feature_at(game, tile.cell.x, tile.cell.y, spot, &feature) || !feature.complete ||
			    feature.address.x != tile.cell.x || feature.address.y != tile.cell.y ||
			    feature.address_spot.at != edge)
				continue;
			farms_city_pays(game, final, &feature, paid);
			for (int seat = 0; seat < PLAYERS_MAX; seat++)
				points[seat] += paid[seat];
		}
	}
}

/* The City of Carcassonne has no badge: what it is paid for is left out there. */
static bool pays_carcassonne(const struct event_list *final)
{
	for (int i = 0; i < final->city_count; i++)
		if (final->cities[i].carcassonne)
			return true;
	return false;
}

static void compare(const struct game *game, const struct event_list *final, const int32_t truth[PLAYERS_MAX],
                    const char *where)
{
	int32_t told[PLAYERS_MAX] = {0}, badge[PLAYERS_MAX];
	farms_find(game, final, &list);
	for (int i = 0; i < list.count; i++)
		for (int seat = 0; seat < PLAYERS_MAX; seat++)
			told[seat] += list.lines[i].seats >> seat & 1 ? list.lines[i].points : 0;
	badges(game, final, badge);
	bool whole = !pays_carcassonne(final);
	for (int seat = 0; seat < game_player_count(game); seat++) {
		ck_assert_msg(told[seat] == truth[seat], "%s: the list tells seat %d %d, the engine pays %d", where,
		              seat, (int)told[seat], (int)truth[seat]);
		ck_assert_msg(!whole || badge[seat] == truth[seat], "%s: badges tell seat %d %d, the engine pays %d",
		              where, seat, (int)badge[seat], (int)truth[seat]);
		compared += truth[seat] > 0;
	}
}

/* A file under a farm rule, at one of its moves; NULL where the rule forbids what was played. */
static struct session *opened(const char *path, int rule, int at)
{
	struct format_error error;
	struct scenario *scenario = scenario_load(path, tiles, &error);
	ck_assert_msg(scenario != NULL, "%s", error.text);
	scenario->setup.settings.value[SETTING_FARM] = (uint8_t)rule;
	scenario->check_count = 0;
	return session_resume(scenario, at, &error);
}

static void check_file(const char *path, int rule, const char *name)
{
	struct session *end = opened(path, rule, -1);
	if (!end)
		return;
	int plies = session_history(end)->ply_count;
	int32_t truth[PLAYERS_MAX] = {0};
	bool known = false; /* what the ending pays: of the position before it */
	char where[300];
	/* Long games: the last moves are enough. */
	for (int at = plies > 12 ? plies - 12 : 0; at <= plies; at++) {
		struct session *session = opened(path, rule, at);
		const struct game *game = session_game(session);
		snprintf(where, sizeof where, "%s, %s, move %d", name,
		         game_setting_info(GAME_CARCASSONNE, SETTING_FARM)->values[rule], at);
		if (!game_over(game)) {
			/* Played on by the end itself, or by a last move that may change what farms pay. */
			engine_farms(game, truth);
			known = at < plies && session_history(end)->plies[at].finish;
			compare(game, session_final(session), truth, where);
		} else if (known) {
			compare(game, session_final(session), truth, where);
		}
		session_destroy(session);
	}
	session_destroy(end);
}

START_TEST(what_is_told_is_paid)
{
	char directory[FORMAT_PATH_SIZE], path[FORMAT_PATH_SIZE + 300];
	struct dirent **files;
	struct format_error error;
	tiles = tile_set_load(NULL, &error);
	ck_assert(tiles && data_path("scenarios", directory));
	int count = scandir(directory, &files, is_json, alphasort);
	ck_assert_int_gt(count, 100);
	for (int i = 0; i < count; i++) {
		snprintf(path, sizeof path, "%s/%s", directory, files[i]->d_name);
		for (int rule = 0; rule < game_setting_info(GAME_CARCASSONNE, SETTING_FARM)->value_count; rule++)
			check_file(path, rule, files[i]->d_name);
		free(files[i]);
	}
	free(files);
	ck_assert_int_gt(compared, 500); /* something was paid for */
	tile_set_destroy(tiles);
}
END_TEST

static void overlay_open(struct desk *desk, const char *name, int at)
{
	desk_init(desk);
	struct screen *screen = screens_game(&desk->host, name, at);
	ck_assert_pstr_eq(play_screen_picture(screen, &(struct play_picture){.overlays = "fields"}), NULL);
	screen_reset(&desk->host, screen);
	desk_build(desk);
	desk_build(desk);
}

/* E000-24 under city4: Blue 12, Red 4, Yellow 16; nothing is paid field by field. */
START_TEST(city_by_city_is_told_by_player)
{
	struct desk desk;
	for (int at = 0; at <= 1; at++) {
		overlay_open(&desk, "E000-24", at);
		ck_assert(desk_find(&desk, "3 cities × 4") && desk_find(&desk, "1 city × 4") &&
		          desk_find(&desk, "4 cities × 4"));
		ck_assert(desk_find(&desk, "12") && desk_find(&desk, "4") && desk_find(&desk, "16"));
		ck_assert(!desk_find(&desk, "each") && !desk_find(&desk, "Blue and Red"));
		ck_assert(!desk_says(&desk, "no farmer"));
		desk_finish(&desk);
	}
}
END_TEST

/* a herd of pigs, 4 instead of 3. */
START_TEST(pigs_are_told)
{
	struct desk desk;
	overlay_open(&desk, "R-12.6-pigs-1", 0);
	ck_assert(desk_find(&desk, "1 city × 4"));
	ck_assert(!desk_says(&desk, "× 3"));
	desk_finish(&desk);
}
END_TEST

/* The last card counts what lies on the table: a city once, however many share its field. By the files' own words: one
 * city for two farmers of a tie (E000-25), two that three fields touch (E000-16: red borders both). */
START_TEST(cities_are_counted_once)
{
	static const struct {
		const char *file, *words;
	} cards[] = {{"E000-25", "1 field, 1 city (A), 6 points"},
	             {"E000-16", "3 fields, 2 cities (A and B), 12 points"}};
	for (size_t i = 0; i < sizeof cards / sizeof cards[0]; i++) {
		struct ending ending;
		bool said = false;
		ending_init(&ending, cards[i].file);
		for (int k = 0; k < ending.tally->act_count; k++)
			said |= ending.tally->acts[k].kind == ACT_END &&
			        strstr(ending.tally->acts[k].subtitle, cards[i].words) != NULL;
		ck_assert_msg(said, "%s: %s", cards[i].file, ending.tally->acts[ending.tally->act_count - 1].subtitle);
		ending_finish(&ending);
	}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("farms");
	TCase *tests = tcase_create("farms");
	tcase_set_timeout(tests, 120);
	tcase_add_test(tests, what_is_told_is_paid);
	tcase_add_test(tests, city_by_city_is_told_by_player);
	tcase_add_test(tests, pigs_are_told);
	tcase_add_test(tests, cities_are_counted_once);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
