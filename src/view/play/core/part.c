/* A land that would be seen too small is seen in part: as large as it can be read, and moved only where what is in
 * question would be hidden.  What else is lit out of sight is told at the rim (panel/beyond.c). */
#include "view/play/core/play.h"

#include <math.h>

/* Units of a tile that can be read; and how much larger one may stay that was larger. */
enum { TILE_READ = 56 };
#define STAYS_LARGER 1.25
/* Cells round a place, and round the land. */
#define PLACE_ROUND 0.04
#define LAND_ROUND 1.05

/* What weighs how much: any land, what the others have just laid, a place where the tile may lie, what must be seen. */
enum { WEIGHT_LAND = 1, WEIGHT_LAST = 3, WEIGHT_PLACE = 4, WEIGHT_MUST = 10000 };

struct questions {
	int count;
	struct {
		struct cell cell;
		int weight;
	} items[1 + PLAY_CELLS_MAX + TILES_MAX];
};

bool play_pictured(const struct play *play)
{
	bool played = play->host->windowed && play->picture.serial != session_serial(play->session);
	return play->picture.on && (!played || play->picture.pane.w > 0);
}

/* A panel lies over the land, and does not make all of it smaller. */
static bool covered(const struct play *play)
{
	return play->theme.small && (play->layout.advice.h > 0 || play->layout.sheet.w > 0);
}

bool play_part_needed(const struct play *play)
{
	if (play_pictured(play) || !play->host->windowed || board_printed(play->board) || play->look.tells ||
	    !play->host->prefs->follow_camera || play->lesson.script || play->found.wait == WAIT_OVER)
		return false;
	return play_camera_whole(play) < play_px(play, TILE_READ);
}

bool play_part_seen(const struct play *play)
{
	bool stays = play->view.set && covered(play) && !play_pictured(play);
	return !play->view.whole && (stays || play_part_needed(play));
}

static void add(struct questions *all, struct cell cell, int weight)
{
	all->items[all->count].cell = cell;
	all->items[all->count++].weight = weight;
}

static void add_places(const struct play *play, struct questions *all)
{
	for (int i = 0; i < play->found.legal_count; i++)
		add(all, play_cell_where(&play->found.cells[i]), WEIGHT_PLACE);
}

/* All that lies, and what may lie in this turn; above all the cell that must be seen, or NULL. */
static void find_questions(const struct play *play, const struct cell *must, struct questions *all)
{
	const struct game *game = session_game(play->session);
	int tiles = game_tile_count(game);
	all->count = 0;
	if (must)
		add(all, *must, WEIGHT_MUST);
	if (play->found.wait == WAIT_TILE && !play_hands_off(play))
		add_places(play, all);
	for (int t = 0; t < tiles; t++)
		add(all, game_tile(game, t).cell, t > tiles - game_player_count(game) ? WEIGHT_LAST : WEIGHT_LAND);
}

static bool sees(const struct play *play, const struct camera *camera, struct cell cell)
{
	double w = play->layout.stage.w / camera->size / 2, h = play->layout.stage.h / camera->size / 2;
	return cell.x >= camera->x - w && cell.x + 1 <= camera->x + w && cell.y >= camera->y - h &&
	       cell.y + 1 <= camera->y + h;
}

/* What is seen of all that weighs as much, or more. */
static int seen_of(const struct play *play, const struct camera *camera, const struct questions *all, int least)
{
	int seen = 0;
	for (int i = 0; i < all->count; i++)
		if (all->items[i].weight >= least && sees(play, camera, all->items[i].cell))
			seen += all->items[i].weight;
	return seen;
}

/* Along one way: between the ends of the land; in its middle where all of it has room. */
static double kept(double at, double half, double low, double high)
{
	if (high - low <= 2 * half)
		return (low + high) / 2;
	return at < low + half ? low + half : at > high - half ? high - half : at;
}

/* The n-th stop along one way: with the first or the last of a row or column at the rim, or as it was. */
static double stop(int n, int first, double rest, double half)
{
	int at = first + n / 2;
	return n < 0 ? rest : n % 2 ? at + 1 + PLACE_ROUND - half : at - PLACE_ROUND + half;
}

/* Of the cameras as near as this one that which sees the most of them; of those alike the nearest. */
static struct camera most_seen(const struct play *play, struct camera rest, const struct questions *all)
{
	double w = play->layout.stage.w / rest.size / 2, h = play->layout.stage.h / rest.size / 2, near = 1e9;
	int x0 = 0, y0 = 0, x1 = 1, y1 = 1, most = -1;
	struct camera best = rest;
	board_bounds(play->board, &x0, &y0, &x1, &y1);
	for (int i = -1; i < 2 * (x1 - x0 + 2); i++) {
		for (int k = -1; k < 2 * (y1 - y0 + 2); k++) {
			struct camera to = {kept(stop(i, x0 - 1, rest.x, w), w, x0 - LAND_ROUND, x1 + LAND_ROUND),
			                    kept(stop(k, y0 - 1, rest.y, h), h, y0 - LAND_ROUND, y1 + LAND_ROUND),
			                    rest.size};
			int seen = seen_of(play, &to, all, WEIGHT_LAND);
			double way = hypot(to.x - rest.x, to.y - rest.y);
			if (seen < most || (seen == most && way >= near))
				continue;
			most = seen;
			near = way;
			best = to;
		}
	}
	return best;
}

/* Half of the places that could be seen are enough to stay; while somebody else plays, or a panel lies over the land,
 * what was just laid is. */
static bool hides(const struct play *play, const struct camera *rest, const struct cell *must, struct camera *best)
{
	struct questions all;
	find_questions(play, must, &all);
	*best = most_seen(play, *rest, &all);
	if (must)
		return !sees(play, rest, *must);
	return !play_hands_off(play) && !covered(play) &&
	       2 * seen_of(play, rest, &all, WEIGHT_PLACE) < seen_of(play, best, &all, WEIGHT_PLACE);
}

bool play_part_hides(const struct play *play, const struct camera *rest)
{
	struct camera best;
	struct move laid;
	return hides(play, rest, session_laid(play->session, &laid) ? &laid.cell : NULL, &best);
}

struct camera play_part_camera(const struct play *play, struct camera rest, const struct cell *must)
{
	double least = play_px(play, TILE_READ);
	struct move laid;
	struct camera best;
	if (rest.size < least || (rest.size > STAYS_LARGER * least && !covered(play)))
		rest.size = least;
	if (!must && session_laid(play->session, &laid))
		must = &laid.cell;
	if (!hides(play, &rest, must, &best))
		return rest;
	rest.size = covered(play) ? rest.size : least; /* the more is seen, the longer it stays */
	hides(play, &rest, must, &best);
	return best;
}

/* Behind which rim of the stage a cell lies, or a part of it; RIMS: all of it is seen. */
static enum play_rim rim_of(const struct play *play, struct cell cell)
{
	struct rect stage = play->layout.stage, box = play_cell_box(play, cell.x, cell.y);
	return box.x < stage.x                     ? RIM_LEFT
	       : box.x + box.w > stage.x + stage.w ? RIM_RIGHT
	       : box.y < stage.y                   ? RIM_ABOVE
	       : box.y + box.h > stage.y + stage.h ? RIM_BELOW
	                                           : RIMS;
}

/* Lit places beyond that rim. */
static void find_beyond(const struct play *play, enum play_rim rim, struct questions *all)
{
	all->count = 0;
	if (!play_part_seen(play) || play->found.wait != WAIT_TILE || play_hands_off(play))
		return;
	add_places(play, all);
	for (int i = all->count - 1; i >= 0; i--)
		if (rim_of(play, all->items[i].cell) != rim)
			all->items[i] = all->items[--all->count];
}

int play_part_beyond(const struct play *play, enum play_rim rim)
{
	struct questions all;
	find_beyond(play, rim, &all);
	return all.count;
}

struct camera play_part_towards(const struct play *play, enum play_rim rim, const struct camera *rest)
{
	struct questions all;
	find_beyond(play, rim, &all);
	return most_seen(play, *rest, &all);
}
