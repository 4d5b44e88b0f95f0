/* Neutral pieces on the table: each flies to where it stands from where it was. */
#include "view/play/land/land.h"
#include "view/play/moving/moving.h"

#include <math.h>

#define FLIGHT_RISE 0.35f /* how high it flies, in tiles */

bool play_neutrals_fly(const struct play *play, uint64_t now)
{
	for (int id = 0; id < NEUTRALS_MAX; id++)
		if (play->neutrals[id].on && play_span_part(play, play->neutrals[id].flies, now) < 1)
			return true;
	return false;
}

/* Its flight begins where it was seen last. */
static void follow(struct play_neutral *piece, struct vec to, const struct frame *frame)
{
	if (piece->on && (piece->to.x != to.x || piece->to.y != to.y)) {
		piece->from = piece->to;
		piece->flies = (struct play_span){frame->frozen ? 0 : frame->now, MOTION_POINTS};
	}
	piece->to = to;
	piece->on = true;
}

/* Those who stand where it has come to, and are sent home by it. */
static void draw_met(struct play *play, struct frame *frame, const struct neutral_art *art, struct vec foot,
                     struct cell cell)
{
	float size = (float)play->view.camera.size;
	uint64_t length = (uint64_t)theme_motion(&play->theme, PLAY_MET_MS);

	for (int i = 0; i < play->motion.flight_count && art->meets; i++) {
		const struct play_flight *flight = &play->motion.flights[i];
		uint64_t leaves = flight->start + (uint64_t)flight->stays;

		if (!flight->met || !cell_same(flight->cell, cell) || frame->now >= leaves ||
		    frame->now + length < leaves)
			continue;
		struct vec whom = play_on_screen(play, flight->from);
		whom.y -= figure_on_tile(size) * 0.4f;
		art->meets(frame->draw, foot, size * art->height, whom,
		           1 - (float)(leaves - frame->now) / (float)length);
	}
}

static void draw_neutral(struct play *play, struct frame *frame, int id, const struct neutral_art *art)
{
	struct play_neutral *piece = &play->neutrals[id];
	float size = (float)play->view.camera.size, t;

	if (play->drag.figure && play->drag.art == art) { /* it is in the hand, and goes on from there */
		*piece = (struct play_neutral){
		    .on = true, .to = {(float)play->pointer.x, (float)play->pointer.y + art->height / 2}};
		return;
	}
	const struct play_slot *touched = play_touched(play);
	if (touched && expansion_touch(touched->move.kind) == art) { /* drawn where it would be */
		*piece = (struct play_neutral){.on = true, .to = touched->at};
		return;
	}
	follow(piece, play_neutral_place(play, id), frame);
	t = frame->frozen ? 1 : play_span_part(play, piece->flies, frame->now);
	t = t * t * (3 - 2 * t);
	struct vec point = play_on_screen(play, t < 1 ? vec_between(piece->from, piece->to, t) : piece->to);
	float rise = sinf(3.14159265f * t) * FLIGHT_RISE * size * (t < 1);
	if (art->hovers || t < 1) { /* what does not touch the ground has its shadow under it, soft at its edge */
		struct path path;
		for (int i = 0; i < 4; i++) {
			float wide = size * art->height * (0.28f - 0.05f * (float)i);
			path_clear(&path);
			path_oval(&path, point.x + rise * 0.4f + size * 0.04f, point.y + size * 0.02f, wide,
			          wide * 0.4f);
			draw_path_fill(frame->draw, &path, rgba(0x211F33, 0.11f));
		}
	}
	struct breeze breeze = play_life_breeze(play, frame);
	bool lives = t >= 1 && breeze.presence > 0;
	const struct figure_shape *shape =
	    art->pose ? art->pose(t, piece->to.x > piece->from.x, lives ? breeze.seconds : -1) : art->shape;
	draw_shape(frame->draw, point.x, point.y - rise - (art->hovers ? size * 0.05f : 0), size * art->height, shape,
	           1);
	if (lives && art->lives)
		art->lives(frame->draw, point, size * art->height, breeze.seconds, breeze.presence);
	if (!frame->frozen)
		draw_met(play, frame, art, point, game_neutral_at(session_game(play->session), id).cell);
}

void play_neutrals_draw(struct play *play, struct frame *frame)
{
	for (int id = 0; id < NEUTRALS_MAX; id++) {
		const struct neutral_art *art = play_neutral(play, id);
		if (art)
			draw_neutral(play, frame, id, art);
		else
			play->neutrals[id].on = false;
	}
}
