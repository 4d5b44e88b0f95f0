/*
 * shrines.c - a challenge: both expect to finish, and who has fewer cells left
 * round it is likely to be first.
 */
#include "shrines.h"

/* Side by side, one a shrine, the other a monastery, and somebody in each. */
static bool challenge(const struct survey_feature *a, const struct survey_feature *b)
{
	bool kinds = (a->kind == FEATURE_SHRINE && b->kind == FEATURE_MONASTERY) ||
	             (a->kind == FEATURE_MONASTERY && b->kind == FEATURE_SHRINE);

	return kinds && a->figures && b->figures && cells_touch(a->cell, b->cell);
}

void shrines_challenge(struct view *view)
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
