/* What a picture tells of the wall round a castle: how far each marker has come with the last move, and the wall tiles
 * that were taken off it or played. */
#include "view/play/land/land.h"

#include <math.h>

struct walk {
	int from, to; /* scores */
	bool told;    /* it came to a corner tower, or a wall tile was taken or played */
	int played;   /* wall tiles */
	bool ringed;  /* where it ends a wall tile was taken: a ring lies there */
};

/* A way on which nothing could be won is not told, nor one all round the wall: it would have no beginning. */
static bool is_told(const struct play *play, const struct walk *walk)
{
	const struct castle_board *wall = play_wall(play);
	bool corner = walk->told;
	for (int score = walk->from + 1; score <= walk->to && score < walk->from + wall->space_count; score++) {
		int at = castle_corner_of(wall, castle_space_of(wall, score));
		corner = corner || (at != CASTLE_NO_CORNER && wall->corners[at].wall_tile);
	}
	return corner && walk->to > walk->from && walk->to - walk->from < wall->space_count;
}

static void walks_find(const struct play *play, struct walk walks[PLAYERS_MAX])
{
	const struct game *game = session_game(play->session);
	const struct history *history = session_history(play->session);
	int first = history_turn(history);
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		int score = seat < game_player_count(game) ? (int)game_score(game, seat) : 0;
		walks[seat] = (struct walk){.from = score, .to = score};
	}
	for (int i = first; i < history->event_count; i++) {
		const struct event *event = &history->events[i];
		if (event->kind == EVENT_SCORED)
			walks[event->seat].from -= (int)event->points;
		if (event->kind == EVENT_WALL || event->kind == EVENT_USED)
			walks[event->seat].told = true;
		walks[event->seat].played += event->kind == EVENT_USED;
		walks[event->seat].ringed = walks[event->seat].ringed || event->kind == EVENT_WALL;
	}
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		walks[seat].told = is_told(play, &walks[seat]);
}

int play_walk_places(const struct play *play, struct vec places[WALK_PLACES])
{
	struct walk walks[PLAYERS_MAX];
	int count = 0;
	if (!play_wall(play))
		return 0;
	walks_find(play, walks);
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		if (!walks[seat].told)
			continue;
		struct vec low = board_space_place(play->board, walks[seat].from), high = low;
		for (int score = walks[seat].from + 1; score <= walks[seat].to; score++) {
			struct vec at = board_space_place(play->board, score);
			low = (struct vec){fminf(low.x, at.x), fminf(low.y, at.y)};
			high = (struct vec){fmaxf(high.x, at.x), fmaxf(high.y, at.y)};
		}
		/* wall tiles that were played lie in a row behind where it ends */
		struct vec to = board_space_place(play->board, walks[seat].to);
		places[count++] = low;
		places[count++] = high;
		places[count++] = (struct vec){to.x + 0.6f * (float)walks[seat].played, to.y};
	}
	return count;
}

/* A wall tile with a ring in its owner's colour. */
static void draw_tile(struct play *play, struct draw *draw, struct vec at, int wall, int seat)
{
	int side = (int)lround(play->view.camera.size * 0.42);
	struct vec middle = play_on_screen(play, at);
	piece_wall_tile(draw, rect_about(middle, side, side), wall, 1);
	draw_ring(draw, middle.x, middle.y, (float)side * 0.72f, theme_stroke(&play->theme, 6), rgb(COLOR_HALO));
	draw_ring(draw, middle.x, middle.y, (float)side * 0.72f, theme_stroke(&play->theme, 4),
	          rgb(play_seat_colors(play, seat)->body));
}

/* Those that were taken lie where they lay; those that were played beside their owner's marker, one after another. */
static void draw_tiles(struct play *play, struct draw *draw, const struct walk walks[PLAYERS_MAX])
{
	const struct history *history = session_history(play->session);
	int first = history_turn(history), played[PLAYERS_MAX] = {0};
	for (int i = first; i < history->event_count; i++) {
		const struct event *event = &history->events[i];
		struct vec at = board_space_place(play->board, walks[event->seat].to);
		if (event->kind == EVENT_WALL)
			draw_tile(play, draw,
			          board_corner_place(play->board, castle_corner_of(play_wall(play), event->space)),
			          event->wall, event->seat);
		if (event->kind != EVENT_USED || !walks[event->seat].told)
			continue;
		at.x += 0.6f * (float)(1 + played[event->seat]++);
		draw_tile(play, draw, at, event->wall, event->seat);
	}
}

/* The way from flagstone to flagstone, round every corner of the wall, to the one where the marker stands. */
static void draw_way(struct play *play, struct draw *draw, const struct walk *walk, uint32_t color, float beside)
{
	float line = fmaxf((float)play->view.camera.size * 0.06f, theme_stroke(&play->theme, 5)), head = line * 2.8f;
	const uint32_t colors[3] = {rgba(0x24160D, 0.8f), rgb(COLOR_HALO), color};
	const float rims[3] = {theme_stroke(&play->theme, 3), theme_stroke(&play->theme, 2), 0};
	struct vec last = play_on_screen(play, board_space_place(play->board, walk->to - 1)),
	           to = play_on_screen(play, board_space_place(play->board, walk->to));
	float dx = to.x - last.x, dy = to.y - last.y, length = fmaxf(sqrtf(dx * dx + dy * dy), 1);
	dx /= length;
	dy /= length;
	/* the head ends before the marker that stands there, or before the ring: under either it would be lost */
	float rest = fminf(length * 0.75f, (float)play->view.camera.size * (walk->ringed ? 0.34f : 0.22f));
	to = (struct vec){to.x - dx * rest, to.y - dy * rest};
	for (int i = 0; i < 3; i++) {
		struct path path;
		path_clear(&path);
		for (int score = walk->from; score < walk->to; score++) {
			struct vec at = play_on_screen(play, board_space_place(play->board, score));
			if (score == walk->from)
				path_move(&path, at.x + beside, at.y + beside);
			else
				path_line_to(&path, at.x + beside, at.y + beside);
		}
		path_line_to(&path, to.x + beside - dx * head * 0.8f, to.y + beside - dy * head * 0.8f);
		draw_path_stroke(draw, &path, &(struct stroke){.width = line + 2 * rims[i]}, colors[i]);
		draw_arrow_head(draw, to.x + beside + dx * rims[i] * 1.6f, to.y + beside + dy * rims[i] * 1.6f, dx, dy,
		                head + 3 * rims[i], colors[i]);
	}
}

void play_walk_draw(struct play *play, struct draw *draw)
{
	struct walk walks[PLAYERS_MAX];
	if (!play_wall(play) || session_history(play->session)->ply_count == 0)
		return;
	walks_find(play, walks);
	for (int seat = 0, told = 0; seat < PLAYERS_MAX; seat++) {
		if (!walks[seat].told)
			continue;
		/* two that go the same way */
		float beside =
		    fmaxf((float)play->view.camera.size * 0.11f, theme_stroke(&play->theme, 8)) * (float)told++;
		draw_way(play, draw, &walks[seat], rgb(play_seat_colors(play, seat)->body), beside);
	}
	draw_tiles(play, draw, walks);
}
