/*
 * deck.c - making the pile and drawing from it.
 */
#include "deck.h"

#include "event.h"
#include "place.h"

#include <string.h>

/* ---- making it ---- */

static int start_type(const struct tile_set *tiles)
{
	for (int type = 0; type < tiles->type_count; type++) {
		if (tiles->types[type].flags & TILE_START)
			return type;
	}
	return -1;
}

void plan_init(struct plan *plan, const struct tile_set *tiles, const struct settings *settings)
{
	struct setup setup = {.settings = *settings};
	int start = start_type(tiles);

	*plan = (struct plan){.tiles = tiles, .settings = settings};
	plan_add(plan, "base");
	for (int i = 0; i < modules_table_count; i++) {
		if (modules_table[i]->plan && modules_table[i]->in_game(tiles, &setup))
			modules_table[i]->plan(plan);
	}
	/* with another start the base start tile goes back into the box. */
	if (start >= 0 && plan->land[start])
		plan->land[start]--;
	if (!plan->start_count && start >= 0)
		plan->start[plan->start_count++] = (struct setup_tile){.type = (uint8_t)start};
}

int setup_tile_counts(const struct tile_set *tiles, const struct settings *settings, uint8_t counts[TILESET_TYPES_MAX])
{
	struct plan plan;
	int total = 0;

	plan_init(&plan, tiles, settings);
	memcpy(counts, plan.land, TILESET_TYPES_MAX);
	for (int i = 0; i < plan.start_count; i++)
		counts[plan.start[i].type]++;
	for (int i = 0; i < plan.first_count; i++)
		counts[plan.first[i]]++;
	for (int i = 0; i < plan.river_count; i++)
		counts[plan.river[i]]++;
	for (int i = 0; i < plan.last_count; i++)
		counts[plan.last[i]]++;
	for (int type = 0; type < TILESET_TYPES_MAX; type++)
		total += counts[type];
	return total;
}

/* Written by eights, since nobody can guess how many there are of a type: what is too many is not counted. */
static void deck_add(struct game *game, int type, int count)
{
	int room = TILES_MAX - game->deck_count, added = count < room ? count : room, i = 0;

	do {
		memset(game->deck + game->deck_count + i, type, DECK_SPARE);
	} while ((i += DECK_SPARE) < added);
	game->deck_count = (uint8_t)(game->deck_count + added);
}

/* Fisher and Yates. */
static void shuffle(uint8_t *types, int count, struct rng *rng)
{
	for (int i = count - 1; i > 0; i--) {
		uint32_t j = rng_below(rng, (uint32_t)i + 1);
		uint8_t swap = types[i];

		types[i] = types[j];
		types[j] = swap;
	}
}

void deck_shuffle(struct game *game, const struct plan *plan, struct rng *rng)
{
	int from;

	for (int i = 0; i < plan->first_count; i++)
		deck_add(game, plan->first[i], 1);
	from = game->deck_count;
	for (int i = 0; i < plan->river_count; i++)
		deck_add(game, plan->river[i], 1);
	shuffle(game->deck + from, game->deck_count - from, rng);
	for (int i = 0; i < plan->last_count; i++)
		deck_add(game, plan->last[i], 1);
	from = game->deck_count;
	for (int type = 0; type < plan->tiles->type_count; type++)
		deck_add(game, type, plan->land[type]);
	shuffle(game->deck + from, game->deck_count - from, rng);
}

/* ---- drawing ---- */

bool deck_draw(struct game *game, struct event_list *events)
{
	struct event *event;

	while (game->deck_next < game->deck_count) {
		int type = game->deck[game->deck_next++];

		event = event_add(events, EVENT_DRAWN);
		if (event)
			event->tile = (uint8_t)type;
		if (place_possible(game, type)) {
			game->hand = (uint8_t)type;
			return true;
		}
		event = event_add(events, EVENT_SET_ASIDE);
		if (event)
			event->tile = (uint8_t)type;
		game->aside[game->aside_count++] = (uint8_t)type;
	}
	return false;
}
