/* mind.c - the abbot: he stands where others do not, and comes home when his building will hardly be worth
 * more. */
#include "ai/mind.h"

/* Half of what he costs: he comes home when his player likes. */
static double cost(const struct scene *scene)
{
	double turns = scene->view->turns;

	return 0.5 * (scene->judge->weights->abbot * turns / (turns + scene->judge->weights->follower_turns));
}

static void house(const struct scene *scene, int segment, struct worth worth, struct choice *choice)
{
	unsigned kind = scene->tile->segments[segment].kind;

	if (scene_has(scene, FIGURE_ABBOT))
		choice_claim(scene, choice, segment, 0, FIGURE_ABBOT,
		             worth.worth * scene->lean->kind[kind] - (worth.hard > 0 ? cost(scene) : 0));
}

static double lift(const struct scene *scene, struct move *move)
{
	double best = 0;

	*move = (struct move){.kind = MOVE_RECALL};
	if (scene_has(scene, FIGURE_ABBOT))
		return 0;
	for (int i = 0; i < scene->building_count; i++) {
		unsigned f = scene->buildings[i];
		const struct survey_feature *building = &scene->view->survey.features[f];
		double gain = building->tiles - scene->view->features[f].worth + cost(scene);

		if (building->lifted && building->figures == scene_mine(scene) && gain > best)
			best = gain;
	}
	return best;
}

/* TRANSLATORS: %s: a garden, a monastery */
const struct mind abbot_mind = {.brought_by = SETTING_ABBOT,
                                .house = house,
                                .lift = lift,
                                .kind = FEATURE_GARDEN,
                                .building = N_("a garden"),
                                .lifts = N_("takes the abbot back from %s")};
