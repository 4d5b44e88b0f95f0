/* reference.c - positions that were thought about for long. */
#include "reference.h"

#include <stdio.h>

int references_read(const char *name, int players, struct reference *references)
{
	FILE *file = fopen(name, "r");
	unsigned long long seed;
	bool whole = true;
	int n = 0;

	if (!file)
		fail("cannot read", name);
	while (n < POSITIONS_MAX &&
	       fscanf(file, "%llu %d %d", &seed, &references[n].turns, &references[n].count) == 3) {
		references[n].seed = seed;
		references[n].players = players;
		whole = references[n].count <= REFERENCE_MAX;
		for (int c = 0; whole && c < references[n].count; c++)
			whole = fscanf(file, "%lf", &references[n].value[c]) == 1;
		if (!whole)
			break;
		n++;
	}
	fclose(file);
	return n;
}

static void line_play(struct game *game, const struct ai_line *line)
{
	int seat = game_decision(game).seat;

	for (int i = 0; i < line->move_count && game_decision(game).seat == seat; i++)
		game_apply(game, &line->moves[i], NULL);
}

struct game *reference_game(const struct reference *reference, const struct tile_set *tiles, struct ai *ai)
{
	struct setup setup;
	struct refusal refusal;
	struct game *game;
	struct ai_mind mind;
	struct ai_order order = {0};

	setup_init(&setup);
	setup.settings.value[SETTING_EDITION] = EDITION_OLD;
	setup.player_count = (uint8_t)reference->players;
	for (int seat = 0; seat < reference->players; seat++)
		setup.colors[seat] = (uint8_t)seat;
	setup.seed = reference->seed;
	game = game_create(tiles, &setup, &refusal);
	if (!game)
		fail("refused:", refusal.text);
	character_mind(ai_character_count() - 1, &mind);
	mind.strength.playouts = mind.strength.most = 0;
	mind.strength.blunder = 2;
	for (int i = 0; i < reference->turns; i++) {
		order.seed++;
		mind_think(ai, game, &mind, &order);
		line_play(game, &ai_advice(ai)->lines[0]);
	}
	return game;
}

void reference_candidates(const struct game *game, struct ai *ai)
{
	struct ai_mind mind;
	struct ai_order order = {0};

	character_mind(ai_character_count() - 1, &mind);
	mind.strength.candidates = REFERENCE_MAX;
	mind.strength.playouts = mind.strength.most = 0;
	mind_think(ai, game, &mind, &order);
}
