/*
 * advices.c - what every character says at tables of every module and both games, to the last digit.
 *
 *     advices [--games N] [--playouts N] [--player NAME]
 *
 * A line a decision: table, character, the move and the others with their margins in hexadecimal, the playouts, the
 * reason.  In between moves are played by chance, or by the player of this name.  Whatever compiled it, it must say the
 * same; .ci/run compares what two compilers make of it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <bastide/ai.h>

#include "../tiles.h"
#include "tables.h"

enum { ASKED = 3, APART = 23 }; /* decisions of each game, and how far apart */

static struct move moves[MOVES_MAX];

/* So many decisions of this character, or by chance. */
static void play_on(struct ai *ai, struct game *game, int character, int decisions, struct rng *rng)
{
	for (int i = 0; i < decisions && game_decision(game).kind != DECISION_NONE; i++) {
		struct ai_order order = {.character = character, .playouts = 1, .seed = rng_next(rng)};
		int count;

		if (ai_think(ai, game, &order)) {
			game_apply(game, &ai_advice(ai)->move, NULL);
			continue;
		}
		count = game_legal_moves(game, moves, MOVES_MAX);
		game_apply(game, &moves[rng_below(rng, (uint32_t)count)], NULL);
	}
}

static void advice_tell(const struct game *game, const struct tile_set *tiles, const struct ai_advice *advice)
{
	char text[MOVE_TEXT_SIZE], why[AI_WHY_SIZE];

	for (int i = 0; i < advice->line_count; i++) {
		move_format(&advice->lines[i].moves[0], tiles, text);
		printf("%s%s %a", i ? ", " : "", text, advice->lines[i].margin);
	}
	printf("; %d playouts, %d positions. %s\n", advice->playouts, advice->positions, ai_why(advice, game, why));
}

static void table_ask(struct ai *ai, const struct tile_set *all, int table, uint64_t seed, int playouts, int player)
{
	struct setup setup = table_setup(table, seed);
	const struct tile_set *tiles = tile_set_of(all, (enum game_kind)setup.game);
	struct refusal refusal;
	struct game *game = game_create(tiles, &setup, &refusal);
	struct rng rng;

	if (!game) {
		fprintf(stderr, "%s\n", refusal.text);
		exit(EXIT_FAILURE);
	}
	rng_seed(&rng, seed);
	for (int asked = 0; asked < ASKED; asked++) {
		/* The strongest every time, and one of the others. */
		int characters[] = {ai_character_count() - 1, (table + asked) % (ai_character_count() - 1)};

		play_on(ai, game, player, APART + table, &rng);
		for (int i = 0; i < 2; i++) {
			struct ai_order order = {.character = characters[i], .playouts = playouts, .seed = seed};

			if (!ai_think(ai, game, &order))
				continue;
			printf("%d %s: ", table, ai_character(characters[i])->name);
			advice_tell(game, tiles, ai_advice(ai));
		}
	}
	game_destroy(game);
}

int main(int argc, char **argv)
{
	struct tile_set *tiles = tiles_or_exit(NULL);
	struct ai *ai = ai_create();
	int games = 1, playouts = 40, player = -1;

	for (int i = 1; i + 1 < argc; i += 2) {
		if (strcmp(argv[i], "--games") == 0)
			games = atoi(argv[i + 1]);
		else if (strcmp(argv[i], "--playouts") == 0)
			playouts = atoi(argv[i + 1]);
		else if (strcmp(argv[i], "--player") == 0)
			player = ai_character_find(argv[i + 1]);
	}
	if (!ai)
		return EXIT_FAILURE;
	for (int table = 0; table < TABLES; table++) {
		for (int i = 0; i < games; i++)
			table_ask(ai, tiles, table, 400 + (uint64_t)(TABLES * i + table), playouts, player);
	}
	ai_destroy(ai);
	tile_set_destroy(tiles);
	return EXIT_SUCCESS;
}
