/* threat.c - two features at one hole are one as soon as a tile lies there that leads from the one to the other.
 * Whoever has fewer figures on what comes of it is shut out, and who had nothing in the larger half is let in: a farmer
 * on a strip of grass beside a great meadow is worth most of that meadow. */
#include "view.h"

#include <string.h>

enum { PAIRS_MAX = 96 };

struct pair {
	uint16_t first, second;
	double apart; /* the chance that they stay so */
};

struct pairs {
	int count;
	struct pair pairs[PAIRS_MAX];
};

static void pairs_add(struct pairs *pairs, unsigned a, unsigned b, double chance)
{
	unsigned first = a < b ? a : b, second = a < b ? b : a;
	struct pair *pair = pairs->pairs;

	for (int i = 0; i < pairs->count; i++, pair++)
		if (pair->first == first && pair->second == second) {
			pair->apart *= 1 - chance;
			return;
		}
	if (pairs->count < PAIRS_MAX)
		pairs->pairs[pairs->count++] = (struct pair){(uint16_t)first, (uint16_t)second, 1 - chance};
}

/* Somebody gains or loses: two holders, or a holder and what nobody has. */
static bool tells(const struct survey_feature *a, const struct survey_feature *b)
{
	return a->kind == b->kind && (a->figures || b->figures) && !feature_among(FEATURES_BUILT, a->kind);
}

static void hole_pairs(const struct view *view, struct judge *judge, int h, struct pairs *pairs)
{
	const struct survey_hole *hole = &view->survey.holes[h];
	const uint16_t *across = hole->across[0];
	const struct around *around = judge_around(judge, hole->forbidden);

	for (int p = 0; p < AROUND_SIDES; p++) {
		for (int q = p + 1; across[p] != NO_FEATURE && q < AROUND_SIDES; q++) {
			if (across[q] == NO_FEATURE || across[q] == across[p] || !around->joins[p][q])
				continue;
			if (!tells(&view->survey.features[across[p]], &view->survey.features[across[q]]))
				continue;
			double tiles = around->joins[p][q] * view->chance;
			pairs_add(pairs, across[p], across[q], tiles / (tiles + judge->weights->join_near));
		}
	}
}

static void pair_expect(const struct view *view, const struct judge *judge, const struct pair *pair,
                        double points[PLAYERS_MAX])
{
	const struct survey_feature *a = &view->survey.features[pair->first], *b = &view->survey.features[pair->second];
	double worth_a = view->features[pair->first].worth, worth_b = view->features[pair->second].worth;
	double weight = a->kind == FEATURE_FIELD ? judge->weights->join_field : judge->weights->join_line;
	double chance = weight * (1 - pair->apart);
	unsigned had_a = judge_owners(judge, a->figures), had_b = judge_owners(judge, b->figures);
	unsigned have = judge_owners(judge, a->figures + b->figures);

	for (int seat = 0; seat < judge->players; seat++) {
		double before = (had_a >> seat & 1) * worth_a + (had_b >> seat & 1) * worth_b;
		double after = (have >> seat & 1) * (worth_a + worth_b);

		points[seat] += chance * (after - before);
	}
}

static void pairs_find(const struct view *view, struct judge *judge, struct pairs *pairs)
{
	pairs->count = 0;
	for (int h = 0; h < view->survey.hole_count; h++)
		hole_pairs(view, judge, h, pairs);
}

void threats_expect(const struct view *view, struct judge *judge, double points[PLAYERS_MAX])
{
	struct pairs pairs;

	pairs_find(view, judge, &pairs);
	for (int i = 0; i < pairs.count; i++)
		pair_expect(view, judge, &pairs.pairs[i], points);
}

void threats_by_kind(const struct view *view, struct judge *judge, int seat, int feature, double points[FEATURE_KINDS])
{
	struct pairs pairs;

	memset(points, 0, sizeof *points * FEATURE_KINDS);
	pairs_find(view, judge, &pairs);
	for (int i = 0; i < pairs.count; i++) {
		const struct pair *pair = &pairs.pairs[i];
		double of[PLAYERS_MAX] = {0};

		if (feature >= 0 && pair->first != feature && pair->second != feature)
			continue;
		pair_expect(view, judge, pair, of);
		points[view->survey.features[pair->first].kind] += of[seat];
	}
}
