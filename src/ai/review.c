/* review.c - what was played against what would have been: two candidates, in the piles that both share. */
#include "search.h"

#include <string.h>

static bool same_moves(const struct ai_line *line, const struct move *moves, int count)
{
	return line->move_count == count && memcmp(line->moves, moves, sizeof *moves * (size_t)count) == 0;
}

static void candidate_set(struct ai *ai, struct candidate *candidate, const struct move *moves, int count)
{
	memset(candidate, 0, sizeof *candidate);
	memcpy(candidate->moves, moves, sizeof *moves * (size_t)count);
	candidate->move_count = count;
	game_copy(ai->work, ai->root);
	for (int i = 0; i < count; i++)
		game_apply(ai->work, &moves[i], NULL);
	position_settle(ai, ai->work);
	candidate->plain = candidate->look = position_margin(ai, ai->work, ai->seat);
}

static double candidate_worth(const struct candidate *candidate)
{
	return candidate->samples ? candidate->ahead / candidate->samples : candidate->plain;
}

bool review_begin(struct ai *ai)
{
	const struct ai_played *played = &ai->played;
	struct ai_review *review = played->review;

	*review =
	    (struct ai_review){.best = ai->advice.lines[0], .played = ai->advice.lines[0], .only = ai->advice.only};
	/* What a hint has told keeps the points that it was told with. */
	for (int i = 0; i < ai->advice.line_count; i++) {
		if (!same_moves(&ai->advice.lines[i], played->moves, played->count))
			continue;
		review->played = ai->advice.lines[i];
		review->lost = review->best.margin - review->played.margin;
		return false;
	}
	ai->stopped = false;
	ai->candidate_count = 2;
	ai->mind.strength.win = 0; /* what is lost is told in points */
	candidate_set(ai, &ai->candidates[0], review->best.moves, review->best.move_count);
	candidate_set(ai, &ai->candidates[1], played->moves, played->count);
	ai->advice.playouts = 0;
	race_begin(ai);
	return true;
}

void review_end(struct ai *ai)
{
	struct ai_review *review = ai->played.review;
	/* They may have changed places. */
	bool first = same_moves(&review->best, ai->candidates[0].moves, ai->candidates[0].move_count);
	double lost = candidate_worth(&ai->candidates[!first]) - candidate_worth(&ai->candidates[first]);

	review->lost = lost > 0 ? lost : 0;
	line_begin(&review->played, ai->played.moves, ai->played.count);
	review->played.margin = review->best.margin - review->lost;
	facts_find(ai, &review->played);
}

bool ai_review_begin(struct ai *ai, const struct game *game, const struct move *moves, int count,
                     const struct ai_order *order, struct ai_review *review)
{
	if (!ai_begin(ai, game, order))
		return false;
	ai->played = (struct ai_played){.review = review, .count = count};
	memcpy(ai->played.moves, moves, sizeof *moves * (size_t)count);
	return true;
}
