/*
 * test_castle.c - perft of The Castle against a generator of its own: what is legal, found anew at every node from what
 * lies on the table, by CASTLE.md alone.  It shares nothing with the engine's generator but the printed tiles and the
 * board; the engine only goes from one position to the next.
 */
#include "suite.h"

#include <bastide/castle.h>
#include <bastide/format.h>
#include <stdio.h>
#include <string.h>

enum { SEATS = 2, NODES_MAX = TILES_MAX * 16, NOTHING = -1 };

static const int step_x[4] = {0, 1, 0, -1}, step_y[4] = {-1, 0, 1, 0};

/* What is not seen on the table: what has been scored in this turn, and with which wall tiles it began. */
struct turn {
	int scored;
	struct {
		struct cell cell;
		struct spot spot;
	} done[16];
	int hands[SEATS][WALL_KINDS + 1], used[SEATS][WALL_KINDS + 1];
};

/* The table as it lies: a node for each segment of each tile, and which nodes are one feature. */
struct lie {
	const struct game *game;
	const struct castle_board *board;
	const struct tile_set *set;
	int tiles;
	int of[CASTLE_HEIGHT_MAX][CASTLE_WIDTH_MAX]; /* tile there, or NOTHING */
	int group[NODES_MAX];                        /* tile * 16 + segment */
};

static const struct tile_type *type_at(const struct lie *lie, int tile)
{
	return &lie->set->types[game_tile(lie->game, tile).type];
}

static int tile_beside(const struct lie *lie, int x, int y, int edge)
{
	x += step_x[edge];
	y += step_y[edge];
	return castle_inside(lie->board, x, y) ? lie->of[y][x] : NOTHING;
}

/* Does the segment reach this half of an edge as it lies?  Slot 0 is the left half seen from inside, 1 the right. */
static bool reaches(const struct lie *lie, int tile, int segment, int edge, int slot)
{
	const struct tile_part *part = &type_at(lie, tile)->parts[segment];
	int printed = (edge + 4 - game_tile(lie->game, tile).rotation) % 4;
	return part->kind == FEATURE_COURT ? part->half_edges >> (2 * printed + slot) & 1 : part->edges >> printed & 1;
}

static bool joined(const struct lie *lie, int a, int s, int b, int t, int edge)
{
	if (type_at(lie, a)->parts[s].kind != type_at(lie, b)->parts[t].kind)
		return false;
	for (int slot = 0; slot < 2; slot++)
		if (reaches(lie, a, s, edge, slot) && reaches(lie, b, t, (edge + 2) % 4, 1 - slot))
			return true;
	return false;
}

static void regroup(struct lie *lie, int from, int to)
{
	for (int n = 0; n < lie->tiles * 16; n++)
		lie->group[n] = lie->group[n] == from ? to : lie->group[n];
}

static void lie_find(struct lie *lie, const struct game *game)
{
	lie->game = game;
	lie->set = game_tile_set(game);
	lie->board = lie->set->castle;
	lie->tiles = game_tile_count(game);
	memset(lie->of, NOTHING, sizeof lie->of);
	for (int i = 0; i < lie->tiles; i++)
		lie->of[game_tile(game, i).cell.y][game_tile(game, i).cell.x] = i;
	for (int n = 0; n < lie->tiles * 16; n++)
		lie->group[n] = n;
	for (int i = 0; i < lie->tiles; i++)
		for (int edge = 1; edge <= 2; edge++) { /* to the east and to the south: each border once */
			int other = tile_beside(lie, game_tile(game, i).cell.x, game_tile(game, i).cell.y, edge);
			for (int s = 0; other != NOTHING && s < type_at(lie, i)->part_count; s++)
				for (int t = 0; t < type_at(lie, other)->part_count; t++)
					if (joined(lie, i, s, other, t, edge))
						regroup(lie, lie->group[i * 16 + s], lie->group[other * 16 + t]);
		}
}

/* First edge, or half-edge of a court, that the segment reaches. */
static struct spot spot_of_segment(const struct lie *lie, int tile, int segment)
{
	struct spot spot = {type_at(lie, tile)->parts[segment].kind, 0};
	bool court = spot.kind == FEATURE_COURT;
	while (!reaches(lie, tile, segment, court ? spot.at / 2 : spot.at, court ? spot.at % 2 : 0))
		spot.at++;
	return spot;
}

static int node_of(const struct lie *lie, struct cell cell, struct spot spot)
{
	int tile = lie->of[cell.y][cell.x], segment = 0;
	bool court = spot.kind == FEATURE_COURT;
	while (type_at(lie, tile)->parts[segment].kind != spot.kind ||
	       !reaches(lie, tile, segment, court ? spot.at / 2 : spot.at, court ? spot.at % 2 : 0))
		segment++;
	return tile * 16 + segment;
}

static int followers(const struct lie *lie, int group, int seat)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(lie->game, figures), found = 0;
	for (int i = 0; i < count; i++)
		found += figures[i].seat == seat && lie->group[node_of(lie, figures[i].cell, figures[i].spot)] == group;
	return found;
}

/* R23, R26, R27: no edge of it faces an empty cell; the wall closes. */
static bool complete(const struct lie *lie, int group)
{
	for (int n = 0; n < lie->tiles * 16; n++) {
		struct cell cell = game_tile(lie->game, n / 16).cell;
		for (int edge = 0; lie->group[n] == group && edge < 4; edge++)
			if (n % 16 < type_at(lie, n / 16)->part_count && reaches(lie, n / 16, n % 16, edge, 0) &&
			    castle_inside(lie->board, cell.x + step_x[edge], cell.y + step_y[edge]) &&
			    tile_beside(lie, cell.x, cell.y, edge) == NOTHING)
				return false;
	}
	return true;
}

/* ---- what is legal ---- */

static bool start_kind(const struct castle_board *board, int x, int y, int edge, int *kind)
{
	for (int s = 0; s < board->start_count; s++)
		if (board->starts[s].cell.x == x && board->starts[s].cell.y == y && board->starts[s].side == edge) {
			*kind = board->starts[s].kind;
			return true;
		}
	return false;
}

/* R11 to R15. */
static bool may_lie(const struct lie *lie, int type, int x, int y, int rotation)
{
	bool beside = false;
	if (!castle_inside(lie->board, x, y) || lie->of[y][x] != NOTHING)
		return false;
	for (int edge = 0; edge < 4; edge++) {
		bool path = lie->set->types[type].edges[(edge + 4 - rotation) % 4] == TERRAIN_PATH, other_path;
		int other = tile_beside(lie, x, y, edge), kind;
		if (other != NOTHING)
			other_path =
			    type_at(lie, other)->edges[(edge + 2 + 4 - game_tile(lie->game, other).rotation) % 4] ==
			    TERRAIN_PATH;
		else if (start_kind(lie->board, x, y, edge, &kind))
			other_path = kind == FEATURE_PATH;
		else
			continue;
		beside = true;
		if (path != other_path) /* R13, D1 */
			return false;
	}
	return beside;
}

static int places(const struct lie *lie, int type, struct move *moves)
{
	int count = 0;
	for (int y = 0; y < lie->board->height; y++)
		for (int x = 0; x < lie->board->width; x++)
			for (int rotation = 0; rotation < 4; rotation++)
				if (may_lie(lie, type, x, y, rotation))
					moves[count++] = (struct move){.kind = MOVE_PLACE,
					                               .tile = (uint8_t)type,
					                               .rotation = (uint8_t)rotation,
					                               .cell = {(int16_t)x, (int16_t)y}};
	return count;
}

/* R18 to R21, R31: on the tile just placed, on what nobody stands on. */
static int claims(const struct lie *lie, int seat, struct move *moves)
{
	struct setup_figure figures[FIGURES_MAX];
	int stand = 0, count = 0, last = game_last_placed(lie->game);
	for (int i = game_figures(lie->game, figures) - 1; i >= 0; i--)
		stand += figures[i].seat == seat;
	for (int s = 0; s < type_at(lie, last)->part_count && stand < 6; s++) {
		int group = lie->group[last * 16 + s];
		if (!followers(lie, group, 0) && !followers(lie, group, 1))
			moves[count++] = (struct move){
			    .kind = MOVE_FIGURE, .figure = FIGURE_MEEPLE, .spot = spot_of_segment(lie, last, s)};
	}
	moves[count++] = (struct move){.kind = MOVE_PASS};
	return count;
}

static bool is_done(const struct lie *lie, const struct turn *turn, int group)
{
	for (int i = 0; i < turn->scored; i++)
		if (lie->group[node_of(lie, turn->done[i].cell, turn->done[i].spot)] == group)
			return true;
	return false;
}

/* The node that a feature is named by: lowest y, then x, then edge. */
static int address(const struct lie *lie, int group)
{
	int best = NOTHING;
	for (int n = 0; n < lie->tiles * 16; n++) {
		if (lie->group[n] != group || n % 16 >= type_at(lie, n / 16)->part_count)
			continue;
		struct cell a = game_tile(lie->game, n / 16).cell, b = {0, 0};
		if (best != NOTHING)
			b = game_tile(lie->game, best / 16).cell;
		if (best == NOTHING || a.y < b.y || (a.y == b.y && a.x < b.x) ||
		    (a.y == b.y && a.x == b.x &&
		     spot_of_segment(lie, n / 16, n % 16).at < spot_of_segment(lie, best / 16, best % 16).at))
			best = n;
	}
	return best;
}

/* R33: what `owner` takes of what is complete and not scored yet; doubled with what he held when his turn began. */
static int scores(const struct lie *lie, const struct turn *turn, int seat, int owner, struct move *moves)
{
	int count = 0;
	for (int group = 0; group < lie->tiles * 16; group++) {
		int node = address(lie, group);
		if (node == NOTHING || !complete(lie, group) || is_done(lie, turn, group))
			continue;
		struct spot spot = spot_of_segment(lie, node / 16, node % 16);
		if (spot.kind == FEATURE_COURT || followers(lie, group, owner) <= followers(lie, group, !owner))
			continue;
		struct move move = {.kind = MOVE_SCORE, .cell = game_tile(lie->game, node / 16).cell, .spot = spot};
		int wall = spot.kind == FEATURE_TOWER ? 2 : spot.kind == FEATURE_HOUSE ? 3 : 0;
		moves[count++] = move;
		move.doubled = 1;
		if (wall && owner == seat && turn->hands[seat][wall] > turn->used[seat][wall])
			moves[count++] = move;
	}
	return count;
}

static int score_choices(const struct lie *lie, const struct turn *turn, int seat, struct move *moves)
{
	int count = scores(lie, turn, seat, seat, moves);
	return count ? count : scores(lie, turn, seat, !seat, moves);
}

static int naive(const struct lie *lie, const struct turn *turn, struct move *moves)
{
	struct decision decision = game_decision(lie->game);
	switch (decision.kind) {
	case DECISION_TILE:
		return places(lie, decision.tile, moves);
	case DECISION_FIGURE:
		return claims(lie, decision.seat, moves);
	case DECISION_SCORE:
		return score_choices(lie, turn, decision.seat, moves);
	case DECISION_EXTRA: /* D15, D16 */
		if (!game_hand(lie->game, decision.seat, 1) || !game_tiles_left(lie->game))
			return 0;
		moves[0] = (struct move){.kind = MOVE_EXTRA};
		moves[1] = (struct move){.kind = MOVE_PASS};
		return 2;
	default:
		return 0;
	}
}

/* ---- from node to node ---- */

static int asked[DECISION_KINDS], doubled;

static int by_bytes(const void *a, const void *b) { return memcmp(a, b, sizeof(struct move)); }

/* Of a kind that is not listed nothing may be done: neither what another decision asks for nor what only another game
 * knows. */
static void others_refused(const struct game *game, const struct move *moves, int count)
{
	for (int kind = 0; kind <= MOVE_KINDS; kind++) {
		struct move move = {.kind = (uint8_t)kind};
		bool listed = false;
		for (int i = 0; i < count; i++)
			listed |= moves[i].kind == kind;
		if (listed)
			continue;
		ck_assert_msg(game_why_illegal(game, &move, &refusal), "kind %d may be played", kind);
		ck_assert_int_gt((int)strlen(refusal.text), 5);
	}
}

/* The legal moves of this node, which both generators agree on; returns how many. */
static int agree(const struct game *game, const struct turn *turn, struct move *moves)
{
	static struct move ours[MOVES_MAX];
	static struct lie lie;
	lie_find(&lie, game);
	int count = game_legal_moves(game, moves, MOVES_MAX), found = naive(&lie, turn, ours);
	qsort(moves, (size_t)count, sizeof *moves, by_bytes);
	qsort(ours, (size_t)found, sizeof *ours, by_bytes);
	if (count != found || memcmp(moves, ours, (size_t)count * sizeof *moves) != 0) {
		char text[MOVE_TEXT_SIZE];
		for (int i = 0; i < count; i++)
			move_format(&moves[i], lie.set, text), fprintf(stderr, "engine: %s\n", text);
		for (int i = 0; i < found; i++)
			move_format(&ours[i], lie.set, text), fprintf(stderr, "naive: %s\n", text);
		ck_abort_msg("%d moves by the engine, %d by hand, with %d tiles laid", count, found, lie.tiles);
	}
	others_refused(game, ours, found);
	asked[game_decision(game).kind]++;
	for (int i = 0; i < count; i++)
		doubled += moves[i].doubled;
	return count;
}

/* Is what is not asked left out because there is nothing to choose?  The move has been made. */
static void skipped(const struct game *game, const struct move *move, const struct turn *turn, int seat)
{
	static struct move ours[MOVES_MAX];
	static struct lie lie;
	int next = game_decision(game).kind;
	lie_find(&lie, game);
	if (move->kind == MOVE_PLACE && next != DECISION_FIGURE && next != DECISION_NONE && !turn->scored)
		ck_assert_int_eq(claims(&lie, seat, ours), 1);
	if (next == DECISION_TILE || next == DECISION_EXTRA) /* nothing is left to be scored */
		ck_assert_int_eq(score_choices(&lie, turn, seat, ours), 0);
	if (next == DECISION_TILE && move->kind != MOVE_EXTRA && move->kind != MOVE_PASS && game_tiles_left(game))
		ck_assert_int_eq(game_hand(game, seat, 1), 0);
}

static void go(struct game *game, const struct move *move, struct turn *turn)
{
	int seat = game_decision(game).seat;
	if (move->kind == MOVE_PLACE) {
		memset(turn, 0, sizeof *turn);
		for (int s = 0; s < SEATS; s++)
			for (int number = 1; number <= WALL_KINDS; number++)
				turn->hands[s][number] = game_hand(game, s, number);
	}
	told.count = told.city_count = 0;
	ck_assert(game_apply(game, move, &told));
	for (int i = 0; i < told.count; i++) {
		const struct event *event = &told.items[i];
		if (event->kind == EVENT_USED)
			turn->used[event->seat][event->wall]++;
		if (event->kind != EVENT_SCORED || event->reason != SCORE_COMPLETE)
			continue;
		turn->done[turn->scored].cell = event->cell;
		turn->done[turn->scored++].spot = event->spot;
	}
	skipped(game, move, turn, seat);
}

static struct game *begin(uint64_t seed)
{
	struct setup setup;
	setup_init(&setup);
	setup.game = GAME_CASTLE;
	setup.player_count = SEATS;
	setup.colors[1] = COLOR_BLUE;
	setup.seed = seed;
	setup.settings.value[SETTING_CORNER] = seed & 1;
	ck_assert(setup_settle(&setup, tile_set_of(tiles, GAME_CASTLE), &refusal));
	for (int i = 0; i < setup.wall_count; i++) /* those that are played in the game */
		setup.wall[i] = (uint8_t)(1 + (seed + (uint64_t)i) % 3);
	struct game *game = game_create(tile_set_of(tiles, GAME_CASTLE), &setup, &refusal);
	ck_assert_msg(game != NULL, "%s", refusal.text);
	return game;
}

static uint64_t perft(const struct game *game, const struct turn *turn, int depth)
{
	struct move *moves = calloc(MOVES_MAX, sizeof *moves);
	uint64_t sum = 0;
	int count = agree(game, turn, moves);
	for (int i = 0; i < count && depth > 1; i++) {
		struct game *next = game_clone(game);
		struct turn after = *turn;
		go(next, &moves[i], &after);
		sum += perft(next, &after, depth - 1);
		game_destroy(next);
	}
	free(moves);
	return depth > 1 ? sum : (uint64_t)count;
}

/* Every sequence of the first three moves. */
START_TEST(the_first_moves_are_those_counted_by_hand)
{
	for (uint64_t seed = 1; seed <= 2; seed++) {
		struct game *game = begin(seed);
		struct turn turn = {0};
		ck_assert_uint_gt(perft(game, &turn, 3), 500);
		game_destroy(game);
	}
}
END_TEST

/* At random, but rather a follower than none, and no merchants, who never come back. */
static const struct move *pick(struct rng *rng, const struct move *moves, int count)
{
	const struct move *move;
	int tries = 0;
	do
		move = &moves[rng_below(rng, (uint32_t)count)];
	while (++tries < 6 &&
	       (move->kind == MOVE_PASS || (move->kind == MOVE_FIGURE && move->spot.kind == FEATURE_COURT)));
	return move;
}

/* Random games to their end, at every node. */
START_TEST(whole_games_are_those_counted_by_hand)
{
	static struct move moves[MOVES_MAX];
	struct rng rng;
	memset(asked, 0, sizeof asked);
	doubled = 0;
	for (uint64_t seed = 1; seed <= 16; seed++) {
		struct game *game = begin(seed);
		struct turn turn = {0};
		rng_seed(&rng, seed);
		for (int count; (count = agree(game, &turn, moves)) > 0;)
			go(game, pick(&rng, moves, count), &turn);
		ck_assert(game_over(game));
		game_destroy(game);
	}
	ck_assert_int_gt(asked[DECISION_TILE], 900);
	ck_assert_int_gt(asked[DECISION_FIGURE], 300);
	ck_assert_int_gt(asked[DECISION_SCORE], 10);
	ck_assert_int_gt(asked[DECISION_EXTRA], 3);
	ck_assert_int_gt(doubled, 3);
}
END_TEST

static Suite *make(void)
{
	Suite *suite = suite_create("castle");
	TCase *cases = tcase_create("castle");
	tcase_set_timeout(cases, 60);
	tcase_add_test(cases, the_first_moves_are_those_counted_by_hand);
	tcase_add_test(cases, whole_games_are_those_counted_by_hand);
	suite_add_tcase(suite, cases);
	return suite;
}

int main(void) { return suite_run(make); }
