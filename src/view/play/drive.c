/* What a driver without eyes does with the table: for --bench-frames. */
#include "view/play/core/play.h"
#include "view/play/screen.h"

void play_screen_look(struct screen *screen, double size)
{
	struct play *play = (struct play *)screen;
	int x0 = 0, y0 = 0, x1 = 1, y1 = 1;

	board_bounds(play->board, &x0, &y0, &x1, &y1);
	play_camera_look(play, (struct camera){.x = (x0 + x1) / 2.0, .y = (y0 + y1) / 2.0, .size = size}, true);
}

void play_screen_supply(const struct screen *screen, int *x, int *y)
{
	const struct play *play = (const struct play *)screen;
	struct rect card = play->layout.cards[play->found.seat < PLAYERS_MAX ? play->found.seat : 0];

	*x = card.x + card.w / 8;
	*y = card.y + card.h / 2;
}
