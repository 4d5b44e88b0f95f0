/* castle.h - Carcassonne: The Castle: what is printed on its board.
 *
 * The board is a wall round an irregular patch of cells.  The wall is the score track at the same time: spaces 0, 1, 2
 * ... clockwise round the cells, two spaces to a cell's edge, and two in every corner tower.  Some edges of the wall
 * are start spaces: a piece of path, tower, house or court that the first tiles are laid against.
 *
 * All of it is data (data/castle, loaded by format.h's tile_set_load with the castle tiles): another outline with
 * another track is another file.  What is printed on castle tiles stands in tileset.h: struct tile_type, its `parts`.
 *
 * Lengths are in cells: x to the east, y to the south, cell 0,0 reaches from 0,0 to 1,1.  The structs own no memory. */
#ifndef BASTIDE_CASTLE_H
#define BASTIDE_CASTLE_H

#include <bastide/game.h>

enum {
	CASTLE_WIDTH_MAX = 32, /* of the box round all cells; its top left is 0,0 */
	CASTLE_HEIGHT_MAX = 32,
	CASTLE_CELLS_MAX = 128,
	CASTLE_STARTS_MAX = 16,
	CASTLE_CORNERS_MAX = WALL_CORNERS_MAX,
	CASTLE_SPACES_MAX = 250,
	CASTLE_SHAPE_MAX = 6, /* points of a space */
	CASTLE_ID_SIZE = 8,
};

/* Wall tiles by what they do (R38): the first three in a turn, those from WALL_PATH on in the final scoring (R36). */
enum wall_tile {
	WALL_EXTRA_TURN = 1,
	WALL_DOUBLE_TOWER = 2,
	WALL_DOUBLE_HOUSE = 3,
	WALL_PATH = 4, /* 4 to 7: an unfinished path, tower, house; a court */
	WALL_TOWER = 5,
	WALL_HOUSE = 6,
	WALL_MARKET = 7,
	WALL_KEEP = 8, /* the keep counts as 2 tiles larger (D8, D11) */
	WALL_POINTS = 9,
};

struct castle_cell {
	uint8_t x, y;
};

struct castle_point {
	float x, y;
};

/* A start space: a bit of wall that behaves like a tile's edge (D1). */
struct castle_start {
	char id[CASTLE_ID_SIZE]; /* "S1" */
	struct castle_cell cell; /* the cell it faces */
	uint8_t side;            /* enum edge: where the wall stands, seen from that cell */
	uint8_t kind;            /* FEATURE_PATH, _TOWER, _HOUSE, _COURT */
	uint8_t markets;         /* court */
};

/* A corner tower: two neighbouring spaces, cut by a diagonal. */
struct castle_corner {
	uint8_t first;              /* its first space; the other is the next one */
	bool wall_tile;             /* a wall tile lies here when the game begins: all but that of space 0 (R5) */
	bool reflex;                /* the wall turns outwards here: the tower stands among the cells' corners */
	struct castle_point vertex; /* the corner of the outline */
};

/* A space of the track. */
struct castle_space {
	uint8_t corner;      /* index of its corner tower, or CASTLE_NO_CORNER */
	uint8_t point_count; /* 3 or more */
	struct castle_point points[CASTLE_SHAPE_MAX];
};

enum { CASTLE_NO_CORNER = 255, CASTLE_NO_START = 255 };

struct castle_board {
	int width, height;
	bool inside[CASTLE_HEIGHT_MAX][CASTLE_WIDTH_MAX]; /* [y][x] */
	int cell_count;
	struct castle_cell cells[CASTLE_CELLS_MAX]; /* by row, then column */
	int start_count;
	struct castle_start starts[CASTLE_STARTS_MAX]; /* in the order of their ids */
	int corner_count;
	struct castle_corner corners[CASTLE_CORNERS_MAX]; /* clockwise from space 0 */
	int space_count;                                  /* R3: 100 */
	struct castle_space spaces[CASTLE_SPACES_MAX];
	uint8_t wall_tiles[WALL_KINDS + 1]; /* how many there are of each number; [0] is 0 */
};

/* All its cells, as game_bounds() has those with tiles. */
static inline void castle_bounds(const struct castle_board *board, struct cell *low, struct cell *high)
{
	*low = (struct cell){0, 0};
	*high = (struct cell){(int16_t)(board->width - 1), (int16_t)(board->height - 1)};
}

/* Is this cell inside the wall?  Any numbers will do. */
static inline bool castle_inside(const struct castle_board *board, int x, int y)
{
	return (unsigned)x < CASTLE_WIDTH_MAX && (unsigned)y < CASTLE_HEIGHT_MAX && board->inside[y][x];
}

/* Index of the start space on this side of a cell, or CASTLE_NO_START. */
int castle_start_at(const struct castle_board *board, int x, int y, int side);

/* The space that a score stands on: the track goes round (R32). */
int castle_space_of(const struct castle_board *board, int score);

/* Index of the corner tower of a space, or CASTLE_NO_CORNER. */
int castle_corner_of(const struct castle_board *board, int space);

/* Corners with a wall tile at the beginning; the n-th of them, clockwise from the first after space 0 (the order
 * of the protocol's `wall`). */
int castle_wall_count(const struct castle_board *board);
int castle_wall_corner(const struct castle_board *board, int n);

/* ---- a game of The Castle ---- */

struct castle_keep {
	struct cell cell; /* address of its house */
	struct spot spot;
	int size; /* tiles and start spaces of that house */
};

/* False if the player has none, or the game is another one. */
bool game_keep(const struct game *game, int seat, struct castle_keep *keep);

/* What the larger keep is paid for at the end (R44, R45): the empty cells that are connected, the nearest to the first
 * of them first, and the start spaces at their edge that count. */
struct castle_area {
	int cell_count, start_count;
	struct castle_cell cells[CASTLE_CELLS_MAX];
	uint8_t starts[CASTLE_STARTS_MAX];
};
void game_empty_area(const struct game *game, struct castle_area *area);

/* Wall tiles of a number (1 to 9) that a player holds; those of them that he may use this turn (D17). */
int game_hand(const struct game *game, int seat, int number);
int game_hand_usable(const struct game *game, int seat, int number);

/* Does a wall tile still lie on this corner tower? */
bool game_wall_lies(const struct game *game, int corner);

/* For saves alone, nobody sees them: the numbers of the wall tiles, in the order of setup.wall; how many corners. */
int game_wall(const struct game *game, uint8_t wall[CASTLE_CORNERS_MAX]);

/* Takes the wall tiles off the wall: for a copy on which a turn is thought out, so that nothing is told that nobody
 * knows (R5). */
void game_wall_clear(struct game *game);

/* Is the board sound: cells connected, starts at the wall, spaces and corners in order?  False with a sentence. */
bool castle_board_check(const struct castle_board *board, struct tile_error *error);

#endif
