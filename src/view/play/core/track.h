/* track.h - the wall round a castle on which the markers walk. */
#pragma once

#include "view/play/core/found.h"
#include "view/table/board.h"

struct play;

/* wall.c: the wall round a castle, on which the markers walk; NULL: the land has no bounds, and the track lies below
 * the table */
const struct castle_board *play_wall(const struct play *play);
/* Where the marker of a score stands on the wall, on the screen; its feet. */
struct vec play_score_place(const struct play *play, int score);
/* Where a player's marker is just now on the wall, in cells: it walks while its points arrive. */
struct vec play_marker_place(const struct play *play, int seat, uint64_t now);

/* A marker's walk that ending the turn, or the chosen answer of an open decision, would begin. */
struct play_landing {
	int seat, from, to; /* scores */
	int corner;         /* where it stops on a corner tower whose wall tile it takes, else CASTLE_NO_CORNER */
};
enum { PLAY_LANDINGS_MAX = 8 };
int play_landings(struct play *play, struct play_landing landings[PLAY_LANDINGS_MAX]);
/* A player's keep with its foot there, in cells. */
void play_keep_draw(const struct play *play, struct draw *draw, int seat, struct vec at);
/* The corner tower where this score wins a wall tile now, or CASTLE_NO_CORNER. */
int play_corner_won(const struct play *play, int score);

/* flight.c: is a player's keep on its way to another house? */
bool play_keep_flies(const struct play *play, int seat, uint64_t now);

/* land/walk.c: corners of the boxes that hold the markers' ways in the last turn, in cells, for a picture that tells
 * of it; how many. */
enum { WALK_PLACES = 3 * PLAYERS_MAX };
int play_walk_places(const struct play *play, struct vec places[WALK_PLACES]);
