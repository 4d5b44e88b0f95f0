/* What comes down from a hand: a tile that was laid, a follower that was put.  The position tells, whoever did it: a
 * hand, a computer player, a game that is looked through, a film. */
#include "view/play/core/play.h"

#include <string.h>

static void trial_look(struct play *play)
{
	struct play_motion *motion = &play->motion;
	motion->lies = session_laid(play->session, &motion->laid);
	motion->stands = session_put_move(play->session, &motion->put);
}

/* Until when; 0: it lies. */
static uint64_t drop_end(const struct play *play, const struct play_drop *drop)
{
	return drop->falls.start ? drop->falls.start + (uint64_t)theme_motion(&play->theme, drop->falls.length) : 0;
}

static void tile_falls(struct play *play, const struct move *move, uint64_t now)
{
	play->motion.tile = (struct play_drop){.move = *move, .falls = {now, MOTION_SETTLE}};
	screen_sound(play->host, SOUND_LAY);
}

/* Not before the tile under him lies. */
static void figure_falls(struct play *play, const struct move *move, uint64_t now)
{
	uint64_t lies = drop_end(play, &play->motion.tile);
	play->motion.figure = (struct play_drop){.move = *move, .falls = {lies > now ? lies : now, MOTION_SNAP}};
}

/* What a ply has laid and put that did not lie and stand there before. */
static void ply_falls(struct play *play, const struct ply *ply, uint64_t now)
{
	struct play_motion *motion = &play->motion;
	for (int e = 0; e < ply->event_count; e++) {
		const struct event *event = &session_history(play->session)->events[ply->first_event + e];
		struct move move = {.kind = ply->move.kind, .cell = event->cell};
		if (event->kind == EVENT_PLACED && !(motion->lies && cell_same(motion->laid.cell, event->cell))) {
			move.tile = event->tile;
			move.rotation = event->rotation;
			tile_falls(play, &move, now);
		}
		if (event->kind != EVENT_FIGURE ||
		    (motion->stands && memcmp(&motion->put, &ply->move, sizeof ply->move) == 0))
			continue;
		move.figure = event->figure;
		move.spot = event->spot;
		screen_sound(play->host, SOUND_FOLLOWER);
		if (!ask_info(ply->decision)->from) /* who goes on from where he stood rolls */
			figure_falls(play, &move, now);
	}
}

/* On trial: from the hand, or turned where it lies. */
static void trial_falls(struct play *play, const struct play_motion *before, uint64_t now)
{
	const struct play_motion *motion = &play->motion;
	const struct move *laid = &motion->laid, *was = &before->laid;
	if (motion->lies && !(before->lies && cell_same(laid->cell, was->cell) && laid->rotation == was->rotation))
		tile_falls(play, laid, now);
	if (motion->stands && !(before->stands && memcmp(&motion->put, &before->put, sizeof motion->put) == 0)) {
		struct move put = motion->put;
		if (!move_has_cell(put.kind))
			put.cell = laid->cell;
		screen_sound(play->host, SOUND_FOLLOWER);
		figure_falls(play, &put, now);
	}
}

uint64_t play_drop_find(struct play *play, uint64_t now)
{
	struct play_motion *motion = &play->motion;
	const struct play_motion before = *motion;
	const struct history *history = session_history(play->session);
	for (int i = motion->seen_plies; i < history->ply_count; i++)
		ply_falls(play, &history->plies[i], now);
	uint64_t tile = drop_end(play, &motion->tile), figure = drop_end(play, &motion->figure),
	         lies = tile > figure ? tile : figure;
	bool back = history->ply_count < motion->seen_plies, same = history->ply_count == motion->seen_plies;
	trial_look(play);
	/* Taken back it lies as it lay, or is in the hand again. */
	if (back || (same && before.lies && !motion->lies))
		motion->tile.falls.start = 0;
	if (back || (same && before.stands && !motion->stands))
		motion->figure.falls.start = 0;
	if (!back)
		trial_falls(play, &before, now);
	return lies > now ? lies : now;
}

void play_drop_none(struct play *play)
{
	play->motion.tile.falls.start = play->motion.figure.falls.start = 0;
	trial_look(play);
}

/* Two frames show it before it may be half down; what was to follow from it waits as long as they kept it waiting. */
static void fall_drawn(struct play *play, struct play_drop *drop, uint64_t now)
{
	enum { FRAMES = 2, FORGOTTEN = 2000 };
	int length = theme_motion(&play->theme, drop->falls.length);
	uint64_t from = drop->falls.start;
	if (!from || length <= 0 || now < from || now > from + FORGOTTEN || drop->frames == FRAMES)
		return;
	uint64_t most = from + (uint64_t)(drop->frames++ * length / 4), late = now > most ? now - most : 0;
	for (int i = 0; i < play->motion.flight_count; i++)
		if (play->motion.flights[i].start >= from)
			play->motion.flights[i].start += late;
	if (play->motion.figure.falls.start >= from && drop != &play->motion.figure)
		play->motion.figure.falls.start += late;
	drop->falls.start += late;
}

void play_drop_drawn(struct play *play, uint64_t now)
{
	fall_drawn(play, &play->motion.tile, now);
	fall_drawn(play, &play->motion.figure, now);
}

float play_drop_tile(const struct play *play, uint64_t now)
{
	return play_span_part(play, play->motion.tile.falls, now);
}

float play_drop_figure(const struct play *play, uint64_t now)
{
	return play_span_part(play, play->motion.figure.falls, now);
}

bool play_drops_on(const struct play *play, struct cell cell, struct spot spot, uint64_t now)
{
	const struct move *put = &play->motion.figure.move;
	return play_drop_figure(play, now) < 1 && cell_same(put->cell, cell) && spot_same(put->spot, spot);
}

void play_set_down(struct play *play, struct draw *draw, struct vec at, enum figure_pose pose, int color, float t)
{
	float height = figure_on_tile(play->view.camera.size), up = 1 - ease_in_out(t), wide = height * 0.5f;
	struct rect spot = {(int)(at.x - wide / 2), (int)(at.y - wide * 0.16f), (int)wide, (int)(wide * 0.28f)};
	struct skin shadow = {.radius = wide,
	                      .shadow = rgba(0x0B0603, (0.60f - 0.25f * up) * unit(up * 8)),
	                      .shadow_blur = height * (0.04f + 0.10f * up)};
	if (up > 0)
		draw_skin(draw, spot, &shadow);
	draw_figure(draw, at.x, at.y - up * PLAY_SET_DOWN * height, height, pose, color, LOOK_NORMAL, 1);
}

struct art_tile play_hand_art(const struct play *play, int type, int rotation)
{
	const struct game *game = session_game(play->session);
	struct move laid;
	int before = game_tile_count(game);
	if (session_laid(play->session, &laid) && game_tile_at(game, laid.cell.x, laid.cell.y) >= 0)
		before--;
	return (struct art_tile){.type = (uint8_t)type,
	                         .rotation = (uint8_t)rotation,
	                         .preview = true,
	                         .look = board_look(game, type, before)};
}
