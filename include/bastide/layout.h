/* layout.h - a tile type as it is looked up: all claimable segments in one list, and for each rotation which segment
 * lies where.  Derived from what is printed (tileset.h) by tile_set_finish(), as tile_set.layouts; which segments a
 * type has says the game. */
#ifndef BASTIDE_LAYOUT_H
#define BASTIDE_LAYOUT_H

#include <bastide/contents.h>

/* One claimable segment of a type, whatever its kind, at rotation 0. */
struct tile_segment {
	uint8_t kind;       /* enum feature_kind */
	uint8_t edges;      /* those by edge: edges it reaches */
	uint8_t half_edges; /* those by half-edge */
	uint64_t extra;     /* what else the game counts on it */
	uint8_t marks;      /* what is counted on it: pennants of a city, wells of a path, markets of a court */
	bool repeated;      /* by edge: the tile has another segment of this kind */
};

enum { NO_SEGMENT = 255 };

/* Where figures may stand: kinds of figures in a word of bits, and such words. */
enum {
	STAND_KINDS = 63 / TILE_SEGMENTS_MAX,
	STAND_WORDS = (PIECES_MAX + STAND_KINDS - 1) / STAND_KINDS,
};

/*
 * A segment of a laid tile, as it is joined into features (feature.h).  The
 * totals are those of the whole feature and true at its root only.
 */
struct node {
	uint16_t root;     /* the segment of its feature that carries the totals */
	uint16_t next;     /* the segments of a feature stand in a ring */
	uint16_t segments; /* in the ring */
	int16_t open;      /* by edge: edges that face empty cells; a building: empty cells round it;
	                    * by half-edge: 0 or less, and means nothing */
	uint64_t extra;    /* what else the game counts; summed when features join */
	uint32_t figures;  /* 4 bits per seat: the weight of his figures here; above: how many are heavy (figure.h) */
	int32_t address;   /* smallest (row, column, first edge), see node_address() */
	uint16_t tiles;    /* by edge: distinct tiles */
	uint16_t marks;
	uint8_t tile;         /* which laid tile this segment is on (every node, not only roots) */
	uint8_t kind : 7;     /* enum feature_kind (every node) */
	uint8_t repeated : 1; /* by edge: some tile of it has another segment of this kind */
};

/* What reaches an edge: its own segment (city, road, house, or the field of a FIELD edge), and the fields left
 * and right of a road or river, or along a seam, as seen from the tile's centre. */
enum tile_side { SIDE_OWN, SIDE_LEFT, SIDE_RIGHT, SIDE_PARTS };

/* What the edges of a type show, for each rotation: 4 bits per edge from N, one of them set: which one says the
 * game.  Two edges that meet agree if they show the same. */
struct tile_shows {
	uint16_t rotation[4];
};

/* What laying a tile beside others reads stands first, close together: with all expansions there are a hundred types.
 */
struct tile_layout {
	struct tile_shows shows;
	uint8_t segment_count;
	uint8_t building;                         /* the segment of its building, or NO_SEGMENT */
	uint8_t building_kind;                    /* enum feature_kind; FEATURE_KINDS without a building */
	uint8_t river;                            /* edges the river reaches */
	uint8_t first_field;                      /* segment: those by half-edge stand behind those by edge */
	bool carcassonne;                         /* a cell of the City of Carcassonne: all its fields border that */
	bool closes;                              /* what runs into it ends there (TERRAIN_ANY) */
	bool repeats;                             /* two segments of one kind by edge */
	uint8_t sides[4][EDGE_COUNT][SIDE_PARTS]; /* [rotation][edge]: segments, or NO_SEGMENT */
	uint8_t at[4][TILE_SEGMENTS_MAX];         /* [rotation][segment]: first edge, half-edge, SPOT_INNER + n; 0 */
	uint8_t order[4][TILE_SEGMENTS_MAX];      /* segments by kind, then by `at` */
	uint16_t cities[TILE_SEGMENTS_MAX];       /* of a field: bit per segment that is a city it borders */
	/* Who may stand where: for each kind of figure TILE_SEGMENTS_MAX bits, one per place in that order (of any
	 * rotation), STAND_KINDS kinds in a word. */
	uint64_t stands[STAND_WORDS];
	uint16_t by_half;                     /* bit per place: segments by half-edge */
	struct node nodes[TILE_SEGMENTS_MAX]; /* the segments before anything is joined to them, from node 0 */
	struct tile_segment segments[TILE_SEGMENTS_MAX];
	uint8_t half_segment[4][HALF_COUNT]; /* [rotation][half-edge]: field, or NO_SEGMENT */
	uint8_t border_count;                /* which fields border which cities of the tile: segments */
	struct {
		uint8_t field, city;
	} borders[TILE_FIELDS_MAX * TILE_CITIES_MAX];
};

#endif
