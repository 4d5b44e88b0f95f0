/* farm.h - R-7: farms, scored once at the end of the game. */
#pragma once

#include "engine/core/feature.h"

enum { FARM_CITIES_MAX = 2 * TILES_MAX, FARM_FIELDS_MAX = 64, CARCASSONNE = 0xffff };

/* A field is a bit; farmers are meeples of either size. */
_Static_assert(PLAYERS_MAX *(MEEPLES_EACH + 1) <= FARM_FIELDS_MAX, "a field for every farmer");

/* Which of some fields border which completed cities. */
struct farm_map {
	int field_count, city_count;
	uint16_t fields[FARM_FIELDS_MAX]; /* roots */
	uint16_t tiles[FARM_FIELDS_MAX];  /* distinct tiles of each field, if asked for */
	uint64_t helped[PLAYERS_MAX]; /* bit f: a city pays this seat 1 more for fields[f]; farms_score() */
	struct farm_city {
		uint16_t root; /* or CARCASSONNE: the City of Carcassonne */
		int32_t address;
		uint64_t fields;   /* bit f: fields[f] borders it */
	} cities[FARM_CITIES_MAX]; /* sorted by address; the City of Carcassonne as [0,0] */
};

/* Fills the map for the given fields; counts their tiles only if `with_tiles`. */
void farm_map(const struct game *game, const uint16_t *fields, int field_count, bool with_tiles, struct farm_map *map);

/* How to write a city of the map in an event. */
struct city_ref farm_city_ref(const struct game *game, const struct farm_city *city);

/* What so many completed cities bring to this field. */
void farm_bill(const struct game *game, unsigned field, int cities, struct bill *bill);

/* Pays farmers before the others, field by field whatever the setting says: so much for each city, and what else
 * counts there.  Returns a bit per seat that is paid. */
unsigned farm_harvest(struct game *game, unsigned root, const struct harvesting *how, struct event_list *events);

/* R-8.2 (c). */
void farms_score(struct game *game, struct event_list *events);
