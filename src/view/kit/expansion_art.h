/* expansion_art.h - an expansion as it is shown: rows of tables that its folder brings (art.c).  Help, set-up and
 * player cards loop over the rows and name no expansion. */
#pragma once

#include "app/expansion_words.h"
#include "view/art/drawing.h"
#include "view/art/emblem.h"
#include "view/art/figure.h"
#include "view/art/icon.h"
#include "view/table/board.h"
#include "view/ui/ui.h"
#include "view/ui/widget.h"
#include "expansions/rows.h"

/* The sign of something that one player holds, the token of what is held in numbers. */
struct holding_art {
	int holding;
	enum icon icon;
	const struct drawing *token;
};

/* A neutral piece that stands on a cell; one that waits among figures is a row of figures.c.  Or what is on the tile
 * just laid and goes onto a figure by a move of its own, like such a piece. */
struct neutral_art {
	const char *key;                  /* of the engine's table; of what is printed on a tile, none of it */
	const struct figure_shape *shape; /* constant */
	uint8_t touches;                  /* the kind of move that puts it onto a figure; 0: none */
	uint8_t sign; /* printed on the tile just laid: 1 + enum feature_kind of where; 0: it is not */
	float height; /* in tiles */
	float x, y;   /* its foot in its cell, where it stands alone */
	bool clear;   /* of the cone of a volcano on its tile: before it, or behind */
	bool hovers;
	/* How it is shown on its way, `flown` 0..1 of it, eastwards or not; and, `flown` 1, while the table lives, so
	 * many seconds already, or below 0 at rest.  NULL: as `shape`, always. */
	const struct figure_shape *(*pose)(float flown, bool east, float seconds);
	/* What it does while it stands and the table lives, as far as `presence` (0..1); NULL: nothing. */
	void (*lives)(struct draw *draw, struct vec foot, float height, float seconds, float presence);
	/* What it does to somebody whom it sends home, at `t` of its time: its foot, its height and he on the screen,
	 * in pixels; NULL: nothing. */
	void (*meets)(struct draw *draw, struct vec foot, float height, struct vec whom, float t);
};

struct expansion_art {
	ROWS_OF(neutral_art, neutral, neutrals);
	ROWS_OF(holding_art, holding, holdings);
	enum rule_module card_module; /* whose picture in the set-up is drawn by `card`, where that is no tile */
	void (*card)(struct ui *ui, struct rect box, float alpha);
};

/* One of each expansion that has the layer. */
#define ART(name) extern const struct expansion_art name##_art;
#include "expansions/list.h"

/* All of them, in the order of expansions/list.h. */
extern const struct expansion_art *const expansion_art_table[];
extern const int expansion_art_count;

/* Draws the picture of a module that has another than a tile; false: it has none. */
bool expansion_card(struct ui *ui, enum rule_module module, struct rect box, float alpha);
/* How a neutral piece is shown; NULL: nobody has drawn it. */
const struct neutral_art *expansion_neutral(const char *key);
/* ... one that is on the table; NULL: it is not. */
const struct neutral_art *expansion_neutral_there(const struct game *game, int id);
/* Draws it where it stands at rest, and all that are there. */
void neutral_draw(struct draw *draw, struct board *board, const struct game *game, const struct camera *camera,
                  struct rect view, int id, float alpha);
void neutrals_draw(struct draw *draw, struct board *board, const struct game *game, const struct camera *camera,
                   struct rect view, float alpha);
/* ... and what goes onto a figure by this kind of move; NULL: nothing does. */
const struct neutral_art *expansion_touch(int move);
/* The token of what is held in numbers, drawn by draw_medal() with the holding; NULL: it has none. */
const struct medal_kind *expansion_token(int holding);
/* The sign of a holding; ICON_NONE: it has none. */
enum icon expansion_icon(int holding);
