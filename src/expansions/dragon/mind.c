/* mind.c - dragon and fairy: who stands near the dragon may be eaten before he is paid, more likely the nearer he
 * stands and the more dragon tiles are to come, and what he stands in is then of others or free; the fairy keeps a cell
 * safe, pays every turn and three when the feature is scored, and goes to somebody else soon, for
 * whoever puts nobody takes her: who counts on her guard puts nobody either, turn after turn. */
#include "ai/mind.h"

#include <stdlib.h>
#include <string.h>

enum { DRAGON, FAIRY };
enum { NOWHERE = 1000 };

/* How likely a move of the dragon comes to somebody so many steps away. */
static const double reach[] = {0, 0.55, 0.4, 0.3, 0.22, 0.15, 0.1};
enum { REACH = sizeof reach / sizeof reach[0] };

/* How many turns the fairy stays, and how likely she is still there when her follower's feature is scored. */
static const double stays = 0.5, scored = 0.1;

/* How likely she is still there when a move of the dragon comes that has not begun. */
static const double guards = 0.25;

static bool lies_on(struct cell cell, const struct cell *way, int count)
{
	for (int i = 0; i < count; i++) {
		if (cell_same(cell, way[i]))
			return true;
	}
	return false;
}

/* Where he must go, as long as one way alone leads on: `way` holds `count` cells, where he stands the last of them, and
 * grows.  How many steps are free then; 0 where no way leads on. */
static int forced(const struct game *game, struct cell way[WALK_MAX + 1], int *count, int steps)
{
	bool (*may_go)(const struct game *, struct cell) = game_neutral(GAME_CARCASSONNE, DRAGON)->way;

	for (; steps > 0; steps--) {
		struct cell at = way[*count - 1], next = at;
		int ways = 0;

		for (int edge = 0; edge < EDGE_COUNT; edge++) {
			struct cell to = cell_beside(at, edge);

			if (may_go(game, to) && !lies_on(to, way, *count)) {
				next = to;
				ways++;
			}
		}
		if (ways != 1)
			return ways ? steps : 0;
		way[(*count)++] = next;
	}
	return 0;
}

/* Of all moves of the dragon that are still to begin, those that come while the figures of now are still there. */
static double flights(const struct view *view, const struct judge *judge, const struct game *game)
{
	const struct tile_set *tiles = game_tile_set(game);
	int signs = 0;
	double soon = judge->players * 3.0;

	for (int i = 0; i < judge->type_count; i++)
		signs += tiles->types[judge->types[i]].flags & TILE_DRAGON ? judge->counts[judge->types[i]] : 0;
	signs = view->left && judge->left ? signs : 0;
	soon = signs ? signs / (double)judge->left * (view->left < soon ? view->left : soon) : 0;
	return soon < 1 ? soon : 1;
}

/* A figure is eaten with that chance: others may own then what it stood in, and it is in hand again. */
static void eaten(const struct view *view, const struct judge *judge, int i, const struct setup_figure *figure,
                  double chance, double points[PLAYERS_MAX])
{
	const struct piece *piece = game_piece(GAME_CARCASSONNE, figure->figure);
	unsigned f = view->survey.stands[i].feature, weight = view->survey.stands[i].weight, had, changed;
	double have = view->supply[figure->seat], back;
	uint64_t figures;

	if (f == NO_FEATURE || !piece_is_follower(piece))
		return;
	figures = view->survey.features[f].figures;
	back = 1 - judge->weights->follower_back * view->features[f].done;
	had = judge_owners(judge, figures);
	weight = weight < survey_weight(figures, figure->seat) ? weight : survey_weight(figures, figure->seat);
	changed = had ^ judge_owners(judge, figures - ((uint64_t)weight << SURVEY_SEAT_BITS * figure->seat));
	for (int seat = 0; changed >> seat; seat++)
		if (changed >> seat & 1)
			points[seat] += (had >> seat & 1 ? -chance : chance) * view->features[f].worth;
	points[figure->seat] += chance * back * (view_supply(view, judge, have + 1) - view_supply(view, judge, have));
}

static void expect(const struct view *view, const struct judge *judge, const struct game *game,
                   double points[PLAYERS_MAX])
{
	struct setup_neutral dragon = game_neutral_at(game, DRAGON), fairy = game_neutral_at(game, FAIRY);
	struct setup_figure figures[FIGURES_MAX];
	struct cell way[WALK_MAX + 1], from = dragon.cell;
	int walked = 0, ahead = 0, steps = dragon.there ? game_walk(game, DRAGON, way, &walked) : 0;
	double later = dragon.there ? flights(view, judge, game) : 0;

	if (fairy.beside)
		points[fairy.figure.seat] += (view->turns < stays ? view->turns : stays) + 3 * scored;
	if (steps <= 0 && later <= 0)
		return;
	if (steps > 0) {
		way[walked++] = from;
		ahead = walked;
		steps = forced(game, way, &walked, steps);
		from = way[walked - 1];
	}
	for (int i = 0, count = game_standing(game, figures); i < count; i++) {
		struct cell cell = figures[i].cell;
		int far = abs(cell.x - from.x) + abs(cell.y - from.y);
		bool safe = fairy.there && cell_same(cell, fairy.cell);
		double danger = later * (safe ? 1 - guards : 1);

		if (far <= steps && !safe)
			danger = 1;
		if (walked > ahead && lies_on(cell, way + ahead, walked - ahead))
			eaten(view, judge, i, &figures[i], 1, points);
		else if (far < REACH)
			eaten(view, judge, i, &figures[i], danger * reach[far], points);
	}
}

/* */
static bool bars(const struct game *game, int type) { return game_tile_set(game)->types[type].flags & TILE_VOLCANO; }

/* Who puts nobody moves the fairy, to whom she is most needed. */
static bool instead(const struct view *view, const struct game *game, struct move *move)
{
	struct setup_neutral dragon = game_neutral_at(game, DRAGON), fairy = game_neutral_at(game, FAIRY);
	struct setup_figure figures[FIGURES_MAX];
	int seat = game_decision(game).seat, best = -1;
	double most = -1;

	for (int i = 0, count = game_standing(game, figures); i < count; i++) {
		unsigned f = view->survey.stands[i].feature;
		int far = abs(figures[i].cell.x - dragon.cell.x) + abs(figures[i].cell.y - dragon.cell.y);

		if (figures[i].seat != seat || f == NO_FEATURE ||
		    !piece_is_follower(game_piece(GAME_CARCASSONNE, figures[i].figure)))
			continue;
		double needs = 3 * view->features[f].done;
		if (dragon.there && far < REACH)
			needs += reach[far] * view->features[f].worth;
		if (needs > most) {
			most = needs;
			best = i;
		}
	}
	if (best < 0 || (fairy.beside && memcmp(&fairy.figure, &figures[best], sizeof fairy.figure) == 0))
		return false;
	*move = (struct move){
	    .kind = MOVE_FAIRY, .figure = figures[best].figure, .spot = figures[best].spot, .cell = figures[best].cell};
	return true;
}

/* ---- a reason ---- */

/* How many steps it is to the nearest follower of this seat, or of the others, who is not safe; whose he is. */
static int nearest(const struct game *game, struct cell from, int seat, bool own, int *whose)
{
	struct setup_neutral fairy = game_neutral_at(game, FAIRY);
	struct setup_figure figures[FIGURES_MAX];
	int least = NOWHERE;

	for (int i = 0, count = game_standing(game, figures); i < count; i++) {
		struct cell cell = figures[i].cell;
		int far = abs(cell.x - from.x) + abs(cell.y - from.y);

		if ((figures[i].seat == seat) != own || (fairy.there && cell_same(cell, fairy.cell)) || far >= least)
			continue;
		least = far;
		*whose = figures[i].seat;
	}
	return least;
}

/* A step that eats nobody: whom it leaves or nears, as far as he comes in this move. */
static void step_gift(const struct outcome *outcome, struct ai_line *line, int steps)
{
	const struct game *game = outcome->before;
	struct cell from = game_neutral_at(game, DRAGON).cell, to = line->moves[0].cell;
	int seat = outcome->seat, whose = NOBODY, own = nearest(game, from, seat, true, &whose);

	if (own <= steps && nearest(game, to, seat, true, &whose) > own) {
		line_gift(line, N_("the dragon goes away from own followers"), NULL, 1);
		return;
	}
	int others = nearest(game, to, seat, false, &whose);
	if (others < steps && others < nearest(game, from, seat, false, &(int){NOBODY}))
		/* TRANSLATORS: %s: a player */
		line_gift_of(line, (struct ai_gift){.one = N_("the dragon comes nearer to a follower of %s"),
		                                    .seat = (uint8_t)whose,
		                                    .kind = FEATURE_KINDS});
	else
		line_gift(line, N_("the dragon eats nobody there"), NULL, 1);
}

/* How many followers of whoever moves him he meets behind this step, where one way alone leads on. */
static int eaten_then(const struct outcome *outcome, struct cell to, struct cell way[WALK_MAX + 1], int count,
                      int steps)
{
	const struct game *game = outcome->before;
	struct setup_figure figures[FIGURES_MAX];
	int met = 0, from;

	way[count++] = game_neutral_at(game, DRAGON).cell;
	way[count++] = to;
	from = count;
	forced(game, way, &count, steps);
	for (int i = 0, standing = game_standing(game, figures); i < standing; i++) {
		if (figures[i].seat == outcome->seat && lies_on(figures[i].cell, way + from, count - from) &&
		    piece_is_follower(game_piece(GAME_CARCASSONNE, figures[i].figure)))
			met++;
	}
	return met;
}

/* Whom a step eats, or where it leads. */
static void step_gifts(const struct outcome *outcome, struct ai_line *line)
{
	int count, eaten[PLAYERS_MAX] = {0}, all = 0, steps, then;
	struct cell way[WALK_MAX + 1];

	if (line->moves[0].kind != MOVE_DRAGON)
		return;
	for (int i = 0; i < outcome->events->count; i++) {
		if (outcome->events->items[i].kind != EVENT_EATEN)
			continue;
		eaten[outcome->events->items[i].seat]++;
		all++;
	}
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		/* TRANSLATORS: %s: a player */
		if (eaten[seat] && seat != outcome->seat)
			line_gift_of(line, (struct ai_gift){NN_("%s loses %d follower to the dragon",
			                                        "%s loses %d followers to the dragon"),
			                                    (uint8_t)seat, FEATURE_KINDS, eaten[seat]});
	}
	if (eaten[outcome->seat] && all > eaten[outcome->seat])
		line_gift(line, NN_("though he eats %d own follower", "though he eats %d own followers"),
		          eaten[outcome->seat]);
	else if (eaten[outcome->seat])
		line_gift(line, NN_("the dragon eats %d own follower", "the dragon eats %d own followers"),
		          eaten[outcome->seat]);
	steps = game_walk(outcome->before, DRAGON, way, &count);
	then = steps > 1 ? eaten_then(outcome, line->moves[0].cell, way, count, steps - 1) : 0;
	if (then)
		line_gift(line,
		          NN_("the dragon must then eat %d own follower", "the dragon must then eat %d own followers"),
		          then);
	else if (!all)
		step_gift(outcome, line, steps);
}

static void gifts(const struct outcome *outcome, struct ai_line *line)
{
	for (int i = 0; i < outcome->events->count; i++) {
		const struct event *event = &outcome->events->items[i];

		if (event->kind != EVENT_FAIRY)
			continue;
		if (event->place == PLACE_SEGMENT)
			/* TRANSLATORS: %s: a city, a road, ... */
			line_gift_of(line,
			             (struct ai_gift){N_("the fairy guards %s"), NULL, NOBODY, event->spot.kind, 1});
		else
			line_gift(line, N_("the fairy guards it"), NULL, 1);
	}
	for (int i = 0; i < line->move_count; i++) {
		if (line->moves[i].kind == MOVE_PORTAL)
			/* TRANSLATORS: %s: a city, a road, ... */
			line_gift_of(line, (struct ai_gift){N_("takes %s through the portal"), NULL, NOBODY,
			                                    line->moves[i].spot.kind, 1});
	}
	step_gifts(outcome, line);
}

const struct mind dragon_mind = {.brought_by = SETTING_DRAGON,
                                 .expect = expect,
                                 .promises = N_("followers near the dragon"),
                                 .bars = bars,
                                 .instead = instead,
                                 .gifts = gifts};
