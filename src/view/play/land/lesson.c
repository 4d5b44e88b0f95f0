/* Where a lesson wants the tile, and the figure. */
#include "view/play/land/land.h"

/* An arrow from above, dark on both sides so that it shows on roofs and on walnut. */
static void arrow(struct play *play, struct draw *draw, float x, float y)
{
	float size = (float)play_px(play, 26);

	draw_arrow_head(draw, x, y + (float)play_px(play, 4), 0, 1, size + (float)play_px(play, 10),
	                rgb(COLOR_TOOLTIP));
	draw_arrow_head(draw, x, y, 0, 1, size, rgb(COLOR_SLOT));
}

/* Nothing is marked while the camera moves, or on a picture. */
static bool marked(const struct play *play, const struct frame *frame, struct lesson_state *state)
{
	if (!play->lesson.script || play->lesson.told[0] || frame->frozen || play->view.length != 0)
		return false;
	lesson_at(play->lesson.script, play->session, state);
	return true;
}

void play_lesson_place_draw(struct play *play, struct frame *frame)
{
	struct lesson_state state;

	if (!marked(play, frame, &state) || (state.part != LESSON_TILE && state.part != LESSON_AWAY))
		return;
	struct rect box = play_cell_box(play, state.place.cell.x, state.place.cell.y);
	mark_ghost(frame->draw, &play->theme, box, rgb(COLOR_SLOT));
	arrow(play, frame->draw, (float)box.x + (float)box.w / 2, (float)box.y + (float)play_px(play, 8));
}

void play_lesson_figure_draw(struct play *play, struct frame *frame)
{
	struct lesson_state state;

	if (!marked(play, frame, &state) || state.part != LESSON_FIGURE || state.figure.kind == MOVE_PASS)
		return;
	for (int i = 0; i < play->found.slot_count; i++) {
		const struct spot *spot = &play->found.slots[i].move.spot;
		struct vec at = play->found.slots[i].at;

		if (spot->kind != state.figure.spot.kind || spot->at != state.figure.spot.at)
			continue;
		at = play_on_screen(play, at);
		arrow(play, frame->draw, at.x, at.y - play_slot_radius(play) - (float)play_px(play, 4));
	}
}
