/* tileset.h - what is printed on the tiles.
 *
 * A tile type is a description of one printed tile in its fixed orientation
 * (rotation 0): four edges, and the segments of city, road, river and field
 * that lie on it.  The rules, the painter and the hit-testing of the window
 * all read this one description, so that the picture can never disagree with
 * the rules.
 *
 * Conventions:
 *   - x grows to the east, y to the south; rotation = clockwise quarter turns.
 *   - edges N0 E1 S2 W3; after r turns edge e lies at (e + r) & 3.
 *   - eight half-edges, clockwise: NL NR EL ER SL SR WL WR = 0..7, "left" and
 *     "right" seen from the tile's centre looking out; after r turns half-edge
 *     h lies at (h + 2r) & 7.
 *   - across a shared side touch 0-5, 1-4, 2-7, 3-6.
 *
 * The engine only reads a set; it must outlive every game that was made with
 * it. */
#ifndef BASTIDE_TILESET_H
#define BASTIDE_TILESET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The games on this table. */
enum game_kind { GAME_CARCASSONNE, GAME_CASTLE, GAME_KINDS };

enum edge { EDGE_N, EDGE_E, EDGE_S, EDGE_W, EDGE_COUNT };

enum half_edge { HALF_NL, HALF_NR, HALF_EL, HALF_ER, HALF_SL, HALF_SR, HALF_WL, HALF_WR, HALF_COUNT };

/* What an edge shows.  SEAM joins two cells of the City of Carcassonne board; it never faces a tile that a player lays.
 * ANY fits whatever lies beside it, and ends it. */
enum terrain {
	TERRAIN_FIELD,
	TERRAIN_ROAD,
	TERRAIN_CITY,
	TERRAIN_RIVER,
	TERRAIN_SEAM,
	TERRAIN_ANY,
	/* The Castle */
	TERRAIN_PATH,
	TERRAIN_TOWER,
	TERRAIN_HOUSE,
	TERRAIN_COURT,
	TERRAIN_KINDS
};

/* What can be claimed.  A river is never claimed and is no feature. */
enum feature_kind {
	FEATURE_CITY,
	FEATURE_ROAD,
	FEATURE_FIELD,
	FEATURE_MONASTERY,
	FEATURE_SHRINE,
	FEATURE_GARDEN,
	/* The Castle */
	FEATURE_PATH,
	FEATURE_TOWER,
	FEATURE_HOUSE,
	FEATURE_COURT,
	FEATURE_KINDS
};

/* What kinds have in common, a bit for each: their order in the enumeration means nothing. */
enum {
	/* They reach edges, and are complete when none of them is open. */
	FEATURES_BY_EDGE =
	    1U << FEATURE_CITY | 1U << FEATURE_ROAD | 1U << FEATURE_PATH | 1U << FEATURE_TOWER | 1U << FEATURE_HOUSE,
	FEATURES_BY_HALF =
	    1U << FEATURE_FIELD | 1U << FEATURE_COURT, /* they reach half-edges, and are never complete */
	/* They stand alone on their tile, and are complete when no cell round them is empty. */
	FEATURES_BUILT = 1U << FEATURE_MONASTERY | 1U << FEATURE_SHRINE | 1U << FEATURE_GARDEN,
	/* Where a follower may stand. */
	FEATURES_FOLLOWED = 1U << FEATURE_CITY | 1U << FEATURE_ROAD | 1U << FEATURE_FIELD | 1U << FEATURE_MONASTERY |
	                    1U << FEATURE_SHRINE,
	/* Those of The Castle's tiles. */
	FEATURES_OF_CASTLE = 1U << FEATURE_PATH | 1U << FEATURE_TOWER | 1U << FEATURE_HOUSE | 1U << FEATURE_COURT,
};

/* Is it one of them?  FEATURE_KINDS, no feature, is none. */
static inline bool feature_among(unsigned kinds, unsigned kind) { return kind < FEATURE_KINDS && kinds >> kind & 1; }

/* Marks of a tile; several may be set.  The expansions name theirs: this face needs -Isrc beside -Iinclude. */
enum tile_mark_bit {
	TILE_BIT_START,
	TILE_BIT_MONASTERY,
	TILE_BIT_CARCASSONNE,
	TILE_BIT_SQUARE,
#define TILE(name) TILE_BIT_##name,
#include "expansions/list.h"
	TILE_BITS
};
enum tile_flag {
	TILE_START = 1 << TILE_BIT_START, /* a base start tile */
	TILE_MONASTERY = 1 << TILE_BIT_MONASTERY,
	TILE_CARCASSONNE =
	    1 << TILE_BIT_CARCASSONNE,      /* a cell of the City of Carcassonne: its fields border it */
	TILE_SQUARE = 1 << TILE_BIT_SQUARE, /* The Castle: its paths end at a square (D19) */
#define TILE(name) TILE_##name = 1 << TILE_BIT_##name,
#include "expansions/list.h"
};

/* What files call a mark. */
struct tile_mark {
	const char *key; /* "volcano" */
	uint32_t flag;   /* enum tile_flag */
};
/* The i-th that tiles of this game may have, or NULL behind the last. */
const struct tile_mark *game_tile_mark(enum game_kind game, int i);

/* What a city or a road may bear besides (struct sign of bastide/contents.h), a bit each where it is printed. */
enum sign_kind {
#define SIGN(name) SIGN_##name,
#include "expansions/list.h"
	SIGN_KINDS
};

enum {
	TILE_ID_SIZE = 24, /* bytes with the final NUL */
	TILE_NAME_SIZE = 96,
	TILE_CITIES_MAX = 4,
	TILE_ROADS_MAX = 4,
	TILE_RIVERS_MAX = 2,
	TILE_FIELDS_MAX = 5,
	TILE_PARTS_MAX = 8,
	TILE_LINKS_MAX = 4,
	TILE_SEGMENTS_MAX = 10, /* four edges at most carry cities and roads, then fields and one building */
	SIGNS_MAX = 16,         /* room for; arrays by sign have so many */
	TILESET_TYPES_MAX = 256,
	TILE_COUNT_MAX = 255, /* tiles of one type in a set */
	TILESET_SETS_MAX = 24,
	TILESET_SET_NAME_SIZE = 24,
};

struct tile_city {
	uint8_t edges; /* bit e: reaches edge e */
	uint8_t pennants;
	uint16_t signs; /* bit per enum sign_kind */
};

struct tile_road {
	uint8_t edges;  /* one bit: ends on the tile; two bits: passes through; three: forks */
	uint16_t signs; /* bit per enum sign_kind */
};

struct tile_river {
	uint8_t edges;
};

struct tile_field {
	uint8_t half_edges; /* bit h; 0: an enclosed field that reaches no edge ("inner") */
	uint8_t cities;     /* bit c: borders cities[c] of this tile */
};

enum { LINK_CITY = 0, LINK_ROAD = LINK_CITY + TILE_CITIES_MAX, LINK_BUILDING = LINK_ROAD + TILE_ROADS_MAX };

/* A segment of a castle tile.  Paths, towers and houses reach edges; a court reaches half-edges, both of an edge
 * that shows a court, one beside a path. */
struct tile_part {
	uint8_t kind;       /* FEATURE_PATH, _TOWER, _HOUSE, _COURT */
	uint8_t edges;      /* bit e */
	uint8_t half_edges; /* bit h: courts */
	uint8_t marks;      /* wells of a path (0, 1), markets of a court */
};

struct tile_type {
	char id[TILE_ID_SIZE];
	char name[TILE_NAME_SIZE]; /* English, for people */
	uint8_t edges[EDGE_COUNT]; /* enum terrain */
	uint8_t city_count, road_count, river_count, field_count;
	struct tile_city cities[TILE_CITIES_MAX];
	struct tile_road roads[TILE_ROADS_MAX];
	struct tile_river rivers[TILE_RIVERS_MAX];
	struct tile_field fields[TILE_FIELDS_MAX];
	/* What meets at a crossing, a gate or a monastery: bits of cities from LINK_CITY, of roads from
	 * LINK_ROAD, and of the building. */
	uint8_t link_count;
	uint16_t links[TILE_LINKS_MAX];
	uint8_t part_count; /* The Castle has parts, and none of the above */
	struct tile_part parts[TILE_PARTS_MAX];
	uint32_t flags; /* enum tile_flag */
};

/* How many tiles of each type a named set holds ("base_old", "river1_new" ...). */
struct tile_count_set {
	char name[TILESET_SET_NAME_SIZE];
	uint8_t counts[TILESET_TYPES_MAX]; /* by type index */
};

enum { SPOT_INNER = 8 }; /* `at` of the first enclosed field; the next is 9, ... */

struct castle_board;

/* What the rules look up of a type, turned: derived by tile_set_finish(), the engine's own. */
struct tile_layout;

/* Kinds of figures that all expansions of a game may bring together (struct piece of bastide/contents.h). */
enum { PIECES_MAX = 16 };
/* Kinds of moves of all games and expansions. */
enum { FORMS_MAX = 32 };

struct piece;
struct move_form;

/* The tiles of one game.  All its own memory but layouts and board: tile_set_release() frees those. */
struct tile_set {
	uint8_t game; /* enum game_kind: whose tiles these are */
	int type_count, set_count;
	struct tile_type types[TILESET_TYPES_MAX];
	struct tile_count_set sets[TILESET_SETS_MAX];
	struct tile_layout *layouts;              /* by type; NULL: not finished */
	const struct piece *pieces[PIECES_MAX];   /* the game's kinds of figures by id, or NULL: by tile_set_finish() */
	const struct move_form *forms[FORMS_MAX]; /* how its kinds of moves are written, or NULL: the same */
	uint8_t form_numbers[FORMS_MAX];          /* theirs in signatures (tests/format/signatures.txt): the same */
	struct castle_board *castle; /* The Castle: its board (bastide/castle.h); freed by tile_set_release() */
	struct tile_set *next;       /* the sets of all games, if loaded together, stand in a ring; else NULL */
};

/* Of the sets that were loaded with this one, itself among them, the game's; NULL if there is none. */
const struct tile_set *tile_set_of(const struct tile_set *set, enum game_kind game);

/* What is wrong, one sentence. */
struct tile_error {
	char text[200];
};

/* Index of the type with this id, or -1. */
int tile_set_find(const struct tile_set *set, const char *id);

/* The set with this name, or NULL. */
const struct tile_count_set *tile_set_counts(const struct tile_set *set, const char *name);

/* Is the type consistent?  Edges agree with segments, every half-edge of a field or a road or river side belongs to
 * exactly one field, borders name existing cities, marks fit.  False with a sentence. */
bool tile_type_check(enum game_kind game, const struct tile_type *type, struct tile_error *error);

/* Derives the layouts of its types, which are consistent; without it no game can be made of the set.  False with a
 * sentence if it has no types, or too many, or memory runs out. */
bool tile_set_finish(struct tile_set *set, struct tile_error *error);

/* Frees layouts and board; the set is unfinished again. */
void tile_set_release(struct tile_set *set);

/* How many bits are set: edges, seats, turns. */
static inline int bit_count(uint64_t bits)
{
	int count = 0;

	for (; bits; bits &= bits - 1)
		count++;
	return count;
}

/* May two edges lie side by side? */
static inline bool terrains_meet(int a, int b) { return a == b || a == TERRAIN_ANY || b == TERRAIN_ANY; }

/* ---- turning ---- */

static inline int edge_turned(int edge, int rotation) { return (edge + rotation) & 3; }
static inline int half_turned(int half, int rotation) { return (half + 2 * rotation) & 7; }

/* Bits 0-3 moved with the tile. */
static inline unsigned edges_turned(unsigned edges, int rotation)
{
	return ((edges << rotation) | (edges >> (4 - rotation))) & 0xf;
}

/* Bits 0-7 moved with the tile. */
static inline unsigned halves_turned(unsigned halves, int rotation)
{
	return ((halves << (2 * rotation)) | (halves >> (8 - 2 * rotation))) & 0xff;
}

/* ---- segments, by their kind (enum feature_kind) and index in cities[], roads[], fields[] or parts[]; one that is not
 * there (-1) may be asked about ---- */

/* The edges that one reaches as the type lies, or half-edges (FEATURES_BY_HALF); 0: it is enclosed, or there is none.
 */
unsigned tile_segment_reach(const struct tile_type *type, int rotation, int kind, int index);
/* Which one a spot's `at` names; -1: none. */
int tile_segment_at(const struct tile_type *type, int rotation, int kind, int at);
/* The first `at` of one: what it is called by; -1: there is none. */
int tile_segment_first(const struct tile_type *type, int rotation, int kind, int index);

/* The half-edge of the neighbour that touches half-edge h of this tile. */
static inline int half_touching(int half) { return half & 1 ? (half + 3) & 7 : (half + 5) & 7; }

#endif
