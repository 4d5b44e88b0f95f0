/* rules.c - R-29: The Princess & the Dragon: volcano and dragon.
 *
 * Dragon and fairy are neutral pieces (engine/core/neutral.h); his move is the
 * walk of the game, a step of the turn that every player is asked in. */
#include "rules_own.h"

#include "engine/carcassonne/module.h"

#include "engine/core/turn.h"
#include "engine/core/event.h"
#include "engine/core/figure.h"
#include "engine/core/neutral.h"
#include "engine/core/refuse.h"

enum { MOVES_BEFORE, MOVES_AFTER };
enum { STEPS = 6 }; /* */

static bool dragon_way(const struct game *game, struct cell to);

static const struct neutral neutrals[] = {
    {.id = DRAGON,
     .place = PLACE_CELL,
     .setting = SETTING_DRAGON,
     .key = "dragon",
     .rule = "R-29.7",
     .way = dragon_way},
};

/* ---- set-up ---- */

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
	for (int tile = 0; tile < game->laid_count; tile++)
		if (laid_type(game, tile)->flags & TILE_VOLCANO)
			game->waits = 0;
	return true;
}

static cell_key dragon_key(const struct game *game) { return game->neutrals[DRAGON].key; }

/* the cells of the City of Carcassonne inside its walls bear nothing. */
bool inside_walls(const struct game *game, cell_key key)
{
	return laid_layout(game, board_tile(game, key))->segment_count == 0;
}

/* what stands on a corner never. */
static bool is_eaten(const struct game *game, const struct table_figure *figure)
{
	return standing_key(figure) == dragon_key(game) && !game->tiles->pieces[figure->figure]->corner;
}

static bool dragon_stood(struct game *game, struct refusal *refusal)
{
	const struct neutral_place *at = &game->neutrals[DRAGON];

	if (at->key ? inside_walls(game, at->key) : at->figure.place == PLACE_HAVEN)
		return refuse_setup(refusal, REFUSAL_TABLE, "R-29.7", "the dragon stands inside the City");
	for (int i = 0; i < game->figure_count; i++)
		if (is_eaten(game, &game->figures[i]))
			return refuse_setup(refusal, REFUSAL_FIGURES, "R-29.5", "a figure stands on the dragon's cell");
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
	event_tell(events,
	           (struct event){.kind = EVENT_DRAGON, .seat = (uint8_t)seat, .cell = cell_unpack(dragon_key(game))});
}

/* He came when the tile was laid, for those who only look at it too; here it is told. */
static bool step_arrives(struct game *game, struct event_list *events)
{
	if (laid_type(game, game->last_laid)->flags & TILE_VOLCANO)
		tell_dragon(game, NOBODY, events);
	return false;
}

static bool dragon_bars(const struct game *game, cell_key key) { return key == dragon_key(game); }

/* on the volcano just laid. */
static bool dragon_allows_claim(const struct game *game, struct refusal *refusal)
{
	return !dragon_bars(game, game->laid[game->last_laid].key) || refuse(refusal, REFUSAL_BARRED, "R-29.5");
}

/* ---- his move (R-29.6 to) ---- */

static bool is_way(const struct game *game, cell_key key)
{
	if (!board_filled(game, key) || key == game->neutrals[FAIRY].key || inside_walls(game, key))
		return false;
	for (int i = 0; i < game->walk.count; i++)
		if (game->walk.visited[i] == key)
			return false;
	return true;
}

static bool dragon_way(const struct game *game, struct cell to) { return is_way(game, cell_pack(to.x, to.y)); }

static int dragon_list(const struct game *game, struct move *moves, int capacity)
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
	    !dragon_list(game, &probe, 1)) {
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

static bool dragon_allows_move(const struct game *game, const struct move *move, struct refusal *refusal)
{
	struct cell cell = move->cell;

	if (!cell_in_range(cell.x, cell.y))
		return refuse(refusal, REFUSAL_RANGE, "");
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		cell_key key = key_beyond(dragon_key(game), edge);

		if (key == cell_pack(cell.x, cell.y) && is_way(game, key))
			return true;
	}
	return refuse(refusal, REFUSAL_BARRED, "R-29.7");
}

static void dragon_play(struct game *game, const struct move *move, struct event_list *events)
{
	struct walk *walk = &game->walk;

	walk->visited[walk->count++] = dragon_key(game);
	walk->steps--;
	neutral_stand(game, DRAGON, cell_pack(move->cell.x, move->cell.y));
	tell_dragon(game, game->decider, events);
	send_home(game, is_eaten, EVENT_EATEN, events);
	send_home_alone(game, events);
	decision_done(game);
}

/* ---- rows ---- */

static const struct step steps[] = {
    {.key = "dragon arrives", .before = "figure", .run = step_arrives},
    {.key = "dragon", .before = "list", .run = step_before},
    {.key = "dragon after", .before = "end", .run = step_after},
};

static const struct module_form forms[] = {
    {MOVE_DRAGON, {"dragon", "C", DECISION_DRAGON, .number = 11}},
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
};

static const struct module_setting settings[] = {
    {SETTING_DRAGON, {"dragon", "R-29", 2, {"off", "on"}}},
    {SETTING_DRAGON_MOVE, {"dragon_move", "R-29.6", 2, {"before", "after"}}},
};

static const struct tile_mark marks[] = {{"dragon", TILE_DRAGON}, {"tunnel", TILE_TUNNEL}};

const struct module dragon_module = {
    ROWS(mark, marks),
    ROWS(setting, settings),
    ROWS(neutral, neutrals),
    .brought_by = SETTING_DRAGON,
    .deal = dragon_deal,
    .begin = dragon_begin,
    .stood = dragon_stood,
    ROWS(step, steps),
    .laid = dragon_laid,
    .allows_claim = dragon_allows_claim,
    .bars = dragon_bars,
    .list = dragon_list,
    .allows_move = dragon_allows_move,
    .play = dragon_play,
    ROWS(form, forms),
    ROWS(ask, asks),
    ROWS(telling, tellings),
};
