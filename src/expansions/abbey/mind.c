/* mind.c - Abbey & Mayor: an abbey kept is worth the nine points of a hole later; wagon and mayor are figures in hand
 * that go where a farmer does not; a barn is sure of four points a city, and who farms beside it is sent home. */
#include "ai/mind.h"

/* An abbey in hand, in points: most of them, for it may be laid after the last tile, too; with few turns left
 * and no hole on the table less. */
static const double abbey_kept = 9, hole_comes = 1.5;
/* In followers.  A barn in hand is nothing: corners are rare, and others take the fields. */
static const double wagon_is = 1, mayor_is = 0.25;
/* What the wagon finds where it drives to, when what it stands in is scored: points. */
static const double drives = 1.5;

/* ---- the abbey ---- */

/* A tile at each of its edges: then each forbids something. */
static bool is_closed(unsigned forbidden)
{
	return ((forbidden | forbidden >> 1 | forbidden >> 2 | forbidden >> 3) & 0x1111) == 0x1111;
}

/* What an abbey is worth to whoever keeps it. */
static double kept(const struct view *view, const struct game *game)
{
	bool closed = false;

	/* The round after the last tile is under way: kept is lost. */
	if (!view->left && game_decision(game).kind != DECISION_TILE)
		return 0;
	for (int h = 0; h < view->survey.hole_count; h++)
		closed |= is_closed(view->survey.holes[h].forbidden);
	return abbey_kept * (closed ? 1 : view->turns / (view->turns + hole_comes));
}

/* The abbey lies, and who laid it may still send somebody in: what that promises. */
static double entered(const struct view *view, const struct judge *judge, const struct game *game, int seat)
{
	struct setup_tile tile = game_tile(game, game_last_placed(game));
	double have = view->supply[seat], cost = view_supply(view, judge, have) - view_supply(view, judge, have - 1);

	if (!(game_tile_set(game)->types[tile.type].flags & TILE_ABBEY) ||
	    game_supply(game, seat, FIGURE_MEEPLE) + game_supply(game, seat, FIGURE_WAGON) == 0)
		return 0;
	for (int f = 0; f < view->survey.feature_count; f++) {
		const struct survey_feature *feature = &view->survey.features[f];
		const struct worth *worth = &view->features[f];

		if (feature->kind == FEATURE_MONASTERY && cell_same(feature->cell, tile.cell) && !feature->complete)
			return worth->worth - (1 - judge->weights->follower_back * worth->done) * cost;
	}
	return FULL_BUILDING;
}

/* ---- barns ---- */

/* What a barn of this field pays its owner: four a city, whatever farmers get. */
static double barn_pays(double farm_points, double field_worth)
{
	return farm_points > 0 ? 4 * field_worth / farm_points : 0;
}

static void expect(const struct view *view, const struct judge *judge, const struct game *game,
                   double points[PLAYERS_MAX])
{
	struct decision decision = game_decision(game);
	double abbey = kept(view, game);

	for (int seat = 0; seat < judge->players; seat++)
		points[seat] += abbey * game_held(game, seat, HOLDING_ABBEY);
	for (int f = 0; f < view->survey.feature_count; f++) {
		unsigned keepers = view->survey.features[f].keepers;

		for (int seat = 0; keepers >> seat; seat++)
			if (keepers >> seat & 1)
				points[seat] += barn_pays(judge->farm_points, view->features[f].worth);
	}
	if (decision.kind == DECISION_FIGURE) {
		double more = entered(view, judge, game, decision.seat);

		points[decision.seat] += more > 0 ? more : 0;
	}
}

static void supply(struct view *view, const struct judge *judge, const struct game *game)
{
	for (int seat = 0; seat < judge->players; seat++)
		view->supply[seat] +=
		    wagon_is * game_supply(game, seat, FIGURE_WAGON) + mayor_is * game_supply(game, seat, FIGURE_MAYOR);
}

/* ---- one placement ---- */

/* A free road or city: the wagon is as good as a follower, and drives on; the mayor is worth less in hand. */
static void line(const struct scene *scene, int segment, int rotation, const struct joint *joint, struct worth worth,
                 struct choice *choice)
{
	unsigned kind = scene->tile->segments[segment].kind;

	if (joint->taken)
		return;
	double held = scene_held(scene, kind, scene_mine(scene), worth);
	if (scene_has(scene, FIGURE_WAGON))
		choice_claim(scene, choice, segment, rotation, FIGURE_WAGON,
		             held - wagon_is * scene->cost + drives * worth.done);
	if (kind == FEATURE_CITY && joint->pennants && scene_has(scene, FIGURE_MAYOR))
		choice_claim(scene, choice, segment, rotation, FIGURE_MAYOR, held - mayor_is * scene->cost);
}

/* A field with a barn: it grows for its owner, and farmers that come to it are paid a point a city and go home. */
static void field(const struct scene *scene, int segment, int rotation, const struct joint *joint, double worth,
                  struct choice *choice)
{
	const struct view *view = scene->view;

	(void)segment;
	(void)rotation;
	if (!joint->keepers)
		return;
	for (int seat = 0; seat < scene->judge->players; seat++)
		choice->gain += joint->keepers >> seat & 1
		                    ? scene->lean->of[seat] * barn_pays(scene->judge->farm_points, worth)
		                    : 0;
	for (int p = 0; p < joint->part_count; p++) {
		unsigned keepers = view->survey.features[joint->parts[p]].keepers;

		for (int seat = 0; keepers >> seat; seat++)
			choice->gain -= keepers >> seat & 1
			                    ? scene->lean->of[seat] * barn_pays(scene->judge->farm_points,
			                                                        view->features[joint->parts[p]].worth)
			                    : 0;
	}
	choice->gain -=
	    scene_held(scene, FEATURE_FIELD, joint->figures, (struct worth){.hard = HARD_NEVER, .worth = worth});
	choice->gain += scene_held(scene, FEATURE_FIELD, joint->figures,
	                           (struct worth){.done = 1, .worth = worth / scene->judge->farm_points});
}

/* ---- a reason ---- */

/* What the player's barn will bring, in whole points. */
static int barn_promises(const struct outcome *outcome)
{
	const struct view *view = outcome->after;
	double each = game_settings(outcome->before)->value[SETTING_FARM] == FARM_CITY4 ? 4 : 3, points = 0;

	for (int f = 0; f < view->survey.feature_count; f++)
		if (view->survey.features[f].keepers >> outcome->seat & 1)
			points += barn_pays(each, view->features[f].worth);
	return (int)(points + 0.5);
}

static void gifts(const struct outcome *outcome, struct ai_line *line)
{
	int asked = game_decision(outcome->before).kind, points = barn_promises(outcome);

	if (asked == DECISION_ABBEY)
		line_gift(line,
		          line->moves[0].kind == MOVE_PASS ? N_("the abbey waits for a better hole")
		                                           : N_("the abbey fills the hole"),
		          NULL, 1);
	if (asked == DECISION_DRIVE)
		line_gift(line,
		          line->moves[0].kind == MOVE_PASS ? N_("the wagon is worth more in hand")
		                                           : N_("the wagon drives on"),
		          NULL, 1);
	for (int i = 0; i < outcome->events->count; i++) {
		const struct event *event = &outcome->events->items[i];

		if (event->seat != outcome->seat)
			continue;
		if (event->kind == EVENT_SCORED && event->reason == SCORE_FARM && !event->at_end)
			line_gift(line, N_("the farmers of a barn are paid"), NULL, 1);
		if (event->kind == EVENT_BARN && points > 0)
			line_gift(line,
			          NN_("the barn brings about %d point in the end",
			              "the barn brings about %d points in the end"),
			          points);
		if (event->kind == EVENT_FIGURE && event->figure == FIGURE_MAYOR)
			line_gift(line, N_("the mayor counts the pennants"), NULL, 1);
	}
}

const struct mind abbey_mind = {.brought_by = SETTING_ABBEY,
                                .supply = supply,
                                .expect = expect,
                                .promises = N_("abbey and barn"),
                                .line = line,
                                .field = field,
                                .gifts = gifts};
