/* What hangs on a player's card besides his name: what he alone holds, the largest keep, and what each is in words. */
#include "view/play/panel/panel.h"

#include "text/say.h"

int play_keep_told(const struct play *play, int seat)
{
	bool told = session_aids(play->session)->projection && play->found.wait != WAIT_OVER;

	return told ? play->found.keep[seat] : 0;
}

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

const char *play_keep_why(const struct play *play)
{
	return say(tr("The larger keep takes the largest empty area at the end, 1 point a place. What will stay "
	              "empty as it looks now: %s."),
	           keep_sum(play));
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
	return keep ? play_keep_why(play) : text;
}
