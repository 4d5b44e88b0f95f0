/* The Castle's ending: for every file of data/scenarios/castle and random games, under every edition that can be looked
 * at side by side, what it tells is what stands on the table.  The truth is the engine's. */
#include "suite.h"

#include "app/language.h"
#include "app/record_export.h"
#include "view/ending/result.h"
#include "../tiles.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct tile_set *tiles;

static void begin(void)
{
	language_set("en");
	tiles = tiles_or_exit(NULL);
}

static void end(void) { tile_set_destroy(tiles); }

/* A game played to its end, and its show. */
struct told {
	struct scenario *scenario;
	struct game *game, *truth; /* of the records; as the engine alone plays it */
	struct record_list *records;
	struct tally *tally;
};

static void told_make(struct told *told)
{
	struct format_error error;
	told->truth = scenario_play(told->scenario, -1, &error);
	ck_assert_msg(told->truth, "%s", error.text);
	if (!game_over(told->truth)) {
		ck_assert(scenario_add_end(told->scenario));
		ck_assert(game_end(told->truth, NULL));
	}
	told->records = record_list_create(told->scenario, -1, &told->game);
	ck_assert(told->records);
	told->tally = tally_create(told->game, told->records, NULL);
	ck_assert(told->tally);
}

static void told_drop(struct told *told)
{
	tally_destroy(told->tally);
	record_list_destroy(told->records);
	game_destroy(told->game);
	game_destroy(told->truth);
	scenario_destroy(told->scenario);
}

static struct scenario *example_load(const char *name)
{
	char relative[80], path[FORMAT_PATH_SIZE];
	struct format_error error;
	snprintf(relative, sizeof relative, "scenarios/castle/%s", name);
	ck_assert(data_path(relative, path));
	struct scenario *scenario = scenario_load(path, tiles, &error);
	ck_assert_msg(scenario, "%s", error.text);
	return scenario;
}

static void told_open(struct told *told, const char *name)
{
	memset(told, 0, sizeof *told);
	told->scenario = example_load(name);
	told_make(told);
}

/* ---- what every ending has to hold ---- */

static void acts_check(const struct tally *tally, const char *name)
{
	int last = -1;
	for (int a = 0; a < tally->act_count; a++) {
		const struct tally_act *act = &tally->acts[a];
		ck_assert_msg(act->title[0], "%s: act %d has no title", name, a);
		ck_assert_int_ge(act->part, last);
		last = act->part;
		int cells = act->tile_count;
		for (int i = 0; act->kind == ACT_KEEP && act->pay_count && i < cells - act->start_count; i++)
			ck_assert_int_lt(game_tile_at(tally->game, act->tiles[i].x, act->tiles[i].y), 0);
		if (act->kind == ACT_KEEP && act->pay_count)
			ck_assert_int_eq(cells, act->pays[0].points);
		if (act->kind == ACT_FEATURE && act->record_count) {
			/* as many things are counted as the sum has units */
			const struct record *record = tally_record(tally, act->first_record);
			ck_assert_int_eq(cells, record->kind == FEATURE_COURT ? record->marks
			                                                      : record->tiles + record->starts);
			ck_assert_uint_eq(act->owners, 1u << record->seat);
		}
	}
}

/* The size of a house or path that was paid, as R30 and D2 have it, from the engine's records alone. */
static int paid_most(const struct told *told, int kind, unsigned *seats)
{
	int most = 0;
	*seats = 0;
	for (int i = 0; i < told->records->count; i++) {
		const struct record *record = &told->records->items[i];
		int size = record->tiles + record->starts;
		if (record->kind != kind || record->reason == SCORE_KEEP || size < most)
			continue;
		*seats = (size > most ? 0 : *seats) | 1u << record->seat;
		most = size;
	}
	return most;
}

/* The result calls the largest what the keep's rule calls so, and names all who tie. */
static void superlatives_check(const struct told *told, const struct show *show, const char *name)
{
	static const int kinds[] = {FEATURE_PATH, FEATURE_HOUSE};
	struct result result;
	result_find(&result, show);
	for (int i = 0; i < 2; i++) {
		unsigned seats;
		int most = paid_most(told, kinds[i], &seats);
		ck_assert_msg(result.facts[i].seats == seats && (most == 0 || atoi(result.facts[i].text) == most),
		              "%s: %s %s of %x, not %d of %x", name, result.facts[i].title, result.facts[i].text,
		              result.facts[i].seats, most, seats);
	}
}

static void told_check(const struct told *told, const char *name)
{
	struct show show = {.game = told->game, .records = told->records, .tally = told->tally};
	result_check(&show, name);
	superlatives_check(told, &show, name);
	struct tally_state state;
	int32_t totals[PLAYERS_MAX];
	const struct tally *tally = told->tally;
	tally_state_at(tally, tally->length, &state);
	ck_assert_msg(record_list_totals(tally->records, told->truth, totals), "%s: the records tell other scores",
	              name);
	for (int seat = 0; seat < 2; seat++)
		ck_assert_msg(state.scores[seat] == game_score(told->truth, seat),
		              "%s: seat %d is told %d, the table has %d", name, seat, (int)state.scores[seat],
		              game_score(told->truth, seat));
	ck_assert(tally_agrees(tally));
	ck_assert_int_eq(tally->order_count, tally->records->count - tally->records->final_first);
	acts_check(tally, name);
	for (int i = 0; i < tally->caption_count; i++)
		ck_assert_msg(tally->captions[i].text[0], "%s: caption %d says nothing", name, i);
}

/* Under all values of what decides the final scoring (R39, D9). */
static void editions_check(const struct scenario *scenario, const char *name)
{
	for (int edition = 0; edition < 4; edition++) {
		struct told told = {0};
		char *text = scenario_text(scenario);
		struct format_error error;
		told.scenario = scenario_read(text, strlen(text), name, tiles, &error);
		ck_assert_msg(told.scenario, "%s", error.text);
		told.scenario->setup.settings.value[SETTING_WELL4] = (uint8_t)(edition & 1);
		told.scenario->setup.settings.value[SETTING_KEEP_STARTS] = (uint8_t)(edition >> 1);
		told_make(&told);
		told_check(&told, name);
		told_drop(&told);
		free(text);
	}
}

START_TEST(every_example_tells_the_table)
{
	char folder[FORMAT_PATH_SIZE];
	int count = 0;
	ck_assert(data_path("scenarios/castle", folder));
	DIR *files = opendir(folder);
	ck_assert(files);
	for (const struct dirent *entry; (entry = readdir(files)) != NULL;) {
		if (entry->d_name[0] == '.')
			continue;
		struct scenario *scenario = example_load(entry->d_name);
		editions_check(scenario, entry->d_name);
		scenario_destroy(scenario);
		count++;
	}
	closedir(files);
	ck_assert_int_ge(count, 95);
}
END_TEST

/* Played by chance, until so many tiles lie; `leads` is told after how many turns each seat alone was ahead. */
static struct scenario *random_scenario(struct rng *rng, int most, int leads[2])
{
	static struct move moves[MOVES_MAX];
	struct setup setup;
	struct refusal refusal;
	const struct tile_set *castle = tile_set_of(tiles, GAME_CASTLE);
	setup_init(&setup);
	setup.game = GAME_CASTLE;
	setup.player_count = 2;
	setup.colors[0] = COLOR_RED;
	setup.colors[1] = COLOR_BLUE;
	setup.seed = rng_next(rng) >> 12;
	ck_assert(setup_settle(&setup, castle, &refusal));
	struct scenario *scenario = scenario_create(castle, &setup);
	struct game *game = game_create(castle, &setup, &refusal);
	leads[0] = leads[1] = 0;
	for (int turn = game_turn(game); !game_over(game) && turn <= most;) {
		int count = game_legal_moves(game, moves, MOVES_MAX);
		struct move move = moves[rng_below(rng, (uint32_t)count)];
		ck_assert(scenario_add_move(scenario, &move) && game_apply(game, &move, NULL));
		if (game_turn(game) == turn)
			continue;
		turn = game_turn(game);
		for (int seat = 0; seat < 2; seat++)
			leads[seat] += game_score(game, seat) > game_score(game, !seat);
	}
	game_destroy(game);
	return scenario;
}

START_TEST(random_games_tell_the_table)
{
	struct rng rng;
	rng_seed(&rng, 43);
	for (int round = 0; round < 40; round++) {
		int leads[2];
		struct scenario *scenario = random_scenario(&rng, TILES_MAX, leads);
		editions_check(scenario, "a random game");
		scenario_destroy(scenario);
	}
}
END_TEST

/* Scored with a tile in hand: a turn in which nothing was laid is none, and 0:0 is nobody's lead. */
START_TEST(a_turn_not_played_is_nobodys_lead)
{
	struct rng rng;
	rng_seed(&rng, 44);
	for (int round = 0; round < 20; round++) {
		struct told told = {0};
		int leads[2];
		told.scenario = random_scenario(&rng, 25, leads);
		told_make(&told);
		struct show show = {.game = told.game, .records = told.records, .tally = told.tally};
		struct result result;
		result_find(&result, &show);
		int most = leads[0] > leads[1] ? leads[0] : leads[1];
		ck_assert_int_eq(result.turn_count, 25);
		ck_assert_int_eq(result.facts[3].known, most > 0);
		ck_assert_int_eq(most ? atoi(result.facts[3].text) : 0, most);
		ck_assert_uint_eq(result.facts[3].seats,
		                  most ? (unsigned)((leads[0] == most) | (leads[1] == most) << 1) : 0);
		told_drop(&told);
	}
}
END_TEST

/* ---- single acts, reckoned by hand (the examples' own words) ---- */

static const struct tally_act *act_of(const struct told *told, int kind)
{
	for (int a = 0; a < told->tally->act_count; a++)
		if (told->tally->acts[a].kind == kind)
			return &told->tally->acts[a];
	return NULL;
}

static bool says(const struct told *told, const char *text)
{
	for (int i = 0; i < told->tally->caption_count; i++)
		if (strstr(told->tally->captions[i].text, text))
			return true;
	return false;
}

/* The act of a kind of an example; the example stays open until the next one, or told_close(). */
static struct told open_one;
static bool is_open;

static void told_close(void)
{
	if (is_open)
		told_drop(&open_one);
	is_open = false;
}

static const struct tally_act *act_in(const char *file, int kind)
{
	told_close();
	told_open(&open_one, file);
	is_open = true;
	return act_of(&open_one, kind);
}

/* C-71: Blue's 2 counts as 4 and beats Red's 2: 74 cells and 5 start spaces. */
START_TEST(a_keep_raised_by_wall_tile_8)
{
	const struct tally_act *act = act_in("C-71.json", ACT_KEEP);
	ck_assert_int_eq(act->counts[0], 2);
	ck_assert_int_eq(act->counts[1], 4);
	ck_assert_str_eq(act->verdict, "Blue has the larger keep: 4 against 2.");
	ck_assert_str_eq(act->subtitle, "Blue: 2, and 2 more by wall tile 8.");
	ck_assert_int_eq(act->start_count, 5);
	ck_assert_str_eq(act->pays[0].sum, "74 empty places + 5 start spaces = 79");
	told_close();
}
END_TEST

/* The same in every place that tells the end: result, audit, exported text. */
START_TEST(what_decides_the_keep_is_said)
{
	struct view view;
	static const char names[PLAYERS_MAX][RECORD_NAME_SIZE] = {"Red", "Blue"};
	view_init(&view, "castle/C-71", NULL, 1920, 1080);
	struct screen *screen = result_screen_details(view.show);
	view_build(&view, screen);
	ck_assert(desk_says(&view.desk, "Larger keep (wall tile 8)") && desk_says(&view.desk, "2 + 2 against 2"));
	screen->kind->destroy(screen);
	screen = audit_screen_create(view.show);
	view_build(&view, screen);
	ck_assert(desk_says(&view.desk, "Blue has the larger keep: 4 against 2."));
	ck_assert(desk_says(&view.desk, "2 more by wall tile 8."));
	ck_assert(desk_says(&view.desk, "4 : 2"));
	screen->kind->destroy(screen);
	char *text = record_list_text(&(struct record_told){view.show->records, view.show->game, names, NULL, NULL});
	ck_assert_msg(strstr(text, "\nBlue has the larger keep: 4 against 2.\nBlue: 2, and 2 more by wall tile 8.\n"),
	              "%s", text);
	free(text);
	view_finish(&view);
}
END_TEST

/* In the smallest window and the longest language a file that was written is told by its name. */
START_TEST(an_export_is_told)
{
	struct view view;
	char home[] = "/tmp/bastide-export-XXXXXX";
	language_set("xx");
	view_init(&view, "castle/whole-game", NULL, 1024, 600);
	ck_assert(mkdtemp(home));
	snprintf(view.desk.host.home, sizeof view.desk.host.home, "%s", home);
	screen_push(&view.desk.host, audit_screen_create(view.show));
	desk_build(&view.desk);
	for (int json = 0; json < 2; json++) {
		view.desk.notice.shown = false;
		ck_assert(desk_press(&view.desk, ui_name(json ? "audit.json" : "audit.text")));
		desk_build(&view.desk);
		ck_assert(view.desk.notice.shown && desk_says(&view.desk, "scores-") &&
		          desk_says(&view.desk, json ? ".json" : ".txt"));
		ck_assert_int_eq(remove(view.desk.notice.copy), 0);
	}
	rmdir(home);
	screen_pop(&view.desk.host);
	desk_build(&view.desk);
	view_finish(&view);
	language_set("en");
}
END_TEST

/* C-70: keeps of equal size. */
START_TEST(equal_keeps_pay_nobody)
{
	const struct tally_act *act = act_in("C-70.json", ACT_KEEP);
	ck_assert_int_eq(act->pay_count, 0);
	ck_assert_int_eq(act->tile_count, 0);
	ck_assert(strstr(act->verdict, "nobody scores"));
	told_close();
}
END_TEST

/* C-67: four cells at two start spaces beat five cells without one; C-68: without them the five cells do. */
START_TEST(the_area_that_is_lit_is_the_one_that_pays)
{
	const struct tally_act *act = act_in("C-67.json", ACT_KEEP);
	ck_assert_int_eq(act->tile_count, 6);
	ck_assert_int_eq(act->start_count, 2);
	act = act_in("C-68.json", ACT_KEEP);
	ck_assert_int_eq(act->tile_count, 5);
	ck_assert_int_eq(act->start_count, 0);
	told_close();
}
END_TEST

/* C-78: tile 7 on five markets, one of them on the start space; C-76: one merchant each. */
START_TEST(courts_market_by_market)
{
	struct told told;
	told_open(&told, "C-78.json");
	const struct tally_act *act = act_of(&told, ACT_FEATURE);
	ck_assert_int_eq(act->tile_count, 5);
	ck_assert_int_eq(act->start_count, 1);
	ck_assert_int_eq(act->wall, 7);
	ck_assert_str_eq(act->pays[0].sum, "5 markets × 4 = 20");
	ck_assert(says(&told, "plays wall tile 7: One court where you have more merchants brings 4 points a market"));
	told_drop(&told);
	told_open(&told, "C-76.json");
	act = act_of(&told, ACT_FEATURE);
	ck_assert_str_eq(act->title, "Court");
	ck_assert_int_eq(act->pay_count, 0);
	ck_assert_str_eq(act->verdict, "A tie: nobody scores it.");
	told_drop(&told);
}
END_TEST

/* A court floods like a field before its markets are counted, with the colour of whoever has the most there; with a tie
 * it stays divided (R46: nobody scores it). */
START_TEST(courts_flood_for_whom_they_pay)
{
	struct told told;
	told_open(&told, "whole-game.json");
	int courts = 0;
	for (int a = 0; a < told.tally->act_count; a++) {
		const struct tally_act *act = &told.tally->acts[a];
		if (act->kind != ACT_FEATURE || act->feature->kind != FEATURE_COURT)
			continue;
		const struct tally_beat *flood = tally_beat_find(told.tally, act, BEAT_FLOOD, 0),
		                        *first = tally_beat_find(told.tally, act, BEAT_TILE, 0);
		const struct tally_farm *court = tally_land(told.tally, courts);
		ck_assert_uint_eq(act->farms, (uint64_t)1 << courts++);
		ck_assert(flood && first && flood->end <= first->start && flood->end > flood->start);
		ck_assert_int_eq(court->feature.address.x, act->feature->address.x);
		ck_assert_int_eq(court->feature.address.y, act->feature->address.y);
		ck_assert_uint_eq(court->owners, 1u << tally_record(told.tally, act->first_record)->seat);
	}
	ck_assert_int_eq(courts, tally_land_count(told.tally));
	ck_assert_int_eq(courts, 7);
	told_drop(&told);
	told_open(&told, "C-76.json");
	ck_assert_int_eq(tally_land_count(told.tally), 1);
	ck_assert_uint_eq(tally_land(told.tally, 0)->owners, 0);
	ck_assert_int_eq(tally_land(told.tally, 0)->farmers[0], 1);
	ck_assert_int_eq(tally_land(told.tally, 0)->farmers[1], 1);
	told_drop(&told);
}
END_TEST

static bool frame_has(const struct tally_frame *frame, float x, float y)
{
	return x >= frame->x && y >= frame->y && x <= frame->x + frame->w && y <= frame->y + frame->h;
}

/* The camera shows all of a court, near; when the points land, the space too that the engine's score names. */
START_TEST(the_camera_comes_near_and_follows_the_points)
{
	struct told told;
	told_open(&told, "whole-game.json");
	const struct castle_board *board = game_tile_set(told.game)->castle;
	for (const struct tally_act *act = told.tally->acts; act < told.tally->acts + told.tally->act_count; act++) {
		if (act->part != PART_COURTS)
			continue;
		const struct record *record = tally_record(told.tally, act->first_record);
		int score = (int)record->after[record->seat];
		const struct castle_space *space = &board->spaces[castle_space_of(board, score)];
		ck_assert_float_le(act->frame.h, .62f * told.tally->whole.h);
		const struct cell *tile = act->feature->tiles;
		for (int i = 0; i < act->feature->tile_count; i++)
			ck_assert(frame_has(&act->frame, tile[i].x + .5f, tile[i].y + .5f));
		for (int i = 0; i < space->point_count; i++)
			ck_assert(frame_has(&act->paid, space->points[i].x, space->points[i].y));
	}
	told_drop(&told);
}
END_TEST

/* C-93: keep, court, wall tile 9, in this order; nothing else. */
START_TEST(the_order_of_a_whole_end)
{
	static const uint8_t kinds[] = {ACT_TITLE, ACT_WALL, ACT_KEEP, ACT_FEATURE, ACT_HELD, ACT_END};
	struct told told;
	told_open(&told, "C-93.json");
	ck_assert_int_eq(told.tally->act_count, (int)sizeof kinds);
	for (size_t i = 0; i < sizeof kinds; i++)
		ck_assert_int_eq(told.tally->acts[i].kind, kinds[i]);
	ck_assert(says(&told, "plays wall tile 9: 5 points."));
	told_drop(&told);
}
END_TEST

/* C-91: the moves of the final scoring win nothing (R43): what lies then is cleared, and told. */
START_TEST(what_lies_on_the_wall_goes)
{
	struct told told;
	told_open(&told, "C-91.json");
	const struct tally_act *act = act_of(&told, ACT_WALL);
	ck_assert_uint_ne(act->cleared, 0);
	ck_assert(says(&told, "still lie"));
	told_drop(&told);
}
END_TEST

/* Every record forward, and the same moments back; every beat ends. */
START_TEST(steps_lead_there_and_back)
{
	struct told told;
	double time = 0;
	int steps = 0, back = 0;
	told_open(&told, "whole-game.json");
	const struct tally *tally = told.tally;
	for (; time < tally->length && steps < 500; steps++) {
		double next = tally_next_record(tally, time);
		ck_assert(next > time);
		time = next;
	}
	ck_assert_int_eq(steps, tally->order_count + 1);
	for (; time > 0 && back < 500; back++) {
		double last = tally_previous_record(tally, time);
		ck_assert(last < time);
		time = last;
	}
	ck_assert_int_le(back, steps + 1);
	for (int i = 0; i < tally->beat_count; i++)
		if (tally->beats[i].end > tally->beats[i].start)
			ck_assert(tally_next_beat(tally, tally->beats[i].start) > tally->beats[i].start);
	told_drop(&told);
}
END_TEST

/* A show with one claim changed is not shown. */
START_TEST(a_changed_claim_is_not_shown)
{
	struct told told;
	told_open(&told, "C-93.json");
	for (int i = 0; i < told.records->count; i++) {
		told.records->items[i].points--;
		ck_assert(!tally_agrees(told.tally));
		told.records->items[i].points++;
	}
	ck_assert(tally_agrees(told.tally));
	told_drop(&told);
}
END_TEST

/* ---- on the screen ---- */

START_TEST(the_show_is_drawn)
{
	static const struct {
		double time;
		const char *text;
	} moments[] = {{2.4, "5 wall tiles still lie on the wall"},
	               {8, "Aurélie has the larger keep: 4 against 2."},
	               {10.5, "9 empty places + 1 start space = 10"},
	               {19.5, "2 markets × 3 = 6"},
	               {1e3, "Magnus 104, Aurélie 98."}};
	struct view view;
	view_init(&view, "castle/whole-game", NULL, 1280, 720);
	view.screen = tally_screen_create(view.show);
	for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
		tally_screen_seek(view.screen, moments[i].time);
		view_build(&view, view.screen);
		ck_assert_msg(desk_says(&view.desk, moments[i].text), "%g s: not \"%s\"", moments[i].time,
		              moments[i].text);
	}
	view_finish(&view);
}
END_TEST

START_TEST(result_audit_and_editions_are_drawn)
{
	struct view view;
	view_init(&view, "castle/whole-game", NULL, 1280, 720);
	struct screen *screen = result_screen_details(view.show);
	view_build(&view, screen);
	ck_assert(desk_says(&view.desk, "Magnus wins") && desk_says(&view.desk, "Wall tiles"));
	screen->kind->destroy(screen);
	screen = audit_screen_create(view.show);
	view_build(&view, screen);
	for (int i = 0; i < RECORDS_MAX && !desk_says(&view.desk, "9 empty places + 1 start space = 10"); i++) {
		struct input down = {.kind = INPUT_KEY, .key = KEY_DOWN}; /* from the first on */
		screen->kind->input(screen, &view.desk.frame, &down);
		view_build(&view, screen);
	}
	ck_assert(desk_says(&view.desk, "9 empty places + 1 start space = 10") && desk_says(&view.desk, "Courts 7"));
	screen->kind->destroy(screen);
	struct settings list[2] = {*game_settings(view.show->game), *game_settings(view.show->game)};
	list[1].value[SETTING_KEEP_STARTS] ^= 1;
	screen = editions_screen_create(view.show, list, 2);
	ck_assert(screen);
	view_build(&view, screen);
	ck_assert(desk_says(&view.desk, "The keep 9 instead of 10") && desk_says(&view.desk, "same winner"));
	screen->kind->destroy(screen);
	view_finish(&view);
}
END_TEST

/* C-84: two points a tile with a well; the show of an edition has what the engine has. */
START_TEST(editions_of_a_show)
{
	static const char *const names[] = {"castle/C-84", "castle/C-67", "castle/whole-game"};
	struct view view;
	view_init(&view, names[_i], NULL, 1280, 720);
	for (int edition = 0; edition < 4; edition++) {
		struct scenario again = *session_scenario(view.ending.session);
		struct format_error error;
		again.setup.settings.value[SETTING_WELL4] = (uint8_t)(edition & 1);
		again.setup.settings.value[SETTING_KEEP_STARTS] = (uint8_t)(edition >> 1);
		struct game *truth = scenario_play(&again, session_history(view.ending.session)->ply_count, &error);
		struct show *show = show_rescored(view.show, &again.setup.settings);
		ck_assert_msg(truth && show, "%s", error.text);
		for (int seat = 0; seat < 2; seat++)
			ck_assert_int_eq(game_score(show->game, seat), game_score(truth, seat));
		show_drop(show);
		game_destroy(truth);
	}
	view_finish(&view);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("castle");
	TCase *tests = tcase_create("castle");
	tcase_add_checked_fixture(tests, begin, end);
	tcase_set_timeout(tests, 60);
	tcase_add_test(tests, every_example_tells_the_table);
	tcase_add_test(tests, random_games_tell_the_table);
	tcase_add_test(tests, a_turn_not_played_is_nobodys_lead);
	tcase_add_test(tests, a_keep_raised_by_wall_tile_8);
	tcase_add_test(tests, what_decides_the_keep_is_said);
	tcase_add_test(tests, an_export_is_told);
	tcase_add_test(tests, equal_keeps_pay_nobody);
	tcase_add_test(tests, the_area_that_is_lit_is_the_one_that_pays);
	tcase_add_test(tests, courts_market_by_market);
	tcase_add_test(tests, courts_flood_for_whom_they_pay);
	tcase_add_test(tests, the_camera_comes_near_and_follows_the_points);
	tcase_add_test(tests, the_order_of_a_whole_end);
	tcase_add_test(tests, what_lies_on_the_wall_goes);
	tcase_add_test(tests, steps_lead_there_and_back);
	tcase_add_test(tests, a_changed_claim_is_not_shown);
	tcase_add_test(tests, the_show_is_drawn);
	tcase_add_test(tests, result_audit_and_editions_are_drawn);
	tcase_add_loop_test(tests, editions_of_a_show, 0, 3);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
