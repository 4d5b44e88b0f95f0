/* The hands of The Castle: wall tiles that each player holds, open to all (R36). */
#include "view/play/panel/panel.h"

#include <stdio.h>
#include <string.h>

/* What a wall tile does, and when it may be used. */
static const char *tile_tip(struct play *play, struct draw *draw, int seat, int number)
{
	const struct game *game = session_game(play->session);
	const char *fresh =
	    game_hand_usable(game, seat, number) ? "" : tr(" Won in this turn: it waits for a later one.");
	return draw_format(draw, "%s. %s %s%s", castle_wall_name(number), castle_wall_note(number),
	                   castle_wall_when(number), fresh);
}

void play_hand_tiles(struct play *play, struct ui *ui, int seat)
{
	const struct game *game = session_game(play->session);
	struct rect box = play->layout.hands[seat];
	int count = 0, at = 0, side = box.h;
	if (box.h <= 0)
		return;
	for (int number = 1; number <= WALL_KINDS; number++)
		count += game_hand(game, seat, number);
	if (!count) {
		struct text_style small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK_OFF);
		draw_text(ui->draw, box, ALIGN_LEFT, &small, tr("no wall tiles yet"));
		return;
	}
	int step = side + play_px(play, 5);
	if (step * count > box.w) /* rather one over the other than out of sight */
		step = (box.w - side) / (count - 1);
	for (int number = 1; number <= WALL_KINDS; number++) {
		for (int i = 0; i < game_hand(game, seat, number); i++, at++) {
			struct rect place = {box.x + at * step, box.y, side, side};
			bool usable = i < game_hand_usable(game, seat, number);
			ui_item(ui, ui_name_at("play.hand", seat * 32 + at), place, 0);
			ui_tip(ui, tile_tip(play, ui->draw, seat, number));
			piece_wall_tile(ui->draw, place, number, usable ? 1 : 0.55f);
		}
	}
}

/* What ending the turn would bring; where a tile is to be laid, how many cells stay empty in the end. */
void play_wall_prompt(const struct play *play, char *detail, size_t size)
{
	int stay = session_empty(play->session);
	size_t used = strlen(detail);
	if (!play_wall(play) || play_hands_off(play) || play->found.wait != WAIT_TILE)
		return;
	snprintf(detail + used, size - used, "%s", used ? " · " : "");
	used = strlen(detail);
	snprintf(detail + used, size - used,
	         trn("%d place will stay empty", "%d places will stay empty", (unsigned long)stay), stay);
}
