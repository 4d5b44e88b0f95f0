/*
 * mind.c - dragon and fairy: who stands near the dragon may be eaten before he is paid, more likely the nearer he
 * stands and the more dragon tiles are to come; the fairy keeps one's cell safe, pays every turn, and pays three when
 * the feature is scored.
 */
#include "ai/mind.h"

#include <stdlib.h>

enum { DRAGON, FAIRY };

/* What an eaten follower leaves behind, in points, by where he stood: his share of what is there and will grow. */
static const double lost[FEATURE_KINDS] = {[FEATURE_CITY] = 5,      [FEATURE_ROAD] = 2.5, [FEATURE_FIELD] = 5,
                                           [FEATURE_MONASTERY] = 5, [FEATURE_GARDEN] = 4, [FEATURE_SHRINE] = 5};
/* How likely a move of the dragon comes to somebody so many steps away. */
static const double reach[] = {0, 0.55, 0.4, 0.3, 0.22, 0.15, 0.1};
enum { REACH = sizeof reach / sizeof reach[0] };

/* How many turns the fairy stays, and how likely she is still there when her follower's feature is scored. */
static const double stays = 0.5, scored = 0.1;

static bool in_game(const struct game *game) { return game_settings(game)->value[SETTING_DRAGON]; }

/* Of all moves of the dragon, those that come while the figures of now are still there. */
static double flights(const struct view *view, const struct judge *judge, const struct game *game)
{
	const struct tile_set *tiles = game_tile_set(game);
	struct cell visited[WALK_MAX];
	int count, signs = 0;
	double soon = judge->players * 3.0;

	if (game_walk(game, DRAGON, visited, &count) > 0)
		return 1;
	for (int i = 0; i < judge->type_count; i++)
		signs += tiles->types[judge->types[i]].flags & TILE_DRAGON ? judge->counts[judge->types[i]] : 0;
	signs = view->left && judge->left ? signs : 0;
	return signs ? signs / (double)judge->left * (view->left < soon ? view->left : soon) : 0;
}

static void expect(const struct view *view, const struct judge *judge, const struct game *game,
                   double points[PLAYERS_MAX])
{
	struct setup_neutral dragon = game_neutral_at(game, DRAGON), fairy = game_neutral_at(game, FAIRY);
	struct setup_figure figures[FIGURES_MAX];
	double danger = dragon.there ? flights(view, judge, game) : 0;

	if (fairy.beside)
		points[fairy.figure.seat] += (view->turns < stays ? view->turns : stays) + 3 * scored;
	if (danger <= 0)
		return;
	danger = danger < 1 ? danger : 1;
	for (int i = 0, count = game_standing(game, figures); i < count; i++) {
		struct cell cell = figures[i].cell;
		int far = abs(cell.x - dragon.cell.x) + abs(cell.y - dragon.cell.y);
		bool safe = fairy.there && cell.x == fairy.cell.x && cell.y == fairy.cell.y;

		if (far < REACH && !safe)
			points[figures[i].seat] -= danger * reach[far] * lost[figures[i].spot.kind];
	}
}

static void gifts(const struct outcome *outcome, struct ai_line *line)
{
	int eaten = 0;

	for (int i = 0; i < outcome->events->count; i++) {
		const struct event *event = &outcome->events->items[i];

		eaten += event->kind == EVENT_EATEN && event->seat != outcome->seat;
		if (event->kind == EVENT_FAIRY)
			line_gift(line, N_("the fairy guards it"), NULL, 1);
	}
	for (int i = 0; i < line->move_count; i++) {
		if (line->moves[i].kind == MOVE_PORTAL)
			line_gift(line, N_("a follower goes through the portal"), NULL, 1);
	}
	if (eaten)
		line_gift(line, NN_("the dragon eats %d follower", "the dragon eats %d followers"), eaten);
}

const struct mind dragon_mind = {.name = "dragon", .in_game = in_game, .expect = expect, .gifts = gifts};
