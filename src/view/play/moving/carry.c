/* A computer player's hand: its tile from where it was drawn to where it will lie,
 * turned on the way, and its figure from its card to its place. */
#include "view/play/moving/moving.h"

static const float QUARTER = 1.5707963f;

static void carry_tile(struct play *play, struct draw *draw, const struct move *move, float t)
{
	struct rect hand = play->layout.body;
	struct rect cell = play_cell_box(play, move->cell.x, move->cell.y), end = play_aloft(cell, 1);
	float way = ease_in_out(t), turned = t < 0.6f ? ease_in_out(t / 0.6f) : 1;
	float side = (float)(hand.w < hand.h ? hand.w : hand.h) * 0.5f;
	int steps = (move->rotation - play->motion.shown_rotation) & 3;
	float short_of = steps == 3 ? QUARTER : -(float)steps * QUARTER; /* the shorter way round */
	struct art_tile tile = play_hand_art(play, session_tile(play->session), move->rotation);

	side += ((float)end.w - side) * way;
	struct vec at = vec_between(rect_middle(hand), rect_middle(end), way);
	struct rect box = {(int)(at.x - side / 2), (int)(at.y - side / 2), (int)side, (int)side};
	draw_alpha_push(draw, way);
	play_aloft_shadow(draw, cell, 1);
	draw_alpha_pop(draw);
	tile_art_turned(board_art(play->board), draw, tile, box, 1, short_of * (1 - turned));
}

static void carry_figure(struct play *play, struct draw *draw, const struct move *move, float t)
{
	struct rect card = play->layout.cards[play->found.seat];
	float way = ease_in_out(t), height = figure_on_tile((float)play->view.camera.size);
	struct move laid;

	if (!session_laid(play->session, &laid))
		return;
	struct vec from = {(float)card.x + (float)card.w * 0.3f, (float)card.y + (float)card.h * 0.7f},
	           to = play_place(play, laid.cell, move->spot);
	to.y -= PLAY_SET_DOWN * height;
	struct vec at = vec_between(from, to, way);
	float small = theme_stroke(&play->theme, 34);
	draw_figure(draw, at.x, at.y, small + (height - small) * way,
	            figure_pose_on(move->figure, laid.cell, move->spot), play_seat_color(play, play->found.seat),
	            LOOK_NORMAL, 1);
}

void play_carry_draw(struct play *play, struct draw *draw, uint64_t now)
{
	float t;
	const struct move *move = play_company_carries(play, now, &t);

	if (!move)
		return;
	if (move_lays(move->kind))
		carry_tile(play, draw, move, t);
	else if (move->kind == MOVE_FIGURE)
		carry_figure(play, draw, move, t);
}
