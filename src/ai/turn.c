/* turn.c - the best placement of the tile in hand, and what goes on it. */
#include "turn.h"

#include "mind.h"

void lean_init(struct lean *lean, const struct judge *judge, int seat, const struct ai_style *style)
{
	lean->seat = seat;
	for (int other = 0; other < judge->players; other++)
		lean->of[other] = -style->spite / (judge->players - 1);
	lean->of[seat] = 1;
	for (int kind = 0; kind < FEATURE_KINDS; kind++)
		lean->kind[kind] = 1 + style->likes[kind];
}

static void scene_figures(struct scene *scene, const struct view *view, const struct lean *lean)
{
	const struct game *game = scene->game;
	const struct mind *mind;
	double have = view->supply[lean->seat];

	for (int seat = 0; seat < scene->judge->players; seat++)
		scene->back[seat] = view_supply(view, scene->judge, view->supply[seat] + 1) -
		                    view_supply(view, scene->judge, view->supply[seat]);
	scene->small = game_supply(game, lean->seat, FIGURE_MEEPLE) > 0 ? FIGURE_MEEPLE : FIGURE_BIG;
	scene->meeple = game_supply(game, lean->seat, scene->small) > 0;
	scene->turn = 0;
	EACH_MIND(scene->judge, MIND_turn, mind)
		scene->turn += mind->turn(view, scene->judge, game);
	scene->cost = view_supply(view, scene->judge, have) - view_supply(view, scene->judge, have - 1);
}

/* Has the tile two segments of one kind, which may meet beyond it? */
static bool tile_twins(const struct tile_layout *tile)
{
	unsigned kinds = 0;

	for (int s = 0; s < tile->segment_count; s++) {
		if (kinds >> tile->segments[s].kind & 1)
			return true;
		kinds |= 1U << tile->segments[s].kind;
	}
	return false;
}

static void scene_init(struct scene *scene, const struct view *view, struct judge *judge, const struct game *game,
                       const struct lean *lean, int type)
{
	const struct mind *mind;

	scene->view = view;
	scene->judge = judge;
	scene->game = game;
	scene->lean = lean;
	scene->tile = &judge->tiles[type];
	scene->twins = tile_twins(scene->tile);
	scene->barred = false;
	EACH_MIND(judge, MIND_bars, mind)
		scene->barred |= mind->bars(game, type);
	scene->field_count = scene->building_count = 0;
	for (unsigned kind = 0; kind < FEATURE_KINDS; kind++)
		scene->open_edge[kind] = kind_has_edges(kind) ? view_open_edge(view, judge, kind) : 0;
	scene_figures(scene, view, lean);
	for (int f = 0; f < view->survey.feature_count; f++) {
		const struct survey_feature *feature = &view->survey.features[f];

		scene->held[f] = 0;
		if (!feature->figures)
			continue;
		scene->held[f] = scene_held(scene, feature->kind, feature->figures, view->features[f]);
		if (feature->kind == FEATURE_FIELD && scene->field_count < OWNED_MAX)
			scene->fields[scene->field_count++] = (uint16_t)f;
		if (feature_among(FEATURES_BUILT, feature->kind) && scene->building_count < OWNED_MAX)
			scene->buildings[scene->building_count++] = (uint16_t)f;
	}
}

bool turn_choose(const struct view *view, struct judge *judge, const struct game *game, const struct lean *lean,
                 struct turn *turn)
{
	struct scene scene;
	struct choice choice;
	int type = game_decision(game).tile;
	const struct mind *mind;
	struct move lift;
	double lifted = 0;
	bool any = false;

	scene_init(&scene, view, judge, game, lean, type);
	EACH_MIND(judge, MIND_lift, mind)
		lifted = mind->lift(&scene, &lift);
	for (int h = 0; h < view->survey.hole_count; h++) {
		scene.meets = view->survey.holes[h].fits && hole_meets(&view->survey.holes[h]);
		for (unsigned fits = view->survey.holes[h].fits; fits; fits &= fits - 1) {
			int rotation = __builtin_ctz(fits);

			placement_judge(&scene, h, rotation, &choice);
			if (lifted > choice.claim) {
				choice.gain += lifted - choice.claim;
				choice.figure = lift;
			}
			if (any && choice.gain <= turn->gain)
				continue;
			any = true;
			turn->gain = choice.gain;
			turn->figure = choice.figure;
			turn->place = (struct move){.kind = MOVE_PLACE,
			                            .tile = (uint8_t)type,
			                            .rotation = (uint8_t)rotation,
			                            .cell = view->survey.holes[h].cell};
		}
	}
	return any;
}
