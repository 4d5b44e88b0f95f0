/*
 * farm.c - R-7: the four ways of scoring farms.
 *
 * field3, field3cap go field by field, city4, city3 city by city; all of them
 * read the same map of which occupied field borders which completed city.
 */
#include "farm.h"

#include "event.h"
#include "module.h"
#include "score.h"

#include <string.h>

enum { NO_FIELD = 255 };

/* ---- the map ---- */

/* A city counts once, however often it touches the field. */
static void map_add(struct farm_map *map, unsigned root, int32_t address, int field)
{
	int i;

	for (int c = 0; c < map->city_count; c++) {
		if (map->cities[c].root == root) {
			map->cities[c].fields |= (uint64_t)1 << field;
			return;
		}
	}
	for (i = map->city_count++; i > 0 && map->cities[i - 1].address > address; i--)
		map->cities[i] = map->cities[i - 1];
	map->cities[i] = (struct farm_city){
		.root = (uint16_t)root, .address = address, .fields = (uint64_t)1 << field};
}

/* One tile: its field segments that belong to the map, and the completed cities they touch here. */
static void map_tile(const struct game *game, struct farm_map *map, const uint8_t *field_index, const struct laid *laid)
{
	const struct tile_layout *layout = &game->tiles->layouts[laid->type];

	for (unsigned s = layout->first_field; s < layout->segment_count; s++) {
		unsigned cities = layout->segments[s].cities;
		int field = field_index[feature_root(game, laid->first + s)];

		if (field == NO_FIELD)
			continue;
		if (game->tiles->types[laid->type].flags & TILE_CARCASSONNE)
			map_add(map, CARCASSONNE, node_address(cell_pack(0, 0), 0), field);
		for (; cities; cities &= cities - 1) {
			unsigned city = feature_root(game, laid->first + (unsigned)__builtin_ctz(cities));

			if (feature_complete(&game->nodes[city]))
				map_add(map, city, game->nodes[city].address, field);
		}
	}
}

void farm_map(const struct game *game, const uint16_t *fields, int field_count, struct farm_map *map)
{
	uint8_t field_index[NODES_MAX]; /* by root */

	map->field_count = field_count;
	map->city_count = 0;
	memcpy(map->fields, fields, (size_t)field_count * sizeof(fields[0]));
	memset(field_index, NO_FIELD, game->node_count);
	for (int f = 0; f < field_count; f++)
		field_index[fields[f]] = (uint8_t)f;
	for (int tile = 0; field_count && tile < game->laid_count; tile++) {
		if (game->tiles->layouts[game->laid[tile].type].borders)
			map_tile(game, map, field_index, &game->laid[tile]);
	}
}

struct city_ref farm_city_ref(const struct game *game, const struct farm_city *city)
{
	if (city->root == CARCASSONNE)
		return (struct city_ref){.carcassonne = true};
	return (struct city_ref){.cell = address_cell(city->address), .spot = address_spot(&game->nodes[city->root])};
}

int farm_city_points(const struct game *game, unsigned field)
{
	switch (game->settings.value[SETTING_FARM]) {
	case FARM_FIELD3:
		return 3 + modules_field_bonus(game, field);
	case FARM_CITY4:
		return 4;
	case FARM_OFF:
		return 0;
	default:
		return 3;
	}
}

int field_tiles(const struct game *game, unsigned field)
{
	int count = 0, last = -1;

	for (unsigned node = 0; node < game->node_count; node++) {
		if (game->nodes[node].kind != FEATURE_FIELD || game->nodes[node].tile == last)
			continue;
		if (feature_root(game, node) == field) {
			last = game->nodes[node].tile; /* the segments of a tile stand together */
			count++;
		}
	}
	return count;
}

/* ---- paying ---- */

static struct event *farm_pay(struct game *game, int seat, int points, unsigned field, struct event_list *events)
{
	struct event *event = pay(game, seat, points, SCORE_FARM, FEATURE_FIELD, events);

	if (event) {
		event->cell = address_cell(game->nodes[field].address);
		event->spot = address_spot(&game->nodes[field]);
		event->tiles = (uint16_t)field_tiles(game, field);
		event->first_city = (uint16_t)events->city_count;
	}
	return event;
}

/*
 * field by field, the majority in the field is paid for each city
 * it borders.  `capped`: a player is paid for a city once, by the first of his fields.
 */
static void score_by_field(struct game *game, const struct farm_map *map, bool capped, struct event_list *events)
{
	uint8_t had[FARM_CITIES_MAX] = {0}; /* bit per seat that was paid for this city */

	for (int f = 0; f < map->field_count; f++) {
		unsigned root = map->fields[f];
		unsigned owners = majority(game->nodes[root].figures);
		int each = farm_city_points(game, root);

		for (int seat = 0; owners >> seat; seat++) {
			struct city_ref paid[FARM_CITIES_MAX];
			struct event *event;
			int count = 0;

			if (!(owners >> seat & 1))
				continue;
			for (int c = 0; c < map->city_count; c++) {
				if (!(map->cities[c].fields >> f & 1) || (capped && had[c] >> seat & 1))
					continue;
				had[c] |= (uint8_t)(1U << seat);
				paid[count++] = farm_city_ref(game, &map->cities[c]);
			}
			if (!count)
				continue;
			event = farm_pay(game, seat, count * each, root, events);
			for (int c = 0; c < count; c++)
				event_add_city(events, event, paid[c]);
		}
	}
}

/* The first field that borders the city and has a farmer of this player. */
static unsigned field_of_farmer(const struct game *game, const struct farm_map *map, const struct farm_city *city,
				int seat)
{
	int f = 0;

	while (!(city->fields >> f & 1) || !feature_figures(&game->nodes[map->fields[f]], seat))
		f++;
	return map->fields[f];
}

/* city by city, the farmers of all fields that border it are counted together. */
static void score_by_city(struct game *game, const struct farm_map *map, struct event_list *events)
{
	for (const struct farm_city *city = map->cities; city < map->cities + map->city_count; city++) {
		uint32_t farmers = 0;
		unsigned owners;

		for (int f = 0; f < map->field_count; f++)
			farmers += city->fields >> f & 1 ? game->nodes[map->fields[f]].figures : 0;
		owners = majority(farmers);
		for (int seat = 0; owners >> seat; seat++) {
			unsigned field;

			if (!(owners >> seat & 1))
				continue;
			field = field_of_farmer(game, map, city, seat);
			event_add_city(events, farm_pay(game, seat, farm_city_points(game, field), field, events),
				       farm_city_ref(game, city));
		}
	}
}

void farms_score(struct game *game, struct event_list *events)
{
	uint16_t fields[FIGURES_MAX];
	struct farm_map map;
	int count = features_occupied(game, 1U << FEATURE_FIELD, fields);

	farm_map(game, fields, count, &map);
	switch (game->settings.value[SETTING_FARM]) {
	case FARM_FIELD3:
		score_by_field(game, &map, false, events);
		break;
	case FARM_FIELD3CAP:
		score_by_field(game, &map, true, events);
		break;
	case FARM_CITY4:
	case FARM_CITY3:
		score_by_city(game, &map, events);
		break;
	default:
		break;
	}
}
