/* Who plays a seat: his emblem, and the list under a player's card.  A seat can go
 * from a person to a computer player and back while the game runs. */
#include "view/play/panel/panel.h"

enum { WHO_MOST = 1 + AI_EMBLEM_COUNT, LIST_MOST = WHO_MOST + 1 };

enum icon play_seat_emblem(const struct play *play, int seat)
{
	int character = session_computer(play->session, seat);

	if (character < 0)
		return ICON_NONE;
	return character == SESSION_PROGRAM ? ICON_SETTINGS
	                                    : (enum icon)(ICON_DUCKLING + (int)ai_character(character)->emblem);
}

static bool seat_changes(const struct play *play)
{
	return !play->lesson.script && play->host->windowed && play->found.wait != WAIT_OVER;
}

/* The people and characters, and the question why; returns their number. */
static int list_labels(const struct play *play, int seat, const char *labels[LIST_MOST])
{
	int count = 1 + ai_character_count();

	for (int i = 0; i < count; i++)
		labels[i] = company_name(i - 1);
	if (play_why_known(play, seat))
		labels[count++] = tr("Why this move?");
	return count;
}

void play_seat_list(struct play *play, struct ui *ui, int seat, const struct ui_answer *card)
{
	const char *labels[LIST_MOST];
	int count = list_labels(play, seat, labels), chosen;

	if (!seat_changes(play))
		return;
	ui_tip(ui, tr("Who plays here? A click changes it."));
	chosen = list_under(ui, ui_name_at("play.card", seat), play->layout.cards[seat], labels, count,
	                    session_computer(play->session, seat) + 1, card->click && !card->dragging);
	if (chosen > ai_character_count())
		play_advice_why(play, seat, ui->now);
	else if (chosen >= 0)
		play_seat_change(play, seat, chosen - 1, ui->now);
}
