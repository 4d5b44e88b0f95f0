/* The wall round a castle: it bounds the table, and the markers walk on it. */
#include "view/play/core/play.h"

#include <math.h>

const struct castle_board *play_wall(const struct play *play)
{
	return game_tile_set(session_game(play->session))->castle;
}

struct vec play_score_place(const struct play *play, int score)
{
	if (!play_wall(play))
		return play_track_space(play, score);
	struct vec at = board_space_place(play->board, score);
	return camera_point(&play->view.camera, play->layout.stage, at.x, at.y);
}

/* How much of its points a flight has brought by now. */
static float arrived(const struct play_flight *flight, uint64_t now)
{
	float t = now > flight->start ? (float)(now - flight->start) / (float)flight->length : 0;
	return t < 0.45f ? 0 : ease_in_out((t - 0.45f) / 0.55f) * (float)flight->points;
}

struct vec play_marker_place(const struct play *play, int seat, uint64_t now)
{
	float score = (float)play_shown_score(play, seat, now);
	for (int i = 0; i < play->motion.flight_count; i++) {
		const struct play_flight *flight = &play->motion.flights[i];
		if (flight->kind == FLIGHT_POINTS && flight->seat == seat && !play_flight_over(flight, now))
			score += arrived(flight, now);
	}
	int space = (int)floorf(score);
	float between = score - (float)space;
	struct vec from = board_space_place(play->board, space), to = board_space_place(play->board, space + 1);
	return (struct vec){from.x + (to.x - from.x) * between, from.y + (to.y - from.y) * between};
}
