/* mind.c - a challenge between a shrine and a monastery (R-15.6 and on): both expect to finish, and who has fewer cells
 * left round it is likely to be first. */
#include "ai/mind.h"

/* Side by side, one a shrine, the other a monastery, and somebody in each. */
static bool challenge(const struct survey_feature *a, const struct survey_feature *b)
{
	bool kinds = (a->kind == FEATURE_SHRINE && b->kind == FEATURE_MONASTERY) ||
	             (a->kind == FEATURE_MONASTERY && b->kind == FEATURE_SHRINE);

	return kinds && a->figures && b->figures && cells_touch(a->cell, b->cell);
}

/* Takes from the worth of every challenged building what its rival may cost it. */
static void challenges(struct view *view)
{
	const struct survey *survey = &view->survey;
	double kept[SURVEY_FEATURES_MAX];

	for (int f = 0; f < survey->feature_count; f++) {
		const struct survey_feature *feature = &survey->features[f];

		kept[f] = 1;
		if (feature->kind != FEATURE_SHRINE && feature->kind != FEATURE_MONASTERY)
			continue;
		for (int rival = 0; rival < survey->feature_count; rival++) {
			const struct survey_feature *other = &survey->features[rival];
			double behind = (double)feature->open / (feature->open + other->open + 1);

			if (challenge(feature, other))
				kept[f] *= 1 - behind * view->features[rival].done;
		}
	}
	for (int f = 0; f < survey->feature_count; f++)
		view->features[f].worth *= kept[f];
}

/* A shrine beside somebody's monastery, or the other way round: of the position after the line. */
static void gifts(const struct outcome *outcome, struct ai_line *line)
{
	const struct survey *survey = &outcome->after->survey;
	unsigned rival = line->kind == FEATURE_SHRINE ? FEATURE_MONASTERY : FEATURE_SHRINE;

	if (!line->places || line->moves[0].kind != MOVE_PLACE ||
	    (line->kind != FEATURE_SHRINE && line->kind != FEATURE_MONASTERY))
		return;
	for (int f = 0; f < survey->feature_count; f++) {
		const struct survey_feature *other = &survey->features[f];

		if (other->kind == rival && other->figures && !(figures_of(other->figures, outcome->seat)) &&
		    cells_touch(other->cell, line->moves[0].cell))
			line_gift(line,
			          rival == FEATURE_MONASTERY ? N_("challenges a monastery") : N_("challenges a shrine"),
			          NULL, 1);
	}
}

const struct mind shrines_mind = {.brought_by = SETTING_SHRINES,
                                  .worth = challenges,
                                  .kind = FEATURE_SHRINE,
                                  .building = N_("a shrine"),
                                  .gifts = gifts};
