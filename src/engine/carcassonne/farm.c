/* farm.c - R-7: the four ways of scoring farms.
 *
 * field3, field3cap go field by field, city4, city3 city by city; all of them
 * read the same map of which occupied field borders which completed city. */
#include "engine/carcassonne/farm.h"

#include "engine/carcassonne/module.h"
#include "engine/carcassonne/score.h"

#include "engine/core/event.h"

#include <string.h>

/* ---- the map ---- */

static void map_add(struct farm_map *map, unsigned root, int32_t address, uint64_t fields)
{
	int i = map->city_count++;

	for (; i > 0 && map->cities[i - 1].address > address; i--)
		map->cities[i] = map->cities[i - 1];
	map->cities[i] = (struct farm_city){.root = (uint16_t)root, .address = address, .fields = fields};
}

/* The completed cities that the fields touch on some tile; one counts once, however often it is touched.  From
 * segment to segment of each field: most of a table belongs to nobody. */
static void map_cities(const struct game *game, struct farm_map *map)
{
	uint64_t touching[NODES_MAX], carcassonne = 0;
	uint16_t cities[NODES_MAX + 1];
	int count = 0;

	memset(touching, 0, game->node_count * sizeof touching[0]);
	for (int f = 0; f < map->field_count; f++) {
		uint64_t field = (uint64_t)1 << f;
		unsigned node = map->fields[f];

		do {
			const struct laid *laid = &game->laid[game->nodes[node].tile];
			const struct tile_layout *layout = &game->layouts[laid->type];

			carcassonne |= layout->carcassonne ? field : 0;
			for (unsigned borders = layout->cities[node - laid->first]; borders; borders &= borders - 1) {
				unsigned city = feature_root(game, laid->first + (unsigned)__builtin_ctz(borders));

				/* Stays if it is complete, and touched for the first time. */
				cities[count] = (uint16_t)city;
				count += !game->nodes[city].open & !touching[city];
				touching[city] |= field;
			}
			node = game->nodes[node].next;
		} while (node != map->fields[f]);
	}
	if (carcassonne)
		map_add(map, CARCASSONNE, node_address(cell_pack(0, 0), 0), carcassonne);
	for (int i = 0; i < count; i++)
		map_add(map, cities[i], game->nodes[cities[i]].address, touching[cities[i]]);
}

void farm_map(const struct game *game, const uint16_t *fields, int field_count, bool with_tiles, struct farm_map *map)
{
	map->field_count = field_count;
	map->city_count = 0;
	if (!field_count)
		return;
	memcpy(map->fields, fields, (size_t)field_count * sizeof fields[0]);
	map_cities(game, map);
	for (int f = 0; with_tiles && f < field_count; f++)
		map->tiles[f] = (uint16_t)distinct_tiles(game, fields[f]);
}

struct city_ref farm_city_ref(const struct game *game, const struct farm_city *city)
{
	if (city->root == CARCASSONNE)
		return (struct city_ref){.carcassonne = true};
	return (struct city_ref){.cell = address_cell(city->address), .spot = address_spot(&game->nodes[city->root])};
}

/* What one completed city is worth to this field. */
static int farm_city_points(const struct game *game, unsigned field)
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

void farm_bill(const struct game *game, unsigned field, int cities, struct bill *bill)
{
	static const char *const rules[] = {[FARM_FIELD3] = "R-7.8",
	                                    [FARM_CITY4] = "R-7.6",
	                                    [FARM_CITY3] = "R-7.7",
	                                    [FARM_FIELD3CAP] = "R-7.9",
	                                    [FARM_OFF] = NULL};

	bill->rule = rules[game->settings.value[SETTING_FARM]];
	bill->reason = SCORE_FARM;
	bill->kind = FEATURE_FIELD;
	bill_add(bill, UNIT_CITY, cities, farm_city_points(game, field));
}

/* ---- paying ---- */

/* `field` is its index in the map; of `cities` that pay, a figure of his makes `helped` worth 1 more. */
static struct event *farm_pay(struct game *game, int seat, int points, const struct farm_map *map, int field,
                              int cities, int helped, struct event_list *events)
{
	struct event *event = pay(game, seat, points, SCORE_FARM, FEATURE_FIELD, events);

	if (event) {
		const struct node *root = &game->nodes[map->fields[field]];

		event->cell = address_cell(root->address);
		event->spot = address_spot(root);
		event->tiles = map->tiles[field];
		event->first_city = (uint16_t)events->city_count;
		farm_bill(game, map->fields[field], cities, &event->bill);
		if (helped) {
			event->helped = true;
			event->bill.besides = "R-24.12";
			bill_add(&event->bill, UNIT_HELPED, helped, 1);
		}
	}
	return event;
}

unsigned farm_harvest(struct game *game, unsigned root, const struct harvesting *how, struct event_list *events)
{
	unsigned owners = feature_majority(game, root), paid = 0;
	int each = how->each + modules_field_bonus(game, root);
	uint16_t field = (uint16_t)root;
	struct farm_map map;

	if (!owners)
		return 0;
	farm_map(game, &field, 1, events != NULL, &map);
	for (int seat = 0; map.city_count && owners >> seat; seat++) {
		int more = owners >> seat & 1 && modules_farmer_bonus(game, root, seat) ? map.city_count : 0;

		if (!(owners >> seat & 1))
			continue;
		paid |= 1U << seat;
		struct event *event =
		    farm_pay(game, seat, map.city_count * each + more, &map, 0, map.city_count, more, events);
		if (event) {
			event->harvest = how;
			event->bill.rule = how->rule;
			event->bill.terms[0].each = (int16_t)each;
			bill_weigh(&event->bill, game, &game->nodes[root], owners);
		}
		for (int city = 0; city < map.city_count; city++)
			event_add_city(events, event, farm_city_ref(game, &map.cities[city]));
	}
	return paid;
}

/* which fields pay whom 1 more for each city. */
static void map_helped(const struct game *game, struct farm_map *map)
{
	memset(map->helped, 0, sizeof map->helped);
	if (!own(game)->hooks[HOOK_farmer_bonus])
		return;
	for (int seat = 0; seat < game->player_count; seat++)
		for (int f = 0; f < map->field_count; f++)
			map->helped[seat] |= (uint64_t)modules_farmer_bonus(game, map->fields[f], seat) << f;
}

/* field3cap: only the fields where he has the majority help him. */
static void helped_where_owned(const struct game *game, struct farm_map *map)
{
	for (int f = 0; f < map->field_count; f++) {
		unsigned owners = feature_majority(game, map->fields[f]);

		for (int seat = 0; seat < game->player_count; seat++)
			map->helped[seat] &= ~((uint64_t) !(owners >> seat & 1) << f);
	}
}

/* field by field, the majority in the field is paid for each city it borders.  `capped`: a player is paid
 * for a city once, by the first of his fields, and 1 more if any of them helps him there. */
static void score_by_field(struct game *game, const struct farm_map *map, bool capped, struct event_list *events)
{
	uint8_t had[FARM_CITIES_MAX] = {0}; /* bit per seat that was paid for this city */

	for (int f = 0; f < map->field_count; f++) {
		unsigned root = map->fields[f];
		unsigned owners = feature_majority(game, root);
		int each = farm_city_points(game, root);

		for (int seat = 0; owners >> seat; seat++) {
			/* Which fields help him here: this one, or any that the city borders. */
			uint64_t helping = map->helped[seat] & (capped ? ~(uint64_t)0 : (uint64_t)1 << f);
			struct city_ref paid[FARM_CITIES_MAX];
			int count = 0, more = 0;

			if (!(owners >> seat & 1))
				continue;
			for (int c = 0; c < map->city_count; c++) {
				if (!(map->cities[c].fields >> f & 1) || (capped && had[c] >> seat & 1))
					continue;
				had[c] |= (uint8_t)(1U << seat);
				more += (map->cities[c].fields & helping) != 0;
				paid[count++] = farm_city_ref(game, &map->cities[c]);
			}
			if (!count)
				continue;
			struct event *event = farm_pay(game, seat, count * each + more, map, f, count, more, events);
			if (event)
				bill_weigh(&event->bill, game, &game->nodes[root], owners);
			for (int c = 0; c < count; c++)
				event_add_city(events, event, paid[c]);
		}
		modules_besides(game, root, events);
	}
}

/* The first field that borders the city and has a farmer of this player. */
static int field_of_farmer(const struct game *game, const struct farm_map *map, const struct farm_city *city, int seat)
{
	int f = 0;

	while (!(city->fields >> f & 1) || !feature_weight(game, map->fields[f], seat))
		f++;
	return f;
}

/* The seats with the most weight in these fields of the map, counted together. */
static unsigned farmers_majority(const struct game *game, const struct farm_map *map, uint64_t fields)
{
	unsigned weights[PLAYERS_MAX] = {0};
	uint32_t farmers = 0;

	for (int f = 0; f < map->field_count; f++)
		farmers += fields >> f & 1 ? game->nodes[map->fields[f]].figures : 0;
	if (farmers < HEAVY_ONE)
		return light_majority(farmers);
	for (int f = 0; f < map->field_count; f++)
		if (fields >> f & 1)
			feature_weigh(game, map->fields[f], weights);
	return weights_majority(weights);
}

/* city by city, the farmers of all fields that border it are counted together. */
static void score_by_city(struct game *game, const struct farm_map *map, struct event_list *events)
{
	for (const struct farm_city *city = map->cities; city < map->cities + map->city_count; city++) {
		unsigned owners = farmers_majority(game, map, city->fields);

		for (int seat = 0; owners >> seat; seat++) {
			int field, points, more = (city->fields & map->helped[seat]) != 0;

			if (!(owners >> seat & 1))
				continue;
			field = field_of_farmer(game, map, city, seat);
			points = farm_city_points(game, map->fields[field]);
			struct event *event = farm_pay(game, seat, points + more, map, field, 1, more, events);
			for (int f = 0; event && f < map->field_count; f++)
				if (city->fields >> f & 1)
					bill_weigh(&event->bill, game, &game->nodes[map->fields[f]], owners);
			event_add_city(events, event, farm_city_ref(game, city));
		}
	}
	for (int f = 0; f < map->field_count; f++)
		modules_besides(game, map->fields[f], events);
}

void farms_score(struct game *game, struct event_list *events)
{
	uint16_t fields[FIGURES_MAX];
	struct farm_map map;
	int count = features_occupied(game, 1U << FEATURE_FIELD, fields);

	farm_map(game, fields, count, events != NULL, &map);
	map_helped(game, &map);
	switch (game->settings.value[SETTING_FARM]) {
	case FARM_FIELD3:
		score_by_field(game, &map, false, events);
		break;
	case FARM_FIELD3CAP:
		helped_where_owned(game, &map);
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
