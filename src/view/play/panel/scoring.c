/* The decisions of The Castle: in which order completed features are scored (R33), with or without a wall tile that
 * doubles (R38), and another turn with a wall tile 1 (D15). */
#include "view/play/panel/panel.h"
#include "text/say.h"

/* R40: else wall tiles are taken when all is scored. */
static bool takes_each(const struct play *play)
{
	return game_settings(session_game(play->session))->value[SETTING_CORNER] == 0;
}

/* Who is paid how much for the feature of an answer; false for other answers. */
static bool pays(const struct play *play, const struct move *move, int *seat, int *points)
{
	const struct feature *feature = play->feature;
	if (move->kind != MOVE_SCORE ||
	    !game_feature_at(session_game(play->session), move->cell.x, move->cell.y, move->spot, play->feature))
		return false;
	*seat = feature->owners == 2 ? 1 : 0;
	*points = feature->points_complete * (move->doubled ? 2 : 1);
	return true;
}

/* Is there nothing to choose but whether a wall tile doubles it? */
static bool one_feature(const struct play *play)
{
	const struct move *choices = play->found.choices;
	return play->found.choice_count == 2 && cell_same(choices[0].cell, choices[1].cell) &&
	       spot_same(choices[0].spot, choices[1].spot);
}

const char *play_scoring_question(const struct play *play, const struct decision *decision, const char **text)
{
	if (decision->kind == DECISION_EXTRA) {
		*text = tr("You hold a wall tile “one more turn”. It may be played now, or kept for later.");
		return tr("Take another turn?");
	}
	*text = takes_each(play)
	            ? tr("Each score is a move of its own along the wall. Whoever stops on a corner tower takes the "
	                 "wall tile there.")
	            : tr("Whoever stands on a corner tower when all is scored takes the wall tile there.");
	int seat, points;
	if (pays(play, &play->found.choices[0], &seat, &points) && seat != decision->seat)
		return say(tr("What does %s score next?"), words_name(play->session, seat));
	return one_feature(play) ? tr("Score it double?") : tr("What is scored next?");
}

int play_scoring_points(const struct play *play, const struct move *move)
{
	int seat, points;
	return pays(play, move, &seat, &points) ? points : 0;
}

/* Where the marker stops, and whether a wall tile lies there. */
static const char *landing(const struct play *play, int seat, int points)
{
	const struct game *game = session_game(play->session);
	const struct castle_board *wall = play_wall(play);
	int space = castle_space_of(wall, game_score(game, seat) + points);
	bool taken = takes_each(play) && play_corner_won(play, game_score(game, seat) + points) != CASTLE_NO_CORNER;
	return say(taken ? tr("to space %d: a wall tile") : tr("to space %d"), space);
}

const char *play_scoring_detail(const struct play *play, const struct move *move)
{
	int seat, points;
	if (!pays(play, move, &seat, &points))
		return "";
	return say(move->doubled ? "%s × 2 · %s" : "%s · %s", bill_sum(&play->feature->completed, BILL_LOG),
	           landing(play, seat, points));
}
