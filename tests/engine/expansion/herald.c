/*
 * herald.c - a made-up neutral piece, in the game with the toll (toll.c).  Who
 * lays a gate calls him to the start tile; then the next player may send him to
 * another cell (a step of the turn that somebody else decides).  Nobody comes
 * to his cell, and who leaves the table takes him along to where he stood.
 * While he is on the table a meeple may be put on any road of another tile.
 */
#include "carcassonne/module.h"

#include "core/turn.h"
#include "core/event.h"
#include "core/figure.h"
#include "core/refuse.h"

#include <string.h>

enum { HERALD = NEUTRALS_MAX - 1 };

static const struct neutral neutrals[] = {
    {.id = HERALD, .place = PLACE_CELL, .setting = SETTING_THE_COUNT_MOVE, .key = "herald", .rule = "R-0.5"}};

static bool herald_in_game(const struct tile_set *tiles, const struct setup *setup)
{
	(void)tiles;
	return setup->settings.value[SETTING_THE_COUNT_MOVE] == 2;
}

static void herald_laid(struct game *game, int tile)
{
	if (strcmp(game->tiles->types[game->laid[tile].type].id, "A") != 0)
		return;
	neutral_stand(game, HERALD, game->laid[0].key);
	game->walk = (struct walk){.going = true, .neutral = HERALD, .steps = 1};
}

/* Not in the final scoring, where nobody is asked any more. */
static bool herald_step(struct game *game, struct event_list *events)
{
	(void)events;
	if (game->stopped)
		game->walk.going = false;
	if (game->walk.going)
		decision_owe(game, DECISION_EXTRA, (game->seat + 1) % game->player_count);
	return game->walk.going;
}

static const struct step steps[] = {{.key = "herald", .before = "list", .run = herald_step}};

static bool herald_bars(const struct game *game, cell_key key) { return game->neutrals[HERALD].key == key; }

static bool herald_allows_claim(const struct game *game, struct refusal *refusal)
{
	return !herald_bars(game, game->laid[game->last_laid].key) || refuse(refusal, REFUSAL_BARRED, "R-0.5");
}

static void herald_leaves(struct game *game, const struct setup_figure *figure, int to)
{
	(void)to;
	if (figure->place == PLACE_SEGMENT && game->neutrals[HERALD].key)
		neutral_stand(game, HERALD, cell_pack(figure->cell.x, figure->cell.y));
}

/* ---- moves ---- */

static bool herald_allows_move(const struct game *game, const struct move *move, struct refusal *refusal)
{
	cell_key key = cell_pack(move->cell.x, move->cell.y);
	int node;

	if (!cell_in_range(move->cell.x, move->cell.y) || !board_filled(game, key) || herald_bars(game, key))
		return refuse(refusal, REFUSAL_BARRED, "R-0.5");
	if (move->kind == MOVE_EXTRA)
		return true;
	node = node_find(game, key, move->spot);
	return (game->neutrals[HERALD].key && node >= 0 && move->figure == FIGURE_MEEPLE &&
	        move->spot.kind == FEATURE_ROAD && board_tile(game, key) != game->last_laid &&
	        game->supply[FIGURE_MEEPLE][game->seat] && !game->nodes[feature_root(game, (unsigned)node)].figures &&
	        !feature_complete(&game->nodes[feature_root(game, (unsigned)node)])) ||
	       refuse(refusal, REFUSAL_NO_SPOT, "R-0.5");
}

static int herald_add(const struct game *game, struct move move, struct move *moves, int count, int capacity)
{
	if (count < capacity && herald_allows_move(game, &move, NULL))
		moves[count++] = move;
	return count;
}

static int herald_list(const struct game *game, struct move *moves, int capacity)
{
	int count = 0;

	for (int tile = 0; tile < game->laid_count; tile++)
		count = herald_add(game, (struct move){.kind = MOVE_EXTRA, .cell = cell_unpack(game->laid[tile].key)},
		                   moves, count, capacity);
	return count;
}

static int herald_beside(const struct game *game, struct move *moves, int capacity)
{
	int count = 0;

	for (unsigned node = 0; node < game->node_count; node++) {
		struct move move = {.kind = MOVE_SCORE,
		                    .spot = node_spot(game, node),
		                    .cell = cell_unpack(game->laid[game->nodes[node].tile].key)};

		count = herald_add(game, move, moves, count, capacity);
	}
	return count;
}

static void herald_play(struct game *game, const struct move *move, struct event_list *events)
{
	cell_key key = cell_pack(move->cell.x, move->cell.y);

	(void)events;
	if (move->kind == MOVE_EXTRA)
		neutral_stand(game, HERALD, key);
	if (move->kind == MOVE_SCORE) {
		game->supply[FIGURE_MEEPLE][game->seat]--;
		figure_stand(game, game->seat, FIGURE_MEEPLE, (unsigned)node_find(game, key, move->spot));
	} else {
		game->walk.going = false;
	}
	decision_done(game);
}

static const struct module_form forms[] = {
    {MOVE_EXTRA, {"herald", "C", DECISION_EXTRA, .number = 0}},
    {MOVE_SCORE, {"afar", "FCS", DECISION_FIGURE, .number = 0}},
};

static const struct module_ask asks[] = {{DECISION_EXTRA, {"extra", .may_pass = true}}};

extern const struct module herald_module;
const struct module herald_module = {
    .in_game = herald_in_game,
    .neutrals = neutrals,
    .neutral_count = 1,
    .laid = herald_laid,
    .steps = steps,
    .step_count = 1,
    .bars = herald_bars,
    .allows_claim = herald_allows_claim,
    .leaves = herald_leaves,
    .list = herald_list,
    .beside = herald_beside,
    .allows_move = herald_allows_move,
    .play = herald_play,
    .forms = forms,
    .form_count = 2,
    .asks = asks,
    .ask_count = 1,
};
