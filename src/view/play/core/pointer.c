/* What is pointed at, dragged, lit: said by widgets of every room, kept here. */
#include "view/play/core/play.h"

void play_light(struct play *play, struct cell cell, struct spot spot)
{
	play->lit = (struct play_lit){.on = true, .told = true, .cell = cell, .spot = spot};
}

void play_light_point(struct play *play, struct cell cell, struct spot spot)
{
	play->lit = (struct play_lit){.on = true, .cell = cell, .spot = spot};
}

void play_light_off(struct play *play) { play->lit.on = play->lit.told = false; }

bool play_peopled(const struct play *play, int kind)
{
	const struct game *game = session_game(play->session);
	bool peopled = false;

	for (int figure = 0; figure < FIGURE_KINDS && !peopled; figure++)
		peopled = game_owned(game, (enum figure)figure) && any_piece(figure)->stands >> kind & 1;
	return peopled;
}

void play_point_nowhere(struct play *play)
{
	play_light_off(play);
	play->pointer.quiet = true;
	play->pointer.slot = play->drag.slot = -1;
	play->cursor.why = 0;
}

void play_cursor_off(struct play *play)
{
	play->cursor.on = false;
	play->cursor.typed = 0;
}

void play_drag_tile(struct play *play, int x, int y)
{
	play->drag = (struct play_drag){.tile = true, .x = x, .y = y, .slot = -1};
	screen_sound(play->host, SOUND_LIFT);
}

void play_drag_figure(struct play *play, int kind, int x, int y)
{
	play->drag = (struct play_drag){.figure = true, .kind = (uint8_t)kind, .x = x, .y = y, .slot = -1};
}

void play_drag_supply(struct play *play, int kind, int x, int y, uint64_t now)
{
	struct move put = {.kind = MOVE_PASS};
	uint8_t offered = play->offer.figure;

	session_put_move(play->session, &put);
	session_unput(play->session);
	if (play->found.kind_count > 1 && play->found.wait == WAIT_FIGURE)
		play_offer(play, kind, now);
	play_drag_figure(play, kind, x, y);
	play->drag.supply = true;
	play->drag.before = put;
	play->drag.offered = offered;
}

void play_drag_back(struct play *play, uint64_t now)
{
	bool supply = play->drag.supply && play->found.wait == WAIT_FIGURE;

	play_drag_end(play);
	play->drag.supply = false;
	if (supply && play->drag.before.kind != MOVE_PASS)
		session_put(play->session, &play->drag.before, NULL);
	if (supply)
		play_offer(play, play->drag.offered, now);
}

void play_drag_piece(struct play *play, const struct neutral_art *art, int x, int y)
{
	play_drag_figure(play, FIGURE_MEEPLE, x, y);
	play->drag.neutral = true;
	play->drag.art = art;
	play->drag.touch = art->touches;
}

void play_drag_end(struct play *play) { play->drag.figure = play->drag.tile = false; }
