/* drawing.h - the drawings of data/art as tables, which the build makes of them; data/art/README.md tells how they are
 * written.  drawing_NAME is the group of that name; the two enumerations that have a drawing each are arrays. */
#pragma once

#include "view/art/brush.h"

enum element_kind {
	ELEMENT_FILL,
	ELEMENT_STROKE,
	ELEMENT_HALO,
	ELEMENT_OUTLINE,
	ELEMENT_LIGHT,
	ELEMENT_PART,
	ELEMENT_EMBLEM,
	ELEMENT_USE
};

/* An element that is not always seen: from near or afar (brush_small()), of families with a beard or without. */
enum element_when { WHEN_NEAR = 1, WHEN_FAR = 2, WHEN_BEARDED = 4, WHEN_BARE = 8 };

/* What a player has colours for. */
enum hue {
	HUE_GIVEN, /* the drawing's own */
	HUE_BODY,
	HUE_INK,
	HUE_EMBLEM,
	HUE_DARK, /* folds and lit side of the cloth; deep: half as light as the folds */
	HUE_LIGHT,
	HUE_DEEP,
	HUE_HAIR, /* his family's, as are brows, eyes and skin */
	HUE_HAIR_DARK,
	HUE_BROW,
	HUE_EYES,
	HUE_SKIN_LIT,
	HUE_SKIN,
	HUE_SKIN_DARK,
	HUE_COUNT
};
uint32_t hue_of(enum hue hue, int color); /* 0xRRGGBB */

/* Several colours, from one corner of the box round the shape to the other, or from a middle outwards. */
struct wash {
	bool radial;
	float x, y, r;
	int count;
	struct {
		float at, alpha;
		uint32_t color;
		enum hue hue;
	} stops[INK_STOPS_MAX];
};

struct drawing;
struct element {
	enum element_kind kind;
	unsigned when;                /* enum element_when; 0: always */
	const struct path_data *path; /* NULL: a circle */
	float x, y, r;                /* of the circle */
	float width;                  /* of a stroke */
	float least;                  /* so many pixels width or radius have, however small it is */
	uint32_t color;               /* 0xRRGGBB */
	enum hue hue;
	float alpha;
	const struct wash *wash; /* NULL: of one colour */
	const struct drawing *use;
};

struct drawing {
	const struct element *elements;
	int count;
	const struct path_data *shape; /* what throws its shadow, or is its silhouette; NULL: none */
};

/* Appends an element's outline, each point p becoming p * scale + (dx, dy). */
void element_path(struct path *path, const struct element *element, float scale, float dx, float dy);
void drawing_paint(struct brush *brush, const struct drawing *drawing, int color);

#include <view/art/drawings.h>
