/*
 * uct.c - UCT over the moves that are legal in each deal; of them the one with
 * the greatest upper bound is tried, counted by how often it could have been.
 */
#include "uct.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { NODES_MAX = 1 << 20, DEPTH_MAX = 600, LOOK_AT_CLOCK = 8, MARGIN_FULL = 60 };

static const double EXPLORE = 0.5;

struct uct_node {
	struct move move;
	int child, next; /* 0: none */
	int seat;        /* who moves */
	int visits, chances;
	double sum; /* of rewards between 0 and 1 of who moves */
};

struct uct {
	struct uct_node nodes[NODES_MAX];
	int node_count;
	int path[DEPTH_MAX], path_count;
	struct game *work;
	struct move moves[MOVES_MAX];
	struct rng rng;
};

struct uct *uct_create(void)
{
	struct uct *uct = calloc(1, sizeof *uct);

	if (uct)
		uct->work = calloc(1, game_size());
	return uct;
}

void uct_destroy(struct uct *uct)
{
	free(uct->work);
	free(uct);
}

static int child_of(const struct uct *uct, int node, const struct move *move)
{
	int child = uct->nodes[node].child;

	while (child && memcmp(&uct->nodes[child].move, move, sizeof *move) != 0)
		child = uct->nodes[child].next;
	return child;
}

static int child_add(struct uct *uct, int node, const struct move *move, int seat)
{
	struct uct_node *child;

	if (uct->node_count == NODES_MAX)
		return 0;
	child = &uct->nodes[uct->node_count];
	*child = (struct uct_node){.move = *move, .seat = seat, .next = uct->nodes[node].child};
	uct->nodes[node].child = uct->node_count;
	return uct->node_count++;
}

/* A move that is not in the tree yet, by chance; else the one with the greatest bound. */
static int descend(struct uct *uct, int node, int count, int seat, bool *added)
{
	int fresh = -1, fresh_count = 0, best = 0;
	double most = -1;

	for (int i = 0; i < count; i++) {
		int child = child_of(uct, node, &uct->moves[i]);
		struct uct_node *it = &uct->nodes[child];
		double bound;

		if (!child) {
			if (rng_below(&uct->rng, (uint32_t)++fresh_count) == 0)
				fresh = i;
			continue;
		}
		it->chances++;
		bound = it->sum / it->visits + EXPLORE * sqrt(log(it->chances) / it->visits);
		if (bound > most) {
			most = bound;
			best = child;
		}
	}
	*added = fresh >= 0;
	return fresh >= 0 ? child_add(uct, node, &uct->moves[fresh], seat) : best;
}

static void random_end(struct uct *uct)
{
	while (game_decision(uct->work).kind != DECISION_NONE) {
		int count = game_legal_moves(uct->work, uct->moves, MOVES_MAX);

		game_apply(uct->work, &uct->moves[rng_below(&uct->rng, (uint32_t)count)], NULL);
	}
}

static double reward(const struct game *game, int seat)
{
	int best = -1000;
	double part;

	for (int other = 0; other < game_player_count(game); other++) {
		if (other != seat && game_score(game, other) > best)
			best = game_score(game, other);
	}
	part = 0.5 + (game_score(game, seat) - best) / (2.0 * MARGIN_FULL);
	return part < 0 ? 0 : part > 1 ? 1 : part;
}

static void playout(struct uct *uct, const struct game *game)
{
	bool added = false;
	int node = 0;

	game_copy(uct->work, game);
	game_mix_unseen(uct->work, &uct->rng);
	uct->path_count = 0;
	while (!added && game_decision(uct->work).kind != DECISION_NONE && uct->path_count < DEPTH_MAX) {
		int seat = game_decision(uct->work).seat;

		node = descend(uct, node, game_legal_moves(uct->work, uct->moves, MOVES_MAX), seat, &added);
		if (!node)
			break;
		game_apply(uct->work, &uct->nodes[node].move, NULL);
		uct->path[uct->path_count++] = node;
	}
	random_end(uct);
	for (int i = 0; i < uct->path_count; i++) {
		struct uct_node *it = &uct->nodes[uct->path[i]];

		it->visits++;
		it->chances += it->visits == 1;
		it->sum += reward(uct->work, it->seat);
	}
}

struct move uct_think(struct uct *uct, const struct game *game, int playouts, double seconds, uint64_t seed,
                      long *played)
{
	clock_t until = clock() + (clock_t)(seconds * CLOCKS_PER_SEC);
	int best = 0;

	rng_seed(&uct->rng, seed);
	uct->node_count = 1;
	uct->nodes[0] = (struct uct_node){0};
	for (*played = 0; playouts ? *played < playouts : *played % LOOK_AT_CLOCK || clock() < until || !*played;)
		playout(uct, game), ++*played;
	for (int child = uct->nodes[0].child; child; child = uct->nodes[child].next) {
		if (!best || uct->nodes[child].visits > uct->nodes[best].visits)
			best = child;
	}
	return uct->nodes[best].move;
}
