/* hash.c - one number for everything later answers depend on, and for nothing else: tiles and figures are summed up, so
 * that the order in which they came to the table leaves no trace. */
#include "engine/core/hash.h"

#include "engine/core/rules.h"

enum {
	KINDS_ALWAYS = 5, /* a supply of these is told even where there is none: hashes stay what they were */
	SETTINGS_ALWAYS =
	    SETTING_KEEP_STARTS + 1, /* the same of settings; those behind them where they are not the default */
	ORDER_KIND = 3, /* bits of the kind below the place of a figure, as hashes have had it from the beginning */
};

/* A figure as a number; a kind beyond the first eight sets a bit above the place. */
static uint64_t figure_hashed(uint64_t order)
{
	uint64_t kind = order & ((1 << FIGURE_BITS) - 1), place = order >> FIGURE_BITS;

	return (uint64_t)1 << 63 | (kind >> ORDER_KIND) << 62 |
	       (place << ORDER_KIND | (kind & ((1 << ORDER_KIND) - 1))) << 1;
}

static uint64_t table_hash(const struct game *game)
{
	uint64_t sum = 0;

	for (int i = 0; i < game->laid_count; i++) {
		const struct laid *laid = &game->laid[i];

		sum += hash_mix((uint64_t)(uint32_t)laid->key << 16 | (unsigned)laid->type << 8 | laid->rotation);
	}
	for (int i = 0; i < game->figure_count; i++)
		sum += hash_mix(figure_hashed(game->figures[i].order));
	return sum;
}

static void players_hash(const struct game *game, uint64_t *hash)
{
	int kinds = game->kinds_owned > KINDS_ALWAYS ? game->kinds_owned : KINDS_ALWAYS;

	hash_add(hash, game->player_count);
	for (int seat = 0; seat < game->player_count; seat++) {
		hash_add(hash, game->colors[seat]);
		hash_add(hash, (uint64_t)game->scores[seat]);
		for (int figure = 0; figure < kinds; figure++)
			hash_add(hash, game->supply[figure][seat]);
	}
	for (int s = 0; s < SETTINGS_ALWAYS; s++) {
		if (s != SETTING_FIRST_PLAYER) /* who began is said by whose turn it is */
			hash_add(hash, game->settings.value[s]);
	}
	for (int s = SETTINGS_ALWAYS; s < SETTING_COUNT; s++)
		if (game->settings.value[s])
			hash_add(hash, (unsigned)s << 8 | game->settings.value[s]);
}

/* Told where some stand only. */
static void neutrals_hash(const struct game *game, uint64_t *hash)
{
	for (int id = 0; id < NEUTRALS_MAX; id++) {
		const struct neutral_place *at = &game->neutrals[id];
		if (!at->key)
			continue;
		hash_add(hash, (uint64_t)(uint32_t)at->key << 8 | (unsigned)id);
		hash_add(hash, (unsigned)at->parted << 17 | (unsigned)at->beside << 16 |
		                   (unsigned)at->figure.spot.kind << 8 | at->figure.spot.at);
		for (int i = 0; i < 4; i++) /* whose, of which kind, and where if not on a cell */
			hash_add(hash, ((const uint8_t *)&at->figure)[i]);
	}
	if (!game->walk.going)
		return;
	hash_add(hash, (unsigned)game->walk.neutral << 8 | game->walk.steps);
	for (int i = 0; i < game->walk.count; i++)
		hash_add(hash, (uint32_t)game->walk.visited[i]);
}

static uint64_t pile_sum(const struct game *game)
{
	uint64_t sum = 1;

	for (int i = game->deck_next; i < game->deck_count; i++)
		sum += hash_mix(game->deck[i]);
	return sum;
}

static void pile_hash(const struct game *game, uint64_t *hash)
{
	hash_add(hash, (unsigned)(game->deck_count - game->deck_next) << 8 | game->aside_count);
	if (game->hidden) /* a sum does not tell in which order */
		hash_add(hash, pile_sum(game));
	for (int i = game->deck_next; i < game->deck_count && !game->hidden; i++)
		hash_add(hash, game->deck[i]);
	for (int i = 0; i < game->aside_count; i++)
		hash_add(hash, game->aside[i]);
}

static void turn_hash(const struct game *game, uint64_t *hash)
{
	/* No tile in hand counts as 255, and type 255 as the number that is left. */
	unsigned hand = game->hand == NO_TILE ? 255 : game->hand == 255 ? 256 : game->hand;

	hash_add(hash,
	         (unsigned)game->step << 24 | (unsigned)game->owed << 16 | (unsigned)game->decider << 8 | game->seat);
	hash_add(hash, hand << 16 | (unsigned)game->last_seat << 8 | (unsigned)game->stopped << 1 | game->over);
	hash_add(hash, (uint64_t)game->turn);
	hash_add(hash, game->last_laid < 0 ? 0 : (uint32_t)game->laid[game->last_laid].key);
	hash_add(hash, (unsigned)game->completed_count << 8 | game->completed_next);
	for (int d = game->completed_next; d < game->completed_count; d++)
		hash_add(hash, (uint32_t)game->nodes[game->completed[d]].address);
}

uint64_t game_hash(const struct game *game)
{
	uint64_t hash = table_hash(game);

	players_hash(game, &hash);
	pile_hash(game, &hash);
	turn_hash(game, &hash);
	neutrals_hash(game, &hash);
	hash_add(&hash, game->rules->hash(game));
	return hash;
}
