/* pane.h - the table as a part of another screen: drawn as a picture of a file shows it, with its marks and claims.
 *
 * Nothing is played on it and it takes no input; whoever owns it asks what is under a pixel.  Made anew for every
 * position, it goes on looking where the one before looked. */
#pragma once

#include <bastide/game.h>

#include "view/kit/screen.h"
#include "view/table/camera.h"
#include "view/table/tile_art.h"

struct session;

/* Owns the session.  `before` is where it goes on looking from, and is destroyed; NULL: everything is in sight.  NULL
 * when out of memory. */
struct screen *play_pane_create(struct host *host, struct session *session, struct screen *before);
void play_pane_destroy(struct screen *pane); /* takes NULL */

/* Before anything is asked or drawn: which part of the window it centres on.  It is drawn all over the window. */
void play_pane_place(struct screen *pane, const struct frame *frame, struct rect box);
void play_pane_draw(struct screen *pane, struct frame *frame);

const struct session *play_pane_session(const struct screen *pane);
/* For previews beside the table. */
struct tile_art *play_pane_art(struct screen *pane);

/* What is under a pixel: the cell, and the spot of the tile there (kind FEATURE_KINDS: none). */
void play_pane_at(struct screen *pane, int x, int y, struct cell *cell, struct spot *spot);
struct rect play_pane_cell(const struct screen *pane, struct cell cell);
/* Where a figure on this spot stands, in pixels. */
struct vec play_pane_spot(struct screen *pane, struct cell cell, struct spot spot);
/* Where on its tile that is: "north-east"; "" of what stands in the middle or goes all round. */
const char *play_pane_side(struct screen *pane, struct cell cell, struct spot spot);

void play_pane_pan(struct screen *pane, int dx, int dy);
void play_pane_zoom(struct screen *pane, double factor, int x, int y);
void play_pane_fit(struct screen *pane);
/* For a picture: as near as all that is to be seen has room for, unless somebody chose where to look; returns where it
 * looked, for play_pane_look(). */
struct camera play_pane_near(struct screen *pane);
void play_pane_look(struct screen *pane, struct camera camera);
/* Moves the cell into sight. */
void play_pane_show(struct screen *pane, struct cell cell);
