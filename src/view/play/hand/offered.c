/* A tile that may be laid instead of drawing another: beside the cards where else the tile in hand is, with how often
 * its owner wants to be asked.  Its places are lit like those of any tile. */
#include "view/play/hand/hand.h"

static const struct ask_words *words_of(const struct play *play)
{
	return ask_words(session_decision(play->session).kind);
}

const char *play_offered_label(const struct play *play)
{
	const struct ask_words *words = words_of(play);

	return words && words->offer ? tr(words->offer) : tr("Your tile");
}

/* Does its owner want to be asked now? */
static bool is_wanted(const struct play *play)
{
	int when = play->offers.when[play->found.seat];
	bool last = !game_may_draw(session_game(play->session)); /* there is no other time */
	return last || when == OFFER_ALWAYS || (when == OFFER_PAYS && session_offer_pays(play->session));
}

void play_offered_tick(struct play *play, uint64_t now)
{
	bool own = session_offers(play->session) && !play_hands_off(play) && !play->lesson.script &&
	           play->host->windowed && play->offers.seen != play->found.serial;

	/* Who goes back to where he was asked wants to think about it again. */
	if (!own || session_can_redo(play->session))
		return;
	play->offers.seen = play->found.serial;
	if (!is_wanted(play))
		play_decline(play, now);
}

const char *play_offered_when(int when)
{
	static const char *const labels[OFFER_WHENS] = {[OFFER_ALWAYS] = N_("at every hole"),
	                                                [OFFER_PAYS] = N_("when it pays at once"),
	                                                [OFFER_LAST] = N_("after the last tile")};
	return tr(labels[when]);
}

void play_offered_ask(struct play *play, int seat, int when, uint64_t now)
{
	play->offers.when[seat] = (uint8_t)when;
	play->offers.seen = play->found.serial;
	play_toast(play, now, play_seat_color(play, seat),
	           draw_format(play->ui.draw, tr("%s: %s"), tr("Ask me"), play_offered_when(when)),
	           tr("From the next time on. A click on your card changes it."));
}

/* "Ask me: every time" */
static void when_row(struct play *play, struct ui *ui, struct rect box)
{
	const char *labels[OFFER_WHENS];
	struct text_style style = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	int when = play->offers.when[play->found.seat];
	const char *asks = tr("Ask me");

	for (int i = 0; i < OFFER_WHENS; i++)
		labels[i] = play->theme.small ? draw_format(ui->draw, tr("%s: %s"), asks, play_offered_when(i))
		                              : play_offered_when(i);
	if (!play->theme.small)
		draw_text(ui->draw, rect_cut_left(&box, text_width(ui_metrics(ui), &style, asks) + play_px(play, 8)),
		          ALIGN_LEFT, &style, asks);
	if (drop_down(ui, ui_name("play.offered.when"), box, labels, OFFER_WHENS, &when, false))
		play_offered_ask(play, play->found.seat, when, ui->now);
}

void play_offered_panel(struct play *play, struct ui *ui, struct rect box)
{
	struct art_tile tile = play_hand_art(play, session_tile(play->session), 0);
	struct text_style small = theme_text(&play->theme, TYPE_SMALL);
	const struct ask_words *words = words_of(play);
	bool draws = game_may_draw(session_game(play->session));
	const char *text = words ? tr(draws ? words->text : words->final_text) : "";
	int row = play_px(play, play->theme.compact ? 32 : 38), gap = play_px(play, 12), side = box.w * 2 / 5;
	int high = text_block_height(ui->draw->metrics, &small, text, box.w - side - gap);

	if (box.h > row + play_px(play, 60) && !play->lesson.script && draws) {
		when_row(play, ui, rect_part_bottom(&box, row, play_px(play, 6)));
	}
	rect_cut_top(&box, gap); /* towers reach beyond the tile, */
	side = side < box.h - gap ? side : box.h - gap;
	bool told = high <= box.h; /* which stands alone where there is no room for words */
	struct rect place = told ? rect_part_left(&box, side, gap) : rect_center(box, side, side);
	place.h = side;
	tile_art_want(board_art(play->board), tile, art_level(side), 80);
	struct ui_answer answer = ui_item(ui, ui_name("play.tile"), place, 0);
	ui_tip(ui, tr("Drag it into a hole, or click the hole."));
	if (answer.dragging && ui->input.kind == INPUT_MOVE && !play->drag.tile && !play_hands_off(play))
		play_drag_tile(play, ui->x, ui->y);
	tile_art_preview(board_art(play->board), ui->draw, tile, place, play->drag.tile ? 0.35f : 1);
	if (told)
		draw_text_block(ui->draw, box, ALIGN_LEFT, &small, text);
}
