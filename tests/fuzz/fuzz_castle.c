/* The Castle's files: refused with a sentence, or sound enough to be played on. */
#include <stdlib.h>
#include <string.h>

#include <bastide/castle.h>
#include <bastide/format.h>

#include "fuzz.h"
#include "recount.h"

/* Two games of a few moves on this board, with the castle tiles that were loaded. */
static void play_on(struct tile_set *set)
{
	static struct move moves[MOVES_MAX];
	struct setup setup;
	struct refusal refusal;
	struct rng rng;
	struct game *game;
	char text[256];
	int count;

	setup_init(&setup);
	setup.game = GAME_CASTLE;
	setup.player_count = 2;
	setup.colors[1] = 1;
	rng_seed(&rng, 1);
	game = game_create(set, &setup, &refusal);
	for (int turn = 0; game && turn < 40 && (count = game_legal_moves(game, moves, MOVES_MAX)) > 0; turn++) {
		game_apply(game, &moves[rng_below(&rng, (uint32_t)count)], NULL);
		if (!game_check(game, text, sizeof text))
			fuzz_fail(text);
	}
	game_destroy(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct tile_set *set = calloc(1, sizeof *set);
	const struct tile_set *whole = tile_set_of(fuzz_tiles(), GAME_CASTLE);
	struct format_error error = {.text = ""};
	struct tile_error fault;

	set->game = GAME_CASTLE;
	if (!tile_set_read(set, (const char *)data, size, "fuzz", &error)) {
		if (!error.text[0] || set->type_count || set->castle)
			fuzz_fail("a refusal needs a sentence and leaves nothing");
	} else if (set->castle) {
		set->type_count = whole->type_count;
		set->set_count = whole->set_count;
		memcpy(set->types, whole->types, sizeof set->types);
		memcpy(set->sets, whole->sets, sizeof set->sets);
		if (tile_set_finish(set, &fault))
			play_on(set);
	} else {
		for (int i = 0; i < set->type_count; i++)
			if (!tile_type_check(GAME_CASTLE, &set->types[i], &fault))
				fuzz_fail(fault.text);
		set->castle = malloc(sizeof *set->castle);
		memcpy(set->castle, whole->castle, sizeof *set->castle);
		if (tile_set_finish(set, &fault))
			play_on(set);
	}
	tile_set_release(set);
	free(set);
	return 0;
}
