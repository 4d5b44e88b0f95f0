/* Under which rule a feature is paid: what its card can show an example of. */
#include "view/play/core/play.h"

#include "app/record.h"

const char *play_feature_rule(const struct play *play, const struct feature *feature)
{
	struct record record = {.kind = feature->kind,
	                        .reason = feature->kind == FEATURE_FIELD   ? SCORE_FARM
	                                  : feature->kind == FEATURE_COURT ? SCORE_COURT
	                                                                   : SCORE_COMPLETE,
	                        .tiles = feature->tile_count,
	                        .pennants = feature->pennants,
	                        .points = feature->points_complete};
	return record_rule(&record, game_settings(session_game(play->session)));
}
