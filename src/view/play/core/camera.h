/*
 * camera.h - what is seen of the table, and the way there.
 */
#pragma once

#include "view/table/camera.h"

/* What is seen of the table: core/camera.c */
struct play_view {
	struct camera camera, from, to;
	uint64_t start;
	int length;           /* ms; 0: at rest */
	bool set, own;        /* own: the player chose it */
	bool whole;           /* he wants to see all of the land, however small */
	int turn;             /* and in which turn */
	struct camera before; /* where to return to after the follower step */
	bool close_up;
	bool waits; /* for the pointer to rest: a tile was laid with it, and the next click is on its way */
};

/* Of the stage, where something lies beyond it. */
enum play_rim { RIM_LEFT, RIM_RIGHT, RIM_ABOVE, RIM_BELOW, RIMS };

struct play;
struct play_shown;

/* Cells of wood beside what a picture shows. */
double play_camera_margin(const struct play_shown *shown);
/* Where a cell is on the screen; a point of the table; a spot of a laid tile, of any other cell the middle. */
struct rect play_cell_box(const struct play *play, int x, int y);
struct vec play_on_screen(const struct play *play, struct vec at);
struct vec play_place(const struct play *play, struct cell cell, struct spot spot);
/* Where a figure of this kind stands there. */
struct vec play_stand(const struct play *play, int figure, struct cell cell, struct spot spot);
/* What of the table he covers there. */
struct rect play_body(const struct play *play, int figure, struct cell cell, struct spot spot);
/* The same as if he stood there, who may lie: what is told keeps so far off. */
struct rect play_upright(const struct play *play, const struct setup_figure *figure);
void play_camera_tick(struct play *play, uint64_t now);
int play_camera_wait(const struct play *play, uint64_t now); /* ms until it goes where it waits to go; -1: nowhere */
void play_camera_fit(struct play *play, uint64_t now, bool at_once);
void play_camera_view(struct play *play, uint64_t now); /* the whole table; again: as much of it as can be read */
void play_camera_beyond(struct play *play, enum play_rim rim, uint64_t now); /* to what is lit there, for this turn */
void play_camera_room(struct play *play, uint64_t now);   /* a panel beside the table comes or goes */
double play_camera_whole(const struct play *play);        /* how large tiles are where all of the land is seen */
void play_camera_follow(struct play *play, uint64_t now); /* after a change */
void play_camera_hold(struct play *play,
                      struct rect stage); /* the same under the same pixel as when that was the stage */
void play_camera_zoom(struct play *play, double factor, int sx, int sy, uint64_t now, bool ease);
/* As far as it must, so that the cell is seen whole, with some room round it. */
void play_camera_bring(struct play *play, struct cell cell, uint64_t now);
/* Both cells are seen, where that is so only farther off. */
void play_camera_reveal(struct play *play, struct cell a, struct cell b, uint64_t now);
void play_camera_pan(struct play *play, int dx, int dy);
void play_camera_arrive(struct play *play);                               /* at once where it is going */
void play_camera_look(struct play *play, struct camera camera, bool own); /* there; own: and stay */
void play_camera_refit(struct play *play, uint64_t now);                  /* to where it may lie now */
void play_camera_resized(struct play *play, bool first, uint64_t now);    /* to a window of another size; the first? */

/* core/part.c: the table shows what a file wants: in a window until somebody plays on. */
bool play_pictured(const struct play *play);
/* A land that would be seen too small is seen in part. */
bool play_part_needed(const struct play *play);
bool play_part_seen(const struct play *play); /* it is needed, and not all of it was asked for */
bool play_part_hides(const struct play *play, const struct camera *rest); /* what is in question */
struct camera play_part_camera(const struct play *play, struct camera rest, const struct cell *must); /* or NULL */
int play_part_beyond(const struct play *play, enum play_rim rim); /* lit places out of sight there */
struct camera play_part_towards(const struct play *play, enum play_rim rim, const struct camera *rest);
