/* Neutral pieces on the table: each stands on its cell, or beside the figure that it has joined. */
#include "view/play/core/play.h"

#include <math.h>

const struct neutral_art *play_neutral(const struct play *play, int id)
{
	return expansion_neutral_there(session_game(play->session), id);
}

struct vec play_neutral_place(const struct play *play, int id)
{
	const struct game *game = session_game(play->session);
	const struct neutral_art *art = play_neutral(play, id);
	struct setup_neutral at = game_neutral_at(game, id);

	return board_neutral(play->board, game, &at, (struct vec){art->x, art->y}, art->clear);
}

int play_neutral_on(const struct play *play, int sx, int sy)
{
	float size = (float)play->view.camera.size;

	for (int id = 0; id < NEUTRALS_MAX; id++) {
		const struct neutral_art *art = play_neutral(play, id);
		if (!art)
			continue;
		struct vec foot = play_on_screen(play, play_neutral_place(play, id));
		float tall = art->height * size, up = foot.y - (float)sy;
		if (fabsf((float)sx - foot.x) < tall * 0.6f && up > -tall * 0.15f && up < tall)
			return id;
	}
	return -1;
}

const struct play_slot *play_touched(const struct play *play)
{
	int put = play_slot_put(play);
	bool touches = put >= 0 && !play->drag.figure && expansion_touch(play->found.slots[put].move.kind);

	return touches ? &play->found.slots[put] : NULL;
}
