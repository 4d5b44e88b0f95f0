#include "think.h"

#include "tables.h"

struct tile_set *tiles;
struct ai *ai;
struct move moves[MOVES_MAX];

struct game *begin(const struct setup *setup)
{
	struct refusal refusal;
	struct game *game = game_create(tile_set_of(tiles, (enum game_kind)setup->game), setup, &refusal);

	ck_assert_msg(game != NULL, "%s", refusal.text);
	return game;
}

struct move thought(const struct game *game, const char *name, int playouts, uint64_t seed)
{
	struct ai_order order = {.character = ai_character_find(name), .playouts = playouts, .seed = seed};

	ck_assert(order.character >= 0);
	ck_assert(ai_think(ai, game, &order));
	return ai_advice(ai)->move;
}

const char *strongest(void) { return ai_character(ai_character_count() - 1)->name; }

void wander(struct game *game, int decisions, uint64_t seed)
{
	struct rng rng;

	rng_seed(&rng, seed);
	for (int i = 0; i < decisions && game_decision(game).kind != DECISION_NONE; i++) {
		int count = game_legal_moves(game, moves, MOVES_MAX);

		game_apply(game, &moves[rng_below(&rng, (uint32_t)count)], NULL);
	}
}

const char *text_of(const struct move *move)
{
	static char text[2][MOVE_TEXT_SIZE];
	static int next;

	next = 1 - next;
	move_format(move, tiles, text[next]);
	return text[next];
}

struct game *begin_table(int table, uint64_t deck)
{
	struct setup setup = table_setup(table, deck);

	return begin(&setup);
}
