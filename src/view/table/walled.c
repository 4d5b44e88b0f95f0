/* A game with a board: what is printed on it lies below the tiles, and every tile looks at what is beside it
 * (paint.h). */
#include <string.h>

#include "view/table/board_private.h"

enum { BEYOND = 2 /* how far the board's picture reaches beyond its cells */ };

static const int8_t step_x[EDGE_COUNT] = {0, 1, 0, -1}, step_y[EDGE_COUNT] = {-1, 0, 1, 0};

static void add(struct board_content *content, struct art_tile tile)
{
	if (content->count < BOARD_TILES_MAX)
		content->tiles[content->count++] = tile;
}

void walled_add(struct board_content *content, const struct castle_board *castle)
{
	for (int y = -BEYOND; y < castle->height + BEYOND; y++)
		for (int x = -BEYOND; x < castle->width + BEYOND; x++)
			add(content, (struct art_tile){.what = ART_BLOCK, .x = (int16_t)x, .y = (int16_t)y});
	for (int i = 0; i < castle->start_count; i++) {
		int x, y;
		paint_start_cell(&castle->starts[i], &x, &y);
		add(content,
		    (struct art_tile){.what = ART_START, .type = (uint8_t)i, .x = (int16_t)x, .y = (int16_t)y});
	}
}

static enum terrain terrain_of(int feature)
{
	return feature == FEATURE_PATH    ? TERRAIN_PATH
	       : feature == FEATURE_HOUSE ? TERRAIN_HOUSE
	       : feature == FEATURE_TOWER ? TERRAIN_TOWER
	                                  : TERRAIN_COURT;
}

/* The tiles by cell, to find neighbours: index + 1. */
struct cells {
	uint16_t tile[CASTLE_HEIGHT_MAX][CASTLE_WIDTH_MAX];
};

/* What this edge, as it lies, shows. */
static enum terrain edge_of(const struct tile_set *set, const struct art_tile *tile, int edge)
{
	return (enum terrain)set->types[tile->type].edges[(edge - tile->rotation) & 3];
}

/* What the edge of the tile in this cell shows that looks towards `edge` turned about. */
static uint8_t facing(const struct board_content *content, const struct tile_set *set, const struct cells *cells, int x,
                      int y, int edge)
{
	int index = castle_inside(set->castle, x, y) ? cells->tile[y][x] : 0;
	if (!index)
		return PAINT_BESIDE_NOTHING;
	const struct art_tile *tile = &content->tiles[index - 1];
	return paint_beside(edge_of(set, tile, edge));
}

static uint8_t beside(const struct board_content *content, const struct tile_set *set, const struct cells *cells,
                      const struct art_tile *tile, int edge)
{
	int x = tile->x + step_x[edge], y = tile->y + step_y[edge];
	if (castle_inside(set->castle, x, y))
		return facing(content, set, cells, x, y, (edge + 2) & 3);
	int start = castle_start_at(set->castle, tile->x, tile->y, edge);
	return start == CASTLE_NO_START ? PAINT_BESIDE_WALL : paint_beside(terrain_of(set->castle->starts[start].kind));
}

/* Ground that a tile covers is seen by nobody: it is neither painted nor drawn. */
static void drop_covered(struct board_content *content, const struct castle_board *castle)
{
	bool covered[CASTLE_HEIGHT_MAX][CASTLE_WIDTH_MAX] = {{false}};
	int count = 0;
	for (int i = 0; i < content->count; i++) {
		const struct art_tile *tile = &content->tiles[i];
		if (tile->what == ART_TILE && castle_inside(castle, tile->x, tile->y))
			covered[tile->y][tile->x] = true;
	}
	for (int i = 0; i < content->count; i++) {
		const struct art_tile *tile = &content->tiles[i];
		if (tile->what != ART_BLOCK || !castle_inside(castle, tile->x, tile->y) || !covered[tile->y][tile->x])
			content->tiles[count++] = *tile;
	}
	content->count = count;
}

void walled_gates(struct board_content *content, const struct tile_set *set)
{
	for (int i = 0; i < content->count; i++) {
		struct art_tile *tile = &content->tiles[i];
		if (tile->what != ART_TILE || edge_of(set, tile, 0) != TERRAIN_ANY)
			continue;
		for (int n = 0; n < content->count; n++) {
			const struct art_tile *other = &content->tiles[n];
			for (int edge = 0; edge < EDGE_COUNT && other->what == ART_TILE; edge++)
				if (other->x == tile->x + step_x[edge] && other->y == tile->y + step_y[edge])
					tile->beside[edge] = paint_beside(edge_of(set, other, edge + 2));
		}
	}
}

void walled_join(struct board_content *content, const struct tile_set *set)
{
	struct cells cells;
	drop_covered(content, set->castle);
	memset(&cells, 0, sizeof cells);
	for (int i = 0; i < content->count; i++) {
		const struct art_tile *tile = &content->tiles[i];
		if (tile->what == ART_TILE && castle_inside(set->castle, tile->x, tile->y))
			cells.tile[tile->y][tile->x] = (uint16_t)(i + 1);
	}
	for (int i = 0; i < content->count; i++) {
		struct art_tile *tile = &content->tiles[i];
		for (int edge = 0; tile->what == ART_TILE && edge < EDGE_COUNT; edge++)
			tile->beside[edge] = beside(content, set, &cells, tile, edge);
		if (tile->what != ART_START)
			continue;
		const struct castle_start *start = &set->castle->starts[tile->type];
		tile->beside[0] = facing(content, set, &cells, start->cell.x, start->cell.y, start->side);
	}
}
