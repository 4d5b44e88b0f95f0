/* The sign of a card on the feature that it goes with, and the size that has to be beaten, in the colour of who has
 * it. */
#include "view/play/land/land.h"

#include "view/kit/expansion_art.h"

void play_cards_draw(struct play *play, struct draw *draw)
{
	int tall = (int)(play->view.camera.size * 0.36), most = play_px(play, 28), least = play_px(play, 20);
	tall = tall > most ? most : tall < least ? least : tall;
	for (int card = 0; card < HOLDINGS_MAX; card++) {
		const struct play_card *found = &play->found.cards[card];
		if (found->seat == NOBODY || !found->lies)
			continue;
		struct vec at = play_place(play, found->cell, found->spot);
		int wide = title_pill_width(draw, &play->theme, tall, found->size);
		draw_title_pill(draw, &play->theme, rect_about(at, wide, tall), expansion_icon(card), found->size,
		                play_seat_color(play, found->seat));
	}
}
