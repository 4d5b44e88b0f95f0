/* light.h - features lit: fills, patterns and rims over segments of tiles.
 *
 * Each tile's share is one small picture made from its map, so a lit feature is exactly what the rules join.  Owners'
 * patterns (pattern.h) stand still on the table. */
#pragma once

#include "view/table/board.h"
#include "view/art/pattern.h"

/* `side` of a light while the camera zooms. */
enum { LIGHT_ZOOMS = 2 * TILE_MAP_SIZE };

struct light {
	uint32_t fill;    /* over the segment; alpha 0: none */
	uint32_t rim;     /* along its border, inside */
	uint32_t halo;    /* a thinner line between border and rim; 0: none */
	float rim_width;  /* fraction of the tile; halo a half of it */
	bool rim_on_open; /* also along edges that face empty cells */
	bool dashed;      /* the rim */
	bool soft;        /* halo as a slim line outside, rim as a glow that fades inwards */
	unsigned owners;  /* bit per enum color: their pattern, a rim in their colours; 0: none */
	int side;         /* one picture of so many pixels a side for all sizes; 0: as many as it is shown with */
	bool on_ground;   /* segments as the ground carries them, not as the eye sees them */
};

/* Edges of this cell that face empty ones, bit e for edge e. */
unsigned light_open_edges(const struct game *game, int x, int y);

/* Finds how far each of w * h pixels lies from the nearest one that is 0 or less, in pixels (octagons, near enough to
 * circles), where less than its own value; values of at most 1.4 stay as they are. */
void light_distances(float *far, int w, int h);

/* How far each pixel of the ground's map lies from the border of these parts, in pixels of the map, positive inside.
 * Beyond the tile's edge they go on, but where that is open.  False when out of memory. */
bool light_depths(const struct tile_map *map, const struct tile_codes *codes, unsigned open, float *depths);

/* The tile's share: these parts of it. `open` bit e: edge e faces an empty cell. */
void light_tile(struct draw *draw, struct tile_maps *maps, const struct art_tile *tile, const struct tile_codes *codes,
                unsigned open, const struct light *light, struct rect box, float alpha);

/* A whole feature over the board as it stands under this camera. */
void light_feature(struct draw *draw, struct board *board, const struct game *game, const struct feature *feature,
                   const struct light *light, const struct camera *camera, struct rect view, float alpha);

/* Its share on the t-th of its tiles alone.  Of what is not painted yet each frame has a little, the rest is in the
 * next ones. */
void light_feature_tile(struct draw *draw, struct board *board, const struct game *game, const struct feature *feature,
                        int t, const struct light *light, const struct camera *camera, struct rect view, float alpha);
