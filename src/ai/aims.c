/*
 * aims.c - what a move is for that is more than a tile and a follower on it: the
 * City of Carcassonne, what is scored first in The Castle, figures that follow others, and
 * what comes with a tile besides points.
 */
#include "search.h"

#include "mind.h"

static enum ai_aim aim_of(enum decision_kind decision, const struct move *move)
{
	static const uint8_t passed[DECISION_KINDS] = {[DECISION_JOIN] = AI_AIM_JOINS_NOT,
	                                               [DECISION_ENTER] = AI_AIM_ENTERS_NOT,
	                                               [DECISION_THE_COUNT_TO] = AI_AIM_THE_COUNT_STAYS,
	                                               [DECISION_EXTRA] = AI_AIM_TURN_LATER};
	static const uint8_t aims[MOVE_KINDS] = {
	    [MOVE_JOIN] = AI_AIM_JOINS, [MOVE_ENTER] = AI_AIM_ENTERS, [MOVE_THE_COUNT_TO] = AI_AIM_THE_COUNT_GOES,
	    [MOVE_SEND] = AI_AIM_SENDS, [MOVE_SCORE] = AI_AIM_SCORES, [MOVE_EXTRA] = AI_AIM_TURN_NOW};

	if (move->kind == MOVE_SCORE && move->doubled)
		return AI_AIM_DOUBLES;
	return (enum ai_aim)(move->kind == MOVE_PASS ? passed[decision] : aims[move->kind]);
}

/* Figures that the Count holds back where he goes to, and those that he lets go. */
static void count_aim(const struct ai *ai, struct ai_line *line)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(ai->root, figures);

	for (int i = 0; i < count; i++) {
		bool own = figures[i].seat == ai->seat;

		if (figures[i].place == PLACE_SEGMENT)
			continue;
		line->held += !own && figures[i].haven == line->moves[0].haven;
		line->freed += own && figures[i].haven == game_haven_shut(ai->root);
	}
}

/* Who has the feature that the decision is about, once the figure is there. */
static void share_aim(struct ai *ai, struct ai_line *line, struct cell cell, struct spot spot)
{
	unsigned own = 1U << ai->seat;

	if (!game_feature_at(ai->work, cell.x, cell.y, spot, &ai->feature) || !(ai->feature.owners & own))
		return;
	line->shares = ai->feature.owners != own;
	line->leads = !line->shares;
}

void line_gift(struct ai_line *line, const char *one, const char *many, int count)
{
	for (int i = 0; i < line->gift_count; i++) {
		if (line->gifts[i].one == one)
			return;
	}
	if (line->gift_count < AI_GIFTS_MAX)
		line->gifts[line->gift_count++] = (struct ai_gift){one, many, count};
}

/* What else the line brings, as the engine and the minds of this game tell it. */
static void gifts_find(const struct ai *ai, struct ai_line *line)
{
	const struct outcome outcome = {ai->root, &ai->view, &ai->events, ai->seat};
	const struct mind *mind;

	for
		EACH_MIND(&ai->judge, MIND_GIFTS, mind)
	mind->gifts(&outcome, line);
	for (int i = 0; i < ai->events.count; i++) {
		if (ai->events.items[i].seat == ai->seat && ai->events.items[i].kind == EVENT_WALL)
			line_gift(line, N_("wins a wall tile"), NULL, 1);
	}
}

void aims_find(struct ai *ai, struct ai_line *line)
{
	struct decision decision = game_decision(ai->root);
	const struct move *move = &line->moves[0];

	line->aim = (uint8_t)aim_of((enum decision_kind)decision.kind, move);
	for (int i = 0; i < line->move_count; i++) {
		const struct move *put = &line->moves[i];

		if (put->kind != MOVE_FIGURE || !any_piece(put->figure)->follows)
			continue;
		line->aim = any_piece(put->figure)->helps_farm ? AI_AIM_PIG : AI_AIM_BUILDER;
		line->about = put->spot.kind;
	}
	if (line->aim == AI_AIM_THE_COUNT_GOES)
		count_aim(ai, line);
	if (line->aim == AI_AIM_JOINS)
		share_aim(ai, line, decision.cell, decision.spot);
	if (line->aim == AI_AIM_SENDS)
		share_aim(ai, line, move->cell, move->spot);
	if (line->aim == AI_AIM_JOINS || line->aim == AI_AIM_JOINS_NOT)
		line->about = decision.feature;
	else if (line->aim == AI_AIM_SENDS || line->aim == AI_AIM_SCORES || line->aim == AI_AIM_DOUBLES)
		line->about = move->spot.kind;
	gifts_find(ai, line);
}
