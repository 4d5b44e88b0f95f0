
#include <stdio.h>

#include "app/expansion_words.h"
#include "app/language.h"
#include "app/words.h"

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

char *answer_words(enum decision_kind decision, const struct move *move, char *text, size_t size)
{
	const struct ask_words *ask = ask_words((int)decision);

	text[0] = '\0';
	switch (move->kind) {
	case MOVE_PASS:
		snprintf(text, size, "%s",
		         decision == DECISION_EXTRA           ? tr("Keep it")
		         : ask_info((int)decision)->early     ? tr("Draw a tile instead")
		         : ask_info((int)decision)->from      ? tr("Let it go home")
		         : ask_info((int)decision)->of_figure ? tr("No follower")
		                                              : tr("Stay as it is"));
		break;
	case MOVE_EXTRA:
		snprintf(text, size, "%s", tr("Another turn"));
		break;
	case MOVE_SCORE:
		snprintf(text, size, move->doubled ? "%s × 2" : "%s", words_feature(move->spot.kind));
		break;
	case MOVE_FIGURE:
		snprintf(text, size, "%s", words_role(move->spot.kind, move->figure));
		break;
	default:
		if (ask_info(decision)->about)
			snprintf(text, size, "%s", joins(move->figure));
		else if (ask_info(decision)->sends)
			snprintf(text, size, sends(move->figure), words_feature(move->spot.kind));
		else if (ask && ask->answer)
			snprintf(text, size, tr(ask->answer), words_haven(move->haven));
		else if (move_words(move->kind))
			snprintf(text, size, tr(move_words(move->kind)->title),
			         words_role(move->spot.kind, FIGURE_MEEPLE));
	}
	return text;
}
