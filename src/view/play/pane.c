#include "view/play/pane.h"

#include "view/play/core/play.h"
#include "view/play/land/land.h"
#include "view/play/screen.h"

#include <math.h>

static struct play *play_of(const struct screen *pane) { return (struct play *)pane; }

void play_pane_destroy(struct screen *pane)
{
	if (pane)
		pane->kind->destroy(pane);
}

struct screen *play_pane_create(struct host *host, struct session *session, struct screen *before)
{
	static const struct play_picture wish = {.board_only = true, .step = -1};
	struct screen *pane = play_screen_create(host, session);

	if (!pane) /* no memory: what was shown stays */
		return before;
	struct play *play = play_of(pane);
	play_refresh(play, 0);
	play_motion_skip(play);
	play_screen_picture(pane, &wish);
	if (before && play_of(before)->view.set) {
		play_camera_look(play, play_of(before)->view.to, play_of(before)->view.own);
		play->picture.pane = play_of(before)->picture.pane;
		play->theme = play_of(before)->theme;
		play_layout_find(play);
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

void play_pane_place(struct screen *pane, const struct frame *frame, struct rect box)
{
	struct play *play = play_of(pane);
	bool same = play->picture.pane.w == box.w && play->picture.pane.h == box.h && play->picture.pane.x == box.x &&
	            play->picture.pane.y == box.y && play->theme.w == frame->theme->w;

	play->theme = *frame->theme;
	play->picture.pane = box;
	play_layout_find(play);
	if (!same || !all_seen(play))
		play_camera_refit(play, frame->now); /* where nobody chose what he sees */
}

void play_pane_draw(struct screen *pane, struct frame *frame)
{
	play_camera_tick(play_of(pane), frame->now);
	play_board_draw(play_of(pane), frame);
}

const struct session *play_pane_session(const struct screen *pane) { return play_of(pane)->session; }
struct tile_art *play_pane_art(struct screen *pane) { return board_art(play_of(pane)->board); }

void play_pane_at(struct screen *pane, int x, int y, struct cell *cell, struct spot *spot)
{
	struct play *play = play_of(pane);
	double px, py;
	int tile;

	camera_at(&play->view.camera, play->layout.stage, x, y, &px, &py);
	*cell = (struct cell){(int16_t)floor(px), (int16_t)floor(py)};
	if (!board_hit(play->board, session_game(play->session), px, py, &tile, spot))
		*spot = (struct spot){.kind = FEATURE_KINDS};
}

struct rect play_pane_cell(const struct screen *pane, struct cell cell)
{
	return camera_cell(&play_of(pane)->view.camera, play_of(pane)->layout.stage, cell.x, cell.y);
}

struct vec play_pane_spot(struct screen *pane, struct cell cell, struct spot spot)
{
	return play_place(play_of(pane), cell, spot);
}

const char *play_pane_side(struct screen *pane, struct cell cell, struct spot spot)
{
	struct play *play = play_of(pane);
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

void play_pane_pan(struct screen *pane, int dx, int dy) { play_camera_pan(play_of(pane), dx, dy); }

void play_pane_zoom(struct screen *pane, double factor, int x, int y)
{
	play_camera_zoom(play_of(pane), factor, x, y, 0, false);
	play_camera_arrive(play_of(pane));
}

struct camera play_pane_near(struct screen *pane)
{
	const struct play_shown *shown = &play_of(pane)->picture;
	const double margin = 0.35;
	const struct extent cells = shown->cells;
	struct camera before = play_of(pane)->view.camera;

	if (!play_of(pane)->view.own)
		play_camera_look(
		    play_of(pane),
		    camera_fit(play_of(pane)->layout.stage, extent_round(cells, margin, margin), CAMERA_SIZE_MAX),
		    false);
	return before;
}

void play_pane_look(struct screen *pane, struct camera camera)
{
	play_camera_look(play_of(pane), camera, play_of(pane)->view.own);
}

void play_pane_fit(struct screen *pane) { play_camera_fit(play_of(pane), 0, true); }

void play_pane_show(struct screen *pane, struct cell cell)
{
	struct play *play = play_of(pane);
	struct camera to =
	    camera_showing(play->view.camera, extent_of(cell), play->layout.stage.w, play->layout.stage.h);
	if (!camera_same(&to, &play->view.camera))
		play_camera_look(play, to, true);
}
