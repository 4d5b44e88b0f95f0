/*
 * test_check.c - game_check() must notice when the incremental state is wrong:
 * faults planted into positions of random games, each found within ten games.
 */
#include "suite.h"
#include "recount.h"

#include "carcassonne/state.h"

#include <string.h>

/* Plants a fault if the position offers one; false if it does not. */
typedef bool (*plant)(struct game *game, struct rng *rng);

static struct node *random_root(struct game *game, struct rng *rng, unsigned kinds)
{
	for (int tries = 0; tries < 200; tries++) {
		struct node *node = &game->nodes[rng_below(rng, game->node_count)];

		if (node->root == node - game->nodes && kinds >> node->kind & 1)
			return node;
	}
	return NULL;
}

static bool wrong_merge(struct game *game, struct rng *rng)
{
	struct node *a = random_root(game, rng, 1U << FEATURE_FIELD), *b = random_root(game, rng, 1U << FEATURE_FIELD);
	uint16_t next;

	if (!a || !b || a == b)
		return false;
	for (unsigned node = 0; node < game->node_count; node++) {
		if (game->nodes[node].root == b - game->nodes)
			game->nodes[node].root = (uint16_t)(a - game->nodes);
	}
	next = a->next;
	a->next = b->next;
	b->next = next;
	a->segments = (uint16_t)(a->segments + b->segments);
	a->figures += b->figures;
	if (b->address < a->address)
		a->address = b->address;
	return true;
}

/* A segment of some feature that is not its root, or NULL. */
static struct node *random_member(struct game *game, struct rng *rng)
{
	for (int tries = 0; tries < 200; tries++) {
		struct node *node = &game->nodes[rng_below(rng, game->node_count)];

		if (node->root != node - game->nodes)
			return node;
	}
	return NULL;
}

static bool missing_merge(struct game *game, struct rng *rng)
{
	struct node *node = random_member(game, rng), *before = node;

	if (!node)
		return false;
	while (before->next != node - game->nodes)
		before = &game->nodes[before->next];
	before->next = node->next;
	game->nodes[node->root].segments--;
	node->root = node->next = (uint16_t)(node - game->nodes);
	return true;
}

static bool wrong_root(struct game *game, struct rng *rng)
{
	struct node *node = random_member(game, rng);

	if (node)
		node->root = (uint16_t)(node - game->nodes);
	return node;
}

static bool broken_ring(struct game *game, struct rng *rng)
{
	struct node *node = random_member(game, rng);

	if (node)
		node->next = (uint16_t)(node - game->nodes);
	return node;
}

static bool wrong_segments(struct game *game, struct rng *rng)
{
	struct node *root = random_root(game, rng, 0x3f);

	if (root)
		root->segments++;
	return root;
}

static bool wrong_open(struct game *game, struct rng *rng)
{
	struct node *root = random_root(game, rng, 1U << FEATURE_CITY | 1U << FEATURE_ROAD | 1U << FEATURE_MONASTERY);

	if (root)
		root->open++;
	return root;
}

static bool wrong_tiles(struct game *game, struct rng *rng)
{
	struct node *root = random_root(game, rng, 1U << FEATURE_CITY | 1U << FEATURE_ROAD);

	if (root)
		root->tiles++;
	return root;
}

static bool wrong_pennants(struct game *game, struct rng *rng)
{
	struct node *root = random_root(game, rng, 1U << FEATURE_CITY);

	if (root)
		root->marks++;
	return root;
}

static bool wrong_figures(struct game *game, struct rng *rng)
{
	struct node *root = random_root(game, rng, 0x3f);

	if (root)
		root->figures += 16;
	return root;
}

static bool wrong_address(struct game *game, struct rng *rng)
{
	struct node *root = random_root(game, rng, 0x3f);

	if (root)
		root->address++;
	return root;
}

static bool wrong_supply(struct game *game, struct rng *rng)
{
	int seat = (int)rng_below(rng, game->player_count);

	game->supply[FIGURE_MEEPLE][seat]++;
	return true;
}

static bool lost_figure(struct game *game, struct rng *rng)
{
	(void)rng;
	if (!game->figure_count)
		return false;
	game->figure_count--;
	return true;
}

static bool wrong_hole(struct game *game, struct rng *rng)
{
	game->forbidden[rng_below(rng, game->hole_count)] ^= (uint16_t)(1U << rng_below(rng, 16));
	return true;
}

static bool lost_hole(struct game *game, struct rng *rng)
{
	(void)rng;
	game->hole_count--;
	return true;
}

static bool swapped_holes(struct game *game, struct rng *rng)
{
	int i = (int)rng_below(rng, (uint32_t)game->hole_count - 1);
	struct cell cell = game->holes[i];

	game->holes[i] = game->holes[i + 1];
	game->holes[i + 1] = cell;
	return true;
}

static bool hole_beyond(struct game *game, struct rng *rng)
{
	game->forbidden[game->hole_count + (int)rng_below(rng, HOLE_GROUP)] = 0;
	return true;
}

static bool wrong_fit(struct game *game, struct rng *rng)
{
	unsigned bit = rng_below(rng, 4 * (uint32_t)game->hole_count);

	game->fits[bit / 64] ^= (uint64_t)1 << bit % 64;
	return game->hand != NO_TILE;
}

static bool forgotten_cell(struct game *game, struct rng *rng)
{
	unsigned slot;

	do {
		slot = rng_below(rng, CELL_SLOTS);
	} while (!game->cells[slot]);
	game->contents[slot] ^= 1;
	return true;
}

static bool wrong_building(struct game *game, struct rng *rng)
{
	if (!own(game)->building_count)
		return false;
	own(game)->buildings[rng_below(rng, own(game)->building_count)]++;
	return true;
}

static bool forgotten_side(struct game *game, struct rng *rng)
{
	bool known = false;

	for (int slot = 0; slot < CELL_SLOTS; slot++) {
		known |= own(game)->near[slot];
		own(game)->near[slot] &= (uint8_t) ~(1U << rng_below(rng, 8));
	}
	return known;
}

static bool wrong_completed(struct game *game, struct rng *rng)
{
	own(game)->completed[rng_below(rng, 2)]++;
	return game->owed != DECISION_FIGURE;
}

static bool wrong_repeating(struct game *game, struct rng *rng)
{
	(void)rng;
	game->repeating_count++;
	return true;
}

static bool wrong_turn(struct game *game, struct rng *rng)
{
	(void)rng;
	if (game->laid_count < 2)
		return false;
	game->laid[1].rotation = (game->laid[1].rotation + 1) % 4;
	return true;
}

static bool wrong_claim(struct game *game, struct rng *rng)
{
	int segments = game->layouts[game->laid[game->laid_count - 1].type].segment_count;

	own(game)->claims[0] ^= (uint64_t)1 << rng_below(rng, (uint32_t)segments);
	return game->owed == DECISION_FIGURE;
}

static const plant plants[] = {
    wrong_merge,    missing_merge,   wrong_root,      broken_ring,   wrong_segments, wrong_open,
    wrong_tiles,    wrong_pennants,  wrong_figures,   wrong_address, wrong_supply,   lost_figure,
    wrong_hole,     lost_hole,       swapped_holes,   hole_beyond,   forgotten_cell, wrong_building,
    forgotten_side, wrong_completed, wrong_repeating, wrong_fit,     wrong_claim,
};

/* ---- what the two large boxes add ---- */

static bool wrong_inn(struct game *game, struct rng *rng)
{
	struct node *root = random_root(game, rng, 1U << FEATURE_CITY | 1U << FEATURE_ROAD);

	if (root)
		root->extra ^= 1;
	return root;
}

static bool wrong_symbols(struct game *game, struct rng *rng)
{
	struct node *root = random_root(game, rng, 1U << FEATURE_CITY);

	if (root)
		root->extra += 1U << 8 * (1 + rng_below(rng, 3));
	return root;
}

static bool wrong_tokens(struct game *game, struct rng *rng)
{
	game->held[HOLDING_WINE + rng_below(rng, 3)][rng_below(rng, game->player_count)]++;
	return game->owed == DECISION_TILE;
}

static bool wrong_part(struct game *game, struct rng *rng)
{
	(void)rng;
	game->part += 2;
	return true;
}

static bool wrong_double(struct game *game, struct rng *rng)
{
	(void)rng;
	game->part_owed = !game->part_owed;
	return game->owed == DECISION_FIGURE;
}

static bool wrong_weight(struct game *game, struct rng *rng)
{
	(void)rng;
	for (int i = 0; i < game->figure_count; i++) {
		const struct table_figure *standing = &game->figures[i];

		if (standing->figure != FIGURE_BIG)
			continue;
		game->nodes[game->nodes[standing->node].root].figures -= 1U << 4 * standing->seat;
		return true;
	}
	return false;
}

static bool wrong_weightless(struct game *game, struct rng *rng)
{
	(void)rng;
	game->weightless++;
	return true;
}

/* Whoever makes a builder or pig welcome goes away. */
static bool lonely_follower(struct game *game, struct rng *rng)
{
	(void)rng;
	for (int i = 0; i < game->figure_count; i++) {
		struct table_figure *standing = &game->figures[i];

		if (standing->figure != FIGURE_BUILDER && standing->figure != FIGURE_PIG)
			continue;
		for (int seat = 0; seat < game->player_count; seat++) {
			if (seat == standing->seat || game->supply[standing->figure][seat] == 0)
				continue;
			game->supply[standing->figure][seat]--;
			game->supply[standing->figure][standing->seat]++;
			standing->seat = (uint8_t)seat;
			return !(game->nodes[game->nodes[standing->node].root].figures >> 4 * seat & 15);
		}
	}
	return false;
}

static bool second_pig(struct game *game, struct rng *rng)
{
	(void)rng;
	game->owned[FIGURE_PIG]++;
	for (int seat = 0; seat < game->player_count; seat++)
		game->supply[FIGURE_PIG][seat]++;
	return true;
}

static bool second_big(struct game *game, struct rng *rng)
{
	(void)rng;
	game->owned[FIGURE_BIG]++;
	for (int seat = 0; seat < game->player_count; seat++)
		game->supply[FIGURE_BIG][seat]++;
	return true;
}

static bool wrong_place(struct game *game, struct rng *rng)
{
	(void)rng;
	for (int seat = 0; seat < game->player_count; seat++) {
		if (!game->lone[FIGURE_BUILDER][seat])
			continue;
		game->lone[FIGURE_BUILDER][seat]++;
		return true;
	}
	return false;
}

static bool wrong_crowd(struct game *game, struct rng *rng)
{
	int kind = (int)rng_below(rng, 2), count = own(game)->shrines.laid[kind].count;

	if (count)
		own(game)->shrines.laid[kind].crowd[rng_below(rng, (uint32_t)count)] ^= 3;
	return count > 0;
}

static const plant plants_of_boxes[] = {
    wrong_inn,        wrong_symbols,   wrong_tokens, wrong_part, wrong_double, wrong_weight,
    wrong_weightless, lonely_follower, second_pig,   second_big, wrong_place,  wrong_crowd,
};

static struct game *random_position(struct rng *rng, bool boxes)
{
	static struct move moves[MOVES_MAX];
	struct setup setup;
	struct game *game;

	setup_init(&setup);
	setup.player_count = 3;
	for (int seat = 0; seat < 3; seat++)
		setup.colors[seat] = (uint8_t)seat;
	setup.settings.value[SETTING_INNS] = setup.settings.value[SETTING_TRADERS] = boxes;
	setup.settings.value[SETTING_SHRINES] = boxes;
	setup.seed = rng_next(rng) >> 11;
	game = game_create(tiles, &setup, &refusal);
	for (uint32_t left = 20 + rng_below(rng, 60); left > 0; left--) {
		int count = game_legal_moves(game, moves, MOVES_MAX);

		if (count)
			game_apply(game, &moves[rng_below(rng, (uint32_t)count)], NULL);
	}
	return game;
}

/* Plants it in ten positions, more of them in the middle of a game than at its beginning. */
static void plant_and_look(plant spoil, uint64_t seed, bool boxes)
{
	struct rng rng;
	char text[200];
	int found = 0, planted = 0;

	rng_seed(&rng, seed);
	for (int games = 0; games < 10; games++) {
		struct game *game = random_position(&rng, boxes);

		ck_assert_msg(game_check(game, text, sizeof text), "%s", text);
		if (spoil(game, &rng)) {
			planted++;
			if (!game_check(game, text, sizeof text)) {
				found++;
				ck_assert_int_gt((int)strlen(text), 10);
			}
		}
		game_destroy(game);
	}
	ck_assert_int_gt(planted, 0);
	ck_assert_int_eq(found, planted);
}

START_TEST(test_plant) { plant_and_look(plants[_i], 500 + (uint64_t)_i, false); }
END_TEST

START_TEST(test_plant_boxes) { plant_and_look(plants_of_boxes[_i], 700 + (uint64_t)_i, true); }
END_TEST

/* A tile turned behind the engine's back clashes or joins other segments in most positions. */
START_TEST(test_plant_turned_tile)
{
	struct rng rng;
	char text[200];
	int found = 0;

	rng_seed(&rng, 9);
	for (int games = 0; games < 10; games++) {
		struct game *game = random_position(&rng, false);

		if (wrong_turn(game, &rng))
			found += !game_check(game, text, sizeof text);
		game_destroy(game);
	}
	ck_assert_int_gt(found, 5);
}
END_TEST

static Suite *make(void)
{
	Suite *suite = suite_create("game_check");
	TCase *faults = tcase_create("planted faults");

	tcase_set_timeout(faults, 60);
	tcase_add_loop_test(faults, test_plant, 0, (int)(sizeof plants / sizeof plants[0]));
	tcase_add_loop_test(faults, test_plant_boxes, 0, (int)(sizeof plants_of_boxes / sizeof plants_of_boxes[0]));
	tcase_add_test(faults, test_plant_turned_tile);
	suite_add_tcase(suite, faults);
	return suite;
}

int main(void) { return suite_run(make); }
