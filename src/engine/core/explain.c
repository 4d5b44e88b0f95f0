/* explain.c - sentences for what was refused, and the facts that only a sentence needs: who holds a feature, and by
 * which tiles he is connected.
 *
 * A sentence is a row by reason, of the game or of all games.  A letter behind a $ is a fact: T the tile, C its cell, R
 * its turn, E the edge, U what that shows, K the tile beyond it, V what that shows, I the tile in hand, L the one that
 * lies there, S the spot, F the figure, A with its article, P who decides, H who holds the feature, O where, D what is
 * to be decided, W the rule's own sentence, M the last number of a cell. */
#include "engine/core/refuse.h"
#include "engine/core/rules.h"

#include <stdio.h>

static const char *const sentences[REFUSAL_REASONS] = {
    [REFUSAL_WRONG_TILE] = "$T is not the tile in hand, that is $I",
    [REFUSAL_NO_SPOT] = "there is no $S on the tile at $C",
    [REFUSAL_NOT_A_MOVE] = "this is no move",
    [REFUSAL_EDGE] = "edge $E is $U but $K at $O shows $V there",
    [REFUSAL_OCCUPIED] = "$S at $C is held by $H's $F at $O",
    [REFUSAL_BARRED] = "$W",
};

static const char *terrain_word(int terrain)
{
	static const char *const letters[] = {"F", "R", "C", "I", "K", "A"};

	return terrain < TERRAIN_PATH ? letters[terrain] : feature_name(FEATURE_PATH + terrain - TERRAIN_PATH);
}

static const char *tile_id(const struct game *game, int type)
{
	return type < game->tiles->type_count ? game->tiles->types[type].id : "?";
}

static const char *owner_name(const struct game *game, int seat)
{
	return seat < game->player_count ? color_name(game->colors[seat]) : "nobody";
}

static const char *rule_sentence(const struct game *game, const char *rule)
{
	const char *sentence = game->rules->sentence ? game->rules->sentence(rule) : NULL;

	return sentence ? sentence : "that is against the rules";
}

static const char *cell_text(struct cell cell, char text[SPOT_TEXT_SIZE])
{
	snprintf(text, SPOT_TEXT_SIZE, "%d,%d", cell.x, cell.y);
	return text;
}

static const char *number_text(int number, char text[SPOT_TEXT_SIZE])
{
	snprintf(text, SPOT_TEXT_SIZE, "%d", number);
	return text;
}

static const char *spot_text(struct spot spot, char text[SPOT_TEXT_SIZE])
{
	spot_format(spot, text);
	return text;
}

static const char *fact(const struct game *game, const struct refusal *refusal, char letter, char text[SPOT_TEXT_SIZE])
{
	switch (letter) {
	case 'T':
		return tile_id(game, refusal->tile);
	case 'C':
		return cell_text(refusal->cell, text);
	case 'R':
		return number_text(refusal->rotation, text);
	case 'E':
		return edge_letters[refusal->edge];
	case 'U':
		return terrain_word(refusal->ours);
	case 'K':
		return tile_id(game, refusal->other_tile);
	case 'V':
		return terrain_word(refusal->theirs);
	case 'I':
		return tile_id(game, game->hand);
	case 'L':
		return tile_id(game, game->laid[game_tile_at(game, refusal->cell.x, refusal->cell.y)].type);
	case 'S':
		return spot_text(refusal->spot, text);
	case 'F':
		return figure_name(refusal->figure);
	case 'A':
		return strcspn(figure_name(refusal->figure), "aeiou") ? "a" : "an";
	case 'P':
		return owner_name(game, game->decider);
	case 'H':
		return owner_name(game, refusal->holder);
	case 'O':
		return cell_text(refusal->other, text);
	case 'D':
		return decision_name(game->owed);
	case 'W':
		return rule_sentence(game, refusal->rule);
	default:
		return number_text(CELL_MAX, text);
	}
}

static void add(const struct game *game, struct refusal *refusal, const char *sentence)
{
	char text[SPOT_TEXT_SIZE];

	while (*sentence) {
		size_t used = strlen(refusal->text), plain = strcspn(sentence, "$");

		snprintf(refusal->text + used, sizeof refusal->text - used, "%.*s%s", (int)plain, sentence,
		         sentence[plain] ? fact(game, refusal, sentence[plain + 1], text) : "");
		sentence += plain + (sentence[plain] ? 2 : 0);
	}
}

static const char *sentence_of(const struct game *game, const struct refusal *refusal)
{
	const char *own = game->rules->refusals[refusal->reason];
	const char *sentence = own ? own : sentences[refusal->reason];

	if (refusal->reason == REFUSAL_OVER)
		return game->over ? "the game is over" : "nothing is to be decided";
	if (refusal->reason == REFUSAL_EDGE && refusal->other_tile == NO_TILE)
		return "edge $E is $U but the start space there is $V";
	return sentence ? sentence : "$P must decide `$D` now, which this move does not answer";
}

/* Is it said which tile it is about? */
static bool about_tile(const struct game *game, int reason)
{
	return reason == REFUSAL_RANGE || reason == REFUSAL_CELL_TAKEN || reason == REFUSAL_NO_NEIGHBOR ||
	       reason == REFUSAL_EDGE || (reason == REFUSAL_BARRED && game->owed == DECISION_TILE);
}

void explain(const struct game *game, struct refusal *refusal)
{
	if (refusal->reason == REFUSAL_OCCUPIED)
		holder_find(game, refusal);
	refusal->text[0] = '\0';
	if (about_tile(game, refusal->reason))
		add(game, refusal, "$T cannot lie at $C turned $R: ");
	add(game, refusal, sentence_of(game, refusal));
	refusal_add_rule(refusal);
}
