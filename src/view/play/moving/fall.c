/* From the hand to the table: a tile falls onto its place over a shadow that draws in below it, springs once, and dust
 * leaves its edges; a follower is set down.  A computer player's is seen on the way there: its tile from where it was
 * drawn, turned on the way, its figure from its card. */
#include "view/play/moving/moving.h"

#include "view/art/chance.h"

#include <math.h>

#define LANDS 0.52f   /* of the time that it takes */
#define SPRINGS 0.78f /* until then */
#define TILE_HIGH 0.55f

/* A tile over its cell, so high (1: where the hand lets it go), and its shadow there. */
static struct rect aloft(struct rect cell, float up)
{
	return rect_moved(rect_inset(cell, -(int)lroundf(0.07f * up * (float)cell.w)), 0,
	                  -(int)lroundf(TILE_HIGH * up * (float)cell.h));
}

static void aloft_shadow(struct draw *draw, struct rect cell, float up)
{
	float side = (float)cell.w;
	struct skin shadow = {.shadow = rgba(0x0B0603, 0.62f - 0.22f * up),
	                      .shadow_blur = side * (0.05f + 0.20f * up),
	                      .shadow_dy = side * (0.03f + 0.10f * up)};
	draw_skin(draw, rect_inset(cell, (int)lroundf(0.02f * up * side)), &shadow);
}

/* How high: it falls faster and faster, and springs. */
static float tile_up(float t)
{
	float fallen = t / LANDS;
	return t < LANDS ? 1 - fallen * fallen : 0.05f * sinf(3.1416f * unit_part(t, LANDS, SPRINGS));
}

void play_puff(struct draw *draw, float x, float y, float size, float alpha)
{
	enum { LAYERS = 9 };
	for (int i = 0; i < LAYERS; i++) {
		float in = (float)i / LAYERS;
		draw_circle(draw, x, y - 0.35f * in * size, size * 1.7f * (1 - in * in * 0.9f),
		            rgba(i < LAYERS / 2 ? 0xDFCB9B : 0xEFE2BF, 0.11f * alpha));
	}
}

/* Out of all four edges, each puff as far and as large as chance will have it: few large ones, many small. */
static void dust_draw(struct draw *draw, struct rect box, float t)
{
	enum { PUFFS = 32 };
	float gone = unit_part(t, LANDS, 1.0f), out = ease_out_cubic(gone), side = (float)box.w;
	for (int i = 0; i < PUFFS && t > LANDS; i++) {
		float large = chance(i, 3) * chance(i, 5), along = 1.1f * chance(i, 1) - 0.05f,
		      away = 0.01f + (0.03f + 0.20f * chance(i, 2) * (1 - 0.6f * large)) * out,
		      size = side * (0.022f + 0.045f * large + (0.03f + 0.09f * large) * out),
		      alpha = (0.7f + 0.5f * large) * (1 - gone) * (1 - gone * chance(i, 4));
		float x[4] = {along, 1 + away, along, -away}, y[4] = {-away, along, 1 + away, along};
		play_puff(draw, (float)box.x + x[i % 4] * side,
		          (float)box.y + (y[i % 4] - (0.03f + 0.07f * chance(i, 6)) * out) * side, size, alpha);
	}
}

/* As it was in the hand; meanwhile it is painted as it will lie there. */
static void tile_draw(struct play *play, struct frame *frame, const struct move *laid, struct rect box)
{
	const struct game *game = session_game(play->session);
	struct tile_art *art = board_art(play->board);
	int index = game_tile_at(game, laid->cell.x, laid->cell.y);
	struct art_tile hand = play_hand_art(play, laid->tile, laid->rotation);
	if (index >= 0 && !board_printed(play->board)) { /* there it depends on what lies beside it */
		struct art_tile tile = board_laid(play->board, game, index);
		hand.look = tile.look;
		tile_art_want(art, tile, art_level(box.w), 60);
	}
	tile_art_turned(art, frame->draw, hand, box, 1, play_turn_angle(play, frame->now));
}

void play_drop_draw(struct play *play, struct frame *frame)
{
	const struct move *laid = &play->motion.tile.move;
	float t = play_drop_tile(play, frame->now), up = tile_up(t);
	if (t < 1 && !frame->frozen) {
		struct rect cell = play_cell_box(play, laid->cell.x, laid->cell.y);
		aloft_shadow(frame->draw, cell, up);
		dust_draw(frame->draw, cell, t);
		tile_draw(play, frame, laid, aloft(cell, up));
	}
}

void play_figure_down(struct play *play, struct frame *frame)
{
	float t = play_drop_figure(play, frame->now);
	if (t >= 1 || frame->frozen || play_drop_tile(play, frame->now) < 1)
		return;
	for (int i = 0; i < play->found.standing_count; i++) {
		const struct setup_figure *set = &play->found.standing[i];
		if (play_drops_on(play, set->cell, set->spot, frame->now))
			play_set_down(play, frame->draw, play_stand(play, set->figure, set->cell, set->spot),
			              figure_pose_on(set->figure, set->cell, set->spot),
			              play_seat_color(play, set->seat), t);
	}
}

/* ---- on the way there ---- */

static const float QUARTER = 1.5707963f;

static void carry_tile(struct play *play, struct draw *draw, const struct move *move, float t)
{
	struct rect hand = play->layout.body;
	struct rect cell = play_cell_box(play, move->cell.x, move->cell.y), end = aloft(cell, 1);
	float way = ease_in_out(t), turned = t < 0.6f ? ease_in_out(t / 0.6f) : 1;
	float side = (float)(hand.w < hand.h ? hand.w : hand.h) * 0.5f;
	int steps = (move->rotation - play->motion.shown_rotation) & 3;
	float short_of = steps == 3 ? QUARTER : -(float)steps * QUARTER; /* the shorter way round */
	struct art_tile tile = play_hand_art(play, session_tile(play->session), move->rotation);

	side += ((float)end.w - side) * way;
	struct vec at = vec_between(rect_middle(hand), rect_middle(end), way);
	struct rect box = {(int)(at.x - side / 2), (int)(at.y - side / 2), (int)side, (int)side};
	draw_alpha_push(draw, way);
	aloft_shadow(draw, cell, 1);
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
