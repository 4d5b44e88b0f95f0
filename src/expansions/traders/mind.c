/* mind.c - Traders & Builders: a builder brings second turns, a pig a
 * point for every city of its field, and tokens of goods pay at the end. */
#include "ai/mind.h"

enum { GOODS_PAY = 10, GOODS_OPEN = 2, GOODS = 3 };

static const enum holding_kind goods[GOODS] = {HOLDING_WINE, HOLDING_GRAIN, HOLDING_CLOTH};

static double second_turn(const struct view *view, const struct judge *judge)
{
	return view->left ? judge->weights->second_part * view->turns / (view->turns + 3) : 0;
}

/* He comes home with the feature, so one that is nearly done brings one double turn, a hard one more. */
static double builder_worth(const struct view *view, const struct judge *judge, double hard)
{
	double grows = view->turns / (view->turns + 4);

	return hard >= HARD_NEVER ? 0 : second_turn(view, judge) * grows * (0.6 + hard / (1 + hard));
}

static double pig_worth(const struct judge *judge, double field_worth)
{
	return judge->farm_points > 0 ? field_worth / judge->farm_points : 0;
}

static double goods_worth(const struct judge *judge, uint64_t extra)
{
	unsigned count = 0;

	for (unsigned lanes = judge->bringing; lanes; lanes &= lanes - 1)
		count += survey_lane(extra, (unsigned)__builtin_ctz(lanes));
	return judge->weights->token * count;
}

/* Ten points a kind, by how far each is ahead; what nobody has yet keeps it open. */
static void goods_expect(const struct view *view, const struct judge *judge, const struct game *game,
                         double points[PLAYERS_MAX])
{
	for (int kind = 0; kind < GOODS; kind++) {
		double all = GOODS_OPEN * view->early * judge->players, have[PLAYERS_MAX];

		for (int seat = 0; seat < judge->players; seat++) {
			int tokens = game_held(game, seat, goods[kind]);

			have[seat] = (double)tokens * tokens;
			all += have[seat];
		}
		for (int seat = 0; seat < judge->players && all > 0; seat++)
			points[seat] += GOODS_PAY * have[seat] / all;
	}
}

static void expect(const struct view *view, const struct judge *judge, const struct game *game,
                   double points[PLAYERS_MAX])
{
	for (int f = 0; f < view->survey.feature_count; f++) {
		const struct survey_feature *feature = &view->survey.features[f];
		unsigned owners = judge_owners(judge, feature->figures);

		for (int seat = 0; seat < judge->players; seat++) {
			if (feature->turners >> seat & 1 && !feature->complete)
				points[seat] += builder_worth(view, judge, view->features[f].hard);
			if (feature->fatteners & owners & 1U << seat)
				points[seat] += pig_worth(judge, view->features[f].worth);
		}
	}
	goods_expect(view, judge, game, points);
}

/* ---- one placement ---- */

static double turn(const struct view *view, const struct judge *judge, const struct game *game)
{
	return game_part(game) == 1 ? second_turn(view, judge) : 0;
}

/* Goods to whoever completes the city, a second turn to whose builder stands here; or a builder is put. */
static void line(const struct scene *scene, int segment, int rotation, const struct joint *joint, struct worth worth,
                 struct choice *choice)
{
	bool here = joint->turners >> scene->lean->seat & 1;
	double builder = builder_worth(scene->view, scene->judge, joint->hard);

	(void)worth;
	if (here)
		choice->gain += scene->turn - (joint->open <= 0 ? builder : 0);
	if (joint->open <= 0)
		choice->gain += goods_worth(scene->judge, joint->extra);
	else if (figures_of(joint->figures, scene->lean->seat) && scene_has(scene, FIGURE_BUILDER))
		choice_claim(scene, choice, segment, rotation, FIGURE_BUILDER, builder);
}

static void field(const struct scene *scene, int segment, int rotation, const struct joint *joint, double worth,
                  struct choice *choice)
{
	if (figures_of(joint->figures, scene->lean->seat) && scene_has(scene, FIGURE_PIG))
		choice_claim(scene, choice, segment, rotation, FIGURE_PIG,
		             pig_worth(scene->judge, worth) - scene->turn * scene->view->early);
}

/* ---- a reason ---- */

/* TRANSLATORS: %s: a city, a road, a tower ... */
static const struct ai_aim aims[] = {
    {.move = MOVE_FIGURE,
     .figure = FIGURE_BUILDER,
     .words = N_("the builder brings a second turn when %s grows"),
     .fills = AIM_FEATURE,
     .of = AIM_OF_MOVE,
     .trade = true},
    {.move = MOVE_FIGURE,
     .figure = FIGURE_PIG,
     .words = N_("the pig makes each city a point more"),
     .of = AIM_OF_MOVE,
     .trade = true},
};

static void gifts(const struct outcome *outcome, struct ai_line *line)
{
	int tokens = 0;
	bool again = false;

	for (int i = 0; i < outcome->events->count; i++) {
		const struct event *event = &outcome->events->items[i];

		if (event->seat != outcome->seat)
			continue;
		for (int kind = 0; kind < GOODS && event->kind == EVENT_HELD; kind++)
			tokens += event->held[goods[kind]];
		again |= event->kind == EVENT_DOUBLE_TURN;
	}
	if (tokens)
		line_gift(line, NN_("takes %d token of goods", "takes %d tokens of goods"), tokens);
	if (again)
		line_gift(line, N_("a second turn follows"), NULL, 1);
}

const struct mind traders_mind = {.brought_by = SETTING_TRADERS,
                                  .expect = expect,
                                  .promises = N_("goods, builder and pig"),
                                  .turn = turn,
                                  .line = line,
                                  .field = field,
                                  .aims = aims,
                                  .aim_count = sizeof aims / sizeof *aims,
                                  .gifts = gifts};
