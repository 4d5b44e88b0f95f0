/* The hands of The Castle: wall tiles that each player holds, open to all (R36).  By keyboard they follow one another
 * under K; the tile that an open decision asks about is chosen by a click or with Enter. */
#include "view/play/panel/panel.h"

#include "text/say.h"

/* What a wall tile does, and when it may be used. */
static const char *tile_tip(struct play *play, struct draw *draw, int seat, int number)
{
	const struct game *game = session_game(play->session);
	const char *fresh = game_hand_usable(game, seat, number) || game_over(game)
	                        ? ""
	                        : tr("Won in this turn: it waits for a later one.");
	return draw_format(draw, "%s. %s %s%s%s", castle_wall_name(number),
	                   castle_wall_note(number, game_settings(game)), castle_wall_when(number), fresh[0] ? " " : "",
	                   fresh);
}

static ui_id tile_id(int seat, int at) { return ui_name_at("play.hand", seat * 32 + at); }

/* Wall tiles of a number in a hand.  Those that the final scoring has played lie there until it has been told: what
 * they brought is not on the score yet. */
static int in_hand(const struct play *play, int seat, int number)
{
	const struct history *history = session_history(play->session);
	int count = game_hand(session_game(play->session), seat, number);
	for (int i = 0; i < history->event_count && play_ending_waits(play); i++) {
		const struct event *event = &history->events[i];
		count +=
		    event->kind == EVENT_USED && event->seat == seat && event->wall == number && number >= WALL_PATH;
	}
	return count;
}

static int held(const struct play *play, int seat)
{
	int count = 0;
	for (int number = 1; number <= WALL_KINDS; number++)
		count += in_hand(play, seat, number);
	return count;
}

/* The wall tile that this answer of a decision plays, or 0 (R38). */
static int wall_tile_of(const struct move *move)
{
	if (move->kind == MOVE_EXTRA)
		return WALL_EXTRA_TURN;
	if (move->kind != MOVE_SCORE || !move->doubled)
		return 0;
	return move->spot.kind == FEATURE_TOWER ? WALL_DOUBLE_TOWER : WALL_DOUBLE_HOUSE;
}

/* The answer of the open decision that would play this wall tile, or -1. */
static int answer_with(const struct play *play, int seat, int number)
{
	if (play->found.wait != WAIT_DECISION || seat != play->found.seat || play_hands_off(play))
		return -1;
	for (int i = 0; i < play->found.choice_count; i++)
		if (wall_tile_of(&play->found.choices[i]) == number)
			return i;
	return -1;
}

/* One wall tile: told when it is pointed at or has the focus, chosen when it is asked about. */
static void tile(struct play *play, struct ui *ui, int seat, int at, struct rect place, int number, bool usable)
{
	int choice = usable ? answer_with(play, seat, number) : -1;
	struct ui_answer answer = ui_item(ui, tile_id(seat, at), place, UI_FOCUS);
	const char *words = tile_tip(play, ui->draw, seat, number);
	ui_tip(ui, choice < 0 ? words : draw_format(ui->draw, tr("%s Enter chooses it."), words));
	piece_wall_tile(ui->draw, place, number, usable ? 1 : 0.55f);
	if (choice >= 0 && choice == play->answer.chosen)
		draw_ring(ui->draw, rect_middle(place).x, rect_middle(place).y, (float)place.w * 0.62f,
		          theme_stroke(&play->theme, 3), rgb(COLOR_SLOT));
	ui_focus_ring(ui, &answer, place, 5 * ui->theme.scale);
	if (!answer.click || choice < 0)
		return;
	play->answer.chosen = choice;
	ui_set_focus(ui, ui_name("play.board"), false); /* where the next Enter gives the answer */
}

/* The wall tiles one after another, of who is to move first; behind the last the table again. */
void play_hands_key(struct play *play, struct ui *ui)
{
	int seats = game_player_count(session_game(play->session)),
	    first = play->found.seat == NOBODY ? 0 : play->found.seat;
	ui_id next = 0, board = ui_name("play.board");
	if (!play_wall(play) || !ui_key(ui, 'k', 0))
		return;
	for (int n = seats - 1; n >= 0; n--) { /* from behind: what follows the one that has the focus */
		int seat = (first + n) % seats;
		for (int at = held(play, seat) - 1; at >= 0; at--) {
			if (ui_has_focus(ui, tile_id(seat, at))) {
				ui_set_focus(ui, next ? next : board, next != 0);
				return;
			}
			next = tile_id(seat, at);
		}
	}
	if (next)
		ui_set_focus(ui, next, true);
	else
		play_toast(play, ui->now, TOAST_NOTES, tr("Nobody holds a wall tile"),
		           tr("K shows what those do that have been won."));
}

bool play_hands_hush(struct play *play)
{
	bool had = false;
	for (int seat = 0; seat < game_player_count(session_game(play->session)); seat++)
		for (int at = held(play, seat) - 1; at >= 0; at--)
			had |= ui_has_focus(&play->ui, tile_id(seat, at));
	if (had)
		play_to_board(play);
	return had;
}

/* What a player holds lies in a tray that comes out from under his card: it is his, and not the next one's. */
void play_hand_tray(struct play *play, struct ui *ui, int seat)
{
	struct rect box = play->layout.hands[seat], card = play->layout.cards[seat];
	int in = play_px(play, 8), over = play_px(play, 10), edge = play_px(play, 2);
	if (box.h > 0)
		theme_draw(ui->draw, &play->theme, SKIN_WELL,
		           (struct rect){card.x + in, card.y + card.h - over, card.w - 2 * in,
		                         box.y + box.h + edge - card.y - card.h + over});
}

/* What the largest keep would bring, at the right end of the tray: whose it is is told beside what he holds, and in
 * words where `used` leaves room, as that it is nobody's; why so many, to whoever points at it. */
static void keep_pill(struct play *play, struct ui *ui, int seat, struct rect *box, int used)
{
	struct text_style small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	int keep = play_keep_told(play, seat), tall = play_px(play, 22), color = play_seat_color(play, seat);
	const char *words = keep ? tr("keep at the end") : tr("both keeps equal");
	if (!keep && !play_keeps_tied(play))
		return;
	tall = tall > box->h - play_px(play, 4) ? box->h - play_px(play, 4) : tall;
	struct rect all = *box;
	if (keep) {
		struct rect pill = rect_cut_right(box, title_pill_width(ui->draw, &play->theme, tall, keep));
		draw_title_pill(ui->draw, &play->theme, rect_center(pill, pill.w, tall), ICON_CASTLE, keep, color);
		rect_cut_right(box, play_px(play, 4));
	}
	int wide = text_width(ui->draw->metrics, &small, words);
	if (used + wide + play_px(play, 6) <= box->w) {
		draw_text(ui->draw, *box, ALIGN_RIGHT, &small, words);
		rect_cut_right(box, wide + play_px(play, 4));
	}
	rect_cut_left(&all, box->w);
	if (all.w == 0) /* no room even for words */
		return;
	struct ui_answer answer = ui_item(ui, ui_name_at("play.keep", seat), all, UI_FOCUS | UI_TOLD);
	ui_focus_ring(ui, &answer, all, 6 * play->theme.scale);
	ui_tip(ui, play_keep_why(play));
}

void play_hand_tiles(struct play *play, struct ui *ui, int seat)
{
	const struct game *game = session_game(play->session);
	struct rect box = play->layout.hands[seat];
	if (box.h <= 0)
		return;
	rect_cut_left(&box, play_px(play, 16));
	rect_cut_right(&box, play_px(play, 14));
	int count = held(play, seat), at = 0, side = box.h;
	struct text_style small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK_OFF);
	keep_pill(play, ui, seat, &box, count * (side + play_px(play, 5)));
	if (!count) { /* rather not said than cut */
		if (text_width(ui->draw->metrics, &small, tr("no wall tiles")) <= box.w)
			draw_text(ui->draw, box, ALIGN_LEFT, &small, tr("no wall tiles"));
		return;
	}
	int step = side + play_px(play, 5);
	if (step * count > box.w) /* rather one over the other than out of sight */
		step = (box.w - side) / (count - 1);
	for (int number = 1; number <= WALL_KINDS; number++)
		for (int i = 0; i < in_hand(play, seat, number); i++, at++)
			tile(play, ui, seat, at, (struct rect){box.x + at * step, box.y, side, side}, number,
			     i < game_hand_usable(game, seat, number) || play_ending_waits(play));
}

enum { LATE = 20 }; /* tiles left: before that nobody can do much about it */

/* Where a tile is to be laid near the end: how many cells stay empty. */
const char *play_wall_prompt(const struct play *play, const char *detail)
{
	int stay = session_empty(play->session);
	if (!play_wall(play) || play_hands_off(play) || play->found.wait != WAIT_TILE || play->lesson.script ||
	    play->found.unseen_total > LATE)
		return detail;
	return say_join(detail, " · ", "%s", say_count("%d place will stay empty", "%d places will stay empty", stay));
}
