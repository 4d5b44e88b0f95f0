/*
 * checker.h - what the two parts of the slow check share: the table as it is
 * printed, and the features found on it by flood fill.
 */
#pragma once

#include "recount.h"

#include "engine/carcassonne/state.h"

enum { SEGMENTS = NODES_MAX, NONE = -1, CHECK_SIDE = 32 };

/* A segment as printed: where it lies and what it touches, in board directions. */
struct segment {
	int tile, kind, index;
	unsigned edges, halves;
	int pennants;
	unsigned signs; /* bit per enum sign_kind */
	int feature;
};

struct recount {
	int open, tiles, pennants;
	int signs[SIGN_KINDS];
	int figures[PLAYERS_MAX]; /* by weight, without the heavy ones */
	int heavy;
	bool there[PLAYERS_MAX];   /* who occupies it */
	bool company[PLAYERS_MAX]; /* who has somebody there to follow */
	long address;
	int root; /* what the fast code calls this feature, or NONE before the first segment was met */
};

struct checker {
	const struct game *game;
	char *text;
	size_t size;
	int x[TILES_MAX], y[TILES_MAX];
	int near[CHECK_SIDE][CHECK_SIDE], next[TILES_MAX]; /* tiles by the ends of their x and y: a list each */
	int segment_count, feature_count;
	int first[TILES_MAX + 1]; /* first segment of each tile */
	struct segment segments[SEGMENTS];
	struct recount features[SEGMENTS];
};

/* Writes the sentence; always false. */
__attribute__((format(printf, 2, 3))) bool check_fault(const struct checker *c, const char *format, ...);

const struct tile_type *check_type(const struct checker *c, int tile);
/* The tile in a cell, or NONE. */
int check_tile(const struct checker *c, int x, int y);
/* What a laid tile shows at an edge of the board. */
int check_shown(const struct checker *c, int tile, int edge);
/* How many of the eight cells round a tile hold tiles. */
int check_round(const struct checker *c, int tile);

/* carcassonne_state.c: the frontier, the cells, the lists and the figures. */
bool check_state(const struct checker *c);
/* expansions.c: what the expansions of the game remember. */
bool check_expansions(const struct game *game, char *text, size_t size);
