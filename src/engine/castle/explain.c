/*
 * explain.c - sentences for what The Castle refuses.
 */
#include "engine/castle/explain.h"

#include "engine/core/feature.h"
#include "engine/core/holder.h"
#include "engine/core/refuse.h"

#include <stdio.h>

static const char *const edge_words[EDGE_COUNT] = {"N", "E", "S", "W"};

static const char *terrain_word(int terrain)
{
	return terrain >= TERRAIN_PATH && terrain < TERRAIN_KINDS ? feature_name(FEATURE_PATH + terrain - TERRAIN_PATH)
	                                                          : "?";
}

static void explain_edge(const struct game *game, const struct refusal *refusal, char *text, size_t size)
{
	const char *ours = terrain_word(refusal->ours), *theirs = terrain_word(refusal->theirs);

	if (refusal->other_tile == NO_TILE)
		snprintf(text, size, "edge %s is %s but the start space there is %s", edge_words[refusal->edge], ours,
		         theirs);
	else
		snprintf(text, size, "edge %s is %s but %s at %d,%d shows %s there", edge_words[refusal->edge], ours,
		         tile_id(game, refusal->other_tile), refusal->other.x, refusal->other.y, theirs);
}

static void explain_tile(const struct game *game, struct refusal *refusal)
{
	char *text = refusal->text;
	size_t size = sizeof refusal->text;
	int length = place_words(game, refusal, text, size);

	text += length;
	size -= (size_t)length;
	switch (refusal->reason) {
	case REFUSAL_RANGE:
		snprintf(text, size, "that is outside the wall");
		break;
	case REFUSAL_CELL_TAKEN:
		snprintf(text, size, "a tile lies there already");
		break;
	case REFUSAL_NO_NEIGHBOR:
		snprintf(text, size, "it would touch no laid tile and no start space along an edge");
		break;
	default:
		explain_edge(game, refusal, text, size);
	}
}

static void explain_rest(const struct game *game, struct refusal *refusal)
{
	char *text = refusal->text, spot[SPOT_TEXT_SIZE];
	size_t size = sizeof refusal->text;

	spot_format(refusal->spot, spot);
	switch (refusal->reason) {
	case REFUSAL_NO_FIGURE:
		snprintf(text, size, "%s has no follower left", owner_name(game, game->decider));
		break;
	case REFUSAL_OCCUPIED:
		snprintf(text, size, "%s at %d,%d is held by %s's follower at %d,%d", spot, refusal->cell.x,
		         refusal->cell.y, color_name(game->colors[refusal->holder]), refusal->other.x,
		         refusal->other.y);
		break;
	case REFUSAL_SCORE:
		snprintf(text, size, "%s at %d,%d is not among what is scored next", spot, refusal->cell.x,
		         refusal->cell.y);
		break;
	case REFUSAL_DOUBLE:
		snprintf(text, size,
		         "%s at %d,%d cannot be doubled: there is no wall tile for it that was won before "
		         "this turn",
		         spot, refusal->cell.x, refusal->cell.y);
		break;
	default:
		explain_common(game, refusal);
	}
}

void castle_explain(const struct game *game, struct refusal *refusal)
{
	if (refusal->reason == REFUSAL_OCCUPIED)
		holder_find(game, refusal);
	switch (refusal->reason) {
	case REFUSAL_RANGE:
	case REFUSAL_CELL_TAKEN:
	case REFUSAL_NO_NEIGHBOR:
	case REFUSAL_EDGE:
		explain_tile(game, refusal);
		break;
	default:
		explain_rest(game, refusal);
	}
	refusal_add_rule(refusal);
}
