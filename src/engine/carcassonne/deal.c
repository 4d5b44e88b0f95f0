/* deal.c - what a game is made of, and shuffling it. */

#include "engine/carcassonne/module.h"

#include "engine/core/turn.h"

#include <string.h>

const struct tile_count_set *edition_set(const struct tile_set *tiles, const struct settings *settings,
                                         const char *stem)
{
	const char *edition = settings->value[SETTING_EDITION] == EDITION_OLD ? "_old" : "_new";
	size_t length = stem ? strlen(stem) : 0;

	for (int i = 0; stem && i < tiles->set_count; i++) {
		if (strncmp(tiles->sets[i].name, stem, length) == 0 &&
		    strcmp(tiles->sets[i].name + length, edition) == 0)
			return &tiles->sets[i];
	}
	return NULL;
}

void deal_add(struct deal *deal, const char *set_name)
{
	const struct tile_count_set *set = tile_set_counts(deal->tiles, set_name);

	if (!set)
		set = edition_set(deal->tiles, deal->settings, set_name);
	for (int type = 0; set && type < deal->tiles->type_count; type++)
		deal->land[type] = (uint8_t)(deal->land[type] + set->counts[type]);
}

static int start_type(const struct tile_set *tiles)
{
	for (int type = 0; type < tiles->type_count; type++)
		if (tiles->types[type].flags & TILE_START)
			return type;
	return -1;
}

void deal_init(struct deal *deal, const struct tile_set *tiles, const struct settings *settings)
{
	struct setup setup = {.settings = *settings};
	int start = start_type(tiles);

	*deal = (struct deal){.tiles = tiles, .settings = settings};
	deal_add(deal, "base");
	for (int i = 0; i < modules_table_count; i++)
		if (modules_table[i]->deal && module_in_game(modules_table[i], tiles, &setup))
			modules_table[i]->deal(deal);
	/* with another start the base start tile goes back into the box. */
	if (start >= 0 && deal->land[start])
		deal->land[start]--;
	if (!deal->start_count && start >= 0)
		deal->start[deal->start_count++] = (struct setup_tile){.type = (uint8_t)start};
}

int deal_tile_counts(const struct tile_set *tiles, const struct settings *settings, uint8_t counts[TILESET_TYPES_MAX])
{
	struct deal deal;
	int total = 0;

	deal_init(&deal, tiles, settings);
	memcpy(counts, deal.land, TILESET_TYPES_MAX);
	for (int i = 0; i < deal.start_count; i++)
		counts[deal.start[i].type]++;
	for (int i = 0; i < deal.first_count; i++)
		counts[deal.first[i]]++;
	for (int i = 0; i < deal.river_count; i++)
		counts[deal.river[i]]++;
	for (int i = 0; i < deal.last_count; i++)
		counts[deal.last[i]]++;
	for (int type = 0; type < TILESET_TYPES_MAX; type++)
		total += counts[type];
	return total;
}

/* what lies behind the first of the tiles that they wait for is mixed with them, but nothing before the land
 * that begins at `from`. */
static void deal_late(struct game *game, const struct deal *deal, int from, struct rng *rng)
{
	int first = 0;

	while (first < game->deck_count && !(deal->tiles->types[game->deck[first]].flags & deal->behind))
		first++;
	if (first < game->deck_count && first >= from)
		from = first + 1;
	for (int type = 0; type < deal->tiles->type_count; type++)
		if (deal->land[type] && deal->tiles->types[type].flags & deal->late)
			deck_add(game, type, deal->land[type]);
	deck_mix(game, from, rng);
}

void deal_shuffle(struct game *game, const struct deal *deal, struct rng *rng)
{
	for (int i = 0; i < deal->first_count; i++)
		deck_add(game, deal->first[i], 1);
	int from = game->deck_count;
	for (int i = 0; i < deal->river_count; i++)
		deck_add(game, deal->river[i], 1);
	deck_mix(game, from, rng);
	for (int i = 0; i < deal->last_count; i++)
		deck_add(game, deal->last[i], 1);
	from = game->deck_count;
	for (int type = 0; type < deal->tiles->type_count; type++)
		if (deal->land[type] && !(deal->tiles->types[type].flags & deal->late))
			deck_add(game, type, deal->land[type]);
	deck_mix(game, from, rng);
	if (deal->late)
		deal_late(game, deal, from, rng);
}
