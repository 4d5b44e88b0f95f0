/*
 * figure.h - followers and whoever stands among them, at any pixel size; drawn in data/art.
 *
 * Townsfolk in six colours, each with an emblem (emblem.h) and what he is known by: a knight's helmet and sword, a
 * traveller's hat and bundle, a monk's hood and book; farmers rest on the grass.  Lit from the upper left like the
 * land, with a shadow that falls to the lower right; from afar a thin light line finds them on roofs and walnut.
 *
 * A standing figure is 100 x 118 units; "height" is the body from base to hood
 * in output pixels.  Halo and staff reach beyond it.
 */
#pragma once

#include "view/list/draw.h"

#include <bastide/game.h>

/* Height in pixels of a follower on the board, for tiles of this size: a third of
 * them; on small ones a little more, that he is still found: 22 pixels at least, as long as
 * that is half a tile. */
static inline float figure_on_tile(double size)
{
	float small = size < 80 ? 1 : size > 110 ? 0 : (110 - (float)size) / 30;
	float height = (float)size * 0.32f * (1 + 0.27f * small), least = size < 44 ? (float)size * 0.5f : 22;
	return height < least ? least : height;
}

/* How far from the middle of a space the n-th (0 ...) of several figures stands, in
 * heights: so near that it is one space, so far that every emblem is seen. */
static inline float figure_beside(int n, int of)
{
	return (of <= 2 ? .62f : of == 3 ? .54f : .46f) * ((float)n - (float)(of - 1) / 2);
}

enum figure_pose {
	POSE_STANDING,     /* with a staff: in hand, on a road */
	POSE_KNIGHT,       /* with a sword */
	POSE_MONK,         /* with a book */
	POSE_LYING,        /* at rest on the grass */
	POSE_STRAW_HAT,    /* a farmer who stands up to be counted */
	POSE_MARK,         /* a small plain silhouette of the supply, no halo */
	POSE_OWN,          /* from here on those of expansions (own_figure.h), row by row */
	POSE_PAVED = 64,   /* added to one of them: on the stones of a city, among whose roofs he would sink */
	POSE_TURNED = 128, /* who lies looks the other way */
};

/* How a figure (enum figure) stands on a feature (enum feature_kind; FEATURE_KINDS: on
 * none, in hand or in a haven): in a field he lies. */
enum figure_pose figure_pose(int figure, int feature);
/* The same of who stands on a spot of this cell: on neighbouring ones they do not lie as copies of each other. */
enum figure_pose figure_pose_on(int figure, struct cell cell, struct spot spot);
/* How the piece with this key, somebody's or nobody's, stands in hand or in a haven. */
enum figure_pose piece_pose(const char *key);
/* The same for a farmer who stands up to be counted: with a straw hat. */
enum figure_pose figure_pose_hat(int figure);
/* As a mark of the supply; how high that is on a button of height 1. */
enum figure_pose figure_pose_mark(int figure);
float figure_mark_height(int figure);

/* The kinds as a player's card shows them: followers, then the others, those last that are offered beside followers.
 * Returns how many there are. */
int figure_card_order(uint8_t order[PIECES_MAX]);

/* What a figure is, in units: how far it reaches from its base's middle (from his own middle for one who lies)
 * without the halo, how wide it counts in a row, and its drawing, whose shape throws its shadow or is its mark (of a
 * mark the drawing is what shows within it), or who paints it where no drawing can. */
struct brush;
struct drawing;
struct figure_shape {
	struct {
		float side, top;
	} reach;
	float width;
	bool lies, mark, mirrored;
	const struct drawing *drawing;
	void (*paint)(struct brush *brush, int color);
};

/* A follower (data/art/follower.svg) who lies; the large one is larger and has a chain of office. */
void follower_paint_lying(struct brush *brush, int color, bool large);

enum figure_look {
	LOOK_NORMAL,
	LOOK_SPENT,  /* a supply mark that is on the table: a grey silhouette */
	LOOK_DASHED, /* a supply mark: the follower in hand, or on trial */
	LOOK_GREY,   /* a loser */
	LOOK_SHADED, /* stands aside, in the dark: grey but for a rest of his colour */
};

/* Does it lie, its middle where it is, or stand on its base? */
bool figure_lies(enum figure_pose pose);
/* Width of a pose's body, without halo, for this height. */
float figure_width(enum figure_pose pose, float height);

/* A figure whose base's middle stands at (x, y) - for a lying one, his
 * middle.  `color` is an enum color of contents.h; `alpha` 0..1. */
void draw_figure(struct draw *draw, float x, float y, float height, enum figure_pose pose, int color,
                 enum figure_look look, float alpha);

/* Over one that stands there: what turns on it when it has rolled so many pixels. */
void draw_figure_rolling(struct draw *draw, float x, float y, float height, int figure, float way);

/* Over one that stands there: what opens on it, from 0 to 1. */
void draw_figure_opening(struct draw *draw, float x, float y, float height, int figure, float way);

/* A figure of another folder, which is constant: nobody's, standing. */
void draw_shape(struct draw *draw, float x, float y, float height, const struct figure_shape *shape, float alpha);

/* The same, body fitted into a box and centred. */
void draw_figure_in(struct draw *draw, struct rect box, enum figure_pose pose, int color);
