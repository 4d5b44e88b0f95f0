/* placement.h - one placement of the tile in hand judged, without laying it: how turn.c chooses. */
#pragma once

#include "turn.h"

enum { OWNED_MAX = FIGURES_MAX };

/* What stays the same for all placements of one tile. */
struct scene {
	const struct view *view;
	struct judge *judge;
	const struct game *game;
	const struct lean *lean;
	const struct tile_layout *tile;
	bool twins;                       /* it has two segments of one kind, */
	bool meets;                       /* and one feature lies at two sides of the hole */
	bool barred;                      /* nobody may stand on it */
	double back[PLAYERS_MAX];         /* one more figure in supply */
	double cost;                      /* one figure fewer for the one who moves */
	bool meeple;                      /* he has one; a large meeple is as good as a meeple */
	enum figure small;                /* which of the two */
	double turn;                      /* of a second turn that this one may bring */
	double open_edge[FEATURE_KINDS];  /* of those with edges: view_open_edge() */
	double held[SURVEY_FEATURES_MAX]; /* what each feature is worth to him as it is */
	int field_count, building_count;
	uint16_t fields[OWNED_MAX], buildings[OWNED_MAX]; /* that somebody holds */
};

/* Of one placement. */
struct choice {
	double gain, claim; /* of laying it; of the best figure besides */
	struct move figure;
};

/* A segment of the tile joined with its neighbours. */
struct joint {
	uint8_t of; /* the first segment that it is one with: itself, or all is told there */
	int tiles, pennants, open;
	uint64_t figures, extra;
	uint8_t turners, fatteners, keepers;
	bool taken;
	double hard, before;
	uint64_t cities;
	uint16_t parts[EDGE_COUNT * 2];
	int part_count;
	double city_after; /* of a city: what a field gets for it afterwards */
	double city_change;
};

/* The one who moves alone, with one figure. */
static inline uint64_t scene_mine(const struct scene *scene)
{
	return (uint64_t)1 << (SURVEY_SEAT_BITS * scene->lean->seat);
}

/* What a feature is worth to the one who leans so. */
double scene_held(const struct scene *scene, unsigned kind, uint64_t figures, struct worth worth);

/* A figure on this segment of the tile in hand is worth so much: chosen if nothing better was. */
void choice_claim(const struct scene *scene, struct choice *choice, int segment, int rotation, enum figure figure,
                  double worth);

/* Does one feature lie at two sides of the hole? */
bool hole_meets(const struct survey_hole *hole);

/* The tile of the scene, turned so, in this hole. */
void placement_judge(const struct scene *scene, int hole, int rotation, struct choice *choice);
