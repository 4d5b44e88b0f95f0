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

bool tile_map_made(const struct tile_maps *maps, int type, int rotation) { return maps->of[type][rotation] != NULL; }

void tile_map_make(struct tile_maps *maps, int type, int rotation)
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
		tile_map_make(maps, type, rotation);
	maps->lacking |= !maps->of[type][rotation];
	return maps->of[type][rotation];
}

bool tile_maps_lacking(const struct tile_maps *maps) { return maps->lacking; }
void tile_maps_again(struct tile_maps *maps) { maps->lacking = false; }

/* The first edge of a set of edges, or -1. */
static int first_bit(unsigned bits)
{
	for (int i = 0; i < 8; i++)
		if (bits >> i & 1)
			return i;
	return -1;
}

/* How many enclosed fields stand before this one. */
static int inner_number(const struct tile_type *type, int field)
{
	int number = 0;
	for (int i = 0; i < field; i++)
		number += type->fields[i].half_edges == 0;
	return number;
}

/* The Castle: kinds of part, as the painter calls them. */
static enum paint_kind part_paint(int feature)
{
	return feature == FEATURE_PATH    ? PAINT_PATH
	       : feature == FEATURE_HOUSE ? PAINT_HOUSE
	       : feature == FEATURE_TOWER ? PAINT_TOWER
	                                  : PAINT_COURT;
}

/* What of the tile's edges a part reaches, or of its half-edges: the same that its spots are numbered by. */
static unsigned part_reach(const struct tile_part *part, int rotation)
{
	return part->kind == FEATURE_COURT ? halves_turned(part->half_edges, rotation)
	                                   : edges_turned(part->edges, rotation);
}

static uint8_t part_code(const struct tile_type *type, int rotation, struct spot spot)
{
	for (int i = 0; i < type->part_count; i++)
		if (type->parts[i].kind == spot.kind && part_reach(&type->parts[i], rotation) >> spot.at & 1)
			return paint_code(part_paint(spot.kind), i);
	return 0;
}

uint8_t tile_map_code(const struct tile_type *type, int rotation, struct spot spot)
{
	const struct building *building = tile_building(type);

	switch (spot.kind) {
	case FEATURE_CITY:
		for (int i = 0; i < type->city_count; i++)
			if (edges_turned(type->cities[i].edges, rotation) >> spot.at & 1)
				return paint_code(PAINT_CITY, i);
		return 0;
	case FEATURE_ROAD:
		for (int i = 0; i < type->road_count; i++)
			if (edges_turned(type->roads[i].edges, rotation) >> spot.at & 1)
				return paint_code(PAINT_ROAD, i);
		return 0;
	case FEATURE_FIELD:
		for (int i = 0; i < type->field_count; i++) {
			unsigned halves = halves_turned(type->fields[i].half_edges, rotation);
			if (halves ? spot.at < SPOT_INNER && (halves >> spot.at & 1)
			           : spot.at == SPOT_INNER + inner_number(type, i))
				return paint_code(PAINT_FIELD, i);
		}
		return 0;
	case FEATURE_PATH:
	case FEATURE_HOUSE:
	case FEATURE_TOWER:
	case FEATURE_COURT:
		return part_code(type, rotation, spot);
	default:
		if (!building || building->kind != spot.kind)
			return 0;
		return paint_code(building->flag == TILE_GARDEN ? PAINT_GARDEN : PAINT_BUILDING, 0);
	}
}

bool tile_map_spot(const struct tile_type *type, int rotation, uint8_t code, struct spot *spot)
{
	int index = paint_code_index(code), at = 0;
	switch (paint_code_kind(code)) {
	case PAINT_CITY:
		spot->kind = FEATURE_CITY;
		at = index < type->city_count ? first_bit(edges_turned(type->cities[index].edges, rotation)) : -1;
		break;
	case PAINT_ROAD:
		spot->kind = FEATURE_ROAD;
		at = index < type->road_count ? first_bit(edges_turned(type->roads[index].edges, rotation)) : -1;
		break;
	case PAINT_FIELD:
		spot->kind = FEATURE_FIELD;
		if (index >= type->field_count)
			return false;
		at = first_bit(halves_turned(type->fields[index].half_edges, rotation));
		if (at < 0)
			at = SPOT_INNER + inner_number(type, index);
		break;
	case PAINT_BUILDING:
	case PAINT_GARDEN:
		spot->kind = tile_building(type)->kind;
		break;
	case PAINT_PATH:
	case PAINT_HOUSE:
	case PAINT_TOWER:
	case PAINT_COURT:
		if (index >= type->part_count)
			return false;
		spot->kind = type->parts[index].kind;
		at = first_bit(part_reach(&type->parts[index], rotation));
		break;
	default:
		return false;
	}
	if (at < 0)
		return false;
	spot->at = (uint8_t)at;
	return true;
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
