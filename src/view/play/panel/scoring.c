/* The decisions of The Castle: in which order completed features are scored (R33), with or without a wall tile that
 * doubles (R38), and another turn with a wall tile 1 (D15). */
#include "view/play/panel/panel.h"

#include <stdio.h>

void play_scoring_question(const struct play *play, const struct decision *decision, char *title, size_t title_size,
                           char *text, size_t size)
{
	if (decision->kind == DECISION_EXTRA) {
		snprintf(title, title_size, "%s", tr("Take another turn?"));
		snprintf(text, size, "%s",
		         tr("You hold a wall tile “one more turn”. It may be played now, or kept for later."));
		return;
	}
	unsigned owner = 0;
	struct feature *feature = play->feature;
	const struct move *first = &play->found.choices[0];
	if (game_feature_at(session_game(play->session), first->cell.x, first->cell.y, first->spot, feature))
		owner = feature->owners;
	if (play->found.choice_count > 1 && owner == 1u << decision->seat)
		snprintf(title, title_size, "%s", tr("What is scored next?"));
	else
		snprintf(title, title_size, "%s", tr("What does your opponent score next?"));
	snprintf(text, size, "%s",
	         tr("Each score is a walk of its own along the wall. Who stops on a corner tower takes the wall tile "
	            "there."));
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

bool play_scoring_gains(const struct play *play, const struct move *move, int32_t scores[PLAYERS_MAX])
{
	const struct game *game = session_game(play->session);
	int seat, points;
	if (!pays(play, move, &seat, &points))
		return false;
	for (int i = 0; i < game_player_count(game); i++)
		scores[i] = game_score(game, i) + (i == seat ? points : 0);
	return true;
}

/* Where the marker stops, and whether a wall tile lies there. */
static void landing(const struct play *play, int seat, int points, char *text, size_t size)
{
	const struct game *game = session_game(play->session);
	const struct castle_board *wall = play_wall(play);
	int space = castle_space_of(wall, game_score(game, seat) + points);
	if (play_corner_won(play, game_score(game, seat) + points) != CASTLE_NO_CORNER)
		snprintf(text, size, tr("to space %d: a wall tile"), space);
	else
		snprintf(text, size, tr("to space %d"), space);
}

void play_scoring_answer(const struct play *play, const struct move *move, char *title, size_t size, char *detail,
                         size_t detail_size)
{
	const struct game *game = session_game(play->session);
	int seat, points;
	detail[0] = '\0';
	if (move->kind == MOVE_EXTRA || move->kind == MOVE_PASS) {
		snprintf(title, size, "%s", move->kind == MOVE_EXTRA ? tr("Another turn") : tr("Keep the wall tile"));
		return;
	}
	snprintf(title, size, move->doubled ? tr("%s, doubled") : "%s", words_feature(move->spot.kind));
	if (!pays(play, move, &seat, &points))
		return;
	char sum[100], where[100];
	words_complete(game, play->feature, sum, sizeof sum);
	landing(play, seat, points, where, sizeof where);
	snprintf(detail, detail_size, move->doubled ? "%s × 2 = %d · %s" : "%s = %d · %s", sum, points, where);
}
