#include <stdlib.h>

#include "words.h"

/* Every depth has a position of its own, so nothing is undone. */
struct perft {
	struct game *games[64];
	struct move *moves; /* MOVES_MAX for each depth */
	int depth;
	uint64_t *counts;
};

static void perft_walk(struct perft *perft, int length)
{
	struct move *moves = perft->moves + (size_t)length * MOVES_MAX;
	int count = game_legal_moves(perft->games[length], moves, MOVES_MAX);

	perft->counts[length] += (uint64_t)count;
	if (length + 1 == perft->depth)
		return;
	for (int i = 0; i < count; i++) {
		game_copy(perft->games[length + 1], perft->games[length]);
		game_apply(perft->games[length + 1], &moves[i], NULL);
		perft_walk(perft, length + 1);
	}
}

bool perft_run(const struct tile_set *tiles, const struct setup *setup, int depth, uint64_t *counts,
               struct refusal *refusal)
{
	struct perft perft = {.depth = depth, .counts = counts};

	perft.games[0] = game_create(tile_set_of(tiles, (enum game_kind)setup->game), setup, refusal);
	perft.moves = malloc((size_t)depth * MOVES_MAX * sizeof *perft.moves);
	bool good = perft.games[0] && perft.moves;
	for (int i = 1; good && i < depth; i++) {
		perft.games[i] = game_clone(perft.games[0]);
		good = perft.games[i] != NULL;
	}
	for (int i = 0; i < depth; i++)
		counts[i] = 0;
	if (good)
		perft_walk(&perft, 0);
	for (int i = 0; i < depth; i++)
		game_destroy(perft.games[i]);
	free(perft.moves);
	return good;
}
