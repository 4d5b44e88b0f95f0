/* view.c - judging a position.
 *
 * An open edge is as hard to close as there are few tiles left that would do it.  The difficulties of a feature's edges
 * are added, and the chance that all are closed falls with their sum; that is coarse, but sums can be taken apart and
 * put together again when a tile is tried. */
#include "view.h"

#include "mind.h"

/* What The Castle forbids beside a path, and beside anything else (R13). */
enum { CASTLE_PATH = 0xe, CASTLE_OTHER = 0xd };

/* ---- edges and holes ---- */

static double effort(const struct ai_weights *weights, unsigned kind)
{
	switch (kind) {
	case FEATURE_CITY:
		return weights->close_city;
	case FEATURE_ROAD:
		return weights->close_road;
	case FEATURE_PATH:
		return weights->close_path;
	default:
		return weights->close_wall;
	}
}

double view_edge(const struct view *view, const struct judge *judge, unsigned kind, const struct around *around,
                 int edge)
{
	int closes = around->closes[edge], fits = around->fits;
	const struct ai_weights *w = judge->weights;
	double tiles = (closes + w->close_extra * (fits - closes)) * view->chance;

	if (tiles <= 0)
		return HARD_NEVER;
	return effort(w, kind) / tiles;
}

double view_open_edge(const struct view *view, struct judge *judge, unsigned kind)
{
	/* A hole with one neighbour, in the north, of the castle with a path or without. */
	static const uint8_t forbidden[FEATURE_KINDS] = {[FEATURE_CITY] = 0xb,
	                                                 [FEATURE_ROAD] = 0xd,
	                                                 [FEATURE_PATH] = CASTLE_PATH,
	                                                 [FEATURE_TOWER] = CASTLE_OTHER,
	                                                 [FEATURE_HOUSE] = CASTLE_OTHER};
	const struct around *around = judge_around(judge, forbidden[kind]);

	return view_edge(view, judge, kind, around, EDGE_N);
}

static void judge_holes(struct view *view, struct judge *judge)
{
	const struct survey *survey = &view->survey;

	for (int h = 0; h < survey->hole_count; h++) {
		const struct survey_hole *hole = &survey->holes[h];
		const struct around *around = judge_around(judge, hole->forbidden);
		double tiles = around->fits * view->chance * judge->players;

		view->hole_fill[h] = tiles / (tiles + judge->weights->fill_near);
		for (int edge = 0; edge < EDGE_COUNT; edge++) {
			unsigned f = hole->across[edge][SIDE_OWN];

			if (f == NO_FEATURE || !kind_has_edges(survey->features[f].kind))
				continue;
			double hard = view_edge(view, judge, survey->features[f].kind, around, edge);
			view->edge_hard[h][edge] = hard;
			view->features[f].hard += hard;
		}
	}
}

/* ---- features ---- */

struct worth worth_of(const struct view *view, const struct judge *judge, unsigned kind, int tiles, int pennants,
                      int open, double hard, uint64_t extra)
{
	const struct ai_weights *w = judge->weights;
	const struct raise *raise = &judge->raised[kind];
	bool raised = extra & raise->signs;
	struct worth worth = {.hard = hard, .done = 1 / (1 + hard * (1 + w->close_bend * hard))};
	double now, then;

	if (judge->castle)
		return castle_worth(view, judge, kind, tiles, pennants, open, hard);
	if (open <= 0)
		worth = (struct worth){.hard = 0, .done = 1};
	if (kind == FEATURE_CITY) {
		int units = tiles + pennants;

		then = (raised ? raise->each : 2) * (units + (open > 0 ? open : 0));
		if (open <= 0 && tiles == 2 && judge->settings->value[SETTING_TWO_TILE])
			then = units;
		now = units + w->grow_city * open * view->early;
	} else {
		then = (raised ? raise->each : 1) * (tiles + (open > 0 ? open : 0));
		now = tiles + w->grow_road * open * view->early;
	}
	now = raised && raise->nothing ? 0 : now;
	worth.worth = worth.done * then + (1 - worth.done) * now;
	return worth;
}

struct worth building_worth(const struct view *view, const struct judge *judge, struct cell cell, int tiles,
                            int without)
{
	struct worth worth = {.done = 1, .worth = tiles};
	double far = judge->weights->fill_far * view->early;
	int open = FULL_BUILDING - tiles;

	for (int h = 0; h < view->survey.hole_count && open > 0; h++) {
		if (h == without || !cells_touch(view->survey.holes[h].cell, cell))
			continue;
		worth.done *= view->hole_fill[h];
		worth.worth += view->hole_fill[h];
		open--;
	}
	for (; open > 0; open--) { /* two of the cells beside it touch it now, as good as any hole */
		worth.done *= far;
		worth.worth += far;
	}
	return worth;
}

/* A monastery and its like. */
static struct worth judge_building(const struct view *view, const struct judge *judge,
                                   const struct survey_feature *building)
{
	struct worth worth = building_worth(view, judge, building->cell, building->tiles, -1);

	worth.hard = worth.done > 0 ? 1 / worth.done - 1 : HARD_NEVER;
	return worth;
}

static void judge_cities(struct view *view, const struct judge *judge)
{
	const struct survey *survey = &view->survey;

	for (int f = 0; f < survey->feature_count; f++) {
		const struct survey_feature *feature = &survey->features[f];

		if (feature->kind != FEATURE_CITY || !feature->cities)
			continue;
		int bit = __builtin_ctzll(feature->cities);
		view->city[bit] =
		    judge->farm_points * (feature->complete ? 1 : judge->weights->field_city * view->features[f].done);
	}
	if (survey->carcassonne)
		view->city[__builtin_ctzll(survey->carcassonne)] = judge->farm_points;
}

static struct worth judge_field(const struct view *view, const struct judge *judge, const struct survey_feature *field)
{
	struct worth worth = {.hard = HARD_NEVER};

	if (judge->farm_points <= 0)
		return worth;
	for (uint64_t cities = field->cities; cities; cities &= cities - 1)
		worth.worth += view->city[__builtin_ctzll(cities)];
	worth.worth += judge->weights->field_grow * view->early;
	return worth;
}

static void judge_features(struct view *view, const struct judge *judge)
{
	const struct survey *survey = &view->survey;
	const struct mind *mind;
	int count = survey->feature_count;

	for (int f = 0; f < count; f++) {
		const struct survey_feature *feature = &survey->features[f];

		if (judge->castle || feature_among(FEATURES_BY_EDGE, feature->kind))
			view->features[f] = worth_then(view, judge, feature, feature->complete ? 0 : feature->open,
			                               view->features[f].hard);
		else if (feature->kind != FEATURE_FIELD)
			view->features[f] = judge_building(view, judge, feature);
	}
	EACH_MIND(judge, MIND_worth, mind)
		mind->worth(view);
	judge_cities(view, judge);
	for (int f = 0; f < count; f++)
		if (survey->features[f].kind == FEATURE_FIELD)
			view->features[f] = judge_field(view, judge, &survey->features[f]);
}

/* ---- figures ---- */

double view_supply(const struct view *view, const struct judge *judge, double figures)
{
	const struct ai_weights *w = judge->weights;
	double turns = view->turns, late = w->follower_late;
	double time = (turns / (turns + w->follower_turns) + turns * turns / (turns * turns + late * late)) / 2;

	return w->follower * time * (1 + w->follower_many) * figures / (figures + w->follower_many);
}

/* A large meeple in meeples. */
static const double LARGE = 1.3;

static void judge_supply(struct view *view, const struct judge *judge, const struct game *game)
{
	for (int seat = 0; seat < judge->players; seat++)
		view->supply[seat] =
		    game_supply(game, seat, FIGURE_MEEPLE) + LARGE * game_supply(game, seat, FIGURE_BIG);
	for (int f = 0; f < view->survey.feature_count; f++) {
		const struct survey_feature *feature = &view->survey.features[f];
		double back = judge->weights->follower_back * view->features[f].done;

		for (int seat = 0; feature->figures >> (SURVEY_SEAT_BITS * seat); seat++)
			view->supply[seat] += figures_of(feature->figures, seat) * back;
	}
}

/* ---- all of it ---- */

void view_take(struct view *view, struct judge *judge, const struct game *game)
{
	const struct mind *mind;

	game_survey(game, &view->survey);
	view->left = game_tiles_left(game);
	view->turns = (double)view->left / judge->players;
	view->chance = judge->left ? (double)view->left / judge->left / judge->players : 0;
	double far = view->turns * judge->players;
	view->early = far / (far + 30);
	for (int f = 0; f < view->survey.feature_count; f++)
		view->features[f].hard = 0;
	judge_holes(view, judge);
	judge_features(view, judge);
	judge_supply(view, judge, game);
	EACH_MIND(judge, MIND_supply, mind)
		mind->supply(view, judge, game);
}

void view_expect(const struct view *view, struct judge *judge, const struct game *game, double points[PLAYERS_MAX])
{
	const struct mind *mind;

	for (int seat = 0; seat < judge->players; seat++)
		points[seat] = game_score(game, seat) + view_supply(view, judge, view->supply[seat]);
	for (int f = 0; f < view->survey.feature_count; f++) {
		const struct survey_feature *feature = &view->survey.features[f];
		unsigned owners = judge_owners(judge, feature->figures);

		for (int seat = 0; owners >> seat; seat++)
			if (owners >> seat & 1)
				points[seat] += view->features[f].worth;
	}
	if (!judge->castle)
		threats_expect(view, judge, points);
	EACH_MIND(judge, MIND_expect, mind)
		mind->expect(view, judge, game, points);
	if (judge->castle)
		castle_expect(view, judge, game, points);
}
