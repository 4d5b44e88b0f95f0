#include "view/play/pane.h"

#include "view/play/core/play.h"
#include "view/play/land/land.h"
#include "view/play/screen.h"

#include <math.h>
#include <stdlib.h>

struct play_pane {
	struct play *play; /* owned */
	struct camera before;
	bool follows; /* looks where the one before looked, from the first frame on */
	bool own;     /* which somebody has chosen; else only as long as all that lies is seen there */
};

void play_pane_destroy(struct play_pane *pane)
{
	if (!pane)
		return;
	if (pane->play)
		pane->play->screen.kind->destroy(&pane->play->screen);
	free(pane);
}

struct play_pane *play_pane_create(struct host *host, struct session *session, struct play_pane *before)
{
	static const struct play_picture wish = {.board_only = true, .step = -1};
	struct play_pane *pane = calloc(1, sizeof *pane);

	if (pane && before && before->play->view.set) {
		pane->own = before->play->view.own;
		pane->before = before->play->view.to;
		pane->follows = true;
	}
	if (pane)
		pane->play = (struct play *)play_screen_create(host, session);
	else
		session_destroy(session);
	if (pane && pane->play) {
		play_refresh(pane->play, 0);
		play_motion_skip(pane->play);
		play_screen_picture(&pane->play->screen, &wish);
	} else { /* no memory: what was shown stays */
		free(pane);
		return before;
	}
	play_pane_destroy(before);
	return pane;
}

/* Is all that lies seen, with half a place to lay beside it? */
static bool all_seen(const struct play *play)
{
	const struct game *game = session_game(play->session);
	bool seen = true;

	for (int i = 0; i < game_tile_count(game) && seen; i++) {
		struct cell at = game_tile(game, i).cell;
		struct rect box = play_cell_box(play, at.x, at.y);
		seen = rect_holds(play->picture.pane, rect_inset(box, -box.w / 2));
	}
	return seen && game_tile_count(game) > 0;
}

void play_pane_place(struct play_pane *pane, const struct frame *frame, struct rect box)
{
	struct play *play = pane->play;
	bool same = play->picture.pane.w == box.w && play->picture.pane.h == box.h && play->picture.pane.x == box.x &&
	            play->picture.pane.y == box.y && play->theme.w == frame->theme->w;

	play->theme = *frame->theme;
	play->picture.pane = box;
	play_layout_find(play);
	if (pane->follows) {
		play_camera_look(play, pane->before, pane->own);
		same = all_seen(play);
	}
	if (!same)
		play_camera_refit(play, frame->now);
	pane->follows = false;
}

void play_pane_draw(struct play_pane *pane, struct frame *frame)
{
	play_camera_tick(pane->play, frame->now);
	play_board_draw(pane->play, frame);
}

const struct session *play_pane_session(const struct play_pane *pane) { return pane->play->session; }
struct tile_art *play_pane_art(struct play_pane *pane) { return board_art(pane->play->board); }

void play_pane_at(struct play_pane *pane, int x, int y, struct cell *cell, struct spot *spot)
{
	struct play *play = pane->play;
	double px, py;
	int tile;

	camera_at(&play->view.camera, play->layout.stage, x, y, &px, &py);
	*cell = (struct cell){(int16_t)floor(px), (int16_t)floor(py)};
	if (!board_hit(play->board, session_game(play->session), px, py, &tile, spot))
		*spot = (struct spot){.kind = FEATURE_KINDS};
}

struct rect play_pane_cell(const struct play_pane *pane, struct cell cell)
{
	return camera_cell(&pane->play->view.camera, pane->play->layout.stage, cell.x, cell.y);
}

struct vec play_pane_spot(struct play_pane *pane, struct cell cell, struct spot spot)
{
	struct play *play = pane->play;
	return play_place(play, cell, spot);
}

const char *play_pane_side(struct play_pane *pane, struct cell cell, struct spot spot)
{
	struct play *play = pane->play;
	const struct game *game = session_game(play->session);
	struct vec at = board_anchor(play->board, game, cell, spot);
	int index = game_tile_at(game, cell.x, cell.y);
	struct setup_tile tile = index < 0 ? (struct setup_tile){0} : game_tile(game, index);
	const struct tile_type *type = &game_tile_set(game)->types[tile.type];
	int part = tile_segment_at(type, tile.rotation, spot.kind, spot.at);

	/* It reaches no edge, or goes all round. */
	if (part < 0 || tile_segment_reach(type, tile.rotation, spot.kind, part) == (1u << HALF_COUNT) - 1)
		return "";
	if (spot.kind == FEATURE_FIELD) /* not where its follower would stand: where it lies */
		return play_side_name(play_field_way(game, cell, spot, at));
	return play_side_name((struct vec){at.x - (float)cell.x - 0.5f, at.y - (float)cell.y - 0.5f});
}

void play_pane_pan(struct play_pane *pane, int dx, int dy) { play_camera_pan(pane->play, dx, dy); }

void play_pane_zoom(struct play_pane *pane, double factor, int x, int y)
{
	play_camera_zoom(pane->play, factor, x, y, 0, false);
	play_camera_arrive(pane->play);
}

struct camera play_pane_near(struct play_pane *pane)
{
	const struct play_shown *shown = &pane->play->picture;
	const double margin = 0.35;
	const struct extent cells = shown->cells;
	struct camera before = pane->play->view.camera;

	if (!pane->play->view.own)
		play_camera_look(
		    pane->play,
		    camera_fit(pane->play->layout.stage, extent_round(cells, margin, margin), CAMERA_SIZE_MAX), false);
	return before;
}

void play_pane_look(struct play_pane *pane, struct camera camera)
{
	play_camera_look(pane->play, camera, pane->play->view.own);
}

void play_pane_fit(struct play_pane *pane) { play_camera_fit(pane->play, 0, true); }

void play_pane_show(struct play_pane *pane, struct cell cell)
{
	struct play *play = pane->play;
	struct camera to =
	    camera_showing(play->view.camera, extent_of(cell), play->layout.stage.w, play->layout.stage.h);
	if (!camera_same(&to, &play->view.camera))
		play_camera_look(play, to, true);
}
