

#include "app/expansion_words.h"
#include "app/language.h"
#include "app/words.h"
#include "text/say.h"

/* A figure on the way from its haven; the follower has no name of its own. */
static const char *joins(unsigned figure)
{
	const char *words = piece_words((int)figure)->join;
	return words ? tr(words) : tr("Move one follower");
}

static const char *sends(unsigned figure)
{
	const char *words = piece_words((int)figure)->send;
	return words ? tr(words) : "%s";
}

const char *answer_words(enum decision_kind decision, const struct move *move)
{
	const struct ask_words *ask = ask_words((int)decision);

	switch (move->kind) {
	case MOVE_PASS:
		return decision == DECISION_EXTRA           ? tr("Keep it")
		       : ask_info((int)decision)->early     ? tr("Draw a tile instead")
		       : ask_info((int)decision)->from      ? tr("Let it go home")
		       : ask_info((int)decision)->of_figure ? tr("No follower")
		                                            : tr("Stay as it is");
	case MOVE_EXTRA:
		return tr("Another turn");
	case MOVE_SCORE:
		return say(move->doubled ? "%s × 2" : "%s", words_feature(move->spot.kind));
	case MOVE_FIGURE:
		return words_role(move->spot.kind, move->figure);
	default:
		if (ask_info(decision)->about)
			return joins(move->figure);
		if (ask_info(decision)->sends)
			return say(sends(move->figure), words_feature(move->spot.kind));
		if (ask && ask->answer)
			return say(tr(ask->answer), words_haven(move->haven));
		if (!move_words(move->kind))
			return "";
		return say(tr(move_words(move->kind)->title), words_role(move->spot.kind, FIGURE_MEEPLE));
	}
}
