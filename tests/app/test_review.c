/* A game looked back at: who plays the best moves loses nothing, who plays the first at hand loses a lot, and the same
 * file gives the same review. */
#include <bastide/format.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "text/utf8.h"
#include "app/company.h"
#include "app/record_export.h"
#include "app/review.h"
#include "../runner.h"
#include "../tiles.h"

static struct tile_set *tiles;
static struct scenario *scenario;
static struct ai *ai;

static bool as_a_hint(void *context, int playouts)
{
	(void)context;
	return playouts < COMPANY_PLAYOUTS;
}

/* What a hint says, or the first legal move. */
static struct move choose(const struct game *game)
{
	static struct move moves[MOVES_MAX];
	static struct ai_line plan;
	static int next;
	struct decision decision = game_decision(game);
	struct ai_order order = {.character = ai_character_count() - 1, .go_on = as_a_hint};

	if (decision.seat == 1) {
		game_legal_moves(game, moves, MOVES_MAX);
		return moves[0];
	}
	if (decision.kind == DECISION_TILE) {
		ck_assert(ai_think(ai, game, &order));
		plan = ai_advice(ai)->lines[0];
		next = 0;
	}
	return plan.moves[next++];
}

/* A short game: red as well as can be, blue as it comes. */
static void play(void)
{
	static const char *const names[] = {"D", "E", "U", "V", "B", "H", "L", "R", "J", "A", "P", "N"};
	struct setup setup;
	struct refusal refusal;
	struct game *game;

	tiles = tiles_or_exit(NULL);
	setup_init(&setup);
	setup.player_count = 2;
	setup.colors[0] = COLOR_RED;
	setup.colors[1] = COLOR_BLUE;
	setup.settings.value[SETTING_FIRST_PLAYER] = 1;
	setup.has_deck = true;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		setup.deck[setup.deck_count++] = (uint8_t)tile_set_find(tiles, names[i]);
	ai = ai_create();
	scenario = scenario_create(tiles, &setup);
	game = game_create(tiles, &setup, &refusal);
	ck_assert_msg(game != NULL, "%s", refusal.text);
	while (game_decision(game).kind != DECISION_NONE) {
		struct move move = choose(game);

		ck_assert(game_apply(game, &move, NULL));
		ck_assert(scenario_add_move(scenario, &move));
	}
	game_destroy(game);
}

static void leave(void)
{
	ai_destroy(ai);
	scenario_destroy(scenario);
	tile_set_destroy(tiles);
}

/* In one go, or in pieces. */
static void think(const struct game *game, struct review_turn *turn, int steps)
{
	struct review_thinking thinking;

	if (steps == 0) {
		ck_assert(review_think(ai, game, turn, NULL, NULL));
		return;
	}
	ck_assert(review_think_begin(&thinking, ai, game, turn, NULL, NULL));
	while (review_think_step(&thinking, steps))
		ck_assert(!turn->known);
	ck_assert(turn->known);
}

static void think_all(struct review *review, bool backwards)
{
	struct format_error error;

	for (int i = 0; i < review->count; i++) {
		struct review_turn *turn = &review->turns[backwards ? review->count - 1 - i : i];
		struct game *game = scenario_play(scenario, turn->ply, &error);
		uint64_t before = game_hash(game);

		think(game, turn, backwards ? 1 + 5 * i : 0);
		ck_assert_uint_eq(game_hash(game), before);
		game_destroy(game);
	}
}

START_TEST(the_best_moves_cost_nothing)
{
	struct review *review = review_create(scenario, scenario_move_count(scenario));
	int turns[REVIEW_COSTLIEST];

	ck_assert_ptr_nonnull(review);
	ck_assert_int_eq(review->count, 12);
	for (int i = 0; i < review->count; i++) {
		ck_assert_int_eq(review->turns[i].turn, i + 1);
		ck_assert_int_eq(review->turns[i].seat, i % 2);
	}
	think_all(review, false);
	ck_assert_double_eq(review_lost(review, 0), 0);
	ck_assert_double_gt(review_lost(review, 1), 5);
	ck_assert_int_eq(review_costliest(review, 0, turns), 0);
	ck_assert_int_eq(review_costliest(review, 1, turns), REVIEW_COSTLIEST);
	ck_assert_double_ge(review->turns[turns[0]].lost, review->turns[turns[1]].lost);
	ck_assert_double_ge(review->turns[turns[1]].lost, review->turns[turns[2]].lost);
	review_destroy(review);
}
END_TEST

START_TEST(the_same_file_gives_the_same_review)
{
	struct review *one = review_create(scenario, scenario_move_count(scenario)),
	              *other = review_create(scenario, scenario_move_count(scenario));

	think_all(one, false);
	think_all(other, true); /* in any order, in pieces of any size */
	for (int i = 0; i < one->count; i++) {
		ck_assert(one->turns[i].lost == other->turns[i].lost);
		ck_assert_mem_eq(one->turns[i].best.moves, other->turns[i].best.moves, sizeof one->turns[i].best.moves);
	}
	review_destroy(one);
	review_destroy(other);
}
END_TEST

static bool at_once(void *context)
{
	(void)context;
	return true;
}

START_TEST(a_review_can_be_called_off)
{
	struct review_thinking thinking;
	struct review *review = review_create(scenario, scenario_move_count(scenario));
	struct format_error error;
	struct game *game = scenario_play(scenario, 0, &error);

	ck_assert(!review_think(ai, game, &review->turns[0], at_once, NULL));
	ck_assert(!review->turns[0].known);
	ck_assert(review_think_begin(&thinking, ai, game, &review->turns[0], at_once, NULL));
	while (review_think_step(&thinking, 1))
		;
	ck_assert(!review->turns[0].known);
	game_destroy(game);
	review_destroy(review);
}
END_TEST

/* Everything of a file, as text. */
static char *content(const char *path)
{
	FILE *file = fopen(path, "r");
	char *text = calloc(1, 1 << 20);

	ck_assert_ptr_nonnull(file);
	ck_assert_uint_gt(fread(text, 1, (1 << 20) - 1, file), 0);
	fclose(file);
	remove(path);
	return text;
}

START_TEST(an_audit_carries_it_where_it_is_asked_for)
{
	char path[64];
	static const struct {
		const char *ending, *mark, *scores;
	} files[] = {{"json", "\"review\"", "\"rule\": \"R-"}, {"txt", "Turn 2  Blue: tile at ", "\n[1] "}};

	for (size_t i = 0; i < 2; i++) {
		for (int reviewed = 0; reviewed < 2; reviewed++) {
			snprintf(path, sizeof path, "review-%d.%s", (int)getpid(), files[i].ending);
			ck_assert_pstr_eq(record_audit(scenario, reviewed, path), NULL);
			char *text = content(path);
			ck_assert_int_eq(strstr(text, files[i].mark) != NULL, reviewed);
			ck_assert_ptr_nonnull(strstr(text, files[i].scores)); /* the scores are there in any case */
			free(text);
		}
	}
}
END_TEST

/* The Castle: every tile and every choice besides has a place in the review, and can be thought about. */
START_TEST(every_choice_is_looked_at)
{
	static struct move moves[MOVES_MAX];
	const struct tile_set *castle = tile_set_of(tiles, GAME_CASTLE);
	struct format_error error;
	struct refusal refusal;
	struct setup setup;
	int choices[DECISION_KINDS] = {0}, found[DECISION_KINDS] = {0}, thought = 0;

	setup_init(&setup);
	setup.game = GAME_CASTLE;
	setup.player_count = 2;
	setup.colors[1] = 1;
	setup.seed = 5;
	struct scenario *moved = scenario_create(castle, &setup);
	struct game *game = game_create(castle, &setup, &refusal);
	ck_assert_msg(game != NULL, "%s", refusal.text);
	while (game_decision(game).kind != DECISION_NONE) {
		struct ai_order order = {.character = ai_character_find("mathilde"), .playouts = 1};
		int count = game_legal_moves(game, moves, MOVES_MAX);
		struct move move;

		ck_assert(ai_think(ai, game, &order));
		move = ai_advice(ai)->move;
		choices[game_decision(game).kind] += count > 1 || game_decision(game).kind == DECISION_TILE;
		ck_assert(game_apply(game, &move, NULL));
		ck_assert(scenario_add_move(moved, &move));
	}
	game_destroy(game);
	ck_assert_int_gt(choices[DECISION_SCORE], 0);
	struct review *review = review_create(moved, scenario_move_count(moved));
	for (int i = 0; i < review->count; i++) {
		struct review_turn *turn = &review->turns[i];
		struct game *before = scenario_play(moved, turn->ply, &error);

		found[turn->decision]++;
		ck_assert_int_eq(game_decision(before).kind, turn->decision);
		ck_assert_int_eq(game_decision(before).seat, turn->seat);
		ck_assert(!game_why_illegal(before, &turn->moves[0], &refusal));
		if (turn->decision != DECISION_TILE && thought++ < 3) {
			ck_assert(review_think(ai, before, turn, NULL, NULL));
			ck_assert(turn->known && turn->lost >= 0);
		}
		game_destroy(before);
	}
	for (int kind = 0; kind < DECISION_KINDS; kind++)
		ck_assert_int_eq(found[kind], kind == DECISION_FIGURE ? 0 : choices[kind]);
	review_destroy(review);
	scenario_destroy(moved);
}
END_TEST

/* A game of two with the dragon, and the file that takes down its moves: both the caller's. */
static struct game *with_the_dragon(uint64_t seed, struct scenario **moved)
{
	struct refusal refusal;
	struct setup setup;

	setup_init(&setup);
	setup.player_count = 2;
	setup.colors[1] = 1;
	setup.seed = seed;
	int dragon = game_setting_find(GAME_CARCASSONNE, "dragon");
	setup.settings.value[dragon] = (uint8_t)game_setting_value_find(GAME_CARCASSONNE, (enum setting)dragon, "on");
	*moved = scenario_create(tiles, &setup);
	struct game *game = game_create(tiles, &setup, &refusal);
	ck_assert_msg(game != NULL, "%s", refusal.text);
	return game;
}

/* Every loss that is named has its reason in points: what something brings or lacks, or that most of what the turn cost
 * comes later. */
START_TEST(every_loss_has_a_reason)
{
	enum { TURNS = 10 };
	char why[AI_WHY_SIZE], rest[64];
	struct format_error error;
	struct scenario *moved;
	struct game *game = with_the_dragon(7, &moved);
	int told = 0, beside = 0, later = 0;

	for (int i = 0; i < 3 * TURNS; i++) {
		struct ai_order order = {.character = ai_character_find("pip"), .playouts = 1};

		ck_assert(ai_think(ai, game, &order));
		ck_assert(scenario_add_move(moved, &ai_advice(ai)->move));
		ck_assert(game_apply(game, &ai_advice(ai)->move, NULL));
	}
	game_destroy(game);
	struct session *session = session_resume(moved, -1, &error);
	ck_assert_msg(session != NULL, "%s", error.text);
	struct review *review = review_create(session_scenario(session), session_history(session)->ply_count);
	for (int i = 0; i < review->count && i < TURNS; i++) {
		struct review_turn *turn = &review->turns[i];
		struct ai_advice advice = {.line_count = 2, .seat = turn->seat};

		game = session_position(session, turn->ply);
		ck_assert(review_think(ai, game, turn, NULL, NULL));
		game_destroy(game);
		if (turn->lost < 0.5)
			continue;
		advice.lines[0] = turn->best;
		advice.lines[1] = turn->line;
		utf8_copy(why, AI_WHY_SIZE, company_review(session, &advice, true));
		snprintf(rest, sizeof rest, "most of the %.1f points come later", turn->lost);
		ck_assert_msg(strpbrk(why, "0123456789"), "turn %d, -%.1f: %s", turn->turn, turn->lost, why);
		ck_assert_msg(!strstr(why, "later") || strstr(why, rest), "turn %d, -%.1f: %s", turn->turn, turn->lost,
		              why);
		later += strstr(why, rest) != NULL;
		/* What it names is no more than was lost, or it says where the rest is. */
		const char *played = strstr(why, "as played, ");
		int points;
		played = played ? strstr(played, "about ") : NULL;
		if (played && sscanf(played, "about %d point", &points) == 1) {
			bool more = points - 0.5 > 2 * turn->lost;
			ck_assert_msg(!more || strstr(why, "comes back elsewhere"), "turn %d, -%.1f: %s", turn->turn,
			              turn->lost, why);
		}
		beside += strstr(why, "followers in hand") || strstr(why, "followers near the dragon");
		told++;
	}
	ck_assert_int_gt(told, 4);
	ck_assert_int_gt(beside, 0);
	ck_assert_int_gt(later, 0);
	review_destroy(review);
	session_destroy(session);
}
END_TEST

/* A feature may lose more than the turn in all: then it is said that the rest comes back. */
START_TEST(a_reason_says_what_comes_back)
{
	struct format_error error;
	struct scenario *moved;
	const struct ai_line none = {.move_count = 1,
	                             .moves = {{.kind = MOVE_PLACE}},
	                             .kind = FEATURE_KINDS,
	                             .with = NOBODY,
	                             .against = NOBODY,
	                             .helped = NOBODY,
	                             .gains_kind = FEATURE_KINDS,
	                             .loses_kind = FEATURE_KINDS,
	                             .lifts = FEATURE_KINDS,
	                             .about = FEATURE_KINDS};
	struct ai_advice advice = {.line_count = 2, .lines = {none, none}};
	game_destroy(with_the_dragon(7, &moved));
	struct session *session = session_resume(moved, -1, &error);
	ck_assert_msg(session != NULL, "%s", error.text);
	advice.lines[0].worth[0][FEATURE_CITY] = 8;
	for (int lost = 1; lost <= 8; lost++) {
		char why[AI_WHY_SIZE];
		advice.lines[1].margin = -lost;
		utf8_copy(why, AI_WHY_SIZE, company_review(session, &advice, true));
		ck_assert_msg(strstr(why, "about 8 points less for a city"), "%s", why);
		ck_assert_msg((lost < 4) == !!strstr(why, "most of that comes back elsewhere"), "-%d: %s", lost, why);
	}
	session_destroy(session);
}
END_TEST

/* Of a step of the dragon the side is said: nothing of it is a tile or a figure. */
START_TEST(a_step_is_told_by_its_side)
{
	static struct move moves[MOVES_MAX];
	char before[40];
	const char *words = "";
	struct scenario *moved;
	struct game *game = with_the_dragon(9, &moved);
	int steps = 0, told = 0;

	while (game_decision(game).kind != DECISION_NONE) {
		int count = game_legal_moves(game, moves, MOVES_MAX);

		steps += moves[0].kind == MOVE_DRAGON && count > 1;
		ck_assert(scenario_add_move(moved, &moves[count / 2]));
		ck_assert(game_apply(game, &moves[count / 2], NULL));
	}
	game_destroy(game);
	ck_assert_int_gt(steps, 3);
	struct review *review = review_create(moved, scenario_move_count(moved));
	for (int i = 0; i < review->count; i++) {
		struct review_turn *turn = &review->turns[i];
		struct format_error error;

		if (turn->moves[0].kind != MOVE_DRAGON)
			continue;
		game = scenario_play(moved, turn->ply, &error);
		int count = game_legal_moves(game, moves, MOVES_MAX);
		before[0] = '\0';
		for (int k = 0; k < count; k++) { /* each by another word */
			words = review_answer(turn, &moves[k]);
			ck_assert(strcmp(words, "north") == 0 || strcmp(words, "east") == 0 ||
			          strcmp(words, "south") == 0 || strcmp(words, "west") == 0);
			ck_assert_str_ne(words, before);
			snprintf(before, sizeof before, "%s", words);
		}
		told++;
		game_destroy(game);
	}
	ck_assert_int_eq(told, steps);
	review_destroy(review);
	scenario_destroy(moved);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("review");
	TCase *tests = tcase_create("review");

	tcase_add_unchecked_fixture(tests, play, leave);
	tcase_add_test(tests, the_best_moves_cost_nothing);
	tcase_add_test(tests, the_same_file_gives_the_same_review);
	tcase_add_test(tests, a_review_can_be_called_off);
	tcase_add_test(tests, every_choice_is_looked_at);
	tcase_add_test(tests, a_step_is_told_by_its_side);
	tcase_add_test(tests, every_loss_has_a_reason);
	tcase_add_test(tests, a_reason_says_what_comes_back);
	tcase_add_test(tests, an_audit_carries_it_where_it_is_asked_for);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
