/*
 * facts.c - what a line does, told apart into facts that can be put in words.
 */
#include "search.h"

#include <string.h>

/* Points that each player may expect, as the position stands. */
static void expect(struct ai *ai, const struct game *game, double points[PLAYERS_MAX])
{
	if (game_over(game)) {
		for (int seat = 0; seat < ai->judge.players; seat++)
			points[seat] = game_score(game, seat);
		return;
	}
	view_take(&ai->view, &ai->judge, game);
	view_expect(&ai->view, &ai->judge, game, points);
}

/* The same of features of each kind; the view was taken of the position, unless the game is over. */
static void expect_kinds(struct ai *ai, const struct game *game, float worth[PLAYERS_MAX][FEATURE_KINDS])
{
	const struct survey *survey = &ai->view.survey;

	memset(worth, 0, sizeof(float) * PLAYERS_MAX * FEATURE_KINDS);
	for (int f = 0; f < survey->feature_count && !game_over(game); f++) {
		unsigned owners = judge_owners(&ai->judge, survey->features[f].figures);

		for (int seat = 0; owners >> seat; seat++) {
			if (owners >> seat & 1)
				worth[seat][survey->features[f].kind] += (float)ai->view.features[f].worth;
		}
	}
}

/* Is it told before the turn is over?  The final scoring follows the last turn. */
static bool in_turn(const struct event *event) { return event->reason <= SCORE_RECALL; }

static void facts_scored(const struct ai *ai, struct ai_line *line)
{
	int most = 0;

	for (int i = 0; i < ai->events.count; i++) {
		const struct event *event = &ai->events.items[i];

		line->returns |= event->kind == EVENT_RETURNED && event->seat == ai->seat;
		if (event->kind == EVENT_SCORED && event->feature < FEATURE_KINDS)
			line->worth[event->seat][event->feature] += (float)event->points;
		if (event->kind != EVENT_SCORED || !in_turn(event))
			continue;
		if (event->seat != ai->seat) {
			line->given += event->points;
			continue;
		}
		line->scored += event->points;
		if (event->points > most) {
			most = event->points;
			line->kind = event->feature;
			line->completes = event->reason == SCORE_COMPLETE;
		}
	}
}

/* The feature that a figure is put on, or the largest of his that grows by the tile. */
static void facts_feature(struct ai *ai, const struct game *game, struct ai_line *line)
{
	struct setup_tile tile = game_tile(game, game_last_placed(game));

	for (int i = 0; i < line->move_count; i++) {
		if (line->moves[i].kind == MOVE_FIGURE) {
			line->kind = line->moves[i].spot.kind;
			line->places = true;
			return;
		}
	}
	if (line->moves[0].kind != MOVE_PLACE || ai->view.survey.feature_count == 0)
		return;
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		const struct survey_tile *printed = &ai->judge.tiles[tile.type];
		unsigned s = printed->sides[tile.rotation][edge][SURVEY_OWN];
		struct feature *feature = &ai->feature;

		if (s == NO_PART || s >= printed->field)
			continue;
		if (!game_feature_at(game, tile.cell.x, tile.cell.y,
		                     (struct spot){printed->segments[s].kind, printed->at[tile.rotation][s]}, feature))
			continue;
		if (feature->owners >> ai->seat & 1) {
			line->kind = feature->kind;
			line->joins = feature->owners != 1U << ai->seat;
		}
	}
}

/* Who is hurt most, and in what. */
static void facts_against(const struct ai *ai, struct ai_line *line, const double before[PLAYERS_MAX],
                          const double after[PLAYERS_MAX], float was[PLAYERS_MAX][FEATURE_KINDS])
{
	double most = line->against_loss;

	for (int seat = 0; seat < ai->judge.players; seat++) {
		double loss = before[seat] - after[seat];

		if (seat == ai->seat || loss <= most)
			continue;
		most = line->against_loss = loss;
		line->against = (uint8_t)seat;
	}
	if (line->against == NOBODY)
		return;
	most /= 2;
	for (int kind = 0; kind < FEATURE_KINDS; kind++) {
		double loss = (double)was[line->against][kind] - (double)line->worth[line->against][kind];

		if (loss < most)
			continue;
		most = loss;
		line->against_kind = (uint8_t)kind;
	}
}

void facts_find(struct ai *ai, struct ai_line *line)
{
	double before[PLAYERS_MAX], after[PLAYERS_MAX];
	float was[PLAYERS_MAX][FEATURE_KINDS];

	expect(ai, ai->root, before);
	expect_kinds(ai, ai->root, was);
	game_copy(ai->work, ai->root);
	ai->events.count = ai->events.city_count = 0;
	for (int i = 0; i < line->move_count; i++)
		game_apply(ai->work, &line->moves[i], &ai->events);
	expect(ai, ai->work, after);
	expect_kinds(ai, ai->work, line->worth);
	facts_scored(ai, line);
	if (line->kind == FEATURE_KINDS)
		facts_feature(ai, ai->work, line);
	line->keeps = line->move_count > 1 && line->moves[0].kind == MOVE_PLACE && line->moves[1].kind == MOVE_PASS;
	facts_against(ai, line, before, after, was);
	aims_find(ai, line);
}
