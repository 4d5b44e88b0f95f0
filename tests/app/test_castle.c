/* The Castle in words and records: every file of data/scenarios/castle and random games; the truth is the engine's
 * scores and figures. */
#include "../begin.h"
#include "../runner.h"
#include "table.h"
#include <bastide/castle.h>
#include "app/castle_words.h"
#include "app/language.h"
#include "app/record.h"
#include "app/rulebook.h"
#include "app/words.h"

#include <dirent.h>
#include <stdio.h>

static const struct tile_set *castle;

static void begin(void)
{
	language_set("en");
	tiles_begin();
	castle = tile_set_of(tiles, GAME_CASTLE);
	ck_assert(castle);
}

/* What every list of scores has to hold: totals that stand on the table, a rule with its sentence, a sum that ends in
 * the points, and of a feature the most followers for who is paid (R28). */
static void list_check(const struct record_list *list, const struct game *game, const char *name)
{
	int32_t totals[PLAYERS_MAX];

	ck_assert_msg(record_list_totals(list, game, totals), "%s: the totals differ from the table", name);
	for (int i = 0; i < list->count; i++) {
		const struct record *record = &list->items[i];
		const char *rule = record->bill.rule;
		char sum[160];

		ck_assert_msg(rule[0] == 'R' && bill_rule_text(rule)[0], "%s: score %d has rule %s", name, i + 1, rule);
		ck_assert(bill_sum(&record->bill, BILL_LIST)[0]);
		ck_assert_int_eq(record->has_place, record->kind != FEATURE_KINDS);
		if (record->has_place && record->reason != SCORE_KEEP)
			ck_assert_msg(record->owners == 1u << record->seat, "%s: score %d, %s, without a majority",
			              name, i + 1, sum);
		ck_assert_int_eq(record->turn == 0, record->reason != SCORE_COMPLETE);
	}
}

static void file_check(const char *path)
{
	struct format_error error;
	struct game *game;
	struct scenario *scenario = scenario_load(path, tiles, &error);
	ck_assert_msg(scenario, "%s", error.text);
	struct record_list *list = record_list_create(scenario, -1, &game);
	ck_assert_msg(list, "%s cannot be played again", path);
	list_check(list, game, path);
	record_list_destroy(list);
	game_destroy(game);
	scenario_destroy(scenario);
}

START_TEST(scores_of_every_example_add_up)
{
	char folder[FORMAT_PATH_SIZE], path[2 * FORMAT_PATH_SIZE];
	int count = 0;
	ck_assert(data_path("scenarios/castle", folder));
	DIR *files = opendir(folder);
	ck_assert(files);
	for (const struct dirent *entry; (entry = readdir(files)) != NULL;) {
		if (entry->d_name[0] == '.')
			continue;
		snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
		file_check(path);
		count++;
	}
	closedir(files);
	ck_assert_int_ge(count, 95);
}
END_TEST

/* ---- random games ---- */

/* Of a given table red may hold so many wall tiles 8. */
static struct session *castle_session(struct rng *rng, int held)
{
	struct scenario *start = chosen(castle, 2, rng_next(rng) >> 12);
	start->setup.has_table = start->setup.has_deck = held > 0;
	for (int i = 0; held && i < castle->type_count; i++)
		start->setup.deck[start->setup.deck_count++] = (uint8_t)i;
	start->setup.hands[0][WALL_KEEP] = (uint8_t)held;
	start->setup.colors[0] = COLOR_RED;
	start->setup.colors[1] = COLOR_BLUE;
	for (int setting = SETTING_CORNER; setting <= SETTING_KEEP_STARTS; setting++)
		start->setup.settings.value[setting] = (uint8_t)rng_below(rng, 2);
	return begun(start);
}

static void event_check(const struct session *session, const struct event *event)
{
	const char *line = words_event(session, event);
	char end[16];
	bool told = event->kind == EVENT_SCORED || event->kind == EVENT_KEEP || event->kind == EVENT_WALL ||
	            event->kind == EVENT_USED;

	ck_assert_msg(!told || line[0], "an event of kind %d has no words", event->kind);
	ck_assert_msg(!strstr(line, "(null)"), "%s", line);
	if (event->kind != EVENT_SCORED)
		return;
	snprintf(end, sizeof end, " = %d", (int)event->points);
	ck_assert_msg(strlen(line) > strlen(end) && !strcmp(line + strlen(line) - strlen(end), end), "%s", line);
}

START_TEST(random_games_add_up_and_have_words)
{
	static struct move moves[MOVES_MAX];
	struct rng rng;
	bool reasons[SCORE_REASONS] = {false};
	int ties = 0;
	rng_seed(&rng, 1306);
	for (int round = 0; round < 120; round++) {
		int held = round % 8 == 7;
		struct session *session = castle_session(&rng, held);
		struct game *game;
		while (!game_over(session_game(session))) {
			int count = game_legal_moves(session_game(session), moves, MOVES_MAX);
			ck_assert_int_gt(count, 0);
			ck_assert(session_play(session, &moves[rng_below(&rng, (uint32_t)count)], NULL));
		}
		const struct history *history = session_history(session);
		int houses[2] = {0}, raised[2] = {2 * held, 0};
		for (int i = 0; i < history->event_count; i++) {
			const struct event *event = &history->events[i];
			event_check(session, event);
			raised[event->seat] += event->kind == EVENT_WALL && event->wall == WALL_KEEP ? 2 : 0;
			if (event->kind != EVENT_KEEP)
				continue;
			/* That the largest keep changes hands is said, and only then; with wall tile 8 it counts more.
			 */
			int own = event->seat, other = 1 - own;
			int theirs = houses[other] ? houses[other] + raised[other] : 0;
			bool led = houses[own] && houses[own] + raised[own] > theirs;
			houses[own] = event->tiles;
			ck_assert_int_eq(strstr(words_event(session, event), "the largest keep now") != NULL,
			                 !led && houses[own] + raised[own] > theirs);
			/* and that it is nobody's. */
			bool tie = houses[own] + raised[own] == theirs;
			ck_assert_int_eq(strstr(words_event(session, event), "both keeps equal") != NULL, tie);
			ties += tie;
		}
		struct record_list *list = record_list_create(session_scenario(session), history->ply_count, &game);
		ck_assert(list);
		list_check(list, session_game(session), "a random game");
		for (int i = 0; i < list->count; i++)
			reasons[list->items[i].reason] = true;
		record_list_destroy(list);
		game_destroy(game);
		session_destroy(session);
	}
	ck_assert_int_gt(ties, 0);
	for (int reason = SCORE_KEEP; reason <= SCORE_WALL; reason++)
		ck_assert_msg(reasons[reason], "no score of kind %d", reason);
	ck_assert(reasons[SCORE_COMPLETE]);
}
END_TEST

/* ---- words ---- */

START_TEST(sums_are_told_as_they_are_counted)
{
	static const struct {
		struct bill bill;
		const char *text;
	} cases[] = {
	    {{.reason = SCORE_COMPLETE, .kind = FEATURE_PATH, .terms = {{UNIT_TILE, 3, 1}}}, "3 tiles"},
	    {{.reason = SCORE_COMPLETE, .kind = FEATURE_PATH, .terms = {{UNIT_TILE, 2, 2}, {UNIT_START, 1, 2}}},
	     "(2 tiles + 1 start space) × 2"},
	    {{.reason = SCORE_COMPLETE, .kind = FEATURE_TOWER, .terms = {{UNIT_TILE, 1, 4}}}, "1 tile × 4"},
	    {{.reason = SCORE_COMPLETE, .kind = FEATURE_HOUSE, .terms = {{UNIT_TILE, 1, 1}, {UNIT_START, 1, 1}}},
	     "1 tile + 1 start space"},
	    {{.reason = SCORE_COURT, .kind = FEATURE_COURT, .terms = {{UNIT_MARKET, 5, 4}}}, "5 markets × 4"},
	    {{.reason = SCORE_KEEP, .kind = FEATURE_HOUSE, .terms = {{UNIT_PLACE, 70, 1}, {UNIT_START, 4, 1}}},
	     "70 empty places + 4 start spaces"},
	    {{.reason = SCORE_KEEP, .kind = FEATURE_HOUSE, .terms = {{UNIT_PLACE, 1, 1}}}, "1 empty place"},
	    {{.reason = SCORE_WALL, .kind = FEATURE_KINDS, .terms = {{UNIT_WALL_TILE, 1, 5}}}, "wall tile 9"},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		for (int style = 0; style < BILL_STYLES; style++)
			ck_assert_str_eq(bill_sum(&cases[i].bill, (enum bill_style)style), cases[i].text);
}
END_TEST

START_TEST(features_figures_wall_tiles_and_settings_have_words)
{
	struct settings settings = {.value = {0}}, well = settings;
	well.value[SETTING_WELL4] = 1;
	for (int kind = FEATURE_PATH; kind <= FEATURE_COURT; kind++)
		ck_assert(words_feature(kind)[0] && words_this_feature(kind)[0] && words_role(kind, FIGURE_MEEPLE)[0]);
	ck_assert_str_eq(words_role(FEATURE_COURT, FIGURE_MEEPLE), "Merchant");
	for (int number = 1; number <= WALL_KINDS; number++)
		ck_assert(castle_wall_name(number)[0] && castle_wall_note(number, &settings)[0] &&
		          castle_wall_when(number)[0]);
	ck_assert_str_eq(castle_wall_name(0), "");
	ck_assert_str_eq(castle_wall_note(WALL_KINDS + 1, &settings), "");
	/* R39 */
	ck_assert(!strstr(castle_wall_note(4, &settings), "2 with a well"));
	ck_assert(strstr(castle_wall_note(4, &well), "2 with a well"));
	for (int setting = SETTING_CORNER; setting <= SETTING_KEEP_STARTS; setting++) {
		ck_assert(rulebook_setting(setting)[0] && rulebook_setting_note(setting)[0]);
		for (int value = 0; value < game_setting_info(GAME_CASTLE, setting)->value_count; value++)
			ck_assert(rulebook_value(setting, value)[0]);
	}
}
END_TEST

/* T57 is all court; S1, north of 5,0, is a path. */
START_TEST(refusals_say_what_the_castle_asks_for)
{
	struct rng rng;
	struct refusal refusal;
	rng_seed(&rng, 1);
	struct session *session = castle_session(&rng, 0);
	struct move move = {.kind = MOVE_PLACE, .tile = game_decision(session_game(session)).tile, .cell = {4, 4}};
	ck_assert(game_why_illegal(session_game(session), &move, &refusal));
	ck_assert_str_eq(words_refusal_title(session, &refusal), "Too far away");
	ck_assert_str_eq(words_refusal_plain(session, &refusal),
	                 "a tile must touch another tile or a start space along an edge");
	/* R28: whose it is decides, not who completed it. */
	struct refusal order = {.reason = REFUSAL_SCORE, .rule = "R28"};
	ck_assert_str_eq(words_refusal_plain(session, &order),
	                 "first are scored the features of whoever moves, then those of the other player");
	move.cell = (struct cell){-1, 4};
	ck_assert(game_why_illegal(session_game(session), &move, &refusal));
	ck_assert_str_eq(words_refusal_title(session, &refusal), "Outside the wall");
	refusal = (struct refusal){.reason = REFUSAL_EDGE,
	                           .rule = "R13",
	                           .ours = TERRAIN_COURT,
	                           .theirs = TERRAIN_PATH,
	                           .tile = (uint8_t)tile_set_find(castle, "T57"),
	                           .other_tile = NO_TILE};
	ck_assert_str_eq(words_refusal_title(session, &refusal), "Court meets path");
	ck_assert_str_eq(words_refusal(session, &refusal),
	                 "Court meets path. A start space is an edge too: a path meets only a path (R13)");
	for (int reason = REFUSAL_WALL; reason <= REFUSAL_DOUBLE; reason++) {
		refusal = (struct refusal){.reason = (uint8_t)reason};
		ck_assert_str_ne(words_refusal_title(session, &refusal), "Not here");
		ck_assert(words_refusal_plain(session, &refusal)[0]);
	}
	session_destroy(session);
}
END_TEST

/* C-14: two squires of Red and one of Blue on a house. */
START_TEST(followers_of_a_finished_house)
{
	struct format_error error;
	char path[FORMAT_PATH_SIZE];
	struct game *game;
	ck_assert(data_path("scenarios/castle/C-14.json", path));
	struct scenario *scenario = scenario_load(path, tiles, &error);
	struct record_list *list = scenario ? record_list_create(scenario, -1, &game) : NULL;
	ck_assert(list);
	ck_assert_int_eq(list->count, 1);
	ck_assert_int_eq(list->items[0].followers[0], 2);
	ck_assert_int_eq(list->items[0].followers[1], 1);
	ck_assert_str_eq(list->items[0].bill.rule, "R27");
	record_list_destroy(list);
	game_destroy(game);
	scenario_destroy(scenario);
}
END_TEST

int main(void)
{
	const TTest *const tests[] = {
	    scores_of_every_example_add_up,        random_games_add_up_and_have_words,
	    sums_are_told_as_they_are_counted,     features_figures_wall_tiles_and_settings_have_words,
	    refusals_say_what_the_castle_asks_for, followers_of_a_finished_house,
	};
	return runner_run_tests("castle", begin, tiles_end, 60, tests, sizeof tests / sizeof tests[0]);
}
