/* board.h - the table with everything that lies still on it, as one picture.
 *
 * It is drawn anew in every frame, tile by tile: what shows what it showed before costs a device nothing
 * (platform/canvas.c), a card never much.  While the camera zooms pictures may be smaller than what they are drawn as.
 *
 * Use: board_begin(), add what lies there, board_draw().  The board keeps no pointer to what it was given. */
#pragma once

#include <bastide/game.h>

#include "view/table/camera.h"
#include "view/art/figure.h"
#include "view/table/lamp.h"
#include "view/table/loose.h"
#include "view/table/tile_map.h"
#include "view/host/host.h"
#include "view/table/tile_art.h"

struct board_figure {
	float x, y; /* where it stands, in cells */
	uint8_t color, pose;
	bool leaves; /* is to go: half there */
};

/* The pennon of a finished city: where its pole stands, and whose points it was
 * (BANNER_PLAIN: nobody's, or it is not known). */
struct board_banner {
	int16_t x, y;         /* the cell */
	uint8_t across, down; /* within it, of BANNER_STEPS */
	uint8_t color;
	bool west; /* its cloth flies to the west */
};
enum { BANNER_PLAIN = 255, BANNER_STEPS = 32 };

/* Something painted between grounds and walls (the field overlay); each but `self` may be NULL. */
struct board_under {
	void (*paint)(void *self, struct draw *draw, const struct art_tile *tile, struct rect box);
	void (*after)(void *self, struct draw *draw, const struct art_tile *tile, struct rect box); /* over the walls */
	void (*board)(void *self, struct draw *draw, const struct art_tile *tile,
	              struct rect box); /* over what is printed on one, below its tiles, and its starts */
	float (*aside)(void *self, const struct art_tile *tile); /* its walls stand so far to the side, in cells */
	void *self;
};

struct board;

/* The look of the land depends on the pile alone: the same at the table, after
 * loading, and when the ending is shown. */
uint32_t board_seed(const struct setup *setup);

/* `tiles`: of the game that is shown. */
struct board *board_create(struct host *host, const struct tile_set *tiles, uint32_t seed);
/* The same in the light of a low sun. */
struct board *board_create_evening(struct host *host, const struct tile_set *tiles, uint32_t seed);
void board_destroy(struct board *board);

struct tile_art *board_art(struct board *board);
struct tile_maps *board_maps(struct board *board);

/* Sheep, sails and pennons are drawn over all else, moved by this breeze, from the next board_draw() on; NULL: they
 * are at rest, below the followers.  At rest both look the same. */
void board_breathe(struct board *board, const struct breeze *breeze);

void board_begin(struct board *board);
/* The camera of the next board_draw() is on its way here. */
void board_toward(struct board *board, const struct camera *to);
/* A faint line where one tile ends and the next begins. */
void board_hairline(struct board *board, bool on);
/* What is printed on the board of a game that has one; has it? */
void board_add_printed(struct board *board);
bool board_printed(const struct board *board);
/* All tiles of a position but the one at index `skip` (-1: none), and what is printed on the game's board.  Light
 * burns in the windows of cities that are finished. */
void board_add_game(struct board *board, const struct game *game, int skip);
void board_add_tile(struct board *board, struct art_tile tile);
/* One of them as it is painted, once they were added. */
struct art_tile board_laid(const struct board *board, const struct game *game, int index);
/* Of which kind a tile is that is laid behind so many: monasteries take turns.  0: it has but one. */
uint8_t board_look(const struct game *game, int type, int before);
void board_add_figure(struct board *board, const struct board_figure *figure);
/* All that stand on tiles; whoever of this seat may be lifted half there, for he is taken back (NOBODY: none is). */
void board_add_figures(struct board *board, const struct game *game, int lifting);
/* Who stands there is not added: he is on his way. */
void board_leave_out(struct board *board, struct cell cell, struct spot spot);
void board_add_banner(struct board *board, const struct board_banner *banner);

/* Draws the table into `window`, with the point looked at in the middle of `view`.  `rest` is the tile size at which
 * the camera will come to rest: while it is under way, nothing need be sharp. */
void board_draw(struct board *board, struct frame *frame, const struct camera *camera, double rest, struct rect view,
                struct rect window, const struct board_under *under);

/* The same of a small picture, in whatever frame; `wood`: on the table, else on what is there. */
void board_compose(struct board *board, struct draw *draw, const struct camera *camera, struct rect view,
                   struct rect window, const struct board_under *under, bool wood);

/* Of what lies and stands there; all that stands. */
enum board_part {
	BOARD_GROUND = 1,
	BOARD_TOWERS = 2,
	BOARD_WALLS = 4, /* and houses, trees, what moves and flies */
	BOARD_FIGURES = 8,
	BOARD_STANDING = BOARD_TOWERS | BOARD_WALLS | BOARD_FIGURES
};
/* These parts once more within `window`, where something was drawn over them since. */
void board_draw_again(const struct board *board, struct draw *draw, const struct camera *camera, struct rect view,
                      struct rect window, unsigned parts);

/* The tile on a cell as it is drawn, once board_draw() has been there; false where none lies. */
bool board_tile(const struct board *board, int x, int y, struct art_tile *tile);

/* All that was added as tiles, as it is to be drawn: with what is printed on the board, from north to south.  It holds
 * until the next board_begin(). */
const struct art_tile *board_tiles(struct board *board, int *count);

/* Bounds of the tiles last added, in cells, or of all cells of the game's board; false when there are none. */
bool board_bounds(const struct board *board, int *x0, int *y0, int *x1, int *y1);

/* Where a figure on this spot stands, in cells. */
struct vec board_anchor(struct board *board, const struct game *game, struct cell cell, struct spot spot);
/* Of all spots of a feature the one that is nearest to a point. */
struct vec board_nearest(struct board *board, const struct game *game, const struct feature *feature, struct vec to);
/* Where a figure stands: on its spot, or over the corner of the tiles before its cell. */
struct vec board_stand(struct board *board, const struct game *game, int figure, struct cell cell, struct spot spot);
/* Where a neutral piece stands: beside the figure that it has joined, or with its foot there in its cell; `clear` of
 * the cone of a volcano there. */
struct vec board_neutral(struct board *board, const struct game *game, const struct setup_neutral *at, struct vec foot,
                         bool clear);
/* The same as board_anchor() on a tile that may not be in the game yet. */
struct vec board_anchor_on(struct board *board, int type, int rotation, struct cell cell, struct spot spot,
                           float *clearance);

/* A game with a board: the middle of the space of a score, where its marker stands beside the number, where the wall
 * tile of a corner tower lies; in cells. */
struct vec board_space_place(const struct board *board, int score);
struct vec board_marker_place(const struct board *board, int score);
struct vec board_corner_place(const struct board *board, int corner);

/* What is under a point of the table: the tile's index, and the spot there if
 * any (kind FEATURE_KINDS: none); false where no tile lies. */
bool board_hit(struct board *board, const struct game *game, double x, double y, int *tile, struct spot *spot);
