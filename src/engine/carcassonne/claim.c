/* claim.c - R-4: placing a meeple. */
#include "engine/carcassonne/parts.h"

#include "engine/carcassonne/module.h"

#include "engine/core/claim.h"
#include "engine/core/refuse.h"

bool claim_allowed(const struct game *game, int figure, struct spot spot, struct refusal *refusal)
{
	const struct laid *laid = &game->laid[game->last_laid];
	int segment = segment_find(&game->layouts[laid->type], laid->rotation, spot);
	const struct piece *piece = piece_find(game, figure);
	unsigned node = laid->first + (unsigned)segment;

	if (segment < 0)
		return refuse(refusal, REFUSAL_NO_SPOT, "R-4.1");
	if (!piece)
		return refuse(refusal, REFUSAL_NOT_A_MOVE, "");
	if (!(piece->stands >> spot.kind & 1))
		return refuse(refusal, REFUSAL_WRONG_FIGURE, piece->rule);
	if (spot.kind == FEATURE_FIELD && setting_is(game, SETTING_FARM, FARM_OFF))
		return refuse(refusal, REFUSAL_FARMS_OFF, "R-7");
	if (!game->supply[figure][game->seat])
		return refuse(refusal, REFUSAL_NO_FIGURE, piece->rule_none);
	if (!modules_allows_claim(game, refusal))
		return false;
	if (segment == game->layouts[laid->type].building && !modules_allows_building(game, game->last_laid, refusal))
		return false;
	if (piece->follows)
		return feature_followed(game, node, game->seat) ||
		       refuse(refusal, REFUSAL_FOLLOWS, piece->rule_follows);
	return feature_free(game, node) || refuse(refusal, REFUSAL_OCCUPIED, "R-4.4");
}

/* Where a segment stands in the order of the layout. */
static int place_of(const struct tile_layout *layout, int rotation, int segment)
{
	int i = 0;

	while (layout->order[rotation][i] != segment)
		i++;
	return i;
}

void claim_find(struct game *game)
{
	const struct laid *laid = &game->laid[game->last_laid];
	const struct tile_layout *layout = &game->layouts[laid->type];
	unsigned barred = setting_is(game, SETTING_FARM, FARM_OFF) ? layout->by_half : 0; /* no farmers */

	if (layout->building != NO_SEGMENT && !modules_allows_building(game, game->last_laid, NULL))
		barred |= 1U << place_of(layout, laid->rotation, layout->building);
	claims_find(game, modules_allows_claim(game, NULL) ? barred : ~0U);
}
