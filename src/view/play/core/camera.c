#include "view/play/core/play.h"

#include <math.h>

enum { ZOOM_REST_MS = 160, POINTER_REST_MS = 1500 };

/* Units: a smaller tile is looked at more closely while a follower is put on it, but not more than this; unless its
 * places lie so far apart that each is hit as it is. */
enum { TILE_SMALL = 48, TILE_CLOSE = 96, PLACES_APART = 32 };

/* Cells round the land: with all of a place beside it in sight a tile can be laid there and nothing moves; a little
 * more than its middle must be, to be pointed at. */
#define RING_WHOLE 1.05
#define RING_NEARLY 0.95
#define RING_LEAST 0.54
#define RING_BARELY 0.51
/* Units: as long as tiles would be smaller, only as much of the ring is seen; unless they grow by little for it. */
enum { TILE_WANTED = 130 };
#define RING_WORTH 0.98

/* The most a fitted tile grows: larger ones leave no room to think. */
static double largest(const struct play *play) { return play_px(play, 150); }

struct rect play_cell_box(const struct play *play, int x, int y)
{
	return camera_cell(&play->view.camera, play->layout.stage, x, y);
}

struct vec play_on_screen(const struct play *play, struct vec at)
{
	return camera_point(&play->view.camera, play->layout.stage, at.x, at.y);
}

struct vec play_place(const struct play *play, struct cell cell, struct spot spot)
{
	const struct game *game = session_game(play->session);
	struct rect box = play_cell_box(play, cell.x, cell.y);
	if (game_tile_at(game, cell.x, cell.y) < 0)
		return rect_middle(box);
	return play_on_screen(play, board_anchor(play->board, game, cell, spot));
}

struct vec play_stand(const struct play *play, int figure, struct cell cell, struct spot spot)
{
	return play_on_screen(play, board_stand(play->board, session_game(play->session), figure, cell, spot));
}

struct rect play_body(const struct play *play, int figure, struct cell cell, struct spot spot)
{
	enum figure_pose pose = figure_pose_on(figure, cell, spot);
	struct vec at = play_stand(play, figure, cell, spot);
	float high = figure_on_tile(play->view.camera.size), wide = figure_width(pose, high),
	      up = figure_lies(pose) ? high * 0.3f : high, down = figure_lies(pose) ? high * 0.3f : 0;
	return rect_make((int)(at.x - wide / 2), (int)(at.y - up), (int)wide, (int)(up + down));
}

struct rect play_upright(const struct play *play, const struct setup_figure *figure)
{
	struct rect body = play_body(play, figure->figure, figure->cell, figure->spot);
	int tall = (int)figure_on_tile(play->view.camera.size);
	return rect_make(body.x, body.y + body.h - tall, body.w, tall);
}

double play_camera_margin(const struct play_shown *shown)
{
	if (shown->camera.tight) /* towers and roofs stand over where nothing lies */
		return shown->camera.w ? 0 : 0.24;
	return shown->camera.w ? 0.04 : 0.4;
}

/* A picture without panels shows what is to be seen and little beside it, as its file wants it. */
static struct camera pictured(const struct play *play)
{
	const struct play_shown *shown = &play->picture;
	double margin = play_camera_margin(shown), zoom = shown->camera.zoom;
	/* The table alone may be as large as it likes: nobody plays on it. */
	double most =
	    shown->wish.board_only || shown->camera.tight || shown->camera.w ? CAMERA_SIZE_MAX : largest(play);
	struct extent cells = extent_round(shown->cells, margin, margin);
	cells.y0 -= shown->above;
	struct camera camera = camera_fit_all(play->layout.stage, cells, most);
	if (zoom > 0)
		camera.size = floor(camera.size * zoom);
	if (shown->wish.side > 0)
		camera.size = shown->wish.side;
	return camera;
}

/* Cells round a place that the tile in hand fits. */
#define PLACE_ROUND 0.02

/* All that lies. */
static struct extent land(const struct play *play)
{
	int x0 = 0, y0 = 0, x1 = 1, y1 = 1;
	board_bounds(play->board, &x0, &y0, &x1, &y1);
	return (struct extent){x0, y0, x1, y1};
}

/* What is to be seen of the table: all that lies and as much round it that the places where tiles can be laid or are
 * said to lie are seen, and can be pointed at. */
static struct extent cells_wanted(const struct play *play, double round)
{
	const struct play_shown *shown = &play->picture;
	struct extent cells = land(play);
	struct move place;
	if (!shown->on && session_laid(play->session, &place)) /* the board may not have it yet */
		cells = extent_and(cells, extent_of(place.cell));
	if (play->look.tells && play->look.lines == 0) /* nothing is to be laid beside it */
		round = 0.55;
	if (shown->on && !shown->pane.w) /* and what its file marks or tries beside them */
		cells = extent_and(cells, shown->cells);
	return extent_round(cells, round, round);
}

/* And where the tile of this turn may be laid, all of it: nothing stands over that. */
static struct extent with_places(const struct play *play, struct extent cells)
{
	for (int i = 0; i < play->found.legal_count; i++) {
		struct extent place = extent_of(play_cell_where(&play->found.cells[i]));
		cells = extent_and(cells, extent_round(place, PLACE_ROUND, PLACE_ROUND));
	}
	return cells;
}

/* How much of that ring: all of it, unless tiles get much smaller for it than they need be. */
static double ring(const struct play *play)
{
	struct rect stage = play->layout.stage;
	struct camera whole = camera_fit(stage, cells_wanted(play, RING_WHOLE), largest(play)),
	              near = camera_fit(stage, cells_wanted(play, RING_LEAST), play_px(play, TILE_WANTED));

	/* A printed board is seen whole, however little room panels leave. */
	return board_printed(play->board) || whole.size >= RING_WORTH * near.size ? RING_WHOLE : RING_LEAST;
}

static struct camera resting(const struct play *play) { return play->view.length ? play->view.to : play->view.camera; }

double play_camera_whole(const struct play *play)
{
	struct extent cells = with_places(play, cells_wanted(play, RING_LEAST));
	return camera_fit(play->layout.stage, cells, CAMERA_SIZE_MAX).size;
}

static struct camera fitted(const struct play *play)
{
	/* Of a table that is played at all is seen, whatever a picture of it shows. */
	if (play->picture.on && !play->picture.pane.w &&
	    (play->picture.wish.board_only || (play->picture.camera.zoom > 0 && !play->host->windowed)))
		return pictured(play);
	if (play_part_seen(play))
		return play_part_camera(play, resting(play), NULL);
	double round = ring(play);
	struct extent cells = with_places(play, cells_wanted(play, round));
	if (board_printed(play->board))
		return camera_fit_all(play->layout.stage, cells, largest(play));
	double most = round == RING_WHOLE ? largest(play) : play_px(play, TILE_WANTED);
	return camera_fit(play->layout.stage, cells, most);
}

/* What must be in sight of it: where it is rounded, a little less will do. */
static struct extent cells_needed(const struct play *play)
{
	bool whole = ring(play) == RING_WHOLE;

	return with_places(play, cells_wanted(play, board_printed(play->board) ? RING_WHOLE
	                                            : whole                    ? RING_NEARLY
	                                                                       : RING_BARELY));
}

/* Where it goes so that all is in sight, no smaller than it need be: no further than it must, and as near as it was, as
 * long as that is enough. */
static struct camera brought_in(const struct play *play, const struct camera *rest)
{
	if (play_part_seen(play))
		return play_part_camera(play, *rest, NULL);
	struct camera to = fitted(play);
	/* a picture shows all as large as can be, and a whole board does not grow */
	if (play->picture.on || !play->host->windowed || board_printed(play->board) || rest->size > to.size ||
	    rest->size < 0.8 * to.size)
		return to;
	return camera_showing(*rest, cells_needed(play), play->layout.stage.w, play->layout.stage.h);
}

int play_camera_wait(const struct play *play, uint64_t now)
{
	uint64_t rests = play->life.stirred + POINTER_REST_MS;
	return !play->view.waits ? -1 : rests > now ? (int)(rests - now) : 0;
}

void play_camera_tick(struct play *play, uint64_t now)
{
	if (play_camera_wait(play, now) == 0)
		play_camera_follow(play, now);
	if (play->view.length == 0)
		return;
	double t = (double)(now - play->view.start) / play->view.length;
	if (now < play->view.start)
		t = 0;
	if (t >= 1) {
		play->view.camera = play->view.to;
		play->view.length = 0;
		return;
	}
	play->view.camera = camera_between(play->view.from, play->view.to, ease_in_out((float)t));
}

static void play_camera_go(struct play *play, struct camera to, uint64_t now)
{
	int length = theme_motion(&play->theme, MOTION_CAMERA);
	to.size = fmax(to.size, 1); /* whatever there was no room for */
	if (play->view.length && camera_same(&to, &play->view.to))
		return; /* it is on its way there */
	if (camera_same(&to, &play->view.camera))
		length = 0;
	play->view.from = play->view.camera;
	play->view.to = to;
	play->view.start = now;
	play->view.length = length;
	if (length == 0)
		play->view.camera = to;
}

void play_camera_reveal(struct play *play, struct cell a, struct cell b, uint64_t now)
{
	struct camera rest = resting(play), to = rest;
	struct extent cells = extent_round(extent_and(extent_of(a), extent_of(b)), 0.25, 0.25);
	to.size = camera_fit(play->layout.stage, cells, rest.size).size;
	play_camera_go(play, camera_showing(to, cells, play->layout.stage.w, play->layout.stage.h), now);
}

void play_camera_fit(struct play *play, uint64_t now, bool at_once)
{
	play->view.own = false;
	play->view.close_up = false;
	if (!play->view.set)
		play->view.whole = play->host->prefs->whole_table;
	struct camera to = fitted(play);
	if (at_once || !play->view.set) {
		play_camera_look(play, to, false);
	} else {
		play_camera_go(play, to, now);
	}
}

void play_camera_view(struct play *play, uint64_t now)
{
	if (play_part_needed(play)) { /* chosen for the next table, too: a game that is continued looks as it did */
		play->view.whole = play->host->prefs->whole_table = !play->view.whole;
		play->host->ops->prefs_changed(play->host);
	}
	play_camera_fit(play, now, false);
}

/* What is seen from now on was chosen, for this turn. */
static void choose(struct play *play)
{
	play->view.own = true;
	play->view.turn = game_turn(session_game(play->session));
}

void play_camera_beyond(struct play *play, enum play_rim rim, uint64_t now)
{
	struct camera rest = resting(play);
	choose(play);
	play_camera_go(play, play_part_towards(play, rim, &rest), now);
}

void play_camera_room(struct play *play, uint64_t now)
{
	struct rect before = play->layout.stage;
	play_layout_find(play);
	play_camera_hold(play, before); /* nothing moves that need not */
	if (play->view.close_up)        /* what is looked at comes out from below it */
		play_camera_follow(play, now);
	else if (!play->view.own && (play_pictured(play) || !play->host->windowed))
		play_camera_fit(play, now, false);
}

/* The whole of the tile well inside the stage? */
static bool in_sight(const struct play *play, const struct camera *camera, struct cell cell)
{
	return rect_holds(play->layout.stage, camera_cell(camera, play->layout.stage, cell.x, cell.y));
}

/* May something be done on another tile than the one just laid, that is no way home for somebody there? */
static bool reaches_out(const struct play *play, struct cell laid)
{
	for (int i = 0; i < play->found.slot_count; i++) {
		const struct play_slot *slot = &play->found.slots[i];
		if (!move_lifts(slot->move.kind) && !cell_same(slot->cell, laid))
			return true;
	}
	return false;
}

void play_camera_bring(struct play *play, struct cell cell, uint64_t now)
{
	enum { ROUND = 8, ARROW = 20 };
	struct camera rest = resting(play), to = rest;
	struct rect stage = play->layout.stage;
	if (!play->lesson.script && in_sight(play, &rest, cell)) /* nothing points at it with an arrow */
		return;
	double round = play_px(play, ROUND), above = play_px(play, ARROW);
	double most = (stage.w < stage.h ? stage.w : stage.h) - 2 * (round + above);

	if (play_part_seen(play))
		to = play_part_camera(play, rest, &cell);
	to.size = fmax(floor(fmin(to.size, most)), 1);
	struct extent cells = extent_round(extent_of(cell), round / to.size, round / to.size);
	cells.y0 = cell.y - above / to.size;
	to = camera_showing(to, cells, stage.w, stage.h);
	if (!camera_same(&to, &rest))
		play_camera_go(play, to, now);
}

/* Where the table was dragged to, or how near, was for that turn: a place that the next tile fits lies out of sight. */
static bool place_hidden(const struct play *play, const struct camera *camera)
{
	if (play->found.wait != WAIT_TILE || play_hands_off(play) || play->picture.on || !play->host->windowed)
		return false;
	if (play_part_seen(play))
		return play_part_hides(play, camera);
	for (int i = 0; i < play->found.legal_count; i++) {
		const struct play_cell *cell = &play->found.cells[i];
		struct rect box = camera_cell(camera, play->layout.stage, cell->x, cell->y);
		if (4L * rect_common_area(box, play->layout.stage) < 3L * box.w * box.h)
			return true;
	}
	return false;
}

/* Where a question is answered: where it is about; else, while it stands beside the table, what is left of that. */
static bool asked_camera(struct play *play, const struct camera *rest, struct camera *camera)
{
	if (play_decision_camera(play, rest, camera))
		return true;
	if (play->layout.decide.w == 0)
		return false;
	*camera = play->view.own ? *rest : brought_in(play, rest);
	return true;
}

/* Under a pointer that is still on its way nothing moves: the next click would hit another thing than was meant. */
static bool pointer_moves(const struct play *play, uint64_t now)
{
	return play->host->windowed && play->ui.by_pointer && now < play->life.stirred + POINTER_REST_MS;
}

/* Near the tile where the places for a figure are, seen from `rest`: what surrounds it stays where it was as far as it
 * can, the same point of the table under the same pixel, and at both sides there is room for what places are called.
 * Whoever may go home instead is a place like the others: he is seen, too, where that can be. */
static struct camera close_up(const struct play *play, const struct camera *rest, struct cell cell, double size)
{
	struct rect stage = play->layout.stage, box = camera_cell(rest, stage, cell.x, cell.y);
	struct vec middle = rect_middle(box);
	struct camera to = camera_zoomed(*rest, stage, floor(size) / rest->size, middle.x, middle.y);
	double beside = play->theme.small ? 0.65 : play_px(play, 264) / to.size;
	struct extent cells = extent_round(extent_of(cell), beside, 0.25);
	for (int i = 0; i < play->found.slot_count; i++) {
		struct extent all = extent_and(cells, extent_round(extent_of(play->found.slots[i].cell), 0.9, 0.6));
		if (move_lifts(play->found.slots[i].move.kind) && (all.x1 - all.x0) * to.size <= stage.w &&
		    (all.y1 - all.y0) * to.size <= stage.h)
			cells = all;
	}
	return camera_showing(to, cells, stage.w, stage.h);
}

/* Begins a look from near: to where the camera goes back when it is over. */
static void look_near(struct play *play, const struct camera *before)
{
	if (!play->view.close_up)
		play->view.before = *before;
	play->view.close_up = true;
}

/* A place for a figure is looked for on the tile that lies there. */
static void follow_placing(struct play *play, const struct camera *rest, struct cell cell, uint64_t now)
{
	double small = play_px(play, TILE_SMALL), close = play_px(play, TILE_CLOSE);
	bool dense = rest->size * play->found.slots_apart < play_px(play, PLACES_APART);
	double wanted = dense && rest->size < small ? close : rest->size;
	bool nearer = wanted > rest->size;
	bool out = reaches_out(play, cell);
	if (!out && !nearer && in_sight(play, rest, cell))
		return;
	/* Beyond what is seen: the view goes there once, and stays when the turn has ended. */
	struct camera lasting = brought_in(play, rest);
	if (out || (!nearer && !play->view.own && lasting.size >= small)) {
		play_camera_go(play, lasting, now);
		return;
	}
	look_near(play, play->view.own ? rest : &lasting);
	play_camera_go(play, close_up(play, rest, cell, wanted), now);
}

/* Nothing is asked of the table itself: back from what was looked at, to where all can be seen. */
static void follow_back(struct play *play, struct camera rest, uint64_t now)
{
	if (play->view.close_up) {
		play->view.close_up = false;
		play_camera_go(play, play->view.before, now);
		rest = play->view.before;
	}
	if (play->view.own && play->view.turn != game_turn(session_game(play->session)) && place_hidden(play, &rest))
		play->view.own = false;
	if (!play->view.own)
		play_camera_go(play, brought_in(play, &rest), now);
}

static void follow(struct play *play, uint64_t now)
{
	play->view.waits = false;
	if (!play->view.set) {
		play_camera_refit(play, now);
		return;
	}
	if (!play->host->prefs->follow_camera)
		return; /* it stays where it was put */
	struct move place;
	struct camera rest = resting(play), asked;
	/* A picture shows what its file wants or all that lies, however far the turn has come. */
	bool pictured = play->picture.on && !play->host->windowed;
	bool placing = play->found.wait == WAIT_FIGURE && session_laid(play->session, &place) &&
	               !play_hands_off(play) && !pictured && !play->picture.pane.w &&
	               !play->lesson.elsewhere; /* the marked place stays in view */
	if (placing && pointer_moves(play, now)) {
		play->view.waits = true;
	} else if (placing) {
		follow_placing(play, &rest, place.cell, now);
	} else if (!pictured && asked_camera(play, &rest, &asked)) {
		look_near(play, &rest);
		if (!camera_same(&asked, &rest))
			play_camera_go(play, asked, now);
	} else {
		follow_back(play, rest, now);
	}
}

void play_camera_hold(struct play *play, struct rect stage)
{
	struct rect now = play->layout.stage;
	struct camera *all[] = {&play->view.camera, &play->view.from, &play->view.to, &play->view.before};

	if (!play->view.set || !play->host->windowed || play_pictured(play))
		return;
	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
		double size = fmax(all[i]->size, 1);
		all[i]->x += (now.x + now.w / 2.0 - stage.x - stage.w / 2.0) / size;
		all[i]->y += (now.y + now.h / 2.0 - stage.y - stage.h / 2.0) / size;
	}
}

void play_camera_follow(struct play *play, uint64_t now)
{
	const struct lesson_state *lesson = &play->lesson.at;
	follow(play, now);
	if (lesson->part == LESSON_TILE || lesson->part == LESSON_AWAY) /* wherever the table was dragged */
		play_camera_bring(play, lesson->place.cell, now);
}

void play_camera_zoom(struct play *play, double factor, int sx, int sy, uint64_t now, bool ease)
{
	struct camera rest = resting(play);
	struct camera to = camera_zoomed(rest, play->layout.stage, factor, sx, sy);
	/* Whole pixels per cell: every tile is equally wide. */
	double size = floor(to.size + 0.5);
	to = camera_zoomed(rest, play->layout.stage, size / rest.size, sx, sy);
	choose(play);
	if (ease) {
		play_camera_go(play, to, now);
		if (play->view.length) /* also where it is on its way there already */
			play->view.length = theme_motion(&play->theme, MOTION_CAMERA) * 2 / 5;
	} else {
		/* At once; but as long as steps keep coming, smaller pictures are scaled: only a scale that lasts is
		 * worth sharp ones. */
		play->view.camera = play->view.from = play->view.to = to;
		play->view.start = now;
		play->view.length = ZOOM_REST_MS;
	}
}

void play_camera_pan(struct play *play, int dx, int dy)
{
	play->view.length = 0;
	choose(play);
	play->view.camera.x -= dx / play->view.camera.size;
	play->view.camera.y -= dy / play->view.camera.size;
	play->view.camera = camera_kept(play->view.camera, extent_round(land(play), 1, 1));
}

void play_camera_arrive(struct play *play)
{
	if (play->view.length)
		play->view.camera = play->view.to;
	play->view.length = 0;
}

void play_camera_look(struct play *play, struct camera camera, bool own)
{
	play->view.camera = play->view.to = camera;
	play->view.length = 0;
	play->view.own = own;
	play->view.turn = game_turn(session_game(play->session));
	play->view.set = true;
}

void play_camera_refit(struct play *play, uint64_t now)
{
	bool close = play->view.close_up;
	if (play->view.own)
		return;
	play_camera_fit(play, now, true);
	if (!close && play->found.wait != WAIT_FIGURE && play->found.wait != WAIT_DECISION)
		return;
	play_camera_follow(play, now);
	play_camera_arrive(play);
}

void play_camera_resized(struct play *play, bool first, uint64_t now)
{
	play->view.own &= first; /* else it was chosen for another window */
	play_camera_refit(play, now);
}
