/* characters.c - who plays. */
#include "search.h"

#include <string.h>

enum { PLAYOUTS_MAX = 1 << 24 };

/* Who sits at a table more than once is told apart. */
#define CALLED(name)                                                                                                   \
	{                                                                                                              \
		name, name " 2", name " 3", name " 4", name " 5", name " 6"                                            \
	}

/* Reynard is as strong as Mathilde on more than half of his days, and hardly as strong as Berta on the others. Somebody
 * who is the same every day and loses to her in seven games of ten leaves no room for even steps below him
 * (tests/ai/README.md). */
static const struct ai_strength half_asleep = {.candidates = 8, .playouts = 25, .most = 25, .plies = 3, .blunder = 16};

static const struct {
	struct ai_character told;
	struct ai_strength strength;
	struct ai_style style;
} characters[] = {
    {{"pip", "Pip plays with the tiles and is happy about every castle, finished or not.", AI_EMBLEM_DUCKLING,
      CALLED("Pip")},
     {.candidates = 48, .blunder = 18},
     {.likes = {[FEATURE_CITY] = 0.2, [FEATURE_FIELD] = -0.7, [FEATURE_TOWER] = 0.2, [FEATURE_COURT] = -0.7},
      .spite = 0.3}},
    {{"odo", "Odo waits for the harvest: land that pays in the end is his, the towns are for others.", AI_EMBLEM_SHEAF,
      CALLED("Odo")},
     {.candidates = 48, .blunder = 12.3},
     {.likes = {[FEATURE_CITY] = -0.2, [FEATURE_FIELD] = 0.6, [FEATURE_TOWER] = -0.2, [FEATURE_COURT] = 0.6},
      .spite = 0.5}},
    {{"berta", "Berta builds: no town is ever large enough for her.", AI_EMBLEM_TOWER, CALLED("Berta")},
     {.candidates = 48, .blunder = 9},
     {.likes = {[FEATURE_CITY] = 0.3,
                [FEATURE_ROAD] = -0.1,
                [FEATURE_FIELD] = -0.2,
                [FEATURE_TOWER] = 0.3,
                [FEATURE_HOUSE] = 0.3,
                [FEATURE_PATH] = -0.1,
                [FEATURE_COURT] = -0.2},
      .spite = 0.9}},
    {{"reynard", "Reynard likes best what belongs to you; some days he is half asleep.", AI_EMBLEM_FOX,
      CALLED("Reynard")},
     {.candidates = CANDIDATES_MAX,
      .playouts = 1000,
      .most = 1000,
      .plies = 6,
      .win = 10,
      .present = true,
      .exact = true,
      .sleepy = 45,
      .asleep = &half_asleep},
     {.spite = 1.1}},
    {{"mathilde", "Mathilde counts every tile and forgives nothing.", AI_EMBLEM_FALCON, CALLED("Mathilde")},
     {.candidates = CANDIDATES_MAX,
      .playouts = 2000,
      .most = PLAYOUTS_MAX,
      .plies = 6,
      .win = 10,
      .present = true,
      .exact = true},
     {.spite = 1}},
};

enum { CHARACTERS = sizeof characters / sizeof *characters };

_Static_assert((int)CHARACTERS <= (int)AI_EMBLEM_COUNT, "no two share an emblem: who chooses has room for so many");

int ai_character_count(void) { return CHARACTERS; }

const struct ai_character *ai_character(int index) { return &characters[index].told; }

int ai_character_find(const char *name)
{
	for (int i = 0; name && i < CHARACTERS; i++)
		if (strcmp(characters[i].told.name, name) == 0)
			return i;
	return -1;
}

void character_mind(int index, struct ai_mind *mind)
{
	mind->strength = characters[index].strength;
	mind->style = characters[index].style;
	mind->weights = ai_weights_default;
}
