/* An advised move as a picture: the tile, and who would stand on it. */
#include "view/play/hand/hand.h"

#include <string.h>

const struct move *play_advised_figure(const struct ai_line *line)
{
	for (int i = 0; i < line->move_count; i++)
		if (line->moves[i].kind == MOVE_FIGURE || move_on_corner(line->moves[i].kind))
			return &line->moves[i];
	return NULL;
}

/* On the tile, 0 to 1: on a spot of it, or over one of its corners. */
static struct vec stands(const struct play *play, const struct move *place, const struct move *figure)
{
	struct cell at = {figure->cell.x - place->cell.x, figure->cell.y - place->cell.y};

	return move_on_corner(figure->kind) ? board_stand(play->board, session_game(play->session),
	                                                  play_move_kind(play, figure), at, figure->spot)
	                                    : board_anchor_on(play->board, place->tile, place->rotation,
	                                                      (struct cell){0, 0}, figure->spot, NULL);
}

void play_advised_standing(struct play *play, struct draw *draw, const struct move *place, const struct move *figure,
                           struct rect box, float alpha)
{
	struct vec at = stands(play, place, figure);

	draw_figure(draw, (float)box.x + at.x * (float)box.w, (float)box.y + at.y * (float)box.h, figure_on_tile(box.w),
	            figure_pose_on(play_move_kind(play, figure), place->cell, figure->spot),
	            (int)game_color(session_game(play->session), play->advice.seat), LOOK_NORMAL, alpha);
}

struct vec play_advised_corner(const struct play *play, const struct ai_line *line, struct rect box)
{
	const struct move *place = &line->moves[0], *figure = play_advised_figure(line);
	struct vec at = figure && place->kind == MOVE_PLACE ? stands(play, place, figure) : (struct vec){1, 1};
	bool taken = at.x < 0.5f && at.y <= 0.8f;

	return (struct vec){(float)(taken ? box.x + box.w : box.x), (float)box.y};
}

void play_advised_tile(struct play *play, struct draw *draw, const struct ai_line *line, struct rect box, float alpha,
                       bool alone)
{
	const struct move *place = &line->moves[0], *figure = play_advised_figure(line);
	struct art_tile tile = play_hand_art(play, place->tile, place->rotation);

	tile_art_preview(board_art(play->board), draw, tile, box, alpha);
	if (figure && alone && move_on_corner(figure->kind)) /* would hang over what is beside it: small, inside */
		box = rect_inset(box, box.w / 5);
	if (figure)
		play_advised_standing(play, draw, place, figure, box, alpha);
}

void play_advised_take(struct play *play, const struct ai_line *line, uint64_t now)
{
	const struct move move = line->moves[0]; /* the hint may go */

	if (move_lays(move.kind) && play->found.wait == WAIT_TILE) {
		play_cursor_to(play, move.cell, move.rotation, now);
		play_lay(play, move.cell.x, move.cell.y, now);
		play_advice_follow(play, now);
	} else if (play->found.wait == WAIT_FIGURE && move.kind != MOVE_PASS) {
		play_advice_put(play, &move, now);
	}
	for (int i = 0; play->found.wait == WAIT_DECISION && i < play->found.choice_count; i++)
		if (memcmp(&play->found.choices[i], &move, sizeof move) == 0)
			play->answer.chosen = i;
}

void play_advised_keys(struct play *play, struct ui *ui)
{
	const struct ai_advice *advice = play_advice_now(play);

	if (play->advice.of != ADVICE_HINT || !advice || !play_advice_stands(play))
		return;
	for (int rank = 0; rank < PLAY_ADVISED && rank < advice->line_count; rank++)
		if (ui_key(ui, 'a' + rank, 0)) {
			play_advised_take(play, &advice->lines[rank], ui->now);
			return;
		}
}
