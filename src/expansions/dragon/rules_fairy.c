/* rules_fairy.c - R-29.11 to: the fairy beside a follower. */
#include "rules_own.h"

#include "engine/carcassonne/module.h"

#include "engine/core/turn.h"
#include "engine/core/event.h"
#include "engine/core/figure.h"
#include "engine/core/majority.h"
#include "engine/core/neutral.h"
#include "engine/core/refuse.h"

#include <string.h>

enum { TURN_POINT = 1, FEATURE_POINTS = 3 }; /* */

static const struct neutral neutrals[] = {
    {.id = FAIRY, .place = PLACE_CELL, .joins = true, .setting = SETTING_DRAGON, .key = "fairy", .rule = "R-29.11"},
};

/* where she stands whose follower is in a haven. */
static cell_key city_heart(void) { return cell_pack(2, 1); }

static bool fairy_stood(struct game *game, struct refusal *refusal)
{
	const struct neutral_place *at = &game->neutrals[FAIRY];

	if (at->key && inside_walls(game, at->key) ? at->key != city_heart() || !follows_jcz(game)
	                                           : at->figure.place == PLACE_HAVEN)
		return refuse_setup(refusal, REFUSAL_TABLE, "R-29.7", "the fairy stands inside the City");
	return true;
}

bool is_first_alike(const struct game *game, int i)
{
	return !i || game->figures[i - 1].order != game->figures[i].order;
}

int figure_like(const struct game *game, int seat, const struct move *move)
{
	int node = node_at(game, move->cell, move->spot);

	for (int i = 0; i < game->figure_count && node >= 0; i++) {
		const struct table_figure *figure = &game->figures[i];

		if (figure->node == node && figure->seat == seat && figure->figure == move->figure)
			return i;
	}
	return -1;
}

/* Does she stand beside it, or beside one that is like it? */
static bool is_beside(const struct game *game, const struct table_figure *standing)
{
	struct setup_figure figure;

	if (cell_repack(game->neutrals[FAIRY].figure.cell) != standing_key(standing))
		return false;
	figure = figure_tell(standing);
	return neutral_beside(game, FAIRY, &figure);
}

/* of several that are alike she may go to another one. */
static bool fairy_may(const struct game *game, int i)
{
	const struct table_figure *standing = &game->figures[i];

	if (standing->seat != game->seat || !piece_is_follower(game->tiles->pieces[standing->figure]))
		return false;
	return !is_beside(game, standing) ||
	       (i + 1 < game->figure_count && game->figures[i + 1].order == standing->order);
}

/* those in the havens; who are alike stand behind each other. */
static int fairy_list_inside(const struct game *game, struct move *moves, int capacity)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = 0, figure_count = game_figures(game, figures);

	for (int i = game->figure_count; i < figure_count && count < capacity; i++) {
		const struct setup_figure *figure = &figures[i];
		bool another = i + 1 < figure_count && memcmp(figure, figure + 1, sizeof *figure) == 0;

		if (i > game->figure_count && memcmp(figure, figure - 1, sizeof *figure) == 0)
			continue;
		if (figure->seat == game->seat && piece_is_follower(game->tiles->pieces[figure->figure]) &&
		    (another || !neutral_beside(game, FAIRY, figure)))
			moves[count++] = (struct move){.kind = MOVE_FAIRY,
			                               .figure = figure->figure,
			                               .haven = figure->haven,
			                               .apart = true,
			                               .cell = cell_unpack(city_heart())};
	}
	return count;
}

static bool fairy_may_inside(const struct game *game, const struct move *move)
{
	struct move moves[HAVENS_MAX * PIECES_MAX];
	int count = follows_jcz(game) ? fairy_list_inside(game, moves, HAVENS_MAX * PIECES_MAX) : 0;

	for (int i = 0; i < count; i++)
		if (memcmp(&moves[i], move, sizeof *move) == 0)
			return true;
	return false;
}

static int fairy_list(const struct game *game, struct move *moves, int capacity)
{
	int count = 0;

	for (int i = 0; i < game->figure_count && count < capacity; i++) {
		if (!fairy_may(game, i) || !is_first_alike(game, i))
			continue;
		moves[count++] = (struct move){.kind = MOVE_FAIRY,
		                               .figure = game->figures[i].figure,
		                               .spot = standing_spot(&game->figures[i]),
		                               .cell = cell_unpack(standing_key(&game->figures[i]))};
	}
	if (follows_jcz(game))
		count += fairy_list_inside(game, moves + count, capacity - count);
	return count;
}

static bool fairy_allows_move(const struct game *game, const struct move *move, struct refusal *refusal)
{
	int i = move->apart ? -1 : figure_like(game, game->seat, move);

	return (move->apart ? fairy_may_inside(game, move) : i >= 0 && fairy_may(game, i)) ||
	       refuse(refusal, REFUSAL_BARRED, "R-29.11");
}

static void fairy_play(struct game *game, const struct move *move, struct event_list *events)
{
	struct setup_figure figure = {
	    .seat = game->seat, .figure = move->figure, .place = PLACE_HAVEN, .haven = move->haven};

	if (!move->apart)
		figure = figure_tell(&game->figures[figure_like(game, game->seat, move)]);
	neutral_join(game, FAIRY, cell_pack(move->cell.x, move->cell.y), &figure);
	event_tell(events, (struct event){.kind = EVENT_FAIRY,
	                                  .seat = figure.seat,
	                                  .figure = figure.figure,
	                                  .cell = move->cell,
	                                  .spot = figure.spot,
	                                  .place = figure.place,
	                                  .haven = figure.haven});
	decision_done(game);
}

/* she stays where she is, alone, unless another one like him stands there. */
static void fairy_leaves(struct game *game, const struct setup_figure *figure, int to)
{
	struct setup_figure figures[FIGURES_MAX];

	if (!neutral_beside(game, FAIRY, figure))
		return;
	int count = game_figures(game, figures);
	for (int i = 0; i < count; i++)
		if (neutral_beside(game, FAIRY, &figures[i]))
			return;
	neutral_stand(game, FAIRY, game->neutrals[FAIRY].key);
	if (to >= 0) {
		/* who goes out of a haven is still paid for where he goes. */
		game->neutrals[FAIRY].parted = true;
		game->neutrals[FAIRY].figure = (struct setup_figure){
		    .seat = figure->seat,
		    .figure = figure->figure,
		    .cell = node_cell(game, (unsigned)to),
		    .spot = node_spot(game, (unsigned)to),
		};
	}
}

static struct event *fairy_pay(struct game *game, int points, const char *rule, int kind, struct event_list *events)
{
	struct event *event =
	    pay(game, game->neutrals[FAIRY].figure.seat, points, SCORE_FAIRY, (enum feature_kind)kind, events);

	if (event) {
		event->bill.rule = rule;
		bill_add(&event->bill, UNIT_POINT, points, 1);
	}
	return event;
}

/* not before the second part of a turn, nor for a turn that does not begin. */
static bool step_point(struct game *game, struct event_list *events)
{
	const struct neutral_place *fairy = &game->neutrals[FAIRY];

	if (fairy->beside && fairy->figure.seat == game->seat && game_part(game) == 1 && !game->stopped &&
	    !deck_empty(game)) {
		struct event *event = fairy_pay(game, TURN_POINT, "R-29.14", FEATURE_KINDS, events);

		if (event)
			event->begins = true;
	}
	return false;
}

/* */
static unsigned fairy_besides(struct game *game, unsigned root, struct event_list *events)
{
	struct neutral_place *fairy = &game->neutrals[FAIRY];
	unsigned seat;

	if (!(fairy->beside || fairy->parted) || fairy->figure.place == PLACE_HAVEN)
		return 0;
	int node = node_at(game, fairy->figure.cell, fairy->figure.spot);
	if (node < 0 || feature_root(game, (unsigned)node) != root)
		return 0;
	struct event *event = fairy_pay(game, FEATURE_POINTS, "R-29.15", game->nodes[root].kind, events);
	if (event) {
		event->cell = fairy->figure.cell;
		event->spot = fairy->figure.spot;
	}
	seat = 1U << fairy->figure.seat;
	if (fairy->parted)
		neutral_stand(game, FAIRY, fairy->key);
	return follows_jcz(game) ? 0 : seat;
}

static const struct step steps[] = {
    {.key = "fairy", .before = "draw", .run = step_point},
};

static const struct module_form forms[] = {
    {MOVE_FAIRY, {"fairy", "FCA", DECISION_FIGURE, .number = 12}},
};

static const struct event_info tellings[] = {
    {.kind = EVENT_FAIRY, .number = 21, .key = "fairy", .members = HAS_PLAYER | HAS_FIGURE | HAS_AT | HAS_ON},
};

static const struct module_score scores[] = {
    {SCORE_FAIRY, {.key = "fairy", .place = true, .number = 10}},
};

const struct module fairy_module = {
    ROWS(score, scores),    ROWS(neutral, neutrals), .brought_by = SETTING_DRAGON,
    .stood = fairy_stood,   ROWS(step, steps),       .besides = fairy_besides,
    .leaves = fairy_leaves, .beside = fairy_list,    .allows_move = fairy_allows_move,
    .play = fairy_play,     ROWS(form, forms),       ROWS(telling, tellings),
};
