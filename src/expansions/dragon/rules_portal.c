/* rules_portal.c - R-29.19, R-29.20: a figure goes through the magic portal onto another tile. */

#include "engine/carcassonne/module.h"

#include "engine/core/turn.h"
#include "engine/core/figure.h"
#include "engine/core/refuse.h"

#include <string.h>

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

/* Which kinds of figures he may send onto a feature of each kind: a bit each. */
static void portal_figures(const struct game *game, unsigned figures[FEATURE_KINDS])
{
	memset(figures, 0, FEATURE_KINDS * sizeof figures[0]);
	for (int figure = 0; figure < game->kinds_owned; figure++) {
		const struct piece *piece = game->tiles->pieces[figure];

		for (int kind = 0; game->supply[figure][game->seat] && !piece->follows && kind < FEATURE_KINDS; kind++)
			figures[kind] |= (piece->stands >> kind & 1) << figure;
	}
	if (setting_is(game, SETTING_FARM, FARM_OFF))
		figures[FEATURE_FIELD] = 0;
}

/* Those are nobody's and not complete onto which some figure may go; a bit per segment of each tile. */
static void portal_segments(const struct game *game, const unsigned figures[FEATURE_KINDS],
                            uint16_t segments[TILES_MAX])
{
	memset(segments, 0, game->laid_count * sizeof segments[0]);
	for (unsigned n = 0; n < game->node_count; n++) {
		const struct node *node = &game->nodes[n], *feature = &game->nodes[node->root];
		bool open = !feature->figures & !feature_complete(feature) & (figures[feature->kind] != 0);

		segments[node->tile] |= (uint16_t)(open << (n - game->laid[node->tile].first));
	}
	segments[game->last_laid] = 0;
}

static int portal_list_tile(const struct game *game, int tile, unsigned segments, const unsigned figures[FEATURE_KINDS],
                            struct move *moves, int capacity)
{
	const struct laid *laid = &game->laid[tile];
	const struct tile_layout *layout = laid_layout(game, tile);
	int count = 0;

	if (modules_bars(game, laid->key))
		return 0;
	for (int i = 0; i < layout->segment_count; i++) {
		unsigned segment = layout->order[laid->rotation][i], kind = layout->nodes[segment].kind;

		if (!(segments >> segment & 1) ||
		    (segment == layout->building && !modules_allows_building(game, tile, NULL)))
			continue;
		for (unsigned left = figures[kind]; left && count < capacity; left &= left - 1)
			moves[count++] = (struct move){.kind = MOVE_PORTAL,
			                               .figure = (uint8_t)__builtin_ctz(left),
			                               .spot = {(uint8_t)kind, layout->at[laid->rotation][segment]},
			                               .cell = cell_unpack(laid->key)};
	}
	return count;
}

static int portal_list(const struct game *game, struct move *moves, int capacity)
{
	unsigned figures[FEATURE_KINDS];
	uint8_t tiles[TILES_MAX];
	uint16_t segments[TILES_MAX];
	int count = 0, tile_count = 0;

	if (!(laid_type(game, game->last_laid)->flags & TILE_PORTAL))
		return 0;
	portal_figures(game, figures);
	portal_segments(game, figures, segments);
	for (int tile = 0; tile < game->laid_count; tile++) {
		tiles[tile_count] = (uint8_t)tile;
		tile_count += segments[tile] != 0;
	}
	board_sort(game, tiles, tile_count);
	for (int i = 0; i < tile_count && count < capacity; i++)
		count += portal_list_tile(game, tiles[i], segments[tiles[i]], figures, moves + count, capacity - count);
	return count;
}

static void portal_play(struct game *game, const struct move *move, struct event_list *events)
{
	unsigned node = (unsigned)node_at(game, move->cell, move->spot);

	figure_place(game, game->seat, move->figure, node, EVENT_FIGURE, events);
	decision_done(game);
}

static const struct module_form forms[] = {
    {MOVE_PORTAL, {"portal", "FCS", DECISION_FIGURE, .number = 14}},
};

static const struct tile_mark marks[] = {{"portal", TILE_PORTAL}};

const struct module portal_module = {
    ROWS(mark, marks),     .brought_by = SETTING_DRAGON,
    .beside = portal_list, .allows_move = portal_allows_move,
    .play = portal_play,   ROWS(form, forms),
};
