/* Neutral pieces on the table: each stands on its cell, or beside the figure that it has joined, and flies there from
 * where it was. */
#include "view/play/land/land.h"

#include <math.h>

#include "view/kit/expansion_art.h"

#define FLIGHT_RISE 0.35f /* how high it flies, in tiles */
#define BESIDE 0.24f      /* how far from its figure, in tiles */

/* Where it stands, in cells. */
static struct vec standing(const struct play *play, const struct neutral_art *art, const struct setup_neutral *at)
{
	const struct game *game = session_game(play->session);

	if (at->beside && at->figure.place == PLACE_SEGMENT) {
		struct vec place = board_anchor(play->board, game, at->figure.cell, at->figure.spot);
		return (struct vec){place.x + BESIDE, place.y - BESIDE * 0.3f};
	}
	return (struct vec){(float)at->cell.x + art->x, (float)at->cell.y + art->y};
}

/* 0 where its flight begins ... 1 where it stands. */
static float arrived(const struct play *play, const struct play_neutral *piece, uint64_t now)
{
	int length = theme_motion(&play->theme, MOTION_POINTS);

	return length <= 0 || now >= piece->start + (uint64_t)length ? 1 : (float)(now - piece->start) / (float)length;
}

bool play_neutrals_fly(const struct play *play, uint64_t now)
{
	for (int id = 0; id < NEUTRALS_MAX; id++)
		if (play->neutrals[id].on && play->neutrals[id].start && arrived(play, &play->neutrals[id], now) < 1)
			return true;
	return false;
}

/* Its flight begins where it was seen last. */
static void follow(struct play_neutral *piece, struct vec to, const struct frame *frame)
{
	if (piece->on && (piece->to.x != to.x || piece->to.y != to.y)) {
		piece->from = piece->to;
		piece->start = frame->frozen ? 0 : frame->now;
	}
	piece->to = to;
	piece->on = true;
}

static void draw_neutral(struct play *play, struct frame *frame, int id, const struct neutral_art *art)
{
	struct play_neutral *piece = &play->neutrals[id];
	struct setup_neutral at = game_neutral_at(session_game(play->session), id);
	float size = (float)play->view.camera.size, t;

	if (!at.there) {
		piece->on = false;
		return;
	}
	follow(piece, standing(play, art, &at), frame);
	t = piece->start && !frame->frozen ? arrived(play, piece, frame->now) : 1;
	t = t * t * (3 - 2 * t);
	struct vec point = play_on_screen(play, (struct vec){piece->from.x + (piece->to.x - piece->from.x) * t,
	                                                     piece->from.y + (piece->to.y - piece->from.y) * t});
	if (t >= 1)
		point = play_on_screen(play, piece->to);
	float rise = sinf(3.14159265f * t) * FLIGHT_RISE * size * (t < 1);
	if (art->hovers || t < 1) /* what does not touch the ground has its shadow under it */
		draw_circle(frame->draw, point.x + rise * 0.4f, point.y, size * art->height * 0.16f,
		            rgba(0x0B0603, 0.22f));
	draw_shape(frame->draw, point.x, point.y - rise - (art->hovers ? size * 0.05f : 0), size * art->height,
	           art->shape, 1);
}

void play_neutrals_draw(struct play *play, struct frame *frame)
{
	const struct game *game = session_game(play->session);

	for (int id = 0; id < NEUTRALS_MAX; id++) {
		const struct neutral_art *art =
		    game_has_neutral(game, id) ? expansion_neutral(game_neutral(game_kind(game), id)->key) : NULL;
		if (art)
			draw_neutral(play, frame, id, art);
	}
}
