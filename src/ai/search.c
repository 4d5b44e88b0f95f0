/* search.c - thinking: every way to play the turn is looked at; the best few
 * are played on, in piles that all of them share, until one is the best. */
#include "search.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { FEW_CANDIDATES = 8, PLAYOUTS_EACH = 20, MANY_PLAYOUTS = 600, FEW_PLIES = 4 };

enum { POSITIONS = 5, ALIGNMENT = 64 };

static size_t aligned(size_t size) { return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT; }

/* The struct, and the positions behind it. */
size_t ai_size(void) { return aligned(sizeof(struct ai)) + POSITIONS * aligned(game_size()); }

struct ai *ai_create(void)
{
	/* Not every system frees what it gave aligned. */
	void *given = malloc(ai_size() + ALIGNMENT - 1);
	struct ai *ai = given ? (struct ai *)(((uintptr_t)given + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT) : NULL;
	struct game **positions[POSITIONS];

	if (!ai)
		return NULL;
	memset(ai, 0, ai_size());
	ai->given = given;
	positions[0] = &ai->root;
	positions[1] = &ai->mixed;
	positions[2] = &ai->work;
	positions[3] = &ai->look;
	positions[4] = &ai->trial;
	char *room = (char *)ai + aligned(sizeof(struct ai));
	for (int i = 0; i < POSITIONS; i++, room += aligned(game_size()))
		*positions[i] = (struct game *)room;
	return ai;
}

void ai_destroy(struct ai *ai)
{
	if (ai)
		free(ai->given);
}

const struct ai_advice *ai_advice(const struct ai *ai) { return &ai->advice; }

bool ai_going(struct ai *ai)
{
	const struct ai_order *order = &ai->order;

	if (!ai->stopped && order->go_on && !order->go_on(order->context, ai->advice.playouts))
		ai->stopped = true;
	return !ai->stopped;
}

/* ---- the end ---- */

static bool same_move(const struct move *a, const struct move *b) { return memcmp(a, b, sizeof *a) == 0; }

/* Is a tile the same in both rotations?  The same terrain at every edge, and the same edges joined. */
static bool turned_same(const struct tile_layout *tile, int a, int b)
{
	const uint8_t *one = &tile->sides[a][0][0], *other = &tile->sides[b][0][0];

	if (tile->shows.rotation[a] != tile->shows.rotation[b])
		return false;
	for (int i = 0; i < EDGE_COUNT * SIDE_PARTS; i++) {
		if ((one[i] == NO_SEGMENT) != (other[i] == NO_SEGMENT))
			return false;
		if (one[i] != NO_SEGMENT && (tile->segments[one[i]].marks != tile->segments[other[i]].marks ||
		                             tile->segments[one[i]].extra != tile->segments[other[i]].extra))
			return false;
		for (int k = 0; k < i; k++)
			if ((one[i] == one[k]) != (other[i] == other[k]))
				return false;
	}
	return true;
}

/* Does the same tile lie there as well, turned so that nobody sees a difference? */
static bool looks_same(const struct ai *ai, const struct candidate *a, const struct candidate *b)
{
	const struct move *one = &a->moves[0], *other = &b->moves[0];

	return one->kind == MOVE_PLACE && other->kind == MOVE_PLACE && one->tile == other->tile &&
	       cell_same(one->cell, other->cell) &&
	       turned_same(&ai->judge.tiles[one->tile], one->rotation, other->rotation);
}

/* Into the advice, unless a better line begins with the same move. */
static void advice_add(struct ai *ai, const struct candidate *candidate)
{
	struct ai_advice *advice = &ai->advice;

	for (int i = 0; i < advice->line_count; i++)
		if (same_move(&ai->told[i]->moves[0], &candidate->moves[0]) || looks_same(ai, ai->told[i], candidate))
			return;
	ai->told[advice->line_count] = candidate;
	struct ai_line *line = &advice->lines[advice->line_count++];
	line_begin(line, candidate->moves, candidate->move_count);
	line->margin = candidate->samples ? candidate->sum / candidate->samples : candidate->plain;
	facts_find(ai, line);
}

/* The first is what is played; the others by margin, none above it: of those that left the race early less is
 * known than their average says. */
static void advice_sort(struct ai_advice *advice)
{
	for (int i = 1; i < advice->line_count; i++) {
		struct ai_line line = advice->lines[i];
		int j = i;

		if (line.margin > advice->lines[0].margin)
			line.margin = advice->lines[0].margin;
		for (; j > 1 && advice->lines[j - 1].margin < line.margin; j--)
			advice->lines[j] = advice->lines[j - 1];
		advice->lines[j] = line;
	}
}

/* With few playouts, fewer ways to play the turn and a nearer end: each is to be played often enough to tell. */
static void strength_limit(struct ai_strength *strength, const struct ai_order *order)
{
	int playouts = order->playouts ? order->playouts : order->go_on ? strength->most : strength->playouts;
	int candidates = playouts / PLAYOUTS_EACH + FEW_CANDIDATES;

	if (!strength->most)
		return;
	strength->candidates = candidates < strength->candidates ? candidates : strength->candidates;
	if (playouts < MANY_PLAYOUTS && strength->plies > FEW_PLIES)
		strength->plies = FEW_PLIES;
}

/* One line more; false: all are told. */
static bool tell_step(struct ai *ai)
{
	struct ai_advice *advice = &ai->advice;
	int told = advice->line_count;

	while (ai->next < ai->candidate_count && told < AI_LINES_MAX && advice->line_count == told)
		advice_add(ai, &ai->candidates[ai->next++]);
	if (advice->line_count > told)
		return true;
	advice_sort(advice);
	advice->move = advice->lines[0].moves[0];
	return false;
}

static enum ai_stage tell_begin(struct ai *ai)
{
	ai->next = 0;
	return STAGE_TELL;
}

static enum ai_stage stage_step(struct ai *ai)
{
	switch (ai->stage) {
	case STAGE_DONE:
		break;
	case STAGE_LOOK:
		if (look_step(ai))
			return STAGE_LOOK;
		if (ai->candidate_count < 2)
			return tell_begin(ai);
		race_begin(ai);
		return STAGE_PLAY;
	case STAGE_PLAY:
		return race_step(ai) ? STAGE_PLAY : tell_begin(ai);
	case STAGE_TELL:
		if (tell_step(ai))
			return STAGE_TELL;
		return ai->played.review && review_begin(ai) ? STAGE_COMPARE : STAGE_DONE;
	case STAGE_COMPARE:
		if (race_step(ai))
			return STAGE_COMPARE;
		review_end(ai);
	}
	return STAGE_DONE;
}

bool ai_step(struct ai *ai, int steps)
{
	while (ai->stage != STAGE_DONE && steps-- > 0)
		ai->stage = stage_step(ai);
	return ai->stage != STAGE_DONE;
}

/* Those at one table have each their own days. */
static bool is_asleep(const struct ai *ai, const struct ai_order *order)
{
	struct rng rng;

	rng_seed(&rng, order->day * PLAYERS_MAX + (uint64_t)ai->seat);
	return order->day && (int)rng_below(&rng, 100) < ai->mind.strength.sleepy;
}

bool ai_begin_as(struct ai *ai, const struct game *game, const struct ai_mind *mind, const struct ai_order *order)
{
	struct rng rng;
	struct decision decision = game_decision(game);

	ai->advice = (struct ai_advice){.seat = decision.seat};
	ai->stage = STAGE_DONE;
	ai->played.review = NULL;
	if (decision.kind == DECISION_NONE)
		return false;
	ai->mind = *mind;
	ai->seat = decision.seat;
	if (is_asleep(ai, order))
		ai->mind.strength = *mind->strength.asleep;
	strength_limit(&ai->mind.strength, order);
	ai->order = *order;
	ai->stopped = false;
	ai->turn_seat = game_turn_seat(game);
	game_copy(ai->root, game);
	rng_seed(&rng, order->seed);
	game_mix_unseen(ai->root, &rng);
	judge_init(&ai->judge, ai->root, &ai->mind.weights);
	lean_init(&ai->lean, &ai->judge, ai->seat, &ai->mind.style);
	look_begin(ai);
	ai->stage = STAGE_LOOK;
	return true;
}

bool ai_begin(struct ai *ai, const struct game *game, const struct ai_order *order)
{
	struct ai_mind mind;

	if (order->character < 0 || order->character >= ai_character_count())
		return false;
	character_mind(order->character, &mind);
	return ai_begin_as(ai, game, &mind, order);
}

bool ai_think(struct ai *ai, const struct game *game, const struct ai_order *order)
{
	if (!ai_begin(ai, game, order))
		return false;
	while (ai_step(ai, INT_MAX))
		;
	return true;
}
