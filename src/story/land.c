/* Farms with farmers, the cities they border, and what keeps cities open. */
#include "story/tally.h"

#include <stdlib.h>

int tally_feature_compare(const void *a, const void *b)
{
	const struct feature *x = a, *y = b;
	if (x->address.y != y->address.y)
		return x->address.y - y->address.y;
	return x->address.x != y->address.x ? x->address.x - y->address.x : x->address_spot.at - y->address_spot.at;
}

static const struct tile_type *tile_type_of(const struct game *game, const struct setup_tile *tile)
{
	return &game_tile_set(game)->types[tile->type];
}

static struct spot city_spot(const struct tile_type *type, int rotation, int city)
{
	return (struct spot){FEATURE_CITY, (uint8_t)tile_segment_first(type, rotation, FEATURE_CITY, city)};
}

static int city_at(const struct tally *tally, struct cell cell, struct spot spot)
{
	for (int i = 0; i < tally->city_count; i++)
		if (!tally->cities[i].carcassonne && feature_reaches(&tally->cities[i].feature, cell, spot))
			return i;
	return -1;
}

int tally_city_find(const struct tally *tally, const struct city_ref *ref)
{
	for (int i = 0; i < tally->city_count && ref->carcassonne; i++)
		if (tally->cities[i].carcassonne)
			return i;
	return ref->carcassonne ? -1 : city_at(tally, ref->cell, ref->spot);
}

int tally_farm_find(const struct tally *tally, struct cell cell, struct spot spot)
{
	for (int i = 0; i < tally->farm_count; i++)
		if (feature_is_at(&tally->farms[i].feature, cell, spot))
			return i;
	return -1;
}

/* Empty cells that a city edge of the city faces. */
static void gaps_find(const struct game *game, struct tally_city *city)
{
	for (int i = 0; i < city->feature.spot_count; i++) {
		struct cell cell = city->feature.spots[i].cell;
		struct setup_tile tile = game_tile(game, game_tile_at(game, cell.x, cell.y));
		const struct tile_type *type = tile_type_of(game, &tile);
		int own = tile_segment_at(type, tile.rotation, FEATURE_CITY, city->feature.spots[i].spot.at);
		unsigned edges = tile_segment_reach(type, tile.rotation, FEATURE_CITY, own);
		for (int e = 0; e < EDGE_COUNT; e++) {
			struct cell gap = cell_beside(cell, e);
			bool known = false;
			for (int k = 0; k < city->gap_count; k++)
				known = known || cell_same(city->gaps[k], gap);
			if (edges >> e & 1 && !known && game_tile_at(game, gap.x, gap.y) < 0 &&
			    city->gap_count < TILES_MAX)
				city->gaps[city->gap_count++] = gap;
		}
	}
}

static void carcassonne_add(struct tally *tally)
{
	struct tally_city city = {.finished = true, .carcassonne = true};
	for (int i = 0; i < game_tile_count(tally->game); i++) {
		struct setup_tile tile = game_tile(tally->game, i);
		if (!(tile_type_of(tally->game, &tile)->flags & TILE_CARCASSONNE))
			continue;
		if (city.feature.tile_count == 0)
			city.feature.address = tile.cell;
		city.feature.tiles[city.feature.tile_count++] = tile.cell;
	}
	city.feature.complete = true;
	if (city.feature.tile_count)
		tally->cities[tally->city_count++] = city;
}

static void cities_find(struct tally *tally)
{
	struct feature_spot places[FEATURES_MAX];
	int count = game_features(tally->game, 1u << FEATURE_CITY, places);
	for (int i = 0; i < count; i++) {
		struct tally_city *city = &tally->cities[tally->city_count++];
		game_feature_at(tally->game, places[i].cell.x, places[i].cell.y, places[i].spot, &city->feature);
		city->finished = city->feature.complete;
		gaps_find(tally->game, city);
	}
	carcassonne_add(tally);
	qsort(tally->cities, (size_t)tally->city_count, sizeof *tally->cities, tally_feature_compare);
}

static void farm_link(struct tally *tally, int index, int city)
{
	if (city < 0 || tally->cities[city].farms >> index & 1)
		return;
	tally->cities[city].farms |= (uint64_t)1 << index;
}

/* Which cities a farm borders is written on the tiles. */
static void farm_cities_find(struct tally *tally, int index)
{
	struct tally_farm *farm = &tally->farms[index];
	for (int i = 0; i < farm->feature.spot_count; i++) {
		struct cell cell = farm->feature.spots[i].cell;
		struct setup_tile tile = game_tile(tally->game, game_tile_at(tally->game, cell.x, cell.y));
		const struct tile_type *type = tile_type_of(tally->game, &tile);
		int field = tile_segment_at(type, tile.rotation, FEATURE_FIELD, farm->feature.spots[i].spot.at);
		for (int c = 0; field >= 0 && c < type->city_count; c++)
			if (type->fields[field].cities >> c & 1)
				farm_link(tally, index, city_at(tally, cell, city_spot(type, tile.rotation, c)));
	}
	for (int i = 0; i < farm->feature.city_count; i++)
		farm_link(tally, index, tally_city_find(tally, &farm->feature.cities[i]));
	for (int c = 0; c < tally->city_count; c++) {
		if (!(tally->cities[c].farms >> index & 1))
			continue;
		if (tally->cities[c].finished)
			farm->cities[farm->city_count++] = (short)c;
		else
			farm->opens[farm->open_count++] = (short)c;
	}
}

static void farm_middle_find(const struct tally *tally, struct tally_farm *farm)
{
	static const float hx[HALF_COUNT] = {.25f, .75f, 1, 1, .75f, .25f, 0, 0};
	static const float hy[HALF_COUNT] = {0, 0, .25f, .75f, 1, 1, .75f, .25f};
	int count = 0;
	for (int i = 0; i < farm->feature.spot_count; i++) {
		struct cell cell = farm->feature.spots[i].cell;
		struct setup_tile tile = game_tile(tally->game, game_tile_at(tally->game, cell.x, cell.y));
		const struct tile_type *type = tile_type_of(tally->game, &tile);
		int field = tile_segment_at(type, tile.rotation, FEATURE_FIELD, farm->feature.spots[i].spot.at);
		unsigned halves = tile_segment_reach(type, tile.rotation, FEATURE_FIELD, field);
		for (int h = 0; h < HALF_COUNT; h++) {
			if (!(halves >> h & 1))
				continue;
			farm->cx += cell.x + hx[h];
			farm->cy += cell.y + hy[h];
			count++;
		}
	}
	if (count == 0) {
		farm->cx = farm->feature.address.x + .5f;
		farm->cy = farm->feature.address.y + .5f;
		return;
	}
	farm->cx /= (float)count;
	farm->cy /= (float)count;
}

static void farms_find(struct tally *tally)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_standing(tally->game, figures);
	for (int i = 0; i < count && tally->farm_rule != FARM_OFF; i++) {
		if (figures[i].spot.kind != FEATURE_FIELD || any_piece(figures[i].figure)->corner)
			continue; /* who stands on a corner of it is paid in an act of his own */
		struct tally_farm *farm = &tally->farms[tally->farm_count];
		if (!game_feature_at(tally->game, figures[i].cell.x, figures[i].cell.y, figures[i].spot,
		                     &farm->feature) ||
		    tally_farm_find(tally, farm->feature.address, farm->feature.address_spot) >= 0)
			continue;
		for (int k = 0; k < farm->feature.figure_count; k++)
			farm->farmers[farm->feature.figures[k].seat] =
			    (uint8_t)(farm->farmers[farm->feature.figures[k].seat] + farm->feature.figures[k].weight);
		farm->owners = farm->feature.owners;
		tally->farm_count++;
	}
	qsort(tally->farms, (size_t)tally->farm_count, sizeof *tally->farms, tally_feature_compare);
	for (int i = 0; i < tally->farm_count; i++) {
		farm_cities_find(tally, i);
		farm_middle_find(tally, &tally->farms[i]);
	}
}

int tally_roads_find(const struct tally *tally, struct feature_spot roads[TILES_MAX])
{
	struct feature road;
	int count = 0;
	for (int i = 0; i < game_tile_count(tally->game); i++) {
		struct setup_tile tile = game_tile(tally->game, i);
		for (uint8_t edge = 0; edge < EDGE_COUNT; edge++) {
			struct spot spot = {FEATURE_ROAD, edge};
			/* each road at its address alone, so that it is met once */
			if (game_feature_at(tally->game, tile.cell.x, tile.cell.y, spot, &road) && road.complete &&
			    feature_is_at(&road, tile.cell, spot) && count < TILES_MAX)
				roads[count++] = (struct feature_spot){tile.cell, spot};
		}
	}
	return count;
}

void tally_land_find(struct tally *tally)
{
	struct cell low, high;
	game_bounds(tally->game, &low, &high);
	tally->whole = (struct tally_frame){low.x, low.y, (float)(high.x - low.x + 1), (float)(high.y - low.y + 1)};
	cities_find(tally);
	farms_find(tally);
	for (int i = tally->records->final_first; i < tally->records->count; i++) {
		const struct record *record = &tally->records->items[i];
		for (int c = 0; c < record->city_count; c++) {
			int city = tally_city_find(tally, &tally->records->cities[record->first_city + c]);
			if (city >= 0)
				tally->cities[city].paid = true;
		}
	}
}

int tally_unpaid_find(const struct tally *tally, struct record unpaid[TILES_MAX])
{
	int count = 0;
	for (int c = 0; c < tally->city_count && count < TILES_MAX; c++) {
		const struct tally_city *city = &tally->cities[c];
		if (city->finished || !city->farms)
			continue;
		struct record *record = &unpaid[count++];
		*record = (struct record){.reason = SCORE_FARM,
		                          .kind = FEATURE_CITY,
		                          .seat = NOBODY,
		                          .has_place = true,
		                          .cell = city->feature.address,
		                          .spot = city->feature.address_spot};
		record->bill.rule =
		    tally->farms[__builtin_ctzll(city->farms)].feature.now.rule; /* by which it would be paid */
		for (int i = 0; i < tally->farm_count; i++)
			for (int seat = 0; city->farms >> i & 1 && seat < tally->player_count; seat++)
				record->followers[seat] =
				    (uint8_t)(record->followers[seat] + tally->farms[i].farmers[seat]);
	}
	return count;
}
