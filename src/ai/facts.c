/* facts.c - what a line does, told apart into facts that can be put in words. */
#include "search.h"

#include "mind.h"
#include "view.h"

#include <string.h>

/* The same of features of each kind; the view was taken of the position, unless the game is over. */
static void expect_kinds(struct ai *ai, const struct game *game, float worth[PLAYERS_MAX][FEATURE_KINDS])
{
	const struct survey *survey = &ai->view.survey;

	memset(worth, 0, sizeof(float) * PLAYERS_MAX * FEATURE_KINDS);
	for (int f = 0; f < survey->feature_count && !game_over(game); f++) {
		unsigned owners = judge_owners(&ai->judge, survey->features[f].figures);

		for (int seat = 0; owners >> seat; seat++)
			if (owners >> seat & 1)
				worth[seat][survey->features[f].kind] += (float)ai->view.features[f].worth;
	}
}

/* Is it told before the turn is over?  The final scoring follows the last turn, and the next one may begin with points.
 */
static bool in_turn(const struct event *event)
{
	const struct score_info *info = score_info(event->reason);
	return info->in_turn || (info->place && event->feature < FEATURE_KINDS && !event->at_end);
}

static void facts_scored(const struct ai *ai, struct ai_line *line)
{
	for (int i = 0; i < ai->events.count; i++) {
		const struct event *event = &ai->events.items[i];

		if (event->kind == EVENT_SCORED && event->feature < FEATURE_KINDS)
			line->worth[event->seat][event->feature] += (float)event->points;
		if (event->kind != EVENT_SCORED || !in_turn(event))
			continue;
		if (event->feature < FEATURE_KINDS && !score_info(event->reason)->lifts)
			line->pays[event->seat][event->feature] += event->points;
		if (event->seat != ai->seat) {
			line->given += event->points;
			line->gets[event->seat] += event->points;
			continue;
		}
		line->scored += event->points;
		if (score_info(event->reason)->lifts) {
			line->lifts = event->feature;
		} else if (event->reason == SCORE_COMPLETE && event->points > line->paid) {
			line->paid = event->points;
			line->kind = event->feature;
			line->completes = true;
		}
	}
}

/* Who comes home; not whoever only touched the ground. */
static void facts_returned(struct ai *ai, const struct game *game, struct ai_line *line)
{
	const struct feature *feature = &ai->feature;
	int home = 0;

	for (int i = 0; i < ai->events.count; i++)
		home += ai->events.items[i].kind == EVENT_RETURNED && ai->events.items[i].seat == ai->seat;
	for (int i = 0; i < line->move_count && line->completes; i++) {
		const struct move *put = &line->moves[i];

		if (put->kind != MOVE_FIGURE || put->spot.kind != line->kind)
			continue;
		struct setup_tile tile = game_tile(game, game_last_placed(game));
		if (game_feature_at(game, tile.cell.x, tile.cell.y, put->spot, &ai->feature) && feature->complete &&
		    feature->points_complete == line->paid)
			line->at_once = true;
	}
	line->returns = home > line->at_once;
}

/* How far what the line is about has come, and who else is in it. */
static void facts_stands(struct ai *ai, const struct game *game, struct ai_line *line, struct spot on)
{
	struct setup_tile tile = game_tile(game, game_last_placed(game));
	const struct feature *feature = &ai->feature;

	if (on.kind >= FEATURE_KINDS || !game_feature_at(game, tile.cell.x, tile.cell.y, on, &ai->feature))
		return;
	line->open = feature->kind == FEATURE_FIELD ? 0 : feature->open;
	line->borders = feature->city_count;
	for (int seat = 0; seat < PLAYERS_MAX && line->joins && line->with == NOBODY; seat++)
		if (seat != ai->seat && feature->owners >> seat & 1)
			line->with = (uint8_t)seat;
}

/* Features of each kind that he shares with others; the view was taken of the position. */
static void shared_count(const struct ai *ai, int shared[FEATURE_KINDS])
{
	const struct survey *survey = &ai->view.survey;

	memset(shared, 0, sizeof(int) * FEATURE_KINDS);
	for (int f = 0; f < survey->feature_count; f++) {
		unsigned owners = judge_owners(&ai->judge, survey->features[f].figures);

		shared[survey->features[f].kind] += owners >> ai->seat & 1 && owners & ~(1U << ai->seat);
	}
}

/* The feature that a figure is put on, or the largest of his that grows by the tile; `on` becomes a spot of it. */
static void facts_feature(struct ai *ai, const struct game *game, struct ai_line *line, struct spot *on)
{
	int most = -1;

	for (int i = 0; i < line->move_count; i++) {
		if (line->moves[i].kind == MOVE_FIGURE) {
			line->kind = line->moves[i].spot.kind;
			line->places = true;
			*on = line->moves[i].spot;
			return;
		}
	}
	if (line->moves[0].kind != MOVE_PLACE || ai->view.survey.feature_count == 0)
		return;
	struct setup_tile tile = game_tile(game, game_last_placed(game));
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		const struct tile_layout *printed = &ai->judge.tiles[tile.type];
		unsigned s = printed->sides[tile.rotation][edge][SIDE_OWN];
		struct feature *feature = &ai->feature;

		if (s == NO_SEGMENT || s >= printed->first_field)
			continue;
		struct spot spot = {printed->segments[s].kind, printed->at[tile.rotation][s]};
		if (!game_feature_at(game, tile.cell.x, tile.cell.y, spot, feature))
			continue;
		if (feature->owners >> ai->seat & 1 && feature->points_now > most) {
			most = feature->points_now;
			*on = spot;
			line->kind = feature->kind;
			line->joins = feature->owners != 1U << ai->seat;
		}
	}
}

/* Who is hurt most. */
static void facts_against(const struct ai *ai, struct ai_line *line, const double before[PLAYERS_MAX],
                          const double after[PLAYERS_MAX])
{
	for (int seat = 0; seat < ai->judge.players; seat++) {
		double loss = before[seat] - after[seat];

		if (seat == ai->seat || loss <= line->against_loss)
			continue;
		line->against_loss = loss;
		line->against = (uint8_t)seat;
	}
}

/* Who gains most. */
static void facts_helped(const struct ai *ai, struct ai_line *line, const double before[PLAYERS_MAX],
                         const double after[PLAYERS_MAX])
{
	for (int seat = 0; seat < ai->judge.players; seat++) {
		if (seat == ai->seat || after[seat] - before[seat] <= line->helped_gain)
			continue;
		line->helped = (uint8_t)seat;
		line->helped_gain = after[seat] - before[seat];
	}
}

/* Which of his own features gain and lose most besides what the line is about, what is paid at once and what
 * is claimed. */
static void facts_besides(const struct ai *ai, struct ai_line *line, float was[PLAYERS_MAX][FEATURE_KINDS])
{
	unsigned told = 0;

	for (int i = 0; i < ai->events.count; i++) {
		const struct event *event = &ai->events.items[i];

		if (event->kind == EVENT_SCORED && event->seat == ai->seat && !event->at_end)
			told |= 1U << event->feature;
	}
	for (int i = 0; i < line->move_count; i++)
		told |= (unsigned)(line->moves[i].kind == MOVE_FIGURE) << line->moves[i].spot.kind;
	for (int kind = 0; kind < FEATURE_KINDS && line->moves[0].kind == MOVE_PLACE; kind++) {
		double more = (double)line->worth[ai->seat][kind] - (double)was[ai->seat][kind];

		if (kind == line->kind || told >> kind & 1)
			continue;
		if (more > line->gains) {
			line->gains = more;
			line->gains_kind = (uint8_t)kind;
		}
		if (-more > line->loses) {
			line->loses = -more;
			line->loses_kind = (uint8_t)kind;
		}
	}
}

/* What he may expect of features that a tile to come would join, by kind; the view was taken of the position. */
static void reach(struct ai *ai, const struct game *game, int feature, double points[FEATURE_KINDS])
{
	memset(points, 0, sizeof *points * FEATURE_KINDS);
	if (!game_over(game) && !ai->judge.castle)
		threats_by_kind(&ai->view, &ai->judge, ai->seat, feature, points);
}

/* The feature of the survey that the spot of the last tile belongs to, or -1. */
static int surveyed(struct ai *ai, const struct game *game, struct spot spot)
{
	const struct survey *survey = &ai->view.survey;
	struct setup_tile tile = game_tile(game, game_last_placed(game));

	if (!game_feature_at(game, tile.cell.x, tile.cell.y, spot, &ai->feature))
		return -1;
	for (int f = 0; f < survey->feature_count; f++) {
		const struct survey_feature *of = &survey->features[f];

		if (of->kind == ai->feature.kind && of->tiles == ai->feature.tile_count &&
		    of->open == ai->feature.open && feature_covers(&ai->feature, of->cell) &&
		    judge_owners(&ai->judge, of->figures) == ai->feature.owners)
			return f;
	}
	return -1;
}

/* How much more than before a tile to come may join with just this feature, which is no more than with all. */
static double facts_reach(struct ai *ai, const struct game *game, const struct ai_line *line, struct spot on,
                          const double before[FEATURE_KINDS])
{
	int feature = game_over(game) ? -1 : surveyed(ai, game, on);
	double of[FEATURE_KINDS], all[FEATURE_KINDS], more;

	if (feature < 0)
		return 0;
	reach(ai, game, feature, of);
	reach(ai, game, -1, all);
	more = all[line->kind] - before[line->kind];
	return of[line->kind] < more ? of[line->kind] : more;
}

static const struct piece *piece_at(const struct game *game, int figure) { return game_tile_set(game)->pieces[figure]; }

/* Does the line put nobody where a follower could stand? */
static bool facts_keeps(struct ai *ai, const struct ai_line *line)
{
	if (line->moves[line->move_count - 1].kind != MOVE_PASS || line->move_count > 2)
		return false;
	game_copy(ai->look, ai->root);
	if (line->move_count == 2 &&
	    (line->moves[0].kind != MOVE_PLACE || !game_apply(ai->look, &line->moves[0], NULL)))
		return false;
	int count = game_legal_moves(ai->look, ai->moves, MOVES_MAX);
	for (int i = 0; i < count; i++)
		if (ai->moves[i].kind == MOVE_FIGURE && !piece_at(ai->root, ai->moves[i].figure)->follows)
			return true;
	return false;
}

/* Is there nobody to put on the tile? */
static bool facts_empty(const struct ai *ai, const struct ai_line *line)
{
	for (int figure = 0; figure < PIECES_MAX; figure++) {
		const struct piece *piece = piece_at(ai->root, figure);

		if (piece && piece_is_follower(piece) && game_supply(ai->root, ai->seat, (enum figure)figure) > 0)
			return false;
	}
	return line->moves[0].kind == MOVE_PLACE;
}

/* What else he may expect; the view was taken of the position. */
static void facts_promised(struct ai *ai, struct ai_line *line)
{
	const struct mind *mind;

	if (game_over(ai->work))
		return;
	line->besides[line->beside_count++] =
	    (struct ai_beside){N_("followers in hand"), view_supply(&ai->view, &ai->judge, ai->view.supply[ai->seat])};
	EACH_MIND(&ai->judge, MIND_expect, mind) {
		double points[PLAYERS_MAX] = {0};

		mind->expect(&ai->view, &ai->judge, ai->work, points);
		if (line->beside_count < AI_BESIDES_MAX)
			line->besides[line->beside_count++] = (struct ai_beside){mind->promises, points[ai->seat]};
	}
}

void line_begin(struct ai_line *line, const struct move *moves, int count)
{
	*line = (struct ai_line){.move_count = count,
	                         .kind = FEATURE_KINDS,
	                         .with = NOBODY,
	                         .against = NOBODY,
	                         .helped = NOBODY,
	                         .gains_kind = FEATURE_KINDS,
	                         .loses_kind = FEATURE_KINDS,
	                         .lifts = FEATURE_KINDS,
	                         .about = FEATURE_KINDS};
	memcpy(line->moves, moves, sizeof *moves * (size_t)count);
}

void facts_find(struct ai *ai, struct ai_line *line)
{
	double before[PLAYERS_MAX], after[PLAYERS_MAX];
	float was[PLAYERS_MAX][FEATURE_KINDS];
	int had[FEATURE_KINDS], has[FEATURE_KINDS];
	double reached[FEATURE_KINDS];
	struct spot on = {FEATURE_KINDS, 0};

	position_expect(ai, ai->root, before);
	expect_kinds(ai, ai->root, was);
	shared_count(ai, had);
	reach(ai, ai->root, -1, reached);
	game_copy(ai->work, ai->root);
	ai->events.count = ai->events.city_count = 0;
	for (int i = 0; i < line->move_count; i++)
		game_apply(ai->work, &line->moves[i], &ai->events);
	/* what is paid, in whatever order, is of this move */
	while (game_decision(ai->work).kind == DECISION_SCORE && game_legal_moves(ai->work, ai->moves, 1) > 0 &&
	       game_apply(ai->work, &ai->moves[0], &ai->events))
		continue;
	position_expect(ai, ai->work, after);
	expect_kinds(ai, ai->work, line->worth);
	facts_promised(ai, line);
	shared_count(ai, has);
	facts_scored(ai, line);
	facts_returned(ai, ai->work, line);
	if (line->kind == FEATURE_KINDS)
		facts_feature(ai, ai->work, line, &on);
	line->joins &= line->kind < FEATURE_KINDS && has[line->kind] > had[line->kind]; /* not what was shared before */
	if (line->kind < FEATURE_KINDS && !line->completes) {
		facts_stands(ai, ai->work, line, on);
		line->reaches = facts_reach(ai, ai->work, line, on, reached);
		line->promises =
		    line->reaches + (double)line->worth[ai->seat][line->kind] - (double)was[ai->seat][line->kind];
	}
	facts_besides(ai, line, was);
	line->empty = facts_empty(ai, line);
	line->keeps = facts_keeps(ai, line);
	facts_against(ai, line, before, after);
	facts_helped(ai, line, before, after);
	if (line->against_loss <= line->helped_gain || line->against_loss <= line->given)
		line->against = NOBODY; /* it is no reason beside so many points for others */
	aims_find(ai, line);
}
