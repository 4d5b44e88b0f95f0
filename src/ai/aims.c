/* aims.c - what a move is for that is more than a tile and a follower on it, as the rows of this game's minds and of
 * The Castle tell it, and what comes with a tile besides points. */
#include "search.h"

#include "mind.h"

/* The Castle's. */
static const struct ai_aim core_aims[] = {
    {.move = MOVE_SCORE,
     .doubled = true,
     .words = N_("the wall tile doubles %s"),
     .fills = AIM_FEATURE,
     .of = AIM_OF_MOVE,
     .order = true},
    {.move = MOVE_SCORE, .words = N_("%s is scored first"), .fills = AIM_FEATURE, .of = AIM_OF_MOVE, .order = true},
    {.move = MOVE_EXTRA, .words = N_("one more turn brings most now")},
    {.move = MOVE_PASS, .passes = DECISION_EXTRA, .words = N_("one more turn brings more later")},
};
enum { CORE_AIMS = sizeof core_aims / sizeof *core_aims };

static bool meets(const struct ai_aim *aim, int decision, const struct move *move)
{
	return aim->move == move->kind && (!aim->doubled || move->doubled) &&
	       (move->kind != MOVE_PASS || aim->passes == decision) &&
	       (move->kind != MOVE_FIGURE || aim->figure == move->figure);
}

static const struct ai_aim *first_of(const struct ai_aim *aims, int count, int decision, const struct move *move)
{
	for (int i = 0; i < count; i++)
		if (meets(&aims[i], decision, move))
			return &aims[i];
	return NULL;
}

/* NULL: it is for nothing else. */
static const struct ai_aim *aim_of(const struct ai *ai, int decision, const struct move *move)
{
	const struct ai_aim *aim = first_of(core_aims, CORE_AIMS, decision, move);
	const struct mind *mind;

	EACH_MIND(&ai->judge, MIND_aims, mind)
		aim = aim ? aim : first_of(mind->aims, mind->aim_count, decision, move);
	return aim;
}

/* Who has the feature, once the figure is there. */
static void share_aim(struct ai *ai, struct ai_line *line, struct cell cell, struct spot spot)
{
	unsigned own = 1U << ai->seat;

	if (!game_feature_at(ai->work, cell.x, cell.y, spot, &ai->feature) || !(ai->feature.owners & own))
		return;
	line->shares = ai->feature.owners != own;
	line->leads = !line->shares;
}

void line_gift_of(struct ai_line *line, struct ai_gift gift)
{
	for (int i = 0; i < line->gift_count; i++)
		if (line->gifts[i].one == gift.one && line->gifts[i].seat == gift.seat)
			return;
	if (line->gift_count == AI_GIFTS_MAX)
		return;
	/* Member by member: whole advices are compared, and what lies between the members is nothing. */
	struct ai_gift *kept = &line->gifts[line->gift_count++];
	kept->one = gift.one;
	kept->many = gift.many;
	kept->seat = gift.seat;
	kept->kind = gift.kind;
	kept->count = gift.count;
}

void line_gift(struct ai_line *line, const char *one, const char *many, int count)
{
	line_gift_of(line, (struct ai_gift){one, many, NOBODY, FEATURE_KINDS, count});
}

/* What else the line brings, as the engine and the minds of this game tell it. */
static void gifts_find(const struct ai *ai, struct ai_line *line)
{
	const struct outcome outcome = {ai->root, &ai->view, &ai->events, ai->seat};
	const struct mind *mind;

	EACH_MIND(&ai->judge, MIND_gifts, mind)
		mind->gifts(&outcome, line);
	for (int i = 0; i < ai->events.count; i++)
		if (ai->events.items[i].seat == ai->seat && ai->events.items[i].kind == EVENT_WALL)
			line_gift(line, N_("wins a wall tile"), NULL, 1);
}

void aims_find(struct ai *ai, struct ai_line *line)
{
	struct decision decision = game_decision(ai->root);
	const struct move *move = &line->moves[0];

	line->aim = aim_of(ai, decision.kind, move);
	for (int i = 0; i < line->move_count; i++) {
		const struct move *put = &line->moves[i];
		const struct ai_aim *aim = put->kind == MOVE_FIGURE ? aim_of(ai, decision.kind, put) : NULL;

		if (!aim)
			continue;
		line->aim = aim;
		move = put;
	}
	if (line->aim && line->aim->of == AIM_OF_DECISION)
		line->about = decision.feature;
	else if (line->aim && line->aim->of == AIM_OF_MOVE)
		line->about = move->spot.kind;
	if (line->aim && line->aim->shares && line->aim->of == AIM_OF_DECISION)
		share_aim(ai, line, decision.cell, decision.spot);
	else if (line->aim && line->aim->shares)
		share_aim(ai, line, move->cell, move->spot);
	if (line->aim && line->aim->tell)
		line->aim->tell(ai->root, ai->seat, line);
	gifts_find(ai, line);
}
