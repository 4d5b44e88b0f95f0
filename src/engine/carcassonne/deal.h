/*
 * deal.h - the tiles of a game in the making; the modules add theirs.
 */
#pragma once

#include "engine/carcassonne/state.h"

/* The tiles of a game in the making: what lies on the table, and the pile in four parts. */
struct deal {
	const struct tile_set *tiles;
	const struct settings *settings;
	int start_count;
	struct setup_tile start[16];
	int first_count, river_count, last_count; /* drawn first; then shuffled; then drawn last; then the land */
	uint8_t first[4], river[32], last[4];
	uint8_t land[TILESET_TYPES_MAX]; /* by type: shuffled */
	/* tiles of the land with one of the first flags lie behind the first tile with one of the others. */
	uint32_t late, behind;
};

/* What a full game under these settings is made of. */
void deal_init(struct deal *deal, const struct tile_set *tiles, const struct settings *settings);

/* Tiles of one full game, by type (rules.h: tile_counts). */
int deal_tile_counts(const struct tile_set *tiles, const struct settings *settings, uint8_t counts[TILESET_TYPES_MAX]);

/* Shuffles the plan into the game's pile. */
void deal_shuffle(struct game *game, const struct deal *deal, struct rng *rng);

/* For planning: the tiles of a counted set ("river1_old") go to the land, or to `counts`. */
void deal_add(struct deal *deal, const char *set_name);
/* The name of a set in the game's edition: "river1" -> "river1_new". */
const struct tile_count_set *edition_set(const struct tile_set *tiles, const struct settings *settings,
                                         const char *stem);
