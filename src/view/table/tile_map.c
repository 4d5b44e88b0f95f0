#include "view/table/tile_map.h"

#include <stdlib.h>

struct tile_maps {
	const struct tile_set *tiles;
	bool lacking;
	struct tile_map *of[TILESET_TYPES_MAX][4];
};

struct tile_maps *tile_maps_create(const struct tile_set *tiles)
{
	struct tile_maps *maps = calloc(1, sizeof *maps);
	if (maps)
		maps->tiles = tiles;
	return maps;
}

void tile_maps_destroy(struct tile_maps *maps)
{
	if (!maps)
		return;
	for (int type = 0; type < TILESET_TYPES_MAX; type++)
		for (int rotation = 0; rotation < 4; rotation++)
			free(maps->of[type][rotation]);
	free(maps);
}

static void map_make(struct tile_maps *maps, int type, int rotation)
{
	struct tile_map *map = calloc(1, sizeof *map);
	void *scratch = malloc(paint_scratch_size(TILE_MAP_SIZE));
	if (map && scratch) {
		const struct tile_type *tile = &maps->tiles->types[type];
		paint_map(tile, rotation, TILE_MAP_SIZE, map->ground, map->view, scratch);
		map->spot_count = paint_spots(tile, rotation, map->spots, scratch);
		map->shield_count = paint_shields(tile, rotation, map->shields, scratch);
		map->market = paint_market_place(tile, rotation, &map->market_x, &map->market_y, scratch);
		maps->of[type][rotation] = map;
	} else {
		free(map);
	}
	free(scratch);
}

const struct tile_map *tile_map_of(struct tile_maps *maps, int type, int rotation)
{
	if (!maps->of[type][rotation])
		map_make(maps, type, rotation);
	maps->lacking |= !maps->of[type][rotation];
	return maps->of[type][rotation];
}

bool tile_maps_lacking(const struct tile_maps *maps) { return maps->lacking; }
void tile_maps_again(struct tile_maps *maps) { maps->lacking = false; }

/* What rules and painter call the segments of a tile. */
static const struct {
	uint8_t feature, paint; /* enum feature_kind, enum paint_kind */
} segments[] = {
    {FEATURE_CITY, PAINT_CITY},   {FEATURE_ROAD, PAINT_ROAD},   {FEATURE_FIELD, PAINT_FIELD},
    {FEATURE_PATH, PAINT_PATH},   {FEATURE_HOUSE, PAINT_HOUSE}, {FEATURE_TOWER, PAINT_TOWER},
    {FEATURE_COURT, PAINT_COURT},
};
enum { SEGMENTS = sizeof segments / sizeof segments[0] };

uint8_t tile_map_code(const struct tile_type *type, int rotation, struct spot spot)
{
	for (int i = 0; i < SEGMENTS; i++) {
		int index = segments[i].feature == spot.kind ? tile_segment_at(type, rotation, spot.kind, spot.at) : -1;
		if (index >= 0)
			return paint_code((enum paint_kind)segments[i].paint, index);
	}
	const struct building *building = tile_building(type);
	if (!building || building->kind != spot.kind)
		return 0;
	return paint_code(building->flag == TILE_GARDEN ? PAINT_GARDEN : PAINT_BUILDING, 0);
}

bool tile_map_spot(const struct tile_type *type, int rotation, uint8_t code, struct spot *spot)
{
	enum paint_kind kind = paint_code_kind(code);
	int at = -1;

	if (kind == PAINT_BUILDING || kind == PAINT_GARDEN) {
		*spot = (struct spot){tile_building(type)->kind, 0};
		return true;
	}
	for (int i = 0; i < SEGMENTS && at < 0; i++) {
		if (segments[i].paint != kind)
			continue;
		at = tile_segment_first(type, rotation, segments[i].feature, paint_code_index(code));
		*spot = (struct spot){segments[i].feature, (uint8_t)at};
	}
	return at >= 0;
}

uint8_t tile_code_laid(const struct game *game, struct cell cell, struct spot spot)
{
	int index = game_tile_at(game, cell.x, cell.y);
	if (index < 0)
		return 0;
	struct setup_tile tile = game_tile(game, index);
	return tile_map_code(&game_tile_set(game)->types[tile.type], tile.rotation, spot);
}

bool codes_of_feature(const struct game *game, const struct feature *feature, struct cell cell, struct setup_tile *tile,
                      struct tile_codes *codes)
{
	int index = game_tile_at(game, cell.x, cell.y);
	if (index < 0)
		return false;
	*tile = game_tile(game, index);
	*codes = (struct tile_codes){{0}};
	for (int s = 0; s < feature->spot_count; s++)
		if (cell_same(feature->spots[s].cell, cell))
			codes_add(codes, tile_code_laid(game, cell, feature->spots[s].spot));
	return codes_any(codes);
}

const struct tile_map *tile_map_laid(struct tile_maps *maps, const struct game *game, struct cell cell,
                                     struct spot spot, uint8_t *code)
{
	int index = game_tile_at(game, cell.x, cell.y);
	*code = tile_code_laid(game, cell, spot);
	if (index < 0)
		return NULL;
	struct setup_tile tile = game_tile(game, index);
	return tile_map_of(maps, tile.type, tile.rotation);
}

struct paint_spot tile_map_anchor(const struct tile_map *map, uint8_t code)
{
	for (int i = 0; map && i < map->spot_count; i++)
		if (map->spots[i].code == code)
			return map->spots[i];
	return (struct paint_spot){.code = code, .x = 0.5f, .y = 0.55f, .clearance = 0.1f};
}

uint8_t tile_map_at(const struct tile_map *map, double x, double y)
{
	int column = (int)(x * TILE_MAP_SIZE), row = (int)(y * TILE_MAP_SIZE);
	if (!map || column < 0 || row < 0 || column >= TILE_MAP_SIZE || row >= TILE_MAP_SIZE)
		return 0;
	return map->view[row * TILE_MAP_SIZE + column];
}
