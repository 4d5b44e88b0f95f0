/*
 * test_api.c - the contract of the public face: texts, copies, hashes, settings,
 * and that playing never allocates.
 */
#include "suite.h"

#include <string.h>

/* The linker sends the engine's malloc here (meson.build). */
static int allocations;
void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);

void *__wrap_malloc(size_t size)
{
	allocations++;
	return __real_malloc(size);
}

static struct table t;

static struct game *seeded(const char *settings, uint64_t seed)
{
	table_init(&t, "red blue green", settings);
	table_seed(&t, seed);
	return table_begin(&t);
}

static void wander(struct game *game, struct rng *rng, int moves, struct event_list *events)
{
	static struct move list[MOVES_MAX];

	while (moves-- > 0) {
		int count = game_legal_moves(game, list, MOVES_MAX);

		if (!count)
			return;
		if (events)
			events->count = events->city_count = 0;
		game_apply(game, &list[rng_below(rng, (uint32_t)count)], events);
	}
}

START_TEST(test_never_allocates)
{
	static const char *const settings[] = {
	    "edition=old",
	    "start=count abbot=on shrines=on king=on new_land=on",
	    "start=river2 abbot=on shrines=on",
	};
	static struct feature feature_found;
	struct spot spot = spot_of("field:NL");
	struct rng rng;

	rng_seed(&rng, 3);
	for (int i = 0; i < 3; i++) {
		struct game *game = seeded(settings[i], 5), *copy = seeded(settings[i], 6);

		ck_assert_int_gt(allocations, 0);
		allocations = 0;
		wander(game, &rng, 1000, &told);
		game_copy(copy, game);
		game_feature_at(game, 0, 0, spot, &feature_found);
		game_hash(copy);
		ck_assert_int_eq(allocations, 0);
		ck_assert(game_over(game));
		game_destroy(game);
		game_destroy(copy);
	}
}
END_TEST

/* With the most tiles; a copy costs what lies on the table. */
START_TEST(test_position_is_small) { ck_assert_uint_le(game_size(), 112 * 1024); }
END_TEST

/* A list that is too short is filled and no more. */
START_TEST(test_capacity)
{
	struct move moves[8];
	struct game *game = seeded("edition=old", 4);

	memset(moves, 0xee, sizeof moves);
	ck_assert_int_eq(game_legal_moves(game, moves, 2), 2);
	ck_assert_int_eq(moves[2].kind, 0xee);
	game_destroy(game);
}
END_TEST

START_TEST(test_events_overflow)
{
	struct game *game = seeded("edition=old", 4);
	struct move moves[MOVES_MAX];

	told.count = EVENTS_MAX;
	told.city_count = 0;
	told.overflow = false;
	game_legal_moves(game, moves, MOVES_MAX);
	ck_assert(game_apply(game, &moves[0], &told));
	ck_assert(told.overflow);
	ck_assert_int_eq(told.count, EVENTS_MAX);
	told.overflow = false;
	game_destroy(game);
}
END_TEST

/* ---- texts ---- */

START_TEST(test_move_texts)
{
	static const char *const good[] = {
	    "place E 0,-1 2",
	    "place R1_straight -12,345 0",
	    "meeple city:N",
	    "meeple field:inner1",
	    "abbot garden",
	    "recall",
	    "pass",
	    "join meeple",
	    "join abbot",
	    "enter castle meeple",
	    "count cathedral",
	    "send market meeple 0,-2 field:NL",
	};
	static const char *const bad[] = {
	    "",
	    " ",
	    "place",
	    "place E",
	    "place E 0,-1",
	    "place E 0,-1 4",
	    "place E 0,-1 -1",
	    "place E  0,-1 2",
	    "place E 0, -1 2",
	    "place e 0,-1 2",
	    "place E 0,-1 2 ",
	    " place E 0,-1 2",
	    "place E +0,-1 2",
	    "place E 0;1 2",
	    "place E 0,- 2",
	    "meeple",
	    "meeple city",
	    "meeple city:NL",
	    "meeple field:N",
	    "meeple field:inner",
	    "meeple field:inner9",
	    "meeple river:N",
	    "meeple city:n",
	    "knight city:N",
	    "join",
	    "join meeple ",
	    "enter meeple castle",
	    "count",
	    "count Castle",
	    "recall abbot",
	    "pass ",
	    "send market meeple 0,-2",
	    "send market 0,-2 field:NL",
	    "place EEEEEEEEEEEEEEEEEEEEEEEEEEE 0,0 0",
	};

	for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
		struct move move = move_of(good[i]);
		char text[MOVE_TEXT_SIZE];

		ck_assert_int_eq(move_format(&move, tiles, text), (int)strlen(good[i]));
		ck_assert_str_eq(text, good[i]);
	}
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		struct move move, before;

		memset(&move, 0x5a, sizeof move);
		before = move;
		ck_assert_msg(!move_parse(bad[i], tiles, &move), "'%s' was read", bad[i]);
		ck_assert(memcmp(&move, &before, sizeof move) == 0);
	}
	ck_assert_int_eq(move_of("place E 007,-01 02").rotation, 2);
	ck_assert_int_gt(move_of("place E 123456789012345678901234567890,0 0").cell.x, CELL_MAX);
}
END_TEST

START_TEST(test_settings)
{
	ck_assert_int_eq(game_setting_find(GAME_CARCASSONNE, "farm"), SETTING_FARM);
	ck_assert_int_eq(game_setting_find(GAME_CARCASSONNE, "Farm"), -1);
	ck_assert_int_eq(game_setting_value_find(GAME_CARCASSONNE, SETTING_KR_FINAL, "15_40"), 2);
	ck_assert_int_eq(game_setting_value_find(GAME_CARCASSONNE, SETTING_KR_FINAL, "on"), -1);
	for (int i = 0; i < GAME_KINDS * SETTING_COUNT; i++) {
		enum game_kind game = i / SETTING_COUNT;
		int s = i % SETTING_COUNT;
		const struct setting_info *info = game_setting_info(game, s);

		if (!info)
			continue;
		ck_assert_int_eq(game_setting_find(game, info->key), s);
		for (int v = 0; v < info->value_count; v++)
			ck_assert_int_eq(game_setting_value_find(game, s, info->values[v]), v);
	}
	ck_assert_int_eq(game_setting_find(GAME_CASTLE, "farm"), -1);
	ck_assert_int_eq(game_setting_value_find(GAME_CASTLE, SETTING_FIRST_PLAYER, "3"), -1);
	for (int s = 0; s < SETTING_COUNT; s++) {
		table_init(&t, "red blue", "");
		table_seed(&t, 1);
		t.setup.settings.value[s] = 7;
		ck_assert_int_eq(table_refused(&t), REFUSAL_SETTING);
	}
}
END_TEST

/* what an expansion brings is asked of the game, not of its settings. */
START_TEST(test_expansions_bring)
{
	static const struct {
		const char *settings;
		int owned[FIGURE_KINDS], players;
		bool goods;
	} games[] = {
	    {"", {7}, 5, false},
	    {"abbot=on", {7, 1}, 5, false},
	    {"inns=on", {7, 0, 1}, 6, false},
	    {"traders=on", {7, 0, 0, 1, 1}, 5, true},
	};
	struct settings castle = {0};

	for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
		struct game *game;

		table_init(&t, "red blue", games[i].settings);
		table_seed(&t, 1);
		ck_assert_int_eq(game_players_most(GAME_CARCASSONNE, &t.setup.settings), games[i].players);
		game = table_begin(&t);
		for (int figure = 0; figure < FIGURE_KINDS; figure++)
			ck_assert_int_eq(game_owned(game, figure), games[i].owned[figure]);
		ck_assert_int_eq(game_has_holding(game, HOLDING_WINE), games[i].goods);
		game_destroy(game);
	}
	ck_assert_int_eq(game_players_most(GAME_CASTLE, &castle), 2);
}
END_TEST

/* ---- the hash ---- */

/* The same table reached in another order. */
START_TEST(test_hash_forgets_the_way)
{
	struct game *first, *second;

	table_init(&t, "red blue", "edition=old");
	table_new(&t, "U U U U B");
	first = table_begin(&t);
	second = table_begin(&t);
	play(first, "place U 1,0 0");
	play(first, "pass");
	play(first, "place U -1,0 2");
	play(first, "pass");
	play(first, "place U 2,0 0");
	play(first, "pass");
	play(second, "place U -1,0 2");
	play(second, "pass");
	play(second, "place U 1,0 0");
	play(second, "pass");
	play(second, "place U 2,0 0");
	play(second, "pass");
	ck_assert(game_hash(first) == game_hash(second));
	ck_assert_str_eq(moves_text(second), moves_text(first));
	play(first, "place U 3,0 0");
	play(second, "place U 3,0 2");
	ck_assert(game_hash(first) != game_hash(second)); /* `placed` tells the rotation */
	game_destroy(first);
	game_destroy(second);
}
END_TEST

/* However the position came about; what is no placement stays where it was listed. */
START_TEST(test_moves_sort)
{
	struct move moves[2][MOVES_MAX];
	int counts[2];

	for (int way = 0; way < 2; way++) {
		struct game *game;

		table_init(&t, "red blue", "edition=old");
		table_new(&t, "U U U");
		game = table_begin(&t);
		play(game, way ? "place U -1,0 2" : "place U 1,0 0");
		play(game, "pass");
		play(game, way ? "place U 1,0 0" : "place U -1,0 2");
		play(game, "pass");
		counts[way] = game_legal_moves(game, moves[way], MOVES_MAX);
		moves_sort(moves[way], counts[way]);
		game_destroy(game);
	}
	ck_assert_int_eq(counts[0], counts[1]);
	ck_assert_int_gt(counts[0], 8);
	ck_assert_mem_eq(moves[0], moves[1], (size_t)counts[0] * sizeof moves[0][0]);
	for (int i = 1; i < counts[0]; i++) {
		const struct move *a = &moves[0][i - 1], *b = &moves[0][i];

		ck_assert(a->cell.y != b->cell.y   ? a->cell.y < b->cell.y
		          : a->cell.x != b->cell.x ? a->cell.x < b->cell.x
		                                   : a->rotation < b->rotation);
	}
	moves[0][0] = move_of("meeple road:N");
	moves[0][1] = move_of("meeple city:N");
	moves[0][2] = move_of("pass");
	memcpy(moves[1], moves[0], 3 * sizeof moves[0][0]);
	moves_sort(moves[0], 3);
	ck_assert_mem_eq(moves[0], moves[1], 3 * sizeof moves[0][0]);
}
END_TEST

/* Everything later answers depend on changes it. */
START_TEST(test_hash_sees)
{
	static const char *const settings[] = {"", "farm=city4", "two_tile=2", "abbot=on", "king=on"};
	uint64_t seen[40];
	int count = 0;
	struct game *game;

	for (int i = 0; i < 5; i++) {
		table_init(&t, "red blue", settings[i]);
		table_lay(&t, "D 0,0 0; U 1,0 0");
		table_deck(&t, "E B");
		game = table_begin(&t);
		seen[count++] = game_hash(game);
		game_destroy(game);
	}
	for (int i = 0; i < 8; i++) {
		table_init(&t, i == 0 ? "blue red" : i == 1 ? "red blue green" : "red blue", "");
		table_lay(&t, "D 0,0 0; U 1,0 0");
		table_deck(&t, i == 2 ? "B E" : "E B");
		if (i == 3)
			table_figure(&t, "red 1,0 road:E");
		if (i == 4)
			table_figure(&t, "red 1,0 field:NL");
		if (i == 5)
			table_figure(&t, "blue 1,0 road:E");
		if (i == 6)
			table_turn(&t, "blue");
		if (i == 7)
			t.setup.scores[1] = 1;
		game = table_begin(&t);
		seen[count++] = game_hash(game);
		game_destroy(game);
	}
	for (int i = 0; i < count; i++) {
		for (int j = 0; j < i; j++)
			ck_assert_msg(seen[i] != seen[j], "positions %d and %d have one hash", i, j);
	}
}
END_TEST

/* The same seed gives the same game, and another seed another one. */
START_TEST(test_seed)
{
	uint8_t deck[TILES_MAX], other[TILES_MAX];
	struct game *game = seeded("edition=old", 77), *again = seeded("edition=old", 77),
	            *third = seeded("edition=old", 78);
	int count = game_deck(game, deck);

	ck_assert_int_eq(game_deck(again, other), count);
	ck_assert(memcmp(deck, other, (size_t)count) == 0);
	game_deck(third, other);
	ck_assert(memcmp(deck, other, (size_t)count) != 0);
	game_destroy(game);
	game_destroy(again);
	game_destroy(third);
}
END_TEST

/* The generator is specified to the bit. */
START_TEST(test_rng)
{
	struct rng rng;
	int counts[6] = {0};

	rng_seed(&rng, 0);
	ck_assert(rng_next(&rng) == UINT64_C(0x99ec5f36cb75f2b4));
	ck_assert(rng_next(&rng) == UINT64_C(0xbf6e1f784956452a));
	for (int i = 0; i < 6000; i++)
		counts[rng_below(&rng, 6)]++;
	for (int i = 0; i < 6; i++)
		ck_assert(counts[i] > 850 && counts[i] < 1150);
}
END_TEST

/* ---- given tables ---- */

/* A table of 256 tiles, listed so that it is connected only at the end. */
START_TEST(test_table_any_order)
{
	struct game *game;

	table_init(&t, "red blue", "");
	for (int i = 0; i < TILES_MAX; i++) {
		int x = i < TILES_MAX / 2 ? 2 * i : 2 * (i - TILES_MAX / 2) + 1;

		t.setup.table[i] = (struct setup_tile){(uint8_t)type_of("U"), 0, {(int16_t)x, 0}};
	}
	t.setup.tile_count = TILES_MAX;
	game = table_begin(&t);
	ck_assert_int_eq(feature(game, 0, 0, "road:E")->tile_count, TILES_MAX);
	game_destroy(game);
}
END_TEST

/* ---- queries ---- */

START_TEST(test_feature_query)
{
	struct feature *found;
	struct game *game;

	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; F 0,-1 1");
	table_figure(&t, "red 0,-1 city:N");
	game = table_begin(&t);
	found = feature(game, 0, 0, "city:N");
	ck_assert(!found->complete);
	ck_assert_int_eq(found->open, 1);
	ck_assert_int_eq(found->tile_count, 2);
	ck_assert_int_eq(found->points_now, 3);
	ck_assert_int_eq(found->points_complete, 6);
	ck_assert_int_eq(found->pennants, 1);
	ck_assert_uint_eq(found->owners, 1);
	ck_assert_int_eq(found->figure_count, 1);
	ck_assert_int_eq(found->tiles[0].y, found->address.y);
	ck_assert(!game_feature_at(game, 5, 5, spot_of("city:N"), found));
	ck_assert(!game_feature_at(game, 0, 0, spot_of("city:S"), found));
	ck_assert(!game_feature_at(game, 30000, -30000, spot_of("city:S"), found));
	game_destroy(game);
}
END_TEST

/* Each segment is called by the first spot of those that name it; one that is not there reaches nothing, and asking for
 * it leaves the tile's tables alone. */
START_TEST(test_segments)
{
	for (int n = 0; n < tiles->type_count; n++) {
		const struct tile_type *type = &tiles->types[n];
		for (int kind = FEATURE_CITY; kind < FEATURE_KINDS; kind++) {
			int rotation = (n + kind) % 4, first[TILE_SEGMENTS_MAX], met = 0;
			for (int at = 0; at < SPOT_INNER + TILE_SEGMENTS_MAX; at++) {
				int index = tile_segment_at(type, rotation, kind, at);
				if (index < 0)
					continue;
				ck_assert_int_lt(index, TILE_SEGMENTS_MAX);
				if (!(met >> index & 1))
					first[index] = at;
				met |= 1 << index;
				if (at < SPOT_INNER)
					ck_assert(tile_segment_reach(type, rotation, kind, index) >> at & 1);
			}
			for (int index = -1; index <= TILE_SEGMENTS_MAX; index++) {
				bool there = index >= 0 && met >> index & 1;
				ck_assert_msg(tile_segment_first(type, rotation, kind, index) ==
				                  (there ? first[index] : -1),
				              "%s: kind %d, %d", type->id, kind, index);
				ck_assert(there || !tile_segment_reach(type, rotation, kind, index));
			}
		}
	}
}
END_TEST

static Suite *make(void)
{
	const TTest *const tests[] = {
	    test_never_allocates,
	    test_position_is_small,
	    test_capacity,
	    test_events_overflow,
	    test_move_texts,
	    test_settings,
	    test_expansions_bring,
	    test_hash_forgets_the_way,
	    test_moves_sort,
	    test_hash_sees,
	    test_seed,
	    test_rng,
	    test_table_any_order,
	    test_feature_query,
	    test_segments,
	};
	Suite *suite = suite_create("api");
	TCase *api = tcase_create("api");

	tcase_set_timeout(api, 60);
	for (size_t i = 0; i < sizeof tests / sizeof tests[0]; i++)
		tcase_add_test(api, tests[i]);
	suite_add_tcase(suite, api);
	return suite;
}

int main(void) { return suite_run(make); }
