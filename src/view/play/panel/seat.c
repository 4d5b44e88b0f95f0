/* Who plays a seat: his emblem, and the list under a player's card.  A seat can go
 * from a person to a computer player and back while the game runs. */
#include "view/play/panel/panel.h"

#include "text/say.h"
#include "view/kit/character.h"
#include "view/play/hand/hand.h"

enum { WHO_MOST = 2 + AI_EMBLEM_COUNT, LIST_MOST = WHO_MOST + 1 + OFFER_WHENS };

enum icon play_seat_emblem(const struct play *play, int seat)
{
	int character = session_computer(play->session, seat);

	if (character < 0)
		return ICON_NONE;
	return character_icon(character);
}

static bool seat_changes(const struct play *play)
{
	return !play->lesson.script && play->host->windowed && play->found.wait != WAIT_OVER;
}

/* What a row stands for: a character, -1 a person, SESSION_PROGRAM, the question why, or when a person is asked for
 * what he may lay instead of drawing. */
enum { ROW_WHY = SESSION_PROGRAM + 1, ROW_ASK };

struct seat_row {
	int means;
	const char *label;
	int pips; /* how strong he is */
};

/* What a person has that may be laid instead of drawing a tile, or -1. */
static int offered_by(const struct play *play, int seat)
{
	const struct game *game = session_game(play->session);

	for (int held = 0; held < HOLDINGS_MAX && session_computer(play->session, seat) < 0; held++)
		if (game_has_holding(game, held) && any_holding(held)->fills && game_held(game, seat, held) > 0)
			return held;
	return -1;
}

/* A person, the characters, the program that the command line gave this seat, and the question why; their number. */
static int list_rows(const struct play *play, struct draw *draw, int seat, struct seat_row rows[LIST_MOST])
{
	int count = 0, offered = offered_by(play, seat);

	for (int who = -1; who < ai_character_count(); who++)
		rows[count++] = (struct seat_row){
		    who,
		    who < 0 ? company_name(who) : draw_format(draw, "%s · %s", company_name(who), company_level(who)),
		    company_strength(who)};
	if (play->company.commands[seat])
		rows[count++] = (struct seat_row){SESSION_PROGRAM, company_name(SESSION_PROGRAM), 0};
	if (play_why_known(play, seat))
		rows[count++] = (struct seat_row){ROW_WHY, tr("Why this move?"), 0};
	for (int when = 0; when < OFFER_WHENS && offered >= 0; when++)
		if (when != play->offers.when[seat])
			rows[count++] = (struct seat_row){
			    ROW_ASK + when,
			    draw_format(draw, tr("%s: %s"), words_holding(offered), play_offered_when(when)), 0};
	return count;
}

const char *play_seat_tip(const struct play *play, int seat, const char *marks)
{
	int character = session_computer(play->session, seat);
	/* Badges first: nobody knows them at sight. */
	const char *badges = play_badges_tip(play, seat), *tip = "";
	if (company_strength(character) && seat_changes(play))
		tip = say("%s %s %s", company_says(character),
		          say(tr("Strength: %d of %d."), company_strength(character), ai_character_count()),
		          tr("A click changes who plays here."));
	else if (seat_changes(play))
		tip = tr("Who plays here? A click changes it.");
	if (marks)
		tip = tip[0] ? say("%s\n%s", marks, tip) : marks;
	return tip[0] ? say_join(badges, "\n", "%s", tip) : badges;
}

void play_seat_list(struct play *play, struct ui *ui, int seat, const struct ui_answer *card)
{
	struct seat_row rows[LIST_MOST];
	const char *labels[LIST_MOST];
	int pips[LIST_MOST];
	int count = list_rows(play, ui->draw, seat, rows), current = 0, chosen;

	if (!seat_changes(play))
		return;
	for (int i = 0; i < count; i++) {
		labels[i] = rows[i].label;
		pips[i] = rows[i].pips;
		current = rows[i].means == session_computer(play->session, seat) ? i : current;
	}
	chosen = list_under(ui, ui_name_at("play.card", seat), play->layout.cards[seat], labels, pips, count, current,
	                    card->click && !card->dragging);
	if (chosen < 0)
		return;
	if (rows[chosen].means == ROW_WHY)
		play_advice_why(play, seat, ui->now);
	else if (rows[chosen].means >= ROW_ASK)
		play_offered_ask(play, seat, rows[chosen].means - ROW_ASK, ui->now);
	else
		play_seat_change(play, seat, rows[chosen].means, ui->now);
}
