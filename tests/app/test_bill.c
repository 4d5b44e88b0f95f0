/* What every bill must hold: its terms add up to the points, its rule is one that is told, and who has how many is what
 * is seen on the table.  Whole random games of every module and of The Castle. */
#include <bastide/castle.h>
#include <bastide/format.h>
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/record.h"
#include "../runner.h"
#include "../tiles.h"

static struct tile_set *tiles;
static struct event_list told;
static struct feature feature, field;
static struct move moves[MOVES_MAX];

/* What was met in all games: bit per reason, unit. */
static unsigned reasons_met, units_met;

static bool same_cell(struct cell a, struct cell b) { return a.x == b.x && a.y == b.y; }

/* ---- counted over the table ---- */

/* */
static int weight_of(int figure) { return figure == FIGURE_BIG ? 2 : figure != FIGURE_BUILDER && figure != FIGURE_PIG; }

static bool has_spot(const struct feature *in, struct cell cell, struct spot spot)
{
	for (int i = 0; i < in->spot_count; i++)
		if (same_cell(in->spots[i].cell, cell) && in->spots[i].spot.kind == spot.kind &&
		    in->spots[i].spot.at == spot.at)
			return true;
	return false;
}

/* Those who stand there, and those who went home from there in this move. */
static void count_feature(const struct game *game, const struct event *event, bool home, int counts[PLAYERS_MAX])
{
	ck_assert(game_feature_at(game, event->cell.x, event->cell.y, event->spot, &feature));
	for (int i = 0; i < feature.figure_count; i++)
		counts[feature.figures[i].seat] += weight_of(feature.figures[i].figure);
	for (int i = 0; home && i < told.count; i++) {
		const struct event *other = &told.items[i];
		if (other->kind == EVENT_RETURNED && has_spot(&feature, other->cell, other->spot))
			counts[other->seat] += weight_of(other->figure);
	}
}

/* every farmer on a field that borders the city. */
static void count_city(const struct game *game, const struct city_ref *city, int counts[PLAYERS_MAX])
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(game, figures);
	for (int i = 0; i < count; i++) {
		bool near = false;
		if (figures[i].place == PLACE_HAVEN || figures[i].spot.kind != FEATURE_FIELD ||
		    !game_feature_at(game, figures[i].cell.x, figures[i].cell.y, figures[i].spot, &field))
			continue;
		for (int c = 0; c < field.city_count; c++)
			near = near || (field.cities[c].carcassonne == city->carcassonne &&
			                same_cell(field.cities[c].cell, city->cell) &&
			                (city->carcassonne || field.cities[c].spot.at == city->spot.at));
		counts[figures[i].seat] += near ? weight_of(figures[i].figure) : 0;
	}
}

static void count_keeps(const struct game *game, int counts[PLAYERS_MAX])
{
	for (int seat = 0; seat < 2; seat++) {
		struct castle_keep keep;
		if (game_keep(game, seat, &keep))
			counts[seat] += keep.size;
	}
	for (int i = 0; i < told.count; i++)
		if (told.items[i].kind == EVENT_USED && told.items[i].wall == 8)
			counts[told.items[i].seat] += 2;
}

/* Who has how many, as it is seen behind the move; before it for an abbot who went home. */
static void count(const struct game *before, const struct game *after, const struct event *event,
                  int counts[PLAYERS_MAX])
{
	int farm = game_settings(after)->value[SETTING_FARM];
	switch (event->reason) {
	case SCORE_HELD:
		for (int seat = 0; seat < game_player_count(after); seat++)
			if (!any_holding(event->bill.holding)->single)
				counts[seat] += game_held(after, seat, event->bill.holding);
		break;
	case SCORE_KEEP:
		count_keeps(after, counts);
		break;
	case SCORE_RECALL:
		count_feature(before, event, false, counts);
		break;
	case SCORE_FARM:
		if (farm == FARM_CITY4 || farm == FARM_CITY3)
			count_city(after, &told.cities[event->first_city], counts);
		else
			count_feature(after, event, false, counts);
		break;
	default:
		if (event->feature < FEATURE_KINDS)
			count_feature(after, event, true, counts);
	}
}

/* ---- what must hold ---- */

static unsigned most_of(const int counts[PLAYERS_MAX])
{
	unsigned owners = 0;
	int most = 1;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		most = counts[seat] > most ? counts[seat] : most;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		owners |= (unsigned)(counts[seat] == most) << seat;
	return owners;
}

static void bill_hold(const struct game *before, const struct game *after, const struct event *event)
{
	const struct bill *bill = &event->bill;
	int counts[PLAYERS_MAX] = {0}, last = 0;
	ck_assert_ptr_nonnull(bill->rule);
	ck_assert_msg(bill_rule_text(bill->rule)[0], "nobody tells rule %s", bill->rule);
	ck_assert_msg(!bill->besides || bill_rule_text(bill->besides)[0], "nobody tells rule %s", bill->besides);
	ck_assert_int_eq(bill->reason, event->reason);
	ck_assert_int_eq(bill->kind, event->feature);
	ck_assert_int_eq(bill_points(bill), event->points);
	for (int i = 0; i < BILL_TERMS; i++) {
		ck_assert_int_lt(bill->terms[i].unit, UNIT_COUNT);
		ck_assert(!bill->terms[i].unit || last == i);
		ck_assert(!bill->terms[i].unit || bill->terms[i].count > 0);
		last += bill->terms[i].unit != UNIT_NONE;
		units_met |= 1u << bill->terms[i].unit;
	}
	ck_assert_int_gt(last, 0);
	reasons_met |= 1u << event->reason;
	count(before, after, event, counts);
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		ck_assert_msg(bill->weights[seat] == counts[seat], "%s: seat %d has %d, not %d", bill->rule, seat,
		              bill->weights[seat], counts[seat]);
	ck_assert(bill->owners >> event->seat & 1);
	if (most_of(counts) && event->reason != SCORE_RECALL)
		ck_assert_uint_eq(bill->owners, most_of(counts));
}

/* A feature that lies there: what it would bring is told in the same way. */
static void feature_hold(const struct game *game, struct rng *rng)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(game, figures), i = count ? (int)rng_below(rng, (uint32_t)count) : 0;
	if (!count || figures[i].place == PLACE_HAVEN)
		return;
	ck_assert(game_feature_at(game, figures[i].cell.x, figures[i].cell.y, figures[i].spot, &feature));
	ck_assert_int_eq(bill_points(&feature.now), feature.points_now);
	ck_assert_int_eq(bill_points(&feature.completed), feature.points_complete);
	ck_assert_uint_eq(feature.completed.owners, feature.owners);
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		int sum = 0;
		for (int k = 0; k < feature.figure_count; k++)
			sum += feature.figures[k].seat == seat ? weight_of(feature.figures[k].figure) : 0;
		ck_assert_int_eq(feature.completed.weights[seat], sum);
	}
}

static void walk(const struct tile_set *set, const struct setup *setup, struct rng *rng)
{
	struct refusal refusal;
	struct game *game = game_create(set, setup, &refusal);
	ck_assert_msg(game != NULL, "%s", refusal.text);
	struct game *before = game_clone(game);
	while (game_decision(game).kind != DECISION_NONE) {
		int all = game_legal_moves(game, moves, MOVES_MAX), chosen = (int)rng_below(rng, (uint32_t)all);
		if (moves[chosen].kind == MOVE_PASS && all > 1) /* rather somebody there than nobody */
			chosen = (chosen + 1) % all;
		told.count = told.city_count = 0;
		game_copy(before, game);
		ck_assert(game_apply(game, &moves[chosen], &told));
		for (int i = 0; i < told.count; i++)
			if (told.items[i].kind == EVENT_SCORED)
				bill_hold(before, game, &told.items[i]);
		feature_hold(game, rng);
	}
	game_destroy(before);
	game_destroy(game);
}

/* ---- games ---- */

enum { GAMES = 60 };

static void begin(void) { tiles = tiles_or_exit(NULL); }

static void end(void) { tile_set_destroy(tiles); }

/* Every value of every setting comes up in some of the games. */
START_TEST(test_bills_of_carcassonne)
{
	struct rng rng;
	reasons_met = units_met = 0;
	for (int n = 0; n < GAMES; n++) {
		struct setup setup;
		rng_seed(&rng, (uint64_t)n);
		setup_init(&setup);
		for (int s = 0; s < SETTING_COUNT; s++) {
			const struct setting_info *info = game_setting_info(GAME_CARCASSONNE, (enum setting)s);
			/* Not the fairy and the mayor: one pays beside features, the other weighs what is printed. */
			if (info && s != SETTING_FIRST_PLAYER && s != SETTING_DRAGON && s != SETTING_ABBEY)
				setup.settings.value[s] = (uint8_t)rng_below(&rng, (uint32_t)info->value_count);
		}
		setup.player_count = (uint8_t)(2 + rng_below(&rng, 4));
		for (int seat = 0; seat < setup.player_count; seat++)
			setup.colors[seat] = (uint8_t)seat;
		setup.seed = (uint64_t)n;
		walk(tiles, &setup, &rng);
	}
	for (int reason = 0; reason < SCORE_REASONS; reason++)
		ck_assert_msg(reasons_met >> reason & 1 || reason == SCORE_FAIRY || reason == SCORE_BARN ||
		                  reason == SCORE_KEEP || reason == SCORE_COURT || reason == SCORE_WALL,
		              "reason %d never pays", reason);
	for (int unit = UNIT_TILE; unit <= UNIT_MOST; unit++)
		ck_assert_msg(units_met >> unit & 1, "unit %d is never counted", unit);
}
END_TEST

START_TEST(test_bills_of_the_castle)
{
	const struct tile_set *castle = tile_set_of(tiles, GAME_CASTLE);
	struct rng rng;
	reasons_met = units_met = 0;
	for (int n = 0; n < 4 * GAMES; n++) {
		struct setup setup;
		rng_seed(&rng, (uint64_t)n);
		setup_init(&setup);
		setup.game = GAME_CASTLE;
		setup.player_count = 2;
		setup.colors[1] = 1;
		setup.seed = (uint64_t)n;
		for (int s = SETTING_CORNER; s <= SETTING_KEEP_STARTS; s++)
			setup.settings.value[s] = (uint8_t)rng_below(
			    &rng, (uint32_t)game_setting_info(GAME_CASTLE, (enum setting)s)->value_count);
		walk(castle, &setup, &rng);
	}
	ck_assert(reasons_met & 1u << SCORE_COMPLETE);
	for (int reason = SCORE_KEEP; reason <= SCORE_WALL; reason++)
		ck_assert_msg(reasons_met >> reason & 1, "reason %d never pays", reason);
	for (int unit = UNIT_START; unit <= UNIT_WALL_TILE; unit++)
		ck_assert_msg(units_met >> unit & 1, "unit %d is never counted", unit);
}
END_TEST

int main(void)
{
	const TTest *const tests[] = {test_bills_of_carcassonne, test_bills_of_the_castle};
	return runner_run_tests("bill", begin, end, 120, tests, sizeof tests / sizeof *tests);
}
