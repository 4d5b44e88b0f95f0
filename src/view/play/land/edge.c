/* Numbers of columns and rows along the edges of the table, for those who speak of cells (the key C). */
#include "view/play/land/land.h"

static void number_draw(struct play *play, struct draw *draw, struct vec at, int number)
{
	struct text_style style = theme_text_color(&play->theme, TYPE_SMALL, COLOR_CREAM);
	const char *text = draw_format(draw, "%d", number);
	int tall = style.line, wide = text_width(draw->metrics, &style, text) + play_px(play, 10);
	struct rect box = rect_about(at, wide < tall ? tall : wide, tall);
	draw_fill(draw, box, rgba(COLOR_TOOLTIP, 0.72f));
	draw_text(draw, box, ALIGN_CENTER, &style, text);
}

void play_edge_draw(struct play *play, struct draw *draw)
{
	struct rect stage = play->layout.stage;
	int x0, y0, x1, y1, step = play->view.camera.size < play_px(play, 26) ? 2 : 1;
	float rim = (float)play_px(play, 12);
	if (!play->panel.cells || !board_bounds(play->board, &x0, &y0, &x1, &y1))
		return;
	/* One more on each side: where tiles can be laid. */
	for (int x = x0 - 1; x <= x1; x += step) {
		struct vec at = camera_point(&play->view.camera, stage, x + 0.5, 0);
		if (at.x > (float)stage.x && at.x < (float)(stage.x + stage.w))
			number_draw(play, draw, (struct vec){at.x, (float)stage.y + rim}, x);
	}
	for (int y = y0 - 1; y <= y1; y += step) {
		struct vec at = camera_point(&play->view.camera, stage, 0, y + 0.5);
		if (at.y > (float)stage.y + 2 * rim && at.y < (float)(stage.y + stage.h))
			number_draw(play, draw, (struct vec){(float)stage.x + rim, at.y}, y);
	}
}
