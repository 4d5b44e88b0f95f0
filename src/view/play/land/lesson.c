/* Where a lesson wants the tile, and the figure. */
#include "view/play/land/land.h"

#include <math.h>

/* An arrow that points this way, dark on both sides so that it shows on roofs and on walnut. */
static void arrow(struct play *play, struct draw *draw, struct vec tip, float dx, float dy)
{
	float size = (float)play_px(play, 26), over = (float)play_px(play, 4);

	draw_arrow_head(draw, tip.x + dx * over, tip.y + dy * over, dx, dy, size + (float)play_px(play, 10),
	                rgb(COLOR_TOOLTIP));
	draw_arrow_head(draw, tip.x, tip.y, dx, dy, size, rgb(COLOR_SLOT));
}

/* Nothing is marked while the camera moves, or on a picture. */
static bool marked(const struct play *play, const struct frame *frame)
{
	return !play->lesson.told[0] && !frame->frozen && play->view.length == 0;
}

void play_lesson_place_draw(struct play *play, struct frame *frame)
{
	const struct lesson_state *state = &play->lesson.at;

	if (!marked(play, frame) || (state->part != LESSON_TILE && state->part != LESSON_AWAY))
		return;
	struct rect box = play_cell_box(play, state->place.cell.x, state->place.cell.y);
	const struct play_cell *target = play->found.wait == WAIT_TILE ? play_target(play) : NULL;
	bool here = play->lesson.away && !play->lesson.elsewhere; /* it has the frame of what was laid */
	/* A full frame is the pointer's or the keyboard's. */
	if (!here && (!target || target->x != state->place.cell.x || target->y != state->place.cell.y))
		mark_legal(frame->draw, &play->theme, box, board_printed(play->board), true, 1);
	arrow(play, frame->draw, (struct vec){(float)box.x + (float)box.w / 2, (float)box.y + (float)play_px(play, 8)},
	      0, 1);
}

/* From above, or from the first other side where the arrow hides no other place's number. */
static void arrow_at_slot(struct play *play, struct draw *draw, int slot)
{
	static const struct vec ways[] = {{0, 1}, {1, 0}, {-1, 0}, {0, -1}};
	struct vec places[PLAY_SLOTS_MAX];
	float radius = play_slot_radius(play), off = radius + (float)play_px(play, 4), half = (float)play_px(play, 18);
	int best = 0;

	play_slot_places(play, places);
	for (int way = 3; way >= 0; way--) {
		float x = places[slot].x - ways[way].x * (off + half), y = places[slot].y - ways[way].y * (off + half);
		bool clear = true;
		for (int i = 0; i < play->found.slot_count; i++)
			clear = clear && (i == slot || hypotf(places[i].x - x, places[i].y - y) >= radius + half);
		best = clear ? way : best;
	}
	arrow(play, draw, (struct vec){places[slot].x - ways[best].x * off, places[slot].y - ways[best].y * off},
	      ways[best].x, ways[best].y);
}

void play_lesson_figure_draw(struct play *play, struct frame *frame)
{
	const struct lesson_state *state = &play->lesson.at;

	if (!marked(play, frame) || state->part != LESSON_FIGURE || state->figure.kind == MOVE_PASS)
		return;
	for (int i = 0; i < play->found.slot_count; i++) {
		const struct spot *spot = &play->found.slots[i].move.spot;

		if (spot->kind == state->figure.spot.kind && spot->at == state->figure.spot.at)
			arrow_at_slot(play, frame->draw, i);
	}
}
