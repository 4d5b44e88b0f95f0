/*
 * rules_portal.c - R-29.19, R-29.20: a figure goes through the magic portal onto another tile.
 */
#include "rules_own.h"

#include "engine/carcassonne/module.h"
#include "engine/carcassonne/pieces.h"

#include "engine/core/decide.h"
#include "engine/core/event.h"
#include "engine/core/figure.h"
#include "engine/core/refuse.h"

static bool portal_allows_move(const struct game *game, const struct move *move, struct refusal *refusal)
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
	if (modules_bars(game, key))
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
		const struct node *feature = &game->nodes[feature_root(game, node)];

		if (feature->figures || feature_complete(feature))
			continue; /* refused to every figure */
		for (int figure = 0; figure < game->kinds_owned && count < capacity; figure++) {
			if (!game->supply[figure][game->seat])
				continue;
			struct move move = {.kind = MOVE_PORTAL,
			                    .figure = (uint8_t)figure,
			                    .spot = node_spot(game, node),
			                    .cell = cell_unpack(laid->key)};

			if (portal_allows_move(game, &move, NULL))
				moves[count++] = move;
		}
	}
	return count;
}

static int portal_list(const struct game *game, struct move *moves, int capacity)
{
	uint8_t order[TILES_MAX];
	int count = 0;

	if (!(laid_type(game, game->last_laid)->flags & TILE_PORTAL))
		return 0;
	board_order(game, order);
	for (int i = 0; i < game->laid_count && count < capacity; i++)
		count += portal_list_tile(game, order[i], moves + count, capacity - count);
	return count;
}

static void portal_play(struct game *game, const struct move *move, struct event_list *events)
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
	decision_done(game);
}

static const struct module_form forms[] = {
    {MOVE_PORTAL, {"portal", "FCS", DECISION_FIGURE, .number = 14}},
};

static const struct tile_mark marks[] = {{"portal", TILE_PORTAL}};

const struct module portal_module = {
    ROWS(mark, marks),   .in_game = dragon_in_game, .beside = portal_list,      .allows_move = portal_allows_move,
    .play = portal_play, ROWS(form, forms),         .moves = 1U << MOVE_PORTAL,
};
