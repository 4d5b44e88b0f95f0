/*
 * rules.c - R-29: The Princess & the Dragon: volcano and dragon, the fairy, the
 * princess, the magic portal.
 *
 * Dragon and fairy are neutral pieces (engine/core/neutral.h); his move is the
 * walk of the game, a step of the turn that every player is asked in.
 */
#include "engine/carcassonne/module.h"
#include "engine/carcassonne/pieces.h"

#include "engine/core/deck.h"
#include "engine/core/decide.h"
#include "engine/core/event.h"
#include "engine/core/figure.h"
#include "engine/core/majority.h"
#include "engine/core/neutral.h"
#include "engine/core/refuse.h"

#include <string.h>

enum { DRAGON, FAIRY };
enum { MOVES_BEFORE, MOVES_AFTER };
enum { PRINCESS_MAY, PRINCESS_MUST };
enum { RULINGS_PRINTED, RULINGS_JCZ };                  /* */
enum { STEPS = 6, TURN_POINT = 1, FEATURE_POINTS = 3 }; /* */

/* */
static const struct sign signs[] = {
    {SIGN_PRINCESS, FEATURE_CITY, NO_LANE, .flag = TILE_PRINCESS, .setting = SETTING_DRAGON, .key = "princess"},
};

static const struct neutral neutrals[] = {
    {.id = DRAGON, .place = PLACE_CELL, .setting = SETTING_DRAGON, .key = "dragon", .rule = "R-29.7"},
    {.id = FAIRY, .place = PLACE_CELL, .joins = true, .setting = SETTING_DRAGON, .key = "fairy", .rule = "R-29.11"},
};

/* ---- set-up ---- */

static bool dragon_in_game(const struct tile_set *tiles, const struct setup *setup)
{
	(void)tiles;
	return setup->settings.value[SETTING_DRAGON];
}

/* */
static void dragon_deal(struct deal *deal)
{
	deal_add(deal, "dragon");
	deal->late = TILE_DRAGON;
	deal->behind = TILE_VOLCANO;
}

/* no dragon tile is drawn before a volcano lies. */
static bool dragon_begin(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	(void)setup;
	(void)refusal;
	game->waits = TILE_DRAGON;
	for (int tile = 0; tile < game->laid_count; tile++) {
		if (laid_type(game, tile)->flags & TILE_VOLCANO)
			game->waits = 0;
	}
	return true;
}

static cell_key dragon_key(const struct game *game) { return game->neutrals[DRAGON].key; }
static cell_key fairy_key(const struct game *game) { return game->neutrals[FAIRY].key; }

static cell_key figure_key(const struct game *game, const struct table_figure *figure)
{
	return game->laid[game->nodes[figure->node].tile].key;
}

/* the cells of the City of Carcassonne inside its walls bear nothing. */
static bool inside_walls(const struct game *game, cell_key key)
{
	return laid_layout(game, board_tile(game, key))->segment_count == 0;
}

/* where she stands whose follower is in a haven. */
static cell_key city_heart(void) { return cell_pack(2, 1); }

static bool stands_inside(const struct game *game, int id)
{
	const struct neutral_place *at = &game->neutrals[id];

	if (!at->key || !inside_walls(game, at->key))
		return at->figure.place == PLACE_HAVEN;
	return !(id == FAIRY && at->key == city_heart() && setting_is(game, SETTING_RULINGS, RULINGS_JCZ));
}

/* what stands on a corner never. */
static bool is_eaten(const struct game *game, const struct table_figure *figure)
{
	return figure_key(game, figure) == dragon_key(game) && !game->tiles->pieces[figure->figure]->corner;
}

static bool dragon_stood(struct game *game, struct refusal *refusal)
{
	for (int id = DRAGON; id <= FAIRY; id++) {
		if (stands_inside(game, id))
			return refuse_setup(refusal, REFUSAL_TABLE, "R-29.7", "the %s stands inside the City",
			                    neutrals[id].key);
	}
	for (int i = 0; i < game->figure_count; i++) {
		if (is_eaten(game, &game->figures[i]))
			return refuse_setup(refusal, REFUSAL_FIGURES, "R-29.5", "a figure stands on the dragon's cell");
	}
	return true;
}

/* ---- the volcano (R-29.4, R-29.5) ---- */

static void dragon_laid(struct game *game, int tile)
{
	unsigned flags = laid_type(game, tile)->flags;

	if (flags & TILE_VOLCANO) {
		neutral_stand(game, DRAGON, game->laid[tile].key);
		game->waits = 0;
	}
	game->walk = (struct walk){.due = flags & TILE_DRAGON};
}

static void tell_dragon(const struct game *game, int seat, struct event_list *events)
{
	struct event *event = event_add(events, EVENT_DRAGON);

	if (event) {
		event->seat = (uint8_t)seat;
		event->cell = cell_unpack(dragon_key(game));
	}
}

/* He came when the tile was laid, for those who only look at it too; here it is told. */
static bool step_arrives(struct game *game, struct event_list *events)
{
	if (laid_type(game, game->last_laid)->flags & TILE_VOLCANO)
		tell_dragon(game, NOBODY, events);
	return false;
}

static bool dragon_bars(const struct game *game, cell_key key) { return key == dragon_key(game); }

/* ---- his move (R-29.6 to) ---- */

static bool is_way(const struct game *game, cell_key key)
{
	if (!board_filled(game, key) || key == fairy_key(game) || inside_walls(game, key))
		return false;
	for (int i = 0; i < game->walk.count; i++) {
		if (game->walk.visited[i] == key)
			return false;
	}
	return true;
}

static int ways_list(const struct game *game, struct move *moves, int capacity)
{
	static const int edges[] = {EDGE_N, EDGE_W, EDGE_E, EDGE_S}; /* by row and column */
	int count = 0;

	for (int i = 0; i < EDGE_COUNT && count < capacity; i++) {
		cell_key key = key_beyond(dragon_key(game), edges[i]);

		if (is_way(game, key))
			moves[count++] = (struct move){.kind = MOVE_DRAGON, .cell = cell_unpack(key)};
	}
	return count;
}

static bool step_moves(struct game *game)
{
	struct move probe;

	if (game->walk.due)
		game->walk = (struct walk){.going = true, .neutral = DRAGON, .steps = STEPS};
	if (!game->walk.going || game->stopped || !dragon_key(game) || !game->walk.steps ||
	    !ways_list(game, &probe, 1)) {
		game->walk = (struct walk){0};
		return false;
	}
	decision_owe(game, DECISION_DRAGON, (game->seat + STEPS - game->walk.steps) % game->player_count);
	return true;
}

static bool step_before(struct game *game, struct event_list *events)
{
	(void)events;
	return setting_is(game, SETTING_DRAGON_MOVE, MOVES_BEFORE) && step_moves(game);
}

static bool step_after(struct game *game, struct event_list *events)
{
	(void)events;
	return step_moves(game);
}

static bool way_allowed(const struct game *game, struct cell cell, struct refusal *refusal)
{
	if (!cell_in_range(cell.x, cell.y))
		return refuse(refusal, REFUSAL_RANGE, "");
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		cell_key key = key_beyond(dragon_key(game), edge);

		if (key == cell_pack(cell.x, cell.y) && is_way(game, key))
			return true;
	}
	return refuse(refusal, REFUSAL_BARRED, "R-29.7");
}

static void dragon_go(struct game *game, struct cell cell, struct event_list *events)
{
	struct walk *walk = &game->walk;

	walk->visited[walk->count++] = dragon_key(game);
	walk->steps--;
	neutral_stand(game, DRAGON, cell_pack(cell.x, cell.y));
	tell_dragon(game, game->decider, events);
	send_home(game, is_eaten, EVENT_EATEN, events);
	send_home_alone(game, events);
}

/* ---- followers that fairy and princess touch ---- */

static bool is_follower(const struct game *game, const struct table_figure *figure)
{
	return piece_is_follower(game->tiles->pieces[figure->figure]);
}

/* Is it the first of several that are alike?  Those stand behind each other. */
static bool is_first(const struct game *game, int i)
{
	return !i || game->figures[i - 1].order != game->figures[i].order;
}

/* The first figure like this, or -1. */
static int figure_find(const struct game *game, int seat, const struct move *move)
{
	int node = cell_in_range(move->cell.x, move->cell.y)
	               ? node_find(game, cell_pack(move->cell.x, move->cell.y), move->spot)
	               : -1;

	for (int i = 0; i < game->figure_count && node >= 0; i++) {
		const struct table_figure *figure = &game->figures[i];

		if (figure->node == node && figure->seat == seat && figure->figure == move->figure)
			return i;
	}
	return -1;
}

/* ---- the fairy (R-29.11 to) ---- */

/* of several that are alike she may go to another one. */
static bool fairy_may(const struct game *game, int i)
{
	struct setup_figure figure = figure_tell(game, &game->figures[i]);

	if (game->figures[i].seat != game->seat || !is_follower(game, &game->figures[i]))
		return false;
	return !neutral_beside(game, FAIRY, &figure) ||
	       (i + 1 < game->figure_count && game->figures[i + 1].order == game->figures[i].order);
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
	int count = setting_is(game, SETTING_RULINGS, RULINGS_JCZ)
	                ? fairy_list_inside(game, moves, HAVENS_MAX * PIECES_MAX)
	                : 0;

	for (int i = 0; i < count; i++) {
		if (memcmp(&moves[i], move, sizeof *move) == 0)
			return true;
	}
	return false;
}

static int fairy_list(const struct game *game, struct move *moves, int capacity)
{
	int count = 0;

	for (int i = 0; i < game->figure_count && count < capacity; i++) {
		struct setup_figure figure;

		if (!is_first(game, i) || !fairy_may(game, i))
			continue;
		figure = figure_tell(game, &game->figures[i]);
		moves[count++] = (struct move){
		    .kind = MOVE_FAIRY, .figure = figure.figure, .spot = figure.spot, .cell = figure.cell};
	}
	if (setting_is(game, SETTING_RULINGS, RULINGS_JCZ))
		count += fairy_list_inside(game, moves + count, capacity - count);
	return count;
}

static void fairy_go(struct game *game, const struct move *move, struct event_list *events)
{
	struct setup_figure figure = {
	    .seat = game->seat, .figure = move->figure, .place = PLACE_HAVEN, .haven = move->haven};
	struct event *event = event_add(events, EVENT_FAIRY);

	if (!move->apart)
		figure = figure_tell(game, &game->figures[figure_find(game, game->seat, move)]);
	neutral_join(game, FAIRY, cell_pack(move->cell.x, move->cell.y), &figure);
	if (event) {
		event->seat = figure.seat;
		event->figure = figure.figure;
		event->cell = move->cell;
		event->spot = figure.spot;
		event->place = figure.place;
		event->haven = figure.haven;
	}
}

/* she stays where she is, alone, unless another one like him stands there. */
static void dragon_leaves(struct game *game, const struct setup_figure *figure, int to)
{
	struct setup_figure figures[FIGURES_MAX];
	int count;

	if (!neutral_beside(game, FAIRY, figure))
		return;
	count = game_figures(game, figures);
	for (int i = 0; i < count; i++) {
		if (neutral_beside(game, FAIRY, &figures[i]))
			return;
	}
	neutral_stand(game, FAIRY, fairy_key(game));
	if (to >= 0) {
		/* who goes out of a haven is still paid for where he goes. */
		game->neutrals[FAIRY].parted = true;
		game->neutrals[FAIRY].figure = (struct setup_figure){
		    .seat = figure->seat,
		    .figure = figure->figure,
		    .cell = cell_unpack(game->laid[game->nodes[to].tile].key),
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
	    !deck_empty(game))
		fairy_pay(game, TURN_POINT, "R-29.14", FEATURE_KINDS, events);
	return false;
}

/* */
static unsigned dragon_besides(struct game *game, unsigned root, struct event_list *events)
{
	struct neutral_place *fairy = &game->neutrals[FAIRY];
	struct event *event;
	unsigned seat;
	int node;

	if (!(fairy->beside || fairy->parted) || fairy->figure.place == PLACE_HAVEN)
		return 0;
	node = node_find(game, cell_pack(fairy->figure.cell.x, fairy->figure.cell.y), fairy->figure.spot);
	if (node < 0 || feature_root(game, (unsigned)node) != root)
		return 0;
	event = fairy_pay(game, FEATURE_POINTS, "R-29.15", game->nodes[root].kind, events);
	if (event) {
		event->cell = fairy->figure.cell;
		event->spot = fairy->figure.spot;
	}
	seat = 1U << fairy->figure.seat;
	if (fairy->parted)
		neutral_stand(game, FAIRY, fairy->key);
	return setting_is(game, SETTING_RULINGS, RULINGS_JCZ) ? 0 : seat;
}

/* ---- the princess (R-29.17, R-29.18) ---- */

/* The city with a princess of the tile just laid: its root, or -1. */
static int princess_city(const struct game *game)
{
	const struct tile_type *type = laid_type(game, game->last_laid);

	for (int city = 0; type->flags & TILE_PRINCESS && city < type->city_count; city++) {
		if (type->cities[city].signs >> SIGN_PRINCESS & 1)
			return (int)feature_root(game, game->laid[game->last_laid].first + (unsigned)city);
	}
	return -1;
}

static bool princess_may(const struct game *game, int i, int city)
{
	return (int)feature_root(game, game->figures[i].node) == city && is_follower(game, &game->figures[i]);
}

static int princess_list(const struct game *game, struct move *moves, int capacity)
{
	int count = 0, city = princess_city(game);

	for (int i = 0; i < game->figure_count && count < capacity && city >= 0; i++) {
		struct setup_figure figure;

		if (!is_first(game, i) || !princess_may(game, i, city))
			continue;
		figure = figure_tell(game, &game->figures[i]);
		moves[count++] = (struct move){.kind = MOVE_PRINCESS,
		                               .color = game->colors[figure.seat],
		                               .figure = figure.figure,
		                               .spot = figure.spot,
		                               .cell = figure.cell};
	}
	return count;
}

static bool dragon_insists(const struct game *game)
{
	struct move probe;

	return setting_is(game, SETTING_PRINCESS, PRINCESS_MUST) && princess_list(game, &probe, 1);
}

static int seat_of(const struct game *game, int color)
{
	for (int seat = 0; seat < game->player_count; seat++) {
		if (game->colors[seat] == color)
			return seat;
	}
	return NOBODY;
}

static bool princess_allowed(const struct game *game, const struct move *move, struct refusal *refusal)
{
	int i = figure_find(game, seat_of(game, move->color), move);

	return (i >= 0 && princess_may(game, i, princess_city(game))) || refuse(refusal, REFUSAL_BARRED, "R-29.17");
}

/* ---- the portal (R-29.19, R-29.20) ---- */

static bool portal_allowed(const struct game *game, const struct move *move, struct refusal *refusal)
{
	const struct piece *piece = piece_find(game, move->figure);
	cell_key key = cell_pack(move->cell.x, move->cell.y);
	int node, tile;

	if (!(laid_type(game, game->last_laid)->flags & TILE_PORTAL))
		return refuse(refusal, REFUSAL_BARRED, "R-29.19");
	if (!piece)
		return refuse(refusal, REFUSAL_NOT_A_MOVE, "");
	if (!cell_in_range(move->cell.x, move->cell.y))
		return refuse(refusal, REFUSAL_RANGE, "");
	tile = board_tile(game, key);
	node = tile < 0 || tile == game->last_laid ? -1 : node_find(game, key, move->spot);
	if (node < 0)
		return refuse(refusal, REFUSAL_NO_SPOT, "R-29.19");
	if (piece->follows || !(piece->stands >> move->spot.kind & 1))
		return refuse(refusal, REFUSAL_WRONG_FIGURE, piece->rule);
	if (move->spot.kind == FEATURE_FIELD && setting_is(game, SETTING_FARM, FARM_OFF))
		return refuse(refusal, REFUSAL_FARMS_OFF, "R-7");
	if (!game->supply[move->figure][game->seat])
		return refuse(refusal, REFUSAL_NO_FIGURE, piece->rule_none);
	if (dragon_bars(game, key))
		return refuse(refusal, REFUSAL_BARRED, "R-29.5");
	if (node == game->laid[tile].first + laid_layout(game, tile)->building &&
	    !modules_allows_building(game, tile, refusal))
		return false;
	if (feature_complete(&game->nodes[feature_root(game, (unsigned)node)]))
		return refuse(refusal, REFUSAL_FEATURE, "R-29.20");
	return !game->nodes[feature_root(game, (unsigned)node)].figures || refuse(refusal, REFUSAL_OCCUPIED, "R-29.20");
}

/* The segments of a tile, for every kind of figure. */
static int portal_list_tile(const struct game *game, int tile, struct move *moves, int capacity)
{
	const struct laid *laid = &game->laid[tile];
	const struct tile_layout *layout = laid_layout(game, tile);
	int count = 0;

	for (int i = 0; i < layout->segment_count; i++) {
		unsigned node = laid->first + (unsigned)layout->order[laid->rotation][i];

		for (int figure = 0; figure < game->kinds_owned && count < capacity; figure++) {
			struct move move = {.kind = MOVE_PORTAL,
			                    .figure = (uint8_t)figure,
			                    .spot = node_spot(game, node),
			                    .cell = cell_unpack(laid->key)};

			if (portal_allowed(game, &move, NULL))
				moves[count++] = move;
		}
	}
	return count;
}

/* Tile by tile in the order of their cells, so that it does not tell in which order they were laid. */
static int portal_list(const struct game *game, struct move *moves, int capacity)
{
	uint8_t order[TILES_MAX];
	int count = 0;

	if (!(laid_type(game, game->last_laid)->flags & TILE_PORTAL))
		return 0;
	for (int tile = 0; tile < game->laid_count; tile++) {
		int i = tile;

		for (; i > 0 && game->laid[order[i - 1]].key > game->laid[tile].key; i--)
			order[i] = order[i - 1];
		order[i] = (uint8_t)tile;
	}
	for (int i = 0; i < game->laid_count && count < capacity; i++)
		count += portal_list_tile(game, order[i], moves + count, capacity - count);
	return count;
}

static void portal_go(struct game *game, const struct move *move, struct event_list *events)
{
	unsigned node = (unsigned)node_find(game, cell_pack(move->cell.x, move->cell.y), move->spot);
	struct event *event = event_add(events, EVENT_FIGURE);

	game->supply[move->figure][game->seat]--;
	figure_stand(game, game->seat, move->figure, node);
	if (event) {
		event->seat = game->seat;
		event->figure = move->figure;
		event->cell = move->cell;
		event->spot = node_spot(game, node);
	}
}

/* ---- moves ---- */

/* on the volcano just laid; where it must be the princess. */
static bool dragon_allows_claim(const struct game *game, struct refusal *refusal)
{
	if (dragon_bars(game, game->laid[game->last_laid].key))
		return refuse(refusal, REFUSAL_BARRED, "R-29.5");
	return !own(game)->insisting || refuse(refusal, REFUSAL_BARRED, "R-29.17");
}

static int dragon_beside(const struct game *game, struct move *moves, int capacity)
{
	int count = 0;

	if (!own(game)->insisting) {
		count = portal_list(game, moves, capacity);
		count += fairy_list(game, moves + count, capacity - count);
	}
	return count + princess_list(game, moves + count, capacity - count);
}

static bool dragon_allows_move(const struct game *game, const struct move *move, struct refusal *refusal)
{
	int i;

	if (move->kind == MOVE_DRAGON)
		return way_allowed(game, move->cell, refusal);
	if (move->kind == MOVE_PRINCESS)
		return princess_allowed(game, move, refusal);
	if (own(game)->insisting)
		return refuse(refusal, REFUSAL_BARRED, "R-29.17");
	if (move->kind == MOVE_PORTAL)
		return portal_allowed(game, move, refusal);
	if (move->apart)
		return fairy_may_inside(game, move) || refuse(refusal, REFUSAL_BARRED, "R-29.11");
	i = figure_find(game, game->seat, move);
	return (i >= 0 && fairy_may(game, i)) || refuse(refusal, REFUSAL_BARRED, "R-29.11");
}

static void dragon_play(struct game *game, const struct move *move, struct event_list *events)
{
	switch (move->kind) {
	case MOVE_DRAGON:
		dragon_go(game, move->cell, events);
		break;
	case MOVE_PORTAL:
		portal_go(game, move, events);
		break;
	case MOVE_FAIRY:
		fairy_go(game, move, events);
		break;
	default:
		figure_leave(game, figure_find(game, seat_of(game, move->color), move), EVENT_PRINCESS, events);
		send_home_alone(game, events);
	}
	decision_done(game);
}

static int dragon_list(const struct game *game, struct move *moves, int capacity)
{
	return ways_list(game, moves, capacity);
}

/* ---- looking ---- */

static const struct step steps[] = {
    {.key = "fairy", .before = "draw", .run = step_point},
    {.key = "dragon arrives", .before = "figure", .run = step_arrives},
    {.key = "dragon", .before = "list", .run = step_before},
    {.key = "dragon after", .before = "end", .run = step_after},
};

static const struct module_form forms[] = {
    {MOVE_DRAGON, {"dragon", "C", DECISION_DRAGON, .number = 11}},
    {MOVE_FAIRY, {"fairy", "FCA", DECISION_FIGURE, .number = 12}},
    {MOVE_PRINCESS, {"princess", "PFCS", DECISION_FIGURE, .number = 13}},
    {MOVE_PORTAL, {"portal", "FCS", DECISION_FIGURE, .number = 14}},
};

static const struct module_ask asks[] = {
    {DECISION_DRAGON, {"dragon", .walks = true}},
};

static const struct event_info tellings[] = {
    {.kind = EVENT_DRAGON, .number = 19, .key = "dragon", .members = HAS_PLAYER | HAS_AT, .by_itself = true},
    {.kind = EVENT_EATEN,
     .number = 20,
     .key = "eaten",
     .members = HAS_PLAYER | HAS_FIGURE | HAS_AT | HAS_ON,
     .leaves = true},
    {.kind = EVENT_FAIRY, .number = 21, .key = "fairy", .members = HAS_PLAYER | HAS_FIGURE | HAS_AT | HAS_ON},
    {.kind = EVENT_PRINCESS,
     .number = 22,
     .key = "princess",
     .members = HAS_PLAYER | HAS_FIGURE | HAS_AT | HAS_ON,
     .leaves = true},
};

static const struct module_setting settings[] = {
    {SETTING_DRAGON, {"dragon", "R-29", 2, {"off", "on"}}},
    {SETTING_DRAGON_MOVE, {"dragon_move", "R-29.6", 2, {"before", "after"}}},
    {SETTING_PRINCESS, {"princess", "R-29.17", 2, {"may", "must"}}},
};

static const struct module_score scores[] = {
    {SCORE_FAIRY, {.key = "fairy", .place = true, .number = 10}},
};

static const struct tile_mark marks[] = {
    {"dragon", TILE_DRAGON}, {"portal", TILE_PORTAL}, {"princess", TILE_PRINCESS}, {"tunnel", TILE_TUNNEL}};

const struct module dragon_module = {
    .name = "dragon",
    ROWS(mark, marks),
    ROWS(score, scores),
    ROWS(setting, settings),
    ROWS(sign, signs),
    ROWS(neutral, neutrals),
    .in_game = dragon_in_game,
    .deal = dragon_deal,
    .begin = dragon_begin,
    .stood = dragon_stood,
    ROWS(step, steps),
    .laid = dragon_laid,
    .allows_claim = dragon_allows_claim,
    .bars = dragon_bars,
    .insists = dragon_insists,
    .besides = dragon_besides,
    .leaves = dragon_leaves,
    .list = dragon_list,
    .beside = dragon_beside,
    .allows_move = dragon_allows_move,
    .play = dragon_play,
    ROWS(form, forms),
    ROWS(ask, asks),
    ROWS(telling, tellings),
    .moves = 1U << MOVE_DRAGON | 1U << MOVE_FAIRY | 1U << MOVE_PRINCESS | 1U << MOVE_PORTAL,
    .decisions = 1U << DECISION_DRAGON,
};
