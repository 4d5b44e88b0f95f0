/* stage.h - the table of the show: land flooded, the rest dimmed.
 *
 * Land is drawn between the grounds of the board and its walls, dusk over them. */
#pragma once

#include "view/table/board.h"
#include "story/tally.h"
#include "view/ending/stage/field.h"
#include "view/ending/core/look.h"

/* What is lit: parts of each laid tile. */
struct stage_lit {
	struct tile_codes codes[TILES_MAX];
	bool any[TILES_MAX];
	bool all;  /* nothing is dimmed */
	bool bare; /* cells without a tile are not */
};

/* The light of the act before, as far as it has not gone out yet, and that of this one. */
struct stage_dusk {
	const struct stage_lit *lits[2]; /* NULL: nothing is dimmed */
	float parts[2];                  /* 1 together */
};

/* Where things stand on a city, in cells. */
struct city_place {
	bool known;
	float x, y;         /* middle: coins */
	float top_x, top_y; /* highest point of the wall: its letter */
};

/* How the land lies at one moment. */
struct stage_land {
	bool shown[FIGURES_MAX];
	struct field_look looks[FIGURES_MAX]; /* of the farms that are shown */
};

struct stage {
	const struct tally *tally;         /* borrowed */
	struct board *board;               /* borrowed */
	struct field *fields[FIGURES_MAX]; /* made when first shown */
	struct city_place *places;         /* by city */
	struct signs *signs;               /* of the act that was shown last */
	uint64_t signs_key;
	struct rect view, window;     /* the free part; all that is painted */
	struct camera camera, to;     /* where it looks, and where it will */
	bool reduced;                 /* cuts instead of camera moves */
	bool passes;                  /* frames follow each other: sizes that last one come from near ones */
	bool paused;                  /* the camera stays where it is, also on its way */
	bool panel;                   /* one of several beside each other */
	bool ready;                   /* all fields are made */
	unsigned ahead;               /* followers that were painted before the camera rests: whose turn it is */
	const struct tally *baseline; /* editions: payments that this one does not make are lit */
};

void stage_init(struct stage *stage, const struct tally *tally, struct board *board);
void stage_finish(struct stage *stage);

/* The camera that shows a frame of cells in this view. */
struct camera stage_camera(const struct tally_look *look, struct rect view, struct tally_frame frame);

/* Table, land, dimming. */
void stage_draw(struct stage *stage, struct frame *frame, const struct tally_look *look);
/* Rims, figures, coins, names over it. */
void stage_marks(struct stage *stage, const struct tally_look *look);

const struct city_place *stage_city_place(struct stage *stage, int city);
/* Where a follower of the act stands, in cells; several on one spot stand side by side. */
struct vec stage_farmer(const struct stage *stage, const struct tally_act *act, int farmer);
/* The board beside the city where farmers gather (city editions), and a place on it. */
struct rect stage_gather_board(struct stage *stage, const struct tally_look *look);
struct vec stage_gather_place(struct stage *stage, const struct tally_look *look, int farmer);

/* Is this point of the table inside the feature, as the eye sees it? */
bool stage_covers(const struct stage *stage, const struct feature *feature, float x, float y);
/* On the screen: a point of the table, a place for a follower, one who stands there, and what is put on a city. */
struct vec stage_point(const struct stage *stage, float x, float y);
struct vec stage_anchor(const struct stage *stage, struct cell cell, struct spot spot);
struct vec stage_stand(const struct stage *stage, int figure, struct cell cell, struct spot spot);
struct vec stage_city(struct stage *stage, int city);

/* The Castle: keeps as they stand; the empty area that one is paid for, lit; what a score paid, where it did. */
void castle_keeps_draw(struct stage *stage, const struct tally_look *look);
void castle_area_draw(struct stage *stage, const struct tally_look *look, float lit);
void castle_paid_draw(struct stage *stage, const struct tally_look *look, const struct record *record, float alpha);

/* A still picture of the table for audit and editions: land as it says, dimmed where not lit; the camera is set before.
 * `small`: for panels, without lamps. */
void stage_still_draw(struct stage *stage, struct frame *frame, const struct stage_lit *lit,
                      const struct stage_land *land, bool small);

void stage_lit_add(struct stage_lit *lit, const struct tally *tally, const struct feature *feature);
void stage_lit_city(struct stage_lit *lit, const struct tally *tally, int city);
/* Everything that is lit at this moment of this act. */
void stage_lit_find(struct stage_lit *lit, const struct tally *tally, const struct tally_state *state);

/* A rim of this colour in the whole feature, and its land a little lighter. */
void stage_light(const struct stage *stage, const struct tally_look *look, const struct feature *feature, uint32_t hex,
                 float alpha);

/* Dims what is not lit on one tile (index in the game), its square at `box`,
 * with the walls that stick out over the table. */
void stage_dim(struct draw *draw, struct board *board, const struct tally *tally, const struct stage_dusk *dusk,
               int tile, struct rect box);
/* The same for what is printed on a board, where no tile lies. */
void stage_dim_board(struct draw *draw, struct board *board, const struct tally *tally, const struct stage_dusk *dusk,
                     const struct art_tile *printed, struct rect box);

/* castle.c: where the act leads the markers on the wall, into the look. */
void castle_spaces(const struct stage *stage, struct tally_look *look);

/* stage.c: how the land of all farms looks at this moment. */
void land_find(const struct stage *stage, const struct tally_state *state, struct stage_land *land);

/* ---- crowd.c: followers on the stage: lying, standing up, walking ---- */

/* Everybody on the table, the act's farmers standing as far as they are up. */
void crowd_draw(struct stage *stage, const struct tally_look *look);
/* The board beside a city where they gather, and their ways (city editions). */
void crowd_board(struct stage *stage, const struct tally_look *look);
/* Copies on their way to the bill; `place` says where each goes. */
void crowd_copies(struct stage *stage, const struct tally_look *look, const struct vec places[], float height);

/* How tall one stands up: large enough to count, however small the tiles. */
float crowd_stand_height(const struct stage *stage, const struct tally_look *look);

/* A dotted line with a dark edge. */
void crowd_trail(const struct tally_look *look, struct vec from, struct vec to, uint32_t color, float alpha);

/* outline.c: rims round whole cities, outside the raised wall. The painter's view map says what the eye sees of a
 * city, wall included; the rim runs round all its tiles together. */

struct outline {
	uint8_t colors[PLAYERS_MAX]; /* enum color; alternating segments on a tie */
	int color_count;             /* 0: cream */
	bool dashed;                 /* an unfinished city: grey, dashed */
	bool glow;
};

void outline_draw(const struct stage *stage, const struct tally_look *look, int city, const struct outline *outline,
                  float alpha);

/* ---- marks.c: marks in files of their own; private to marks*.c ---- */

/* The unfinished feature of the act, its tiles and pennants numbered. */
void marks_feature(struct stage *stage, const struct tally_look *look);
void marks_roads(struct stage *stage, const struct tally_look *look);

/* A coin that drops onto what it pays for: `p` of its beat. */
void marks_coin(const struct stage *stage, const struct tally_look *look, struct vec at, float r, int value, float p);
/* The number of what is counted i-th, on the corner of its coin. */
void marks_count(const struct tally_look *look, struct vec at, float r, int i, float p);

/* castle.c: The Castle's below the followers; and what everything has paid, as far as it is shown. */
void castle_below(struct stage *stage, const struct tally_look *look);
void castle_result(struct stage *stage, const struct tally_look *look, float p);
/* The box of what is counted i-th in the act: a cell, or a start space on the wall. */
struct rect castle_counted_box(const struct stage *stage, const struct tally_act *act, int i);
