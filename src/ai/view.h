/* view.h - a position judged: every feature with its chance to be completed and
 * what it is expected to pay, every hole with how hard it is to fill.
 *
 * Points are those of one owner; who owns is the business of whoever asks. */
#pragma once

#include "judge.h"

/* How hard something is to complete: 0 it is, 1 one chance in two, HARD_NEVER it cannot be. */
#define HARD_NEVER 1e6

struct worth {
	double hard;  /* to complete */
	double done;  /* the chance that it will be */
	double worth; /* points expected */
};

struct view {
	struct survey survey;
	int left;                       /* tiles in the pile */
	double turns;                   /* of one player, still to come */
	double chance;                  /* how many tiles a player draws for each that was left when thinking began */
	double early;                   /* 1 at the start of a long game, 0 at the end */
	double supply[PLAYERS_MAX];     /* figures in supply and those that will come back, with their chance */
	double city[SURVEY_CITIES_MAX]; /* by bit: what a field gets for it */
	struct worth features[SURVEY_FEATURES_MAX];
	double edge_hard[SURVEY_HOLES_MAX][EDGE_COUNT]; /* of closing a city or road across this edge of a hole */
	double hole_fill[SURVEY_HOLES_MAX];             /* the chance that somebody lays a tile here */
};

void view_take(struct view *view, struct judge *judge, const struct game *game);

/* Everything of a feature but a field. */
struct worth worth_of(const struct view *view, const struct judge *judge, unsigned kind, int tiles, int pennants,
                      int open, double hard, uint64_t extra);

/* The same of a feature of the survey, with so many open edges and so hard to complete. */
static inline struct worth worth_then(const struct view *view, const struct judge *judge,
                                      const struct survey_feature *feature, int open, double hard)
{
	return worth_of(view, judge, feature->kind, feature->tiles, feature->pennants, open, hard, feature->extra);
}

enum { FULL_BUILDING = 9 }; /* a building with all that lie round it */

/* A building in this cell of which so many tiles lie, cell by cell round it, `without` this hole; how hard it is, is
 * the caller's. */
struct worth building_worth(const struct view *view, const struct judge *judge, struct cell cell, int tiles,
                            int without);

/* How hard it is to close a city or road across an edge of a hole with this around it. */
double view_edge(const struct view *view, const struct judge *judge, unsigned kind, const struct around *around,
                 int edge);

/* The same towards a cell that touches nothing else. */
double view_open_edge(const struct view *view, struct judge *judge, unsigned kind);

/* What so many figures in supply are worth, by now. */
double view_supply(const struct view *view, const struct judge *judge, double figures);

/* Does one lie within the ring of eight round the other? (also a cell and itself) */
static inline bool cells_touch(struct cell a, struct cell b)
{
	return (unsigned)(a.x - b.x + 1) <= 2 && (unsigned)(a.y - b.y + 1) <= 2;
}

static inline unsigned figures_of(uint64_t figures, int seat) { return survey_weight(figures, seat); }

/* The points that each player may expect at the end. */
void view_expect(const struct view *view, struct judge *judge, const struct game *game, double points[PLAYERS_MAX]);

/* castle.c: what is known of The Castle beyond the moves: what its features come to, and what a keep and wall tiles in
 * hand promise. */

/* A path, tower, house or court; `marks`: wells, markets. */
struct worth castle_worth(const struct view *view, const struct judge *judge, unsigned kind, int tiles, int marks,
                          int open, double hard);

/* Adds what keeps and wall tiles promise. */
void castle_expect(const struct view *view, const struct judge *judge, const struct game *game,
                   double points[PLAYERS_MAX]);

/* ---- threat.c: features that a single tile would join: what each would gain and lose by it ---- */

/* Adds what may be joined across the holes, with its chance, to what each player expects. */
void threats_expect(const struct view *view, struct judge *judge, double points[PLAYERS_MAX]);

/* The same of one player, by the kind of what is joined; only what this feature of the survey takes part in, or with
 * -1 all. */
void threats_by_kind(const struct view *view, struct judge *judge, int seat, int feature, double points[FEATURE_KINDS]);
