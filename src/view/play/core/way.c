/* The way of a figure over the table: from tile to tile, along roads where there are any. */
#include "view/play/core/play.h"

enum { WAY_SPAN = 12, OFF_ROAD = 4 }; /* cells across that are looked at; what a step without a road costs */

static const struct {
	int dx, dy;
	struct vec middle; /* of the edge */
} ways[EDGE_COUNT] = {{0, -1, {0.5f, 0}}, {1, 0, {1, 0.5f}}, {0, 1, {0.5f, 1}}, {-1, 0, {0, 0.5f}}};

/* What it costs to leave a cell by this edge; 0: nothing lies beyond. */
static int step_cost(const struct game *game, struct cell cell, int edge)
{
	int here = game_tile_at(game, cell.x, cell.y),
	    there = game_tile_at(game, cell.x + ways[edge].dx, cell.y + ways[edge].dy);
	if (here < 0 || there < 0)
		return 0;
	struct setup_tile tile = game_tile(game, here), next = game_tile(game, there);
	const struct tile_set *set = game_tile_set(game);
	bool road = set->types[tile.type].edges[(edge - tile.rotation) & 3] == TERRAIN_ROAD &&
	            set->types[next.type].edges[(edge + 2 - next.rotation) & 3] == TERRAIN_ROAD;
	return road ? 1 : OFF_ROAD;
}

/* The cells round both, as far as they are looked at: how cheaply each is reached, and by which edge it was entered. */
struct search {
	struct cell corner;
	int cost[WAY_SPAN][WAY_SPAN];
	uint8_t by[WAY_SPAN][WAY_SPAN];
};

static int *cost_at(struct search *search, struct cell cell)
{
	int x = cell.x - search->corner.x, y = cell.y - search->corner.y;
	return x < 0 || y < 0 || x >= WAY_SPAN || y >= WAY_SPAN ? NULL : &search->cost[y][x];
}

/* Every cell as cheaply as can be: again and again, as long as one is reached more cheaply. */
static void search_all(const struct game *game, struct search *search)
{
	for (bool better = true; better;) {
		better = false;
		for (int i = 0; i < WAY_SPAN * WAY_SPAN * EDGE_COUNT; i++) {
			int edge = i % EDGE_COUNT, x = i / EDGE_COUNT % WAY_SPAN, y = i / EDGE_COUNT / WAY_SPAN;
			struct cell cell = {(int16_t)(search->corner.x + x), (int16_t)(search->corner.y + y)};
			struct cell next = {(int16_t)(cell.x + ways[edge].dx), (int16_t)(cell.y + ways[edge].dy)};
			int *cost = cost_at(search, next),
			    step = search->cost[y][x] && cost ? step_cost(game, cell, edge) : 0;
			if (!step || (*cost && *cost <= search->cost[y][x] + step))
				continue;
			*cost = search->cost[y][x] + step;
			search->by[next.y - search->corner.y][next.x - search->corner.x] = (uint8_t)edge;
			better = true;
		}
	}
}

int play_way(const struct play *play, const struct feature_spot *from, const struct feature_spot *to,
             struct vec points[PLAY_WAY_MAX])
{
	const struct game *game = session_game(play->session);
	struct search search = {0};
	int x = from->cell.x < to->cell.x ? from->cell.x : to->cell.x,
	    y = from->cell.y < to->cell.y ? from->cell.y : to->cell.y, count = 0;
	struct vec back[PLAY_WAY_MAX];
	search.corner = (struct cell){(int16_t)(x - 2), (int16_t)(y - 2)};
	if (cost_at(&search, from->cell) && cost_at(&search, to->cell)) {
		*cost_at(&search, from->cell) = 1;
		search_all(game, &search);
		for (struct cell at = to->cell; !cell_same(at, from->cell) && count < PLAY_WAY_MAX - 2;) {
			int edge = search.by[at.y - search.corner.y][at.x - search.corner.x];
			if (!*cost_at(&search, at))
				break;
			at.x = (int16_t)(at.x - ways[edge].dx);
			at.y = (int16_t)(at.y - ways[edge].dy);
			back[count++] =
			    (struct vec){(float)at.x + ways[edge].middle.x, (float)at.y + ways[edge].middle.y};
		}
	}
	points[0] = board_anchor(play->board, game, from->cell, from->spot);
	for (int i = 0; i < count; i++)
		points[1 + i] = back[count - 1 - i];
	points[1 + count] = board_anchor(play->board, game, to->cell, to->spot);
	return count + 2;
}
