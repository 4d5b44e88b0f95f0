/*
 * traders.c - builder, pig and goods.
 */
#include "traders.h"

enum { GOODS_PAY = 10, GOODS_OPEN = 2 };

double traders_turn(const struct view *view, const struct judge *judge)
{
	return view->left ? judge->weights->double_turn * view->turns / (view->turns + 3) : 0;
}

/* He comes home with the feature, so one that is nearly done brings one double turn, a hard one more. */
double traders_builder(const struct view *view, const struct judge *judge, double hard)
{
	double grows = view->turns / (view->turns + 4);

	return hard >= HARD_NEVER ? 0 : traders_turn(view, judge) * grows * (0.6 + hard / (1 + hard));
}

double traders_pig(const struct judge *judge, double field_worth)
{
	return judge->farm_points > 0 ? field_worth / judge->farm_points : 0;
}

double traders_goods(const struct judge *judge, uint64_t extra)
{
	unsigned count = 0;

	for (int kind = GOODS_WINE; kind < GOODS_KINDS; kind++)
		count += survey_goods(extra, (enum goods)kind);
	return judge->weights->goods * count;
}

/* Ten points a kind, by how far each is ahead; what nobody has yet keeps it open. */
static void goods_expect(const struct view *view, const struct judge *judge, const struct game *game,
                         double points[PLAYERS_MAX])
{
	for (int kind = GOODS_WINE; kind < GOODS_KINDS; kind++) {
		double all = GOODS_OPEN * view->early * judge->players, have[PLAYERS_MAX];

		for (int seat = 0; seat < judge->players; seat++) {
			int tokens = game_held(game, seat, goods_holding(kind));

			have[seat] = (double)tokens * tokens;
			all += have[seat];
		}
		for (int seat = 0; seat < judge->players && all > 0; seat++)
			points[seat] += GOODS_PAY * have[seat] / all;
	}
}

void traders_expect(const struct view *view, const struct judge *judge, const struct game *game,
                    double points[PLAYERS_MAX])
{
	for (int f = 0; f < view->survey.feature_count; f++) {
		const struct survey_feature *feature = &view->survey.features[f];
		unsigned owners = judge_owners(judge, feature->figures);

		for (int seat = 0; seat < judge->players; seat++) {
			if (feature->builders >> seat & 1 && !feature->complete)
				points[seat] += traders_builder(view, judge, view->features[f].hard);
			if (feature->fatteners & owners & 1U << seat)
				points[seat] += traders_pig(judge, view->features[f].worth);
		}
	}
	goods_expect(view, judge, game, points);
}
