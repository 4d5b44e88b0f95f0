/* paint.h - the tile painter: from the definition of a tile to its picture.
 *
 * Everything on the table is painted at run time from the same tile_type the
 * rules read.  The painter turns the definition, never the picture: houses
 * stay upright and the light comes from the north-west in every rotation.
 *
 * Threads: every function is pure.  There are no globals and no allocation;
 * the caller owns all buffers, so any number of workers may paint at once,
 * each with scratch memory of its own.
 *
 * Determinism: same job and size, same pixels, on every machine.  Where things
 * stand is decided in integers; only shades are computed in floating point.
 *
 * Pixels: RGBA, four bytes per pixel in the byte order R, G, B, A
 * (SDL_PIXELFORMAT_RGBA32), rows from north to south without padding, straight
 * (not premultiplied) alpha.  Colour is bled into transparent texels, so that
 * a linear filter shows no dark rim.
 *
 * Lengths without a unit are fractions of the tile's side: x to the east, y to
 * the south, (0, 0) the north-west corner.  "size" is the tile's side in
 * pixels: 16 to 1024; the levels of a texture are 512, 256, 128, 64, 32.
 *
 * How the board puts the parts together, north to south, row by row:
 *   1. the grounds of all tiles (opaque squares);
 *   2. for each row of cells: the towers of the lattice corners on the row's
 *      north line, then the overlays of the row from west to east;
 *   3. after the last row the towers of the last line;
 *   4. followers and highlights. */
#ifndef BASTIDE_PAINT_H
#define BASTIDE_PAINT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bastide/castle.h"
#include "bastide/tileset.h"

/* Options of a job. */
enum paint_option {
	PAINT_FLAGS = 1 << 0,   /* City of Carcassonne: flags fly over it */
	PAINT_LOOSE = 1 << 1,   /* what moves is left out: the caller shows it (paint_loose) */
	PAINT_LOW_SUN = 1 << 2, /* the light comes in low: long shadows */
};

/* The time of the year, on the tiles of both games and on The Castle's board. */
enum paint_season { PAINT_SUMMER, PAINT_AUTUMN, PAINT_WINTER, PAINT_SEASONS };

/* One tile to paint.  Cell and seed choose meadows, parcels, trees, houses; paint again when the tile moves to another
 * cell (the painted hand tile may be used as a stand-in until then). */
struct paint_job {
	const struct tile_type *type; /* borrowed while the call lasts */
	int rotation;                 /* clockwise quarter turns, 0-3 */
	int x, y;                     /* board cell; -4096 ... 4095 */
	uint32_t seed;                /* the world seed, one per game */
	unsigned options;             /* enum paint_option */
	uint8_t season;               /* enum paint_season */
	uint8_t lit;                  /* bit per index into cities[]: light burns in its windows */
	uint8_t landmark;             /* 1 + index into cities[]: a great building of its city stands here; 0: none */
	uint8_t look;                 /* 1..PAINT_LOOKS: which of its kinds a monastery is; 0: chosen by its place */
	uint8_t beside[EDGE_COUNT];   /* The Castle: what this edge, as it lies, faces; see below */
};

enum { PAINT_LOOKS = 3 };

/* The Castle: a house or tower runs on into the house or tower beside it, and is closed by a wall where something else
 * lies.  beside[edge] is PAINT_BESIDE_NOTHING while the cell there is empty (the roof is cut open),
 * paint_beside(terrain) of the facing edge of a tile or start space, or PAINT_BESIDE_WALL before the bare castle wall.
 * Paint a tile again when its neighbourhood changes. */
enum { PAINT_BESIDE_NOTHING = 0, PAINT_BESIDE_WALL = 255 };
static inline uint8_t paint_beside(enum terrain terrain) { return (uint8_t)(1 + (int)terrain); }

/* A picture that is larger than what it stands on.  The picture's pixel (left, top) lies on the tile's north-west
 * corner (for a tower: on the lattice corner).  For sizes that are multiples of 32 all four numbers are multiples of
 * size / 32, so that the levels of one picture lie exactly on each other: draw level s at (x - left(s), y - top(s)). */
struct paint_frame {
	int left, top;
	int width, height;
};

/* The overlay (and the preview) of a tile of this size: bleeds 6/32 to the
 * west, 8/32 east, 10/32 north, 6/32 south; 46/32 by 48/32 of size. */
struct paint_frame paint_overlay_frame(int size);

/* A corner tower for tiles of this size: 12/32 by 12/32 of size. */
struct paint_frame paint_tower_frame(int size);

/* Bytes of a frame's picture: width * height * 4. */
size_t paint_frame_bytes(struct paint_frame frame);

/* Bytes of scratch memory that the calls below need for this size; aligned as
 * malloc aligns.  The contents need not survive between calls. */
size_t paint_scratch_size(int size);

/* ---- tiles ---- */

/* The opaque ground: size * size pixels.  It depends on the world position and on the ports at the edges only, so that
 * neighbouring grounds join unseen.  The overlay: walls, houses, trees, buildings and all shadows, in
 * paint_overlay_frame(size).  Either may be NULL; what they share is found out once. */
void paint_picture(const struct paint_job *job, int size, uint8_t *ground, uint8_t *overlay, void *scratch);
static inline void paint_ground(const struct paint_job *job, int size, uint8_t *rgba, void *scratch)
{
	paint_picture(job, size, rgba, NULL, scratch);
}
static inline void paint_overlay(const struct paint_job *job, int size, uint8_t *rgba, void *scratch)
{
	paint_picture(job, size, NULL, rgba, scratch);
}

/* Lattice corners of a tile, for paint_towers. */
enum paint_corner { PAINT_CORNER_NW, PAINT_CORNER_NE, PAINT_CORNER_SE, PAINT_CORNER_SW };

/* Corners where a wall of this tile ends: bit per enum paint_corner.  The board
 * draws one tower for each lattice corner that any of its four tiles names. */
unsigned paint_towers(const struct tile_type *type, int rotation);

/* The tower that hides a wall's end, in paint_tower_frame(size). */
void paint_tower(enum paint_season season, int size, uint8_t *rgba, void *scratch);

/* The front of the wooden slab below a tile whose southern neighbour is free: size pixels wide, paint_slab_height(size)
 * high, drawn from the tile's southern edge down. */
int paint_slab_height(int size);
void paint_slab(const struct paint_job *job, int size, uint8_t *rgba);

/* A single tile complete: ground, towers, overlay, slab, in
 * paint_overlay_frame(size).  For the hand, the ghost, lists and help. */
void paint_preview(const struct paint_job *job, int size, uint8_t *rgba, void *scratch);

/* The same in pieces, for who has other things to do between two of them: steps 0 .. PAINT_PREVIEW_STEPS - 1 upon one
 * picture. */
enum { PAINT_PREVIEW_STEPS = 3 };
void paint_preview_step(const struct paint_job *job, int size, int step, uint8_t *rgba, void *scratch);

/* ---- what moves ---- */

/* Sheep graze on pastures in small flocks, and here and there a mill stands; a volcano smokes, which has no picture:
 * what is painted of it stays, and more rises from its place. */
enum paint_loose_kind {
	PAINT_SHEEP,
	PAINT_SHEEP_GRAZING,
	PAINT_SAILS,
	PAINT_LOOSE_PICTURES,
	PAINT_SMOKE = PAINT_LOOSE_PICTURES
};

struct paint_loose {
	uint8_t kind; /* PAINT_SHEEP_GRAZING, PAINT_SAILS or PAINT_SMOKE */
	bool west;    /* it looks to the west */
	float x, y;   /* a sheep's feet, the hub of the sails, the crater */
};

enum { PAINT_LOOSE_MAX = 8 };

/* How far the sails with this hub stand from upright when nothing turns them, radians clockwise. */
static inline float paint_sails_rest(float x, float y)
{
	float turns = 7.31f * x + 11.7f * y;

	return 1.5707963f * (turns - (float)(int)turns);
}

/* What paint_overlay leaves out with PAINT_LOOSE, from north to south, where it is without; scratch:
 * paint_scratch_size(96).  Returns their number. */
int paint_loose(const struct paint_job *job, struct paint_loose list[PAINT_LOOSE_MAX], void *scratch);

/* Its picture for tiles of this size, in paint_loose_frame(kind, size): sheep with their shadow, feet at
 * (left, top); sails upright, their hub there. */
struct paint_frame paint_loose_frame(enum paint_loose_kind kind, int size);
void paint_loose_picture(enum paint_loose_kind kind, bool west, int size, uint8_t *rgba, void *scratch);

/* Where the foot of the tile's volcano is, in the middle of its front; false: it has none. */
bool paint_volcano_foot(const struct tile_type *type, int rotation, float *x, float *y);

/* ---- table ---- */

/* What the table is made of, or covered with. */
enum paint_top {
	PAINT_WALNUT,
	PAINT_SLATE,
	PAINT_LINEN,
	PAINT_TOPS,               /* to choose from */
	PAINT_BLACK = PAINT_TOPS, /* no table: grounds for a picture that is to have none */
	PAINT_WHITE,
	PAINT_GROUNDS
};

/* The table: size * size opaque pixels that repeat in both directions without a seam; 1024 is good.  Of wood, whose
 * boards are long, they are twice as wide and half as high: paint_table_wide() for a size.  A plank is size /
 * PAINT_TABLE_PLANKS of them high. */
enum { PAINT_TABLE_PLANKS = 6 };
int paint_table_wide(enum paint_top top, int size);
void paint_table(enum paint_top top, int size, uint32_t seed, uint8_t *rgba);
/* One of so many parts of the same picture, from the top down. */
void paint_table_part(enum paint_top top, int size, uint32_t seed, int part, int parts, uint8_t *rgba);

/* ---- levels ---- */

/* Half the picture on premultiplied colour, by a filter four texels wide that keeps edges crisp; the border's texels
 * count for what lies beyond them. dst holds ((w + 1) / 2) * ((h + 1) / 2) pixels and may not overlap src. Straight
 * alpha in and out. */
void paint_half(const uint8_t *src, int width, int height, uint8_t *dst);

/* Gives fully transparent texels the colour of their nearest neighbours (their alpha stays 0).  The calls above have
 * done so already; for pictures of the caller's own. */
void paint_bleed(uint8_t *rgba, int width, int height);

/* ---- what lies where ---- */

/* Kinds of segment in a map. */
enum paint_kind {
	PAINT_NONE,     /* belongs to nothing: village square, roof of no feature */
	PAINT_FIELD,    /* index into fields[] of the type */
	PAINT_CITY,     /* index into cities[]; the wall is part of its city */
	PAINT_ROAD,     /* index into roads[] */
	PAINT_RIVER,    /* index into rivers[]; lakes and springs too */
	PAINT_BUILDING, /* a monastery and the like: index 0 */
	PAINT_GARDEN,   /* index 0 */
	PAINT_HAVEN,    /* in the City of Carcassonne, where figures wait: the haven's number */
	/* The Castle: index into parts[] */
	PAINT_PATH, /* up to the square, which is PAINT_NONE */
	PAINT_HOUSE,
	PAINT_TOWER,
	PAINT_COURT,
};

/* A map pixel: kind << 4 | index. */
static inline uint8_t paint_code(enum paint_kind kind, int index) { return (uint8_t)((int)kind << 4 | index); }
static inline enum paint_kind paint_code_kind(uint8_t code) { return (enum paint_kind)(code >> 4); }
static inline int paint_code_index(uint8_t code) { return code & 15; }

enum {
	PAINT_MAP_MAX = 256, /* largest n; 96 or 128 is plenty for hit-testing */
	PAINT_SPOTS_MAX = 24,
	PAINT_LINKS_MAX = 2,
};

/* The segment under every pixel of an n * n raster (24 <= n <= PAINT_MAP_MAX), n * n bytes of paint_code each: of what
 * the ground carries, barriers and regions as the rules see them; of what the eye sees, where a wall also covers what
 * stands behind it, for highlights and the pointer.  Either may be NULL.  A function of type and rotation alone: keep
 * one per type and rotation.  scratch: paint_scratch_size(n) bytes. */
void paint_map(const struct tile_type *type, int rotation, int n, uint8_t *ground, uint8_t *view, void *scratch);

/* Where a follower stands on a segment. */
struct paint_spot {
	uint8_t code;    /* paint_code of the segment */
	float x, y;      /* feet of a standing figure, middle of a lying one */
	float clearance; /* free radius around it */
};

/* A spot for every city, road, field, building and garden of the tile, the enclosed fields too (index order within a
 * kind; none for rivers and for the havens of the City of Carcassonne); for every part of a castle tile.  Nothing solid
 * is painted on a spot, and no wall hides it; trees leave room for a lying and a standing figure. Returns their number,
 * at most PAINT_SPOTS_MAX. Keep the result; scratch: paint_scratch_size(96). */
int paint_spots(const struct tile_type *type, int rotation, struct paint_spot *spots, void *scratch);

/* Where the shields of cities that count for more are painted, or what hangs in their place: the middle of each and
 * half its width; how many there are. scratch: paint_scratch_size(96). */
int paint_shields(const struct tile_type *type, int rotation, struct paint_spot *shields, void *scratch);

/* The Castle: the middle of the market on a tile; false where there is none.  scratch: paint_scratch_size(96). */
bool paint_market_place(const struct tile_type *type, int rotation, float *x, float *y, void *scratch);

/* A passage below a city bridge: the field on one side goes on at the other. */
struct paint_link {
	uint8_t code; /* the field */
	float x0, y0, x1, y1;
};

/* The passages of a tile; their number, at most PAINT_LINKS_MAX. */
int paint_links(const struct tile_type *type, int rotation, struct paint_link *links);

/* ---- the Castle: the board ---- */

/* The board of a game: what is printed on it, and the world seed as in paint_job. */
struct paint_board {
	const struct castle_board *castle; /* borrowed while a call lasts */
	uint32_t seed;
	uint8_t season; /* enum paint_season */
};

/* The board below the tiles, one cell's square at a time: empty cells, the wall with its numbered flagstones and corner
 * towers, the moat, and the land about it to the board's edge.  (x, y) is any cell from -2 to width + 1; size * size
 * pixels with alpha.  Blocks join without a seam; a block far outside is empty. scratch: paint_scratch_size(size). */
void paint_board_block(const struct paint_board *board, int x, int y, int size, uint8_t *rgba, void *scratch);

/* The cell a start space stands on: the neighbour beyond its edge. */
void paint_start_cell(const struct castle_start *start, int *x, int *y);

/* A start space's house, tower, gate or stalls, in paint_overlay_frame(size) on the cell of paint_start_cell: draw it
 * with the overlays of that row.  beside: what the facing edge of the tile in its cell shows, as in paint_job. */
void paint_start(const struct paint_board *board, int start, uint8_t beside, int size, uint8_t *rgba, void *scratch);

/* Where a marker stands on a space (its feet), and its free radius; in cells, as all places on the board. */
void paint_space_place(const struct paint_board *board, int space, float *x, float *y, float *clearance);

/* The middle of a corner tower (index into corners[]): there a wall tile lies, PAINT_WALL_TILE_WIDE cells wide. */
#define PAINT_WALL_TILE_WIDE 0.17f
void paint_tower_place(const struct paint_board *board, int corner_index, float *x, float *y);

/* ---- the Castle: pieces ---- */

/* A wall tile, size * size pixels with alpha: kind 0 face down, 1 ... WALL_KINDS as printed. */
void paint_wall_tile(int kind, int size, uint8_t *rgba, void *scratch);

/* A keep in a player's colour (0xRRGGBB), size * size pixels with alpha; it stands on the middle of the lower edge. */
void paint_keep(uint32_t color, int size, uint8_t *rgba, void *scratch);

#endif
