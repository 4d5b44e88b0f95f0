/* What hangs on a player's card besides his name: what he alone holds, the largest keep, and what each is in words. */
#include "view/play/panel/panel.h"

#include "text/say.h"

/* What is counted: "75 empty places + 6 start spaces = 81"; "": nobody would be paid. */
static const char *keep_sum(const struct play *play)
{
	const struct event_list *final = session_final(play->session);
	const char *sum = "";
	for (int i = 0; i < final->count; i++)
		if (final->items[i].kind == EVENT_SCORED && final->items[i].reason == SCORE_KEEP)
			sum = words_score(&final->items[i]);
	return sum;
}

/* As they would count now, with the wall tiles that are held (R44). */
static struct castle_keeps keeps_now(const struct game *game)
{
	struct castle_keeps keeps = {{0}, {0}};
	struct castle_keep keep;
	for (int seat = 0; seat < 2; seat++) {
		if (!game_keep(game, seat, &keep))
			continue;
		keeps.raised[seat] = 2 * game_hand(game, seat, WALL_KEEP);
		keeps.size[seat] = keep.size + keeps.raised[seat];
	}
	return keeps;
}

/* Is it told now what the end would bring? */
static bool foretold(const struct play *play)
{
	return play_wall(play) && session_aids(play->session)->projection && play->found.wait != WAIT_OVER;
}

int play_keep_told(const struct play *play, int seat) { return foretold(play) ? play->found.keep[seat] : 0; }

bool play_keeps_tied(const struct play *play)
{
	struct castle_keeps keeps = keeps_now(session_game(play->session));

	return foretold(play) && keeps.size[0] && keeps.size[0] == keeps.size[1];
}

const char *play_keep_why(const struct play *play)
{
	const char *const names[2] = {words_name(play->session, 0), words_name(play->session, 1)};
	struct castle_keeps keeps = keeps_now(session_game(play->session));
	const char *raised = castle_keeps_raised(&keeps, names);
	const char *text = say_join(castle_keeps_verdict(&keeps, names), raised[0] ? " " : "", "%s", raised);
	return play_keeps_tied(play)
	           ? text
	           : say_on(text, " %s",
	                    say(tr("The larger keep takes the largest empty area at the end, 1 point a place. What "
	                           "will stay empty as it looks now: %s."),
	                        keep_sum(play)));
}

const char *play_badges_tip(const struct play *play, int seat)
{
	const char *text = "";
	int keep = play_keep_told(play, seat);
	for (int holding = 0; holding < HOLDINGS_MAX; holding++) {
		const struct play_card *card = &play->found.cards[holding];
		if (card->seat == seat && card->size)
			text = say_join(text, " ", tr(holding_words(holding)->badge), card->size);
	}
	return keep || play_keeps_tied(play) ? play_keep_why(play) : text;
}
