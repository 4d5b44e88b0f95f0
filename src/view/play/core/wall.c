/* The wall round a castle: it bounds the table, and the markers walk on it. */
#include "view/play/core/play.h"

#include <math.h>
#include <string.h>

#define KEEP_WIDE 0.46f /* sides of a tile */

const struct castle_board *play_wall(const struct play *play)
{
	return game_tile_set(session_game(play->session))->castle;
}

struct vec play_score_place(const struct play *play, int score)
{
	struct vec at = board_space_place(play->board, score);
	return play_on_screen(play, at);
}

/* How much of its points a flight has brought by now. */
static float arrived(const struct play_flight *flight, uint64_t now)
{
	float t = now > flight->start ? (float)(now - flight->start) / (float)flight->length : 0;
	return ease_in_out(unit_part(t, PLAY_REWARD_FLY, PLAY_REWARD_LAND)) * (float)flight->points;
}

struct vec play_marker_place(const struct play *play, int seat, uint64_t now)
{
	float score = (float)play_shown_score(play, seat, now);
	for (const struct play_flight *flight = NULL; (flight = play_in_air(play, flight, FLIGHT_POINTS, now));)
		score += flight->seat == seat ? arrived(flight, now) : 0;
	int space = (int)floorf(score);
	float between = score - (float)space;
	struct vec from = board_marker_place(play->board, space), to = board_marker_place(play->board, space + 1);
	return (struct vec){from.x + (to.x - from.x) * between, from.y + (to.y - from.y) * between};
}

void play_keep_draw(const struct play *play, struct draw *draw, int seat, struct vec at)
{
	int wide = (int)lround(play->view.camera.size * (double)KEEP_WIDE);
	at = play_on_screen(play, at);
	struct rect box = {(int)lroundf(at.x) - wide / 2, (int)lroundf(at.y) - wide * 9 / 10, wide, wide};
	piece_keep(draw, box, play_seat_color(play, seat));
}

/* ---- what would happen ---- */

int play_corner_won(const struct play *play, int score)
{
	const struct castle_board *wall = play_wall(play);
	int corner = castle_corner_of(wall, castle_space_of(wall, score));
	return corner != CASTLE_NO_CORNER && game_wall_lies(session_game(play->session), corner) ? corner
	                                                                                         : CASTLE_NO_CORNER;
}

/* Each stop takes what lies there (R34), or each marker's last (R40); nothing is there twice. */
static void find_corners(const struct play *play, struct play_landing *landings, int count)
{
	bool last = game_settings(session_game(play->session))->value[SETTING_CORNER] != 0;
	for (int i = 0; i < count; i++) {
		landings[i].corner = play_corner_won(play, landings[i].to);
		for (int j = 0; j < i; j++)
			if (landings[j].corner == landings[i].corner)
				landings[i].corner = CASTLE_NO_CORNER;
		for (int j = 0; j < i && last; j++)
			if (landings[j].seat == landings[i].seat)
				landings[j].corner = CASTLE_NO_CORNER;
	}
}

/* What the answer of an open decision pays. */
static int answered(struct play *play, struct play_landing *landing)
{
	const struct game *game = session_game(play->session);
	int chosen = play->answer.chosen;
	for (int i = 0; play->lit.told && i < play->found.choice_count; i++) { /* pointed at in the list */
		const struct move *lit = &play->found.choices[i];
		bool told = lit->kind == MOVE_SCORE && cell_same(lit->cell, play->lit.cell) &&
		            lit->spot.at == play->lit.spot.at;
		if (told &&
		    (chosen < 0 || memcmp(&lit->cell, &play->found.choices[chosen].cell, sizeof lit->cell) != 0))
			chosen = i;
	}
	if (chosen < 0 || chosen >= play->found.choice_count)
		return 0;
	const struct move *move = &play->found.choices[chosen];
	if (move->kind != MOVE_SCORE || !game_feature_at(game, move->cell.x, move->cell.y, move->spot, play->feature))
		return 0;
	landing->seat = play->feature->owners == 2 ? 1 : 0;
	landing->from = game_score(game, landing->seat);
	landing->to = landing->from + play->feature->points_complete * (move->doubled ? 2 : 1);
	return 1;
}

int play_landings(struct play *play, struct play_landing landings[PLAY_LANDINGS_MAX])
{
	const struct game *game = session_game(play->session);
	int32_t scores[PLAYERS_MAX] = {0};
	int count = 0;
	if (!play_wall(play) || game_over(game))
		return 0;
	if (play->found.wait == WAIT_DECISION)
		count = answered(play, &landings[0]);
	for (int seat = 0; seat < game_player_count(game); seat++)
		scores[seat] = game_score(game, seat);
	const struct event_list *events = session_forecast(play->session);
	for (int i = 0; i < events->count && count < PLAY_LANDINGS_MAX; i++) {
		const struct event *event = &events->items[i];
		if (event->kind != EVENT_SCORED)
			continue;
		if (event->reason != SCORE_COMPLETE) /* the final scoring */
			break;
		landings[count] = (struct play_landing){.seat = event->seat, .from = (int)scores[event->seat]};
		scores[event->seat] += event->points;
		landings[count++].to = (int)scores[event->seat];
	}
	find_corners(play, landings, count);
	return count;
}
