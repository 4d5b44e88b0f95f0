/* survey.h - a position at a glance, for those who judge thousands of them: computer players.
 *
 * game_survey() lists, in about a microsecond, every feature that can still change or pay, and every empty cell beside
 * a tile with what lies across its edges.  It tells nothing that does not lie open on the table: not the pile's order,
 * not what is face down.
 *
 * game_mix_unseen() makes, of a copy of a game, one that a player could as well be in: all that nobody can see is dealt
 * anew.
 *
 * Nothing here allocates. */
#ifndef BASTIDE_SURVEY_H
#define BASTIDE_SURVEY_H

#include <bastide/game.h>
#include <bastide/layout.h>

enum {
	SURVEY_FEATURES_MAX = 1024, /* features beyond are left out */
	SURVEY_HOLES_MAX = 2 * TILES_MAX + 2,
	SURVEY_CITIES_MAX = 64,  /* cities beyond are not told to border a field */
	SURVEY_SEAT_BITS = 10,   /* of survey_feature.figures */
	SURVEY_WEIGHT_MAX = 255, /* there of a seat: four features may be added up */
	NO_FEATURE = 0xffff,
	NO_HOLE = 0xffff,
};

/* How many signs are counted in a lane of `extra` (struct sign); without their expansion they are decoration. */
static inline uint64_t survey_lane_bits(unsigned lane) { return (uint64_t)0xffff << 16 * lane; }
static inline unsigned survey_lane(uint64_t extra, unsigned lane) { return extra >> 16 * lane & 0xffff; }

struct survey_feature {
	uint8_t kind; /* enum feature_kind */
	bool complete;
	bool taken;        /* somebody stands here, even if he weighs nothing */
	uint16_t tiles;    /* distinct tiles; a building: those round it and its own */
	uint16_t pennants; /* city */
	int16_t open;      /* as in struct feature */
	uint64_t figures;  /* SURVEY_SEAT_BITS per seat, seat 0 lowest: what they weigh; a large one counts two */
	uint64_t cities;   /* a field: bit per city it borders; a city: its own bit */
	struct cell cell;  /* a building: where it lies; others: somewhere on it */
	bool lifted;       /* a building: a move may take the one figure here home (struct piece) */
	uint64_t extra;    /* what else is printed on it: survey_lane() */
	uint8_t turners;   /* bit per seat of whom a figure stands here that brings a second part (brings_part) */
	uint8_t fatteners; /* a field: bit per seat of whom one stands here that makes cities worth more (helps_farm) */
	uint8_t keepers;   /* a field: bit per seat of whom one stands here that stays until the end (corner) */
};

/* What a seat's figures weigh among those of a feature, or of several added up. */
static inline unsigned survey_weight(uint64_t figures, int seat)
{
	return figures >> SURVEY_SEAT_BITS * seat & ((1U << SURVEY_SEAT_BITS) - 1);
}

/* The seats with the most figures (by weight), one bit each; 0 if there are none. */
unsigned majority(uint64_t figures);

/* An empty cell that touches a tile along an edge. */
struct survey_hole {
	struct cell cell;
	uint16_t forbidden; /* 4 bits per edge from N: bit t: terrain t clashes; 0: no tile there */
	uint8_t fits;       /* bit per rotation: the tile in hand may lie here so */
	/* What lies across each edge as features of the survey, seen from this cell: its own side of the edge
	 * (city, road, field), the field on the left, the one on the right; NO_FEATURE where there is none. */
	uint16_t across[EDGE_COUNT][SIDE_PARTS];
	uint8_t walls;               /* The Castle: bit per edge beyond which nothing ever lies */
	uint16_t beyond[EDGE_COUNT]; /* the hole beyond each edge, or NO_HOLE */
};

struct survey {
	int feature_count, hole_count;
	struct survey_feature features[SURVEY_FEATURES_MAX];
	struct survey_hole holes[SURVEY_HOLES_MAX];
	uint64_t carcassonne; /* the bit of the City of Carcassonne among the cities, or 0 */
	/* On which feature each figure of game_standing() stands, in that order, and what it weighs there. */
	struct {
		uint16_t feature;
		uint8_t weight;
	} stands[FIGURES_MAX];
};

/* Every city; every road and building that is not complete; every field that reaches a hole
 * or has a figure; every hole. */
void game_survey(const struct game *game, struct survey *survey);

/* Deals anew what nobody sees: the tiles left, as far as their order is unknown (of a river: not the fork
 * that begins and not the lake that ends it).  What comes out depends on what is left and on *rng alone,
 * not on how it lay before.  A tile in hand is seen and stays: mix before the move that draws. */
void game_mix_unseen(struct game *game, struct rng *rng);

#endif
