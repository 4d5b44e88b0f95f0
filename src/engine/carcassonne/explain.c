/*
 * explain.c - sentences for what was refused, and the facts that only a
 * sentence needs: who holds a feature, and by which tiles he is connected.
 */
#include "engine/carcassonne/explain.h"

#include "engine/carcassonne/module.h"

#include "engine/core/feature.h"
#include "engine/core/holder.h"
#include "engine/core/refuse.h"

#include <stdio.h>
#include <string.h>

static const char *const edge_words[] = {"N", "E", "S", "W"};
static const char *const terrain_words[] = {"F", "R", "C", "I", "K"};

/* ---- sentences ---- */

static const char *rule_words(const char *rule)
{
	const char *words = modules_sentence(rule);

	return words ? words : "that is against the rules";
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
		snprintf(text, size, "x and y go from -%d to %d", CELL_MAX, CELL_MAX);
		break;
	case REFUSAL_CELL_TAKEN:
		snprintf(text, size, "%s lies there already",
		         tile_id(game, game->laid[game_tile_at(game, refusal->cell.x, refusal->cell.y)].type));
		break;
	case REFUSAL_NO_NEIGHBOR:
		snprintf(text, size, "it would touch no laid tile along an edge");
		break;
	case REFUSAL_EDGE:
		snprintf(text, size, "edge %s is %s but %s at %d,%d shows %s there", edge_words[refusal->edge],
		         terrain_words[refusal->ours], tile_id(game, refusal->other_tile), refusal->other.x,
		         refusal->other.y, terrain_words[refusal->theirs]);
		break;
	default:
		snprintf(text, size, "%s", rule_words(refusal->rule));
	}
}

static void explain_figure(const struct game *game, struct refusal *refusal)
{
	const char *figure = figure_name(refusal->figure);
	char spot[SPOT_TEXT_SIZE];
	char *text = refusal->text;
	size_t size = sizeof refusal->text;

	spot_format(refusal->spot, spot);
	switch (refusal->reason) {
	case REFUSAL_NO_FIGURE:
		snprintf(text, size, "%s has no %s to use here", owner_name(game, game->decider), figure);
		break;
	case REFUSAL_WRONG_FIGURE:
		snprintf(text, size, "%s %s cannot stand on %s", strcspn(figure, "aeiou") ? "a" : "an", figure, spot);
		break;
	case REFUSAL_FOLLOWS:
		snprintf(text, size,
		         "a %s goes where its owner has a follower already, into what this tile does not complete",
		         figure);
		break;
	case REFUSAL_FARMS_OFF:
		snprintf(text, size, "no figure is placed on a field in this game");
		break;
	case REFUSAL_FEATURE:
		snprintf(text, size, "%s at %d,%d is complete", spot, refusal->cell.x, refusal->cell.y);
		break;
	default:
		snprintf(text, size, "%s at %d,%d is held by %s's %s at %d,%d", spot, refusal->cell.x, refusal->cell.y,
		         owner_name(game, refusal->holder), figure_name(refusal->figure), refusal->other.x,
		         refusal->other.y);
	}
}

void explain(const struct game *game, struct refusal *refusal)
{
	if (refusal->reason == REFUSAL_OCCUPIED)
		holder_find(game, refusal);
	switch (refusal->reason) {
	case REFUSAL_OVER:
	case REFUSAL_WRONG_KIND:
	case REFUSAL_NOT_A_MOVE:
	case REFUSAL_WRONG_TILE:
	case REFUSAL_NO_SPOT:
		explain_common(game, refusal);
		break;
	case REFUSAL_BARRED:
		if (game->owed == DECISION_TILE)
			explain_tile(game, refusal);
		else
			snprintf(refusal->text, sizeof refusal->text, "%s", rule_words(refusal->rule));
		break;
	case REFUSAL_RANGE:
	case REFUSAL_CELL_TAKEN:
	case REFUSAL_NO_NEIGHBOR:
	case REFUSAL_EDGE:
		explain_tile(game, refusal);
		break;
	default:
		explain_figure(game, refusal);
	}
	refusal_add_rule(refusal);
}
