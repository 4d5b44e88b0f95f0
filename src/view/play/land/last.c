/* The last round's tiles, framed in their players' colours. */
#include "view/play/land/land.h"

/* The last tile of each player, from the newest back; whoever stands there stands above the frame. */
void play_last_round_draw(struct play *play, struct draw *draw)
{
	const struct game *game = session_game(play->session);
	struct rect cells[PLAYERS_MAX];
	int colors[PLAYERS_MAX];
	unsigned seen = 0;
	int count = 0;
	/* Where fields or a decision are lit or a follower is to be put, they would only stand in the way. */
	if (!play->panel.last_round || play->panel.fields || play->found.wait == WAIT_FIGURE ||
	    play->found.wait == WAIT_DECISION)
		return;
	struct move laid;
	bool thinking = session_laid(play->session, &laid);
	for (int i = game_tile_count(game) - 1; i >= 0; i--) {
		int seat = game_tile_seat(game, i);
		struct setup_tile tile = game_tile(game, i);
		if (thinking && cell_same(tile.cell, laid.cell))
			continue;
		if (seat == NOBODY || seen >> seat & 1)
			continue;
		seen |= 1u << seat;
		cells[count] = play_cell_box(play, tile.cell.x, tile.cell.y);
		mark_last(draw, &play->theme, cells[count], (int)game_color(game, seat));
		colors[count++] = (int)game_color(game, seat);
	}
	for (int i = 0; i < count; i++)
		play_draw_again(play, draw, cells[i], BOARD_TOWERS | BOARD_FIGURES);
	for (int i = 0; i < count; i++)
		mark_last_badge(draw, &play->theme, cells[i], colors[i]);
}
