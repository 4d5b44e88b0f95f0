/* deck.c - making the pile and drawing from it. */
#include "engine/core/turn.h"

#include "engine/core/event.h"
#include "engine/core/rules.h"

#include <string.h>

/* ---- making it ---- */

/* Written by eights, which keeps the branch predictable: what is too many is not counted. */
void deck_add(struct game *game, int type, int count)
{
	int room = TILES_MAX - game->deck_count, added = count < room ? count : room, i = 0;

	do {
		memset(game->deck + game->deck_count + i, type, DECK_SPARE);
	} while ((i += DECK_SPARE) < added);
	game->deck_count = (uint16_t)(game->deck_count + added);
}

/* Fisher and Yates. */
static void mix(uint8_t *types, int count, struct rng *rng)
{
	for (int i = count - 1; i > 0; i--) {
		uint32_t j = rng_below(rng, (uint32_t)i + 1);
		uint8_t swap = types[i];

		types[i] = types[j];
		types[j] = swap;
	}
}

void deck_mix(struct game *game, int from, struct rng *rng) { mix(game->deck + from, game->deck_count - from, rng); }

/* ---- what nobody has seen ---- */

static void types_sort(uint8_t *types, int count)
{
	uint16_t counts[TILESET_TYPES_MAX] = {0};
	int next = 0;

	for (int i = 0; i < count; i++)
		counts[types[i]]++;
	for (int type = 0; next < count; type++) {
		memset(types + next, type, counts[type]);
		next += counts[type];
	}
}

/* In an order of their own, then mixed: the same whatever order they came in. */
void types_mix(uint8_t *types, int count, struct rng *rng)
{
	types_sort(types, count);
	mix(types, count, rng);
}

/* ---- drawing ---- */

static bool type_waits(const struct game *game, int type)
{
	return (game->tiles->types[type].flags & game->waits) != 0;
}

bool deck_only_waits(const struct game *game)
{
	for (int i = game->deck_next; i < game->deck_count; i++)
		if (!type_waits(game, game->deck[i]))
			return false;
	return true;
}

/* The next tile goes to the bottom, behind those that went there before it. */
static void deck_postpone(struct game *game, struct event_list *events)
{
	uint8_t type = game->deck[game->deck_next];

	event_tell(events, (struct event){.kind = EVENT_WAITS, .tile = type});
	memmove(game->deck + game->deck_next, game->deck + game->deck_next + 1,
	        (size_t)(game->deck_count - game->deck_next) - 1);
	game->deck[game->deck_count - 1] = type;
}

bool deck_draw(struct game *game, struct event_list *events)
{
	while (!deck_empty(game)) {
		if (game->waits && type_waits(game, game->deck[game->deck_next])) {
			deck_postpone(game, events);
			continue;
		}
		int type = game->deck[game->deck_next++];
		event_tell(events, (struct event){.kind = EVENT_DRAWN, .tile = (uint8_t)type});
		if (game->rules->fits(game, type)) {
			game->hand = (uint16_t)type;
			return true;
		}
		event_tell(events, (struct event){.kind = EVENT_SET_ASIDE, .tile = (uint8_t)type});
		game->aside[game->aside_count++] = (uint8_t)type;
	}
	return false;
}
