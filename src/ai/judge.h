/* judge.h - what does not change while one decision is thought about: who
 * thinks, what is left in the pile, and from it how easily an edge is closed. */
#pragma once

#include <bastide/survey.h>

#include "weights.h"

enum { AROUND_SIDES = EDGE_COUNT * SIDE_PARTS };
enum { AROUND_COUNT = 625 }; /* nothing or one of four terrains across each of four edges */

/* What an expansion's mind may have a say in (mind.h). */
#define MIND_HOOKS(HOOK)                                                                                               \
	HOOK(worth)                                                                                                    \
	HOOK(supply)                                                                                                   \
	HOOK(expect)                                                                                                   \
	HOOK(turn)                                                                                                     \
	HOOK(bars)                                                                                                     \
	HOOK(line)                                                                                                     \
	HOOK(field)                                                                                                    \
	HOOK(house)                                                                                                    \
	HOOK(lift)                                                                                                     \
	HOOK(instead)                                                                                                  \
	HOOK(aims)                                                                                                     \
	HOOK(gifts)
#define MIND_HOOK(name) MIND_##name,
enum mind_hook { MIND_HOOKS(MIND_HOOK) MIND_HOOK_COUNT };
#undef MIND_HOOK
enum { MINDS_MAX = 32 };

/* What a character loves. */
struct ai_style {
	double likes[FEATURE_KINDS]; /* points in sight in such features of its own: by how much more, 0.3 = 30 % */
	double spite;                /* points of others, against one's own */
};

/* For a hole with this around it: how many of the tiles left ... */
struct around {
	bool known;
	uint8_t fits;               /* ... can lie there, */
	uint8_t closes[EDGE_COUNT]; /* ... and end the city or road across that edge, */
	/* ... and join what lies across these two sides (edge * SIDE_PARTS + enum tile_side; first < second). */
	uint8_t joins[AROUND_SIDES][AROUND_SIDES];
};

/* What signs make of a road or a city that has some (judge_raise). */
struct raise {
	uint64_t signs; /* those bits of `extra`; 0: none do */
	double each;    /* points for each tile and pennant, completed */
	bool nothing;   /* unfinished it pays nothing */
};

struct judge {
	const struct settings *settings;
	const struct ai_weights *weights;
	int players;
	int left;                          /* tiles */
	uint8_t counts[TILESET_TYPES_MAX]; /* of each type */
	int type_count;
	uint8_t types[TILESET_TYPES_MAX];   /* those that are left */
	const struct tile_layout *tiles;    /* by type */
	bool castle;                        /* The Castle */
	unsigned minds[MIND_HOOK_COUNT];    /* bit per mind of this game that has the hook (mind.h) */
	struct raise raised[FEATURE_KINDS]; /* of signs in this game */
	unsigned bringing;                  /* bit per lane of signs that bring something (struct sign) */
	double farm_points;                 /* of a completed city, 0: no farms */
	struct around around[AROUND_COUNT];
};

void judge_init(struct judge *judge, const struct game *game, const struct ai_weights *weights);

/* Where this sign is, a completed feature pays so much for each tile and pennant, an unfinished one nothing? */
void judge_raise(struct judge *judge, int sign, double each, bool nothing);

/* Does a kind of feature reach whole edges, which close it?  (Fields and courts do not, buildings none.) */
static inline bool kind_has_edges(unsigned kind) { return FEATURES_BY_EDGE >> kind & 1; }

/* Who is paid for a feature with these figures: one bit each; in The Castle nobody if they are tied (R28). */
unsigned judge_owners(const struct judge *judge, uint64_t figures);

/* What can come to a hole, from its `forbidden`. */
const struct around *judge_around(struct judge *judge, unsigned forbidden);
