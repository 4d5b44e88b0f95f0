/* A player's card: points, what is left in the supply, what he holds; a follower is dragged from it. */
#include "view/play/panel/panel.h"

#include "text/say.h"
#include "view/kit/expansion_art.h"

static const char *seat_tag(const struct play *play, int seat)
{
	const struct game *game = session_game(play->session);
	if (play->look.on)
		return NULL;
	if (play->found.wait == WAIT_DECISION && seat == play->found.seat)
		return tr("decides");
	if (play->found.wait == WAIT_DECISION && seat == game_turn_seat(game))
		return tr("turn");
	if (seat == play->found.seat && game_part(game) == 2)
		return tr("second turn");
	return seat == play->found.seat ? tr("to move") : NULL;
}

/* The figure that was pressed on; elsewhere on the card a follower, or what is left. */
static void drag_from_supply(struct play *play, struct ui *ui, int seat)
{
	const struct game *game = session_game(play->session);
	int kind = FIGURE_MEEPLE;
	for (int i = 0; i < PIECES_MAX; i++)
		if (rect_has(play->panel.figure_boxes[i], ui->press_x, ui->press_y))
			kind = i;
	for (int i = 0; i < PIECES_MAX && game_supply(game, seat, (enum figure)kind) == 0; i++)
		if (game_supply(game, seat, (enum figure)i) > 0)
			kind = i;
	play_drag_supply(play, kind, ui->x, ui->y, ui->now);
}

/* What is left of each kind of figure: without the one that is in the hand, or on trial, or not home yet. */
static void card_supply(const struct play *play, struct player_card *card, int seat, uint64_t now)
{
	const struct game *game = session_game(play->session);
	struct move put;
	int away = -1;
	if (seat == play->found.seat && session_put_move(play->session, &put) && play_move_puts(&put))
		away = play_move_kind(play, &put);
	else if (seat == play->found.seat && play->drag.figure && !play->drag.home && !play->drag.neutral)
		away = play->drag.kind;
	for (int kind = 0; kind < PIECES_MAX; kind++) {
		int owned = game_owned(game, (enum figure)kind);
		bool in_game = owned > 0;
		card->total[kind] = in_game && kind == FIGURE_MEEPLE ? play_followers(play, seat) : owned;
		card->supply[kind] = in_game ? game_supply(game, seat, (enum figure)kind) - (kind == away) -
		                                   play_homing(play, seat, kind, now)
		                             : 0;
	}
	card->dashed = away == FIGURE_MEEPLE;
}

/* What is held in numbers, and who would be paid for it now. */
static void card_tokens(const struct play *play, struct player_card *card, int seat, uint64_t now)
{
	const struct game *game = session_game(play->session);
	card->has_tokens = play_has_tokens(play);
	for (int kind = 0; kind < HOLDINGS_MAX; kind++) {
		if (!game_has_holding(game, kind) || any_holding(kind)->single)
			continue;
		card->tokens[kind].art = expansion_token(kind);
		card->tokens[kind].kept = any_holding(kind)->each > 0;
		card->tokens[kind].count = play_tokens_shown(play, seat, kind, now);
		card->tokens[kind].leads = play_tokens_lead(play, seat, kind, now);
		card->tokens[kind].news = play_tokens_news(play, seat, kind, now);
	}
}

/* The cards that he has, with what has to be beaten. */
static void card_titles(const struct play *play, struct player_card *card, int seat)
{
	for (int holding = 0, n = 0; holding < HOLDINGS_MAX && n < CARD_TITLES_MAX; holding++) {
		if (!game_has_holding(session_game(play->session), holding) || !any_holding(holding)->single)
			continue;
		card->titles[n].icon = expansion_icon(holding);
		card->titles[n++].size = play->found.cards[holding].seat == seat ? play->found.cards[holding].size : 0;
	}
}

/* What a card's marks are, in words. */
static const char *card_tip(const struct player_card *card)
{
	uint8_t order[PIECES_MAX];
	const char *text =
	    say(tr("%s: %s"), card->name,
	        say_count("%d follower in supply", "%d followers in supply", card->supply[FIGURE_MEEPLE]));
	for (int i = 1, kinds = figure_card_order(order); i < kinds; i++)
		if (card->supply[order[i]] > 0)
			text = say_on(text, ", %s", words_kind(order[i]));
	for (int kind = 0; kind < HOLDINGS_MAX; kind++)
		if (card->tokens[kind].kept && card->tokens[kind].count > 0)
			text = say_on(text, ", %s", words_holding(kind));
	return card->has_tokens ? say(tr("%s. Dark numbers: the most of a good, 10 points at the end."), text) : text;
}

/* What is pointed at of the marks on a card, and how many are left; NULL: none of them is. */
static const char *mark_tip(const struct play *play, const struct player_card *card,
                            const struct rect boxes[PIECES_MAX], int seat)
{
	const struct ui *ui = &play->ui;
	for (int kind = 0; kind < PIECES_MAX; kind++)
		if (rect_has(boxes[kind], ui->x, ui->y))
			return say(tr("%s: %d of %d left"), words_kind(kind), card->supply[kind], card->total[kind]);
	for (int kind = 0; kind < HOLDINGS_MAX; kind++)
		if (card->tokens[kind].kept && rect_has(play->panel.token_boxes[seat][kind], ui->x, ui->y))
			return say(tr("%s: %d of %d left"), words_holding(kind), card->tokens[kind].count,
			           any_holding(kind)->each);
	return NULL;
}

/* A follower is wanted from the supply: on the tile, or in a haven. */
static bool may_place(const struct play *play)
{
	if (play->found.wait == WAIT_DECISION)
		return ask_info(session_decision(play->session).kind)->enters;
	return play->found.wait == WAIT_FIGURE && (play->found.slot_count > 0 || play->found.kind_count > 1);
}

/* The mark of a tile that fills a hole, pressed on or pointed at, or -1. */
static int filling_mark(const struct play *play, int seat, int x, int y)
{
	for (int held = 0; held < HOLDINGS_MAX; held++)
		if (game_has_holding(session_game(play->session), held) && any_holding(held)->fills &&
		    rect_has(rect_inset(play->panel.token_boxes[seat][held], -play_px(play, 6)), x, y))
			return held;
	return -1;
}

/* A click on the line of marks on a person's card: a figure is chosen where one is asked for, and of a tile that fills
 * a hole it is told how; false: it is meant for the card. */
static bool click_marks(struct play *play, const struct rect boxes[PIECES_MAX], int seat, int x, int y, uint64_t now)
{
	int fills = filling_mark(play, seat, x, y), kind = 0;
	bool own = seat == play->found.seat && !play_hands_off(play);
	struct rect line = {0, 0, 0, 0};
	if (session_computer(play->session, seat) >= 0)
		return false;
	for (int i = 0; i < PIECES_MAX; i++) {
		if (boxes[i].w > 0)
			line = line.w > 0 ? rect_around(line, boxes[i]) : boxes[i];
		kind = rect_has(boxes[i], x, y) ? 1 + i : kind;
	}
	if (own && kind && play->found.wait == WAIT_FIGURE && play->found.kind_count > 1)
		play_offer(play, kind - 1, now);
	else if (fills >= 0)
		play_toast(play, now, play_seat_color(play, seat), words_holding(fills),
		           own && session_offers(play->session) ? tr("Drag it into a hole, or click the hole.")
		           : game_held(session_game(play->session), seat, fills) > 0 ? tr(holding_words(fills)->fills)
		                                                                     : tr("on the table already"));
	return fills >= 0 || rect_has(line, x, y);
}

void play_player_card(struct play *play, struct ui *ui, int seat, bool asked)
{
	const struct game *game = session_game(play->session);
	if (!play_in_air(play, NULL, FLIGHT_POINTS, ui->now))
		play->panel.projected[seat] = (int)play->found.projection[seat];
	struct player_card of = {
	    .name = session_name(play->session, seat),
	    .color = (int)game_color(game, seat),
	    .score = (int)play_shown_score(play, seat, ui->now),
	    .gain = play->found.wait != WAIT_OVER ? (int)play_shown_gain(play, seat, ui->now) : 0,
	    /* when a lesson of The Castle begins the empty area is most of it, and has not been told yet */
	    .has_projection = session_aids(play->session)->projection && play->found.wait != WAIT_OVER &&
	                      !(play->lesson.script && play_wall(play) && game_turn(session_game(play->session)) < 3),
	    .projection = play->panel.projected[seat],
	    .active = seat == play->found.seat && !play_lot_open(play, ui->now),
	    .waits = !asked,
	    .emblem = play_seat_emblem(play, seat),
	    .tag = play_lot_open(play, ui->now) || !asked ? NULL : seat_tag(play, seat),
	    .dense = play->layout.dense,
	    .one_line = play->layout.small && seat != play->found.seat,
	    .kinds = play->layout.kinds,
	    .slim = play->layout.slim,
	    .half = play->layout.pairs && seat != play->found.seat,
	};
	card_titles(play, &of, seat);
	card_supply(play, &of, seat, ui->now);
	card_tokens(play, &of, seat, ui->now);
	play_hand_tray(play, ui, seat);
	struct rect other[PIECES_MAX], *boxes = seat == play->found.seat ? play->panel.figure_boxes : other;
	struct ui_answer answer = player_card(ui, ui_name_at("play.card", seat), play->layout.cards[seat], &of, boxes,
	                                      play->panel.token_boxes[seat]);
	if (answer.hover && !play->drag.figure)
		play->pointer.seat = seat;
	ui_tip(ui, play_seat_tip(play, seat, play->found.kind_count > 1 ? card_tip(&of) : NULL));
	if (answer.hover)
		ui_tip(ui, mark_tip(play, &of, boxes, seat));
	if (answer.click && !answer.by_key && !answer.dragging)
		answer.click = !click_marks(play, boxes, seat, ui->x, ui->y, ui->now);
	play_seat_list(play, ui, seat, &answer);
	if (of.has_projection)
		play_parts_click(play, ui, seat);
	play_hand_tiles(play, ui, seat);
	bool drags =
	    answer.dragging && ui->input.kind == INPUT_MOVE && seat == play->found.seat && !play_hands_off(play);
	if (drags && may_place(play) && !play->drag.figure)
		drag_from_supply(play, ui, seat);
	else if (drags && !play->drag.tile && session_offers(play->session) &&
	         filling_mark(play, seat, ui->press_x, ui->press_y) >= 0)
		play_drag_tile(play, ui->x, ui->y);
}
